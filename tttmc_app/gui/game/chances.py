"""How random games from the positions of a game end, counted on a worker thread."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app import engine
from tttmc_app.core import GameRecord, Mark, Position
from tttmc_app.workers import JobRunner, Report

TRIALS = 2000
"""Random games from each position: shares within about two points."""
_SEED = 0
_DELAY_MS = 40
_KEPT = 2000


class Ends(NamedTuple):
    """The shares of random games that each side wins."""

    x: float
    ties: float
    o: float

    @property
    def points(self) -> float:
        """Return X's share of the points."""
        return self.x + self.ties / 2


class Chances(QObject):
    """The ends of random games from every position of the game shown, as far as they are known."""

    changed = Signal()
    """More positions are known."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Position, Ends] = {}
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_report)
        self._wanted: tuple[Position, ...] = ()
        self._due = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._due.timeout.connect(self._start)

    def ends(self, position: Position) -> Ends | None:
        """Return how random games from a position end, if that is known."""
        if position.outcome is not None:
            winner = position.outcome.winner
            return Ends(float(winner is Mark.X), float(winner is None), float(winner is Mark.O))
        return self._known.get(position)

    def follow(self, record: GameRecord) -> None:
        """Have the positions of a game counted."""
        unknown = tuple(
            each for each in record.positions if each.outcome is None and each not in self._known
        )
        if unknown != self._wanted:
            self._wanted = unknown
            if unknown:
                self._due.start()

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        self._due.stop()
        return self._runner.shutdown()

    @Slot()
    def _start(self) -> None:
        self._runner.start(partial(_count, tuple(reversed(self._wanted))))

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if isinstance(report.value, _Counted):
            if len(self._known) > _KEPT:
                self._known.clear()
            self._known.update(report.value.ends)
            self.changed.emit()


class _Counted(NamedTuple):
    """What has been counted so far."""

    ends: dict[Position, Ends]


def _count(positions: tuple[Position, ...]) -> Iterator[_Counted]:
    """Yield what is known so far, the newest position first."""
    known: dict[Position, Ends] = {}
    for position in positions:
        tally = engine.sample(position, TRIALS, _SEED)
        mine, theirs = tally.wins / TRIALS, tally.losses / TRIALS
        x, o = (mine, theirs) if position.to_move is Mark.X else (theirs, mine)
        known[position] = Ends(x, tally.ties / TRIALS, o)
        yield _Counted(dict(known))
