"""A thought from its request to its move: only reports of the current request count."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualWorker
from tests.playing import MC, START
from tttmc_app.core import Thought, TttmcError
from tttmc_app.gui.game import thinking as module
from tttmc_app.gui.game.thinking import Activity, Thinking
from tttmc_app.players import parse_spec
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


@pytest.fixture
def thinking(qapp: QApplication) -> Thinking:
    """Return thinking whose machine answers when the test lets it."""
    return Thinking(ManualWorker())


def worker_of(thinking: Thinking) -> ManualWorker:
    """Return that machine's worker."""
    worker = vars(thinking)["_players"]
    assert isinstance(worker, ManualWorker)
    return worker


def events_of(thinking: Thinking) -> list[object]:
    """Collect what is emitted."""
    found: list[object] = []

    def ready(thought: Thought, seconds: float) -> None:
        found.append((thought, seconds))

    thinking.ready.connect(ready)
    thinking.thought_changed.connect(found.append)
    thinking.answered.connect(lambda: found.append("answered"))
    thinking.failed.connect(partial(_note, found, "failed"))
    thinking.task_failed.connect(partial(_note, found, "task failed"))
    return found


def _note(found: list[object], what: str, error: Exception) -> None:
    found.append(f"{what} {error}")


def test_a_move_waits_for_its_time(
    thinking: Thinking, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decided move is played after its minimum time, at once on demand, and never after Stop."""
    monkeypatch.setattr(module, "perf_counter", lambda: 50.0)  # no time passes until the answer
    request, worker, found = Request(START, MC, 1), worker_of(thinking), events_of(thinking)
    *_, thought = MC.make().think(START, 1)
    for end in (thinking.settle, thinking.halt, None):
        found.clear()
        thinking.start(request, Activity.THINKING, min_ms=60)
        assert (thinking.request, thinking.is_thinking, thinking.is_busy) == (request, True, True)
        worker.returned.emit(Report(worker.job, thought, 0.5))
        assert found == [True]
        assert thinking.is_busy
        assert thinking.seconds < 5
        if end is not None:
            end()
            assert found[1:] == ([(thought.settled(), 0.5)] if end == thinking.settle else [])
            qtbot.wait(80)
        else:
            qtbot.waitUntil(lambda: len(found) == 2)
        assert len(found) == (1 if end == thinking.halt else 2)
        assert (thinking.activity, worker.job) == (Activity.NOTHING, 0)
        assert thinking.partial == thought
    thinking.forget()
    assert [thinking.partial, thinking.report, thinking.request] == [None, None, None]
    thinking.settle()
    assert len(found) == 2


def test_reports_and_failures_reach_their_signals(thinking: Thinking) -> None:
    """Progress isn't final, an answer to a question isn't played, and failures are kept apart."""
    request, worker, found = Request(START, MC, 1), worker_of(thinking), events_of(thinking)
    *_, thought = MC.make().think(START, 1)
    thinking.start(request, Activity.ASKED)
    worker.progressed.emit(Report(worker.job, None, 0.1))  # no thought yet
    worker.progressed.emit(Report(worker.job, thought, 0.2))
    assert found == [False]
    assert (thinking.report, thinking.is_thinking) == (Report(worker.job, thought, 0.2), False)
    job = worker.job
    worker.returned.emit(Report(job, thought, 0.3))
    assert found[1:] == [True, "answered"]
    assert (thinking.activity, thinking.partial) == (Activity.NOTHING, thought)
    thinking.start(request, Activity.THINKING)
    assert thinking.partial is None
    worker.failed.emit(job, TttmcError("late"))
    worker.failed.emit(worker.job, TttmcError("broken"))
    assert found[3:] == ["task failed late", "failed broken"]
    assert not thinking.is_busy
    thinking.rescore(MC)  # without a request, nothing to score
    assert thinking.partial is None


def test_the_time_left_is_that_of_the_current_thought(thinking: Thinking) -> None:
    """A new request begins without an estimate, whatever the last one had."""
    *_, last = MC.make().think(START, 1)
    worker, thought = worker_of(thinking), replace(last, trials=50, target=200, share=None)
    for _ in range(2):
        thinking.start(Request(START, MC, 1), Activity.ASKED)
        assert thinking.time_left.text == ""
        worker.progressed.emit(Report(worker.job, thought, 10.0))
        assert thinking.time_left.text == "about 30 s left"


@pytest.mark.parametrize("stop", ["halt", "forget"])
@pytest.mark.parametrize("activity", [Activity.THINKING, Activity.ASKED])
def test_nothing_follows_a_stop(thinking: Thinking, stop: str, activity: Activity) -> None:
    """Whatever was on its way is dropped; a failure by then is only told."""
    worker, found = worker_of(thinking), events_of(thinking)
    *_, thought = MC.make().think(START, 1)
    thinking.start(Request(START, MC, 1), activity)
    job, early = worker.job, replace(thought, trials=3)
    worker.progressed.emit(Report(job, early, 0.1))
    getattr(thinking, stop)()
    found.clear()
    for report in (Report(job, thought, 0.2), Report(job, None, 0.3)):
        worker.progressed.emit(report)
        worker.returned.emit(report)
    worker.failed.emit(job, TttmcError("too late"))
    assert found == ["task failed too late"]
    assert thinking.partial == (early if stop == "halt" else None)
    assert (thinking.activity, worker.job) == (Activity.NOTHING, 0)
    thinking.start(Request(START, MC, 2), activity)  # the next one is heard again
    worker.progressed.emit(Report(worker.job, thought, 0.1))
    assert (found[1:], thinking.partial) == ([False], thought)


@pytest.mark.parametrize(
    ("seconds", "left"), [(0.0, 400), (0.1, 300), (0.3, 100), (0.3985, 2), (0.4, 0), (9.0, 0)]
)
def test_only_the_rest_of_the_minimum_time_is_waited(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch, seconds: float, left: int
) -> None:
    """The time that the thought itself took counts."""
    clock = [50.0]
    monkeypatch.setattr(module, "perf_counter", lambda: clock[0])
    worker, found = worker_of(thinking), events_of(thinking)
    *_, thought = MC.make().think(START, 1)
    thinking.start(Request(START, MC, 1), Activity.THINKING, min_ms=400)
    clock[0] += seconds
    assert thinking.seconds == pytest.approx(seconds)
    worker.returned.emit(Report(worker.job, thought, seconds))
    (timer,) = thinking.findChildren(QTimer)
    assert (timer.isActive(), timer.isSingleShot()) == (left > 0, True)
    assert not left or timer.interval() == left
    assert len(found) == (1 if left else 2)
    timer.stop()


def test_reports_are_scored_with_the_newest_weights(thinking: Thinking) -> None:
    """New weights change the thought shown and the request, and later reports as they come."""
    worker = worker_of(thinking)
    *_, thought = MC.make().think(START, 1)
    other = parse_spec("mc:trials=20,current=3,other=0")
    thinking.start(Request(START, MC, 1), Activity.THINKING)
    thinking.rescore(other)
    assert (thinking.request, thinking.partial) == (Request(START, other, 1), None)
    worker.progressed.emit(Report(worker.job, thought, 0.1))
    rescored = other.rescored(START, thought)
    assert thinking.partial == rescored != thought
    thinking.rescore(MC)
    assert thinking.partial == thought
    assert thinking.report == Report(worker.job, thought, 0.1)  # as it came
