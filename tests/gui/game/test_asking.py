"""Asking a machine for a suggestion, and how suggestions follow a change of players."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Position
from tttmc_app.gui.panels.fields import CountField


def test_trials_being_typed_count(open_window: OpenWindow) -> None:
    """F9 uses the number of trials that is still being typed."""
    hand = open_window(o="mc:trials=100")
    field = hand.part(CountField, "trialsO")
    field.setFocus()
    hand.until(field.hasFocus)
    field.selectAll()
    QTest.keyClicks(field, "250")
    QTest.keyClick(field, Qt.Key.Key_F9)
    hand.until(lambda: " would play " in hand.status and hand.thought.trials == 250)


def test_a_suggestion_without_weights_gives_the_reason(open_window: OpenWindow) -> None:
    """With both weights 0, the suggestion is one of the equal squares, as the headline says."""
    hand = open_window(o="mc:trials=100,current=0,other=0")
    hand.press("ask")
    hand.until(lambda: " would play " in hand.status)
    assert hand.status == "Monte Carlo would play at random: all squares are equal"
    legend = hand.part(QLabel, "legend").text()
    assert legend == "Both weights are 0, so every square scores 0 and X picks one at random."


def test_a_suggestion_says_why(open_window: OpenWindow) -> None:
    """If X can complete a line, the suggestion says that this wins at once."""
    hand = open_window(o="perfect")
    hand.game.new_game(start=Position.parse("XO./.O./X.."))
    hand.press("ask")
    why = hand.part(QLabel, "why")
    hand.until(lambda: "completes a line" in why.text())
    assert why.text() == "a2 completes a line and wins at once."
    assert not hand.message
    for overlay, is_own in (("Truth", False), ("Colours only", True), ("Exact", False)):
        hand.choose("overlay", overlay)
        assert ("completes a line" in why.text()) is is_own, overlay
    hand.choose("overlay", "Scores")
    assert why.text() == "a2 completes a line and wins at once."
