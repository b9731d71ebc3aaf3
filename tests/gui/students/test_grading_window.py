"""The grading window around its job: its questions, notes, buttons and exports, in each state."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QSplitter,
    QWidget,
)

from tests.gui.students.silent_job import Window
from tests.gui.students.test_grading_table import POINTS, table_cells
from tttmc_app.folders import documents_folder
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.programs.trust import trust_text
from tttmc_app.gui.students import grading_page

A = Path("a.py").absolute()
READY = ["Files", "Folder", "Settings"]


def test_a_grading_from_beginning_to_end(window: Window) -> None:
    """Each step has its note, its buttons and its progress; the first report is shown."""
    assert (window.note, window.enabled, window.progress) == ("", READY, None)
    window.page.grade([A, Path("class")])
    assert window.job.asked == [("find", A, Path("class").absolute())]
    assert (window.note, window.enabled, window.progress) == ("Looking for files…", ["Stop"], 0)
    window.job.end_search(3, 2)
    assert (window.note, window.enabled) == ("3 files", READY)
    assert window.question == grading_page.trust_text(2)
    assert {row["problems"] for row in table_cells(window.table).values()} == {"Waiting"}
    focus = window.page.focusWidget()
    assert focus is window.button("Run"), "Enter runs them"
    window.button("Run").click()
    assert (window.job.asked[-1], window.question) == (("grade",), "")
    assert window.enabled == ["Stop"]
    window.show_progress()
    assert window.note == "0 of 3 graded"
    begun = window.progress
    assert window.headline == ["anna.py", "88 of 100 points · Python 2 · Playing games"]
    window.show_progress(0)
    assert window.note == "1 of 3 graded"
    assert 0 < begun < window.progress < 1, "checks and games count"
    assert window.headline[1].startswith("88 of 100 points · Python 2 · ✓")
    assert window.enabled == ["Stop"]
    window.finish()
    assert (window.note, window.progress) == ("3 files graded.", None)
    assert window.enabled == [*READY, "Export"]
    window.finish("the disk is full")
    assert window.note == "3 files graded. The results can't be saved: the disk is full"
    window.page.grade([Path("b.py")])
    assert (window.table.rowCount(), window.note) == (0, "Looking for files…")
    assert window.headline == ["Choose a file in the table to read its report."]
    window.job.end_search(1, 0)
    assert (window.job.asked[-1], window.note) == (("grade",), "0 of 1 graded")
    assert window.question == ""


def test_a_grading_that_stops(window: Window) -> None:
    """Cancel, Stop, Escape and an error end a grading; what was graded stays."""
    window.page.grade([A])
    window.job.end_search(3, 1)
    window.page.close()
    window.page.show()
    assert (window.note, window.question) == ("Stopped: 0 of 3 graded.", ""), "nobody has agreed"
    assert (("grade",) in window.job.asked, window.enabled) == (False, READY)
    window.page.grade([A])
    window.job.end_search(3, 1)
    window.button("Cancel").click()
    assert (("grade",) in window.job.asked, window.question) == (False, "")
    assert window.note == "Stopped: 0 of 3 graded."
    window.page.grade([A])
    window.button("Stop").click()
    assert (window.job.asked[-1], window.note) == (("cancel",), "Stopped.")
    window.page.grade([A])
    window.job.end_search(3, 0)
    window.show_progress(0)
    window.table.choose(2)
    window.page.reject()
    assert window.page.isHidden()
    assert (window.job.asked[-1], window.note) == (("cancel",), "Stopped: 1 of 3 graded.")
    assert window.headline[1] == "Stopped during checks · Python 3"
    assert window.enabled == [*READY, "Export"]
    window.page.show()
    window.page.grade([A])
    window.job.busy = False
    window.job.failed.emit("no Python file in a.py")
    assert (window.note, window.enabled) == (
        "No Python file in a.py",
        READY,
    )
    asked = list(window.job.asked)
    window.page.close()
    assert window.job.asked == asked


def test_the_report_follows_the_table(window: Window) -> None:
    """The chosen file's report is shown, follows its grading, and keeps its place and colours."""
    window.page.grade([A])
    window.job.end_search(3, 0)
    window.show_progress()
    window.table.choose(2)
    assert window.headline == ["fred.py", "Running checks · Python 3"]
    window.show_progress(2)
    assert window.headline[0] == "fred.py"
    assert window.headline[1].startswith("11 of 100 points · Python 3")
    window.table.choose(0)
    bar = window.report.verticalScrollBar()
    bar.setValue(40)
    window.show_progress(0, 2)
    assert bar.value() == 40 < bar.maximum()
    window.table.choose(1)
    assert bar.value() == 0
    assert LIGHT.muted.lower() in window.report.toHtml()
    window.page.set_theme(DARK)
    assert DARK.muted.lower() in window.report.toHtml()
    window.table.choose(0)
    source = window.page.findChild(SourceView, "source")
    assert source is not None
    window.report.anchorClicked.emit(QUrl("https://example.org"))
    assert not source.isVisible()
    window.report.anchorClicked.emit(QUrl("line:41"))
    assert (source.isVisible(), source.windowTitle()) == (True, "anna.py")


