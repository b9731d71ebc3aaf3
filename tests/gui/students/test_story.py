"""A story of a student's file: after each step, all that has changed is compared."""

from __future__ import annotations

from pathlib import Path

from tests.gui.conftest import OpenWindow
from tests.gui.students.conftest import question
from tests.gui.students.files import children, write
from tests.gui.students.test_students import console, plays, type_number
from tests.gui.whole import Story
from tttmc_app.core import Mark, Rules

FIRST = """NTRIALS = 30
SCORE_CURRENT = 1.5


def mc_move(board, player, trials):
    print("asked for", trials)
    return board.get_empty_squares()[0]
"""
FAILS = FIRST.replace("board.get_empty_squares()[0]", "board.no_such_thing()")


def test_a_file(open_window: OpenWindow, tmp_path: Path) -> None:
    """Its question, its game, its numbers, a mistake, its correction, and another player."""
    hand = open_window(o="human", rules=Rules(4, 3), seed=5)
    story = Story(hand, __file__, "a file", only=r"(?!tip /)")  # not the temporary folder
    story.step("a game")
    path = write(tmp_path, FIRST, "first.py")
    hand.window.students.open(path)
    hand.until(lambda: "is new here" in question(hand))
    story.step("its question")
    hand.push("studentRun")
    hand.until(lambda: plays(hand, Mark.O) and "plays O" in question(hand))
    story.step("it plays")
    hand.click(0, 1)
    hand.until_moves(2)
    hand.until(lambda: "asked for" in console(hand))
    story.step("b1 and its reply")
    type_number(hand, "trialsO", "12")
    hand.click(2, 2)
    hand.until_moves(4)
    hand.until(lambda: "12" in console(hand))
    story.step("c3, and its reply with another number")
    write(tmp_path, FAILS, "first.py")
    hand.until(lambda: "has changed on disk" in question(hand))
    story.step("a mistake is saved")
    hand.push("studentAgain")
    hand.until(lambda: "was reloaded" in question(hand))
    story.step("reloaded")
    hand.push("studentOk")
    hand.click(1, 0)
    hand.until_over()
    hand.until(lambda: "no_such_thing" in console(hand))
    story.step("it forfeits")
    write(tmp_path, FIRST, "first.py")
    hand.until(lambda: "has changed on disk" in question(hand))
    hand.push("studentAgain")
    hand.until(lambda: hand.record.result is None and hand.moves == 6)
    story.step("corrected, it goes on")
    hand.choose("playerO", "Random")
    hand.until(lambda: children() == set())
    story.step("random instead")
    write(tmp_path, FAILS, "first.py")
    hand.qtbot.wait(300)  # nobody watches a file that doesn't play
    story.step("a change of the file without a player")
