"""Fields that can't hold invalid values: counts, weights, board sizes, seeds and paths."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QFocusEvent, QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.core.numbers import Number, grouped, large_number
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.gui.look.items import HEADING, ICON, LINE
from tttmc_app.gui.look.translation import shown, translate, typed_number
from tttmc_app.gui.look.widgets import PlainLabel, add_clear_button, set_tip
from tttmc_app.gui.panels.field_errors import note_of

_BILLION = "billion"
_UNITS = {"": 1.0, "k": 1e3, "m": 1e6, "g": 1e9, "t": 1e12, _BILLION: 1e9}
_WEIGHT = r"\s*([0-9]*)[.,]?([0-9]{0,3})\s*"
INFINITY = "∞"
_COUNT = rf"(?i)\s*([0-9][0-9,]*(?:\.[0-9]+)?(?:e[0-9]+)?)\s*({_BILLION}|[kmgt]?)\s*"


def finish_typing(widget: QWidget) -> None:
    """Accept what is being typed in a field of a widget, as leaving the field does."""
    field = widget.window().focusWidget()
    if isinstance(field, (QAbstractSpinBox, QLineEdit)) and widget.isAncestorOf(field):
        field.clearFocus()
        field.setFocus()


class _Habits(QObject):
    """What all number fields do with the mouse."""

    def __init__(self, field: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(field)
        self._field = field
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel doesn't set the focus
        field.setKeyboardTracking(False)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.installEventFilter(self)
        field.lineEdit().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Select the whole number on the first click and on a double click: typing replaces it.

        The wheel is left to the panel unless the field has the focus.
        """
        if isinstance(event, QWheelEvent) and not self._field.hasFocus():
            event.ignore()
            return True
        if isinstance(event, QFocusEvent) and event.reason() is Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self._field, self._field.selectAll)  # once the click is over
        if event.type() is QEvent.Type.MouseButtonDblClick and watched is self._field.lineEdit():
            self._field.selectAll()
            return True
        return super().eventFilter(watched, event)


class _NumberField(QDoubleSpinBox):
    """A field for a number that may have decimals."""

    def __init__(self) -> None:
        super().__init__()
        _Habits(self)
        self.lineEdit().inputRejected.connect(self._on_rejected)

    @Slot()
    def _on_rejected(self) -> None:
        low, high = grouped(self.minimum()), grouped(self.maximum())
        note_of(self).show_hint(
            translate("Panels", "A number from {low} to {high}", low=low, high=high)
        )


class CountField(_NumberField):
    """A field for a large whole number; accepts 10M and 1e6, and steps grow with the number."""

    infinity_typed = Signal()
    """∞ was typed; the number doesn't change."""
    # Class attributes, because Qt requests the text before the constructor ends.
    _accepts_infinity = False
    _shows_infinity = False

    def __init__(self, minimum: int, maximum: int) -> None:
        super().__init__()
        self.setDecimals(0)
        self.setRange(minimum, maximum)
        self.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)

    def textFromValue(self, val: float) -> str:
        """Return the number with thousands separators."""
        if self._shows_infinity:
            return INFINITY
        return shown(large_number(val))  # if cut off, full digits look like a smaller number

    def accept_infinity(self) -> None:
        """Accept ∞."""
        self._accepts_infinity = True

    def show_infinity(self, shown: bool) -> None:
        """Show ∞ in place of the number, and disable editing."""
        self._shows_infinity = shown
        self.setEnabled(not shown)
        self.lineEdit().setText(self.textFromValue(self.value()))

    def valueFromText(self, text: str) -> float:
        """Return the number that the text represents, limited to the range."""
        if self._accepts_infinity and text.strip() == INFINITY and not self._shows_infinity:
            self.infinity_typed.emit()
        found = re.fullmatch(_COUNT, _typed_count(text))
        if found is None:
            return self.value()
        number = float(found[1].replace(",", "")) * _UNITS[found[2].lower()]
        return float(round(min(self.maximum(), max(self.minimum(), number))))

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's name for it
        """Return whether the text is a number, could become one, or never will."""
        infinite = self._accepts_infinity and input.strip() == INFINITY
        if infinite or self._shows_infinity or re.fullmatch(_COUNT, _typed_count(input)):
            return QValidator.State.Acceptable, input, pos
        unit = re.sub(r"^[0-9.,_'\se]*", "", input, flags=re.IGNORECASE).lower()
        if unit in _UNITS or any(word.startswith(unit) for word in (_BILLION, _billion())):
            return QValidator.State.Intermediate, input, pos
        return QValidator.State.Invalid, input, pos


