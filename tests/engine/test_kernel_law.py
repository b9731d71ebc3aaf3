"""Every sampler of the kernel draws games with the right probabilities.

The seeds are fixed, so a test that passes once always passes. No comparison may be further off than
would happen by chance in one of 1,000 such runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")

from tests.engine.enumeration import MID_GAMES, exact_law
from tests.engine.paths import (
    Comparisons,
    against_each_other,
    against_law,
    draw_by,
    kernel_paths,
    played,
    scattered,
)
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.kernel import plan_of

TRIALS = 1_000_000
SHAPES = ((3, 3), (3, 3), (3, 2), (4, 4), (4, 3), (5, 5), (5, 4), (6, 6), (7, 4), (10, 10), (15, 5))
"""Board sizes and line lengths; 3×3 is listed twice because it is played most."""


def positions_from_games() -> Iterator[Position]:
    """Yield 3×3 positions at every depth, normal and reverse."""
    random = Random(31)
    for plies in range(8):
        for reverse in (False, True):
            for _ in range(6):
                yield played(Rules(3, reverse=reverse), plies, random)


@cache
def positions_from_nowhere() -> tuple[Position, ...]:
    """Return positions of every shape with few empty squares; no game reaches most of them."""
    random = Random(32)
    positions: list[Position] = []
    for number in range(220):
        size, line = SHAPES[number % len(SHAPES)]
        rules = Rules(size, line, reverse=random.random() < 0.3)
        positions.append(scattered(rules, random.randint(6 if line == 2 else 1, 7), random))
    return tuple(positions)


def test_samplers_against_enumeration() -> None:
    """A million trials from each of 300 positions agree with the exact distribution."""
    positions = [*positions_from_games(), *positions_from_nowhere()]
    positions = [p for p in positions if p.outcome is None and p.empty.bit_count() <= 9]
    assert len(positions) + len(MID_GAMES) >= 300
    scores: list[float] = []
    methods: set[str] = set()
    for seed, position in enumerate([*positions, *(case.position for case in MID_GAMES)]):
        plan = plan_of(position)
        methods.add(plan.method)
        scores += against_law(draw_by(plan, position, TRIALS, seed), exact_law(position))
    comparisons = Comparisons(tuple(scores))
    assert methods == {"sliced", "none"}  # the others are for more empty squares
    assert comparisons.worst <= comparisons.bound


@pytest.mark.parametrize("method", ["sliced", "conditional", "general"])
def test_each_sampler_against_enumeration(method: str) -> None:
    """Samplers that wouldn't be chosen for a position draw from the same distribution."""
    scores: list[float] = []
    for seed, position in enumerate(positions_from_nowhere()[:: 4 if method == "general" else 1]):
        if plan := kernel_paths(position).get(method):
            tally = draw_by(plan, position, TRIALS // 4, 1000 + seed)
            scores += against_law(tally, exact_law(position))
    comparisons = Comparisons(tuple(scores))
    assert len(scores) > 300
    assert comparisons.worst <= comparisons.bound


def test_samplers_against_calculation() -> None:
    """A million trials per sampler agree with the exact expectation for up to 18 empty squares."""
    if compiled_searches() is None:
        pytest.skip("the compiled calculation is not built")
    source, scores, drawn = Random(33), list[float](), 0
    for seed, (size, line) in enumerate(SHAPES[3:] * 4):
        rules = Rules(size, line, reverse=seed % 3 == 0)
        position = scattered(rules, min(size * size, source.randint(8, 18)), source)
        expectation = engine.exact(position)
        paths = kernel_paths(position)
        for method in paths if seed % 4 == 0 else set(paths) - {"general"}:  # it takes long
            tally = draw_by(paths[method], position, TRIALS, seed)
            scores += against_law(tally, expectation)
            drawn += 1
    comparisons = Comparisons(tuple(scores))
    assert drawn >= 40
    assert comparisons.worst <= comparisons.bound


@pytest.mark.parametrize(
    ("size", "line", "plies", "trials"),
    [
        (5, 5, 0, TRIALS),
        (5, 5, 5, TRIALS),
        (6, 4, 3, TRIALS),
        (7, 7, 4, TRIALS),
        (8, 8, 0, TRIALS),
        (8, 5, 12, TRIALS),
        (10, 10, 0, TRIALS // 2),
        (12, 6, 90, TRIALS),
        (15, 5, 162, TRIALS),
        (12, 12, 30, TRIALS // 2),
    ],
)
def test_samplers_against_each_other(size: int, line: int, plies: int, trials: int) -> None:
    """On boards too large to enumerate, samplers of different design agree with each other."""
    position = played(Rules(size, line), plies, Random(size + plies))
    tallies = [draw_by(p, position, trials, 77) for p in kernel_paths(position).values()]
    assert len(tallies) >= 2
    scores = [z for tally in tallies[1:] for z in against_each_other(tallies[0], tally)]
    comparisons = Comparisons(tuple(scores))
    assert comparisons.worst <= comparisons.bound
