"""The rules of a game: board size, line length, and whether a line wins or loses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import lru_cache
from reprlib import repr as shortened
from typing import Any, NamedTuple, TypeVar

from tttmc_app.core.arguments import wrong_square
from tttmc_app.core.text import EMPTY_TEXT, Text, TttmcError

DEFAULT_SIZE, MAX_SIZE = 3, 25
_MAX_DIGITS = 9

_BOARDS = tuple((1 << size * size) - 1 for size in range(MAX_SIZE + 1))
"""For each size, all squares as a bitboard."""

T = TypeVar("T")
Square = tuple[int, int]
"""(row, column), both from 0."""


class Mark(StrEnum):
    """One side's mark; X moves first."""

    X = "X"
    O = "O"  # noqa: E741 - the game's own name for it

    @property
    def other(self) -> Mark:
        """Return the opponent's mark."""
        return Mark.O if self is Mark.X else Mark.X


class RuleOption(NamedTuple):
    """A field of `Rules` and its form in saved games, settings and commands."""

    field: str
    key: str
    """The name in saved games and settings and, after two hyphens, as a command option."""
    metavar: str
    """The placeholder of its value in a command's help; empty for a switch."""
    help: str
    """The description in a command's help."""
    default: str = ""
    """The default value as described in a command's help."""
    required: bool = False
    """Whether saved rules must include it. Rules added later are optional, and saved only if they
    differ from the default, so that older files stay readable and equal runs keep equal keys."""
    label: Text = EMPTY_TEXT
    """What a switch says in a form."""

    @property
    def is_switch(self) -> bool:
        """Return whether the rule is on or off rather than a number."""
        return not self.metavar

    def parse(self, text: str) -> int | bool | None:
        """Return the value that `format` wrote, or None for any other text."""
        if self.is_switch:
            return {"true": True, "false": False}.get(text)
        return int(text) if text.isdecimal() and len(text) <= _MAX_DIGITS else None

    def format(self, rules: Rules) -> str:
        """Return the rule's value as text: "3", "true"."""
        return str(getattr(rules, self.field)).lower()

    def tag(self, rules: Rules) -> str:
        """Return the rule and its value in one word for keys and file names."""
        return self.key if self.is_switch else f"{self.key}{self.format(rules)}"


RULE_OPTIONS = (
    RuleOption("size", "size", "N", "squares per side, 1-25", str(DEFAULT_SIZE), required=True),
    RuleOption("line_length", "line", "K", "marks in a row to win", "the size", required=True),
    RuleOption(
        "reverse",
        "reverse",
        "",
        "completing a line loses",
        required=True,
        label=Text("Reverse: completing a line loses"),
    ),
)
"""Every field of `Rules`, in order: the only list that files, settings and commands use."""