class WeightField(_NumberField):
    """A field for a score weight; also accepts a decimal comma."""

    def __init__(self, minimum: float, maximum: float) -> None:
        super().__init__()
        self.setDecimals(3)
        self.setRange(minimum, maximum)
        self.setSingleStep(0.5)

    def textFromValue(self, val: float) -> str:
        """Return the number with one decimal, or as many as it needs."""
        text = f"{val:.3f}".rstrip("0")
        return shown(Number(text + "0" if text.endswith(".") else text))

    def valueFromText(self, text: str) -> float:
        """Return the number that the text represents, limited to the range."""
        found = re.fullmatch(_WEIGHT, text)
        if found is None or not (found[1] or found[2]):
            return self.value()
        number = float(f"{found[1] or 0}.{found[2] or 0}")
        return min(self.maximum(), max(self.minimum(), number))

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's name for it
        """Accept at most three decimals; a number above the range is replaced by its largest."""
        found = re.fullmatch(_WEIGHT, input)
        if found is None:
            return QValidator.State.Invalid, input, pos
        whole = bool(found[1] or found[2])
        state = QValidator.State.Acceptable if whole else QValidator.State.Intermediate
        return state, input, pos


def _billion() -> str:
    """Return the word or symbol that follows a number of billions, in lower case."""
    return translate("Text", "{number} billion", number="").strip().lower()


def _typed_count(text: str) -> str:
    """Return a typed number as commands write it, with the English word for a billion."""
    head, word, rest = text.lower().partition(_billion())
    return f"{typed_number(head)}{_BILLION if word else ''}{rest}"


class WholeField(QSpinBox):
    """A field for a small whole number."""

    def __init__(self) -> None:
        super().__init__()
        _Habits(self)
        self._typed = ""
        self.lineEdit().inputRejected.connect(self._on_rejected)
        self.lineEdit().textEdited.connect(self._on_typed)
        self.editingFinished.connect(self._on_editing_finished)

    def accepted_text(self) -> str:
        """Return what can be typed here, as a sentence."""
        return translate(
            "Panels",
            "A whole number from {low} to {high}",
            low=self.minimum(),
            high=self.maximum(),
        )

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._typed = text

    @Slot()
    def _on_editing_finished(self) -> None:
        """Show a hint if the typed number was out of range and was replaced."""
        found, self._typed = re.search(r"[0-9]+", self._typed), ""
        if found and int(found[0]) != self.value():
            note_of(self).show_hint(
                translate(
                    "Panels", "{range}, not {number}", range=self.accepted_text(), number=found[0]
                )
            )

    @Slot()
    def _on_rejected(self) -> None:
        note_of(self).show_hint(self.accepted_text())


class SizeField(WholeField):
    """A field for the board's size, shown as "3 × 3"."""

    def __init__(self, maximum: int) -> None:
        super().__init__()
        self.setRange(1, maximum)

    def accepted_text(self) -> str:
        """Return what can be typed here, as a sentence."""
        return translate(
            "Panels",
            "{low} to {high} squares along each side",
            low=self.minimum(),
            high=self.maximum(),
        )

    def textFromValue(self, val: int) -> str:
        """Return the size as width and height."""
        return f"{val} × {val}"

    def valueFromText(self, text: str) -> int:
        """Return the first number in the text."""
        found = re.search(r"[0-9]+", text)
        return int(found[0]) if found else self.value()

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's name for it
        """Accept one or two digits, and a cross with a second number after them."""
        if not re.fullmatch(r"\s*([0-9]{0,2})\s*([×xX]?)\s*[0-9]{0,2}\s*", input):
            return QValidator.State.Invalid, input, pos
        found = re.search(r"[0-9]+", input)
        fits = found is not None and self.minimum() <= int(found[0]) <= self.maximum()
        state = QValidator.State.Acceptable if fits else QValidator.State.Intermediate
        return state, input, pos


