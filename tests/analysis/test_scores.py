"""What is said about scores: their sum, their spread, comparisons, trails and single trials."""

from __future__ import annotations

from itertools import islice, pairwise, product
from math import inf, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.analysis.review_checks import check_wording
from tests.core.strategies import any_game, steady
from tests.playing import plain_value
from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.analysis.breakdown import breakdown, lines_text
from tttmc_app.analysis.comparison import (
    compare,
    proof_text,
)
from tttmc_app.analysis.estimates import random_estimate, search_estimate
from tttmc_app.analysis.facts import UNPROVEN, result_of
from tttmc_app.analysis.slow_trial import Function, slow_trials
from tttmc_app.analysis.trail import FEWEST, MOST, MOST_IN_PYTHON, counts, follow
from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Tally,
    Weights,
    derive_seed,
    parse_square,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine.certainty import Spread, sample_spread, sureness_of

WEIGHTS, NORMAL = Weights(1.0, 2.0), NormalDist()
START, PLACE = Position.start(Rules(3)), Position.parse("X../.O./...")
PAIR = ((0, 1), (0, 2))


def spread_of(position: Position) -> Spread:
    """Return how the scores of a position vary together, in trials of a stream of its own."""
    *_, spread = sample_spread(position, 5)
    assert spread is not None
    return spread


# Sums -------------------------------------------------------------------------------------------


def test_a_score_is_the_sum_of_its_terms() -> None:
    """Each term counts trials of one kind, together all of them once, with the course's weights."""
    tally = engine.sample(START, 500, 3)
    held = (tally.won_mine, tally.won_theirs, tally.lost_mine, tally.lost_theirs)
    for index, score in enumerate(tally.scores(2.0, 5.0)):
        found = breakdown(tally, Weights(2.0, 5.0), index, Mark.O)
        trials = [term.trials for term in found.terms]
        assert trials[:4] == [each[index] for each in held]
        assert (trials[5], sum(trials)) == (tally.ties, 500)
        assert [term.weight for term in found.terms] == [2.0, -5.0, -2.0, 5.0, 0.0, 0.0]
        assert (found.points, found.per_trial) == pytest.approx((score, score / 500))
    assert breakdown(Tally.zero(9), WEIGHTS, 0, Mark.X).per_trial == 0.0


LINES = """
.../.../... b2  4 8 4
X../.O./... c1  3 7 3
X.O/.../... b1  1 7 4
.../.X./... a1  3 8 3
"""


@pytest.mark.parametrize("row", LINES.strip().splitlines())
def test_open_lines_explain_a_score(row: str) -> None:
    """Lines with marks of both sides don't count; the most is that of an empty square."""
    board, name, *numbers = row.split()
    rules = Rules(3, reverse=True)
    text, other = (
        lines_text(Position.parse(board, each), parse_square(name, rules))
        for each in (Rules(3), rules)
    )
    check_wording([("wins", text), ("loses", other)])
    assert [carried_by(text)[key] for key in ("count", "total", "most")] == numbers


# Sureness ---------------------------------------------------------------------------------------


@steady
@given(any_game(4), st.integers(0, 500), st.tuples(st.floats(0, 9), st.floats(0, 9)))
def test_chances_are_shared(game: GameRecord, trials: int, weights: tuple[float, float]) -> None:
    """All squares' chances add up to 1, and equal squares share alike, by symmetry or exactly.

    Squares that are still open come in the order of their shares, the best so far first.
    """
    assume(game.result is None)
    position = game.position
    batches = [engine.sample(position, 20, seed) for seed in range(30)]
    spread, sampler = Spread.begin(position).with_batches(batches), engine.Sampler(position, 1)
    tally = sampler.draw(trials) if trials else Tally.zero(position.rules.square_count)
    exact = engine.exact(position) if position.empty.bit_count() < 10 else None
    found = sureness_of(position, tally, Weights(*weights), spread, expectation=exact)
    known = {i: chance for i, chance in enumerate(found.chances) if chance is not None}
    assert [*map(position.rules.square, known)] == list(position.empty_squares)
    assert sum(known.values()) == pytest.approx(1)
    groups = [[*map(position.rules.index, group)] for group in found.open]
    assert all(len({known[i] for i in group}) == 1 for group in groups)
    shares = [len(group) * known[group[0]] for group in groups]
    assert [found.chance, *shares[1:]] == pytest.approx(sorted(shares, reverse=True))
    assert found.is_sure == (found.chance >= 0.95 - 1e-12)


