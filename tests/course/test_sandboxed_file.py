"""A file in its child process: what it defines, and what calls and moves return."""

from __future__ import annotations

import random
from collections.abc import Generator
from pathlib import Path
from typing import cast
from unittest.mock import Mock

import pytest

from tests.course.conftest import Make, failure, values_of
from tests.student_processes import bearers
from tttmc_app.core import Position, Rules
from tttmc_app.course.exchange import finish
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    CodeFailure,
    Event,
    FailureKind,
    GuiGame,
    Language,
    Output,
    Overrides,
    RemarkKind,
)
from tttmc_app.course.trace import Called
from tttmc_app.course.values import BoardValue

START = Position.start(Rules(3))
EMPTY = BoardValue(((1, 1), (1, 1)))


# What a file defines ---------------------------------------------------------------------------

DEFINED = """
import functools, fractions, poc_ttt_provided
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
made = functools.partial(functools.partial(later, 1), d=3)
bound = Machine().move
called = Machine()
small = lambda x: x
builtin, kind, number, imported = len, Machine, 3, functools.reduce
@decorated
def wrapped(x, y=1): return x
strange = Machine()
strange.__signature__ = 3
def empty(): pass
def documented():
    '''Only a docstring.'''
    return
def nothing(): return None
def zero(): return 0
def raising(): raise NotImplementedError
def dotted(): ...
NTRIALS, SCORE = 5, 2.5
WORD = 'w'
LIST, HALF, FLAG, BIG, J = [1], fractions.Fraction(1, 2), True, fractions.Fraction(10**400), 1j
class UPPER: pass
Mixed = lower = 3
print("loaded")
"""
FOUND = """
later a b c d e f: 3 3-4
made b c d e f: 3 2-2
any_number a rest named: 4 1-None
bound board player: 6 1-2
called board: 7 1-1
strange: 7 0-None
decorated f: 8 1-1
wrapped x y: 9 1-2
cached a: 12 1-1
small x: 17 1-1
empty: 23 0-0 empty
documented: 24 0-0 empty
nothing: 27 0-0 empty
zero: 28 0-0
raising: 29 0-0
dotted: 30 0-0 empty
"""


def test_what_a_file_defines(student: Make) -> None:
    """Functions have parameters, lines and numbers of arguments; constants are in capitals."""
    loaded = finish(student(DEFINED).load())
    rows = [
        f"{' '.join((f.name, *f.parameters))}: {f.line} {f.least}-{f.most}{' empty' * f.is_empty}"
        for f in loaded.functions
    ]
    assert rows == FOUND.strip().splitlines()
    assert loaded.constants == {"NTRIALS": 5, "SCORE": 2.5, "WORD": "w", "HALF": 0.5, "FLAG": True}
    assert (loaded.language, loaded.output, loaded.failure) == (Language.PYTHON_3, "loaded\n", None)
    assert (loaded.gui_game, loaded.remarks) == (None, ())
    assert [loaded.constant(*names) for names in (("X", "WORD", "FLAG"), ("X",))] == ["w", None]
    found = [loaded.function(name) for name in ("zero", "X")]
    assert [each and each.line for each in found] == [28, None]


OVERRIDES = """
NTRIALS, SCORE_CURRENT, SCORE_OTHER = 5, 1.0, 2.0 | 9 7.5 2.5 | 9 7.5 2.5 |
NTRIALS = 5\\nMCMATCH = MCOTHER = 1 | 9 7.5 2.5 | 9 7.5 2.5 |
x = NTRIALS = MCMATCH = 5\\nNTRIALS += 1 | 9 7.5 2.5 | 9 7.5 None | SCORE_OTHER
NTRIALS: int = 5\\nSCORE_OTHER = 1 | 9 None None | 9 None 1 |
NTRIALS: int\\nclass A: SCORE_CURRENT = 3 | 9 7.5 None | None None None | NTRIALS
d = {}\\nd['NTRIALS'] = 4 | 9 None None | None None None | NTRIALS
(NTRIALS, [SCORE_OTHER]) = 1, [2] | 3 None 0.0 | 3 None 0.0 |
from weights import *\\nNTRIALS = 5 | 9 7.5 2.5 | 9 7.5 2.5 |
"""


