from __future__ import annotations

from pathlib import Path

from tests.grading.reports.class_of import graded, left_out
from tttmc_app.core import Text
from tttmc_app.grading import CHECKS, Check, CheckFailure, CheckResult, Cost, GradingReport
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.students.report_html import GradingState, report_html


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
