"""The course's modules: `poc_ttt_provided`, `poc_simpletest`, and `run_gui` for the terminal.

They match the originals exactly: constants are plain numbers, and the board checks no more than
the original does and has the attributes that students access.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeAlias

from tttmc_app.core import Mark, Rules
from tttmc_app.course.values import BoardValue, Opaque, Plain, Transferable

EMPTY = 1
PLAYERX = 2
PLAYERO = 3
DRAW = 4

STRMAP = {EMPTY: " ", PLAYERX: "X", PLAYERO: "O"}

# Students may store anything on a board and read any row, so types can't be relied on.
Cell: TypeAlias = Any
_Square: TypeAlias = tuple[int, int]
_Line: TypeAlias = tuple[int, int, int, int, list[_Square]]
MoveFunction: TypeAlias = Callable[["TTTBoard", int, int], Any]


class TTTBoard(Transferable):
    """A square board of EMPTY, PLAYERX and PLAYERO.

    The dim×dim corner of `board` is copied; a board that is too small raises IndexError.
    """

    def __init__(
        self, dim: int, reverse: bool = False, board: Sequence[Sequence[Cell]] | None = None
    ) -> None:
        self._dim = dim
        self._reverse = reverse
        # Not in the course: other rules, such as lines shorter than the board.
        self._options: tuple[tuple[str, int], ...] = ()
        self._forbidding: Rules | None = None
        if board is None:
            self._board: list[list[Cell]] = [[EMPTY] * dim for _ in range(dim)]
        else:
            self._board = [[*map(board[row].__getitem__, range(dim))] for row in range(dim)]

    def __str__(self) -> str:
        """Return the board as text, one line per row, with dividing lines between the rows."""
        rule = "-" * (4 * self._dim - 3) + "\n"
        rows = [
            " | ".join(STRMAP[self._board[row][col]] for col in range(self._dim)) + "\n"
            for row in range(self._dim)
        ]
        return rule.join(rows)

    def get_dim(self) -> int:
        """Return the number of squares along a side."""
        return self._dim

    def square(self, row: int, col: int) -> Cell:
        """Return the contents of a square; raise IndexError past the end."""
        return self._board[row][col]

    def get_empty_squares(self) -> list[tuple[int, int]]:
        """Return a new list of the empty squares as (row, col), row by row."""
        cells, each = self._board, range(self._dim)
        empty = [(row, col) for row in each for col in each if cells[row][col] == EMPTY]
        return empty if self._forbidding is None else _legal(self._forbidding, cells, empty)

    def move(self, row: int, col: int, player: Cell) -> None:
        """Place a player's mark on a square; do nothing if it is occupied."""
        if self._board[row][col] == EMPTY and (
            self._forbidding is None or (row, col) in self.get_empty_squares()
        ):
            self._board[row][col] = player

    def check_win(self) -> Cell:
        """Return PLAYERX, PLAYERO or DRAW once the game is over, None until then."""
        cells = self._board  # trials spend most of their time here
        # Two ends that differ settle most lines.
        for top, left, bottom, right, between in _lines(self._dim, self._options):
            if (first := cells[top][left]) == cells[bottom][right] and first != EMPTY:
                for row, col in between:
                    if cells[row][col] != first:
                        break
                else:
                    return switch_player(first) if self._reverse else first
        # A subclass or a rule may say otherwise which squares can be taken.
        if type(self) is not TTTBoard or self._forbidding is not None:
            return None if self.get_empty_squares() else DRAW
        for each in cells:
            if EMPTY in each:
                return None
        return DRAW

    def clone(self) -> TTTBoard:
        """Return an independent copy of the board."""
        copy = TTTBoard(self._dim, self._reverse, self._board)
        copy._options, copy._forbidding = self._options, self._forbidding
        return copy

    @classmethod
    def of_value(cls, value: BoardValue) -> TTTBoard:
        """Return the board that a value describes."""
        board = cls(value.size, value.reverse, value.cells)
        board._options = value.options
        if value.options:
            rules = Rules.from_options({"size": value.size, **dict(value.options)})
            board._forbidding = rules if rules.extra_options() else None
        return board

    def as_value(self) -> BoardValue:
        """Return the board as a value."""
        cells = tuple(map(tuple, self._board))
        return BoardValue(cells, bool(self._reverse), self._options)


