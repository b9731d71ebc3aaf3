"""The export menu: what each format asks for, and what is exported."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLabel

from tests.gui.students.silent_job import CLASS, FORMAT, Window
from tttmc_app.grading.reports import FORMATS, entries_of
from tttmc_app.gui.students.export_menu import ExportMenu
from tttmc_app.gui.students.grading_job import Export

ENTRIES = tuple(entries_of(CLASS))


def test_exports_are_asked_for(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each format asks for its file, folder or sheet; only files that are done are exported."""
    asked: list[tuple[str, str, str]] = []
    answer = [""]

    def save(_parent: Any, title: str, start: str, filters: str) -> tuple[str, str]:
        asked.append((title, start, filters))
        return answer[0], ""

    def folder(_parent: Any, title: str, start: str) -> str:
        asked.append((title, start, ""))
        return answer[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", save)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", folder)
    window.page.grade([Path("a.py")])
    window.job.end_search(3, 0)
    window.show_progress(2, 0)
    window.button("Stop").click()
    menu: Any = window.button("Export").menu()
    menu.folder = str(tmp_path)
    entries = [action.text() for action in menu.actions()]
    assert entries == [
        *(f"{format_.label}…" for format_ in FORMATS),
        "",
        "Leave out students' names",
        "Find files that look copied",
    ]
    checked = {each.text(): each.isChecked() for each in menu.actions() if each.isCheckable()}
    assert checked == {"Leave out students' names": False, "Find files that look copied": True}
    assert menu.actions()[-3].isSeparator()
    done = (ENTRIES[0], ENTRIES[2])
    before = list(window.job.asked)
    for key, suffix in (("csv", ".csv"), ("json", ".json"), ("junit", ".xml"), ("html", "")):
        for target in ("", str(tmp_path / f"x{suffix}")):
            answer[0] = target
            window.action(key.capitalize()).trigger()
        path = Path(target) / "grades" if key == "html" else Path(target)
        export = Export(FORMAT[key], path, done, finds_copies=True)
        assert window.job.asked[len(before) :] == [("export", export)]
        assert window.note == "Exporting…"
        window.job.asked[:] = before
        title = str(FORMAT[key].label)
        start = str(tmp_path / f"grades{suffix}") if suffix else str(tmp_path)
        filters = f"{title} (*{suffix})" if suffix else ""
        assert asked[-2:] == 2 * [(title, start, filters)]
    window.action("Anonymous").setChecked(True)
    window.action("Copies").setChecked(False)
    window.action("Json").trigger()
    assert window.job.asked[-1][1].is_anonymous
    assert not window.job.asked[-1][1].finds_copies
    window.in_language()
    menu = window.button("Export").menu()
    assert (menu.folder, menu.anonymous.isChecked(), menu.copies.isChecked()) == (
        str(tmp_path),
        True,
        False,
    )


def test_a_sheet_is_filled_in(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A sheet's columns are read; if there are several, one is asked for, then where to save."""
    sheet, saved = tmp_path / "sheet.csv", tmp_path / "filled.csv"
    starts: list[str] = []
    answers: list[tuple[str, bool]] = [("A", False), ("B", True)]  # as Qt answers Cancel
    offered: list[list[str]] = []

    title = str(FORMAT["canvas"].label)

    def sheets(_parent: Any, *rest: Any, **options: Any) -> tuple[str, str]:
        assert (rest, options) == ((title, str(tmp_path), f"{title} (*.csv);;All files (*)"), {})
        return str(sheet), ""

    def targets(_parent: Any, *rest: Any, **options: Any) -> tuple[str, str]:
        assert (rest[0], rest[2], options) == (title, f"{title} (*.csv)", {})
        starts.append(rest[1])
        return (str(saved), "") if len(starts) > 1 else ("", "")

    def columns(_parent: Any, *rest: Any, **options: Any) -> tuple[str, bool]:
        assert (rest[:2], options) == ((title, "Column for the grades:"), {"editable": False})
        offered.append(rest[2])
        return answers.pop(0)

    monkeypatch.setattr(QFileDialog, "getOpenFileName", sheets)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", targets)
    monkeypatch.setattr(QInputDialog, "getItem", columns)
    window.page.grade([Path("a.py")])
    window.job.end_search(3, 0)
    window.finish()
    canvas, menu = FORMAT["canvas"], window.button("Export").menu()
    assert isinstance(menu, ExportMenu)
    menu.folder = str(tmp_path)
    window.action("Canvas").trigger()
    assert window.job.asked[-1] == ("columns", "canvas", sheet)
    window.job.columns_read.emit(canvas, sheet, ["A", "B"])
    assert starts == [], "the question for a column was cancelled"
    for names, column in ((["A", "B"], ""), (["A", "B"], "B"), (["A"], "")):
        if names == ["A", "B"]:
            answers[:] = [("B", True)]
        window.job.columns_read.emit(canvas, sheet, names)
        if column or names == ["A"]:
            export = Export(canvas, saved, ENTRIES, sheet=sheet, column=column, finds_copies=True)
            assert window.job.asked[-1] == ("export", export)
    assert starts == 3 * [str(tmp_path / "sheet-graded.csv")]
    assert offered == 3 * [["A", "B"]]


def test_saved_exports_are_named(window: Window) -> None:
    """The note names what was saved; sentences on it are shown, in the report if several."""
    label = window.page.findChild(QLabel, "gradingNote")
    assert label is not None
    window.page.grade([Path("a.py")])
    window.job.end_search(3, 0)
    window.finish()
    headline = window.headline
    window.job.saved.emit("grades.csv", [])
    assert (window.note, window.headline) == ("Saved as grades.csv", headline)
    assert label.accessibleDescription() == "Saved as grades.csv"
    window.job.saved.emit("grades.csv", ["a.py has no row."])
    assert (window.note, window.headline) == ("a.py has no row.", headline)
    assert label.accessibleDescription() == "Saved as grades.csv\na.py has no row."
    assert "Saved as grades.csv" in label.toolTip()
    window.job.saved.emit("x.csv", ["One.", "Two."])
    assert window.note == "One."
    assert window.report.toPlainText() == "Saved as x.csv\n\nOne.\n\nTwo."
    assert "Two." in label.toolTip()
    assert label.accessibleDescription() == "Saved as x.csv\nOne.\nTwo."
    window.page.grade([Path("b.py")])
    assert (window.note, label.toolTip()) == ("Looking for files…", "")
    assert label.accessibleDescription() == ""
    assert window.headline == ["Choose a file in the table to read its report."]
