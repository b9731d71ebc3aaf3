"""Facts about the position on the board, calculated on a thread."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.analysis.estimates import slip_chance
from tttmc_app.analysis.facts import PositionFacts, Want, study
from tttmc_app.core import Position, Thought
from tttmc_app.engine.certainty import sureness_of
from tttmc_app.workers import JobRunner, Report

DELAY_MS = 40
"""How long a position must stay on the board before it is studied: machines may play very fast."""
NEWS_SECONDS = 0.2
"""A study that takes longer says this often what is known so far."""
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
        self._due = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._due.timeout.connect(self._start)
        self._kept: OrderedDict[Position, PositionFacts] = OrderedDict()
        self._position: Position | None = None
        self._wants: frozenset[Want] = frozenset()
        self._job = 0
        self._latest = deque[Thought | None]([None], maxlen=1)
        """The thought shown, if its chances are wanted; the study reads it on its thread."""
        self._weighed: Thought | None = None
        """The last thought whose chances were requested."""

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
        has_trials = thought is not None and thought.tally and thought.weights
        self._latest.append(thought if want is Want.SPREAD and has_trials else None)
        if (position, wants) != (self._position, self._wants):
            self.leave()
            self._position, self._wants = position, wants
        is_known = _is_complete(facts, wants) and self._latest[0] in (None, self._weighed)
        if not (is_known or self._runner.is_busy or self._due.isActive()):
            self._due.start()
        facts = facts.with_thought(thought)
        if self._latest[0] is None:
            return replace(facts, sureness=None, slip_chance=None)
        return facts

    def leave(self) -> None:
        """Stop studying, because nothing is shown that needs it."""
        self._due.stop()
        self._runner.cancel()
        self._position = self._weighed = None

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        self.leave()
        return self._runner.shutdown()

    @Slot()
    def _start(self) -> None:
        if self._position is not None:
            self._weighed = self._latest[0]
            facts = self._kept.get(self._position) or PositionFacts(self._position)
            call = partial(_studied, facts, self._wants, self._latest)
            self._job = self._runner.start(call)

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if report.job_id == self._job and isinstance(report.value, PositionFacts):
            self._keep(report.value)

    def _keep(self, facts: PositionFacts) -> None:
        before = self._kept.get(facts.position) or PositionFacts(facts.position)
        self._kept[facts.position] = now = before.with_more(facts)
        self._kept.move_to_end(facts.position)
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        if now != before:
            self.changed.emit()


def _is_complete(facts: PositionFacts, wants: frozenset[Want]) -> bool:
    return facts.is_searched and all(map(facts.has, wants))


def _studied(
    facts: PositionFacts, wants: frozenset[Want], latest: deque[Thought | None]
) -> Iterator[PositionFacts]:
    """Yield what is known about a position and the latest thought: the same until there is news."""
    news, due = facts, perf_counter() + NEWS_SECONDS
    steps = () if _is_complete(facts, wants) else study(facts.position, wants, _SEED)
    for facts in steps:
        if perf_counter() >= due:
            news, due = _weighed(facts, latest[0]), perf_counter() + NEWS_SECONDS
        yield news
    thought = latest[0]
    yield (found := _weighed(facts, thought))
    if thought and thought.weights and found.sureness and thought.confidence is None:
        known = facts.with_thought(thought)  # a player that stops when it is sure isn't repeated
        chance = slip_chance(known, thought.trials, thought.weights)
        yield replace(found, slip_chance=chance)


def _weighed(facts: PositionFacts, thought: Thought | None) -> PositionFacts:
    """Return facts with the chances of the squares, given a thought's trials, if it has any."""
    if thought is None or not (thought.tally and thought.weights and facts.spread):
        return facts
    exact, weights = facts.expectation, thought.weights
    found = sureness_of(facts.position, thought.tally, weights, facts.spread, expectation=exact)
    return replace(facts, sureness=found, slip_chance=None)
