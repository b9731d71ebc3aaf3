"""The docks of a bare window: their places at each width, and what is stored and restored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.app.dock_layout import DockLayout
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.theme import UNIT, for_letters

NAMES = ("settingsDock", "candidatesDock", "movesDock")
LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
HEIGHT = 700
State = tuple[str, object, str, list[str], bool]
"""A dock's name, place and state, the names of its neighbours in tabs, and if it has a title."""


class Window(NamedTuple):
    """A bare window with its docks."""

    qtbot: QtBot
    main: QMainWindow
    layout: DockLayout

    def width(self, letters: int, more: int = 0) -> None:
        """Give the window the width for this many pixels at the usual size of letters."""
        self.main.resize(for_letters(letters, self.main.font()) + more, HEIGHT)
        self.layout.fit()
        self.settle()

    def settle(self) -> None:
        """Wait for what the layout does in a moment."""
        self.qtbot.wait(20)

    def dock(self, name: str) -> QDockWidget:
        """Return a dock by its name."""
        (found,) = (dock for dock in self.layout.docks if dock.objectName() == name)
        return found

    def state(self) -> list[State]:
        """Return the state of each dock."""
        found: list[State] = []
        for dock in self.layout.docks:
            mates = sorted(each.objectName() for each in self.main.tabifiedDockWidgets(dock))
            how = "hidden" if dock.isHidden() else "floating" if dock.isFloating() else "docked"
            area = self.main.dockWidgetArea(dock)
            has_title = title_of(dock) is None  # but Qt's own
            found.append((dock.objectName(), area, how, mates, has_title))
        return found

    def shows(self, title: str) -> bool:
        """Return whether this is the current tab."""
        return self.current_tab() == title

    def current_tab(self) -> str:
        """Return the text of the docks' current tab."""
        bar = self._tabs()
        return bar.tabText(bar.currentIndex())

    def tab_texts(self) -> list[str]:
        """Return the texts of the docks' tabs."""
        bar = self._tabs()
        return [bar.tabText(at) for at in range(bar.count())]

    def _tabs(self) -> QTabBar:
        tabs = self.main.findChildren(QTabBar)
        (bar,) = (each for each in tabs if each.isVisible() and each.count() > 1)
        return bar

    def are_above_each_other(self, upper: str, lower: str) -> bool:
        """Return whether a dock ends where another begins, below it."""
        above, below = self.dock(upper).geometry(), self.dock(lower).geometry()
        return above.bottom() < below.top() and above.left() == below.left()


Make = Callable[..., Window]


def title_of(dock: QDockWidget) -> QWidget | None:
    """Return the widget in the place of a dock's own title; None if there is none."""
    return dock.titleBarWidget()


@pytest.fixture
def make(qtbot: QtBot, fonts: QApplication) -> Make:
    """Return a function that makes a window."""

    def make_it(*, mirrored: bool = False) -> Window:
        main = QMainWindow()
        qtbot.addWidget(main)
        if mirrored:
            main.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        main.setCentralWidget(QWidget())
        layout = DockLayout(main, QWidget(), QWidget(), QWidget())
        main.show()
        return Window(qtbot, main, layout)

    return make_it


def wide(left: object = LEFT, right: object = RIGHT) -> list[State]:
    """Return the state in a wide window."""
    return [
        ("settingsDock", right, "docked", [], False),
        ("candidatesDock", left, "docked", [], True),
        ("movesDock", left, "docked", [], True),
    ]


def tabs(how: str, right: object = RIGHT) -> list[State]:
    """Return the state with all docks as tabs."""
    return [
        (name, right, how, sorted(other for other in NAMES if other != name), False)
        for name in NAMES
    ]


def test_each_width_has_its_arrangement(make: Make) -> None:
    """From 1000 pixels on docks are on both sides, from 760 tabs, and below they are hidden."""
    window = make()
    hidden = tabs("hidden")
    steps = (
        (1000, 0, wide()), (1000, -1, tabs("docked")), (760, 0, tabs("docked")),
        (760, -1, hidden), (480, 0, hidden), (760, 0, tabs("docked")), (1400, 0, wide()),
    )  # fmt: skip
    for letters, more, expected in steps:
        window.width(letters, more)
        found = window.state()
        if expected is hidden:  # Qt names no neighbours of hidden tabs
            assert [each[2] for each in found] == ["hidden"] * 3
            assert window.layout.hidden == list(NAMES)
        else:
            assert found == expected, (letters, more)
            assert window.layout.hidden == []
        if expected == tabs("docked"):
            assert window.current_tab() == "Game"
            assert window.tab_texts() == ["Game", "Candidates", "Moves"]
        if expected == wide():
            assert window.are_above_each_other("candidatesDock", "movesDock")
    assert window.main.documentMode()
    top = QTabWidget.TabPosition.North
    assert [window.main.tabPosition(area) for area in (LEFT, RIGHT)] == [top, top]
    closable = QDockWidget.DockWidgetFeature.DockWidgetClosable
    assert window.dock("settingsDock").features() == closable
    titles = [dock.windowTitle() for dock in window.layout.docks]
    assert titles == ["Game", "Candidates", "Moves"]


