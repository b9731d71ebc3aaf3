"""Axes and their numbers, as values."""

from __future__ import annotations

from typing import Any

import pytest

from tests.experiments.invented import near
from tttmc_app.core import Text
from tttmc_app.experiments.chart import (
    Axis,
    Bar,
    Chart,
    Curve,
    Ink,
    Point,
    Rule,
    drawn_range,
    ticks,
    unseen,
)

X, Y = Axis("x"), Axis("y")


def test_a_chart_is_also_words() -> None:
    """The text for screen readers has every spot; without marks it says what is missing."""
    empty = Chart("Title", X, Y, curves=(unseen(()),), rules=(Rule(1, ""),), empty="Nothing yet")
    assert (empty.is_empty, empty.words()) == (True, "Title. Nothing yet")
    spots = Point(0, 0, "one"), Point(0, 1), Point(1, 1, Text("two"))
    full = Chart("Title", X, Y, bars=(Bar(0, 0, 1, Ink.X),), curves=(unseen(spots),))
    assert full.words(lambda text: f"<{text}>") == "<Title>. <one>; <two>"


TICKS = """
-310 120 3 = -300 -200 -100 0 100
0 0.7 6 = 0 0.2 0.4 0.6
0 0.7 9 = 0 0.1 0.2 0.3 0.4 0.5 0.6 0.7
10 60 10 = 10 15 20 25 30 35 40 45 50 55 60
log 8 120 4 = 10 20 50 100
log 8 120 3 = 10 30 100
log 100 1e5 6 = 100 1000 10000 100000
log 100 1e5 2 = 100 10000
log 1 1e6 4 = 1 100 10000 1e6
log 1.41 15.8 2 = 2 5 10
log 2e-4 4e-4 6 = 2e-4 2.5e-4 3e-4 3.5e-4 4e-4
whole 0 1 8 = 0 1
whole 0 3 8 = 0 1 2 3
"""
"""The kind of an axis, its range, how many ticks are wanted, and the numbers that are there."""


@pytest.mark.parametrize("row", TICKS.strip().splitlines())
def test_ticks_are_the_roundest_numbers_that_suffice(row: str) -> None:
    """There are about as many as wanted, but at least three where that is possible."""
    wanted, numbers = row.split(" = ")
    *kind, low, high, most = wanted.split()
    axis = Axis("", is_log=kind == ["log"], is_whole=kind == ["whole"])
    ends = axis.place(float(low)), axis.place(float(high))
    places = [place for place, _ in ticks(axis, *ends, int(most))]
    assert places == near([axis.place(float(number)) for number in numbers.split()])


def test_ticks_have_units_and_names_thin_out() -> None:
    """Times are in suitable units; too many names are left out evenly, and keep their places."""
    for axis, ends, shown in (
        (Axis("", is_log=True, is_time=True), (-3.2, 1.2, 6), "1 ms,10 ms,100 ms,1 s,10 s"),
        (Axis("", unit=" m"), (0, 2, 3), "0 m,1 m,2 m"),
    ):
        assert ",".join(str(text) for _, text in ticks(axis, *ends)) == shown
    for row in ("abcdefghij 5 acegi", "abcdefghij 4 adgj", "abcdef 6 abcdef", "abc 0 a"):
        names, most, shown = row.split()
        found = ticks(Axis("", names=tuple(names)), -0.5, len(names) - 0.5, int(most))
        assert found == [(float(names.index(name)), name) for name in shown]


RANGES = """
nan 1 -inf 3 inf = 0.88 3.12
= -0.06 1.06
-8 -8 = -8.48 0.48
low 0 : 1 3 = 0 3.18
high 5 : 1 3 = 0.76 5
low 0 high 1 : 7 = 0 1
is_log 1 : 2 300 0 -5 = 0.1 2.7
is_log 1 : 10 = 0.4 1.6
is_log 1 low 1 high 100 : 5 = 0 2
"""
"""An axis, if it has settings, the values on it, and its ends."""


@pytest.mark.parametrize("row", RANGES.strip().splitlines())
def test_what_an_axis_shows(row: str) -> None:
    """All finite values with 6 % of the range beside them, where an end isn't fixed."""
    *settings, shown = row.split(":")
    values, ends = ([float(word) for word in half.split()] for half in shown.split("="))
    words = " ".join(settings).split()
    axis: Any = Axis("", **dict(zip(words[::2], map(float, words[1::2]), strict=True)))  # type: ignore[arg-type]  # by name
    assert drawn_range(axis, values) == near(tuple(ends))


def test_an_axis_holds_every_mark() -> None:
    """The ranges hold bars, bands, whiskers and rules; names have half a place at each end."""
    curve = Curve("", (Point(1, 4, "", 2, 6), Point(3, 8, "", 7, 12), Point(4, 9)))
    axis, bar = Axis("", names=("a", "b", "c")), Bar(2, 1, 5, Ink.X, width=4)
    bars = Chart("", X, Y, (bar,), (unseen([Point(1, 5, "", 3, 30)]),))
    lines = Chart("", X, Y, (), (curve,), (Rule(-20, ""),))
    ranges = [(each.x_range(), each.y_range()) for each in (bars, lines)]
    assert ranges == [
        (drawn_range(X, [0, 4]), drawn_range(Y, [1, 30])),
        (drawn_range(X, [1, 4]), drawn_range(Y, [-20, 12])),
    ]
    lying = Chart("", X, axis, (), (unseen([Point(5, 1, "", -3, 9)]),))
    assert lying.x_range() == drawn_range(X, [-3, 9])
    chart = Chart("", axis, axis, (bar,))
    assert chart.x_range() == chart.y_range() == (-0.5, 2.5)
