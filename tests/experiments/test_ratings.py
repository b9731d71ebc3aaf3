"""Ratings by Bradley and Terry."""

from __future__ import annotations

from itertools import combinations
from math import log, sqrt
from random import Random

import pytest

from tttmc_app.experiments.ratings import ELO, Points, expected_share, ratings


def test_two_players_have_the_odds_of_their_games() -> None:
    """With a virtual draw, 30 to 10 points between two players are rated as 30.5 to 10.5."""
    one, two = ratings(2, {(0, 1): (30.0, 10.0)})
    assert one.rating - two.rating == pytest.approx(ELO * log(30.5 / 10.5))
    assert expected_share(one.rating - two.rating) == pytest.approx(30.5 / 41)


def test_expected_points_are_those_taken() -> None:
    """With maximum-likelihood ratings each player's expected points are its actual points."""
    points = {(0, 1): (7.0, 3.0), (0, 2): (9.0, 1.0), (1, 2): (6.5, 3.5), (3, 0): (0.0, 10.0)}
    found = [rating.rating for rating in ratings(4, points)]
    for player in range(4):
        taken = expected = 0.0
        for pair in combinations(range(4), 2):
            if player in pair:
                i, j = pair
                first, second = points.get((i, j), points.get((j, i), (0.0, 0.0))[::-1])
                taken += 0.5 + (first if player == i else second)
                other = j if player == i else i
                expected += (1 + first + second) * expected_share(found[player] - found[other])
        assert expected == pytest.approx(taken, abs=1e-6)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """In 400 simulated tournaments 93 to 97 % of the intervals contain the true strengths.

    The 4 × 400 intervals are correlated in fours; with a true coverage of 95 %, the share is
    outside this range once in a thousand times; the seed is fixed.
    """
    strengths = [150.0, 50.0, -50.0, -150.0]
    source = Random(5)
    held = 0
    for _ in range(400):
        points: dict[tuple[int, int], tuple[float, float]] = {}
        for i, j in combinations(range(4), 2):
            chance = expected_share(strengths[i] - strengths[j])
            wins = sum(source.random() < chance for _ in range(60))
            points[i, j] = (float(wins), float(60 - wins))
        found = ratings(4, points)
        held += sum(s in r.interval for s, r in zip(strengths, found, strict=True))
    assert 0.93 <= held / 1600 <= 0.97


def test_many_players_far_apart() -> None:
    """Thirty players who each beat all the weaker ones are rated in order of strength."""
    points: Points = dict.fromkeys(combinations(range(30), 2), (10.0, 0.0))
    found = [rating.rating for rating in ratings(30, points)]
    assert found == sorted(found, reverse=True)
    assert sum(found) == pytest.approx(0, abs=1e-6)


def test_an_interval_is_that_of_the_difference_from_the_mean() -> None:
    """Two players' interval is half that of their difference, from the binomial's curvature."""
    share = 30.5 / 41
    error = 400 / log(10) / sqrt(41 * share * (1 - share))  # of the difference
    for rating in ratings(2, {(0, 1): (30.0, 10.0)}):
        half = (rating.interval.high - rating.interval.low) / 2
        assert half == pytest.approx(1.959964 * error / 2, 1e-6)
        assert rating.rating == pytest.approx(rating.interval.low + half)
