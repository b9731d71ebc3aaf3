"""Wins by continuous threats, on boards where completing a line wins.

Every move of the attacker threatens to complete a line at once, so that the defender has only one
reply; if no win of this kind is found, moves may also threaten to make a double threat, and every
reply that could help is tried. Source: Allis, Searching for Solutions in Games and Artificial
Intelligence, 1994.
"""

from __future__ import annotations

from tttmc_app.core import Position, Square
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.request import cells_of, check_search

DEFAULT_THREATS = 2000
"""Number of threats tried by default: about 10 ms of the compiled search."""


def forced_win(position: Position, threats: int = DEFAULT_THREATS) -> tuple[Square, ...]:
    """Return the moves of both sides in a win by the fewest continuous threats, if one is found.

    The first and the last move are those of the side to move. The result is empty if there is
    no such win, if finding it takes more than `threats` threats of either kind, if completing a
    line loses, or if the compiled search is missing or doesn't know these rules.
    Raises TttmcError for a finished game.
    """
    check_search(position)
    rules = position.rules
    compiled = compiled_searches(rules)
    if rules.reverse or compiled is None:
        return ()
    found = compiled.forced_win(rules.size, rules.line_length, cells_of(position), threats)
    return tuple(rules.square(square) for square in found)
