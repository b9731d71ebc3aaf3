"""The grading page: grading, reading reports, stopping and saving."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QSplitter,
    QTextBrowser,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.dropping import drop_on, needs_any_bytes
from tests.gui.hand import PATIENCE
from tests.gui.programs.files import FIRST_EMPTY, GOOD, LOOP, LOOP_AT_IMPORT, children, write
from tests.gui.students.test_grading_table import table_cells
from tests.gui.students.test_row_menu import answer, few_games
from tttmc_app.folders import data_folder
from tttmc_app.grading import (
    GradingReport,
    Journal,
    Terms,
)
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.gui.students.grading_page import GradingPage
from tttmc_app.gui.students.grading_table import GradingTable

TIE_AS_LOSS = GOOD.replace("return\n    sign", "pass\n    sign")


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[GradingPage]:
    """Open a grading page, and close it at the end."""
    page = GradingPage()
    qtbot.addWidget(page)
    page.show()
    yield page
    assert page.shutdown()


def part(page: GradingPage, name: str) -> str:
    """Return the text of a label."""
    label = page.findChild(QLabel, name)
    assert label is not None
    return label.text()


def push(page: GradingPage, name: str) -> None:
    """Press a button."""
    button = page.findChild(QToolButton, name)
    assert button is not None
    assert button.isEnabled()
    button.click()


def choose(page: GradingPage, name: str) -> None:
    """Choose an entry of the export menu."""
    button = page.findChild(QToolButton, "gradingExport")
    assert button is not None
    assert button.isEnabled()
    action = button.menu().findChild(QAction, name)
    assert action is not None
    action.trigger()


def begin(qtbot: QtBot, page: GradingPage, folder: Path) -> None:
    """Grade a folder and confirm."""
    page.grade([folder])
    bar = page.findChild(QuestionBar, "gradingQuestion")
    assert bar is not None
    qtbot.waitUntil(lambda: bool(bar.text))
    push(page, "gradingRun")


def answering(path: Path) -> Callable[..., tuple[str, str]]:
    """Return a file dialog that chooses this file."""

    def answer(*_arguments: object, **_options: object) -> tuple[str, str]:
        return str(path), ""

    return answer


def test_another_folder_takes_a_question_back(
    page: GradingPage, tmp_path: Path, qtbot: QtBot
) -> None:
    """A question about files that are no longer chosen isn't left to be answered."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        write(tmp_path / name, GOOD + f"# {name}\n")
    page.grade([tmp_path / "one"])
    bar = page.findChild(QuestionBar, "gradingQuestion")
    assert bar is not None
    qtbot.waitUntil(bar.isVisible)
    page.grade([tmp_path / "two"])
    assert bar.isHidden()
    qtbot.waitUntil(bar.isVisible)


def cells(page: GradingPage) -> dict[str, dict[str, str]]:
    """Return the table's rows by file name."""
    table = page.findChild(GradingTable, "gradingTable")
    assert table is not None
    return table_cells(table)


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_links_are_neither_approved_nor_graded(
    page: GradingPage, tmp_path: Path, qtbot: QtBot
) -> None:
    """Only the files themselves are asked about; the row of a link says where it leads."""
    write(tmp_path, "1 / 0")
    (tmp_path / "private").write_text("secret", encoding="utf-8")
    (tmp_path / "z.py").symlink_to("private")
    page.grade([tmp_path])
    bar = page.findChild(QuestionBar, "gradingQuestion")
    assert bar is not None
    qtbot.waitUntil(lambda: "1 new file." in bar.text)
    push(page, "gradingRun")
    qtbot.waitUntil(lambda: part(page, "gradingNote").startswith("1 file graded. 1 file not"))
    assert "z.py can't be read: it is a link to private" in cells(page)["z.py"]["problems"]


@needs_any_bytes
@pytest.mark.parametrize("is_folder", [True, False])
def test_names_of_any_bytes_are_graded(
    page: GradingPage, tmp_path: Path, qtbot: QtBot, is_folder: bool
) -> None:
    """A name that isn't UTF-8 is dropped, approved, shown, graded and stored like any other."""
    names = [b"Andr\xe9.py", b"Andr\xc3\xa9 #100%.py", b"\xef\xbf\xbd.py"]
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    files = [write(folder, f"1 / 0  # {name!r}\n", os.fsdecode(name)) for name in names]
    assert drop_on(page, *([folder] if is_folder else files))
    bar = page.findChild(QuestionBar, "gradingQuestion")
    assert bar is not None
    qtbot.waitUntil(lambda: "3 new files" in bar.text, timeout=PATIENCE)
    push(page, "gradingRun")
    qtbot.waitUntil(
        lambda: part(page, "gradingNote").startswith("3 files graded"), timeout=PATIENCE
    )
    assert len(cells(page)) == 3
    assert all("division by zero" in row["problems"] for row in cells(page).values()), cells(page)
    page.grade([folder])
    qtbot.waitUntil(
        lambda: part(page, "gradingNote").startswith("3 files graded"), timeout=PATIENCE
    )
    assert bar.isHidden(), "all are approved"


