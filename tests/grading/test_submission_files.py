"""Which files are graded, and which belong to them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
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


def names(folder: Path, files: Mapping[str, str]) -> dict[str, list[str]]:
    """Write files; return those to grade, each with its helpers, by their paths in the folder."""
    for name, text in files.items():
        submit((folder / name).parent, text, Path(name).name)
    return {
        found.main.relative_to(folder).as_posix(): [
            helper.relative_to(folder).as_posix() for helper in found.helpers
        ]
        for found in find_submissions([folder])
    }


CLASSES = """
ada/player.py = MAIN → ada/scoring.py ada/deeper.py
ada/scoring.py = import deeper;HELPER
ada/deeper.py = X = 1
bob/scoring.py = SOLVES →

ada/main.py = from .one.deep import x;import os.four, two.unused as t, three;MAIN → ada/one.py \
ada/scoring.py ada/three.py ada/two.py
ada/one.py = HELPER
ada/scoring.py = HELPER
ada/three.py = HELPER
ada/two.py = HELPER
ada/unused.py = import main, one →
ada/four.py = # import unused;'import unused' →

ada.py = import bob, tools;SOLVES → tools.py
bob.py = SOLVES →
cyd.py = from bob import *;import eve, ada_scores;SOLVES →
eve.py = SCORES →
tools.py = X = 1
cyd_scores.py = SCORES →
fay.py = import cyd_scores →
dan.py = import dan_scores;SOLVES → dan_scores.py
dan_scores.py = SCORES

