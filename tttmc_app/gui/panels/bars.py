"""The message bar, and the slider of the machines' speed."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core.numbers import fixed
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import UNIT, for_letters, type_font
from tttmc_app.gui.look.translation import capitalised, translate
from tttmc_app.gui.look.widgets import PlainLabel

NOTE_MS = 8000
"""How long a note stays if nothing else hides it."""
_NARROW = 340
"""The width in pixels below which a message has its buttons under its text."""


class MessageBar(QFrame):
    """A line with an error, a note or a hint.

    Dismiss hides any of these; a note also disappears after a while, and a hint when it no longer
    applies.
    """

    changed = Signal()
    """Another message is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("message")
        self.setProperty("bar", "error")
        self._text = PlainLabel()
        self._text.setObjectName("messageText")
        self._text.setWordWrap(True)
        close = QToolButton()
        close.setText(translate("Panels", "Dismiss"))
        close.setProperty("role", "button")
        close.clicked.connect(self.hide)
        self._action = QToolButton()
        self._action.setObjectName("messageAction")
        self._action.setProperty("role", "button")
        self._action.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._action.clicked.connect(self.hide)
        buttons = QHBoxLayout()
        buttons.setSpacing(UNIT)
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self._action)
        self._layout = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(UNIT + 4, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(self._text, 1)
        layout.addLayout(buttons)
        self._is_hint = False
        self._timer = QTimer(self, singleShot=True, interval=NOTE_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def show_error(self, text: str, action: QAction | None = None) -> None:
        """Show an error instead of the previous message, with a button for an action."""
        self._show(text, "error", action)
        self._timer.stop()

    def show_note(self, text: str, undo: QAction | None = None) -> None:
        """Show a note in neutral colours, with a button that undoes what the note reports."""
        self._show(text, "tool", undo)
        self._timer.start()

    def add_note(self, text: str, undo: QAction | None = None) -> None:
        """Show a note in front of another that is still shown."""
        is_note = not self.isHidden() and self._timer.isActive()
        if is_note:
            text = translate("Panels", "{note} {other}", note=text, other=self._text.text())
        self.show_note(text, undo)

    def height_for(self, width: int) -> int:
        """Return the height at a width; a narrow message has its buttons below the text."""
        buttons = 0 if self._action.isHidden() else self._action.sizeHint().width()
        narrow = width < for_letters(_NARROW, self.font()) + 2 * buttons // 3
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(down if narrow else across)
        return self._layout.totalHeightForWidth(width)

    @property
    def offers_undo(self) -> bool:
        """Return whether the note shown, if any, offers to undo something."""
        return not (self.isHidden() or self._action.isHidden())

    def show_hint(self, text: str, action: QAction | None = None) -> None:
        """Show why a command had no effect, until a later one takes effect, and what would help."""
        self.show_note(text, action)
        self._is_hint = True

    def clear_hint(self) -> None:
        """Hide a hint, because the game has changed."""
        if self._is_hint:
            self.hide()

    def clear(self, text: str) -> None:
        """Hide a message that no longer applies, if it is still shown."""
        if text and self._text.text() == capitalised(text):
            self.hide()

    def _show(self, text: str, look: str, action: QAction | None) -> None:
        if self.property("bar") != look:
            self.setProperty("bar", look)
            for widget in (self, self._text):  # a style sheet reads properties only once
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self._is_hint = False
        if action is not None:
            self._action.setDefaultAction(action)
        self._action.setVisible(action is not None)
        self._text.setText(capitalised(text))
        self.show()
        self.changed.emit()  # once shown: until then the style sheet's sizes aren't known
        announce(self, self._text.text())


SLOWEST_MS = 3000
PACES_MS = (0, 100, 200, 400, 800, 1500, SLOWEST_MS)


class SpeedSlider(QWidget):
    """The pace of machines' games: 3 s per move on the left, as fast as possible on the right."""

    changed = Signal(int)
    """Milliseconds per move."""

    def __init__(self) -> None:
        super().__init__()
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("speed")
        self._slider.setMinimumSize(56, 24)
        self._slider.setRange(0, SLOWEST_MS)
        self._slider.setSingleStep(100)
        self._slider.setPageStep(500)
        self._slider.setInvertedAppearance(True)  # further right is faster
        self._slider.setInvertedControls(True)
        self._slider.setAccessibleName(
            translate("Panels", "Milliseconds per move when machines play each other")
        )
        self.words = PlainLabel()
        """The pace in words."""
        self.words.setFont(type_font(11))
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        paces = (_pace_text(pace) for pace in (0, SLOWEST_MS))
        widest = max(map(QFontMetrics(self.words.font()).horizontalAdvance, paces))
        self.words.setMinimumWidth(widest + UNIT)
        self.setToolTip(
            translate("Panels", "How long each move takes when machines play each other")
        )
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.words)
        layout.addWidget(self._slider)
        self._slider.valueChanged.connect(self._on_value)
        self._on_value(self._slider.value())

    def set_milliseconds(self, milliseconds: int) -> None:
        """Show a pace."""
        self._slider.setValue(milliseconds)

    def faster(self) -> None:
        """Choose the next shorter standard pace."""
        shorter = [pace for pace in PACES_MS if pace < self._slider.value()]
        self._slider.setValue(max(shorter, default=0))

    def slower(self) -> None:
        """Choose the next longer standard pace."""
        longer = [pace for pace in PACES_MS if pace > self._slider.value()]
        self._slider.setValue(min(longer, default=SLOWEST_MS))

    def _on_value(self, milliseconds: int) -> None:
        self.words.setText(_pace_text(milliseconds))
        self.changed.emit(milliseconds)


def _pace_text(milliseconds: int) -> str:
    if not milliseconds:
        return translate("Panels", "no delay")
    # Translators: How long two machines wait after each move.
    return translate("Panels", "Pause {time} s", time=fixed(milliseconds / 1000, 1))
