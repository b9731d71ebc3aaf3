"""The blocks of which a report consists, whatever shows it.

The terminal, web pages, the window, Gradescope, JUnit and gradebooks render them, and decide
nothing about what a report says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TypeAlias

from tttmc_app.core import Square, Text
from tttmc_app.core.numbers import Number

AnyText: TypeAlias = Text | str


class Tone(StrEnum):
    """How words are to look."""

    PLAIN = "plain"
    STRONG = "strong"
    MUTED = "muted"
    GOOD = "good"
    BAD = "bad"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Span:
    """Words in a block."""

    text: AnyText
    tone: Tone = Tone.PLAIN
    line: int | None = None
    """The line of the file to which they lead."""
    page: str = ""
    """The page to which they lead."""


strong = partial(Span, tone=Tone.STRONG)
muted = partial(Span, tone=Tone.MUTED)
good = partial(Span, tone=Tone.GOOD)
bad = partial(Span, tone=Tone.BAD)
code = partial(Span, tone=Tone.CODE)

Words: TypeAlias = Span | AnyText
"""Plain words need no span."""
Cell: TypeAlias = Words | Sequence[Words]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words side by side."""

    words: Sequence[Words]
    is_notice: bool = False
    """Whether it must not be overlooked."""
    is_list: bool = False
    """Whether the words are facts, to be separated."""


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    rows: Sequence[Cell]


@dataclass(frozen=True, slots=True)
class Labels:
    """Texts beside their labels."""

    rows: Sequence[tuple[AnyText, Words]]
    is_pictured: bool = False
    """Whether boards before it show the same; whatever draws boards leaves it out."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table, whose first column names the rows."""

    heads: Sequence[AnyText]
    rows: Sequence[Sequence[Cell]]
    numbers: frozenset[int] = frozenset()
    """The columns aligned to the right."""
    caption: AnyText = ""
    is_sortable: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A small board or a grid of scores."""

    rows: Sequence[Sequence[str]]
    """X, O, a dot for an empty square, or a number."""
    caption: AnyText = ""
    right: Sequence[Square] = ()
    wrong: Sequence[Square] = ()
    last: Square | None = None
    """The square of the last move."""


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards side by side."""

    boards: Sequence[Board]
    caption: AnyText = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar for each label."""

    bars: Sequence[tuple[AnyText, float, str]]
    """Labels, shares of the full length, and texts beside the bars."""
    caption: AnyText = ""


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of a file, with what is said about it."""

    number: int
    text: str
    notes: Sequence[Span] = ()
    links: Sequence[Span] = ()
    """Links to passages that another file shares; they precede the number."""
    anchors: Sequence[str] = ()
    """The names of the shared passages that begin here."""
    is_shared: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """The lines of a file."""

    lines: Sequence[SourceLine]
    name: str = "L"
    """What precedes the number in a line's anchor."""


@dataclass(frozen=True, slots=True)
class Card:
    """What belongs to one mistake."""

    title: Cell
    blocks: Sequence[Block]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report."""

    key: str
    """Its name for renderers, which may leave it out."""
    title: AnyText
    blocks: Sequence[Block]
    intro: AnyText = ""
    """What readers need to know who see such a report for the first time."""


Block: TypeAlias = Paragraph | Items | Labels | Table | Board | Boards | Bars | Source | Card


def spans(cell: Cell) -> Iterator[Span]:
    """Yield the spans of a cell."""
    words = (cell,) if isinstance(cell, Span | Text | str) else cell
    for each in words:
        yield each if isinstance(each, Span) else Span(each)


def points_number(points: float) -> Number:
    """Return points, a mark or a limit with at most one decimal: 0.1, 6.7, 100."""
    return Number(f"{points:.1f}".removesuffix(".0"))
