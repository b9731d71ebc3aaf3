"""Levels: a machine that is easy, medium or hard to beat, for every board.

Tree search plays them all. What makes a level weaker is the share of moves that it makes at random:
all of them on easy, all but one in √N on medium on an N×N board, none on hard.
tests/benchmarks/README.md has what they score. With any number of simulations, tree search neither
overlooks a line to complete or to stop nor lets one be completed for nothing, so a player that
completes and blocks lines would score nothing against fewer of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import sqrt

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Square, Text, Thought, TttmcError
from tttmc_app.core.seeds import drawn_place
from tttmc_app.players.perfect import Perfect
from tttmc_app.players.perfect import why_not as why_not_perfect
from tttmc_app.players.player import Player
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.tree import TreeSearch


class Level(StrEnum):
    """How hard a machine is to beat."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    UNBEATABLE = "unbeatable"


def is_proven(rules: Rules) -> bool:
    """Return whether best play is proven never to lose, and found within a second everywhere."""
    size, line, reverse = rules.size, rules.line_length, rules.reverse
    shortest = size - 1 if size >= 5 and not reverse else size
    return 3 <= size <= 8 and line >= shortest and rules == Rules(size, line, reverse)


def why_not(level: str, rules: Rules) -> Text | None:
    """Return why these rules don't allow a level, or None if they do."""
    if level == Level.EASY:
        return None
    if level != Level.UNBEATABLE:
        return engine.why_no_tree(rules)
    if is_proven(rules):
        return why_not_perfect(rules)
    return Text(
        "unbeatable is proven only from 3×3 to 8×8, with full lines or, from 5×5 on where lines "
        "win, one square shorter"
    )


def why_not_offered(level: str, rules: Rules) -> Text | None:
    """Return why a window doesn't offer a level under these rules, or None if it does."""
    if level == Level.HARD and is_proven(rules):
        return Text("on this board, hard is as good as unbeatable")
    return why_not(level, rules)


@dataclass(frozen=True, slots=True)
class LevelPlayer(Player):
    """A player that searches, and at some levels makes some of its moves at random."""

    level: Level = Level.MEDIUM
    _machine: Player = field(init=False, repr=False, compare=False)
    """What chooses the moves that aren't slips."""

    def __post_init__(self) -> None:
        """Make the machine."""
        machines = {
            Level.EASY: RandomPlayer(),
            Level.MEDIUM: TreeSearch(1000),
            # In reverse 3×3 fewer miss the only opening that doesn't lose.
            Level.HARD: TreeSearch(20_000),
            # A longer search among equal moves finds safer ones, which win less often.
            Level.UNBEATABLE: Perfect(simulations=100),
        }
        object.__setattr__(self, "_machine", machines[self.level])

    def _slips(self, rules: Rules) -> int:
        """Return how many of 100 moves are slips; raise TttmcError if rules forbid the level."""
        if obstacle := why_not(self.level, rules):
            raise TttmcError("{obstacle}: choose another level", obstacle=obstacle)
        return round(100 - 100 / sqrt(rules.size)) if self.level is Level.MEDIUM else 0

    @property
    def keeps_proofs(self) -> bool:
        """Return whether the level's machine keeps what it has proven."""
        return self._machine.keeps_proofs

    @property
    def holds_interpreter(self) -> bool:
        """Return whether the level's machine computes in Python."""
        return self._machine.holds_interpreter

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether the level's machine computes in Python here."""
        return self._machine.holds_interpreter_at(position)

    def compiled(self, rules: Rules) -> engine.KernelPlayer | None:
        """Return the level's machine for the kernel, with its slips."""
        found = self._machine.compiled(rules)
        return None if found is None else found._replace(slips=self._slips(rules))

    def chances(self, position: Position) -> Mapping[Square, float] | None:
        """Return the move probabilities if all moves are random."""
        return self._machine.chances(position)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts of the level's machine, or a slip."""
        if drawn_place(seed, "slip", 100) >= self._slips(position.rules):
            yield from self._machine.think(position, seed)
            return
        for slip in RandomPlayer().think(position, seed):
            yield replace(slip, note=Text("A random move: at this level some are, on purpose."))