doe_LATE_12_901_player-2.py = MAIN → doe_LATE_12_902_scoring-1.py doe_LATE_12_903_notes.py
doe_LATE_12_902_scoring-1.py = HELPER
doe_LATE_12_903_notes.py = print(
roe_13_904_player.py = MAIN → roe_13_905_scoring.py
roe_13_905_scoring.py = HELPER

doe_1_7_scoring.py = HELPER
doe_1_8_notes.py = HELPER
doe_1_8_first.py = MAIN → doe_1_7_scoring.py doe_1_8_notes.py
doe_1_9_second.py = MAIN → doe_1_7_scoring.py doe_1_8_notes.py
roe_2_3_a.py = MAIN →

Jane_77_assignsubmission_file_/player.py = MAIN → Jane_77_assignsubmission_file_/parts/scoring.py
Jane_77_assignsubmission_file_/parts/scoring.py = HELPER
Roe_78_assignsubmission_file_a.py = X = 1 →

a.py = def mc_move(board): pass →
b.py = mc_move = lambda board: 1 →
c.py = mc_move=f →
g.py = def ᵐc_mᵒve(board): pass →
h.py = ''';def mc_move(board): pass;''' →
d.py = x = 1;    mc_move = 2
e.py = my_mc_move = 1
f.py = print(mc_move)
z.py = import a, b, c, d, e, f;SOLVES → d.py e.py f.py

ada/large.py = LARGE;import small;SOLVES →
ada/small.py = X = 1 →
"""
"""The files of some classes, each with its text; an arrow says that it is graded, with its helpers.

In a student's folder, and among files with the student's number from Canvas or Moodle, any file
without a solution of its own that another imports is a helper. In a folder of many students, a file
with some of the task's functions is graded though a neighbour imports it, unless their names agree.
"""
TEXTS = {"LARGE": "#" * (MAX_BYTES + 1), "MAIN": MAIN, "HELPER": HELPER, "SOLVES": CORRECT}


@pytest.mark.parametrize("block", CLASSES.split("\n\n"), ids=lambda block: block.split()[0])
def test_which_files_are_helpers(tmp_path: Path, block: str) -> None:
    """A helper isn't graded; what can't be read defines and imports nothing."""
    files, expected = dict[str, str](), dict[str, list[str]]()
    for line in block.strip().splitlines():
        name, _, text = line.partition(" = ")
        text, is_graded, helpers = text.partition("→")
        for word, value in {**TEXTS, "SCORES": SCORES, ";": "\n"}.items():
            text = text.replace(word, value)
        files[name] = text
        expected |= {name: helpers.split()} if is_graded else {}
    assert names(tmp_path, files) == expected


def test_a_downloaded_file_finds_its_helper(tmp_path: Path) -> None:
    """Though the platform has changed both names."""
    names(tmp_path, {"doe_LATE_1_2_player-2.py": MAIN, "doe_LATE_1_3_scoring-1.py": HELPER})
    (report,) = graded(submissions([tmp_path]))
    assert report.points == 100


def test_which_files_of_a_folder_are_graded(tmp_path: Path) -> None:
    """Copies of the course's modules, test suites and hidden files aren't."""
    left_out = """poc_ttt_provided.py simplegui.py simpleguitk.py codeskulptor3.py player_suite.py
        .hidden.py .git/x.py a/__pycache__/x.py a/.venv/x.py player.txt doe_1_2_poc_ttt_gui.py"""
    kept = ["SimpleGUICS2Pygame.py", "doe_1_2_player.py", "my_poc_ttt.py", "poc_.py", "suite.py"]
    found = names(tmp_path, dict.fromkeys([*left_out.split(), *kept], CORRECT))
    assert list(found) == kept
    for path in (tmp_path / name for name in left_out.split()):
        assert submissions([path]) == [path], "by its own name any file is"


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
        assert list(names(tmp_path, {"player.py": CORRECT})) == ["player.py"]


def test_a_path_named_twice_is_graded_once(tmp_path: Path) -> None:
    """The order is that of the paths named, and then of the names in each folder."""
    files = ("a/y.py", "a/z.py", "b/x.py")
    assert list(names(tmp_path, dict.fromkeys(files, CORRECT))) == [*files]
    y, z, x = (tmp_path / name for name in files)
    assert submissions([z, tmp_path, y]) == [z, y, x]


def test_the_main_file_of_one_student(tmp_path: Path) -> None:
    """It is the first with mc_move, or simply the first; all others belong to it, at any depth."""
    solution = f"import settings\n{CORRECT}"
    for files, text, main in (
        (("b.py", "a.py"), "x = 1\n", "a.py"),
        (("deep/d.py", "deep/c.py"), solution, "deep/c.py"),
        (("deep/e/settings.py",), "x = 1\n", "deep/c.py"),
    ):
        names(tmp_path, dict.fromkeys(files, text))
        found = submission_of_one(tmp_path)
        assert found.main == tmp_path / main
        assert {*found.helpers} == {*tmp_path.rglob("*.py")} - {found.main}


def linked(link: Path, target: Path | str) -> Path:
    """Make a link and return it."""
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(target)
    return link


LINKS = {
    "ada/player.py": "../bob/player.py",
    "cyd": "bob",
    "dan/player.py": "OUTSIDE/solution.py",
    "eve": "OUTSIDE",
    "fay/player.py": "player.py",
    "gus/player.py": "gone.py",
    "hal": ".",
    "ivy/player.py": "/dev/zero",
    "jan": "gone",
}
"""Links in a class, and where they lead."""


def a_class_with_links(folder: Path) -> Path:
    """Make a class with one solution and many links, and return its folder."""
    outside = submit(folder / "outside", CORRECT, "solution.py")
    group = folder / "class"
    submit(group / "bob", CORRECT)
    for name, target in LINKS.items():
        linked(group / name, target.replace("OUTSIDE", str(outside.parent)))
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
    outside = str(tmp_path / "outside")
    files = {name: target.replace("OUTSIDE", outside) for name, target in LINKS.items()}
    files["bob/player.py"] = "100"
    assert found_by([group]) == files
    assert found_by(sorted(group.iterdir())) == files, "a pattern such as class/* names them all"
    named = found_by([group / name / "player.py" for name in ("ada", "bob", "cyd", "dan", "eve")])
    known = ("ada/player.py", "bob/player.py", "cyd", "dan/player.py", "eve")
    assert named == {name: files[name] for name in known}, "such as class/*/player.py"


@needs_links
def test_the_teachers_own_link_to_a_class_is_followed(tmp_path: Path) -> None:
    """It is a link that leads to everything named; a file that is a link is never graded."""
    group = a_class_with_links(tmp_path)
    link = linked(tmp_path / "term", group)
    assert found_by([link]) == found_by([group])
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
