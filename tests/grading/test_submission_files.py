"""Which files are graded, which belong to them, and what becomes of every other path."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from tests.grading.grading import graded, handed_in_at
from tests.grading.submissions import (
    BEST,
    CORRECT,
    CORRECT_PYTHON_2,
    HEAD,
    MOVE,
    SCORES,
    TRIAL,
    submit,
)
from tests.refusals import carried_by, refused
from tests.rights import posix, public_folder, unprivileged
from tttmc_app.core import Text
from tttmc_app.course.source import MAX_BYTES
from tttmc_app.grading import GradingReport, find_submissions, only_best
from tttmc_app.grading.reports import entries_of
from tttmc_app.grading.submission_files import submission_of_one

PARTS = "import random\nimport poc_ttt_provided as provided\nSCORE_CURRENT = SCORE_OTHER = 1\n"
HELPER = f"{PARTS}\n\n{SCORES}\n\n{BEST}"
MAIN = CORRECT.replace(SCORES, "").replace(BEST, "from scoring import *\n")
TEXTS = {
    "LARGE": "#" * (MAX_BYTES + 1),
    "MAIN": MAIN,
    "HELPER": HELPER,
    "SOLVES": CORRECT,
    "SCORES": SCORES,
    "MOVE": MOVE,
    "TRIAL": TRIAL,
    "PYTHON2": CORRECT_PYTHON_2,
    ";": "\n",
}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return a zip archive with these files."""
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return written.getvalue()


def notebook(text: str, *others: dict[str, object]) -> bytes:
    """Return a notebook with a cell for each function, after others."""
    cells = [{"cell_type": "code", "source": part.splitlines(True)} for part in text.split("\n\n")]
    return json.dumps({"cells": [*others, *cells]}).encode()


def put(folder: Path, files: Mapping[str, str]) -> None:
    """Write files; what is inside archives, such as in a.zip/b.py, is written there."""
    archives = dict[Path, dict[str, bytes]]()
    for name, text in files.items():
        outer, end, inner = name.partition(".zip/")
        path = folder / f"{outer}{end.strip('/')}"
        content = notebook(text) if name.endswith(".ipynb") else text.encode()
        if end:
            archives.setdefault(path, {})[inner] = content
            content = zipped(archives[path])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