@dataclass(frozen=True, slots=True, init=False)
class Rules:
    """The rules of a game: board size, line length, and what a line means.

    Raises TttmcError for a size outside 1-25 or a line that doesn't fit the board. To add a rule,
    add a field, its parameter, an entry in `RULE_OPTIONS` and its words in `describe`, and apply it
    in `lines` or `legal`; the engines refuse it until `tttmc_app.engine.request` lists it. Change
    rules with `dataclasses.replace`, which keeps the others.
    """

    size: int
    """Squares along each side of the board, 1 to 25."""
    line_length: int
    """Marks in a row that complete a line; the board size by default."""
    reverse: bool
    """Whether completing a line loses the game (misère)."""

    def __init__(
        self, size: int = DEFAULT_SIZE, line_length: int | None = None, reverse: bool = False
    ) -> None:
        line_length = size if line_length is None else line_length
        _check(size, line_length)
        object.__setattr__(self, "size", size)
        object.__setattr__(self, "line_length", line_length)
        object.__setattr__(self, "reverse", bool(reverse))

    @classmethod
    def from_options(cls, options: Mapping[str, object]) -> Rules:
        """Return the rules with these values by key; a missing or None value means the default.

        Other keys are ignored. Raises TttmcError for invalid values.
        """
        chosen: dict[str, Any] = {
            option.field: options[option.key]
            for option in RULE_OPTIONS
            if options.get(option.key) is not None
        }
        return cls(**chosen)

    @classmethod
    def from_settings(cls, settings: Mapping[str, object]) -> Rules:
        """Return the rules that `settings` wrote; raise TttmcError for anything else."""
        for option in RULE_OPTIONS:
            value = settings.get(option.key)
            if value is None and option.required:
                raise TttmcError("{key} is missing", key=option.key)
            if option.is_switch and not isinstance(value, bool | None):
                raise TttmcError(
                    "{key} must be true or false, not {value}",
                    key=option.key,
                    value=shortened(value),
                )
        return cls.from_options(settings)

    def settings(self) -> dict[str, object]:
        """Return the rules as saved games and settings store them."""
        unusual = self._unusual()
        return {
            option.key: getattr(self, option.field)
            for option in RULE_OPTIONS
            if option.required or option in unusual
        }

    def words(self) -> list[str]:
        """Return the options that make a command play by these rules."""
        words = ["--size", str(self.size)]
        for option in self._unusual():
            words.append(f"--{option.key}")
            words += [] if option.is_switch else [option.format(self)]
        return words

    def extra_options(self) -> tuple[RuleOption, ...]:
        """Return the options other than size and line that differ from plain rules, in order."""
        return tuple(option for option in self._unusual() if option.field != "line_length")

    def _unusual(self) -> list[RuleOption]:
        return [option for option in RULE_OPTIONS if option.field in unusual_fields(self)]

    @property
    def square_count(self) -> int:
        """Return the number of squares on the board."""
        return self.size * self.size

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """Return every line as its square indices (row * size + column), in a fixed order."""
        return _lines(self.size, self.line_length)

    @property
    def lines_through(self) -> tuple[tuple[int, ...], ...]:
        """Return, for every square index, the indices into `lines` of the lines that cross it."""
        return _lines_through(self.size, self.line_length)

    @property
    def line_masks(self) -> tuple[int, ...]:
        """Return every line as a bitboard, in the order of `lines`."""
        return _line_masks(self.size, self.line_length)

    def legal(self, x: int, o: int, to_move: Mark) -> int:
        """Return the squares that the side to move may take, given both sides' squares.

        All are bitboards, as in `Position`. Without a legal square, the game is a tie.
        """
        del to_move
        return (x | o) ^ _BOARDS[self.size]

    def index(self, square: Square) -> int:
        """Return a square's row-major index; raise TttmcError if it is off the board."""
        try:
            row, col = square
            is_on_board = 0 <= row < self.size and 0 <= col < self.size
        except (TypeError, ValueError):
            raise wrong_square(square) from None
        if not is_on_board:
            raise TttmcError(
                "square {row},{col} is off the board: row and column must be from 0 to {last}",
                row=row,
                col=col,
                last=self.size - 1,
            )
        return row * self.size + col

    def square(self, index: int) -> Square:
        """Return the (row, column) of a row-major index."""
        return divmod(index, self.size)

    def on_squares(self, found: Mapping[Square, T]) -> tuple[T | None, ...]:
        """Return one value for every square index; None for the squares that have none."""
        size = self.size
        return tuple([found.get(divmod(index, size)) for index in range(size * size)])

    def describe(self) -> Text:
        """Return the rules in a few words, such as "5×5, 4 in a row, reverse"."""
        options = (
            (self.line_length != self.size, Text("{line} in a row", line=self.line_length)),
            # Translators: Option of the rules: completing a line loses.
            (self.reverse, Text("reverse")),
        )
        text = Text("{size}×{size}", size=self.size)
        for applies, option in options:
            if applies:
                text = Text("{rules}, {option}", rules=text, option=option)
        return text

    @property
    def key(self) -> str:
        """Return the key of the rules in textbooks and series.

        Textbooks store it, so the key of existing rules never changes, even if `describe` does.
        """
        words = [f"{self.size}×{self.size}"]
        for option in self._unusual():
            is_line = option.field == "line_length"
            words.append(f"{self.line_length} in a row" if is_line else option.tag(self))
        return ", ".join(words)


def playable_line(size: int) -> int:
    """Return a line length with which games on a board are neither decided at once nor always tied.

    On small boards that is the whole side of the board. On larger ones it is shorter, because a
    full side is completed so rarely that almost every game would tie.
    """
    if size <= 4:
        return size
    return 4 if size <= 6 else 5


@lru_cache(maxsize=64)
def unusual_fields(rules: Rules) -> frozenset[str]:
    """Return the fields that differ from plain rules for a board of the same size."""
    plain = type(rules)(rules.size)
    return frozenset(
        field.name
        for field in fields(rules)
        if getattr(rules, field.name) != getattr(plain, field.name)
    )


def _check(size: int, line_length: int) -> None:
    if type(size) is not int:
        raise TttmcError("the board size must be a whole number, not {size}", size=shortened(size))
    if type(line_length) is not int:
        raise TttmcError(
            "the line length must be a whole number, not {length}", length=shortened(line_length)
        )
    if not 1 <= size <= MAX_SIZE:
        raise TttmcError(
            "the board size must be from 1 to {most}, not {size}", most=MAX_SIZE, size=size
        )
    if not 1 <= line_length <= size:
        raise TttmcError(
            "the line length must be from 1 to the board size {size}, not {length}",
            size=size,
            length=line_length,
        )


# The caches below hold values that depend on two small numbers and therefore never change.
@lru_cache(maxsize=64)
def _lines(size: int, length: int) -> tuple[tuple[int, ...], ...]:
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    found: dict[tuple[int, ...], None] = {}  # a line of length 1 has no direction: keep it once
    for down, right in steps:
        for row in range(size):
            for col in range(size):
                last_row, last_col = row + down * (length - 1), col + right * (length - 1)
                if last_row < size and 0 <= last_col < size:
                    line = ((row + down * i) * size + col + right * i for i in range(length))
                    found[tuple(line)] = None
    return tuple(found)


@lru_cache(maxsize=64)
def _lines_through(size: int, length: int) -> tuple[tuple[int, ...], ...]:
    through: list[list[int]] = [[] for _ in range(size * size)]
    for number, line in enumerate(_lines(size, length)):
        for index in line:
            through[index].append(number)
    return tuple(tuple(numbers) for numbers in through)


@lru_cache(maxsize=64)
def _line_masks(size: int, length: int) -> tuple[int, ...]:
    return tuple(sum(1 << index for index in line) for line in _lines(size, length))
