"""Files that turn out to be Python 2 only once they run: they start again from the beginning."""

from __future__ import annotations

import pytest

from tests.course.conftest import Make, failure, values_of
from tttmc_app.core import Position, Rules
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.student_types import (
    Event,
    FailureKind,
    GuiGame,
    Language,
    Output,
    Remark,
)

START = Position.start(Rules(3))
TWO, THREE = Language.PYTHON_2, Language.PYTHON_3
UNORDERED = "TypeError: '<' not supported between instances of 'int' and 'NoneType'"
NOT_ABOVE = "TypeError: '>' not supported between instances of 'int' and 'NoneType'"
FRACTION = "it returned a row or column that is not a whole number"
DRAWS = """import random, poc_ttt_gui
print(random.randrange(10**6))
def mc_move(b, p, t): return (0, 0)
poc_ttt_gui.run_gui(3, 2, mc_move)
"""
STOPS = r"""
(nothing) → Python 3
sorted([None, 1]) → Python 2 | language 5 {U}
sorted([None, 1])\n1.0 / 0 → Python 2, {Z} 6 | language 5 {U}
sorted([None, 1]) and 1 / 0 → Python 3, {U} 5 | language 5 {U} | language None
1.0 / 0 → Python 3, {Z} 5
raise SystemExit(4) → Python 3 | exited 5
sorted([None, 1])\nraise SystemExit → Python 2 | language 5 {U} | exited 6
print 3\nsorted([None, 1])\n[].pop() → Python 2, IndexError: pop from empty list 7
"""
"""The last lines of a file, its language, why it stops half-way, and remarks with their lines."""


def told(remarks: tuple[Remark, ...]) -> list[str]:
    """Return remarks with their lines and the errors that they name."""
    rows = [(r.kind, r.line, values_of(r.text).get("error", "")) for r in remarks]
    return [" ".join(map(str, row)).strip() for row in rows]


@pytest.mark.parametrize("row", STOPS.strip().splitlines())
def test_a_file_that_stops_half_way(student: Make, row: str) -> None:
    """With its mc_move it can play; without, the failure is raised. All runs have one seed."""
    zero = "ZeroDivisionError: float division by zero"
    filled = row.replace("{U}", UNORDERED).replace("{Z}", zero).replace("\\n", "\n")
    text, expected = filled.replace("(nothing)", "").split(" → ")
    (words, *remarks), kept = expected.split(" | "), None
    language, _, why = words.partition(", ")
    made = student(DRAWS + text + "\n", seed=6)
    printed = set[str]()
    for _ in range(1 + bool(remarks)):
        loaded = finish(made.load())
        kept = loaded.failure
        assert (loaded.language, made.language, told(loaded.remarks)) == (
            *(language, language, remarks),
        )
        assert (f"{kept.reason} {kept.line}" if kept else "") == why
        assert kept is None or (kept.kind, kept.language) == (FailureKind.RAISED, language)
        printed.add(loaded.output.splitlines()[0])
        assert loaded.gui_game == GuiGame(3, 2, 1, False, 0, "mc_move", 4)
        assert finish(made.move(START, 1, handle=0)).square == (0, 0)
        assert failure(lambda: made.move(START, 1, handle=1)).kind is FailureKind.MISSING
    assert len(printed) == 1
    if kept:
        found = failure(student("\n\n\n\n" + text).load)
        assert (found.reason, found.line, found.language) == (kept.reason, kept.line, language)


MOVES = """
import pygame, poc_ttt_gui, poc_ttt_provided, random
print("run")
DRAWN = random.random()
def f(x): return x > None if x else 7 / 2
def ask():
    import pygame.sprite
    print("asked")
    poc_ttt_gui.run_gui(4.5, 3, mc_move, 5, True)
def mc_move(board, player, t):
    print(random.random() == DRAWN)
    return {returned}
poc_ttt_provided.play_game(lambda b, p, t: b.get_empty_squares()[0], 1)
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
{last}
"""
SHOWS = """
(int(t > None), 0) | | 12
(t / 2, 0) | | None
[t / 2, 0] | | None
(int(t > None), 0) | if 5 / 2 == 2: 1 / 0 | 12
"""


