"""Insight into a position: proofs, exact scores, and choices proven worse than others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tttmc_app import engine
from tttmc_app.analysis.insight import Insight, Slip, Want, slip_of, study
from tttmc_app.analysis.sureness import sample_spread
from tttmc_app.core import Position, Rules, parse_square
from tttmc_app.engine import backends

FORK = Position.parse("X../.O./..X")
"""O must take an edge: a corner loses."""
LONG = "O.O..X./...OO../...OX../...X.../X....../......./....X.."
"""Every move of X is soon proven, but it takes long to find out how soon they win or lose."""


def last_insight(position: Position, *wants: Want) -> Insight:
    """Study a position and return the final insight."""
    *_, insight = study(position, frozenset(wants), 0)
    return insight


def test_it_knows_what_is_wanted() -> None:
    """Proofs are always given, exact scores and the spread only if requested."""
    plain, full = last_insight(FORK), last_insight(FORK, Want.EXACT, Want.SPREAD)
    for insight in (plain, full):
        assert insight.is_searched
        assert insight.is_solved
        proven = {square: insight.result(square) for square in FORK.empty_squares}
        assert proven == {
            square: -1 if square in ((0, 2), (2, 0)) else 0 for square in FORK.empty_squares
        }
    assert plain.expectation is None
    assert plain.spread is None
    spread = last_insight(FORK, Want.SPREAD)
    assert (spread.expectation, spread.spread is None) == (None, False)
    assert full.expectation == engine.exact(FORK)
    assert full.spread is not None
    assert all(full.has(want) for want in Want)


def test_a_newer_insight_replaces_what_it_also_knows() -> None:
    """Of two spreads and expectations, the newer one stays; what it doesn't know is kept."""
    old, new = last_insight(FORK, Want.EXACT, Want.SPREAD), last_insight(FORK, Want.EXACT)
    *_, other = study(FORK, frozenset([Want.SPREAD]), 5)
    *_, drawn = sample_spread(FORK, 5)
    assert drawn is not None
    assert other.spread is not None
    assert (other.spread.mine == drawn.mine).all()
    assert (other.spread.theirs == drawn.theirs).all()
    assert old.spread is not None
    assert (old.spread.mine != drawn.mine).any()
    assert old.with_more(other).spread == other.spread
    assert old.with_more(other).expectation == old.expectation
    assert old.with_more(new).spread == old.spread
    invented = replace(new, expectation=engine.exact(FORK.play((0, 1))))
    assert old.with_more(invented).expectation == invented.expectation


def test_insights_add_up() -> None:
    """Earlier results are kept when something else is studied."""
    exact, spread = last_insight(FORK, Want.EXACT), last_insight(FORK, Want.SPREAD)
    both = exact.with_more(spread)
    assert both.expectation == exact.expectation
    assert both.spread is spread.spread
    assert both.bounds == exact.bounds
    assert both.is_searched


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="not looked for without compiled code")
def test_large_boards_have_wins_by_threats() -> None:
    """On boards too large for the solver, a win by continuous threats is still proven."""
    rows = ["." * 9] * 9
    rows[4] = "..XXXX..."
    rows[0] = "O.O.O.O.."
    position = Position.parse("/".join(rows), Rules(9, 5))
    insight = last_insight(position)
    assert [insight.result(square) for square in insight.bounds] == [1]
    assert last_insight(Position.start(Rules(12, 5))).bounds == {}


def test_without_compiled_code_only_small_boards_are_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Up to nine empty squares are solved; with more, not even a win at once is looked for."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    monkeypatch.setattr(engine, "SEARCHES_IN_PYTHON", True)
    position = Position.parse("XXX./OOO./X.../....", Rules(4, 4), "O")
    assert position.empty.bit_count() == 9
    solved = last_insight(position)
    assert (solved.is_solved, solved.is_searched, solved.result((1, 3))) == (True, True, 1)
    larger = Position.parse("XXX./OOO./..../....", Rules(4, 4), "X")
    assert list(study(larger, frozenset(), 0)) == [Insight(larger, is_searched=True)]


def test_a_slip_is_found() -> None:
    """A chosen square that is proven worse is reported with all better ones; others are not."""
    bounds = last_insight(FORK).bounds
    corner, edge = parse_square("c1", FORK.rules), parse_square("b1", FORK.rules)
    edges = tuple(parse_square(name, FORK.rules) for name in ("b1", "a2", "c2", "b3"))
    assert slip_of(bounds, [corner]) == Slip(corner, edges, 0, loses=True)
    assert slip_of(bounds, [edge]) is None
    assert slip_of(bounds, [edge, corner]) == Slip(corner, edges, 0, loses=True)
    assert slip_of({}, [corner]) is None


def test_a_slip_needs_no_full_proof() -> None:
    """A square that ties at best is a slip if another wins, even if its own result isn't proven."""
    a, b, c = (0, 0), (0, 1), (0, 2)
    assert slip_of({a: (1, 1), b: (-1, 0), c: (-1, 1)}, [b]) == Slip(b, (a,), 1, loses=False)
    assert slip_of({a: (1, 1), b: (-1, 0), c: (-1, 1)}, [c]) is None
    assert slip_of({a: (-1, 1), b: (-1, -1)}, [b]) is None


