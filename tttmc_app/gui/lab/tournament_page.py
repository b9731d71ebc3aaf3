"""The Tournament page: players, ratings, standings and the cross table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.core import Text
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.player_text import settings_text, short_name
from tttmc_app.experiments.ratings import Rating
from tttmc_app.experiments.settings import setting_of
from tttmc_app.experiments.statistics import Interval
from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary, ratings_chart
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.controls import Control
from tttmc_app.gui.lab.parts import MACHINES, button, fold_mark
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, fill, muted_label
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerSpec, default_spec, parse_spec

_NARROW = 30
"""Width of a button with a symbol, in pixels."""
FIRST_PLAYERS = ("mc", "forward", "tree", "perfect", "random")
"""Kinds of the first players, with their default settings."""


class Entry(QWidget):
    """One player of the tournament, with collapsible settings."""

    removed = Signal(QWidget)
    changed = Signal()

    def __init__(self, name: str, spec: PlayerSpec) -> None:
        super().__init__()
        self.form = PlayerForm(name, MACHINES)
        self.form.set_spec(spec)
        self.form.chooser.set_label(translate("Lab", "Player"))
        self._more = button(
            f"settings{name}", "", translate("Lab", "Show the settings of this player")
        )
        self._more.setCheckable(True)
        self._more.setAccessibleName(translate("Lab", "Settings of this player"))
        self._remove = button(f"remove{name}", "×", translate("Lab", "Remove this player"))
        self._remove.setAccessibleName(translate("Lab", "Remove this player"))
        for narrow in (self._more, self._remove):
            narrow.setProperty("narrow", True)
            narrow.setFixedWidth(_NARROW)
        self._note = muted_label(small=True)
        self._note.setIndent(_NARROW + 4 + 2)
        head = fill(QHBoxLayout(), self._more, (self.form.chooser, 1), self._remove, spacing=4)
        fill(QVBoxLayout(self), head, self._note, self.form, spacing=2)
        self._more.toggled.connect(self._show)
        self._remove.clicked.connect(lambda: self.removed.emit(self))
        self.form.spec_changed.connect(self.changed)
        self.form.chooser.currentIndexChanged.connect(self._show)
        self._show()

    def set_removable(self, removable: bool) -> None:
        """Enable or disable the button that removes the player."""
        self._remove.setEnabled(removable)

    @Slot()
    def _show(self) -> None:
        spec, opened = self.form.spec(), self._more.isChecked()
        has_settings = bool(spec.kind.parameters)
        self._more.setEnabled(has_settings)
        self._more.setText(fold_mark(opened=opened and has_settings))
        self.form.setVisible(opened and has_settings)
        settings = shown(settings_text(spec))
        self._note.setText(settings)
        self._note.setVisible(bool(settings) and not opened)


class TournamentPage(RunPage[TournamentPlan, TournamentSummary]):
    """The Tournament page."""

    kind = TournamentPlan.kind
    manual_page = "06-lab-2-tournament.md"
    question = Text("Who is the strongest?")
    about = Text("Every player meets every other, and their results become ratings.")
    rare = ("gauntlet", "opening", "opening_boards", "ends_proven")
    start_text = Text("Start the tournament")
    first: ClassVar[Mapping[str, Any]] = {"players": tuple(map(default_spec, FIRST_PLAYERS))}

    entries_changed = Signal()
    """The players have changed."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "tournament")
        self._entries: list[Entry] = []
        self._number = 0
        self._add = button("addPlayer", translate("Lab", "Add a player"))
        self._add.clicked.connect(self._on_add)
        self.lay_out(self._players_card())
        self.entries_changed.connect(self._on_entries)
        self._on_entries()

    def _players_card(self) -> Card:
        settings = setting_of(TournamentPlan, "players")
        entries = QWidget()
        self._list = fill(QVBoxLayout(entries))
        self.control(
            "players",
            Control(entries, self._players, self._show_players, self.entries_changed, settings),
        )
        card = self.card(translate("Lab", "Players"), "games_each")
        card.body.insertWidget(1, entries)
        card.body.insertWidget(2, self._add)
        return card

    def _players(self) -> tuple[PlayerSpec, ...]:
        return tuple(entry.form.spec() for entry in self._entries)

    def _show_players(self, players: tuple[PlayerSpec, ...]) -> None:
        for entry in self._entries:
            self._drop(entry)
        for spec in players:
            self._add_entry(spec)

    def sample_chart(self) -> Chart:
        """Return the ratings of the first players."""
        ratings = (106, 95, 121), (103, 93, 116), (89, 80, 102), (66, 53, 81), (-364, -409, -331)
        kinds = "perfect", "tree", "mc", "forward", "random"
        rows = (
            (short_name(default_spec(kind)), Rating(rating, Interval(low, high)))
            for kind, (rating, low, high) in zip(kinds, ratings, strict=True)
        )
        return ratings_chart(Text(""), tuple(rows))

    # The form --------------------------------------------------------------------------------

    def _add_entry(self, spec: PlayerSpec) -> Entry:
        self._number += 1
        entry = Entry(f"Entry{self._number}", spec)
        entry.removed.connect(self._on_removed)
        entry.changed.connect(self.entries_changed)
        self._entries.append(entry)
        self._list.addWidget(entry)
        self.entries_changed.emit()
        return entry

    def _drop(self, entry: QWidget) -> None:
        self._entries = [other for other in self._entries if other is not entry]
        self._list.removeWidget(entry)
        entry.hide()
        entry.deleteLater()

    @Slot()
    def _on_add(self) -> None:
        taken = {entry.form.spec().text for entry in self._entries}
        usual = (default_spec(kind.name) for kind in MACHINES)
        fresh = next((spec for spec in usual if spec.text not in taken), parse_spec("mc:trials=10"))
        self._add_entry(fresh).form.chooser.setFocus()

    @Slot(QWidget)
    def _on_removed(self, entry: QWidget) -> None:
        self._drop(entry)
        self._add.setFocus()
        self.entries_changed.emit()

    @Slot()
    def _on_entries(self) -> None:
        for entry in self._entries:
            entry.set_removable(len(self._entries) > 2)