@pytest.mark.parametrize("row", OVERRIDES.strip().splitlines())
def test_constants_are_replaced(student: Make, row: str) -> None:
    """Each assignment sets what was asked for, also in a module; what the file lacks is told."""
    text, asked, expected, missing = row.replace("\\n", "\n").split(" |")
    trials, current, other = map(eval, asked.split())
    made = student(text, overrides=Overrides(trials, current, other))
    made.path.with_name("weights.py").write_text("SCORE_CURRENT, SCORE_OTHER = 1.0, 2.0\n")
    loaded = finish(made.load())
    names = (("NTRIALS",), ("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER"))
    assert " ".join(str(loaded.constant(*each)) for each in names) == expected.strip()
    told = [(remark.kind, values_of(remark.text)["constant"]) for remark in loaded.remarks]
    assert told == [(RemarkKind.SETTING, name) for name in missing.split()]
    assert made.path.read_text(encoding="utf-8") == text


MODULES = {
    "parts/__init__": "from parts.inner import N\nPLACE = __file__\n",
    "parts/inner": "import random\nN = [random.random()]\n",
    "bare/deep": "import beside\nimport week.poc_ttt_gui\nD = __name__\n",
    "beside": "B = 5 / 2\n",
    "old": "import string\nprint string.letters[0]\nB = 5 / 2\n",
    "colorsys": "from netrc import X\nimport importlib\n"
    "def late(): return importlib.import_module('sched').X\n",
    "netrc": "X = 5\n",
    "sched": "X = 6\n",
    "json": "raise ValueError",
    "sys": "raise ValueError",
    "unused": "raise ValueError",
}
IMPORTING = """
import json, sys
from colorsys import X, late
from . import beside, old
from ..parts import N, PLACE as where
import bare.deep, parts.inner
N.append(1)
LATE, SAME, FIRST, COUNT = late(), json.dumps and 1, N[0], len(parts.inner.N)
D, B, OLD, PATH = bare.deep.D, beside.B, old.B, where
"""


def test_modules_beside_a_file_belong_to_it(student: Make, tmp_path: Path) -> None:
    """They hide the library's from the file alone, as when it first ran, and run anew with it."""
    for name, text in MODULES.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    made = student(IMPORTING, seed=3)
    first = finish(made.load()).constants
    numbers = "X LATE SAME COUNT B OLD"
    assert [first[name] for name in numbers.split()] == [5, 6, 1, 2, 2.5, 2]
    assert first["D"] == "bare.deep"
    assert first["PATH"] == str(tmp_path / "parts/__init__.py")
    (tmp_path / "beside.py").unlink()
    assert finish(made.load()).constants == first
    (tmp_path / "beside.py").write_text("B = 5 / 2\n")
    two = finish(student("print 'two'\nimport beside, old\nB, OLD = beside.B, old.B\n").load())
    assert (two.constants, two.output) == ({"B": 2, "OLD": 2}, "two\na\n")


MISSING = """
import poc_ttt_provided
import user9_abc as suite, TicTacToe_GUI as gui, lib.ttt_board as board
import pygame.sprite
from lib.ttt_class import EMPTY, TTTBoard
X = bool(suite.anything(1)[2].more)
SAME = TTTBoard is board.TTTBoard is poc_ttt_provided.TTTBoard
"""


def test_missing_and_renamed_modules_are_told(student: Make) -> None:
    """Each has a remark with its line, names what it stands for, and is told in each run."""
    made = student(MISSING)
    for _ in range(2):
        loaded = finish(made.load())
        assert [(r.kind, *values_of(r.text).values(), r.line) for r in loaded.remarks] == [
            (RemarkKind.STAND_IN, "user9_abc", 3),
            (RemarkKind.RENAMED, "TicTacToe_GUI", "poc_ttt_gui", 3),
            (RemarkKind.RENAMED, "lib.ttt_board", "poc_ttt_provided", 3),
            (RemarkKind.STAND_IN, "pygame", 4),
            (RemarkKind.STAND_IN, "pygame.sprite", 4),
            (RemarkKind.RENAMED, "lib.ttt_class", "poc_ttt_provided", 5),
        ]
        assert loaded.constants == {"X": False, "SAME": True, "EMPTY": 1}


# Calls and moves -------------------------------------------------------------------------------

