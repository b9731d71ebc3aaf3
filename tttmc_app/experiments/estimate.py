"""How long a run would take on this computer, estimated from a few of its games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import ceil
from time import perf_counter, thread_time
from typing import NamedTuple

from tttmc_app.child_process import usable_cores
from tttmc_app.core import Position
from tttmc_app.experiments.games import Block, Machines, play_block
from tttmc_app.experiments.recipe import LONGEST_BLOCK, AnyPlan
from tttmc_app.players import FileParameter, PlayerSpec

_SECONDS = 0.4
"""How many seconds are spent playing games for the estimate, shared among the pairings."""
_PATIENCE = 0.5
"""Seconds after which a single game is abandoned."""
_MOST_PAIRINGS = 25
_KEEPING = 25e-6
"""Measured seconds to take in, save and count a game, which one thread does for all workers."""
_CLOCK = 0.03
"""How inaccurately a thread's time is measured, in seconds."""
_STARTING = 0.7
"""Measured seconds until the processes begin to play; both if nothing else uses the computer."""


class Estimate(NamedTuple):
    """How long a run would take."""

    seconds: float
    is_least: bool
    """Whether a game was abandoned, so that the run takes longer than estimated."""


def can_be_estimated(plan: AnyPlan) -> bool:
    """Return whether a few games can be played unprompted, in a thread of the window's process."""
    seen = {(spec, plan.rules_of(pair)) for pair in plan.pairings for spec in (pair.x, pair.o)}
    return not any(_is_heavy(player, Position.start(rules)) for player, rules in seen)


def _is_heavy(player: PlayerSpec, position: Position) -> bool:
    """Return whether a player runs or reads a file, or would make the window lag."""
    if any(isinstance(parameter, FileParameter) for parameter in player.kind.parameters):
        return True
    return player.make().holds_interpreter_at(position)


def estimates(plan: AnyPlan, workers: int) -> Iterator[Estimate]:
    """Play a few games of each pairing, and yield an estimate after each; the last is the best.

    `workers` processes will play, but no more at a time than there are cores to use; the less of a
    core other programs leave, the less is gained by more of them. If there are many pairings,
    only some are tried. Raises TttmcError if a game can't be played.
    """
    firsts = list(islice(plan.blocks(), len(plan.pairings)))  # one block of each pairing
    tried = firsts[:: ceil(len(firsts) / _MOST_PAIRINGS)]
    more = min(workers, usable_cores()) - 1
    work, games, is_least, machines = 0.0, 0, False, Machines()
    began, used = perf_counter(), thread_time()
    for block in tried:
        number = plan.pairings[block.pairing].games
        each = _SECONDS / len(tried)
        # The first games of machines that keep what they have proven aren't typical of a run.
        if any(machines(player).keeps_proofs for player in (block.x, block.o)):
            _seconds_per_game(block, number, each, machines)
        seconds, finished = _seconds_per_game(block, number, each, machines)
        work += seconds * number
        games += number
        is_least |= not finished
        share = (thread_time() - used + _CLOCK) / (perf_counter() - began + _CLOCK)
        share = min(1.0, max(0.2, share))
        playing = work / games / (1 + more * share)
        waiting = _STARTING + plan.games * _KEEPING
        yield Estimate(plan.games * playing + waiting / share, is_least)


def _seconds_per_game(
    block: Block, games: int, enough: float, machines: Machines
) -> tuple[float, bool]:
    """Return the mean time of a pairing's first games, and whether any of them was finished.

    No game begins after `enough` seconds.
    """
    began = perf_counter()
    many = replace(block, numbers=tuple(range(min(games, LONGEST_BLOCK))))
    played = play_block(many, lambda: perf_counter() - began > _PATIENCE, enough, machines)
    passed = perf_counter() - began
    if passed > _PATIENCE:  # in the middle of a game
        passed = sum(game.seconds for game in played) or passed
    return passed / max(1, len(played)), bool(played)
