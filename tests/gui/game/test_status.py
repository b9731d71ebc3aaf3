"""Announcements for screen readers while machines move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.parts import part
from tttmc_app.core import Mark, square_name
from tttmc_app.gui.game import status
from tttmc_app.gui.game.status import Announcements


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


def test_way_back_is_announced(open_window: OpenWindow, announced: list[str]) -> None:
    """Undo and a new game announce whose turn it is."""
    hand: Hand = open_window()
    hand.click(1, 1)
    hand.until_moves(2)
    hand.press("newGame")
    hand.press("undo")
    hand.press("undo")
    assert announced[0].startswith("O plays ")
    assert announced[1:] == ["Your turn (X)"] * 3


def test_hint_is_announced(open_window: OpenWindow, announced: list[str]) -> None:
    """A suggestion is announced once, with its reason."""
    hand: Hand = open_window(o="mc:trials=50")
    hand.game.ask(hand.game.session.player_of(Mark.O))
    hand.until(lambda: bool(announced))
    hand.qtbot.wait(100)
    (suggestion,) = announced
    assert suggestion.startswith("Monte Carlo would play ")
    reason = hand.part(QLabel, "legend").text().partition(" Bigger and bolder is")[0]
    assert suggestion == f"{hand.status.replace(' · ', ', ')}. {reason}"


def test_fast_machines_are_announced_rarely(
    open_window: OpenWindow, announced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If machines play faster than speech, only the first and last moves are announced."""
    monkeypatch.setattr(status, "MIN_INTERVAL_MS", 10**8)  # longer than a game
    hand: Hand = open_window(x="random", o="random")
    hand.press("playPause")
    hand.until_over()
    assert len(announced) == 1
    timer = part(part(hand.board, Announcements), QTimer)
    assert timer.isActive()
    timer.setInterval(0)
    hand.until(lambda: len(announced) > 1)
    assert len(announced) == 2
    assert announced[-1].endswith(hand.status)


def test_the_move_on_show_is_announced(open_window: OpenWindow, announced: list[str]) -> None:
    """Going through the game announces which move the board shows."""
    hand: Hand = open_window(o="human")
    for square in ((0, 0), (1, 1), (2, 2)):
        hand.click(*square)
    announced.clear()
    for name in ("previousMove", "firstMove", "lastMove"):
        hand.press(name)
    assert announced == ["Move 2 of 3", "Start of the game", "O to move"]
