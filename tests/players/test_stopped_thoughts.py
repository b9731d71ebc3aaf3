"""Machines are stopped at each point of a thought, and think again."""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from pathlib import Path
from typing import cast

import pytest

from tttmc_app.core import Position, Rules, Thought
from tttmc_app.players import PLAYER_KINDS, PlayerSpec, default_spec

OWN_PROCESS = ("course", "engine")
"""Kinds whose machine is another program; their own tests stop it."""
LONG = {"trials": 2_000_000, "samples": 50_000, "simulations": 30_000}
"""Enough work for several thoughts."""


def _machine(name: str, folder: Path) -> PlayerSpec:
    """Return a machine that thinks for several steps."""
    spec = default_spec(name)
    for parameter in spec.kind.parameters:
        if parameter.name in LONG:
            spec = spec.with_value(parameter.name, LONG[parameter.name])
        if parameter.name == "textbook":
            spec = spec.with_value("textbook", str(folder / "textbook.sqlite"))
    return spec


@pytest.mark.parametrize(
    "name", [kind.name for kind in PLAYER_KINDS if kind.make and kind.name not in OWN_PROCESS]
)
def test_a_thought_stopped_at_any_point_changes_no_later_one(name: str, tmp_path: Path) -> None:
    """Stopped after any number of steps, a machine thinks again as if for the first time.

    How many steps a thought has depends on the computer's speed at the moment.
    """
    position, spec = (
        Position.parse("X..../.O.../...../...../.....", Rules(5, 4)),
        _machine(name, tmp_path),
    )
    first = spec.make()
    whole = list(first.think(position, 3))
    first.close()
    player = spec.make()
    for steps in range(min(len(whole), 5)):
        thinking = cast("Generator[Thought]", player.think(position, 3))
        for _ in islice(thinking, steps):
            pass
        thinking.close()
    assert list(player.think(position, 3))[-1] == whole[-1]
    player.close()
