"""What decides on openings and proofs: the squares drawn, the searches, and their limits."""

from __future__ import annotations

from itertools import product
from random import Random
from types import SimpleNamespace
from typing import ClassVar

import pytest

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, derive_seed
from tttmc_app.engine import Verdict
from tttmc_app.experiments import conduct as conduct_module
from tttmc_app.experiments.conduct import (
    Conduct,
    _drawn,  # pyright: ignore[reportPrivateUsage]  # its choice is by chance
    _imbalance,  # pyright: ignore[reportPrivateUsage]  # its result is only compared
    opening_moves,
    proven_winner,
)

LARGE = Rules(15, 5)


class Search:
    """Stands in for a search: it finds what it is told, and records how it is used."""

    found: ClassVar[SimpleNamespace]
    """What every search finds."""
    made: ClassVar[list[tuple[object, ...]]]
    """The arguments of each search."""
    advanced: ClassVar[list[int]]
    """How far each was told to go on."""
    pace = 7000
    """How many nodes a proof advances at a time."""

    def __init__(self, *args: object) -> None:
        self.made.append(args)
        self.nodes = 0

    @property
    def settled(self) -> bool:
        """Return whether a proof is complete after these nodes."""
        return self.nodes >= int(self.found.needed)

    def advance(self, most: int) -> None:
        """Go on."""
        self.advanced.append(most)
        self.nodes += min(most, self.pace)

    def outcome(self) -> Verdict:
        """Return the verdict of a proof."""
        verdict: Verdict = self.found.verdict
        return verdict if self.settled else Verdict.UNKNOWN

    def statistics(self) -> SimpleNamespace:
        """Return the verdict of a tree and its moves."""
        return self.found


def search(monkeypatch: pytest.MonkeyPatch, verdict: Verdict, **found_: object) -> type[Search]:
    """Let every search find this; return their class."""

    class Here(Search):
        """A search of one test."""

        found = SimpleNamespace(**{"verdict": verdict, "needed": 0, "moves": (), **found_})
        made: ClassVar[list[tuple[object, ...]]] = []
        advanced: ClassVar[list[int]] = []

    monkeypatch.setattr(engine, "Tree", Here)
    monkeypatch.setattr(conduct_module, "SolveJob", Here)
    return Here


def empty_board(rules: Rules, mover: Mark) -> Position:
    """Return a board on which a side moves first."""
    return Position.parse("/".join(["." * rules.size] * rules.size), rules, mover)


