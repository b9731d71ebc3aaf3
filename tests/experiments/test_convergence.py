"""Convergence of scores and losing moves, checked against exact values and plain counting."""

from __future__ import annotations

from itertools import islice

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, derive_seed
from tttmc_app.engine import Verdict
from tttmc_app.experiments.convergence import Convergence, converge
from tttmc_app.players import parse_spec

CORNER = "X../.../..."


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


def test_the_seed_repeats_everything() -> None:
    """The same seed gives the same points; a different seed gives different ones."""
    one, again, other = (found(CORNER, "forward", [3, 30], seed=s) for s in (1, 1, 2))
    assert one == again
    assert one.points != other.points
    assert found(CORNER, "forward", [30]).points == one.points[1:]  # whatever other numbers


def test_what_cant_be_proven_or_calculated_is_said() -> None:
    """On a large board the runs' moves stay unproven, and exact values are missing."""
    *_, known = converge(Position.start(Rules(12, 5)), parse_spec("mc"), [10], 1, 3)
    assert (known.exact, known.exact_losing) == (None, None)
    assert "144" in known.note
    (point,) = known.points
    assert (point.unproven, point.losing, point.worse) == (3, 0, 0)


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


@pytest.mark.parametrize(("board", "trials"), [(CORNER, 5), ("XO./.X./..O", 1), ("OX./XX./.O.", 1)])
def test_runs_are_counted_by_what_the_solver_finds(board: str, trials: int) -> None:
    """Each run's seed leads to a move: a proven loss, or one that is worse than the best."""
    known = found(board, "mc:trials=7,current=1,other=1", [trials], seed=3, runs=60)
    ranks = {Verdict.LOSS: -1, Verdict.DRAW: 0, Verdict.WIN: 1}
    assert known.results == engine.solve(known.position)
    player = parse_spec(f"mc:trials={trials},current=1,other=1").make()
    chosen: list[int] = []
    for run in range(60):
        *_, thought = player.think(known.position, derive_seed(3, "run", trials, run))
        assert thought.move is not None
        chosen.append(ranks[known.results[thought.move]])
    (point,) = known.points
    worse = sum(each < max(map(ranks.__getitem__, known.results.values())) for each in chosen)
    assert (point.runs, point.losing, point.worse) == (60, chosen.count(-1), worse)
    assert point.unproven == 0 < worse < 60
    assert point.losing_chance in point.losing_interval


LIMITS = """
X../.../... X O mc:current=1,other=1 = 0
OX./.X./... X O mc:current=1,other=1 = 0.5
.../.OX/X.. X O mc:current=1,other=2 = 0.5
..X/X../..O X O forward:equal=random = 0.5
..X/X../..O X O forward:equal=first = 1
"""


@pytest.mark.parametrize("row", LIMITS.strip().splitlines())
def test_the_limit_is_calculated(row: str) -> None:
    """Of equal squares, each is chosen as often as the others, or the first always."""
    (board, _, mover, spec), losing = (
        row.split(" = ", maxsplit=1)[0].split(),
        float(row.split(" = ")[1]),
    )
    position = Position.parse(board, to_move=mover)
    *_, known = converge(position, parse_spec(spec), [5], 1, 1)
    assert known.exact_losing == losing
    if spec.startswith("mc"):  # estimated rates are hardly ever equal
        *_, many = converge(position, parse_spec(spec), [10_000], 2, 100)
        assert losing in many.points[0].losing_interval


@pytest.mark.parametrize(
    ("board", "spec", "index", "rate"),
    [
        ("XOX/XOO/OX.", "forward", 8, 1.0),  # X's last move ties
        ("XOX/XOO/OX.", "forward:tie=0", 8, 0.0),
        ("XX./OO./...", "forward:tie=0", 2, 1.0),
    ],
)
def test_exact_rates_of_forward_sampling_know_the_end(
    board: str, spec: str, index: int, rate: float
) -> None:
    """A move that ends the game has no chance in its rate; a tie is good or not."""
    known = found(board, spec, [5], runs=1)
    assert known.exact is not None
    assert known.exact[index] == rate
    assert sum(value is not None for value in known.exact) == board.count(".")
