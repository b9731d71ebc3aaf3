"""Files that turn out to be Python 2 only once they run."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.course.conftest import FUNCTIONS, Write
from tttmc_app.core import Position, Rules, Text
from tttmc_app.course import (
    Event,
    FailureKind,
    GuiGame,
    Language,
    Output,
    Remark,
    RemarkKind,
    Student,
    StudentError,
)

START = Position.start(Rules(3))
UNORDERED = "TypeError: '<' not supported between instances of 'int' and 'NoneType'"
RESTARTED = (f"restarted as Python 2, since it failed as Python 3 ({UNORDERED})", 5)


def told(remarks: Iterable[Remark]) -> list[tuple[str, int | None]]:
    """Return the remarks' texts and lines."""
    return [(str(remark.text), remark.line) for remark in remarks]


RESTARTING = """
import random, poc_ttt_gui
print("once")
DRAWN = random.random()
ORDER = sorted([None, 1]) if {at_load} else []
def mc_move(board, player, trials):
    print("asked", random.random() == DRAWN)
    return ({first}, {row})
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
"""


def test_a_restart_as_python_2_begins_anew(write: Write) -> None:
    """A file that fails while loading runs again with the same seed, and its games count anew."""
    with Student(write(RESTARTING.format(at_load=1, first=1, row=0))) as student:
        loaded = student.load()
        assert (loaded.language, student.language) == (Language.PYTHON_2,) * 2
        assert told(loaded.remarks) == [
            (f"restarted as Python 2, since it failed as Python 3 ({UNORDERED})", 5)
        ]
        assert (loaded.output, loaded.failure) == ("once\nonce\n", None)
        assert loaded.gui_game == GuiGame(3, 2, 1, False, 0, "mc_move", 9)
        assert student.move(START, 3, handle=0).square == (1, 0)


STAYS = "the file fails as Python 2 too: it continues as Python 3"
ZERO = "ZeroDivisionError: float division by zero"
DRAWS = (
    "import random, poc_ttt_gui\nprint(random.randrange(10**6))\n"
    "def mc_move(b, p, t): return (0, 0)\n"
)
GAME = "poc_ttt_gui.run_gui(3, 2, mc_move)\n"


@pytest.mark.parametrize(
    ("text", "language", "failure", "remarks"),
    [
        # Python 2 gets further: its failure counts, and the file goes on as Python 2.
        ("sorted([None, 1])\n1.0 / 0\n", Language.PYTHON_2, (ZERO, 6), [RESTARTED]),
        # Python 2 gets no further.
        (
            "sorted([None, 1]) and 1 / 0\n",
            Language.PYTHON_3,
            (UNORDERED, 5),
            [RESTARTED, (STAYS, None)],
        ),
        # Not what a file in Python 2 fails with.
        ("1.0 / 0\n", Language.PYTHON_3, (ZERO, 5), []),
        ("import sys\nsys.exit(4)\n", Language.PYTHON_3, None, [("SystemExit: 4", 6)]),
        (
            "import sys\nsorted([None, 1])\nsys.exit()\n",
            Language.PYTHON_2,
            None,
            [(RESTARTED[0], 6), ("SystemExit", 7)],
        ),
        ("", Language.PYTHON_3, None, []),
    ],
    ids=range(6),
)
def test_a_file_that_stops_half_way(
    write: Write,
    text: str,
    language: Language,
    failure: tuple[str, int] | None,
    remarks: list[tuple[str, int | None]],
) -> None:
    """With its mc_move it can play; without, the failure is raised. All runs have one seed."""
    with Student(write(DRAWS + GAME + text), seed=6) as student:
        loaded = student.load()
        assert (student.language, loaded.language, told(loaded.remarks)) == (
            *(language, language, remarks),
        )
        found = loaded.failure
        assert (found and (found.reason, found.line)) == failure
        assert found is None or (found.kind, found.language) == (FailureKind.RAISED, language)
        printed = loaded.output.splitlines()
        assert len(printed) == 1 + any("restarted" in words for words, _ in remarks)
        assert len(set(printed)) == 1
        # Every run asks for the game; the handle is that of the last run.
        assert loaded.gui_game == GuiGame(3, 2, 1, False, 0, "mc_move", 4)
        assert student.move(START, 1, handle=0).square == (0, 0)
        with pytest.raises(StudentError, match="the function passed to run_gui no longer exists"):
            student.move(START, 1, handle=1)
        again = student.load_again()
        assert (again.language, again.gui_game) == (language, loaded.gui_game)
        assert (again.failure and (again.failure.reason, again.failure.line)) == failure
        if language is Language.PYTHON_2:  # which is known now
            remarks, printed = [each for each in remarks if each[0] != RESTARTED[0]], printed[:1]
        assert (told(again.remarks), again.output.splitlines()) == (remarks, printed)
    bare = write(f"\n\n\n\n{text}")
    with Student(bare) as student:
        if failure is None:
            assert student.load().failure is None
            return
        with pytest.raises(StudentError) as caught:
            student.load()
        assert (caught.value.failure.reason, caught.value.failure.line) == failure


