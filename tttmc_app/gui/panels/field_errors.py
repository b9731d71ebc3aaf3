"""Errors and hints for fields: a mark on the field, and a note under it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from tttmc_app.core import Text, TttmcError
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import capitalised, shown
from tttmc_app.gui.look.widgets import PlainLabel, scroll_area_of

_WIDTH = 272
"""Maximum width of a note: that of a card's fields with their labels."""
_GAP = 3
HINT_MS = 6000
"""How long a hint is shown, wherever the focus goes: Enter may move it to the board."""


class FieldError(TttmcError):
    """An error in the contents of a field."""

    def __init__(self, message: str | Text, field: QWidget) -> None:
        super().__init__(message)
        self.field = field


@contextmanager
def naming_field(field: QWidget) -> Generator[None]:
    """Attribute the errors raised in the block to a field."""
    try:
        yield
    except FieldError:
        raise
    except TttmcError as error:
        raise FieldError(error.text, field) from None


def show_field_error(error: TttmcError) -> None:
    """Show an error at the field that it names, if any, and move the focus there."""
    if isinstance(error, FieldError):
        note_of(error.field).show_error(shown(error))
        error.field.setFocus()
        area = scroll_area_of(error.field)
        if area is not None:
            area.ensureWidgetVisible(error.field)


def note_of(field: QWidget) -> FieldNote:
    """Return a field's note, created on first use."""
    found = field.findChild(FieldNote, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, FieldNote) else FieldNote(field)


class FieldNote(QObject):
    """A note under a field, in front of other widgets, until the field is edited.

    An error marks the field's frame, and its text is shown while the field has the focus or the
    mouse is over it. A hint is shown for a few seconds.
    """

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        self._label: QLabel | None = None
        self._text = ""
        self._is_error = False
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
        """Return the note's text; empty if it is hidden."""
        return self._text

    @property
    def is_error(self) -> bool:
        """Return whether the field is marked as wrong."""
        return self._is_error

    def show_error(self, text: str) -> None:
        """Mark the field and show what is wrong with it."""
        self._end.stop()  # of a hint
        self._set(text, is_error=True)

    def show_hint(self, text: str) -> None:
        """Show what the field accepts, after it has rejected input."""
        self._set(text, is_error=False)
        self._end.start()

    @Slot()
    def clear(self) -> None:
        """Remove the note and the mark."""
        self._end.stop()
        if self._text:
            self._set("", is_error=False)

    def _set(self, text: str, *, is_error: bool) -> None:
        text = capitalised(text)
        is_new, self._text = text != self._text, text
        self._field.setAccessibleDescription(text)
        if is_error is not self._is_error:
            self._is_error = is_error
            self._field.setProperty("error", is_error)
            self._field.style().unpolish(self._field)
            self._field.style().polish(self._field)
        self._show(bool(text))
        if text and is_new:
            announce(self._field, text)

    def _show(self, visible: bool) -> None:
        if not visible:
            if self._label is not None:
                self._label.hide()
            return
        if self._label is None:
            self._label = self._make_label()
        self._label.setText(self._text)
        self._place()
        self._label.show()
        self._label.raise_()

    def _make_label(self) -> QLabel:
        label = PlainLabel(parent=self._host())
        label.setObjectName(f"{self._field.objectName()}Note")
        label.setProperty("role", "fieldError")
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._field.destroyed.connect(label.deleteLater)
        return label

    def _host(self) -> QWidget:
        """Return the widget that holds the note: it scrolls with its field."""
        area = scroll_area_of(self._field)
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
        """Show the note while the field is in use, and move it with the field."""
        kind = event.type()
        if self._text and watched is self._field:
            if kind in (QEvent.Type.Move, QEvent.Type.Resize):
                self._show(self._label is not None and self._label.isVisible())
            elif kind in (QEvent.Type.FocusOut, QEvent.Type.Leave, QEvent.Type.Hide):
                self._on_leave(kind)
            elif kind in (QEvent.Type.FocusIn, QEvent.Type.Enter) and self._is_error:
                self._show(True)
        return False

    def _on_leave(self, kind: QEvent.Type) -> None:
        if kind is QEvent.Type.Leave and self._field.hasFocus():
            return
        if self._is_error:
            self._show(False)
        elif kind is QEvent.Type.Hide:
            self.clear()
