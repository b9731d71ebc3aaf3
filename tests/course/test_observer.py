"""The record of what a student's function does with boards and other functions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tttmc_app.course.observer import MAX_EVENTS, Observer
from tttmc_app.course.provided import TTTBoard
from tttmc_app.course.trace import (
    BoardGiven,
    BoardSeen,
    Called,
    Changed,
    Checked,
    GridGiven,
    Moved,
    Returned,
    Trace,
    TraceEvent,
    ValueGiven,
    trace_of,
)

NAMES: dict[str, Any] = {}
CODE = """
def mc_trial(board, player, depth=1):
    board.move(0, depth, player)
    if depth:
        return mc_trial(board, player, depth - 1)
    board.check_win()
    return "done"
def mc_update_scores(scores, board):
    scores[1][0] += 2.5
def get_best_move(board, scores):
    return (1, 1)
def helper(board):
    board.move(1, 1, 2)
"""
exec(CODE, NAMES)  # noqa: S102 - functions as a student's file defines them
START = ((1, 1), (1, 1))


def observed(code: str, *arguments: object) -> Trace:
    """Return the trace of a function with these lines, called with these arguments."""
    exec(f"def f(*a):\n    {code}", NAMES)  # noqa: S102 - a test's own text
    observer = Observer([*arguments])
    with observer.observing(NAMES["f"], NAMES):
        NAMES["f"](*arguments)
    return trace_of(json.loads(json.dumps(observer.finished())))


@pytest.mark.parametrize(
    ("code", "events"),
    [
        ("a[0].move(0, 1, 2)", [Moved(0, 0, 1, 2, True)]),
        (
            "a[0].move(1, 0, 3); a[0].move(1, 0, 2)",
            [Moved(0, 1, 0, 3, True), Moved(0, 1, 0, 2, False)],
        ),
        ("a[0].move(0, 0, 'x')", [Moved(0, 0, 0, None, True)]),
        ("a[0].move(0, 0, 2.0)", [Moved(0, 0, 0, 2, True)]),
        ("a[0].check_win(); a[0].get_empty_squares(); str(a[0])", [Checked(0, None)]),
        (
            "a[0]._board[0][0] = a[0]._board[0][1] = 3; a[0].square(0, 0); a[0].check_win()",
            [Changed(0, ((0, 0, 3), (0, 1, 3))), Checked(0, 3)],
        ),
        ("a[0]._board[1][1] = 'x'", [Changed(0, ((1, 1, None),))]),
        ("a[0]._board[1] = [1.0, True]", []),  # what is equal isn't a change
        (
            "a[0]._board[0] = [2.5, 2.0]; a[0]._board[1] = [True, 10**400]",
            [Changed(0, ((0, 0, None), (0, 1, 2), (1, 1, None)))],
        ),
        ("a[0].move(0, 1, 2.5)", [Moved(0, 0, 1, None, True)]),
        (
            "b = a[0].clone(); b.move(0, 0, 2); a[0].get_dim()",
            [BoardSeen(1, 0, START), Moved(1, 0, 0, 2, True)],
        ),
        (
            "b = type(a[0])(2); b.move(1, 0, 2); b.clone()",
            [
                BoardSeen(1, None, START),
                Moved(1, 1, 0, 2, True),
                BoardSeen(2, 1, ((1, 1), (2, 1))),
            ],
        ),
        ("helper(a[0])", [Moved(0, 1, 1, 2, True)]),
        (
            "mc_trial(a[0], 2)",
            [
                Called("mc_trial", (BoardGiven(0, START), ValueGiven(2))),
                Moved(0, 0, 1, 2, True),
                Moved(0, 0, 0, 2, True),
                Checked(0, 2),
                Returned(
                    "mc_trial",
                    (BoardGiven(0, ((2, 2), (1, 1))), ValueGiven(2)),
                    ValueGiven("done"),
                ),
            ],
        ),
        (
            "s = [[0, 1]] * 2; mc_update_scores(s, board=a[0]); get_best_move(a[0], s)",
            [
                Called(
                    "mc_update_scores",
                    (GridGiven(0, ((0.0, 1.0), (0.0, 1.0)), True), BoardGiven(0, START)),
                ),
                Returned(
                    "mc_update_scores",
                    (GridGiven(0, ((2.5, 1.0), (2.5, 1.0)), True), BoardGiven(0, START)),
                    ValueGiven(None),
                ),
                Called(
                    "get_best_move",
                    (BoardGiven(0, START), GridGiven(0, ((2.5, 1.0), (2.5, 1.0)), True)),
                ),
                Returned(
                    "get_best_move",
                    (BoardGiven(0, START), GridGiven(0, ((2.5, 1.0), (2.5, 1.0)), True)),
                    ValueGiven((1, 1)),
                ),
            ],
        ),
        (
            "r = [0]; get_best_move(a[0], [r, [0], r])",
            [
                Called(
                    "get_best_move",
                    (BoardGiven(0, START), GridGiven(0, ((0.0,), (0.0,), (0.0,)), True)),
                ),
                Returned(
                    "get_best_move",
                    (BoardGiven(0, START), GridGiven(0, ((0.0,), (0.0,), (0.0,)), True)),
                    ValueGiven((1, 1)),
                ),
            ],
        ),
        (
            "get_best_move([], [[None, 'x'], [1e400, 2]]); get_best_move({}, ([1], [2]))",
            [
                Called(
                    "get_best_move",
                    (ValueGiven([]), GridGiven(0, ((None, None), (None, 2.0)), False)),
                ),
                Returned(
                    "get_best_move",
                    (ValueGiven([]), GridGiven(0, ((None, None), (None, 2.0)), False)),
                    ValueGiven((1, 1)),
                ),
                Called("get_best_move", (ValueGiven({}), GridGiven(1, ((1.0,), (2.0,)), False))),
                Returned(
                    "get_best_move",
                    (ValueGiven({}), GridGiven(1, ((1.0,), (2.0,)), False)),
                    ValueGiven((1, 1)),
                ),
            ],
        ),
    ],
    ids=range(17),
)
def test_what_is_recorded(code: str, events: list[TraceEvent]) -> None:
    """Moves, changes, results and calls are recorded in order, with boards by their numbers."""
    assert observed(code, TTTBoard(2)) == Trace((BoardSeen(0, None, START), *events))


def test_a_grid_keeps_its_number() -> None:
    """However many others are passed on between."""
    calls = "; ".join(f"get_best_move(a[0], {name})" for name in "stsut")
    events = observed(f"s, t, u = [[1]], [[1]], [[1]]; {calls}", TTTBoard(2)).events
    grids = [each.arguments[1] for each in events if isinstance(each, Called)]
    assert [grid.grid for grid in grids if isinstance(grid, GridGiven)] == [0, 1, 0, 2, 1]


@pytest.mark.parametrize(
    "broken",
    [
        *("a[0]._board[1] = [1]", "a[0]._board[1] = None", "a[0]._board = 3"),
        *("a[0]._board = [[1]]", "a[0]._dim = 'x'", "del a[0]._board"),
    ],
)
def test_a_board_that_is_none_any_more_is_not_described(broken: str) -> None:
    """A file may put anything into it; what it does afterwards is recorded."""
    trace = observed(f"{broken}; b = type(a[0])(1); b.check_win()", TTTBoard(2))
    seen = (BoardSeen(0, None, START), BoardSeen(1, None, ((1,),)))
    assert trace.events == (*seen, Checked(1, None))


def test_boards_have_the_numbers_of_the_arguments() -> None:
    """The boards among the arguments are numbered first, other arguments are skipped."""
    full = TTTBoard(2, False, [[2, 3], [3, 2]])
    code = "a[0].move(0, 1, 2); a[2].check_win()"
    trace = observed(code, TTTBoard(2), 5, full, TTTBoard(1))
    assert trace.events == (
        BoardSeen(0, None, START),
        BoardSeen(1, None, ((2, 3), (3, 2))),
        BoardSeen(2, None, ((1,),)),
        Moved(0, 0, 1, 2, True),
        Checked(1, 2),
    )


def test_everything_is_as_before_after_an_error() -> None:
    """The board's methods and the file's functions are restored, whatever the code does."""
    before = (dict(vars(TTTBoard)), dict(NAMES))
    with pytest.raises(IndexError):
        observed("mc_trial(a[0], 2, 5)", TTTBoard(2))
    after = (dict(vars(TTTBoard)), {**NAMES, "f": before[1].get("f")})
    assert (before[0], {**before[1], "f": after[1]["f"]}) == after


def test_a_call_after_a_failed_one_is_recorded() -> None:
    """A function that raises an error has no result; the next call is the outermost again."""
    code = (
        "try: mc_trial(a[0], 2, 5)\n    except IndexError: pass\n    mc_trial(a[0], 2, 0)\n"
        "    a[0]._board[0] = None; a[0]._board[1] = [1]"
    )
    kinds = [type(event) for event in observed(code, TTTBoard(2)).events]
    assert kinds == [BoardSeen, Called, Called, Moved, Checked, Returned]


@pytest.mark.parametrize("failing", ["a[0].square(9, 9)", "a[0].move(9, 9, 2)"])
def test_a_board_is_observed_after_a_failed_method(failing: str) -> None:
    """A board's method that raises an error is not recorded, and what comes after it is."""
    code = (
        f"try: {failing}\n    except IndexError: pass\n"
        "    a[0].check_win(); a[0].move(0, 1, 2); a[0]._board[1][1] = 3; a[0].square(1, 1)"
    )
    assert observed(code, TTTBoard(2)).events == (
        BoardSeen(0, None, START),
        Checked(0, None),
        Moved(0, 0, 1, 2, True),
        Changed(0, ((1, 1, 3),)),
    )


def test_a_record_has_a_largest_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """What doesn't fit is dropped, and the trace says that it is incomplete."""
    assert MAX_EVENTS == 20_000
    monkeypatch.setattr("tttmc_app.course.observer.MAX_EVENTS", 10)
    full = observed("for _ in range(9): a[0].check_win()", TTTBoard(2))
    assert (len(full.events), full.is_complete) == (10, True)
    for count in (10, 15):
        cut = observed(f"for _ in range({count}): a[0].check_win()", TTTBoard(2))
        assert (cut.events, cut.is_complete) == (full.events, False)
