"""The reason for a suggested move, found on a worker thread and shown below the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from tttmc_app.core import Position, Text, Thought
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.workers import JobRunner, Report


class Reasons(QObject):
    """Explains every suggestion in one sentence, as soon as it is complete."""

    def __init__(self, state: GameState, message: MessageBar) -> None:
        super().__init__(message)
        self._state = state
        self._message = message
        self._runner = JobRunner(self)
        self._explained: Thought | None = None
        self._task = 0
        state.thought_changed.connect(self._on_thought)
        self._runner.returned.connect(self._on_reason)

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot(bool)
    def _on_thought(self, final: bool) -> None:
        state = self._state
        thought = state.thought if final and state.asked is not None else None
        if thought is None or thought.move is None:
            self._explained = None
        elif thought is not self._explained:
            self._explained = thought
            self._task = self._runner.post(partial(_reason, state.position, thought))

    @Slot(Report)
    def _on_reason(self, report: Report) -> None:
        is_current = report.job_id == self._task and self._explained is not None
        if is_current and isinstance(report.value, Text) and report.value:
            self._message.show_hint(shown(report.value))


def _reason(position: Position, thought: Thought) -> Text:
    from tttmc_app.analysis.reasons import reason_of  # on the worker, when first asked

    return reason_of(position, thought)
