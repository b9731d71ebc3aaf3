"""Sweeps: every column and sentence, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from statistics import mean, stdev
from typing import Any

import pytest

from tests.experiments.invented import binned, ended, near
from tests.refusals import carried_by
from tttmc_app.core import Ending, Mark, Rules, Text
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.score import forfeit_lines
from tttmc_app.experiments.statistics import Spread, difference_interval, wilson_interval
from tttmc_app.experiments.sweep import SweepPlan, SweepSummary, compare_sweeps, sweep_forfeits
from tttmc_app.experiments.sweep_charts import SWEEP_CHARTS, compared_sweeps
from tttmc_app.players import parse_spec

MC, RANDOM = parse_spec("mc:trials=7,other=3"), parse_spec("random")
PLAN = SweepPlan(MC, "trials", (5, 2000), RANDOM, None, 13, Rules(4, 3), 3)
"""The player is X in the first seven games with each value, and O in the other six."""
ALONE = SweepPlan(MC, "trials", (5, 2000), None, Mark.X, 13, Rules(4, 3), 3)
OWN = (0.5, 1.5)
"""The times of the player's moves as X in each game; as O it takes 0.25, 0.25 and 1 s."""
SECONDS = tuple(range(1, 14))
"""The durations of the games with the value 5, in their order."""


def played(plan: SweepPlan) -> list[PlayedGame]:
    """Return the games with the first value: as X 4 won, 1 tied, 2 lost; as O 4, 1 and 1."""
    ends = {0: "xxxx-oo", 1: "oooo-x"}
    both = len(plan.pairings) == 4
    games: list[PlayedGame] = []
    for pairing, winners in ends.items():
        for winner in winners:
            number = len(games)
            x, o = ((8.0,), (0.25, 0.25, 1.0)) if pairing else (OWN, (4.0,))
            at = pairing if both else 0
            games.append(ended(number, at, winner, seconds=SECONDS[number], x=x, o=o))
    games[4] = games[4]._replace(ending=Ending.FULL_BOARD)
    # The player forfeits as X, its opponent on both sides, and the player resigns as O.
    games[0] = games[0]._replace(ending=Ending.FORFEIT, reason="cheated")
    games[6] = games[6]._replace(ending=Ending.FORFEIT, reason="slept")
    games[7] = games[7]._replace(ending=Ending.FORFEIT, reason="again")
    games[12] = games[12]._replace(ending=Ending.RESIGNATION)
    return games


def summary_of(plan: SweepPlan) -> SweepSummary:
    """Return the summary of these games."""
    return plan.summary(plan.scores(played(plan)))


def ends_of(count: int, of: int) -> dict[str, float]:
    """Return the ends of the interval of a share."""
    interval = wilson_interval(count, of)
    return {"low": interval.low, "high": interval.high}


def expected_row() -> dict[str, object]:
    """Return the row of the first value, worked out by hand."""
    times = [*OWN * 7, *(0.25, 0.25, 1.0) * 6]
    row: dict[str, object] = {"trials": 5, "games": 13}
    counts = {"x_wins": 5, "ties": 2, "o_wins": 6, "wins": 8, "losses": 3}
    for name, count in counts.items():
        held = ends_of(count, 13)
        row |= {name: count, f"{name}_low": held["low"], f"{name}_high": held["high"]}
        row[f"{name}_share"] = count / 13
    return row | {
        "resignations": 1,
        "forfeits": 3,
        "seconds_per_game": 7.0,
        "seconds_per_game_deviation": near(stdev(SECONDS)),
        "seconds_per_game_quartile_1": binned(4),
        "seconds_per_game_median": binned(7),
        "seconds_per_game_quartile_3": binned(10),
        "moves": 32,
        "seconds_per_move": near(mean(times)),
        "seconds_per_move_deviation": near(stdev(times)),
        "seconds_per_move_quartile_1": binned(0.5),
        "seconds_per_move_median": binned(1),
        "seconds_per_move_quartile_3": binned(1),
        "player_forfeits": 1,
        "player_forfeit_reason": "slept",
        "opponent_forfeits": 2,
        "opponent_forfeit_reason": "cheated",
    }


def test_every_column_is_worked_out_by_hand() -> None:
    """The table has counts, intervals, times and forfeits of the player's games on both sides.

    The JSON has its columns, too; both ends of an interval are one list.
    """
    summary, expected = summary_of(PLAN), expected_row()
    row, empty = summary.table()
    assert row == expected
    assert list(row) == list(empty)
    assert {name: value for name, value in empty.items() if value} == {
        "trials": 2000,
        **dict.fromkeys([name for name in row if name.endswith("_high")], 1.0),
    }
    for name in ("x_wins", "ties", "o_wins", "wins", "losses"):
        ends = [expected.pop(f"{name}_low"), expected.pop(f"{name}_high")]
        expected[f"{name}_interval"] = ends
    found: Any = summary.as_json()
    assert (found["parameter"], found["rows"][0]) == ("trials", expected)


