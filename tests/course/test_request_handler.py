"""Whole answers and events of a child, whose requests are handled in the test's process."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import pytest

from tttmc_app.course.protocol import Message
from tttmc_app.course.request_handler import RequestHandler
from tttmc_app.course.requests import RequestFailedError

FILE = """\
import random
import poc_ttt_gui, user9_abc
from helper import HALF
NTRIALS, SCORE_CURRENT, Half = 3, 1.5, 0.5
WORDS = "w"
print("loading", 7 // 2)
def mc_trial(board, player=2, *more):
    pass
def get_best_move(board, scores):
    return board.get_empty_squares()[0]
def mc_move(board, player, trials):
    print("asked for", player, trials)
    return get_best_move(board, [[player, 0], [0, trials]])
def draw(count):
    return [random.random() for _ in range(count)]
def change(board, grid):
    board.move(0, 1, 3)
    grid[0][1] += 2.5
    return {"a": (1, None)}
def fail(number):
    return [1, 2][number]
poc_ttt_gui.run_gui(2, 3, mc_move, 5, True)
"""
BOARD: dict[str, Any] = {"board": [[2, 1], [1, 1]], "reverse": False, "options": {}}


class Child:
    """A handler with the messages that it sent."""

    def __init__(self) -> None:
        self.sent: list[Message] = []

    @cached_property
    def handler(self) -> RequestHandler:
        """Return the handler, which takes over the standard output when a test first uses it."""
        return RequestHandler(self.sent.append, random.seed)

    def ask(self, **request: Any) -> Any:
        """Return the answer to a request, or the failure, as JSON without its times."""
        try:
            answer = self.handler.handle(request)
        except RequestFailedError as error:
            return {"failed": json.loads(json.dumps(error.as_json()))}
        return untimed(answer)

    def told(self) -> list[Any]:
        """Return what was sent since the last call, with the text printed in between."""
        self.handler.flush()
        sent: list[Any] = json.loads(json.dumps(self.sent))
        self.sent.clear()
        return sent


def untimed(answer: Message) -> Any:
    """Return an answer as JSON without times, which must be there."""
    times: list[float] = []

    def kept(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        times.extend(value for key, value in pairs if key == "seconds")
        return {key: value for key, value in pairs if key != "seconds"}

    found: Any = json.loads(json.dumps(answer), object_pairs_hook=kept)
    assert all(0 < each < 60 for each in times)
    assert times
    return found


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> Iterator[Child]:
    """Return a handler; what it changes in this process is undone."""
    for name in ("stdout", "stderr", "argv"):
        monkeypatch.setattr(sys, name, getattr(sys, name))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    before, state = dict(sys.modules), random.getstate()
    yield Child()
    random.setstate(state)
    for name in sys.modules.keys() - before.keys():
        del sys.modules[name]
    sys.modules.update(before)


def load(child: Child, text: str = FILE, **more: Any) -> Any:
    """Load a file with a module of its own."""
    remark = {"kind": "text", "text": "read", "line": None}
    modules = {"helper": {"path": "/x/helper.py", "text": "HALF = 5 / 2\n"}}
    given = {"path": "/x/a.py", "text": text, "remarks": [remark], "modules": modules}
    return child.ask(do="load", output=1000, seed=5, **given | more)


def json_of(value: object) -> str:
    """Return a text to sort events by."""
    return json.dumps(value, sort_keys=True)


def remark(kind: str, source: str, line: int | None, **values: object) -> dict[str, object]:
    """Return the event of a remark."""
    text = {"source": source, "values": values}
    return {"event": "remark", "kind": kind, "text": text, "line": line}


def function(name: str, line: int, *parameters: str) -> dict[str, object]:
    """Return the description of a function that requires all its parameters."""
    count = len(parameters)
    described: dict[str, object] = {"name": name, "parameters": [*parameters], "line": line}
    return described | {"least": count, "most": count, "empty": False}


LOADED = {
    "language": "Python 3",
    "constants": {"HALF": 2.5, "NTRIALS": 3, "SCORE_CURRENT": 1.5, "WORDS": "w"},
    "functions": [
        {
            **function("mc_trial", 7, "board", "player", "more"),
            "least": 1,
            "most": None,
            "empty": True,
        },
        function("get_best_move", 9, "board", "scores"),
        function("mc_move", 11, "board", "player", "trials"),
        function("draw", 14, "count"),
        function("change", 16, "board", "grid"),
        function("fail", 20, "number"),
    ],
    "failure": None,
}
READ = {"event": "remark", "kind": "text", "text": "read", "line": None}
MISSING = remark(
    "stand-in", "the module {module} is missing: calls to it do nothing", 2, module="user9_abc"
)
PRINTED = {"event": "output", "text": "loading 3\n"}
GAME = {
    "event": "gui",
    "size": 2,
    "machine": 3,
    "trials": 5,
    "reverse": True,
    "handle": 0,
    "name": "mc_move",
    "line": 22,
}


def test_loading(child: Child) -> None:
    """All that a file defines comes with the answer; events come in their order."""
    for _ in range(2):  # the second time is as the first
        assert load(child) == LOADED
        assert child.told() == [READ, MISSING, PRINTED, GAME]
    weights = {"trials": 9, "current": 7.5, "other": 2.5}
    assert load(child, skip_games=True, overrides=weights) == {
        **LOADED,
        "constants": {"HALF": 2.5, "NTRIALS": 9, "SCORE_CURRENT": 7.5, "WORDS": "w"},
    }
    assert sorted(child.told(), key=json_of) == sorted(
        [
            *(READ, MISSING, PRINTED),
            remark(
                "setting", "the file has no {constant} to replace", None, constant="SCORE_OTHER"
            ),
            remark("skipped", "the call to {function} was skipped", 22, function="run_gui"),
        ],
        key=json_of,
    )
    weights = {"current": 7.5, "other": 2.5}
    both = "NTRIALS, SCORE_CURRENT, SCORE_OTHER = 3, 1.5, 1\n"
    constants = {"NTRIALS": 3, "SCORE_CURRENT": 7.5, "SCORE_OTHER": 2.5}
    assert load(child, both, overrides=weights)["constants"] == constants
    assert load(child, both)["constants"] == constants | {"SCORE_CURRENT": 1.5, "SCORE_OTHER": 1}
    assert child.told() == [READ, READ]
    old = "print 'old', 7 / 2\nHALF = 7 / 2\n"
    assert load(child, old) == {
        "language": "Python 2",
        "constants": {"HALF": 3},
        "functions": [],
        "failure": None,
    }
    assert child.told() == [READ, {"event": "output", "text": "old 3\n"}]
    stops = f"{FILE}[].pop()\n"
    error = {"kind": "raised", "message": "IndexError: pop from empty list", "line": 23}
    answer = load(child, stops)
    failure = answer.pop("failure")
    assert answer == {key: each for key, each in LOADED.items() if key != "failure"}
    assert failure.pop("traceback").splitlines()[-1] == error["message"]
    assert failure == error
    assert child.told() == [READ, MISSING, PRINTED, GAME]


def grid(*rows: list[float]) -> dict[str, object]:
    """Return rows as they are sent."""
    return {"list": [{"list": row} for row in rows]}


def test_moves(child: Child) -> None:
    """A function is asked by name or by the number of its game, and its scores are seen."""
    load(child)
    child.told()
    for asked, player, trials in (
        ({"function": "mc_move", "player": 3, "trials": 9}, 3, 9),
        ({"function": 0, "player": 2, "trials": 1}, 2, 1),
        ({"function": "mc_move"}, 0, 0),
    ):
        answer = child.ask(do="move", board=BOARD, **asked)
        scores = grid([player, 0], [0, trials])
        assert answer == {"value": {"tuple": [0, 1]}, "type": "tuple", "grid": scores}
        assert child.told() == [{"event": "output", "text": f"asked for {player} {trials}\n"}]


def test_calls(child: Child) -> None:
    """Arguments, results and what was observed come back; each call has its own seed."""
    load(child)
    child.told()
    dice = random.Random(4)
    drawn = [dice.random(), dice.random()]
    assert child.ask(do="call", function="draw", arguments=[2], seed=4) == {
        "value": {"list": drawn},
        "type": "list",
        "arguments": [2],
        "trace": [],
    }
    asked: dict[str, Any] = {"function": "change", "arguments": [BOARD, grid([1, 0.5])]}
    changed: dict[str, Any] = {
        "value": {"dict": [["a", {"tuple": [1, None]}]]},
        "type": "dict",
        "arguments": [BOARD | {"board": [[2, 3], [1, 1]]}, grid([1, 3.0])],
        "trace": [["board", 0, None, [[2, 1], [1, 1]]], ["moved", 0, 0, 1, 3, True]],
    }
    assert child.ask(do="call", **asked, observe=True) == changed
    assert child.ask(do="call", **asked) == {**changed, "trace": []}
    both = [{"arguments": [1], "seed": 4}, {"arguments": [2], "seed": 4}]
    answer = child.ask(do="calls", function="draw", calls=both)
    assert answer == {
        "results": [
            {"value": {"list": drawn[:n]}, "type": "list", "arguments": [n], "trace": []}
            for n in (1, 2)
        ]
    }
    # What a call doesn't have is the request's.
    shared = [{"seed": 9, "arguments": [1]}, {"arguments": [2]}, {"seed": 9}]
    given = child.ask(do="calls", function="draw", calls=shared, seed=4, arguments=[3])["results"]
    assert [(len(each["value"]["list"]), each["value"]["list"][0]) for each in given] == [
        *((1, random.Random(9).random()), (2, drawn[0]), (3, random.Random(9).random()))
    ]
    assert child.told() == []


def test_the_parts_of_an_answer_have_their_own_limits(child: Child) -> None:
    """The value and each argument may be as large as a value can be."""
    load(child, "def same(items, more): return items\n")
    items = {"list": [7] * 15_000}
    answer = child.ask(do="call", function="same", arguments=[items, items])
    assert (answer["value"], answer["arguments"]) == (items, [items, items])


@pytest.mark.parametrize(
    ("request_", "kind", "source", "values"),
    [
        ({"do": "dance"}, "crashed", "unknown request", {}),
        (
            {"do": "call", "function": "none"},
            *("missing", "the file has no function {function}", {"function": "none"}),
        ),
        (
            {"do": "move", "function": "WORDS"},
            *("missing", "the file has no function {function}", {"function": "WORDS"}),
        ),
        *(
            (
                {"do": "move", "function": number},
                *("missing", "the function passed to run_gui no longer exists", {}),
            )
            for number in (1, -1)
        ),
    ],
)
def test_what_is_not_there(
    child: Child, request_: dict[str, Any], kind: str, source: str, values: dict[str, str]
) -> None:
    """Each request that can't be served has its reason; the next one is served."""
    load(child)
    text = {"source": source, "values": values}
    failed = {"kind": kind, "message": text, "line": None, "traceback": ""}
    assert child.ask(**request_, board=BOARD) == {"failed": failed}
    assert child.ask(do="move", function=0, board=BOARD)["type"] == "tuple"


def test_errors_of_the_file(child: Child) -> None:
    """One of several calls that fails is the answer to all, with its line in the file."""
    load(child)
    calls = [{"arguments": [number]} for number in (1, 2, 0)]
    failed = child.ask(do="calls", function="fail", calls=calls)["failed"]
    assert failed.pop("traceback").splitlines()[-1] == "IndexError: list index out of range"
    assert failed == {
        "kind": "raised",
        "message": "IndexError: list index out of range",
        "line": 21,
    }


def test_scores_are_seen_when_the_move_function_comes_from_a_module(child: Child) -> None:
    """The chooser is found in the program's own names, where the module's function finds it."""
    helper = "def made(choose):\n    return lambda b, p, t: choose(b, [[p, 0], [0, t]])\n"
    text = """\
from helper import made
def get_best_move(board, scores):
    return board.get_empty_squares()[0]
mc_move = made(lambda board, scores: get_best_move(board, scores))
"""
    load(child, text, modules={"helper": {"path": "/x/helper.py", "text": helper}})
    answer = child.ask(do="move", function="mc_move", board=BOARD, player=2, trials=7)
    assert answer["grid"] == grid([2, 0], [0, 7])
