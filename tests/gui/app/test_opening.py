"""The window's first moment: what is painted before most of the program is loaded."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStatusBar
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.students.files import GOOD, write
from tttmc_app.core import Rules
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.card import Card
from tttmc_app.gui.panels.side_panel import SidePanel

LOADED = """
import sys
from tttmc_app.gui.app import start
def watch(window):
    window.opening.painted.connect(lambda: print(*sorted(sys.modules), flush=True))
    window.furnished.connect(window.close)
start.run(watch=watch)
"""


@pytest.fixture
def next_window(qtbot: QtBot, home: Path) -> Iterator[Callable[[], MainWindow]]:
    """Give what makes the window that is opened next, of which nothing is there yet."""
    made: list[MainWindow] = []

    def make() -> MainWindow:
        made.append(MainWindow(SettingsFile(home / "window.ini")))
        return made[-1]

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def squares_of(hand: Hand) -> QRect:
    """Return where the board's squares are in their window."""
    corner = hand.board.mapTo(hand.window, QPoint())
    return hand.board.geometry_of_squares().board.translated(corner)


def edges_of(window: MainWindow) -> list[QRect]:
    """Return what is to be seen of each card's left edge, without corners and content."""
    (side,) = window.findChildren(SidePanel)
    room = QRect(side.mapTo(window, QPoint()), side.viewport().size())
    edges: list[QRect] = []
    for card in side.findChildren(Card):
        corner = card.mapTo(window, QPoint())
        edge = QRect(corner.x() - 4, corner.y() + 12, 12, card.height() - 24)
        edges.append(edge.intersected(room))
    return edges


def farthest(one: QImage, other: QImage) -> int:
    """Return how far apart two pictures are, at the worst of their pixels' bytes."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(mine - yours) for mine, yours in pairs)


def picture_of(window: MainWindow, rect: QRect) -> QImage:
    """Return a part of a window as it is painted now."""
    return window.grab(rect).toImage()


@pytest.mark.parametrize(("size", "width"), [(3, 700), (6, 1000), (19, 1000)])
def test_the_first_paint_is_the_next_board(
    size: int,
    width: int,
    open_window: OpenWindow,
    next_window: Callable[[], MainWindow],
    qtbot: QtBot,
) -> None:
    """To the pixel, and it does not move when everything else comes."""
    before = open_window(o="human", rules=Rules(size))
    before.window.resize(width, 600)
    before.click(0, 0)
    before.let_all_arrive()
    squares = squares_of(before)
    before.window.close()
    window = next_window()
    window.resize(before.window.size())  # Qt makes what it restores fit the screen
    with qtbot.waitSignal(window.furnished):
        window.open()
        assert window.opening is not None
        first = picture_of(window, window.rect())
    hand = Hand(qtbot, window)
    qtbot.waitUntil(lambda: hand.board.paints > 0)
    assert squares_of(hand) == squares
    assert hand.board.hasFocus()
    for rect in (squares, *edges_of(window)):
        # One of 255, at a corner's rounding.
        assert farthest(picture_of(window, rect), first.copy(rect)) <= 1
    assert hand.controller.position.rules == Rules(size)


def test_at_first_start_all_of_it_comes_at_once(next_window: Callable[[], MainWindow]) -> None:
    """Where nothing is known of how it will look."""
    window = next_window()
    window.open()
    assert window.controller.position.rules == Rules(3)


def test_cards_that_were_scrolled_begin_at_their_top(
    open_window: OpenWindow, next_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    """In a low window they are drawn where they will be, and over nothing else."""
    before = open_window()
    before.window.resize(1000, 460)
    before.let_all_arrive()
    (side,) = before.window.findChildren(SidePanel)
    bar = side.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    before.window.close()
    window = next_window()
    window.resize(before.window.size())
    with qtbot.waitSignal(window.furnished):
        window.open()
        first = picture_of(window, window.rect())
    qtbot.waitUntil(lambda: window.findChildren(BoardView)[0].paints > 0)
    below = window.findChildren(QStatusBar)[0].geometry().adjusted(700, 2, 0, 0)
    assert len({first.pixel(x, below.center().y()) for x in range(700, 1000)}) == 1
    for rect in edges_of(window):
        if not rect.isEmpty():
            assert farthest(picture_of(window, rect), first.copy(rect)) <= 1


@pytest.mark.parametrize("how", ["a bar", "a student's file"])
def test_where_it_is_not_sure_the_ground_is_painted(
    how: str, tmp_path: Path, open_window: OpenWindow, next_window: Callable[[], MainWindow]
) -> None:
    """After a window with a bar that the next one will not have, or before one with a console."""
    if how == "a bar":
        before = open_window(o="human")
        before.press("setUpPosition")
        before.let_all_arrive()
    else:
        before = open_window(o=f"course:{write(tmp_path, GOOD)}")
    before.window.close()
    window = next_window()
    window.resize(before.window.size())
    assert window.opening is not None
    window.open()
    shown = picture_of(window, window.rect())
    assert len({shown.pixel(x, 300) for x in range(0, window.width(), 3)}) == 1


ENDED = """
import os, signal, sys
from tttmc_app.gui import main_window, start
finish = main_window.finish_application
def finish_late():
    finish()
    os.kill(os.getpid(), signal.SIGTERM)
