"""A thought from its request to its move: only reports of the current request count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.playing import MC
from tttmc_app.core import Thought
from tttmc_app.gui.game import game as module
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.options import Pace
from tttmc_app.workers import Report

pytestmark = pytest.mark.usefixtures("qapp")
CLOCK = 50.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a clock that stands until a test moves it."""
    found = [CLOCK]
    monkeypatch.setattr(module, "perf_counter", lambda: found[0])
    return found


def thinking(milliseconds: int = 0) -> ManualGame:
    """Return a game whose machine thinks about a reply that takes this time at least."""
    game = new_game()
    game.model.pace = Pace(milliseconds)
    game.model.choose((0, 0))
    game.emitted()
    return game


def asked() -> ManualGame:
    """Return a game in which a machine is asked for a suggestion."""
    game = new_game()
    game.model.ask(MC)
    game.emitted()
    return game


@pytest.mark.parametrize("end", [Game.move_now, Game.stop, None])
def test_a_move_waits_for_its_time(
    clock: list[float], qtbot: QtBot, end: Callable[[Game], None] | None
) -> None:
    """A decided move is played after its minimum time, at once on demand, and never after Stop."""
    game = thinking(60)
    thought = game.answer()
    assert (game.model.is_thinking, game.model.is_final, len(game.moves)) == (True, True, 1)
    assert game.emitted() == {"thought"}
    if end is not None:
        end(game.model)
        qtbot.wait(80)
    else:
        qtbot.waitUntil(lambda: len(game.moves) == 2)
    assert len(game.moves) == (1 if end is Game.stop else 2)
    assert (game.model.is_busy, game.worker.job, game.model.thought) == (False, 0, thought)


@pytest.mark.parametrize("begin", [thinking, asked])
def test_nothing_follows_a_stop(begin: Callable[[], ManualGame]) -> None:
    """Whatever was on its way is dropped, and the scores stay; the next request is heard again."""
    game = begin()
    job, early = game.worker.job, game.report(replace(game.thought(), trials=3))
    late: Thought = game.thought()
    game.model.stop()
    game.emitted()
    for report in (Report(job, late, 0.2), Report(-1, late, 0.2)):
        game.worker.progressed.emit(report)
        game.worker.returned.emit(report)
    assert (game.emitted(), game.model.thought, game.model.is_busy) == (set(), early, False)
    game.model.ask(MC)
    assert game.report() == game.model.thought


@pytest.mark.parametrize(
    ("seconds", "left"), [(0.0, 200), (0.1, 100), (0.198, 2), (0.2, 0), (9.0, 0)]
)
def test_only_the_rest_of_the_minimum_time_is_waited(
    clock: list[float], seconds: float, left: int
) -> None:
    """The time that the thought itself took counts."""
    game = thinking(200)
    clock[0] += seconds
    assert game.model.seconds == pytest.approx(seconds)
    game.answer()
    running = [each.interval() for each in game.model.findChildren(QTimer) if each.isActive()]
    assert (running, len(game.moves)) == (([left], 1) if left else ([], 2))
    game.model.shutdown()