def test_languages_from_right_to_left_are_mirrored(make: Make, tmp_path: Path) -> None:
    """Their docks change sides, and are stored apart from those of other languages."""
    window = make(mirrored=True)
    window.width(1000)
    assert window.state() == wide(RIGHT, LEFT)
    assert window.are_above_each_other("candidatesDock", "movesDock")
    window.width(760)
    assert window.state() == tabs("docked", LEFT)
    settings = SettingsFile(tmp_path / "window.ini")
    window.layout.save(settings)
    for name in ("wide", "tabs"):
        assert not settings.bytes(f"window/mirrored-{name}").isEmpty()
        assert settings.bytes(f"window/docks-{name}").isEmpty()


def test_the_left_side_has_its_sizes(make: Make, tmp_path: Path) -> None:
    """It is 184 pixels wide, with 45 % for the candidates, until the user drags its edges."""
    window = make()
    window.width(1200)
    upper, lower = window.dock("candidatesDock"), window.dock("movesDock")

    def sizes() -> tuple[int, int]:
        share = upper.height() / (upper.height() + lower.height())
        return upper.width(), round(100 * share)

    usual = for_letters(184, window.main.font())
    window.qtbot.waitUntil(lambda: sizes() == (usual, 45))
    window.main.resizeDocks([upper], [usual + 60], Qt.Orientation.Horizontal)
    window.settle()
    window.layout.fit()  # only Qt has changed it: it returns
    window.qtbot.waitUntil(lambda: sizes() == (usual, 45))
    handle, middle = window.main.windowHandle(), QPoint(window.main.width() // 2, HEIGHT // 2)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    window.main.resizeDocks([upper], [usual + 60], Qt.Orientation.Horizontal)
    window.main.resizeDocks([upper, lower], [300, 200], Qt.Orientation.Vertical)
    window.settle()
    dragged = sizes()
    assert dragged[0] == usual + 60
    assert dragged[1] > 50
    window.main.resizeDocks([window.dock("settingsDock")], [333], Qt.Orientation.Horizontal)
    window.settle()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle)
    window.main.resize(window.main.width() + 90, HEIGHT + 80)
    window.layout.fit()
    window.qtbot.waitUntil(lambda: sizes() == dragged)
    settings = SettingsFile(tmp_path / "window.ini")
    window.layout.save(settings)
    assert settings.text("window/left-width") == str(usual + 60)
    assert abs(settings.number("window/upper-percent", 0) - dragged[1]) <= 1
    other = make()
    other.width(1200)
    other.layout.restore(SettingsFile(tmp_path / "none.ini"))
    stored = SettingsFile(tmp_path / "other.ini")
    other.layout.save(stored)
    assert stored.text("window/left-width") == str(usual)
    assert stored.text("window/upper-percent") == "45"


def test_arrangements_are_stored_each_for_itself(make: Make, tmp_path: Path) -> None:
    """A dock hidden at one width is hidden there again, also in the next window; others aren't."""
    window = make()
    window.width(760)
    window.dock("movesDock").hide()
    window.width(1000)
    window.dock("candidatesDock").hide()
    window.width(480)
    window.dock("settingsDock").show()
    expected = ((760, ["movesDock"]), (1000, ["candidatesDock"]), (480, list(NAMES[1:])))
    settings = SettingsFile(tmp_path / "window.ini")
    window.layout.save(settings)
    for again in (window, make()):
        if again is not window:
            again.layout.restore(settings)
        for letters, hidden in expected * 2:
            again.width(letters)
            assert again.layout.hidden == hidden


def test_only_states_of_this_version_are_restored(make: Make, tmp_path: Path) -> None:
    """A state stored by version 2 of the layout is used; that of another version is not."""
    window = make()
    window.width(1000)
    window.dock("movesDock").hide()
    for version, hidden in ((1, []), (2, ["movesDock"]), (3, [])):
        settings = SettingsFile(tmp_path / f"{version}.ini")
        settings.put("window/docks-wide", window.main.saveState(version))
        again = make()
        again.main.resize(for_letters(1000, again.main.font()), HEIGHT)
        again.layout.restore(settings)
        again.settle()
        assert again.layout.hidden == hidden


