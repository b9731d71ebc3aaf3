"""What the lab says of a player's limits."""

from __future__ import annotations

from collections.abc import Sequence

from tttmc_app.core import Square, square_name
from tttmc_app.experiments.limits import LimitPosition

_RESULTS = {1: "wins", 0: "draws", -1: "loses"}


def choice_text(found: LimitPosition) -> str:
    """Return what the player does wrong in a position: "a3, which draws; b3 wins"."""
    rules = found.position.rules
    best_result = max(result for result in found.results if result is not None)
    best = [
        rules.square(index) for index, result in enumerate(found.results) if result == best_result
    ]
    worst = min(found.results[rules.index(square)] or 0 for square in found.mistakes)
    lot = "" if found.always_errs else f", one of {len(found.thought.best)} by lot"
    wrong, right = squares_named(found.mistakes), squares_named(best[:4])
    return f"{wrong}{lot}, which {_RESULTS[worst]}; {right} {_RESULTS[best_result]}"


def mistake_text(found: LimitPosition) -> str:
    """Return what the player does in a position, whether that is wrong, and how it goes on."""
    who = f"{found.position.to_move} to move. It plays "
    if not found.mistakes:
        return f"{who}{squares_named(found.thought.best)}, as good as any."
    then = " ".join(map(square_name, found.reply)) if found.lost else ""
    return f"{who}{choice_text(found)}." + (f" Then: {then}." if then else "")


def squares_named(squares: Sequence[Square]) -> str:
    """Return squares of which any will do by their names."""
    return " or ".join(map(square_name, squares))
