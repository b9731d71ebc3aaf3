"""Axes and their numbers, as values."""

from __future__ import annotations

from dataclasses import replace
from math import inf, log10

import pytest

from tests.experiments.chart_samples import results, times
from tttmc_app.core import Text
from tttmc_app.experiments.chart import (
    Axis,
    Bar,
    Chart,
    Curve,
    Ink,
    Rule,
    Spot,
    Whisker,
    drawn_range,
    ticks,
)
from tttmc_app.experiments.convergence import ConvergencePoint
from tttmc_app.experiments.convergence_study import ScoreCurve, losing_chart, scores_chart
from tttmc_app.experiments.statistics import wilson_interval


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


@pytest.mark.parametrize(
    ("is_log", "low", "high", "most", "expected"),
    [
        (False, -310, 120, 3, [-300, -200, -100, 0, 100]),
        (False, 0, 0.7, 6, [0, 0.2, 0.4, 0.6]),
        (False, 0, 0.7, 9, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
        (False, 10, 60, 10, [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]),
        (True, log10(8), log10(120), 4, [10, 20, 50, 100]),
        (True, log10(8), log10(120), 3, [10, 30, 100]),
        (True, 2, 5, 6, [100, 1000, 10_000, 100_000]),
        (True, 2, 5, 2, [100, 10_000]),
        (True, 0, 6, 4, [1, 100, 10_000, 1_000_000]),
        (True, 0.15, 1.2, 2, [2, 5, 10]),  # with 1 and 3 there would be too few
        (True, log10(2e-4), log10(4e-4), 6, [2e-4, 2.5e-4, 3e-4, 3.5e-4, 4e-4]),
    ],
)
def test_ticks_are_the_roundest_numbers_that_suffice(
    is_log: bool, low: float, high: float, most: int, expected: list[float]
) -> None:
    """There are about as many as wanted, with both ends of the range if these are round."""
    places = [place for place, _ in ticks(Axis("", is_log=is_log), low, high, most)]
    assert places == pytest.approx([log10(value) if is_log else value for value in expected])


@pytest.mark.parametrize(
    ("names", "most", "shown"),
    [
        *(("abcdefghij", 5, "acegi"), ("abcdefghij", 4, "adgj"), ("abcdefghij", 6, "acegi")),
        *(("abcdef", 6, "abcdef"), ("abcdefg", 6, "aceg"), ("abc", 0, "a"), ("a", 6, "a")),
    ],
)
def test_names_thin_out(names: str, most: int, shown: str) -> None:
    """Too many names for an axis are thinned out evenly, and keep their places."""
    axis = Axis("", names=tuple(names))
    found = ticks(axis, -0.5, len(names) - 0.5, most)
    assert found == [(float(names.index(name)), name) for name in shown]


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


@pytest.mark.parametrize(
    ("values", "is_log", "expected"),
    [
        ((), False, (-0.06, 1.06)),
        ((0,), False, (-0.06, 1.06)),
        ((3,), False, (2.82, 6.18)),
        ((-3,), False, (-3.18, 0.18)),
        ((10,), True, (0.4, 1.6)),
        ((0, -1, inf), True, (-0.1, 1.1)),  # none has a logarithm
    ],
)
def test_the_range_around_one_value(
    values: tuple[float, ...], is_log: bool, expected: tuple[float, float]
) -> None:
    """A single value is at the lower end of a range, or in the middle of a logarithmic one."""
    curves = (Curve("", values, values),) if values else ()
    chart = Chart("", Axis("", is_log=is_log), Axis("", is_log=is_log), curves=curves)
    assert chart.x_range() == chart.y_range() == pytest.approx(expected)


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


X, Y = Axis("x"), Axis("y")


@pytest.mark.parametrize(
    ("chart", "x", "y"),
    [
        (Chart("", X, Y, bars=(Bar(2, 1, 5, Ink.X, width=1),)), (1.5, 2.5), (1, 5)),
        (Chart("", X, Y, curves=(Curve("", (1, 3), (4, 8)),)), (1, 3), (4, 8)),
        (
            Chart("", X, Y, curves=(Curve("", (1, 3), (4, 8), lows=(2, 7), highs=(6, 12)),)),
            (1, 3),
            (2, 12),
        ),
        (Chart("", X, Y, whiskers=(Whisker(1, 5, 3, 9), Whisker(4, 5, 4, 6))), (1, 4), (3, 9)),
        (
            Chart(
                "",
                X,
                Y,
                curves=(Curve("", (5,), (5,)), Curve("", (5,), (6,))),
                whiskers=(Whisker(5, 1, 3, 9, is_horizontal=True),),
            ),
            (3, 9),
            (5, 6),
        ),
        (
            Chart("", X, Y, curves=(Curve("", (1, 3), (4, 8)),), rules=(Rule(20, ""),)),
            (1, 3),
            (4, 20),
        ),
    ],
)
def test_an_axis_holds_every_mark(
    chart: Chart, x: tuple[float, float], y: tuple[float, float]
) -> None:
    """The ranges hold bars, bands, whiskers and rules, with a margin of 6 % at either end."""
    for found, (low, high) in ((chart.x_range(), x), (chart.y_range(), y)):
        margin = 0.06 * (high - low)
        assert found == pytest.approx((low - margin, high + margin))
    assert not chart.is_empty


def test_a_fixed_end_has_no_margin() -> None:
    """An axis ends exactly where it is told to; the other end has its margin."""
    curve = Curve("", (0, 10), (0, 10))
    for low, high, expected in (
        (0.0, None, (0, 10.6)),
        (None, 20.0, (-1.2, 20)),
        (2.0, 5.0, (2, 5)),
    ):
        axis = Axis("", low=low, high=high)
        assert Chart("", axis, axis, curves=(curve,)).x_range() == pytest.approx(expected)
        assert Chart("", axis, axis, curves=(curve,)).y_range() == pytest.approx(expected)


def test_a_logarithmic_axis_ends_at_round_exponents() -> None:
    """Its ends are multiples of a tenth of a power of ten, and hold the values."""
    axis = Axis("", is_log=True)
    curve = Curve("", (2.0, 300.0), (2.0, 300.0))
    low, high = Chart("", axis, axis, curves=(curve,)).x_range()
    assert (low, high) == pytest.approx((0.1, 2.7))
    assert axis.place(1000) == pytest.approx(3)
    assert Axis("").place(1000) == 1000


def test_names_have_half_a_place_at_each_end() -> None:
    """An axis of names has room for each of them, from the first to the last."""
    axis = Axis("", names=("a", "b", "c"))
    chart = Chart("", axis, axis, bars=(Bar(0, 0, 99, Ink.X),))
    assert chart.x_range() == chart.y_range() == (-0.5, 2.5)


def test_times_are_in_suitable_units() -> None:
    """Ticks of times have units, and those of other values the axis's own."""
    texts = [str(text) for _, text in ticks(Axis("", is_log=True, is_time=True), -3.2, 1.2, 6)]
    assert texts == ["1 ms", "10 ms", "100 ms", "1 s", "10 s"]
    assert [str(text) for _, text in ticks(Axis("", unit=" m"), 0, 2, 3)] == ["0 m", "1 m", "2 m"]


def test_a_chart_without_marks_is_empty() -> None:
    """Bars, whiskers or curves fill a chart; without them it says what is missing."""
    spots = (Spot(0, 0, "one"), Spot(1, 1, Text("two")))
    empty = Chart("Title", X, Y, rules=(Rule(1, ""),), spots=spots, empty="Nothing yet")
    assert empty.is_empty
    assert empty.words() == "Title. Nothing yet"
    assert str(Chart("", X, Y).empty) == "Nothing to show yet."
    full = Chart("Title", X, Y, bars=(Bar(0, 0, 1, Ink.X),), spots=spots)
    assert full.words() == "Title. one; two"
    assert full.words(lambda text: f"<{text}>") == "<Title>. <one>; <two>"
    assert not Chart("", X, Y, whiskers=(Whisker(0, 0, 0, 1),)).is_empty


def test_the_chance_of_a_losing_move_has_a_band_and_a_limit() -> None:
    """Chances are in per cent, with their intervals; an axis of high chances goes up to 100 %."""
    none = (None,) * 9
    points = [
        ConvergencePoint(10, none, none, runs=100, losing=81),
        ConvergencePoint(1000, none, none, runs=100, losing=20),
    ]
    chart = losing_chart(points, 0.125)
    (curve,) = chart.curves
    assert (curve.xs, curve.ys) == ((10.0, 1000.0), (81.0, 20.0))
    held = [wilson_interval(count, 100) for count in (81, 20)]
    assert curve.lows == tuple(100 * each.low for each in held)
    assert curve.highs == tuple(100 * each.high for each in held)
    assert [(rule.value, str(rule.name)) for rule in chart.rules] == [(12.5, "limit")]
    assert (chart.y.low, chart.y.high, chart.x.is_log) == (0, 100, True)
    assert [str(spot.words) for spot in chart.spots] == [
        "10 trials: 81.0 % (72.2–87.5)",
        "1,000 trials: 20.0 % (13.3–28.9)",
    ]
    assert "Limit: calculated for infinitely many trials." in str(chart.caption)
    assert [str(text) for text in (chart.title, chart.x.label, chart.y.label)] == [
        "Chance of choosing a losing move",
        "trials",
        "share of the runs",
    ]
    middle = losing_chart([replace(points[1], losing=20)], None)
    assert middle.y.high is None
    assert not middle.rules
    assert str(middle.caption) == "Band: 95 % Wilson interval."
    assert losing_chart((), None).is_empty
    never = losing_chart(points, 0.0)
    assert [(rule.value, str(rule.name)) for rule in never.rules] == [(0.0, "limit")]
    assert never.caption == chart.caption


def test_scores_have_bands_and_exact_lines() -> None:
    """A band is one standard error wide; each square's exact value is a line in its colour."""
    one, two = ScoreCurve("b2", (5.0, 3.0), (2.0, 1.0), 2.5), ScoreCurve("a1", (1.0,), (), -1.0)
    chart = scores_chart(Text("Scores"), [10, 1000], [one, two], note="A note.")
    first, second = chart.curves
    assert (first.xs, first.ys, first.lows, first.highs) == (
        *((10.0, 1000.0), (5.0, 3.0), (3.0, 2.0), (7.0, 4.0)),
    )
    assert (second.xs, second.ys, second.lows, second.highs) == ((10.0,), (1.0,), (), ())
    assert [(rule.value, rule.name, rule.ink) for rule in chart.rules] == [
        (2.5, "b2", Ink.ACCENT),
        (-1.0, "a1", Ink.SECOND),
    ]
    assert [(key.name, key.ink, key.dash, key.dot) for key in chart.keys] == [
        (curve.name, curve.ink, curve.dash, curve.dot) for curve in chart.curves
    ]
    assert [str(spot.words) for spot in chart.spots] == [
        "b2 at 10 trials: 5 ± 2\nexact: 2.5",
        "b2 at 1,000 trials: 3 ± 1\nexact: 2.5",
        "a1 at 10 trials: 1\nexact: −1",
    ]
    assert str(chart.caption) == (
        "One run only. Bands: one standard error. Thin lines: exact values. A note."
    )
    plain = scores_chart(Text("Scores"), [10, 1000], [replace(one, exact=None)])
    assert (plain.rules, plain.keys, plain.curves[0].name) == ((), (), "b2")
    assert str(plain.caption) == "One run only. Bands: one standard error."
    assert str(plain.spots[0].words) == "b2 at 10 trials: 5 ± 2"


def test_fixed_ends_of_a_logarithmic_axis() -> None:
    """An axis that is said to go from 1 to 100 begins at the exponent 0 and ends at 2."""
    axis = Axis("", is_log=True, low=1, high=100)
    assert drawn_range(axis, [5.0]) == (0.0, 2.0)
    assert drawn_range(replace(axis, is_log=False), [5.0]) == (1, 100)


def test_the_whole_interval_of_a_chance_is_shown() -> None:
    """An interval that goes beyond 50 % has the whole axis, whatever the chance itself is."""
    none = (None,) * 9
    chart = losing_chart([ConvergencePoint(10, none, none, runs=10, losing=4)], None)
    assert max(chart.curves[0].ys) < 50 < max(chart.curves[0].highs)
    assert chart.y.high == 100
