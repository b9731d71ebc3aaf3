"""Students' files that fail: messages, forfeits, and no process left."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.programs.conftest import OpenFile, question
from tests.gui.programs.files import (
    BOMB,
    DIES,
    EXITS,
    FLOOD,
    GOOD,
    LOOP,
    LOOP_AT_IMPORT,
    RAISES,
    STUBBORN,
    children,
    write,
)
from tttmc_app.core import Ending, Mark
from tttmc_app.gui.programs.console import MAX_LINES, ConsoleText
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student


def text_of(hand: Hand) -> str:
    """Return the console's text."""
    return hand.part(QPlainTextEdit, "consoleText").toPlainText()


def is_playing(hand: Hand) -> bool:
    """Return whether O is played by a student's file that has been opened."""
    return hand.game.session.player_of(Mark.O).kind.name == "course"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (EXITS, "SystemExit: 3"),
        (DIES, "process"),
        pytest.param(
            BOMB,
            "MemoryError",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="others set no such limit"),
        ),
    ],
)
def test_a_failure_forfeits_the_game(open_file: OpenFile, text: str, words: str) -> None:
    """A failed move forfeits the game, and the message says why in one line."""
    hand = open_file(text)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until_over()
    result = hand.record.result
    assert result is not None
    assert (result.winner, result.ending) == (Mark.X, Ending.FORFEIT)
    hand.until(lambda: hand.message.startswith("O forfeits the game: player.py"))
    assert hand.message.endswith(". Fix the file, then press Reload to continue.")
    assert question(hand) == "", "the offer of other games is withdrawn"
    assert words in hand.message
    assert "\n" not in hand.message
    assert hand.status.startswith("X wins: O forfeits")
    assert hand.part(QLabel, "headline").text() == "You won"


def test_a_fixed_file_continues(open_file: OpenFile, tmp_path: Path) -> None:
    """After a forfeit, Reload lets the fixed file move again; one that still fails forfeits again.

    Undo hides the message of a forfeit, and redo shows it again.
    """
    hand = open_file(RAISES)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: hand.message != "")
    hand.press("undo")
    assert hand.message == ""
    hand.press("redo")
    assert hand.message.startswith("O forfeits the game: player.py: KeyError: 'missing'")
    hand.push("studentReloadO")
    hand.until(lambda: text_of(hand).count("KeyError: 'missing'") == 2)
    hand.until_over()
    hand.until(lambda: hand.message.startswith("O forfeits the game: player.py"))
    write(tmp_path, GOOD)
    hand.push("studentReloadO")
    hand.until_moves(2)
    assert hand.record.moves[0].square == (0, 0)
    assert hand.record.result is None
    assert hand.message == ""
    hand.part(ConsoleText, "consoleText").line_chosen.emit(6)
    source = hand.part(QPlainTextEdit, "sourceText")
    assert source.toPlainText() == GOOD, "the failed text is gone"
    assert source.textCursor().block().text() == "SCORE_CURRENT = 1.0"
    hand.part(SourceView, "source").close()
    hand.play_to_the_end()


def test_only_the_file_that_forfeited_continues(open_window: OpenWindow, tmp_path: Path) -> None:
    """Reloading the winner's file takes no forfeit back."""
    files = [write(tmp_path, RAISES, "a.py"), write(tmp_path, GOOD, "b.py")]
    STUDENT_FILES.add(*(read_student(file) for file in files))
    hand = open_window(x=f"course:{files[0]}", o=f"course:{files[1]}")
    hand.until(lambda: hand.can("playPause"))
    hand.press("playPause")
    hand.until(lambda: hand.message.startswith("X forfeits the game: a.py"))
    note = hand.part(QLabel, "studentNoteO")
    hand.until(lambda: note.text().startswith("Python 2"))
    hand.part(QToolButton, "studentReloadO").click()
    hand.until(lambda: question(hand) == "b.py was reloaded.")
    assert hand.record.result is not None
    assert hand.message.startswith("X forfeits the game: a.py")


