"""Random games: every sampler plays them with the right chances, and the seed decides them all.

Seeds are fixed, so a test that passes once always passes.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.boards import swapped
from tests.core.strategies import any_game, steady
from tests.engine.boards import after_moves, assert_by_chance, distances_of, flat, scattered
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Position, Rules, Tally
from tttmc_app.engine import backends, twin
from tttmc_app.engine.backends import PYTHON, available, sample

SHAPES = ((3, 3), (3, 2), (4, 4), (4, 3), (5, 5), (5, 4), (6, 6), (7, 4), (10, 10), (15, 5))
"""Board sizes and line lengths."""
METHODS = ["chosen", "sliced", "conditional", "general", "python"]
each_backend = pytest.mark.parametrize("backend", available(), ids=lambda each: str(each.name))


def drawn_by(method: str, position: Position, trials: int, seed: int) -> Tally | None:
    """Return a tally of one of the samplers; None if it can't handle a position."""
    if method == PYTHON:
        return twin.sample(position, trials // 100, seed)
    kernel = pytest.importorskip("tttmc_app.engine.kernel", exc_type=ImportError)
    plan, empties, rules = None, position.empty.bit_count(), position.rules
    if method == "sliced":
        plan = kernel.SamplingPlan(method) if empties <= kernel.MAX_SLICED else None
    elif method == "general":
        plan = kernel.general_plan(position)
    elif method == "conditional":
        board = kernel.board_of(position)
        lines = kernel._kernel.survey(board, rules.size, rules.line_length)
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
    pooled = [(a, b, (a + b) / (2 * trials)) for a, b in zip(one, two, strict=True)]
    spread = [(a - b, (2 * trials * share * (1 - share)) ** 0.5) for a, b, share in pooled]
    assert_by_chance([off / deviation for off, deviation in spread if deviation > 5])


CASES = [
    *((3, 3, plies, 140_000) for plies in (0, 1, 4)),
    *((4, 4, plies, 70_000) for plies in (0, 1, 2, 4)),
    *((1, 1, 0, 100), (2, 1, 0, 100), (4, 3, 2, 70_000), (5, 5, 0, 70_000), (7, 4, 0, 20_000)),
    *((8, 5, 0, 20_000), (9, 9, 16, 20_000), (10, 10, 0, 700_000), (15, 5, 20, 5_000)),
    *((25, 5, 0, 1_000), (25, 25, 0, 20_000)),
]


@each_backend
@pytest.mark.parametrize(("size", "line", "plies", "trials"), CASES)
def test_backends_threads_and_chunks_change_no_game(
    size: int, line: int, plies: int, trials: int, backend: backends.Backend
) -> None:
    """On every backend of a stream, chunks on any number of threads add up to the same tally."""
    position = after_moves(Rules(size, line), plies, Random(size * line + plies))
    trials, random = trials // (100 if backend.name == PYTHON else 1), Random(trials)
    best = next(each for each in available() if each.stream == backend.stream)
    for number, threads in ((1, 1), (63, 2), (64, 1), (1000 % trials, 3), (trials, 1), (trials, 8)):
        sampler = backend.open(position, 11, threads)
        total = sampler.draw(0)
        while (left := number - total.trials) > 0:
            total += sampler.draw(min(left, int(random.lognormvariate(6, 2.5))))
        assert total == best.open(position, 11, 1).draw(number)


def test_small_positions_are_the_same_on_every_backend() -> None:
    """Code specialised for small positions changes nothing but the speed."""
    random = Random(5)
    for number in range(100):
        rules = Rules(3 + number % 2)
        position = scattered(rules, random.randint(1, rules.square_count), random)
        compiled = [each for each in available() if each.name != PYTHON]
        assert len({each.open(position, 11, 1).draw(2000) for each in compiled}) <= 1


def open_positions() -> st.SearchStrategy[Position]:
    """Generate positions of games on small boards that go on."""
    games = any_game(4).filter(lambda game: game.result is None)
    return games.map(lambda game: game.position)


def exchanged(tally: Tally) -> Tally:
    """Return a tally in which the sides are exchanged as winners, not as owners of squares."""
    return Tally(
        *(tally.losses, tally.ties, tally.wins, tally.lost_mine, tally.lost_theirs),
        *(tally.won_mine, tally.won_theirs),
    )


@pytest.mark.parametrize("backend", [available()[0], available()[-1]], ids=["best", "python"])
@settings(steady, max_examples=25)
@given(position=open_positions(), seed=st.integers(0, 2**63 - 1), trials=st.integers(0, 300))
def test_trials_count_every_game(
    backend: backends.Backend, position: Position, seed: int, trials: int
) -> None:
    """Marks on the board stay in every game, and no square has two in one.

    The games don't depend on which side is X, nor on whether completing a line wins or loses.
    """
    tally = backend.open(position, seed, 1).draw(trials)
    assert tally.trials == trials
    for i in range(position.rules.square_count):
        at = ((tally.won_mine[i], tally.won_theirs[i]), (tally.lost_mine[i], tally.lost_theirs[i]))
        for (mine, theirs), games in zip(at, (tally.wins, tally.losses), strict=True):
            assert mine + theirs <= games
            assert not position.mine >> i & 1 or mine == games
            assert not position.theirs >> i & 1 or theirs == games
    assert backend.open(swapped(position), seed, 1).draw(trials) == tally
    rules = replace(position.rules, reverse=not position.rules.reverse)
    other = Position(rules, position.x, position.o, position.to_move)
    assert backend.open(other, seed, 1).draw(trials) == exchanged(tally)


@each_backend
def test_seeds_play_different_games(backend: backends.Backend) -> None:
    """Different seeds draw different games."""
    start = Position.start(Rules(3))
    assert len({backend.open(start, seed, 1).draw(1000) for seed in range(50)}) == 50


def test_a_sample_is_one_draw() -> None:
    """`sample` and a sampler's draws give the same trials of the same seed, of this backend."""
    position = Position.parse("X.O/.../...")
    sampler = engine.Sampler(position, 3)
    total = sampler.draw(10) + sampler.draw(0) + sampler.draw(990)
    assert total == sample(position, 1000, 3, threads=2)
    assert total == backends.CHOSEN.sampler.open(position, 3, 1).draw(1000)
    with refused(trials=-1):
        sampler.draw(-1)
