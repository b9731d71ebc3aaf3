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


def test_folders_of_moodle_name_the_owner_too() -> None:
    """The file keeps its own name in a student's folder, at any depth."""
    path = Path("all", "Jane Doe_1234_assignsubmission_file_", "deep", "a_1_2_b.py")
    assert owner_of(path) == Owner(Platform.MOODLE, "Jane Doe", "1234")
    assert original_name(path) == "a_1_2_b.py"
    inner = path.parent / "Bob_5_assignsubmission_file" / "y.py"
    assert owner_of(inner) == Owner(Platform.MOODLE, "Bob", "5")  # whose folder is the nearest
    bare = Path("A_B_9_assignsubmission_onlinetext")
    assert (owner_of(bare), original_name(bare)) == (Owner(Platform.MOODLE, "A_B", "9"), bare.name)
    late = Path("anon_Zz9_LATE_12_x-2.py")
    assert owner_of(late) == Owner(Platform.CANVAS, "anon_Zz9", "")
    assert original_name(late) == "x.py"
    assert original_name(Path("roe_LATE_1_2_c-10.py")) == "c.py"
    assert original_name(Path("plain-10.py")) == "plain-10.py"
    assert [platform.value for platform in Platform] == ["Canvas", "Moodle"]


def test_a_classmates_module_is_no_sibling(tmp_path: Path) -> None:
    """Only the student's own file is found under a module's name; packages are folders."""
    main = submit(tmp_path, "", "doe_12_34_a.py")
    submit(tmp_path, "", "roe_13_36_b.py")
    assert sibling(main, "b") is None
    own = submit(tmp_path, "", "doe_12_35_b-2.py")
    assert sibling(main, "b") == own
    (tmp_path / "p").mkdir()
    inner = submit(tmp_path / "p", "", "q.py")
    assert (sibling(main, "p.q"), sibling(main, "p")) == (inner, None)
    submit(tmp_path, "", "doe_12_36_p.q.py")
    assert sibling(main, "p.q") == inner  # what has a dot isn't the name of a file
    (tmp_path / "folder.py").mkdir()
    assert sibling(main, "folder") is None
    unowned = submit(tmp_path, "", "plain.py")
    assert sibling(unowned, "b") is None
    assert sibling(unowned, "plain") == unowned
