"""The trials slider below the main board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSlider, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app import engine
from tttmc_app.analysis.trail import counts
from tttmc_app.core import Rules, Tally


def shown_tally(hand: Hand) -> Tally | None:
    """Return the trials whose scores the board shows."""
    overlay = hand.board.picture.overlay
    return None if overlay is None else overlay.thought.tally


def shows(hand: Hand, tally: Tally) -> bool:
    """Return whether the board shows the scores of these trials."""
    return shown_tally(hand) == tally


def test_the_map_sharpens_and_blurs(open_window: OpenWindow) -> None:
    """At each position of the slider, the scores are those of the thought's first trials."""
    hand = open_window(o="mc:trials=300,other=3")
    hand.press("trialsSlider")
    slider, back = (
        hand.part(QSlider, "boardTrialsSlider"),
        hand.part(QToolButton, "boardTrialsBack"),
    )
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: not hand.game.is_busy)
    hand.qtbot.wait(100)  # the legend of the finished thought is laid out
    thought, place = hand.thought, hand.board.square_rect(0, 0)
    assert counts()[slider.value()] == 300  # the machine's own number
    assert not back.isVisible()
    for count in (10, 5000, 20):
        slider.setValue(counts().index(count))
        found = engine.sample(hand.record.positions[1], count, thought.seed)
        hand.until(partial(shows, hand, found))
        assert hand.board.square_rect(0, 0) == place  # the board never jumps
    caption = hand.part(QLabel, "legend").text()
    assert "How O would have rated the squares before" in caption or "looks best" in caption
    assert "O played" not in caption  # it wasn't these trials that chose the move
    hand.push("boardTrialsBack")
    assert shown_tally(hand) == thought.tally
    assert counts()[slider.value()] == 300
    slider.setValue(0)
    hand.until(back.isVisible)
    hand.click_any()
    hand.until_moves(4)
    hand.until(lambda: not hand.game.is_busy)
    assert shown_tally(hand) == hand.thought.tally  # a new thought takes over
    assert counts()[slider.value()] == 300
    assert not back.isVisible()


def test_it_works_by_keyboard_and_ends_with_the_game(open_window: OpenWindow) -> None:
    """Before any thought the slider scores the first move; a new board size resets it."""
    hand = open_window()
    hand.press("trialsSlider")
    slider = hand.part(QSlider, "boardTrialsSlider")
    assert slider.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(slider, Qt.Key.Key_Home)
    hand.until(lambda: shown_tally(hand) is not None)
    tally = shown_tally(hand)
    assert tally is not None
    assert tally.trials == 10
    interface = QAccessible.queryAccessibleInterface(slider)
    assert interface.text(QAccessible.Text.Name) == "Trials"
    assert interface.text(QAccessible.Text.Description) == "10 trials"
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert interface.text(QAccessible.Text.Description) == "100 trials"
    hand.game.new_game(Rules(5, 4))
    assert shown_tally(hand) is None


def test_an_offer_is_not_the_machine_s_number(open_window: OpenWindow) -> None:
    """Beside a thought without trials, the slider says that its own have yet to be played."""
    hand = open_window(o="perfect")
    hand.press("trialsSlider")
    hand.click(1, 1)
    hand.until_moves(2)
    slider, count = hand.part(QSlider, "boardTrialsSlider"), hand.part(QLabel, "boardTrialsCount")
    hand.until(lambda: count.text() == "Try Monte Carlo with 1,000 trials")
    slider.setValue(counts().index(10))
    assert count.text() == "10 trials"
    statement = hand.part(QLabel, "statement")
    hand.until(lambda: "Monte Carlo" in statement.text())  # they aren't Perfect's
    hand.push("boardTrialsBack")
    assert count.text() == "Try Monte Carlo with 1,000 trials"
