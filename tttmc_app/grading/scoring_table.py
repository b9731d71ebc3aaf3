"""The observed score changes by result and mark: what a function does, not why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import isclose

from tttmc_app.core import Text
from tttmc_app.grading.boards import DRAW, EMPTY, PLAYER_NAMES, number_text
from tttmc_app.grading.checks import Cost, Damage, Mistake
from tttmc_app.grading.scoring_mistakes import Scored
from tttmc_app.grading.scoring_rule import FileWeights

WIN, LOSS, TIE = "a win", "a loss", "a tie"
OWN, THEIRS, NONE = "own", "theirs", "empty"
_SQUARES = {
    OWN: Text("the player's own squares"),
    THEIRS: Text("the opponent's squares"),
    NONE: Text("empty squares"),
}
_RESULTS = {WIN: Text("a win"), LOSS: Text("a loss"), TIE: Text("a tie")}
_MAX_CELLS = 4
"""A table with more wrong entries than this is not described."""


@dataclass(frozen=True, slots=True)
class Change:
    """The change of one square's score."""

    result: str
    mark: str
    player: int
    weights: FileWeights
    change: float
    expected: float

    @property
    def is_right(self) -> bool:
        """Return whether the change is what the course's rule requires."""
        return isclose(self.change, self.expected, rel_tol=1e-9, abs_tol=1e-9)


def result_for(scored: Scored) -> str:
    """Return how the scored game ended for the player."""
    winner = scored.asked.board.winner
    if winner in (DRAW, None):
        return TIE
    return WIN if winner == scored.asked.player else LOSS


def changes(scored: Scored) -> Iterator[Change]:
    """Yield the change of every square's score."""
    asked, weights = scored.asked, scored.weights
    expected = asked.expected(weights)
    result = result_for(scored)
    for row, col in asked.board.squares:
        mark = asked.board.cells[row][col]
        kind = NONE if mark == EMPTY else OWN if mark == asked.player else THEIRS
        before = asked.start[row][col]
        yield Change(
            result,
            kind,
            asked.player,
            weights,
            scored.grid[row][col] - before,
            expected[row][col] - before,
        )


def described(observed: Sequence[Scored]) -> Mistake | None:
    """Return in words what a function does wrong after each result, if nothing else matters.

    The description holds for every observed square: each change is 0, or a weight or a number with
    a sign, which is the same for all squares with the same mark after the same result.
    """
    found = [change for scored in observed for change in changes(scored)]
    for keys in (_same_for_both, _by_player):
        wrong = _wrong_entries(found, keys)
        if wrong is not None:
            break
    else:
        return None
    if not wrong or len(wrong) > _MAX_CELLS:
        return None
    texts = [text for text, _ in wrong]
    name = reduce(lambda one, two: Text("{one}; and {two}", one=one, two=two), texts)
    only_weights = all(is_size for _, is_size in wrong)
    return Mistake(
        name,
        None,
        Cost.POINTS if only_weights else Cost.STRENGTH,
        Damage.WEIGHTS if only_weights else Damage.SLIP,
    )


_Key = tuple[str, str, int]


def _same_for_both(change: Change) -> _Key:
    return change.result, change.mark, 0


def _by_player(change: Change) -> _Key:
    return change.result, change.mark, change.player


def _wrong_entries(
    found: Sequence[Change], key_of: Callable[[Change], _Key]
) -> list[tuple[Text, bool]] | None:
    """Return the wrong entries in words, and whether only their sizes are wrong.

    None if the changes with the same key have no symbol in common.
    """
    entries: dict[_Key, list[Change]] = {}
    for change in found:
        entries.setdefault(key_of(change), []).append(change)
    wrong: list[tuple[Text, bool]] = []
    for (result, mark, player), group in sorted(entries.items()):
        symbol = _symbol(group)
        if symbol is None:
            return None
        if all(change.is_right for change in group):
            continue
        values = {
            "result": _RESULTS[result],
            "squares": _SQUARES[mark],
            "change": symbol,
            "expected": _symbol([_as_expected(change) for change in group]) or "0",
        }
        text = (
            Text(
                "for {player}, after {result}, {squares} change by {change} instead of {expected}",
                player=PLAYER_NAMES[player],
                **values,
            )
            if player
            else Text(
                "after {result}, {squares} change by {change} instead of {expected}", **values
            )
        )
        same_sign = all(change.change * change.expected > 0 for change in group)
        wrong.append((text, same_sign))
    return wrong


def _as_expected(change: Change) -> Change:
    return Change(
        change.result, change.mark, change.player, change.weights, change.expected, change.expected
    )


def _symbol(group: Sequence[Change]) -> str | None:
    """Return the only way to write all changes: 0, a weight with its sign, or a number."""
    ways: dict[str, Callable[[FileWeights], float]] = {
        "0": lambda _: 0.0,
        "+SCORE_CURRENT": lambda weights: weights.current,
        "-SCORE_CURRENT": lambda weights: -weights.current,
        "+SCORE_OTHER": lambda weights: weights.other,
        "-SCORE_OTHER": lambda weights: -weights.other,
        "+2*SCORE_CURRENT": lambda weights: 2 * weights.current,
        "-2*SCORE_CURRENT": lambda weights: -2 * weights.current,
        "+2*SCORE_OTHER": lambda weights: 2 * weights.other,
        "-2*SCORE_OTHER": lambda weights: -2 * weights.other,
    }
    for name, value in ways.items():
        if all(isclose(c.change, value(c.weights), rel_tol=1e-9, abs_tol=1e-9) for c in group):
            return name
    first = group[0].change
    if all(isclose(c.change, first, rel_tol=1e-9, abs_tol=1e-9) for c in group):
        return f"+{number_text(first)}" if first > 0 else number_text(first)
    return None
