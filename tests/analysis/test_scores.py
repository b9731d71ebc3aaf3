"""What is said about scores: their sum, their spread, comparisons, trails and single trials."""

from __future__ import annotations

from itertools import pairwise, product
from math import inf, sqrt
from random import Random
from statistics import NormalDist, fmean

import pytest

from tests.analysis.review_checks import check_wording
from tests.playing import plain_value
from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.analysis import Spread, Sureness, sample_spread, sureness_of
from tttmc_app.analysis.breakdown import breakdown, lines_text
from tttmc_app.analysis.comparison import (
    Comparison,
    compare,
    comparison_text,
    exact_text,
    overlap_text,
    proof_text,
)
from tttmc_app.analysis.estimates import Estimate, random_estimate, search_best, search_estimate
from tttmc_app.analysis.proofs import result_of
from tttmc_app.analysis.slow_trial import Function, slow_trials
from tttmc_app.analysis.sureness import BATCHES, CONFIDENCE, are_close
from tttmc_app.analysis.trail import FEWEST, MOST, counts, follow
from tttmc_app.core import Mark, Position, Rules, Tally, Text, Weights, derive_seed

WEIGHTS = Weights(1.0, 2.0)
PLACE = Position.parse("X../.O./...")
BOARDS = [Position.parse(b) for b in (".../.O./..X", "X.O/.../...", "XO./.X./..O", "X../.O./...")]
PAIR = ((0, 1), (0, 2))


def spread_of(position: Position, seed: int = 5) -> Spread:
    """Return how the scores of a position vary together."""
    *_, spread = sample_spread(position, seed)
    assert spread is not None
    return spread


# Sums -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Rules(3, reverse=True), Rules(7, 4)])
def test_a_score_is_the_sum_of_its_terms(rules: Rules) -> None:
    """Each term counts trials of one kind, together all of them once, with the course's weights."""
    tally = engine.sample(Position.start(rules), 500, 3)
    for index, score in enumerate(tally.scores(2.0, 5.0)):
        found = breakdown(tally, Weights(2.0, 5.0), index, Mark.O)
        held = (tally.won_mine, tally.won_theirs, tally.lost_mine, tally.lost_theirs)
        counts, weights = [each[index] for each in held], [2.0, -5.0, -2.0, 5.0, 0.0, 0.0]
        counts += [tally.wins + tally.losses - sum(counts), tally.ties]
        assert [term[1:] for term in found.terms] == list(zip(counts, weights, strict=True))
        assert (found.trials, len({term.words for term in found.terms})) == (500, 6)
        assert (found.points, found.per_trial) == pytest.approx((score, score / 500))
        assert {carried_by(term.words)["side"] for term in found.terms[:4]} == {"O"}
    assert breakdown(Tally.zero(9), WEIGHTS, 0, Mark.X).per_trial == 0.0


def test_open_lines_explain_a_score() -> None:
    """Lines with marks of both sides don't count; the most is that of an empty square."""
    for board, square, numbers in (
        (".../.../...", (1, 1), "4 8 4"),
        ("X../.O./...", (0, 2), "3 7 3"),
        ("X.O/.../...", (0, 1), "1 7 4"),
        (".../.X./...", (0, 0), "3 8 3"),
    ):
        for reverse, word in ((False, "wins"), (True, "loses")):
            text = lines_text(Position.parse(board, Rules(3, reverse=reverse)), square)
            values = carried_by(text)
            assert " ".join(values[name] for name in ("count", "total", "most")) == numbers
            assert f"one {word}" in text.source


# Sureness ---------------------------------------------------------------------------------------


