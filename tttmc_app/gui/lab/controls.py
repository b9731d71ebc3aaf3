"""The control of each setting of a run, and the cards that hold them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QLineEdit

from tttmc_app.experiments.settings import (
    BoardsSetting,
    Bounds,
    BoundsSetting,
    MachineSetting,
    ParameterSetting,
    Setting,
    parse_bounds,
)
from tttmc_app.gui.lab.boards_field import BoardsField
from tttmc_app.gui.lab.parts import MACHINES
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, Form, Switch, set_tip, title_label
from tttmc_app.gui.panels.parameter_fields import field_of
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import SwitchParameter, player_kind


@dataclass(frozen=True, slots=True)
class Control:
    """A widget that edits one setting, with the functions that get and set its value."""

    widget: Any
    value: Callable[[], Any]
    set_value: Callable[[Any], None]
    changed: SignalInstance
    setting: Setting


def control_of(page: str, setting: Setting) -> Control:
    """Return the control of a setting; object names begin with the page's name."""
    match setting:
        case MachineSetting(kinds=kinds):
            name = f"{page.capitalize()}{setting.widget}"
            form = PlayerForm(name, tuple(map(player_kind, kinds)) or MACHINES)
            form.chooser.set_label(shown(setting.label))
            return Control(form, form.spec, form.set_spec, form.spec_changed, setting)
        case BoardsSetting():
            boards = BoardsField(shown(setting.label))
            made = Control(boards, boards.value, boards.set_value, boards.line.textChanged, setting)
        case BoundsSetting():
            made = _bounds_control(setting)
        case ParameterSetting(parameter=SwitchParameter()):
            switch = Switch(shown(setting.label))
            set_tip(switch, shown(setting.help))
            made = Control(switch, switch.isChecked, switch.setChecked, switch.toggled, setting)
        case ParameterSetting(parameter=parameter):
            field = field_of(parameter)
            made = Control(
                field.widget,
                lambda: setting.from_json(field.value()),
                lambda value: field.set_value(setting.value(value)),
                field.changed,
                setting,
            )
        case _:
            raise TypeError(f"{type(setting).__name__} has no control of its own")
    end = setting.widget or setting.option.lstrip("-").capitalize()
    made.widget.setObjectName(f"{page}{end}")
    return made


def _bounds_control(setting: BoundsSetting) -> Control:
    line = QLineEdit()
    # Translators: No sequential test.
    line.setPlaceholderText(translate("Lab", "none"))

    def value() -> Bounds | None:
        return parse_bounds(line.text()) if line.text().strip() else None

    def set_value(value: Bounds | None) -> None:
        line.setText(setting.write(value).replace(",", ", "))

    return Control(line, value, set_value, line.textChanged, setting)


def card_of(title: str, *controls: Control) -> Card:
    """Return a card with controls: players and switches as wide as the card, others in rows."""
    card = Card()
    card.body.addWidget(title_label(title))
    form: Form | None = None
    for control in controls:
        widget = control.widget
        if isinstance(widget, PlayerForm):
            card.body.addWidget(widget.chooser)
        if isinstance(widget, PlayerForm | Switch):
            card.body.addWidget(widget)
            form = None
            continue
        if form is None:
            form = Form()
            card.body.addWidget(form)
        add_row(form, control)
    return card


def add_row(form: Form, control: Control) -> None:
    """Add a control with its label to a form."""
    form.add_row(shown(control.setting.label), control.widget, shown(control.setting.help))
