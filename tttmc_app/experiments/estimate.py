"""How long a run would take on this computer, estimated from a few of its games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import ceil
from time import perf_counter
from typing import NamedTuple

from tttmc_app.core import Position
from tttmc_app.experiments.games import Block, play_block
from tttmc_app.experiments.recipe import LONGEST_BLOCK, AnyPlan
from tttmc_app.players import FileParameter, PlayerSpec

_SECONDS = 0.02
"""How many seconds are spent playing games of each pairing for the estimate."""
_PATIENCE = 0.5
"""Seconds after which a single game is abandoned."""
_MOST_PAIRINGS = 25


class Estimate(NamedTuple):
    """How long a run would take."""

    seconds: float
    is_least: bool
    """Whether a game was abandoned, so that the run takes longer than estimated."""


def can_be_estimated(plan: AnyPlan) -> bool:
    """Return whether a few games can be played unprompted, in a thread of the window's process."""
    start = Position.start(plan.rules)
    return not any(_is_heavy(player, start) for player in plan.participants)


def _is_heavy(player: PlayerSpec, position: Position) -> bool:
    """Return whether a player runs or reads a file, or would make the window lag."""
    if any(isinstance(parameter, FileParameter) for parameter in player.kind.parameters):
        return True
    return player.make().holds_interpreter_at(position)


def estimates(plan: AnyPlan, workers: int) -> Iterator[Estimate]:
    """Play a few games of each pairing, and yield an estimate after each; the last is the best.

    If there are many pairings, only some are tried. Raises TttmcError if a game can't be played.
    """
    firsts = list(islice(plan.blocks(), len(plan.pairings)))  # one block of each pairing
    tried = firsts[:: ceil(len(firsts) / _MOST_PAIRINGS)]
    work, games, is_least = 0.0, 0, False
    for block in tried:
        number = plan.pairings[block.pairing].games
        seconds, finished = _seconds_per_game(block, number)
        work += seconds * number
        games += number
        is_least |= not finished
        yield Estimate(work * plan.games / games / workers, is_least)


def _seconds_per_game(block: Block, games: int) -> tuple[float, bool]:
    """Return the mean time of a pairing's first games, and whether any of them was finished."""
    began = perf_counter()
    many = replace(block, numbers=tuple(range(min(games, LONGEST_BLOCK))))
    played = play_block(many, lambda: perf_counter() - began > _PATIENCE, _SECONDS)
    return (perf_counter() - began) / max(1, len(played)), bool(played)