def test_the_spread_is_that_of_the_scores() -> None:
    """Its batches are of a stream of their own, with about eight decided games in each."""
    spread = spread_of(BOARDS[1], 1)
    sampler = engine.Sampler(BOARDS[1], derive_seed(1, "spread"))
    sampler.draw(1024)
    tally = sampler.draw(spread.batch)
    for found, won, lost in (
        (spread.mine, tally.won_mine, tally.lost_mine),
        (spread.theirs, tally.won_theirs, tally.lost_theirs),
    ):
        means = [fmean(won[i] - lost[i] for i in group) for group in spread.groups]
        assert list(found[0]) == pytest.approx(means)
    assert (len(spread.mine), spread.batch) == (BATCHES, 32)
    large, size = Position.start(Rules(8)), spread_of(Position.start(Rules(8))).batch
    decided = engine.sample(large, 20_000, 9)
    assert 6 < size * (decided.wins + decided.losses) / 20_000 < 10


def test_chances_are_those_of_normal_differences() -> None:
    """Around the centre only corners and edges differ: their mean difference is nearly normal.

    As few groups are open as make up 95 %, likeliest first.
    """
    position = Position.parse(".../.X./...")
    spread = spread_of(position)
    for trials in (10, 20, 40, 100, 10**5):
        for weights in (WEIGHTS, Weights(1.0, 0.0), Weights(0.0, 1.0)):
            tally = engine.sample(position, trials, 3)
            scores = tally.scores(*weights)
            corners, edges = (fmean(scores[i] for i in group) for group in spread.groups)
            each = weights.current * spread.mine - weights.other * spread.theirs
            deviation = ((each[:, 0] - each[:, 1]).var(ddof=1) / spread.batch * trials) ** 0.5
            chance = NormalDist().cdf((corners - edges) / deviation)
            found = sureness_of(position, tally, weights, spread)
            assert found.chances[:2] == pytest.approx((chance, 1 - chance), abs=0.015)
            assert found.chances[4] is None
            check_open(position, spread, found)
            assert found.is_sure or trials < 10**5


def check_open(position: Position, spread: Spread, sure: Sureness) -> None:
    """Check that as few groups are open as make up 95 %, and that all make up 100 %."""
    at = position.rules.index
    chances = [sure.chances[at(group[0])] or 0.0 for group in sure.open]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) >= CONFIDENCE - 1e-9 > sum(chances[:-1]) - 2e-9
    assert {tuple(map(at, group)) for group in sure.open} <= set(spread.groups)
    assert sum(sure.chances[group[0]] or 0.0 for group in spread.groups) == pytest.approx(1)
    assert sure.is_sure == (len(sure.open) == 1)


def test_nothing_is_preferred_without_a_difference() -> None:
    """Without trials or weights, each group has the same chance."""
    spread = spread_of(BOARDS[1])
    for tally in (Tally.zero(9), engine.sample(BOARDS[1], 100)):
        chances = sureness_of(BOARDS[1], tally, Weights(0.0, 0.0), spread).chances
        assert {round(c * len(spread.groups), 9) for c in chances if c is not None} == {1.0}


def test_whether_a_closer_look_is_worthwhile() -> None:
    """It is if the two best differ by less than twice the error of their difference.

    On an empty board a1, b1 and b2 represent corners, edges and the centre.
    """
    for scores, errors, close in (
        ({0: 0.1, 1: 0.3, 4: 0.49}, {1: 0.06, 4: 0.08}, True),  # 0.19 < 2 · 0.1
        ({0: 0.1, 1: 0.3, 4: 0.51}, {1: 0.06, 4: 0.08}, False),
        ({0: 0.3, 2: 9.0, 4: 0.2}, {0: 0.1}, True),  # c1 counts as a1
        ({4: 0.2}, {4: 1.0}, False),
        ({}, {}, False),
    ):
        known = [errors.get(i) for i in range(9)]
        found = are_close(Position.start(Rules(3)), [scores.get(i) for i in range(9)], known)
        assert found is close


# Comparisons ------------------------------------------------------------------------------------


