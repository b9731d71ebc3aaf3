"""Gradings as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from tttmc_app.cli.output import one_line
from tttmc_app.core import Text
from tttmc_app.grading import FULL_POINTS, OPPONENTS, opponent_name
from tttmc_app.grading.reports import Column, Entry, points_number, report_blocks, text_lines, used

_SHORTEST = 24
"""The width that a long name keeps in a narrow terminal."""
_GAP = "  "
_INDENT = 4


def report_lines(entry: Entry, width: int) -> Iterator[str]:
    """Return the lines of one report."""
    report = entry.report
    sections = report_blocks(report, one_line(str(report.file)))
    return text_lines(sections, width, left_out=("passed", "rubric"))


def table_lines(entries: Sequence[Entry], width: int | None) -> Iterator[str]:
    """Yield a line for each submission, and below it what doesn't fit into the width.

    Long names are shortened. Without a width, for a pipe, each submission is one line.
    """
    columns = used(entries)
    cells = [[_cell(column, entry) for column in columns] for entry in entries]
    heads = [one_line(str(column.heading)).lower() for column in columns]
    longest = None if width is None else max(_SHORTEST, width // 4)
    for row in cells:
        row[0] = _cut(row[0], longest)
    widths = [max(map(len, each)) for each in zip(heads, *cells, strict=True)]
    fit, used_width = 0, 0
    for each in widths:
        used_width += each + len(_GAP) * bool(fit)
        if width is not None and used_width > width:
            break
        fit += 1
    yield _line(heads[:fit], columns, widths)
    for row in cells:
        yield _line(row[:fit], columns, widths)
        for column, head, text in zip(columns[fit:], heads[fit:], row[fit:], strict=True):
            if text:
                start = " " * _INDENT
                told = text if column is columns[-1] else f"{head} {text}"
                yield from wrap(told, width or 0, initial_indent=start, subsequent_indent=2 * start)


def legend(entries: Sequence[Entry], width: int) -> list[str]:
    """Return what is needed to read a table."""
    rubrics = {entry.report.rubric.identity: entry.report.rubric for entry in entries}
    full, name = FULL_POINTS, "default rubric"
    if len(rubrics) == 1:
        (rubric,) = rubrics.values()
        mark = points_number(rubric.pass_mark)
        full, name = rubric.full, f"rubric {one_line(rubric.name)}, pass mark {mark}"
    return wrap(
        f"{Text('%n file(s)', n=len(entries))}. Points out of {full} ({name}); games won-tied-lost "
        f"against {' and '.join(map(opponent_name, OPPONENTS))}.",
        width,
    )


def _cell(column: Column, entry: Entry) -> str:
    return one_line("; ".join(map(str, column.words(entry))))


def _line(cells: Sequence[str], columns: Sequence[Column], widths: Sequence[int]) -> str:
    padded = (
        cell.rjust(width) if column.is_number else cell.ljust(width)
        for cell, column, width in zip(cells, columns, widths, strict=False)
    )
    return _GAP.join(padded).rstrip()


def _cut(text: str, length: int | None) -> str:
    return text if length is None or len(text) <= length else f"{text[: length - 1]}…"
