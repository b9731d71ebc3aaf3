"""What a run's results say: the columns of its rows, each declared once, its tables and notes.

CSV and JSON have the values of all columns, `tttmc results columns` explains them, and the tables
of terminal and window show those with a heading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar, cast

from tttmc_app.core import Position, Text
from tttmc_app.core.numbers import duration_texts, estimate_texts
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.statistics import Histogram, Interval, wilson_interval

RowT = TypeVar("RowT")
Texts: TypeAlias = Callable[[Sequence[RowT]], Sequence[AnyText]]


@dataclass(frozen=True, slots=True)
class Column(Generic[RowT]):
    """One column of a table with rows of some type."""

    key: str
    """Its name in CSV and JSON. If its value is an interval, CSV has its ends as two columns,
    ..._low and ..._high, and JSON has both as ..._interval; if it is a tuple of numbers, CSV has
    columns ..._0, ..._1 and so on."""
    value: Callable[[RowT], object]
    help: str = ""
    """What it means; empty if that of another column covers it."""
    heading: Text = EMPTY_TEXT
    """Its heading where a table is read; empty if it isn't shown there."""
    texts: Texts[RowT] | None = None
    """Returns what the rows of such a table show, if that isn't the value."""


def counted(
    key: str,
    count: Callable[[RowT], int],
    games: Callable[[RowT], int],
    meaning: str = "",
    heading: Text = EMPTY_TEXT,
) -> tuple[Column[RowT], Column[RowT]]:
    """Return the columns of a count of a row's games, and of the interval of its share."""
    return (
        Column(
            key,
            count,
            meaning,
            heading,
            lambda rows: share_texts((count(row), games(row)) for row in rows),
        ),
        Column(key, lambda row: wilson_interval(count(row), games(row))),
    )


def csv_row(columns: Iterable[Column[RowT]], row: RowT) -> dict[str, object]:
    """Return a row of a table for CSV."""
    cells: dict[str, object] = {}
    for column in columns:
        value = column.value(row)
        match value:
            case Interval(low=low, high=high):
                cells |= {f"{column.key}_low": low, f"{column.key}_high": high}
            case tuple():
                numbers = cast("tuple[object, ...]", value)
                cells |= {f"{column.key}_{at}": number for at, number in enumerate(numbers)}
            case _:
                cells[column.key] = value
    return cells


def json_row(columns: Iterable[Column[RowT]], row: RowT) -> dict[str, object]:
    """Return a row of a table as JSON values."""
    cells: dict[str, object] = {}
    for column in columns:
        match column.value(row):
            case Interval(low=low, high=high):
                cells[f"{column.key}_interval"] = [low, high]
            case value:
                cells[column.key] = value
    return cells


def read_table(
    columns: Iterable[Column[RowT]], rows: Sequence[RowT]
) -> tuple[list[Text], list[list[AnyText]]]:
    """Return the headings and the rows of a table that is read."""
    shown = [column for column in columns if column.heading]
    cells = [
        column.texts(rows) if column.texts else [_text(column.value(row)) for row in rows]
        for column in shown
    ]
    return [column.heading for column in shown], [list(row) for row in zip(*cells, strict=True)]


def _text(value: object) -> AnyText:
    return value if isinstance(value, Text) else str(value)


@dataclass(frozen=True, slots=True)
class Table:
    """A table that terminal and window show."""

    name: str
    """One of those of its kind of run."""
    headings: Sequence[AnyText]
    rows: Sequence[Sequence[AnyText]]
    tips: Mapping[tuple[int, int], AnyText] = field(default_factory=dict[tuple[int, int], AnyText])
    """Remarks on cells, by row and column."""
    texts: int = 1
    """How many columns hold texts, which are aligned to the left; they come first."""


@dataclass(frozen=True, slots=True)
class RunReport:
    """What terminal and window say about a run's results."""

    head: tuple[AnyText | Position, ...] = ()
    """What was run, for the terminal: the window has a form."""
    tables: tuple[Table, ...] = ()
    notes: tuple[AnyText, ...] = ()
    """Sentences below the tables."""
    progress: AnyText = ""
    """How far a study has come."""
    outcome: AnyText = ""
    """The main result of a complete study, as a single line."""
    answer: AnyText = ""
    """The answer to the question that the run asked, as a headline; empty if there is none yet."""


def played(text: Callable[[RowT], AnyText], games: Callable[[RowT], int]) -> Texts[RowT]:
    """Return texts of a column that has none in rows without games."""
    return lambda rows: [text(row) if games(row) else "–" for row in rows]


def share_texts(counts: Iterable[tuple[int, int]]) -> list[AnyText]:
    """Return counts, each out of a number, as shares with 95 % intervals: "59 % (49–68)"."""
    return [
        estimate_text(count / of, wilson_interval(count, of)) if of else "–" for count, of in counts
    ]


def estimate_text(share: float, held: Interval) -> Text:
    """Return a share or a score with its interval: "59 % (49–68)"."""
    text, ends = estimate_texts(share, held.low, held.high)
    return Text("{share} ({interval})", share=text, interval=ends)


def time_texts(times: Iterable[Histogram]) -> list[AnyText]:
    """Return medians with the middle half, in a common unit: "440 (210–890) µs"."""
    found = [each.quartiles for each in times]
    texts = duration_texts([(each.median, each.low, each.high) for each in found])
    return [text or "–" for text in texts]
