"""What a person hears while machines move."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, square_name
from tttmc_app.gui.game.status import MIN_INTERVAL_MS


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what a screen reader is given to say."""
    texts: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            texts.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return texts


def test_moves_and_result_are_heard(open_window: OpenWindow, heard: list[str]) -> None:
    """Each of the machine's moves is announced once, and how the game ended."""
    hand: Hand = open_window(seed=5)
    hand.play_to_the_end()
    assert hand.record.result is not None
    told = ". ".join(heard)
    replies = [square_name(move.square) for move in hand.record.moves[1::2]]
    assert [part for part in told.split(". ") if "plays" in part] == [
        f"O plays {square}" for square in replies
    ]
    assert heard[-1].endswith(hand.status.replace(" · ", ", "))
    assert told.count(str(hand.record.result.describe())) == 1


def test_way_back_is_heard(open_window: OpenWindow, heard: list[str]) -> None:
    """Undo and a new game say whose turn it is."""
    hand: Hand = open_window()
    hand.click(1, 1)
    hand.until_moves(2)
    hand.press("newGame")
    hand.press("undo")
    hand.press("undo")
    assert heard[0].startswith("O plays ")
    assert heard[1:] == ["Your turn (X)"] * 3


def test_hint_is_heard(open_window: OpenWindow, heard: list[str]) -> None:
    """What a machine would play is announced when it is known."""
    hand: Hand = open_window(o="mc:trials=50")
    hand.controller.ask(hand.state.session.player_of(Mark.O))
    hand.until(lambda: bool(heard))
    assert heard[-1].startswith("Monte Carlo would play ")
    assert len(heard) == 1


def test_fast_machines_do_not_chatter(open_window: OpenWindow, heard: list[str]) -> None:
    """Of machines that play faster than speech only the first and the last is heard."""
    hand: Hand = open_window(x="random", o="random")
    hand.press("playPause")
    hand.until_over()
    assert len(heard) == 1
    hand.qtbot.wait(MIN_INTERVAL_MS + 100)
    assert len(heard) == 2
    assert heard[-1].endswith(hand.status)