@pytest.mark.parametrize("rules", [Rules(3), LARGE], ids=["solver", "tree"])
@pytest.mark.parametrize("mover", list(Mark))
@pytest.mark.parametrize(
    ("verdict", "wins"),
    [
        (Verdict.WIN, (True, False)),
        (Verdict.LOSS, (False, True)),
        (Verdict.DRAW, (False, False)),
        (Verdict.UNKNOWN, None),
    ],
)
def test_a_verdict_is_the_mover_s(
    rules: Rules,
    mover: Mark,
    verdict: Verdict,
    wins: tuple[bool, bool] | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A win is the mover's, a loss the other side's, a draw nobody's; unproven is nothing."""
    search(monkeypatch, verdict)
    other = Mark.O if mover is Mark.X else Mark.X
    winner = mover if wins == (True, False) else other if wins == (False, True) else None
    expected = None if wins is None else (winner,)
    assert proven_winner(empty_board(rules, mover)) == expected


@pytest.mark.parametrize(
    ("needed", "advanced", "proven"),
    [
        (0, [], True),
        (7000, [20_000], True),
        (7001, [20_000, 13_000], True),
        (20_000, [20_000, 13_000, 6000], True),
        (20_001, [20_000, 13_000, 6000], False),
    ],
)
def test_a_proof_on_a_small_board_is_limited(
    needed: int, advanced: list[int], proven: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The solver goes on until it has a proof or has looked at 20,000 positions."""
    here = search(monkeypatch, Verdict.WIN, needed=needed)
    position = empty_board(Rules(3), Mark.X)
    assert (proven_winner(position) == (Mark.X,)) is proven
    assert (here.made, here.advanced) == ([(position,)], advanced)


def test_a_proof_on_a_large_board_is_a_short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """With more squares than the solver takes, a tree search of 100 simulations decides."""
    here = search(monkeypatch, Verdict.WIN, needed=1)
    position = empty_board(LARGE, Mark.X)
    assert proven_winner(position) == (Mark.X,)
    assert (here.made, here.advanced) == ([(position,)], [100])


@pytest.mark.parametrize(("filled", "solved"), [(0, False), (1, True), (2, True)])
def test_the_solver_takes_a_limited_number_of_squares(
    filled: int, solved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The solver is used from the position on that has as few empty squares as it can take."""
    monkeypatch.setattr(conduct_module, "COMPILED_EMPTIES", 15)
    here = search(monkeypatch, Verdict.DRAW)
    position = Position.start(Rules(4))
    for move in [(0, 0), (3, 3)][:filled]:
        position = position.play(move)
    assert proven_winner(position) == (None,)
    assert here.advanced == ([] if solved else [100])


@pytest.mark.parametrize(
    ("verdict", "rates", "expected"),
    [
        (Verdict.DRAW, {}, 0.0),
        (Verdict.WIN, {}, 1.0),
        (Verdict.LOSS, {}, 1.0),
        (Verdict.UNKNOWN, {9: 0.75, 10: 0.375, 3: 1.0}, 0.125),  # of the most visited move
        (Verdict.UNKNOWN, {9: 0.5, 10: 0.75}, 0.25),
    ],
)
def test_balance_is_judged_by_a_short_search(
    verdict: Verdict,
    rates: dict[int, float],
    expected: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """300 simulations with the opening's seed tell how far the best move is from even chances."""
    moves = tuple(SimpleNamespace(visits=visits, rate=rate) for visits, rate in rates.items())
    here = search(monkeypatch, verdict, moves=moves)
    position = empty_board(LARGE, Mark.O)
    assert _imbalance(position, 77) == expected
    assert (here.made, here.advanced) == ([(position, 77)], [300])


def test_openings_are_judged_as_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each drawn opening is judged after all its moves, and has a seed of its own."""
    judged: list[tuple[Position, int]] = []

    def imbalance(position: Position, seed: int) -> float:
        judged.append((position, seed))
        return 0.5 - len(judged) / 100

    monkeypatch.setattr(conduct_module, "_imbalance", imbalance)
    rules = Rules(9, 5, reverse=True)
    found = opening_moves(rules, Conduct(3, 5), 7)
    seeds = [derive_seed(5, "opening", 7, attempt) for attempt in range(16)]
    openings = [_drawn(rules, 3, Random(seed)) for seed in seeds]
    expected: list[Position] = []
    for moves in openings:
        position = Position.start(rules)
        for move in moves:
            position = position.play(move)
        expected.append(position)
    assert judged == list(zip(expected, seeds, strict=True))
    assert found == openings[-1]  # the best of them
    assert len(set(openings)) == 16


@pytest.mark.parametrize(
    ("size", "middle"),
    [
        (1, {0}),
        (2, {0, 1}),
        (3, {1}),
        (4, {1, 2}),
        (5, {1, 2, 3}),
        (6, {1, 2, 3, 4}),
        (12, {3, 4, 5, 6, 7, 8}),
    ],
)
def test_the_first_mark_is_anywhere_in_the_middle(size: int, middle: set[int]) -> None:
    """Every square of the middle half can be drawn, and no other."""
    firsts = {_drawn(Rules(size), 1, Random(number)) for number in range(400)}
    assert firsts == {(square,) for square in product(middle, repeat=2)}


def test_further_marks_are_anywhere_near() -> None:
    """A second mark is up to two squares from the first; a third may be near either of them."""
    seconds, thirds = set[Square](), set[bool]()
    for number in range(400):
        (row, col), (down, right), third = _drawn(Rules(9, 5), 3, Random(number))
        seconds.add((down - row, right - col))
        thirds.add(max(abs(third[0] - row), abs(third[1] - col)) <= 2)
        assert third not in {(row, col), (down, right)}
    assert seconds == set(product(range(-2, 3), repeat=2)) - {(0, 0)}
    assert thirds == {True, False}
