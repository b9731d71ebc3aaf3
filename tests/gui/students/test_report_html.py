"""A file's report: all of its words, in each state, its links and its colours."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QFontMetrics, QTextDocument
from pytestqt.qtbot import QtBot

from tests.grading.reports.class_of import graded, left_out
from tests.gui.students import reports
from tttmc_app.core import Text
from tttmc_app.grading import (
    CHECKS,
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    GradingReport,
)
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.gui.students.report_html import GradingState, empty_html, report_html

DONE, RUNNING, STOPPED = GradingState.DONE, GradingState.RUNNING, GradingState.STOPPED

WHOLE = """anna.py
96 of 100 points · Python 2
Checks: 45 of 50 passed
✗ functions: mc_update_scores(scores, board, player)  0 of 1  line 41
called
mc_update_scores(…)
returned
1 < 2
expected
2 & 3
adds wrongly: look again – it costs strength
✗ mc_trial: continues from the marks on the board  0.5 of 1
called
mc_trial(b, 2)
expected
None
it can forfeit games
✗ mc_trial: moves are random  0 of 1
called
f()
returned
1
expected
2
just so – it costs points but no games
Not run
no games were played
strength: games against Random; strength: games against Monte Carlo
Strength
against
won (95 %)
tied
lost (95 %)
Random
90 (83–94 %)
6
4 (2–10 %)
reference solution
95
3
2
Monte Carlo (1,000 trials)
5 (4–21 %)
30
15 (19–44 %)
reference solution
6
30
14
Against Random it is as strong as the reference solution. It forfeited 3 games: it <returned> None.
Against Monte Carlo (1,000 trials) it is as strong as the reference solution.
On 3×3, playing X and O in turn. The file and the reference solution play 20 trials per move with \
the same weights.
Some games are missing.
Style: 2
line 7 <i> is too short
line 21 too long
Remarks: 3
line 50 run_gui was called
odd & even
and more
Passed
"""


def words(report: GradingReport, state: GradingState = DONE, theme: Theme = LIGHT) -> str:
    """Return a report's words, as the window shows them."""
    document = QTextDocument()
    document.setHtml(report_html(report, state, theme))
    text = document.toPlainText().replace("\xa0", " ").replace("\u2028", "\n")
    return "\n".join(line for line in text.splitlines() if line)


def test_a_report_is_complete(qtbot: QtBot) -> None:
    """A report has its points, checks, games and remarks, and then every check that passed."""
    text = words(reports.mistaken()).splitlines()
    assert text[: WHOLE.count("\n")] == WHOLE.splitlines()
    passed = [f"✓ {check.label}  {check.max_points:g}" for check in CHECKS[:-2]]
    for number in (12, 8, 4):
        del passed[number]
    assert text[WHOLE.count("\n") :] == passed


def test_links_lead_to_lines(qtbot: QtBot) -> None:
    """Each line that a report names is a link to that line, in the theme's colour."""
    for theme in (LIGHT, DARK):
        html = report_html(reports.mistaken(), DONE, theme)
        links = re.findall('<a href="line:([0-9]+)" style="color:([^"]*)">line ([0-9]+)</a>', html)
        assert links == [(line, theme.accent, line) for line in ("41", "7", "21", "50")]
        colours = {theme.accent, theme.muted, theme.on_error, theme.text}
        assert set(re.findall('color:([^";]*)', html)) == colours
    assert f'<b style="color:{DARK.on_error}">✗' in html
    assert f'<td style="color:{DARK.muted}; padding-right:12px">called' in html
    assert f'<p style="color:{DARK.muted}">✓' in html
    assert re.search(f'<td style="color:{DARK.text}; [^"]*">Random<', html)
    assert re.search(f'<td style="color:{DARK.muted}; [^"]*">reference solution<', html)
    assert empty_html(DARK) == (
        f'<p style="color:{DARK.muted}">Choose a file in the table to read its report.</p>'
    )


def test_a_limit_of_the_points_is_told(qtbot: QtBot) -> None:
    """Once all checks are done, the limit and its reason are below the points."""
    failure = CheckFailure("f()", "1", "2", damage=Damage.ONE_ROW)
    results = [
        CheckResult(check, None if number else failure) for number, check in enumerate(CHECKS)
    ]
    report = GradingReport(Path("e.py"), "Python 3", tuple(results))
    told = "Points are limited to 90: a file that uses one list for all rows."
    assert words(report).splitlines()[1:3] == ["90 of 100 points · Python 3", told]
    assert words(report, RUNNING).splitlines()[2] == told
    assert "limited" not in words(replace(report, checks=report.checks[:9]), RUNNING)


def test_an_unfinished_report_tells_its_state(qtbot: QtBot) -> None:
    """Points are shown once all checks are done; a report that isn't done says what goes on."""
    for report, done, running, stopped in (
        (reports.waiting(), "0 of 100 points", "Waiting", "Stopped before it began"),
        (
            reports.begun(),
            "11 of 100 points · Python 3",
            "Running checks · Python 3",
            "Stopped during checks · Python 3",
        ),
        (
            reports.flawless(),
            "100 of 100 points · Python 3",
            "100 of 100 points · Python 3 · Playing games",
            "100 of 100 points · Python 3 · Stopped during games",
        ),
        (
            reports.left_out(),
            "Not graded · Python 3",
            "Not graded · Python 3 · Running checks",
            "Not graded · Python 3 · Stopped during checks",
        ),
    ):
        found = [words(report, state).splitlines()[1] for state in (DONE, RUNNING, STOPPED)]
        assert found == [done, running, stopped]


