"""The record of a game: its rules, players, seed, moves, and what was thought at each."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from tttmc_app.core.errors import TttmcError
from tttmc_app.core.position import Position
from tttmc_app.core.rules import Mark, Rules, Square
from tttmc_app.core.seeds import check_seed
from tttmc_app.core.text import Text
from tttmc_app.core.thought import Thought


class Ending(StrEnum):
    """Say how a game came to its end."""

    LINE = "line"
    FULL_BOARD = "full board"
    RESIGNATION = "resignation"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Result:
    """Tell who won and how."""

    winner: Mark | None
    """None for a tie."""
    ending: Ending
    lines: tuple[tuple[Square, ...], ...] = ()
    """The completed lines, where a line ended the game."""
    reason: str = ""
    """Why a side forfeited, in a line."""

    def describe(self) -> Text:
        """Return the result as a sentence without its full stop."""
        winner = self.winner
        if winner is None:
            return Text("Tie")
        if self.ending is Ending.RESIGNATION:
            return Text("{winner} wins: {loser} resigned", winner=winner, loser=winner.other)
        if self.ending is Ending.FORFEIT:
            return Text(
                "{winner} wins: {loser} forfeits ({reason})",
                winner=winner,
                loser=winner.other,
                reason=self.reason,
            )
        return Text("{winner} wins", winner=winner)


@dataclass(frozen=True, slots=True)
class Move:
    """Hold one move and, for a machine's, what it was based on."""

    square: Square
    thought: Thought | None = None
    seconds: float | None = None
    """Time the thought took; None for a person's move."""


@dataclass(frozen=True, slots=True)
class Concession:
    """Tell that a side gave its game up or lost it by breaking the rules."""

    side: Mark
    ending: Ending
    reason: str = ""

    @classmethod
    def of(cls, thought: Thought) -> Concession | None:
        """Return how a last thought ends its game by itself, or None where it moves."""
        if thought.forfeit:
            return cls(thought.side, Ending.FORFEIT, thought.forfeit)
        return cls(thought.side, Ending.RESIGNATION) if thought.resigns else None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Hold a game from its first position on; playing returns a new record.

    Make one with `GameRecord.begin`.
    """

    positions: tuple[Position, ...]
    """The position before each move, and the present one last."""
    players: tuple[str, str]
    """How a command names the players: X's, then O's."""
    seed: int
    """The seed that all machine moves of the game derive theirs from."""
    moves: tuple[Move, ...] = ()
    concession: Concession | None = field(default=None)

    @classmethod
    def begin(cls, start: Position, players: tuple[str, str], seed: int) -> GameRecord:
        """Return a game's record before its first move; raise TttmcError for what is no seed."""
        return cls((start,), players, check_seed(seed))

    @property
    def start(self) -> Position:
        """Return the position that the game began from."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """Return the present position."""
        return self.positions[-1]

    @property
    def rules(self) -> Rules:
        """Return the game's rules."""
        return self.positions[0].rules

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        if self.concession is not None:
            side, ending = self.concession.side, self.concession.ending
            return Result(side.other, ending, reason=self.concession.reason)
        outcome = self.position.outcome
        if outcome is None:
            return None
        ending = Ending.LINE if outcome.lines else Ending.FULL_BOARD
        return Result(outcome.winner, ending, outcome.lines)

    def play(
        self, square: Square, thought: Thought | None = None, seconds: float | None = None
    ) -> GameRecord:
        """Return the record with one more move; raise TttmcError when it is not legal."""
        self._require_open()
        after = self.position.play(square)
        return GameRecord(
            (*self.positions, after),
            self.players,
            self.seed,
            (*self.moves, Move(square, thought, seconds)),
        )

    def concede(self, ending: Ending, reason: str = "") -> GameRecord:
        """Return the record ended by the side to move: a resignation or a forfeit."""
        self._require_open()
        return replace(self, concession=Concession(self.position.to_move, ending, reason))

    def _require_open(self) -> None:
        if self.result is not None:
            raise TttmcError("the game is over: start a new one, or take a move back")