RETURNED = """
1 → int
1.0 → float
True → bool
[1, (2, None)] → list
{'a': {1}} → dict
float('inf') → float
collections.Counter('aab') → Counter {'a': 2, 'b': 1}
type('Square', (tuple,), {'__iter__': None})((1, 2)) → Square (1, 2)
"a\\ud800b" → str 'a?b'
[7] * 15000 → list
"""


def test_values_keep_their_types(student: Make) -> None:
    """A call returns its value with the name of its type, and its arguments as it left them."""
    made = student(
        "import collections\ndef f(code, *given):\n    for each in given: each.append(2)\n"
        "    return eval(code)\ndef g(board):\n    board.move(0, 0, 2)\n    return board, 3\n"
    )
    finish(made.load())
    board = BoardValue(((2, 1), (1, 1)))
    called = finish(made.call("g", EMPTY))
    assert (called.value, called.arguments, called.type_name) == ((board, 3), (board,), "tuple")
    for row in RETURNED.strip().splitlines():
        code, result = row.split(" → ")
        name, *value = result.split(" ", 1)
        called = finish(made.call("f", code, [1], [7] * 15_000))
        expected = eval(value[0] if value else code)  # noqa: S307 - a test's own text
        assert (called.value, type(called.value)) == (expected, type(expected)), row
        assert called.type_name == name
        assert called.arguments == (code, [1, 2], [7] * 15_000 + [2])


SCORES = """
[[r + c for c in range(3)] for r in range(3)]
{(r, c): r + c for r in range(3) for c in range(3)} | {"best": 7}
numpy.arange(3)[:, None] + numpy.arange(3)
[[Fraction(r + c) for c in range(4)] for r in range(3)]
"""
MOVING = """
import numpy, random
from fractions import Fraction
CASES = {cases!r}.strip().splitlines()
def get_best_move(board, scores=None, deeper=2):
    if deeper:
        get_best_move(board, [[9] * 3] * 3, deeper - 1)
        if type(scores) is list: scores[0][0] = 99
    return board.square(0, 0) - 2, board.square(0, 1) - 1
def mc_move(board, player, trials):
    print("asked", player, trials)
    if trials < len(CASES):
        return get_best_move(board, scores=eval(CASES[trials]))
    return player - 2, random.randrange(1, 3)
"""


def test_a_move_comes_with_its_scores(student: Make) -> None:
    """They are those last passed to the file's get_best_move, before it changes them."""
    made = student(MOVING.format(cases=SCORES))
    finish(made.load())
    position = Position.parse("XO./..X/O..", to_move="o")
    for case in range(4):
        move = finish(made.move(position, case))
        assert (move.square, move.type_name) == ((0, 2), "tuple")
        assert move.seconds > 0
        assert str(move.grid) == "((0.0, 1.0, 2.0), (1.0, 2.0, 3.0), (2.0, 3.0, 4.0))", case
        assert move.output == f"asked 3 {case}\n"
    assert finish(made.move(START, 9)).grid is None
    squares = [finish(made.move(START, 9, seed=seed)).square for seed in [*range(9)] * 2]
    assert squares[:9] == squares[9:]
    assert {*squares} == {(0, 1), (0, 2)}