def test_squares_are_told_apart_as_often_as_stated() -> None:
    """The stated chances add up to how often the square ahead really is better.

    They and the trials needed follow from the variance of the difference; bars overlap if the
    scores differ by less than their errors add up to.
    """
    exact, spread, index = engine.exact(PLACE), spread_of(PLACE), PLACE.rules.index
    one, two = (next(n for n, g in enumerate(spread.groups) if at in g) for at in (1, 2))
    each = WEIGHTS.current * spread.mine - WEIGHTS.other * spread.theirs
    variance = (each[:, one] - each[:, two]).var(ddof=1) / spread.batch
    right = expected = both = 0.0
    for seed in range(300):
        tally = engine.sample(PLACE, 60, seed)
        found = compare(PLACE, tally, WEIGHTS, spread, PAIR, exact)
        assert found is not None
        scores, errors = tally.scores(*WEIGHTS), tally.standard_errors(*WEIGHTS)
        means = [fmean(scores[i] for i in spread.groups[group]) / 60 for group in (one, two)]
        size = abs(means[0] - means[1])
        assert (found.ahead, found.behind) == (PAIR if means[0] >= means[1] else PAIR[::-1])
        if size:
            assert found.chance == pytest.approx(NormalDist().cdf(size / sqrt(variance / 60)))
            needed = variance * (NormalDist().inv_cdf(0.95) / size) ** 2
            assert found.needed == pytest.approx(needed)
        at = (index(found.ahead), index(found.behind))
        apart = scores[at[0]] - scores[at[1]]
        assert found.bars_overlap == (apart < errors[1] + errors[2])
        both += max(errors[1], errors[2]) < apart < errors[1] + errors[2]
        limit = exact.scores(*WEIGHTS)
        assert found.exact == (limit[at[0]], limit[at[1]])
        right += limit[at[0]] > limit[at[1]]
        expected += found.chance
        assert found.is_sure == (found.chance >= 0.95)
    assert abs(right - expected) < 4 * sqrt(300 / 4)
    assert both > 5


def test_squares_that_nothing_tells_apart() -> None:
    """Equal by symmetry, equal in the exact scores, without trials, or without variance."""
    spread, tally = spread_of(PLACE), engine.sample(PLACE, 50, 4)
    assert compare(PLACE, tally, WEIGHTS, spread, ((0, 1), (1, 0))) is None
    position, pair = Position.parse(".X./.O./X.."), ((0, 0), (2, 2))
    tallies, exact = engine.sample(position, 1000, 1), engine.exact(position)
    equal = compare(position, tallies, WEIGHTS, spread_of(position), pair, exact)
    assert equal is not None
    assert (equal.needed, equal.is_sure, equal.is_equal) == (inf, False, True)
    none = compare(PLACE, Tally.zero(9), WEIGHTS, spread, PAIR)
    assert none is not None
    assert (none.chance, none.needed, none.trials) == (0.5, inf, 0)
    constant = Spread(spread.groups, spread.batch, 0 * spread.mine, 0 * spread.theirs)
    at_once = compare(PLACE, tally, WEIGHTS, constant, PAIR)
    assert at_once is not None
    assert (at_once.needed, 1 - 1e-6 < at_once.chance < 1) == (1.0, True)
    nothing = compare(PLACE, tally, Weights(0.0, 0.0), constant, PAIR)
    assert nothing is not None
    assert (nothing.chance, nothing.needed, nothing.ahead) == (0.5, inf, PAIR[0])


FOUND = Comparison((0, 2), (0, 1), 1000, 0.9, 4321.0)
SURE = FOUND._replace(chance=0.95)
EXACT = SURE._replace(exact=(0.25, 0.5))


