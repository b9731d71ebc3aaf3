"""Boards, games and distributions as inline SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tttmc_app.core import Mark, Square
from tttmc_app.grading.grading_report import ExampleGame
from tttmc_app.grading.plain import html

_CELL = 24
_BOARD = re.compile(r"(?<![\w./])[XO.]{2,9}(?:/[XO.]{2,9})+(?![\w/])")
_SQUARE = re.compile(r"\((\d), (\d)\)")


def board_in(text: str) -> tuple[str, ...] | None:
    """Return the rows of the first board in text, such as "X.O/.../..."; None if there is none."""
    for match in _BOARD.finditer(text):
        rows = tuple(match[0].split("/"))
        if all(len(row) == len(rows) for row in rows):
            return rows
    return None


def squares_in(text: str) -> list[Square]:
    """Return the squares written in text as "(0, 2)"."""
    return [(int(row), int(col)) for row, col in _SQUARE.findall(text)]


def board_svg(
    rows: Sequence[str],
    label: str,
    last: Square | None = None,
    right: Iterable[Square] = (),
    wrong: Iterable[Square] = (),
) -> str:
    """Return a board; `last` is filled, `right` and `wrong` squares are framed."""
    size = len(rows)
    side = size * _CELL
    box = f'width="{side + 2}" height="{side + 2}" viewBox="-1 -1 {side + 2} {side + 2}"'
    parts = [f'<svg role="img" aria-label="{html(label)}" {box}>']
    if last is not None:
        parts.append(_box(last, "last", 0))
    lines = "".join(f"M0 {at}H{side}M{at} 0V{side}" for at in range(0, side + 1, _CELL))
    parts.append(f'<path class="grid" d="{lines}"/>')
    for row, cells in enumerate(rows):
        for col, mark in enumerate(cells):
            x, y = col * _CELL + _CELL / 2, row * _CELL + _CELL / 2
            if mark == "X":
                d = f"M{x - 6:g} {y - 6:g}l12 12m0 -12l-12 12"
                parts.append(f'<path class="x" d="{d}"/>')
            elif mark == "O":
                parts.append(f'<circle class="o" cx="{x:g}" cy="{y:g}" r="6.5"/>')
    parts += [_box(square, "right", 2) for square in right if max(square) < size]
    parts += [_box(square, "wrong", 4) for square in wrong if max(square) < size]
    return "".join([*parts, "</svg>"])


def game_frames(game: ExampleGame, size: int = 3) -> str:
    """Return a game as a row of boards, one after each move."""
    cells = [["."] * size for _ in range(size)]
    frames: list[str] = []
    mark = Mark.X
    for number, (row, col) in enumerate(game.moves, 1):
        cells[row][col] = mark.value
        move = f"{number}. {mark.value} ({row}, {col})"
        rows = ["".join(line) for line in cells]
        picture = board_svg(rows, f"{move}: {'/'.join(rows)}", last=(row, col))
        frames.append(f'<div class="frame">{picture}{move}</div>')
        mark = mark.other
    return f'<div class="frames">{"".join(frames)}</div>'


def histogram(points: Sequence[float], full: float, label: str) -> str:
    """Return a histogram of the files' points, with a bar for each tenth of the full points."""
    counts = [0] * 10
    for value in points:
        counts[min(9, int(10 * value / full))] += 1
    high = max(counts) or 1
    width, height, gap = 56, 120, 6
    box = f'width="{10 * width}" height="{height + 44}" viewBox="0 0 {10 * width} {height + 44}"'
    parts = [f'<svg role="img" aria-label="{html(label)}" {box} font-size="12">']
    for index, count in enumerate(counts):
        x, tall = index * width, height * count / high
        low, top = full * index / 10, full * (index + 1) / 10
        ends = f"{low:g}–{top if index == 9 else top - 1:g}" if full >= 20 else f"{low:g}–{top:g}"
        parts.append(
            f'<rect class="bar" x="{x + gap / 2:g}" y="{20 + height - tall:g}" '
            f'width="{width - gap}" height="{tall:g}"/>'
            f'<text x="{x + width / 2:g}" y="{height + 36}" text-anchor="middle">{ends}</text>'
        )
        if count:
            parts.append(
                f'<text x="{x + width / 2:g}" y="{14 + height - tall:g}" '
                f'text-anchor="middle">{count}</text>'
            )
    parts.append(f'<path class="grid" d="M0 {20 + height}H{width * 10}"/>')
    return "".join([*parts, "</svg>"])


def _box(square: Square, kind: str, inset: int) -> str:
    row, col = square
    side = _CELL - 2 * inset
    x, y = col * _CELL + inset, row * _CELL + inset
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{side}" height="{side}"/>'
