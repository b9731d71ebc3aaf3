"""Every position that a small game reaches, for tests that look at all of them."""

from __future__ import annotations

from tttmc_app.core import Position, Rules


def reachable(rules: Rules) -> list[Position]:
    """Return every position that play from the empty board reaches, each once."""
    start = Position.start(rules)
    found: dict[tuple[int, int], Position] = {(start.x, start.o): start}
    layer = [start]
    while layer:
        children = [p.play(s) for p in layer if p.outcome is None for s in p.empty_squares]
        fresh = {(child.x, child.o): child for child in children}
        layer = [child for key, child in fresh.items() if key not in found]
        found |= fresh
    return list(found.values())
