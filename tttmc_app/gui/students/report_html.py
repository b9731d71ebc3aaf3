"""A file's grading report as rich text: checks, strength, style."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from string import Template

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from tttmc_app.grading import GradingReport
from tttmc_app.grading.plain import with_code
from tttmc_app.grading.reports import Entry, has_all_checks, report_blocks
from tttmc_app.grading.reports.blocks import (
    AnyText,
    Bars,
    Block,
    Board,
    Boards,
    Card,
    Cell,
    Items,
    Labels,
    Paragraph,
    Section,
    Span,
    Table,
    Tone,
    Words,
    muted,
    spans,
)
from tttmc_app.gui.look.theme import Theme, scaled
from tttmc_app.gui.look.translation import capitalised, shown, translate

_LEFT_OUT = ("source", "rubric")
"""Sections that the window shows elsewhere."""
_GRID = re.compile(r"\[\[.*?\]\]")
_GAP, _NEAR, _BESIDE = 16, 4, 12
"""Spaces in pixels: above a block, below its caption, and between columns."""
_BAR = 160
"""The width of a bar, in pixels."""
_STYLE = Template("""<style>
h2 { font-size: ${title}px; font-weight: 600; }
h3 { font-size: ${heading}px; font-weight: 600; margin: 28px 0 8px 0; }
p { line-height: 140%; }
p { margin: ${gap}px 0 0 0; }
p.near { margin: ${near}px 0 0 0; }
a { color: $accent; }
code { white-space: pre-wrap; }
.strong { font-weight: 600; }
.muted { color: $muted; }
.bad { color: $on_error; }
.card { border-$side: 3px solid $wrong; padding: 0 ${beside}px 4px ${beside}px; }
.track { background-color: $grid; font-size: 5px; }
.bar { background-color: $accent; font-size: 5px; }
.cell { background-color: $window; border: 1px solid $grid; padding: 3px; }
td.X, td.O, .right, .wrong { background-color: $window; padding: 2px; }
.cell, .right, .wrong { white-space: nowrap; }
td.X { border: 2px solid $x; }
td.O { border: 2px solid $o; }
.right { border: 2px solid $good; }
.wrong { border: 2px dashed $on_error; }
b.X { color: $x; }
b.O { color: $o; }
</style>""")


def progress_text(report: GradingReport, *, is_running: bool) -> str:
    """Return how far an unfinished grading is, or was when it was stopped."""
    if not report.language:
        running = translate("Students", "Waiting")
        stopped = translate("Students", "Stopped before it began")
    elif report.strength is None and not has_all_checks(report):
        running = translate("Students", "Running checks")
        stopped = translate("Students", "Stopped during checks")
    else:
        running = translate("Students", "Playing games")
        stopped = translate("Students", "Stopped during games")
    return running if is_running else stopped


def empty_html(theme: Theme) -> str:
    """Return the page shown while no report is chosen."""
    text = translate("Students", "Choose a file in the table to read its report.")
    return f'<p style="color:{theme.muted}">{text}</p>'


def report_html(entry: Entry, progress: str, theme: Theme, width: int) -> str:
    """Return a report as rich text; links `line:N` refer to lines of the student's file.

    `progress` says how far an unfinished grading is; `width` is the space for boards, in pixels.
    """
    renderer = _Renderer(entry.lines, width, is_rtl=QApplication.isRightToLeft())
    style = _STYLE.substitute(
        theme._asdict(),
        good=theme.scale[-1],
        title=scaled(20),
        heading=scaled(15),
        gap=_GAP,
        near=_NEAR,
        beside=_BESIDE,
        side="right" if QApplication.isRightToLeft() else "left",
    )
    return style + "".join(
        renderer.section(section, "h3" if number else "h2")
        for number, section in enumerate(
            report_blocks(entry.report, entry.label, progress=progress)
        )
        if section.key not in _LEFT_OUT
    )


def _cell_width(board: Board) -> int:
    return max(22, *(8 * len(cell) + 6 for cells in board.rows for cell in cells))


def _width_of(board: Board) -> int:
    """Return how much space a board and its caption take beside others, in pixels."""
    caption = QFontMetrics(QApplication.font()).horizontalAdvance(shown(board.caption))
    return max(caption, len(board.rows[0]) * (_cell_width(board) + 3)) + _BESIDE + 4


class _Renderer:
    """Blocks in the part of HTML that Qt knows."""

    def __init__(self, lines: Sequence[str], width: int, *, is_rtl: bool) -> None:
        self._lines = lines
        self._width = width
        self._is_rtl = is_rtl
        self._dir = ' dir="rtl"' if is_rtl else ""

    def section(self, section: Section, heading: str) -> str:
        """Return a section below its heading; the manual says what its introduction does."""
        title = f"<{heading}{self._dir}>{escape(shown(section.title))}</{heading}>"
        return title + self._blocks(section.blocks)

    def _blocks(self, blocks: Sequence[Block]) -> str:
        return "".join(map(self._block, blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(words, is_notice, is_list):
                text = self._words(words, " · " if is_list else " ")
                text = f"<b>{text}</b>" if is_notice else text
                near = ' class="near"' if is_list and not is_notice else ""
                return f"<p{near}{self._dir}>{text}</p>{self._line_of(words)}"
            case Items(rows):
                lines = "<br>".join(self._words(row) for row in rows)
                return f"<p{self._dir}>{lines}</p>"
            case Labels(is_pictured=True):
                return ""
            case Labels(rows):
                return self._table([(muted(label), text) for label, text in rows])
            case Bars(bars):
                return self._rows([self._bar(*bar) for bar in bars], valign="middle")
            case Card(title, inner):
                text = f"<p{self._dir}><b>{self._words(title, '<br>')}</b></p>{self._blocks(inner)}"
                return (
                    f'<table width="100%" cellspacing="0" style="margin-top:{_GAP}px">'
                    f'<tr><td class="card">{text}</td></tr></table>'
                )
            case Table(heads, rows, caption=caption):
                title = self._block(Paragraph([muted(caption)])) if caption else ""
                return title + self._table([[*map(muted, heads)], *rows], has_title=bool(title))
            case Boards(boards, caption):
                title = self._block(Paragraph([caption])) if caption else ""
                across = max(1, self._width // max(map(_width_of, boards)))
                found = list[list[str]]()
                for first in range(0, len(boards), across):
                    some = boards[first : first + across]
                    found.append([self._words(muted(board.caption)) for board in some])
                    found.append([self._board(board) for board in some])
                return title + self._rows(found, has_title=bool(title))
            case _:
                return ""

    def _line_of(self, words: Sequence[Words]) -> str:
        """Return the line of the file to which the words lead, if any."""
        numbers = [span.line for span in spans(words) if span.line]
        lines = self._lines[numbers[0] - 1 : numbers[0]] if numbers else ()
        return "".join(f'<p class="near"><code>{escape(line.strip())}</code></p>' for line in lines)

    def _bar(self, name: AnyText, share: float, text: str) -> list[str]:
        """Return a row with a bar."""
        parts = [("bar", share), ("track", 1 - share)]
        cells = "".join(
            f'<td class="{kind}" width="{_BAR * part:.0f}">&nbsp;</td>'
            for kind, part in (parts[::-1] if self._is_rtl else parts)
            if part
        )
        return [
            self._words(muted(name)),
            f'<table cellspacing="0" cellpadding="0" width="{_BAR}"><tr>{cells}</tr></table>',
            text,
        ]

    def _board(self, board: Board) -> str:
        """Return a board as a small table; squares that are right or wrong have rings."""
        wide = _cell_width(board)
        rows = list[str]()
        for row, cells in enumerate(board.rows):
            found = list[str]()
            for col, cell in enumerate(cells):
                ring = "wrong" if (row, col) in board.wrong else "cell"
                ring = "right" if (row, col) in board.right else ring
                ring = cell if (row, col) == board.last else ring
                text = f'<b class="{cell}">{escape(cell)}</b>' if cell in "XO" else escape(cell)
                text = "&nbsp;" if cell == "." else text
                found.append(
                    f'<td dir="ltr" class="{ring}" align="center" valign="middle" '
                    f'width="{wide}">{text}</td>'
                )
            rows.append(f"<tr>{''.join(found)}</tr>")
        return f'<table cellspacing="2">{"".join(rows)}</table>'

    def _table(self, rows: Sequence[Sequence[Cell]], *, has_title: bool = False) -> str:
        cells = [[self._words(cell) for cell in row] for row in rows]
        return self._rows(cells, has_title=has_title)

    def _rows(
        self, rows: Sequence[Sequence[str]], *, valign: str = "top", has_title: bool = False
    ) -> str:
        """Return a table; Qt begins all tables on the left, so columns are reversed if need be."""
        side, cell = ("left", ' align="right" dir="rtl"') if self._is_rtl else ("right", "")
        lines = list[str]()
        for row in rows:
            cells = [
                f'<td{cell} valign="{valign}" style="padding-{side}:{_BESIDE}px">{text}</td>'
                for text in row
            ]
            lines.append(f"<tr>{''.join(cells[::-1] if self._is_rtl else cells)}</tr>")
        width = ' width="100%"' if self._is_rtl else ""
        return (
            f'<table{width} cellspacing="0" cellpadding="3" '
            f'style="margin-top:{_NEAR if has_title else _GAP}px">{"".join(lines)}</table>'
        )

    def _words(self, cell: Cell, between: str = " ") -> str:
        """Return a cell's words, which begin with a capital."""
        return between.join(
            self._span(span, capitalised if number == 0 else str)
            for number, span in enumerate(spans(cell))
        )

    def _span(self, span: Span, change: Callable[[str], str]) -> str:
        if span.tone is Tone.CODE:  # the boards show the numbers
            return f"<code>{_GRID.sub('scores', escape(shown(span.text)))}</code>"
        # Below a table whose last cell is empty, Qt forgets the space.
        text = with_code(escape(change(shown(span.text)))) or "&nbsp;"
        if span.line:
            return f'<a href="line:{span.line}">{text}</a>'
        return f'<span class="{span.tone}">{text}</span>'
