"""The limits on 3×3 by plain recursion over boards of nine letters, in exact numbers.

It shares no code with what it checks: no bitboards, no symmetries, no arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import factorial

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
ZERO = Fraction(0)

Value = Callable[["Plain", str], dict[int, int]]
"""Returns a player's rating of each empty square of a board."""


@dataclass
class Plain:
    """All positions of 3×3, with their exact results."""

    reverse: bool

    @cached_property
    def boards(self) -> list[str]:
        """Return all positions that games reach, those with fewer marks first."""
        found = {"." * 9: None}
        for board in found_so_far(found):
            found.update((after, None) for _, after in self.moves(board))
        return list(found)

    def winner(self, board: str) -> str:
        """Return "X", "O", "-" for a tie, or "" for an unfinished game."""
        for line in LINES:
            marks = {board[int(i)] for i in line}
            if marks in ({"X"}, {"O"}):
                return ({"X", "O"} - marks if self.reverse else marks).pop()
        return "" if "." in board else "-"

    def moves(self, board: str) -> Iterator[tuple[int, str]]:
        """Yield the empty squares, each with the board after a move there."""
        if not self.winner(board):
            for i, cell in enumerate(board):
                if cell == ".":
                    yield i, board[:i] + mover(board) + board[i + 1 :]

    @cached_property
    def trials(self) -> dict[str, dict[tuple[str, str, int], int]]:
        """Return, per board, how many games end with each winner and a mark on each square.

        Each order of the empty squares is a game, though it may be over before its last move.
        """
        games: dict[str, dict[tuple[str, str, int], int]] = {}
        for board in reversed(self.boards):
            found: dict[tuple[str, str, int], int] = {}
            if winner := self.winner(board):
                orders = factorial(board.count("."))
                found = {(winner, mark, i): orders for i, mark in enumerate(board)}
            for _, after in self.moves(board):
                for key, count in games[after].items():
                    found[key] = found.get(key, 0) + count
            games[board] = found
        return games

    @cached_property
    def results(self) -> dict[str, int]:
        """Return who wins under best play: 1 for X, -1 for O, 0 for nobody."""
        found: dict[str, int] = {}
        for board in reversed(self.boards):
            after = [found[after] for _, after in self.moves(board)]
            choose = max if mover(board) == "X" else min
            found[board] = choose(after) if after else {"X": 1, "O": -1}.get(self.winner(board), 0)
        return found

    def best(self, value: Value) -> dict[str, set[int]]:
        """Return, for every board, the squares that a player chooses among."""
        found: dict[str, set[int]] = {}
        for board in self.boards:
            values = value(self, board)
            found[board] = {i for i in values if values[i] == max(values.values())}
        return found

    def lost(self, best: dict[str, set[int]], side: str) -> dict[str, Fraction]:
        """Return the player's chance of losing on a side to an opponent who tries to beat it."""
        found: dict[str, Fraction] = {}
        for board in reversed(self.boards):
            after = {i: found[after] for i, after in self.moves(board)}
            if not after:
                found[board] = Fraction(self.winner(board) not in ("-", side))
            elif mover(board) == side:
                found[board] = sum((after[i] for i in best[board]), ZERO) / len(best[board])
            else:
                found[board] = max(after.values())
        return found

    def reached(self, best: dict[str, set[int]], side: str) -> set[str]:
        """Return the boards that can be reached when the player plays one side."""
        found = {"." * 9}
        for board in self.boards:
            if board in found:
                squares = best[board] if mover(board) == side else range(9)
                found |= {after for i, after in self.moves(board) if i in squares}
        return found

    def scores(self, current: int, other: int) -> Value:
        """Return the expected scores of Monte Carlo, times the number of games."""

        def value(plain: Plain, board: str) -> dict[int, int]:
            me, games = mover(board), plain.trials[board]
            them = "XO".replace(me, "")
            return {
                i: current * (games.get((me, me, i), 0) - games.get((them, me, i), 0))
                - other * (games.get((me, them, i), 0) - games.get((them, them, i), 0))
                for i, _ in plain.moves(board)
            }

        return value

    def rates(self, tie: int) -> Value:
        """Return the expected rates of forward sampling, times the number of games."""

        def value(plain: Plain, board: str) -> dict[int, int]:
            found: dict[int, int] = {}
            for i, after in plain.moves(board):
                ends = {"X": 0, "O": 0, "-": 0}
                for (winner, _, at), count in plain.trials[after].items():
                    ends[winner] += count * (at == 0)  # every game counts once
                found[i] = ends[mover(board)] + tie * ends["-"]
            return found

        return value


def mover(board: str) -> str:
    """Return who is to move."""
    return "X" if board.count("X") == board.count("O") else "O"


def found_so_far(found: dict[str, None]) -> Iterator[str]:
    """Yield the keys of a dict in order, including those added meanwhile."""
    at = 0
    while at < len(found):
        yield list(found)[at]
        at += 1
