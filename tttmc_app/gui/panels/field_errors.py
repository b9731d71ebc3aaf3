"""Mark the field that can't be taken as it stands, and say beside it what it takes."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from tttmc_app.core import TttmcError
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import announce

_WIDTH = 272
"""Of a note at most: as wide as a card's fields with their names."""
_GAP = 3
HINT_MS = 6000
"""So long a hint is seen, wherever the focus goes: Enter may take it to the board."""


class FieldError(TttmcError):
    """Say what is wrong with what stands in a field."""

    def __init__(self, message: str, field: QWidget) -> None:
        super().__init__(message)
        self.field = field


@contextmanager
def blaming(field: QWidget) -> Generator[None]:
    """Let an error name the field that it comes from."""
    try:
        yield
    except FieldError:
        raise
    except TttmcError as error:
        raise FieldError(str(error), field) from None


def show_fault(error: TttmcError) -> None:
    """Lead to the field that an error comes from, if it names one."""
    if isinstance(error, FieldError):
        note_of(error.field).blame(str(error))
        error.field.setFocus()
        area = _scroll_area(error.field)
        if area is not None:
            area.ensureWidgetVisible(error.field)


def note_of(field: QWidget) -> FieldNote:
    """Return a field's note, made where there is none yet."""
    found = field.findChild(FieldNote, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, FieldNote) else FieldNote(field)


class FieldNote(QObject):
    """Say something under a field, over whatever is there, until the field is edited.

    While a field is at fault its frame says so; the words are seen while it has the focus, or the
    mouse is over it. A hint is seen for a while.
    """

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        self._label: QLabel | None = None
        self._text = ""
        self._is_fault = False
        self._end = QTimer(self, singleShot=True, interval=HINT_MS)
        self._end.timeout.connect(self.clear)
        field.installEventFilter(self)
        if isinstance(field, QLineEdit):
            field.textChanged.connect(self.clear)
        elif isinstance(field, QComboBox):
            field.currentIndexChanged.connect(self.clear)
        elif isinstance(field, QAbstractSpinBox):
            field.lineEdit().textChanged.connect(self.clear)

    @property
    def text(self) -> str:
        """Return what is said of the field; empty where there is nothing to say."""
        return self._text

    @property
    def is_fault(self) -> bool:
        """Return whether the field is marked."""
        return self._is_fault

    def blame(self, text: str) -> None:
        """Mark the field, and say what is wrong with it."""
        self._say(text, is_fault=True)

    def hint(self, text: str) -> None:
        """Say what the field takes, where something was just refused."""
        self._say(text, is_fault=False)
        self._end.start()

    @Slot()
    def clear(self) -> None:
        """Say nothing any more."""
        self._end.stop()
        if self._text:
            self._say("", is_fault=False)

    def _say(self, text: str, *, is_fault: bool) -> None:
        text = text[:1].upper() + text[1:]
        is_new, self._text = text != self._text, text
        self._field.setAccessibleDescription(text)
        if is_fault is not self._is_fault:
            self._is_fault = is_fault
            self._field.setProperty("fault", is_fault)
            self._field.style().unpolish(self._field)
            self._field.style().polish(self._field)
        self._show(bool(text))
        if text and is_new:
            announce(self._field, text)

    def _show(self, shown: bool) -> None:
        if not shown:
            if self._label is not None:
                self._label.hide()
            return
        if self._label is None:
            self._label = self._made()
        self._label.setText(self._text)
        self._place()
        self._label.show()
        self._label.raise_()

    def _made(self) -> QLabel:
        label = QLabel(self._host())
        label.setObjectName(f"{self._field.objectName()}Note")
        label.setProperty("role", "fault")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._field.destroyed.connect(label.deleteLater)
        return label

    def _host(self) -> QWidget:
        """Return what the note lies on: it scrolls with its field."""
        area = _scroll_area(self._field)
        content = None if area is None else area.widget()
        return content or self._field.window()

    def _place(self) -> None:
        label = self._label
        host = None if label is None else label.parentWidget()
        assert label is not None
        assert host is not None
        label.ensurePolished()  # the frame and the font come from the style sheet
        whole = label.fontMetrics().horizontalAdvance(self._text) + 3 * UNIT
        width = min(whole, max(_WIDTH, self._field.width()), host.width() - 2 * UNIT)
        label.setFixedWidth(width)
        height = label.heightForWidth(width)
        label.setFixedHeight(height)
        corner = self._field.mapTo(host, QPoint(0, 0))
        x = max(UNIT, min(corner.x(), host.width() - width - 2 * UNIT))
        below = corner.y() + self._field.height() + _GAP
        above = corner.y() - height - _GAP
        label.move(x, above if below + height > host.height() and above >= 0 else below)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the note while the field is in use, at the field's place."""
        kind = event.type()
        if self._text and watched is self._field:
            if kind in (QEvent.Type.Move, QEvent.Type.Resize):
                self._show(self._label is not None and self._label.isVisible())
            elif kind in (QEvent.Type.FocusOut, QEvent.Type.Leave, QEvent.Type.Hide):
                self._on_left(kind)
            elif kind in (QEvent.Type.FocusIn, QEvent.Type.Enter) and self._is_fault:
                self._show(True)
        return False

    def _on_left(self, kind: QEvent.Type) -> None:
        if kind is QEvent.Type.Leave and self._field.hasFocus():
            return
        if self._is_fault:
            self._show(False)
        elif kind is QEvent.Type.Hide:
            self.clear()


def _scroll_area(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent
