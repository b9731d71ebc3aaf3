"""Which files are graded, and which belong to them."""

from __future__ import annotations

from pathlib import Path

from tests.grading.grading import graded
from tests.grading.submissions import BEST, CORRECT, SCORES, submit
from tttmc_app.grading import find_submissions, submissions
from tttmc_app.grading.submission_files import submission_of_one

PARTS = "import random\nimport poc_ttt_provided as provided\nSCORE_CURRENT = SCORE_OTHER = 1\n"
HELPER = f"{PARTS}\n\n{SCORES}\n\n{BEST}"
MAIN = CORRECT.replace(SCORES, "").replace(BEST, "from scoring import *\n")


def names(folder: Path) -> dict[str, list[str]]:
    """Return the files to grade, each with its helpers, by their paths in the folder."""
    return {
        found.main.relative_to(folder).as_posix(): [
            helper.relative_to(folder).as_posix() for helper in found.helpers
        ]
        for found in find_submissions([folder])
    }


def test_helpers_in_a_students_folder_are_not_graded(tmp_path: Path) -> None:
    """A file that the main one imports, even through another, belongs to it."""
    submit(tmp_path / "ada", MAIN, "player.py")
    submit(tmp_path / "ada", "import deeper\n" + HELPER, "scoring.py")
    submit(tmp_path / "ada", "X = 1\n", "deeper.py")
    submit(tmp_path / "bob", CORRECT, "scoring.py")
    assert names(tmp_path) == {
        "ada/player.py": ["ada/scoring.py", "ada/deeper.py"],
        "bob/scoring.py": [],
    }


def test_a_neighbours_file_is_graded_though_somebody_imports_it(tmp_path: Path) -> None:
    """In a folder of many students, only helpers without the task's functions are left out."""
    submit(tmp_path, "import bob, tools\n" + CORRECT, "ada.py")
    submit(tmp_path, CORRECT, "bob.py")
    submit(tmp_path, "from bob import *\nimport eve, ada_scores\n" + CORRECT, "cyd.py")
    submit(tmp_path, SCORES, "eve.py")
    submit(tmp_path, "X = 1\n", "tools.py")
    submit(tmp_path, SCORES, "cyd_scores.py")
    submit(tmp_path, "import cyd_scores\n", "fay.py")
    assert set(names(tmp_path)) == {
        "ada.py",
        "bob.py",
        "cyd.py",
        "eve.py",
        "fay.py",
        "cyd_scores.py",
    }


def test_files_of_one_student_on_canvas_belong_together(tmp_path: Path) -> None:
    """The number before a file's name says whose it is; the main file finds its helper."""
    main = submit(tmp_path, MAIN, "doejane_LATE_12_901_player-2.py")
    helper = submit(tmp_path, HELPER, "doejane_LATE_12_902_scoring-1.py")
    submit(tmp_path, "print(", "doejane_LATE_12_903_notes.py")
    submit(tmp_path, MAIN, "roe_13_904_player.py")
    submit(tmp_path, HELPER.replace("== player", "!= player"), "roe_13_905_scoring.py")
    assert names(tmp_path) == {
        main.name: [helper.name, "doejane_LATE_12_903_notes.py"],
        "roe_13_904_player.py": ["roe_13_905_scoring.py"],
    }
    good, bad = graded(submissions([tmp_path]))
    assert good.points == 100
    assert bad.points is not None
    assert bad.points < 100


def test_moodle_has_a_folder_for_each_student(tmp_path: Path) -> None:
    """All files below the folder are the student's."""
    folder = tmp_path / "Jane Doe_77_assignsubmission_file_"
    submit(folder, MAIN, "player.py")
    submit(folder / "parts", HELPER, "scoring.py")
    submit(tmp_path, "x = 1\n", "Roe_78_assignsubmission_file_a.py")
    assert list(names(tmp_path)) == [
        "Jane Doe_77_assignsubmission_file_/player.py",
        "Roe_78_assignsubmission_file_a.py",
    ]


def test_one_students_folder_has_one_submission(tmp_path: Path) -> None:
    """The file that defines mc_move is the main one, whatever its name."""
    submit(tmp_path, "import player\n", "a_test_of_mine.py")
    submit(tmp_path, CORRECT, "player.py")
    found = submission_of_one(tmp_path)
    assert (found.main.name, [path.name for path in found.helpers]) == (
        "player.py",
        ["a_test_of_mine.py"],
    )
