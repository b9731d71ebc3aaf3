"""The form for a player: a combo box, and one form per kind made from the registry."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Rules, Text
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Form, set_tip, wrapped
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.parameter_fields import (
    ChoiceField,
    NumberWithSwitch,
    ParameterField,
    field_of,
)
from tttmc_app.players import (
    FileParameter,
    Group,
    NumberParameter,
    OverrideParameter,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    player_kind,
    player_kinds,
)

_GROUPS = (
    ("person", Text("People")),
    ("machine", Text("Machines")),
    ("file", Text("Files")),
)
"""The icons and headings of the groups of players."""
_OBJECT_NAMES = {"current": "scoreCurrent", "other": "scoreOther"}


class PlayerForm(QWidget):
    """A player and its parameters; every kind's form comes from the registry.

    The owner lays out the chooser. A kind's form is created on first use: most are never used,
    and every widget slows down the start and changes of theme.
    """

    spec_changed = Signal(PlayerSpec)
    form_made = Signal(QWidget)
    """A kind's form was created: the new widget."""

    def __init__(self, name: str, kinds: tuple[PlayerKind, ...] | None = None) -> None:
        super().__init__()
        self._kinds = kinds = player_kinds() if kinds is None else kinds
        self._rules: Rules | None = None
        self._name = name
        self.chooser = Chooser()
        self.chooser.setObjectName(f"player{name}")
        self._fields: dict[str, dict[str, ParameterField]] = {}
        self._forms: dict[str, Form] = {}
        self._extras: dict[str, list[tuple[QWidget, ParameterField]]] = {}
        self._shows_extras = True
        self._disabled: frozenset[str] = frozenset()
        self._first: dict[str, PlayerSpec] = {}
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        heading = None
        for kind in sorted(kinds, key=_group_of):
            icon, title = _GROUPS[_group_of(kind)]
            self.chooser.add_choice(
                shown(kind.label),
                kind.name,
                line=shown(kind.summary or kind.description),
                heading="" if title == heading else shown(title),
                icon=icon,
            )
            heading = title
            tip = wrapped(shown(kind.description))
            index = self.chooser.count() - 1
            self.chooser.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)
        self.chooser.currentIndexChanged.connect(self._on_edited)
        self._show_kind()

    @property
    def kind(self) -> PlayerKind:
        """Return the selected kind."""
        return player_kind(str(self.chooser.currentData()))

    def spec(self) -> PlayerSpec:
        """Return the player that the form describes."""
        kind = self.kind
        fields = self._fields_of(kind)
        values = (fields[parameter.name].value() for parameter in kind.parameters)
        return PlayerSpec(kind, tuple(values))

    def set_spec(self, spec: PlayerSpec) -> None:
        """Show a player without emitting `spec_changed`."""
        self._fields_of(spec.kind)  # a new form is reported, so before signals are blocked
        with QSignalBlocker(self):
            self.chooser.setCurrentIndex(self.chooser.findData(spec.kind.name))
            fields = self._fields_of(spec.kind)
            for parameter, value in zip(spec.kind.parameters, spec.values, strict=True):
                fields[parameter.name].set_value(value)
            self._disable(spec.kind)  # a switch that is turned off enables the field beside it
            self._show_kind()

    def fields(self, parameter: str) -> list[tuple[PlayerKind, ParameterField]]:
        """Return the fields of a parameter in the forms that have been created."""
        return [
            (kind, self._fields[kind.name][parameter])
            for kind in self._kinds
            if parameter in self._fields.get(kind.name, {})
        ]

    def disable(self, *parameters: str) -> None:
        """Disable the fields of these parameters, also in forms that are created later."""
        self._disabled = frozenset(parameters)
        for kind in self._kinds:
            self._disable(kind)

    def begin_with(self, specs: Iterable[PlayerSpec]) -> None:
        """Begin with these players' values when their kinds are first chosen."""
        self._first = {spec.kind.name: spec for spec in specs}

    def show_extras(self, *, wanted: bool) -> None:
        """Show the fields that may be left out, or only those in use."""
        self._shows_extras = wanted
        for label, field in self._extras.get(self.kind.name, []):
            for widget in (label, field.widget):
                widget.setVisible(wanted or field.value() != "")

    def limit_choices(self, rules: Rules) -> None:
        """Disable the choices that the rules don't allow, with the reason as a tooltip."""
        if rules == self._rules:  # this is called after every move
            return
        self._rules = rules
        for fields in self._fields.values():
            _limit(fields.values(), rules)

    def _fields_of(self, kind: PlayerKind) -> dict[str, ParameterField]:
        if kind.name not in self._fields:
            self._make(kind)
        return self._fields[kind.name]

    def _make(self, kind: PlayerKind) -> None:
        form = self._forms[kind.name] = self._form(kind)
        form.hide()
        self._body.addWidget(form)
        fields = self._fields[kind.name].values()
        chosen = self._first.get(kind.name)
        with QSignalBlocker(self):  # the first values are no edits
            for field, value in zip(fields, chosen.values if chosen else (), strict=False):
                field.set_value(value)
        if self._rules is not None:
            _limit(fields, self._rules)
        self._disable(kind)
        if self.chooser.window() is self.window():  # otherwise the owner is still being built
            widgets = [self.chooser, *(field.widget for field in fields)]
            for first, second in pairwise(widgets):  # Tab follows the layout
                QWidget.setTabOrder(first, second)
        self.form_made.emit(form)

    def _disable(self, kind: PlayerKind) -> None:
        for name, field in self._fields.get(kind.name, {}).items():
            if name in self._disabled:
                field.widget.setEnabled(False)

    def _form(self, kind: PlayerKind) -> Form:
        form = Form(self)
        fields = {parameter.name: field_of(parameter) for parameter in kind.parameters}
        for parameter in kind.parameters:
            field = fields[parameter.name]
            name = _OBJECT_NAMES.get(parameter.name, parameter.name) + self._name
            field.widget.setObjectName(name)
            field.changed.connect(self._on_edited)
        self._fields[kind.name] = fields
        for label, parameters in groupby(kind.parameters, _row_label):
            if label:
                _add_group(form, label, [(p, fields[p.name]) for p in parameters])
            else:
                self._add_rows(form, kind, parameters)
        return form

    def _add_rows(self, form: Form, kind: PlayerKind, parameters: Iterable[Parameter]) -> None:
        """Add a row for each parameter, except for switches beside another parameter's field."""
        fields = self._fields[kind.name]
        switches = (p for p in kind.parameters if isinstance(p, SwitchParameter))
        beside = {switch.beside: switch for switch in switches}
        for parameter in parameters:
            field = fields[parameter.name]
            switch = beside.get(parameter.name)
            if switch is not None:
                both = NumberWithSwitch(field, fields[switch.name])
                form.add_row(shown(parameter.label), both, shown(parameter.help))
                field.widget.setAccessibleName(shown(parameter.label))
                fields[switch.name].widget.setToolTip(shown(switch.help))
            elif not (isinstance(parameter, SwitchParameter) and parameter.beside):
                label = form.add_row(shown(parameter.label), field.widget, shown(parameter.help))
                if isinstance(parameter, OverrideParameter) and parameter.is_extra:
                    self._extras.setdefault(kind.name, []).append((label, field))

    def _on_edited(self) -> None:
        self._show_kind()
        if not self.signalsBlocked():
            self.spec_changed.emit(self.spec())

    def _show_kind(self) -> None:
        kind = self.kind
        self._fields_of(kind)
        self.show_extras(wanted=self._shows_extras)
        for name, form in self._forms.items():
            form.setVisible(name == kind.name and bool(kind.parameters))
        if not kind.parameters:
            self.hide()
        elif self.parentWidget() is not None:  # without a parent it would become a window
            self.show()
        set_tip(self.chooser, shown(kind.description))


