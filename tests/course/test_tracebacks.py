"""What is shown of an exception in a student's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tttmc_app.course.student_types import CodeFailure, FailureKind
from tttmc_app.course.tracebacks import StudentSources, described, failure_of, one_line

MAIN, OTHER = "/x/main.py", "/x/other.py"


def failing(text: str, other: str = "") -> tuple[FailureKind, str, int | None, str]:
    """Return how a file fails that may call `run`, a function of another file or of nobody's."""
    sources = StudentSources(Path(MAIN), {MAIN: text, OTHER: other})
    names: dict[str, object] = {}
    try:
        exec(compile(other, OTHER, "exec"), names)  # noqa: S102 - a test's own text
        exec(compile(text, MAIN, "exec"), names)  # noqa: S102 - a test's own text
    except BaseException as error:  # noqa: BLE001 - it may be any
        return failure_of(error, sources)
    raise AssertionError


def test_an_exceptions_own_lines() -> None:
    """The line is the last of the file itself; the traceback has the frames of all its files."""
    text = "def f(x):\n    return run(x)\n\nsorted([1], key=lambda i: f(i))\n"
    other = "def run(x):\n    return x / 0   \n"
    kind, message, line, shown = failing(text, other)
    assert (kind, line) == (FailureKind.RAISED, 2)
    assert message == "ZeroDivisionError: division by zero"
    assert shown == (
        "Traceback (most recent call last):\n"
        '  File "main.py", line 4, in <module>\n'
        "    sorted([1], key=lambda i: f(i))\n"
        '  File "main.py", line 4, in <lambda>\n'
        "    sorted([1], key=lambda i: f(i))\n"
        '  File "main.py", line 2, in f\n'
        "    return run(x)\n"
        '  File "other.py", line 2, in run\n'
        "    return x / 0\n"
        "ZeroDivisionError: division by zero\n"
    )


def test_the_line_is_that_of_the_error() -> None:
    """What ran after it, such as `finally`, doesn't matter."""
    text = "def f():\n    try:\n        1 / 0\n    finally:\n        x = 1\n\nf()\n"
    _, _, line, shown = failing(text)
    assert line == 3
    assert [row for row in shown.splitlines() if "line" in row] == [
        '  File "main.py", line 7, in <module>',
        '  File "main.py", line 3, in f',
    ]


def test_an_exception_without_own_lines() -> None:
    """If another file fails by itself, there is no line."""
    kind, message, line, text = failing("", "raise KeyError('a')")
    assert (kind, message, line) == (FailureKind.RAISED, "KeyError: 'a'", None)
    assert "main.py" not in text


def test_long_tracebacks_are_shortened() -> None:
    """The first and the last ten frames are shown."""
    text = "def f(n):\n    if n: f(n - 1)\n    else: run()\nf(50)\n"
    _, _, line, shown = failing(text, "def run(): raise ValueError\n")
    rows = [row for row in shown.splitlines() if row.startswith("  File")]
    assert len(rows) == 20
    assert rows[0] == '  File "main.py", line 4, in <module>'
    assert rows[1:18] == ['  File "main.py", line 2, in f'] * 17
    assert rows[18:] == ['  File "main.py", line 3, in f', '  File "other.py", line 1, in run']
    assert line == 3
    _, _, _, shorter = failing(text.replace("50", "17"), "def run(): raise ValueError\n")
    assert shorter.count("  File") == 20
    assert shorter.count("line 2") == 17


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("import sys\nsys.exit(3)", FailureKind.EXITED, 2),
        ("\n\nquit()", FailureKind.EXITED, 3),
        ("raise MemoryError", FailureKind.MEMORY, 1),
        ("raise KeyboardInterrupt", FailureKind.RAISED, 1),
        ("raise SyntaxError('x')", FailureKind.RAISED, 1),
        ("eval('1 +')", FailureKind.RAISED, 1),
    ],
)
def test_kinds_of_exceptions(text: str, kind: FailureKind, line: int) -> None:
    """Exits and full memory are told from other exceptions."""
    found = failing(text)
    assert (found[0], found[2]) == (kind, line)


def test_syntax_errors_name_their_file() -> None:
    """An error in the file itself is one of syntax; one in its module is raised by the import."""
    assert failing("x = 1\nif x\n") == (
        FailureKind.SYNTAX,
        "SyntaxError: expected ':'",
        2,
        "  File \"main.py\", line 2\n    if x\nSyntaxError: expected ':'\n",
    )
    kind, message, line, text = failing("", "\n\n  x = 1\n")
    assert (kind, message, line) == (
        FailureKind.RAISED,
        "IndentationError: unexpected indent",
        3,
    )
    assert text == '  File "other.py", line 3\n    x = 1\nIndentationError: unexpected indent\n'
    sources = StudentSources(Path(MAIN), {MAIN: "x"})
    error = SyntaxError("", (MAIN, None, None, None))
    bare = failure_of(error, sources)
    assert bare[1:3] == ("SyntaxError: invalid syntax", None)


def test_an_exception_on_one_line() -> None:
    """Its type and its text, even if the text has several lines or can't be made."""

    class RudeError(Exception):
        def __str__(self) -> str:
            """Fail."""
            raise SystemExit

    assert described(ValueError("a\n  b\x00c")) == "ValueError: a b?c"
    assert described(ValueError()) == "ValueError"
    assert described(RudeError()) == "RudeError"
    assert one_line("x" * 300) == "x" * 300
    assert one_line("x" * 301) == "x" * 299 + "…"


def test_lines_of_a_file() -> None:
    """Lines are counted from 1; those that don't exist are empty."""
    sources = StudentSources(Path(MAIN), {MAIN: "  a \nb"})
    assert [sources.line(MAIN, number) for number in (-1, 0, 1, 2, 3)] == ["", "", "a", "b", ""]
    assert sources.line(OTHER, 1) == ""


def test_a_failure_is_told_with_its_file_and_line() -> None:
    """The line follows the reason unless that ends with it, and the file comes first."""
    for line, file, words in (
        (3, "a.py", "a.py: no (line 3)"),
        (None, "a.py", "a.py: no"),
        (3, "", "no (line 3)"),
        (None, "", "no"),
    ):
        failure = CodeFailure(FailureKind.RAISED, "no", line, file=file)
        assert str(failure.message) == words
    named = CodeFailure(FailureKind.SYNTAX, "bad (line 3)", 3)
    assert (str(named.placed), str(named.message)) == ("bad (line 3)", "bad (line 3)")
    assert str(CodeFailure(FailureKind.SYNTAX, "bad (line 3)", 4).placed) == "bad (line 3) (line 4)"


def test_the_failures_that_end_a_process() -> None:
    """After the others, the same process answers the next request."""
    assert {kind.value for kind in FailureKind if kind.ends_process} == {
        "timeout",
        "memory",
        "output",
        "crashed",
        "disturbed",
        "closed",
    }
