"""Scores of games: every field of one game, of sums and of exchanged sides."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product

import pytest

from tests.experiments.invented import ended
from tttmc_app.core import Ending
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.score import (
    FirstForfeit,
    Score,
    score_of,
    total_scores,
)
from tttmc_app.experiments.statistics import Histogram, Spread

ENDINGS = tuple(product("xo-", Ending))


def game_of(number: int, pairing: int, winner: str, ending: Ending) -> PlayedGame:
    """Return a game whose reason has its number."""
    return ended(
        number, pairing, winner, seconds=4.0, x=(0.5, 1.5), o=(0.25,), ending=ending,
        reason=f"why {number}",
    )  # fmt: skip


@pytest.mark.parametrize(("winner", "ending"), ENDINGS)
def test_one_game_is_one_of_everything(winner: str, ending: Ending) -> None:
    """A game counts for its winner and its ending, and its times for each side."""
    forfeit, why = ending is Ending.FORFEIT, FirstForfeit(7, "why 7")
    assert score_of(game_of(7, 0, winner, ending)) == Score(
        x_wins=int(winner == "x"),
        o_wins=int(winner == "o"),
        ties=int(winner == "-"),
        resignations=int(ending is Ending.RESIGNATION),
        x_forfeits=int(forfeit and winner == "o"),
        o_forfeits=int(forfeit and winner == "x"),
        x_why=why if forfeit and winner == "o" else None,
        o_why=why if forfeit and winner == "x" else None,
        seconds=Spread(1, 4.0, 16.0),
        x_times=Spread(2, 2.0, 2.5),
        o_times=Spread(1, 0.25, 0.0625),
        game_seconds=Histogram.of([4.0]),
        x_pace=Histogram.of([1.0]),
        o_pace=Histogram.of([0.25]),
    )


def test_totals_are_the_sums_of_games() -> None:
    """Each pairing's total is the sum of its games' scores, whatever their endings."""
    games = [game_of(number, number % 2, *end) for number, end in enumerate(ENDINGS)]
    games.append(ended(99, 0, "x"))  # over before a side has moved
    games.append(ended(98, 1, "-", x=(2.0,)))
    for pairing, total in enumerate(total_scores(games, 3)):
        parts = [score_of(game) for game in games if game.pairing == pairing]
        assert total == sum(parts, Score())
        assert total.games == len(parts)
    one, two, empty = total_scores(games, 3)
    assert empty == Score()
    ties = sum(end[0] == "-" for end in ENDINGS) + 1
    assert one.ties + two.ties == ties
    assert (one + two).forfeits == 2
    assert (one + two).resignations == 3
    assert sum((one + two).o_pace.counts.values()) == len(ENDINGS)
    assert sum((one + two).x_pace.counts.values()) == len(ENDINGS) + 1


FULL = Score(
    x_wins=1,
    o_wins=2,
    ties=3,
    resignations=4,
    x_forfeits=5,
    o_forfeits=6,
    x_why=FirstForfeit(7, "x"),
    o_why=FirstForfeit(8, "o"),
    seconds=Spread(9, 10.0, 11.0),
    x_times=Spread(12, 13.0, 14.0),
    o_times=Spread(15, 16.0, 17.0),
    game_seconds=Histogram({18: 19}),
    x_pace=Histogram({20: 21}),
    o_pace=Histogram({22: 23}),
    pairs=(24, 25, 26, 27, 28),
    controlled=Spread(29, 30.0, 31.0),
)
"""A score in which no two fields are alike."""


def test_exchanging_the_sides_exchanges_what_belongs_to_a_side() -> None:
    """Each field of X becomes O's and the other way round; the others stay."""
    swapped = FULL.swapped()
    for field in fields(Score):
        name = field.name
        partner = {"x": "o", "o": "x"}.get(name[0]) if name[1] == "_" else None
        other = name if partner is None else f"{partner}{name[1:]}"
        assert getattr(swapped, name) == getattr(FULL, other), name
    assert swapped.swapped() == FULL
    assert (FULL.x_reason, FULL.o_reason, Score().x_reason) == ("x", "o", "")
    assert (swapped.x_reason, swapped.o_reason) == ("o", "x")


def test_each_field_of_a_sum_is_a_sum() -> None:
    """Counts, times and histograms are added, in any order; the earliest forfeits stay."""
    early = replace(FULL, x_why=FirstForfeit(6, "x"), o_why=None)
    for total in (FULL + early, early + FULL):
        assert (total.x_why, total.o_why) == (FirstForfeit(6, "x"), FULL.o_why)
        for field in fields(Score):
            one, both = getattr(FULL, field.name), getattr(total, field.name)
            if isinstance(one, Histogram):
                assert both.counts == {bucket: 2 * count for bucket, count in one.counts.items()}
            elif field.name in ("pairs", "controlled"):
                assert tuple(both) == tuple(2 * number for number in getattr(FULL, field.name))
            elif isinstance(one, int):
                assert both == 2 * one
    assert FULL + Score() == Score() + FULL == FULL
    assert FULL.move_times == Spread(27, 29.0, 31.0)
    assert FULL.pace == Histogram({20: 21, 22: 23})
    assert (FULL.games, FULL.forfeits) == (6, 11)
