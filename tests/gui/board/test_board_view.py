"""The board as a widget: mouse, keys, hover, tooltips and repaints."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.parts import STILL
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Thought
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.board.board_view import DRAW_MS, BoardView
from tttmc_app.gui.look.theme import LIGHT


def scored(open_window: OpenWindow, size: int = 3) -> Hand:
    """Return a window with scores on its board."""
    hand = open_window(o="mc:trials=100", rules=Rules(size))
    hand.click(0, 0)
    hand.until_moves(2)
    hand.until(lambda: hand.board.picture.drawn == 1)
    return hand


def asked(open_window: OpenWindow, size: int = 3) -> Hand:
    """Return a window whose board shows scores of a position in which it is the user's turn."""
    hand = open_window(o="mc:trials=100", rules=Rules(size))
    hand.press("ask")
    hand.until(lambda: hand.board.picture.overlay is not None and not hand.game.is_busy)
    hand.until(lambda: hand.board.picture.grown == 1)
    return hand


def hover(hand: Hand, square: Square) -> None:
    """Move the mouse over a square."""
    QTest.mouseMove(hand.board, hand.board.square_rect(*square).center())
    hand.until(lambda: hand.board.picture.hover == square)


def test_only_the_left_button_plays(open_window: OpenWindow) -> None:
    """Neither a right click nor a click outside the board plays a move."""
    hand = open_window(o="human")
    centre = hand.board.square_rect(1, 1).center()
    QTest.mouseClick(hand.board, Qt.MouseButton.RightButton, pos=centre)
    QTest.mouseClick(hand.board, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert hand.moves == 0


def test_a_fast_double_click_plays_once(open_window: OpenWindow) -> None:
    """A double click takes one square and doesn't also play the next player's move."""
    hand = open_window(o="human")
    QTest.mouseDClick(
        hand.board, Qt.MouseButton.LeftButton, pos=hand.board.square_rect(1, 1).center()
    )
    assert hand.moves == 1


def test_the_overlay_can_be_chosen(open_window: OpenWindow) -> None:
    """Scores, errors, colours or nothing: the chooser changes the board at once."""
    hand = asked(open_window)
    hand.until(lambda: hand.board.picture.grown == 1)
    images: dict[str, QImage] = {}
    for style in ("Scores", "Scores ± error", "Colours only", "Off"):
        hand.choose("overlay", style)
        images[style] = hand.board.grab().toImage()
        assert hand.part(QComboBox, "overlay").currentText() == style
    values = list(images.values())
    assert all(one != two for i, one in enumerate(values) for two in values[:i])
    hand.choose("overlay", "Scores")
    hand.until(lambda: hand.board.picture.grown == 1)
    assert hand.board.grab().toImage() == images["Scores"]


def test_an_idle_board_is_not_painted(open_window: OpenWindow) -> None:
    """While nothing changes, nothing is painted."""
    hand = scored(open_window)
    hand.wait_for_worker()
    hand.until_studied()
    hand.qtbot.wait(3 * DRAW_MS)
    paints = hand.board.paints
    hand.wait_for_worker()
    assert hand.board.paints == paints


def test_the_same_thought_is_not_painted_again(open_window: OpenWindow) -> None:
    """A refresh without a change doesn't repaint the board; a change repaints it once."""
    hand = asked(open_window)
    hand.until_studied()
    hand.qtbot.wait(3 * DRAW_MS)
    board, paints = hand.board, [hand.board.paints]
    for action in (
        hand.presenter.show_thought,
        lambda: board.set_position(board.picture.position, board.picture.last_move),
        lambda: board.set_next_mark(hand.game.position.to_move),
        lambda: hover(hand, (2, 2)),
        lambda: hover(hand, (2, 2)),
    ):
        action()
        hand.qtbot.wait(50)
        paints.append(board.paints)
    assert paints == [paints[0]] * 4 + [paints[0] + 1] * 2


def test_a_thought_about_another_board_is_not_shown(qtbot: QtBot) -> None:
    """A late thought about a larger board isn't shown on a smaller one."""
    view = BoardView()
    qtbot.addWidget(view)
    large = Position.start(Rules(5))
    thought = Thought(Meaning.SCORE, Mark.X, (1.0,) * 24 + (2.0,), None, ((4, 4),), 9, 9, seed=1)
    view.set_overlay(overlay_of(thought, SCORES, large))
    assert view.picture.overlay is None
    view.set_position(large, None)
    view.set_overlay(overlay_of(thought, SCORES, large))
    assert view.picture.overlay is not None


def test_a_taken_square_shakes_its_mark(qtbot: QtBot) -> None:
    """A click on a taken square in your turn moves its mark to and fro, unless motion is off."""
    view = BoardView()
    qtbot.addWidget(view)
    view.show()
    view.set_position(Position.start(Rules(3)).play((1, 1)), (1, 1))
    view.set_next_mark(Mark.O)
    for is_animated in (False, True):
        view.set_theme(LIGHT if is_animated else STILL)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.square_rect(1, 1).center())
        assert (view.picture.shaken == (1, 1)) is is_animated
    qtbot.waitUntil(lambda: view.picture.swing != 0)
    qtbot.waitUntil(lambda: view.picture.shaken is None)


def test_numbers_read_the_same_from_right_to_left(qtbot: QtBot, qapp: QApplication) -> None:
    """The point of a number stays before it, on squares and badges."""
    view = BoardView()
    qtbot.addWidget(view)
    values, start = (0.25,) * 4 + (0.5,) * 5, Position.start(Rules(3))
    thought = Thought(Meaning.SCORE, Mark.X, values, None, ((1, 1),), 1, 1, seed=1)
    view.set_position(start.play((1, 1)), (1, 1))
    view.set_overlay(overlay_of(thought, SCORES, start))
    images: list[QImage] = []
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        qapp.setLayoutDirection(direction)
        images.append(view.grab().toImage())
    assert images[0] == images[1]


def test_chips_grow_only_where_motion_is_wanted(qtbot: QtBot) -> None:
    """A new thought's chips grow, a live thought's shrink to chips, and numbers never wait long."""
    view = BoardView()
    qtbot.addWidget(view)
    view.show()
    position = Position.start(Rules(3))
    values = (1.0, 2.0, 3.0, *(0.0,) * 6)
    thought = Thought(Meaning.SCORE, Mark.X, values, None, ((0, 2),), 9, 9, seed=1)
    overlay = overlay_of(thought, SCORES, position)
    view.set_overlay(overlay, final=False)
    assert (view.picture.is_live, view.picture.grown_from) == (True, 0.0)
    qtbot.waitUntil(lambda: view.picture.grown == 1)
    view.set_overlay(overlay)
    assert (view.picture.is_live, view.picture.grown_from) == (False, 1.0)
    qtbot.waitUntil(lambda: view.picture.grown == 1)
    view.set_overlay(None)
    view.set_theme(STILL)
    view.set_overlay(overlay)
    assert view.picture.grown == 1
