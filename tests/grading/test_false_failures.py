"""How often a correct file fails a check, calculated or counted."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, derive_seed
from tttmc_app.course.trace import Called, Returned, Trace, ValueGiven
from tttmc_app.grading import (
    check_get_best_move,
    check_mc_trial,
)
from tttmc_app.grading.boards import PLAYERX, CourseBoard
from tttmc_app.grading.move_structure import count_mistake
from tttmc_app.grading.observed_move import ObservedMove
from tttmc_app.grading.obvious_moves import OBVIOUS, TRIALS, TRIES, Obvious

DRAWS = 2000


@pytest.mark.parametrize("weights", [(1.0, 1.0), (1.0, 2.0), (2.0, 1.0)])
@pytest.mark.parametrize("obvious", OBVIOUS, ids=lambda obvious: obvious.check.name)
def test_the_reference_solution_finds_the_obvious(
    obvious: Obvious, weights: tuple[float, float]
) -> None:
    """With the smallest number of trials, a check fails less than once in 100,000 files.

    The rate of a single miss is estimated from 2,000 draws; with no misses it is taken as 1/2000.
    """
    rules = Rules(obvious.board.size, None, obvious.board.reverse)
    to_move = "x" if obvious.player == PLAYERX else "o"
    position = Position.parse(obvious.board.text, rules, to_move)
    missed = sum(best_square(position, draw, weights) != obvious.best for draw in range(DRAWS))
    miss = max(missed, 1) / DRAWS
    if obvious.required == TRIES:
        # Here every try must find the best square; the next test shows that none can miss it.
        assert missed == 0
        return
    fails = sum(
        comb(TRIES, misses) * miss**misses * (1 - miss) ** (TRIES - misses)
        for misses in range(TRIES - obvious.required + 1, TRIES + 1)
    )
    assert fails < 1e-5


def best_square(position: Position, draw: int, weights: tuple[float, float]) -> tuple[int, int]:
    """Return the empty square with the highest score after the trials of a check."""
    tally = engine.sample(position, TRIALS, derive_seed(1, draw))
    scores = tally.scores(current=weights[0], other=weights[1])
    return max(position.empty_squares, key=lambda square: scores[position.rules.index(square)])


def test_where_all_tries_must_find_it_none_can_miss() -> None:
    """In this position, both outcomes of a trial favour the same square, whatever the weights."""
    (strict,) = [obvious for obvious in OBVIOUS if obvious.required == TRIES]
    position = Position.parse(strict.board.text, Rules(3), "o")
    assert len(position.empty_squares) == 2
    for draw in range(100):
        tally = engine.sample(position, 1, draw)
        scores = tally.scores(current=1.0, other=1.0)
        best, other = (
            scores[position.rules.index(square)]
            for square in sorted(position.empty_squares, key=lambda s: s != strict.best)
        )
        assert best > other


def test_random_games_seldom_look_uneven() -> None:
    """In 2,000,000 samples of twelve equally likely ends, at most 10 exceed the limit."""
    source = np.random.default_rng(7)
    passed = 0
    for _ in range(10):
        counts = source.multinomial(check_mc_trial.DRAWS, [1 / 12] * 12, size=200_000)
        each = check_mc_trial.DRAWS / 12
        squares = ((counts - each) ** 2 / each).sum(axis=1)
        passed += int((squares > check_mc_trial.MAX_CHI_SQUARED).sum())
    assert passed <= 10


def test_two_equals_are_both_drawn() -> None:
    """With two equal squares, the chance that all draws choose the same one is below 1 in 10¹¹."""
    assert 2 * 0.5**check_get_best_move.REPEATS < 1e-11


@pytest.mark.parametrize(
    ("is_complete", "name"),
    [
        (True, "plays NTRIALS trials instead of `trials`"),
        (False, "plays at least 10 trials when 7 are requested"),
    ],
)
def test_trials_that_were_not_all_seen_are_not_counted(is_complete: bool, name: str) -> None:
    """A file that plays more trials than are observed isn't said to play only the observed ones."""
    trial = (Called("mc_trial", ()), Returned("mc_trial", (), ValueGiven(None)))
    trace = Trace(trial * 10, is_complete)
    move = ObservedMove(CourseBoard.empty(3), PLAYERX, 7, None, trace)
    mistake = count_mistake([move], 10)
    assert mistake is not None
    assert str(mistake.name) == name
