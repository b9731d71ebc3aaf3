"""Games saved from the window and opened in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import ChooseFile, OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.folders import documents_folder
from tttmc_app.gui.files.game_files import GameFile, GameFiles, PictureFiles
from tttmc_app.gui.files.pictures import PictureRequest, PictureStyle
from tttmc_app.gui.panels.bars import MessageBar


@pytest.fixture
def path(tmp_path: Path, choose_file: ChooseFile) -> Path:
    """Answer both file dialogs with this file."""
    path = tmp_path / "game.json"
    choose_file(path)
    return path


def saved_game(hand: Hand, path: Path) -> None:
    """Save the game and wait until the file exists."""
    hand.press("saveGame")
    hand.until(lambda: hand.status == "Saved as game.json")
    assert path.exists()


def test_a_game_is_saved_and_opened(open_window: OpenWindow, path: Path) -> None:
    """A saved game comes back with its rules, moves and thoughts, and its moves can be undone."""
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


def test_an_opened_game_can_be_continued(open_window: OpenWindow, path: Path) -> None:
    """An opened game waits for Play, then continues with the chosen players."""
    hand = open_window(o="human")
    hand.click(0, 0)
    saved_game(hand, path)
    hand.press("newGame")
    hand.choose("playerO", "Random")
    hand.press("openGame")
    hand.until_moves(1)
    hand.wait_for_worker()
    assert hand.moves == 1
    assert hand.status == "Random (O) to move · press Play"
    hand.press("playPause")
    hand.until_moves(2)


NEWER = b'{"format": "tttmc game", "version": 999}'


def test_a_broken_file_changes_nothing(open_window: OpenWindow, path: Path) -> None:
    """For a file that isn't a game, an error is shown; the game and the file don't change."""
    hand = open_window(o="human")
    hand.click(0, 0)
    before = hand.record
    for content in (b"", b"no JSON", b"{}", b"\xff\xfe\0", NEWER, b"[" * 5000):
        path.write_bytes(content)
        hand.part(MessageBar, "message").hide()
        hand.press("openGame")
        hand.until(lambda: bool(hand.message))
        assert "\n" not in hand.message
        assert ("it was saved by a newer tttmc (version 999" in hand.message) == (content == NEWER)
        assert hand.record is before
        assert path.read_bytes() == content


def test_closing_the_window_finishes_saving(open_window: OpenWindow, path: Path) -> None:
    """A game saved just before the window closes is written."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.press("saveGame")
    hand.window.close()
    assert '"moves"' in path.read_text(encoding="utf-8")


def test_files_are_asked_for_where_the_last_one_was(
    qtbot: QtBot, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """Dialogs begin in the last file's folder, whether it was saved, opened or missing."""
    window = QWidget()
    qtbot.addWidget(window)
    files, asked = GameFiles(window), choose_file(None)
    results: list[GameFile] = []
    failures: list[Path] = []
    for signal in (files.saved, files.opened):
        signal.connect(results.append)

    def note(path: Path, _message: str) -> None:
        failures.append(path)

    files.failed.connect(note)
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "human"), 5).play((1, 1))
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    files.save(one / "a.json", record, 7)
    assert files.ask_save() is files.ask_open() is None
    qtbot.waitUntil(lambda: len(results) == 1)
    (one / "a.json").rename(two / "b.json")
    files.open(two / "b.json")
    files.open(two / "none.json")
    assert files.ask_save("b.json") is None
    qtbot.waitUntil(lambda: bool(failures))
    assert files.shutdown()
    assert results == [
        GameFile(record, one / "a.json", 7), GameFile(record, two / "b.json", None),
    ]  # fmt: skip
    assert failures == [two / "none.json"]
    assert asked == [str(one / "game.json"), str(one), str(two / "b.json")]


def test_an_export_reports_its_progress(
    qtbot: QtBot, tmp_path: Path, choose_file: ChooseFile
) -> None:
    """The percentage begins at 0, never falls, and names its file; the next dialog begins there."""
    window = QWidget()
    qtbot.addWidget(window)
    files, asked = PictureFiles(window), choose_file(tmp_path / "a.gif")
    shown: list[tuple[str, int]] = []
    done: list[str] = []

    def note(name: str, percent: int) -> None:
        shown.append((name, percent))

    files.progressed.connect(note)
    files.exported.connect(done.append)
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "human"), 5)
    for square in ((1, 1), (0, 0), (2, 2)):
        record = record.play(square)
    style = PictureStyle(QApplication.font(), width=160)
    files.ask_export(record, style, 1)
    qtbot.waitUntil(lambda: done == ["a.gif"])
    again = choose_file(None)
    files.ask_export(record, style, 1)
    assert files.shutdown()
    assert shown[0] == ("a.gif", 0)
    percents = [percent for _name, percent in shown]
    assert percents == sorted(percents)  # how many there are depends on the computer's speed
    assert max(percents) <= 100
    assert [*asked, *again] == [str(documents_folder() / "game.gif"), str(tmp_path / "game.gif")]


def test_pictures_are_painted_one_after_the_other(qtbot: QtBot, tmp_path: Path) -> None:
    """One that is asked for while another is painted doesn't replace it; one that fails ends."""
    window = QWidget()
    qtbot.addWidget(window)
    files, done, failed = PictureFiles(window), list[str](), list[str]()
    files.exported.connect(done.append)
    files.failed.connect(failed.append)
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "human"), 5).play((1, 1))
    style = PictureStyle(QApplication.font(), width=160)
    for name in ("a.gif", "gone/b.png", "c.png"):
        files.export(PictureRequest(record, tmp_path / name, style))
    qtbot.waitUntil(lambda: len(done) == 2)
    assert files.shutdown()
    assert (done, len(failed)) == (["a.gif", "c.png"], 1)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["a.gif", "c.png"]
