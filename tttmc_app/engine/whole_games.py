"""Whole games between players that the compiled kernel plays without the interpreter.

The games are those that the players' Python code plays: the same seeds, the same trials, and the
same choice among equal squares.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Self

from tttmc_app.core import Mark, Position, Rules, Square, square_name
from tttmc_app.engine.backends import CHOSEN, PYTHON
from tttmc_app.engine.request import is_compiled_for
from tttmc_app.engine.tree_search import EXPLORATION, tree_calls

MAX_TRIALS = 2**62
"""Players in the kernel have fewer trials per move than this."""
_KNOWN_POSITIONS = 1 << 15
_NANOSECONDS = 1e9
_GROWING_TREES = ("uct", "tree", "perfect")
_MINE, _THEIRS = (bytes.maketrans(b"\0\1\2", bits) for bits in (b"010", b"001"))
"""Tables that map each mark to a binary digit: 1 for one side's squares, 0 for all others."""

_CHOSEN_BY_TREE = b"\xff\xff"
"""Follows squares among which tree search chooses."""

Times = tuple[int, float, float]
"""The number of moves, the sum of their times in seconds, and the sum of those times squared."""


_PackedPlayer = tuple[str, int, float, float, float, bool, int, object, object]


class BestSquares(NamedTuple):
    """The squares among which a player chooses."""

    squares: Sequence[Square]
    """In row-major order."""
    by_tree: bool = False
    """Whether tree search chooses among them, rather than the game's seed; "perfect" only."""


class KernelPlayer(NamedTuple):
    """A player as the kernel plays it."""

    kind: str
    """"random", "mc", "forward", "uct", "tree", "perfect", or "asked"."""
    trials: int = 1
    """Random games per move; with "forward", per candidate; with "uct", "tree" and "perfect",
    simulations per move."""
    current: float = 1.0
    """With "mc", the score of a square held by the side to move; see `Tally.scores`."""
    other: float = 1.0
    ties_are_good: float = 1.0
    """With "forward", what a tie counts, from 0 to 1; a win counts 1."""
    takes_first: bool = False
    """Whether the first of several equal squares is played, rather than a random one."""
    best: Callable[[Position], BestSquares | None] | None = None
    """With "asked" and "perfect", the function that is asked for a position's best squares. With
    "perfect" it may return None after some milliseconds of work, and is asked again later."""
    exploration: float = EXPLORATION
    """With "uct", the weight of exploration relative to win rates."""
    slips: int = 0
    """How many of 100 moves are random instead."""


class FinishedGame(NamedTuple):
    """A game that the kernel has played."""

    number: int
    winner: int
    """0 for X, 1 for O, -1 for a tie."""
    has_line: int
    """1 if a line ended it, 0 if the board is full."""
    moves: str
    """Squares in the order of play, such as "b2 a1 c3", including the opening."""
    seconds: float
    """Time from the end of the opening to the last move, as the kernel measured it."""
    x_times: Times
    o_times: Times


_CODES = "qdddddHHHbb"
"""The types of the columns that have a value for each game."""


class GameColumns(NamedTuple):
    """Finished games as columns, with a value for each game; see `FinishedGame`."""

    numbers: array[int]
    seconds: array[float]
    x_totals: array[float]
    x_squares: array[float]
    o_totals: array[float]
    o_squares: array[float]
    x_counts: array[int]
    o_counts: array[int]
    lengths: array[int]
    """How many moves each game has."""
    winners: array[int]
    have_lines: array[int]
    moves: array[int]
    """The squares of all games, one game after the other, as `Rules.index` numbers them."""

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """Return games from what `packed` made of them; raise ValueError if they are damaged."""
        (count,), at = _column("q", packed[:8]), 8
        columns: list[Any] = []  # of the types that the fields say
        for code in _CODES:
            end = at + count * array(code).itemsize
            columns.append(_column(code, packed[at:end]))
            at = end
        found = cls._make([*columns, _column("H", packed[at:])])
        lengths = {*map(len, columns)}
        if lengths != {count} or len(found.moves) != sum(found.lengths):
            raise ValueError("the number of games is wrong")
        return found

    @property
    def packed(self) -> bytes:
        """Return the games as bytes, the same on every computer."""
        return b"".join(_bytes_of(column) for column in (array("q", [len(self.numbers)]), *self))

    def __add__(self, other: Self) -> Self:  # type: ignore[override]  # of games, not of tuples
        """Return these games, and then the others."""
        pairs: Any = zip(self, other, strict=True)
        return type(self)._make([one + two for one, two in pairs])

    def games(self, rules: Rules) -> Iterator[FinishedGame]:
        """Yield the games one by one; raise IndexError for a square that the board doesn't have."""
        names = [square_name(rules.square(i)) for i in range(rules.square_count)]
        x_times = zip(self.x_counts, self.x_totals, self.x_squares, strict=True)
        o_times = zip(self.o_counts, self.o_totals, self.o_squares, strict=True)
        at = 0
        for number, winner, has_line, length, seconds, x, o in zip(
            self.numbers, self.winners, self.have_lines, self.lengths, self.seconds, x_times,
            o_times, strict=True,
        ):  # fmt: skip
            moves = " ".join([names[square] for square in self.moves[at : at + length]])
            yield FinishedGame(number, winner, has_line, moves, seconds, x, o)
            at += length


