"""Positions of a plot's ticks, names and marks, in pixels."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from tests.gui.charts.chart_samples import convergence, every_chart, results, times
from tttmc_app.core.numbers import grouped
from tttmc_app.gui.charts.plot import Plot, name_ticks, spread_evenly
from tttmc_app.gui.look.theme import LIGHT

AREA = QRectF(20, 10, 500, 180)


def test_names_stand_side_by_side() -> None:
    """All names are written if they fit; long numbers are shortened before names are left out."""
    names = [grouped(number) for number in (10, 100, 1000, 3_000_000)]

    def written(place_width: float) -> list[str]:
        return [text for _, text in name_ticks(names, lambda name: 7.0 * len(name), place_width)]

    assert written(60) == names
    assert written(40) == ["10", "100", "1,000", "3M"]
    assert written(24) == ["10", "1,000"]
    assert written(5) == ["10"]
    assert name_ticks(("easy", "medium"), lambda _: 30.0, 40) == [(0.0, "easy"), (1.0, "medium")]
    assert name_ticks((), lambda _: 30.0, 40) == []


@pytest.mark.parametrize(
    ("heights", "placed"),
    [
        ([10, 50, 90], [10, 50, 90]),
        ([10, 12, 14], [10, 20, 30]),
        ([90, 96, 99], [75, 85, 95]),
        ([], []),
    ],
)
def test_names_at_the_ends_keep_apart(heights: list[float], placed: list[float]) -> None:
    """The names of curves that end close together are placed one below another, above the axis."""
    assert spread_evenly(heights, 10, 100) == placed


def test_places_are_within_the_plot(qtbot: QtBot) -> None:
    """All values of all charts lie in the rectangle, with larger ones higher or further right."""
    for chart in every_chart():
        plot = Plot(chart, LIGHT, AREA, QFont())
        points = [plot.point_at(spot) for spot in chart.spots]
        assert points
        assert all(AREA.contains(point) for point in points), chart.title
    plot = Plot(times(), LIGHT, AREA, QFont())
    for one, two in pairwise(plot.point_at(spot) for spot in times().spots):
        assert two.x() > one.x()
        assert two.y() < one.y()


def test_a_plot_writes_ticks_texts_and_names(qtbot: QtBot) -> None:
    """The axes' numbers, the bars' shares and the curves' names are all written."""
    written = Plot(results(), LIGHT, AREA, QFont()).texts
    assert {"0 %", "100 %", "5", "10", "50 %", "20 %", "30 %"} <= set(written)
    assert {"b2", "a1", "10", "100"} <= set(Plot(convergence(), LIGHT, AREA, QFont()).texts)
    narrow = Plot(results(), LIGHT, QRectF(0, 0, 90, 180), QFont()).texts
    assert "30 %" not in narrow, "a bar without room has no text"
