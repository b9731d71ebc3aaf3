"""Insight into a position: proofs, exact scores, and choices proven worse than others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.analysis.insight import Insight, Slip, Want, slip_of, study
from tttmc_app.analysis.sureness import sample_spread
from tttmc_app.core import Position, Rules
from tttmc_app.engine import backends

FORK = Position.parse("X../.O./..X")
"""O must take an edge: a corner loses."""
A, B, C = (0, 1), (0, 2), (1, 0)
compiled = pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="the twin takes long")


def last_insight(position: Position, *wants: Want) -> Insight:
    """Study a position and return the final insight."""
    *_, insight = study(position, frozenset(wants), 0)
    return insight


@pytest.mark.parametrize(
    "wants",
    [set[Want](), {Want.EXACT}, {Want.SPREAD}, set(Want)],
    ids=["nothing", "exact", "spread", "both"],
)
def test_what_is_wanted_is_found(wants: set[Want]) -> None:
    """Proofs are always given, other things only if requested, and each step keeps the last one's.

    The spread comes before the exact scores, and comes from the seed.
    """
    position = Position.parse("XO.X./...../...O./O.X../XO.X.", Rules(5, 4))
    for place in (FORK, position):
        steps = list(study(place, frozenset(wants), 5))
        last = steps[-1]
        assert [step.is_searched for step in steps] == [*[False] * (len(steps) - 1), True]
        known = [
            (step.spread is not None, step.expectation is not None, len(step.distances))
            for step in steps
        ]
        assert known == sorted(known)
        assert (last.spread is not None) == (Want.SPREAD in wants)
        assert last.expectation == (engine.exact(place) if Want.EXACT in wants else None)
        assert all(last.has(want) == (want in wants) for want in Want)
        if last.spread is not None:
            *_, drawn = sample_spread(place, 5)
            assert drawn is not None
            assert (last.spread.mine == drawn.mine).all()
    insight = last_insight(FORK)
    results = {square: -plain_value(FORK.play(square)) for square in FORK.empty_squares}
    assert {square: insight.result(square) for square in results} == results
    assert insight.is_solved
    assert set(insight.distances) == {square for square, result in results.items() if result}


def test_what_is_wanted_may_be_impossible() -> None:
    """Exact scores that can't be calculated count as known; the spread can always be found."""
    large = Insight(Position.start(Rules(15, 5)))
    assert engine.why_not_exact(large.position) is not None
    assert [large.has(want) for want in (Want.EXACT, Want.SPREAD)] == [True, False]


@compiled
def test_what_is_wanted_does_not_wait_for_long_proofs() -> None:
    """After a first search comes the spread of the scores, and then the rest of the proofs."""
    position = Position.parse("...../...../...O./..X../.....", Rules(5, 4))
    steps = list(study(position, frozenset([Want.SPREAD]), 0))
    first = next(n for n, step in enumerate(steps) if step.spread is not None)
    assert 0 < first < len(steps) - 1
    assert steps[first - 1].bounds == steps[first].bounds != {}
    assert steps[-1].is_solved
    assert set(steps[-1].distances) > set(steps[first].distances)


@compiled
def test_large_boards_have_wins_by_threats() -> None:
    """On boards too large for the solver, a win by continuous threats is still proven."""
    rows = ["." * 9] * 9
    rows[4], rows[0] = "..XXXX...", "O.O.O.O.."
    insight = last_insight(Position.parse("/".join(rows), Rules(9, 5)))
    assert [insight.result(square) for square in insight.bounds] == [1]
    assert last_insight(Position.start(Rules(12, 5))).bounds == {}


def test_without_compiled_code_only_small_boards_are_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Up to nine empty squares are solved; with more, not even a win at once is looked for."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    monkeypatch.setattr(engine, "SEARCHES_IN_PYTHON", True)
    solved = last_insight(Position.parse("XXX./OOO./X.../....", Rules(4), "O"))
    assert (solved.is_solved, solved.is_searched, solved.result((1, 3))) == (True, True, 1)
    larger = Position.parse("XXX./OOO./..../....", Rules(4), "X")
    assert list(study(larger, frozenset(), 0)) == [Insight(larger, is_searched=True)]


FEW, MANY = {A: (0, 0)}, {A: (-1, 0), B: (-1, 1)}


@pytest.mark.parametrize(
    ("old", "new", "newer"),
    [
        (Insight(FORK, MANY, {A: 3}), Insight(FORK, FEW, {A: 5}), False),  # knows fewer
        (Insight(FORK, FEW, {A: 3}), Insight(FORK, {A: (1, 1)}, {A: 5}), True),
        (Insight(FORK, MANY, {A: 3}), Insight(FORK, FEW, {A: 5}, is_searched=True), True),
        (Insight(FORK, FEW, {A: 3}, is_searched=True), Insight(FORK, MANY, {A: 5}), False),
    ],
)
def test_the_better_proof_is_kept(old: Insight, new: Insight, newer: bool) -> None:
    """A finished search isn't replaced; otherwise the newer bounds are, unless they are fewer.

    Of anything else, the newer is taken, and what it doesn't know is kept.
    """
    exact, other = engine.exact(FORK), engine.exact(FORK.play(A))
    both = replace(old, expectation=exact).with_more(new)
    assert (both.bounds, both.distances) == ((new if newer else old).bounds, {A: 5 if newer else 3})
    assert (both.is_searched, both.expectation) == (old.is_searched or new.is_searched, exact)
    assert both.with_more(replace(new, expectation=other)).expectation is other


def test_a_slip_is_a_choice_proven_worse() -> None:
    """The first chosen square that is proven worse is reported with all better ones."""
    won, tied = {A: (1, 1), B: (-1, 0), C: (-1, 1)}, {A: (0, 0), B: (-1, -1), C: (0, 0)}
    assert slip_of(won, [C, B]) == Slip(B, (A,), 1, loses=False)
    assert slip_of(tied, [A, B]) == Slip(B, (A, C), 0, loses=True)
    for bounds, chosen in ((won, C), ({A: (-1, 1), B: (-1, -1)}, B), ({}, A)):
        assert slip_of(bounds, [chosen]) is None  # not proven to be worse
    assert [Insight(FORK, bounds).is_solved for bounds in (won, tied, {})] == [False, True, False]
    assert [Insight(FORK, won).result(square) for square in (A, B, (2, 0))] == [1, None, None]