def test_the_line_is_shown_in_the_file_that_failed(open_window: OpenWindow, tmp_path: Path) -> None:
    """If both sides are files, the console's button leads to the one that forfeited."""
    files = [write(tmp_path, GOOD, "a.py"), write(tmp_path, RAISES, "b.py")]
    STUDENT_FILES.add(*(read_student(file) for file in files))
    hand = open_window(x=f"course:{files[0]}", o=f"course:{files[1]}")
    hand.until(lambda: hand.can("playPause"))
    hand.press("playPause")
    place = hand.part(QToolButton, "consolePlace")
    hand.until(lambda: place.text() == "Show line 3" and not place.isHidden())
    assert hand.message == (
        "O forfeits the game: b.py: KeyError: 'missing' (line 3). Fix the file, then press "
        "Reload to continue."
    )
    place.click()
    source = hand.part(SourceView, "source")
    assert source.windowTitle() == "b.py"
    assert hand.part(QPlainTextEdit, "sourceText").toPlainText() == RAISES
    source.close()


def test_a_loop_ends_with_stop(open_file: OpenFile) -> None:
    """The window responds while a move is in a loop; Stop ends its process, Play restarts it.

    A new game ends it as well, and so does closing the window.
    """
    hand = open_file(LOOP.replace("    while", "    print('begun')\n    while"))
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: "begun" in text_of(hand))  # a file that isn't called yet goes on waiting
    assert hand.thinks()
    assert len(children()) == 1
    hand.press("stop")
    assert not hand.thinks()
    hand.until(lambda: children() == set())
    hand.press("playPause")
    hand.until(lambda: len(children()) == 1)
    hand.press("newGame")
    hand.until(lambda: children() == set())
    hand.click(0, 0)
    hand.until(lambda: len(children()) == 1)
    hand.window.close()
    assert children() == set()


def test_a_move_that_takes_too_long_forfeits(open_file: OpenFile) -> None:
    """A move that exceeds its time limit forfeits the game."""
    hand = open_file("import time\n\ndef mc_move(board, player, trials):\n    time.sleep(60)\n")
    hand.until(lambda: is_playing(hand))
    hand.set("secondsO", 1)
    hand.click(0, 0)
    hand.until_over()
    assert "longer than 1 s" in hand.status
    hand.until(lambda: children() == set())


def test_a_loop_at_import_ends_with_cancel(open_file: OpenFile) -> None:
    """Cancel ends a file that loops while it is being loaded."""
    hand = open_file(LOOP_AT_IMPORT)
    hand.until(lambda: "Running player.py" in question(hand))
    hand.until(lambda: len(children()) == 1)
    hand.push("studentCancel")
    hand.until(lambda: children() == set())
    assert not is_playing(hand)


def test_another_player_ends_a_stubborn_child(open_file: OpenFile) -> None:
    """A process that forks if it can and ignores SIGTERM ends when another player replaces it."""
    hand = open_file(STUBBORN)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(hand.thinks)
    assert children()
    hand.choose("playerO", "Random")
    hand.until(lambda: children() == set())
    hand.until_moves(2)


def test_a_flood_neither_stalls_nor_grows(open_file: OpenFile) -> None:
    """A file that prints 10⁹ lines doesn't fill the memory, and Stop still works."""
    hand = open_file(FLOOD)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: "of very many" in text_of(hand))
    hand.until(lambda: "dropped" in text_of(hand) or not hand.thinks())
    assert hand.part(QPlainTextEdit, "consoleText").blockCount() <= MAX_LINES
    if hand.thinks():
        hand.press("stop")
    hand.until(lambda: children() == set())


def test_a_file_without_mc_move(open_file: OpenFile) -> None:
    """For a file without mc_move an error is shown, and its process ends."""
    hand = open_file("print('only text')\n")
    hand.until(lambda: "has no function mc_move" in hand.message)
    hand.until(lambda: "only text" in text_of(hand))
    hand.until(lambda: children() == set())
