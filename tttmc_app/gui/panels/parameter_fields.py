"""The field for each kind of player parameter."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Rules, TttmcError
from tttmc_app.core.numbers import Number
from tttmc_app.folders import documents_folder
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import sentence, shown, translate, typed_number
from tttmc_app.gui.look.widgets import Switch, add_clear_button, wrapped
from tttmc_app.gui.panels.fields import Chooser, CountField, PathEdit, WeightField
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    SwitchParameter,
    Value,
    format_value,
)


@dataclass(frozen=True, slots=True)
class ParameterField:
    """A widget that edits one parameter, with the functions that get and set its value."""

    widget: QWidget
    value: Callable[[], Value]
    set_value: Callable[[Value], None]
    changed: SignalInstance


class ChoiceField(Chooser):
    """A combo box for a choice parameter."""

    def __init__(self, parameter: ChoiceParameter) -> None:
        super().__init__()
        self._parameter = parameter
        self._items = QStandardItemModel(self)
        self.setModel(self._items)
        for word, label in parameter.choices:
            item = QStandardItem(shown(label))  # PySide learns when it is deleted
            item.setData(word, Qt.ItemDataRole.UserRole)
            self._items.appendRow(item)

    def value(self) -> Value:
        """Return the choice as commands write it."""
        return str(self.currentData())

    def set_value(self, value: Value) -> None:
        """Select a choice."""
        self.setCurrentIndex(self.findData(value))

    def limit(self, rules: Rules) -> None:
        """Disable the choices that aren't offered under the rules, with the reason as a tooltip."""
        for index, reason in enumerate(self._parameter.offered(rules).values()):
            self._items.item(index).setEnabled(not reason)
            tip = wrapped(sentence(reason)) if reason else None
            self.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)


class FileField(QWidget):
    """A field for a file, typed or chosen; empty for the built-in file."""

    changed = Signal()

    def __init__(self, parameter: FileParameter) -> None:
        super().__init__()
        self._parameter = parameter
        self._last = ""
        self._name = PathEdit()
        self._name.setPlaceholderText(shown(parameter.placeholder))
        if not parameter.must_exist:
            add_clear_button(self._name)
        self._name.setAccessibleName(shown(parameter.label))
        self._name.editingFinished.connect(self._commit)
        self._name.textChanged.connect(self._commit_when_cleared)
        choose = QToolButton()
        choose.setText("…")
        choose.setToolTip(translate("Panels", "Choose a file ({label})", label=parameter.label))
        choose.setAccessibleName(choose.toolTip())
        choose.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._name, 1)
        row.addWidget(choose)
        self.setFocusProxy(self._name)

    def value(self) -> Value:
        """Return the last file that was entered."""
        return self._last

    def set_value(self, value: Value) -> None:
        """Show a file without emitting `changed`."""
        self._last = str(value)
        self._name.set_path(self._last)

    def _choose(self) -> None:
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        # The player opens the file and overwrites nothing, so the dialog need not warn.
        if self._parameter.must_exist:
            name, _ = QFileDialog.getOpenFileName(
                self,
                shown(self._parameter.label),
                str(documents_folder() / self._last),
                _file_filter(self._parameter),
            )
        else:
            name, _ = QFileDialog.getSaveFileName(
                self,
                shown(self._parameter.label),
                str(documents_folder() / self._last),
                translate("Panels", "All files (*)"),
                options=QFileDialog.Option.DontConfirmOverwrite,
            )
        if name:
            self._name.set_path(name)
            self._commit()

    def _commit_when_cleared(self, text: str) -> None:
        if not text:
            self._commit()

    def _commit(self) -> None:
        try:
            name = str(self._parameter.parse(self._name.path()))
        except TttmcError:  # keep the last file
            name = self._last
        if name != self._last:
            self._last = name
            self.changed.emit()


