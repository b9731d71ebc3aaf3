"""How the trials of a position are followed, report by report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.parts import part
from tttmc_app import engine
from tttmc_app.analysis.trail import Trail, follow
from tttmc_app.core import Position, Weights
from tttmc_app.gui.trials import follower as module
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.workers import JobRunner, Report

START = Position.parse("XO./OX./...")
TALLIES = tuple(engine.sample(START, trials, 7) for trials in (10, 12, 15, 20))


@pytest.mark.parametrize(("processors", "threads"), [(None, 1), (1, 1), (2, 1), (8, 7)])
def test_one_processor_is_left_for_the_window(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, processors: int | None, threads: int
) -> None:
    """The trials are played on all processors but one."""
    made = TrialsFollower()
    started: list[Callable[[], object]] = []
    monkeypatch.setattr(part(made, JobRunner), "start", started.append)
    monkeypatch.setattr(module, "os", SimpleNamespace(cpu_count=lambda: processors))
    made.start(START, Weights(1, 2), 7, 15)
    made.start(START, Weights(1, 2), 8)
    calls = [cast("partial[object]", call) for call in started]
    assert [(call.func, call.args) for call in calls] == [
        (follow, (START, 7, threads, 15)),
        (follow, (START, 8, threads, 0)),
    ]
    assert (made.trail, made.weights) == (Trail(START, 8), Weights(1, 2))


def test_reports_are_told_apart(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """More counts and the exact scores are emitted once each, and nothing after the end."""
    made = TrialsFollower()
    runner = part(made, JobRunner)
    monkeypatch.setattr(runner, "start", id)
    told: list[str] = []

    def grow(before: int) -> None:
        told.append(f"grown from {before}")

    made.grown.connect(grow)
    made.learnt_exact.connect(lambda: told.append("exact"))
    runner.progressed.emit(Report(1, Trail(START, 7, TALLIES), 0.1))
    assert [made.trail, *told] == [None]  # not started
    made.start(START, Weights(), 7)
    steps = [Trail(START, 7), *(Trail(START, 7, TALLIES[:count]) for count in (2, 2, 4))]
    known = replace(steps[-1], expectation=engine.exact(START))
    reached: list[list[int]] = []
    for trail in (*steps, known, known):
        runner.progressed.emit(Report(1, trail, 0.1))
        reached.append([made.reached(at) for at in (0, 1, 9)])
    assert told == ["grown from 0", "grown from 2", "exact"]
    assert reached == [[0, 0, 0], [1, 2, 2], [1, 2, 2], [1, 2, 4], [1, 2, 4], [1, 2, 4]]
    assert [made.tally_at(at) for at in (0, 2, 9)] == [TALLIES[0], TALLIES[2], TALLIES[3]]
    runner.returned.emit(Report(1, None, 0.1))
    assert made.trail == known
    made.stop()
    runner.returned.emit(Report(1, known, 0.1))
    assert [made.trail, made.tally_at(0), made.thought_at(0)] == [None] * 3
    assert told[3:] == []
    made.start(START, Weights(), 7)
    runner.returned.emit(Report(1, known, 0.1))
    assert told[3:] == ["exact", "grown from 0"]