def test_files_are_chosen_and_dropped(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Both dialogs begin in the last folder, as the exports do; dropped files are graded."""
    folders: list[str] = []
    names = [str(tmp_path / "class" / name) for name in ("a.py", "b.py")]
    chosen = [str(tmp_path / "other")]

    def choose_files(_parent: Any, title: str, folder: str, filters: str) -> tuple[Any, str]:
        folders.append(folder)
        assert (title, filters) == ("Grade files", "Python files (*.py);;All files (*)")
        return names, ""

    def choose_folder(_parent: Any, title: str, folder: str) -> str:
        assert title == "Grade a folder"
        folders.append(folder)
        return chosen[0]

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose_files)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", choose_folder)
    menu: Any = window.button("Export").menu()
    for name, found, folder in (
        ("Files", [Path(file) for file in names], tmp_path / "class"),
        ("Start", [tmp_path / "other"], tmp_path / "other"),
        ("Files", [Path(file) for file in names], tmp_path / "class"),
    ):
        window.button(name).click()
        assert window.job.asked[-1] == ("find", *found)
        assert menu.folder == str(folder)
        window.job.busy = False
        window.page.close()
        window.job.failed.emit("")
    assert folders == [str(documents_folder()), str(tmp_path / "class"), str(tmp_path / "other")]
    asked, names[:] = list(window.job.asked), []
    chosen[0] = ""
    for name in ("Files", "Folder", "Files"):
        window.button(name).click()
        assert (window.job.asked, menu.folder) == (asked, str(tmp_path / "class"))
    assert folders[3:] == 3 * [str(tmp_path / "class")]
    names[:] = [str(tmp_path / name) for name in ("a.py", "b.py")]
    data = QMimeData()
    nothing = Qt.KeyboardModifier.NoModifier
    for urls, taken in (
        ([QUrl("https://example.org/a.py")], False),
        ([QUrl("https://example.org/a.py"), QUrl.fromLocalFile(names[1])], True),
    ):
        data.setUrls(urls)
        both = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
        enter = QDragEnterEvent(QPoint(5, 5), *both, nothing)
        enter.ignore()
        QApplication.sendEvent(window.page, enter)
        drop = QDropEvent(QPointF(5, 5), *both, nothing)
        drop.ignore()
        QApplication.sendEvent(window.page, drop)
        assert (enter.isAccepted(), drop.isAccepted()) == (taken, taken)
    assert window.job.asked[-1] == ("find", Path(names[1]))


def split_of(window: Window) -> QSplitter:
    """Return what separates the table from the report."""
    split = window.page.findChild(QSplitter)
    assert split is not None
    return split


def test_the_report_is_beside_the_table_or_below_it(window: Window) -> None:
    """From 900 pixels on, the report is beside the table; each has half of the space."""
    split = split_of(window)
    window.finish()
    assert split.widget(0) is window.table
    assert split.widget(1) is window.report
    assert not split.childrenCollapsible()
    for width, across in ((1000, True), (899, False), (900, True), (700, False)):
        window.page.resize(width, 600)
        QApplication.processEvents()
        want = Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical
        assert split.orientation() is want
        first, second = split.sizes()
        assert abs(first - second) <= 0.1 * (first + second)
    split.setSizes([100, 300])
    sizes = split.sizes()
    window.in_language()
    split = split_of(window)
    assert split.orientation() is Qt.Orientation.Vertical
    assert abs(split.sizes()[0] - sizes[0]) <= 2, "as it was in the other language"


def test_a_page_in_another_language_replaces_the_old_one(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its dialogs begin in the same folder; the old page is gone and hears nothing of the job."""
    folders: list[str] = []

    def choose_folder(_parent: Any, _title: str, folder: str) -> str:
        folders.append(folder)
        return str(tmp_path)

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", choose_folder)
    parent = QWidget()
    window.page.setParent(parent)
    window.button("Folder").click()
    window.job.end_search(3, 0)
    window.show_progress(0)
    old = window.page
    window.in_language()
    assert not shiboken6.isValid(old)
    assert window.page.parentWidget() is parent
    assert window.job.parent() is window.page
    assert window.page.isHidden()
    window.finish()
    assert (window.note, window.enabled) == (
        "3 files graded.",
        [*READY, "Export"],
    )
    window.button("Folder").click()
    assert folders == [str(documents_folder()), str(tmp_path)]
    window.page.setParent(None)
    parent.deleteLater()


def test_another_language_continues_the_grading(window: Window) -> None:
    """A page in another language has the same notes, question, rows, report and theme."""
    window.page.set_theme(DARK)
    window.page.setGeometry(20, 30, 700, 500)
    hint = window.note
    window.in_language()
    page = window.page
    assert (window.note, window.enabled) == (hint, READY)
    assert (page.width(), page.height(), page.isVisible()) == (700, 500, True)
    assert DARK.muted.lower() in window.report.toHtml()
    window.page.grade([A])
    window.in_language()
    assert (window.note, window.enabled) == ("Looking for files…", ["Stop"])
    window.job.end_search(3, 2)
    window.in_language()
    assert (window.note, window.question) == ("3 files", grading_page.trust_text(2))
    window.button("Run").click()
    window.show_progress(0)
    window.table.sortByColumn(POINTS, Qt.SortOrder.DescendingOrder)
    window.table.choose(2)
    before = window.table.currentRow(), window.headline
    window.in_language()
    assert (window.note, window.question) == ("1 of 3 graded", "")
    assert (window.table.currentRow(), window.headline) == before
    assert [*table_cells(window.table)] == ["bert.py", "anna.py", "fred.py"], "as it was sorted"
    window.show_progress(0, 2)
    assert window.note == "2 of 3 graded"
    window.button("Stop").click()
    window.in_language()
    assert window.note == "Stopped: 2 of 3 graded."
    assert window.headline[0] == "fred.py"
    window.table.choose(1)
    assert window.headline[1] == "100 of 100 points · Python 3 · Stopped during games"
    window.page.grade([A])
    window.job.end_search(3, 0)
    window.finish("no space")
    window.in_language()
    assert window.note == "3 files graded. The results can't be saved: no space"
    window.page.hide()
    window.in_language()
    assert window.page.isHidden()


@pytest.mark.parametrize("is_safe", [True, False])
def test_questions_tell_what_a_file_can_do(
    monkeypatch: pytest.MonkeyPatch, *, is_safe: bool
) -> None:
    """Before a file runs, the question says what it can do, and whether it is new or changed."""
    missing = None if is_safe else "something"

    def parts(_parts: object) -> str | None:
        return missing

    monkeypatch.setattr(grading_page, "missing_parts", parts)
    safe = "without access to your files, other programs or networks"
    unsafe = "can do anything you can on this computer"
    many, one = (
        (
            f"Each runs in a separate process {safe}.",
            f"It runs in a separate process {safe}, which ends when you stop it.",
        )
        if is_safe
        else (
            f"Each runs in a separate process, and {unsafe}.",
            f"It {unsafe}. It runs in a separate process, which ends when you stop it.",
        )
    )
    assert [
        grading_page.trust_text(1),
        grading_page.trust_text(7),
        trust_text("a.py", has_run=True, is_contained=is_safe),
        trust_text("a.py", has_run=False, is_contained=is_safe),
    ] == [
        f"Grading runs 1 new file. {many}",
        f"Grading runs 7 new files. {many}",
        f"a.py has changed since it last ran here. {one}",
        f"a.py is new here. {one}",
    ]
