"""Tallies and thoughts: scores and errors, what is best, and the move that follows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev, stdev

import pytest

from tests.refusals import refused
from tests.tables import table
from tttmc_app.core import Mark, Meaning, Position, Tally, Text, Thought, Weights, best_squares
from tttmc_app.core.tally import Expectation
from tttmc_app.core.thought import (
    MEANINGS,
    Confidence,
    counted_in,
    counted_text,
    result_lines,
    result_words,
    thought_of_expectation,
    thought_of_tally,
    value_words,
)

Trial = tuple[int, tuple[int, ...]]
"""1, 0 or -1 as the side to move won, tied or lost; then its squares as 1, its opponent's as -1."""


def draw_trials(count: int) -> list[Trial]:
    """Draw trials on four squares, with unequal probabilities."""
    random = Random(count)
    sides = [(-1, 0, 1, 1)[: 2 + square % 3] for square in range(4)]
    return [(random.choice((1, 1, 0, -1)), tuple(map(random.choice, sides))) for _ in range(count)]


def tally_of(trials: list[Trial]) -> Tally:
    """Count the trials."""
    counts = [
        tuple(sum(won == result and cells[i] == side for won, cells in trials) for i in range(4))
        for result in (1, -1)
        for side in (1, -1)
    ]
    wins, ties, losses = (sum(won == result for won, _ in trials) for result in (1, 0, -1))
    return Tally(wins, ties, losses, *counts)


def share_of(tally: Tally) -> Expectation:
    """Return the tally's shares, as if they were exact."""
    counts = (tally.won_mine, tally.won_theirs, tally.lost_mine, tally.lost_theirs)
    shares = (tuple(count / tally.trials for count in each) for each in counts)
    n = tally.trials
    return Expectation(tally.wins / n, tally.ties / n, tally.losses / n, *shares)


@pytest.mark.parametrize("weights", [(1.0, 1.0), (1.0, 2.0), (3.5, 0.0), (0.25, 7.0)])
@pytest.mark.parametrize("count", [2, 3, 500])
def test_scores_and_errors(weights: tuple[float, float], count: int) -> None:
    """Counts give the sum over the trials and its standard error; shares those of one trial."""
    trials = draw_trials(count)
    tally, (current, other) = tally_of(trials), weights
    for square in range(4):
        # the score of a square of one trial, as the course's text describes it
        each = [won * {1: current, 0: 0.0, -1: -other}[cells[square]] for won, cells in trials]
        assert tally.scores(*weights)[square] == pytest.approx(fmean(each) * count)
        error = tally.standard_errors(*weights)[square]
        assert error == pytest.approx(stdev(each) * sqrt(count), abs=1e-6)
        assert share_of(tally).scores(*weights)[square] == pytest.approx(fmean(each))
        assert share_of(tally).deviations(*weights)[square] == pytest.approx(pstdev(each), abs=1e-6)


def test_what_tallies_do_not_tell() -> None:
    """With fewer than two trials no spread is known; tallies of different boards don't add up."""
    for count in (0, 1):
        assert tally_of(draw_trials(count)).standard_errors() == (inf,) * 4
    with refused():
        _ = Tally.zero(4) + Tally.zero(9)


POSITION = Position.parse("X../.O./...")
COUNTS = ("413101320", "021341124", "310102011", "012131212")
TALLY = Tally(4, 2, 3, *[tuple(map(int, each)) for each in COUNTS])
NONE = (0.0,) * 9


def think(current: float = 1.0, other: float = 1.0, seed: int = 1) -> Thought:
    """Return the thought that follows from the tally."""
    return thought_of_tally(POSITION, TALLY, Weights(current, other), 9, seed, "stream")


def test_a_thought_tells_of_empty_squares_only() -> None:
    """Occupied squares have no value and no error; the others have the tally's."""
    thought = think(1.0, 2.0)
    for found, known in (
        (thought.values, TALLY.scores(1.0, 2.0)),
        (thought.errors, TALLY.standard_errors(1.0, 2.0)),
    ):
        assert found == (None, *known[1:4], None, *known[5:])
    assert (thought.meaning, thought.side, thought.trials) == (Meaning.SCORE, Mark.X, 9)
    assert (thought.target, thought.stream, thought.decided) == (9, "stream", False)