@pytest.mark.parametrize("board", ["XX./OO./...", "X.O/.X./..O"])
def test_slips_agree_with_the_solver(board: str) -> None:
    """Every square proven worse than the best is a slip, and no other square is."""
    position = Position.parse(board)
    value = {"win": 1, "draw": 0, "loss": -1}
    results = {square: value[verdict] for square, verdict in engine.solve(position).items()}
    bounds = last_insight(position).bounds
    for square, result in results.items():
        assert (slip_of(bounds, [square]) is not None) == (result < max(results.values()))


def test_a_result_is_known_when_its_bounds_meet() -> None:
    """Only a move whose bounds agree has a result; all moves must have one to solve a position."""
    a, b, c = (0, 1), (0, 2), (1, 0)
    insight = Insight(FORK, {a: (0, 0), b: (-1, -1)})
    assert [insight.result(square) for square in (a, b, c)] == [0, -1, None]
    assert insight.is_solved
    assert not Insight(FORK, {a: (0, 0), b: (-1, 0)}).is_solved
    assert not Insight(FORK).is_solved


def test_the_better_proof_is_kept() -> None:
    """A finished search isn't replaced; otherwise the newer bounds are, unless they are fewer."""
    a, b = (0, 1), (0, 2)
    few, many = {a: (0, 0)}, {a: (-1, 0), b: (-1, 1)}
    old = Insight(FORK, many, {a: 3})
    for newer, bounds in (
        (few, many),
        (dict(many), many),
        ({**many, a: (0, 0)}, {**many, a: (0, 0)}),
    ):
        found = old.with_more(Insight(FORK, newer, {a: 5}))
        assert (found.bounds, found.distances) == (bounds, {a: 5 if len(newer) == 2 else 3})
    finished = old.with_more(Insight(FORK, few, {a: 5}, is_searched=True))
    assert (finished.bounds, finished.distances, finished.is_searched) == (few, {a: 5}, True)
    kept = finished.with_more(Insight(FORK, many, {a: 7}))
    assert (kept.bounds, kept.distances, kept.is_searched) == (few, {a: 5}, True)
    assert not old.with_more(Insight(FORK, few)).is_searched


def test_what_is_wanted_may_be_impossible() -> None:
    """Exact scores that can't be calculated count as known; the spread can always be found."""
    large = Insight(Position.start(Rules(15, 5)))
    assert engine.why_not_exact(large.position) is not None
    assert large.has(Want.EXACT)
    assert not large.has(Want.SPREAD)
    small = Insight(FORK)
    assert not small.has(Want.EXACT)
    assert not small.has(Want.SPREAD)
    exact = replace(small, expectation=engine.exact(FORK))
    assert exact.has(Want.EXACT)
    assert not exact.has(Want.SPREAD)


def test_nothing_is_calculated_that_is_not_wanted() -> None:
    """Each step knows at least as much as the one before, and only the last has been searched."""
    steps = list(study(FORK, frozenset([Want.EXACT]), 0))
    assert [step.is_searched for step in steps] == [*[False] * (len(steps) - 1), True]
    assert all(step.spread is None for step in steps)
    assert steps[-1].expectation is not None
    assert all(step.expectation is None for step in study(FORK, frozenset(), 0))
    assert steps[-1].distances == last_insight(FORK).distances


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="the twin takes long")
def test_distances_are_measured_for_a_limited_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last proof, as many positions are searched again, and 100,000 more."""
    jobs, proven = list[engine.SolveJob](), list[int]()

    class Noted(engine.SolveJob):
        """A job that notes how many positions its proofs took."""

        def __init__(self, position: Position) -> None:
            super().__init__(position)
            jobs.append(self)

        def advance(self, nodes: int | None = None) -> bool:
            is_settled = super().advance(nodes)
            if is_settled and not proven:
                proven.append(self.nodes)
            return is_settled

    monkeypatch.setattr(engine, "SolveJob", Noted)
    position = Position.parse(LONG, Rules(7, 4), "X")
    *_, last = study(position, frozenset(), 0)
    ((job,), (settled,)) = jobs, proven
    assert (last.is_solved, last.is_searched, job.measured) == (True, True, False)
    assert 0 <= job.nodes - (2 * settled + 100_000) < 1000


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="the twin takes long")
def test_what_is_wanted_does_not_wait_for_long_proofs() -> None:
    """After a first search comes the spread of the scores, and then the rest of the proofs."""
    position = Position.parse("...../...../...O./..X../.....", Rules(5, 4))
    steps = list(study(position, frozenset([Want.SPREAD]), 0))
    first = next(n for n, step in enumerate(steps) if step.spread is not None)
    assert 0 < first < len(steps) - 1
    assert steps[first - 1].bounds == steps[first].bounds != {}
    known = [
        sum(low == high for low, high in step.bounds.values()) + len(step.distances)
        for step in steps
    ]
    assert known == sorted(known)
    assert known[first] < known[-1]
    assert all(step.spread == steps[-1].spread for step in steps[first:])
    decided = {square for square, (low, high) in steps[-1].bounds.items() if low == high != 0}
    assert steps[-1].is_solved
    assert set(steps[-1].distances) == decided > set(steps[first].distances)


def test_exact_scores_come_after_the_spread() -> None:
    """Of what is wanted, the spread is found first; each step keeps what the last one knew."""
    position = Position.parse("XO.X./...../...O./O.X../XO.X.", Rules(5, 4))
    steps = list(study(position, frozenset(Want), 0))
    known = [(step.spread is not None, step.expectation is not None) for step in steps]
    assert known == sorted(known)
    assert {(False, False), (True, False), (True, True)} == set(known)
