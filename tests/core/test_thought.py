"""Tallies and thoughts: scores and errors, what is best, and the move that follows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev, stdev

import pytest

from tttmc_app.core import (
    Mark,
    Meaning,
    Position,
    Tally,
    Text,
    Thought,
    Weights,
    best_squares,
    thought_of_tally,
)
from tttmc_app.core.tally import Expectation
from tttmc_app.core.thought import (
    MEANINGS,
    Confidence,
    counted_in,
    counted_text,
    result_lines,
    result_words,
    thought_of_expectation,
    value_words,
)

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


POSITION = Position.parse("X../.O./...")
TALLY = Tally(
    wins=4,
    ties=2,
    losses=3,
    won_mine=(4, 1, 3, 1, 0, 1, 3, 2, 0),
    won_theirs=(0, 2, 1, 3, 4, 1, 1, 2, 4),
    lost_mine=(3, 1, 0, 1, 0, 2, 0, 1, 1),
    lost_theirs=(0, 1, 2, 1, 3, 1, 2, 1, 2),
)


def think(weights: Weights, seed: int = 1) -> Thought:
    """Return the thought that follows from the tally."""
    return thought_of_tally(POSITION, TALLY, weights, 9, seed, "stream")


def test_a_thought_tells_of_empty_squares_only() -> None:
    """Occupied squares have no value and no error; the others have the tally's."""
    thought = think(Weights(1.0, 2.0))
    scores, errors = TALLY.scores(1.0, 2.0), TALLY.standard_errors(1.0, 2.0)
    empty = [POSITION.mark_at(divmod(i, 3)) is None for i in range(9)]
    assert thought.values == tuple(s if e else None for s, e in zip(scores, empty, strict=True))
    assert thought.errors == tuple(s if e else None for s, e in zip(errors, empty, strict=True))
    assert (thought.meaning, thought.side, thought.trials) == (Meaning.SCORE, Mark.X, 9)
    assert thought.stream == "stream"
    assert not thought.decided


def test_weights_decide_what_is_best() -> None:
    """With other weights, the same counts make other squares the best."""
    assert think(Weights(1.0, 0.0)).best == ((0, 2), (2, 0))
    assert think(Weights(0.0, 1.0)).values[1] == -1.0


def test_best_squares_are_all_the_equals() -> None:
    """All squares with the greatest value are best, in order; without values no square is best."""
    values = (None, 1.0, 3.0, -1.0, None, 3.0, 0.0, 3.0, None)
    assert best_squares(POSITION, values) == ((0, 2), (1, 2), (2, 1))
    assert best_squares(POSITION, (None,) * 9) == ()
    assert best_squares(POSITION, (None, -2.0, *(None,) * 7)) == ((0, 1),)


def test_the_thought_of_an_expectation() -> None:
    """Exact scores are per trial, for empty squares, and without errors and trials."""
    position, weights = Position.parse("XO./X../..."), Weights(0.5, 3.0)
    shares = tuple(number / 20 for number in range(9))
    exact = Expectation(0.5, 0.25, 0.25, shares, shares[::-1], (0.0,) * 9, (0.125,) * 9)
    thought = thought_of_expectation(position, exact, weights, 5)
    for index, value in enumerate(thought.values):
        scored = 0.5 * index / 20 - 3.0 * ((8 - index) / 20 - 0.125)
        assert value == (None if "XO.X....."[index] != "." else pytest.approx(scored))
    assert (thought.best, thought.errors, thought.trials, thought.share) == (
        ((2, 2),),
        None,
        0,
        1.0,
    )
    assert (thought.side, thought.seed, thought.expectation) == (Mark.O, 5, exact)


def test_what_is_not_saved_makes_no_difference() -> None:
    """Thoughts that differ only in what a file doesn't hold are equal, so a saved game is, too."""
    none = (0.0,) * 9
    thought = think(Weights())
    exact = Expectation(0.5, 0.0, 0.5, none, none, none, none)
    assert replace(thought, expectation=exact) == thought
    assert replace(thought, confidence=Confidence(95.0, True, ((0, 0),))) == thought
    assert Weights() == (1.0, 1.0)


