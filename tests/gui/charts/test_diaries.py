"""All that a chart's view shows and says, and what each key and each move of the mouse changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.experiments.chart_samples import losing, results
from tests.gui.diary import Diary
from tttmc_app.experiments.chart import Axis, Chart, Curve, Dot, Ink, Key, Spot
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.look.theme import DARK

CHART = Chart(
    "A chart",
    Axis("games", low=0, high=10),
    Axis("share", low=0, high=100, unit=" %"),
    curves=(Curve("", (0, 5, 10), (10, 50, 90), dot=Dot.ROUND),),
    spots=(Spot(0, 10, "first"), Spot(5, 50, "second"), Spot(10, 90, "third")),
    keys=(Key("a line", Ink.X),),
    caption="A caption.",
    empty="Nothing yet.",
)
EMPTY = replace(CHART, curves=(), spots=(), keys=())


@pytest.fixture
def view(qtbot: QtBot) -> ChartView:
    """Return a view that is large enough for a plot."""
    made = ChartView("some")
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_view(view: ChartView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts with and without data, and a value that is read by keys."""
    diary = Diary(view, __file__, "view", monkeypatch)
    diary.step("at first")
    view.show_chart(CHART)
    diary.step("a chart")
    view.mark(1)
    diary.step("a marked value")
    view.mark(3)
    diary.step("a mark beyond the values")
    view.mark(None)
    for key in (
        *(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right),
        *(Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_End),
        *(Qt.Key.Key_Enter, Qt.Key.Key_Home, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Up),
    ):
        QTest.keyClick(view, key)
        diary.step(f"{key.name} ({len(diary.names)})")
    view.show_chart(replace(CHART, spots=CHART.spots[:2]))
    diary.step("the value read is gone")
    view.show_chart(replace(CHART, x=Axis(""), y=Axis(""), caption="", keys=()))
    diary.step("a chart without words around it")
    view.set_theme(DARK)
    diary.step("another theme")
    view.more.click()
    diary.step("the menu")
    QTest.keyClick(view, Qt.Key.Key_End)
    view.show_chart(EMPTY)
    diary.step("no data")
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    diary.step("nothing to read")
    view.show_chart(replace(results(), title=""))
    diary.step("a chart without a title")
    view.show_chart(losing())
    diary.step("another kind of chart")


def test_the_mouse(view: ChartView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values near the mouse are read, and chosen by a click."""
    view.show_chart(CHART)
    diary = Diary(view, __file__, "mouse", monkeypatch)
    diary.step("at first")
    area = view.viewport
    middle = view.point_at(CHART.spots[1])
    QTest.mouseMove(area, middle + QPoint(47, 0))
    diary.step("47 pixels beside a value")
    QTest.mouseMove(area, middle + QPoint(0, -49))
    diary.step("49 pixels above it")
    view.clearFocus()
    QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=middle + QPoint(3, 4))
    diary.step("a click")
    QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=middle + QPoint(60, 0))
    diary.step("a click beside all values")
    QTest.mouseMove(area, view.point_at(CHART.spots[2]))
    diary.step("the last value")
    QApplication.sendEvent(area, QEvent(QEvent.Type.Leave))
    diary.step("the mouse has left")
