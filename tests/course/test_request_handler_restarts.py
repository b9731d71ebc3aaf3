"""Requests that show that a file is Python 2: whole answers and events, in the test's process."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.course import test_request_handler
from tests.course.test_request_handler import (
    BOARD,
    READ,
    Child,
    load,
    remark,
)

child = test_request_handler.child
GAME = "import poc_ttt_gui\npoc_ttt_gui.run_gui(2, 3, mc_move)\n"
ASKED = {
    "event": "gui",
    "size": 2,
    "machine": 3,
    "trials": 1,
    "reverse": False,
    "handle": 0,
    "name": "mc_move",
}
UNORDERED = "TypeError: '<' not supported between instances of 'int' and 'NoneType'"
NOT_ABOVE = "TypeError: '>' not supported between instances of 'int' and 'NoneType'"
RESTARTED = "restarted as Python 2, since it failed as Python 3 ({error})"
STAYS = "the file fails as Python 2 too: it continues as Python 3"
CONTINUES = "continues as Python 2, since it failed as Python 3 ({error})"
FRACTION = (
    "continues as Python 2, since as Python 3 it returned a row or column that is not a whole "
    "number"
)
MOVE = "import random\ndef mc_move(b, p, t): return (0, 1)\nprint(random.randrange(10**6))\n"
DRAWN = {"event": "output", "text": f"{random.Random(5).randrange(10**6)}\n"}
"""What a file prints whose seed is 5."""


def restarted(line: int) -> dict[str, object]:
    """Return the remark about a file that has restarted."""
    return remark("language", RESTARTED, line, error=UNORDERED)


def game(line: int) -> dict[str, object]:
    """Return the game that a file asks for."""
    return {**ASKED, "line": line}


@pytest.mark.parametrize(
    ("last", "language", "failure", "told"),
    [
        ("", "Python 3", None, []),
        ("sorted([None, 1])\n", "Python 2", None, [restarted(6), DRAWN, game(5)]),
        # Python 2 gets further, or no further.
        (
            "sorted([None, 1])\n[].pop()\n",
            "Python 2",
            ("IndexError: pop from empty list", 7),
            [restarted(6), DRAWN, game(5)],
        ),
        (
            "sorted([None, 1]) and [].pop()\n",
            "Python 3",
            (UNORDERED, 6),
            [restarted(6), DRAWN, game(5), remark("language", STAYS, None)],
        ),
        # Python 2 would fail in the same way.
        ("[].pop()\n", "Python 3", ("IndexError: pop from empty list", 6), []),
        # A file may end itself, in either version.
        (
            "raise SystemExit(4)\n",
            "Python 3",
            None,
            [{"event": "remark", "kind": "exited", "text": "SystemExit: 4", "line": 6}],
        ),
        (
            "sorted([None, 1])\nraise SystemExit(4)\n",
            "Python 2",
            None,
            [
                *(restarted(6), DRAWN, game(5)),
                {"event": "remark", "kind": "exited", "text": "SystemExit: 4", "line": 7},
            ],
        ),
    ],
    ids=range(7),
)
@pytest.mark.parametrize("ends", ["plays", "has no move"])
def test_a_file_that_stops_half_way(
    child: Child,
    last: str,
    language: str,
    failure: tuple[str, int] | None,
    told: list[dict[str, object]],
    ends: str,
) -> None:
    """With an mc_move the failure is part of the answer, without it the answer is the failure."""
    if ends == "plays":
        answer = load(child, MOVE + GAME + last)
        found = answer["failure"]
        assert (answer["language"], [each["name"] for each in answer["functions"]]) == (
            *(language, ["mc_move"]),
        )
        assert child.told() == [READ, DRAWN, game(5), *told]
        moved = child.ask(do="move", function=0, board=BOARD, player=2, trials=1)
        assert moved["value"] == {"tuple": [0, 1]}
        again = child.ask(do="move", function=1, board=BOARD)
        assert again["failed"]["kind"] == "missing"
        return_of_failure = found
    else:
        answer = load(child, "\n" * 5 + last)
        return_of_failure = answer.get("failed")
        assert ("failed" in answer) is (failure is not None)
    kept = return_of_failure and (
        *(return_of_failure["kind"], return_of_failure["message"], return_of_failure["line"]),
    )
    assert kept == (failure and ("raised", *failure))


MOVES = """\
import poc_ttt_gui, random
print("run")
HALF = 7 / 2
DRAWN = random.random()
def mc_move(board, player, trials):
    print("asked " + str(HALF) + " " + str(random.randrange(10**6)))
    return {returned}
