"""What is counted, in words, and how much of it is done."""

from __future__ import annotations

import pytest

from tttmc_app.core import counted
from tttmc_app.core.counted import Counted

KINDS = "trials samples simulations games steps moves positions nodes"


@pytest.mark.parametrize("key", KINDS.split())
def test_every_kind_has_its_own_words(key: str) -> None:
    """One, many, a part and a speed are all named by the kind's own word."""
    kind: Counted = getattr(counted, key.upper())
    assert kind.key == key
    assert str(kind.all(0)) == f"0 {key}"
    assert str(kind.all(1)) == f"1 {key.removesuffix('s')}"
    assert str(kind.all(1_234_567)) == f"1,234,567 {key}"
    assert str(kind.progress(1500, 2000)) == f"1,500 of 2,000 {key}"
    assert str(kind.progress(1999, 2000)) == f"1,999 of 2,000 {key}"
    assert str(kind.progress(2000, 2000)) == f"2,000 {key}"
    assert str(kind.progress(2001, 2000)) == f"2,001 {key}"
    assert str(kind.progress(5, 10**12)) == f"5 of 1,000 billion {key}"
    assert str(kind.progress(7, None)) == f"7 {key}"
    assert str(kind.rate(12_345)) == f"12 k {key}/s"
