"""Who plays: a chooser and one form a kind, made from the registry."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.gui.fields import Chooser
from tttmc_app.gui.panels.card import Form, wrapped
from tttmc_app.gui.panels.parameter_fields import Beside, ParameterField, field_of
from tttmc_app.players import (
    PLAYER_KINDS,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    player_kind,
)

_OBJECT_NAMES = {"current": "scoreCurrent", "other": "scoreOther"}


class PlayerForm(QWidget):
    """Choose a player and set its parameters; every kind's form comes from the registry.

    The chooser is laid out by whoever has the form.
    """

    spec_changed = Signal(PlayerSpec)

    def __init__(
        self,
        name: str,
        kinds: tuple[PlayerKind, ...] = PLAYER_KINDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kinds = kinds
        self._name = name
        self.chooser = Chooser()
        self.chooser.setObjectName(f"player{name}")
        self._fields: dict[str, dict[str, ParameterField]] = {}
        self._forms: dict[str, Form] = {}
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        for kind in kinds:
            self.chooser.addItem(kind.label, kind.name)
            self.chooser.setItemData(
                self.chooser.count() - 1, wrapped(kind.how_it_thinks), Qt.ItemDataRole.ToolTipRole
            )
            self._forms[kind.name] = self._form(kind)
            body.addWidget(self._forms[kind.name])
        self.chooser.currentIndexChanged.connect(self._on_edited)
        self._show_kind()

    @property
    def kind(self) -> PlayerKind:
        """Return the kind that is chosen."""
        return player_kind(str(self.chooser.currentData()))

    def spec(self) -> PlayerSpec:
        """Return the player that the form describes."""
        kind = self.kind
        fields = self._fields[kind.name]
        values = (fields[parameter.name].value() for parameter in kind.parameters)
        return PlayerSpec(kind, tuple(values))

    def set_spec(self, spec: PlayerSpec) -> None:
        """Show a player without saying that it changed."""
        with QSignalBlocker(self):
            self.chooser.setCurrentIndex(self.chooser.findData(spec.kind.name))
            for parameter, value in zip(spec.kind.parameters, spec.values, strict=True):
                self._fields[spec.kind.name][parameter.name].set_value(value)
            self._show_kind()

    def fields(self, parameter: str) -> list[tuple[PlayerKind, ParameterField]]:
        """Return the fields of all the kinds that have a parameter of this name."""
        return [
            (kind, self._fields[kind.name][parameter])
            for kind in self._kinds
            if parameter in self._fields[kind.name]
        ]

    def _form(self, kind: PlayerKind) -> Form:
        form = Form()
        fields = {parameter.name: field_of(parameter) for parameter in kind.parameters}
        switches = {
            p.beside: p for p in kind.parameters if isinstance(p, SwitchParameter) and p.beside
        }
        for parameter in kind.parameters:
            field = fields[parameter.name]
            name = _OBJECT_NAMES.get(parameter.name, parameter.name) + self._name
            field.widget.setObjectName(name)
            field.changed.connect(self._on_edited)
            switch = switches.get(parameter.name)
            if switch is not None:
                both = Beside(field, fields[switch.name])
                form.add_row(parameter.label, both, parameter.help)
                field.widget.setAccessibleName(parameter.label)
                fields[switch.name].widget.setToolTip(switch.help)
            elif parameter not in switches.values():
                form.add_row(parameter.label, field.widget, parameter.help)
        self._fields[kind.name] = fields
        return form

    def _on_edited(self) -> None:
        self._show_kind()
        if not self.signalsBlocked():
            self.spec_changed.emit(self.spec())

    def _show_kind(self) -> None:
        kind = self.kind
        for name, form in self._forms.items():
            form.setVisible(name == kind.name and bool(kind.parameters))
        self.setVisible(bool(kind.parameters))
        self.chooser.setToolTip(wrapped(kind.how_it_thinks))
