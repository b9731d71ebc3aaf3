"""Tournaments: columns, pairs and the chart, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean, stdev
from typing import Any

from tests.experiments.invented import near, numbers, played
from tttmc_app.core import Rules
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.player_text import short_name
from tttmc_app.experiments.ratings import Meeting, ratings
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import difference_interval
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
FORFEITS = {0: "early", 3: "late", 13: "tired"}
"""Random forfeits as X and later as O against mc, and tree as X against it."""


def summary_of(plan: TournamentPlan = PLAN, count: int = 15) -> TournamentSummary:
    """Return the summary of the first games."""
    return plan.summary(plan.scores(played(*WINNERS, forfeits=FORFEITS)[:count]))


MEETINGS = [
    Meeting.of(x, o, 1, [ends.count(end) for end in "o-x"])
    for (x, o), ends in zip(((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)), WINNERS, strict=True)
]
ROWS = """
points 7.5 score .75 wins 7 ties 1 losses 2 forfeits 0 moves 15 seconds_per_move_median 1.5
points 5 score .5 wins 4 ties 2 losses 4 forfeits 1 moves 14 seconds_per_move_median 4 \
    forfeit_reason tired
points 2.5 score .25 wins 1 ties 3 losses 6 forfeits 2 moves 16 seconds_per_move_median 1.5 \
    forfeit_reason early
"""
"""Some columns of mc, tree and random, which are X in 5, 4 and 6 of their 10 games."""


def test_every_column_is_worked_out_by_hand() -> None:
    """The table has each player's rating, points, counts, times and forfeits on both sides.

    The JSON has the table, with intervals as pairs.
    """
    table, found = summary_of().table(), ratings(3, MEETINGS)
    shown: Any = summary_of().as_json()
    rows = zip(
        ROWS.strip().splitlines(),
        (1, 2, 0),
        (5, 4, 6),
        table,
        shown["players"],
        strict=True,
    )
    for text, index, as_x, row, player in rows:
        spent, rating = [*(1, 2) * as_x, *(4,) * (10 - as_x)], found[index]
        expected = numbers(text) | {
            "player": PLAN.players[index].text,
            "games": 10,
            "pairs_played": 4,
        }
        expected |= {"rating": near(rating.rating), "seconds_per_move": near(mean(spent))}
        ends = {"rating_low": near(rating.interval.low), "rating_high": near(rating.interval.high)}
        expected |= {"seconds_per_move_deviation": near(stdev(spent))}
        assert row == row | expected | ends
        interval = [row.pop(name) for name in ends]
        assert player == row | {"interval": interval}
    for pair, winners in zip(shown["pairs"], WINNERS, strict=True):
        assert [pair["x_wins"], pair["ties"], pair["o_wins"]] == list(map(winners.count, "x-o"))
    assert shown["virtual_draws"] == 1


def test_the_chart_has_ratings_with_whiskers() -> None:
    """Each player with games has a point and a lying whisker, in the listed order of all."""
    for count, order in ((15, [1, 2, 0]), (14, [0, 1, 2]), (5, [0, 1, 2])):
        summary = summary_of(count=count)
        rows = PLAN.listed(summary)
        chart = TOURNAMENT_CHARTS[0].draw(PLAN, summary)
        assert list(chart.y.names) == [short_name(PLAN.players[index]) for index in order]
        known = [row for row in rows if row.games]
        for place, (row, point) in enumerate(zip(known, chart.points, strict=True)):
            assert (*point[:2], point.interval) == (row.rating, place, row.interval)


def test_differences_of_ratings_have_both_errors() -> None:
    """Players in both tournaments are compared."""
    other = TournamentPlan((TREE, RANDOM, parse_spec("perfect")), 5, Rules(4, 3))
    one, two = summary_of(), summary_of(other)
    before, after = ({row.player: row for row in each.standings} for each in (one, two))
    found = list(compare_tournaments(one, two))
    assert [row.name for row in found] == [TREE.text, RANDOM.text]
    for row in found:
        first, second = before[row.name], after[row.name]
        held = difference_interval(first.rating, first.interval, second.rating, second.interval)
        assert (row.measure, row.one, row.two) == (Measure.RATING, first.rating, second.rating)
        assert row.interval == held


def test_after_openings_pairs_count_in_any_order() -> None:
    """Games come together with the other one after the same opening, whenever they end."""
    plan, games = replace(PLAN, opening=2), played(*WINNERS)
    whole, parts = plan.scores(games), (plan.scores([game]) for game in reversed(games))
    summed = [sum(scores, Score()) for scores in zip(*parts, strict=True)]
    for score, total in zip(whole, summed, strict=True):
        assert (score.pairs, score.halves) == (total.pairs, total.halves)
    counted = {at: (whole[at].pairs, whole[at].halves) for at in (0, 2, 4)}
    assert counted == {
        0: ((1, 0, 0, 1, 0), {2: 0}),
        2: ((1, 1, 0, 0, 0), {2: 1}),
        4: ((0, 0, 0, 0, 2), {2: 0}),
    }
