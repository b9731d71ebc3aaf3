"""A file's report as rich text: its words, in each state, its links and its colours."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QFontMetrics, QTextDocument
from pytestqt.qtbot import QtBot

from tests.gui.students import reports
from tttmc_app.core import Mark, Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    GradingReport,
    Strength,
)
from tttmc_app.grading.grading_report import ExampleGame
from tttmc_app.grading.reports import report_blocks, text_lines
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.gui.students.report_html import progress_text, report_html

WIDTH = 500


def words(report: GradingReport, progress: str = "", theme: Theme = LIGHT) -> str:
    """Return a report's words, as the window shows them."""
    document = QTextDocument()
    document.setHtml(report_html(reports.entry(report), progress, theme, WIDTH))
    text = document.toPlainText().replace("\xa0", " ").replace("\u2028", "\n")
    return "\n".join(line for line in text.splitlines() if line)


def test_links_lead_to_lines(qtbot: QtBot) -> None:
    """Each line that a report names is a link to that line, in the theme's colours."""
    for theme in (LIGHT, DARK):
        html = report_html(reports.entry(reports.mistaken()), "", theme, WIDTH)
        links = re.findall('<a href="line:([0-9]+)">[Ll]ine ([0-9]+)</a>', html)
        assert links == [(line, line) for line in ("41", "7", "21", "50")]
        assert f"a {{ color: {theme.accent}; }}" in html


def test_a_report_shows_all_its_words(qtbot: QtBot) -> None:
    """Those of its sections, but for the source, which the window shows beside it, and rubrics."""
    report = replace(reports.mistaken(), style=())
    sections = report_blocks(report, "anna.py")
    said = " ".join(text_lines(sections, left_out=("rubric",))).replace(" | ", " ")
    missing = {*said.lower().split()} - {*words(report).lower().split()}
    assert {word for word in missing if word not in ("-", "·")} == set()


def test_backticks_enclose_code(qtbot: QtBot) -> None:
    """Code in a sentence looks like code."""
    remark = StyleRemark(7, Text("use `is None`"))
    html = report_html(
        reports.entry(replace(reports.flawless(), style=(remark,))), "", LIGHT, WIDTH
    )
    assert "use <code>is None</code>" in html


def test_an_unfinished_report_tells_its_state(qtbot: QtBot) -> None:
    """Points are shown once all checks are done; a report that isn't done says what goes on."""
    for report, running, stopped in (
        (reports.waiting(), "Waiting", "Stopped before it began"),
        (reports.begun(), "Running checks", "Stopped during checks"),
        (reports.flawless(), "Playing games", "Stopped during games"),
    ):
        for is_running, told in ((True, running), (False, stopped)):
            assert progress_text(report, is_running=is_running) == told
            headline = words(report, told).splitlines()[1].split(" · ")
            assert told in headline
            assert ("100 of 100 points" in headline) is (report.file.name == "bert.py")


def test_a_report_fits_a_narrow_place(qtbot: QtBot) -> None:
    """The table of games gives its names two lines where space is scarce."""
    document = QTextDocument()
    document.setHtml(report_html(reports.entry(reports.mistaken()), "", LIGHT, WIDTH))
    document.setTextWidth(17 * QFontMetrics(document.defaultFont()).horizontalAdvance("mm"))
    assert document.size().width() <= document.textWidth()


def test_boards_fill_the_width(qtbot: QtBot) -> None:
    """As many boards of a game as fit are side by side."""
    game = ExampleGame(Mark.X, ((0, 0), (0, 1), (1, 1), (0, 2), (2, 2)), Mark.X)
    strength = Strength(20, (replace(reports.RANDOM, example=game),))
    entry = reports.entry(replace(reports.flawless(), strength=strength))
    heights = list[float]()
    for width in (150, 300, 600):
        document = QTextDocument()
        document.setHtml(report_html(entry, "", LIGHT, width))
        heights.append(document.size().height())
    assert heights == sorted({*heights}, reverse=True)


def test_from_right_to_left_tables_are_turned(qtbot: QtBot) -> None:
    """In Arabic, columns are reversed and all paragraphs and margins are on the other side."""
    use_language("ar")
    try:
        html = report_html(reports.entry(reports.mistaken()), "", LIGHT, WIDTH)
    finally:
        use_language("en")
    row = next(row for row in html.split("<tr>") if ">90 " in row)
    cells = [re.sub("<.*?>", "", cell) for cell in row.split("</td>")[:5]]
    assert [re.sub("[^0-9].*", "", cell) for cell in cells] == ["3", "4", "6", "90", ""]
    for tag in ("p", "h2", "h3"):
        assert html.count(f"<{tag}>") == 0 < html.count(f'<{tag} dir="rtl">')


def test_a_report_is_escaped() -> None:
    """Values in a report are escaped."""
    failure = CheckFailure(
        "mc_move(…)", "'<b>&'", "a <tuple>", Text("hint & more"), cost=Cost.STRENGTH
    )
    report = GradingReport(
        Path("<i>.py"), checks=(CheckResult(Check("mc_move", Text("moves"), 5), failure),)
    )
    html = report_html(reports.entry(report), "", LIGHT, WIDTH)
    assert "<i>" not in html
    assert "&lt;b&gt;&amp;" in html
    assert "Hint &amp; more" in html
