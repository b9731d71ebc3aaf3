"""Convergence of scores and losing moves, checked against exact values and plain counting."""

from __future__ import annotations

from itertools import islice

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, TttmcError, derive_seed
from tttmc_app.engine import Verdict
from tttmc_app.experiments.convergence import Convergence, converge
from tttmc_app.players import parse_spec

CORNER = "X../.../..."
TRAP = "OX./.X./..."
"""O to move: only b3 draws, but Monte Carlo with weights 1 and 1 rates a3 just as high."""


def found(board: str, spec: str, trials: list[int], seed: int = 1, runs: int = 50) -> Convergence:
    """Return the complete results."""
    *_, last = converge(Position.parse(board), parse_spec(spec), trials, seed, runs)
    return last


def test_values_and_errors_are_the_players_own_per_trial() -> None:
    """Each point has the player's scores with that number of trials and the same seed."""
    known = found(CORNER, "mc:current=1,other=2", [10, 1000], seed=7)
    for point in known.points:
        player = parse_spec(f"mc:trials={point.trials},current=1,other=2").make()
        *_, thought = player.think(known.position, 7)
        assert thought.errors is not None
        for value, total in zip(point.values, thought.values, strict=True):
            assert value == (None if total is None else total / point.trials)
        for error, total in zip(point.errors, thought.errors, strict=True):
            assert error == (None if total is None else total / point.trials)


def test_values_of_a_player_that_stops_when_it_is_sure_are_per_trial_played() -> None:
    """Once the player is sure, a greater number of trials changes neither values nor errors."""
    known = found("X../.O./...", "mc:sure=95", [10_000, 1_000_000], runs=1)
    *_, thought = parse_spec("mc:trials=10000,sure=95").make().think(known.position, known.seed)
    assert thought.trials < 10_000
    assert thought.errors is not None
    for point in known.points:
        for part, totals in ((point.values, thought.values), (point.errors, thought.errors)):
            assert part == tuple(None if n is None else n / thought.trials for n in totals)


@pytest.mark.parametrize("spec", ["mc", "mc:current=1,other=0", "forward", "forward:tie=0"])
def test_values_come_to_the_exact_ones(spec: str) -> None:
    """With 100,000 trials all values lie within five standard errors of the exact ones."""
    (point,) = (known := found(CORNER, spec, [100_000], runs=1)).points
    assert known.exact is not None
    near = 0
    for value, error, exact in zip(point.values, point.errors, known.exact, strict=True):
        assert (value is None) == (error is None) == (exact is None)
        if value is not None and error is not None and exact is not None:
            assert abs(value - exact) <= 5 * error < 0.1
            near += 1
    assert near == 8


def test_losing_moves_are_counted_as_plain_counting_has_it() -> None:
    """The losing runs are those whose seeds lead to a move that the solver proves lost."""
    known = found(CORNER, "mc:current=1,other=1", [5], seed=3, runs=40)
    verdicts = engine.solve(known.position)
    player, losing = parse_spec("mc:trials=5,current=1,other=1").make(), 0
    for run in range(40):
        *_, thought = player.think(known.position, derive_seed(3, "run", 5, run))
        assert thought.move is not None
        losing += verdicts[thought.move] == "loss"
    (point,) = known.points
    assert (point.runs, point.losing, point.worse) == (40, losing, losing)
    assert 0 < losing < 40
    assert point.losing_chance in point.losing_interval
    assert 0.15 < point.losing_interval.high - point.losing_interval.low < 0.35


def test_the_limit_is_calculated() -> None:
    """With infinitely many trials, a corner is answered with the centre; one trap remains."""
    assert found(CORNER, "mc:current=1,other=1", [1], runs=1).exact_losing == 0.0
    assert found(TRAP, "mc:current=1,other=1", [1], runs=1).exact_losing == 0.5
    trapped = found(TRAP, "mc:current=1,other=1", [10_000], seed=2, runs=400)
    assert 0.5 in trapped.points[0].losing_interval


def test_a_move_can_be_worse_without_losing() -> None:
    """If a win is possible, a move that draws is counted as worse but not as losing."""
    known = found("XO./.X./..O", "mc:trials=1", [1], runs=100)
    assert known.results[0, 2] is Verdict.DRAW
    (point,) = known.points
    assert point.losing == 0 < point.worse < 100


def test_the_seed_repeats_everything() -> None:
    """The same seed gives the same points; a different seed gives different ones."""
    one, again, other = (found(CORNER, "forward", [3, 30], seed=s) for s in (1, 1, 2))
    assert one == again
    assert one.points != other.points


def test_what_cant_be_proven_or_calculated_is_said() -> None:
    """On a large board the runs' moves stay unproven, and exact values are missing."""
    position = Position.start(Rules(12, 5))
    *_, known = converge(position, parse_spec("mc"), [10], 1, 3)
    assert known.exact is None
    assert known.exact_losing is None
    assert "144 squares are empty" in known.note
    assert known.points[0].unproven == 3


def test_trials_come_in_order_and_progress_rises() -> None:
    """Each number of trials has one point, in order; the share never falls and ends at 1."""
    trials = [100, 10, 1000, 100]
    steps = list(converge(Position.parse(CORNER), parse_spec("mc"), trials, 1, 20))
    assert [point.trials for point in steps[-1].points] == [10, 100, 1000]
    shares = [round(step.share, 9) for step in steps]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    ends = [next(s.share for s in reversed(steps[:-1]) if len(s.points) == n) for n in (1, 2, 3)]
    assert ends == pytest.approx([0.02 + 0.98 * done / 411 for done in (101, 211, 411)], abs=0.002)
    partial = list(islice(converge(Position.parse(CORNER), parse_spec("mc"), [10**12], 1), 60))
    assert partial[-1].points[-1].runs == 0


@pytest.mark.parametrize(
    ("spec", "trials", "runs", "told"),
    [
        ("perfect", [10], 5, "perfect.* has no number of trials"),
        ("human", [10], 5, "no number of trials"),
        ("mc:exact", [10], 5, "no number of trials"),
        ("mc", [], 5, "at least one number"),
        ("mc", [0], 5, "trials must be from 1"),
        ("forward", [-4], 5, "samples must be from 1"),
        ("mc", [10], 0, "runs must be from 1"),
    ],
)
def test_what_is_refused(spec: str, trials: list[int], runs: int, told: str) -> None:
    """Invalid arguments are rejected with a one-line message before anything is calculated."""
    with pytest.raises(TttmcError, match=told):
        found(CORNER, spec, trials, runs=runs)
