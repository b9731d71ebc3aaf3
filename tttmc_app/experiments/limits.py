"""What a player does in the limit of infinitely many trials, by calculation.

Nothing is sampled: on boards up to 4×4 every position is looked at, once for all that are turned
or mirrored. Squares of exactly equal scores are a set that the player draws from by lot, each as
likely; a chance of exactly 0 or 1 doesn't depend on how it draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tttmc_app.core import (
    Mark,
    Position,
    Rules,
    Square,
    Text,
    Thought,
    TttmcError,
    square_name,
)
from tttmc_app.experiments.plan import Finding, grid
from tttmc_app.players import ForwardSampling, MonteCarlo, PlayerSpec
from tttmc_app.players.parameter import join_settings

MAX_SIZE = 4
LISTED = 100
"""Positions of each side that are listed one by one; of others only the number is told."""
RESULTS = {1: "win", 0: "draw", -1: "loss"}
"""What best play makes of a move, in a word."""
EXACT_RATES = Text("Exact: the rates of infinitely many samples.")
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

    def as_json(self) -> dict[str, object]:
        """Return all of it as JSON holds it."""
        size = self.position.rules.size
        results = [None if result is None else RESULTS[result] for result in self.results]
        return {
            "board": self.position.text,
            "to_move": self.position.to_move,
            "best": self.thought.best,
            "scores": grid(self.thought.values, size),
            "results": grid(results, size),
            "mistakes": self.mistakes,
            "reached": self.reached,
            "lost_to_best_reply": _whole(self.lost),
            "reply": self.reply,
        }


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

    def as_json(self) -> dict[str, object]:
        """Return all of it as JSON holds it."""
        return {
            "lost_to_best_reply": _whole(self.lost),
            "line": self.line,
            "reached": self.reached,
            "elsewhere": self.elsewhere,
            "positions": [position.as_json() for position in self.positions],
        }


@dataclass(frozen=True, slots=True)
class Limits(Finding):
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
        return limit_name(self.player)

    @property
    def sides(self) -> tuple[SideLimits, ...]:
        """Return both sides' findings; none before the end."""
        return tuple(side for side in (self.as_x, self.as_o) if side is not None)

    @property
    def done(self) -> int:
        """Return how many positions were looked at; 0 before the end, when nothing is found."""
        return self.position_count if self.sides else 0

    def table(self) -> list[dict[str, object]]:
        """Return a row a position that is listed."""
        return [
            {
                "side": side.side,
                "board": found.position.text,
                "best": squares_text(found.thought.best),
                "mistakes": squares_text(found.mistakes),
                "reached": int(found.reached),
                "lost_to_best_reply": _whole(found.lost),
                "reply": squares_text(found.reply),
            }
            for side in self.sides
            for found in side.positions
        ]

    def as_json(self) -> dict[str, object]:
        """Return all of it as JSON holds it."""
        return {
            "player": self.name,
            **self.rules.settings(),
            "position_count": self.position_count,
            "opening": self.opening and self.opening.as_json(),
            "as_x": self.as_x and self.as_x.as_json(),
            "as_o": self.as_o and self.as_o.as_json(),
        }


def limit_name(player: PlayerSpec) -> str:
    """Return how a command names a player, without what doesn't count in the limit."""
    pairs = zip(player.kind.parameters, player.values, strict=True)
    counts = [(p.name, value) for p, value in pairs if p.name not in _IDLE]
    return f"{player.kind.name}:{join_settings(counts)}"


def squares_text(squares: Sequence[Square]) -> str:
    """Return squares by their names."""
    return " ".join(map(square_name, squares))


def _whole(chance: float) -> float:
    """Return 0 and 1 as whole numbers: they are exact."""
    return int(chance) if chance in (0.0, 1.0) else chance


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
