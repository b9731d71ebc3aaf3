"""Exports of runs and of their games, and the details of a saved run."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.experiments.invented import ended
from tests.experiments.test_kinds import recipes
from tttmc_app import engine
from tttmc_app.core import Ending, Text, TttmcError, derive_seed
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.kinds import KINDS
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.report import (
    columns_text,
    games_csv,
    info_json,
    run_csv,
    run_json,
)
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
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

A, B = parse_spec("mc:trials=5"), parse_spec("random")
MATCH = MatchPlan(A, B, 4, seed=7)
SWEEP = SweepPlan(A, "trials", (5, 10), B, games_each=2, seed=7)
BEGUN = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)
INFO = RunInfo(
    number=3,
    name="Größe",
    kind="sweep",
    settings=SWEEP.settings(),
    knowledge=(("", ""),),
    created=BEGUN,
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
    versions={"mc": 1},
)
"""Details in which no two fields are alike."""


def test_every_detail_of_a_run_is_in_its_json() -> None:
    """Each field has its key; the command repeats the run, and the time has its zone."""
    expected: dict[str, object] = {
        "run": 3,
        "name": "Größe",
        "kind": "sweep",
        "command": SWEEP.command,
        "error": None,
        "settings": SWEEP.settings(),
        "created": "2026-03-04T05:06:07+00:00",
        "finished": False,
        "done": 2,
        "wanted": 4,
        "counted": "games",
        "seconds": 1.5,
        "seed": 8,
        "version": "9.9",
        "stream": engine.STREAM,
        "versions": {"mc": 1},
        "python": "3.99",
        "machine": "a machine",
        "executor": "2 processes",
        "deleted": False,
    }
    assert info_json(INFO) == expected
    assert info_json(replace(INFO, done=4, deleted=True)) == expected | {
        "done": 4, "finished": True, "deleted": True
    }  # fmt: skip
    summary = SWEEP.summary(SWEEP.scores([]))
    text = run_json(INFO, summary)
    assert json.loads(text) == json.loads(json.dumps(expected | summary.as_json()))
    assert text.startswith('{\n  "run": 3,\n  "name": "Größe",\n')
    assert text.endswith("}\n")


def test_every_game_has_a_row() -> None:
    """Players, seed, winner, ending, moves and times are each game's own."""
    games = [
        ended(0, 0, "x", seconds=3.5, x=(0.5, 1.0), o=(0.25,)),
        ended(1, 0, "-", seconds=2.5, ending=Ending.FULL_BOARD),
        ended(3, 1, "o", seconds=1.25, x=(2.0,), ending=Ending.FORFEIT, reason="slept, a lot"),
    ]
    head, *rows = games_csv(MATCH, games).splitlines()
    assert head == (
        "number,x,o,seed,winner,ending,moves,reason,seconds,x_moves,x_seconds,o_moves,o_seconds,"
        "a_side,pair"
    )
    first, second = MATCH.pairings
    seeds = [derive_seed(seed, "game", at) for seed, at in ((first.seed, 0), (first.seed, 1))]
    seeds.append(derive_seed(second.seed, "game", 1))
    assert rows == [
        f'0,"{A.text}",random,{seeds[0]},X,line,b2 a1,,3.5,2,1.5,1,0.25,X,0',
        f'1,"{A.text}",random,{seeds[1]},,full board,b2 a1,,2.5,0,0.0,0,0.0,X,1',
        f'3,random,"{A.text}",{seeds[2]},O,forfeit,b2 a1,"slept, a lot",1.25,1,2.0,0,0.0,O,1',
    ]
    assert games_csv(MATCH, []) == ""
    assert games_csv(SWEEP, games[:1]).splitlines()[0].endswith(",o_moves,o_seconds")


def test_a_table_is_written_with_a_header() -> None:
    """The CSV has the table's columns and a line for each row."""
    text = run_csv(SWEEP.summary(SWEEP.scores([ended(0, 0, "x")])))
    *lines, end = text.split("\n")
    assert ("\r" in text, end) == (False, "")
    assert len(lines) == 3
    assert lines[0].startswith("trials,games,x_wins,x_wins_low,")
    assert [line.split(",")[:3] for line in lines[1:]] == [["5", "1", "1"], ["10", "0", "0"]]


def test_columns_are_explained_line_by_line() -> None:
    """Meanings are wrapped at 99 characters; what follows the first line is indented further."""
    lines = columns_text({"games": "how many", "long": "word " * 40}).splitlines()
    assert lines[0] == "  games: how many"
    assert lines[1].startswith("  long: word word")
    assert all(line.startswith("      word") and len(line) <= 99 for line in lines[2:])
    assert len(lines) == 4


# Saved runs ----------------------------------------------------------------------------------


def saved(number: int, recipe: SweepPlan | MatchPlan | TournamentPlan, name: str = "") -> AnyRun:
    """Return a saved run with one game of each pairing."""
    games = [ended(at, each, "x") for each, at in enumerate(recipe.offsets)]
    info = replace(
        INFO,
        number=number,
        name=name or str(recipe.title),
        kind=recipe.kind,
        settings=recipe.settings(),
        done=len(games),
        target=recipe.games,
    )
    return SavedRun(info, recipe, recipe.summary(recipe.scores(games)))


TOURNAMENT = TournamentPlan((A, B), 2)


def test_runs_of_different_kinds_are_not_compared() -> None:
    """The error has both runs' numbers and kinds, each with its own."""
    with pytest.raises(TttmcError) as caught:
        compare_runs(saved(3, SWEEP), saved(5, MATCH))
    assert str(caught.value) == (
        "run 3 (sweep) and run 5 (match) are of different kinds: compare two runs of one kind"
    )
    other = replace(SWEEP, values=(7,))
    with pytest.raises(TttmcError, match="these runs have no rows in common to compare"):
        compare_runs(saved(3, SWEEP), saved(5, other))


