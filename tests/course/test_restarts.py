"""Files that turn out to be Python 2 only once they run."""

from __future__ import annotations

import pytest

from tests.course.conftest import FUNCTIONS, Write
from tttmc_app.core import Position, Rules
from tttmc_app.course import Event, GuiGame, Language, Remark, RemarkKind, Student, StudentError

START = Position.start(Rules(3))

RESTARTING = """
import random, poc_ttt_gui
print("once")
DRAWN = random.random()
ORDER = sorted([None, 1]) if {at_load} else []
def mc_move(board, player, trials):
    print("asked", random.random() == DRAWN)
    return (int(trials > None), {row})
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
"""


def test_a_restart_as_python_2_begins_anew(write: Write) -> None:
    """A file that fails while loading runs again with the same seed, and its games count anew."""
    with Student(write(RESTARTING.format(at_load=1, row=0))) as student:
        loaded = student.load()
        assert (loaded.language, student.language) == (Language.PYTHON_2,) * 2
        (remark,) = loaded.remarks
        assert (remark.kind, remark.line) == (RemarkKind.LANGUAGE, 5)
        assert str(remark.text).startswith("restarted as Python 2, since it failed as Python 3 (Ty")
        assert loaded.output == "once\nonce\n"
        assert loaded.gui_game is not None
        assert loaded.gui_game.handle == 0


@pytest.mark.parametrize("row", ["0", "trials / 2 * 0"])
def test_a_move_may_show_that_a_file_is_python_2(write: Write, row: str) -> None:
    """The file runs again silently, then the move is made with its seed, and a remark says why."""
    events = list[Event]()
    text = RESTARTING.format(at_load=0, row=row)
    with Student(write(text), listener=events.append) as student:
        assert student.load().language is Language.PYTHON_3
        events.clear()
        move = student.move(START, 3, seed=0)
        assert move.square == (1, 0)
        assert move.output.endswith("asked True\n")
        assert "once" not in move.output
        assert not any(isinstance(event, GuiGame) for event in events)
        (remark,) = [event for event in events if isinstance(event, Remark)]
        assert str(remark.text).startswith("continues as Python 2, since it failed as Python 3 (Ty")
        assert (remark.kind, remark.line, student.language) == (
            RemarkKind.LANGUAGE,
            8,
            Language.PYTHON_2,
        )
        assert student.move(START, 3, handle=0, seed=0).square == (1, 0)
        student.load_again()
        assert student.language is Language.PYTHON_3


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
