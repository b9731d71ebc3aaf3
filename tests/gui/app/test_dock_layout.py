"""The panels at every width of the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QTabBar, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.app.dock_layout import LEFT_WIDTH, DockLayout
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board.legend import OverlayLegend
from tttmc_app.gui.files.settings_file import SettingsFile

NAMES = ("settingsDock", "candidatesDock", "movesDock")


def docks(hand: Hand) -> list[QDockWidget]:
    """Return the settings, the candidates and the moves."""
    return [hand.part(QDockWidget, name) for name in NAMES]


def resize(hand: Hand, width: int, height: int) -> None:
    """Resize the window and let it arrange its parts."""
    hand.window.resize(width, height)
    hand.qtbot.wait(30)
    assert (hand.window.width(), hand.window.height()) == (width, height)


def board_side(hand: Hand) -> int:
    """Return the side length of the squares' area."""
    size = hand.record.rules.size
    corner = hand.board.square_rect(0, 0).topLeft()
    return QRect(corner, hand.board.square_rect(size - 1, size - 1).bottomRight()).width()


def test_a_small_window_belongs_to_the_board(open_window: OpenWindow) -> None:
    """At 640×480 the board and its legend fill the window, and one button shows the panels."""
    hand = open_window()
    resize(hand, 640, 480)
    assert not any(dock.isVisible() for dock in docks(hand))
    assert hand.part(OverlayLegend, "overlayLegend").isVisible()
    assert board_side(hand) >= 285
    panels = hand.part(QToolButton, "panelsButton")
    assert hand.window.rect().contains(panels.mapTo(hand.window, panels.rect().bottomRight()))
    QTest.mouseClick(panels, Qt.MouseButton.LeftButton)
    settings, *others = docks(hand)
    hand.until(settings.isVisible)
    for dock in others:
        dock.raise_()
        hand.until(dock.isVisible)
    assert hand.window.width() == 640
    assert board_side(hand) >= 200
    QTest.mouseClick(panels, Qt.MouseButton.LeftButton)
    hand.until(lambda: board_side(hand) >= 285)


def test_the_panels_return_as_they_were(open_window: OpenWindow) -> None:
    """The docks regain their sizes after the window has had other sizes with the console open."""
    hand = open_window()
    resize(hand, 1100, 760)
    left = docks(hand)[1:]
    hand.until(lambda: [dock.width() for dock in left] == [LEFT_WIDTH, LEFT_WIDTH])
    before = [dock.geometry() for dock in docks(hand)]
    console = hand.part(QDockWidget, "console")
    for width, height in ((640, 480), (900, 600), (1920, 1000), (1000, 700), (480, 400)):
        resize(hand, width, height)
        console.show()
        hand.qtbot.wait(30)
        console.hide()
    resize(hand, 1100, 760)
    hand.until(lambda: [dock.geometry() for dock in docks(hand)] == before)


def test_the_width_that_you_gave_the_panels_is_kept(open_window: OpenWindow, home: Path) -> None:
    """The width of the panels on the left is stored as it was restored, not as the default."""
    (layout,) = open_window().window.findChildren(DockLayout)
    settings = SettingsFile(home / "one.ini")
    settings.put("window/left-width", "321")
    layout.restore(settings)
    stored = SettingsFile(home / "other.ini")
    layout.save(stored)
    assert stored.number("window/left-width", 0) == 321


@pytest.mark.parametrize("percent", [30, 70])
def test_the_share_that_you_gave_the_upper_panel_is_restored(
    open_window: OpenWindow, home: Path, percent: int
) -> None:
    """The candidates get the stored share of the height, and the moves below them the rest."""
    hand = open_window()
    resize(hand, 1100, 900)
    (layout,) = hand.window.findChildren(DockLayout)
    settings = SettingsFile(home / "one.ini")
    settings.put("window/upper-percent", str(percent))
    layout.restore(settings)
    resize(hand, 1101, 900)
    upper, lower = docks(hand)[1:]

    def share() -> float:
        return 100 * upper.height() / (upper.height() + lower.height())

    hand.until(lambda: abs(share() - percent) < 5)
    stored = SettingsFile(home / "other.ini")
    layout.save(stored)
    assert stored.number("window/upper-percent", 0) == percent


def test_each_width_keeps_its_own_arrangement(
    open_window: OpenWindow, first_window: Callable[[], Hand]
) -> None:
    """A panel hidden in a wide window stays a tab in a narrow one, even after a restart."""
    hand = open_window()
    resize(hand, 1100, 700)
    hand.part(QDockWidget, "movesDock").hide()
    resize(hand, 800, 600)
    assert not hand.part(QDockWidget, "movesDock").isHidden()
    assert len(hand.window.tabifiedDockWidgets(docks(hand)[0])) == 2
    hand.window.close()
    again = first_window()
    resize(again, 800, 600)
    assert not again.part(QDockWidget, "movesDock").isHidden()
    resize(again, 1100, 700)
    assert again.part(QDockWidget, "movesDock").isHidden()


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_a_maximised_window_arranges_its_panels_when_it_is_shown(
    state: Qt.WindowState, open_window: OpenWindow
) -> None:
    """Qt keeps what a hidden, maximised window restores, and crashes if that changes meanwhile."""
    hand = open_window()
    resize(hand, 1100, 700)
    hand.window.setWindowState(state)
    hand.until(lambda: hand.window.windowState() == state)
    hand.window.close()
    window = make_window()
    again = Hand(hand.qtbot, window)
    assert window.windowState() == state
    areas = [window.dockWidgetArea(dock) for dock in docks(again)]
    assert areas == [Qt.DockWidgetArea.NoDockWidgetArea] * 3
    window.show()
    areas = [window.dockWidgetArea(dock) for dock in docks(again)]
    assert Qt.DockWidgetArea.NoDockWidgetArea not in areas
    window.close()
    window.deleteLater()


def test_a_detached_panel_covers_no_other(open_window: OpenWindow) -> None:
    """A panel that is detached with its button or its tab appears where no other panel is."""
    hand = open_window()
    for width in (1100, 800):
        resize(hand, width, 700)
        candidates = hand.part(QDockWidget, "candidatesDock")
        if width == 800:
            tabs = next(t for t in hand.window.findChildren(QTabBar) if t.count() == 3)
            tabs.tabBarDoubleClicked.emit(1)
        else:
            candidates.setFloating(True)
        hand.until(candidates.isFloating)
        others = [dock for dock in docks(hand) if dock is not candidates and dock.isVisible()]
        places = [QRect(d.mapToGlobal(d.rect().topLeft()), d.size()) for d in others]
        assert not any(place.intersects(candidates.frameGeometry()) for place in places)
        candidates.setFloating(False)


@pytest.mark.parametrize("size", [(2400, 1500), (1100, 1500)])
def test_a_window_of_a_larger_screen_fits(
    open_window: OpenWindow, first_window: Callable[[], Hand], size: tuple[int, int]
) -> None:
    """A window last used on a larger screen opens within this one, including its status bar."""
    hand = open_window()
    hand.window.setGeometry(300, 200, *size)
    hand.qtbot.wait(30)
    hand.window.close()
    again = first_window()
    screen = again.window.screen().availableGeometry()
    again.until(lambda: screen.contains(again.window.frameGeometry()))