poc_ttt_gui.run_gui(2, 3, mc_move)
{last}
"""


def asked(half: str, seed: int) -> str:
    """Return what a move prints."""
    return f"asked {half} {random.Random(seed).randrange(10**6)}\n"


def printed_in(events: list[dict[str, Any]]) -> str:
    """Return the text that was printed."""
    return "".join(each["text"] for each in events if each["event"] == "output")


@pytest.mark.parametrize(
    ("returned", "last", "why"),
    [
        ("(int(trials > None), 0)", "", remark("language", CONTINUES, 7, error=NOT_ABOVE)),
        ("(trials / 2, 0)", "", remark("language", FRACTION, None)),
        ("[trials / 2, 0]", "", remark("language", FRACTION, None)),
        # The file stops half-way as Python 2, but it can move.
        (
            *("(int(trials > None), 0)", "if 7 / 2 == 3: [].pop()"),
            remark("language", CONTINUES, 7, error=NOT_ABOVE),
        ),
    ],
)
def test_a_move_that_goes_on_as_python_2(
    child: Child,
    returned: str,
    last: str,
    why: dict[str, object],
) -> None:
    """The file runs again silently, the move is made anew with its seed, and a remark says why."""
    load(child, MOVES.format(returned=returned, last=last))
    child.told()
    request: dict[str, Any] = {"do": "move", "function": 0, "board": BOARD, "trials": 3}
    answer = child.ask(**request, seed=8)
    kind = "list" if "[" in returned[:1] else "tuple"
    expected = {"value": {kind: [1, 0]}, "type": kind, "grid": None}
    assert answer == {**expected, "language": "Python 2"}
    events = child.told()
    assert printed_in(events) == asked("3.5", 8) + asked("3", 8)
    assert events[0] == {"event": "output", "text": asked("3.5", 8)}  # before the remark
    assert [each for each in events if each["event"] != "output"] == [why]
    assert child.ask(**request, seed=9) == expected  # no change to tell
    assert child.told() == [{"event": "output", "text": asked("3", 9)}]


@pytest.mark.parametrize(
    ("returned", "answer"),
    [
        ("(0.5, 0)", {"value": {"tuple": [0.5, 0]}, "type": "tuple", "grid": None}),
        (
            "[][HALF] if HALF == 3.5 else [][9]",
            "list indices must be integers or slices, not float",
        ),
        ("[].pop()", "pop from empty list"),
    ],
)
def test_python_2_that_works_no_better(
    child: Child,
    returned: str,
    answer: object,
) -> None:
    """The file goes on as Python 3 with its answer, is tried only once, and nothing is told."""
    load(child, MOVES.format(returned=returned, last=""))
    child.told()
    request: dict[str, Any] = {"do": "move", "function": 0, "board": BOARD, "seed": 8}
    tried = 0 if "pop" in returned else 1
    for halves in (["3.5", *["3"] * tried], ["3.5"]):
        found = child.ask(**request)
        if isinstance(answer, str):
            assert found["failed"]["message"].partition(": ")[2] == answer
            assert found["failed"]["line"] == 7
        else:
            assert found == answer
        events = child.told()
        assert printed_in(events) == "".join(asked(half, 8) for half in halves)
        assert {each["event"] for each in events} == {"output"}


def test_a_fraction_of_a_python_2_file_is_its_answer(child: Child) -> None:
    """A file that is Python 2 from the start has nothing else to be tried."""
    text = "print 'run'\nHALF = 7 / 2\ndef mc_move(b, p, t):\n    return HALF / 2.0, t > None\n"
    assert load(child, text, remarks=[])["language"] == "Python 2"
    for _ in range(2):
        answer = child.ask(do="move", function="mc_move", board=BOARD, trials=3)
        assert answer == {"value": {"tuple": [1.5, True]}, "type": "tuple", "grid": None}
    assert child.told() == [{"event": "output", "text": "run\n"}]
    signed = (
        "HALF, WORD = 7 / 2, {'a': 1}.keys()[0]\ndef mc_move(b, p, t): return HALF / 2.0, WORD\n"
    )
    assert load(child, signed, remarks=[])["language"] == "Python 2"
    for _ in range(2):
        answer = child.ask(do="move", function="mc_move", board=BOARD, trials=3)
        assert answer == {"value": {"tuple": [1.5, "a"]}, "type": "tuple", "grid": None}


def test_a_file_without_a_move_is_not_tried_further(child: Child) -> None:
    """If it fails as Python 2 and has no mc_move, it goes on as Python 3."""
    load(child, "def f(x): return x > None\nHALF = 7 / 2\nif HALF == 3: [].pop()\n")
    child.told()
    found = child.ask(do="call", function="f", arguments=[1])
    assert (found["failed"]["message"], found["failed"]["line"]) == (NOT_ABOVE, 1)
    again = load(child, "def f(x): return x > None\ndef g(): return 7 / 2\n")
    assert again["language"] == "Python 3"
    assert child.ask(do="call", function="f", arguments=[1])["language"] == "Python 2"
    assert child.ask(do="call", function="g")["value"] == 3


def test_several_calls_share_a_language(child: Child) -> None:
    """The answer to several calls has the language if one of them has changed it."""
    load(child, "def f(x): return x > None if x > 1 else 7 / 2\n")
    child.told()
    calls = [{"arguments": [number], "seed": 1} for number in (1, 2, 1)]
    answer = child.ask(do="calls", function="f", calls=calls)
    assert ([each["value"] for each in answer["results"]], answer["language"]) == (
        *([3.5, True, 3], "Python 2"),
    )
    assert child.told() == [remark("language", CONTINUES, 1, error=NOT_ABOVE)]
    assert "language" not in child.ask(do="calls", function="f", calls=calls)


@pytest.mark.parametrize("skips", [True, False])
def test_games_of_a_file_are_skipped_on_request(child: Child, skips: bool) -> None:
    """Both kinds of games leave a remark with their line; a skipped function can be asked."""
    text = (
        "import poc_ttt_gui, poc_ttt_provided\n"
        "def mc_move(b, p, t): return b.get_empty_squares()[0]\n"
        "poc_ttt_provided.play_game(mc_move)\n"
        "poc_ttt_gui.run_gui(2, 3, mc_move)\n"
    )
    assert load(child, text, skip_games=skips, remarks=[])["failure"] is None
    found = child.told()
    if skips:
        skipped = "the call to {function} was skipped"
        assert found == [
            remark("skipped", skipped, line, function=name)
            for line, name in ((3, "play_game"), (4, "run_gui"))
        ]
    else:
        *printed, last = found
        assert {each["event"] for each in printed} == {"output"}
        assert last == game(4)
    assert child.ask(do="move", function=0, board=BOARD)["value"] == {"tuple": [0, 1]}


@pytest.mark.parametrize("seed", [7, 2**32 + 7])
def test_a_seed_is_also_numpys(child: Child, seed: int) -> None:
    """NumPy's random numbers begin anew with each seed, of any size."""
    before = np.random.get_state()
    try:
        load(child, "import numpy\ndef f(): return float(numpy.random.random())\n")
        values = [child.ask(do="call", function="f", seed=seed)["value"] for _ in range(2)]
        values.append(child.ask(do="call", function="f")["value"])
    finally:
        np.random.set_state(before)
    dice = np.random.RandomState(7)
    first, second = dice.random_sample(), dice.random_sample()
    assert values == [first, first, second]


