"""A chart in the window: values by mouse and keys, colours, and what an empty one says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from tests.experiments.chart_samples import WIDE, every_chart, results, times
from tttmc_app.experiments.chart import Chart, Hatch, Ink
from tttmc_app.experiments.charts import ResultRow, results_chart
from tttmc_app.gui.charts.inks import bar_brush
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.charts.words import Words
from tttmc_app.gui.look.colour_map import luminance
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme


@pytest.fixture
def view(qtbot: QtBot) -> ChartView:
    """Give a chart that is shown."""
    view = ChartView("chart")
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    return view


def colours(view: QWidget) -> set[str]:
    """Return all the colours that a widget shows."""
    image = view.grab().toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }


def test_every_kind_is_drawn_in_every_theme(view: ChartView) -> None:
    """No chart complains in any theme, and each shows the theme's colours."""
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        view.set_theme(theme)
        for chart in every_chart():
            view.show_chart(chart)
            assert len(colours(view)) > 2
        view.show_chart(results())
        assert {QColor(theme.x).name(), QColor(theme.o).name()} <= colours(view)


def test_the_mouse_reads_values(view: ChartView, qtbot: QtBot) -> None:
    """Where the mouse points, the nearest value is told; away from all, nothing is."""
    view.show_chart(times())
    spot = times().spots[1]
    QTest.mouseMove(view.viewport, view.point_at(spot) + QPoint(3, 3))
    qtbot.waitUntil(lambda: view.readout == spot.words)
    assert "10 ± 4.0 ms" in view.readout
    QTest.mouseMove(view.viewport, QPoint(view.viewport.width() - 4, 4))
    qtbot.waitUntil(lambda: not view.readout)


def test_the_keys_read_values(view: ChartView) -> None:
    """The arrows go from value to value and stop at the ends; Escape puts them away."""
    view.show_chart(times())
    words = [spot.words for spot in times().spots]
    seen: list[str] = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
        seen.append(view.readout)
    assert seen == [words[0], words[1], words[2], words[2]]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.readout == ""


def test_what_is_read_follows_the_games(view: ChartView) -> None:
    """A chart that is filled while it is read keeps the place and tells the new value."""
    view.show_chart(times())
    QTest.keyClick(view, Qt.Key.Key_End)
    view.show_chart(results())
    assert view.readout == "", "this chart has no third value"
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert "X wins 50" in view.readout


def filled(x: int, ties: int, o: int) -> Chart:
    """Return the bars of one value."""
    return results_chart("Results", "trials", [ResultRow("10", (x, ties, o), WIDE)])


def items(view: ChartView) -> list[QGraphicsItem]:
    """Return all that is drawn."""
    scene = view.findChildren(QGraphicsView)[0].scene()
    return [item for item in scene.items() if item.isVisible()]


def bars(view: ChartView) -> list[QGraphicsItem]:
    """Return the items of the bars."""
    return [item for item in items(view) if type(item).__name__ == "BarGraphItem"]


def written(view: ChartView) -> set[str]:
    """Return what stands in the plot."""
    return {text for item in items(view) if isinstance(item, Words) for text in item.texts}


def test_new_numbers_are_shown_by_the_same_items(view: ChartView) -> None:
    """An update keeps all items and looks as a fresh chart does; another shape has new items."""
    view.show_chart(filled(50, 20, 30))
    before, wrote = items(view), written(view)
    assert wrote == {"50 %", "20 %", "30 %"}
    view.show_chart(filled(25, 60, 15))
    assert set(items(view)) == set(before)
    assert written(view) == {"25 %", "60 %", "15 %"}
    updated = view.grab().toImage()
    view.show_chart(times())
    assert not set(bars(view)) & set(before)
    view.show_chart(filled(25, 60, 15))
    assert len(bars(view)) == 3
    assert not set(bars(view)) & set(before)
    assert view.grab().toImage() == updated


def test_a_hidden_chart_is_drawn_when_it_is_shown(view: ChartView) -> None:
    """What comes while it is hidden costs no drawing, and stands there once it is shown."""
    view.show_chart(filled(50, 20, 30))
    view.hide()
    view.show_chart(filled(25, 60, 15))
    assert "X wins 25" in view.accessibleDescription()
    view.show()
    assert written(view) == {"25 %", "60 %", "15 %"}


def test_an_empty_chart_says_so(view: ChartView) -> None:
    """Without a game there is a sentence in place of axes, and nothing to save."""
    view.show_chart(results_chart("Results", "trials", []))
    assert not view.more.isEnabled()
    assert "as games finish" in view.accessibleDescription()


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_results_are_told_apart_without_colour(theme: Theme) -> None:
    """On paper without colours ties differ in lightness, and O's wins are hatched."""
    hatches = {bar.ink: bar.hatch for bar in results().bars}
    assert hatches == {Ink.X: Hatch.NONE, Ink.TIE: Hatch.NONE, Ink.O: Hatch.RISING}
    x, tie = (luminance(bar_brush(ink, theme).color()) for ink in (Ink.X, Ink.TIE))
    assert max(x, tie) + 0.05 > 2 * (min(x, tie) + 0.05)