FRACTION = (
    "continues as Python 2, since as Python 3 it returned a row or column that is not a whole "
    "number"
)
CONTINUES = "continues as Python 2, since it failed as Python 3 ({error})"
NOT_ABOVE_NONE = "TypeError: '>' not supported between instances of 'int' and 'NoneType'"


@pytest.mark.parametrize(
    ("first", "row", "why"),
    [
        (
            "int(trials > None)",
            "0",
            (CONTINUES.format(error=NOT_ABOVE_NONE), 8),
        ),
        ("1", "trials / 2 * 0", (FRACTION, None)),
    ],
)
def test_a_move_may_show_that_a_file_is_python_2(
    write: Write, first: str, row: str, why: tuple[str, int | None]
) -> None:
    """The file runs again silently, then the move is made with its seed, and a remark says why."""
    events = list[Event]()
    text = RESTARTING.format(at_load=0, first=first, row=row)
    with Student(write(text), listener=events.append) as student:
        assert student.load().language is Language.PYTHON_3
        events.clear()
        move = student.move(START, 3, seed=0)
        assert move.square == (1, 0)
        assert move.output.endswith("asked True\n")
        assert "once" not in move.output
        assert not any(isinstance(event, GuiGame) for event in events)
        (remark,) = [event for event in events if isinstance(event, Remark)]
        assert told([remark]) == [why]
        assert (remark.kind, student.language) == (RemarkKind.LANGUAGE, Language.PYTHON_2)
        assert student.move(START, 3, handle=0, seed=0).square == (1, 0)
        again = student.load_again()  # what the move has shown isn't forgotten
        assert (again.language, student.language) == (Language.PYTHON_2,) * 2
        assert (again.remarks, again.failure) == ((), None)
        assert student.load_again().language is Language.PYTHON_2
        assert student.load().language is Language.PYTHON_3


def test_a_file_that_fails_in_both_versions_stays_python_3(write: Write) -> None:
    """It is told so once, and the failure is that of Python 3."""
    text = FUNCTIONS + "VALUE = 5 / 2\n[][1.0 if 5 / 2 == 2.5 else 9]\n"
    with Student(write(text)) as student:
        loaded = student.load()
        assert loaded.failure is not None
        assert "list indices must be integers" in str(loaded.failure.message)
        assert [str(r.text) for r in loaded.remarks][1:] == [
            "the file fails as Python 2 too: it continues as Python 3"
        ]
        assert (loaded.language, loaded.constants["VALUE"]) == (Language.PYTHON_3, 2.5)
        assert student.move(START, 1).square in START.empty_squares
    text = "HALF = 5 / 2\ndef mc_move(b, p, t): return [][0.5 if HALF == 2.5 else 9]\n"
    with Student(write(text)) as student:
        student.load()
        for _ in range(2):
            with pytest.raises(StudentError, match="list indices must be integers"):
                student.move(START, 1)
        assert student.language is Language.PYTHON_3


def test_several_calls_may_show_that_a_file_is_python_2(write: Write) -> None:
    """The language changes with them."""
    with Student(write("def f(x):\n    return x > None\n")) as student:
        student.load()
        results = student.call_each("f", [((1,), 1), ((2,), 2)])
        assert ([result.value for result in results], student.language) == (
            [True, True],
            Language.PYTHON_2,
        )


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        # Fractions in both versions, an error in both, and a file that can't run again.
        ("return (0.5, 0)", "mc_move returned (0.5, 0) (tuple), not a pair of whole numbers"),
        ("return (t / 2, 0.5)", "mc_move returned (1.5, 0.5) (tuple), not a pair of whole numbers"),
        ("return [][5 / 2] if 5 / 2 == 2.5 else [][9]", "TypeError: list indices must be integers"),
    ],
)
def test_python_2_is_tried_once(write: Write, code: str, failure: str) -> None:
    """If it works no better, the file goes on as Python 3, silently and without a remark."""
    events = list[Event]()
    text = f"import poc_ttt_gui\nprint('run')\ndef mc_move(b, p, t):\n    {code}\n{GAME}"
    with Student(write(text), listener=events.append) as student:
        student.load()
        events.clear()
        for _ in range(2):
            with pytest.raises(StudentError) as caught:
                student.move(START, 3, handle=0)
            assert failure in str(caught.value)
        assert (events, student.language) == ([], Language.PYTHON_3)
        assert student.load_again().output == "run\n"


