"""One machine's thought, from the question to the move: worker, waiting time and what is known."""

from __future__ import annotations

import os
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.core import Position, Thought
from tttmc_app.gui.look.translation import shown
from tttmc_app.players import Player
from tttmc_app.session import Request
from tttmc_app.workers import JobRunner, Report, ThoughtProcess


def _free_cores() -> int:
    """Return how many cores thinking may fill: one stays the window's, where there are two.

    A window that has to wait its turn on every core is late by the length of a turn.
    """
    return max(1, (os.cpu_count() or 1) - 1)


class Activity(Enum):
    """Say what the worker is busy with."""

    NOTHING = auto()
    THINKING = auto()
    """A machine's move, which will be played."""
    ASKED = auto()
    """A question by a person, which plays nothing."""


class Thinking(QObject):
    """Carry one request at a time to its answer, and keep the newest thought about it."""

    thought_changed = Signal(bool)
    """There is a newer thought; True where it is the last."""
    ready = Signal(Thought, float)
    """A move is decided and its least time is over: the last thought, its seconds."""
    answered = Signal()
    """A question by a person has its last thought."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._process = ThoughtProcess()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.settle)
        self._request: Request | None = None
        self._least_ms = 0
        self._begun = 0.0
        self.activity = Activity.NOTHING
        self.partial: Thought | None = None
        """The newest thought about the request, kept after a halt."""
        self.report: Report | None = None
        """The report that it came with."""

    @property
    def is_busy(self) -> bool:
        """Return whether a thought is under way or its move waits to be played."""
        return self.activity is not Activity.NOTHING

    @property
    def is_thinking(self) -> bool:
        """Return whether what is under way will be played."""
        return self.activity is Activity.THINKING

    def start(self, request: Request, activity: Activity, least_ms: int = 0) -> None:
        """Begin a thought; whatever was under way is dropped.

        A move is not ready before `least_ms` milliseconds have passed.
        """
        self.forget()
        request = replace(request, player=request.player.with_threads(_free_cores()))
        self._request, self._least_ms, self.activity = request, least_ms, activity
        self._begun = perf_counter()
        if request.player.holds_interpreter_at(request.position):
            self._runner.start(partial(self._process.think, request))
        else:
            self._runner.start(request.think)

    def warm_up(self, player: Player, position: Position) -> None:
        """Make ready for a player's first thought, where that takes a while."""
        if player.holds_interpreter_at(position) and not self.is_busy:
            self._runner.start(self._process.warm_up)

    def halt(self) -> None:
        """Drop what is under way; the newest thought stays."""
        self._runner.cancel()
        self._wait.stop()
        self.activity = Activity.NOTHING

    def forget(self) -> None:
        """Drop what is under way and what is known of it."""
        self.halt()
        self.partial = self.report = self._request = None

    def settle(self) -> None:
        """Decide now, by the newest thought, and say so."""
        if self.partial is None:
            return
        thought, seconds = self.partial.settled(), self.report.seconds if self.report else 0.0
        self.halt()
        self.ready.emit(thought, seconds)

    def revise(self, player: Player) -> None:
        """Read the counts with another player's weights, now and from now on."""
        if self._request is None:
            return
        self._request = replace(self._request, player=player)
        if self.partial is not None:
            self.partial = player.revise(self._request.position, self.partial)

    def wait_until_idle(self) -> bool:
        """Block until the worker does nothing; for measurements and tests."""
        return self._runner.wait_until_idle()

    def shutdown(self) -> bool:
        """End the worker thread within a bound; return whether it ended."""
        self.forget()
        ended = self._runner.shutdown()
        self._process.close()
        return ended

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        if report.value is not None:
            self._take(report)
            self.thought_changed.emit(False)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if self.activity is Activity.NOTHING:  # a warm-up has no answer
            return
        self._take(report)
        self.thought_changed.emit(True)
        if self.activity is Activity.ASKED:
            self.activity = Activity.NOTHING
            self.answered.emit()
            return
        left = self._least_ms - (perf_counter() - self._begun) * 1000
        if left > 1:
            self._wait.start(round(left))
        else:
            self.settle()

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.forget()
        self.failed.emit(shown(error))

    def _take(self, report: Report) -> None:
        if self._request is not None and isinstance(report.value, Thought):
            self.report = report
            self.partial = self._request.player.revise(self._request.position, report.value)