main_window.finish_application = finish_late
sys.exit(start.run())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGTERM to handle")
def test_ended_while_it_is_furnished(open_window: OpenWindow) -> None:
    """The machine that was to begin doesn't, nothing is said, and the exit code is 0."""
    open_window(x="mc:trials=999999999", o="human").window.close()
    done = subprocess.run(
        [sys.executable, "-c", ENDED], check=False, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert "QThread" not in done.stderr


EARLY = """
import signal, sys
from tttmc_app.gui.app import quick_imports
load = quick_imports.import_quickly
def load_late():
    signal.raise_signal(signal.SIGINT)
    load()
quick_imports.import_quickly = load_late
from tttmc_app.cli import main
sys.exit(main([]))
"""


def test_ended_while_qt_is_loaded(open_window: OpenWindow) -> None:
    """A Ctrl-C then closes the window as soon as it is there, and breaks nothing off half done."""
    open_window(o="human").window.close()
    done = subprocess.run(
        [sys.executable, "-c", EARLY], check=False, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert "Traceback" not in done.stderr


FAILING = """
import sys
from tttmc_app.gui.app import main_window
def fail():
    raise {error}
main_window.finish_application = fail
from tttmc_app.cli import main
sys.exit(main([]))
"""


@pytest.mark.parametrize("before", ["a window", "none"])
@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        ("PermissionError(13, 'Permission denied', '/x')", 2, "tttmc: /x: Permission denied"),
        ("ImportError('libFoo.so.1: no such file', name='PySide6.QtSvg')", 0, "no window"),
    ],
)
def test_what_fails_while_it_is_furnished_is_told(
    error: str, code: int, says: str, before: str, open_window: OpenWindow
) -> None:
    """In one line, as anywhere else; where Qt lacks something, two machines play."""
    if before == "a window":
        open_window(o="human").window.close()
    done = subprocess.run(
        [sys.executable, "-c", FAILING.format(error=error)],
        check=False,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=60,
    )
    assert done.returncode == code
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_window_of_another_size_is_painted_plain(
    open_window: OpenWindow, next_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    """The board would stand elsewhere than it will."""
    open_window(o="human").window.close()
    window = next_window()
    window.resize(window.width() + 40, window.height())
    with qtbot.waitSignal(window.furnished):
        window.open()
        shown = picture_of(window, window.rect())
        colours = {shown.pixel(x, 300) for x in range(0, window.width(), 3)}
        assert len(colours) == 1


def test_a_window_that_is_not_painted_is_furnished_all_the_same(
    open_window: OpenWindow, next_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    """One that comes up hidden or minimised waits for half a second and no longer."""
    open_window(o="human").window.close()
    window = next_window()
    with qtbot.waitSignal(window.furnished, timeout=5000):
        window.open()
        window.hide()


def test_a_window_that_is_closed_at_once_changes_nothing(
    home: Path, open_window: OpenWindow, next_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    """What was remembered stays as it was, and nothing comes after."""
    open_window(o="human").window.close()
    before = (home / "window.ini").read_bytes()
    window = next_window()
    window.open()
    window.close()
    with qtbot.assertNotEmitted(window.furnished, wait=700):
        pass
    assert (home / "window.ini").read_bytes() == before


def test_the_first_paint_loads_no_engine_and_no_player(open_window: OpenWindow) -> None:
    """All that costs time is loaded once the board is on the screen."""
    open_window(o="human").window.close()
    done = subprocess.run(
        [sys.executable, "-c", LOADED], check=True, capture_output=True, text=True
    )
    loaded = done.stdout.split()
    assert "tttmc_app.gui.app.opening" in loaded
    for name in ("core", "engine", "players", "gui.theme", "gui.workplace", "cli.commands"):
        assert f"tttmc_app.{name}" not in loaded


def test_the_program_tells_of_its_paints(home: Path) -> None:
    """The first start paints all at once; those after it the empty board before."""
    command = [sys.executable, "-m", "tttmc_app", "first-paint"]
    said = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        for _start in range(2)
    ]
    assert said == [["whole"], ["painted", "whole"]]