def test_what_is_wrong_comes_first(qtbot: QtBot) -> None:
    """An error with its line, a suspicion and a failure of the grader are below the points."""
    assert words(reports.unreadable()) == "Dora.py\n0 of 100 points\nSyntaxError: <bad> line 3"
    html = report_html(reports.unreadable(), DONE, LIGHT)
    red = f'<p style="color:{LIGHT.on_error}">'
    assert f'{red}<b>SyntaxError: &lt;bad&gt;</b> <a href="line:3"' in html
    without = replace(reports.unreadable(), error_line=None)
    assert words(without).endswith("SyntaxError: <bad>")
    assert words(reports.suspicious()).splitlines()[2] == (
        "Every function looks right, but the games are far too weak. Read the source."
    )
    assert words(reports.left_out()).splitlines()[2] == (
        "Not graded: no <memory> left. The file is not to blame; grade it again."
    )
    for report in (reports.mistaken(), reports.flawless()):
        assert "far too weak" not in words(report)
        assert "to blame" not in words(report)


def test_games_are_compared(qtbot: QtBot) -> None:
    """A file that is weaker or stronger than the reference solution is called so."""
    strength = reports.mistaken().strength
    assert strength is not None
    for (wins, losses), verdict in (((50, 44), "weaker than"), ((94, 0), "as strong as")):
        match = replace(reports.RANDOM, wins=wins, losses=losses, why="")
        report = replace(reports.mistaken(), strength=replace(strength, matches=(match,)))
        sentence = f"Against Random it is {verdict} the reference solution."
        assert sentence in words(report).splitlines()
    match = replace(reports.RANDOM, reference=(10, 10, 80), why="")
    report = replace(reports.mistaken(), strength=replace(strength, matches=(match,)))
    assert "Against Random it is stronger than the reference solution." in words(report)
    none = replace(reports.RANDOM, wins=0, ties=0, losses=0, reference=(0, 0, 0))
    report = replace(reports.mistaken(), strength=replace(strength, matches=(none,)))
    assert "Random\n0\n0\n0\n" in words(report)
    report = replace(reports.mistaken(), strength=replace(strength, matches=()))
    assert "Strength\nSome games are missing.\nStyle" in words(report)


def test_a_report_fits_a_narrow_place(qtbot: QtBot) -> None:
    """The table of games gives its names two lines where space is scarce."""
    document = QTextDocument()
    document.setHtml(report_html(reports.mistaken(), DONE, LIGHT))
    document.setTextWidth(16 * QFontMetrics(document.defaultFont()).horizontalAdvance("mm"))
    assert document.size().width() <= document.textWidth()


def test_from_right_to_left_tables_are_turned(qtbot: QtBot) -> None:
    """In Arabic, columns are reversed and all paragraphs and margins are on the other side."""
    use_language("ar")
    try:
        html = report_html(reports.mistaken(), DONE, LIGHT)
    finally:
        use_language("en")
    row = next(row for row in html.split("<tr>") if ">90 " in row)
    cells = [re.sub("<.*?>", "", cell) for cell in row.split("</td>")[:4]]
    assert [re.sub("[^0-9].*", "", cell) for cell in cells] == ["4", "6", "90", ""]
    assert "margin-left" not in html
    assert "padding-right" not in html
    assert html.count("<p ") == html.count('<p dir="rtl"')
    assert html.count("<td ") == html.count('<td align="right" dir="rtl"')
    assert html.count("<table ") == html.count('<table width="100%"') == 4
    assert html.count("<h3") == html.count('<h3 dir="rtl"') == 6


def test_a_report_tells_what_could_not_be_judged(tmp_path: Path) -> None:
    """Checks that were not run give the reason, and a file that wasn't graded isn't blamed."""
    text = report_html(graded(tmp_path / "a.py"), GradingState.DONE, LIGHT)
    assert "<h3>Not run</h3><p>mc_move returns nothing<br>" in text
    assert f"Checks: {len(CHECKS) - 2} of {len(CHECKS)} passed" in text
    assert '<a href="line:41"' in text
    text = report_html(left_out(tmp_path / "b.py"), GradingState.DONE, LIGHT)
    assert "<b>Not graded</b>" in text
    assert "The file is not to blame" in text


def test_a_report_is_escaped() -> None:
    """Values in a report are escaped."""
    failure = CheckFailure(
        "mc_move(…)", "'<b>&'", "a <tuple>", Text("hint & more"), cost=Cost.STRENGTH
    )
    report = GradingReport(
        Path("<i>.py"), checks=(CheckResult(Check("mc_move", Text("moves"), 5), failure),)
    )
    html = report_html(report, GradingState.DONE, LIGHT)
    assert "<i>" not in html
    assert "&lt;b&gt;&amp;" in html
    assert "hint &amp; more – it costs strength" in html
