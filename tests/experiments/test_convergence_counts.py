"""How the runs of a convergence are counted, and with which player each number of trials is run."""

from __future__ import annotations

import pytest

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.engine import Verdict
from tttmc_app.experiments import convergence
from tttmc_app.experiments.convergence import ConvergencePoint
from tttmc_app.players import parse_spec

PART = vars(convergence)
"""The module's functions by their names; some aren't public."""
WIN, DRAW, LOSS, UNKNOWN = Verdict.WIN, Verdict.DRAW, Verdict.LOSS, Verdict.UNKNOWN


@pytest.mark.parametrize(
    ("results", "counts"),
    [
        # Whether each move is counted as losing, worse and unproven.
        ((WIN, DRAW, LOSS, UNKNOWN), ((0, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1))),
        ((DRAW, LOSS, UNKNOWN), ((0, 0, 0), (1, 1, 0), (0, 0, 1))),
        ((LOSS, LOSS), ((1, 0, 0), (1, 0, 0))),
        ((LOSS, UNKNOWN), ((1, 0, 0), (0, 0, 1))),
        ((UNKNOWN,), ((0, 0, 1),)),
        ((WIN, WIN), ((0, 0, 0), (0, 0, 0))),
    ],
)
def test_a_run_is_counted_by_its_move_s_result(
    results: tuple[Verdict, ...], counts: tuple[tuple[int, int, int], ...]
) -> None:
    """A move is worse than the best proven one, or unproven, and every run counts once."""
    proven: dict[Square, Verdict] = {(0, col): each for col, each in enumerate(results)}
    before = ConvergencePoint(50, (0.5,), (0.25,), 9, 4, 6, 2)
    for square, (losing, worse, unproven) in zip(proven, counts, strict=True):
        assert PART["_counted"](before, proven, square) == ConvergencePoint(
            50, (0.5,), (0.25,), 10, 4 + losing, 6 + worse, 2 + unproven
        )


@pytest.mark.parametrize(
    ("player", "varied"),
    [
        ("mc:trials=7,other=3", "mc:trials={},other=3"),
        ("forward:samples=7", "forward:samples={}"),
    ],
)
def test_each_number_of_trials_has_its_player(player: str, varied: str) -> None:
    """Only the number of trials, or of samples, differs; equal numbers are one."""
    found = PART["_specs"](parse_spec(player), (20, 10, 20))
    assert found == {count: parse_spec(varied.format(count)) for count in (10, 20)}


def position_with(empties: int) -> Position:
    """Return a position with this many empty squares, on the first of which X closes a line."""
    row = sum(1 << index for index in range(1, 6))
    places = [6 * row + col for row in range(1, 6) for col in range(1, 6)]
    others = sum(1 << index for index in places[: 31 - empties])
    return Position(Rules(6), row, others, Mark.X)


def test_forward_sampling_needs_the_positions_after_its_moves() -> None:
    """Its exact values are known with one more empty square, and the reason counts one fewer."""
    most = engine.exact_limit(Rules(6))
    reasons = {
        (spec, empties - most): str(PART["_why_not_exact"](position, parse_spec(spec)) or "")
        for empties in (most, most + 1, most + 2)
        for position in (position_with(empties),)
        for spec in ("mc", "forward")
    }
    assert {key: reason.partition(":")[0] for key, reason in reasons.items()} == {
        ("mc", 0): "",
        ("forward", 0): "",
        ("mc", 1): f"{most + 1} squares are empty",
        ("forward", 1): "",
        ("mc", 2): f"{most + 2} squares are empty",
        ("forward", 2): f"{most + 1} squares are empty",
    }
    last = Position.parse("XOX/XOO/OX.")
    assert PART["_why_not_exact"](last, parse_spec("forward")) is None
