"""The limits on 3×3 by plain recursion over boards of nine letters, in exact numbers.

It shares no code with what it checks: no bitboards, no symmetries, no arrays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import chain
from math import factorial

LINES = "012 345 678 036 147 258 048 246"
EMPTY = "." * 9

Squares = Mapping[str, set[int]]
"""The squares that a player chooses among, for every board."""


@dataclass(eq=False)
class Plain:
    """All positions of 3×3, with their exact results."""

    reverse: bool

    @cached_property
    def boards(self) -> list[str]:
        """Return all positions that games reach, those with fewer marks first."""
        layers = [{EMPTY}]
        while layers[-1]:
            layers.append({after for board in layers[-1] for after in self.moves(board).values()})
        return list(chain.from_iterable(layers))

    def winner(self, board: str) -> str:
        """Return "X", "O", "-" for a tie, or "" for an unfinished game."""
        for line in LINES.split():
            marks = {board[int(i)] for i in line}
            if marks in ({"X"}, {"O"}):
                return ({"X", "O"} - marks if self.reverse else marks).pop()
        return "" if "." in board else "-"

    def moves(self, board: str) -> dict[int, str]:
        """Return the board after a move on each empty square."""
        empty = [] if self.winner(board) else [i for i in range(9) if board[i] == "."]
        return {i: board[:i] + mover(board) + board[i + 1 :] for i in empty}

    @cached_property
    def trials(self) -> dict[str, Counter[tuple[str, str, int]]]:
        """Return, per board, how many games end with each winner and a mark on each square.

        Each order of the empty squares is a game, though it may be over before its last move.
        """
        games: dict[str, Counter[tuple[str, str, int]]] = {}
        for board in reversed(self.boards):
            winner, orders = self.winner(board), factorial(board.count("."))
            ends = {(winner, mark, i): orders for i, mark in enumerate(board) if winner}
            games[board] = sum((games[each] for each in self.moves(board).values()), Counter(ends))
        return games

    @cached_property
    def results(self) -> dict[str, int]:
        """Return who wins under best play: 1 for X, -1 for O, 0 for nobody."""
        found: dict[str, int] = {}
        for board in reversed(self.boards):
            after = [found[each] for each in self.moves(board).values()]
            choose = max if mover(board) == "X" else min
            found[board] = choose(after) if after else {"X": 1, "O": -1}.get(self.winner(board), 0)
        return found

    def lost(self, best: Squares, side: str) -> dict[str, Fraction]:
        """Return the player's chance of losing on a side to an opponent who tries to beat it."""
        found: dict[str, Fraction] = {}
        for board in reversed(self.boards):
            after = {i: found[each] for i, each in self.moves(board).items()}
            if not after:
                found[board] = Fraction(self.winner(board) not in ("-", side))
            elif mover(board) == side:
                chances = [after[i] for i in best[board]]
                found[board] = sum(chances, Fraction(0)) / len(chances)
            else:
                found[board] = max(after.values())
        return found

    def scores(self, board: str, current: float, other: float) -> dict[int, float]:
        """Return the expected scores of Monte Carlo, times the number of games."""
        me, games = mover(board), self.trials[board]
        them = "XO".replace(me, "")
        lead = {(i, m): games[me, m, i] - games[them, m, i] for i in range(9) for m in "XO"}
        return {i: current * lead[i, me] - other * lead[i, them] for i in self.moves(board)}

    def rates(self, board: str, tie: float) -> dict[int, float]:
        """Return the expected rates of forward sampling, times the number of games."""
        good = {mover(board): 1, "-": tie}
        return {  # every game has one mark on the first square, and so counts once
            i: sum(n * good.get(winner, 0) for (winner, _, at), n in games.items() if at == 0)
            for i, games in ((i, self.trials[after]) for i, after in self.moves(board).items())
        }


def mover(board: str) -> str:
    """Return who is to move."""
    return "X" if board.count("X") == board.count("O") else "O"