CLASSES = """
ada/player.py = MAIN → graded
ada/scoring.py = import deeper;HELPER → helper player.py
ada/deeper.py = X = 1 → helper player.py
bob/scoring.py = SOLVES → graded

ada/main.py = from .one.deep import x;import os.four, two.unused as t, three;MAIN → graded
ada/one.py = HELPER → helper main.py
ada/scoring.py = HELPER → helper main.py
ada/three.py = HELPER → helper main.py
ada/two.py = HELPER → helper main.py
ada/unused.py = import main, one → not main.py
ada/four.py = # import unused;'import unused' → not main.py

ada.py = import bob, tools;SOLVES → graded
bob.py = SOLVES → graded
cyd.py = from bob import *;import eve, ada_scores;SOLVES → graded
eve.py = SCORES → graded
tools.py = X = 1 → helper ada.py
cyd_scores.py = SCORES → graded
fay.py = import cyd_scores → graded
dan.py = import dan_scores;SOLVES → graded
dan_scores.py = SCORES → helper dan.py

doe_LATE_12_901_player-2.py = MAIN → graded
doe_LATE_12_902_scoring-1.py = HELPER → helper doe_LATE_12_901_player-2.py
doe_LATE_12_903_notes.py = print( → not player.py
roe_13_904_player.py = SOLVES → another roe_13_906_player-1.py
roe_13_906_player-1.py = SOLVES → graded
roe_13_905_unfinished.py = MOVE → another roe_13_906_player-1.py

Jane_77_assignsubmission_file_/player.py = import parts.scoring;SOLVES → graded
Jane_77_assignsubmission_file_/parts/scoring.py = from . import one;HELPER → helper player.py
Jane_77_assignsubmission_file_/parts/one.py = X = 1 → helper player.py
Jane_77_assignsubmission_file_/report.docx = x → it is a Word document
Roe_78_assignsubmission_file_a.py = X = 1 → graded
Poe_79_assignsubmission_file_/a.docx = x → not graded: it is a Word document
Moe_80_assignsubmission_file_/README.md = x → not graded: it is not a Python file

x/submission_1/ttt.py = SOLVES → graded
x/submission_1/metadata.yml = x → it is not a Python file
x/submission_2/ttt.py = → not graded: it is empty
x/submission_2/.git/config = x → -

week-ada/ttt.py = SOLVES → graded
week-ada/tests/test_ttt.py = import ttt → tests
week-ada/poc_ttt_provided.py = class TTTBoard: pass → the course
week-bob/src/ttt.py = SOLVES → graded
week-bob/src/ttt_old.py = SOLVES → another ttt.py
week-bob/conftest.py = x = 1 → tests
week-cyd/draft/mine.py = SCORES → another mine.py
week-cyd/mine.py = SOLVES → graded
week-dan/player.PY = MAIN → graded
week-dan/scoring.PY = HELPER → helper player.PY

monday/ada.py = SOLVES → graded
monday/bob.py = MOVE → graded
tuesday/cyd.py = SOLVES → graded
tuesday/dan.py = SOLVES → graded
monday/eve/poc_mine.py = SOLVES → graded

class.zip/ada_1_10_t.zip/a/t.py = MAIN → graded
class.zip/ada_1_10_t.zip/a/scoring.py = HELPER → helper t.py
class.zip/ada_1_10_t.zip/__MACOSX/a/._t.py = x → -
class.zip/bob_2_11_t.ipynb = SOLVES → graded
class.zip/cyd_3_12_t.txt = SOLVES → graded
class.zip/dan_4_13_t.py.bak = SOLVES → graded

ttt.py = SOLVES → another ttt_v2.py
ttt_v2.py = SOLVES → graded
other.py = SOLVES → graded
other_final.py = TRIAL → another other.py
same.py = SOLVES → graded
same_new.py = PYTHON2 → graded
smith.docx = x → not graded: it is a Word document
jones.7z = x → not graded: it is an archive other than a zip
poc_ttt_gui.py = x = 1 → the course
picture.png = x → it is a picture
notes.txt = x → it is not a Python file
grades.csv = mc_move(1) → it is not a Python file
.hidden.py = SOLVES → hidden
empty.py = ;; → not graded: it is empty

a.py = def mc_move(board): pass → graded
b.py = mc_move = lambda board: 1 → graded
c.py = mc_move=f → graded
g.py = def ᵐc_mᵒve(board): pass → graded
h.py = ''';def mc_move(board): pass;''' → graded
d.py = x = 1;    mc_move = 2 → helper z.py
e.py = my_mc_move = 1 → helper z.py
f.py = print(mc_move) → helper z.py
z.py = import a, b, c, d, e, f;SOLVES → graded

ada/large.py = LARGE;import small;SOLVES → larger
ada/small.py = SOLVES → graded
"""
"""The files of some classes, each with its text and what becomes of it.

A file belongs to the student whom a platform names in its path, or to the student's folder. In a
folder of many students, each file is another student's, but for helpers and other versions.
"""


