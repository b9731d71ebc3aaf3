"""Convergence of scores and losing moves: what is found, kept and drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf, isfinite

import pytest

from tests.experiments.invented import near
from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.core import Position, Rules, Text, derive_seed, parse_square, square_name
from tttmc_app.core.json_reader import read_json
from tttmc_app.engine import Verdict
from tttmc_app.experiments.convergence import (
    CONVERGENCE_CHARTS,
    Convergence,
    ConvergencePoint,
    ConvergenceStudy,
    chance_chart,
)
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players import PlayerSpec, parse_spec

CORNER = "X../.../..."
RANKS = {Verdict.LOSS: -1, Verdict.DRAW: 0, Verdict.WIN: 1}


def converge(
    position: Position, player: PlayerSpec, trials: Sequence[int], seed: int, runs: int
) -> Iterator[Convergence]:
    """Yield the results so far."""
    return ConvergenceStudy(position, player, tuple(trials), runs, seed).find()


def found(board: str, spec: str, trials: list[int], seed: int = 1, runs: int = 50) -> Convergence:
    """Return the complete results."""
    *_, last = converge(Position.parse(board), parse_spec(spec), trials, seed, runs)
    return last


@pytest.mark.parametrize(
    ("board", "settings", "trials"),
    [(CORNER, "current=1,other=2", [10, 1000]), ("X../.O./...", "sure=95", [10_000, 1_000_000])],
)
def test_values_and_errors_are_the_players_own_per_trial(
    board: str, settings: str, trials: list[int]
) -> None:
    """They are those with the same seed per trial played, also if the player stops when sure."""
    known = found(board, f"mc:{settings}", trials, runs=1)
    for point in known.points:
        player = parse_spec(f"mc:trials={point.trials},{settings}").make()
        *_, thought = player.think(known.study.position, 1)
        assert thought.errors is not None
        assert (thought.trials < point.trials) == ("sure" in settings)
        for part, totals in ((point.values, thought.values), (point.errors, thought.errors)):
            assert part == tuple(None if n is None else n / thought.trials for n in totals)


@pytest.mark.parametrize("spec", ["mc", "mc:current=1,other=0", "forward", "forward:tie=0.3"])
def test_values_come_to_the_exact_ones(spec: str) -> None:
    """With 100,000 trials all values lie within five standard errors of the exact ones."""
    (point,) = (known := found(CORNER, spec, [100_000], runs=1)).points
    assert known.exact is not None
    rows = list(zip(point.values, point.errors, known.exact, strict=True))
    assert rows.pop(0) == (None, None, None)
    for value, error, exact in rows:
        assert value is not None
        assert error is not None
        assert exact is not None
        assert abs(value - exact) <= 5 * error < 0.1


def test_what_cant_be_proven_or_calculated_is_said() -> None:
    """On a large board the runs' moves stay unproven, and exact values are missing."""
    *_, known = converge(Position.start(Rules(12, 5)), parse_spec("mc"), [10], 1, 3)
    assert (known.exact, known.exact_losing) == (None, None)
    assert "144" in known.note
    (point,) = known.points
    assert (point.unproven, point.losing, point.worse) == (3, 0, 0)


def test_trials_come_in_order_and_progress_rises() -> None:
    """Each number of trials has one point, in order; the share never falls and ends at 1."""
    steps = list(converge(Position.parse(CORNER), parse_spec("mc"), [100, 10, 1000, 100], 1, 20))
    assert [point.trials for point in steps[-1].points] == [10, 100, 1000]
    shares = [round(step.share, 9) for step in steps]
    assert (shares, shares[-1]) == (sorted(shares), 1.0)


@pytest.mark.parametrize(("board", "trials"), [(CORNER, 5), ("XO./.X./..O", 1), ("OX./XX./.O.", 1)])
def test_runs_are_counted_by_what_the_solver_finds(board: str, trials: int) -> None:
    """Each run's seed leads to a move: a proven loss, or one that is worse than the best."""
    known = found(board, "mc:trials=7,current=1,other=1", [trials], seed=3, runs=60)
    assert known.results == engine.solve(known.study.position)
    player = parse_spec(f"mc:trials={trials},current=1,other=1").make()
    seeds = (derive_seed(3, "run", trials, run) for run in range(60))
    ranks = [RANKS[known.results[player.choose(known.study.position, seed)]] for seed in seeds]
    (point,), best = known.points, max(RANKS[each] for each in known.results.values())
    worse = sum(rank < best for rank in ranks)
    assert (point.runs, point.losing, point.worse) == (60, ranks.count(-1), worse)
    assert point.unproven == 0 < worse < 60
    assert point.losing_chance in point.losing_interval


