"""A chart in the window: values by mouse and key, colours, and the text of an empty chart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.experiments.chart_samples import WIDE, every_chart, results, times
from tttmc_app.experiments.chart import Chart, Hatch, Ink
from tttmc_app.experiments.sweep_charts import ResultRow, results_chart
from tttmc_app.gui.charts.inks import bar_brush
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.look.colour_scale import luminance
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme


@pytest.fixture
def view(qtbot: QtBot) -> ChartView:
    """Return a visible chart view."""
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
    """Every chart is drawn in every theme's colours."""
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        view.set_theme(theme)
        for chart in every_chart():
            view.show_chart(chart)
            assert len(colours(view)) > 2
        view.show_chart(results())
        assert {QColor(theme.x).name(), QColor(theme.o).name()} <= colours(view)


def test_the_mouse_reads_values(view: ChartView, qtbot: QtBot) -> None:
    """The value nearest to the mouse is shown; far from all values, none is."""
    view.show_chart(times())
    spot = times().spots[1]
    QTest.mouseMove(view.viewport, view.point_at(spot) + QPoint(3, 3))
    qtbot.waitUntil(lambda: view.readout == str(spot.words))
    assert "10 (5.0–20) ms" in view.readout
    QTest.mouseMove(view.viewport, QPoint(view.viewport.width() - 4, 4))
    qtbot.waitUntil(lambda: not view.readout)


def test_the_keys_read_values(view: ChartView) -> None:
    """The arrow keys move from value to value and stop at the ends; Escape hides the value."""
    view.show_chart(times())
    words = [str(spot.words) for spot in times().spots]
    seen: list[str] = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
        seen.append(view.readout)
    assert seen == [words[0], words[1], words[2], words[2]]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.readout == ""


def test_what_is_read_follows_the_games(view: ChartView) -> None:
    """While games are played, the readout stays on the same value."""
    view.show_chart(times())
    QTest.keyClick(view, Qt.Key.Key_End)
    view.show_chart(results())
    assert view.readout == "", "this chart has no third value"
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert "X wins 50" in view.readout


def filled(x: int, ties: int, o: int) -> Chart:
    """Return the bars of one value."""
    return results_chart("Results", "trials", [ResultRow("10", (x, ties, o), WIDE)])


def written(view: ChartView) -> set[str]:
    """Return the texts of the plot."""
    plot = view.viewport.plot()
    assert plot is not None
    return set(plot.texts)


def test_an_update_looks_like_a_fresh_chart(view: ChartView) -> None:
    """New numbers replace the old ones without a trace, as does another kind of chart."""
    view.show_chart(filled(50, 20, 30))
    assert {"50 %", "20 %", "30 %"} <= written(view)
    before = view.grab().toImage()
    view.show_chart(filled(25, 60, 15))
    assert {"25 %", "60 %", "15 %"} <= written(view)
    assert "30 %" not in written(view)
    updated = view.grab().toImage()
    assert updated != before
    view.show_chart(times())
    assert "15 %" not in written(view)
    view.show_chart(filled(25, 60, 15))
    assert view.grab().toImage() == updated


def test_a_hidden_chart_is_drawn_when_it_is_shown(view: ChartView, qtbot: QtBot) -> None:
    """A hidden chart isn't painted; once visible, it shows the newest numbers."""
    view.show_chart(filled(50, 20, 30))
    view.hide()
    painted: list[str] = []
    painting = view.viewport.paintEvent

    def watch(event: QPaintEvent) -> None:
        painted.extend(sorted(written(view)))
        painting(event)

    view.viewport.paintEvent = watch  # type: ignore[method-assign]  # counts what Qt asks for
    view.show_chart(filled(25, 60, 15))
    assert "X wins 25" in view.accessibleDescription()
    QApplication.processEvents()
    assert painted == []
    view.show()
    qtbot.waitUntil(lambda: "15 %" in painted)
    assert {"25 %", "60 %", "15 %"} <= set(painted)


def test_the_readout_stands_at_its_value_after_a_resize(view: ChartView) -> None:
    """The readout stays at its value when the chart is resized."""
    view.show_chart(times())
    QTest.keyClick(view, Qt.Key.Key_End)
    spot = times().spots[-1]
    for width in (600, 900, 420):
        view.resize(width, 400)
        QApplication.processEvents()
        assert view.width() == width
        readout = view.findChild(QLabel, "chartReadout")
        assert isinstance(readout, QLabel)
        point = view.viewport.mapTo(view, view.point_at(spot))
        assert readout.geometry().left() - 8 <= point.x() <= readout.geometry().right() + 8
        assert abs(readout.geometry().center().y() - point.y()) < 60


def test_an_empty_chart_says_so(view: ChartView) -> None:
    """Without games a sentence replaces the axes, and nothing can be exported."""
    view.show_chart(results_chart("Results", "trials", []))
    assert not view.more.isEnabled()
    assert "as games finish" in view.accessibleDescription()


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_results_are_told_apart_without_colour(theme: Theme) -> None:
    """Without colours, ties differ in lightness and O's wins are hatched."""
    hatches = {bar.ink: bar.hatch for bar in results().bars}
    assert hatches == {Ink.X: Hatch.NONE, Ink.TIE: Hatch.NONE, Ink.O: Hatch.RISING}
    x, tie = (luminance(bar_brush(ink, theme).color()) for ink in (Ink.X, Ink.TIE))
    assert max(x, tie) + 0.05 > 2 * (min(x, tie) + 0.05)
