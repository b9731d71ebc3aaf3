"""The grading window's job: finding, grading and exporting on its own threads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.programs.files import GOOD, write
from tests.gui.students import reports
from tests.gui.students.silent_job import FORMAT
from tttmc_app.core import TttmcError
from tttmc_app.grading import (
    GradingReport,
    Journal,
)
from tttmc_app.grading.reports import entries_of
from tttmc_app.grading.reports.gradebook import MOODLE
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student
from tttmc_app.gui.students.grading_job import Export, GradingJob, GradingProgress, GradingSettings

BAD = "def mc_move(:\n"
SETTINGS = GradingSettings()


class Told:
    """A job and what it has told."""

    def __init__(self) -> None:
        self.job = GradingJob()
        self.told: list[tuple[Any, ...]] = []
        for name in ("found", "progressed", "finished", "saved", "columns_read", "failed"):
            self._keep(name)

    def _keep(self, name: str) -> None:
        def keep(*values: Any) -> None:
            self.told.append((name, *values))

        getattr(self.job, name).connect(keep)


@pytest.fixture
def one(qtbot: QtBot) -> Iterator[Told]:
    """Return a job that is shut down at the end."""
    told = Told()
    yield told
    assert told.job.shutdown()


def until(qtbot: QtBot, one: Told, name: str) -> tuple[Any, ...]:
    """Wait for the first signal other than progress, and return its values."""
    qtbot.waitUntil(lambda: any(found[0] != "progressed" for found in one.told))
    found = next(found for found in one.told if found[0] != "progressed")
    one.told.clear()
    assert found[0] == name
    return found[1:]


def test_files_are_found_and_graded(
    one: Told, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New files are counted, then approved; unreadable ones are graded with their error."""
    job, folder = one.job, tmp_path / "class"
    folder.mkdir()
    files = [write(folder, BAD, name) for name in ("a.py", "c.py")]
    write(folder, f"{BAD}# other\n", "c.py")
    (folder / "b.py").write_bytes(b"\0\1")
    STUDENT_FILES.add(read_student(files[0]))
    job.find((tmp_path / "none",), SETTINGS)
    assert job.is_busy
    assert "none" in until(qtbot, one, "failed")[0]
    job.find((folder,), SETTINGS)
    found, new = until(qtbot, one, "found")
    assert (found.submissions, found.graded, new, job.is_busy) == (3, [], 1, False)
    assert read_student(files[1]).digest not in STUDENT_FILES.digests()
    job.grade(SETTINGS)
    progress: GradingProgress = until(qtbot, one, "finished")[0]
    assert [entry.label for entry in progress.entries] == ["a.py", "b.py", "c.py"]
    assert (progress.done, progress.unsaved) == (frozenset(range(3)), "")
    assert all(each.report.error or each.report.not_graded for each in progress.entries)
    assert read_student(files[1]).digest in STUDENT_FILES.digests()
    for error, reason in (
        (OSError(28, "No space left"), "No space left"),
        (TttmcError("{file} is locked", file="x"), "x is locked"),
    ):

        def fail(*arguments: object, failure: Exception = error, **options: object) -> None:
            raise failure

        monkeypatch.setattr(Journal, "of", fail)
        job.grade(SETTINGS)
        assert until(qtbot, one, "finished")[0].unsaved == reason
    job.find((files[0],), SETTINGS)
    found, new = until(qtbot, one, "found")
    assert (found.submissions, new) == (1, 0)
    job.find((folder,), SETTINGS)
    job.cancel()
    qtbot.wait(50)
    assert (one.told, job.is_busy) == ([], False)


def test_grades_are_exported(one: Told, qtbot: QtBot, tmp_path: Path) -> None:
    """An export may leave out names or find copies; a sheet's columns and a source can be read."""
    job, target = one.job, tmp_path / "grades.json"
    text = (
        f"{GOOD}\n\ndef more(board, scores):\n    return [s + 1 for row in scores for s in row]\n"
    )
    paths = [write(tmp_path, text, f"{name}.py") for name in ("anna", "bert")]
    found: list[GradingReport] = [
        replace(reports.flawless(), file=path, source=text) for path in paths
    ]
    export = Export(FORMAT["json"], target, tuple(entries_of(found)))
    for anonymous in (False, True):
        for copies in (False, True):
            job.export(replace(export, is_anonymous=anonymous, finds_copies=copies))
            assert until(qtbot, one, "saved") == ("grades.json", [])
            grades = json.loads(target.read_text("utf-8"))
            assert len(grades) == 2
            assert ("anna" in json.dumps(grades)) is not anonymous
            assert any(grade.get("similar") for grade in grades) is copies
    sheet = tmp_path / "sheet.csv"
    sheet.write_text("Identifier,Full name,Grade,Maximum Grade\nParticipant 1,A,,100.00\n")
    job.read_columns(FORMAT["moodle"], MOODLE, sheet)
    assert until(qtbot, one, "columns_read") == (FORMAT["moodle"], sheet, ["Grade"])
    filled = tmp_path / "filled.csv"
    moodle = replace(export, format=FORMAT["moodle"], target=filled, sheet=sheet, column="Grade")
    job.export(replace(moodle, is_anonymous=True))
    name, notes = until(qtbot, one, "saved")
    assert name == "filled.csv"
    assert any("anna" in note for note in notes), "a sheet needs the names"
    use_language("de")
    job.export(moodle)
    name, translated = until(qtbot, one, "saved")
    use_language("en")
    assert len(translated) == len(notes)
    assert {*translated} != {*notes}
    job.export(replace(export, target=tmp_path / "none" / "x.json"))
    assert "can't be written" in until(qtbot, one, "failed")[0]