def test_comparisons_have_words() -> None:
    """What is said differs where what is known does, and carries the numbers."""
    kinds = [
        *(("symmetry", None), ("unsure", FOUND), ("unsure", FOUND._replace(needed=1e9 + 1000))),
        *(("hopeless", FOUND._replace(needed=1e9 + 1001)), ("sure", SURE)),
        *(("sure", EXACT), ("equal", SURE._replace(exact=(0.25, 0.25 + 1e-13)))),
    ]
    check_wording([(kind, comparison_text(PAIR, found)) for kind, found in kinds])
    unsure, sure = (carried_by(comparison_text(PAIR, found)) for found in (FOUND, SURE))
    assert (unsure["confidence"], unsure["more"]) == ("95 %", "3,000")
    assert sure == {"n": "1000", "ahead": "c1", "behind": "b1", "chance": "95 %"}
    assert overlap_text(SURE._replace(bars_overlap=True))
    for found in (None, SURE, FOUND._replace(bars_overlap=True)):
        assert overlap_text(found) is None
    for scores, said in (
        ((0.25, 0.5), "b1 0.500 c1 0.250"),
        ((0.1234, 0.1231), "c1 0.1234 b1 0.1231"),
    ):
        text = exact_text(FOUND._replace(exact=scores))
        assert text is not None
        values = carried_by(text)
        assert " ".join(values[name] for name in ("better", "high", "worse", "low")) == said
    for unknown in (None, FOUND, FOUND._replace(exact=(0.5, 0.5))):
        assert exact_text(unknown) is None


RESULTS = {1: "win", 0: "tie", -1: "lose"}


def test_proofs_decide_what_scores_only_suggest() -> None:
    """Each pair of results has its words, the better square first; without both there are none."""
    said = list[tuple[object, Text | None]]()
    for first, second in product((-1, 0, 1, None), repeat=2):
        text = proof_text(PAIR, (first, second))
        if first is None or second is None:
            assert text is None
            continue
        said.append(([RESULTS[each] for each in sorted((first, second))], text))
        assert text is not None
        names = carried_by(text)
        assert names.get("better", names.get("one")) == ("b1" if first >= second else "c1")
    check_wording(said)


# Estimates --------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["X../.O./...", "X../.../..."])
def test_random_games_estimate_xs_share(board: str) -> None:
    """The share is X's, whoever moves, with the error of a mean of the games."""
    position = Position.parse(board)
    tally, found = engine.sample(position, 4000, 7), random_estimate(position, 4000, 7)
    points = [1.0] * tally.wins + [0.5] * tally.ties + [0.0] * tally.losses
    mean = fmean(points)
    variance = sum((each - mean) ** 2 for each in points) / 3999
    assert found.share == pytest.approx(mean if position.to_move is Mark.X else 1 - mean)
    assert found.error == pytest.approx(sqrt(variance / 4000), rel=1e-6)
    assert found.for_other() == Estimate(1 - found.share, found.error)
    assert random_estimate(position, 1, 7).error == 0.0


@pytest.mark.parametrize("board", ["XX./OO./...", "XO./OX./..O", "O.O/.X./O.X", "XOX/XOO/OXX"])
def test_a_proven_result_has_no_error(board: str) -> None:
    """Where a search proves the result, or the game is over, the estimate is the result."""
    position = Position.parse(board, None, "X", finished=True)
    share = (1 + plain_value(position)) / 2
    for side, points in ((Mark.X, share), (Mark.O, 1 - share)):
        assert result_of(search_estimate(position, side, 2, 3000, 1)) == Estimate(points, 0.0)
    if position.outcome is None:
        best = result_of(search_best(position, 3000, 1))
        assert best is not None
        assert -plain_value(position.play(best)) == plain_value(position)
        assert result_of(search_best(position, 0, 1)) is None


def test_independent_searches_give_an_error() -> None:
    """Each has a seed of its own and counts every simulation; their mean has a standard error."""
    position, shares = Position.start(Rules(6, 4)), list[float]()
    for number in range(3):
        tree, points = engine.Tree(position, derive_seed(5, number)), 0.0
        for _ in range(60):
            tree.advance(1)
            points += tree.last_simulation().points
        shares.append(points / 60)
        mean = fmean(shares)
        spread = sum((share - mean) ** 2 for share in shares) / max(1, number)
        found = result_of(search_estimate(position, Mark.X, number + 1, 60, 5))
        assert found == pytest.approx((mean, sqrt(spread / (number + 1))))
        assert result_of(search_estimate(position, Mark.O, number + 1, 60, 5)) == found.for_other()
    tree = engine.Tree(position, derive_seed(5, "best"))
    tree.advance(60)
    assert result_of(search_best(position, 60, 5)) == tree.statistics().best


