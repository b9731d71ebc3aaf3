"""A student's file as a program: its language, its constants, its runs and its modules."""

from __future__ import annotations

import ast
import importlib
import json
import sys
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tttmc_app.course.importing import CourseModules
from tttmc_app.course.program import Program, parsed
from tttmc_app.course.source import SourceText
from tttmc_app.course.student_types import Language, Overrides, Remark, RemarkKind

PYTHON_2, PYTHON_3 = Language.PYTHON_2, Language.PYTHON_3
PATH = Path("/x/student.py")


def source(text: str, name: str = "student") -> SourceText:
    """Return a file."""
    return SourceText(PATH.with_name(f"{name}.py"), text)


@pytest.fixture(autouse=True)
def undone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo what a program changes in this process."""
    monkeypatch.setattr(sys, "argv", [*sys.argv])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    before = dict(sys.modules)
    yield
    for name in sys.modules.keys() - before.keys():
        del sys.modules[name]
    sys.modules.update(before)


def program(
    text: str,
    told: list[Remark] | None = None,
    overrides: Overrides | None = None,
    files: Mapping[str, str] | None = None,
) -> Program:
    """Return a program with modules beside its file."""
    modules = {name: source(each, name) for name, each in (files or {}).items()}
    course = CourseModules(ModuleType)
    told = [] if told is None else told
    return Program(source(text), modules, overrides or Overrides(), course, told.append)


@pytest.mark.parametrize(
    ("text", "asked", "language", "unparsed", "why"),
    [
        ("x = 1 / 2", None, PYTHON_3, "x = 1 / 2", None),
        ("x = 1 / 2", PYTHON_3, PYTHON_3, "x = 1 / 2", None),
        ("x = xrange(3)", PYTHON_3, PYTHON_3, "x = xrange(3)", None),
        ("\nx = xrange(3)", None, PYTHON_2, None, ("runs as Python 2 because of xrange", 2)),
        ("x = 1 / 2", PYTHON_2, PYTHON_2, None, None),
        ("x = xrange(3)", PYTHON_2, PYTHON_2, None, None),
        ("print 'a'", None, PYTHON_2, None, None),
        ("print 'a'", PYTHON_3, PYTHON_2, None, None),
        ("print", None, PYTHON_2, None, ("runs as Python 2 because of the print statement", 1)),
        ("print('a') or print('b')", None, PYTHON_3, "print('a') or print('b')", None),
    ],
)
def test_a_file_s_language_is_chosen(
    text: str,
    asked: Language | None,
    language: Language,
    unparsed: str | None,
    why: tuple[str, int] | None,
) -> None:
    """A language that is asked for isn't explained; one that the file shows is; a sign decides."""
    tree, found, remark = parsed(source(text), asked)
    assert found is language
    if unparsed is not None:
        assert ast.unparse(tree) == unparsed
    assert (remark and (str(remark.text), remark.line)) == why
    assert remark is None or remark.kind is RemarkKind.LANGUAGE
    compile(tree, "f.py", "exec")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x = (\n", 2, "invalid syntax"),
        ("print 'a'\nx = = 1\n", 2, "invalid syntax"),  # Python 2 gets further
        ("if 1:\nx = 2\n", 2, "expected an indented block after 'if' statement on line 1"),
        ("f(a, b=1, c)\n", 1, "positional argument follows keyword argument"),
        ("x = \0", 1, ""),
        ("x = " + "(" * 300 + ")" * 300, 1, "too many nested parentheses"),
        ("x = " + "-" * 100_000 + "1", 1, ""),
    ],
    ids=range(7),
)
def test_what_is_valid_in_neither_language(text: str, line: int, words: str) -> None:
    """The error is that of the version that understood more of the file, by default Python 3's."""
    with pytest.raises(SyntaxError) as caught:
        parsed(source(text), None)
    assert caught.value.lineno == line
    assert words in caught.value.msg