PRINTS = "def f(n): print('x' * n)\n"


def test_output_has_its_limit_in_each_request(child: Child) -> None:
    """Each request may print as much as the file was loaded with; the rest is told once."""
    child.ask(do="load", path="/x/a.py", text=PRINTS, remarks=[], modules={}, output=10)
    assert child.told() == []
    too_much = remark("output", "too much output: the rest is dropped", None)
    for count, printed in ((4, "xxxx\n"), (9, "xxxxxxxxx\n")):
        child.ask(do="call", function="f", arguments=[count])
        assert child.told() == [{"event": "output", "text": printed}]
    child.ask(do="call", function="f", arguments=[30])
    events = child.told()
    assert too_much in events
    assert printed_in(events) == "x" * 10
    calls = [{"arguments": [9]}] * 3  # each call has its own limit
    child.ask(do="calls", function="f", calls=calls)
    assert printed_in(child.told()) == "xxxxxxxxx\n" * 3


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("poc_ttt_gui.run_gui(3)", "run_gui() missing 2 required positional arguments: "),
        ("poc_ttt_provided.play_game()", "play_game() missing 1 required positional argument: "),
    ],
)
def test_errors_name_the_course_s_functions(child: Child, call: str, message: str) -> None:
    """A wrong call of the course's functions is told with the names that students know."""
    found = load(child, f"import poc_ttt_gui, poc_ttt_provided\n{call}\n")["failed"]
    assert (found["kind"], found["line"]) == ("raised", 2)
    assert found["message"].startswith(f"TypeError: {message}")


