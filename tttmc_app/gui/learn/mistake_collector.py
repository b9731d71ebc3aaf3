"""Quiet reviews of the games that you finish: their mistakes are stored to be practised."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import partial
from time import time

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QWindow

from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import exercises_of, learners
from tttmc_app.analysis.review import GameReview, ReviewLimits, review
from tttmc_app.core import GameRecord
from tttmc_app.gui.game.game import Game
from tttmc_app.workers import JobRunner, Report

MOST_GAMES = 20
"""Maximum number of games waiting for review; a further one displaces the oldest."""
IDLE_MS = 600
"""Milliseconds without input or a machine's thought that must pass before a review runs."""
_NICENESS = 19
_WITHOUT_CHART = ReviewLimits(trials=0)
_INPUT = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)


class MistakeCollector(QObject):
    """Reviews games one by one, at the lowest priority.

    Any input and any machine's thought interrupt a review after its current step of about 10 ms.
    """

    collected = Signal(GameReview)
    """The review of a game as far as it has come."""

    def __init__(self, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self._games: deque[tuple[GameRecord, bool]] = deque(maxlen=MOST_GAMES)
        """The waiting games, and whether they are new."""
        self._work: tuple[GameRecord, Iterator[object]] | None = None
        self._runner = JobRunner(self, niceness=_NICENESS)
        self._runner.progressed.connect(self._on_progress)
        self._runner.returned.connect(self._on_collected)
        self._runner.failed.connect(self._on_done)
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self._continue)
        game.changed.connect(self._wait)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self._on_focus)
        self._on_focus(QGuiApplication.focusWindow())

    @property
    def games(self) -> tuple[GameRecord, ...]:
        """Return the waiting games, including the one under review."""
        return tuple(record for record, _ in self._games)

    @property
    def is_busy(self) -> bool:
        """Return whether a review is running at this moment."""
        return self._runner.is_busy

    def add(self, record: GameRecord, *, is_new: bool = True) -> None:
        """Review a finished game as soon as nothing else is happening.

        If it is new, its mistakes are due again even if they were made before.
        """
        self._games.append((record, is_new))
        self._wait()

    def forget(self, record: GameRecord) -> None:
        """Leave a game out, because it is reviewed elsewhere."""
        for each in [each for each in self._games if each[0] == record]:
            self._games.remove(each)
        self._wait()

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended. Waiting games are lost."""
        self._games.clear()
        self._idle.stop()
        return self._runner.shutdown()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Interrupt the review at any input to a window; the window still gets the input."""
        if self._games and event.type() in _INPUT:
            self._wait()
        return super().eventFilter(watched, event)

    @Slot(QWindow)
    def _on_focus(self, window: QWindow | None) -> None:
        """Watch every window that gets the focus; a window is watched only once."""
        if window is not None:
            window.installEventFilter(self)
        self._wait()

    @Slot()
    def _wait(self) -> None:
        """Interrupt the review, and resume it when nothing has happened for a while."""
        self._runner.cancel()
        if self._games:
            self._idle.start()

    @Slot()
    def _continue(self) -> None:
        """Begin or continue the review of the oldest game; a machine's thought comes first."""
        if not self._games or self._game.is_busy:
            return
        record, is_new = self._games[0]
        if self._work is None or self._work[0] is not record:
            self._work = (record, _collect(record, is_new=is_new))
        _, steps = self._work
        self._runner.start(partial(iter, steps))

    @Slot(Report)
    def _on_progress(self, report: Report) -> None:
        if isinstance(report.value, GameReview):
            self.collected.emit(report.value)

    @Slot(Report)
    def _on_collected(self, report: Report) -> None:
        self._on_done()
        self._on_progress(report)

    @Slot()
    def _on_done(self) -> None:
        """Go on to the next game; a game whose mistakes can't be stored is skipped."""
        self._work = None
        if self._games:
            self._games.popleft()
        self._continue()


def _collect(record: GameRecord, *, is_new: bool) -> Iterator[object]:
    """Review a game and store your mistakes, yielding about every 10 ms."""
    found = GameReview(record)
    for step in review(record, _WITHOUT_CHART):
        found = found if step is None else step.review
        yield found
    Deck().add(exercises_of(found, learners(record)), round(time()), is_new=is_new)
    yield found
