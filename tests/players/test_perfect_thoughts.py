"""Every thought of the perfect player while a solver, whose progress is given, works for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar

import pytest

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, Text, Thought, derive_seed
from tttmc_app.engine import SolveJob, Tree, TreeStatistics
from tttmc_app.players import perfect
from tttmc_app.players.perfect import Perfect, choice_of
from tttmc_app.players.tree import thought_of_tree

START = Position.start(Rules(3))
LATE = Position.parse("XOX/O.O/.X.", to_move="x")
"""A position whose tree is soon complete."""
OPEN, LOST, TIED, WON = (-1, 1), (-1, -1), (0, 0), (1, 1)
NOT_YET = Text("Not proven yet: these are the results of tree search so far.")

Stage = tuple[int, dict[Square, tuple[int, int]], dict[Square, int]]
"""The positions searched so far, the bounds that aren't open, and the known distances."""


class Staged(SolveJob):
    """A solver that gets from one given stage to the next with each step."""

    stages: ClassVar[list[Stage]] = []
    compiled: ClassVar[bool] = False
    asked: ClassVar[list[int | None]] = []
    """How many positions each step might search."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._squares = position.empty_squares
        self._at = 0

    @property
    def is_compiled(self) -> bool:
        """Return what is given."""
        return self.compiled

    @property
    def settled(self) -> bool:
        """Return whether every bound is exact."""
        return all(low == high for low, high in self.bounds().values())

    @property
    def nodes(self) -> int:
        """Return the number of this stage."""
        return self.stages[self._at][0]

    def advance(self, nodes: int | None = None) -> bool:
        """Take a step."""
        self.asked.append(nodes)
        self._at += 1
        return self.settled

    def bounds(self) -> dict[Square, tuple[int, int]]:
        """Return the bounds of this stage."""
        return {square: self.stages[self._at][1].get(square, OPEN) for square in self._squares}

    def distances(self) -> dict[Square, int]:
        """Return the distances of this stage."""
        return self.stages[self._at][2]


@pytest.fixture(autouse=True)
def solver(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Staged]]:
    """Give the player the staged solver."""
    monkeypatch.setattr(engine, "SolveJob", Staged)
    Staged.asked.clear()
    yield Staged
    Staged.stages = []


def grown(position: Position, seed: int, simulations: int) -> TreeStatistics:
    """Return the tree that the player grows with a seed."""
    tree = Tree(position, derive_seed(seed, "tree"))
    tree.advance(simulations)
    return tree.statistics()


def proven(
    position: Position, results: Mapping[Square, tuple[float, int | None]], trials: int, target: int
) -> Thought:
    """Return a thought with these results and plies, and without a sentence or a choice."""
    squares = [divmod(index, 3) for index in range(9)]
    plies = tuple(results.get(square, (0, None))[1] for square in squares)
    return Thought(
        meaning=Meaning.RESULT,
        side=position.to_move,
        values=tuple(results[square][0] if square in results else None for square in squares),
        errors=None,
        best=(),
        trials=trials,
        target=target,
        seed=7,
        plies=plies if any(plies) else None,
    )


def test_the_tree_is_shown_until_the_limit(solver: type[Staged]) -> None:
    """Each thought has the tree's results, the share of all the work, and no move proven to lose.

    The solver is asked only for what is left of the limit, and at the end the note names that.
    """
    found = grown(START, 7, 5)
    assert found.best is not None
    other = choice_of(found, tuple(s for s in START.empty_squares if s != found.best))
    lost = {found.best: LOST}
    solver.stages = [(0, {}, {}), (10, {}, {}), (30, lost, {}), (40, lost, {})]
    shown = thought_of_tree(START, found, 5, 7)
    parts = ((found.best, 5), (found.best, 15), (other, 35), (other, 45))
    expected = [replace(shown, best=(best,), note=NOT_YET, share=n / 45) for best, n in parts]
    last = replace(
        shown,
        best=(other,),
        move=other,
        note=Text(
            "Not proven within {nodes} positions, so tree search chooses the move, which may not "
            "be perfect.",
            nodes="40",
        ),
    )
    assert list(Perfect(nodes=40, simulations=5).think(START, 7)) == [*expected, last]
    assert solver.asked == [40, 30, 10]


def test_the_compiled_solver_begins(solver: type[Staged], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first results are shown square by square, and nothing is best before all is known."""
    monkeypatch.setattr(perfect, "FIRST_NODES", 25)
    solver.compiled = True
    lost, two = {(0, 1): LOST}, {(0, 1): LOST, (2, 2): TIED}
    solver.stages = [(0, {}, {}), (20, lost, {}), (26, two, {(0, 1): 4}), (60, two, {})]
    *first, searched, again, last = Perfect(nodes=50, simulations=5).think(START, 7)
    solver.compiled = False
    assert first == [
        proven(START, {(0, 1): (-1.0, None)}, 20, 50),
        proven(START, {(0, 1): (-1.0, 4), (2, 2): (0.0, None)}, 26, 50),
    ]
    assert [thought.share for thought in (searched, again, last)] == [31 / 55, 1.0, None]
    assert {thought.meaning for thought in (searched, again, last)} == {Meaning.VISITS}
    assert solver.asked == [25, 5, 24]


