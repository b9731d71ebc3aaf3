"""The exact distribution of random games, found by playing them all, without the engine's code."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import factorial, sqrt

from tttmc_app.core import Position, Rules

Chances = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Law:
    """The expected counts of one trial: a tally's numbers as exact probabilities."""

    wins: Fraction
    ties: Fraction
    losses: Fraction
    won_mine: Chances
    won_theirs: Chances
    lost_mine: Chances
    lost_theirs: Chances

    def scores(self, current: Fraction | int = 1, other: Fraction | int = 1) -> Chances:
        """Return every square's expected score per trial."""
        return tuple(
            current * (wm - lm) - other * (wt - lt)
            for wm, wt, lm, lt in zip(
                self.won_mine, self.won_theirs, self.lost_mine, self.lost_theirs, strict=True
            )
        )

    def deviations(self, current: Fraction | int = 1, other: Fraction | int = 1) -> list[float]:
        """Return the standard deviation of every square's score in one trial."""
        squares = [
            current**2 * (wm + lm) + other**2 * (wt + lt)
            for wm, wt, lm, lt in zip(
                self.won_mine, self.won_theirs, self.lost_mine, self.lost_theirs, strict=True
            )
        ]
        means = self.scores(current, other)
        return [sqrt(square - mean**2) for square, mean in zip(squares, means, strict=True)]


def exact_law(position: Position) -> Law:
    """Return the distribution of random games from a position.

    All orders of the empty squares are equally likely; a game that ends early is counted once
    for every order of the squares that it leaves empty.
    """
    rules = position.rules
    order_count = factorial(position.empty.bit_count())
    ends: Counter[tuple[int, int, int]] = Counter()
    # The boards after each number of moves, with the number of orders that reach them.
    boards = Counter({(position.mine, position.theirs): 1})
    for left in range(position.empty.bit_count(), 0, -1):
        after: Counter[tuple[int, int]] = Counter()
        for (mover, waiting), ways in boards.items():
            for i in range(rules.square_count):
                if (mover | waiting) >> i & 1:
                    continue
                board = mover | 1 << i
                if _closes(rules, board, i):
                    ends[_seen(position, board, waiting, left, 1)] += ways * factorial(left - 1)
                elif left == 1:
                    ends[_seen(position, board, waiting, left, 0)] += ways
                else:
                    after[waiting, board] += ways
        boards = after
    return _law(rules, ends, order_count)


def _seen(
    position: Position, mover: int, waiting: int, left: int, closed: int
) -> tuple[int, int, int]:
    """Return the last board as (mine, theirs, 1 won, 0 tied or -1 lost) for the side to move."""
    is_mine = (position.empty.bit_count() - left) % 2 == 0
    won = closed if is_mine != position.rules.reverse else -closed
    return (mover, waiting, won) if is_mine else (waiting, mover, won)


def _law(rules: Rules, ends: Counter[tuple[int, int, int]], orders: int) -> Law:
    results = Counter[int]()
    held = {(won, side): [0] * rules.square_count for won in (1, 0, -1) for side in (0, 1)}
    for (mine, theirs, won), ways in ends.items():
        results[won] += ways
        for side, board in enumerate((mine, theirs)):
            for i in range(rules.square_count):
                held[won, side][i] += ways * (board >> i & 1)
    chances = {key: tuple(Fraction(n, orders) for n in counts) for key, counts in held.items()}
    wins, ties, losses = (Fraction(results[won], orders) for won in (1, 0, -1))
    return Law(wins, ties, losses, chances[1, 0], chances[1, 1], chances[-1, 0], chances[-1, 1])


def _closes(rules: Rules, board: int, index: int) -> bool:
    return any(board & line == line for line in _lines(rules.size, rules.line_length)[index])


@cache
def _lines(size: int, length: int) -> list[list[int]]:
    """Return, for every square, the lines through it as bitboards."""
    through: list[list[int]] = [[] for _ in range(size * size)]
    for row in range(size):
        for col in range(size):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(row + down * step, col + right * step) for step in range(length)]
                if all(0 <= r < size and 0 <= c < size for r, c in cells):
                    for r, c in cells:
                        through[r * size + c].append(sum(1 << a * size + b for a, b in set(cells)))
    return through


@dataclass(frozen=True, slots=True)
class Case:
    """A position in the middle of a game, and weights to score it with."""

    board: str
    line: int
    reverse: bool = False
    to_move: str | None = None
    current: int = 1
    other: int = 1

    @property
    def position(self) -> Position:
        """Return the position."""
        rules = Rules(self.board.count("/") + 1, self.line, self.reverse)
        return Position.parse(self.board, rules, self.to_move)


MID_GAMES = (
    Case("X.O/.../...", 3, other=2),
    Case("X../.O./...", 3),
    Case("X../.../...", 3, other=2),
    Case("XO./.X./...", 3),
    Case("XO./.X./...", 3, reverse=True, current=2),
    Case(".../.X./...", 3, reverse=True),
    Case("XX./OO./...", 3, current=3, other=2),
    Case("XX./OO./...", 3, to_move="o", current=0),
    Case("XOX/.../...", 2),
    Case("X../..O/...", 2, reverse=True, other=3),
    Case("XO../.XO./..O./X...", 4, other=2),
    Case("XOX./.XO./..OX/...O", 4, reverse=True),
    Case("XOX./.XO./.XO./....", 3),
    Case("XOX./.XO./.XO./....", 3, reverse=True, current=2),
    Case("XOXO/OXOX/..../....", 4),
    Case("XOXO/OXOX/..../....", 3, to_move="o", other=0),
    Case("X..O/.XO./..../O..X", 3, other=2),
    Case("X.../..O./..../....", 2, current=5, other=3),
    Case("XOXOX/OXOXO/OXOXO/...../....X", 5),
    Case("XOXOX/OXOXO/OXOXO/...../....X", 4, reverse=True, other=2),
)
"""Twenty cases, including O to move, reverse, K < N, 4×4 and 5×5, and unequal weights."""
