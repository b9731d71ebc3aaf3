"""The score of the games that two contestants play against each other, and its card."""

from __future__ import annotations

import sys
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Ending, Mark, Result
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import Switch

_Results = tuple[tuple[int, int | Ending, str], ...]


class Series(NamedTuple):
    """The results by contestant, so that the score survives a swap of sides.

    The first contestant has X until the sides are swapped. Undoing a game withdraws
    its result. Games with other rules or players belong to another pairing.
    """

    results: _Results = ()
    """(game number, winning contestant 0 or 1 or how it ended without a winner, pairing), in order
    of finish."""
    swapped: bool = False
    """Whether the first contestant has O now."""
    withdrawn: _Results = ()
    """Results taken back by undo, which redo restores."""

    def with_result(self, game: int, result: Result, pairing: str = "") -> Series:
        """Return the series with a game's result, in place of an earlier one of the same game."""
        found = self.contestant(result.winner) if result.winner else result.ending
        # One string for a pairing's thousands of games instead of one for each.
        results = (*_without(game, self.results), (game, found, sys.intern(pairing)))
        return self._replace(
            results=results,
            withdrawn=_without(game, self.withdrawn),
        )

    def without(self, game: int) -> Series:
        """Return the series without a game's result, which `restored` restores."""
        taken = _only(game, self.results)
        if not taken:
            return self
        kept = (*_without(game, self.withdrawn), *taken)
        return self._replace(results=_without(game, self.results), withdrawn=kept)

    def restored(self, game: int) -> Series:
        """Return the series with a game's withdrawn result restored, whatever the sides are now."""
        again = _only(game, self.withdrawn)
        return self._replace(
            results=(*self.results, *again), withdrawn=_without(game, self.withdrawn)
        )

    def among(self, pairing: str) -> Series:
        """Return the series with the results of one pairing only."""
        return self._replace(results=tuple(r for r in self.results if r[2] == pairing))

    def cleared(self) -> Series:
        """Return the series without results, with the sides unchanged."""
        return self._replace(results=(), withdrawn=())

    def with_sides_swapped(self) -> Series:
        """Return the series with the contestants' sides swapped from now on."""
        return self._replace(swapped=not self.swapped)

    def contestant(self, mark: Mark) -> int:
        """Return which contestant has this side now."""
        return int((mark is Mark.O) != self.swapped)

    def wins(self, mark: Mark) -> int:
        """Return the number of games won by the contestant who has this side now."""
        contestant = self.contestant(mark)
        return sum(found == contestant for _game, found, _pairing in self.results)

    @property
    def ties(self) -> int:
        """Return the number of games that nobody won."""
        return sum(isinstance(found, Ending) for _game, found, _pairing in self.results)


def _only(game: int, results: _Results) -> _Results:
    return tuple(result for result in results if result[0] == game)


def _without(game: int, results: _Results) -> _Results:
    return tuple(result for result in results if result[0] != game)


class NextGames(QWidget):
    """Whether the next game between machines starts automatically."""

    auto_start_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._auto_start = Switch(translate("Panels", "Start next game automatically"))
        self._auto_start.setObjectName("nextByItself")
        self._auto_start.setToolTip(
            translate(
                "Panels", "When machines play each other, start the next game as soon as one ends."
            )
        )
        self._auto_start.toggled.connect(self.auto_start_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._auto_start)

    def set_auto_start(self, on: bool) -> None:
        """Show whether the next game starts automatically."""
        self._auto_start.setChecked(on)


def score_words(
    series: Series, players: tuple[str, str], others: int
) -> tuple[tuple[int, int, int], str]:
    """Return the score, X's contestant first, and what it says in words.

    `players` are the names of X's and O's players, `others` the number of games with other
    settings.
    """
    x_wins, o_wins = series.wins(Mark.X), series.wins(Mark.O)
    x, o = players
    words = translate(
        "Panels",
        "{x} (X) {x_wins}, ties {ties}, {o} (O) {o_wins}",
        x=x,
        x_wins=x_wins,
        ties=series.ties,
        o=o,
        o_wins=o_wins,
    )
    if others:
        not_counted = translate("Panels", "%n game(s) with other settings not counted", n=others)
        words = translate("Panels", "{names} · {others}", names=words, others=not_counted)
    return (x_wins, series.ties, o_wins), words