LIMITS = """
X../.../... O mc:current=1,other=1 0 0
OX./.X./... O mc:current=1,other=1 0.5 0.5
.../.OX/X.. O mc:current=1,other=2 0.5 0.5
..X/X../..O O forward:equal=random 0.5 0.5
..X/X../..O O forward:equal=first 1 1
XOX/XOO/OX. X forward 0 0 c3 1
XOX/XOO/OX. X forward:tie=0 0 0 c3 0
XOX/XOO/OX. X forward:tie=0.25 0 0 c3 0.25
XX./OO./... X forward:tie=0 0 0 c1 1
"""
"""Boards, the side to move, players, their chances to lose and to give up, and a move's rate.

A move that ends the game has no chance in its rate; a tie counts what the player says.
"""


@pytest.mark.parametrize("row", LIMITS.strip().splitlines())
def test_the_limit_is_calculated(row: str) -> None:
    """Of equal squares, each is chosen as often as the others, or the first always."""
    board, mover, spec, losing, worse, *rate = row.split()
    *_, known = converge(Position.parse(board, to_move=mover), parse_spec(spec), [5], 1, 1)
    assert (known.exact_losing, known.exact_worse) == (float(losing), float(worse))
    if rate:
        assert exact_of(known)[rate[0]] == float(rate[1])


def exact_of(known: Convergence) -> dict[str, float]:
    """Return the exact values of the empty squares by their names."""
    assert known.exact is not None
    squares, rules = known.study.position.empty_squares, known.study.position.rules
    return {square_name(square): known.exact[rules.index(square)] or 0.0 for square in squares}


# What is kept ------------------------------------------------------------------------------------

STUDY = ConvergenceStudy(
    Position.parse("XO./.X./..O", Rules(3, reverse=True)), parse_spec("mc:other=3"), (50, 1), 40, 7
)


@pytest.fixture(scope="module")
def known() -> Convergence:
    """Return the study's results, with infinite errors after a single trial."""
    *_, last = STUDY.find()
    return last


def test_the_table_and_the_json_have_everything(known: Convergence) -> None:
    """Each value has its column; the JSON is read back, with infinite errors, which are null."""
    assert known.points[0].errors.count(inf) == 5
    for shown, point in zip(known.table(), known.points, strict=True):
        for name in ("trials", "runs", "losing", "worse", "unproven"):
            assert shown[name] == getattr(point, name)
        for name, held in (("losing", point.losing_interval), ("worse", point.worse_interval)):
            assert [shown[f"{name}_low"], shown[f"{name}_high"]] == [held.low, held.high]
        for at, name in {2: "c1", 3: "a2", 7: "b3"}.items():
            assert shown[f"score_{name}"] == point.values[at]
            assert shown[f"error_{name}"] == point.errors[at]
    for found in (known, replace(known, exact=None)):
        assert STUDY.read(read_json(json.dumps(found.as_json()))) == found


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
    *_, known = study.find()
    chart = CONVERGENCE_CHARTS[0].draw(study, known)
    names, _, note = squares.partition(" (")
    assert sorted(str(curve.name) for curve in chart.curves) == names.split()
    assert isinstance(chart.caption, Text)
    told = carried_by(chart.caption)
    assert note == (f"{told['shown']} of {told['count']})" if "note" in told else "")


def test_the_chance_of_giving_up_a_result_has_a_band_and_a_limit() -> None:
    """Chances are in per cent; an axis of high ones goes to 100 %, one of low ones to 10 %."""
    for worse, end in ((0, 10), (20, None), (41, 100)):
        held = wilson_interval(worse, 100)
        chart = chance_chart([ConvergencePoint(10, (), (), 100, worse=worse)], 0.125)
        ((point,), (rule,)) = chart.points, chart.rules
        assert (*point[:2], *point.interval) == (10, worse, 100 * held.low, 100 * held.high)
        assert (rule.value, chart.y.low, chart.y.high) == (12.5, 0, end)
    assert chance_chart([], None).rules == ()


def test_scores_have_bands_and_exact_lines(known: Convergence) -> None:
    """A band is one standard error wide; an infinite one fills the chart but not the axis."""
    chart = CONVERGENCE_CHARTS[0].draw(STUDY, known)
    for curve in chart.curves:
        index = STUDY.rules.index(parse_square(str(curve.name), STUDY.rules))
        points = [(point.values[index] or 0, point.errors[index] or 0) for point in known.points]
        assert [each.x for each in curve.points] == [1, 50]
        for drawn, (value, error) in zip(curve.points, points, strict=True):
            assert (drawn.y, *drawn.interval) == (value, value - error, value + error)
        assert exact_of(known)[str(curve.name)] in [near(rule.value) for rule in chart.rules]
    assert all(map(isfinite, chart.y_range()))
    begun = replace(known, points=(known.points[0], ConvergencePoint(50, (None,) * 9, (None,) * 9)))
    for each in CONVERGENCE_CHARTS:
        assert {point.x for point in each.draw(STUDY, begun).points} == {1}
