"""A machine's thought from request to move, and revisions of earlier thoughts."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.core import Thought
from tttmc_app.gui.game.time_left import TimeLeft
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Request, Session
from tttmc_app.workers import PlayerWorker, Report


class Activity(Enum):
    """The worker's current activity."""

    NOTHING = auto()
    THINKING = auto()
    """A machine's move, which will be played."""
    ASKED = auto()
    """A suggested move, which won't be played."""


class Thinking(QObject):
    """The current request, its newest thought and the minimum time for its move."""

    thought_changed = Signal(bool)
    """A newer thought has arrived; True if it is the last."""
    ready = Signal(Thought, float)
    """A move has been decided on and its minimum time is up: the last thought and its duration."""
    answered = Signal()
    """A question has received its final thought."""
    failed = Signal(object)
    """The player raised this exception."""
    task_failed = Signal(object)
    """Another task of the players raised this exception."""

    def __init__(self, players: PlayerWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        players.progressed.connect(self._on_progressed)
        players.returned.connect(self._on_returned)
        players.failed.connect(self._on_failed)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.settle)
        self._job = 0
        self._request: Request | None = None
        self._min_ms = 0
        self._began = 0.0
        self.time_left = TimeLeft()
        """The estimate for the current thought."""
        self.activity = Activity.NOTHING
        self.partial: Thought | None = None
        """The newest thought about the request, kept after a halt."""
        self.report: Report | None = None
        """The report that contained `partial`."""

    @property
    def is_busy(self) -> bool:
        """Return whether a machine is thinking or its move is waiting to be played."""
        return self.activity is not Activity.NOTHING

    @property
    def is_thinking(self) -> bool:
        """Return whether the current thought ends in a move."""
        return self.activity is Activity.THINKING

    @property
    def request(self) -> Request | None:
        """Return the request that the current thought answers."""
        return self._request

    @property
    def seconds(self) -> float:
        """Return how long the current thought has taken."""
        return perf_counter() - self._began

    def start(self, request: Request, activity: Activity, min_ms: int = 0) -> None:
        """Drop the current thought and start a new one.

        A move is not ready before `min_ms` milliseconds have passed.
        """
        self.forget()
        self._request, self._min_ms, self.activity = request, min_ms, activity
        self._began, self.time_left = perf_counter(), TimeLeft()
        self._job = self._players.think(request)

    def halt(self) -> None:
        """Stop the current thought but keep its newest version."""
        self._players.cancel()
        self._job = 0
        self._wait.stop()
        self.activity = Activity.NOTHING

    def forget(self) -> None:
        """Stop the current thought and discard its results."""
        self.halt()
        self.partial = self.report = self._request = None

    def settle(self) -> None:
        """Decide on a move now, based on the newest thought."""
        if self.partial is None:
            return
        thought, seconds = self.partial.settled(), self.report.seconds if self.report else 0.0
        self.halt()
        self.ready.emit(thought, seconds)

    def rescore(self, spec: PlayerSpec) -> None:
        """Score the current and later tallies with another player's weights."""
        if self._request is None:
            return
        self._request = self._request._replace(spec=spec)
        if self.partial is not None:
            self.partial = spec.rescored(self._request.position, self.partial)

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        if report.job_id == self._job and report.value is not None:
            self._take(report)
            self.thought_changed.emit(False)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if report.job_id != self._job:
            return
        self._take(report)
        self.thought_changed.emit(True)
        if self.activity is Activity.ASKED:
            self.activity = Activity.NOTHING
            self.answered.emit()
            return
        left = self._min_ms - (perf_counter() - self._began) * 1000
        if left > 1:
            self._wait.start(round(left))
        else:
            self.settle()

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: Exception) -> None:
        if job_id == self._job:
            self.forget()
            self.failed.emit(error)
        else:
            self.task_failed.emit(error)

    def _take(self, report: Report) -> None:
        if self._request is not None and isinstance(report.value, Thought):
            self.report = report
            self.time_left.update(report.value, report.seconds)
            self.partial = self._request.spec.rescored(self._request.position, report.value)


class _Question(NamedTuple):
    """A thought that its player has been asked to revise."""

    ply: int
    thought: Thought


class Revisions(QObject):
    """The game's thoughts, updated with what their players have learnt since."""

    changed = Signal()
    """A thought has been revised."""

    def __init__(self, players: PlayerWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        players.returned.connect(self._on_returned)
        players.failed.connect(self._on_failed)
        self._open: dict[int, _Question] = {}
        self._known: dict[int, tuple[Thought, Thought]] = {}

    def of(self, ply: int, thought: Thought) -> Thought:
        """Return the newest version of a move's thought."""
        original, revised = self._known.get(ply, (None, None))
        return revised if original is thought and revised is not None else thought

    def request(self, session: Session, plies: Iterable[int]) -> None:
        """Ask the players of these moves to revise their thoughts, if they learn from games.

        Pending answers to earlier requests are dropped.
        """
        self._open.clear()
        record = session.record
        for ply in plies:
            thought = record.moves[ply].thought
            spec = None if thought is None else session.player_of(thought.side)
            if thought is not None and spec is not None and spec.kind.learns:
                job = self._players.revise(record.positions[ply], thought, spec)
                self._open[job] = _Question(ply, thought)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        question = self._open.pop(report.job_id, None)
        if question is None or not isinstance(report.value, Thought):
            return
        before = self.of(question.ply, question.thought)
        self._known[question.ply] = (question.thought, report.value)
        if report.value != before:
            self.changed.emit()

    @Slot(int, object)
    def _on_failed(self, job_id: int, _error: Exception) -> None:
        self._open.pop(job_id, None)  # the thought stays unchanged
