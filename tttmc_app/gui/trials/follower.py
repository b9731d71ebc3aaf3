"""The trials of one position at every count, played on a worker thread."""

from __future__ import annotations

import os
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app import engine
from tttmc_app.analysis.trail import Trail, follow
from tttmc_app.core import Position, Tally, Thought, Weights, thought_of_tally
from tttmc_app.workers import JobRunner, Report


class TrialsFollower(QObject):
    """A stream of trials: each count includes the trials of all smaller counts."""

    grown = Signal(int)
    """Emitted when the trail has grown, with the number of counts that it had before."""
    learnt_exact = Signal()
    """The exact scores are known now."""
    ended = Signal()
    """There are no more trials."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trail: Trail | None = None
        self.weights = Weights()
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_returned)

    def start(self, position: Position, weights: Weights, seed: int, own: int = 0) -> None:
        """Follow the trials from a position, with the seed and the number of its thought."""
        self.trail, self.weights = Trail(position, seed), weights
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._runner.start(partial(follow, position, seed, threads, own))

    def stop(self) -> None:
        """Stop playing, and forget the trials."""
        self._runner.cancel()
        self.trail = None

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @property
    def is_playing(self) -> bool:
        """Return whether trials are being played, or exact scores calculated."""
        return self._runner.is_busy

    def reached(self, at: int) -> int:
        """Return how many of the first counts, up to number `at`, are known."""
        known = len(self.trail.tallies) if self.trail is not None else 0
        return min(at + 1, known)

    def tally_at(self, at: int) -> Tally | None:
        """Return the tally at the count with this number, or else the largest known one."""
        reached = self.reached(at)
        return self.trail.tallies[reached - 1] if self.trail is not None and reached else None

    def thought_at(self, at: int) -> Thought | None:
        """Return the scores of those same trials."""
        trail, tally = self.trail, self.tally_at(at)
        if trail is None or tally is None:
            return None
        stream = engine.sample_stream(trail.position.rules)
        return thought_of_tally(trail.position, tally, self.weights, None, trail.seed, stream)

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if not isinstance(report.value, Trail) or self.trail is None:
            return
        before, self.trail = self.trail, report.value
        if before.expectation is None and self.trail.expectation is not None:
            self.learnt_exact.emit()
        if len(self.trail.tallies) > len(before.tallies):
            self.grown.emit(len(before.tallies))

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        self._on_report(report)
        self.ended.emit()
