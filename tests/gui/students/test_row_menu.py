"""A row's menu, and how to grade: journeys in the real window, with real gradings."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTextBrowser,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from tests.grading.submissions import HEAD, SCORES
from tests.gui.hand import PATIENCE
from tests.gui.parts import part
from tests.gui.programs.files import write
from tests.gui.students.test_grading_table import table_cells
from tttmc_app.gui.students.grading_page import GradingPage
from tttmc_app.gui.students.grading_table import GradingTable

WARNED = (
    f"{HEAD}{SCORES}\n\ndef other(board):\n    import socket\n    return [s + 1 for s in board]\n"
)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> Iterator[GradingPage]:
    """Return a window in which a class was graded without games: a copy, a test and a document."""
    folder = tmp_path / "class"
    folder.mkdir()
    write(folder, WARNED, "anna.py")
    write(folder, WARNED, "bert.py")
    write(folder, "import poc_ttt_testsuite\n", "test_all.py")
    (folder / "essay.docx").write_bytes(b"PK")
    page = GradingPage()
    qtbot.addWidget(page)
    page.show()
    answer(page, "gradingSettingsDialog", lambda dialog: few_games(dialog, 0))
    press(page, "gradingSettings")
    page.grade([folder])
    qtbot.waitUntil(lambda: page.findChild(QToolButton, "gradingRun") is not None)
    press(page, "gradingRun")
    until_graded(qtbot, page)
    yield page
    assert page.shutdown()


def few_games(dialog: QDialog, games: int = 2) -> None:
    """Choose how many games each file plays against each opponent."""
    part(dialog, QSpinBox, "gradingGames").setValue(games)


def press(page: GradingPage, name: str) -> None:
    """Press a button."""
    part(page, QToolButton, name).click()


def note(page: GradingPage) -> str:
    """Return the note."""
    return part(page, QLabel, "gradingNote").text()


def until_graded(qtbot: QtBot, page: GradingPage) -> None:
    """Wait until three submissions are graded and compared."""
    qtbot.waitUntil(
        lambda: note(page) == "2 files graded. 1 file not graded.", timeout=4 * PATIENCE
    )
    qtbot.waitUntil(lambda: rows(page)["anna.py"]["similar"] != "", timeout=PATIENCE)


def rows(page: GradingPage) -> dict[str, dict[str, str]]:
    """Return the table's rows."""
    return table_cells(part(page, GradingTable, "gradingTable"))


def answer(page: GradingPage, name: str, fill: Callable[[QDialog], object]) -> None:
    """Fill in the next dialog as soon as it is open, and accept it."""

    def look() -> None:
        dialog = page.findChild(QDialog, name)
        if dialog is None:
            QTimer.singleShot(10, look)
            return
        fill(dialog)
        dialog.accept()

    QTimer.singleShot(0, look)


def choose(page: GradingPage, row: str, name: str) -> None:
    """Choose an entry of a row's menu."""
    table = part(page, GradingTable, "gradingTable")
    table.choose_row([*rows(page)].index(row))
    table.customContextMenuRequested.emit(QPoint(5, 5))
    menu = page.findChildren(QMenu, "gradingRow")[-1]
    action = menu.findChild(QAction, name)
    assert action is not None
    assert action.isEnabled()
    menu.close()
    action.trigger()
    QApplication.processEvents()


def test_every_path_has_a_row(page: GradingPage) -> None:
    """Warnings, copies, documents and files that are no submissions are shown as they are."""
    found = rows(page)
    assert found["anna.py"]["warnings"] == "1"
    assert "bert.py" in found["anna.py"]["similar"]
    assert "Word" in found["essay.docx"]["problems"]
    assert (found["test_all.py"]["points"], found["test_all.py"]["problems"]) == (
        "–",
        "not a submission: tests",
    )
    table = part(page, GradingTable, "gradingTable")
    table.choose_row([*found].index("anna.py"))
    assert "socket" in part(page, QTextBrowser, "gradingReport").toPlainText()


def test_points_set_by_hand_survive(
    page: GradingPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are in the table, the report and exports, also after the class is graded again."""

    def fill(dialog: QDialog) -> None:
        part(dialog, QDoubleSpinBox, "gradingOverridePoints").setValue(12.5)
        part(dialog, QPlainTextEdit, "gradingOverrideComment").setPlainText("See me.")

    answer(page, "gradingOverrideDialog", fill)
    choose(page, "anna.py", "gradingOverride")
    qtbot.waitUntil(lambda: rows(page)["anna.py"]["points"] == "12.5")
    write(tmp_path / "class", WARNED.replace("s + 1", "s + 2"), "anna.py")
    choose(page, "anna.py", "gradingAgain")
    qtbot.waitUntil(lambda: part(page, QToolButton, "gradingRun").isVisible(), timeout=PATIENCE)
    press(page, "gradingRun")
    until_graded(qtbot, page)
    table = part(page, GradingTable, "gradingTable")
    table.choose_row([*rows(page)].index("anna.py"))
    assert "See me." in part(page, QTextBrowser, "gradingReport").toPlainText()
    target = tmp_path / "grades.csv"

    def save(*_arguments: Any) -> tuple[str, str]:
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    action = part(page, QToolButton, "gradingExport").menu().findChild(QAction, "gradingCsv")
    assert action is not None
    action.trigger()
    qtbot.waitUntil(target.exists)
    with target.open(encoding="utf-8") as file:
        found = {Path(row["file"]).name: row for row in csv.DictReader(file)}
    assert (found["anna.py"]["points"], found["anna.py"]["comment"]) == ("12.5", "See me.")
    assert found["bert.py"]["comment"] == ""


def test_files_are_compared_and_reports_saved(
    page: GradingPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that look copied are offered first; a report is saved as the student's page."""
    offered: list[str] = []

    def first(_parent: Any, _title: str, _label: str, labels: list[str], **_: Any) -> Any:
        offered[:] = labels
        return labels[0], True

    monkeypatch.setattr(QInputDialog, "getItem", first)
    choose(page, "anna.py", "gradingCompare")
    assert offered[0] == "bert.py"
    pair = part(page, QDialog, "gradingPair")
    assert pair.isVisible()
    assert part(pair, QPlainTextEdit, "gradingPair1").extraSelections()
    pair.close()
    target = tmp_path / "anna.html"

    def save(*_arguments: Any) -> tuple[str, str]:
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    choose(page, "anna.py", "gradingReportPage")
    qtbot.waitUntil(target.exists)
    assert "bert" not in target.read_text(encoding="utf-8")


def test_a_rubric_is_edited(
    page: GradingPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An invalid one is refused with its reason; a valid one is saved, and grades at once."""
    target = tmp_path / "mine.toml"

    def save(*_arguments: Any) -> tuple[str, str]:
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)

    def fill(dialog: QDialog) -> None:
        text = part(dialog, QPlainTextEdit, "gradingRubric")
        right = text.toPlainText().replace("of = 100", "of = 50").replace("mark = 50", "mark = 20")
        text.setPlainText(right.replace("rules", "ruels"))
        dialog.accept()
        assert dialog.isVisible()
        assert "ruels" in part(dialog, QLabel, "gradingSettingsError").text()
        text.setPlainText(right)
        part(dialog, QToolButton, "gradingRubricSave").click()

    answer(page, "gradingSettingsDialog", fill)
    press(page, "gradingSettings")
    qtbot.waitUntil(lambda: rows(page).get("anna.py", {}).get("points") == "15", timeout=PATIENCE)
    until_graded(qtbot, page)
    assert "of = 50" in target.read_text(encoding="utf-8")
