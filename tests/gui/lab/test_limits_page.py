"""The limits page: results, positions on boards, and one shown in the main window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel

from tests.gui.lab.conftest import LabHand
from tttmc_app.core import Rules
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.lab.limit_boards import SmallBoards
from tttmc_app.gui.lab.limits_page import LimitsPage
from tttmc_app.gui.panels.fields import WeightField


def test_the_limits_are_shown(lab: LabHand) -> None:
    """On 3×3 the player never loses as X and always loses as O; arrow keys browse its mistakes.

    Each list of positions has as many boards as its title says.
    """
    page = lab.window.open_page("limits")
    assert isinstance(page, LimitsPage)
    lab.part(QAbstractButton, "limitsStart").click()
    lab.until_over(page)
    headline = lab.part(QLabel, "limitsHeadline").text()
    assert headline.split() == ["It", "loses", "0", "%", "as", "X", "and", "100", "%", "as", "O"]
    assert "it never loses as X." in lab.part(QLabel, "limitsSentences").text()
    boards, board = lab.part(SmallBoards, "limitsBoards"), lab.part(BoardView, "limitsBoard")
    first = board.picture.position
    words = lab.part(QLabel, "limitsWords").text()
    QTest.keyClick(boards, Qt.Key.Key_Right)
    assert board.picture.position != first
    assert lab.part(QLabel, "limitsWords").text() != words
    assert board.picture.overlay is not None
    lab.part(QAbstractButton, "limitsOpen").click()
    assert lab.shell.games == [board.picture.position]
    which = lab.part(QComboBox, "limitsWhich")
    assert which.count() > 2
    for index in range(1, which.count()):
        which.setCurrentIndex(index)
        assert f"({boards.count()})" in which.currentText()


def test_a_number_being_typed_counts(lab: LabHand) -> None:
    """Ctrl+Return applies a weight that is still being typed, and the title names it."""
    page = lab.window.open_page("limits")
    field = page.findChildren(WeightField)[1]
    field.setFocus()
    lab.until(field.hasFocus)
    field.selectAll()
    QTest.keyClicks(field, "1")
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    lab.until(
        lambda: any(
            label.text().startswith("Limits of Monte Carlo (")
            for label in page.findChildren(QLabel)
        )
    )
    assert field.value() == 1


def test_a_board_too_large_is_refused(lab: LabHand) -> None:
    """Opened from a game on 7×7, the page begins with 4×4; it names the largest possible size."""
    page = lab.window.open_page("limits", Rules(7))
    assert isinstance(page, LimitsPage)
    assert page.rules.rules() == Rules(4)
    assert lab.reason("limits") == ""
    page.set_rules(Rules(7))
    assert "up to 4×4" in lab.reason("limits")