def test_one_quantity_compares_stops_and_shows() -> None:
    """Around the centre only corners and edges differ: what says one, says the other."""
    position, corner, edge = Position.parse(".../.X./..."), (0, 0), (0, 1)
    spread, chances = spread_of(position), list[float]()
    for trials in (10, 40, 100, 10**5):
        tally = engine.sample(position, trials, 3)
        found = sureness_of(position, tally, WEIGHTS, spread)
        pair = compare(position, tally, WEIGHTS, spread, (corner, edge))
        assert pair is not None
        assert pair.chance == pytest.approx(found.chance)
        assert (pair.is_sure, pair.ahead in found.open[0]) == (found.is_sure, True)
        if not found.is_sure and pair.needed < inf:
            more = engine.sample(position, 2 * round(pair.needed), 3)
            assert sureness_of(position, more, WEIGHTS, spread).chance > found.chance
        chances.append(found.chance)
    assert chances[0] < 0.95 < chances[-1] < 1


# Comparisons ------------------------------------------------------------------------------------


def test_a_comparison_tells_who_is_ahead() -> None:
    """Groups of equal squares count; bars overlap if errors add up to more than the gap."""
    exact, spread = engine.exact(PLACE), spread_of(PLACE)
    limit, groups = exact.scores(*WEIGHTS), {min(group): group for group in spread.groups}
    for seed in range(20):
        tally = engine.sample(PLACE, 60, seed)
        found = compare(PLACE, tally, WEIGHTS, spread, PAIR, exact)
        assert found is not None
        ahead, behind = PLACE.rules.index(found.ahead), PLACE.rules.index(found.behind)
        scores, errors = tally.scores(*WEIGHTS), tally.standard_errors(*WEIGHTS)
        gap = fmean(scores[i] for i in groups[ahead]) - fmean(scores[i] for i in groups[behind])
        assert gap >= 0
        assert found.bars_overlap == (scores[ahead] - scores[behind] < errors[1] + errors[2])
        assert found.exact == (limit[ahead], limit[behind])


def test_squares_that_nothing_tells_apart() -> None:
    """Equal by symmetry, without trials, or equal in the exact scores."""
    spread, none = spread_of(PLACE), Tally.zero(9)
    assert compare(PLACE, none, WEIGHTS, spread, ((0, 1), (1, 0))) is None
    unknown = compare(PLACE, none, WEIGHTS, spread, PAIR)
    assert unknown is not None
    assert unknown[2:5] == (0, 0.5, inf)
    position, pair = Position.parse(".X./.O./X.."), ((0, 0), (2, 2))
    tally, exact = engine.sample(position, 1000, 1), engine.exact(position)
    equal = compare(position, tally, WEIGHTS, spread_of(position), pair, exact)
    assert equal is not None
    assert (equal.needed, equal.is_sure, equal.is_equal) == (inf, False, True)


RESULTS = {1: "win", 0: "tie", -1: "loss"}


def test_proofs_decide_what_scores_only_suggest() -> None:
    """Each pair of results has its words, the better square first; without both there are none."""
    for one, two in product(RESULTS, repeat=2):
        names = ["b1", "c1"] if one >= two else ["c1", "b1"]
        words = [RESULTS[each] for each in sorted((one, two), reverse=True)]
        text = proof_text(PAIR, (one, two)) or EMPTY_TEXT
        assert [*map(str, carried_by(text).values())] == [*names, *words]
    assert proof_text(PAIR, (None, 1)) is proof_text(PAIR, (1, None)) is None


# Estimates --------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["X../.O./...", "X../.../..."])
def test_random_games_estimate_xs_share(board: str) -> None:
    """The share is X's, whoever moves, with the error of a mean of the games."""
    position = Position.parse(board)
    tally, found = engine.sample(position, 4000, 7), random_estimate(position, 4000, 7)
    points = [1.0] * tally.wins + [0.5] * tally.ties + [0.0] * tally.losses
    share = fmean(points)
    assert found.share == pytest.approx(share if position.to_move is Mark.X else 1 - share)
    assert found.error == pytest.approx(stdev(points) / sqrt(4000), rel=1e-6)
    assert random_estimate(position, 1, 7).error == 0.0


