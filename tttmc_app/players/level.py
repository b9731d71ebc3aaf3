"""Levels: a machine that is easy, medium or hard to beat, for every board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Square, Text, Thought, TttmcError
from tttmc_app.players import forward, monte_carlo, perfect, random_player, tree
from tttmc_app.players.player import Player


class Level(StrEnum):
    """How hard a machine is to beat."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    UNBEATABLE = "unbeatable"


@dataclass(frozen=True, slots=True)
class Alert(Player):
    """Where lines win, this player completes one if it can and blocks one if it must.

    Otherwise its machine chooses the move.
    """

    machine: Player

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether the machine computes in Python here."""
        return self.machine.holds_interpreter_at(position)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the machine's thoughts, with an obvious move in place of its own."""
        must = _obvious(position)
        if must is None:
            yield from self.machine.think(position, seed)
            return
        for thought in self.machine.think(position, seed):
            obvious = replace(thought, best=(must,), note=Text("The only move to consider."))
            yield replace(obvious, move=must) if thought.decided else obvious


def _obvious(position: Position) -> Square | None:
    """Return a square that completes a line of the side to move, or else of the other side."""
    rules = position.rules
    if rules.reverse:
        return None
    for own, other in ((position.mine, position.theirs), (position.theirs, position.mine)):
        for line in rules.line_masks:
            if not line & other and (line & own).bit_count() == rules.line_length - 1:
                return rules.square((line & ~own).bit_length() - 1)
    return None


SMALL_BOARD, MEDIUM_BOARD = 3, 6
"""The largest boards of the first two classes; larger ones form the third."""


_PROVEN = (Rules(3), Rules(3, reverse=True), Rules(4), Rules(4, reverse=True))
"""The only rules under which best play is proven never to lose and is found quickly."""


_UNPROVEN = Text("unbeatable is proven only on 3×3 and 4×4 with full lines")


def player_of(level: Level, rules: Rules) -> Player:
    """Return the machine of a level; raise TttmcError for unbeatable if that isn't proven.

    Each level scores at least about two thirds of the points against the one below on any rules
    where lines can be completed; tests/benchmarks/README.md has the shares.
    """
    if level is Level.UNBEATABLE:
        if not is_proven(rules):
            raise TttmcError(
                "{obstacle}: on {rules} choose level:level=hard",
                obstacle=_UNPROVEN,
                rules=rules.describe(),
            )
        # A longer search among equal moves finds safer ones, which win less often.
        return perfect.Perfect(simulations=100)
    machines: tuple[Player, Player, Player]
    if rules.size <= SMALL_BOARD and rules.reverse:
        machines = (
            forward.ForwardSampling(1),
            monte_carlo.MonteCarlo(6),
            monte_carlo.MonteCarlo(200),
        )
    elif rules.size <= SMALL_BOARD:
        machines = (
            random_player.RandomPlayer(),
            monte_carlo.MonteCarlo(1),
            Alert(random_player.RandomPlayer()),
        )
    elif rules.size <= MEDIUM_BOARD:
        machines = (
            monte_carlo.MonteCarlo(3),
            Alert(monte_carlo.MonteCarlo(30)),
            tree.TreeSearch(1000),
        )
    else:
        machines = (
            monte_carlo.MonteCarlo(10),
            Alert(monte_carlo.MonteCarlo(200)),
            tree.TreeSearch(20_000),
        )
    return machines[list(Level).index(level)]


def why_not(level: str, rules: Rules) -> Text | None:
    """Return why these rules don't allow a level, or None if they do."""
    if level == Level.UNBEATABLE and not is_proven(rules):
        return _UNPROVEN
    machine = player_of(Level(level), rules)
    return engine.why_no_tree(rules) if isinstance(machine, tree.TreeSearch) else None


def is_proven(rules: Rules) -> bool:
    """Return whether best play never loses under these rules and is found quickly."""
    return rules in _PROVEN


@dataclass(frozen=True, slots=True)
class LevelPlayer(Player):
    """A player that thinks like its level's machine for the current board."""

    level: Level = Level.MEDIUM
    _machines: dict[Rules, Player] = field(
        default_factory=dict[Rules, Player], init=False, repr=False, compare=False
    )

    @property
    def keeps_proofs(self) -> bool:
        """Return whether the level's machine keeps what it has proven."""
        return self.level is Level.UNBEATABLE

    @property
    def holds_interpreter(self) -> bool:
        """Return whether any level computes in Python because compiled code is missing."""
        return engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether this level's machine computes in Python here."""
        return self._machine(position.rules).holds_interpreter_at(position)

    def compiled(self, rules: Rules) -> engine.KernelPlayer | None:
        """Return this level's machine for the kernel, if it can play it."""
        return self._machine(rules).compiled(rules)

    def chances(self, position: Position) -> Mapping[Square, float] | None:
        """Return the move probabilities of this level's machine."""
        return self._machine(position.rules).chances(position)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts of this level's machine."""
        yield from self._machine(position.rules).think(position, seed)

    def _machine(self, rules: Rules) -> Player:
        if rules not in self._machines:
            self._machines[rules] = player_of(self.level, rules)
        return self._machines[rules]
