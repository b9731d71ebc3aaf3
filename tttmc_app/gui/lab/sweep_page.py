"""The Sweep page: one parameter of a player takes several values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.settings import setting_of
from tttmc_app.experiments.sweep import TRIALS, SweepPlan, SweepSummary
from tttmc_app.gui.lab.controls import Control, add_row, card_of, control_of
from tttmc_app.gui.lab.parts import MACHINES
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.value_lists import has_decimal_commas, list_text, values_of
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, Form, muted_label
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
)


class SweepPage(RunPage[SweepPlan, SweepSummary]):
    """The Sweep page."""

    kind = SweepPlan.kind
    manual_page = "06-lab-1-sweep.md"
    start_text = Text("Start the sweep")
    first: ClassVar[Mapping[str, Any]] = {"side": None}

    def __init__(self) -> None:
        super().__init__("sweep")
        self._hint = muted_label(small=True, wrap=True)
        player = self.card(translate("Lab", "Player"), "player")
        self._player: PlayerForm = self.controls["player"].widget
        self.lay_out(
            (player, self._varied_card(), self._against_card(), self.rules, self.executor_card),
            self.result_area(),
        )
        self._player.chooser.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    def _varied_card(self) -> Card:
        self._parameter = Chooser()
        self._parameter.setObjectName("sweepParameter")
        self._parameter.currentIndexChanged.connect(self._on_parameter)
        self._values = QLineEdit()
        self._values.setObjectName("sweepValues")
        self._values.setAccessibleName(translate("Lab", "Values"))
        title = translate("Lab", "Values, comma-separated")
        if has_decimal_commas():
            title = translate("Lab", "Values, separated by semicolons")
        self.control(
            "parameter",
            Control(
                self._parameter,
                lambda: self._chosen().name,
                lambda name: self._parameter.setCurrentIndex(self._parameter.findData(name)),
                self._parameter.currentIndexChanged,
                setting_of(SweepPlan, "parameter"),
            ),
        )
        self.control(
            "values",
            Control(
                self._values,
                lambda: values_of(self._chosen(), self._values.text()),
                lambda values: self._values.setText(list_text(values)),
                self._values.textChanged,
                setting_of(SweepPlan, "values"),
            ),
        )
        card = self.card(translate("Lab", "Varied parameter"), "parameter", "games_each")
        for widget in (muted_label(title), self._values, self._hint):
            card.body.addWidget(widget)
        return card

    def _against_card(self) -> Card:
        setting = setting_of(SweepPlan, "against")
        self._against = Chooser()
        self._against.setObjectName("sweepAgainst")
        # Translators: The measured player plays against itself.
        self._against.addItem(translate("Lab", "itself"))
        self._against.addItem(translate("Lab", "another player"))
        opponent = control_of(self.page_name, setting)
        form: PlayerForm = opponent.widget
        form.chooser.set_label(translate("Lab", "Opponent"))
        side = self.control("side")

        def value() -> PlayerSpec | None:
            return form.spec() if self._against.currentIndex() == 1 else None

        def set_value(spec: PlayerSpec | None) -> None:
            self._against.setCurrentIndex(int(spec is not None))
            if spec is not None:
                form.set_spec(spec)

        changed = self._against.currentIndexChanged
        self.control("against", Control(self._against, value, set_value, changed, setting))
        form.spec_changed.connect(self.check)
        card = card_of(translate("Lab", "Opponent"), self.controls["against"])
        own = QWidget()
        layout = QVBoxLayout(own)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT)
        side_row = Form()
        add_row(side_row, side)
        for widget in (form.chooser, form, side_row):
            layout.addWidget(widget)
        card.body.addWidget(own)
        changed.connect(own.setVisible)
        own.setVisible(False)
        return card

    # The form --------------------------------------------------------------------------------

    def _chosen(self) -> Parameter:
        """Return the varied parameter; raise TttmcError if the player has none."""
        name = self._parameter.currentData()
        if name is None:
            raise TttmcError(
                "{player} has no parameters: choose another player to measure",
                player=self._player.kind.label,
            )
        return self._player.spec().parameter(str(name))

    @Slot()
    def _on_kind(self) -> None:
        kind = self._player.kind
        with QSignalBlocker(self._parameter):
            self._parameter.clear()
            for parameter in kind.parameters:
                if not isinstance(parameter, FileParameter):
                    self._parameter.addItem(shown(parameter.label), parameter.name)
        self._parameter.setEnabled(self._parameter.count() > 0)
        self._values.setEnabled(self._parameter.count() > 0)
        self._on_parameter()

    @Slot()
    def _on_parameter(self) -> None:
        name = self._parameter.currentData()
        if name is None:
            self._values.clear()
            self._hint.setText(translate("Lab", "This player has no parameters."))
            return
        parameter = self._player.spec().parameter(str(name))
        self._values.setText(usual_values(parameter))
        self._hint.setText(values_hint(parameter))
        for kind in MACHINES:
            self._enable_fields(kind, parameter.name if kind is self._player.kind else "")

    def _enable_fields(self, kind: PlayerKind, varied: str) -> None:
        """Enable a kind's fields except the varied one, whose values the sweep lists instead.

        A switch that would override the varied number is turned off.
        """
        overridden: set[str] = set()
        # Switches first: turning one off enables the number beside it.
        for each in sorted(kind.parameters, key=lambda p: not isinstance(p, SwitchParameter)):
            beside = each.beside if isinstance(each, SwitchParameter) else ""
            is_varied = bool(varied) and varied in (each.name, beside)
            for owner, field in self._player.fields(each.name):
                if owner is kind:
                    if beside and is_varied:
                        field.set_value(False)
                    if beside and field.value():
                        overridden.add(beside)
                    field.widget.setEnabled(not is_varied and each.name not in overridden)


def usual_values(parameter: Parameter) -> str:
    """Return the default contents of the field of values."""
    match parameter:
        case NumberParameter() | OverrideParameter():
            low, high = parameter.minimum, parameter.maximum
            found: Sequence[Value] = [v for v in _usual_numbers(parameter) if low <= v <= high]
            found = found or list(dict.fromkeys((low, high)))
        case ChoiceParameter():
            found = [word for word, _ in parameter.choices]
        case SwitchParameter():
            return list_text((0, 1))
        case FileParameter():
            return ""
    return list_text(found)


def _usual_numbers(parameter: NumberParameter | OverrideParameter) -> Sequence[int | float]:
    """Return commonly used numbers, regardless of the parameter's range."""
    if isinstance(parameter, OverrideParameter):
        return (1, 2, 5, 10)
    if parameter.name == "trials":
        return TRIALS
    return (1, 5, 10, 50, 100, 500) if parameter.is_whole else (0.0, 0.5, 1.0, 2.0, 4.0)


def values_hint(parameter: Parameter) -> str:
    """Return which values a parameter can take."""
    match parameter:
        case NumberParameter() | OverrideParameter():
            low, high = grouped(parameter.minimum), grouped(parameter.maximum)
            if isinstance(parameter.minimum, int):
                return translate("Lab", "Whole numbers from {low} to {high}.", low=low, high=high)
            return translate("Lab", "Numbers from {low} to {high}.", low=low, high=high)
        case ChoiceParameter():
            words = ", ".join(word for word, _ in parameter.choices)
            return translate("Lab", "Any of {words}.", words=words)
        case SwitchParameter():
            return translate("Lab", "0 is off, 1 is on.")
        case FileParameter():
            return ""
