"""The convergence page: a position, its curves, the exact values and the losing moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import LabHand, is_example
from tests.gui.noting_shell import NotingShell
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.convergence_page import ConvergencePage
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.gui.panels.fields import Chooser, CountField, SeedField, SizeField


def opened(lab: LabHand, board: str = "", trials: str = "10, 100") -> ConvergencePage:
    """Open the page with a small number of runs."""
    page = lab.window.open_page("converge", Rules(3))
    assert isinstance(page, ConvergencePage)
    page.rules.set_typed_seed(0)
    lab.part(QLineEdit, "convergenceTrials").setText(trials)
    lab.part(CountField, "convergenceRuns").setValue(5)
    if board:
        lab.part(QLineEdit, "convergenceText").setText(board)
    return page


def test_scores_settle_around_the_exact_ones(lab: LabHand) -> None:
    """On the empty board, centre, corner and edge each have a curve and an exact value."""
    opened(lab)
    lab.part(QAbstractButton, "convergenceStart").click()
    lab.until(lambda: "seed 0" in lab.part(QLabel, "convergenceNote").text())
    chart = lab.part(ChartView, "convergenceScores").chart
    assert [curve.name for curve in chart.curves] == ["b2", "a1", "b1"]
    assert [point.x for point in chart.points] == [10, 100] * 3
    assert len(chart.rules) == 3
    chance = lab.part(ChartView, "convergenceChance").chart
    assert len(chance.spots) == 2


def test_a_pasted_board_is_shown(lab: LabHand) -> None:
    """A board is shown while it is typed, and determines the size."""
    page = opened(lab, "X.../.O../..../....")
    board = lab.part(BoardView, "convergenceBoard")
    assert board.picture.position.rules == Rules(4)
    assert page.position().text == "X.../.O../..../...."


def test_the_board_is_set_up_with_clicks(lab: LabHand) -> None:
    """A click cycles a square through X, O and empty; text, reason and rules are updated."""
    page = opened(lab)
    board = lab.part(BoardView, "convergenceBoard")
    text = lab.part(QLineEdit, "convergenceText")
    seen: list[str] = []
    for _ in range(3):
        centre = board.square_rect(1, 1).center()
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=centre)
        seen.append(text.text())
        assert board.picture.position.text == text.text()
    assert seen == [".../.X./...", ".../.O./...", ".../.../..."]
    text.setText(".../.O./...")
    assert "0 X and 1 O" in lab.reason("convergence")
    assert board.picture.position.text == ".../.O./..."
    size = page.rules.findChild(SizeField, "boardSize")
    assert size is not None
    size.setValue(4)
    assert board.picture.position.rules == page.rules.rules() == page.position().rules
    assert lab.reason("convergence") == ""


@pytest.mark.parametrize(
    ("board", "trials", "says"),
    [
        ("X.O/..", "10", "Row 1 of the board"),
        ("XXX/OO./...", "10", "over"),
        ("", "ten", "must be a number"),
        ("", "", "Enter one or more values"),
    ],
)
def test_bad_input_is_named(lab: LabHand, board: str, trials: str, says: str) -> None:
    """A malformed board or list of trials is named next to the start button, and nothing runs."""
    page = opened(lab, board, trials)
    assert says in lab.reason("convergence")
    page.begin()
    assert lab.part(QAbstractButton, "convergenceStart").isVisible()
    at_fault = "convergenceText" if board else "convergenceTrials"
    assert note_of(lab.part(QLineEdit, at_fault)).text == lab.reason("convergence")


def test_who_is_to_move_counts(lab: LabHand) -> None:
    """The same marks with the other side to move give that side's scores."""
    page = opened(lab, "X../.../...", "10")
    sides, chart = lab.part(Chooser, "convergenceSide"), lab.part(ChartView, "convergenceScores")
    for side, value in (("X", 0.158), ("automatic", 0.494), ("O", 0.494)):
        sides.setCurrentIndex(
            next(i for i in range(sides.count()) if sides.itemText(i).startswith(side))
        )
        assert page.position().to_move is Mark("X" if side == "X" else "O")
        lab.part(QAbstractButton, "convergenceStart").click()
        lab.until(lambda: not page.is_busy and not chart.chart.is_empty)
        assert (chart.chart.curves[0].name, round(chart.chart.rules[0].value, 3)) == ("b2", value)


