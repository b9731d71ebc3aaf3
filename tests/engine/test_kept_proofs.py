"""Proofs kept in memory or a file: reused for the same position, and refused for any other."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("tttmc_app.engine._search", reason="built without the searches")

from tests.engine.boards import board, measured, scattered
from tests.refusals import refused
from tttmc_app.core import Position, Rules
from tttmc_app.engine import backends
from tttmc_app.engine._search import Solver
from tttmc_app.engine.kept_proofs import keep, resume
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.solving import SolveJob
from tttmc_app.storage import UnreadableError

START = board("3 3 o XO/.X/..O")
MIDDLE = board("5 4 o ...../..X../.O.X./...O")
"""A position that takes more than 10,000 positions to solve."""


def state(known: Solver | SolveJob) -> tuple[object, ...]:
    """Return everything that a solver tells."""
    return known.nodes, known.measured, known.bounds(), known.distances()


def begun(nodes: int, reverse: bool = False) -> Solver:
    """Return a solver that has searched some positions."""
    solver = Solver(5, 4, cells_of(MIDDLE), reverse, 12)
    solver.advance(nodes)
    return solver


@pytest.mark.parametrize("nodes", [0, 1, 700, 4000])
@pytest.mark.parametrize("reverse", [False, True])
def test_a_restored_solver_goes_on_like_the_first(nodes: int, reverse: bool) -> None:
    """It knows as much as the one that was saved, and in as many positions proves as much more."""
    first, second = begun(nodes, reverse), begun(0, reverse)
    second.restore(first.save())
    for _ in range(4):
        assert (state(second), second.save()) == (state(first), first.save())
        assert first.advance(900) == second.advance(900)
    assert second.nodes >= nodes + 2700 or second.measured


def test_the_compiled_solver_takes_64_empty_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proofs of boards with more can't be kept, nor those of the twin, which proves all others."""
    most, more = (scattered(Rules(9, 5), empties, Random(1)) for empties in (64, 65))
    job, twins = SolveJob(most), [SolveJob(more)]
    assert (job.nodes, job.settled, job.measured, job.outcome()) == (0, False, False, "unknown")
    SolveJob(most).restore(job.save())
    with pytest.raises(ValueError, match="64"):
        Solver(9, 5, cells_of(more), False, 8)
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    for twin in (*twins, SolveJob(START)):
        assert (job.is_compiled, twin.is_compiled) == (True, False)
        with refused(most=64):
            twin.save()
        with refused(most=64):
            twin.restore(b"")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a file with all the proofs about the starting position."""
    keep(tmp_path / "proofs", START, measured(START))
    return tmp_path / "proofs"


def test_a_new_job_takes_over_the_proofs(kept: Path) -> None:
    """A job with all proofs has the results at once, without any further search."""
    job = SolveJob(START)
    resume(kept, START, job)
    assert job.settled
    assert state(job) == state(measured(START))


def assert_refused(kept: Path, position: Position = START) -> None:
    """Fail unless a job refuses the file, and goes on as if nothing had been tried."""
    job = SolveJob(position)
    with pytest.raises(UnreadableError):
        resume(kept, position, job)
    assert state(job) == state(SolveJob(position))
    job.advance()
    assert job.nodes


@pytest.mark.parametrize("text", ["3 3 o XO/.X/O", "3 3 R o XO/.X/..O", "4 4 o XO/.X/..O"])
def test_proofs_of_another_position_are_refused(kept: Path, text: str) -> None:
    """A file isn't used for other marks, other rules, another size or the other side."""
    assert_refused(kept, board(text))
    assert_refused(kept, START.play((0, 2)))


def test_damaged_files_hold_no_proofs(kept: Path) -> None:
    """Changed or missing bytes, a head that differs in one place, and anything else are refused."""
    content, nonsense = kept.read_bytes(), b"nonsense" * 9
    head, _, proofs = content.partition(b"\n")
    known = json.loads(head)
    assert (known["format"], known["version"]) == ("tttmc proofs", 1)
    checks = {"length": len(nonsense), "sha256": sha256(nonsense).hexdigest()}
    heads = [{**known, key: value} for key in known for value in (None, 2, "Z")]
    for damaged in (
        *(b"", b"{}", b"[1]\nx", b"\xff\nx", b"[" * 99_999 + b"\nx", head),
        *(content[:-1], content[:-1] + bytes([content[-1] ^ 1])),
        *(json.dumps(each).encode() + b"\n" + proofs for each in heads),
        json.dumps(known | checks).encode() + b"\n" + nonsense,
    ):
        kept.write_bytes(damaged)
        assert_refused(kept)