def test_it_begins_with_an_explanation(page: GradingPage, tmp_path: Path, qtbot: QtBot) -> None:
    """Before the first file, the page says what it does; "?" opens its page of the manual."""
    table = page.findChild(GradingTable, "gradingTable")
    assert table is not None
    words = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any("Choose students' files or a folder" in text for text in words)
    assert not table.isVisible()
    with qtbot.waitSignal(page.help_requested):
        push(page, "gradingHelp")
    page.grade([write(tmp_path, GOOD, "anna.py")])
    assert table.isVisible()


def test_a_folder_is_graded(
    qtbot: QtBot, page: GradingPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each file of a folder gets a row and a report; the grades are saved as CSV and JSON."""
    folder = tmp_path / "class"
    folder.mkdir()
    write(folder, TIE_AS_LOSS, "anna.py")
    write(folder, "def mc_move(:\n", "bert.py")
    answer(page, "gradingSettingsDialog", few_games)
    push(page, "gradingSettings")
    begin(qtbot, page, folder)
    qtbot.waitUntil(lambda: part(page, "gradingNote") == "2 files graded.", timeout=4 * PATIENCE)
    rows = cells(page)
    assert 50 < int(rows["anna.py"]["points"]) < 100
    assert rows["anna.py"]["language"] == "2"
    assert "tie" in rows["anna.py"]["problems"]
    assert sum(map(int, rows["anna.py"]["random"].split("-"))) == 2
    assert rows["bert.py"]["points"] == "0"
    assert "SyntaxError" in rows["bert.py"]["problems"] or "syntax" in rows["bert.py"]["problems"]
    report = page.findChild(QTextBrowser, "gradingReport")
    assert report is not None
    assert "✗" in report.toPlainText()
    assert "Expected" in report.toPlainText()
    for entry, name in (("gradingCsv", "grades.csv"), ("gradingJson", "grades.json")):
        target = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", answering(target))
        choose(page, entry)
        qtbot.waitUntil(target.exists)
    qtbot.waitUntil(lambda: "Saved as" in part(page, "gradingNote"))
    with (tmp_path / "grades.csv").open(encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    assert [row["points"] for row in table] == [rows["anna.py"]["points"], "0"]
    assert len(json.loads((tmp_path / "grades.json").read_text("utf-8"))) == 2


def test_grades_are_exported_as_pages_and_sheets(
    qtbot: QtBot, page: GradingPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The export menu writes pages without names, and fills in a copy of Moodle's sheet."""
    folder = tmp_path / "class"
    folder.mkdir()
    write(folder, "print(1 / 0)\n", "Jane Doe_77_assignsubmission_file_player.py")
    write(folder, "print(2 / 0)\n", "<s>roe.py")
    begin(qtbot, page, folder)
    qtbot.waitUntil(lambda: part(page, "gradingNote") == "2 files graded.", timeout=4 * PATIENCE)
    choose(page, "gradingAnonymous")

    def chosen_folder(*_arguments: object) -> str:
        return str(tmp_path)

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", chosen_folder)
    choose(page, "gradingHtml")
    index = tmp_path / "grades" / "index.html"
    qtbot.waitUntil(index.exists)
    assert "Doe" not in index.read_text(encoding="utf-8")
    sheet = tmp_path / "sheet.csv"
    sheet.write_text("Identifier,Full name,Grade,Maximum Grade\nParticipant 77,Jane Doe,,100.00\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answering(sheet))
    offered: list[str] = []

    def answer(_parent: object, _title: str, start: str, _filters: str) -> tuple[str, str]:
        offered.append(start)
        return start, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    choose(page, "gradingMoodle")
    filled = tmp_path / "sheet-graded.csv"
    qtbot.waitUntil(filled.exists)
    assert offered == [str(filled)]
    assert filled.read_text().endswith("Participant 77,Jane Doe,0.00,100.00\n")
    report = page.findChild(QTextBrowser, "gradingReport")
    assert report is not None
    qtbot.waitUntil(lambda: "<s>roe.py has no grade" in report.toPlainText())


def test_nothing_is_graded_before_confirmation(
    qtbot: QtBot, page: GradingPage, tmp_path: Path
) -> None:
    """The page asks before it runs new files; Cancel runs none of them."""
    write(tmp_path, FIRST_EMPTY)
    page.grade([tmp_path / "player.py"])
    bar = page.findChild(QuestionBar, "gradingQuestion")
    assert bar is not None
    qtbot.waitUntil(lambda: "Grading runs 1 new file" in bar.text)
    push(page, "gradingCancel")
    qtbot.wait(50)
    assert children() == set()
    assert cells(page)["player.py"]["problems"] == "Stopped before it began"


def test_stop_ends_the_children(qtbot: QtBot, page: GradingPage, tmp_path: Path) -> None:
    """Stop works while a file loops forever, and leaves no process."""
    write(tmp_path, LOOP)
    begin(qtbot, page, tmp_path / "player.py")
    qtbot.waitUntil(lambda: len(children()) == 1)
    push(page, "gradingStop")
    qtbot.waitUntil(lambda: children() == set())
    assert part(page, "gradingNote") == "Stopped: 0 of 1 graded."


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_keys_close_the_page(
    qtbot: QtBot, page: GradingPage, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    """Escape and Ctrl+W close the page."""
    table = page.findChild(GradingTable, "gradingTable")
    assert table is not None
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    table.setFocus()
    QTest.keyClick(table, key, modifier)
    qtbot.waitUntil(page.isHidden)
    page.show()
    assert page.close()
    assert page.isHidden()


def test_the_lab_opens_from_the_page(open_window: OpenWindow) -> None:
    """Ctrl+L opens the lab while the grading page is active."""
    hand = open_window()
    hand.press("gradeStudents")
    page = hand.part(GradingPage, "grading")
    page.activateWindow()
    hand.until(page.isActiveWindow)
    opened: list[bool] = []
    hand.part(QAction, "lab").triggered.connect(lambda: opened.append(True))
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: bool(opened))
    page.close()


def test_closing_ends_the_children(qtbot: QtBot, page: GradingPage, tmp_path: Path) -> None:
    """Closing the page stops the grading."""
    write(tmp_path, LOOP)
    begin(qtbot, page, tmp_path / "player.py")
    qtbot.waitUntil(lambda: len(children()) == 1)
    page.close()
    qtbot.waitUntil(lambda: children() == set())


def test_a_grading_goes_on_where_it_was_closed(
    qtbot: QtBot, page: GradingPage, tmp_path: Path
) -> None:
    """Each result is saved at once; a new window uses it again, and so does the command."""
    files = [tmp_path / "files" / name for name in ("done.py", "loop.py")]
    files[0].parent.mkdir()
    for file, text in zip(files, ("1 / 0", LOOP_AT_IMPORT), strict=True):
        file.write_text(text, encoding="utf-8")
    begin(qtbot, page, files[0].parent)
    qtbot.waitUntil(lambda: part(page, "gradingNote") == "1 of 2 graded", timeout=4 * PATIENCE)
    before = cells(page)["done.py"]
    page.close()
    qtbot.waitUntil(lambda: children() == set())
    with Journal.of(files, Terms(), resume=True) as journal:
        assert journal.count == 1
    again = GradingPage()
    qtbot.addWidget(again)
    again.show()
    again.grade([files[0].parent])
    qtbot.waitUntil(lambda: part(again, "gradingNote") == "1 of 2 graded")
    assert cells(again)["done.py"] == before
    assert len(children()) <= 1
    assert again.shutdown()
    with Journal.of(files, Terms(), resume=True) as journal:
        assert journal.count == 1


def test_a_class_graded_by_another_version_is_graded_again(
    qtbot: QtBot, page: GradingPage, tmp_path: Path
) -> None:
    """The note at the end says why the results so far weren't used."""
    file = tmp_path / "files" / "done.py"
    file.parent.mkdir()
    file.write_text("def mc_trial(board, player):\n", encoding="utf-8")
    settings = [file], Terms()
    with Journal.of(*settings, resume=False) as journal:
        journal.add("key", GradingReport(file))
    (path,) = (data_folder() / "gradings").iterdir()
    recorded = path.read_text(encoding="utf-8").replace('"the grader": ', '"the grader": 9')
    path.write_text(recorded, encoding="utf-8")
    begin(qtbot, page, file.parent)
    qtbot.waitUntil(lambda: "version 9" in part(page, "gradingNote"))
    with Journal.of(*settings, resume=True) as journal:
        assert journal.count == 1


def test_a_folder_without_files(qtbot: QtBot, page: GradingPage, tmp_path: Path) -> None:
    """For a folder without Python files an error is shown."""
    page.grade([tmp_path])
    message = "No Python file"
    qtbot.waitUntil(lambda: message in part(page, "gradingNote"))


def test_a_link_shows_the_line(qtbot: QtBot, page: GradingPage, tmp_path: Path) -> None:
    """A link in the report shows the line in the file."""
    write(tmp_path, "x = 1\ny = (\n")
    begin(qtbot, page, tmp_path / "player.py")
    qtbot.waitUntil(lambda: part(page, "gradingNote") == "1 file graded.")
    report = page.findChild(QTextBrowser, "gradingReport")
    text = page.findChild(QPlainTextEdit, "sourceText")
    assert report is not None
    assert text is not None
    report.anchorClicked.emit(QUrl("line:2"))
    qtbot.waitUntil(text.isVisible)
    assert text.textCursor().block().text() == "y = ("


def test_a_small_window_has_the_report_below(qtbot: QtBot, page: GradingPage) -> None:
    """The page fits 640×480, with the report below the table."""
    split = page.findChild(QSplitter)
    assert split is not None
    page.resize(640, 480)
    qtbot.waitUntil(lambda: split.orientation() is Qt.Orientation.Vertical)
    assert page.width() == 640
    page.resize(1000, 480)
    qtbot.waitUntil(lambda: split.orientation() is Qt.Orientation.Horizontal)
