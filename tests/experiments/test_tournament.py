"""Tournaments: each column, pair, mark and sentence, against figures worked out by hand."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from tests.experiments.invented import binned, ended, near
from tttmc_app.core import Ending, Rules
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.player_text import short_name
from tttmc_app.experiments.ratings import ratings
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.experiments.tournament import (
    TOURNAMENT_CHARTS,
    TournamentPlan,
    TournamentSummary,
    compare_tournaments,
)
from tttmc_app.players import parse_spec

MC, RANDOM, TREE = parse_spec("mc:trials=9"), parse_spec("random"), parse_spec("tree")
PLAN = TournamentPlan((RANDOM, MC, TREE), 5, Rules(4, 3), 4)
WINNERS = ("o-o", "xo", "oo-", "x-", "xxo", "oo")
"""The winners of the pairings: random and mc with either side, random and tree, mc and tree."""


def games() -> list[PlayedGame]:
    """Return all games; X takes 1 and 2 s for its moves, O 4 s, and the games 0, 1, 2 … s."""
    found: list[PlayedGame] = []
    for pairing, winners in enumerate(WINNERS):
        for winner in winners:
            number = len(found)
            found.append(ended(number, pairing, winner, seconds=number, x=(1.0, 2.0), o=(4.0,)))
    # Random forfeits as X and later as O against mc, and tree as X against it.
    for number, reason in ((0, "early"), (3, "late"), (13, "tired")):
        found[number] = found[number]._replace(ending=Ending.FORFEIT, reason=reason)
    return found


def summary_of(plan: TournamentPlan = PLAN, count: int = 15) -> TournamentSummary:
    """Return the summary of the first games."""
    return plan.summary(plan.scores(games()[:count]))


POINTS = {(0, 1): (1.5, 3.5), (0, 2): (1.0, 4.0), (1, 2): (4.0, 1.0)}
"""The points that the players took from each other, over both sides."""


def rows_by_hand() -> list[dict[str, object]]:
    """Return the rows of the table, the highest rating first."""
    found = ratings(3, POINTS)
    counts = {"tree": (2, 4, 2, 4), "mc": (1, 7, 1, 2), "random": (0, 1, 3, 6)}
    forfeits = {"mc": (0, ""), "tree": (1, "tired"), "random": (2, "early")}
    as_x = {"mc": 5, "tree": 4, "random": 6}
    rows: list[dict[str, object]] = []
    for name in ("mc", "tree", "random"):
        index, wins, ties, losses = counts[name]
        spent = [*(1.0, 2.0) * as_x[name], *(4.0,) * (10 - as_x[name])]
        paces = sorted([*(1.5,) * as_x[name], *(4.0,) * (10 - as_x[name])])
        rows.append(
            {
                "player": PLAN.players[index].text,
                "rating": near(found[index].rating),
                "rating_low": near(found[index].interval.low),
                "rating_high": near(found[index].interval.high),
                "points": wins + ties / 2,
                "games": 10,
                "wins": wins,
                "ties": ties,
                "losses": losses,
                "forfeits": forfeits[name][0],
                "moves": len(spent),
                "seconds_per_move": near(mean(spent)),
                "seconds_per_move_deviation": near(stdev(spent)),
                "seconds_per_move_median": binned(paces[4]),
                "forfeit_reason": forfeits[name][1],
            }
        )
    return rows


def test_rows_keep_their_place_until_the_end() -> None:
    """During the run the plan's order is listed; at the end, the highest rating comes first."""
    for count, order in ((14, [0, 1, 2]), (15, [1, 2, 0])):
        assert [row.index for row in PLAN.listed(summary_of(count=count))] == order
    assert [row.index for row in PLAN.summary(PLAN.scores([])).standings] == [0, 1, 2]


def test_every_column_is_worked_out_by_hand() -> None:
    """The table has each player's rating, points, counts, times and forfeits on both sides.

    The JSON has the table, with intervals as pairs, and the results of each pair by sides.
    """
    summary, players = summary_of(), rows_by_hand()
    assert summary.table() == players
    for row in players:
        row["interval"] = [row.pop("rating_low"), row.pop("rating_high")]
    found: Any = summary.as_json()
    assert (found["virtual_draws"], found["players"]) == (1.0, players)
    sides = ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    forfeits = ((1, 0), (0, 1), (0, 0), (0, 0), (0, 0), (1, 0))
    numbers = iter(range(15))
    for pair, (x, o), winners, lost in zip(found["pairs"], sides, WINNERS, forfeits, strict=True):
        assert (pair["x"], pair["o"]) == (PLAN.players[x].text, PLAN.players[o].text)
        assert (pair["games"], pair["x_forfeits"], pair["o_forfeits"]) == (len(winners), *lost)
        assert pair["seconds_per_game"] == mean(next(numbers) for _ in winners)
        for name, winner in (("x_wins", "x"), ("o_wins", "o"), ("ties", "-")):
            held = wilson_interval(winners.count(winner), len(winners))
            assert pair[name] == winners.count(winner)
            assert pair[f"{name}_interval"] == [held.low, held.high]


def test_the_cross_table_counts_for_the_first_player() -> None:
    """The score of two players counts the first as X, over both sides."""
    summary = summary_of()
    counts = {(0, 1): (1, 1, 3), (0, 2): (0, 2, 3), (1, 2): (4, 0, 1)}
    for (one, two), results in counts.items():
        for players, expected in (((one, two), results), ((two, one), results[::-1])):
            score = summary.between(*players)
            assert (score.x_wins, score.ties, score.o_wins) == expected
    assert summary.between(0, 0).games == 0


@pytest.mark.parametrize(("count", "order"), [(15, [1, 2, 0]), (5, [0, 1])])
def test_the_chart_has_ratings_with_whiskers(count: int, order: list[int]) -> None:
    """Each player with games has a point and a lying whisker, in the listed order of all."""
    summary = summary_of(count=count)
    rows = {row.index: row for row in summary.standings}
    chart = TOURNAMENT_CHARTS[0].draw(PLAN, summary)
    assert list(chart.y.names) == [
        short_name(PLAN.players[i]) for i in (order if count == 15 else range(3))
    ]
    (curve,) = chart.curves
    assert (curve.xs, curve.ys) == (tuple(rows[i].rating for i in order), tuple(range(len(order))))
    assert [(w.x, w.y, w.low, w.high, w.is_horizontal) for w in chart.whiskers] == [
        (rows[i].rating, place, rows[i].interval.low, rows[i].interval.high, True)
        for place, i in enumerate(order)
    ]
    assert [(spot.x, spot.y) for spot in chart.spots] == list(zip(curve.xs, curve.ys, strict=True))


def test_differences_of_ratings_have_both_errors() -> None:
    """Players in both tournaments are compared; the half-widths are added as squares."""
    other = TournamentPlan((TREE, RANDOM, parse_spec("perfect")), 5, Rules(4, 3))
    one, two = summary_of(), summary_of(other)
    before, after = ({row.player: row for row in each.standings} for each in (one, two))
    found = list(compare_tournaments(one, two))
    assert [row.name for row in found] == [TREE.text, RANDOM.text]
    for row in found:
        first, second = before[row.name], after[row.name]
        half = sqrt(sum(((r.interval.high - r.interval.low) / 2) ** 2 for r in (first, second)))
        assert (row.measure, row.one, row.two) == (Measure.RATING, first.rating, second.rating)
        gap = second.rating - first.rating
        assert row.interval == Interval(near(gap - half), near(gap + half))
        assert row.label == short_name(parse_spec(row.name))