SILENT = """
import pygame, poc_ttt_gui, poc_ttt_provided
def mc_move(board, player, trials): return (int(trials > None), 0)
def f(x): return x > None
def ask():
    import pygame.sprite
    print("asked")
    poc_ttt_gui.run_gui(4, 3, mc_move, 5, True)
print("loaded")
poc_ttt_provided.play_game(lambda b, p, t: b.get_empty_squares()[0], 1)
poc_ttt_gui.run_gui(3, 2, mc_move)
{last}
"""


@pytest.mark.parametrize("last", ["", "if 5 / 2 == 2: 1 / 0"])
def test_a_silent_restart(write: Write, last: str) -> None:
    """It shows nothing, even if the file stops half-way; what follows is shown as always."""
    events = list[Event]()
    with Student(write(SILENT.format(last=last)), listener=events.append) as student:
        student.load()
        assert [type(event).__name__ for event in events].count("Remark") == 1
        events.clear()
        assert student.move(START, 3, handle=0).square == (1, 0)
        remark = Remark(RemarkKind.LANGUAGE, Text(CONTINUES, error=NOT_ABOVE_NONE), 3)
        assert (events, student.language) == ([remark], Language.PYTHON_2)
        student.call("ask")
        assert [event for event in events if not isinstance(event, Remark)] == [
            Output("asked\n"),
            GuiGame(4, 3, 5, True, 1, "mc_move", 8),
        ]


def test_a_silent_restart_that_fails(write: Write) -> None:
    """Without a mc_move there is nothing to go on with, and the file stays Python 3."""
    with Student(write("def f(x): return x > None\nif 5 / 2 == 2: 1 / 0\n")) as student:
        student.load()
        with pytest.raises(StudentError) as caught:
            student.call("f", 1)
        assert str(caught.value) == f"student.py: {NOT_ABOVE_NONE} (line 1)"
        assert student.language is Language.PYTHON_3


@pytest.mark.parametrize(
    ("code", "is_python_2"),
    [
        ("seen = map(abs, [1, 2]); x = max(seen); y = random.choice([i for i in seen])", True),
        ("seen = filter(None, [1, 2]); x = max(seen) + min(seen)", True),
        ("seen = {1: 2}\n    for i in seen.keys(): del seen[i]", True),
        ("from time import clock", True),
        ("seen = map(abs, []); x = max(seen)", False),  # fails in both versions
        ("seen = {1: 2}\n    for i in seen: del seen[i]", False),
    ],
)
def test_lists_that_python_3_makes_only_once(write: Write, code: str, is_python_2: bool) -> None:
    """A failure for want of them shows Python 2 only if the call then succeeds."""
    with Student(write(f"import random\ndef f():\n    {code}\n    return 1\n")) as student:
        student.load()
        if is_python_2:
            assert student.call("f", seed=1).value == 1
        else:
            with pytest.raises(StudentError):
                student.call("f", seed=1)
        assert (student.language is Language.PYTHON_2) is is_python_2


def test_what_earlier_calls_have_used_up_shows_no_version(write: Write) -> None:
    """A failure that doesn't recur in a new run is the file's own, in this call and the next."""
    text = "LEFT = [*map(abs, [1, 2])]\ndef f():\n    LEFT.pop()\n    return max(LEFT)\n"
    with Student(write(text)) as student:
        student.load()
        for value in (1, None, None, None):
            if value is None:
                with pytest.raises(StudentError, match="empty"):
                    student.call("f", seed=1)
            else:
                assert student.call("f", seed=1).value == value
        assert student.language is Language.PYTHON_3


def test_what_a_restart_has_restored_does_not_hide_the_version(write: Write) -> None:
    """Loaded again, a file that imports what Python 3 has removed is Python 2 as before."""
    with Student(write("from time import clock\nHALF = 5 / 2\nCLOCK = clock()\n")) as student:
        for load in (student.load, student.load_again, student.load_again):
            loaded = load()
            assert (loaded.language, loaded.constant("HALF")) == (Language.PYTHON_2, 2)