@pytest.mark.parametrize(
    ("values", "best"),
    [
        ((None, 1.0, 3.0, -1.0, None, 3.0, 0.0, 3.0, None), ((0, 2), (1, 2), (2, 1))),
        ((None, -2.0, *(None,) * 7), ((0, 1),)),
        ((None,) * 9, ()),
    ],
)
def test_best_squares_are_all_the_equals(
    values: tuple[float | None, ...], best: tuple[object, ...]
) -> None:
    """All squares with the greatest value are best, in order; without values no square is best."""
    assert best_squares(POSITION, values) == best


def test_the_thought_of_an_expectation() -> None:
    """Exact scores are per trial, for empty squares, and without errors and trials.

    Scores that differ in the last bits of their sums are equally good.
    """
    shares = (0.5, 0.3, 0.1 + 0.2, *(0.0,) * 5, 0.25)
    exact = Expectation(0.5, 0.25, 0.25, shares, (*NONE[1:], 0.2), NONE, NONE)
    thought = thought_of_expectation(POSITION, exact, Weights(2.0, 3.0), 5)
    scores = exact.scores(2.0, 3.0)
    assert thought.values == (None, *scores[1:4], None, *scores[5:])
    assert (thought.best, thought.errors, thought.trials, thought.share) == (
        *(((0, 1), (0, 2)), None),
        *(0, 1.0),
    )
    assert (thought.side, thought.seed, thought.expectation) == (Mark.X, 5, exact)


def test_what_is_not_saved_makes_no_difference() -> None:
    """Thoughts that differ only in what a file doesn't hold are equal, so a saved game is, too."""
    exact = Expectation(0.5, 0.0, 0.5, NONE, NONE, NONE, NONE)
    assert replace(think(), expectation=exact) == think()
    assert replace(think(), confidence=Confidence(95.0, True, ((0, 0),))) == think()


def test_the_move_is_drawn_among_equals() -> None:
    """Two best squares are each chosen about half the time; a given seed always picks the same."""
    drawn = [think(1.0, 0.0, seed).settled().move for seed in range(400)]
    # 400 fair draws miss 200 by more than 45 (4.5 standard errors) once in 147,000 runs.
    assert abs(Counter(drawn)[0, 2] - 200) <= 45
    assert set(drawn) == {(0, 2), (2, 0)}
    assert think(1.0, 0.0, 5).settled().move == drawn[5]
    # With a derived seed: otherwise even seeds would always choose the first square.
    assert len(set(drawn[:40:2])) == 2


def test_a_decided_thought_stays() -> None:
    """A chosen move, a resignation or a forfeit is kept; without a best square there is no move."""
    for decided in (
        replace(think(1.0, 0.0).settled(), seed=2),
        replace(think(), resigns=True),
        replace(think(), forfeit=Text("it failed")),
    ):
        assert decided.decided
        assert decided.settled() == decided
    assert replace(think(), best=()).settled().move is None


@pytest.mark.parametrize(
    ("meaning", "value", "words"),
    table("""
        score | 143 | score 143
        rate | 0.5 | rate 0.5
        visits | 12 | visits 12
        mistakes | -1 | known mistake
        mistakes | 0 | not known to lose
        result | 1 | win
        result | 0 | tie
        result | -1 | loss
        result | 0.5 | 0.5
        chance | 0.5 | chance of the best score 0.5
        plain | -3 | value -3
        evaluation | 25 | value 25
        evaluation | -499999 | value -499999
        evaluation | 500000 | win in 500000
        evaluation | 999999 | win in 1
        evaluation | -999997 | loss in 3
    """),
)
def test_values_in_words(meaning: str, value: str, words: str) -> None:
    """Numbers are shown with the name of what they measure, but mistakes and results in words."""
    assert str(value_words(Meaning(meaning), float(value), "{:g}".format)) == words


@pytest.mark.parametrize(
    ("value", "plies", "words"),
    table("""
        1 | 1 | win in 1
        1 | 2 | win in 1
        1 | 5 | win in 3
        -1 | 4 | loss in 2
        -1 | 3 | loss in 2
        -1 | - | loss
        0 | 5 | tie
        1 | - | win
    """),
)
def test_results_say_how_soon(value: str, plies: str, words: str) -> None:
    """The side's own moves are counted; squares show the same words on two lines."""
    known = None if plies == "-" else int(plies)
    assert str(result_words(float(value), known, str)) == words
    assert str(result_lines(float(value), known, str)) == words.replace(" in", "\nin")


def test_every_meaning_has_words_and_counts_something() -> None:
    """Each kind of value has a name, and a word for what its thoughts count."""
    assert set(MEANINGS) == set(Meaning)
    for meaning in Meaning:
        thought = replace(think(), meaning=meaning, trials=12)
        assert str(counted_text(thought)) == f"12 {counted_in(meaning).key}"
