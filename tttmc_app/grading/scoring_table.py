"""The observed score changes by result and mark: what a function does, not why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tttmc_app.core import Text
from tttmc_app.grading.boards import EMPTY, PLAYER_NAMES
from tttmc_app.grading.checks import Cost, Mistake
from tttmc_app.grading.scoring_mistakes import CURRENT, OTHER, WEIGHTS_ONLY, Scored, together
from tttmc_app.grading.scoring_rule import LOSS, TIE, WIN, FileWeights, is_close

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
    f"+{CURRENT}": (1, 0),
    f"-{CURRENT}": (-1, 0),
    f"+{OTHER}": (0, 1),
    f"-{OTHER}": (0, -1),
    f"+2*{CURRENT}": (2, 0),
    f"-2*{CURRENT}": (-2, 0),
    f"+2*{OTHER}": (0, 2),
    f"-2*{OTHER}": (0, -2),
}
"""Changes as a student would write them, and how often each weight counts in them."""


class Change(NamedTuple):
    """The change of one square's score."""

    result: str
    mark: str
    player: int
    weights: FileWeights
    change: float
    expected: float


def changes(scored: Scored) -> Iterator[Change]:
    """Yield the change of every square's score."""
    (board, player, start), weights, grid = scored
    expected = scored.asked.scored(weights)
    for row, col in board.squares:
        mark = board.cells[row][col]
        before = start[row][col]
        yield Change(
            scored.asked.result,
            NONE if mark == EMPTY else OWN if mark == player else THEIRS,
            player,
            weights,
            grid[row][col] - before,
            expected[row][col] - before,
        )


def described(observed: Sequence[Scored]) -> Mistake | None:
    """Return in words what a function does wrong after each result, if nothing else matters.

    The description holds for every observed square: each change is 0, or a weight or a number with
    a sign, which is the same for all squares with the same mark after the same result, and if need
    be for the same player.
    """
    for by_player in (0, 1):
        entries: dict[tuple[str, str, int], list[Change]] = {}
        for each in (change for scored in observed for change in changes(scored)):
            entries.setdefault((each.result, each.mark, by_player * each.player), []).append(each)
        symbols = {
            key: _symbol([(c.change, c.weights) for c in group]) for key, group in entries.items()
        }
        if all(symbols.values()):
            break
    else:
        return None
    wrong = {
        key: group
        for key, group in sorted(entries.items())
        if not all(is_close(c.change, c.expected) for c in group)
    }
    if not 0 < len(wrong) <= _MAX_CELLS:
        return None
    texts = [
        _words(*key, symbols[key], _symbol([(c.expected, c.weights) for c in group]))
        for key, group in wrong.items()
    ]
    is_size = all(c.change * c.expected > 0 for group in wrong.values() for c in group)
    return Mistake(together(texts), None, *(WEIGHTS_ONLY if is_size else (Cost.STRENGTH,)))


def _words(result: str, mark: str, player: int, change: str, expected: str) -> Text:
    values = {
        "result": _WORDS[result],
        "squares": _WORDS[mark],
        "change": change,
        "expected": expected,
    }
    if not player:
        return Text("after {result}, {squares} change by {change} instead of {expected}", **values)
    return Text(
        "for {player}, after {result}, {squares} change by {change} instead of {expected}",
        player=PLAYER_NAMES[player],
        **values,
    )


def _symbol(found: Sequence[tuple[float, FileWeights]]) -> str:
    """Return the only way to write all changes: 0, a weight with its sign, or a number."""
    for name, (own, theirs) in _SYMBOLS.items():
        if all(
            is_close(change, own * used.current + theirs * used.other) for change, used in found
        ):
            return name
    first, _ = found[0]
    return f"{first:+.10g}" if all(is_close(change, first) for change, _ in found) else ""