def test_a_player_that_plays_itself_has_both_sides_times() -> None:
    """In self-play wins are X's, losses O's, and the moves of both sides are timed."""
    (row, _) = summary_of(ALONE).table()
    times = [*(*OWN, 4.0) * 7, *(8.0, 0.25, 0.25, 1.0) * 6]
    assert (row["wins"], row["losses"]) == (row["x_wins"], row["o_wins"]) == (5, 6)
    assert (row["wins_low"], row["losses_high"]) == (ends_of(5, 13)["low"], ends_of(6, 13)["high"])
    assert (row["moves"], row["seconds_per_move"]) == (45, near(mean(times)))
    paces = ("quartile_1", "median", "quartile_3")
    assert [row[f"seconds_per_move_{name}"] for name in paces] == [binned(1), binned(1), binned(4)]


@pytest.mark.parametrize(
    ("side", "results"),
    [
        (None, (8, 3, 32, 1, "slept", 2, "cheated")),
        (Mark.X, (5, 6, 26, 2, "slept", 1, "cheated")),
        (Mark.O, (6, 5, 26, 1, "cheated", 2, "slept")),
    ],
)
def test_results_are_the_player_s_on_each_side(
    side: Mark | None, results: tuple[object, ...]
) -> None:
    """Even against a player with the same settings, wins, moves and forfeits are the player's."""
    plan = replace(PLAN, against=PLAN.players[0], side=side)
    games = played(plan)
    if side is not None:  # each side has two moves in every game
        games = [game._replace(x_times=Spread.of(OWN), o_times=Spread.of(OWN)) for game in games]
    row, _ = plan.summary(plan.scores(games)).table()
    assert (row["x_wins"], row["o_wins"], row["games"]) == (5, 6, 13)
    names = ("forfeits", "forfeit_reason")
    columns = (
        "wins",
        "losses",
        "moves",
        *(f"{who}_{n}" for who in ("player", "opponent") for n in names),
    )
    assert tuple(row[name] for name in columns) == results


@pytest.mark.parametrize(
    ("plan", "names", "forfeits"),
    [
        (PLAN, ("Monte Carlo", "Random"), [(1, "slept"), (2, "cheated")]),
        (ALONE, ("X", "O"), [(2, "slept"), (1, "cheated")]),
    ],
)
def test_forfeits_are_told_for_each_value_and_player(
    plan: SweepPlan, names: tuple[str, str], forfeits: list[tuple[int, str]]
) -> None:
    """Each player's forfeits have its name and first reason; in self-play the sides' names."""
    found = list(sweep_forfeits(plan, summary_of(plan)))
    assert [(each.games, each.reason) for each in found] == [*forfeits, (0, ""), (0, "")]
    assert all(name in str(each.player) for each, name in zip(found, names * 2, strict=True))
    assert forfeit_lines(found) == [each.text for each in found[:2]]


# Charts ----------------------------------------------------------------------------------------


def per_cent(count: int, of: int = 13) -> float:
    """Return a share in per cent."""
    return near(100 * count / of)


BY_PLAYER = (PLAN, (8, 2, 3), ("wins", "ties", "losses"))
BY_SIDE = (ALONE, (5, 2, 6), ("X wins", "ties", "O wins"))
BOTH = pytest.mark.parametrize(("plan", "counts", "names"), [BY_PLAYER, BY_SIDE])


@BOTH
def test_results_are_stacked_bars(
    plan: SweepPlan, counts: tuple[int, int, int], names: tuple[str, ...]
) -> None:
    """Wins, ties and losses follow each other; whiskers are those of the first and the last."""
    chart = SWEEP_CHARTS[0].draw(plan, summary_of(plan))
    first, ties, last = counts
    won, lost = ends_of(first, 13), ends_of(last, 13)
    ends = (0, per_cent(first), per_cent(first + ties), per_cent(13))
    assert [(bar.x, bar.bottom, bar.top) for bar in chart.bars] == [
        (0, low, high) for low, high in pairwise(ends)
    ]
    assert [(whisker.y, whisker.low, whisker.high) for whisker in chart.whiskers] == [
        (per_cent(first), 100 * won["low"], 100 * won["high"]),
        (per_cent(first + ties), 100 - 100 * lost["high"], 100 - 100 * lost["low"]),
    ]
    assert tuple(str(key.name) for key in chart.keys) == names
    assert tuple(map(str, chart.x.names)) == ("5", "2,000")
    (spot,) = chart.spots
    assert isinstance(spot.words, Text)
    assert carried_by(spot.words)["n"] == "13"
    assert [name in str(spot.words) for name in names] == [True] * 3


