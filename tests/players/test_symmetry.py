"""The board's symmetries, and a memory that knows of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.players.test_mistakes import Notes
from tttmc_app.players.symmetry import SymmetricMemory, symmetries


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 8), (3, 8), (5, 8)])
def test_there_are_eight(size: int, count: int) -> None:
    """All are different orders of the squares, which keep neighbours neighbours."""
    found = symmetries(size)
    assert len(found) == count
    assert found[0] == tuple(range(size * size))
    for permutation in found:
        assert sorted(permutation) == list(range(size * size))
        places = [divmod(index, size) for index in permutation]
        for here, right in pairwise(places):
            step = abs(here[0] - right[0]) + abs(here[1] - right[1])
            assert step == 1 or places.index(right) % size == 0


def test_images_are_known() -> None:
    """A mistake is known on the turned and the mirrored board too, and only there."""
    notes = Notes()
    memory = SymmetricMemory(notes, 3)
    memory.note("x--------", "1")
    assert notes.known == {"x--------": {"1"}}
    assert set(memory.mistakes("x--------")) == {"1", "3"}
    assert set(memory.mistakes("--x------")) == {"1", "5"}
    assert set(memory.mistakes("------x--")) == {"3", "7"}
    assert set(memory.mistakes("--------x")) == {"5", "7"}
    assert set(memory.mistakes("----x----")) == set()