@pytest.mark.parametrize("block", CLASSES.split("\n\n"), ids=lambda block: block.split()[0])
def test_what_becomes_of_every_path(tmp_path: Path, block: str) -> None:
    """The rows say which files are graded, and why the others aren't."""
    texts, expected = dict[str, str](), dict[str, str]()
    for line in block.strip().splitlines():
        name, _, rest = line.partition(" = ")
        text, _, told = rest.rpartition("→")
        for word, value in TEXTS.items():
            text = text.replace(word, value)
        texts[name], expected[name] = text.strip(), told.strip()
    put(tmp_path, texts)
    rows = {row.path.relative_to(tmp_path).as_posix(): row for row in find_submissions([tmp_path])}
    for name, told in expected.items():
        if told == "-":  # skipped, with its folder
            assert {rows[path].is_submission for path in rows if name.startswith(path)} == {False}
            continue
        row = rows[name]
        assert bool(row.files) is (told == "graded"), name
        assert row.is_submission is told.startswith(("graded", "not graded")), name
        words = told.removeprefix("not graded:").split() if row.reason else ()
        assert [word for word in words if word not in str(row.reason)] == []


def test_a_downloaded_file_finds_its_helper(tmp_path: Path) -> None:
    """Though the platform has changed both names; alone, it still finds it on the disk."""
    main = f"from scoring import SCORE_OTHER\nX = 1 / 0\n{MAIN}"
    put(tmp_path, {"doe_LATE_1_2_player-2.py": main, "doe_LATE_1_3_scoring-1.py": HELPER})
    put(tmp_path, {"zoe_4_5_player.py": main})
    for path in (tmp_path, tmp_path / "doe_LATE_1_2_player-2.py"):
        report, *others = graded([path])
        assert "ZeroDivisionError" in str(report.error)
        errors = [str(each.error) for each in others]
        assert all("scoring" in each for each in errors), "a classmate doesn't find it"


def test_a_file_that_is_named_is_graded(tmp_path: Path) -> None:
    """Whatever its name is, but not as a part of another one that is named."""
    names = ".c.py a.py a_v2.py b.txt poc_ttt_gui.py test_a.py"
    put(tmp_path, dict.fromkeys(names.split(), CORRECT))
    paths = sorted(tmp_path.iterdir())
    put(tmp_path, {"d/player.py": MAIN, "d/scoring.py": HELPER})
    main, helper = (tmp_path / "d" / name for name in ("player.py", "scoring.py"))
    assert [each.path for each in handed_in_at([*paths, main, helper])] == [*paths, main]


def test_paths_that_cant_be_graded(tmp_path: Path) -> None:
    """A missing path, and folders without a submission, are told with what was found instead."""
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with refused(path=tmp_path / "missing.py"):
        find_submissions([tmp_path / "missing.py"])
    with refused(paths=f"{one}, {two}"):
        find_submissions([one, two])
    (one / "notes.md").touch()
    with refused(paths=one, file="notes.md"):
        submission_of_one(one)
    if hasattr(os, "mkfifo"):
        for name in ("pipe.py", "pipe.zip"):
            os.mkfifo(tmp_path / name)
            (row,) = find_submissions([tmp_path / name])
            assert (row.is_submission, row.files) == (True, None)


def test_a_path_named_twice_is_graded_once(tmp_path: Path) -> None:
    """The order is that of the paths named, and then of the names in each folder."""
    names = ("a/y.py", "c/z.py", "b/x.py")
    put(tmp_path, dict.fromkeys(names, CORRECT))
    y, z, x = (tmp_path / name for name in names)
    assert [each.path for each in handed_in_at([z, tmp_path, y])] == [z, y, x]


def test_the_main_file_of_one_student(tmp_path: Path) -> None:
    """It is the one with the most functions, at any depth; the newest of several."""
    for name, text, main in (
        ("b.py", "x = 1\n", "b.py"),
        ("deep/d.py", CORRECT, "deep/d.py"),
        ("deep/c.py", MOVE, "deep/d.py"),
        ("e.py", CORRECT, "e.py"),
    ):
        put(tmp_path, {name: text})
        os.utime(tmp_path / name, (10**9, 10**9 + (name == "e.py") * 60))
        assert submission_of_one(tmp_path).path == tmp_path / main


