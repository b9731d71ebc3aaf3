"""Reloading and replacing students' files: which is read, which process plays, what stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDockWidget, QLabel, QMenu, QPlainTextEdit, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.programs.conftest import OpenFile, question, trust_text
from tests.gui.programs.files import FIRST_EMPTY, GOOD, LOOP, children, write
from tests.gui.programs.test_student_questions import (
    GAMES,
    OK,
    RUN,
    answers,
    players,
    shown_forms,
)
from tests.gui.programs.test_students import console, type_number
from tttmc_app.core import Rules
from tttmc_app.gui.programs import program_flow
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student

LAST_EMPTY = FIRST_EMPTY.replace("[0]", "[-1]")


def shown_text(hand: Hand) -> str:
    """Return the text of O's file that its card shows."""
    hand.part(QToolButton, "studentSourceO").click()
    text = hand.part(QPlainTextEdit, "sourceText").toPlainText()
    hand.part(SourceView, "source").close()
    return text


def recent(hand: Hand) -> list[str]:
    """Return the names of the files opened last."""
    return [action.text() for action in hand.part(QMenu, "recentStudents").actions()]


def test_a_move_in_progress_begins_again(open_file: OpenFile, tmp_path: Path) -> None:
    """A file that never ends its move is corrected and reloaded while it thinks; then it moves."""
    hand = open_file(LOOP)
    hand.until(lambda: answers(hand) == GAMES)
    hand.push("studentOk")
    hand.click(1, 1)
    hand.until(lambda: hand.thinks() and len(children()) == 1)
    old = children()
    write(tmp_path, FIRST_EMPTY)
    hand.press("reloadStudent")
    hand.until_moves(2)
    assert hand.record.moves[1].square == (0, 0)
    hand.until(lambda: answers(hand) == [OK])
    assert question(hand) == "player.py was reloaded."
    hand.until(lambda: len(children()) == 1 and children() != old)


def test_a_reload_ends_the_processes_of_the_old_text(open_file: OpenFile, tmp_path: Path) -> None:
    """A file that plays with a number from its card has one process, before and after."""
    hand = open_file(GOOD)
    hand.until(lambda: answers(hand) == GAMES)
    type_number(hand, "trialsO", "12")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: "asked for 12 12" in console(hand) and len(children()) == 1)
    old = children()
    write(tmp_path, GOOD.replace("asked for", "wanted are"))
    hand.press("reloadStudent")
    hand.until(lambda: question(hand) == "player.py was reloaded.")
    hand.click_any()
    hand.until_moves(4)
    hand.until(lambda: "wanted are 12 12" in console(hand))
    hand.until(lambda: len(children()) == 1)
    assert children() != old


def test_a_file_saved_again_while_it_is_reloaded(open_file: OpenFile, tmp_path: Path) -> None:
    """A change in the meantime is reported once the reload has ended."""
    hand = open_file(FIRST_EMPTY)
    hand.until(lambda: answers(hand) == GAMES)
    slow = "import time\n\nprint('begun')\ntime.sleep(1.5)\n"
    write(tmp_path, slow + FIRST_EMPTY)
    hand.press("reloadStudent")
    hand.until(lambda: "begun" in console(hand))
    write(tmp_path, LAST_EMPTY)
    changed = "player.py has changed on disk. Reload runs the new version."
    hand.until(lambda: question(hand) == changed)
    hand.push("studentAgain")
    hand.until(lambda: question(hand) == "player.py was reloaded.")
    assert shown_text(hand) == LAST_EMPTY


