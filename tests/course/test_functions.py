"""The functions of a student's file, and the scores that they pass on."""

from __future__ import annotations

from typing import Any

import pytest

from tttmc_app.course.functions import (
    ScoreCapture,
    as_rows,
    functions_in,
    innermost,
    namespaces_of,
)
from tttmc_app.course.student_types import FunctionInfo


def names_of(text: str, filename: str = "file.py") -> dict[str, Any]:
    """Return the names that a text defines."""
    names: dict[str, Any] = {}
    exec(compile(text, filename, "exec"), names)  # noqa: S102 - a test's own text
    return names


DEFINED = """
import functools
def later(a, b, /, c, d=1, *, e, f=2): return a
def any_number(a, *rest, **named): return a
class Machine:
    def move(self, board, player=2): return board
    def __call__(self, board): return board
def decorated(f):
    @functools.wraps(f)
    def call(*a, **k): return f(*a, **k)
    return call
@functools.lru_cache(maxsize=None)
def cached(a): return a
made = functools.partial(later, 1, d=3)
bound = Machine().move
called = Machine()
small = lambda x: x
builtin, kind, number = len, Machine, 3
@decorated
def wrapped(x, y=1): return x
strange = Machine()
strange.__signature__ = 3
also = cached
"""


def test_every_callable_is_described() -> None:
    """Parameters, lines and numbers of arguments are those of the caller, in line order."""
    found = functions_in(names_of(DEFINED), {"file.py"})
    assert [(f.name, f.parameters, f.line, f.least, f.most) for f in found] == [
        ("later", ("a", "b", "c", "d", "e", "f"), 3, 3, 4),
        ("made", ("b", "c", "d", "e", "f"), 3, 2, 2),
        ("any_number", ("a", "rest", "named"), 4, 1, None),
        ("bound", ("board", "player"), 6, 1, 2),
        ("called", ("board",), 7, 1, 1),
        ("strange", (), 7, 0, None),
        ("decorated", ("f",), 8, 1, 1),
        ("wrapped", ("x", "y"), 9, 1, 2),
        ("cached", ("a",), 12, 1, 1),
        ("also", ("a",), 12, 1, 1),
        ("small", ("x",), 17, 1, 1),
    ]


def test_only_the_files_functions_are_listed() -> None:
    """Functions of other files are left out."""
    assert functions_in(names_of(DEFINED, "other.py"), {"file.py"}) == ()
    both = functions_in(names_of(DEFINED, "other.py"), ["file.py", "other.py"])
    assert len(both) == 11


@pytest.mark.parametrize(
    ("body", "is_empty"),
    [
        ("pass", True),
        ("'''Only a docstring.'''", True),
        ("'''A docstring.'''\n    pass\n    return", True),
        ("return None", True),
        ("...", True),
        ("return 0", False),
        ("return board", False),
        ("board.move(0, 0, 1)", False),
        ("board.clone()", False),
        ("raise NotImplementedError", False),
        ("x = 1", False),
    ],
)
def test_functions_that_do_nothing_are_known(body: str, is_empty: bool) -> None:
    """A function with only a docstring, `pass` or a plain `return` is still to be written."""
    (found,) = functions_in(names_of(f"def f(board):\n    {body}\n"), {"file.py"})
    assert found == FunctionInfo("f", ("board",), 1, 1, 1, is_empty)


def test_what_is_inside_a_callable() -> None:
    """Methods, partial and cached functions are unwrapped, however often."""
    twice = "twice = functools.partial(functools.partial(cached))\nbare = cached.__wrapped__"
    names = names_of(f"{DEFINED}\n{twice}")
    assert innermost(names["twice"]) is innermost(names["cached"]) is names["bare"]
    assert innermost(names["bound"]) is names["Machine"].move
    assert innermost(names["made"]) is names["later"]
    assert innermost(3) == 3


CHOOSING = """
def get_best_move(board, scores):
    if board:
        return get_best_move(board - 1, [[9]])
    scores[0][0] = 7
    return (0, 0)
def mc_move(depth, scores): return get_best_move(depth, scores)
"""


def test_the_scores_passed_on_are_kept() -> None:
    """The outermost call's scores are copied before the function changes them; the last count."""
    names = names_of(CHOOSING)
    own = names["get_best_move"]
    with ScoreCapture(names["mc_move"], names) as capture:
        before = capture.grid
        assert names["mc_move"](1, [[1], [2]]) == (0, 0)
        assert capture.grid == [[1], [2]]
        names["mc_move"](0, [[3], [4]])
        names["get_best_move"](scores=([5], (6,)), board=0)
        assert capture.grid == [[5], [6]]
        names["get_best_move"](0, [[5]])
    assert (before, capture.grid) == (None, [[5]])
    assert names["get_best_move"] is own


def test_the_first_grid_is_the_scores() -> None:
    """Whatever else is passed on, before or after it, the first grid counts."""
    cases: list[tuple[tuple[object, ...], object]] = [
        (([[1]], [[2]]), [[1]]),
        (([], [3], "ab", {}, ((4, 5),), [[6]]), [[4, 5]]),
        ((None, [[7], 8]), [[4, 5]]),
    ]
    names = names_of("def get_best_move(*given, **named): pass\nmc_move = get_best_move")
    with ScoreCapture(names["mc_move"], names) as capture:
        for given, grid in cases:
            names["get_best_move"](*given)
            assert capture.grid == grid
        names["get_best_move"]([[1]], scores=[[2]])
        assert capture.grid == [[1]]


def test_a_chooser_that_fails_is_restored() -> None:
    """After an error the file's own function is back, and a later call counts again."""
    names = names_of("def get_best_move(board, scores): return 1 // board\nmc_move = get_best_move")
    own = names["get_best_move"]
    with pytest.raises(ZeroDivisionError), ScoreCapture(own, names) as capture:  # noqa: PT012 - the block is what fails
        names["get_best_move"](1, [[1]])
        with pytest.raises(ZeroDivisionError):
            names["get_best_move"](0, [[2]])
        names["get_best_move"](1, [[3]])
        names["get_best_move"](0, 4)
    assert capture.grid == [[3]]
    assert names["get_best_move"] is own


def test_a_function_of_another_file_brings_its_names() -> None:
    """The scores are also seen if mc_move comes from a module with its own get_best_move."""
    names, other = names_of("x = 1"), names_of(CHOOSING)
    names["mc_move"] = other["mc_move"]
    assert namespaces_of(names["mc_move"], names) == [names, other]
    assert namespaces_of(other["mc_move"], other) == [other]
    assert namespaces_of(len, names) == [names]
    with ScoreCapture(names["mc_move"], names) as capture:
        names["mc_move"](0, [[8]])
    assert capture.grid == [[8]]


def test_grids_of_every_kind_are_rows() -> None:
    """Lists and tuples are rows; a dict of squares and an array become lists."""
    import numpy as np

    assert as_rows([[1], [2]]) == [[1], [2]]
    assert as_rows(((1,), (2,))) == ((1,), (2,))
    assert as_rows({(r, c): 10 * r + c for c in (1, 0) for r in (1, 0)}) == [[0, 1], [10, 11]]
    squares: dict[object, int] = {(r, c): 10 * r + c for r in (0, 1) for c in (0, 1)}
    assert as_rows({**squares, "best": 7}) == [[0, 1], [10, 11]]  # other keys don't matter
    assert as_rows(np.array([[1, 2], [3, 4]])) == [[1, 2], [3, 4]]
    for other in ({(0, 1): 2}, {"a": 1}, "text", 5, None, {1, 2}):
        assert as_rows(other) == ()
