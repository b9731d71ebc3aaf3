"""Games as documents: what the window restores, when it asks, and what it calls the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox

from tests.gui.conftest import ChooseFile, OpenWindow
from tests.gui.hand import Hand
from tests.gui.killed import kills
from tttmc_app.core import Rules
from tttmc_app.core.record_json import record_from_json


def reopened(hand: Hand, first_window: OpenWindow, moves: int) -> Hand:
    """Close a window, and return the next one once it shows the game again."""
    hand.window.close()
    again = first_window()
    again.until_moves(moves)
    return again


def saved(hand: Hand, path: Path, choose_file: ChooseFile) -> None:
    """Save the game at a path."""
    choose_file(path)
    hand.press("saveGameAs")
    hand.until(lambda: hand.status == f"Saved as {path.name}")


def answering(button: QMessageBox.StandardButton, asked: list[str]) -> None:
    """Click a button of the next question that appears, and note the question.

    A question that follows at once is answered too, because the test would wait for ever.
    """

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            QTimer.singleShot(50, answer)
            box.button(button).click()

    QTimer.singleShot(0, answer)


def drop(hand: Hand, *files: Path | QUrl) -> bool:
    """Drop files on the window; return whether the window accepted them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(f)) if isinstance(f, Path) else f for f in files])
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    no_keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), copy, data, left, no_keys)
    enter.ignore()
    QApplication.sendEvent(hand.window, enter)
    event = QDropEvent(QPoint(5, 5), copy, data, left, no_keys)
    QApplication.sendEvent(hand.window, event)
    return enter.isAccepted()


def test_the_next_window_continues_the_game(
    open_window: OpenWindow, first_window: OpenWindow
) -> None:
    """Closing needs no confirmation; the next window has the game, its players, undo and redo.

    Undo even returns to the game before.
    """
    hand = open_window(o="human", rules=Rules(4, 3))
    for square in ((0, 0), (1, 1), (2, 2)):
        hand.click(*square)
    hand.game.browse(0)
    hand.press("playFromHere")
    hand.click(3, 3)
    hand.press("undo")
    again = reopened(hand, first_window, 1)
    assert again.record.rules == Rules(4, 3)
    assert [len(line.moves) for line in again.record.variations] == [3]
    assert again.game.session.players[1].is_human
    again.press("redo")
    assert again.moves == 2
    again.press("newGame")
    third = reopened(again, first_window, 0)
    third.until(lambda: third.can("undo"))
    for moves in (2, 1, 0):
        third.press("undo")
        assert third.moves == moves


def test_a_machine_continues_its_turn(open_window: OpenWindow, first_window: OpenWindow) -> None:
    """A game that ended while the machine was thinking goes on with the machine's move."""
    hand = open_window(o="mc:trials=1000000000000")
    hand.click(0, 0)
    hand.until_thought()
    again = reopened(hand, first_window, 1)
    again.until_thought()


def test_a_position_being_set_up_comes_back(
    open_window: OpenWindow, first_window: OpenWindow
) -> None:
    """The next window continues to set up the same position as the last."""
    hand = open_window(o="human")
    hand.press("setUpPosition")
    hand.click(1, 1)
    hand.click(2, 2)
    hand.push("brushErase")
    hand.click(1, 1)
    hand.window.close()
    again = first_window()
    again.until(lambda: again.window.set_up.is_on)
    assert again.board.picture.position.text == ".../.../..X"


