"""Estimates of the time that a thought will still take."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tttmc_app.core import Meaning, Position, Rules, Thought
from tttmc_app.gui.game.time_left import TimeLeft

THOUGHT = Thought(
    meaning=Meaning.SCORE,
    side=Position.start(Rules(3)).to_move,
    values=(None,) * 9,
    errors=None,
    best=(),
    trials=0,
    target=1_000_000,
    seed=0,
)


def texts(rates: list[float], trials: int = 1_000_000) -> list[str]:
    """Return the estimate's text after each second of a thought with these trials per second."""
    estimate, done, found = TimeLeft(), 0.0, list[str]()
    for second, rate in enumerate(rates, start=1):
        done += rate
        estimate.update(replace(THOUGHT, trials=round(done), target=trials), float(second))
        found.append(estimate.text)
    return found


def test_the_estimate_counts_down_in_steps() -> None:
    """A steady thought counts down in steps of five seconds."""
    found = texts([25_000.0] * 38)
    assert found[0] == "about 40 s left"
    assert found[-1] == "about 5 s left"
    numbers = [int(text.split()[1]) for text in found]
    assert numbers == sorted(numbers, reverse=True)
    assert {number % 5 for number in numbers} == {0}


def test_the_estimate_stays_calm() -> None:
    """A rate that fluctuates doesn't make the estimate jump up and down."""
    found = texts([25_000.0, 20_000.0, 30_000.0, 22_000.0, 28_000.0] * 5)
    numbers = [int(text.split()[1]) for text in found]
    rises = sum(after > before for before, after in pairwise(numbers))
    assert rises <= 1
    assert len(set(numbers)) <= 7


def test_a_part_that_is_known_is_used() -> None:
    """A search's estimate is based on its reported share; an endless thought has no estimate."""
    estimate = TimeLeft()
    estimate.update(replace(THOUGHT, target=None, trials=500), 2.0)
    assert estimate.text == ""
    estimate.update(replace(THOUGHT, target=None, share=0.1), 2.0)
    assert estimate.text == "about 20 s left"


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (4.9, ""),
        (5, "about 5 s left"),
        (5.1, "about 10 s left"),
        (114.9, "about 115 s left"),
        (115.1, "about 2 min left"),
        (121, "about 3 min left"),
        (3600, "about 60 min left"),
        (7139, "about 119 min left"),
        (7199, "about 2 h left"),
        (7201, "about 3 h left"),
        (49 * 3600, "about 49 h left"),
        (50 * 3600 + 1, "about 60 h left"),
        (199 * 3600, "about 200 h left"),
        (201 * 3600, "about 300 h left"),
    ],
)
def test_each_time_has_its_unit(left: float, text: str) -> None:
    """Times are rounded up to 5 s, minutes from 2 min, hours from 2 h, and later coarser."""
    estimate = TimeLeft()
    estimate.update(replace(THOUGHT, share=0.5), left)  # as long as it has taken
    assert estimate.text == text


def test_a_much_too_low_estimate_rises_and_none_reaches_zero() -> None:
    """It rises if a whole step is missing; a thought that is overdue still has a few seconds."""
    estimate = TimeLeft()
    found: list[str] = []
    for share, seconds in (
        (0.5, 20.0),  # 40 s in all
        (20 / 80, 20.0),  # 44 s: 24 are left
        (20 / 134, 20.0),  # 53 s: 33 are left
        (0.99, 99.0),  # 57.7 s: 41.3 too many
        (0.99, 99.0),
    ):
        estimate.update(replace(THOUGHT, share=share), seconds)
        found.append(estimate.text)
    assert found == [f"about {seconds} s left" for seconds in (20, 20, 35, 5, 5)]
    estimate = TimeLeft()
    for share in (0.5, 20 / 130):  # 40 s in all, then 49
        estimate.update(replace(THOUGHT, share=share), 20.0)
    assert estimate.text == "about 30 s left"
