"""Games saved from the window and opened in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Mark, Rules


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let both file dialogs answer with this file, as a person would."""
    path = tmp_path / "game.json"

    def answer(*_arguments: object) -> tuple[str, str]:
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    return path


def saved_game(hand: Hand, path: Path) -> None:
    """Save the game and wait until it is there."""
    hand.press("saveGame")
    hand.until(lambda: hand.status == "Saved as game.json")
    assert path.exists()


def test_a_game_is_saved_and_opened(open_window: OpenWindow, path: Path) -> None:
    """A saved game comes back with its rules, moves and thoughts, and each move is undoable."""
    hand = open_window(o="mc:trials=50", rules=Rules(4, 3))
    hand.click(0, 0)
    hand.until_moves(2)
    before = hand.record
    saved_game(hand, path)
    hand.set("boardSize", 3)
    hand.press("openGame")
    hand.until_moves(2)
    assert hand.record.moves == before.moves
    assert (hand.record.rules, hand.record.seed) == (before.rules, before.seed)
    assert hand.board.picture.position == before.position
    assert hand.thought == before.moves[1].thought
    assert hand.number("lineLength") == 3
    hand.press("undo")
    assert hand.moves == 0


def test_an_opened_game_goes_on(open_window: OpenWindow, path: Path) -> None:
    """A game that is opened waits, and then goes on with the players that are set."""
    hand = open_window(o="human")
    hand.click(0, 0)
    saved_game(hand, path)
    hand.press("newGame")
    hand.choose("playerO", "Random")
    hand.press("openGame")
    hand.until_moves(1)
    hand.let_all_arrive()
    assert hand.moves == 1
    assert hand.status == "Random (O) to move · press Play"
    hand.press("playPause")
    hand.until_moves(2)


def test_an_opened_result_is_no_result_of_the_series(open_window: OpenWindow, path: Path) -> None:
    """A finished game that is only opened counts for nobody."""
    hand = open_window(o="human")
    for square in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        hand.click(*square)
    saved_game(hand, path)
    hand.press("clearSeries")
    hand.press("newGame")
    hand.press("openGame")
    hand.until_over()
    assert hand.status.startswith("X wins")
    assert hand.state.series.wins(Mark.X) == 0


NEWER = b'{"format": "tttmc game", "version": 999}'


@pytest.mark.parametrize("content", [b"", b"no JSON", b"{}", b"\xff\xfe\0", NEWER, b"[" * 5000])
def test_a_broken_file_changes_nothing(open_window: OpenWindow, path: Path, content: bytes) -> None:
    """A file that is no game is named above the board; game and file stay as they are."""
    hand = open_window(o="human")
    hand.click(0, 0)
    before = hand.record
    path.write_bytes(content)
    hand.press("openGame")
    hand.until(lambda: bool(hand.message))
    assert "\n" not in hand.message
    assert ("a newer tttmc wrote it (version 999" in hand.message) == (content == NEWER)
    assert hand.record is before
    assert path.read_bytes() == content


def test_a_file_that_is_missing(open_window: OpenWindow, path: Path) -> None:
    """A missing file is named with the reason."""
    hand = open_window()
    hand.press("openGame")
    hand.until(lambda: bool(hand.message))
    assert str(path) in hand.message


def test_a_folder_that_cannot_be_written(open_window: OpenWindow, path: Path) -> None:
    """Where a game can't be saved one is told why."""
    hand = open_window(o="human")
    hand.click(0, 0)
    path.mkdir()
    hand.press("saveGame")
    hand.until(lambda: bool(hand.message))
    assert str(path) in hand.message


def test_saving_needs_a_move(open_window: OpenWindow) -> None:
    """There is nothing to save before the first move."""
    hand = open_window(o="human")
    assert not hand.can("saveGame")
    hand.click(0, 0)
    assert hand.can("saveGame")


def test_a_name_without_an_ending_gets_one(
    open_window: OpenWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is typed without an ending is saved as JSON, so that it is found again."""

    def answer(*_arguments: object) -> tuple[str, str]:
        return str(path.with_suffix("")), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    hand = open_window(o="human")
    hand.click(0, 0)
    saved_game(hand, path)


def test_opening_in_the_middle_of_a_thought(open_window: OpenWindow, path: Path) -> None:
    """A game can be opened while a machine thinks; the thought is dropped."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.click(1, 1)
    saved_game(hand, path)
    hand.press("newGame")
    hand.choose("playerO", "Monte Carlo")
    hand.set("trialsO", ENDLESS)
    hand.click(2, 2)
    hand.until_thought()
    hand.press("openGame")
    hand.until_moves(2)
    assert not hand.state.is_busy


def test_a_game_saved_at_the_last_moment(open_window: OpenWindow, path: Path) -> None:
    """A game that is saved just before the window closes is on the disk."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.press("saveGame")
    hand.window.close()
    assert '"moves"' in path.read_text(encoding="utf-8")


def test_the_title_names_the_file(open_window: OpenWindow, path: Path) -> None:
    """The title has the file's name while its game is on the board, marked once it went on."""
    hand = open_window(o="human")
    window = hand.window
    assert window.windowTitle() == "tttmc"
    hand.click(0, 0)
    saved_game(hand, path)
    assert (window.windowTitle(), window.isWindowModified()) == ("game.json[*]", False)
    hand.click(1, 1)
    assert window.isWindowModified()
    hand.press("undo")
    assert not window.isWindowModified()
    hand.press("newGame")
    assert (window.windowTitle(), window.isWindowModified()) == ("tttmc", False)
    hand.press("openGame")
    hand.until(lambda: window.windowTitle() == "game.json[*]")
    assert not window.isWindowModified()
