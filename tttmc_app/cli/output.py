"""Text in the terminal: boards and tables, one-line messages, and the progress bar."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Collection, Iterable, Sequence
from itertools import zip_longest
from time import monotonic
from typing import TYPE_CHECKING, Self

from tttmc_app.core import Position, Square, Thought, column_name
from tttmc_app.core.numbers import duration_text

if TYPE_CHECKING:
    from tttmc_app.course.sandbox import SandboxPart

_GAP = 4
"""Spaces between two tables side by side."""
_SCALE = 99
"""The largest scaled score: with two digits and a sign, 19 columns fit into 80 characters."""
_BAR_WIDTH, _LEAST_BAR = 24, 4
_BAR_DELAY = 0.3
"""Seconds before the bar appears: quicker work needs no bar."""
_BAR_INTERVAL = 0.1
_LINE_INTERVAL = 10.0
"""Seconds between two lines of --verbose."""
_TIMED_AFTER = 2.0
"""Seconds of work from which the time left is estimated."""


class ProgressBar:
    """A bar on the error stream, only in a terminal; a context manager that clears it at the end.

    With `verbose` it is a line every ten seconds, whether in a terminal or not. With `timed` it
    ends with the time left, for work that proceeds evenly.
    """

    def __init__(self, label: str, *, verbose: bool = False, timed: bool = False) -> None:
        self._label = label
        self._verbose = verbose
        self._timed = timed
        self._started = monotonic()
        self._visible = bool(sys.stderr) and (verbose or sys.stderr.isatty())
        self._next = monotonic() + _BAR_DELAY
        self._length = 0

    def __enter__(self) -> Self:
        """Return the bar, still hidden."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Clear the line."""
        self.clear()

    def show(self, done: int, total: int | None, note: str = "") -> None:
        """Show `done` of `total`, at most ten times a second."""
        if total:
            self._draw(done / total, f"{done:,} of {total:,}{note}")

    def show_share(self, share: float, note: str = "") -> None:
        """Show a share of the work as a percentage."""
        self._draw(share, f"{round(100 * share)} %{note}")

    def _draw(self, share: float, text: str) -> None:
        if not self._visible or monotonic() < self._next:
            return
        elapsed = monotonic() - self._started
        if self._timed and share > 0 and elapsed > _TIMED_AFTER:
            text += left_text(elapsed * (1 - share) / share)
        if self._verbose:
            self._next = monotonic() + _LINE_INTERVAL
            print_message(f"{self._label}: {text}")
            return
        self._next = monotonic() + _BAR_INTERVAL
        # A longer line would wrap, and stay in the terminal.
        most = terminal_width() - 1
        width = max(_LEAST_BAR, min(_BAR_WIDTH, most - len(f"{self._label} [] {text}")))
        filled = int(width * share)
        bar = "#" * filled + "." * (width - filled)
        self._write(f"{self._label} [{bar}] {text}"[:most])

    def clear(self) -> None:
        """Remove the bar, so that other text can be written."""
        if self._length:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()

    def _write(self, text: str) -> None:
        # Spaces instead of an escape sequence: every terminal understands them.
        sys.stderr.write("\r" + text.ljust(self._length))
        sys.stderr.flush()
        self._length = len(text)


def one_line(text: str) -> str:
    """Return text as one printable line of limited length."""
    line = printable(" ".join(text.split()))
    return line if len(line) <= 400 else f"{line[:250]} … {line[-140:]}"


def printable(text: str) -> str:
    """Return text with a question mark for each character that could control a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def left_text(seconds: float) -> str:
    """Return the time left as the end of a progress line."""
    return f"  {duration_text(max(1.0, round(seconds)))} left"


def print_message(text: str) -> None:
    """Print a line that is not a result to the error stream."""
    print(one_line(text), file=sys.stderr, flush=True)


def warn_of_missing_parts(sandboxes: Iterable[Collection[SandboxPart]]) -> None:
    """Report what the sandboxes around students' files don't prevent here, once for each gap."""
    from tttmc_app.course.sandbox import missing_parts

    warnings = {str(missing_parts(parts) or "") for parts in sandboxes}
    for warning in sorted(filter(None, warnings)):
        print_message(f"tttmc: {warning}.")


def terminal_width() -> int:
    """Return how many columns a line may have; 100 without a terminal."""
    return shutil.get_terminal_size((100, 24)).columns


def print_table(heads: Sequence[object], rows: Sequence[Sequence[object]], left: int = 1) -> None:
    """Print columns: the first `left` are left-aligned, the others right-aligned."""
    cells = [[printable(str(cell)) for cell in row] for row in (heads, *rows)]
    for line in aligned(cells, left):
        print(line)


def aligned(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Return lines of columns: the first `left` are left-aligned, the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(width) if number < left else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Return two tables side by side, or one above the other if `width` is too small."""
    edge = max(map(len, left)) + _GAP
    if edge + max(map(len, right)) > width:
        return [*left, "", *right]
    return [
        f"{one.ljust(edge)}{two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")
    ]


def board_table(position: Position, starred: Square | None = None) -> list[str]:
    """Return the lines of a board with named rows and columns and a star after one square."""
    return _grid(position, ["."] * position.rules.square_count, 2, starred)


def score_table(
    position: Position, thought: Thought, width: int, starred: Square | None = None
) -> list[str]:
    """Return a board with a thought's values on the empty squares.

    A table wider than `width` gets narrower gaps. If it is still too wide, its numbers are scaled
    to two digits and a last line says so. The largest boards may still be too wide.
    """
    texts = values_text(thought.values)
    for gap in (2, 1):
        table = _grid(position, texts, gap, starred)
        if max(map(len, table)) <= width:
            return table
    largest = max(abs(value) for value in thought.values if value is not None)
    scaled = [value and value / (largest or 1.0) * _SCALE for value in thought.values]
    table = _grid(position, values_text(scaled, 0), 1, starred)
    return [*table, f"(scaled to fit: {_SCALE} stands for {values_text([largest])[0]})"]


def values_text(values: Sequence[float | None], decimals: int | None = None) -> list[str]:
    """Return values as text, all with the fewest decimals that suffice; "-" for None."""
    if decimals is None:
        decimals = _decimals([value for value in values if value is not None])
    # Adding zero turns -0.0 into 0.0.
    return ["-" if v is None else f"{round(v, decimals) + 0.0:.{decimals}f}" for v in values]


def _decimals(values: Sequence[float]) -> int:
    largest = max(map(abs, values), default=0.0)
    if all(value == round(value) for value in values) or largest >= 1000:
        return 0
    return 3 if largest < 10 else 1


def _grid(position: Position, texts: Sequence[str], gap: int, starred: Square | None) -> list[str]:
    """Return the lines of a board with texts on its empty squares."""
    size = position.rules.size
    squares = map(position.rules.square, range(position.rules.square_count))
    cells = [position.mark_at(square) or text for square, text in zip(squares, texts, strict=True)]
    width = max(map(len, cells))
    names = (column_name(col).rjust(width) for col in range(size))
    lines = ["  " + "".join(" " * gap + name for name in names)]
    for row in range(size):
        line = str(row + 1).rjust(2) + " " * gap
        for col, cell in enumerate(cells[row * size : (row + 1) * size]):
            line += cell.rjust(width) + ("*" if (row, col) == starred else " ").ljust(gap)
        lines.append(line.rstrip())
    return lines
