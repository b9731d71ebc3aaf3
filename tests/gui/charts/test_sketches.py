"""All that charts paint: every mark, text and line, its place, its pen, its brush and its font."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import cast

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.gui.sketch import Letters, assert_sketch, sketch, use_letters
from tttmc_app.core.numbers import grouped
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
from tttmc_app.gui.charts import figure, inks, plot
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

AREA = QRectF(20, 10, 420, 220)
PERCENT = Axis("share", low=0, high=100, unit=" %")
CHARTS: dict[str, tuple[Chart, Theme]] = {
    "bars": (
        Chart(
            "Bars",
            Axis("boards", names=("3×3", "4×4", "a long name", "5×5")),
            PERCENT,
            bars=(
                Bar(0, 0, 60, Ink.X, text="60 %"),
                Bar(0, 60, 75, Ink.TIE, text="15 %"),
                Bar(0, 75, 100, Ink.O, Hatch.RISING, text="25 %"),
                Bar(1, 0, 5, Ink.X, text="5 %"),
                Bar(2, 20, 80, Ink.ACCENT, Hatch.RISING, width=0.3, text="a text that is wide"),
            ),
            whiskers=(Whisker(1, 50, 30, 90), Whisker(3, 20, 10, 20, ink=Ink.X)),
        ),
        LIGHT,
    ),
    "curves": (
        Chart(
            "Curves",
            Axis("trials", low=1, high=100_000, is_log=True),
            Axis("score", low=-2, high=2),
            curves=(
                Curve("one", (1, 10, 1000), (0.5, 1, -1), Ink.ACCENT, Dash.DASHED, Dot.ROUND),
                Curve(
                    "two",
                    (1, 100_000),
                    (1.9, 1.9),
                    Ink.SECOND,
                    Dash.DOTTED,
                    Dot.SQUARE,
                    (1, 2),
                    (2, 2),
                ),
                Curve("three", (1, 100_000), (1.8, 1.85), Ink.TEXT, Dash.DASH_DOTTED, Dot.TRIANGLE),
                Curve("", (5, 50), (-1.5, -1), Ink.MUTED, dot=Dot.DIAMOND, joined=False),
                Curve("", (7,), (-1.9,), Ink.X, dot=Dot.ROUND, lows=(-2,), highs=(-1,)),
            ),
            rules=(Rule(1.7, "exact", Ink.TIE), Rule(-1, "", Ink.X)),
            whiskers=(Whisker(10, 0, -1, 1, ink=Ink.O),),
        ),
        DARK,
    ),
    "rows": (
        Chart(
            "Rows",
            PERCENT,
            Axis("players", names=("mc", "random", "tree")),
            whiskers=tuple(
                Whisker(50, row, 40 - row, 60 + row, is_horizontal=True) for row in range(3)
            ),
            spots=(Spot(50, 1, "random"),),
        ),
        HIGH_CONTRAST,
    ),
    "keys": (
        Chart(
            "Keys",
            Axis("games", low=0, high=8, is_whole=True),
            Axis("", low=-4, high=104, unit=" %"),
            curves=(Curve("named by its key", (0, 8), (10, 90), Ink.X),),
            keys=(Key("named by its key", Ink.X),),
            rules=(
                Rule(50, "the rule with the longest name"),
                Rule(-3, "below", Ink.O),
                Rule(-2.5, "above", Ink.X),
            ),
        ),
        HIGH_CONTRAST,
    ),
    "many names": (
        Chart(
            "Names",
            Axis("", names=tuple(grouped(10**n) for n in range(9))),
            Axis("", names=tuple(f"row {n}" for n in range(40))),
        ),
        LIGHT,
    ),
}


@pytest.fixture
def painter(fonts: QApplication) -> Iterator[QPainter]:
    """Yield a painter of an image."""
    image = QImage(900, 1200, QImage.Format.Format_RGB32)
    made = QPainter(image)
    made.setFont(QApplication.font())
    yield made
    made.end()


@pytest.mark.parametrize("name", CHARTS)
def test_a_plot(painter: QPainter, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Every kind of mark and axis."""
    chart, theme = CHARTS[name]
    use_letters(monkeypatch, plot)
    made = plot.Plot(chart, theme, AREA, QApplication.font())
    read = chart.spots[0] if chart.spots else None
    assert_sketch(sketch(monkeypatch, partial(made.paint, painter, read)), __file__, name)


@pytest.mark.parametrize(("width", "name"), [(1000, "a row of keys"), (150, "rows of keys")])
def test_keys(painter: QPainter, monkeypatch: pytest.MonkeyPatch, width: int, name: str) -> None:
    """Samples of areas and lines with their names, beside or below each other."""
    keys = (
        Key("X wins", Ink.X, Hatch.NONE),
        Key("O wins", Ink.O, Hatch.RISING),
        Key("ties", Ink.TIE, Hatch.NONE),
        Key("proven", Ink.TEXT, dash=Dash.DOTTED, dot=Dot.ROUND),
        Key("guessed", Ink.ACCENT, dash=Dash.DASHED, dot=Dot.NONE),
    )
    paint = partial(inks.paint_keys, painter, keys, DARK, width, QPointF(7, 9))
    assert_sketch(sketch(monkeypatch, paint, inks), __file__, name)
    metrics = cast("QFontMetricsF", Letters())
    heights = [inks.keys_height(keys, each, metrics) for each in (1000, 150)]
    assert heights == [18.0, 72.0]


def test_a_figure(painter: QPainter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles, legends, plots and captions, one chart below the other."""
    first, second = CHARTS["keys"][0], CHARTS["rows"][0]
    charts = (replace(first, caption="A caption that explains what the chart shows. " * 3), second)
    drawing = figure.figure(charts, DARK)
    assert (drawing.size, drawing.scale) == (QSize(808, 912), 2)
    assert drawing.title == "Keys; Rows"
    lines = sketch(monkeypatch, partial(drawing.paint, painter), figure, inks, plot)
    assert_sketch(lines, __file__, "figure")


def test_hatches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rising lines through wide, tall and flat rectangles, cut at their edges."""
    found = [
        f"{(line.x1(), line.y1(), line.x2(), line.y2())}"
        for rect in (QRectF(0, 0, 20, 10), QRectF(5, 5, 4, 30), QRectF(0, 0, 10, 0))
        for line in (*inks.hatch_lines(rect), *inks.hatch_lines(rect, 5.0))
    ]
    assert_sketch(found, __file__, "hatches")
    font = QFont()
    font.setPointSizeF(10)
    assert [plot.plot_font(font).pointSizeF()] == [9.0]
