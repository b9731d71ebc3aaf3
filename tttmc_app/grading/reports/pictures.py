"""Boards and bars as inline SVG."""

from __future__ import annotations

from collections.abc import Sequence

from tttmc_app.grading.plain import html
from tttmc_app.grading.reports.blocks import Board

_CELL = 24
_NUMBER = 44
"""Width of a cell with a number."""


def board_svg(board: Board) -> str:
    """Return a board; the last move's square is filled, right and wrong squares are framed."""
    size = len(board.rows)
    across = _CELL if all(cell in "XO." for row in board.rows for cell in row) else _NUMBER
    width, height = size * across, size * _CELL
    box = f'width="{width + 2}" height="{height + 2}" viewBox="-1 -1 {width + 2} {height + 2}"'
    label = "/".join(("" if across == _CELL else " ").join(row) for row in board.rows)
    parts = [f'<svg role="img" aria-label="{html(board.caption)} {html(label)}" {box}>']
    framed = [(square, "wrong", 4) for square in board.wrong]
    framed += [(square, "right", 2) for square in board.right]
    framed += [(board.last, "last", 0)] if board.last is not None else []
    for (row, col), kind, inset in reversed(framed):
        if max(row, col) < size:
            x, y = col * across + inset, row * _CELL + inset
            sides = f'width="{across - 2 * inset}" height="{_CELL - 2 * inset}"'
            parts.append(f'<rect class="{kind}" x="{x}" y="{y}" {sides}/>')
    lines = "".join(f"M0 {_CELL * at}H{width}M{across * at} 0V{height}" for at in range(size + 1))
    parts.append(f'<path class="grid" d="{lines}"/>')
    for row, cells in enumerate(board.rows):
        for col, cell in enumerate(cells):
            parts.append(_cell(cell, col * across + across / 2, row * _CELL + _CELL / 2))
    return "".join([*parts, "</svg>"])


def _cell(cell: str, x: float, y: float) -> str:
    match cell:
        case "X":
            return f'<path class="x" d="M{x - 6:g} {y - 6:g}l12 12m0 -12l-12 12"/>'
        case "O":
            return f'<circle class="o" cx="{x:g}" cy="{y:g}" r="6.5"/>'
        case ".":
            return ""
        case _:
            return f'<text x="{x:g}" y="{y + 4:g}" text-anchor="middle">{html(cell)}</text>'


def bars_svg(bars: Sequence[tuple[str, int]], label: str) -> str:
    """Return a bar for each label, with its number unless that is 0."""
    high = max([1, *(count for _, count in bars)])
    width, height, gap = 56, 120, 6
    across = width * len(bars)
    box = f'width="{across}" height="{height + 44}" viewBox="0 0 {across} {height + 44}"'
    counts = ", ".join(f"{name}: {count}" for name, count in bars)
    parts = [f'<svg role="img" aria-label="{html(label)}: {html(counts)}" {box} font-size="12">']
    for index, (name, count) in enumerate(bars):
        x, tall = index * width, height * count / high
        middle = f'x="{x + width / 2:g}" text-anchor="middle"'
        parts.append(
            f'<rect class="bar" x="{x + gap / 2:g}" y="{20 + height - tall:g}" '
            f'width="{width - gap}" height="{tall:g}"/>'
            f'<text {middle} y="{height + 36}">{html(name)}</text>'
        )
        if count:
            parts.append(f'<text {middle} y="{14 + height - tall:g}">{count}</text>')
    parts.append(f'<path class="grid" d="M0 {20 + height}H{across}"/>')
    return "".join([*parts, "</svg>"])
