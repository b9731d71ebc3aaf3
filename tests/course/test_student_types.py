"""The values that describe a student's file: their defaults, texts and kinds."""

from __future__ import annotations

import pytest

from tests.defaults import defaults_of
from tttmc_app.core import Text
from tttmc_app.course import (
    BoardValue,
    CallResult,
    CodeFailure,
    FailureKind,
    FunctionInfo,
    GuiGame,
    Language,
    LoadedFile,
    Opaque,
    Overrides,
    Plain,
    Remark,
    RemarkKind,
    RunLimits,
    Student,
    StudentError,
    StudentMove,
)
from tttmc_app.course.fence import FencePart
from tttmc_app.course.provided import TTTBoard, play_game, run_gui
from tttmc_app.course.requests import RequestFailedError
from tttmc_app.course.source import SourceText
from tttmc_app.course.trace import Trace


def test_every_default() -> None:
    """What is left out has these values; a file runs with these limits."""
    assert defaults_of(RunLimits, Overrides, Remark, GuiGame, FunctionInfo, CodeFailure) == {
        "RunLimits": {
            "load_seconds": 60.0,
            "call_seconds": 30.0,
            "memory_bytes": 2**30,
            "output_bytes": 2**20,
        },
        "Overrides": {"trials": None, "current": None, "other": None},
        "Remark": {"line": None},
        "GuiGame": {"line": None},
        "FunctionInfo": {"is_empty": False},
        "CodeFailure": {
            "line": None,
            "traceback": "",
            "output": "",
            "remarks": (),
            "language": None,
            "file": "",
        },
    }
    assert defaults_of(LoadedFile, CallResult, StudentMove, Trace, BoardValue, Opaque) == {
        "LoadedFile": {"failure": None, "fence": ()},
        "CallResult": {"trace": Trace((), True)},
        "StudentMove": {"type_name": "tuple"},
        "Trace": {"events": (), "is_complete": True},
        "BoardValue": {"reverse": False, "options": ()},
        "Opaque": {"index": None, "number": None},
    }
    assert defaults_of(SourceText, RequestFailedError, TTTBoard, play_game, run_gui) == {
        "SourceText": {"remarks": ()},
        "RequestFailedError": {"line": None, "traceback": ""},
        "TTTBoard": {"reverse": False, "board": None},
        "play_game": {"reverse": False},
        "run_gui": {"reverse": False},
    }
    assert defaults_of(Student, Student.call, Student.call_each, Student.move) == {
        "Student": {
            "limits": None,
            "seed": 0,
            "overrides": None,
            "skip_games": False,
            "files": None,
            "listener": None,
            "on_failure": None,
        },
        "Student.call": {"seed": None, "observe": False},
        "Student.call_each": {"observe": False},
        "Student.move": {"handle": None, "seed": None},
    }
    assert defaults_of(Student.calling, Student.moving) == {
        "Student.calling": {"seed": None, "observe": False},
        "Student.moving": {"handle": None, "seed": None},
    }


def test_the_names_of_kinds() -> None:
    """They are in messages between processes and in saved reports; some kinds end the process."""
    assert {kind.name: (str(kind), kind.ends_process) for kind in FailureKind} == {
        "UNREADABLE": ("unreadable", False),
        "SYNTAX": ("syntax", False),
        "RAISED": ("raised", False),
        "EXITED": ("exited", False),
        "MISSING": ("missing", False),
        "ILLEGAL": ("illegal", False),
        "TIMEOUT": ("timeout", True),
        "MEMORY": ("memory", True),
        "OUTPUT": ("output", True),
        "CRASHED": ("crashed", True),
        "DISTURBED": ("disturbed", True),
        "CLOSED": ("closed", True),
    }
    assert [*map(str, RemarkKind)] == [
        *("language", "stand-in", "renamed", "skipped", "exited"),
        *("output", "setting", "running", "text"),
    ]
    assert [*map(str, Language)] == ["Python 2", "Python 3"]
    assert [*map(str, FencePart)] == [
        *("environment", "limits", "supervisor", "namespaces", "landlock", "seccomp"),
    ]


@pytest.mark.parametrize(
    ("reason", "line", "file", "placed", "message"),
    [
        ("no", None, "", "no", "no"),
        ("no", 3, "", "no (line 3)", "no (line 3)"),
        ("no", None, "a.py", "no", "a.py: no"),
        ("no", 3, "a.py", "no (line 3)", "a.py: no (line 3)"),
        ("no (line 3)", 3, "a.py", "no (line 3)", "a.py: no (line 3)"),
        ("no (line 13)", 3, "", "no (line 13) (line 3)", "no (line 13) (line 3)"),
        (Text("{what} is missing", what="f"), 4, "b.py", "f is missing (line 4)", None),
    ],
)
def test_the_text_of_a_failure(
    reason: Text | str, line: int | None, file: str, placed: str, message: str | None
) -> None:
    """The line follows the reason unless it contains it, and the file comes first."""
    failure = CodeFailure(FailureKind.RAISED, reason, line, file=file)
    expected = f"{file}: {placed}" if message is None else message
    assert (str(failure.placed), str(failure.message)) == (placed, expected)
    error = StudentError(failure)
    assert (str(error), error.kind, error.failure) == (expected, FailureKind.RAISED, failure)


def test_what_a_loaded_file_defines() -> None:
    """Functions and constants are found by name; of several constants, the first that is there."""
    first, second = FunctionInfo("f", (), 1, 0, 0), FunctionInfo("g", ("a",), 2, 1, None)
    constants: dict[str, Plain] = {"A": 1, "B": 0, "C": "x"}
    loaded = LoadedFile(
        Language.PYTHON_3, constants, (first, second), None, remarks=(), output="", seconds=0.5
    )
    assert [loaded.function(name) for name in ("f", "g", "h")] == [first, second, None]
    assert [loaded.constant(*names) for names in ("A", "BA", "DC", "D", "")] == [
        1,
        0,
        "x",
        *[None] * 2,
    ]