def test_a_file_that_is_broken_by_an_edit_plays_on_as_it_was(
    open_file: OpenFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error says so; the earlier text stays until the new one runs."""
    monkeypatch.setattr(program_flow, "SETTLE_MS", 10**8)  # no question about the change
    hand = open_file(FIRST_EMPTY)
    hand.until(lambda: answers(hand) == GAMES)
    write(tmp_path, "def mc_move(:\n")
    hand.press("reloadStudent")
    hand.until(lambda: hand.message.startswith("The file player.py: SyntaxError"))
    assert (question(hand), players(hand)) == ("", ["human", "player.py"])
    assert shown_text(hand) == FIRST_EMPTY
    place = hand.part(QToolButton, "consolePlace")
    assert (place.text(), place.isHidden()) == ("Show line 1", False)
    hand.click(1, 1)
    hand.until_moves(2)
    assert hand.record.moves[1].square == (0, 0)
    write(tmp_path, LAST_EMPTY)
    hand.press("reloadStudent")
    hand.until(lambda: question(hand) == "player.py was reloaded.")
    assert place.isHidden()
    assert shown_text(hand) == LAST_EMPTY
    hand.click(0, 1)
    hand.until_moves(4)
    assert hand.record.moves[3].square == (2, 2)


def test_the_last_file_that_failed_is_read_again_until_another_runs(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """After a broken file, Reload reads it; after another file has run, it reads that one."""
    good, bad = write(tmp_path, FIRST_EMPTY, "a.py"), write(tmp_path, "1 / 0\n", "b.py")
    idle = write(tmp_path, "print('nothing')\n", "c.py")
    STUDENT_FILES.add(*(read_student(file) for file in (good, bad, idle)))
    hand = open_window()
    students = hand.window.programs
    students.open(bad)
    hand.until(lambda: hand.message.startswith("The file b.py: ZeroDivisionError"))
    assert hand.can("reloadStudent")
    assert players(hand) == ["human", "random"]
    students.open(good)
    hand.until(lambda: answers(hand) == GAMES)
    hand.press("reloadStudent")
    hand.until(lambda: question(hand) == "a.py was reloaded.")
    hand.choose("playerO", "Random")
    assert not hand.can("reloadStudent")
    students.open(bad)
    hand.until(lambda: hand.can("reloadStudent"))
    students.open(idle)
    hand.until(lambda: hand.message.startswith("The file c.py has no function mc_move"))
    assert not hand.can("reloadStudent"), "the last file has run"
    assert recent(hand) == ["c.py", "a.py"]
    write(tmp_path, "1 / 0\n# still\n", "b.py")
    students.open(bad)
    hand.until(lambda: question(hand) == trust_text("b.py", has_run=True))
    hand.push("studentCancel")


def test_a_file_that_is_gone(open_window: OpenWindow, tmp_path: Path) -> None:
    """A file that can't be read is replaced if it never ran, and stays if it did."""
    gone = tmp_path / "gone.py"
    path = write(tmp_path, FIRST_EMPTY, "a.py")
    STUDENT_FILES.add(read_student(path))
    hand = open_window(x=f"course:{gone}", o=f"course:{path}")
    hand.until(lambda: hand.message.startswith("gone.py can't be read: "))
    assert hand.message.endswith(".")
    assert (question(hand), players(hand)) == ("", ["mc", "a.py"])
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    hand.press("reloadStudent")
    hand.until(lambda: question(hand) == "a.py was reloaded.")
    path.unlink()
    hand.press("reloadStudent")
    hand.until(lambda: hand.message.startswith("a.py can't be read: "))
    assert (question(hand), players(hand)) == ("", ["mc", "a.py"])
    assert shown_text(hand) == FIRST_EMPTY


def test_only_the_file_that_is_gone_is_replaced(open_window: OpenWindow, tmp_path: Path) -> None:
    """The other side's file, which comes after it, is then opened and plays."""
    path = write(tmp_path, FIRST_EMPTY, "b.py")
    STUDENT_FILES.add(read_student(path))
    hand = open_window(x=f"course:{tmp_path / 'a.py'}", o=f"course:{path}")
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    assert hand.message.startswith("a.py can't be read: ")
    assert players(hand) == ["mc", "b.py"]


def test_cancelling_replaces_every_file_that_has_not_run(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """If the settings name two new files, neither is asked about again after Cancel."""
    first, second = write(tmp_path, FIRST_EMPTY, "a.py"), write(tmp_path, GOOD, "b.py")
    hand = open_window(x=f"course:{first}", o=f"course:{second}")
    hand.until(lambda: answers(hand) == RUN)
    hand.push("studentCancel")
    assert (question(hand), players(hand), shown_forms(hand)) == ("", ["mc", "mc"], [])


def test_a_file_that_is_deleted_plays_on(open_file: OpenFile, tmp_path: Path) -> None:
    """Its process goes on; once that has ended, the game pauses, and nobody plays in its name."""
    hand = open_file(FIRST_EMPTY)
    hand.until(lambda: answers(hand) == GAMES)
    hand.click(1, 1)
    hand.until_moves(2)
    (tmp_path / "player.py").unlink()
    hand.qtbot.wait(3 * program_flow.SETTLE_MS)
    hand.click(2, 2)
    hand.until_moves(4)
    assert (question(hand), hand.message) == ("", "")
    hand.press("reloadStudent")
    hand.until(lambda: hand.message.startswith("player.py can't be read"))
    assert question(hand) == "", "it plays on"
    hand.window.programs.open(tmp_path / "other.py")
    hand.until(lambda: hand.message.startswith("other.py can't be read"))
    assert (question(hand), players(hand)) == ("", ["human", "player.py"])
    type_number(hand, "trialsO", "12")  # which takes another process
    hand.click(2, 0)
    hand.until(lambda: "move: player.py can't be read" in hand.message)
    assert (hand.moves, players(hand)) == (5, ["human", "player.py"])
    write(tmp_path, FIRST_EMPTY)
    hand.press("playPause")
    hand.until_moves(6)


def test_a_game_waits_for_a_file_that_cannot_be_opened(
    open_file: OpenFile, first_window: Callable[[], Hand], tmp_path: Path
) -> None:
    """The next window asks about a file that is gone or broken, and lets nobody go on for it."""
    hand = open_file(FIRST_EMPTY, rules=Rules(4))
    hand.until(lambda: answers(hand) == GAMES)
    hand.click(1, 1)
    hand.until_moves(2)
    path = tmp_path / "player.py"
    for number, text in enumerate((None, "1 / 0\n"), 1):
        hand.window.close()
        path.unlink()
        if text is not None:
            STUDENT_FILES.add(read_student(write(tmp_path, text)))
        hand = first_window()
        hand.until(lambda: question(hand).endswith("waits for it."))  # noqa: B023 - called at once
        hand.click(number + 1, number + 1)
        assert (hand.moves, players(hand)) == (2 * number + 1, ["human", "player.py"])
        write(tmp_path, FIRST_EMPTY)
        hand.push("studentRetry")
        hand.until_moves(2 * number + 2)


def test_monte_carlo_plays_on_in_its_own_name(
    open_file: OpenFile, first_window: Callable[[], Hand], tmp_path: Path
) -> None:
    """It does so in a new game from here: the record of the first goes on naming the file."""
    hand = open_file(FIRST_EMPTY)
    hand.until(lambda: answers(hand) == GAMES)
    hand.click(1, 1)
    hand.until_moves(2)
    hand.window.close()
    (tmp_path / "player.py").unlink()
    again = first_window()
    again.until(lambda: question(again).endswith("The game waits for it."))
    before = again.record
    again.push("studentCancel")
    assert (question(again), players(again)) == ("", ["human", "mc"])
    assert (again.record.start, again.moves) == (before.position, 0)
    previous = again.game.session.snapshot().previous
    assert previous is not None
    assert previous.moves == before.moves
    assert "player.py" in previous.players[1]
    assert "player.py" not in again.record.players[1]
    again.click(2, 2)
    again.until_moves(2)


def test_labels_follow_a_file_that_becomes_python_2(open_file: OpenFile) -> None:
    """Console, bar and card all say so once its first move has failed as Python 3."""
    asks = "import poc_ttt_gui\npoc_ttt_gui.run_gui(3, 2, mc_move, 5, False)\n"
    compares = "    best = None\n    if 1 > best:\n        best = 1\n    return"
    hand = open_file(FIRST_EMPTY.replace("    return", compares) + asks)
    hand.until_moves(1)
    title = hand.part(QDockWidget, "console").windowTitle
    hand.until(lambda: title() == "Console · player.py · Python 2")
    assert "player.py (Python 2) plays X against you" in question(hand)
    hand.until(lambda: answers(hand) == GAMES)
    assert hand.part(QLabel, "studentNoteX").text().startswith("Python 2")
