"""Fields that can't hold bad values: counts, weights, board sizes, seeds and paths."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from tttmc_app.core.numbers import grouped
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.gui.panels.field_errors import note_of

_UNITS = {"": 1.0, "k": 1e3, "m": 1e6, "g": 1e9, "t": 1e12, "billion": 1e9}
_WEIGHT = re.compile(r"\s*([0-9]*)[.,]?([0-9]{0,3})\s*")
INFINITY = "∞"
_COUNT = re.compile(
    r"\s*([0-9][0-9, _']*(?:\.[0-9]+)?(?:e[0-9]+)?)\s*(billion|[kmgt]?)\s*", re.IGNORECASE
)


class _WheelGuard(QObject):
    """Keep the wheel from changing a field that isn't being edited."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave scrolling to the panel unless the field has the focus."""
        if event.type() is not QEvent.Type.Wheel:
            return False
        is_edited = isinstance(watched, QWidget) and watched.hasFocus()
        event.setAccepted(is_edited)  # what isn't accepted goes on to the panel
        return not is_edited


def leave_wheel_to_panel(field: QWidget) -> None:
    """Let the wheel change a field only once it has the focus, which the wheel doesn't give."""
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(_WheelGuard(field))


class _CalmSpinBox(QDoubleSpinBox):
    """A number field that the wheel changes only once it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale.c())  # numbers look as in the commands, whatever the system's taste
        leave_wheel_to_panel(self)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.lineEdit().inputRejected.connect(self._on_rejected)

    @Slot()
    def _on_rejected(self) -> None:
        low, high = grouped(self.minimum()), grouped(self.maximum())
        note_of(self).hint(f"a number from {low} to {high}")


class CountField(_CalmSpinBox):
    """Hold a large whole number; 10M and 1e6 can be typed too, and steps grow with it."""

    infinity_typed = Signal()
    """Somebody typed ∞ where there can be no end of it; the number stays what it was."""
    # Of the class, because Qt asks for the text before the constructor is done.
    _takes_infinity = False
    _shows_infinity = False

    def __init__(self, minimum: int, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(0)
        self.setRange(minimum, maximum)
        self.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)

    def textFromValue(self, val: float) -> str:
        """Return the number with its thousands set apart."""
        if self._shows_infinity:
            return INFINITY
        # So long a number would be cut off, and read as a smaller one.
        if val >= 1e9 and val % 1e8 == 0:
            return f"{grouped(val / 1e9)} billion"
        return grouped(val)

    def take_infinity(self) -> None:
        """Let ∞ be typed."""
        self._takes_infinity = True

    def show_infinity(self, shown: bool) -> None:
        """Show ∞ in place of the number, which can't be edited then."""
        self._shows_infinity = shown
        self.setEnabled(not shown)
        self.lineEdit().setText(self.textFromValue(self.value()))

    def valueFromText(self, text: str) -> float:
        """Return the number that a text stands for, brought into the range."""
        if self._takes_infinity and text.strip() == INFINITY and not self._shows_infinity:
            self.infinity_typed.emit()
        found = _COUNT.fullmatch(text)
        if found is None:
            return self.value()
        digits = re.sub(r"[, _']", "", found[1])
        try:
            number = float(digits) * _UNITS[found[2].lower()]
        except (ValueError, OverflowError):
            return self.value()
        return float(round(min(self.maximum(), max(self.minimum(), number))))

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's name for it
        """Say whether a text is a number, could become one, or never will."""
        infinite = self._takes_infinity and input.strip() == INFINITY
        if infinite or self._shows_infinity or _COUNT.fullmatch(input):
            return QValidator.State.Acceptable, input, pos
        if re.fullmatch(r"\s*[0-9.,_' e]*(b(i(l(l(i(o)?)?)?)?)?|[kmgt])?\s*", input, re.IGNORECASE):
            return QValidator.State.Intermediate, input, pos
        return QValidator.State.Invalid, input, pos


