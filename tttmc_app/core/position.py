"""A position: the marks on the board, the side to move, and the outcome."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from tttmc_app.core.arguments import check_type, check_whole
from tttmc_app.core.notation import board_rows, square_name
from tttmc_app.core.rules import Mark, Rules, Square
from tttmc_app.core.text import Text, TttmcError

T = TypeVar("T")


class Outcome(NamedTuple):
    """The end of a game on the board."""

    winner: Mark | None
    """None for a tie."""
    lines: tuple[tuple[Square, ...], ...]
    """The completed lines (one move may complete several); empty for a tie."""


_TIE = Outcome(None, ())


@dataclass(frozen=True, slots=True, init=False)
class Position:
    """One immutable board with its rules and the side to move.

    Bitboards have bit row * size + column set for each mark. Any number of marks is allowed.
    Raises TttmcError if a square holds both marks or both sides have a line.
    """

    rules: Rules
    x: int
    """X's squares as a bitboard."""
    o: int
    """O's squares as a bitboard."""
    to_move: Mark
    outcome: Outcome | None = field(compare=False)
    """How the game ended, or None while it is open."""
    legal: int = field(compare=False, repr=False)
    """The squares that the side to move may take, as a bitboard; 0 once the game is over."""

    def __init__(self, rules: Rules, x: int, o: int, to_move: Mark) -> None:
        check_type("rules", rules, Rules)
        check_whole("x", x)
        check_whole("o", o)
        if x & o:
            name = square_name(rules.square(((x & o) & -(x & o)).bit_length() - 1))
            raise TttmcError("square {name} holds both X and O", name=name)
        if (x | o) >> rules.square_count:  # also if one is negative
            raise TttmcError("a mark is off the {size}×{size} board", size=rules.size)
        self._set(rules, x, o, _mark(to_move), _won(rules, x, o))

    def _set(self, rules: Rules, x: int, o: int, to_move: Mark, won: Outcome | None) -> None:
        legal = 0 if won else rules.legal(x, o, to_move)
        put = object.__setattr__
        put(self, "rules", rules)
        put(self, "x", x)
        put(self, "o", o)
        put(self, "to_move", to_move)
        put(self, "outcome", won if won or legal else _TIE)
        put(self, "legal", legal)

    @classmethod
    def start(cls, rules: Rules) -> Position:
        """Return the empty board, X to move."""
        return cls(rules, 0, 0, Mark.X)

    @classmethod
    def parse(
        cls,
        text: str,
        rules: Rules | None = None,
        to_move: Mark | str | None = None,
        *,
        finished: bool = False,
    ) -> Position:
        """Parse board text such as "X.O/.../..." (rows from the top).

        Without rules, the size is that of the text, and a line spans the board. Without
        `to_move`, the side to move follows from the numbers of marks. Raises TttmcError for
        malformed text, for numbers of marks that no game reaches (without `to_move`), and for a
        finished game unless `finished` is true.
        """
        check_type("text", text, str)
        if rules is not None:
            check_type("rules", rules, Rules)
        rows = board_rows(text, None if rules is None else rules.size)
        rules = rules or Rules(len(rows))
        cells = "".join(rows)
        x = sum(1 << index for index, cell in enumerate(cells) if cell == "X")
        o = sum(1 << index for index, cell in enumerate(cells) if cell == "O")
        mover = _mover(x, o) if to_move is None else _mark(to_move)
        position = cls(rules, x, o, mover)
        if position.outcome and not finished:
            winner = position.outcome.winner
            if winner is None:
                raise TttmcError("the game on this board is over (a tie): use an unfinished one")
            raise TttmcError(
                "the game on this board is over ({winner} has won): use an unfinished one",
                winner=winner,
            )
        return position

    @property
    def text(self) -> str:
        """Return the board as text: rows from the top, separated by "/"."""
        size = self.rules.size
        cells = [self._mark(index) or "." for index in range(self.rules.square_count)]
        return "/".join("".join(cells[row * size : (row + 1) * size]) for row in range(size))

    @property
    def mine(self) -> int:
        """Return the bitboard of the side to move."""
        return self.x if self.to_move is Mark.X else self.o

    @property
    def theirs(self) -> int:
        """Return the opponent's bitboard."""
        return self.o if self.to_move is Mark.X else self.x

    @property
    def empty(self) -> int:
        """Return the bitboard of the squares without a mark; see `legal` for those to play."""
        return ~(self.x | self.o) & ((1 << self.rules.square_count) - 1)

    @property
    def empty_squares(self) -> tuple[Square, ...]:
        """Return the squares without a mark, in row-major order."""
        return self._squares(self.empty)

    @property
    def legal_squares(self) -> tuple[Square, ...]:
        """Return the squares that the side to move may take, in row-major order."""
        return self._squares(self.legal)

    def _squares(self, board: int) -> tuple[Square, ...]:
        size = self.rules.size
        return tuple([divmod(i, size) for i in range(size * size) if board >> i & 1])

    def where_legal(self, values: Iterable[T]) -> tuple[T | None, ...]:
        """Return one value for every square index, those of other squares replaced by None."""
        legal = self.legal
        return tuple([value if legal >> i & 1 else None for i, value in enumerate(values)])

    def mark_at(self, square: Square) -> Mark | None:
        """Return the mark on a square, or None if it is empty."""
        return self._mark(self.rules.index(square))

    def _mark(self, index: int) -> Mark | None:
        if self.x >> index & 1:
            return Mark.X
        return Mark.O if self.o >> index & 1 else None

    def play(self, square: Square) -> Position:
        """Return the position after the side to move takes a square.

        Raises TttmcError if the game is over, or the square isn't legal or off the board.
        """
        index = self.rules.index(square)
        bit = 1 << index
        if not self.legal & bit:
            raise TttmcError(self._refusal(square))
        x, o, mover = self.x, self.o, self.to_move
        if mover is Mark.X:
            x |= bit
        else:
            o |= bit
        after = object.__new__(Position)
        after._set(self.rules, x, o, mover.other, _won_after(self.rules, x, o, mover, index))
        return after

    def _refusal(self, square: Square) -> Text:
        if self.outcome is not None:
            return Text("the game is over: no further move can be played")
        name = square_name(square)
        if self.mark_at(square) is not None:
            return Text("square {name} is occupied: choose an empty one", name=name)
        return Text("the rules don't allow {name} now: choose another square", name=name)


