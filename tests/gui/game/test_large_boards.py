"""New games on large boards: enough trials by default, and a sentence that says so."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app import engine
from tttmc_app.core import Rules


def says_so(hand: Hand) -> bool:
    """Return whether a message gives Monte Carlo's new number of trials."""
    labels = hand.window.findChildren(QLabel)
    return any("now plays 100,000 per move" in each.text() for each in labels if each.isVisible())


def test_a_larger_board_raises_the_default(open_window: OpenWindow) -> None:
    """Above 7×7 a thousand trials aren't enough, and the window says what it does about it."""
    hand = open_window(x="human", o="mc")
    hand.set("boardSize", 7)
    assert hand.number("trialsO") == 1000
    hand.set("boardSize", 8)
    assert hand.number("trialsO") == 100_000
    assert says_so(hand)
    hand.set("boardSize", 6)
    assert hand.number("trialsO") == 1000
    hand.set("boardSize", 9)
    hand.set("trialsO", 1000)
    hand.set("boardSize", 9)
    assert hand.number("trialsO") == 1000  # chosen by hand on a large board


def test_undo_returns_to_the_usual_number(open_window: OpenWindow) -> None:
    """A game on a small board goes on as it was played, after a visit to a large one."""
    hand = open_window(x="human", o="mc")
    hand.click(0, 0)
    hand.until_moves(2)
    hand.set("boardSize", 15)
    assert hand.number("trialsO") == 100_000
    hand.press("undo")
    assert (hand.record.rules.size, hand.number("trialsO")) == (3, 1000)


@pytest.mark.parametrize("spec", ["mc:trials=500", "mc:trials=5000", "tree"])
def test_a_chosen_number_stays(open_window: OpenWindow, spec: str) -> None:
    """Whatever isn't the default is kept, and nothing is said."""
    hand = open_window(x="human", o=spec)
    before = hand.record.players[1]
    hand.set("boardSize", 12)
    assert hand.record.players[1] == before
    assert not says_so(hand)


def test_a_saved_game_keeps_its_trials(open_window: OpenWindow) -> None:
    """A window that opens with a large board has the number that was saved."""
    hand = open_window(x="human", o="mc", rules=Rules(15, 5))
    assert hand.number("trialsO") == 1000
    hand.press("newGame")
    assert hand.number("trialsO") == 1000
    assert hand.window.findChild(QWidget, "trialsO") is not None


def test_without_a_kernel_it_is_fewer(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Python plays the trials, a move still takes about a second."""
    hand = open_window(x="human", o="mc")
    monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", True)
    hand.set("boardSize", 15)
    assert 1000 < hand.number("trialsO") < 100_000
