"""A file's grading report as rich text: checks, strength, style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QApplication

from tttmc_app.grading import GradingReport
from tttmc_app.grading.reports import Entry, has_all_checks, report_blocks
from tttmc_app.grading.reports.blocks import (
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
    spans,
)
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import shown, translate

_LEFT_OUT = ("source", "rubric")
"""Sections that the window shows elsewhere."""
_ACROSS = 4
"""How many boards are side by side."""


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


def report_html(entry: Entry, progress: str, theme: Theme) -> str:
    """Return a report as rich text; links `line:N` refer to lines of the student's file.

    `progress` says how far an unfinished grading is.
    """
    sections = report_blocks(entry.report, entry.label, progress=progress)
    renderer = _Renderer(theme, is_rtl=QApplication.isRightToLeft())
    return "".join(
        renderer.section(section, "h3" if number else "h2")
        for number, section in enumerate(sections)
        if section.key not in _LEFT_OUT
    )


class _Renderer:
    """Blocks in the part of HTML that Qt knows."""

    def __init__(self, theme: Theme, *, is_rtl: bool) -> None:
        self._is_rtl = is_rtl
        self._dir = ' dir="rtl"' if is_rtl else ""
        self._colours = {
            Tone.MUTED: theme.muted,
            Tone.BAD: theme.on_error,
            Tone.GOOD: theme.text,
            Tone.PLAIN: theme.text,
        }
        self._link = theme.accent

    def section(self, section: Section, heading: str) -> str:
        """Return a section below its heading."""
        title = f"<{heading}{self._dir}>{escape(shown(section.title))}</{heading}>"
        intro = Paragraph([Span(section.intro, Tone.MUTED)]) if section.intro else None
        return title + self._blocks([*([intro] if intro else ()), *section.blocks])

    def _blocks(self, blocks: Sequence[Block]) -> str:
        return "".join(map(self._block, blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(words, is_notice, is_list):
                text = self._words(words, " · " if is_list else " ")
                return f"<p{self._dir}>{f'<b>{text}</b>' if is_notice else text}</p>"
            case Items(rows):
                lines = "<br>".join(self._words(row) for row in rows)
                return f"<p{self._dir}>{lines}</p>"
            case Labels(rows):
                return self._table([(Span(label, Tone.MUTED), text) for label, text in rows])
            case Card(title, inner):
                return f"<p{self._dir}><b>{self._words(title, '; ')}</b></p>{self._blocks(inner)}"
            case Table(heads, rows, caption=caption):
                title = self._block(Paragraph([Span(caption, Tone.MUTED)])) if caption else ""
                return title + self._table([[Span(head, Tone.MUTED) for head in heads], *rows])
            case Boards(boards, caption):
                title = f"<p{self._dir}>{escape(shown(caption))}</p>" if caption else ""
                rows = list[list[str]]()
                for first in range(0, len(boards), _ACROSS):
                    some = boards[first : first + _ACROSS]
                    rows.append([self._board(board) for board in some])
                    rows.append([self._span(Span(board.caption, Tone.MUTED)) for board in some])
                return title + self._rows(rows)
            case _:
                return ""

    def _board(self, board: Board) -> str:
        """Return a board as a small table; squares that are right or wrong have frames."""
        rows = list[str]()
        for row, cells in enumerate(board.rows):
            found = list[str]()
            for col, cell in enumerate(cells):
                frame, text = "", escape(cell)
                if (row, col) in board.wrong:
                    frame = f' style="border:2px dashed {self._colours[Tone.BAD]}"'
                elif (row, col) in board.right:
                    frame = f' style="border:2px solid {self._colours[Tone.GOOD]}"'
                if (row, col) == board.last:
                    text = f"<b>{text}</b>"
                found.append(f'<td align="center"{frame}>{text}</td>')
            rows.append(f"<tr>{''.join(found)}</tr>")
        return f'<table border="1" cellspacing="0" cellpadding="3">{"".join(rows)}</table>'

    def _table(self, rows: Sequence[Sequence[Cell]]) -> str:
        return self._rows([[self._words(cell) for cell in row] for row in rows])

    def _rows(self, rows: Sequence[Sequence[str]]) -> str:
        """Return a table; Qt begins all tables on the left, so columns are reversed if need be."""
        side, cell = ("left", ' align="right" dir="rtl"') if self._is_rtl else ("right", "")
        lines = list[str]()
        for row in rows:
            cells = [f'<td{cell} style="padding-{side}:12px">{text}</td>' for text in row]
            lines.append(f"<tr>{''.join(cells[::-1] if self._is_rtl else cells)}</tr>")
        width = ' width="100%"' if self._is_rtl else ""
        return f'<table{width} cellspacing="0" cellpadding="2">{"".join(lines)}</table>'

    def _words(self, cell: Cell, between: str = " ") -> str:
        return between.join(map(self._span, spans(cell)))

    def _span(self, span: Span) -> str:
        text = escape(shown(span.text))
        if span.line:
            return f'<a href="line:{span.line}" style="color:{self._link}">{text}</a>'
        match span.tone:
            case Tone.STRONG:
                return f"<b>{text}</b>"
            case Tone.CODE:
                return f'<code style="white-space:pre-wrap">{text}</code>'
            case Tone.PLAIN:
                return text
            case tone:
                return f'<span style="color:{self._colours[tone]}">{text}</span>'
