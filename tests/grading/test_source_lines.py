"""The line at fault in a student's file."""

from __future__ import annotations

from tests.grading.in_process import InProcess, edited, failures, found_in
from tttmc_app.core import Text
from tttmc_app.grading import CheckFailure
from tttmc_app.grading.check_mc_move import GROUP
from tttmc_app.grading.grader import with_line


def with_line_of(text: str, name: str, line: int | None = None) -> CheckFailure:
    """Return the failure of a function f with a mistake of this name, with its line in the text."""
    named = Text("{name}", name=name) if name else None
    failure = CheckFailure("f()", "a bound method", "2", mistake=named, line=line)
    return with_line(failure, "f", found_in(text)[1])


ROWS = "uses one list for all rows of its scores"
LINES = """
def f():⏎    return [[0] * 3] * 3 = ROWS 2
def f():⏎    return [[0, 0], a, b] = always makes scores with 3 rows and 3 columns 2
def f():⏎    return [[0] * 3 for _ in range(3)] = always makes scores with 3 rows and 3 columns 2
def f():⏎    return [[0, 0]] * 2 = ROWS 2
def f():⏎    return [[0 for _ in x]] * 2 = ROWS 2
def f():⏎    return [0] * 2 = ROWS
def f():⏎    x = [[0]] * 2⏎    return [[0]] * 2 = ROWS
def g():⏎    return [[0]] * 2 = ROWS
def f():⏎    return [[0]] * 2⏎def f():⏎    return [[0]] * 2 = ROWS
def f():⏎    print 'x'⏎    return [[0]] * 2 = ROWS 3
def f():⏎    get_best_move(a) = returns None 2
def f():⏎    return get_best_move(a) = returns None
def f():⏎    random.seed(0) = always plays the same game 2
"""


def test_only_one_line_can_be_at_fault() -> None:
    """It is in the function, which is defined once, in either version of Python."""
    for example in LINES.strip().splitlines():
        text, _, told = example.replace("⏎", "\n").rpartition(" = ")
        name = told.rstrip(" 23").replace("ROWS", ROWS)
        line = int(told[-1]) if told[-1].isdecimal() else None
        assert with_line_of(text + "\n", name).line == line
        assert with_line_of(text, name, 7).line == 7  # what is known stays


BLAMED = """
while b.check_win: pass
if b.clone: pass
x = not b.check_win
for s in b.get_empty_squares: pass
x = b.get_empty_squares[0]
x = b.check_win == None
x = None == b.check_win
x = a and b.check_win
x = range(b.get_dim)
x = xrange(b.get_dim)
x = len(b.get_dim)
x = enumerate(b.get_dim)
x = sorted(b.get_empty_squares)
x = list(b.get_empty_squares)
x = r.choice(b.get_empty_squares)
x = b.clone
"""
NOT_BLAMED = """
x = b.clone; y = x()
x = f(b.get_dim)
x = b.square == None
x = b.check_win()
x = len(b.get_dim) + len(b.get_dim)
"""


def test_where_a_method_needs_brackets() -> None:
    """Only a value that makes no sense without a call is blamed, and only if it is the only one."""
    for line in [*filter(None, (BLAMED + NOT_BLAMED).splitlines())]:
        text, is_blamed = f"def f(a, b):\n    {line}\n", line in BLAMED.splitlines()
        found = with_line_of(text, "")
        assert (found.line == 2) is ("has no ()" in str(found.mistake)) is is_blamed
        for name in ("places no marks", "does not finish in time"):
            assert (with_line_of(text, name).line == 2) is is_blamed
        assert with_line_of(text, "another mistake").line is None


def test_the_line_at_fault() -> None:
    """It is the only line that can cause the mistake."""
    for old, new in (
        ("mc_trial(trial, player)", "mc_trial(trial, 5 - player)"),
        ("(scores, trial, player)", "(scores, board, player)"),
        ("return get_best_move(", "get_best_move("),
    ):
        text = edited(old, new)
        submission = InProcess(text)
        found = failures(GROUP.examine(submission)).values()
        line = text[: text.rindex(new)].count("\n") + 1
        assert line in {with_line(each, "mc_move", submission.suspects).line for each in found}
