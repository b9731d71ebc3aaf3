"""A chart in the window: values by mouse and key, colours, and the text of an empty chart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.charts.chart_samples import every_chart, results, times
from tttmc_app.core import Mark, Text
from tttmc_app.experiments.chart import SERIES_STYLES, Chart, Ink, Point, Shade, unseen
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.sweep import results_chart
from tttmc_app.gui.charts.plot import bar_brush, ink_colour
from tttmc_app.gui.charts.view import ChartView, Legend
from tttmc_app.gui.look.colour_scale import TEXT_CONTRAST, contrast, luminance
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, MARK_CONTRAST, Theme


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


def test_a_long_value_is_read_in_full_on_a_narrow_chart(view: ChartView) -> None:
    """A value wider than the chart is wrapped inside it; a short one stays on its line."""
    label = view.findChild(QLabel, "chartReadout")
    assert isinstance(label, QLabel)
    chart = times()
    first, *others = chart.spots
    long = first._replace(words=Text("a value of some length " * 10))
    view.show_chart(replace(chart, curves=(unseen([long, *others]),)))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.rect().contains(label.geometry())
    assert label.height() >= label.heightForWidth(label.width()) > 2 * label.fontMetrics().height()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert label.height() < 2 * label.fontMetrics().height()


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
    view.show_chart(times())
    assert view.readout == str(times().spots[0].words)
    QTest.keyClick(view, Qt.Key.Key_Right)
    view.show_chart(results())
    assert view.readout == "", "nor a second one"
    view.show_chart(times())
    assert view.readout == "", "what is gone isn't read again"


def filled(x: int, ties: int, o: int) -> Chart:
    """Return the bars of one value."""
    return results_chart("Results", "trials", [("10", Score(x, o, ties))])


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
    """Without colours, ties differ in lightness from the wins below and above them."""
    tie = luminance(bar_brush(Ink.TIE, theme).color())
    for ink in (Ink.X, Ink.O):
        wins = luminance(bar_brush(ink, theme).color())
        assert max(wins, tie) + 0.05 > 1.5 * (min(wins, tie) + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_shades_are_in_order_without_colour(theme: Theme) -> None:
    """Each of sixteen shades differs from the others, and contrasts with the surface."""
    shades, surface = [ink_colour(Shade(n / 15), theme) for n in range(16)], QColor(theme.surface)
    assert len({shade.rgb() for shade in shades}) == 16
    contrasts = [contrast(shade, surface) for shade in shades]
    assert contrasts == sorted(contrasts)
    assert contrasts[0] >= MARK_CONTRAST


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_other_lines_arent_taken_for_a_players(theme: Theme) -> None:
    """They have neither player's colour, and contrast with the surface as text does."""
    for ink, _, _ in SERIES_STYLES:
        colour = ink_colour(ink, theme)
        assert colour not in (theme.mark(Mark.X), theme.mark(Mark.O))
        assert contrast(colour, QColor(theme.surface)) >= TEXT_CONTRAST


def labels(view: ChartView) -> list[str]:
    """Return the visible texts around the plot, from the top down."""
    found = [label for label in view.findChildren(QLabel) if label.isVisible() and label.text()]
    found.sort(key=lambda label: label.mapTo(view, QPoint()).y())
    return [label.text() for label in found]


def test_everything_around_the_plot_is_shown(view: ChartView) -> None:
    """A chart has its title, units, caption, legend and name; an empty one has its own text."""
    chart = replace(times(), title="Times", caption="A caption.", empty="Nothing yet.")
    view.show_chart(chart)
    QApplication.processEvents()
    assert labels(view) == ["Times", str(chart.y.label), str(chart.x.label), "A caption."]
    assert view.accessibleName() == "Times"
    assert view.accessibleDescription().startswith("Times. ")
    legend = view.findChild(Legend)
    assert legend is not None
    view.show_chart(results())
    assert legend.isVisible()
    assert legend.heightForWidth(30) > legend.heightForWidth(1000) == legend.sizeHint().height()
    empty = replace(results(), title="", bars=(), curves=(), empty="Nothing yet.")
    view.show_chart(empty)
    QApplication.processEvents()
    assert labels(view) == ["Nothing yet."]
    assert not legend.isVisible()
    assert not view.more.isEnabled()
    assert view.accessibleName() == "Chart"
    view.show_chart(chart)
    assert view.more.isEnabled()


def test_the_export_button_asks_for_its_menu(view: ChartView) -> None:
    """Pressing the button beside the title requests the menu at that button."""
    view.show_chart(times())
    asked: list[object] = []
    view.menu_requested.connect(asked.append)
    QTest.mouseClick(view.more, Qt.MouseButton.LeftButton)
    assert asked == [view]


def test_values_are_chosen(view: ChartView) -> None:
    """A click near a value, or Enter on the one being read, chooses it; nothing else does."""
    view.show_chart(times())
    chosen: list[int] = []
    view.spot_chosen.connect(chosen.append)
    QTest.keyClick(view, Qt.Key.Key_Return)
    near, far = view.point_at(times().spots[2]), QPoint(view.viewport.width() - 4, 4)
    assert (near - far).manhattanLength() > 100
    view.clearFocus()
    QTest.mouseClick(view.viewport, Qt.MouseButton.LeftButton, pos=far)
    assert chosen == []
    assert view.hasFocus(), "the keys go on from there"
    QTest.mouseClick(view.viewport, Qt.MouseButton.LeftButton, pos=near)
    assert chosen == [2]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(view, key)
    assert chosen == [2, 0, 0]