def test_the_best_of_several_versions_may_count(tmp_path: Path) -> None:
    """All are then graded, and the others name the best."""
    worse = CORRECT.replace("range(board.get_dim())", "range(1)", 1)
    put(tmp_path, {"a_1_2_a.py": CORRECT, "a_1_3_b.py": worse, "b_2_4_a.py": CORRECT})
    rows = find_submissions([tmp_path], all_versions=True)
    reports = [GradingReport(row.path, error="x" if n else "") for n, row in enumerate(rows)]
    told = [str(report.not_submission) for report in only_best(rows, reports)]
    assert [bool(text) for text in told] == [False, True, False]
    assert "a_1_2_a.py" in told[1]


def refused_archive(path: Path, content: bytes) -> dict[str, str]:
    """Return the values of the reason why an archive isn't graded."""
    path.write_bytes(content)
    (row,) = handed_in_at([path.parent])
    assert (row.path, row.files) == (path, None)
    assert row.reason is not None
    return carried_by(row.reason)


def test_archives_that_are_refused(tmp_path: Path) -> None:
    """Paths out of the archive, bombs and damage: nothing is written, and one line says why."""
    path = tmp_path / "ada.zip"
    for name in ("../a.py", "/a.py", "b/../../a.py", "C:/a.py", "..\\a.py"):
        told = refused_archive(path, zipped({name: b"x = 1"}))
        assert told["path"] == name.replace("\\", "/")
    large, larger = (zipped({f"{n}.py": bytes(MAX_BYTES) for n in range(n)}) for n in (17, 140))
    assert refused_archive(path, larger)["most"] == "268,435,456"
    assert refused_archive(path, zipped(dict.fromkeys(map(str, range(50_001)), b"")))["most"]
    for damaged in (b"", b"PK\x03\x04 no archive", large[:-40]):
        assert refused_archive(path, damaged) == {}
    nested = zipped({"c.zip": zipped({"c.py": b"x = 1"})})
    files = {"a.zip": nested, "bob.zip": large, "cyd/t.py": CORRECT.encode()}
    path.write_bytes(zipped(files))
    rows = {each.path: bool(each.files) for each in handed_in_at([path])}
    names = {"a.zip/c.zip": False, "bob.zip": False, "cyd/t.py": True}
    assert rows == {path / name: graded for name, graded in names.items()}
    assert sorted(tmp_path.iterdir()) == [path]


def test_the_code_of_a_notebook(tmp_path: Path) -> None:
    """Its cells with code are a file; commands to the notebook aren't Python."""
    cells: list[dict[str, object]] = [
        {"cell_type": "markdown", "source": "# mc_move"},
        {"cell_type": "code", "source": ["%matplotlib inline\n", "if 1:\n", "    !ls\n", "help?"]},
        {"cell_type": "code", "source": "%%bash\nls ("},
        {"cell_type": "code", "source": "%%time\nX = 7 % 4"},
    ]
    path = tmp_path / "ada.ipynb"
    path.write_bytes(notebook(f"{HEAD}\n\n{SCORES}", *cells))
    (report,) = graded([path])
    assert report.points == 30
    for content in (b"", b"{", b"[]", b'{"cells": 1}', b"[" * 10**6, b'{"cells": [{}]}'):
        path.write_bytes(content)
        (row,) = handed_in_at([path])
        assert row.files is None


KINDS = {
    "Word": b"PK\x03\x04..word/document.xml",
    "zip": b"PK\x03\x04..",
    "PDF": b"%PDF-1.7",
    "web page": b"<!DOCTYPE html>",
    "RTF": b"{\\rtf1",
    "not a text file": b"\0\1",
    "larger": b"#" * (MAX_BYTES + 1),
    "empty": b" \n",
}


@pytest.mark.parametrize("word", KINDS)
def test_files_that_are_no_python(tmp_path: Path, word: str) -> None:
    """They are called what they are, whatever their names say."""
    (tmp_path / "player.py").write_bytes(KINDS[word])
    (report,) = graded([tmp_path])
    assert (report.status, report.points) == ("not graded", None)
    assert word in str(report.not_graded)


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
    text = f"X = 1 / 0\n{CORRECT}"
    outside = submit(folder / "outside", text, "solution.py")
    group = folder / "class"
    submit(group / "bob", text)
    for name, target in LINKS.items():
        linked(group / name, target.replace("OUTSIDE", str(outside.parent)))
    linked(group / "bob" / "README.md", outside)  # it isn't graded under any name
    return group


