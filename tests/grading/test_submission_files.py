"""Which files are graded, and which belong to them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.grading.grading import graded
from tests.grading.submissions import BEST, CORRECT, SCORES, submit
from tests.refusals import carried_by, refused
from tests.rights import public_folder, unprivileged
from tttmc_app.core import Text
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.source import MAX_BYTES
from tttmc_app.grading import GradingReport, find_submissions, submissions
from tttmc_app.grading.reports import entries_of
from tttmc_app.grading.submission_files import submission_of_one

needs_links = pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
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
    submit(tmp_path, "import dan_scores\n" + CORRECT, "dan.py")
    submit(tmp_path, SCORES, "dan_scores.py")
    assert names(tmp_path) == {
        "ada.py": ["tools.py"],
        "bob.py": [],
        "cyd.py": [],
        "cyd_scores.py": [],
        "dan.py": ["dan_scores.py"],
        "eve.py": [],
        "fay.py": [],
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


def test_a_student_may_hand_in_several_solutions(tmp_path: Path) -> None:
    """Each is graded with all of the student's other files, in the order of the names."""
    for name in ("roe_2_3_a.py", "doe_1_9_second.py", "doe_1_8_first.py"):
        submit(tmp_path, MAIN, name)
    helpers = ["doe_1_7_scoring.py", "doe_1_8_notes.py"]
    for name in helpers:
        submit(tmp_path, HELPER, name)
    assert list(names(tmp_path).items()) == [
        ("doe_1_8_first.py", helpers),
        ("doe_1_9_second.py", helpers),
        ("roe_2_3_a.py", []),
    ]


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


def test_what_makes_a_file_a_helper(tmp_path: Path) -> None:
    """In a student's folder: any import of a module that isn't itself the task's solution."""
    folder = tmp_path / "ada"
    text = "from .one.deep import x\nimport os.four, two.unused as t, three\n"
    submit(folder, text + MAIN, "main.py")
    for name in ("one", "two", "three", "scoring"):
        submit(folder, HELPER, f"{name}.py")
    submit(folder, "import main, one\n", "unused.py")
    submit(folder, "# import unused\n'import unused'\n", "four.py")
    assert names(tmp_path) == {
        "ada/four.py": [],
        "ada/main.py": ["ada/one.py", "ada/scoring.py", "ada/three.py", "ada/two.py"],
        "ada/unused.py": [],
    }


def test_a_solution_may_define_its_functions_in_several_ways(tmp_path: Path) -> None:
    """A function, or a name that is assigned; a name inside a function or a longer one is none."""
    texts = {
        "a": "def mc_move(board): pass\n",
        "b": "mc_move = lambda board: 1\n",
        "c": "mc_move=f\n",
        "d": "x = 1\n    mc_move = 2\n",
        "e": "my_mc_move = 1\n",
        "f": "print(mc_move)\n",
    }
    for name, text in texts.items():
        submit(tmp_path, text, f"{name}.py")
    # Among several solutions in one folder, a file without the functions is a helper if imported.
    submit(tmp_path, "import a, b, c, d, e, f\n" + CORRECT, "z.py")
    found = names(tmp_path)
    assert set(found) == {"a.py", "b.py", "c.py", "z.py"}
    assert found["z.py"] == ["d.py", "e.py", "f.py"]


@pytest.mark.parametrize(
    ("name", "is_graded"),
    [
        ("poc_ttt_provided.py", False),
        ("poc_.py", True),
        ("simplegui.py", False),
        ("SimpleGUICS2Pygame.py", True),
        ("simpleguitk.py", False),
        ("codeskulptor3.py", False),
        ("player_suite.py", False),
        ("suite.py", True),
        (".hidden.py", False),
        (".git/x.py", False),
        ("a/__pycache__/x.py", False),
        ("a/.venv/x.py", False),
        ("my_poc_ttt.py", True),
        ("player.txt", False),
        ("doe_1_2_poc_ttt_gui.py", False),
        ("doe_1_2_player.py", True),
    ],
)
def test_which_files_of_a_folder_are_graded(tmp_path: Path, name: str, is_graded: bool) -> None:
    """Copies of the course's modules, test suites and hidden files aren't."""
    submit(tmp_path, CORRECT, "other.py")
    path = tmp_path / name
    submit(path.parent, CORRECT, path.name)
    assert (name in names(tmp_path)) is is_graded
    if not is_graded:
        assert submissions([path]) == [path]  # by its own name any file is


