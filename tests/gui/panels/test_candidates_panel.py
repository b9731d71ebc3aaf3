"""The best squares as bars, best first."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Rules
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.panels.candidates_panel import MAX_CANDIDATES, ROW, Bars, candidates_of


def test_the_best_come_first(open_window: OpenWindow) -> None:
    """Every empty square of a small board has a row, best first."""
    hand = open_window(o="mc:trials=200")
    hand.click(0, 0)
    hand.until_moves(2)
    hand.part(QDockWidget, "candidatesDock").raise_()  # a tab on a narrow screen
    rows = hand.part(Bars, "candidates").rows
    values = [row.value for row in rows]
    assert len(rows) == 8
    assert values == sorted(values, reverse=True)
    assert rows[0].square in hand.thought.best
    for row in rows:
        total = hand.thought.values[row.square[0] * 3 + row.square[1]]
        assert total is not None
        assert row.value == total / 200  # per trial, as on the board
    assert all(row.error is not None for row in rows)


def test_only_the_best_are_listed(open_window: OpenWindow) -> None:
    """A large board lists only its best squares."""
    hand = open_window(o="mc:trials=200", rules=Rules(9))
    hand.click(0, 0)
    hand.until_moves(2)
    hand.part(QDockWidget, "candidatesDock").raise_()  # a tab on a narrow screen
    rows = hand.part(Bars, "candidates").rows
    assert len(rows) == MAX_CANDIDATES
    known = [value / 200 for value in hand.thought.values if value is not None]
    assert [row.value for row in rows] == sorted(known, reverse=True)[:MAX_CANDIDATES]


def test_without_a_thought_the_list_is_empty(open_window: OpenWindow) -> None:
    """Before a machine has thought, the list is empty."""
    hand = open_window()
    assert hand.part(Bars, "candidates").rows == ()
    assert candidates_of(overlay_of(None, SCORES), 3) == ()


def test_omitted_rows_are_announced(open_window: OpenWindow, qtbot: QtBot) -> None:
    """If not every row fits, a note in place of the last one says so."""
    hand = open_window(o="mc:trials=200")
    hand.click(0, 0)
    hand.until_moves(2)
    hand.part(QDockWidget, "candidatesDock").raise_()  # a tab on a narrow screen
    all_rows, bars = hand.part(Bars, "candidates").rows, Bars()
    qtbot.addWidget(bars)
    bars.resize(180, 4 * ROW)
    pictures: list[QImage] = []
    for rows in (all_rows, all_rows[:4]):
        bars.show_rows(rows, LIGHT)
        pictures.append(bars.grab().toImage().copy(0, 3 * ROW, 60, ROW))
    assert pictures[0] != pictures[1]
