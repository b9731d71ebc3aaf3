"""The names of files downloaded from learning platforms."""

from __future__ import annotations

from pathlib import Path

from tests.grading.submissions import submit
from tttmc_app.course.downloads import Owner, Platform, original_name, owner_of, sibling


def test_names_of_downloads_are_understood() -> None:
    """The student's number and the file's own name are found in the platform's file name."""
    for name, owner, file in (
        ("doe_12_34_a.py", Owner(Platform.CANVAS, "doe", "12"), "a.py"),
        ("李雷_late_12_34_a_5_6_b-3.py", Owner(Platform.CANVAS, "李雷", "12"), "a_5_6_b.py"),
        ("anon_a1B2_34_x.py", Owner(Platform.CANVAS, "anon_a1B2", ""), "x.py"),
        (
            "A B_9_assignsubmission_file/x_1_2_y.py",
            Owner(Platform.MOODLE, "A B", "9"),
            "x_1_2_y.py",
        ),
        ("user40_3.py", None, "user40_3.py"),
        ("tic_tac_toe_2.py", None, "tic_tac_toe_2.py"),
    ):
        assert owner_of(Path(name)) == owner
        assert original_name(Path(name)) == file


def test_a_sibling_is_the_students_own(tmp_path: Path) -> None:
    """A module is looked for among the student's files before others."""
    main = submit(tmp_path, "", "doe_12_34_a.py")
    own = submit(tmp_path, "", "doe_12_35_b.py")
    submit(tmp_path, "", "roe_13_36_c.py")
    plain = submit(tmp_path, "", "c.py")
    assert sibling(main, "b") == own
    assert sibling(main, "c") == plain
    assert sibling(main, "d") is None
