"""A field for the boards from which games begin."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QToolButton, QWidget

from tttmc_app.core import TttmcError
from tttmc_app.gui.look.translation import sentence, shown, translate
from tttmc_app.gui.look.widgets import add_clear_button, fill
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.storage import read_text
from tttmc_app.workers.answers import Answers


class BoardsField(QWidget):
    """Boards, comma-separated, which are typed or read from a file with one per line."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.line = QLineEdit()
        # Translators: No openings.
        self.line.setPlaceholderText(translate("Lab", "none"))
        self.line.setAccessibleName(label)
        add_clear_button(self.line)
        choose = QToolButton()
        choose.setText("…")
        choose.setToolTip(translate("Panels", "Choose a file ({label})", label=label))
        choose.setAccessibleName(choose.toolTip())
        choose.clicked.connect(self._choose)
        fill(QHBoxLayout(self), (self.line, 1), choose)
        self.setFocusProxy(self.line)
        self._answers = Answers(self)
        self._answers.failed.connect(self._on_failed)

    def value(self) -> tuple[str, ...]:
        """Return the boards as they are written."""
        text = self.line.text().strip()
        return tuple(text.split(",")) if text else ()

    def set_value(self, boards: tuple[str, ...]) -> None:
        """Show boards."""
        self.line.setText(",".join(boards))

    def read(self, path: Path) -> None:
        """Show the boards in a file, with empty places for its other lines, once it is read."""
        self._answers.ask("file", partial(read_text, path), self._on_read)

    @Slot()
    def _choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.line.accessibleName(),
            "",
            translate("Lab", "Boards, one per line (*.txt);;All files (*)"),
        )
        if name:
            self.read(Path(name))

    def _on_read(self, text: object) -> None:
        lines = str(text).splitlines()
        self.set_value(tuple(line.partition("#")[0].strip() for line in lines))

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, TttmcError):
            note_of(self.line).show_hint(sentence(shown(error)))
