"""Damaged inputs are read or refused; `benchmarks/damaged_inputs.py` tries many more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.damaged_inputs import KINDS, tried

INPUTS = 150
NEVER_REFUSED = ("engine", "settings", "journal")
"""Kinds of input that may be read however damaged they are."""


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_inputs_are_read_or_refused(kind: str, tmp_path: Path) -> None:
    """No damaged input of any kind raises any error except the one that refuses it."""
    found = {tried(KINDS[kind], seed, tmp_path) for seed in range(INPUTS)}
    assert found <= {"read", "refused"}
    assert "refused" in found or kind in NEVER_REFUSED
