"""Blocks as lines of plain text: for the terminal, Gradescope, JUnit and comments on grades."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from textwrap import wrap

from tttmc_app.grading.plain import one_line
from tttmc_app.grading.reports.blocks import (
    Block,
    Card,
    Cell,
    Items,
    Labels,
    Paragraph,
    Section,
    Table,
    spans,
)

_INDENT = 4
_LEAST = 40
"""Text is wrapped to at least this width."""


def text_lines(
    sections: Sequence[Section], width: int = 10_000, left_out: Collection[str] = ()
) -> Iterator[str]:
    """Yield the lines of sections, without those whose keys are left out.

    Pictures are left out, because what they show is in the texts beside them.
    """
    for number, section in enumerate(each for each in sections if each.key not in left_out):
        if number:
            yield ""
        yield one_line(section.title)
        yield from block_lines(section.blocks, width)


def joined(blocks: Iterable[Block]) -> str:
    """Return blocks as one text."""
    return "\n".join(block_lines(blocks))


def block_lines(blocks: Iterable[Block], width: int = 10_000, indent: int = 0) -> Iterator[str]:
    """Yield the lines of blocks."""
    for block in blocks:
        match block:
            case Paragraph(words, is_notice, is_list):
                mark = "! " if is_notice else ""
                yield from _wrapped(mark + _text(words, " · " if is_list else " "), width, indent)
            case Items(rows):
                for row in rows:
                    yield from _wrapped(f"- {_text(row)}", width, indent, 2)
            case Labels(rows):
                for label, text in rows:
                    head = one_line(label).ljust(10)
                    yield from _wrapped(f"{head}{_text(text)}", width, indent, 10)
            case Card(title, inner):
                yield from _wrapped(_text(title, "; "), width, indent, 2)
                yield from block_lines(inner, width, indent + _INDENT)
            case Table():
                yield from _table(block)
            case _:
                pass


def _table(table: Table) -> Iterator[str]:
    rows = [[_text(cell) for cell in row] for row in (table.heads, *table.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if table.caption:
        yield one_line(table.caption)
    for row in rows:
        cells = zip(row, widths, strict=True)
        padded = (
            cell.rjust(width) if number in table.numbers else cell.ljust(width)
            for number, (cell, width) in enumerate(cells)
        )
        yield "  ".join(padded).rstrip()


def _text(cell: Cell, between: str = " ") -> str:
    return between.join(one_line(span.text) for span in spans(cell))


def _wrapped(text: str, width: int, indent: int, hanging: int = 0) -> list[str]:
    start = " " * indent
    return wrap(
        text,
        max(_LEAST, width),
        initial_indent=start,
        subsequent_indent=start + " " * hanging,
        break_on_hyphens=False,
    )
