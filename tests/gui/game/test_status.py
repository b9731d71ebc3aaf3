"""Announcements for screen readers while machines move."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, square_name


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the texts that are announced to screen readers."""
    texts: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            texts.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return texts


def test_moves_and_result_are_announced(open_window: OpenWindow, announced: list[str]) -> None:
    """Each machine move and the result are announced once."""
    hand: Hand = open_window(seed=5)
    hand.play_to_the_end()
    assert hand.record.result is not None
    text = ". ".join(announced)
    replies = [square_name(move.square) for move in hand.record.moves[1::2]]
    assert [words for words in text.split(". ") if "plays" in words] == [
        f"O plays {square}" for square in replies
    ]
    assert announced[-1].endswith(hand.status.replace(" · ", ", "))
    assert text.count(str(hand.record.result.describe())) == 1


def test_hint_is_announced(open_window: OpenWindow, announced: list[str]) -> None:
    """A suggestion is announced once, with its reason."""
    hand: Hand = open_window(o="mc:trials=50")
    hand.game.ask(hand.game.session.player_of(Mark.O))
    hand.until(lambda: bool(announced))
    hand.qtbot.wait(100)
    (suggestion,) = announced
    assert suggestion.startswith("Monte Carlo would play ")
    reason = hand.part(QLabel, "why").text()
    assert suggestion == f"{hand.status.replace(' · ', ', ')}. {reason}"
