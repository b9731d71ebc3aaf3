"""Commands that are killed; `benchmarks/command_kills.py` kills them hundreds of times."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.benchmarks.command_kills import attacked
from tests.benchmarks.killed_work import Games, Learning, Outcome, Saved, Work
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.training import Training


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")
@pytest.mark.parametrize(
    "work",
    [
        Games(SweepPlan(values=(5, 100, 1000), games_each=200, seed=6)),
        Learning(Training(Path(), games=1500, seed=6)),
    ],
    ids=lambda work: work.name,
)
def test_a_killed_command_loses_nothing(work: Work, tmp_path: Path) -> None:
    """After kills at random moments, a command does the rest as if nothing had happened."""
    tally = attacked(work, 2, 5, tmp_path)
    assert tally.kills >= 2
    assert tally.wrong == []


def test_lost_and_wrong_games_are_noticed() -> None:
    """A game that is missing after a kill, or differs from the undisturbed run's, is named."""
    work, end = Games(SweepPlan()), Outcome({1: "a1", 2: "b2", 3: "c3"}, ())
    assert work.wrong({1: "a1"}, {1: "a1", 3: "c3"}, end) == []
    assert work.wrong({1: "a1"}, {2: "b2"}, end) == ["lost: 1"]
    assert work.wrong({}, {2: "a1", 4: "a2"}, end) == ["wrong: 2", "wrong: 4"]


@pytest.mark.parametrize(
    ("now", "wrong"),
    [
        ({}, []),
        ({"games": 4, "a": 3}, []),
        ({"games": 5, "a": 3}, ["5 games"]),
        ({"games": 4}, ["lost: a"]),
        ({"games": 4, "a": 3, "b": 6}, ["wrong: b"]),
        ({"games": 8, "a": 3, "b": 7}, ["wrong: b"]),
    ],
)
def test_a_part_of_a_block_is_noticed(now: Saved, wrong: list[str]) -> None:
    """A textbook with only part of a block, or without some of its mistakes, is noticed."""
    work = Learning(Training(Path(), games=200))
    end = Outcome({"games": 200, "a": 3, "b": 6}, ())
    assert work.wrong({}, now, end) == wrong