OBSERVED = """
def mc_trial(board, player, depth=1):
    board.move(0, depth, player)
    if depth:
        return mc_trial(board, player, depth - 1)
    return "done"
def mc_update_scores(scores, board):
    scores[1][0] += 2.5
def get_best_move(board, scores):
    if scores == "trial":
        mc_trial(board, 2, 0)
    return (1, 1)
def helper(board):
    board.move(1, 1, 2)
def f(a, code):
    b = type(a)(1)
    exec(code)
"""
TRACES = """
a.move(0, 1, 2)
→ Marked 0 ((0, 1, 2),) True

a.move(1, 0, 3); a.move(1, 0, 2)
→ Marked 0 ((1, 0, 3),) True
→ Marked 0 () True

a.move(0, 0, 'x'); a.move(0, 1, 2.0); a.move(1, 1, 2.5)
→ Marked 0 ((0, 0, None),) True
→ Marked 0 ((0, 1, 2),) True
→ Marked 0 ((1, 1, None),) True

a.check_win(); a.get_empty_squares(); str(a)

a._board[0][0] = a._board[0][1] = 3; a.square(0, 0); a.check_win()
→ Marked 0 ((0, 0, 3), (0, 1, 3)) False

a._board[1] = [1.0, True]

a._board[0] = [2.5, 2.0]; a._board[1] = [True, 10**400]
→ Marked 0 ((0, 0, None), (0, 1, 2), (1, 1, None)) False

b = a.clone(); b.move(0, 0, 2); a.get_dim()
→ BoardSeen 1 0 ((1, 1), (1, 1)) False
→ Marked 1 ((0, 0, 2),) True

b.move(0, 0, 2); b.clone()
→ BoardSeen 1 None ((1,),) False
→ Marked 1 ((0, 0, 2),) True
→ BoardSeen 2 1 ((2,),) False

helper(a)
→ Marked 0 ((1, 1, 2),) True

mc_trial(a, 2)
→ Marked 0 ((0, 1, 2),) True
→ Marked 0 ((0, 0, 2),) True
→ Called mc_trial ((0, ((1, 1), (1, 1))), (2,))
→ Ended ((0, ((2, 2), (1, 1))), (2,), ('done',)) False

s = [[0, 1]] * 2; mc_update_scores(s, board=a); get_best_move(a, s)
→ Called mc_update_scores ((0, ((0.0, 1.0), (0.0, 1.0)), True), (0, ((1, 1), (1, 1))))
→ Ended ((0, ((2.5, 1.0), (2.5, 1.0)), True), (0, ((1, 1), (1, 1))), (None,)) False
→ Called get_best_move ((0, ((1, 1), (1, 1))), (0, ((2.5, 1.0), (2.5, 1.0)), True))
→ Ended ((0, ((1, 1), (1, 1))), (0, ((2.5, 1.0), (2.5, 1.0)), True), ((1, 1),)) False

get_best_move([], [[None, 'x'], [1e400, 2]]); get_best_move({}, ([1], [2]))
→ Called get_best_move (([],), (0, ((None, None), (None, 2.0)), False))
→ Ended (([],), (0, ((None, None), (None, 2.0)), False), ((1, 1),)) False
→ Called get_best_move (({},), (1, ((1.0,), (2.0,)), False))
→ Ended (({},), (1, ((1.0,), (2.0,)), False), ((1, 1),)) False

for s in [[[1]]] * 2 + [[[2]]]: get_best_move(3, s)
→ Called get_best_move ((3,), (0, ((1.0,),), False))
→ Ended ((3,), (0, ((1.0,),), False), ((1, 1),)) False
→ Called get_best_move ((3,), (0, ((1.0,),), False))
→ Ended ((3,), (0, ((1.0,),), False), ((1, 1),)) False
→ Called get_best_move ((3,), (1, ((2.0,),), False))
→ Ended ((3,), (1, ((2.0,),), False), ((1, 1),)) False

get_best_move(b, "trial")
→ BoardSeen 1 None ((1,),) False
→ Marked 1 ((0, 0, 2),) True
→ Called mc_trial ((1, ((1,),)), (2,), (0,))
→ Ended ((1, ((2,),)), (2,), (0,), ('done',)) True
→ Called get_best_move ((1, ((1,),)), ('trial',))
→ Ended ((1, ((2,),)), ('trial',), ((1, 1),)) False

a._board = [[1]]; b.check_win()
→ BoardSeen 1 None ((1,),) False

try: mc_trial(a, 2, 5)
except IndexError: mc_trial(a, 2, 0)
→ Called mc_trial ((0, ((1, 1), (1, 1))), (2,), (5,))
→ Ended () False
→ Marked 0 ((0, 0, 2),) True
→ Called mc_trial ((0, ((1, 1), (1, 1))), (2,), (0,))
→ Ended ((0, ((2, 1), (1, 1))), (2,), (0,), ('done',)) False

try: a.square(9, 9)
except IndexError: a._board[1][1] = 3; a.check_win()
→ Marked 0 ((1, 1, 3),) False

try: a.move(9, 9, 2)
except IndexError: a.move(0, 1, 2); a._board[1][1] = 3; a.square(1, 1)
→ Marked 0 ((0, 1, 2),) True
→ Marked 0 ((1, 1, 3),) False
"""
"""What is done with board 0, and what is recorded."""


def shown(event: tuple[object, ...]) -> list[str]:
    """Return an event as text; a call as its beginning and its end."""
    words = [str(bare(value)) for value in event]
    if isinstance(event, Called):
        return [f"Called {' '.join(words[:2])}", f"Ended {words[2]} {event.is_inner}"]
    return [f"{type(event).__name__} {' '.join(words)}"]


