"""The score of the games that two contestants play against each other, and its card."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import Card, Switch, muted_label, title_label, wrapped
from tttmc_app.session import Players

_Results = tuple[tuple[int, int | None, str], ...]


@dataclass(frozen=True, slots=True)
class Series:
    """Count finished games by contestant, so that swapping sides loses nothing.

    The first contestant has X until the sides are swapped. A result that is taken back by undo
    is taken back here too. Games by other rules or between other players are of another pairing.
    """

    results: _Results = ()
    """(game number, winning contestant 0 or 1 or None for a tie, pairing), as they finished."""
    swapped: bool = False
    """Whether the first contestant has O now."""
    withdrawn: _Results = ()
    """Results of games that undo opened again, for redo to bring back as they were."""

    def with_result(self, game: int, winner: Mark | None, pairing: str = "") -> Series:
        """Return the series with a game's result, in place of an earlier one of the same game."""
        who = None if winner is None else self.contestant(winner)
        return replace(
            self,
            results=(*_but(game, self.results), (game, who, pairing)),
            withdrawn=_but(game, self.withdrawn),
        )

    def without(self, game: int) -> Series:
        """Return the series without a game's result, which can be had back."""
        taken = _of(game, self.results)
        if not taken:
            return self
        kept = (*_but(game, self.withdrawn), *taken)
        return replace(self, results=_but(game, self.results), withdrawn=kept)

    def with_again(self, game: int) -> Series:
        """Return the series with a game's withdrawn result, whoever has which side by now."""
        again = _of(game, self.withdrawn)
        return replace(self, results=(*self.results, *again), withdrawn=_but(game, self.withdrawn))

    def among(self, pairing: str) -> Series:
        """Return the series with the results of one pairing only."""
        return replace(self, results=tuple(r for r in self.results if r[2] == pairing))

    def cleared(self) -> Series:
        """Return the series before its first game, the sides as they are."""
        return replace(self, results=(), withdrawn=())

    def with_sides_swapped(self) -> Series:
        """Return the series with the contestants' sides exchanged from here on."""
        return replace(self, swapped=not self.swapped)

    def contestant(self, mark: Mark) -> int:
        """Return which contestant has this side now."""
        return int((mark is Mark.O) != self.swapped)

    def wins(self, mark: Mark) -> int:
        """Return the games won by the contestant who has this side now."""
        who = self.contestant(mark)
        return sum(winner == who for _game, winner, _pairing in self.results)

    @property
    def ties(self) -> int:
        """Return the tied games."""
        return sum(winner is None for _game, winner, _pairing in self.results)


def _of(game: int, results: _Results) -> _Results:
    return tuple(result for result in results if result[0] == game)


def _but(game: int, results: _Results) -> _Results:
    return tuple(result for result in results if result[0] != game)


class SeriesCard(Card):
    """Show how the contestants stand, and begin the next game."""

    next_by_itself_changed = Signal(bool)

    def __init__(
        self, rematch: QAction, swap: QAction, clear: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._score = QLabel()
        self._score.setObjectName("series")
        self._score.setProperty("role", "score")
        self._names = muted_label(small=True, wrap=True)
        self._names.setObjectName("seriesNames")
        self._names.setToolTip(
            wrapped(
                "Counted for these rules and these players with these settings; other games have "
                "tallies of their own, which come back with them."
            )
        )
        self._next = Switch("Next game by itself")
        self._next.setObjectName("nextByItself")
        self._next.setToolTip("Where machines play each other: begin the next game after each.")
        self._next.toggled.connect(self.next_by_itself_changed)
        head = QHBoxLayout()
        head.addWidget(title_label("Series"))
        head.addStretch(1)
        head.addWidget(self._score)
        self.body.addLayout(head)
        self.body.addWidget(self._names)
        buttons = QHBoxLayout()
        buttons.setSpacing(UNIT)
        for action, text in ((rematch, "Rematch"), (swap, "Swap sides"), (clear, "Clear")):
            button = QToolButton()
            button.setText(text)
            button.setToolTip(action.toolTip())
            button.setProperty("role", "button")
            button.clicked.connect(action.trigger)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.body.addLayout(buttons)
        self.body.addWidget(self._next)

    def set_next_by_itself(self, wanted: bool) -> None:
        """Show whether the next game begins by itself."""
        self._next.setChecked(wanted)

    def show_series(self, series: Series, players: Players, apart: int) -> None:
        """Show the tally, X's contestant first, and how many games are counted apart from it."""
        x_wins, o_wins = series.wins(Mark.X), series.wins(Mark.O)
        self._score.setText(f"{x_wins} – {series.ties} – {o_wins}")
        x_name, o_name = (shown(spec.kind.label) for spec in players)
        others = f" · {apart} of other rules or players apart" if apart else ""
        self._names.setText(f"X {x_name} – ties – O {o_name}{others}")
        self._score.setAccessibleName(
            f"X {x_name} {x_wins}, ties {series.ties}, O {o_name} {o_wins}"
        )
        self._next.setVisible(not any(spec.is_human for spec in players))
