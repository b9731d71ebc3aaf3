"""Axes and their numbers, as values."""

from __future__ import annotations

from math import inf, log10

import pytest

from tests.experiments.chart_samples import results, times
from tttmc_app.core import Text
from tttmc_app.experiments.chart import Axis, Curve, ticks
from tttmc_app.experiments.convergence import ConvergencePoint
from tttmc_app.experiments.convergence_study import ScoreCurve, losing_chart, scores_chart


def test_even_ticks_are_round() -> None:
    """Ticks are at round numbers within the range, with the axis's unit."""
    assert ticks(Axis("", unit=" %"), 0, 100, 5) == [
        (0, "0 %"),
        (20, "20 %"),
        (40, "40 %"),
        (60, "60 %"),
        (80, "80 %"),
        (100, "100 %"),
    ]


def test_log_ticks_thin_out() -> None:
    """A short logarithmic axis has ticks at 1, 2, 5 and so on, a long one at some powers of ten."""
    few = ticks(Axis("", is_log=True), log10(5), log10(100), 6)
    assert [text for _, text in few] == ["5", "10", "20", "50", "100"]
    many = ticks(Axis("", is_log=True), 0, 12, 5)
    assert len(many) <= 5
    assert all(place == int(place) for place, _ in many)


def test_names_thin_out() -> None:
    """Too many names for an axis are thinned out evenly."""
    axis = Axis("", names=tuple("abcdefghij"))
    assert [text for _, text in ticks(axis, -0.5, 9.5, 5)] == ["a", "c", "e", "g", "i"]


def test_times_have_a_median_and_a_middle_half() -> None:
    """The curve shows the medians; the band extends from the lower to the upper quartile."""
    curve = times().curves[0]
    assert (curve.ys, curve.lows) == ((0.001, 0.01, 0.1), (0.0005, 0.005, 0.05))
    assert curve.highs == (0.0015, 0.02, 0.4)


@pytest.mark.parametrize(
    ("axis", "low", "high"),
    [
        (Axis(""), -310.0, 120.0),
        (Axis(""), 0.0, 0.7),
        (Axis("", is_log=True), log10(2e-4), log10(4e-4)),
        (Axis("", is_log=True), log10(0.0021), log10(0.0029)),
        (Axis("", is_log=True), log10(8), log10(120)),
    ],
)
@pytest.mark.parametrize("most", [2, 3, 6])
def test_an_axis_has_three_ticks(axis: Axis, low: float, high: float, most: int) -> None:
    """However short an axis is, at least three numbers show its scale."""
    places = [place for place, _ in ticks(axis, low, high, most)]
    assert 3 <= len(places) <= 12
    assert low <= min(places) < max(places) <= high


def test_what_has_no_logarithm_does_not_stretch_the_axis() -> None:
    """A value of zero doesn't stretch a logarithmic axis."""
    curve = Curve("", (1, 2, 3), (0.0, 5.0, 50.0))
    chart = type(times())("", Axis(""), Axis("", is_log=True), curves=(curve,))
    low, high = chart.y_range()
    assert 0 < low < high < 2


def test_equal_values_still_have_a_range() -> None:
    """Even with one point, or none at all, the axis can be drawn."""
    for curves in ((), (Curve("", (3,), (3,)),)):
        chart = type(times())("", Axis(""), Axis("", is_log=True), curves=curves)
        for low, high in (chart.x_range(), chart.y_range()):
            assert low < high


def test_a_chart_is_also_words() -> None:
    """The text for screen readers gives every count and interval."""
    assert "X wins 50, 50 % (40–60)" in results().words()
    assert "5: " not in results().words(), "a value without games has no text"


def test_an_infinite_error_fills_the_chart_but_not_the_axis() -> None:
    """A single trial's error is infinite: the axis ignores it, the text gives it."""
    one = ScoreCurve("b2", (0.5, 0.3), (inf, 0.1), None)
    chart = scores_chart(Text("Scores"), [1, 10], [one])
    low, high = chart.y_range()
    assert 0.1 < low < high < 0.6
    assert "0.50 ± ∞" in str(chart.spots[0].words)


def test_what_is_counted_has_no_halves() -> None:
    """An axis of losses has ticks at whole numbers only."""
    for most in (1.0, 3.0, 7.0):
        texts = [text for _, text in ticks(Axis("lost", is_whole=True), 0, most, 8)]
        assert texts == [str(number) for number in range(int(most) + 1)]


def test_equal_exact_values_share_a_line() -> None:
    """Squares with the same exact value share a line with both names; the legend lists all."""
    squares = {"b3": 0.25, "d4": 0.25 + 1e-12, "a1": -0.5}
    curves = [ScoreCurve(name, (0.5, 0.3), (0.1, 0.1), value) for name, value in squares.items()]
    chart = scores_chart(Text("Scores"), [1, 10], curves)
    assert [(str(rule.name), rule.value) for rule in chart.rules] == [
        ("b3, d4", 0.25),
        ("a1", -0.5),
    ]
    assert [key.name for key in chart.keys] == list(squares)


def test_no_losing_move_is_no_block() -> None:
    """If no run chose a losing move, the axis extends far beyond the end of the interval."""
    none = (None,) * 9
    chart = losing_chart([ConvergencePoint(10, none, none, runs=200, losing=0)], None)
    assert max(chart.curves[0].highs) < 2
    assert chart.y_range() == (0.0, 10.0)