def test_rounding_separates_no_equal_squares() -> None:
    """Exact scores that differ in the last bits of their sums are equally good."""
    none = (0.0,) * 9
    shares = (0.0, 0.3, 0.1 + 0.2, *(0.0,) * 6)
    exact = Expectation(0.5, 0.0, 0.5, shares, none, none, none)
    assert thought_of_expectation(POSITION, exact, Weights(), 1).best == ((0, 1), (0, 2))


def test_the_move_is_drawn_among_equals() -> None:
    """Two best squares are each chosen about half the time; a given seed always picks the same."""
    moves = Counter(think(Weights(1.0, 0.0), seed).settled().move for seed in range(400))
    assert set(moves) == {(0, 2), (2, 0)}
    # 400 fair draws miss 200 by more than 45 (4.5 standard errors) once in 147,000 runs.
    assert abs(moves[0, 2] - 200) <= 45
    assert think(Weights(1.0, 0.0), 5).settled() == think(Weights(1.0, 0.0), 5).settled()
    # With a derived seed: otherwise even seeds would always choose the first square.
    assert len({think(Weights(1.0, 0.0), seed).settled().move for seed in range(0, 40, 2)}) == 2


def test_the_words_of_files_never_change() -> None:
    """Saved thoughts contain the meaning of their values by these words."""
    assert " ".join(Meaning) == "score rate visits mistakes result evaluation plain chance"


def test_a_decided_thought_stays() -> None:
    """A chosen move or resignation is kept; without a best square there is no move."""
    moved = think(Weights()).settled()
    assert moved.decided
    assert replace(moved, seed=moved.seed + 1).settled().move == moved.move
    resigned = replace(think(Weights()), resigns=True)
    assert resigned.settled() == resigned
    assert replace(think(Weights()), best=()).settled().move is None
    forfeited = replace(think(Weights()), forfeit=Text("it failed"))
    assert forfeited.settled() == forfeited


VALUES = """
score 143 = score 143 | rate 0.5 = rate 0.5 | visits 12 = visits 12 | mistakes -1 = known mistake
mistakes 0 = not known to lose | result 1 = win | result 0 = tie | result -1 = loss
result 0.5 = 0.5 | chance 0.5 = chance of the best score 0.5 | plain -3 = value -3
evaluation 25 = value 25 | evaluation -499999 = value -499999
evaluation 500000 = win in 500000 | evaluation 999999 = win in 1
evaluation 1000000 = win in 0 | evaluation -999997 = loss in 3
"""
RESULTS = """
1 1 = win in 1 | 1 2 = win in 1 | 1 5 = win in 3 | -1 4 = loss in 2 | -1 3 = loss in 2 | -1 - = loss
0 - = tie | 0 5 = tie | 1 - = win
"""


def rows(table: str) -> list[list[str]]:
    """Return a table's rows: two words and what they make."""
    found = table.strip().replace("\n", "|").split("|")
    return [[*row.split("=")[0].split(), row.split("=")[1].strip()] for row in found]


@pytest.mark.parametrize(("meaning", "value", "words"), rows(VALUES))
def test_values_in_words(meaning: str, value: str, words: str) -> None:
    """Numbers are shown with the name of what they measure, but mistakes and results in words."""
    assert str(value_words(Meaning(meaning), float(value), "{:g}".format)) == words


@pytest.mark.parametrize(("value", "plies", "words"), rows(RESULTS))
def test_results_say_how_soon(value: str, plies: str, words: str) -> None:
    """The side's own moves are counted; squares show the same words on two lines."""
    known = None if plies == "-" else int(plies)
    assert str(result_words(float(value), known, str)) == words
    assert str(result_lines(float(value), known, str)) == words.replace(" in", "\nin")


def test_every_meaning_has_words_and_counts_something() -> None:
    """Each kind of value has a name, and a word for what its thoughts count."""
    assert set(MEANINGS) == set(Meaning)
    for meaning in Meaning:
        thought = replace(think(Weights()), meaning=meaning, trials=12)
        assert str(counted_text(thought)) == f"12 {counted_in(meaning).key}"
        assert str(value_words(meaning, 1.0, "{:g}".format))
