"""A bar that asks a question without blocking the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QToolButton, QWidget

from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import PlainLabel, tool_button

_MIN_WIDTH = 160


class BarButton(NamedTuple):
    """One answer, shown as a button."""

    name: str
    """The button's object name."""
    text: str
    call: Callable[[], object]
    """Called once the bar is closed."""


class QuestionBar(QFrame):
    """A question with buttons for its answers; an answer closes the bar."""

    answered = Signal()
    """An answer was chosen and its function called."""

    def __init__(
        self, name: str, parent: QWidget | None = None, *, returns_to: QWidget | None = None
    ) -> None:
        """Make the bar; `returns_to` gets the focus of the answers."""
        super().__init__(parent)
        self._returns_to = returns_to
        self.setObjectName(name)
        self.setProperty("bar", "tool")
        self._text = PlainLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setWordWrap(True)
        self._buttons: list[QToolButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(UNIT)
        self._row.addStretch(1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        self._both.setSpacing(UNIT)
        self._both.addWidget(self._text, 1)
        self._both.addLayout(self._row)
        self.hide()

    @property
    def text(self) -> str:
        """Return the question, or an empty string while the bar is hidden."""
        return "" if self.isHidden() else self._text.text()

    def ask(self, text: str, *answers: BarButton, focuses: bool = False) -> None:
        """Show a question instead of the previous one; focus the last answer if asked to.

        Of several answers the last is the primary one: it does what is asked.
        """
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.setObjectName("")  # names are unique, and it lives a little longer
            button.deleteLater()
        self._text.setText(text)
        self._buttons.clear()
        for answer in answers:
            button = tool_button(answer.name, answer.text, partial(self._answer, answer))
            self._row.addWidget(button)
            self._buttons.append(button)
        if len(answers) > 1:
            self._buttons[-1].setProperty("role", "primary")
        self._arrange()
        self.show()
        if focuses:
            self._buttons[-1].setFocus()
        announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the answers beside the text or below it, depending on the width."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the focused answer with Enter, unless the key is held down."""
        button = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(button, QToolButton) and not event.isAutoRepeat():
            button.click()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that a question doesn't widen a small window."""
        return QSize(_MIN_WIDTH, super().minimumSizeHint().height())

    def _arrange(self) -> None:
        """Put the answers beside the text, below it, or one below another."""
        answers = sum(button.sizeHint().width() + UNIT for button in self._buttons)
        text = self._text.fontMetrics().horizontalAdvance(self._text.text())
        width = self.width() - 3 * UNIT
        # The text may take two lines.
        is_beside = answers + text * 0.55 <= width
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._both.setDirection(across if is_beside else down)
        self._row.setDirection(across if answers <= width else down)

    def _answer(self, answer: BarButton) -> None:
        self.hide()
        if self._returns_to is not None:  # Qt would choose any neighbour
            self._returns_to.setFocus()
        answer.call()
        self.answered.emit()
