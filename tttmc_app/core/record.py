"""The record of a game: its rules, players, seed, moves and the thoughts behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from tttmc_app.core.position import Position
from tttmc_app.core.rules import Mark, Rules, Square
from tttmc_app.core.seeds import check_seed
from tttmc_app.core.text import EMPTY_TEXT, Text, TttmcError
from tttmc_app.core.thought import Thought


class Ending(StrEnum):
    """The way a game ended."""

    LINE = "line"
    FULL_BOARD = "full board"
    RESIGNATION = "resignation"
    FORFEIT = "forfeit"
    PROOF = "proof"
    """The result was proven before the game ended on the board; this only happens in the lab."""


CONCEDED: Mapping[Ending, Text] = {
    Ending.RESIGNATION: Text("{winner} wins: {loser} resigned"),
    Ending.FORFEIT: Text("{winner} wins: {loser} forfeits ({reason})"),
}
"""What is said of games that the side to move ended without a move.

The other side wins, unless the text names no winner.
"""


class Result(NamedTuple):
    """The winner of a game, and how it ended."""

    winner: Mark | None
    """None for a tie."""
    ending: Ending
    lines: tuple[tuple[Square, ...], ...] = ()
    """The completed lines, if a line ended the game."""
    reason: Text = EMPTY_TEXT
    """Why a side forfeited, in one line."""

    def describe(self) -> Text:
        """Return the result as a sentence without a full stop."""
        winner = self.winner
        plain = Text("{winner} wins") if winner else Text("Tie")
        text, loser = CONCEDED.get(self.ending, plain), winner and winner.other
        return Text(text.source, winner=winner, loser=loser, reason=self.reason)


class Move(NamedTuple):
    """One move and, if a machine played it, the thought behind it."""

    square: Square
    thought: Thought | None = None
    seconds: float | None = None
    """How long the thought took; None for a human's move."""


MoveTexts = dict[int, tuple[Move, str]]
"""Moves as JSON, keyed by identity: the same move is always played in the same position."""


class Concession(NamedTuple):
    """A side's resignation or forfeit."""

    side: Mark
    ending: Ending
    reason: Text = EMPTY_TEXT

    @classmethod
    def of(cls, thought: Thought) -> Concession | None:
        """Return the concession in a last thought, or None if the thought is a move."""
        if thought.forfeit:
            return cls(thought.side, Ending.FORFEIT, thought.forfeit)
        return cls(thought.side, Ending.RESIGNATION) if thought.resigns else None


def result_of(position: Position, concession: Concession | None) -> Result | None:
    """Return how a game ended in a position or by a concession; None while it is open."""
    if concession is not None:
        side, ending, reason = concession
        has_winner = "{winner}" in CONCEDED.get(ending, EMPTY_TEXT).source
        return Result(side.other if has_winner else None, ending, reason=reason)
    outcome = position.outcome
    if outcome is None:
        return None
    ending = Ending.LINE if outcome.lines else Ending.FULL_BOARD
    return Result(outcome.winner, ending, outcome.lines)


@dataclass(frozen=True, slots=True)
class Variation:
    """Alternative moves from the start of a game, and any concession that ended them."""

    moves: tuple[Move, ...]
    concession: Concession | None = None

    def shared_with(self, other: Variation) -> int:
        """Return how many moves, with their thoughts, the two have in common from the start."""
        pairs = enumerate(zip(self.moves, other.moves, strict=False))
        shorter = min(len(self.moves), len(other.moves))
        return next((count for count, (mine, theirs) in pairs if mine != theirs), shorter)

    def is_part_of(self, other: Variation) -> bool:
        """Return whether the other begins with the squares of this one and ends no differently."""
        mine, theirs = ([move.square for move in each.moves] for each in (self, other))
        if self.concession is not None:  # which ended the game after its last move
            return theirs == mine and self.concession == other.concession
        return theirs[: len(mine)] == mine