# Trails -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "soon", "ever"),
    [
        ("..../..../..../....", True, True),
        ("XOXO./OXOX./...../...../.....", False, True),
        ("......./......./......./......./......./......./.......", False, False),
    ],
)
@pytest.mark.parametrize("python", [False, True])
def test_few_trials_are_the_first_of_many(
    board: str, soon: bool, ever: bool, python: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every tally is that of as many trials; exact scores come first, last, or never.

    The numbers grow by at most a half, through all powers of ten, with one's own among them. If the
    random games run in Python, the trail is shorter.
    """
    for own in (0, 11, 568, MOST, MOST + 1):
        found = counts(own)
        assert {10**k for k in range(1, 8)} <= set(found)
        assert all(one < two <= 1.5 * one for one, two in pairwise(found))
        assert set(found) - set(counts()) == ({own} if FEWEST < own < MOST else set())
    monkeypatch.setattr(f"tttmc_app.analysis.trail.MOST{'_IN_PYTHON' * python}", 1000)
    monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", python)
    position = Position.parse(board)
    steps = list(follow(position, 4, 2, own=77))
    known = [step.expectation is not None for step in steps]
    assert (known[0], known[-1], known) == (soon, ever, sorted(known))
    assert [tally.trials for tally in steps[-1].tallies] == [n for n in counts(77) if n <= 1000]
    for tally in steps[-1].tallies[::5]:
        assert tally == engine.sample(position, tally.trials, 4)
    assert steps[-1].expectation == (engine.exact(position) if ever else None)
    assert soon or not ever or steps[known.index(True)].tallies == steps[-1].tallies


# Single trials ----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [".../.X./O..", "X../.O./..X"])
@pytest.mark.parametrize("weights", [WEIGHTS, Weights(3.0, 0.0)])
def test_slow_trials_score_as_the_course_does(board: str, weights: Weights) -> None:
    """Each move is drawn from the seed, each square scored by the rule, and the best one chosen."""
    start, random, scores = Position.parse(board), Random(5), [0.0] * 9
    steps, ends = slow_trials(start, weights, 5), list[tuple[object, Text | None]]()
    changes = list[tuple[object, Text | None]]()
    for number in range(25):
        now = start
        while now.outcome is None:
            square = random.choice(now.empty_squares)
            mover, now, step = now.to_move, now.play(square), next(steps)
            assert (step.function, step.board, step.square) == (Function.TRIAL, now, square)
            assert (step.scores, carried_by(step.words)["mark"]) == (tuple(scores), mover)
        winner, end = now.outcome.winner, next(steps)
        assert (end.function, end.square, end.scores) == (Function.TRIAL, None, tuple(scores))
        ends.append(("tie" if winner is None else f"{winner} wins", end.words))
        for at in range(0 if winner is None else 9):
            step, mark = next(steps), now.mark_at(start.rules.square(at))
            size = weights.current if mark is start.to_move else weights.other
            change = 0.0 if mark is None else size if mark is winner else -size
            scores[at] += change
            assert (step.function, step.square) == (Function.UPDATE, start.rules.square(at))
            assert (step.scores, step.trials, step.board) == (tuple(scores), number, now)
            points = carried_by(step.words).get("points", "0").replace("−", "-")
            assert float(points) == change
            changes.append((mark and ("won" if mark is winner else "lost"), step.words))
        choice, at_empty = next(steps), [start.rules.index(s) for s in start.empty_squares]
        top = max(scores[at] for at in at_empty)
        assert (choice.function, choice.trials) == (Function.BEST, number + 1)
        assert choice.best == tuple(start.rules.square(i) for i in at_empty if scores[i] == top)
    check_wording(ends)
    check_wording(changes[:60])
    assert len({kind for kind, _ in ends}) == len({kind for kind, _ in changes}) == 3
