"""The rules card: size, line length, reverse, seed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal

from tttmc_app.core import MAX_SIZE, Rules, playable_line
from tttmc_app.core.rules import RULE_OPTIONS
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, Form, Switch
from tttmc_app.gui.panels.field_errors import FieldError
from tttmc_app.gui.panels.fields import SeedField, SizeField, WholeField


class RulesCard(Card):
    """The rules and the seed; each change of the rules starts a new game."""

    rules_changed = Signal(Rules)
    seed_changed = Signal(object)
    """The typed seed; None if each game draws its own."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = Rules()
        self._own_line: int | None = None
        """The line length that you chose; if None, each board size gets one that suits it."""
        self._size = SizeField(MAX_SIZE)
        self._size.setObjectName("boardSize")
        self.setFocusProxy(self._size)
        self._line = WholeField()
        self._line.setObjectName("lineLength")
        switches = [option for option in RULE_OPTIONS if option.is_switch]
        self._switches = {option.field: Switch(shown(option.label)) for option in switches}
        self._seed = SeedField(parent=self)
        self._seed.setObjectName("seed")
        form, self.seed_form = Form(), Form()
        size_tip = translate("Panels", "Squares along each side, 1 to 25.")
        form.add_row(translate("Panels", "Board"), self._size, size_tip)
        line_tip = translate("Panels", "Marks in a row that make a line.")
        form.add_row(translate("Panels", "In a row"), self._line, line_tip)
        self._size.setAccessibleName(translate("Panels", "Board size"))
        self._seed_tip = translate(
            "Panels",
            "The same seed and settings give the same game. Empty: a random seed for each game.",
        )
        self._seed.show_new()
        self.seed_form.add_row(translate("Panels", "Seed"), self._seed, self._seed_tip)
        for part in (form, *self._switches.values(), self.seed_form):
            self.body.addWidget(part)
        self.set_rules(self._shown)
        self._size.valueChanged.connect(self._on_size)
        self._line.valueChanged.connect(self._on_line)
        for name, switch in self._switches.items():
            switch.setObjectName(name)
            switch.toggled.connect(self._on_edited)
        self._seed.seed_changed.connect(self.seed_changed)

    def rules(self) -> Rules:
        """Return the rules that the card describes."""
        switched = {name: switch.isChecked() for name, switch in self._switches.items()}
        size, length = self._size.value(), self._line.value()
        return replace(self._shown, size=size, line_length=length, **switched)

    def set_rules(self, rules: Rules) -> None:
        """Show rules without emitting `rules_changed`."""
        self._shown = rules
        if rules.line_length != playable_line(rules.size):
            self._own_line = rules.line_length
        elif rules.line_length != self._own_line:  # otherwise it is chosen and playable
            self._own_line = None
        with QSignalBlocker(self), QSignalBlocker(self._size), QSignalBlocker(self._line):
            self._size.setValue(rules.size)
            self._line.setRange(1, rules.size)
            self._line.setValue(rules.line_length)
            for name, switch in self._switches.items():
                switch.setChecked(getattr(rules, name))

    def typed_seed(self) -> int | None:
        """Return the typed seed, or None if empty; raise FieldError if it is invalid."""
        if self._seed.problem:
            raise FieldError(self._seed.problem, self._seed)
        return self._seed.value()

    def set_typed_seed(self, seed: int | None) -> None:
        """Enter a seed, as if it were typed."""
        self._seed.setValue(seed)

    def show_drawn_seed(self, seed: int) -> None:
        """Show the seed of the current game."""
        self._seed.show_drawn(seed)
        self._seed.setToolTip(
            translate("Panels", "{tip}\nThis game's seed: {seed}", tip=self._seed_tip, seed=seed)
        )

    def _on_size(self, size: int) -> None:
        """Keep a line length that you chose if it fits; otherwise take one that suits the board."""
        own = self._own_line
        with QSignalBlocker(self._line):
            self._line.setRange(1, size)
            self._line.setValue(own if own is not None and own <= size else playable_line(size))
        self._on_edited()

    def _on_line(self, length: int) -> None:
        self._own_line = length if length != playable_line(self._size.value()) else None
        self._on_edited()

    def _on_edited(self) -> None:
        if not self.signalsBlocked():
            self.rules_changed.emit(self.rules())
