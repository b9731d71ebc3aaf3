"""Tallies: scores and standard errors equal those calculated trial by trial."""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev, stdev

import pytest

from tttmc_app.core import Tally
from tttmc_app.core.tally import Expectation

Trial = tuple[int, tuple[int, ...]]
"""1, 0 or -1 as the side to move won, tied or lost; then its squares as 1, its opponent's as -1."""


def draw_trials(count: int, seed: int) -> list[Trial]:
    """Draw trials on four squares, with unequal probabilities."""
    random = Random(seed)
    return [
        (
            random.choice((1, 1, 0, -1)),
            tuple(random.choice((-1, 0, 1, 1)[: 2 + square % 3]) for square in range(4)),
        )
        for _ in range(count)
    ]


def tally_of(trials: list[Trial]) -> Tally:
    """Count the trials."""
    counts = [
        tuple(sum(won == result and cells[i] == side for won, cells in trials) for i in range(4))
        for result in (1, -1)
        for side in (1, -1)
    ]
    wins, ties, losses = (sum(won == result for won, _ in trials) for result in (1, 0, -1))
    return Tally(wins, ties, losses, *counts)


def score(trial: Trial, square: int, current: float, other: float) -> float:
    """Score one square of one trial, as the course's text describes."""
    won, cells = trial
    return won * {1: current, 0: 0.0, -1: -other}[cells[square]]


@pytest.mark.parametrize("weights", [(1.0, 1.0), (1.0, 2.0), (3.5, 0.0), (0.25, 7.0)])
@pytest.mark.parametrize("count", [2, 3, 500])
def test_scores_and_errors(weights: tuple[float, float], count: int) -> None:
    """The counts give the sum over the trials and its standard error."""
    trials = draw_trials(count, seed=count)
    tally = tally_of(trials)
    for square in range(4):
        each = [score(trial, square, *weights) for trial in trials]
        assert tally.scores(*weights)[square] == pytest.approx(fmean(each) * count)
        error = tally.standard_errors(*weights)[square]
        assert error == pytest.approx(stdev(each) * sqrt(count), abs=1e-6)


def test_tallies_add_up() -> None:
    """The tally of two runs taken together is the sum of their tallies."""
    trials = draw_trials(100, seed=1)
    assert tally_of(trials[:30]) + tally_of(trials[30:]) == tally_of(trials)
    assert tally_of(trials).trials == 100
    assert Tally.zero(4) + tally_of(trials) == tally_of(trials)


@pytest.mark.parametrize("count", [0, 1])
def test_errors_before_two_trials(count: int) -> None:
    """With fewer than two trials nothing is known about the spread."""
    assert tally_of(draw_trials(count, seed=2)).standard_errors() == (inf,) * 4


def test_boards_of_two_sizes_do_not_add_up() -> None:
    """Tallies of different boards can't be added."""
    with pytest.raises(ValueError, match="different sizes"):
        _ = Tally.zero(4) + Tally.zero(9)


@pytest.mark.parametrize("weights", [(1.0, 2.0), (3.5, 0.0), (0.25, 7.0)])
def test_an_expectation_is_the_mean_of_a_trial(weights: tuple[float, float]) -> None:
    """Scores calculated from shares are the mean and standard deviation of one trial's score."""
    trials = draw_trials(200, seed=3)
    tally = tally_of(trials)
    counts = (tally.won_mine, tally.won_theirs, tally.lost_mine, tally.lost_theirs)
    shares = (tuple(count / 200 for count in each) for each in counts)
    exact = Expectation(tally.wins / 200, tally.ties / 200, tally.losses / 200, *shares)
    for square in range(4):
        each = [score(trial, square, *weights) for trial in trials]
        assert exact.scores(*weights)[square] == pytest.approx(fmean(each))
        assert exact.deviations(*weights)[square] == pytest.approx(pstdev(each))
