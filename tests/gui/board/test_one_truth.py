"""Players, board, captions and review tell one truth about the same games."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.benchmarks.truth import RULES, contradictions
from tttmc_app.gui.board.legend import OverlayLegend


@pytest.mark.parametrize("seed", range(len(RULES)))
def test_no_two_statements_contradict_each_other(seed: int, qtbot: QtBot) -> None:
    """On boards from 3×3 to 15×15, all of them agree; the long version compares 200 games."""
    legend = OverlayLegend()
    qtbot.addWidget(legend)
    assert contradictions(legend, seed) == []