def found_by(paths: Sequence[Path]) -> dict[str, str]:
    """Return the points of all files, or where they lead as links, by their names in reports."""
    entries = entries_of(graded(paths))
    return {each.label: told(each.report) for each in entries}


def told(report: GradingReport) -> str:
    """Return a report's points, or where a link leads."""
    reason, points = report.not_graded, str(report.points)
    return carried_by(reason).get("target", points) if isinstance(reason, Text) else points


@posix
def test_no_link_in_a_class_is_followed(tmp_path: Path) -> None:
    """Links to neighbours, out of the class, in circles and to nothing get a row of their own."""
    group = a_class_with_links(tmp_path)
    outside = str(tmp_path / "outside")
    files = {name: target.replace("OUTSIDE", outside) for name, target in LINKS.items()}
    files["bob/player.py"] = "0"
    assert found_by([group]) == files
    assert found_by(sorted(group.iterdir())) == files, "a pattern such as class/* names them all"
    named = found_by([group / name / "player.py" for name in ("ada", "bob", "cyd", "dan", "eve")])
    known = ("ada/player.py", "bob/player.py", "cyd", "dan/player.py", "eve")
    assert named == {name: files[name] for name in known}, "such as class/*/player.py"


@posix
def test_the_teachers_own_link_to_a_class_is_followed(tmp_path: Path) -> None:
    """It is a link that leads to everything named; a file that is a link is never graded."""
    group = a_class_with_links(tmp_path)
    link = linked(tmp_path / "term", group)
    assert found_by([link]) == found_by([group])
    assert found_by([link / "ada" / "player.py"]) == {"player.py": "../bob/player.py"}


@posix
def test_no_report_quotes_what_a_link_leads_to(tmp_path: Path) -> None:
    """A private file that is no Python would be quoted as an error, and as the source."""
    (tmp_path / "private").write_text("root:secret\n")
    link = linked(tmp_path / "ada" / "player.py", "../private")
    (entry,) = entries_of(graded([link]))
    assert "secret" not in str(entry)
    assert entry.report.style == ()


@posix
def test_links_that_may_not_be_followed(tmp_path: Path) -> None:
    """A link into a folder that may not be entered is named like any other, and stops nothing."""
    with public_folder() as folder:
        locked = folder / "locked"
        submit(locked, "secret = 1\n")
        locked.chmod(0)
        group = folder / "class"
        main = submit(group / "ada", CORRECT)
        dan = linked(group / "dan" / "player.py", locked / "player.py")
        eve = linked(group / "eve", locked)
        with unprivileged():
            assert [each.path for each in handed_in_at([group])] == [main, dan, eve]
            link, report = graded([dan, locked / "player.py"])
        locked.chmod(0o700)
    assert told(link) == str(locked / "player.py")
    assert "ermission" in str(report.not_graded)


@posix
def test_a_link_isnt_the_main_file_of_a_student(tmp_path: Path) -> None:
    """A real file comes first; a helper that leads out of the folder is named in the report."""
    submit(tmp_path / "ada", "import tools\nprint(tools)\n" + CORRECT)
    linked(tmp_path / "ada" / "a.py", "player.py")
    linked(tmp_path / "ada" / "tools.py", "../tools.py")
    submit(tmp_path, "x = 1\n", "tools.py")
    found = submission_of_one(tmp_path / "ada")
    assert found.path.name == "player.py"
    (report,) = graded([found.path])
    assert "No module named 'tools'" in str(report.error)
    ((_, remark),) = report.remarks
    assert "../tools.py" in str(remark)
