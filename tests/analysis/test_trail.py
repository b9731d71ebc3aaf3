"""One stream's tally at many numbers of trials, the sum behind a score, and a trial in steps."""

from __future__ import annotations

from itertools import islice, pairwise, takewhile
from random import Random

import pytest

from tttmc_app import engine
from tttmc_app.analysis.breakdown import breakdown
from tttmc_app.analysis.slow_trial import Function, slow_trials
from tttmc_app.analysis.trail import FEWEST, MOST, Trail, counts, follow
from tttmc_app.core import Position, Rules, Tally, Weights

START = Position.parse("X../.O./..X")
WEIGHTS = Weights(1.0, 2.0)


def test_the_counts_are_spread_evenly() -> None:
    """Each number of trials is at most half as large again as the last; all powers of ten occur."""
    found = counts()
    assert (found[0], found[-1]) == (FEWEST, MOST)
    assert {10**k for k in range(1, 8)} <= set(found)
    assert all(one < two <= 1.5 * one for one, two in pairwise(found))


def test_few_trials_are_the_first_of_many() -> None:
    """Every tally on the trail is that of a player with as many trials and the same seed."""
    trail = Trail(START, 7)
    for trail in follow(START, 7, own=568):  # a number of trials at which a thought ended
        if len(trail.tallies) > 30:
            break
    assert trail.expectation == engine.exact(START)
    assert set(counts(568)) == {*counts(), 568}
    for count, tally in zip(counts(568), trail.tallies, strict=False):
        assert tally.trials == count
        assert tally == engine.sample(START, count, 7)


def test_all_threads_draw_a_trail(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sampler draws the whole trail, with its seed and number of threads."""
    made, sampler_of = list[tuple[Position, int, int]](), engine.Sampler

    def noted(position: Position, seed: int, threads: int) -> engine.Sampler:
        made.append((position, seed, threads))
        return sampler_of(position, seed, threads)

    monkeypatch.setattr(engine, "Sampler", noted)
    monkeypatch.setattr("tttmc_app.analysis.trail.MOST", 1000)
    *_, last = follow(START, 9, 3)
    assert made == [(START, 9, 3)]
    assert last.tallies[-1] == engine.sample(START, 1000, 9)


@pytest.mark.parametrize("rules", [Rules(3, reverse=True), Rules(7, 4)])
def test_a_score_adds_up(rules: Rules) -> None:
    """The terms count every trial once, and their points add up to the square's score."""
    position = Position.start(rules)
    tally = engine.sample(position, 500, 3)
    scores = tally.scores(*WEIGHTS)
    for index, score in enumerate(scores):
        found = breakdown(tally, WEIGHTS, index, position.to_move)
        assert sum(term.trials for term in found.terms) == found.trials == 500
        assert found.points == pytest.approx(score)
        assert found.per_trial == pytest.approx(score / 500)
    assert breakdown(Tally.zero(9), WEIGHTS, 0, position.to_move).per_trial == 0.0


def test_slow_trials_score_as_the_course_does() -> None:
    """Each step of a trial plays one square; only the finished trial changes the scores."""
    steps = islice(slow_trials(START, WEIGHTS, 5), 2000)
    before: tuple[float, ...] = (0.0,) * 9
    for number in range(1, 30):
        trial = list(takewhile(lambda step: step.function is not Function.BEST, steps))
        games = [step for step in trial if step.function is Function.TRIAL]
        updates = [step for step in trial if step.function is Function.UPDATE]
        board = games[-1].board
        assert [step.square for step in games[:-1]] != []
        assert board.outcome is not None
        assert all(step.scores == before for step in games)
        winner = board.outcome.winner
        if winner is None:
            assert updates == []
            continue
        assert len(updates) == 9
        for index, old in enumerate(before):
            mark = board.mark_at(board.rules.square(index))
            size = 0.0 if mark is None else 1.0 if mark is START.to_move else 2.0
            change = size if mark is winner else -size
            assert updates[-1].scores[index] - old == change
        before = updates[-1].scores
        assert updates[-1].trials == number - 1


@pytest.mark.parametrize("seed", [5, 6])
def test_slow_trials_are_drawn_from_their_seed(seed: int) -> None:
    """Each move is drawn among the empty squares of its board, trial after trial from the start."""
    random, board = Random(seed), START
    for step in islice(slow_trials(START, WEIGHTS, seed), 300):
        if step.function is not Function.TRIAL or step.square is None:
            board = START
            continue
        assert step.square == random.choice(board.empty_squares)
        board = board.play(step.square)
        assert step.board == board


def test_the_choice_is_the_highest_score() -> None:
    """Each trial ends with the empty squares that score highest, even if an occupied one leads."""
    position = Position.parse(".../.X./O..")
    steps = islice(slow_trials(position, WEIGHTS, 1), 1500)
    choices = [step for step in steps if step.function == "get_best_move"]
    assert [step.trials for step in choices] == list(range(1, len(choices) + 1))
    empty = [position.rules.index(square) for square in position.empty_squares]
    for step in choices:
        top = max(step.scores[i] for i in empty)
        best = [i for i in empty if step.scores[i] == top]
        assert [position.rules.index(square) for square in step.best] == best
    assert any(max(step.scores) > max(step.scores[i] for i in empty) for step in choices)


@pytest.mark.parametrize(
    ("own", "added"),
    [(0, []), (10, []), (9, []), (11, [11]), (12, []), (568, [568]), (9_999_999, [9_999_999]),
     (10_000_000, []), (10_000_001, [])],
)  # fmt: skip
def test_the_numbers_of_a_trail(own: int, added: list[int]) -> None:
    """Ten numbers of each power of ten, up to ten million, and one's own if it is between them."""
    steps = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
    usual = [step * 10**power for power in range(6) for step in steps] + [10_000_000]
    assert counts(own) == tuple(sorted(usual + added))


@pytest.mark.parametrize(
    ("board", "soon", "ever"),
    [
        ("..../..../..../....", True, True),
        ("XOXO./OXOX./...../...../.....", False, True),
        ("......./......./......./......./......./......./.......", False, False),
    ],
)
def test_when_exact_scores_join_a_trail(
    board: str, soon: bool, ever: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to 16 empty squares they come first, on larger boards last, if they can be found."""
    monkeypatch.setattr("tttmc_app.analysis.trail.MOST", 1000)
    position = Position.parse(board)
    steps = list(follow(position, 4, own=77))
    assert [(step.position, step.seed) for step in steps] == [(position, 4)] * len(steps)
    known = [step.expectation is not None for step in steps]
    assert (known[0], known[-1]) == (soon, ever)
    assert known == sorted(known)
    sizes = [len(step.tallies) for step in steps]
    assert sizes == sorted(sizes)
    assert sizes[-1] == len(counts(77))
    assert [tally.trials for tally in steps[-1].tallies] == list(counts(77))
    if ever:
        assert steps[-1].expectation == engine.exact(position)
        assert soon or sizes[known.index(True)] == sizes[-1]


def test_a_trail_of_python_s_games_is_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the random games run in Python, the trail ends at 100,000 of them."""
    monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", True)
    *_, last = follow(START, 7, own=2_000_000)
    assert [tally.trials for tally in last.tallies] == [n for n in counts() if n <= 100_000]
    assert last.expectation == engine.exact(START)
