"""Saved runs: their details, exports and comparisons."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from datetime import UTC, datetime
from io import StringIO
from typing import Any

import pytest

from tests.experiments.invented import ended
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Ending, Rules
from tttmc_app.experiments.comparison import Comparison, Difference, Measure
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.report import comparison_csv, games_csv, info_json, run_csv, run_json
from tttmc_app.experiments.saved_run import (
    AnyRun,
    RunInfo,
    SavedRun,
    compare_runs,
    compared_charts,
    machine_text,
    run_names,
    share_a_chart,
)
from tttmc_app.experiments.statistics import Interval
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec
from tttmc_app.players.behaviour import versions_of

A, B = parse_spec("mc:trials=5"), parse_spec("random")
MATCH = MatchPlan(A, B, 4, Rules(3), seed=7)
SWEEP = SweepPlan(values=(5, 10), games_each=2, rules=Rules(3), seed=7)
INFO = RunInfo(
    number=3,
    name="Größe",
    kind="sweep",
    settings=SWEEP.settings(),
    knowledge=(("", ""),),
    created=datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC),
    done=2,
    target=4,
    seconds=1.5,
    seed=8,
    version="9.9",
    stream=engine.STREAM,
    python="3.99",
    machine="a machine",
    executor="2 processes",
    deleted=False,
    versions=versions_of(SWEEP.behaviours),
)
"""Details in which no two fields are alike."""


def read(text: str) -> list[dict[str, str]]:
    """Return the rows of CSV with a header."""
    assert "\r" not in text
    return list(csv.DictReader(StringIO(text)))


def test_every_detail_of_a_run_is_in_its_json() -> None:
    """Each field has its key; the command repeats the run, and the time has its zone."""
    names = "name kind settings done seconds seed version stream versions python machine executor"
    expected: dict[str, object] = {name: getattr(INFO, name) for name in names.split()}
    expected |= {"run": 3, "wanted": 4, "finished": False, "counted": "games", "error": None}
    expected |= {"command": SWEEP.command, "created": "2026-03-04T05:06:07+00:00"}
    found = info_json(INFO)
    assert found == found | expected | {"deleted": False}
    assert info_json(replace(INFO, done=4))["finished"]
    summary = SWEEP.summary(SWEEP.scores([ended(0, 0, "x")]))
    text = run_json(INFO, summary)
    assert json.loads(text) == json.loads(json.dumps(found | summary.as_json()))
    assert text.startswith('{\n  "run": 3,\n  "name": "Größe",\n')
    rows = [{name: str(value) for name, value in row.items()} for row in summary.table()]
    assert read(run_csv(summary)) == rows


GAMES = """
number|x|o|seed|winner|ending|moves|reason|seconds|x_moves|x_seconds|o_moves|o_seconds|a_side|pair
0|A|random|S|X|line|b2 a1||3.5|2|1.5|1|0.25|X|0
1|A|random|S||full board|b2 a1||2.5|0|0.0|0|0.0|X|1
3|random|A|S|O|forfeit|b2 a1|slept, a lot|1.25|1|2.0|0|0.0|O|1
"""


def test_every_game_has_a_row() -> None:
    """Players, seed, winner, ending, moves and times are each game's own."""
    games = [
        ended(0, 0, "x", seconds=3.5, x=(0.5, 1.0), o=(0.25,)),
        ended(1, 0, "-", seconds=2.5, ending=Ending.FULL_BOARD),
        ended(3, 1, "o", seconds=1.25, x=(2.0,), ending=Ending.FORFEIT, reason="slept, a lot"),
    ]
    first, second = MATCH.pairings
    seeds = first.seed_of(0), first.seed_of(1), second.seed_of(1)
    head, *expected = (line.split("|") for line in GAMES.strip().splitlines())
    rows = read(games_csv(MATCH, games))
    assert list(rows[0]) == head
    for row, cells, seed in zip(rows, expected, seeds, strict=True):
        words = {"A": A.text, "S": str(seed)}
        assert list(row.values()) == [words.get(cell, cell) for cell in cells]
    assert games_csv(MATCH, []) == ""
    assert "pair" not in read(games_csv(SWEEP, games[:1]))[0]


# Two runs --------------------------------------------------------------------------------------


