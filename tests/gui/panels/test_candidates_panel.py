"""The best squares as bars, best first."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.board.overlay import ALIKE
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.gui.panels.candidates_panel import (
    MAX_CANDIDATES,
    ROW,
    Bars,
    Candidate,
    CandidatesPanel,
    candidates_of,
)

BOARD = Position.start(Rules(2))


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
    assert candidates_of(overlay_of(None, SCORES, BOARD), 3) == ()


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


def made(*values: float | None, **more: Any) -> Thought:
    """Return X's thought on 2×2 after 10 trials."""
    start = Position.start(Rules(2))
    best = best_squares(start, values)
    return replace(Thought(Meaning.SCORE, Mark.X, values, None, best, 10, 10, seed=1), **more)


def panel_of(qtbot: QtBot) -> tuple[CandidatesPanel, Bars, QLabel]:
    """Return a panel with its bars and its note."""
    panel = CandidatesPanel()
    qtbot.addWidget(panel)
    bars, note = panel.findChild(Bars), panel.findChild(QLabel)
    assert bars is not None
    assert note is not None
    return panel, bars, note


def test_rows_have_the_board_s_values(qapp: QApplication) -> None:
    """A row has its square, its value and error per trial, and the shade and text of the board."""
    thought = made(-10.0, None, 15.0, 40.0, errors=(1.0, None, inf, 2.0))
    assert candidates_of(overlay_of(thought, SCORES, BOARD), 2) == (
        Candidate((1, 1), 4.0, 0.2, ALIKE, "4.00"),
        Candidate((1, 0), 1.5, None, ALIKE, "1.50"),
        Candidate((0, 0), -1.0, 0.1, ALIKE, "−1.00"),
    )
    large = made(*map(float, range(16)), best=((3, 3),))
    found = candidates_of(overlay_of(large, SCORES, BOARD), 4)
    assert [row.value for row in found] == [number / 10 for number in range(15, 3, -1)]
    for level in (made(*(5.0,) * 4), made(-1.0, *(0.0,) * 3, meaning=Meaning.MISTAKES)):
        assert candidates_of(overlay_of(level, SCORES, BOARD), 2) == ()  # none is known to be best


NOBODY = "The best squares appear here when a machine thinks."


@pytest.mark.parametrize(
    ("errors", "note"),
    [
        (None, "score per trial"),
        ((1.0,) * 4, "score per trial ± standard error"),
        ((inf,) * 4, "score per trial"),
        ((inf, 1.0, inf, inf), "score per trial ± standard error"),
    ],
)
def test_the_note_says_what_the_bars_are(
    qtbot: QtBot, errors: tuple[float, ...] | None, note: str
) -> None:
    """The note names the values and their errors, and not again whose they are."""
    panel, bars, label = panel_of(qtbot)
    assert label.text() == NOBODY
    overlay = overlay_of(made(1.0, 2.0, 3.0, 4.0, errors=errors), SCORES, BOARD)
    for occasion in (Occasion(), Occasion(past=(0, 1))):
        panel.show_overlay(overlay, 2, LIGHT, occasion)
        assert label.text() == note
    assert bars.accessibleName() == "b2 0.40, a2 0.30, b1 0.20, a1 0.10"
    panel.show_overlay(None, 2, LIGHT, Occasion())
    assert (label.text(), bars.rows, bars.accessibleName()) == (NOBODY, (), "")
    panel.show_overlay(None, 2, LIGHT, Occasion(is_over=True))
    assert label.text() == ""


ROWS = (
    Candidate((0, 0), 4.0, 1.0, 1.0, "4.0"),
    Candidate((0, 1), -1.0, None, 0.0, "−1.0"),
)


def test_bars_are_not_mirrored(qtbot: QtBot) -> None:
    """From right to left, squares stay on the left of their bars, as on a scale."""
    pictures: list[QImage] = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        bars = Bars()
        qtbot.addWidget(bars)
        bars.setLayoutDirection(direction)
        bars.resize(300, 4 * ROW)
        bars.show_rows(ROWS, LIGHT)
        pictures.append(bars.grab().toImage())
    assert pictures[0] == pictures[1]


def test_candidates_take_over_another_theme(qtbot: QtBot) -> None:
    """The same rows in another theme are painted anew."""
    rows = candidates_of(overlay_of(made(1.0, 0.5, -1.0, 0.0), SCORES, BOARD), 2)
    bars = Bars()
    qtbot.addWidget(bars)
    bars.resize(240, 400)
    bars.show()

    def picture(theme: Theme) -> QImage:
        bars.show_rows(rows, theme)
        return bars.grab().toImage()

    light, dark = picture(LIGHT), picture(DARK)
    assert light != dark
    assert picture(LIGHT) == light
