"""The textbook that training continues: a note on it, and the offer of a new one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Rules
from tttmc_app.core.numbers import grouped
from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import capitalised, shown, translate
from tttmc_app.gui.look.widgets import muted_label, set_tip
from tttmc_app.players.learner import open_textbook
from tttmc_app.workers import JobRunner, Report


@dataclass(frozen=True, slots=True)
class TextbookState:
    """What a textbook contains before training."""

    path: Path
    mistakes: int
    games: int
    """Games played for learning."""
    unused: Path
    """A path in the same folder at which no file exists yet."""


def read_state(file: str, rules: Rules) -> TextbookState:
    """Return what a textbook contains; an empty name stands for the built-in one.

    Raises TttmcError if the file isn't a textbook for these rules.
    """
    textbook = open_textbook(file, rules)
    try:
        mistakes, games = textbook.size, textbook.games
    finally:
        textbook.close()
    path = textbook.path
    names = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in count(2))
    return TextbookState(path, mistakes, games, next(name for name in names if not name.exists()))


class TextbookNote(QWidget):
    """A note on the textbook that training continues, and a button for a new one."""

    new_requested = Signal(str)
    """The path of a new textbook."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TextbookState | None = None
        self._newest = 0
        self._runner = JobRunner(self)
        self._note = muted_label(small=True, wrap=True)
        self._note.setObjectName("trainingTextbookNote")
        self._new = button(
            "trainingNewTextbook",
            translate("Lab", "Use a new textbook"),
            translate("Lab", "Learn from the beginning, in a new file beside this one"),
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT // 2)
        layout.addWidget(self._note)
        layout.addWidget(self._new)
        self._runner.returned.connect(self._on_read)
        self._runner.failed.connect(self._on_failed)
        self._new.clicked.connect(self._on_new)
        self._new.hide()

    def look_at(self, file: str, rules: Rules) -> None:
        """Read a textbook's state in the background, and show it."""
        self._newest = self._runner.post(partial(read_state, file, rules))

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot(Report)
    def _on_read(self, report: Report) -> None:
        state = report.value
        if report.job_id == self._newest and isinstance(state, TextbookState):
            self._show(state)

    def _show(self, state: TextbookState) -> None:
        self._state = state
        is_used = bool(state.games or state.mistakes)
        text = translate("Lab", "Starts the new textbook {name}.", name=state.path.name)
        if is_used:
            text = translate(
                "Lab",
                "Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.",
                name=state.path.name,
                mistakes=grouped(state.mistakes),
                games=grouped(state.games),
            )
        self._note.setText(text)
        set_tip(self._note, str(state.path))
        self._new.setVisible(is_used)

    @Slot(int, object)
    def _on_failed(self, task_id: int, error: Exception) -> None:
        if task_id == self._newest:
            self._state = None
            self._note.setText(capitalised(shown(error)))
            self._new.hide()

    @Slot()
    def _on_new(self) -> None:
        if self._state is not None:
            self.new_requested.emit(str(self._state.unused))