@lru_cache
def _lines(dim: int, options: tuple[tuple[str, int], ...]) -> list[_Line]:
    """Return the row and column of both ends of each winning line, and the squares between.

    In the course, these are rows, columns and both diagonals.
    """
    each = range(dim)
    lines = [[(row, col) for col in each] for row in each]
    lines += [[(row, col) for row in each] for col in each]
    lines += [[(i, i) for i in each], [(i, dim - 1 - i) for i in each]]
    if options:  # rules that the course doesn't have
        rules = Rules.from_options({"size": dim, **dict(options)})
        lines = [[rules.square(index) for index in line] for line in rules.lines]
    return [(*line[0], *line[-1], line[1:-1]) for line in lines if line]


def _legal(rules: Rules, cells: list[list[Cell]], empty: list[_Square]) -> list[_Square]:
    """Return those of the empty squares that the rules allow."""
    x, o = (
        sum(1 << i for i, cell in enumerate(chain(*cells)) if cell == mark)
        for mark in (PLAYERX, PLAYERO)
    )
    legal = rules.legal(x, o, Mark.O if x.bit_count() > o.bit_count() else Mark.X)
    return [square for square in empty if legal >> rules.index(square) & 1]


def switch_player(player: Cell) -> int:
    """Return the other player: PLAYERO for PLAYERX, and PLAYERX for anything else."""
    return PLAYERO if player == PLAYERX else PLAYERX


def play_game(mc_move_function: MoveFunction, ntrials: int, reverse: bool = False) -> None:
    """Play a 3×3 game in which the function moves for both sides, and print every move.

    The function gets the board itself. A move to an occupied square is ignored, and the turn is
    lost.
    """
    board = TTTBoard(3, reverse)
    player = PLAYERX
    winner: Cell = None
    while winner is None:
        row, col = mc_move_function(board, player, ntrials)
        board.move(row, col, player)
        winner = board.check_win()
        player = switch_player(player)
        print(board)
        print()
    print(_GAME_OVER.get(winner, "Error: unknown winner"))


_GAME_OVER = {PLAYERX: "X wins!", PLAYERO: "O wins!", DRAW: "Tie!"}

GAME_OVER = {PLAYERX: "X Wins!", PLAYERO: "O Wins!", DRAW: "It's a tie!"}


def run_gui(
    board_size: int,
    ai_player: int,
    ai_function: MoveFunction,
    ntrials: int,
    reverse: bool = False,
) -> None:
    """Play against a function in the terminal by typing rows and columns from 0; X moves first."""
    board = TTTBoard(board_size, reverse)
    player = PLAYERX
    while (winner := board.check_win()) is None:
        if player == ai_player:
            row, col = ai_function(board.clone(), player, ntrials)
        else:
            print(board)
            square = _ask_for_square(board)
            if square is None:
                return
            row, col = square
        board.move(row, col, player)
        player = switch_player(player)
    print(board)
    print(GAME_OVER.get(winner, ""))


def _ask_for_square(board: TTTBoard) -> tuple[int, int] | None:
    """Prompt for an empty square and return it, or None at the end of the input."""
    while True:
        try:
            words = input("Your move (row column): ").replace(",", " ").split()
        except EOFError:
            return None
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(numbers) == 2 and (numbers[0], numbers[1]) in board.get_empty_squares():
            return numbers[0], numbers[1]
        print("Type the row and column of an empty square, such as 0 2.")


class TestSuite:
    """A test suite that counts failures."""

    # This keeps pytest from collecting the class because of its name.
    __test__ = False

    def __init__(self) -> None:
        self.total_tests = 0
        self.failures = 0

    def run_test(self, computed: object, expected: object, message: str = "") -> None:
        """Count a test; print both values if they differ."""
        self.total_tests += 1
        if computed != expected:
            print(message + " Computed: " + str(computed) + " Expected: " + str(expected))
            self.failures += 1

    def report_results(self) -> None:
        """Print the numbers of tests and failures."""
        print(f"Ran {self.total_tests} tests. {self.failures} failures.")


def with_boards(value: Plain) -> Any:
    """Return a value as students' functions expect it, with a TTTBoard for each board."""
    if isinstance(value, BoardValue):
        return TTTBoard.of_value(value)
    if isinstance(value, list | tuple):
        return type(value)(map(with_boards, value))
    return value.text if isinstance(value, Opaque) else value