def test_paths_that_cant_be_graded(tmp_path: Path) -> None:
    """A missing path, one that is no regular file, and folders without Python files are named."""
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with refused(path=tmp_path / "missing.py"):
        submissions([tmp_path / "missing.py"])
    with refused(paths=f"{one}, {two}"):
        submissions([one, two])
    with refused(paths=one):
        submission_of_one(one)
    if hasattr(os, "mkfifo"):
        pipe = tmp_path / "pipe.py"
        os.mkfifo(pipe)
        with refused(path=pipe):
            submissions([pipe])
        submit(tmp_path, CORRECT)
        assert submissions([tmp_path]) == [tmp_path / "player.py"]


def test_a_path_named_twice_is_graded_once(tmp_path: Path) -> None:
    """The order is that of the paths named, and then of the names in each folder."""
    for name in ("b/x.py", "a/y.py", "a/z.py"):
        submit((tmp_path / name).parent, CORRECT, Path(name).name)
    y, z, x = tmp_path / "a" / "y.py", tmp_path / "a" / "z.py", tmp_path / "b" / "x.py"
    assert submissions([z, tmp_path, y]) == [z, y, x]


def test_the_main_file_of_one_student(tmp_path: Path) -> None:
    """It is the first with mc_move, or simply the first; all others belong to it, at any depth."""
    for names_, main in (
        (("b.py", "a.py"), "a.py"),
        (("deep/d.py", "deep/c.py"), "deep/c.py"),
        (("deep/e/settings.py",), "deep/c.py"),
    ):
        for name in names_:
            text = f"import settings\n{CORRECT}" if name[-4:] in ("d.py", "c.py") else "x = 1\n"
            submit((tmp_path / name).parent, text, Path(name).name)
        found = submission_of_one(tmp_path)
        assert found.main == tmp_path / main
        assert {*found.helpers} == {*tmp_path.rglob("*.py")} - {found.main}


def test_files_that_cant_be_read_are_submissions_of_their_own(tmp_path: Path) -> None:
    """A file that is too large defines and imports nothing, and its report will say why."""
    large = submit(tmp_path / "ada", CORRECT, "large.py")
    large.write_bytes(b"#" * (MAX_BYTES + 1) + b"\nimport small\n" + CORRECT.encode())
    submit(tmp_path / "ada", "x = 1\n", "small.py")
    assert names(tmp_path) == {"ada/large.py": [], "ada/small.py": []}


def linked(link: Path, target: Path | str) -> Path:
    """Make a link and return it."""
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(target)
    return link


def a_class_with_links(folder: Path) -> Path:
    """Make a class with one solution and many links, and return its folder."""
    outside = submit(folder / "outside", CORRECT, "solution.py")
    group = folder / "class"
    submit(group / "bob", CORRECT)
    linked(group / "ada" / "player.py", "../bob/player.py")
    linked(group / "cyd", "bob")
    linked(group / "dan" / "player.py", outside)
    linked(group / "eve", outside.parent)
    linked(group / "fay" / "player.py", "player.py")
    linked(group / "gus" / "player.py", "gone.py")
    linked(group / "hal", ".")
    linked(group / "ivy" / "player.py", "/dev/zero")
    linked(group / "jan", "gone")
    linked(group / "bob" / "README.md", outside)  # it isn't graded under any name
    return group


def found_by(paths: Sequence[Path]) -> dict[str, str]:
    """Return the points of all files, or where they lead as links, by their names in reports."""
    entries = entries_of(graded(submissions(paths)))
    return {each.label: told(each.report) for each in entries}