@pytest.mark.parametrize("row", SHOWS.strip().splitlines())
def test_a_move_may_show_that_a_file_is_python_2(student: Make, row: str) -> None:
    """The file starts again, says why, runs as before and makes the move with its seed."""
    returned, last, line = row.split(" |")
    events = list[Event]()
    made = student(MOVES.format(returned=returned, last=last.strip()), listener=events.append)
    assert finish(made.load()).language is THREE
    process = made.process_id
    events.clear()
    move = finish(made.move(START, 3, seed=0, handle=0))
    assert (move.square, move.output) == ((1, 0), "True\n")
    first, why, *others = events
    error = FRACTION if "/" in returned else NOT_ABOVE
    assert (first, isinstance(why, Remark)) == (Output("True\n"), True)
    remark = f"language {line.strip()} {error}".strip()
    assert told((why,)) == [remark]  # type: ignore[arg-type]  # checked above
    assert GuiGame(3, 2, 1, False, 0, "mc_move", 14) in others
    assert others[-1] == Output("True\n")
    assert (made.language, made.loaded and made.loaded.language) == (TWO, TWO)
    assert process != made.process_id
    # From now on it runs as Python 2 from the start, and keeps saying why.
    finish(made.call("ask"))
    assert finish(made.move(START, 3, handle=1, seed=0)).output == "True\n"
    again = finish(made.load())
    assert (again.language, told(again.remarks)[0]) == (TWO, remark)


SAME = """
return (t / 2, 0.5)
return [][5 / 2] if 5 / 2 == 2.5 else [][9]
import time; return (t / 2, 0) if 5 / 2 == 2.5 else time.sleep(99)
"""


@pytest.mark.parametrize("code", SAME.strip().splitlines())
def test_python_2_that_works_no_better(student: Make, code: str) -> None:
    """The file goes on as Python 3 where it was, with its answer; this is tried only once."""
    events = list[Event]()
    text = f"print('run')\nASKED = []\ndef mc_move(b, p, t):\n    ASKED.append(7 / 2)\n    {code}\n"
    limits = RunLimits(call_seconds=3)
    made = student(text + "def asked(): return ASKED\n", limits, listener=events.append)
    finish(made.load())
    for tries in (2, 1):
        events.clear()
        found = failure(lambda: made.move(START, 3))
        assert found.line == (5 if "[]" in code else None)
        stuck = tries == 2 and "sleep" in code  # where it may never end is remarked, too
        assert sum(isinstance(event, Remark) for event in events) == 2 * (tries - 1) + stuck
        assert finish(made.call("asked")).value == [3.5] * (3 - tries)
    assert made.language is THREE
    assert finish(made.load()).output == "run\n"


def test_a_file_that_fails_in_both_versions_stays_python_3(student: Make) -> None:
    """What fails later fails as Python 3; without a mc_move there is nothing to go on with."""
    text = (
        "def mc_move(b, p, t): return t > None\nif {}: sorted([None, 1]) and [].pop()\nV = 5 / 2\n"
    )
    made = student(text.format(1))
    loaded = finish(made.load())
    assert (loaded.language, loaded.failure and loaded.failure.line) == (THREE, 2)
    assert failure(lambda: made.move(START, 1)).reason == NOT_ABOVE
    other = student("def f(x): return x > None\nif 5 / 2 == 2: 1 / 0\n")
    finish(other.load())
    found = failure(lambda: other.call("f", 1))
    assert (found.reason, found.line, other.language) == (NOT_ABOVE, 1, THREE)


def test_several_calls_share_a_language(student: Make) -> None:
    """If one of them fails, all are made again as Python 2."""
    made = student(MOVES.format(returned="0", last=""))
    finish(made.load())
    results = finish(made.call_each("f", [((number,), 1) for number in (0, 2, 0)]))
    assert ([result.value for result in results], made.language) == ([3, True, 3], TWO)


ONCE = r"""
seen = map(abs, [1, 2]); x = max(seen); y = random.choice([i for i in seen]) → Python 2
seen = filter(None, [1, 2]); x = max(seen) + min(seen) → Python 2
seen = {1: 2}\n    for i in seen.keys(): del seen[i] → Python 2
from time import clock → Python 2
seen = map(abs, []); x = max(seen) → Python 3
seen = {1: 2}\n    for i in seen: del seen[i] → Python 3
"""


@pytest.mark.parametrize("row", ONCE.strip().splitlines())
def test_lists_that_python_3_makes_only_once(student: Make, row: str) -> None:
    """A failure for want of them shows Python 2 only if the call then succeeds."""
    code, language = row.replace("\\n", "\n").split(" → ")
    made = student(f"import random\ndef f():\n    {code}\n    return 1\n")
    finish(made.load())
    if language == TWO:
        assert finish(made.call("f", seed=1)).value == 1
    else:
        failure(lambda: made.call("f", seed=1))
    assert made.language == language


def test_what_earlier_calls_have_used_up_shows_no_version(student: Make) -> None:
    """A failure for want of it is the file's own, in this call and the next."""
    made = student("LEFT = [*map(abs, [1, 2])]\ndef f():\n    LEFT.pop()\n    return max(LEFT)\n")
    finish(made.load())
    assert finish(made.call("f", seed=1)).value == 1
    for _ in range(3):
        assert "empty" in str(failure(lambda: made.call("f", seed=1)).reason)
    assert made.language is THREE
