"""Scores of games: every field of one game, of sums and of exchanged sides."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from typing import Any

from tests.experiments.invented import ended
from tttmc_app.core import Ending
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.score import FirstForfeit, Score, total_scores
from tttmc_app.experiments.statistics import Histogram, Spread

COUNTS = """
x LINE 1 0 0 0 0 0
- FULL_BOARD 0 0 1 0 0 0
o RESIGNATION 0 1 0 1 0 0
x FORFEIT 1 0 0 0 0 1
o FORFEIT 0 1 0 0 1 0
"""
"""A game, and the counts of its score: wins of X and O, ties, resignations, forfeits of X and O."""


def game_of(number: int, pairing: int, winner: str, ending: Ending) -> PlayedGame:
    """Return a game of 4 s with three moves."""
    times: dict[str, Any] = {"seconds": 4, "x": (0.5, 1.5), "o": (0.25,)}
    return ended(number, pairing, winner, ending=ending, reason=f"why {number}", **times)


def score_of(game: PlayedGame) -> Score:
    """Return the score of one game, wherever it was played."""
    (score,) = total_scores([game._replace(pairing=0)], 1)
    return score


def test_one_game_is_one_of_everything() -> None:
    """A game counts for its winner and its ending, and its times for each side."""
    names = [field.name for field in fields(Score)]
    for row in COUNTS.strip().splitlines():
        winner, ending, *counts = row.split()
        score = score_of(game_of(7, 0, winner, Ending[ending]))
        assert [str(getattr(score, name)) for name in names[:6]] == counts
        whys = [FirstForfeit(7, "why 7") if count == "1" else None for count in counts[4:]]
        assert [score.x_why, score.o_why] == whys
        assert (score.seconds, score.x_times) == (Spread(1, 4.0, 16.0), Spread(2, 2.0, 2.5))
        assert score.game_seconds == Histogram.of([4.0])
        assert (score.x_pace, score.o_pace) == (Histogram.of([1.0]), Histogram.of([0.25]))
        assert score.o_times == Spread(1, 0.25, 0.0625)


def test_totals_are_the_sums_of_games() -> None:
    """Each pairing's total is the sum of its games' scores, whatever their endings."""
    ends = enumerate(product("xo-", Ending))
    games = [game_of(number, number % 2, *end) for number, end in ends]
    games += [ended(99, 0, "x"), ended(98, 1, "-", x=(2.0,))]  # over before a side moves
    for pairing, total in enumerate(total_scores(games, 3)):
        parts = [score_of(game) for game in games if game.pairing == pairing]
        assert total == sum(parts, Score())
        assert total.games == len(parts)


def test_exchanging_the_sides_exchanges_what_belongs_to_a_side() -> None:
    """Each field of X becomes O's and the other way round; the others stay."""
    others = Score(pairs=(1, 2, 3, 4, 5), controlled=Spread(6, 7.0, 8.0))
    for winner, ending in product("xo-", Ending):
        game = game_of(7, 0, winner, ending)
        other = None if game.winner is None else game.winner.other
        exchanged = game._replace(winner=other, x_times=game.o_times, o_times=game.x_times)
        swapped = (score_of(game) + others).swapped()
        assert swapped == score_of(exchanged) + others
        assert swapped.x_reason == score_of(game).o_reason


def test_what_pairs_and_forfeits_add_up_to() -> None:
    """The earliest forfeits stay, in any order."""
    late, early = (
        Score(x_forfeits=n, o_forfeits=2, x_why=FirstForfeit(n, "x"), pairs=(n, 2, 3, 4, 5))
        for n in (7, 6)
    )
    for total in (late + early, early + late):
        assert (total.x_why, total.forfeits) == (early.x_why, 17)
        assert total.pairs == (13, 4, 6, 8, 10)