def test_a_side_that_came_with_a_board_goes_with_it(qtbot: QtBot) -> None:
    """A typed board's side to move follows its marks, even if the main window's came first."""
    turned = Position.parse("X../.../...", Rules(3), "X")
    page = ConvergencePage(NotingShell(turned))
    qtbot.addWidget(page)
    assert page.position() == turned
    field = page.findChild(QLineEdit, "convergenceText")
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, "XX./.O./...")
    assert page.position().to_move is Mark.O


def test_an_empty_seed_is_a_new_one(lab: LabHand) -> None:
    """A run without a typed seed draws a random one and shows it."""
    page = opened(lab, "X../.../...", "10")
    page.rules.set_typed_seed(None)
    field = page.findChild(SeedField, "seed")
    assert field is not None
    assert field.placeholderText() == "Random"
    lab.part(QAbstractButton, "convergenceStart").click()
    lab.until(lambda: "seed" in lab.part(QLabel, "convergenceNote").text())
    drawn = field.placeholderText().removeprefix("random: ")
    assert f"seed {drawn}." in lab.part(QLabel, "convergenceNote").text()
    assert page.recipe().seed != int(drawn)


def titles(lab: LabHand) -> list[str]:
    """Return the titles of the charts that aren't empty."""
    charts = [lab.part(ChartView, f"convergence{name}").chart for name in ("Scores", "Chance")]
    return [str(chart.title) for chart in charts if not chart.is_empty]


def test_charts_go_with_their_position(lab: LabHand) -> None:
    """Charts name their position and squares, and are hidden while the form shows another one."""
    page = opened(lab, "X../.../...", "10")
    view = lab.part(ChartView, "convergenceScores")
    lab.part(QAbstractButton, "convergenceStart").click()
    lab.until(lambda: "seed 0" in lab.part(QLabel, "convergenceNote").text())
    assert str(view.chart.title) == "Scores of Monte Carlo, X../.../..., O to move"
    assert str(view.chart.caption).endswith(
        "4 of the 8 empty squares: the 3 best and the worst, one from each group of "
        "symmetric squares."
    )
    text = lab.part(QLineEdit, "convergenceText")
    text.setText(".X./.../...")
    assert is_example(page)
    text.setText("X../.../...")
    assert not is_example(page)
    side = lab.part(Chooser, "convergenceSide")
    side.setCurrentIndex(1)
    assert is_example(page)
    side.setCurrentIndex(0)
    assert not is_example(page)
    reverse = page.rules.findChild(QAbstractButton, "reverse")
    assert reverse is not None
    reverse.click()
    position = lab.part(BoardView, "convergenceBoard").picture.position
    assert position == page.position() == Position.parse("X../.../...", Rules(3, reverse=True))
    assert is_example(page)


def test_scores_lead_to_the_board(lab: LabHand) -> None:
    """Beside the scores of a position, a button asks for the chances that they give."""
    opened(lab, trials="100")
    chances = lab.part(QAbstractButton, "convergenceChances")
    start = lab.part(QAbstractButton, "convergenceStart")
    assert not chances.isVisible()
    start.click()
    lab.until(lambda: "seed 0" in lab.part(QLabel, "convergenceNote").text())
    assert chances.isVisible()
    chances.click()
    assert lab.shell.chances == [Position.start(Rules(3))]
    assert "One run only." in str(lab.part(ChartView, "convergenceScores").chart.caption)
    text = lab.part(QLineEdit, "convergenceText")
    for board, is_hidden in (("X../.../...", True), (".../.../...", False)):
        text.setText(board)
        assert chances.isVisible() is not is_hidden


def test_a_chosen_side_stays_until_a_game_is_taken_over(lab: LabHand) -> None:
    """Another board keeps the side that the user has chosen, and only that one."""
    opened(lab, "X../.O./...")
    side, text = lab.part(Chooser, "convergenceSide"), lab.part(QLineEdit, "convergenceText")

    def typed(last: str) -> str:
        text.setFocus()
        QTest.keyClick(text, Qt.Key.Key_Backspace)
        QTest.keyClicks(text, last)
        return side.currentText()

    side.setCurrentIndex(1)  # as an opened study does: this isn't the user's choice
    assert typed("X") == "automatic: O"
    side.setFocus()
    QTest.keyClick(side, Qt.Key.Key_End)
    assert side.currentText() == "O"
    assert typed(".") == "O"
    assert lab.part(BoardView, "convergenceBoard").picture.position.to_move is Mark.O
