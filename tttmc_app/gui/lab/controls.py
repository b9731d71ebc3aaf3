"""The control of each setting of a run, and the cards that hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import SignalInstance, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QToolButton, QWidget

from tttmc_app.core import TttmcError
from tttmc_app.experiments.settings import (
    BoardsSetting,
    Bounds,
    BoundsSetting,
    MachineSetting,
    ParameterSetting,
    Setting,
    parse_bounds,
)
from tttmc_app.folders import documents_folder
from tttmc_app.gui.lab.parts import MACHINES
from tttmc_app.gui.look.translation import sentence, shown, translate
from tttmc_app.gui.look.widgets import (
    Card,
    Form,
    Switch,
    add_clear_button,
    fill,
    set_tip,
    title_label,
)
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.gui.panels.parameter_fields import field_of
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import SwitchParameter, player_kind
from tttmc_app.storage import read_text
from tttmc_app.workers.answers import Answers


class BoardsField(QWidget):
    """Boards, comma-separated, which are typed or read from a file with one per line."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.line = QLineEdit()
        # Translators: No openings.
        self.line.setPlaceholderText(translate("Lab", "none"))
        self.line.setAccessibleName(label)
        add_clear_button(self.line)
        choose = QToolButton()
        choose.setText("…")
        choose.setToolTip(translate("Panels", "Choose a file ({label})", label=label))
        choose.setAccessibleName(choose.toolTip())
        choose.clicked.connect(self._choose)
        fill(QHBoxLayout(self), (self.line, 1), choose)
        self.setFocusProxy(self.line)
        self._answers = Answers(self)
        self._answers.failed.connect(self._on_failed)

    def value(self) -> tuple[str, ...]:
        """Return the boards as they are written."""
        text = self.line.text().strip()
        return tuple(text.split(",")) if text else ()

    def set_value(self, boards: tuple[str, ...]) -> None:
        """Show boards."""
        self.line.setText(",".join(boards))

    def read(self, path: Path) -> None:
        """Show the boards in a file, with empty places for its other lines, once it is read."""
        self._answers.ask("file", partial(read_text, path), self._on_read)

    @Slot()
    def _choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.line.accessibleName(),
            str(documents_folder()),
            translate("Lab", "Boards, one per line (*.txt);;All files (*)"),
        )
        if name:
            self.read(Path(name))

    def _on_read(self, text: object) -> None:
        lines = str(text).splitlines()
        self.set_value(tuple(line.partition("#")[0].strip() for line in lines))

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, TttmcError):
            note_of(self.line).show_hint(sentence(shown(error)))


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
    """Return a card with controls."""
    card = Card()
    card.body.addWidget(title_label(title))
    for row in rows_of(*controls):
        card.body.addWidget(row)
    return card


def rows_of(*controls: Control) -> Iterator[QWidget]:
    """Yield controls as rows: players and switches as wide as the card, others in forms."""
    form: Form | None = None
    for control in controls:
        widget = control.widget
        if isinstance(widget, PlayerForm):
            yield widget.chooser
        if isinstance(widget, PlayerForm | Switch):
            form = None
            yield widget
            continue
        if form is None:
            form = Form()
            yield form
        add_row(form, control)


def add_row(form: Form, control: Control) -> None:
    """Add a control with its label to a form."""
    form.add_row(shown(control.setting.label), control.widget, shown(control.setting.help))
