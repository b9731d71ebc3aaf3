"""What a player does in the limit of infinitely many trials, by calculation.

Nothing is sampled: on boards up to 4×4 every position is looked at, once for all that are turned
or mirrored. Squares of exactly equal scores are a set that the player draws from by lot, each as
likely; a chance of exactly 0 or 1 doesn't depend on how it draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tttmc_app.core import Mark, Position, Rules, Square, Thought, TttmcError
from tttmc_app.players import ForwardSampling, MonteCarlo, PlayerSpec
from tttmc_app.players.parameter import join_settings

MAX_SIZE = 4
LISTED = 100
"""Positions of each side that are listed one by one; of others only the number is told."""
_IDLE = ("trials", "exact", "samples")


@dataclass(frozen=True, slots=True)
class LimitPosition:
    """Hold a position with what the player chooses in the limit, and what that leads to."""

    position: Position
    """One of those that turning and mirroring make the same."""
    thought: Thought
    """The expected scores per trial, or rates; its best squares are those drawn from."""
    results: tuple[int | None, ...]
    """Per square, what best play makes of a move: 1 a win, 0 a draw, -1 a loss of the side to
    move; None where occupied."""
    reached: bool
    """Whether games get here in which the player itself makes all of its side's moves."""
    lost: float
    """The chance of losing from here to an opponent who knows the player."""
    reply: tuple[Square, ...]
    """The player's worst choice here, and how the game then goes on to its end."""

    @property
    def mistakes(self) -> tuple[Square, ...]:
        """Return those of the best squares that are no best moves, row-major."""
        known = [result for result in self.results if result is not None]
        rules, top = self.position.rules, max(known)
        return tuple(s for s in self.thought.best if self.results[rules.index(s)] != top)

    @property
    def always_errs(self) -> bool:
        """Return whether every square that the player draws from is a mistake."""
        return len(self.mistakes) == len(self.thought.best)


@dataclass(frozen=True, slots=True)
class SideLimits:
    """Hold what becomes of the player on one side."""

    side: Mark
    lost: float
    """The chance of losing, from the empty board, to an opponent who knows the player and plays
    for nothing else; exact where it is 0 or 1."""
    line: tuple[Square, ...]
    """A game as such an opponent plays it, with the player's worst choices."""
    reached: int
    """Positions met in its own play in which a best square is no best move."""
    elsewhere: int
    """The others of that kind, which it never comes to by itself."""
    positions: tuple[LimitPosition, ...]
    """Positions of both kinds, those reached first, `LISTED` of each kind at most."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Hold how far a calculation has come, and at its end what it found."""

    player: PlayerSpec
    rules: Rules
    share: float
    """How much of the work is done, 0 to 1."""
    position_count: int = 0
    """Positions looked at, turned and mirrored ones counted once."""
    opening: LimitPosition | None = None
    """The empty board."""
    as_x: SideLimits | None = None
    as_o: SideLimits | None = None

    @property
    def name(self) -> str:
        """Return how a command names the player, without what doesn't count in the limit."""
        pairs = zip(self.player.kind.parameters, self.player.values, strict=True)
        counts = [(p.name, value) for p, value in pairs if p.name not in _IDLE]
        return f"{self.player.kind.name}:{join_settings(counts)}"

    @property
    def sides(self) -> tuple[SideLimits, ...]:
        """Return both sides' findings; none before the end."""
        return tuple(side for side in (self.as_x, self.as_o) if side is not None)


def find_limits(player: PlayerSpec, rules: Rules) -> Iterator[Limits]:
    """Yield the share done every few milliseconds, and at last what was found.

    Of Monte Carlo the weights count, of forward sampling what a tie is worth and how it chooses
    among equals; numbers of trials don't. Raises TttmcError for other players and larger boards.
    """
    check_limits(player, rules)
    from tttmc_app.experiments.limit_findings import search_limits  # brings numpy

    yield from search_limits(player, rules)


def check_limits(player: PlayerSpec, rules: Rules) -> None:
    """Raise TttmcError where no limits can be found for this player or board."""
    machine = None if player.is_human else player.make()
    if not isinstance(machine, MonteCarlo | ForwardSampling):
        raise TttmcError(
            f"{player.kind.name} has no limit of infinitely many trials: name mc or forward"
        )
    if rules.size > MAX_SIZE:
        raise TttmcError(
            f"limits look at every position there is, which can be done up to "
            f"{MAX_SIZE}×{MAX_SIZE}, not on {rules.size}×{rules.size}"
        )
