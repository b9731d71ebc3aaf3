"""Convergence in the lab: a position, its curves, the exact values and the chance to err."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from tests.gui.lab.conftest import LabHand
from tttmc_app.core import Rules
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.fields import CountField
from tttmc_app.gui.lab.convergence_page import ConvergencePage


def opened(lab: LabHand, board: str = "", trials: str = "10, 100") -> ConvergencePage:
    """Open the page, set to few runs."""
    page = lab.window.open_page("Convergence")
    assert isinstance(page, ConvergencePage)
    lab.part(QLineEdit, "convergenceTrials").setText(trials)
    lab.part(CountField, "convergenceRuns").setValue(5)
    if board:
        lab.part(QLineEdit, "convergenceText").setText(board)
    return page


def test_scores_settle_around_the_exact_ones(lab: LabHand) -> None:
    """On the empty board centre, corner and edge have a curve each, and their exact values."""
    opened(lab)
    lab.part(QAbstractButton, "convergenceStart").click()
    lab.until(lambda: "seed 0" in lab.part(QLabel, "convergenceNote").text())
    chart = lab.part(ChartView, "convergenceScores").chart
    assert [curve.name for curve in chart.curves] == ["b2", "a1", "b1"]
    assert [curve.xs for curve in chart.curves] == [(10.0, 100.0)] * 3
    assert len(chart.rules) == 3
    chance = lab.part(ChartView, "convergenceChance").chart
    assert len(chance.spots) == 2


def test_a_pasted_board_is_shown(lab: LabHand) -> None:
    """A board as text is shown as it is typed, and decides the size."""
    page = opened(lab, "X.../.O../..../....")
    board = lab.part(BoardView, "convergenceBoard")
    assert board.picture.position.rules == Rules(4)
    assert page.position().text == "X.../.O../..../...."


@pytest.mark.parametrize(
    ("board", "trials", "says"),
    [
        ("X.O/..", "10", "Row 1 of the board"),
        ("XXX/OO./...", "10", "over"),
        ("", "ten", "must be a number"),
        ("", "", "Say which values"),
    ],
)
def test_bad_input_is_named(lab: LabHand, board: str, trials: str, says: str) -> None:
    """A board or trials that can't be are named in a line, and nothing runs."""
    opened(lab, board, trials)
    lab.part(QAbstractButton, "convergenceStart").click()
    assert says in lab.message
    assert lab.part(QAbstractButton, "convergenceStart").isVisible()
