"""Every view that explains or teaches, used only by keyboard, and as a screen reader reads it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QRadioButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.learn.pressing import LearnFrame
from tests.gui.parts import part
from tests.gui.trials.frame import TrialsFrame
from tttmc_app.core import GameRecord, Position, Rules, Weights
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.accessible import make_boards_accessible
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.fitting import usual_trials
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.learn.textbook_page import TextbookPage
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.style_sheet import style_sheet
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.panels.segments import Segment
from tttmc_app.gui.trials.page import MANY, SLOW, TREE
from tttmc_app.gui.trials.tree_canvas import TreeBox

_CONTROLS = (QAbstractButton, QComboBox, QSlider, QAbstractItemView, BoardView, ChartView)
_MARKUP = re.compile(r"</?[a-z][^>]*>|&[a-z]+;")


def game() -> GameRecord:
    """Return a short game with mistakes."""
    rng, record = Random(4), GameRecord.begin(Position.start(Rules(3)), ("human", "random"), 1)
    while record.result is None:
        record = record.play(rng.choice(record.position.empty_squares))
    return record


Window = TrialsFrame | LearnFrame


def _trials(tab: int) -> Callable[[QtBot], Window]:
    def open_it(qtbot: QtBot) -> Window:
        window = TrialsFrame()
        page = window.pages
        page.open_at(Position.start(Rules(3)), Weights(), 1, tab)
        if tab == TREE:
            qtbot.waitUntil(lambda: page.tree.view is not None)
            page.tree.finish()
            qtbot.waitUntil(lambda: page.tree.step is not None)
        elif tab == MANY:  # until then the chart and its controls keep changing
            qtbot.waitUntil(lambda: page.many.trials == usual_trials(Rules(3)))
        return window

    return open_it


def _learn(kind: type[LearnPage]) -> Callable[[QtBot], Window]:
    def open_it(qtbot: QtBot) -> Window:
        window = LearnFrame()
        window.show()
        window.pages.open(kind)
        if kind in (ReviewPage, PracticePage):
            page = window.pages.page(ReviewPage)
            with qtbot.waitSignal(page.completed):
                page.show_record(game())
            if kind is PracticePage:
                part(window, QAbstractButton, "reviewPractise").click()
        return window

    return open_it


VIEWS = {
    "many trials": _trials(MANY),
    "one trial": _trials(SLOW),
    "search tree": _trials(TREE),
    "review": _learn(ReviewPage),
    "practice": _learn(PracticePage),
    "lessons": _learn(LessonsPage),
    "textbook": _learn(TextbookPage),
}


@pytest.fixture(params=VIEWS)
def view(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Window]:
    """Yield a window that shows one of the views."""
    make_application()
    make_boards_accessible()
    window = VIEWS[str(request.param)](qtbot)
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(LIGHT, window.font()))  # as the main window does
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    assert window.pages.shutdown()


def controls(window: QWidget) -> list[QWidget]:
    """Return all the controls that can be used now."""
    found = (w for w in window.findChildren(QWidget) if isinstance(w, _CONTROLS))
    return [w for w in found if w.isVisible() and w.isEnabled() and not _is_part(w)]


def _is_part(widget: QWidget) -> bool:
    """Return whether a widget belongs to another control, such as the list of a combo box."""
    name = widget.objectName()
    parent = widget.parentWidget()
    return name.startswith("qt_") or isinstance(parent, QComboBox | QAbstractItemView)


def reached(window: QWidget) -> set[QWidget]:
    """Return the widgets that Tab reaches before it is back at the first one."""
    found: set[QWidget] = set()
    at = QApplication.focusWidget()
    if at is None:
        window.setFocus()
        QTest.keyClick(window, Qt.Key.Key_Tab)
        at = QApplication.focusWidget()
    while at is not None and at not in found:
        found.add(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
        at = QApplication.focusWidget()
    return found


def test_everything_is_reached_seen_and_named(view: Window) -> None:
    """Tab reaches every control, the focus is visible, and each has a name without markup.

    In groups of radio buttons, switches and trees, arrows continue from the item that Tab reaches.
    """
    found, operated = reached(view), controls(view)
    for kind in (QRadioButton, Segment, TreeBox):
        group = [w for w in operated if isinstance(w, kind)]
        assert not group or any(w in found for w in group)
    missing = [w for w in operated if w not in found]
    assert [_named(w) for w in missing if not isinstance(w, QRadioButton | Segment | TreeBox)] == []
    assert [_named(widget) for widget in found if not _shows_focus(widget)] == []
    for widget in operated:
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name)
        assert name.strip(), f"{_named(widget)} has no name"
        assert interface.role() is not QAccessible.Role.NoRole
        for text in (name, interface.text(QAccessible.Text.Description)):
            assert not _MARKUP.search(text), f"{_named(widget)}: {text}"


def _named(widget: QWidget) -> str:
    return widget.objectName() or repr(widget)


def _shows_focus(widget: QWidget) -> bool:
    """Return whether a widget looks different with the focus."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    focused = widget.grab().toImage()
    widget.clearFocus()
    QApplication.processEvents()
    return widget.grab().toImage() != focused


def test_a_step_is_announced_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step of a trial or simulation and each slider position is announced once."""
    told: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    make_application()
    window = TrialsFrame()
    qtbot.addWidget(window)
    page = window.pages
    page.open_at(Position.start(Rules(3)), Weights(), 1, TREE)
    qtbot.waitUntil(lambda: page.tree.view is not None)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    page.tree.next_step()
    qtbot.waitUntil(lambda: page.tree.step is not None)
    page.show_segment(SLOW)
    page.slow.next_step()
    page.show_segment(MANY)
    QTest.keyClick(page.many.slider, Qt.Key.Key_Right)
    assert len(told) == 3
    assert told[0].startswith("A new move joins the tree: X ")
    assert told[1].endswith(" at random.")
    assert told[2] == "1,200 trials"
    assert page.shutdown()
