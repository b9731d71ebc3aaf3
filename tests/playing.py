"""Players and moves for the tests of sessions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Thought, TttmcError
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import Player, PlayerKind, PlayerSpec, parse_spec
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import MachineSession, Session

HUMAN, RANDOM, MC = parse_spec("human"), parse_spec("random"), parse_spec("mc:trials=20")
START = Position.start(Rules(3))
ROW: list[Square] = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]
"""Moves in which X completes the first row."""


@dataclass
class Scripted(Player):
    """A random player that resigns after a number of moves, and notes its games' ends and its own.

    It may fail at the end of a game.
    """

    resigns_at: int = 99
    fails: bool = False
    ended: list[tuple[GameRecord, Mark]] = field(default_factory=list[tuple[GameRecord, Mark]])
    closed: int = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        (thought,) = RandomPlayer().think(position, seed)
        gone = len(position.empty_squares) <= 9 - self.resigns_at
        yield replace(thought, move=None, resigns=True) if gone else thought

    def finished(self, record: GameRecord, side: Mark) -> None:
        self.ended.append((record, side))
        if self.fails:
            raise TttmcError("the textbook is locked")

    def close(self) -> None:
        self.closed += 1


def spec_of(player: Player) -> PlayerSpec:
    """Return a spec that makes this player object."""

    def make(_values: object) -> Player:
        return player

    return PlayerSpec(PlayerKind("scripted", EMPTY_TEXT, EMPTY_TEXT, (), make))


def session(x: PlayerSpec = HUMAN, o: PlayerSpec = HUMAN, seed: int = 7) -> MachineSession:
    """Return a session on the empty 3×3 board."""
    return MachineSession(START, (x, o), seed)


def play(game: MachineSession, squares: list[Square]) -> MachineSession:
    """Play these moves for both sides."""
    for square in squares:
        game.play(square)
    return game


def answer(game: MachineSession) -> Thought:
    """Play the move of the machine whose turn it is."""
    *_, last = game.think(game.request())
    game.answer(last, 0.5)
    return last


def depth(game: Session) -> int:
    """Return the number of moves on the board."""
    return len(game.record.moves)


@cache
def plain_value(position: Position) -> int:
    """Return a position's result by full search: 1, 0 or -1 for its side to move."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0 if winner is None else 1 if winner is position.to_move else -1
    return max(-plain_value(position.play(square)) for square in position.empty_squares)