def _mark(text: Mark | str) -> Mark:
    try:
        return Mark(str(text).upper())
    except ValueError:
        raise TttmcError("the side to move must be x or o, not {text!r}", text=text) from None


def _mover(x: int, o: int) -> Mark:
    lead = x.bit_count() - o.bit_count()
    if lead not in (0, 1):
        raise TttmcError(
            "the board has {x} X and {o} O, which no game reaches: if that is intended, add the "
            "side to move",
            x=x.bit_count(),
            o=o.bit_count(),
        )
    return Mark.O if lead else Mark.X


def _won(rules: Rules, x: int, o: int) -> Outcome | None:
    masks = rules.line_masks
    x_lines = [n for n, mask in enumerate(masks) if x & mask == mask]
    o_lines = [n for n, mask in enumerate(masks) if o & mask == mask]
    if x_lines and o_lines:
        raise TttmcError("both X and O have a line on this board: only one side can")
    return _decided(rules, Mark.X if x_lines else Mark.O, x_lines or o_lines)


def _won_after(rules: Rules, x: int, o: int, mover: Mark, index: int) -> Outcome | None:
    mine = x if mover is Mark.X else o
    if mine.bit_count() < rules.line_length:
        return None
    masks = rules.line_masks
    closed = [n for n in rules.lines_through[index] if mine & masks[n] == masks[n]]
    return _decided(rules, mover, closed)


def _decided(rules: Rules, owner: Mark, lines: list[int]) -> Outcome | None:
    if not lines:
        return None
    squares = tuple(tuple(rules.square(i) for i in rules.lines[n]) for n in lines)
    return Outcome(owner.other if rules.reverse else owner, squares)