def saved(number: int, plan: AnyPlan, name: str = "") -> AnyRun:
    """Return a saved run with one game of each pairing."""
    games = [ended(at, each, "x") for each, at in enumerate(plan.offsets)]
    info = replace(INFO, number=number, name=name, kind=plan.kind, settings=plan.settings())
    return SavedRun(info, plan, plan.summary(plan.scores(games)))


@pytest.mark.parametrize("plan", [SWEEP, MATCH, TournamentPlan((A, B), 2)], ids=lambda p: p.kind)
def test_two_runs_are_compared(plan: Any) -> None:
    """Each plan's runs have rows to compare; only those that must play the same games say so."""
    one, two = saved(3, plan), saved(5, plan)
    found = compare_runs(one, two)
    assert (found.runs, found.same_games, bool(found.rows)) == ((3, 5), True, True)
    for name, value in (("stream", "other"), ("done", 1), ("knowledge", ()), ("versions", None)):
        change: dict[str, Any] = {name: value}
        assert not compare_runs(one, replace(two, info=replace(two.info, **change))).same_games
    assert not compare_runs(one, saved(5, replace(plan, seed=8))).same_games


def test_runs_without_common_rows_are_not_compared() -> None:
    """The error has both runs' numbers and kinds, if these differ."""
    with refused(one=3, first="sweep", two=5, second="match"):
        compare_runs(saved(3, SWEEP), saved(5, MATCH))
    with refused():
        compare_runs(saved(3, SWEEP), saved(5, replace(SWEEP, values=(7,))))


def test_two_runs_are_told_apart_and_drawn() -> None:
    """Runs have their names, or their players or numbers; two sweeps share charts, others don't."""
    one, same = saved(3, SWEEP, "one"), saved(3, SWEEP, "two")
    two, match = saved(5, replace(SWEEP, player=parse_spec("mc:other=9")), "two"), saved(5, MATCH)
    assert run_names(one, two) == ("one", "two")
    for first, second, word in ((same, two, "9"), (match, saved(3, MATCH), "3")):
        assert [word in str(name) for name in run_names(first, second)] == [False, True]
    for chart in compared_charts((one, two), Measure.X_WINS):
        assert [key.name for key in chart.keys] == ["one", "two"]
        assert [point.x for point in chart.points] == [5, 10] * 2
    assert [share_a_chart(one, two), share_a_chart(one, match)] == [True, False]
    assert compared_charts((one, match), Measure.TIES) == (one.charts[0], match.charts[0])


def test_only_what_can_be_read_goes_on() -> None:
    """A finished or damaged run isn't resumed, nor one of an unknown kind, which has no page."""
    unknown = replace(INFO, kind="league")
    for other in (replace(INFO, done=4), replace(INFO, damage="torn"), unknown):
        assert (INFO.is_resumable, other.is_resumable) == (True, False)
    assert (unknown.kind_title, unknown.unit.key, unknown.has_page) == ("league", "games", False)
    assert (unknown.error is None, unknown.title) == (False, "Größe")
    assert engine.backend in machine_text()


# Differences -----------------------------------------------------------------------------------

SHARE = Difference("5", Measure.X_WINS, 0.25, 0.75, Interval(0.125, 0.875))
RATING = Difference("mc", Measure.RATING, -20.4, 100.0, Interval(50.2, 190.6), "Monte Carlo")
TABLE = """
name,measure,first_run,first,second_run,second,difference,difference_low,difference_high
5,X wins,7,0.25,9,0.75,0.5,0.125,0.875
mc,rating,7,-20.4,9,100.0,120.4,50.2,190.6
"""
JSON = """{
    "name": "mc", "measure": "rating", "values": [-20.4, 100.0], "difference": 120.4,
    "interval": [50.2, 190.6]
}"""


def test_differences_are_those_of_the_second_run() -> None:
    """Both values, the difference and its interval are rounded alike, and exact in JSON and CSV."""
    assert list(map(str, SHARE.texts)) == ["25 %", "75 %", "+50.0", "+12.5 to +87.5"]
    assert list(map(str, RATING.texts)) == ["−20", "100", "+120", "+50 to +191"]
    points = {each for each in Measure if not replace(SHARE, measure=each).is_share}
    assert points == {Measure.RATING, Measure.ELO}
    found = Comparison((7, 9), (SHARE, RATING), same_games=True)
    document: Any = found.as_json()
    assert (document["runs"], document["same_games"]) == ([7, 9], True)
    assert document["rows"][1] == json.loads(JSON)
    assert comparison_csv(found) == TABLE.lstrip()
