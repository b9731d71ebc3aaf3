"""Pairs of games, what they say about two players, and the sequential test."""

from __future__ import annotations

from random import Random
from statistics import NormalDist

import pytest

from tests.experiments.match_simulation import shifted, simulated
from tttmc_app.experiments.pairs import (
    ERROR_RATE,
    Strength,
    decision,
    elo_of,
    log_likelihood_ratio,
    score_of_elo,
)


def test_a_score_has_its_elo() -> None:
    """A score of 10/11 is 400 Elo points; a score of 0 or 1 has no finite equivalent."""
    assert elo_of(10 / 11) == pytest.approx(400)
    assert score_of_elo(400) == pytest.approx(10 / 11)
    assert elo_of(0.0) is None
    assert elo_of(1.0) is None


def test_intervals_of_pairs_cover_the_score() -> None:
    """95 % intervals of the score contain the truth in 93 to 97 % of 1,000 simulated matches."""
    random, held = Random(3), 0
    for _ in range(1000):
        counts = [0] * 5
        for result in random.choices(range(5), shifted(10), k=200):
            counts[result] += 1
        held += score_of_elo(10) in Strength.of_pairs(counts).interval
    assert 930 <= held <= 970  # 3 standard errors around 950


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "high"), (40.0, "low")])
def test_the_test_keeps_its_error_rate(elo: float, wrong: str) -> None:
    """At either bound the other one is wrongly accepted in about 5 % of matches or fewer."""
    random, matches = Random(5), 400
    errors = sum(
        simulated(shifted(elo), 0.0, 40.0, random).decision == wrong for _ in range(matches)
    )
    assert errors <= matches * ERROR_RATE + 3 * (matches * ERROR_RATE) ** 0.5


def test_the_ratio_favours_the_nearer_difference() -> None:
    """The log-likelihood ratio is 0 halfway between the bounds, and grows with the score."""
    halfway = score_of_elo(40) / 2 + 0.25
    lead = round(4 * 10_000 * (halfway - 0.5))
    assert log_likelihood_ratio((0, 0, 10_000 - lead, lead, 0), 0, 40) == pytest.approx(0, abs=1)
    assert log_likelihood_ratio((0, 0, 0, 0, 0), 0, 40) == 0
    assert log_likelihood_ratio((0, 0, 50, 50, 0), 0, 40) > 3
    assert [decision((0, 0, 0, 0, won), 0, 40) for won in (9, 10)] == ["", "high"]


@pytest.mark.parametrize(
    ("strength", "score", "error"),
    [
        (Strength.of_games(1, 0, 0), 1.0, 0.5),  # half a game each, and one more win
        (Strength.of_games(0, 0, 1), 0.0, 0.5),
        (
            Strength.of_games(60, 0, 40),
            0.6,
            ((60.5 * 0.16 + 0.125 * 0.04 + 40.5 * 0.36) / 10150) ** 0.5,
        ),
        (Strength.of_games(0, 1, 0), 0.5, 0.1**0.5),
        (Strength.of_games(3, 0, 1), 0.75, (1.09375 / 22) ** 0.5),
        (Strength.of_pairs((0, 1, 0, 0, 0)), 0.25, (0.46875 / 3.5) ** 0.5),
        (Strength.of_pairs((0, 0, 0, 2, 2)), 0.875, (0.7265625 / 26) ** 0.5),
    ],
)
def test_errors_are_worked_out_by_hand(strength: Strength, score: float, error: float) -> None:
    """The error is that of the mean, from the squared deviations with half a result of each."""
    assert strength.score == pytest.approx(score)
    assert strength.error == pytest.approx(error)
    half = 1.959964 * error
    low, high = max(0.0, score - half), min(1.0, score + half)
    assert (strength.interval.low, strength.interval.high) == pytest.approx((low, high))
    assert 0 <= strength.interval.low <= strength.interval.high <= 1
    assert strength.elo == elo_of(score)
    ends = elo_of(low), elo_of(high)
    if ends[0] is None or ends[1] is None:
        assert strength.elo_error is None
    else:
        assert strength.elo_error == pytest.approx((ends[1] - ends[0]) / 2)
    assert strength.superiority == pytest.approx(NormalDist().cdf((score - 0.5) / error))
    nothing = Strength.of_pairs((0, 0, 0, 0, 0))
    assert (nothing.score, nothing.error) == (0.5, float("inf"))


@pytest.mark.parametrize(
    ("counts", "found"),
    [((0, 0, 2, 5, 2), ""), ((0, 0, 2, 5, 3), "high"), ((3, 5, 2, 0, 0), "low"),
     ((0, 0, 10, 0, 0), ""), ((2, 2, 2, 2, 2), "")],
)  # fmt: skip
def test_a_test_decides_from_ten_pairs_on(
    counts: tuple[int, int, int, int, int], found: str
) -> None:
    """With bounds on both sides of 0, clear results decide after ten pairs, others don't."""
    assert decision(counts, -200.0, 200.0) == found
    ratio = log_likelihood_ratio(counts, -200.0, 200.0)
    bound = 2.944439  # log(0.95 / 0.05)
    assert (ratio >= bound, ratio <= -bound)[found == "low"] == (found != "") or sum(counts) < 10
    assert ratio == pytest.approx(-log_likelihood_ratio(counts[::-1], -200.0, 200.0))
