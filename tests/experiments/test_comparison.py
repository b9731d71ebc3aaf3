"""Differences between two runs: texts, JSON, tables, and what can't be compared."""

from __future__ import annotations

import pytest

from tttmc_app.core import Text
from tttmc_app.experiments.comparison import (
    BY_PLAYER,
    SHARES,
    Comparison,
    Difference,
    Measure,
    share_differences,
)
from tttmc_app.experiments.report import comparison_csv
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Interval, difference_interval

SHARE = Difference("5", Measure.X_WINS, 0.25, 0.75, Interval(0.125, 0.875))
RATING = Difference("mc", Measure.RATING, -20.4, 100.0, Interval(50.2, 190.6), "Monte Carlo")


def test_shares_are_shown_in_per_cent_and_ratings_in_points() -> None:
    """Both values, the difference and its interval are rounded alike."""
    assert list(map(str, SHARE.texts)) == ["25 %", "75 %", "+50.0", "+12.5 to +87.5"]
    assert list(map(str, RATING.texts)) == ["−20", "100", "+120", "+50 to +191"]
    assert [SHARE.is_share, RATING.is_share] == [True, False]
    assert [Difference("", each, 0, 0, Interval(0, 0)).is_share for each in Measure] == [
        each not in (Measure.RATING, Measure.ELO) for each in Measure
    ]


def test_json_and_table_have_both_runs() -> None:
    """The second run's value minus the first's is the difference, with its interval."""
    found = Comparison((7, 9), (SHARE, RATING), same_games=True)
    assert found.as_json() == {
        "runs": [7, 9],
        "rows": [
            {
                "name": "5",
                "measure": "X wins",
                "values": [0.25, 0.75],
                "difference": 0.5,
                "interval": [0.125, 0.875],
            },
            {
                "name": "mc",
                "measure": "rating",
                "values": [-20.4, 100.0],
                "difference": 120.4,
                "interval": [50.2, 190.6],
            },
        ],
        "same_games": True,
    }
    assert comparison_csv(found).splitlines() == [
        "name,measure,first_run,first,second_run,second,difference,difference_low,difference_high",
        "5,X wins,7,0.25,9,0.75,0.5,0.125,0.875",
        "mc,rating,7,-20.4,9,100.0,120.4,50.2,190.6",
    ]


@pytest.mark.parametrize("by_player", [False, True])
def test_shares_of_two_scores_are_compared(by_player: bool) -> None:
    """X's wins, ties and O's wins have their own games, or are called the player's."""
    one, two = Score(3, 2, 1), Score(1, 2, 7)
    names = ("wins", "ties", "losses") if by_player else ("X wins", "ties", "O wins")
    counts = ((3, 1), (1, 7), (2, 2))
    found = share_differences("row", one, two, by_player=by_player)
    assert [(row.name, row.measure, row.one, row.two, row.interval) for row in found] == [
        ("row", name, first / 6, second / 10, difference_interval(first, 6, second, 10))
        for name, (first, second) in zip(names, counts, strict=True)
    ]
    for pair in ((one, Score()), (Score(), two), (Score(), Score())):
        assert share_differences("row", *pair) == []


def test_measures_have_names() -> None:
    """The displayed names are those of CSV and JSON."""
    assert {measure: str(measure.label) for measure in Measure} == {
        measure: {"elo": "Elo difference"}.get(measure.value, measure.value) for measure in Measure
    }
    assert [measure.value for measure in SHARES] == ["ties", "X wins", "O wins"]
    assert BY_PLAYER == {Measure.X_WINS: Measure.WINS, Measure.O_WINS: Measure.LOSSES}
    assert isinstance(Measure.WINS.label, Text)
