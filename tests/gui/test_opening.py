"""The window's first moment: what is painted before most of the program is loaded."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules
from tttmc_app.gui.main_window import MainWindow
from tttmc_app.gui.panels.card import Card
from tttmc_app.gui.settings_file import SettingsFile

LOADED = """
import sys
from tttmc_app.gui import start
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


def edge_of(card: Card, window: MainWindow) -> QRect:
    """Return the part of a card's left edge that is neither corner nor content."""
    corner = card.mapTo(window, QPoint())
    return QRect(corner.x() - 4, corner.y() + 12, 12, card.height() - 24)


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
    edges = [edge_of(card, window) for card in window.findChildren(Card) if card.isVisible()]
    assert len(edges) == 4
    for rect in (squares, *edges):
        # One of 255, at a corner's rounding.
        assert farthest(picture_of(window, rect), first.copy(rect)) <= 1
    assert hand.controller.position.rules == Rules(size)


def test_where_nothing_is_known_all_of_it_comes_at_once(
    next_window: Callable[[], MainWindow], open_window: OpenWindow
) -> None:
    """At first start, and after a window with a bar that the next one will not have."""
    window = next_window()
    window.open()
    assert window.controller.position.rules == Rules(3)
    window.close()
    bars = open_window(o="human")
    bars.press("setUpPosition")
    bars.window.close()
    assert next_window().opening is None


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
    assert "tttmc_app.gui.opening" in loaded
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
