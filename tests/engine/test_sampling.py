"""Random games: every sampler plays them with the right chances, and the seed decides them all.

Seeds are fixed, so a test that passes once always passes.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.boards import after_moves, assert_by_chance, distances_of, flat, scattered
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Position, Rules, Tally
from tttmc_app.engine import backends, request, twin
from tttmc_app.engine.backends import PYTHON, available, sample

SHAPES = ((3, 3), (3, 2), (4, 4), (4, 3), (5, 5), (5, 4), (6, 6), (7, 4), (10, 10), (15, 5))
"""Board sizes and line lengths."""
METHODS = ["chosen", "sliced", "conditional", "general", "python"]
each_backend = pytest.mark.parametrize("backend", available(), ids=lambda each: str(each.name))


def drawn_by(method: str, position: Position, trials: int, seed: int) -> Tally | None:
    """Return a tally of one of the samplers; None if it can't handle a position."""
    if method == PYTHON:
        return twin.PythonSampler(position, seed).draw(trials // 100)
    kernel = pytest.importorskip("tttmc_app.engine.kernel", exc_type=ImportError)
    plan, empties, rules = None, position.empty.bit_count(), position.rules
    if method == "sliced":
        plan = kernel.SamplingPlan(method) if empties <= 64 else None
    board = request.cells_of(position), rules.size, rules.line_length
    if method == "general":
        plan = kernel.SamplingPlan(method, kernel._kernel.plan(*board)[1])
    elif method == "conditional":
        lines = kernel._kernel.survey(*board)
        numbers = kernel.conditional_numbers(empties, lines)
        plan = kernel.SamplingPlan(method, numbers) if numbers else None
    if plan is None and method != "chosen":
        return None
    best: str = kernel.available_backends()[0]
    found: Tally = kernel.KernelSampler(position, seed, 1, best, plan).draw(trials)
    return found


@pytest.mark.parametrize("method", METHODS)
def test_games_have_their_exact_chances(method: str) -> None:
    """Wins, ties, losses and marks agree with the exact expectation, whatever sampler plays.

    Positions are of every shape, with few and with up to 18 empty squares, and no game reaches
    most of them.
    """
    random, scores = Random(32), list[float]()
    for seed in range(10 if method == "general" else 60):
        size, line = SHAPES[seed % len(SHAPES)]
        rules = Rules(size, line, reverse=random.random() < 0.3)
        empties = random.randint(8, 18) if seed % 5 == 4 else random.randint(1, 7)
        position = scattered(rules, min(size**2, empties if line > 2 else 6), random)
        tally = drawn_by(method, position, 200_000, seed)
        if tally is not None:
            scores += distances_of(tally, flat(engine.exact(position)))
    assert len(scores) > 100
    assert_by_chance(scores)


@pytest.mark.parametrize(
    ("size", "line", "plies"), [(5, 5, 0), (7, 7, 4), (8, 8, 0), (8, 5, 12), (12, 6, 90)]
)
def test_samplers_agree_where_nothing_is_exact(size: int, line: int, plies: int) -> None:
    """On boards too large to enumerate, samplers of different design agree with each other."""
    position, trials = after_moves(Rules(size, line), plies, Random(size + plies)), 200_000
    tallies = [drawn_by(method, position, trials, 77) for method in METHODS[1:4]]
    one, two, *_ = [flat(tally) for tally in tallies if tally is not None]
    scores = list[float]()
    for a, b in zip(one, two, strict=True):
        share = (a + b) / (2 * trials)
        deviation = (2 * trials * share * (1 - share)) ** 0.5
        scores += [(a - b) / deviation] if deviation > 5 else []
    assert_by_chance(scores)


CASES = """
    3 3 0 140000 | 3 3 1 140000 | 3 3 4 140000 | 3 3 6 140000 | 3 3 8 9000 | 4 4 0 70000
    4 4 1 70000 | 4 4 2 70000 | 4 4 4 70000 | 4 4 9 70000 | 4 4 14 9000 | 1 1 0 100 | 2 1 0 100
    4 3 2 70000 | 5 5 0 70000 | 7 4 0 20000 | 8 5 0 20000 | 9 9 16 20000 | 10 10 0 700000
    15 5 20 5000 | 25 5 0 1000 | 25 25 0 20000
"""
"""Board size, line length, moves before, and trials."""


@each_backend
@pytest.mark.parametrize("case", CASES.strip().replace("\n", "|").split("|"), ids=str.strip)
def test_backends_threads_and_chunks_change_no_game(case: str, backend: backends.Backend) -> None:
    """On every backend of a stream, chunks on any number of threads add up to the same tally."""
    size, line, plies, trials = map(int, case.split())
    position = after_moves(Rules(size, line), plies, Random(size * line + plies))
    trials, random = trials // (100 if backend.name == PYTHON else 1), Random(trials)
    best = next(each for each in available() if each.stream == backend.stream)
    for number, threads in ((1, 1), (63, 2), (64, 1), (1000 % trials, 3), (trials, 1), (trials, 8)):
        sampler = backend.open(position, 11, threads)
        total = sampler.draw(0)
        while (left := number - total.trials) > 0:
            total += sampler.draw(min(left, int(random.lognormvariate(6, 2.5))))
        assert total == best.open(position, 11, 1).draw(number)


def test_a_sample_is_one_draw() -> None:
    """`sample` and a sampler's draws give the same trials of the same seed, of this backend."""
    position = Position.parse("X.O/.../...")
    sampler = engine.Sampler(position, 3)
    total = sampler.draw(10) + sampler.draw(0) + sampler.draw(990)
    chosen = backends.CHOSEN.sampler.open(position, 3, 1)
    assert total == sample(position, 1000, 3, threads=2) == chosen.draw(1000)
    with refused(trials=-1):
        sampler.draw(-1)