def _group_of(kind: PlayerKind) -> int:
    """Return the place of a kind's group: people, machines, or what runs a file."""
    runs = any(isinstance(each, FileParameter) and each.must_exist for each in kind.parameters)
    return 0 if kind.make is None else 1 + runs


def _limit(fields: Iterable[ParameterField], rules: Rules) -> None:
    """In some fields, disable the choices that the rules don't allow."""
    for field in fields:
        if isinstance(field.widget, ChoiceField):
            field.widget.limit(rules)


def _row_label(parameter: Parameter) -> Text | None:
    """Return the label of the row that a parameter shares with its neighbour, if any."""
    group = _group(parameter)
    return group.label if group else None


def _group(parameter: Parameter) -> Group | None:
    if isinstance(parameter, NumberParameter | OverrideParameter):
        return parameter.group
    return None


def _add_group(form: Form, label: Text, fields: list[tuple[Parameter, ParameterField]]) -> None:
    """Add a row for several parameters, such as "Score weight: own / opponent"."""
    groups = [_group(parameter) for parameter, _field in fields]
    names = " / ".join(shown(group.short) for group in groups if group is not None)
    form.add_group(
        translate("Panels", "{label}:\n{names}", label=label, names=names),
        [(shown(p.label), field.widget, shown(p.help)) for p, field in fields],
    )
