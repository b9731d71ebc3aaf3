"""Students' files that fail: the window says how, the game ends by its rule, no process stays."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QPlainTextEdit, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.students.conftest import OpenFile, question
from tests.gui.students.files import (
    BOMB,
    DIES,
    EXITS,
    FLOOD,
    GOOD,
    LOOP,
    LOOP_AT_IMPORT,
    OCCUPIED,
    RAISES,
    STUBBORN,
    children,
    write,
)
from tttmc_app.core import Ending, Mark
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.students.console import MAX_LINES
from tttmc_app.gui.students.source_view import SourceView


def text_of(hand: Hand) -> str:
    """Return what stands in the console."""
    return hand.part(QPlainTextEdit, "consoleText").toPlainText()


def inks(hand: Hand) -> list[tuple[str, bool]]:
    """Return the colour of each piece of text in the console, and whether it is bold."""
    found: list[tuple[str, bool]] = []
    block = hand.part(QPlainTextEdit, "consoleText").document().firstBlock()
    while block.isValid():
        each = block.begin()
        while not each.atEnd():
            form = each.fragment().charFormat()
            colour = form.foreground().color().name().upper()
            found.append((colour, form.fontWeight() == QFont.Weight.Bold))
            each += 1
        block = block.next()
    return found


def is_playing(hand: Hand) -> bool:
    """Return whether O's player is a student's file that was opened."""
    return hand.state.session.player_of(Mark.O).kind.name == "course"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (RAISES, "KeyError"),
        (OCCUPIED, "(0, 0)"),
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
    """Whatever a move fails by, the game ends as forfeited, and the bar says why in one line."""
    hand = open_file(text)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until_over()
    result = hand.record.result
    assert result is not None
    assert (result.winner, result.ending) == (Mark.X, Ending.FORFEIT)
    hand.until(lambda: hand.message.startswith("O forfeits the game: player.py"))
    assert words in hand.message
    assert "\n" not in hand.message
    assert hand.status.startswith("X wins: O forfeits")


def test_a_mended_file_goes_on(open_file: OpenFile, tmp_path: Path) -> None:
    """After a forfeit Reload lets the mended file move from there, and the bar says no more."""
    hand = open_file(RAISES)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: "press Reload to continue" in hand.message)
    write(tmp_path, GOOD)
    hand.push("studentReloadO")
    hand.until_moves(2)
    assert hand.record.moves[0].square == (0, 0)
    assert hand.record.result is None
    assert hand.message == ""
    hand.play_to_the_end()


def test_what_still_fails_is_told_again(open_file: OpenFile) -> None:
    """A file that is read again and fails as before forfeits again, and the bar says so."""
    hand = open_file(RAISES)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until_over()
    hand.push("studentReloadO")
    hand.until(lambda: text_of(hand).count("KeyError: 'missing'") == 2)
    hand.until_over()
    hand.until(lambda: hand.message.startswith("O forfeits the game: player.py"))


def test_a_forfeit_that_is_undone_is_no_longer_told(open_file: OpenFile) -> None:
    """Undo takes the message of a forfeit back with it, and redo brings both again."""
    hand = open_file(RAISES)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: hand.message != "")
    hand.press("undo")
    assert hand.message == ""
    hand.press("redo")
    assert hand.message.startswith("O forfeits the game")


def test_a_file_that_cannot_be_run_is_reloaded(open_file: OpenFile, tmp_path: Path) -> None:
    """What could not even be run is mended and reloaded by one key, and then plays."""
    hand = open_file("def mc_move(:\n")
    hand.until(lambda: "reload it (Ctrl+Shift+R)" in hand.message)
    write(tmp_path, GOOD)
    hand.press("reloadStudent")
    hand.until(lambda: is_playing(hand))
    assert "plays O against you" in question(hand)


def test_a_traceback_leads_to_the_line(open_file: OpenFile) -> None:
    """The console shows the traceback, and its button leads to the student's line in the file."""
    hand = open_file(RAISES)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: "KeyError: 'missing'" in text_of(hand))
    assert 'return {}["missing"]' in text_of(hand)
    hand.until(lambda: hand.part(QToolButton, "consolePlace").isVisible())
    assert hand.part(QToolButton, "consolePlace").text() == "Show line 3"
    hand.push("consolePlace")
    source = hand.part(SourceView, "source")
    shown = hand.part(QPlainTextEdit, "sourceText")
    assert source.isVisible()
    assert shown.textCursor().block().text() == '    return {}["missing"]'
    source.close()


