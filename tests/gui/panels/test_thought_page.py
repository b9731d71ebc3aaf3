"""The best squares as bars, best first."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.panels.thought_page import (
    FEW,
    Candidate,
    CandidateBars,
    TrialsSlot,
    candidates_of,
)

BOARD = Position.start(Rules(2))


def test_the_best_come_first(open_window: OpenWindow) -> None:
    """A few squares are listed, best first, with the board's values; a click lists all."""
    hand = open_window(o="mc:trials=200", rules=Rules(9))
    hand.click(0, 0)
    hand.until_moves(2)
    bars = hand.part(CandidateBars, "candidates")
    hand.until(lambda: len(bars.rows) == FEW)
    known = sorted(
        (value / 200 for value in hand.thought.values if value is not None), reverse=True
    )
    assert [row.value for row in bars.rows] == known[:FEW]
    hand.push("allCandidates")
    assert [row.value for row in bars.rows] == known
    hand.push("allCandidates")
    assert len(bars.rows) == FEW


def made(*values: float | None, **more: Any) -> Thought:
    """Return X's thought on 2×2 after 10 trials."""
    start = Position.start(Rules(2))
    best = best_squares(start, values)
    return replace(Thought(Meaning.SCORE, Mark.X, values, None, best, 10, 10, seed=1), **more)


def test_rows_have_the_board_s_values(qapp: QApplication) -> None:
    """A row has its square, its value and error per trial, and the shade and text of the board."""
    thought = made(-10.0, None, 15.0, 40.0, errors=(1.0, None, inf, 2.0))
    overlay = overlay_of(thought, SCORES, BOARD)
    assert overlay is not None
    worst, _, middle, best = overlay.shades
    assert candidates_of(overlay, 2, 9) == (
        Candidate((1, 1), 4.0, 0.2, best, "4.00", 4.4),
        Candidate((1, 0), 1.5, None, middle, "1.50", 1.5),
        Candidate((0, 0), -1.0, 0.1, worst or None, "−1.00", -0.8),
    )
    large = made(*map(float, range(16)), best=((3, 3),))
    found = candidates_of(overlay_of(large, SCORES, BOARD), 4, 12)
    assert [row.value for row in found] == [number / 10 for number in range(15, 3, -1)]
    for level in (made(*(5.0,) * 4), made(-1.0, *(0.0,) * 3, meaning=Meaning.MISTAKES)):
        assert candidates_of(overlay_of(level, SCORES, BOARD), 2, 9) == ()  # none is best


def test_a_proven_win_has_the_longest_bar(qapp: QApplication) -> None:
    """A tie's bar is half as long as a win's, a loss has none, and the move leads its equals."""
    values = (0.0, 0.0, 1.0, -1.0)
    for results, move, squares in (
        (values, (1, 0), [(1, 0), (0, 0), (0, 1), (1, 1)]),
        ((0.0, 0.0, None, -1.0), (0, 1), [(0, 1), (0, 0), (1, 1)]),
    ):
        thought = made(*results, meaning=Meaning.RESULT, move=move)
        rows = candidates_of(overlay_of(thought, SCORES, BOARD), 2, 9)
        assert [row.square for row in rows] == squares
        lengths = {1.0: 1.0, 0.0: 0.5, -1.0: 0.0}
        assert [row.value for row in rows] == [
            lengths[results[2 * row + col] or 0.0] for row, col in squares
        ]
        assert {row.high for row in rows} == {1.0}


def test_the_place_of_the_trials_comes_back(qtbot: QtBot) -> None:
    """It is hidden while it is empty, however often its parts come and go meanwhile."""
    window, part = QWidget(), QLabel("slider")
    slot = TrialsSlot()
    slot.setParent(window)
    slot.put(part)
    slot.why.hide()
    slot.shorter.hide()
    qtbot.addWidget(window)
    window.show()
    for _ in range(2):
        qtbot.waitUntil(slot.isVisible)
        part.hide()
        qtbot.waitUntil(slot.isHidden)
        part.show()
        part.hide()
        QApplication.processEvents()
        part.show()