def test_panels_are_hidden_together(make: Make) -> None:
    """The same docks return, the game's settings in front; with none hidden before, all do."""
    window = make()
    window.width(480)
    window.layout.toggle_panels()
    window.settle()
    assert window.layout.hidden == []
    assert window.current_tab() == "Game"
    window.dock("movesDock").hide()
    window.dock("candidatesDock").raise_()
    for hidden in (list(NAMES), ["movesDock"], list(NAMES)):
        window.layout.toggle_panels()
        window.settle()
        assert window.layout.hidden == hidden
    window.layout.toggle_panels()
    window.settle()
    assert window.current_tab() == "Game"
    bar = next(t for t in window.main.findChildren(QTabBar) if t.count() > 1)
    bar.setCurrentIndex(1)
    for _time in range(2):
        window.layout.toggle_panels()
        window.settle()
    assert window.current_tab() == "Game"
    window.width(1000)  # another arrangement has other docks to hide
    window.layout.hide(["settingsDock", "candidatesDock", "movesDock"])
    window.layout.toggle_panels()
    assert window.layout.hidden == []
    window.layout.hide(["candidatesDock"])
    assert window.layout.hidden == ["candidatesDock"]
    window.layout.hide([])
    assert window.layout.hidden == []


def test_other_docks_stay_as_they_are(make: Make) -> None:
    """The console stays open or closed when the docks are arranged for another width."""
    window = make()
    console = QDockWidget("Console", window.main)
    console.setObjectName("console")
    window.main.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, console)
    for is_open in (False, True):
        for letters in (1000, 760, 480, 1000):
            console.setVisible(is_open)
            window.width(letters)
            assert console.isHidden() is not is_open
    window.layout.toggle_panels()
    assert not console.isHidden()


def test_a_dock_s_entry_brings_it_to_the_front(make: Make) -> None:
    """A dock shown by its entry of the menu is the current tab."""
    window = make()
    window.width(760)
    for name, title in (("movesDock", "Moves"), ("candidatesDock", "Candidates")):
        action = window.dock(name).toggleViewAction()
        action.trigger()
        assert window.layout.hidden == [name]
        action.trigger()
        window.qtbot.waitUntil(partial(window.shows, title))


def test_a_double_click_detaches_a_tab(make: Make) -> None:
    """Only the docks with titles of their own are detached, and only by the docks' own tabs."""
    window = make()
    inner = QTabBar(window.dock("candidatesDock"))
    inner.addTab("Moves")
    window.width(760)
    inner.tabBarDoubleClicked.emit(0)
    bar = next(t for t in window.main.findChildren(QTabBar) if t.count() == 3)
    texts = [bar.tabText(at) for at in range(3)]
    bar.tabBarDoubleClicked.emit(texts.index("Game"))
    assert [dock.isFloating() for dock in window.layout.docks] == [False] * 3
    bar.tabBarDoubleClicked.emit(texts.index("Moves"))
    window.settle()
    assert [dock.isFloating() for dock in window.layout.docks] == [False, False, True]
    moves = window.dock("movesDock")
    assert title_of(moves) is None  # it can be dragged by its title
    assert title_of(window.dock("candidatesDock")) is not None
    moves.setFloating(False)
    window.settle()
    assert title_of(moves) is not None
    window.width(1000)
    assert window.state() == wide()


def test_a_dragged_dock_stays_under_the_mouse(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dock that is dragged out isn't moved to a free place, as one detached by its button is."""
    window = make()
    window.width(1000)
    moves = window.dock("movesDock")
    free: list[QSize] = []

    def place(size: QSize) -> QPoint:
        free.append(size)
        return QPoint(9, 9)

    monkeypatch.setattr(window.layout, "_free_place", place)
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
        monkeypatch.setattr(QGuiApplication, "mouseButtons", partial(_held, button))
        moves.setFloating(True)
        assert len(free) == (button is Qt.MouseButton.NoButton)
        moves.setFloating(False)


def _held(button: Qt.MouseButton) -> Qt.MouseButton:
    return button


@pytest.mark.parametrize(
    ("place", "where"),
    [
        (QRect(20, 30, 250, 300), "right"),
        (QRect(500, 40, 290, 300), "left"),
        (QRect(10, 50, 780, 300), "over"),
    ],
)
def test_a_detached_dock_has_a_free_place(make: Make, place: QRect, where: str) -> None:
    """It appears on the right of the window, else on the left, else over the board."""
    window = make()
    window.main.setGeometry(place)
    window.layout.fit()
    dock = window.dock("movesDock")
    dock.setMinimumSize(QSize(150, 100))
    dock.show()
    window.settle()
    dock.setFloating(True)
    frame, own = window.main.frameGeometry(), dock.frameGeometry()
    centre = window.main.centralWidget()
    assert centre is not None
    corner = {
        "right": QPoint(frame.right() + UNIT, frame.top()),
        "left": QPoint(frame.left() - own.width() - UNIT, frame.top()),
        "over": centre.mapToGlobal(QPoint(UNIT, UNIT)),
    }[where]
    assert dock.pos() == corner
    dock.move(70, 80)
    kept = dock.geometry()
    window.width(1000)
    assert not dock.isFloating()
    window.main.setGeometry(place)
    window.layout.fit()
    window.settle()
    assert (dock.isFloating(), dock.geometry()) == (True, kept)  # where it was left
