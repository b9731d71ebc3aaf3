"""The reason for a suggested move, found on a worker thread; announced with the suggestion."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from tttmc_app.core import Position, Text, Thought
from tttmc_app.gui.game.game import Changes, Game
from tttmc_app.gui.game.status import spoken_status
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.workers import JobRunner, Report


class Reasons(QObject):
    """Explains every suggestion in one sentence, as soon as it is complete."""

    found = Signal(object, str)
    """The thought of a suggestion, and why it is good."""

    def __init__(self, game: Game, widget: QWidget) -> None:
        """Prepare to explain suggestions, and to announce them on behalf of a widget."""
        super().__init__(widget)
        self._game = game
        self._widget = widget
        self._runner = JobRunner(self)
        self._explained: Thought | None = None
        self._task = 0
        game.changed.connect(self._on_changed)
        self._runner.returned.connect(self._on_reason)
        self._runner.failed.connect(self._on_failed)

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        game = self._game
        if not changes.thought:
            return
        thought = game.thought if game.is_final and game.asked is not None else None
        if thought is None or not thought.decided:
            self._explained = None
        elif thought is not self._explained:
            self._explained = thought
            self._task = self._runner.post(partial(_reason, game.position, thought))

    @Slot(Report)
    def _on_reason(self, report: Report) -> None:
        if report.job_id != self._task or self._explained is None:
            return
        suggestion, reason = spoken_status(self._game), report.value
        if isinstance(reason, Text) and reason:
            self.found.emit(self._explained, shown(reason))
            suggestion = translate(
                "Game", "{suggestion}. {reason}", suggestion=suggestion, reason=reason
            )
        announce(self._widget, suggestion)

    @Slot(int, object)
    def _on_failed(self, _task: int, _error: Exception) -> None:
        """Announce a suggestion without its reason."""
        announce(self._widget, spoken_status(self._game))


def _reason(position: Position, thought: Thought) -> Text:
    from tttmc_app.analysis.reasons import reason_of  # imported on the worker, when first needed

    return reason_of(position, thought)