def test_a_comparison_has_both_numbers() -> None:
    """Each plan's runs have rows to compare; equal settings, streams and games are told."""
    for plan in (SWEEP, MATCH, TOURNAMENT):
        one, two = saved(3, plan), saved(5, plan)
        found = compare_runs(one, two)
        assert found.runs == (3, 5)
        assert found.same_games
        assert found.rows
        for change in ({"stream": "other"}, {"done": 1}, {"knowledge": (("x", ""),)}):
            info = replace(two.info, **change)
            assert not compare_runs(one, replace(two, info=info)).same_games


def test_two_runs_have_names_that_differ() -> None:
    """Runs are told apart by their names, by their players or at least by their numbers."""
    one, two = saved(3, SWEEP, "one"), saved(5, SWEEP, "two")
    assert run_names(one, two) == ("one", "two")
    weights = replace(SWEEP, player=parse_spec("mc:other=5"))
    names = run_names(saved(3, SWEEP, "same"), saved(5, weights, "same"))
    assert tuple(map(str, names)) == ("Monte Carlo", "Monte Carlo (Score weight: 1 / 5)")
    for other in (SWEEP, MATCH):
        names = run_names(saved(3, SWEEP, "same"), saved(5, other, "same"))
        assert tuple(map(str, names)) == ("same (run 3)", "same (run 5)")


def test_two_sweeps_share_a_chart_and_other_runs_have_their_own() -> None:
    """Charts of two sweeps are shared; other pairs of runs show their first charts."""
    runs = saved(3, SWEEP), saved(5, SWEEP)
    assert share_a_chart(*runs)
    for measure, name in ((Measure.TIES, "ties"), (Measure.X_WINS, "X wins")):
        titles = [str(chart.title) for chart in compared_charts(runs, measure)]
        assert titles == [f"Compared: {name}", "Compared: time per game"]
    other = replace(SWEEP, values=(5, 20))
    named = compared_charts((saved(3, SWEEP, "one"), saved(5, other, "two")), Measure.X_WINS)[0]
    spoken = [str(spot.words).splitlines()[0] for spot in named.spots]
    assert [(spot.x, words) for spot, words in zip(named.spots, spoken, strict=True)] == [
        (5.0, "one"),
        (10.0, "one"),
        (5.0, "two"),
        (20.0, "two"),
    ]
    mixed = saved(3, SWEEP), saved(5, MATCH)
    assert not share_a_chart(*mixed)
    charts = compared_charts(mixed, Measure.TIES)
    assert charts == (mixed[0].charts[0], mixed[1].charts[0])
    assert [len(run.charts) for run in mixed] == [2, 1]


def test_damaged_games_are_counted() -> None:
    """A run says how many of its games can't be read, if any."""
    run = saved(3, SWEEP)
    assert run.damage is None
    assert str(replace(run, damaged_games=1).damage) == "1 unreadable game not counted."


@pytest.mark.parametrize(
    ("change", "resumable"),
    [
        ({}, True),
        ({"done": 4}, False),
        ({"damage": "torn"}, False),
        ({"kind": "train"}, False),
        ({"kind": "league"}, False),
        ({"done": 0}, True),
    ],
    ids=str,
)
def test_a_run_is_resumable_while_games_are_left(
    change: dict[str, object], resumable: bool
) -> None:
    """A readable, unfinished run of games can be resumed."""
    info = replace(INFO, **change)  # type: ignore[arg-type]  # each of its own type
    assert info.is_resumable is resumable


def test_a_run_is_described_by_its_kind() -> None:
    """Title, unit and progress are the kind's; an unknown kind has its own name and games."""
    assert [str(replace(INFO, kind=kind.name).kind_title) for kind in KINDS] == [
        "Sweep", "Tournament", "Match", "Learning", "Limits", "Convergence"
    ]  # fmt: skip
    progress = {kind.name: str(replace(INFO, kind=kind.name).progress) for kind in KINDS}
    assert progress == {
        **dict.fromkeys(("sweep", "tournament", "match", "train"), "2 of 4 games"),
        "limits": "2 of 4 positions",
        "converge": "2 of 4 moves",
    }
    assert [replace(INFO, kind=kind.name).counted for kind in KINDS] == [
        *("games", "games", "games", "games", "positions", "moves")
    ]
    unknown = replace(INFO, kind="league")
    assert (unknown.kind_title, unknown.counted, unknown.has_page) == ("league", "games", False)
    assert str(unknown.progress) == "2 of 4 games"
    assert INFO.has_page
    assert "know runs of the kind league" in str(unknown.error)


def test_a_study_has_no_separate_games() -> None:
    """Only a plan's games can be exported."""
    for kind, recipe in zip(KINDS, recipes(), strict=True):
        info = replace(INFO, kind=kind.name, settings=recipe.settings())
        assert info.recipe == recipe
        if kind.is_resumable:
            assert info.plan == recipe
        else:
            with pytest.raises(TttmcError, match="run 3 has no separately saved games"):
                _ = info.plan
    assert [kind.is_resumable for kind in KINDS] == [True] * 3 + [False] * 3


def test_a_title_that_was_not_changed_can_be_translated() -> None:
    """The recipe's title is a text, a name that users chose is a string."""
    kept = replace(INFO, name=str(SWEEP.title))
    assert isinstance(kept.title, Text)
    assert INFO.title == "Größe"
    assert replace(kept, kind="league").title == str(SWEEP.title)


def test_the_machine_is_described_with_its_engine() -> None:
    """System, processor, cores and engine are named, but not the computer."""
    import os
    import platform

    from tttmc_app import engine

    assert machine_text() == (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {engine.backend}"
    )