def told(report: GradingReport) -> str:
    """Return a report's points, or where a link leads."""
    error = report.error
    return carried_by(error).get("target", "") if isinstance(error, Text) else str(report.points)


@needs_links
def test_no_link_in_a_class_is_followed(tmp_path: Path) -> None:
    """Links to neighbours, out of the class, in circles and to nothing get a row of their own."""
    group = a_class_with_links(tmp_path)
    outside = tmp_path / "outside"
    files = {
        "ada/player.py": "../bob/player.py",
        "bob/player.py": "100",
        "cyd": "bob",
        "dan/player.py": str(outside / "solution.py"),
        "eve": str(outside),
        "fay/player.py": "player.py",
        "gus/player.py": "gone.py",
        "hal": ".",
        "ivy/player.py": "/dev/zero",
        "jan": "gone",
    }
    assert found_by([group]) == files
    assert found_by(sorted(group.iterdir())) == files, "a pattern such as class/* names them all"
    named = found_by([group / name / "player.py" for name in ("ada", "bob", "cyd", "dan", "eve")])
    assert named == {name: files[name] for name in [*files][:5]}, "such as class/*/player.py"


@needs_links
def test_the_teachers_own_link_to_a_class_is_followed(tmp_path: Path) -> None:
    """It is a link that leads to everything named; a file that is a link is never graded."""
    group = a_class_with_links(tmp_path)
    link = linked(tmp_path / "term", group)
    assert found_by([link]) == found_by([group])
    pattern = [link / "ada" / "player.py", link / "bob" / "player.py"]
    assert [*found_by(pattern).values()] == ["../bob/player.py", "100"]
    assert found_by([link / "ada" / "player.py"]) == {"player.py": "../bob/player.py"}


@needs_links
def test_no_report_quotes_what_a_link_leads_to(tmp_path: Path) -> None:
    """A private file that is no Python would be quoted as an error, and as the source."""
    (tmp_path / "private").write_text("root:secret\n", encoding="utf-8")
    link = linked(tmp_path / "ada" / "player.py", "../private")
    (entry,) = entries_of(graded([link]))
    assert "secret" not in str(entry)
    assert entry.report.style == ()


@needs_links
def test_links_that_may_not_be_followed(tmp_path: Path) -> None:
    """A link into a folder that may not be entered is named like any other, and stops nothing."""
    with public_folder() as folder:
        locked = folder / "locked"
        submit(locked, "secret = 1\n")
        locked.chmod(0)
        group = folder / "class"
        main = submit(group / "ada", "import parts.player\n" + CORRECT)
        links = [linked(group / "ada" / "parts", locked)]
        links.append(linked(group / "dan" / "player.py", locked / "player.py"))
        links.append(linked(group / "eve", locked))
        with unprivileged():
            assert submissions([group]) == sorted([main, *links])
            assert [told(report) for report in graded(links)] == [
                *map(str, (locked, locked / "player.py", locked)),
            ]
            files = OwnFiles.read(main)
            (report,) = graded(submissions([locked / "player.py"]))
        locked.chmod(0o700)
    assert files.modules == {}
    assert "permission" in str(report.error)


@needs_links
def test_a_link_isnt_the_main_file_of_a_student(tmp_path: Path) -> None:
    """A real file comes first; a helper that leads out of the folder is named in the report."""
    submit(tmp_path / "ada", "import tools\n" + CORRECT)
    linked(tmp_path / "ada" / "a.py", "player.py")
    linked(tmp_path / "ada" / "tools.py", "../tools.py")
    submit(tmp_path, "x = 1\n", "tools.py")
    main = submission_of_one(tmp_path / "ada").main
    assert main.name == "player.py"
    (report,) = graded([main])
    assert "No module named 'tools'" in str(report.error)
    ((_, remark),) = report.remarks
    assert "../tools.py" in str(remark)
