"""The modules that belong to a student's file, and warnings about what the files contain."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tttmc_app.course import FailureKind, StudentError
from tttmc_app.course.own_files import OwnFiles, imported_others
from tttmc_app.course.unexpected_code import warnings_on


def put(folder: Path, texts: dict[str, str]) -> Path:
    """Write Python files with these names and texts, and return the first."""
    paths = [folder / f"{name}.py" for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return paths[0]


@pytest.mark.parametrize(
    ("text", "modules"),
    [
        ("import a", ["a"]),
        ("import a as x, b , c as d", ["a", "b", "c"]),
        ("from a import thing", ["a"]),
        ("from a import *", ["a"]),
        ("from . import a, b", ["a", "b"]),
        ("from .a import thing", ["a"]),
        ("from p import q, r", ["p", "p.q"]),
        ("import p.q", ["p", "p.q"]),
        ("from p.q import x", ["p", "p.q"]),
        ("from p import (\n    q)", ["p", "p.q"]),
        ("if x:\n    try: import a\n    except: import b", ["a", "b"]),
        ("x = __import__('a')", ["a"]),
        ('importlib.import_module( "p.q" )', ["p", "p.q"]),
        ("x = __import__('p..q')", ["p"]),
        ("print 'two'; import a", ["a"]),
        ("import other, random, missing", []),
        ("important = a", []),
        ("import chain", ["chain", "a"]),
        ("import main, a", ["a"]),
        ("import bad, a", ["a"]),
        ("import deep.inner", ["deep.inner"]),
    ],
)
def test_the_modules_that_a_file_imports(tmp_path: Path, text: str, modules: list[str]) -> None:
    """Modules in the file's folder are found in every form of import, also indirectly."""
    names = ("b", "c", "p/__init__", "p/q", "deep/inner")
    texts = {"main": text, "a": "A = 1", "chain": "import a", "other": "import b"}
    path = put(tmp_path, texts | dict.fromkeys(names, ""))
    (tmp_path / "bad.py").write_bytes(b"\0")
    found = OwnFiles.read(path, [tmp_path / "other.py"])
    assert (found.source.path, found.source.text) == (path, text)
    assert sorted(found.modules) == sorted(modules)
    for name, module in found.modules.items():
        assert module.path.stem in (name.rpartition(".")[2], "__init__")
        assert module.text == module.path.read_text(encoding="utf-8")


def test_a_file_without_a_text_cannot_be_read(tmp_path: Path) -> None:
    """Only the file itself must be readable."""
    with pytest.raises(StudentError) as caught:
        OwnFiles.read(tmp_path / "main.py")
    assert caught.value.kind is FailureKind.UNREADABLE


