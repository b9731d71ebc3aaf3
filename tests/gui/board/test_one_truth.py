"""Players, board, captions and review tell one truth about the same games."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.benchmarks.truth import RULES, contradictions


@pytest.mark.parametrize("seed", range(len(RULES)))
def test_no_two_statements_contradict_each_other(seed: int, qapp: QApplication) -> None:
    """On boards from 3×3 to 15×15, all of them agree; the long version compares 200 games."""
    assert contradictions(seed) == []
