"""Proofs in a file: reused for the same position, and refused for any other or if damaged."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.kept_proofs import keep, resume
from tttmc_app.engine.solving import SolveJob
from tttmc_app.storage import UnreadableError

START = Position.parse("XO./.X./..O")
OTHERS = [
    Position.parse("XO./.X./O.."),
    Position.parse("XO./.X./..O", Rules(reverse=True)),
    Position.parse("XO../.X../..O./....", Rules(4)),
    START.play((0, 2)),
]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a file with all the proofs about the starting position."""
    if compiled_searches() is None:
        pytest.skip("the compiled searches are not built")
    job = SolveJob(START)
    for _ in job:
        pass
    keep(tmp_path / "proofs", START, job)
    return tmp_path / "proofs"


def test_a_new_job_takes_over_the_proofs(kept: Path) -> None:
    """A job with all proofs has the results at once, without any further search."""
    job, whole = SolveJob(START), SolveJob(START)
    resume(kept, START, job)
    assert job.settled
    for _ in whole:
        pass
    assert job.moves() == whole.moves()


@pytest.mark.parametrize("other", OTHERS, ids=lambda position: position.text)
def test_proofs_of_another_position_are_refused(kept: Path, other: Position) -> None:
    """A file isn't used for other marks, other rules, another size or the other side.

    The error says so even if the file is damaged, too.
    """
    job = SolveJob(other)
    for content in (kept.read_bytes(), kept.read_bytes()[:-1]):
        kept.write_bytes(content)
        with pytest.raises(UnreadableError, match="it belongs to another position"):
            resume(kept, other, job)
    job.advance()  # it goes on as if nothing had been tried
    assert job.nodes


def test_damaged_proofs_are_refused(kept: Path) -> None:
    """A file with a changed or missing byte isn't used."""
    content = kept.read_bytes()
    for damaged in (content[:-1] + bytes([content[-1] ^ 1]), content[:-1]):
        kept.write_bytes(damaged)
        with pytest.raises(UnreadableError, match="it is damaged"):
            resume(kept, START, SolveJob(START))


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("format", "notes", "it doesn't hold proofs of the solver"),
        ("version", 2, "another version of tttmc has written it"),
        ("version", None, "another version of tttmc has written it"),
        ("board", "X../.../...", "it belongs to another position, or another computer"),
        ("to_move", "Z", "it belongs to another position, or another computer"),
        ("rules", "4×4", "it belongs to another position, or another computer"),
        ("byte_order", "middle", "it belongs to another position, or another computer"),
        ("length", 1, "it is damaged"),
        ("sha256", "0", "it is damaged"),
    ],
)
def test_every_part_of_the_head_is_checked(
    key: str, value: object, reason: str, kept: Path
) -> None:
    """A head that differs in one place is refused with its own reason."""
    head, _, proofs = kept.read_bytes().partition(b"\n")
    known = json.loads(head)
    assert set(known) == {
        *("format", "version", "board", "to_move", "rules", "byte_order", "length", "sha256")
    }
    assert (known["format"], known["version"]) == ("tttmc proofs", 1)
    kept.write_bytes(json.dumps({**known, key: value}).encode() + b"\n" + proofs)
    with pytest.raises(UnreadableError) as caught:
        resume(kept, START, SolveJob(START))
    assert str(caught.value) == f"{kept} can't be read: {reason}"


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{}", b"[1]\nx", b"\xff\nx", b"[" * 99_999 + b"\nx"),
        b'{"format": "tttmc proofs", "version": 2}',  # without the end of its line
    ],
)
def test_other_files_hold_no_proofs(content: bytes, tmp_path: Path) -> None:
    """Whatever else is in a file, the error says that it holds no proofs."""
    path = tmp_path / "proofs"
    path.write_bytes(content)
    with pytest.raises(UnreadableError, match="it doesn't hold proofs of the solver"):
        resume(path, START, SolveJob(START))


@pytest.mark.parametrize("content", [b"", b"junk", bytes(10_000)])
def test_a_job_goes_on_after_refused_proofs(content: bytes) -> None:
    """Bytes that are no proofs are refused, and the job can still be saved and finished."""
    job, whole = SolveJob(START), SolveJob(START)
    with pytest.raises(ValueError, match="not the proofs of this position"):
        job.restore(content)
    assert job.save()
    for each in (job, whole):
        for _ in each:
            pass
    assert job.moves() == whole.moves()


def test_proofs_that_the_solver_refuses_are_damaged(kept: Path) -> None:
    """A whole file whose proofs make no sense is refused, and the job goes on without them."""
    head, _, _ = kept.read_bytes().partition(b"\n")
    nonsense = b"nonsense" * 9
    checks = {"length": len(nonsense), "sha256": sha256(nonsense).hexdigest()}
    kept.write_bytes(json.dumps({**json.loads(head), **checks}).encode() + b"\n" + nonsense)
    job = SolveJob(START)
    with pytest.raises(UnreadableError) as caught:
        resume(kept, START, job)
    assert str(caught.value) == f"{kept} can't be read: it is damaged"
    assert (job.nodes, job.settled) == (0, False)