def test_a_traceback_is_readable_in_other_colours(open_file: OpenFile) -> None:
    """What stands in the console takes on the colours that are chosen, bold and links as before."""
    hand = open_file(RAISES)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: "KeyError: 'missing'" in text_of(hand))
    before = inks(hand)
    assert LIGHT.on_error in {colour for colour, _ in before}
    actions = hand.window.findChildren(QAction)
    next(action for action in actions if action.data() == "dark").trigger()
    new = {LIGHT.text: DARK.text, LIGHT.muted: DARK.muted, LIGHT.accent: DARK.accent}
    new[LIGHT.on_error] = DARK.text
    assert inks(hand) == [(new[colour], bold) for colour, bold in before]


def test_a_loop_ends_with_stop(open_file: OpenFile) -> None:
    """While a move loops for ever the window answers; Stop ends its process, Play begins anew."""
    hand = open_file(LOOP)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(hand.thinks)
    hand.until(lambda: len(children()) == 1)
    hand.press("stop")
    assert not hand.thinks()
    hand.until(lambda: children() == set())
    hand.press("playPause")
    hand.until(lambda: len(children()) == 1)
    hand.press("newGame")
    hand.until(lambda: children() == set())


def test_a_move_that_takes_too_long_forfeits(open_file: OpenFile) -> None:
    """After its seconds a move is given up, and that is the end of the game."""
    hand = open_file(LOOP)
    hand.until(lambda: is_playing(hand))
    hand.set("secondsO", 1)
    hand.click(0, 0)
    hand.until_over()
    assert "longer than 1 s" in hand.status
    hand.until(lambda: children() == set())


def test_a_loop_at_import_ends_with_cancel(open_file: OpenFile) -> None:
    """A file that never ends while it is opened is given up by Cancel."""
    hand = open_file(LOOP_AT_IMPORT)
    hand.until(lambda: "Running player.py" in question(hand))
    hand.until(lambda: len(children()) == 1)
    hand.push("studentCancel")
    hand.until(lambda: children() == set())
    assert not is_playing(hand)


def test_closing_the_window_ends_a_loop(open_file: OpenFile) -> None:
    """Closing the window in the middle of an endless move leaves no process."""
    hand = open_file(LOOP)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: len(children()) == 1)
    hand.window.close()
    assert children() == set()


def test_another_player_ends_a_stubborn_child(open_file: OpenFile) -> None:
    """A child that forks and ignores SIGTERM is gone when another player takes its place."""
    hand = open_file(STUBBORN)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: len(children()) == 2)
    hand.choose("playerO", "Random")
    hand.until(lambda: children() == set())
    hand.until_moves(2)


def test_a_flood_neither_stalls_nor_grows(open_file: OpenFile) -> None:
    """10⁹ lines leave the console short, say that lines were dropped, and Stop still answers."""
    hand = open_file(FLOOD)
    hand.until(lambda: is_playing(hand))
    hand.click(0, 0)
    hand.until(lambda: "of very many" in text_of(hand))
    hand.until(lambda: "dropped" in text_of(hand) or not hand.thinks())
    assert hand.part(QPlainTextEdit, "consoleText").blockCount() <= MAX_LINES
    if hand.thinks():
        hand.press("stop")
    hand.until(lambda: children() == set())


def test_a_file_with_a_syntax_error(open_file: OpenFile) -> None:
    """A file that is no Python is told with its line, and the game goes on as it was."""
    hand = open_file("def mc_move(board, player, trials:\n    return 1\n")
    hand.until(lambda: bool(hand.message))
    assert "SyntaxError" in hand.message
    assert "line 2" in hand.message
    assert not is_playing(hand)
    assert hand.status == "Your turn (X)"


def test_a_file_without_mc_move(open_file: OpenFile) -> None:
    """A file that has nothing to play with says so, and its process ends."""
    hand = open_file("print('only text')\n")
    hand.until(lambda: "has no function mc_move" in hand.message)
    hand.until(lambda: "only text" in text_of(hand))
    hand.until(lambda: children() == set())


def test_a_file_that_is_no_text(open_window: OpenWindow, tmp_path: Path) -> None:
    """What can't be read is named with the reason."""
    hand = open_window()
    path = tmp_path / "player.py"
    path.write_bytes(b"\0\1\2")
    hand.window.students.open(path)
    hand.until(lambda: "player.py can't be read" in hand.message)