@pytest.mark.parametrize("board", ["XX./OO./...", "XO./OX./..O", "O.O/.X./O.X", "XOX/XOO/OXX"])
def test_a_proven_result_has_no_error(board: str) -> None:
    """Where a search proves the result, or the game is over, the estimate is the result."""
    position = Position.parse(board, None, "X", finished=True)
    result = plain_value(position)
    found = result_of(search_estimate(position, Mark.X, 2, 3000, 1))
    assert found == (((1 + result) / 2, 0.0), (result, result))


def test_independent_searches_give_an_error() -> None:
    """Each has a seed of its own and counts every simulation; their mean has a standard error."""
    position, shares = Position.start(Rules(6, 4)), list[float]()
    for number in range(3):
        tree, points = engine.Tree(position, derive_seed(5, number)), list[float]()
        for _ in range(60):
            tree.advance(1)
            points.append(tree.last_simulation().points)
        shares.append(fmean(points))
    share, error = fmean(shares), stdev(shares) / sqrt(3)
    for side, expected in ((Mark.X, share), (Mark.O, 1 - share)):
        found, bounds = result_of(search_estimate(position, side, 3, 60, 5))
        assert bounds == UNPROVEN
        assert found == pytest.approx((expected, error))


# Trails -----------------------------------------------------------------------------------------


def test_the_numbers_of_a_trail() -> None:
    """They grow by at most a half, through all powers of ten, with one's own among them."""
    for own in (0, 11, MOST, MOST + 1):
        found = counts(own)
        assert {10**k for k in range(1, 8)} <= set(found)
        assert all(one < two <= 1.5 * one for one, two in pairwise(found))
        assert set(found) - set(counts()) == ({own} if FEWEST < own < MOST else set())


BEYOND = sum(number <= MOST_IN_PYTHON for number in counts())
TRAILS = """
..../..../..../.... first
XOXO./OXOX./...../...../..... last
......./......./......./......./......./......./....... never
"""


@pytest.mark.parametrize("row", TRAILS.strip().splitlines())
def test_few_trials_are_the_first_of_many(row: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tally is that of as many trials; exact scores come first, last, or never.

    Only if the random games run in Python do they end at a hundred thousand.
    """
    board, kind = row.split()
    position = Position.parse(board)
    assert any(len(trail.tallies) > BEYOND for trail in follow(position, 4))
    monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", True)
    steps = list(follow(position, 4, 2, own=77))
    known, last = [step.expectation is not None for step in steps], steps[-1]
    assert known == sorted(known)
    assert {"first": known[0], "last": known[-1] > known[-2], "never": not known[-1]}[kind]
    assert last.expectation == (engine.exact(position) if known[-1] else None)
    assert last.tallies[-1].trials == MOST_IN_PYTHON
    for number, tally in list(zip(counts(77), last.tallies, strict=False))[::5]:
        assert tally == engine.sample(position, number, 4)


# Single trials ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "weights"), [(".../.X./O..", WEIGHTS), ("X../.O./..X", Weights(3.0, 0.0))]
)
def test_slow_trials_score_as_the_course_does(board: str, weights: Weights) -> None:
    """Each move is drawn from the seed, each square scored by the rule, and the best one chosen."""
    now = start = Position.parse(board)
    random, scores, trials, decided, updates = Random(5), [0.0] * 9, 0, 0, 0
    for step in islice(slow_trials(start, weights, 5), 400):
        outcome = now.outcome
        if outcome is None:
            assert step.function is Function.TRIAL
            now = now.play(random.choice(now.empty_squares))
        elif step.function is Function.UPDATE:
            at, updates = updates % 9, updates + 1
            mark = now.mark_at(start.rules.square(at))
            size = weights.current if mark is start.to_move else weights.other
            change = 0.0 if mark is None else size if mark is outcome.winner else -size
            scores[at] += change
            assert step.square == start.rules.square(at)
            shown = carried_by(step.words).get("points", "0")
            assert float(shown.replace("−", "-")) == change
        elif step.function is Function.BEST:
            trials, decided = trials + 1, decided + (outcome.winner is not None)
            assert updates == 9 * decided
            values = {square: scores[start.rules.index(square)] for square in start.empty_squares}
            assert step.best == tuple(s for s in values if values[s] == max(values.values()))
        assert (step.board, step.scores, step.trials) == (now, tuple(scores), trials)
        now = start if step.best else now
    assert 0 < decided < trials
