"""The Tournament page: players, ratings, standings and the cross table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.core import Text, counted
from tttmc_app.core.numbers import grouped, interval_text, milliseconds_text, signed
from tttmc_app.experiments.player_text import settings_text, short_name
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.settings import setting_of
from tttmc_app.experiments.tournament import Standing, TournamentPlan, TournamentSummary
from tttmc_app.gui.lab.controls import Control
from tttmc_app.gui.lab.parts import MACHINES, Table, button, scrolled
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, muted_label, title_label
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerSpec, default_spec, parse_spec

_NARROW = 30
"""Width of a button with a symbol, in pixels."""
NOT_PLAYED = "–"
"""What a cell without a game shows."""
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
            f"settings{name}", "▸", translate("Lab", "Show the settings of this player")
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
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._more)
        head.addWidget(self.form.chooser, 1)
        head.addWidget(self._remove)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(head)
        layout.addWidget(self._note)
        layout.addWidget(self.form)
        self._more.toggled.connect(self._show)
        self._remove.clicked.connect(self._on_remove)
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
        self._more.setText("▾" if opened and has_settings else "▸")
        self.form.setVisible(opened and has_settings)
        settings = shown(settings_text(spec))
        self._note.setText(settings)
        self._note.setVisible(bool(settings) and not opened)

    @Slot()
    def _on_remove(self) -> None:
        self.removed.emit(self)


class TournamentPage(RunPage[TournamentPlan, TournamentSummary]):
    """The Tournament page."""

    kind = TournamentPlan.kind
    manual_page = "06-lab-2-tournament.md"
    start_text = Text("Start the tournament")
    first: ClassVar[Mapping[str, Any]] = {"players": tuple(map(default_spec, FIRST_PLAYERS))}

    entries_changed = Signal()
    """The players have changed."""

    def __init__(self) -> None:
        super().__init__("tournament")
        self._entries: list[Entry] = []
        self._number = 0
        self._list = QVBoxLayout()
        self._list.setSpacing(UNIT)
        self._add = button("addPlayer", translate("Lab", "Add a player"))
        self._add.clicked.connect(self._on_add)
        self._count = muted_label(small=True)
        self._standings = Table("tournamentStandings", dense=True)
        self._standings.setAccessibleName(translate("Lab", "Standings"))
        self._cross = Table("tournamentCross", dense=True)
        self._cross.setAccessibleName(translate("Lab", "Cross table"))
        self._heads = [
            title_label(translate("Lab", "Standings")),
            title_label(translate("Lab", "Cross table")),
        ]
        self._key = muted_label(
            translate(
                "Lab",
                "Players are ranked when all games are played. Brackets: the 95 % interval for the "
                "share of games lost. Each cell of the cross table: wins – ties – losses of the "
                "row's player, on both sides.",
            ),
            small=True,
            wrap=True,
        )
        self.lay_out((self._players_card(), self.rules, self.executor_card), self._result_area())
        self.show_empty_charts()
        self._show_tables(visible=False)

    def _players_card(self) -> Card:
        settings = setting_of(TournamentPlan, "players")
        entries = QWidget()
        self._list.setContentsMargins(0, 0, 0, 0)
        entries.setLayout(self._list)
        self.control(
            "players",
            Control(entries, self._players, self._show_players, self.entries_changed, settings),
        )
        card = self.card(
            translate("Lab", "Players"), "games_each", "opening", "opening_boards", "ends_proven"
        )
        card.body.insertWidget(1, entries)
        card.body.insertWidget(2, self._add)
        card.body.addWidget(self._count)
        for changed in (self.entries_changed, self.controls["games_each"].changed):
            changed.connect(self._show_count)
        self._show_count()
        return card

    def _players(self) -> tuple[PlayerSpec, ...]:
        return tuple(entry.form.spec() for entry in self._entries)

    def _show_players(self, players: tuple[PlayerSpec, ...]) -> None:
        for entry in self._entries:
            self._drop(entry)
        for spec in players:
            self._add_entry(spec)

    def _result_area(self) -> QWidget:
        area = QWidget()
        layout = QVBoxLayout(area)
        layout.setContentsMargins(0, 0, UNIT // 2, 0)
        layout.setSpacing(UNIT)
        for view in self.chart_views:
            layout.addWidget(view, 1)
        for head, table in zip(self._heads, (self._standings, self._cross), strict=True):
            layout.addWidget(head)
            layout.addWidget(table)
        layout.addWidget(self._key)
        return scrolled(area, "tournamentResultsArea")

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
    def _show_count(self) -> None:
        players = len(self._entries)
        pairs = players * (players - 1) // 2
        games = grouped(pairs * self.controls["games_each"].value())
        self._count.setText(
            translate("Lab", "Pairs: {pairs}, games: {games}", pairs=pairs, games=games)
        )
        for entry in self._entries:
            entry.set_removable(players > 2)

    # Results ---------------------------------------------------------------------------------

    def result_steps(
        self, plan: TournamentPlan, summary: TournamentSummary
    ) -> Sequence[Callable[[], None]]:
        """Return functions that show results, one for each chart and one for both tables."""
        return (*self.chart_steps(plan, summary), lambda: self._show_both(plan, summary))

    def _show_both(self, plan: TournamentPlan, summary: TournamentSummary) -> None:
        self._standings.show_rows(*standing_rows(plan, summary))
        self._cross.show_rows(*cross_rows(plan, summary))
        self._show_tables(visible=True)

    def _show_tables(self, *, visible: bool) -> None:
        for table in (self._standings, self._cross):
            table.fit()
            table.setVisible(visible)
        for label in (*self._heads, self._key):
            label.setVisible(visible)


def standing_rows(
    plan: TournamentPlan, summary: TournamentSummary
) -> tuple[list[str], list[list[str]]]:
    """Return the headers and rows of the standings."""
    headers = (
        Text("Player"),
        Text("Rating"),
        Text("95 % interval"),
        Text("Points"),
        Text("Games"),
        Text("Won"),
        Text("Tied"),
        Text("Lost"),
        Text("Time per move"),
    )
    each = plan.games_each * (len(plan.players) - 1)
    rows = [_standing_row(plan, row, each) for row in plan.listed(summary)]
    return list(map(shown, headers)), rows


def _standing_row(plan: TournamentPlan, row: Standing, each: int) -> list[str]:
    """Return a player's cells; `each` is how many games it plays in the whole tournament."""
    name, played = shown(short_name(plan.players[row.index])), shown(grouped(row.games))
    if row.games < each:
        played = translate(
            "Lab", "{done} of {target}", done=grouped(row.games), target=grouped(each)
        )
    if not row.games:
        return [name, NOT_PLAYED, NOT_PLAYED, NOT_PLAYED, played, *3 * [NOT_PLAYED], NOT_PLAYED]
    held = interval_text(row.losing_interval.low, row.losing_interval.high)
    return [
        name,
        shown(signed(row.rating)),
        translate(
            "Lab",
            "{low} to {high}",
            low=signed(row.interval.low),
            high=signed(row.interval.high),
        ),
        shown(grouped(row.points)),
        played,
        shown(grouped(row.wins)),
        shown(grouped(row.ties)),
        translate("Lab", "{count} ({interval} %)", count=grouped(row.losses), interval=held),
        shown(milliseconds_text(row.pace.quartiles.median)),
    ]


def cross_rows(
    plan: TournamentPlan, summary: TournamentSummary
) -> tuple[list[str], list[list[str]], dict[tuple[int, int], str]]:
    """Return the headers, rows and tooltips of the cross table, in the order of the standings."""
    order = [row.index for row in plan.listed(summary)]
    names = [shown(short_name(plan.players[index])) for index in order]
    rows: list[list[str]] = []
    tips: dict[tuple[int, int], str] = {}
    for r, player in enumerate(order):
        rows.append([f"{r + 1}  {names[r]}"])
        for c, other in enumerate(order, start=1):
            score = summary.between(player, other)
            rows[r].append("·" if player == other else _cell(score))
            if player != other and not score.games:
                tips[r, c] = translate("Lab", "Not played yet")
            elif player != other and score.games < plan.games_each:
                tips[r, c] = shown(counted.GAMES.progress(score.games, plan.games_each))
    return ["", *(str(place) for place in range(1, len(order) + 1))], rows, tips


def _cell(score: Score) -> str:
    return f"{score.x_wins} – {score.ties} – {score.o_wins}" if score.games else NOT_PLAYED
