"""The bars above the board, and the tool bar's speed slider."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import announce, muted_label


class MessageBar(QFrame):
    """A line with an error or a note; Dismiss or the next game hides it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self.setProperty("bar", "error")
        self._text = QLabel()
        self._text.setObjectName("messageText")
        self._text.setWordWrap(True)
        close = QToolButton()
        close.setText(translate("Panels", "Dismiss"))
        close.setProperty("role", "button")
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        layout.addWidget(self._text, 1)
        layout.addWidget(close)
        self.hide()

    def show_error(self, text: str) -> None:
        """Show an error instead of the previous message."""
        self._show(text, "error")

    def show_note(self, text: str) -> None:
        """Show a note in neutral colours."""
        self._show(text, "tool")

    def clear(self, text: str) -> None:
        """Hide a message that no longer applies, if it is still shown."""
        if text and self._text.text() == _sentence(text):
            self.hide()

    def _show(self, text: str, look: str) -> None:
        if self.property("bar") != look:
            self.setProperty("bar", look)
            for widget in (self, self._text):  # a style sheet reads properties only once
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self._text.setText(_sentence(text))
        self.show()
        announce(self, self._text.text())


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


class SetUpBar(QFrame):
    """The tools for setting up a position with clicks."""

    play_requested = Signal()
    cleared = Signal()
    cancelled = Signal()
    side_chosen = Signal(Mark)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("setUp")
        self.setProperty("bar", "tool")
        self._side = QComboBox()
        self._side.setObjectName("setUpSide")
        self._side.setAccessibleName(translate("Panels", "Side to move"))
        for mark in Mark:
            self._side.addItem(translate("Panels", "{mark} to move", mark=mark), mark)
        self._side.activated.connect(self._on_side)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        layout.setSpacing(UNIT)
        layout.addWidget(self._side)
        layout.addStretch(1)
        for name, text, signal in (
            ("setUpClear", translate("Panels", "Clear"), self.cleared),
            ("setUpCancel", translate("Panels", "Cancel"), self.cancelled),
            ("setUpBegin", translate("Panels", "Play from here"), self.play_requested),
        ):
            button = QToolButton()
            button.setObjectName(name)
            button.setText(text)
            button.setProperty("role", "primary" if signal is self.play_requested else "button")
            button.clicked.connect(signal)
            layout.addWidget(button)
        self.hide()

    def show_side(self, mark: Mark) -> None:
        """Show the side to move."""
        with QSignalBlocker(self._side):
            self._side.setCurrentIndex(list(Mark).index(mark))

    def _on_side(self, index: int) -> None:
        self.side_chosen.emit(list(Mark)[index])


SLOWEST_MS = 3000
PACES_MS = (0, 100, 200, 400, 800, 1500, SLOWEST_MS)


class SpeedSlider(QWidget):
    """The pace of machines' games: 3 s per move on the left, as fast as possible on the right."""

    changed = Signal(int)
    """Milliseconds per move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("speed")
        self._slider.setRange(0, SLOWEST_MS)
        self._slider.setSingleStep(100)
        self._slider.setPageStep(500)
        self._slider.setInvertedAppearance(True)  # further right is faster
        self._slider.setInvertedControls(True)
        self._slider.setFixedSize(96, 24)
        self._slider.setAccessibleName(
            translate("Panels", "Milliseconds per move when machines play each other")
        )
        self._shown = QLabel()
        widest = self._shown.fontMetrics().horizontalAdvance(_pace_text(0) + " ")
        self._shown.setMinimumWidth(widest)
        self.setToolTip(
            translate("Panels", "How long each move takes when machines play each other")
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(muted_label(translate("Panels", "Speed")))
        layout.addWidget(self._slider)
        layout.addWidget(self._shown)
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
        self._shown.setText(_pace_text(milliseconds))
        self.changed.emit(milliseconds)


def _pace_text(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.1f} s" if milliseconds else translate("Panels", "at once")