def bare(value: object) -> object:
    """Return a value in which named tuples have become plain ones."""
    if isinstance(value, tuple):
        return tuple(map(bare, cast("tuple[object, ...]", value)))
    return value


def test_what_is_recorded_of_a_call(student: Make) -> None:
    """Moves, changes, results and calls are recorded in order, with boards by their numbers."""
    made = student(OBSERVED)
    finish(made.load())
    for block in TRACES.strip().split("\n\n"):
        code, *expected = block.split("\n→ ")
        trace = finish(made.call("f", EMPTY, code, observe=True)).trace
        assert [line for event in trace.events[1:] for line in shown(event)] == expected, code
        assert trace.is_complete
    assert finish(made.call("f", EMPTY, "a.move(0, 0, 2)")).trace.events == ()
    (one,) = finish(made.call_each("f", [((EMPTY, "a.move(0, 0, 2)"), 1)], observe=True))
    assert len(one.trace.events) == 2
    long = finish(
        made.call("f", EMPTY, "for _ in range(20000): a.move(0, 0, 2)", observe=True)
    ).trace
    assert (len(long.events), long.is_complete) == (20_000, False)


# A file's life ---------------------------------------------------------------------------------

LIFE = """
import os, random, poc_ttt_gui
print("run", random.random())
COUNT = int(os.path.exists("seen"))
open("seen", "w").close()
def draw(): return random.random()
def numpys():
    import numpy
    return float(numpy.random.random())
def mc_move(board, player, trials): print("asked"); return (trials, player)
def other(board, player, trials): return [trials, player - 2]
class Square(list): pass
poc_ttt_gui.run_gui(4, 3, other, 2.0, 1)
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
poc_ttt_gui.run_gui(3, 2, Square)
"""


def test_a_file_through_its_life(student: Make) -> None:
    """Loading, calls, moves and loading again: seeds, limits, handles, listeners and states."""
    events, failures = list[Event](), list[CodeFailure]()
    made = student(LIFE, seed=7, listener=events.append, on_failure=failures.append)

    def state() -> tuple[object, ...]:
        return made.loaded, made.process_id, made.language

    assert state() == (None, None, None)
    for ask in (
        lambda: made.call("draw"),
        lambda: made.call_each("draw", []),
        lambda: made.move(START, 1),
    ):
        assert failure(ask).kind is FailureKind.CLOSED
    first, drawn = finish(made.load()), f"run {random.Random(7).random()}\n"
    process = made.process_id
    assert state() == (first, process, Language.PYTHON_3)
    assert made.text == LIFE
    games = [event for event in events if isinstance(event, GuiGame)]
    assert games == [
        GuiGame(4, 3, 2, True, 0, "other", 13),
        GuiGame(3, 2, 1, False, 1, "mc_move", 14),
        GuiGame(3, 2, 1, False, 2, "Square", 15),
    ]
    assert (first.gui_game, first.output, first.constant("COUNT")) == (games[2], drawn, 0)
    assert "".join(event.text for event in events if isinstance(event, Output)) == drawn
    # Seeds: of the file itself, of a call, and of each of several.
    dice = random.Random(7)
    dice.random()
    assert [finish(made.call("draw")).value for _ in range(2)] == [dice.random(), dice.random()]
    nine, eight = random.Random(9).random(), random.Random(8).random()
    assert [finish(made.call("draw", seed=seed)).value for seed in (9, 8)] == [nine, eight]
    each = finish(made.call_each("draw", [((), 9), ((), 8), ((), 9)]))
    assert [call.value for call in each] == [nine, eight, nine]
    finish(made.call("numpys"))
    numbers = [finish(made.call("numpys", seed=seed)).value for seed in (1, 2, 1, 2**32 + 2)]
    assert (numbers[0], numbers[1]) == (numbers[2], numbers[3])
    assert numbers[0] != numbers[1]
    # Handles are those of the last load.
    assert finish(made.move(START, 0, handle=1)).square == (0, 2)
    moved = finish(made.move(START, 2, handle=0))
    assert (moved.square, moved.type_name, moved.grid) == ((2, 0), "list", None)
    failures.clear()
    asks = {
        FailureKind.MISSING: (lambda: made.move(START, 2, handle=3), lambda: made.call("COUNT")),
        FailureKind.ILLEGAL: (lambda: made.move(START, 5),),
    }
    found = [failure(ask) for kind in asks for ask in asks[kind]]
    assert [each.kind for each in found] == [FailureKind.MISSING] * 2 + [FailureKind.ILLEGAL]
    assert failures == found
    assert (found[2].file, found[2].output) == ("student.py", "asked\n")
    anew = finish(made.load())
    assert (anew.output, anew.constant("COUNT")) == (drawn, 0)
    assert made.process_id not in (None, process)
    made.stop()
    assert failure(lambda: made.call("draw")).kind is FailureKind.CLOSED
    assert state() == (None, None, None)
    assert finish(made.load()).constant("COUNT") == 0
    made.close()
    assert state() == (None, None, None)