def test_a_file_and_its_changes_come_back(
    open_window: OpenWindow,
    first_window: OpenWindow,
    tmp_path: Path,
    choose_file: ChooseFile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next window names the file and marks unsaved changes; saving doesn't ask for a name."""
    path = tmp_path / "mine.json"
    hand = open_window(o="human")
    hand.click(0, 0)
    saved(hand, path, choose_file)
    hand.click(1, 1)
    again = reopened(hand, first_window, 2)
    again.until(lambda: again.window.windowTitle() == "mine.json[*]")
    assert again.window.isWindowModified()
    monkeypatch.delattr(QFileDialog, "getSaveFileName")
    again.press("saveGame")
    again.until(lambda: not again.window.isWindowModified())
    assert len(record_from_json(path.read_text(encoding="utf-8")).moves) == 2
    third = reopened(again, first_window, 2)
    third.until(lambda: third.window.windowTitle() == "mine.json[*]")
    assert not third.window.isWindowModified()
    third.click(2, 2)
    assert third.window.isWindowModified()


@pytest.mark.parametrize("answer", ["Save", "Discard", "Cancel"])
def test_opening_asks_about_unsaved_changes(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile, answer: str
) -> None:
    """The only question is about opening a game over unsaved changes; answers are obeyed."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    hand = open_window(o="human")
    hand.click(0, 0)
    saved(hand, two, choose_file)
    hand.click(1, 1)
    saved(hand, one, choose_file)
    hand.click(2, 2)
    asked: list[str] = []
    answering(QMessageBox.StandardButton[answer], asked)
    assert drop(hand, two)
    assert asked == ["<qt>one.json has unsaved changes. Save them before opening two.json?</qt>"]
    if answer == "Cancel":
        assert hand.window.windowTitle() == "one.json[*]"
    else:
        hand.until(lambda: hand.window.windowTitle() == "two.json[*]")
    kept = record_from_json(one.read_text(encoding="utf-8"))
    assert len(kept.moves) == (3 if answer == "Save" else 2)


def test_recent_games_are_listed(
    open_window: OpenWindow,
    first_window: OpenWindow,
    tmp_path: Path,
    choose_file: ChooseFile,
) -> None:
    """The menu lists recent files, even in the next window; a deleted file is dropped from it."""
    hand = open_window(o="human")
    hand.click(0, 0)
    for name in ("one.json", "two.json"):
        saved(hand, tmp_path / name, choose_file)
    again = reopened(hand, first_window, 1)
    menu = again.part(QMenu, "recentGames")
    assert [action.text() for action in menu.actions()] == ["two.json", "one.json"]
    (tmp_path / "one.json").unlink()
    menu.actions()[1].trigger()
    again.until(lambda: "one.json" in again.message)
    assert [action.text() for action in menu.actions()] == ["two.json"]


def test_a_damaged_session_is_set_aside(
    open_window: OpenWindow, first_window: OpenWindow, home: Path
) -> None:
    """A session that can't be read is kept under another name, and a message says so."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.window.close()
    path = home / "sessions" / "session-1.json"
    path.write_text("{", encoding="utf-8")
    again = first_window()
    again.until(lambda: "can't be restored" in again.message)
    kept = path.with_name(f"{path.name}.unreadable-1")
    assert str(kept) in again.message
    assert kept.read_text(encoding="utf-8") == "{"
    again.click(1, 1)
    assert len(reopened(again, first_window, 1).record.moves) == 1


def test_two_windows_have_two_games(open_window: OpenWindow, first_window: OpenWindow) -> None:
    """A second window neither shows nor overwrites the game of the first."""
    hand = open_window(o="human")
    hand.click(0, 0)
    other = first_window()
    other.click(1, 1)
    other.click(2, 2)
    other.window.close()
    hand.click(2, 2)
    hand.click(0, 2)
    again = reopened(hand, first_window, 3)
    assert again.record.moves[0].square == (0, 0)


def test_killed_sessions_go_on(tmp_path: Path) -> None:
    """After each kill -9 the game is still there, with at most the last change missing."""
    for kill in kills(tmp_path, count=3, seed=1, longest=0.8):
        assert kill.lost in (0, 1), (kill.told[-3:], kill.found)


def test_names_and_files_in_detail(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """A name with [*] is shown as it is, Save as proposes it, and only games can be dropped."""
    hand = open_window(o="human")
    hand.click(0, 0)
    path = tmp_path / "a[*]b.json"
    saved(hand, path, choose_file)
    assert hand.window.windowTitle() == "a[*][*]b.json[*]"
    proposed = choose_file(None)
    hand.press("saveGameAs")
    hand.press("newGame")
    hand.click(1, 1)
    hand.press("saveGame")
    assert [Path(each).name for each in proposed] == ["a[*]b.json", "game.json"]
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"")
    assert not drop(hand, picture)
    other = tmp_path / "OTHER.JSON"
    other.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    assert drop(hand, other)
    hand.until(lambda: hand.window.windowTitle() == "OTHER.JSON[*]")
    menu = hand.part(QMenu, "recentGames")
    other.unlink()
    other.mkdir()
    hand.click(2, 2)
    hand.press("saveGame")
    hand.until(lambda: "OTHER.JSON" in hand.message)
    assert [each.text() for each in menu.actions()] == ["OTHER.JSON", "a[*]b.json"]


def test_a_cancelled_save_opens_nothing(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """If saving before opening fails, the other game isn't opened by a later save either."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    hand = open_window(o="human")
    hand.click(0, 0)
    saved(hand, two, choose_file)
    saved(hand, one, choose_file)
    hand.click(1, 1)
    one.unlink()
    one.mkdir()
    asked: list[str] = []
    answering(QMessageBox.StandardButton.Save, asked)
    drop(hand, two)
    hand.until(lambda: "one.json" in hand.message)
    one.rmdir()
    hand.press("saveGame")
    hand.until(lambda: hand.status == "Saved as one.json")
    hand.qtbot.wait(60)
    assert (hand.window.windowTitle(), hand.moves) == ("one.json[*]", 2)
