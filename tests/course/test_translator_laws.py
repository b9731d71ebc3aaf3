"""Properties that hold for all translated Python 2 code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import steady
from tttmc_app.course.python2.runtime import builtins_module
from tttmc_app.course.python2.translator import compiled, translate

Known = tuple[str, Any]
"""Python 2 text, and the value that it has there."""


def _whole(number: int) -> st.SearchStrategy[Known]:
    """Return the ways to write a non-negative integer."""
    return st.sampled_from(
        [(text, number) for text in (str(number), f"{number}L", f"0{number:o}", hex(number))]
    )


def _calculated(one: Known, sign: str, two: Known) -> Known:
    """Return a calculation with the value that Python 2's manual gives it."""
    (left, a), (right, b) = one, two
    if sign in {"/", "//", "%"} and not b:
        sign = "-"
    values: dict[str, Callable[[], Any]] = {
        "+": lambda: a + b,
        "-": lambda: a - b,
        "*": lambda: a * b,
        "//": lambda: a // b,
        "%": lambda: a % b,
        "/": lambda: a // b if isinstance(a, int) and isinstance(b, int) else a / b,
        "<>": lambda: int(a != b),
        "<": lambda: int(a < b),
        ">=": lambda: int(a >= b),
    }
    return f"(({left}) {sign} ({right}))", values[sign]()


NUMBERS: st.SearchStrategy[Known] = st.recursive(
    st.integers(0, 99).flatmap(_whole) | st.sampled_from([("2.5", 2.5), ("-7", -7)]),
    lambda inner: st.builds(
        _calculated,
        inner,
        st.sampled_from(["+", "-", "*", "//", "%", "/", "<>", "<", ">="]),
        inner,
    ),
    max_leaves=8,
)
LINES = st.sampled_from(
    [
        "print 'a', 7 / 2",
        "print",
        "# 5 / 2",
        "",
        "name = (lambda (a, b): a / b)((7, 2))",
        "text = '''first\nsecond'''",
        "def add((a, b), c=1):\n    'sums'\n    return a + b + c",
        "try:\n    raise ValueError, 'no'\nexcept ValueError, error:\n    pass",
        "if 1 <> 2:\n\tname = `7`",
        "rows = [row for row in range(2)] + \\\n    {1: 2}.keys()",
        "exec 'name = 1'",
    ]
)


def _run(text: str) -> dict[str, Any]:
    """Run Python 2 text and return the names that it defines."""
    names: dict[str, Any] = {"__builtins__": vars(builtins_module(compiled))}
    exec(compile(translate(text, "f.py"), "f.py", "exec"), names)  # noqa: S102 - a test's own text
    return names


@steady
@given(NUMBERS)
def test_calculations_have_python_2s_value(known: Known) -> None:
    """A calculation has the value and the type that it has in Python 2, however it is nested."""
    text, value = known
    found = _run(f"x = {text}\nx = x + 0\ny = 1 if {text} else 2")
    assert (found["x"], type(found["x"])) == (value, type(value))
    assert found["y"] == (1 if value else 2)


@steady
@given(before=st.lists(LINES, max_size=8), in_function=st.booleans())
def test_errors_name_the_students_line(before: list[str], *, in_function: bool) -> None:
    """An error is reported on the line that the student sees, whatever precedes it."""
    head = "\n".join([*before, "def wrong():\n  missing\nwrong()" if in_function else "missing"])
    line = head[: head.index("missing")].count("\n") + 1
    with pytest.raises(NameError, match="missing") as caught:
        _run(head + "\nprint 'end'")
    assert caught.traceback[-1].lineno + 1 == line
