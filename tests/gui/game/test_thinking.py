"""A thought from its request to its move: only reports of the current request count."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.playing import MC, START
from tttmc_app.core import Thought
from tttmc_app.gui.game.thinking import Activity, Thinking
from tttmc_app.session import Request
from tttmc_app.workers import PlayerWorker, Report


def test_a_late_report_of_an_earlier_request_is_ignored(qtbot: QtBot) -> None:
    """A thought that was on its way when another was requested isn't shown."""
    players = PlayerWorker()
    thinking = Thinking(players)
    ready: list[Thought] = []

    def note(thought: Thought, _seconds: float) -> None:
        ready.append(thought)

    thinking.ready.connect(note)
    thinking.start(Request(START, MC, 1), Activity.THINKING)
    qtbot.waitUntil(lambda: bool(ready))
    thinking.start(Request(START.play((0, 0)), MC, 2), Activity.THINKING, min_ms=10**6)
    for signal in (players.progressed, players.returned):
        signal.emit(Report(-1, ready[0], 0.1))
    assert thinking.partial is None
    thinking.forget()
    assert players.shutdown()