class Chooser(QComboBox):
    """A combo box that ignores the wheel."""

    _label: PlainLabel | None = None

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_label(self, label: str) -> None:
        """Name a chooser that has no visible label as its buddy.

        A hidden buddy has the name too, because on Linux Qt gives the value as the name.
        """
        self.setAccessibleName(label)
        self._label = PlainLabel(label, self.parentWidget())
        self._label.hide()
        self._label.setBuddy(self)

    @property
    def box(self) -> QWidget:
        """Return what looks like the whole field: the chooser, or its frame with a label."""
        frame = self.parentWidget()
        return frame if frame is not None and frame.property("bar") == "chooser" else self

    def add_choice(
        self, text: str, data: object, *, line: str = "", heading: str = "", icon: str = ""
    ) -> None:
        """Add a choice with what its row shows: a line, an icon, and a heading above it."""
        self.addItem(text, data)
        for role, value in ((LINE, line), (HEADING, heading), (ICON, icon)):
            self.setItemData(self.count() - 1, value, role)

    def choose(self, data: object) -> None:
        """Choose the item with this data."""
        self.setCurrentIndex(self.findData(data))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the hidden label beside the chooser, where Qt 6.8 looks for it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ParentChange and self._label is not None:
            self._label.setParent(self.parentWidget())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave scrolling to the panel, even while the combo box has the focus."""
        event.ignore()

    def showPopup(self) -> None:
        """Open the list, with rows for what is said about its choices."""
        from tttmc_app.gui.panels.chooser_rows import ChooserRows  # when first opened

        if not isinstance(self.itemDelegate(), ChooserRows):
            self.setItemDelegate(ChooserRows(self))
        self.setMaxVisibleItems(self.count())
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _MARGINS)
        super().showPopup()
        if (box := self.box) is not self:
            listed = self.view().window()
            width = max(box.width(), listed.width())
            right = box.mapToGlobal(QPoint(box.width(), 0)).x()
            listed.setGeometry(right - width, listed.y(), width, listed.height())

    def hidePopup(self) -> None:
        """Close the list; Qt doesn't tell the combo box that the mouse has since left it."""
        super().hidePopup()
        if not self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            self.update()


class SeedField(QLineEdit):
    """A field for a seed; empty if each game draws a random one."""

    seed_changed = Signal(object)
    """The seed as an int, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        add_clear_button(self)
        self._last: int | None = None
        self._note = note_of(self)
        self.textChanged.connect(self._check)
        self.editingFinished.connect(self._commit)

    @property
    def problem(self) -> Text:
        """Return why the text isn't a seed; an empty string if it is one or the field is empty."""
        text = self.text().strip()
        if not text or (re.fullmatch("[0-9]{1,19}", text) and int(text) < SEED_LIMIT):
            return EMPTY_TEXT
        return Text("a seed is a whole number from 0 to {limit}", limit=grouped(SEED_LIMIT - 1))

    def value(self) -> int | None:
        """Return the seed, None if the field is empty, or the last seed if the text is invalid."""
        if self.problem:
            return self._last
        return int(self.text()) if self.text().strip() else None

    def setValue(self, seed: int | None) -> None:
        """Show a seed; None empties the field."""
        self.setText("" if seed is None else str(seed))
        self._commit()

    def show_drawn(self, seed: int) -> None:
        """Show the seed that the game has drawn, while the field is empty."""
        self.setPlaceholderText(translate("Panels", "random: {seed}", seed=seed))

    def show_new(self) -> None:
        """Show in the empty field that the seed will be random."""
        # Translators: A random seed.
        self.setPlaceholderText(translate("Panels", "Random"))

    @Slot()
    def _check(self) -> None:
        if self.problem:
            self._note.show_error(shown(self.problem))

    def _commit(self) -> None:
        if self.value() != self._last:
            self._last = self.value()
            self.seed_changed.emit(self._last)


_MARGINS = 16
"""Total width of the frame on both sides of the text, in pixels."""


class PathEdit(QLineEdit):
    """A field for a path: the whole path while it is edited, otherwise the file name."""

    def __init__(self) -> None:
        super().__init__()
        self._path = ""
        self._shown = ""

    def path(self) -> str:
        """Return the whole path, as it was set or as it is typed."""
        return self._path if self.text() == self._shown else self.text()

    def set_path(self, path: str) -> None:
        """Show a path without emitting `textChanged`."""
        self._path = path
        set_tip(self, path)
        self._show()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the whole path for editing."""
        self._set_text(self.path())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Store the typed path and show its file name."""
        super().focusOutEvent(event)
        self.set_path(self.path())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the name as fits."""
        super().resizeEvent(event)
        if not self.hasFocus() and self.text() == self._shown:
            self._show()

    def _show(self) -> None:
        width = self.width() - _MARGINS
        name = Path(self._path).name if self._path else ""
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, width)
        self._shown = self._path if self.hasFocus() else short
        self._set_text(self._shown)

    def _set_text(self, text: str) -> None:
        with QSignalBlocker(self):
            self.setText(text)