def test_what_is_read_first_is_what_runs(
    student: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given texts run in place of the file, which may have a relative path."""
    path = student("X = 1\n").path
    files = OwnFiles.read(path)
    path.write_text("X = 2\n")
    monkeypatch.chdir(tmp_path)
    for given, number in ((files, 1), (None, 2)):
        with SandboxedFile(Path("student.py"), files=given) as made:
            assert (made.path, finish(made.load()).constants) == (path, {"X": number})


def test_a_listeners_failure_is_not_the_files(student: Make) -> None:
    made = student("print('heard')\n", listener=Mock(side_effect=BrokenPipeError))
    with pytest.raises(BrokenPipeError):
        finish(made.load())


def test_a_file_may_write_in_its_folder(student: Make) -> None:
    wrote = "open('notes', 'w').write('x' * 8 * 2**20)\nsize = len(open('notes').read())\n"
    loaded = finish(student(f"{wrote}NTRIALS = size\n").load())
    assert (loaded.constant("NTRIALS"), loaded.failure) == (8 * 2**20, None)


@pytest.mark.parametrize("asked", ["loading", "move"])
def test_a_request_that_is_given_up_ends_the_process(student: Make, asked: str) -> None:
    """Output arrives meanwhile; closing the steps ends the process, and a new load works."""
    heard = list[Event]()
    ending = "while True: print('x')" if asked == "loading" else ""
    made = student(
        f"def mc_move(b, p, t):\n    while t: print('x')\n    return (0, 0)\n{ending}\n",
        listener=heard.append,
    )
    if asked != "loading":
        finish(made.load())
    steps: Generator[object, None, object]
    steps = made.load() if asked == "loading" else made.move(START, 1)
    while not isinstance(event := next(steps), Output):
        assert made.process_id is not None
    assert heard[-1] is event
    assert bearers()
    steps.close()
    assert bearers() == []
    assert (made.process_id, made.loaded, made.language) == (None, None, None)
    if asked != "loading":
        finish(made.load())
        assert finish(made.move(START, 0)).square == (0, 0)


OWN_GAMES = """
import poc_ttt_provided, poc_ttt_gui
ASKED = []
def mc_move(board, player, trials):
    ASKED.append((player, trials))
    return board.get_empty_squares()[0]
poc_ttt_provided.play_game({call})
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
SAID = str(ASKED)
"""
CALLS = """
mc_move → 1 X wins!
mc_move, 8, True → 8 O wins!
mc_move, reverse=True, ntrials=9 → 9 O wins!
"""


@pytest.mark.parametrize("row", CALLS.strip().splitlines())
def test_a_files_own_games(student: Make, row: str) -> None:
    """A game on the console has its trials and rules; a skipped one has a remark and a handle."""
    call, expected = row.split(" → ")
    trials, end = expected.split(" ", 1)
    loaded = finish(student(OWN_GAMES.format(call=call)).load())
    turns = [(2 + number % 2, int(trials)) for number in range(7)]
    assert loaded.constants["SAID"] == str(turns)
    assert (loaded.output.splitlines()[-1], loaded.gui_game is not None) == (end, True)
    made = student(OWN_GAMES.format(call=call), skip_games=True)
    loaded = finish(made.load())
    assert (loaded.constants["SAID"], loaded.output, loaded.gui_game) == ("[]", "", None)
    told = [(r.kind, values_of(r.text)["function"], r.line) for r in loaded.remarks]
    assert told == [
        (RemarkKind.SKIPPED, "play_game", 7),
        (RemarkKind.SKIPPED, "run_gui", 8),
    ]
    assert finish(made.move(START, 1, handle=0)).square == (0, 0)