def test_a_small_limit_also_ends_the_first_search(solver: type[Staged]) -> None:
    """The compiled solver is never asked for more than the limit."""
    solver.compiled = True
    solver.stages = [(0, {}, {}), (3, {}, {}), (9, {}, {})]
    *_, last = Perfect(nodes=8, simulations=5).think(START, 7)
    solver.compiled = False
    assert str(last.note).startswith("Not proven within 8 positions, ")
    assert solver.asked == [8, 5]


@pytest.mark.parametrize(("compiled", "first"), [(False, 5), (True, 5), (True, 5000)])
def test_a_proof_has_every_result(
    compiled: bool, first: int, solver: type[Staged], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last thought has results, lengths and the sentence; a target below the work is raised.

    The search goes on until the lengths of all wins are known, whichever part of it that takes.
    """
    monkeypatch.setattr(perfect, "FIRST_NODES", first)
    solver.compiled = compiled
    known = {(1, 1): WON, (2, 0): LOST, (2, 2): WON}
    lengths = {(1, 1): 3, (2, 0): 2, (2, 2): 1}
    solver.stages = [(0, {(1, 1): WON}, {}), (6, known, {(1, 1): 3}), (70, known, lengths)]
    *before, last = Perfect(nodes=60, simulations=5).think(LATE, 7)
    solver.compiled = False
    results = {(1, 1): (1.0, 3), (2, 0): (-1.0, 2), (2, 2): (1.0, 1)}
    note = Text("Proven: with best play {winner} wins.", winner="X")
    best = ((2, 2),)
    assert last == replace(proven(LATE, results, 70, 70), note=note, best=best, move=(2, 2))
    between = replace(
        proven(LATE, {(1, 1): (1.0, 3), (2, 0): (-1.0, None), (2, 2): (1.0, None)}, 6, 60),
        note=note,
        best=((1, 1),),
    )
    assert [thought for thought in before if thought != between] == [replace(last, move=None)]
    assert len(before) == (3 if compiled and first == 5 else 2)


def test_the_last_of_equal_moves_is_found_late(solver: type[Staged]) -> None:
    """A single tied move needs no tree; once there are two, one grows and chooses between them."""
    one = dict.fromkeys(START.empty_squares, LOST) | {(0, 0): TIED, (1, 1): (-1, 0)}
    two = one | {(1, 1): TIED}
    solver.stages = [(1, one, {}), (2, two, {})]
    player = Perfect(nodes=60, simulations=5)
    results: dict[Square, tuple[float, int | None]] = {
        square: (float(low), None) for square, (low, _) in two.items()
    }
    note = Text("Proven: with best play the game is a tie.")
    best = ((0, 0), (1, 1))
    for seed in range(3):  # the first time it is solved, and then known
        *shown, last = player.think(START, seed)
        tied = replace(proven(START, results, 2, 60), note=note, best=best, seed=seed)
        assert shown == [tied] * len(shown)
        assert last == replace(tied, move=choice_of(grown(START, seed, 5), best))
        assert last.move == (1, 1)
    assert solver.asked == [59]


def test_a_tree_may_prove_what_the_solver_can_t(solver: type[Staged]) -> None:
    """Then the note is that of the proof, and no share of the work is told."""
    solver.stages = [(0, {}, {}), (9, {(1, 1): LOST}, {})]
    found = grown(LATE, 7, 400)
    shown = thought_of_tree(LATE, found, 400, 7)
    assert str(shown.note) == "Proven: with best play X wins."
    assert found.best is not None
    *_, before, last = Perfect(nodes=5, simulations=400).think(LATE, 7)
    other = choice_of(found, ((2, 0), (2, 2)))
    assert before == replace(shown, best=(other,))
    assert last == replace(before, move=other)


def test_only_proofs_are_kept(solver: type[Staged]) -> None:
    """What couldn't be proven within the limit is searched again, with the next seed."""
    solver.stages = [(0, {}, {}), (9, {}, {})]
    player = Perfect(nodes=5, simulations=5)
    for seed in (1, 2, 3):
        thoughts = list(player.think(START, seed))
        assert thoughts == list(Perfect(nodes=5, simulations=5).think(START, seed))
        assert thoughts[0].note == NOT_YET
    assert solver.asked == [5] * 6


@pytest.mark.parametrize(("size", "most"), [(8, 2000), (9, 7)])
def test_the_kernel_waits_within_the_same_limit(size: int, most: int, solver: type[Staged]) -> None:
    """Finding its moves takes as many positions as a thought: on large boards far fewer."""
    position = Position.start(Rules(size, 5))
    solver.stages = [(0, {}, {}), (2, {}, {}), (most, {(0, 0): LOST}, {})]
    player = Perfect(nodes=2000)
    best = player.compiled(position.rules).best
    assert best is not None
    while (found := best(position)) is None:
        pass
    assert found == position.empty_squares[1:] == player.kept_best(position)
    assert solver.asked == [most, most - 2]
