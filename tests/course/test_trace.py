"""Traces as they are read from a student's process, which may send anything."""

from __future__ import annotations

import pytest

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
from tttmc_app.course.values import Json

BOARD: Json = {"board": 4, "cells": [[1, None], [2, 3]]}
GRID: Json = {"grid": 5, "rows": [[1, None], [2.5, True]], "shared": True}
VALUE: Json = {"value": {"tuple": [1, 2]}}


VALID: list[tuple[Json, TraceEvent]] = [
    (["board", 1, None, [[1, 2]]], BoardSeen(1, None, ((1, 2),))),
    (["board", 2, 1, []], BoardSeen(2, 1, ())),
    (["moved", 1, 0, 2, 3, True], Moved(1, 0, 2, 3, True)),
    (["moved", 1, None, None, None, False], Moved(1, None, None, None, False)),
    (["changed", 1, [[0, 2, 3], [1, 0, None]]], Changed(1, ((0, 2, 3), (1, 0, None)))),
    (["checked", 1, 2], Checked(1, 2)),
    (["checked", 1, None], Checked(1, None)),
    (["checked", 1, 0], Checked(1, 0)),
    (["called", "f", []], Called("f", ())),
    (
        ["called", "f", [BOARD, GRID, VALUE]],
        Called(
            "f",
            (
                BoardGiven(4, ((1, None), (2, 3))),
                GridGiven(5, ((1.0, None), (2.5, 1.0)), True),
                ValueGiven((1, 2)),
            ),
        ),
    ),
    (
        ["returned", "g", [VALUE], BOARD],
        Returned("g", (ValueGiven((1, 2)),), BoardGiven(4, ((1, None), (2, 3)))),
    ),
]


@pytest.mark.parametrize(("sent", "event"), VALID)
def test_every_event_is_read(sent: Json, event: TraceEvent) -> None:
    """Each kind of event has its parts in their places."""
    assert trace_of([sent]) == Trace((event,))
    assert trace_of([sent, sent]) == Trace((event, event), True)
    assert trace_of([sent, ["more"]]) == Trace((event,), False)


def test_a_trace_may_be_empty_or_cut_off() -> None:
    """Only the mark at the end says that events are missing."""
    assert trace_of([]) == Trace((), True) == Trace()
    assert trace_of([["more"]]) == Trace((), False)


INVALID: list[Json] = [
    None,
    {},
    {"events": []},
    [1],
    ["board"],
    [["more"], ["checked", 1, 2]],
    [["heap", 1]],
    [["board", 1, None]],
    [["board", "1", None, []]],
    [["board", 1, "0", []]],
    [["board", 1, None, [1]]],
    [["board", 1, None, [[2.0]]]],
    [["board", 1, None, [[True]]]],
    [["moved", 1, 0, 2, 3]],
    [["moved", 1, 0, 2, 3, 1]],
    [["moved", 1, 0.5, 2, 3, True]],
    [["moved", 1, 0, "2", 3, True]],
    [["moved", 1, 0, 2, [3], True]],
    [["changed", 1, [[0, 2]]]],
    [["changed", 1, [[0, 2, 3, 3]]]],
    [["changed", 1, [["0", 2, 3]]]],
    [["changed", 1, [0, 2, 3]]],
    [["changed", 1, [[0, 2, "x"]]]],
    [["changed", 1, 5]],
    [["checked", 1, "X"]],
    [["checked", None, 2]],
    [["called", 5, []]],
    [["called", "f", BOARD]],
    [["called", "f", [5]]],
    [["called", "f", [{"other": 1}]]],
    [["called", "f", [{"board": "4", "cells": []}]]],
    [["called", "f", [{"board": 4, "cells": 3}]]],
    [["called", "f", [{"grid": 5, "rows": [["x"]], "shared": True}]]],
    [["called", "f", [{"grid": 5, "rows": [3], "shared": True}]]],
    [["called", "f", [{"grid": 5, "rows": [], "shared": 1}]]],
    [["called", "f", [{"value": {"heap": []}}]]],
    [["returned", "f", []]],
    [["returned", "f", [], 5]],
    [["returned", "f", 5, VALUE]],
]


@pytest.mark.parametrize("sent", INVALID, ids=range(len(INVALID)))
def test_what_no_observer_writes_is_refused(sent: Json) -> None:
    """Each invalid part raises one of the exceptions that end the process."""
    with pytest.raises((ValueError, TypeError, KeyError)):
        trace_of(sent)
