"""The observed score changes by result and mark: what a function does, not why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tttmc_app.core import Text, Weights
from tttmc_app.grading.boards import EMPTY, PLAYER_NAMES
from tttmc_app.grading.checks import Cost, Mistake
from tttmc_app.grading.scoring_mistakes import CURRENT, OTHER, SIZES_ONLY, Scored
from tttmc_app.grading.scoring_rule import LOSS, TIE, WIN, is_close

OWN, THEIRS, NONE = "own", "theirs", "empty"
_WORDS = {
    WIN: Text("a win"),
    LOSS: Text("a loss"),
    TIE: Text("a tie"),
    OWN: Text("the player's own squares"),
    THEIRS: Text("the opponent's squares"),
    NONE: Text("empty squares"),
}
_MAX_CELLS = 4
"""A table with more wrong entries than this is not described."""
_SYMBOLS = {
    "0": (0, 0),
    **{
        f"{sign}{name}": (times * own, times * theirs)
        for name, own, theirs in ((CURRENT, 1, 0), (OTHER, 0, 1))
        for sign, times in (("+", 1), ("-", -1), ("+2*", 2), ("-2*", -2))
    },
}
"""Changes as a student would write them, and how often each weight counts in them."""


class Change(NamedTuple):
    """The change of one square's score."""

    result: str
    mark: str
    player: int
    weights: Weights
    change: float
    expected: float

    @property
    def is_right(self) -> bool:
        """Return whether the change is what the course's rule requires."""
        return is_close(self.change, self.expected)


def changes(scored: Scored) -> Iterator[Change]:
    """Yield the change of every square's score."""
    asked, weights, grid = scored
    expected = asked.scored(weights)
    for row, col in asked.board.squares:
        mark, before = asked.board.cells[row][col], asked.start[row][col]
        yield Change(
            asked.result,
            NONE if mark == EMPTY else OWN if mark == asked.player else THEIRS,
            asked.player,
            weights,
            grid[row][col] - before,
            expected[row][col] - before,
        )


def described(observed: Sequence[Scored]) -> tuple[Mistake, ...]:
    """Return in words what a function does wrong after each result, if nothing else matters.

    The words hold for every observed square: each change is 0, or a weight or a number with a sign,
    which is the same for all squares with the same mark after the same result, and if need be for
    the same player.
    """
    found = [change for scored in observed for change in changes(scored)]
    for by_player in (0, 1):
        entries: dict[tuple[str, str, int], list[Change]] = {}
        for each in found:
            entries.setdefault((each.result, each.mark, by_player * each.player), []).append(each)
        symbols = {key: _symbol(group) for key, group in entries.items()}
        if all(symbols.values()):
            wrong = [key for key in sorted(entries) if not all(c.is_right for c in entries[key])]
            if len(wrong) > _MAX_CELLS:
                return ()
            return tuple(_entry(*key, symbols[key], entries[key]) for key in wrong)
    return ()


def _entry(result: str, mark: str, player: int, symbol: str, group: Sequence[Change]) -> Mistake:
    values = {
        "result": _WORDS[result],
        "squares": _WORDS[mark],
        "change": symbol,
        "expected": _symbol([each._replace(change=each.expected) for each in group]),
    }
    name = (
        Text(
            "for {player}, after {result}, {squares} change by {change} instead of {expected}",
            player=PLAYER_NAMES[player],
            **values,
        )
        if player
        else Text("after {result}, {squares} change by {change} instead of {expected}", **values)
    )
    has_right_sign = all(each.change * each.expected > 0 for each in group)
    if has_right_sign:
        return Mistake(name, None, *SIZES_ONLY)
    return Mistake(name, None, Cost.STRENGTH)


def _symbol(group: Sequence[Change]) -> str:
    """Return the only way to write all changes: 0, a weight with its sign, or a number."""
    for name, (own, theirs) in _SYMBOLS.items():
        if all(
            is_close(each.change, own * each.weights.current + theirs * each.weights.other)
            for each in group
        ):
            return name
    first = group[0].change
    return f"{first:+.10g}" if all(is_close(each.change, first) for each in group) else ""