@pytest.mark.parametrize("skips", [True, False])
def test_games_are_as_before_after_a_silent_run(child: Child, skips: bool) -> None:
    """Only the run that changes the language is silent; a later request may ask for a game."""
    text = (
        "import functools, poc_ttt_gui\n"
        "def mc_move(b, p, t): return (t / 2, 0)\n"
        "def play(): poc_ttt_gui.run_gui(2.5, 3.5, functools.partial(mc_move), 4.5, 1)\n"
        "def start(): poc_ttt_gui.run_gui(2, 3, mc_move)\n"
        "start()\n"
    )
    skipped = "the call to {function} was skipped"
    first, second = (remark("skipped", skipped, line, function="run_gui") for line in (4, 3))
    load(child, text, remarks=[], skip_games=skips)
    answer = child.ask(do="move", function="mc_move", board=BOARD, trials=3)
    assert (answer["value"], answer["language"]) == ({"tuple": [1, 0]}, "Python 2")
    assert child.told() == [first if skips else game(4), remark("language", FRACTION, None)]
    child.ask(do="call", function="play")
    later = {"trials": 4, "reverse": True, "handle": 1, "name": "the function", "line": 3}
    assert child.told() == [second if skips else {**ASKED, **later}]
    assert child.ask(do="move", function=1, board=BOARD, trials=5)["value"] == {"tuple": [2, 0]}


def test_a_file_that_failed_as_both_is_not_tried_again(child: Child) -> None:
    """What fails later fails as Python 3, and is done only once; a new load begins anew."""
    text = (
        "def mc_move(b, p, t):\n    print('asked')\n    return t > None\n"
        "if {}: sorted([None, 1]) and [].pop()\n"
    )
    assert load(child, text.format(1))["failure"]["line"] == 4
    child.told()
    request: dict[str, Any] = {"do": "move", "function": "mc_move", "board": BOARD, "trials": 1}
    failed = child.ask(**request)["failed"]
    assert (failed["message"], failed["line"]) == (NOT_ABOVE, 3)
    assert printed_in(child.told()) == "asked\n"
    assert load(child, text.format(0))["failure"] is None
    child.told()
    answer = child.ask(**request)
    assert (answer["value"], answer["language"]) == (True, "Python 2")
    assert printed_in(child.told()) == "asked\nasked\n"


@pytest.mark.parametrize(
    ("last", "kind"),
    [("raise MemoryError", "memory"), ("def f(:", "syntax"), ("[].pop()", "raised")],
)
def test_only_an_error_of_its_code_lets_a_file_play(child: Child, last: str, kind: str) -> None:
    """A file that runs out of memory, or isn't Python, fails although it has an mc_move."""
    answer = load(child, f"{MOVE}{last}\n")
    plays = kind == "raised"
    assert ("failed" in answer) is not plays
    assert (answer["failure"] if plays else answer["failed"])["kind"] == kind


def test_each_load_has_its_own_modules(child: Child) -> None:
    """What an earlier file found is forgotten: its modules, and remarks on them."""
    other: dict[str, Any] = {"helper": {"path": "/x/helper.py", "text": "HALF = 9\n"}}
    text = "import helper, user9_abc\nHALF = helper.HALF\n"
    stand_in = remark(
        *("stand-in", "the module {module} is missing: calls to it do nothing", 1),
        module="user9_abc",
    )
    for modules, half in (({}, 2.5), ({"modules": other}, 9)):
        assert load(child, text, **modules)["constants"] == {"HALF": half}
        assert child.told() == [READ, stand_in]
    failed = load(child, text, modules={})["failed"]
    assert failed["message"] == "ModuleNotFoundError: No module named 'helper'"