def test_modules_have_largest_numbers_and_sizes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Modules beyond a hundred are left out; far too much text leaves the file alone."""
    texts = {f"m{n}": f"import m{n + 1}" for n in range(105)}
    path = put(tmp_path, {"main": "import m0"} | texts)
    assert len(OwnFiles.read(path).modules) == 100
    monkeypatch.setattr("tttmc_app.course.own_files._MAX_CHARACTERS", 4000)
    large = "#" * 1500
    three = {"m0": large, "m1": large, "m2": large}
    path = put(tmp_path, {"main": "import m0, m1"} | three)
    assert set(OwnFiles.read(path).modules) == {"m0", "m1"}
    path = put(tmp_path, {"main": "import m0, m1, m2"} | three)
    assert OwnFiles.read(path).modules == {}


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_only_links_within_a_students_own_folder_are_followed(tmp_path: Path) -> None:
    """Others are named in remarks: links out of the folder, in circles, and beside neighbours."""
    (tmp_path / "ada").mkdir()
    path = put(tmp_path / "ada", {"main": "import a, b, c, d, p.q", "deep/real": "A = 1"})
    (tmp_path / "q.py").write_text("x = 1\n", encoding="utf-8")
    targets = {"a.py": "deep/real.py", "b.py": "../q.py", "c.py": "c.py", "d.py": "gone", "p": ".."}
    for name, target in targets.items():
        (path.parent / name).symlink_to(target)
    found = OwnFiles.read(path)
    assert {name: module.text for name, module in found.modules.items()} == {"a": "A = 1"}
    named = [str(remark.text) for remark in found.source.remarks]
    why = "which isn't one of the student's own files"
    assert named == [
        f"{name} wasn't read: it is a link to {target}, {why}"
        for name, target in targets.items()
        if name != "a.py"
    ]
    beside = OwnFiles.read(path, [path.parent / "bob.py"])
    assert beside.modules == {}
    assert len(beside.source.remarks) == len(targets)


def test_imports_of_other_students_files_are_found(tmp_path: Path) -> None:
    """Only those among the others count, each once."""
    path = put(tmp_path, dict.fromkeys(("main", "b", "a", "c"), ""))
    others = [tmp_path / "a.py", tmp_path / "b.py", tmp_path / "d.py"]
    text = "import b, a, c\nfrom b import x\nimport d"
    assert imported_others(text, path, others) == [tmp_path / "a.py", tmp_path / "b.py"]
    assert imported_others(text, path, []) == []


def warnings(
    folder: Path, text: str, modules: dict[str, str] | None = None, others: tuple[str, ...] = ()
) -> list[tuple[int | None, str]]:
    """Return the warnings on a file with modules beside it, some of them other students'."""
    path = put(folder, {"main": text} | (modules or {}))
    known = [folder / f"{name}.py" for name in others]
    return [(line, str(words)) for line, words in warnings_on(OwnFiles.read(path, known), known)]


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("import tttmc_app.course", "tttmc_app.course"),
        ("    from inspect import stack", "inspect"),
        ("import urllib2", "urllib2"),
        ("import socket", "socket"),
        ("x = sys._getframe()", "_getframe"),
        ("f = e.tb_frame", "tb_frame"),
        ("g.f_back", "f_back"),
        ("sys.modules", "sys.modules"),
        ("os.system('x')", "os.system"),
        ("os.execvp(1)", "os.execvp"),
        ("shutil.rmtree('x')", "shutil.rmtree"),
        ("().__class__.__subclasses__()", "__subclasses__"),
        ("open('x')", "open"),
        ("eval('x')", "eval"),
        ("__import__('x')", "__import__"),
        ("print(__file__)", "__file__"),
        ("x = '/proc/self'", "/proc"),
        ("x = '~/.ssh/id'", ".ssh"),
        ("x = '/etc/passwd'", "/etc/passwd"),
        ("import random, poc_ttt_gui", None),
        ("import coding", None),
        ("board.open", None),
        ("reopen(1)", None),
        ("os.path.join('a')", None),
        ("x = 1  # os.system('x')", None),
        ("codes = signals", None),
    ],
)
def test_code_that_a_course_file_never_needs(tmp_path: Path, code: str, what: str | None) -> None:
    """The warning has the line and names what was found; comments are not searched."""
    words = f"uses {what}, which a course file doesn't need: check why"
    assert warnings(tmp_path, f"# exec(1)\nx = 1\n{code}\n") == ([(3, words)] if what else [])


def test_warnings_about_modules_and_other_students(tmp_path: Path) -> None:
    """A module's warning names its file and line, and comes after the file's own."""
    text = "import helper\nimport classmate\nexec('x')\n"
    modules = {"helper": "\neval('x')", "classmate": "open()"}
    found = warnings(tmp_path, text, modules, ("classmate",))
    assert found == [
        (3, "uses exec, which a course file doesn't need: check why"),
        (None, "helper.py, line 2, uses eval, which a course file doesn't need: check why"),
        (None, "imports classmate.py, which is another student's: it won't be found"),
    ]


def test_there_are_not_endless_warnings(tmp_path: Path) -> None:
    """After twenty, the reader knows."""
    assert len(warnings(tmp_path, "eval('x')\n" * 20)) == 20
    found = warnings(tmp_path, "eval('x')\n" * 30)
    assert [line for line, _ in found] == list(range(1, 21))
    modules = dict.fromkeys(("helper", "other"), "eval('x')\n" * 8)
    text = "import helper, other, classmate\n" + "eval('x')\n" * 7
    others = {"absent": "", "classmate": ""}
    found = warnings(tmp_path, text, others | modules, ("absent", "classmate"))
    assert [line for line, _ in found] == [*range(2, 9), *[None] * 13]
    files = [words.partition(", ")[0] for _, words in found[7:]]
    assert files == ["helper.py"] * 8 + ["other.py"] * 5
