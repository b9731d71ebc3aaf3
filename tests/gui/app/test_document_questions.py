"""Games as documents: the dialogs that open and save them, the question before, and languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from tests.gui.app.test_documents import answering, drop, saved
from tests.gui.conftest import ChooseFile, OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.record_json import record_from_json
from tttmc_app.gui.files.autosave import Autosave


def moves_in(path: Path) -> int:
    """Return the number of moves of a saved game."""
    return len(record_from_json(path.read_text(encoding="utf-8")).moves)


def title(hand: Hand) -> str:
    """Return the window's title, with a star if its game has unsaved changes."""
    return hand.window.windowTitle() + "*" * hand.window.isWindowModified()


def is_titled(hand: Hand, expected: str) -> bool:
    """Return whether the window has this title."""
    return title(hand) == expected


def says(hand: Hand, status: str) -> bool:
    """Return whether the status says this."""
    return hand.status == status


def recent(hand: Hand) -> list[str]:
    """Return the names in the menu of recent games."""
    return [action.text() for action in hand.part(QMenu, "recentGames").actions()]


def test_a_game_is_chosen_in_a_dialog(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """Open shows the chosen game without messages; a cancelled dialog leaves all as it is."""
    hand = open_window(o="human")
    hand.click(0, 0)
    saved(hand, tmp_path / "one.json", choose_file)
    hand.press("newGame")
    asked = choose_file(None)
    hand.press("setUpPosition")
    hand.game.failed.emit("Before")
    hand.press("openGame")
    hand.qtbot.wait(50)
    assert (hand.moves, title(hand), hand.message) == (0, "tttmc", "Before")
    assert (hand.window.set_up.is_on, asked) == (True, [str(tmp_path)])
    choose_file(tmp_path / "one.json")
    hand.press("openGame")
    hand.until_moves(1)
    assert (title(hand), hand.message, hand.window.set_up.is_on) == ("one.json[*]", "", False)
    assert hand.board.picture.position.text == "X../.../..."
    assert recent(hand) == ["one.json"]


def test_the_question_names_both_files(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """It is asked wherever a game opens over changes of a file, and Enter saves."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    hand = open_window(o="human")
    hand.click(0, 0)
    saved(hand, two, choose_file)
    saved(hand, one, choose_file)
    hand.click(1, 1)
    found: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        button = box.defaultButton()
        assert button is not None
        found.append(box.text())
        assert box.standardButton(button) == QMessageBox.StandardButton.Save
        box.button(QMessageBox.StandardButton.Cancel).click()

    choose_file(two)
    entry = next(each for each in hand.part(QMenu, "recentGames").actions() if "two" in each.text())
    beginnings: tuple[Callable[[], object], ...] = (
        partial(hand.press, "openGame"), entry.trigger, partial(drop, hand, two),
    )  # fmt: skip
    for begin in beginnings:
        QTimer.singleShot(0, look)
        begin()
        assert (title(hand), hand.moves) == ("one.json[*]*", 2)
    assert len(found) == 3
    assert all("one.json" in text and "two.json" in text for text in found)
    hand.until(lambda: not hand.window.findChildren(QMessageBox))
    for name, expected_title in (("newGame", "tttmc"), ("undo", "one.json[*]*")):
        hand.press(name)  # only a file can have unsaved changes
        assert title(hand) == expected_title
    hand.press("undo")
    assert title(hand) == "one.json[*]"  # the change was taken back: nothing is asked
    assert drop(hand, two)
    hand.until(lambda: title(hand) == "two.json[*]")
    hand.press("newGame")  # a game without a file is kept by Undo: nothing is asked
    hand.click(2, 2)
    assert drop(hand, one)
    hand.until(lambda: title(hand) == "one.json[*]")
    assert len(found) == 3


def test_a_game_saved_late_keeps_its_own_file(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """A new game begun while the last is being saved has no file; undo returns to that file."""
    hand = open_window(o="human")
    hand.click(0, 0)
    choose_file(tmp_path / "mine.json")
    hand.press("saveGame")
    hand.press("newGame")
    hand.until(lambda: recent(hand) == ["mine.json"])
    assert (title(hand), hand.moves) == ("tttmc", 0)
    hand.press("undo")
    assert (title(hand), hand.moves) == ("mine.json[*]", 1)
    hand.click(1, 1)
    hand.press("saveGame")
    hand.click(2, 2)  # made after the file's content was fixed
    hand.until(lambda: hand.status == "Saved as mine.json" or moves_in(tmp_path / "mine.json") == 2)
    assert title(hand) == "mine.json[*]*"


def test_only_local_games_are_dropped(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """The first game among the dropped files is opened; files from the web are left alone."""
    hand = open_window(o="human")
    hand.click(0, 0)
    for name in ("one", "two"):
        saved(hand, tmp_path / f"{name}.json", choose_file)
    png, one, two = (tmp_path / name for name in ("a.png", "one.json", "two.json"))
    web = QUrl("https://example.org/two.json")
    for files, opened in (
        ([web], "tttmc"),
        ([png], "tttmc"),
        ([web, png, one, two], "one.json[*]"),
        ([two, one], "two.json[*]"),
    ):
        hand.press("newGame")
        assert drop(hand, *files) is (opened != "tttmc")
        hand.until(partial(is_titled, hand, opened))


def test_files_go_with_the_window_into_another_language(
    open_window: OpenWindow, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """Names, changes, recent files and a game that waits to be opened stay; saving goes on."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    hand = open_window(o="human")
    hand.click(0, 0)
    saved(hand, two, choose_file)
    hand.press("newGame")
    hand.click(1, 1)
    saved(hand, one, choose_file)
    hand.click(2, 2)
    before = title(hand), recent(hand), hand.moves
    assert before == ("one.json[*]*", ["one.json", "two.json"], 2)
    for code, status in (("de", "Als one.json gespeichert"), ("en", "Saved as one.json")):
        hand.speak(code)
        assert hand.window.documents.is_ready
        assert (title(hand), recent(hand)) == (before[0], before[1])
        hand.press("saveGame")
        hand.until(partial(says, hand, status))
        assert title(hand) == "one.json[*]"
        hand.click_any()
        assert title(hand) == "one.json[*]*"
    answering(QMessageBox.StandardButton.Save, [])
    assert drop(hand, two)
    hand.pick("de")
    hand.until(lambda: title(hand) == "two.json[*]" and hand.board.picture.position.text[0] == "X")
    assert moves_in(one) >= 2


def test_each_change_is_handed_to_the_automatic_copy(
    open_window: OpenWindow,
    tmp_path: Path,
    choose_file: ChooseFile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Game, draft, file and players are copied at once, unless machines play alone."""
    copies: list[tuple[SavedSession, bool]] = []

    def note(_autosave: Autosave, session: SavedSession, *, at_once: bool) -> None:
        copies.append((session, at_once))

    hand = open_window(x="human", o="human")
    monkeypatch.setattr(Autosave, "save", note)

    def copied() -> tuple[int, bool, DocumentName | None, bool]:
        session, at_once = copies[-1]
        return len(session.record.moves), session.draft is not None, session.document, at_once

    path = tmp_path / "one.json"
    hand.click(0, 0)
    saved(hand, path, choose_file)
    assert copied() == (1, False, DocumentName(str(path), is_changed=False), True)
    changed = DocumentName(str(path), is_changed=True)
    hand.click(1, 1)
    assert copied() == (2, False, changed, True)
    hand.choose("playerX", "Random")
    hand.choose("playerO", "Random")
    assert copied() == (2, False, changed, False)
    assert copies[-1][0].players == ("random", "random")
    hand.press("setUpPosition")
    hand.click(2, 2)
    assert copied() == (2, True, changed, True)
    hand.press("backToGame")
    hand.press("newGame")
    assert copied() == (0, False, None, False)
    hand.press("playPause")
    hand.until_over()
    hand.choose("playerO", "You")  # for the next game, while the finished one keeps its players
    assert copies[-1][0].players == ("random", "human")
    assert copies[-1][0].record.players == ("random", "random")
    count = len(copies)
    hand.window.close()
    assert len(copies) > count  # once more at the end
