"""Facts about the position on the board, calculated on a thread."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.analysis.estimates import slip_chance
from tttmc_app.analysis.facts import PositionFacts, Want, study
from tttmc_app.core import Position, Square, Thought
from tttmc_app.engine.certainty import sureness_of
from tttmc_app.workers import JobRunner, Report

DELAY_MS = 40
"""How long a position must stay on the board before it is studied: machines may play very fast."""
MAX_KEPT = 32
"""Number of positions whose facts are kept."""
_SEED = 0
"""The seed of the batches that show how scores vary together."""


class Insights(QObject):
    """What is known about the position on the board, and about its thought.

    Only one position is studied at a time; a new one ends the study of the previous one. The
    window only requests what is known so far.
    """

    changed = Signal()
    """More is known about the current position."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_report)
        self._runner.failed.connect(self._on_failed)
        self._due = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._due.timeout.connect(self._start)
        self._kept: OrderedDict[Position, PositionFacts] = OrderedDict()
        self._position: Position | None = None
        self._wants: frozenset[Want] = frozenset()
        self._job = self._task = 0
        self._weighed: tuple[Thought, frozenset[Square]] | None = None
        """The last thought whose chances were requested, and the slips that were known."""

    def known_about(
        self, position: Position, thought: Thought | None, want: Want | None
    ) -> PositionFacts | None:
        """Return what is known so far, and have the rest calculated; None for a finished game.

        The chances of the best score are calculated only for a thought.
        """
        if position.outcome is not None:
            self.leave()
            return None
        wants = frozenset(() if want is None else (want,))
        facts = self._kept.get(position) or PositionFacts(position)
        if (position, wants) != (self._position, self._wants):
            self._position, self._wants = position, wants
            self._runner.cancel()
            if not facts.is_searched or (want is not None and not facts.has(want)):
                self._due.start()
        facts = facts.with_thought(thought)
        if want is not Want.SPREAD or thought is None or None in (thought.tally, thought.weights):
            return replace(facts, sureness=None, slip_chance=None)
        weighed = thought, facts.slips
        if facts.spread is not None and self._weighed != weighed and not self._task:
            self._weighed = weighed
            self._task = self._runner.post(partial(_weighed, facts, thought))
        return facts

    def leave(self) -> None:
        """Stop studying, because nothing is shown that needs it."""
        self._due.stop()
        self._runner.cancel()
        self._position = None

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        self.leave()
        self._task, self._weighed = 0, None  # its answer is dropped
        return self._runner.shutdown()

    @Slot()
    def _start(self) -> None:
        if self._position is not None:
            self._job = self._runner.start(partial(study, self._position, self._wants, _SEED))

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if report.job_id not in (self._task, self._job):
            return
        if report.job_id == self._task:
            self._task = 0
        if isinstance(report.value, PositionFacts):
            self._keep(report.value)

    def _keep(self, facts: PositionFacts) -> None:
        before = self._kept.get(facts.position) or PositionFacts(facts.position)
        self._kept[facts.position] = now = before.with_more(facts)
        self._kept.move_to_end(facts.position)
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        if now != before:
            self.changed.emit()

    @Slot(int, object)
    def _on_failed(self, job_id: int, _error: Exception) -> None:
        if job_id == self._task:
            self._task = 0


def _weighed(facts: PositionFacts, thought: Thought) -> PositionFacts:
    """Return the chances of a position's squares, given a thought's trials."""
    tally, weights, spread = thought.tally, thought.weights, facts.spread
    assert tally is not None
    assert weights is not None
    assert spread is not None
    position, exact = facts.position, facts.expectation
    found = sureness_of(position, tally, weights, spread, expectation=exact)
    repeats = thought.confidence is None  # a player that stops when it is sure isn't repeated
    chance = slip_chance(facts, thought.trials, weights) if repeats else None
    return PositionFacts(position, sureness=found, slip_chance=chance)