@pytest.mark.parametrize(
    ("text", "values", "missing"),
    [
        ("NTRIALS = 5\nSCORE_CURRENT = 1.0\nSCORE_OTHER = 2.0", (9, 7.5, 2.5), []),
        ("NTRIALS = 5\nMCMATCH = MCOTHER = 1", (9, 7.5, 2.5), []),
        ("NTRIALS = MCMATCH = 5", (9, 7.5, None), ["SCORE_OTHER"]),
        ("x = NTRIALS = 5\nNTRIALS += 1", (9, None, None), ["SCORE_CURRENT", "SCORE_OTHER"]),
        ("NTRIALS: int", (None, None, None), ["NTRIALS", "SCORE_CURRENT", "SCORE_OTHER"]),
        ("(NTRIALS, [SCORE_OTHER]) = 1, [2]", (9, None, 2.5), ["SCORE_CURRENT"]),
        ("class A: NTRIALS = 3", (None, None, None), ["SCORE_CURRENT", "SCORE_OTHER"]),
        (
            "d = {}\nNT = 1\nd['NTRIALS'] = 4",
            *((None,) * 3, ["NTRIALS", "SCORE_CURRENT", "SCORE_OTHER"]),
        ),
    ],
    ids=range(8),
)  # fmt: skip
def test_constants_are_replaced_after_each_assignment(
    text: str, values: tuple[float | None, ...], missing: list[str]
) -> None:
    """Constants have the values asked for under either name; what the file lacks is told."""
    told: list[Remark] = []
    run = program(text, told, Overrides(9, 7.5, 2.5))
    run.run()
    names = [("NTRIALS",), ("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")]
    found = [next((run.names[n] for n in each if n in run.names), None) for each in names]
    assert found == [*values]
    assert [(str(remark.text), remark.kind, remark.line) for remark in told] == [
        (f"the file has no {name} to replace", RemarkKind.SETTING, None) for name in missing
    ]


def test_only_what_is_asked_for_is_replaced() -> None:
    """Without settings nothing is replaced or told; with one, only that."""
    text = "NTRIALS = 5\nSCORE_CURRENT = 1.0"
    for overrides, expected in (
        (Overrides(), (5, 1.0)),
        (Overrides(trials=3), (3, 1.0)),
        (Overrides(current=0.0), (5, 0.0)),
    ):
        told: list[Remark] = []
        run = program(text, told, overrides)
        run.run()
        assert (run.names["NTRIALS"], run.names["SCORE_CURRENT"]) == expected
        assert told == []
    told = []
    program(text, told, Overrides(other=2.0)).run()
    assert [str(remark.text) for remark in told] == ["the file has no SCORE_OTHER to replace"]


def test_a_run_is_a_new_main_program() -> None:
    """Each run begins with new names as `__main__`, with the file's path as its only argument."""
    text = "import sys\nSEEN = (__name__, __file__, sys.argv, 'OLD' in globals())\nOLD = 1\n"
    run = program(text)
    assert (run.path, run.language, run.names) == (PATH, None, {})
    first: dict[str, Any] = {}
    for _ in range(2):
        run.run()
        assert run.names["SEEN"] == ("__main__", str(PATH), [str(PATH)], False)
        assert vars(sys.modules["__main__"]) is run.names
        assert run.names is not first
        first = run.names
        assert run.language is PYTHON_3
    assert run.sources == {str(PATH): text}


def test_modules_beside_a_file_run_in_its_language() -> None:
    """Modules of a Python 2 file are Python 2; of a Python 3 file each has its own language."""
    files = {"half": "HALF = 7 / 2\n", "old": "print ''\nHALF = 7 / 2\n"}
    text = "import half, old\nFOUND = half.HALF, old.HALF\n"
    run = program(text, files=files)
    run.run()
    assert run.names["FOUND"] == (3.5, 3)
    assert set(run.sources) == {f"/x/{name}.py" for name in ("student", "half", "old")}
    run.run(PYTHON_2)  # its modules run anew
    assert (run.names["FOUND"], run.language) == ((3, 3), PYTHON_2)
    run.run(PYTHON_3)
    assert run.names["FOUND"] == (3.5, 3)


