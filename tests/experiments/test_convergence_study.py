"""Studies of convergence: their settings, what is kept of them, and their charts and tables."""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf, isfinite

import pytest

from tests.refusals import carried_by
from tttmc_app.core import Position, Rules, Text
from tttmc_app.engine import Verdict
from tttmc_app.experiments.convergence import Convergence, ConvergencePoint
from tttmc_app.experiments.convergence_study import (
    CONVERGENCE_CHARTS,
    ConvergenceStudy,
    losing_chart,
)
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players import parse_spec

SQUARES = ("c1", "a2", "c2", "a3", "b3")
STUDY = ConvergenceStudy(
    Position.parse("XO./.X./..O", Rules(reverse=True)), parse_spec("mc:other=3"), (50, 5), 40, 7
)
VALUES = (None, None, 0.5, -0.25, None, 0.75, 1.0, 0.0, None)
ERRORS = (None, None, 0.1, 0.2, None, 0.3, 0.4, 0.5, None)
ENDLESS = (None, None, inf, inf, None, inf, inf, inf, None)
RESULTS = dict(
    zip(
        ((0, 2), (1, 0), (1, 2), (2, 0), (2, 1)),
        (Verdict.DRAW, Verdict.WIN, Verdict.LOSS, Verdict.UNKNOWN, Verdict.WIN),
        strict=True,
    )
)
FOUND = Convergence(
    STUDY.position,
    STUDY.player,
    7,
    40,
    share=1.0,
    results=RESULTS,
    exact=(None, None, 0.25, -0.5, None, 0.75, 0.9, 0.1, None),
    exact_losing=0.5,
    note="A note.",
    points=(
        ConvergencePoint(5, VALUES, ENDLESS, runs=40, losing=3, worse=7, unproven=11),
        ConvergencePoint(50, tuple(v and 2 * v for v in VALUES), ERRORS, 20, 2, 4, 6),
    ),
)
"""Invented results in which no two counts are alike."""


def test_json_has_everything_and_is_read_back() -> None:
    """Each value has its place in the JSON; infinite errors are null there, and infinite again."""
    document = json.loads(json.dumps(FOUND.as_json()))
    first, second = document["rows"]
    losing, worse = wilson_interval(2, 20), wilson_interval(4, 20)
    counts = {"trials": 50, "runs": 20, "losing": 2, "worse": 4, "unproven": 6}
    assert second == second | counts | {
        "losing_chance": 0.1,
        "losing_interval": [losing.low, losing.high],
        "worse_interval": [worse.low, worse.high],
    }
    assert first["standard_errors"] == [[None] * 3] * 3
    assert second["scores"][0] == [None, None, 1.0]
    assert document["results"][1] == ["win", None, "loss"]
    assert document["exact"][2] == [0.9, 0.1, None]
    assert (document["exact_losing_chance"], document["note"]) == (0.5, "A note.")
    for found in (FOUND, replace(FOUND, exact=None, exact_losing=None)):
        assert STUDY.read(json.loads(json.dumps(found.as_json()))) == found
    one, two = FOUND.table()
    assert list(one) == list(two)
    assert two == two | counts | {
        "losing_low": losing.low,
        "losing_high": losing.high,
        "worse_low": worse.low,
        "worse_high": worse.high,
    }
    assert [two[f"score_{name}"] for name in SQUARES] == [1.0, -0.5, 1.5, 2.0, 0.0]
    assert [two[f"error_{name}"] for name in SQUARES] == [0.1, 0.2, 0.3, 0.4, 0.5]
    assert [one[f"error_{name}"] for name in SQUARES] == [inf] * 5
    assert FOUND.done == 60


# Charts ----------------------------------------------------------------------------------------

SHOWN = """
.../.../... = a1 b1 b2 (3 of 9)
XO./.../... = a3 b2 b3 c1 (4 of 7)
X../.O./... = b1 c1 c2 c3 (4 of 7)
X../.../... = b2 c1 c2 c3 (4 of 8)
XOX/XOO/OX. = c3
XOX/OOX/X.. = b3 c3
"""
"""Boards, the squares whose curves are shown there, and how many those are, unless all."""


@pytest.mark.parametrize("row", SHOWN.strip().splitlines())
def test_a_chart_shows_the_best_squares_and_the_worst(row: str) -> None:
    """At most four squares have a curve, one of each group of equal ones; a note says which."""
    board, squares = row.split(" = ")
    study = ConvergenceStudy(Position.parse(board), parse_spec("mc"), (10,), 1)
    *_, found = study.find()
    chart = CONVERGENCE_CHARTS[0].draw(study, found)
    names, _, note = squares.partition(" (")
    assert sorted(str(curve.name) for curve in chart.curves) == names.split()
    assert isinstance(chart.caption, Text)
    told = carried_by(chart.caption)
    assert note == (f"{told['shown']} of {told['count']})" if "note" in told else "")
    assert found.exact is not None
    values = [value for value in found.exact if value is not None]
    assert {min(values), max(values)} <= {round(rule.value, 15) for rule in chart.rules} | {
        found.exact[study.rules.index(square_at(name))] for name in names.split()
    }
    assert carried_by(chart.title)["board"] == board  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # a text


def square_at(name: str) -> tuple[int, int]:
    """Return the square of this name."""
    return int(name[1]) - 1, "abc".index(name[0])


@pytest.mark.parametrize(("losing", "end"), [(0, 10), (20, None), (41, 100)])
def test_the_chance_of_a_losing_move_has_a_band_and_a_limit(losing: int, end: float | None) -> None:
    """Chances are in per cent; an axis of high ones goes to 100 %, one of low ones to 10 %."""
    none = (None,) * 9
    points = [ConvergencePoint(count, none, none, 100, losing) for count in (10, 1000)]
    held = wilson_interval(losing, 100)
    for limit, values in ((0.0, [0.0]), (0.125, [12.5]), (None, [])):
        chart = losing_chart(points, limit)
        (curve,) = chart.curves
        assert (curve.xs, curve.ys) == ((10.0, 1000.0), (losing, losing))
        assert (curve.lows[0], curve.highs[0]) == (100 * held.low, 100 * held.high)
        assert [rule.value for rule in chart.rules] == values
        assert (chart.y.low, chart.y.high, chart.x.is_log) == (0, end, True)
    assert losing_chart((), None).is_empty


def test_scores_have_bands_and_exact_lines() -> None:
    """A band is one standard error wide; an infinite one fills the chart but not the axis."""
    chart = CONVERGENCE_CHARTS[0].draw(STUDY, FOUND)
    (curve,) = (curve for curve in chart.curves if curve.name == "a3")
    assert (curve.xs, curve.ys) == ((5.0, 50.0), (1.0, 2.0))
    assert (curve.lows, curve.highs) == ((-inf, 1.6), (inf, 2.4))
    assert (0.9, "a3") in [(rule.value, rule.name) for rule in chart.rules]
    assert [key.ink for key in chart.keys] == [curve.ink for curve in chart.curves]
    assert all(map(isfinite, chart.y_range()))
    told = [carried_by(spot.words) for spot in chart.spots if isinstance(spot.words, Text)]
    assert [(each["n"], each["value"]) for each in told if each["square"] == "a3"] == [
        ("5", "1 ± ∞"), ("50", "2 ± 0.40")
    ]  # fmt: skip
    begun = replace(FOUND, points=(FOUND.points[0], ConvergencePoint(50, (None,) * 9, (None,) * 9)))
    assert [each.draw(STUDY, begun).curves[0].xs for each in CONVERGENCE_CHARTS] == [(5.0,)] * 2
