"""What charts paint: marks in pixels, colours and patterns, legends, and drawings for files."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.experiments.chart_samples import convergence, losing, results, times
from tests.gui.painted import Painted, painted, texts
from tttmc_app.core import Text
from tttmc_app.core.numbers import Number
from tttmc_app.experiments.chart import (
    Axis,
    Bar,
    Chart,
    Curve,
    Dash,
    Dot,
    Hatch,
    Ink,
    Key,
    Rule,
    Spot,
    Whisker,
)
from tttmc_app.gui.charts.figure import HEIGHT, WIDTH, figure
from tttmc_app.gui.charts.inks import bar_brush, ink_colour, key_places, keys_height, paint_keys
from tttmc_app.gui.charts.plot import Plot, plot_font
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

AREA = QRectF(20, 10, 500, 300)
X, Y = Axis("moves", low=0, high=10), Axis("%", low=0, high=100)
EMPTY = Chart("Title", X, Y)


def spot(x: float, y: float) -> Spot:
    """Return a spot without words."""
    return Spot(x, y, "")


def place(chart: Chart, x: float, y: float) -> QPointF:
    """Return where a value lies in the plot."""
    return Plot(chart, LIGHT, AREA, QFont()).point_at(spot(x, y))


def calls_of(
    chart: Chart, monkeypatch: pytest.MonkeyPatch, read: Spot | None = None, theme: Theme = LIGHT
) -> list[Painted]:
    """Return what a chart's plot paints."""
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    plot = Plot(chart, theme, AREA, QFont())
    calls = painted(monkeypatch, partial(plot.paint, painter, read))
    painter.end()
    return calls


def marks_of(chart: Chart, monkeypatch: pytest.MonkeyPatch) -> list[Painted]:
    """Return what a chart's plot paints that the same chart without marks doesn't."""
    bare = replace(chart, bars=(), whiskers=(), curves=(), rules=())
    axes = [(call.method, *map(repr, call.arguments)) for call in calls_of(bare, monkeypatch)]
    return [
        call
        for call in calls_of(chart, monkeypatch)
        if (call.method, *map(repr, call.arguments)) not in axes
    ]


def name(colour: str | QColor) -> str:
    """Return a colour's name."""
    return QColor(colour).name()


def test_values_are_placed_in_proportion(fonts: QApplication) -> None:
    """Numbers rise upwards and to the right; values off the axis stay at its ends."""
    chart = replace(EMPTY, curves=(Curve("", (0, 10), (0, 100)),))
    origin, top = place(chart, 0, 0), place(chart, 10, 100)
    assert AREA.contains(origin)
    assert AREA.contains(top)
    middle = place(chart, 5, 25)
    assert middle.x() == pytest.approx((origin.x() + top.x()) / 2)
    assert middle.y() == pytest.approx(origin.y() + (top.y() - origin.y()) / 4)
    assert place(chart, -5, -50) == origin
    assert place(chart, 50, 500) == top
    assert place(replace(EMPTY, y=Axis("", is_log=True, low=1, high=100)), 0, 10).y() == (
        pytest.approx((origin.y() + top.y()) / 2)
    )


