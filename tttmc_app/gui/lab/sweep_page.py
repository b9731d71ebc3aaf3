"""The Sweep page: parameters of a player, or the board, take several values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, ClassVar

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tttmc_app.core import Text
from tttmc_app.experiments.settings import BOARD, Varied, setting_of, varied_parameter
from tttmc_app.experiments.sweep import TRIALS, SweepPlan, SweepSummary, sweep_parts
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.controls import Control, add_row, card_of, control_of
from tttmc_app.gui.lab.parts import MACHINES, button
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.value_lists import has_decimal_commas, list_text, values_of
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, Form, fill, muted_label
from tttmc_app.gui.panels.field_errors import naming_field
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
    default_spec,
)


class VariedRow(QWidget):
    """Something that varies, with its values; the second and the third can be removed."""

    changed = Signal()
    removed = Signal()

    def __init__(self, end: str) -> None:
        super().__init__()
        self._spec = default_spec("mc")
        self.chooser = Chooser()
        self.chooser.setObjectName(f"sweepParameter{end}")
        if end:  # the first one has a label in its form
            self.chooser.set_label(translate("Lab", "Parameter"))
        self.chooser.currentIndexChanged.connect(self._on_chosen)
        self.line = QLineEdit()
        self.line.setObjectName(f"sweepValues{end}")
        self.line.setAccessibleName(translate("Lab", "Values"))
        self.line.textChanged.connect(self.changed)
        title = translate("Lab", "Values, comma-separated")
        if has_decimal_commas():
            title = translate("Lab", "Values, separated by semicolons")
        layout = fill(QVBoxLayout(self))
        if end:
            text = translate("Lab", "No longer vary this setting")
            remove = button(f"sweepVaryLess{end}", "×", text)
            remove.setAccessibleName(text)
            remove.clicked.connect(self._on_remove)
            layout.addLayout(fill(QHBoxLayout(), (self.chooser, 1), remove, spacing=4))
        for widget in (muted_label(title), self.line):
            layout.addWidget(widget)

    def offer(self, spec: PlayerSpec) -> None:
        """Offer the parameters of a player, and the board's."""
        self._spec = spec
        with QSignalBlocker(self.chooser):
            self.chooser.clear()
            for each in (*spec.kind.parameters, *BOARD.values()):
                if not isinstance(each, FileParameter):
                    self.chooser.addItem(shown(each.label), each.name)
        self._on_chosen()

    def name(self) -> str:
        """Return the name of what varies."""
        return str(self.chooser.currentData())

    def values(self) -> tuple[Value, ...]:
        """Return the values; raise FieldError for malformed ones."""
        with naming_field(self.line):
            return values_of(varied_parameter(self._spec, self.name()), self.line.text())

    def set_values(self, values: Iterable[Value]) -> None:
        """Fill in the values."""
        self.line.setText(list_text(values))

    @Slot()
    def _on_chosen(self) -> None:
        parameter = varied_parameter(self._spec, self.name())
        with QSignalBlocker(self.line):
            self.line.setText(usual_values(parameter))
        self.changed.emit()

    @Slot()
    def _on_remove(self) -> None:
        self.hide()
        self.removed.emit()


