"""Facts about a position: proofs, exact scores, and choices proven worse than others."""

from __future__ import annotations

from ast import literal_eval
from dataclasses import replace

import pytest

from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, Want, proven_now, study
from tttmc_app.core import Mark, Position, Rules, parse_square, square_name
from tttmc_app.engine import backends

FORK = Position.parse("X../.O./..X")
"""O must take an edge: a corner loses."""
A, B, C = (0, 1), (0, 2), (1, 0)
compiled = pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="the twin takes long")


@pytest.mark.parametrize("wants", [[], [Want.EXACT], [Want.SPREAD], [*Want]], ids=str)
def test_what_is_wanted_is_found(wants: list[Want]) -> None:
    """Proofs are always given, other things only if requested, and each step keeps the last one's.

    The spread comes before the exact scores.
    """
    for place in (FORK, Position.parse("XO.X./...../...O./O.X../XO.X.", Rules(5, 4))):
        steps = list(study(place, frozenset(wants), 5))
        known = [
            (step.is_searched, step.spread is not None, step.expectation is not None)
            for step in steps
        ]
        assert [flags[0] for flags in known] == [False] * (len(steps) - 1) + [True]
        assert known == sorted(known)
        last = steps[-1]
        assert [want for want in Want if last.has(want)] == wants
        assert last.expectation == (engine.exact(place) if Want.EXACT in wants else None)
        if place == FORK:
            truth = {square: -plain_value(FORK.play(square)) for square in FORK.empty_squares}
            assert {square: last.result(square) for square in truth} == truth
            assert set(last.distances) == {square for square, result in truth.items() if result}


@compiled
def test_what_is_wanted_does_not_wait_for_long_proofs() -> None:
    """After a first search comes the spread of the scores, and then the rest of the proofs."""
    position = Position.parse("...../...../...O./..X../.....", Rules(5, 4))
    steps = list(study(position, frozenset([Want.SPREAD]), 0))
    first = next(step for step in steps if step.spread is not None)
    assert first.bounds
    assert set(steps[-1].distances) > set(first.distances)
    assert (steps[0].spread, steps[-1].is_solved) == (None, True)


def test_without_compiled_code_only_small_boards_are_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Up to nine empty squares are solved; with more, not even a win at once is looked for."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    monkeypatch.setattr(engine, "SEARCHES_IN_PYTHON", True)
    *_, facts = study(Position.parse("XXX./OOO./X.../....", None, "O"), frozenset(), 0)
    assert facts.is_solved
    larger = Position.parse("XXX./OOO./..../....", None, "X")
    *_, facts = study(larger, frozenset(), 0)
    assert (facts.best, facts.is_searched) == ((-1, 1), True)


def test_what_is_proven_is_added_up() -> None:
    """Bounds narrow each other, and what the newer facts don't know is kept."""
    exact = engine.exact(FORK)
    old = PositionFacts(FORK, {A: (0, 1), B: (-1, 0)}, {A: 3}, expectation=exact)
    new = PositionFacts(FORK, {A: (-1, 0), C: (-1, 1)}, {B: 5}, is_searched=True)
    for both in (old.with_more(new), new.with_more(old)):
        assert both.bounds == {A: (0, 0), B: (-1, 0), C: (-1, 1)}
        assert (both.distances, both.is_searched, both.expectation) == ({A: 3, B: 5}, True, exact)


SLIPS = """
1,1  -1,0  -1,1 | a2 c1 | c1: b1 1 False
0,0  -1,-1 0,0  | b1 c1 | c1: b1 a2 0 True
1,1  -1,0  -1,1 | a2    |
-1,1 -1,-1 -1,0 | c1    |
"""


@pytest.mark.parametrize("row", SLIPS.strip().splitlines())
def test_a_slip_is_a_choice_proven_worse(row: str) -> None:
    """The first chosen square that is proven worse is reported with all better ones."""
    known, chosen, said = (part.split() for part in row.split("|"))
    bounds = dict(zip((A, B, C), map(literal_eval, known), strict=True))
    facts = PositionFacts(FORK, bounds)
    slip = facts.slip([parse_square(name, FORK.rules) for name in chosen])
    words = list[str]()
    if slip is not None:
        words = [f"{square_name(slip.chosen)}:", *map(square_name, slip.better)]
        words += [str(slip.result), str(slip.loses)]
    assert words == said
    assert facts.result(B) == (-1 if bounds[B] == (-1, -1) else None)


LINES = """
.../.../... X 8 |
X.X/.O./.O. X 3 | b1
X.X/.O./.O. O 3 | b1
"""


@pytest.mark.parametrize("row", LINES.strip().splitlines())
def test_lines_are_open_to_a_side_until_the_other_is_on_them(row: str) -> None:
    """Of these, the ones that lack one mark are threats."""
    (board, name, count), names = (part.split() for part in row.split("|"))
    facts, side = PositionFacts(Position.parse(board)), Mark(name)
    assert len(facts.open_lines(side)) == int(count)
    assert len(facts.open_lines(*Mark)) >= int(count)
    assert list(map(square_name, facts.completing(side))) == names


def test_a_lost_position_has_no_best_moves() -> None:
    """Of its moves, those are known after which it lasts longest; one unproven move may save it."""
    lost = proven_now(Position.parse("O.O/..X/.X."), measured=True)
    assert (lost.is_lost, lost.best_moves, lost.longest) == (True, (), ((0, 1),))
    saved = replace(lost, bounds={**lost.bounds, C: (-1, 0)})
    assert (saved.is_lost, saved.best, saved.longest) == (False, (-1, 0), ())
    assert (proven_now(FORK).best, len(proven_now(FORK).best_moves)) == ((0, 0), 4)