def test_times_are_per_game_and_per_move() -> None:
    """Each has a curve with its median and quartiles, from left to right."""
    game, move = SWEEP_CHARTS[1].draw(PLAN, summary_of(PLAN)).curves
    assert (game.xs, game.ys, game.lows, game.highs) == (
        *((5.0,), (binned(7),), (binned(4),), (binned(10),)),
    )
    assert (move.ys, move.lows, move.highs) == ((binned(1),), (binned(0.5),), (binned(1),))
    plan = replace(ALONE, values=(50, 5))
    games = [ended(13 * at, at, "x", seconds=s) for at, s in enumerate((4.0, 1.0))]
    chart = SWEEP_CHARTS[1].draw(plan, plan.summary(plan.scores(games)))
    assert (chart.curves[0].xs, chart.curves[0].ys) == ((5.0, 50.0), (binned(1), binned(4)))


# Two sweeps ------------------------------------------------------------------------------------


@BOTH
def test_two_sweeps_are_compared_by_shares(
    plan: SweepPlan, counts: tuple[int, int, int], names: tuple[str, ...]
) -> None:
    """Differences are the second share minus the first; a chart shows both of the chosen share."""
    won = [ended(number, 0, "x" if number < 4 else "-") for number in range(5)]
    one, two = summary_of(plan), plan.summary(plan.scores(won))
    assert [
        (d.name, str(d.measure), d.one, d.two, d.interval) for d in compare_sweeps(one, two)
    ] == [
        ("5", name, first / 13, second / 5, difference_interval(first, 13, second, 5))
        for name, first, second in zip(names, counts, (4, 1, 0), strict=True)
    ]
    measures = Measure.X_WINS, Measure.TIES, Measure.O_WINS
    for measure, first, second in zip(measures, counts, (4, 1, 0), strict=True):
        shares, times = compared_sweeps(("one", plan, one), ("two", plan, two), measure)
        assert [curve.ys for curve in shares.curves] == [(per_cent(first),), (per_cent(second, 5),)]
        held = ends_of(first, 13)
        ends = shares.curves[0].lows, shares.curves[0].highs
        assert ends == ((100 * held["low"],), (100 * held["high"],))
        assert (
            [key.name for key in shares.keys] == [key.name for key in times.keys] == ["one", "two"]
        )
        assert [curve.ys for curve in times.curves] == [(binned(7),), (binned(1),)]
        assert names[measures.index(measure)] in str(shares.title)


def test_a_player_s_own_results_are_compared_as_such() -> None:
    """If the player of one sweep changes sides, wins are the player's, in either order."""
    own, sides = (summary_of(PLAN), (8, 2, 3)), (summary_of(ALONE), (5, 2, 6))
    for (one, first), (two, second) in ((own, sides), (sides, own)):
        found = [(each.measure, each.one, each.two) for each in compare_sweeps(one, two)]
        assert found == [
            (measure, first[at] / 13, second[at] / 13)
            for at, measure in enumerate((Measure.WINS, Measure.TIES, Measure.LOSSES))
        ]
        chart, _ = compared_sweeps(("", PLAN, one), ("", ALONE, two), Measure.O_WINS)
        assert [curve.ys for curve in chart.curves] == [
            (per_cent(first[2]),),
            (per_cent(second[2]),),
        ]
        assert "losses" in str(chart.title)


def test_sweeps_without_common_values_or_parameters() -> None:
    """They have no differences; sweeps of one parameter still share a chart of all values."""
    other = SweepPlan(MC, "other", (0.0, 2.5), RANDOM, None, 13)
    one, two = ("", PLAN, summary_of(PLAN)), ("", other, summary_of(other))
    assert compared_sweeps(one, two, Measure.TIES) == ()
    assert list(compare_sweeps(one[2], two[2])) == []
    apart = replace(PLAN, values=(6, 7))
    assert list(compare_sweeps(one[2], apart.summary(apart.scores(played(PLAN))))) == []
    games = [ended(0, 0, "x", seconds=1.0), ended(1, 1, "o", seconds=4.0)]
    runs = [
        (name, plan, plan.summary(plan.scores(games)))
        for name, values in (("1", (0.0, 2.5)), ("2", (1.0, 2.5)))
        for plan in (SweepPlan(MC, "other", values, None, Mark.X, 1),)
    ]
    for chart, (first, second) in zip(
        compared_sweeps(runs[0], runs[1], Measure.X_WINS),
        ((100.0, 0.0), (binned(1.0), binned(4.0))),
        strict=True,
    ):
        assert tuple(map(str, chart.x.names)) == ("0", "2.5", "1")
        assert [(curve.xs, curve.ys) for curve in chart.curves] == [
            ((0.0, 1.0), (first, second)),
            ((1.0, 2.0), (second, first)),
        ]