class SweepPage(RunPage[SweepPlan, SweepSummary]):
    """The Sweep page."""

    kind = SweepPlan.kind
    manual_page = "06-lab-1-sweep.md"
    question = Text("Do more trials always help?")
    about = Text("A player plays the same number of games with each value of a setting.")
    sample = (
        *((58, 13, 29), (43, 6, 51), (21, 0, 79), (16, 0, 84)),
        *((1, 0, 99), (0, 0, 100), (0, 0, 100)),
    )
    rare = ("opening", "opening_boards")
    start_text = Text("Start the sweep")
    first: ClassVar[Mapping[str, Any]] = {"side": None}

    rows_changed = Signal()
    """What varies has changed."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "sweep")
        self._part = Chooser()
        self._part.setObjectName("sweepPart")
        self._part.set_label(translate("Lab", "Charts of"))
        self._part.hide()
        self._part.currentIndexChanged.connect(self._on_part)
        self._rows = [VariedRow(end) for end in ("", "2", "3")]
        player = self.card(translate("Lab", "Player"), "player")
        self._player: PlayerForm = self.controls["player"].widget
        cards = player, self._varied_card(), self._against_card()
        self._on_kind()
        self.lay_out(*cards)
        self._results.insertWidget(0, self._part)
        self._player.chooser.currentIndexChanged.connect(self._on_kind)

    def _varied_card(self) -> Card:
        first, *others = self._rows
        self._own_control("parameter", first.chooser, first.name, first.chooser.choose)
        self._own_control("values", first.line, first.values, first.set_values)
        card = self.card(translate("Lab", "Varied parameter"), "parameter")
        card.body.addWidget(first)
        for row in others:
            card.body.addWidget(row)
            row.hide()
        self._more = button("sweepVaryMore", translate("Lab", "+  Vary another setting"))
        self._more.setProperty("role", "quiet")
        self._more.clicked.connect(self._on_more)
        card.body.addWidget(self._more)
        self._own_control("grid", first.line, self._grid, self._set_grid)
        for row in self._rows:
            row.changed.connect(self._on_rows)
            row.removed.connect(self._on_rows)
        form = Form()
        add_row(form, self.control("games_each"))
        card.body.addWidget(form)
        return card

    def _own_control(self, field: str, widget: QWidget, value: Any, set_value: Any) -> None:
        """Make the control of a field from the functions that get and set its value."""
        setting = setting_of(SweepPlan, field)
        self.control(field, Control(widget, value, set_value, self.rows_changed, setting))

    def _grid(self) -> tuple[Varied, ...]:
        return tuple((row.name(), row.values()) for row in self._rows[1:] if not row.isHidden())

    def _set_grid(self, grid: tuple[Varied, ...]) -> None:
        for row, varied in zip_longest(self._rows[1:], grid):
            row.setHidden(varied is None)
            if varied is not None:
                row.chooser.choose(varied[0])
                row.set_values(varied[1])
        self._on_rows()

    @Slot()
    def _on_more(self) -> None:
        row = next(row for row in self._rows if row.isHidden())
        names = {other.chooser.currentData() for other in self._rows if not other.isHidden()}
        offered = (row.chooser.itemData(at) for at in range(row.chooser.count()))
        row.chooser.choose(next((name for name in offered if name not in names), "size"))
        row.show()
        row.chooser.setFocus()
        self._on_rows()

    @Slot()
    def _on_rows(self) -> None:
        """Leave out the fields of what varies, whose values the sweep lists instead."""
        self._more.setVisible(any(row.isHidden() for row in self._rows))
        varied = {str(row.chooser.currentData()) for row in self._rows if not row.isHidden()}
        for kind in MACHINES:
            self._enable_fields(kind, varied if kind is self._player.kind else set())
        self.rows_changed.emit()

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
        side_row = Form()
        add_row(side_row, side)
        fill(QVBoxLayout(own), form.chooser, form, side_row)
        card.body.addWidget(own)
        changed.connect(own.setVisible)
        own.setVisible(False)
        return card

    # The form --------------------------------------------------------------------------------

    @Slot()
    def _on_kind(self) -> None:
        for row in self._rows:
            row.offer(self._player.spec())
        self._on_rows()

    def _enable_fields(self, kind: PlayerKind, varied: set[str]) -> None:
        """Enable a kind's fields except the varied ones.

        A switch that would override a varied number is turned off.
        """
        overridden: set[str] = set()
        # Switches first: turning one off enables the number beside it.
        for each in sorted(kind.parameters, key=lambda p: not isinstance(p, SwitchParameter)):
            beside = each.beside if isinstance(each, SwitchParameter) else ""
            is_varied = not varied.isdisjoint((each.name, beside or each.name))
            for owner, field in self._player.fields(each.name):
                if owner is kind:
                    if beside and is_varied:
                        field.set_value(False)
                    if beside and field.value():
                        overridden.add(beside)
                    field.widget.setEnabled(not is_varied and each.name not in overridden)

    # Results ---------------------------------------------------------------------------------

    def result_steps(
        self, recipe: SweepPlan, summary: SweepSummary
    ) -> Sequence[Callable[[], None]]:
        """Return functions that show results: of three varied settings the chosen part's charts."""
        parts = sweep_parts(recipe, summary)
        names = [shown(name) for name, _, _ in parts]
        if names != [self._part.itemText(at) for at in range(self._part.count())]:
            with QSignalBlocker(self._part):
                self._part.clear()
                self._part.addItems(names)
            self._part.setVisible(len(parts) > 1)
        _, part, results = parts[self._part.currentIndex()]
        *charts, _ = super().result_steps(part, results)
        return (*charts, partial(self._show_tables, recipe, summary))

    @Slot()
    def _on_part(self) -> None:
        if self._shown is not None:
            self.show_all(self._shown.recipe, self._shown.summary)


_USUAL: Mapping[str, Sequence[int]] = {"trials": TRIALS, "size": (3, 4, 5), "line": (2, 3)}


def usual_values(parameter: Parameter) -> str:
    """Return the default contents of the field of values."""
    match parameter:
        case NumberParameter() | OverrideParameter():
            usual: Sequence[float] = (0.0, 0.5, 1.0, 2.0, 4.0)
            if isinstance(parameter, OverrideParameter):
                usual = (1, 2, 5, 10)
            elif parameter.is_whole:
                usual = _USUAL.get(parameter.name, (1, 5, 10, 50, 100, 500))
            low, high = parameter.minimum, parameter.maximum
            possible = [value for value in usual if low <= value <= high]
            return list_text(possible or dict.fromkeys((low, high)))
        case ChoiceParameter():
            return list_text(word for word, _ in parameter.choices)
        case SwitchParameter():
            return list_text((0, 1))
        case FileParameter():
            return ""