def _column(code: str, packed: bytes) -> array[int]:
    column = array(code, packed)
    if sys.byteorder == "big":
        column.byteswap()
    return column


def _bytes_of(column: array[int] | array[float]) -> bytes:
    if sys.byteorder == "big":
        column = column[:]
        column.byteswap()
    return column.tobytes()


class WholeGames:
    """Games between two players, played in the order of their numbers."""

    def __init__(
        self,
        rules: Rules,
        players: tuple[KernelPlayer, KernelPlayer],
        seed: int,
        numbers: Sequence[int],
        opening: Callable[[int], Sequence[Square]] | None = None,
    ) -> None:
        """Prepare games; game i plays from `derive_seed(seed, "game", i)`.

        `opening` returns the first moves of a game, which must not end it. Raises ValueError if
        `can_play` is false.
        """
        from tttmc_app.engine import _kernel
        from tttmc_app.engine.kernel import conditional_numbers

        self._games = _kernel.Games(
            CHOSEN.sampler.name,
            rules.size,
            rules.line_length,
            rules.reverse,
            _packed_player(rules, players[0]),
            _packed_player(rules, players[1]),
            seed,
            array("q", numbers).tobytes(),
            conditional_numbers,
            None if opening is None else lambda number: _packed_squares(rules, opening(number)),
        )

    def advance(self, seconds: float, enough: float) -> GameColumns:
        """Play on for this many seconds, and return the finished games.

        Returns as soon as a game ends after `enough` seconds. An unfinished game continues next
        time. The interpreter's lock is released meanwhile.
        """
        found = self._games.advance(int(seconds * _NANOSECONDS), int(enough * _NANOSECONDS))
        return GameColumns.unpack(found)


def can_play(rules: Rules, *players: KernelPlayer | None) -> bool:
    """Return whether the kernel can play whole games of these players under these rules."""
    return (
        CHOSEN.sampler.name != PYTHON
        and is_compiled_for(rules)
        and all(
            player is not None
            and player.trials < MAX_TRIALS
            and (player.kind not in _GROWING_TREES or CHOSEN.searches is not None)
            for player in players
        )
    )


def _packed_player(rules: Rules, player: KernelPlayer) -> _PackedPlayer:
    plain = player.kind == "uct"
    exploration = player.exploration if plain else EXPLORATION
    calls = tree_calls(exploration, plain) if player.kind in _GROWING_TREES else None
    best, numbers = player.best, (*player[:6], player.slips)
    if best is None:
        return (*numbers, None, calls)

    def ask(marks: bytes, mover: int) -> bytes | None:
        reversed_marks = marks[::-1]  # the first square is the lowest bit
        mine, theirs = (int(reversed_marks.translate(bits), 2) for bits in (_MINE, _THEIRS))
        x, o = (theirs, mine) if mover else (mine, theirs)
        found = best(Position(rules, x, o, Mark.O if mover else Mark.X))
        if found is None:
            return None
        return _packed_squares(rules, found.squares) + _CHOSEN_BY_TREE * found.by_tree

    if player.kind == "asked":  # its answers never change
        ask = lru_cache(maxsize=_KNOWN_POSITIONS)(ask)
    return (*numbers, ask, calls)


def _packed_squares(rules: Rules, squares: Sequence[Square]) -> bytes:
    return array("H", map(rules.index, squares)).tobytes()