def test_named_rows_begin_at_the_top(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """On an axis of names the first is at the top, each at its row, and no grid lines are drawn."""
    chart = replace(EMPTY, y=Axis("", names=("A", "B", "C")))
    heights = [place(chart, 0, row).y() for row in range(3)]
    assert heights == sorted(heights)
    calls = calls_of(chart, monkeypatch)
    for label, height in zip("ABC", heights, strict=True):
        (found,) = (call for call in calls if call.text == label)
        assert found.rect.center().y() == pytest.approx(height)
    assert sum(call.method == "drawLine" for call in calls) == 1  # the x axis
    crowded = replace(EMPTY, y=Axis("", names=tuple(map(str, range(100)))))
    written = Plot(crowded, LIGHT, AREA, QFont()).texts
    assert {"0", "50"} <= set(written) or len(written) < 100


def test_a_bar_spans_its_values(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar reaches from its bottom to its top, is as wide as it says, and may be hatched."""
    bars = (
        Bar(2, 10, 60, Ink.X, width=1.0, text="A"),
        Bar(5, 0, 40, Ink.O, Hatch.RISING, width=2.0, text="B"),
        Bar(8, 0, 1, Ink.TIE, text="C"),
    )
    chart = replace(EMPTY, bars=bars)
    calls = marks_of(chart, monkeypatch)
    rects = [call for call in calls if call.method == "drawRect"]
    for bar, call in zip(bars, rects, strict=True):
        assert call.rect.topLeft() == place(chart, bar.x - bar.width / 2, bar.top)
        assert call.rect.bottomRight() == place(chart, bar.x + bar.width / 2, bar.bottom)
        assert call.brush == bar_brush(bar.ink, LIGHT).color().name()
    assert [call.method for call in calls].count("drawLines") == 1
    assert texts(calls) == ["A", "B"]  # the last is too flat for its text
    on_hatch = [call for call in calls if call.method == "fillRect"]
    assert [rects[1].rect.contains(call.rect) for call in on_hatch] == [True]


def test_a_whisker_has_caps_only_between_names(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Upright and lying whiskers span their interval; over named places their ends have caps."""
    upright = replace(EMPTY, whiskers=(Whisker(4, 50, 20, 70, ink=Ink.X),))
    (line,) = marks_of(upright, monkeypatch)
    assert (line.line.p1(), line.line.p2()) == (place(upright, 4, 20), place(upright, 4, 70))
    assert line.pen == name(LIGHT.x)
    named = replace(upright, x=Axis("", names=tuple("abcdefgh")))
    stem, *caps = marks_of(named, monkeypatch)
    assert len(caps) == 2
    for cap, end in zip(caps, (stem.line.p1(), stem.line.p2()), strict=True):
        assert cap.line.center() == end
        assert cap.line.y1() == cap.line.y2()
        assert 0 < cap.line.length() <= 12
    lying = replace(
        EMPTY, y=Axis("", names=("a", "b")), whiskers=(Whisker(4, 1, 2, 7, is_horizontal=True),)
    )
    stem, *caps = marks_of(lying, monkeypatch)
    assert (stem.line.p1(), stem.line.p2()) == (place(lying, 2, 1), place(lying, 7, 1))
    assert [cap.line.x1() == cap.line.x2() for cap in caps] == [True, True]


CURVE = Curve("", (0, 4, 10), (10, 40, 20), Ink.SECOND, Dash.DASHED, Dot.NONE)
STYLES = {
    Dash.SOLID: Qt.PenStyle.SolidLine,
    Dash.DASHED: Qt.PenStyle.DashLine,
    Dash.DOTTED: Qt.PenStyle.DotLine,
    Dash.DASH_DOTTED: Qt.PenStyle.DashDotLine,
}
DOTS = {
    Dot.NONE: [],
    Dot.ROUND: ["drawEllipse"] * 3,
    Dot.SQUARE: ["drawRect"] * 3,
    Dot.TRIANGLE: ["drawPolygon"] * 3,
    Dot.DIAMOND: ["drawPolygon"] * 3,
}


@pytest.mark.parametrize("dash", Dash)
@pytest.mark.parametrize("dot", Dot)
def test_a_curve_has_its_pattern_and_points(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, dash: Dash, dot: Dot
) -> None:
    """A curve goes through its points, in its ink and pattern, with the points' own shape."""
    chart = replace(EMPTY, curves=(replace(CURVE, dash=dash, dot=dot),))
    line, *points = marks_of(chart, monkeypatch)
    wanted = [place(chart, x, y) for x, y in zip(CURVE.xs, CURVE.ys, strict=True)]
    assert list(line.arguments[0]) == wanted
    assert (line.method, line.pen, line.dash) == ("drawPolyline", name(LIGHT.o), STYLES[dash])
    assert [point.method for point in points] == DOTS[dot]
    assert {point.brush for point in points} <= {name(LIGHT.o)}
    loose = replace(EMPTY, curves=(replace(CURVE, dot=dot, joined=False),))
    assert [call.method for call in marks_of(loose, monkeypatch)] == DOTS[dot]
    corners = {Dot.TRIANGLE: 3, Dot.DIAMOND: 4}
    for point in points:
        if dot in corners:
            assert len(point.arguments[0]) == corners[dot]


def test_a_band_is_painted_below_its_curve(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The band goes along the lows and back along the highs; a single point has none."""
    lows, highs = (5, 30, 10), (15, 50, 30)
    chart = replace(EMPTY, curves=(replace(CURVE, lows=lows, highs=highs),))
    band, line = marks_of(chart, monkeypatch)
    assert (band.method, line.method) == ("drawPolygon", "drawPolyline")
    there = [place(chart, x, y) for x, y in zip(CURVE.xs, lows, strict=True)]
    back = [place(chart, x, y) for x, y in zip(CURVE.xs, highs, strict=True)]
    assert list(band.arguments[0]) == [*there, *reversed(back)]
    assert (band.pen, band.brush) == ("", name(LIGHT.o))
    single = Curve("", (4,), (40,), dot=Dot.ROUND, lows=(30,), highs=(50,))
    assert [call.method for call in marks_of(replace(EMPTY, curves=(single,)), monkeypatch)] == [
        "drawEllipse"
    ]


def test_rules_and_curves_are_named_at_their_ends(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names are right of their lines; a legend replaces the curves' names, not the rules'."""
    named = replace(CURVE, name="curve")
    rules = (Rule(80, "rule", Ink.X), Rule(5, ""))
    chart = replace(EMPTY, curves=(named,), rules=rules)
    calls = calls_of(chart, monkeypatch)
    (rule,) = (call for call in calls if call.text == "rule")
    (curve,) = (call for call in calls if call.text == "curve")
    end = place(chart, 10, 80)
    assert rule.rect.left() > end.x()
    assert rule.rect.center().y() == pytest.approx(end.y())
    assert curve.rect.center().y() == pytest.approx(place(chart, 10, 20).y())
    assert (rule.pen, curve.pen) == (name(LIGHT.x), name(LIGHT.o))
    lines = [
        call.line
        for call in calls
        if call.method == "drawLine" and call.pen in (name(LIGHT.x), name(LIGHT.text))
    ]
    assert [round(line.y1()) for line in lines] == pytest.approx(
        [place(chart, 0, value).y() for value in (80, 5)], abs=1
    )
    assert [line.x2() for line in lines] == pytest.approx([end.x()] * 2)
    with_keys = replace(chart, keys=(Key("curve", Ink.SECOND),))
    assert "rule" in texts(calls_of(with_keys, monkeypatch))
    assert "curve" not in texts(calls_of(with_keys, monkeypatch))


def test_a_displaced_name_is_joined_to_its_line(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two names at almost the same height keep apart, and a thin line leads to the one moved."""
    rules = (Rule(50, "one"), Rule(50.5, "two"))
    for each, leads in (((rules[0],), 0), (rules, 1)):
        chart = replace(EMPTY, rules=each)
        calls = calls_of(chart, monkeypatch)
        slanted = [c for c in calls if c.method == "drawLine" and c.line.y1() != c.line.y2()]
        assert len(slanted) == leads
    rects = {call.text: call.rect for call in calls if call.text in ("one", "two")}
    assert rects["two"].center().y() < rects["one"].center().y()
    assert not rects["one"].adjusted(0, 2, 0, -2).intersects(rects["two"].adjusted(0, 2, 0, -2))


@pytest.mark.parametrize("theme", [LIGHT, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_the_grid_goes_through_the_numbers(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    """Each number on the y axis has a line at its height, dotted in high contrast."""
    calls = calls_of(replace(EMPTY, y=replace(Y, unit=" %")), monkeypatch, theme=theme)
    grid = [call for call in calls if call.method == "drawLine"][:-1]
    labels = [call for call in calls if call.text.endswith(" %")]
    assert [label.text for label in labels][0 :: len(labels) - 1] == ["0 %", "100 %"]
    for line, label in zip(grid, labels, strict=True):
        assert label.rect.center().y() == pytest.approx(line.line.y1(), abs=1)
        assert label.rect.right() < line.line.x1()
    dash = Qt.PenStyle.DotLine if theme is HIGH_CONTRAST else Qt.PenStyle.SolidLine
    assert {line.dash for line in grid} == {dash}


def test_numbers_on_the_x_axis_dont_overlap(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The x axis's numbers lie below their values, in order and apart."""
    chart = replace(EMPTY, x=Axis("", low=0, high=1_000_000))
    calls = calls_of(chart, monkeypatch)
    bottom = place(chart, 0, 0).y()
    below = [call for call in calls if call.text and call.rect.top() > bottom]
    assert below[0].text == "0"
    assert below[-1].text == "1M"
    assert below[0].rect.center().x() == pytest.approx(place(chart, 0, 0).x())
    assert below[-1].rect.center().x() == pytest.approx(place(chart, 1_000_000, 0).x())
    assert all(one.rect.right() < two.rect.left() for one, two in pairwise(below))


def test_the_value_read_has_a_ring(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only while a value is read, a ring is drawn around it, over everything else."""
    chart = replace(EMPTY, curves=(CURVE,))
    *others, ring = calls_of(chart, monkeypatch, read=spot(4, 40))
    assert len(others) == len(calls_of(chart, monkeypatch))
    assert (ring.method, ring.pen, ring.brush) == ("drawEllipse", name(LIGHT.text), "")
    assert ring.arguments[0] == place(chart, 4, 40)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_every_ink_has_its_theme_s_colour(theme: Theme) -> None:
    """Sides have their own colours; ties are muted as lines and paler as areas."""
    assert {ink: ink_colour(ink, theme).name() for ink in Ink} == {
        Ink.X: name(theme.x),
        Ink.O: name(theme.o),
        Ink.TIE: name(theme.muted),
        Ink.ACCENT: name(theme.accent),
        Ink.SECOND: name(theme.o),
        Ink.TEXT: name(theme.text),
        Ink.MUTED: name(theme.muted),
    }
    for ink in Ink:
        same = bar_brush(ink, theme).color() == ink_colour(ink, theme)
        assert same is (ink is not Ink.TIE)


KEYS = (
    Key("X wins", Ink.X, Hatch.NONE),
    Key("O wins", Ink.O, Hatch.RISING),
    Key(Text("Proven"), Ink.TEXT, dash=Dash.DOTTED, dot=Dot.ROUND),
)


def test_a_legend_wraps(fonts: QApplication) -> None:
    """Entries stand side by side while they fit, then in rows; the height is that of all rows."""
    metrics = QFontMetricsF(QFont())
    wide = key_places(KEYS, 1000, metrics)
    assert len({rect.top() for rect in wide}) == 1
    assert all(one.right() < two.left() for one, two in pairwise(wide))
    fits = wide[1].right()
    assert [rect.top() > 0 for rect in key_places(KEYS, fits, metrics)] == [False, False, True]
    assert [rect.top() > 0 for rect in key_places(KEYS, fits - 1, metrics)][1]
    narrow = key_places(KEYS, 10, metrics)
    assert {rect.left() for rect in narrow} == {0.0}
    assert [one.bottom() for one in narrow[:2]] == [two.top() for two in narrow[1:]]
    assert keys_height(KEYS, 10, metrics) == 3 * keys_height(KEYS, 1000, metrics) > 0
    assert keys_height((), 10, metrics) == 0


def test_a_legend_has_samples(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Areas have a filled sample with their hatch, lines their pattern and point; names follow."""
    image = QImage(600, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    at = QPointF(7, 9)
    calls = painted(monkeypatch, partial(paint_keys, painter, KEYS, LIGHT, 1000, at))
    places = key_places(KEYS, 1000, QFontMetricsF(painter.font()))
    painter.end()
    assert [call.method for call in calls] == [
        *("fillRect", "drawText", "fillRect", "drawLines", "drawText"),
        *("drawLine", "drawEllipse", "drawText"),
    ]
    assert texts(calls) == ["X wins", "O wins", "Proven"]
    names = [call for call in calls if call.text]
    for call, rect in zip(names, places, strict=True):
        assert rect.translated(at).left() < call.rect.left()
        assert call.pen == name(LIGHT.text)
    assert calls[0].rect.right() < names[0].rect.left()
    assert calls[5].dash is Qt.PenStyle.DotLine
    assert calls[6].brush == name(LIGHT.text)


def test_small_numbers_stay_legible(fonts: QApplication) -> None:
    """A plot's font is a little smaller than the window's, but never below 7 points."""
    base = QFont()
    for size, plot in ((20.0, 18.0), (10.0, 9.0), (7.0, 7.0)):
        base.setPointSizeF(size)
        assert plot_font(base).pointSizeF() == plot


def test_long_names_of_numbers_are_the_window_s(fonts: QApplication) -> None:
    """Names that are numbers are written as numbers, and other names as they are."""
    chart = replace(EMPTY, x=Axis("", names=(Number("1,000"), "easy")))
    assert {"1,000", "easy"} <= set(Plot(chart, LIGHT, AREA, QFont()).texts)


def test_a_figure_has_all_its_charts(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawing has the charts' titles, legends, axes and captions, one chart below the other."""
    charts = (results(), replace(times(), caption=Text("A caption.")), losing())
    drawing = figure(charts, DARK)
    assert drawing.size.width() > WIDTH
    assert drawing.size.height() > 3 * HEIGHT
    assert drawing.title == "; ".join(str(chart.title) for chart in charts)
    assert drawing.description == " ".join(chart.words() for chart in charts)
    assert drawing.scale == 2
    image = QImage(drawing.size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    calls = painted(monkeypatch, partial(drawing.paint, painter))
    painter.end()
    written = texts(calls)
    heads = [call for call in calls if call.text in {str(chart.title) for chart in charts}]
    assert [call.text for call in heads] == [str(chart.title) for chart in charts]
    assert all(call.is_bold and call.pen == name(DARK.text) for call in heads)
    tops = [call.rect.top() for call in heads]
    assert tops[1] - tops[0] == tops[2] - tops[1] > HEIGHT
    for chart in charts:
        for text in (chart.x.label, chart.y.label, chart.caption, *(k.name for k in chart.keys)):
            assert not str(text) or str(text) in written
    assert "A caption." in written
    assert image.pixelColor(3, 3).name() == name(DARK.surface)
    assert max(call.rect.bottom() for call in calls if call.text == "A caption.") > 0


def test_one_chart_takes_less_space(fonts: QApplication) -> None:
    """The height of a drawing follows from the number of its charts."""
    one, two = figure([convergence()]).size, figure([convergence()] * 2).size
    assert one.width() == two.width()
    assert HEIGHT < two.height() - one.height() < one.height()
