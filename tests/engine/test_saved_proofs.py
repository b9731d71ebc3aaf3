"""The compiled solver's limits, and what it saves, restores and refuses."""

from __future__ import annotations

from struct import pack_into

import pytest

pytest.importorskip("tttmc_app.engine._search", reason="built without the searches")

from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.engine import backends
from tttmc_app.engine._search import Solver
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.solving import SolveJob, Verdict

MIDDLE = Position.parse("...../..X../.O.X./...O./.....", Rules(5, 4))
"""A position that takes more than 10,000 positions to solve."""
CELLS = cells_of(MIDDLE)
HEAD, MOVE = 40, 36
"""The bytes before the moves, and of each move."""
PROOFS, NODES, BUDGET, COUNT, AT, QUESTION, MODE = 0, 8, 16, 24, 28, 32, 36
"""Where the numbers of the head stand."""
SQUARE, LOW, HIGH, DEPTH, OTHER_DEPTH, PLIES, IN_VAIN = 0, 4, 8, 20, 24, 28, 32
"""Where the numbers of a move stand."""


def begun(nodes: int) -> Solver:
    """Return a solver that has searched some positions."""
    solver = Solver(5, 4, CELLS, False, 12)
    solver.advance(nodes)
    return solver


def state(solver: Solver) -> tuple[object, ...]:
    """Return everything that a solver tells."""
    return solver.nodes, solver.measured, solver.bounds(), solver.distances()


@pytest.mark.parametrize("reverse", [False, True])
def test_a_restored_solver_goes_on_like_the_first(*, reverse: bool) -> None:
    """It knows as much as the one that was saved, and in as many positions proves as much more."""
    for nodes in (1, 700, 4000):
        first, second = (Solver(5, 4, CELLS, reverse, 14) for _ in range(2))
        first.advance(nodes)
        saved = first.save()
        second.restore(saved)
        assert state(second) == state(first)
        assert second.save() == saved
        for _ in range(3):
            assert first.advance(900) == second.advance(900)
            assert state(second) == state(first)
        assert second.nodes >= nodes + 2700 or second.measured


def test_a_restored_job_searches_nothing() -> None:
    """A job that takes over proofs has searched as many positions, and is as settled."""
    for position in (MIDDLE, Position.parse("XO./.X./..O")):
        first, second = SolveJob(position), SolveJob(position)
        for _ in range(4):
            first.advance()
        second.restore(first.save())
        assert (second.nodes, second.settled, second.measured) == (
            *(first.nodes, first.settled, first.measured),
        )
        assert (second.bounds(), second.distances()) == (first.bounds(), first.distances())


@pytest.mark.parametrize(
    ("place", "number", "value"),
    [
        ("q", NODES, -1),
        ("q", BUDGET, 1023),
        ("q", PROOFS, 1),
        ("q", PROOFS, 10**6),
        ("q", PROOFS, -1),
        ("i", COUNT, 20),
        ("i", COUNT, 22),
        ("i", AT, -1),
        ("i", AT, 21),
        ("i", QUESTION, -1),
        ("i", QUESTION, 2),
        ("i", MODE, -1),
        ("i", MODE, 5),
        *(
            ("i", HEAD + move * MOVE + number, value)
            for move in (0, 20)
            for number, value in [
                (SQUARE, 24 if move == 0 else 0),
                (LOW, -2),
                (LOW, 2),
                (HIGH, -2),
                (HIGH, 2),
                (DEPTH, -1),
                (DEPTH, 65),
                (OTHER_DEPTH, -1),
                (OTHER_DEPTH, 65),
                (PLIES, -1),
                (PLIES, 67),
                (IN_VAIN, -1),
                (IN_VAIN, 67),
            ]
        ),
    ],
)
def test_impossible_numbers_are_refused(place: str, number: int, value: int) -> None:
    """A number that no solver of this position can have is refused, and nothing is taken over."""
    saved = bytearray(begun(2000).save())
    pack_into(place, saved, number, value)
    fresh = Solver(5, 4, CELLS, False, 12)
    with pytest.raises(ValueError, match="these are not the proofs of this position"):
        fresh.restore(bytes(saved))
    assert state(fresh) == state(Solver(5, 4, CELLS, False, 12))
    fresh.advance(2000)
    assert state(fresh) == state(begun(2000))


def test_the_greatest_possible_numbers_are_taken() -> None:
    """Numbers at the ends of their ranges are accepted."""
    saved = bytearray(Solver(5, 4, CELLS, False, 12).save())
    assert len(saved) == HEAD + 21 * MOVE
    for place, number, value in (
        ("q", NODES, 10**12),
        ("q", BUDGET, 1024),
        ("i", AT, 20),
        ("i", QUESTION, 1),
        ("i", MODE, 4),
        ("i", HEAD + HIGH, -1),
        ("i", HEAD + DEPTH, 64),
        ("i", HEAD + PLIES, 66),
        ("i", HEAD + IN_VAIN, 66),
    ):
        pack_into(place, saved, number, value)
    solver = Solver(5, 4, CELLS, False, 12)
    solver.restore(bytes(saved))
    assert (solver.nodes, solver.bounds()[0], solver.distances()) == (10**12, (-1, -1), {0: 66})


def test_other_lengths_are_refused() -> None:
    """Proofs that are cut off, or followed by anything, are refused."""
    saved = begun(2000).save()
    for wrong in (b"", saved[:39], saved[: HEAD + 21 * MOVE - 1], saved[:-1], saved + b"\0",
                  saved + saved[-48:], saved[: HEAD + 21 * MOVE]):  # fmt: skip
        with pytest.raises(ValueError, match="these are not the proofs of this position"):
            Solver(5, 4, CELLS, False, 12).restore(wrong)


@pytest.mark.parametrize(
    ("size", "marks", "is_compiled"),
    [(3, 0, True), (8, 0, True), (9, 17, True), (9, 16, False), (15, 0, False)],
)
def test_the_largest_board_for_the_compiled_solver(
    size: int, marks: int, *, is_compiled: bool
) -> None:
    """Up to 64 empty squares are solved by compiled code; proofs of others can't be kept."""
    position = Position.start(Rules(size, min(size, 5)))
    for number in range(marks):
        position = position.play((2 * (number // size) + number % 2, number % size))
    job = SolveJob(position)
    assert job.is_compiled is is_compiled
    assert (job.nodes, job.settled, job.measured, job.outcome()) == (0, False, False, "unknown")
    assert job.moves() == dict.fromkeys(position.empty_squares, Verdict.UNKNOWN)
    if is_compiled:
        assert Solver(size, min(size, 5), cells_of(position), False, 4).nodes == 0
        SolveJob(position).restore(job.save())
        return
    with pytest.raises(ValueError, match="the board is too large: at most 64 empty squares"):
        Solver(size, 5, cells_of(position), False, 8)
    for use in (job.save, lambda: job.restore(b"")):
        with pytest.raises(TttmcError, match="boards with at most 64 empty squares, and only by"):
            use()


def test_the_twin_can_t_keep_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without compiled code every position is solved by the twin."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    job = SolveJob(Position.start(Rules(3)))
    assert not job.is_compiled
    with pytest.raises(TttmcError, match="and only by the compiled engine"):
        job.save()


def test_the_first_step_of_a_job_is_short() -> None:
    """However much may be searched, a job begins with few positions, to find out how long it takes.

    Later steps are longer, but never beyond the number given.
    """
    job = SolveJob(MIDDLE)
    job.advance(10**9)
    assert 0 < job.nodes < 100
    for _ in range(6):
        before = job.nodes
        job.advance(7)
        assert before < job.nodes <= before + 50