def _file_filter(parameter: FileParameter) -> str:
    """Return the kinds of files that a dialog offers for a file to be read."""
    if not parameter.is_program:
        return translate("Panels", "Python files (*.py);;All files (*)")
    if sys.platform == "win32":
        return translate("Panels", "Programs (*.exe *.bat *.cmd);;All files (*)")
    return translate("Panels", "All files (*)")


class OverrideField(QLineEdit):
    """A field for a number; empty for the player's own number."""

    settled = Signal()

    def __init__(self, parameter: OverrideParameter) -> None:
        super().__init__()
        self._parameter = parameter
        self._last: Value = ""
        self.setPlaceholderText(shown(parameter.placeholder))
        add_clear_button(self)
        self.editingFinished.connect(self._commit)
        self.textChanged.connect(self._commit_when_cleared)

    def value(self) -> Value:
        """Return the last number that was entered, or empty text."""
        return self._last

    def set_value(self, value: Value) -> None:
        """Show a number without emitting `settled`."""
        self._last = value
        with QSignalBlocker(self):
            self.setText(shown(Number(format_value(value))))

    def _commit_when_cleared(self, text: str) -> None:
        if not text:
            self._commit()

    def _commit(self) -> None:
        try:
            value = self._parameter.parse(typed_number(self.text()))
        except TttmcError:  # keep the last number
            self.set_value(self._last)
            return
        if value != self._last:
            self._last = value
            self.settled.emit()


class NumberWithSwitch(QWidget):
    """A number field beside a switch that overrides the number while it is on."""

    def __init__(self, number: ParameterField, switch: ParameterField) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        number.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row.addWidget(number.widget, 1)
        row.addWidget(switch.widget)
        self._number = number.widget
        self._switch = switch
        switch.changed.connect(self._on_switched)
        if isinstance(self._number, CountField):
            self._number.accept_infinity()
            self._number.infinity_typed.connect(self._on_infinity_typed)
        self.setFocusProxy(number.widget)

    def _on_switched(self, on: bool) -> None:
        if isinstance(self._number, CountField):
            self._number.show_infinity(on)
        else:
            self._number.setEnabled(not on)

    def _on_infinity_typed(self) -> None:
        if self._switch.widget.isEnabled():
            self._switch.set_value(True)


def field_of(parameter: Parameter) -> ParameterField:
    """Return a field for a parameter, showing its default."""
    field = _make_field(parameter)
    field.set_value(parameter.default)
    return field


def _make_field(parameter: Parameter) -> ParameterField:
    match parameter:
        case NumberParameter():
            return _number_field(parameter)
        case OverrideParameter():
            own = OverrideField(parameter)
            return ParameterField(own, own.value, own.set_value, own.settled)
        case SwitchParameter(sign=sign) if sign:
            button = QToolButton()
            button.setText(sign)
            button.setCheckable(True)
            button.setProperty("role", "button")
            button.setProperty("narrow", True)
            button.setFixedWidth(button.sizeHint().height() + UNIT // 2)
            button.setAccessibleName(shown(parameter.label))
            return ParameterField(
                button, button.isChecked, lambda v: button.setChecked(bool(v)), button.toggled
            )
        case SwitchParameter():
            switch = Switch("")
            return ParameterField(
                switch, switch.isChecked, lambda v: switch.setChecked(bool(v)), switch.toggled
            )
        case ChoiceParameter():
            choice = ChoiceField(parameter)
            return ParameterField(
                choice, choice.value, choice.set_value, choice.currentIndexChanged
            )
        case FileParameter():
            file = FileField(parameter)
            return ParameterField(file, file.value, file.set_value, file.changed)


def _number_field(parameter: NumberParameter) -> ParameterField:
    if parameter.is_whole:
        count = CountField(int(parameter.minimum), int(parameter.maximum))
        return ParameterField(
            count,
            lambda: int(count.value()),
            lambda v: count.setValue(float(v)),
            count.valueChanged,
        )
    weight = WeightField(parameter.minimum, parameter.maximum)
    return ParameterField(
        weight, weight.value, lambda v: weight.setValue(float(v)), weight.valueChanged
    )
