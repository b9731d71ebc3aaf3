"""Scores of games: every field of one game, of sums and of exchanged sides."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product
from typing import Any

from tests.experiments.invented import WINNERS, ended
from tttmc_app.core import Ending
from tttmc_app.experiments.score import FirstForfeit, Score, score_of, total_scores
from tttmc_app.experiments.statistics import Histogram, Spread

GAMES = [
    ended(n, n % 2, winner, seconds=4, x=(0.5, 1.5), o=(0.25,), ending=ending, reason=f"why {n}")
    for n, (winner, ending) in enumerate(product("xo-", Ending))
]
WON = Score(
    x_wins=1,
    seconds=Spread(1, 4.0, 16.0),
    x_times=Spread(2, 2.0, 2.5),
    o_times=Spread(1, 0.25, 0.0625),
    game_seconds=Histogram.of([4.0]),
    x_pace=Histogram.of([1.0]),
    o_pace=Histogram.of([0.25]),
)


def test_one_game_is_one_of_everything() -> None:
    """A game counts for its winner and its ending, and its times for each side."""
    rows: dict[tuple[str, Ending], dict[str, Any]] = {
        ("x", Ending.LINE): {},
        ("-", Ending.FULL_BOARD): {"ties": 1},
        ("o", Ending.RESIGNATION): {"o_wins": 1, "resignations": 1},
        ("x", Ending.FORFEIT): {"o_forfeits": 1, "o_why": FirstForfeit(7, "why")},
        ("o", Ending.FORFEIT): {"o_wins": 1, "x_forfeits": 1, "x_why": FirstForfeit(7, "why")},
    }
    for (winner, ending), changes in rows.items():
        game = GAMES[0]._replace(number=7, winner=WINNERS[winner], ending=ending, reason="why")
        assert score_of(game) == replace(WON, **({"x_wins": int(winner == "x")} | changes))


def test_totals_are_the_sums_of_games() -> None:
    """Each pairing's total is the sum of its games' scores, whatever their endings."""
    games = [*GAMES, ended(99, 0, "x"), ended(98, 1, "-", x=(2.0,))]  # over before a side moved
    for pairing, total in enumerate(total_scores(games, 3)):
        parts = [score_of(game) for game in games if game.pairing == pairing]
        assert total == sum(parts, Score())
        assert total.games == len(parts)


FULL = Score(
    *(1, 2, 3, 4, 5, 6),
    FirstForfeit(7, "x"),
    FirstForfeit(8, "o"),
    Spread(9, 10.0, 11.0),
    Spread(12, 13.0, 14.0),
    Spread(15, 16.0, 17.0),
    Histogram({18: 19}),
    Histogram({20: 21}),
    Histogram({22: 23}),
    (24, 25, 26, 27, 28),
    Spread(29, 30.0, 31.0),
)
"""A score in which no two fields are alike."""


def test_exchanging_the_sides_exchanges_what_belongs_to_a_side() -> None:
    """Each field of X becomes O's and the other way round; the others stay."""
    swapped = FULL.swapped()
    for name in (field.name for field in fields(Score)):
        other = {"x_": "o_", "o_": "x_"}.get(name[:2], name[:2]) + name[2:]
        assert getattr(swapped, name) == getattr(FULL, other), name
    assert (FULL.x_reason, FULL.o_reason, Score().x_reason) == ("x", "o", "")


def test_each_field_of_a_sum_is_a_sum() -> None:
    """Counts, times and histograms are added, in any order; the earliest forfeits stay."""
    early = replace(FULL, x_why=FirstForfeit(6, "x"), o_why=None)
    for total in (FULL + early, early + FULL):
        assert (total.x_why, total.o_why) == (early.x_why, FULL.o_why)
        for name in (field.name for field in fields(Score) if not field.name.endswith("why")):
            one, both = getattr(FULL, name), getattr(total, name)
            if isinstance(one, Histogram):
                one, both = one.counts.values(), both.counts.values()
            if isinstance(one, int):
                one, both = [one], [both]
            assert list(both) == [2 * number for number in one], name
    assert FULL + Score() == Score() + FULL == FULL
    assert FULL.move_times == Spread(27, 29.0, 31.0)
    assert FULL.pace == Histogram({20: 21, 22: 23})
    assert (FULL.games, FULL.forfeits) == (6, 11)