def test_modules_beside_a_file_find_each_other() -> None:
    """In a module, too, relative imports and packages of the course's modules work."""
    files = {
        "helper": "from . import other\nimport week.poc_ttt_gui\nX = other.Y\n",
        "other": "from .third import Y\n",
        "third": "Y = 5\n",
    }
    run = program("import helper\nX = helper.X\n", files=files)
    run.run()
    assert run.names["X"] == 5
    assert run.sources == {"/x/student.py": "import helper\nX = helper.X\n"} | {
        f"/x/{name}.py": text for name, text in files.items()
    }


def test_modules_beside_a_file_hide_the_library_s_from_it_alone() -> None:
    """As in Python, but the library itself doesn't find them, and what Python has loaded stays."""
    late = "import importlib\ndef late(): return importlib.import_module('sched').X\n"
    files = {
        "colorsys": f"from netrc import X\n{late}",
        "netrc": "X = 5\n",
        "sched": "X = 6\n",
        "json": "",
        "sys": "",
    }
    text = "import json, sys\nfrom colorsys import X, late\nFOUND = json.dumps, sys.modules\n"
    for name in ("colorsys", "netrc", "sched"):
        sys.modules.pop(name, None)
    run = program(text, files=files)
    run.run()
    assert (run.names["X"], run.names["FOUND"]) == (5, (json.dumps, sys.modules))
    assert hasattr(importlib.import_module("sched"), "scheduler")  # not the student's import
    del sys.modules["sched"]
    assert run.names["late"]() == 6
    run.run(PYTHON_2)  # finds them anew
    assert (run.names["X"], run.names["late"]()) == (5, 6)


def test_old_modules_are_found_only_by_a_python_2_file() -> None:
    """A file that runs as Python 3 again no longer finds what Python 2 called differently."""
    run = program("try: import Queue\nexcept ImportError: Queue = None\nFOUND = Queue\n")
    for language, is_found in ((PYTHON_3, False), (PYTHON_2, True), (PYTHON_3, False)):
        run.run(language)
        assert (run.names["FOUND"] is not None) is is_found


def test_a_program_that_is_forgotten_leaves_its_modules() -> None:
    """Its finders go, and so do the modules that they found; other modules stay."""
    finders = [*sys.meta_path]
    run = program("import half, poc_ttt_gui, json\n", files={"half": "X = 1\n"})
    assert len(sys.meta_path) == len(finders) + 3
    assert sys.meta_path[2:-1] == finders
    run.run()
    assert {"half", "poc_ttt_gui"} <= sys.modules.keys()
    sys.modules["strange"] = 5  # type: ignore[assignment]  # as a file may do
    run.forget()
    assert sys.modules.keys().isdisjoint({"half", "poc_ttt_gui"})
    assert {"json", "strange"} <= sys.modules.keys()
    assert sys.meta_path == finders


def test_constants_are_plain_values_in_capitals() -> None:
    """Numbers of any type and texts count; other values and names in small letters don't."""
    run = program(
        "from fractions import Fraction\nA, B_2, C, D = 1, 'b', True, 2.5\nE = Fraction(1, 4)\n"
        "F, g, Hi, I = [1], 2, 3, None\nINF = float('inf')\nBIG = Fraction(10**400)\nJ = 1j\n"
    )
    run.run()
    found = run.constants()
    assert found == {"A": 1, "B_2": "b", "C": True, "D": 2.5, "E": 0.25, "INF": float("inf")}
    assert [type(each) for each in found.values()] == [int, str, bool, float, float, float]
    assert run.names["E"] == Fraction(1, 4)
    assert run.functions() == ()