class WeightField(_CalmSpinBox):
    """Hold a score weight; a comma is as good as a point."""

    def __init__(self, minimum: float, maximum: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(3)
        self.setRange(minimum, maximum)
        self.setSingleStep(0.5)

    def textFromValue(self, val: float) -> str:
        """Return the number with one decimal, or as many as it needs."""
        text = f"{val:.3f}".rstrip("0")
        return text + "0" if text.endswith(".") else text

    def valueFromText(self, text: str) -> float:
        """Return the number that a text stands for, brought into the range."""
        found = _WEIGHT.fullmatch(text)
        if found is None or not (found[1] or found[2]):
            return self.value()
        number = float(f"{found[1] or 0}.{found[2] or 0}")
        return min(self.maximum(), max(self.minimum(), number))

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's name for it
        """Take digits with at most three decimals; whatever is too large becomes the largest."""
        found = _WEIGHT.fullmatch(input)
        if found is None:
            return QValidator.State.Invalid, input, pos
        whole = bool(found[1] or found[2])
        state = QValidator.State.Acceptable if whole else QValidator.State.Intermediate
        return state, input, pos


class WholeField(QSpinBox):
    """Hold a small whole number that the wheel changes only once it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        leave_wheel_to_panel(self)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._typed = ""
        self.lineEdit().inputRejected.connect(self._on_rejected)
        self.lineEdit().textEdited.connect(self._on_typed)
        self.editingFinished.connect(self._on_left)

    def takes(self) -> str:
        """Return in words what can be typed here."""
        return f"a whole number from {self.minimum()} to {self.maximum()}"

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._typed = text

    @Slot()
    def _on_left(self) -> None:
        """Say so where a number that is none of these was put back."""
        found, self._typed = re.search(r"[0-9]+", self._typed), ""
        if found and int(found[0]) != self.value():
            note_of(self).hint(f"{self.takes()}, not {found[0]}")

    @Slot()
    def _on_rejected(self) -> None:
        note_of(self).hint(self.takes())


class SizeField(WholeField):
    """Hold the board's size, shown as "3 × 3"."""

    def __init__(self, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(1, maximum)

    def takes(self) -> str:
        """Return in words what can be typed here."""
        return f"{self.minimum()} to {self.maximum()} squares along each side"

    def textFromValue(self, val: int) -> str:
        """Return the size as both its sides."""
        return f"{val} × {val}"

    def valueFromText(self, text: str) -> int:
        """Return the first number of a text."""
        found = re.search(r"[0-9]+", text)
        return int(found[0]) if found else self.value()

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's name for it
        """Take one or two digits, and what may stand around them."""
        if not re.fullmatch(r"\s*([0-9]{0,2})\s*([×xX]?)\s*[0-9]{0,2}\s*", input):
            return QValidator.State.Invalid, input, pos
        found = re.search(r"[0-9]+", input)
        fits = found is not None and self.minimum() <= int(found[0]) <= self.maximum()
        state = QValidator.State.Acceptable if fits else QValidator.State.Intermediate
        return state, input, pos


class Chooser(QComboBox):
    """Offer a choice that scrolling past it never changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave scrolling to the panel, also while the chooser has the focus."""
        event.ignore()


class SeedField(QLineEdit):
    """Hold a seed, or nothing where each game draws its own."""

    seed_changed = Signal(object)
    """The seed as an int, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setClearButtonEnabled(True)
        self._last: int | None = None
        self._note = note_of(self)
        self.textChanged.connect(self._check)
        self.editingFinished.connect(self._commit)

    @property
    def problem(self) -> str:
        """Return why what stands here is no seed; empty where it is one, or nothing."""
        text = self.text().strip()
        if not text or (re.fullmatch("[0-9]{1,19}", text) and int(text) < SEED_LIMIT):
            return ""
        return f"a seed is a whole number from 0 to {SEED_LIMIT - 1:,}: this is none, and not used"

    def value(self) -> int | None:
        """Return the seed, or None when the field is empty; what is no seed leaves the last one."""
        if self.problem:
            return self._last
        return int(self.text()) if self.text().strip() else None

    def setValue(self, seed: int | None) -> None:
        """Fill the field in, or empty it with None."""
        self.setText("" if seed is None else str(seed))
        self._commit()

    def show_drawn(self, seed: int) -> None:
        """Show which seed the present game has drawn, while the field is empty."""
        self.setPlaceholderText(f"new: {seed}")

    def show_new(self) -> None:
        """Say in the empty field what that means, before anything was drawn."""
        self.setPlaceholderText("a new one")

    @Slot()
    def _check(self) -> None:
        if self.problem:  # it stays, to be mended
            self._note.blame(self.problem)

    def _commit(self) -> None:
        if self.value() != self._last:
            self._last = self.value()
            self.seed_changed.emit(self._last)


_MARGINS = 16
"""Beside the text, in the field's frame."""


class PathEdit(QLineEdit):
    """Hold a path: whole while it is edited, and else the part of it that tells files apart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self._shown = ""

    def path(self) -> str:
        """Return the whole path, as it was set or as it is typed."""
        return self._path if self.text() == self._shown else self.text()

    def set_path(self, path: str) -> None:
        """Show a path without saying that the text changed."""
        self._path = path
        self.setToolTip(path)
        self._show()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show all of the path, to be edited."""
        self._set_text(self.path())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Settle what was typed, and show the name again."""
        super().focusOutEvent(event)
        self.set_path(self.path())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the name as there is room for."""
        super().resizeEvent(event)
        if not self.hasFocus() and self.text() == self._shown:
            self._show()

    def _show(self) -> None:
        room = self.width() - _MARGINS
        name = Path(self._path).name if self._path else ""
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, room)
        self._shown = self._path if self.hasFocus() else short
        self._set_text(self._shown)

    def _set_text(self, text: str) -> None:
        with QSignalBlocker(self):
            self.setText(text)
