"""The line at fault in a student's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.in_process import InProcess, edited, failures
from tttmc_app.core import Text
from tttmc_app.grading import CheckFailure
from tttmc_app.grading.check_mc_move import examine
from tttmc_app.grading.source_lines import with_line


def with_line_of(folder: Path, text: str, name: str, line: int | None = None) -> CheckFailure:
    """Return the failure of a function f with a mistake of this name, with its line in the text."""
    path = folder / "a.py"
    path.write_text(text)
    named = Text("{name}", name=name) if name else None
    return with_line(
        CheckFailure("f()", "a bound method", "2", mistake=named, line=line), "f", path
    )


ROWS = "uses one list for all rows of its scores"


@pytest.mark.parametrize(
    ("text", "name", "line"),
    [
        ("def f():\n    return [[0] * 3] * 3\n", ROWS, 2),
        ("def f():\n    return [[0, 0]] * 2\n", ROWS, 2),
        ("def f():\n    return [[0 for _ in x]] * 2\n", ROWS, 2),
        ("def f():\n    return [0] * 2\n", ROWS, None),
        ("def f():\n    x = [[0]] * 2\n    return [[0]] * 2\n", ROWS, None),
        ("def g():\n    return [[0]] * 2\n", ROWS, None),
        ("def f():\n    return [[0]] * 2\n" * 2, ROWS, None),
        ("def f(\n", ROWS, None),
        ("def f():\n    print 'x'\n    return [[0]] * 2\n", ROWS, 3),
        ("def f():\n    get_best_move(a)\n", "returns None", 2),
        ("def f():\n    return get_best_move(a)\n", "returns None", None),
        ("def f():\n    get_best_move(a)\n", "another mistake", None),
    ],
)
def test_only_one_line_can_be_at_fault(
    tmp_path: Path, text: str, name: str, line: int | None
) -> None:
    """It is in the function, which is defined once, in either version of Python."""
    assert with_line_of(tmp_path, text, name).line == line
    assert with_line_of(tmp_path, text, name, 7).line == 7  # what is known stays


@pytest.mark.parametrize(
    ("line", "is_blamed"),
    [
        ("while b.check_win: pass", True),
        ("if b.clone: pass", True),
        ("x = not b.check_win", True),
        ("for s in b.get_empty_squares: pass", True),
        ("x = b.get_empty_squares[0]", True),
        ("x = b.check_win == None", True),
        ("x = None == b.check_win", True),
        ("x = a and b.check_win", True),
        *((f"x = {name}(b.get_dim)", True) for name in ("range", "xrange", "len", "enumerate")),
        *((f"x = {name}(b.get_empty_squares)", True) for name in ("sorted", "list", "r.choice")),
        ("x = b.clone", True),
        ("x = b.clone; y = x()", False),
        ("x = f(b.get_dim)", False),
        ("x = b.square == None", False),
        ("x = b.check_win()", False),
        ("x = len(b.get_dim) + len(b.get_dim)", False),
    ],
)
def test_where_a_method_needs_brackets(tmp_path: Path, line: str, is_blamed: bool) -> None:
    """Only a value that makes no sense without a call is blamed, and only if it is the only one."""
    text = f"def f(a, b):\n    {line}\n"
    found = with_line_of(tmp_path, text, "")
    assert (found.line == 2) is ("has no ()" in str(found.mistake)) is is_blamed
    for name in ("places no marks", "does not finish in time"):
        assert (with_line_of(tmp_path, text, name).line == 2) is is_blamed
    assert with_line_of(tmp_path, text, "another mistake").line is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("mc_trial(trial, player)", "mc_trial(trial, 5 - player)", "mc_trial(trial"),
        ("(scores, trial, player)", "(scores, board, player)", "        mc_update_scores"),
        ("    return get_best_move(", "    get_best_move(", "    get_best_move(board"),
    ],
)
def test_the_line_at_fault(tmp_path: Path, old: str, new: str, words: str) -> None:
    """It is the only line that can cause the mistake."""
    text = edited(old, new)
    path = tmp_path / "a.py"
    path.write_text(text)
    found = [
        with_line(each, "mc_move", path) for each in failures(examine(InProcess(text))).values()
    ]
    (number,) = [n for n, line in enumerate(text.splitlines(), 1) if words in line]
    assert number in {each.line for each in found}