@dataclass(frozen=True, slots=True)
class GameRecord:
    """An immutable record of a game: playing a move returns a new record.

    Create the first with `GameRecord.begin`.
    """

    positions: tuple[Position, ...]
    """The position before each move, then the current one."""
    players: tuple[str, str]
    """The players as they are written in commands: X's, then O's."""
    seed: int
    """The seed from which the seeds of all machine moves in the game are derived."""
    moves: tuple[Move, ...] = ()
    concession: Concession | None = field(default=None)
    variations: tuple[Variation, ...] = ()
    """Other sequences of moves that were played from the same start, oldest first."""

    @classmethod
    def begin(cls, start: Position, players: tuple[str, str], seed: int) -> GameRecord:
        """Return a game's record before its first move; raise TttmcError for an invalid seed."""
        return cls((start,), players, check_seed(seed))

    @property
    def start(self) -> Position:
        """Return the position that the game began from."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """Return the current position."""
        return self.positions[-1]

    @property
    def rules(self) -> Rules:
        """Return the game's rules."""
        return self.positions[0].rules

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or None while it is open."""
        return result_of(self.position, self.concession)

    def play(
        self, square: Square, thought: Thought | None = None, seconds: float | None = None
    ) -> GameRecord:
        """Return the record with one more move; raise TttmcError for an illegal one."""
        self._require_open()
        after = self.position.play(square)
        line = Variation((*self.moves, Move(square, thought, seconds)))
        return GameRecord(
            (*self.positions, after),
            self.players,
            self.seed,
            line.moves,
            variations=_others(self.variations, line),
        )

    def concede(self, ending: Ending, reason: Text = EMPTY_TEXT) -> GameRecord:
        """Return the record ended by the side to move: a resignation or a forfeit."""
        self._require_open()
        concession = Concession(self.position.to_move, ending, reason)
        others = _others(self.variations, Variation(self.moves, concession))
        return replace(self, concession=concession, variations=others)

    @property
    def line(self) -> Variation:
        """Return the game's own moves and its concession."""
        return Variation(self.moves, self.concession)

    def branch(self, count: int) -> GameRecord:
        """Return the game after its first `count` moves; all its moves stay as a variation."""
        return self._with_line(Variation(self.moves[:count]), self.variations)

    def follow(self, number: int) -> GameRecord:
        """Return the game with a variation's moves; its own moves become a variation.

        Raises TttmcError for moves that the rules don't allow.
        """
        others = (*self.variations[:number], *self.variations[number + 1 :])
        return self._with_line(self.variations[number], others)

    def _with_line(self, line: Variation, others: tuple[Variation, ...]) -> GameRecord:
        """Return the game with other moves, and its own among the variations."""
        own = self.line
        kept = _others(others, own)
        if not any(own.is_part_of(each) for each in (*kept, line)):
            kept = (*kept, own)
        return replace(self.replaced_by(line), variations=kept)

    def replaced_by(self, line: Variation) -> GameRecord:
        """Return a record with only these moves; raise TttmcError for moves that aren't allowed."""
        shared = line.shared_with(self.line)
        positions, moves = self.positions[: shared + 1], line.moves[:shared]
        record = GameRecord(positions, self.players, self.seed, moves)
        for move in line.moves[shared:]:
            record = record.play(move.square, move.thought, move.seconds)
        return replace(record, concession=line.concession)

    def _require_open(self) -> None:
        if self.result is not None:
            raise TttmcError("the game is over: start a new one, or take a move back")


def _others(variations: tuple[Variation, ...], line: Variation) -> tuple[Variation, ...]:
    """Return the variations that aren't part of a line and are therefore worth returning to."""
    return tuple(each for each in variations if not each.is_part_of(line))


class DocumentName(NamedTuple):
    """The file in which a user keeps a game."""

    path: str
    is_changed: bool
    """Whether the game has changed since the file was written."""


@dataclass(frozen=True, slots=True)
class SavedSession:
    """Everything needed to continue a session after the program has ended in any way."""

    record: GameRecord
    """The current game, including moves that were taken back and can be replayed."""
    players: tuple[str, str]
    """The current players as they are written in commands: X's, then O's."""
    undone: int = 0
    """How many of the record's last moves have been taken back; a concession counts as a move."""
    previous: GameRecord | None = None
    """The game that undo returns to from the start of this one."""
    draft: Position | None = None
    """The position being set up."""
    document: DocumentName | None = None