def test_what_a_key_reads_is_announced(view: ChartView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each key that moves to a value announces it; Escape is used only while one is read."""
    announced: list[tuple[object, str]] = []

    def note(widget: QWidget, text: str) -> None:
        announced.append((widget, text))

    monkeypatch.setattr("tttmc_app.gui.charts.view.announce", note)
    view.show_chart(times())
    first, second, third = (str(spot.words) for spot in times().spots)
    keys = Qt.Key
    for key, text, is_used in (
        (keys.Key_Escape, None, False),
        (keys.Key_Right, first, True),
        (keys.Key_Down, second, True),
        (keys.Key_Home, first, True),
        (keys.Key_End, third, True),
        (keys.Key_Left, second, True),
        (keys.Key_Return, None, True),
        (keys.Key_Escape, None, True),
        (keys.Key_A, None, False),
    ):
        announced.clear()
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, event)
        assert announced == ([] if text is None else [(view, text)])
        assert event.isAccepted() is is_used, key


def test_each_key_has_its_direction(view: ChartView) -> None:
    """Left and Up go back, from the end if nothing is read; Right and Down go on."""
    view.show_chart(times())
    words = [str(spot.words) for spot in times().spots]
    left, up, right, down = Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down
    for keys, at in (
        *(((left,), 2), ((up,), 2), ((right,), 0), ((down,), 0)),
        *(((left, left), 1), ((left, up, up, up), 0), ((down, right), 1)),
    ):
        QTest.keyClick(view, Qt.Key.Key_Escape)
        for key in keys:
            QTest.keyClick(view, key)
        assert view.readout == words[at], keys


def test_the_mouse_has_a_limited_reach(view: ChartView) -> None:
    """A value is read within 48 pixels, and no longer once the mouse leaves the plot."""
    view.show_chart(times())
    spot = times().spots[0]
    at = view.point_at(spot)
    assert at.y() > 60
    for away, is_read in ((47, True), (49, False), (0, True)):
        QTest.mouseMove(view.viewport, at - QPoint(0, away))
        QApplication.processEvents()
        assert bool(view.readout) is is_read, away
    QApplication.sendEvent(view.viewport, QEvent(QEvent.Type.Leave))
    assert view.readout == ""


def test_the_nearest_of_several_values_is_read(view: ChartView) -> None:
    """Where several values are within reach, the mouse reads the one it is nearest to."""
    whole = times()
    last = whole.spots[-1]
    near = [last._replace(x=last.x * part) for part in (0.8, 1.0, 0.9)]
    view.show_chart(replace(whole, curves=(unseen(near),)))
    at = [view.point_at(spot) for spot in view.chart.spots]
    assert len({point.x() for point in at}) == 3
    chosen: list[int] = []
    view.spot_chosen.connect(chosen.append)
    for point in at:
        QTest.mouseClick(view.viewport, Qt.MouseButton.LeftButton, pos=point)
    assert chosen == [0, 1, 2]


def test_a_ring_marks_a_value(view: ChartView) -> None:
    """A value can be marked by its number until another is read; a wrong number marks none."""

    def seen() -> QImage:
        return view.viewport.grab().toImage()

    view.show_chart(times())
    bare, marked = seen(), list[QImage]()
    for number in (3, 0, None, 1, 2):
        view.mark(number)
        marked.append(seen())
    assert marked[0] == marked[2] == bare
    different = [bare, marked[1], *marked[3:]]
    assert all(one != two for at, one in enumerate(different) for two in different[:at])
    view.mark(0)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert seen() not in (bare, marked[1])
    QTest.keyClick(view, Qt.Key.Key_Escape)
    unread = seen()
    view.mark(0)
    assert seen() != unread


def test_the_readout_stays_inside(view: ChartView) -> None:
    """However near a value is to an edge, its text is within the chart."""
    view.show_chart(
        replace(
            times(),
            curves=(
                unseen(
                    Point(x, y, "a rather long description of one value")
                    for x in (5, 500)
                    for y in (0.001, 0.4)
                ),
            ),
        )
    )
    readout = view.findChild(QLabel, "chartReadout")
    assert readout is not None
    for spot in view.chart.spots:
        QTest.keyClick(view, Qt.Key.Key_Right)
        assert view.rect().contains(readout.geometry())
        point = view.viewport.mapTo(view, view.point_at(spot))
        assert not readout.geometry().contains(point)


def test_another_font_lays_the_plot_out_again(view: ChartView) -> None:
    """After a change of font or size the plot is new; without one it is the same."""
    view.show_chart(times())
    first = view.viewport.plot()
    assert view.viewport.plot() is first
    font = view.viewport.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    view.viewport.setFont(font)
    second = view.viewport.plot()
    assert second is not first
    view.resize(500, 300)
    QApplication.processEvents()
    assert view.viewport.plot() is not second


@pytest.mark.parametrize("chart", every_chart(), ids=lambda chart: str(chart.title))
def test_a_theme_changed_later_looks_as_one_set_before(qtbot: QtBot, chart: Chart) -> None:
    """Every part of a chart, its legend included, takes over another theme."""
    pictures = list[QImage]()
    for is_late in (False, True):
        view = ChartView("chart")
        qtbot.addWidget(view)
        view.resize(600, 400)
        if not is_late:
            view.set_theme(DARK)
        view.show_chart(chart)
        view.show()
        if is_late:
            view.grab()
            view.set_theme(DARK)
        QApplication.processEvents()
        pictures.append(view.grab().toImage())
    assert pictures[0] == pictures[1]
