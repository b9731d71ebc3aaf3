"""Your commands while a machine thinks: stop, move now, change settings or leave."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Rules, Square, Thought, TttmcError, Weights
from tttmc_app.gui.board.board_view import GROW_MS
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import move_seed

LONG = f"mc:trials={ENDLESS}"


def thinking(open_window: OpenWindow, size: int = 3, seed: int | None = None) -> Hand:
    """Return a window in which O has started an endless thought after X's move to (0, 0)."""
    hand = open_window(o=LONG, rules=Rules(size), seed=seed)
    hand.click(0, 0)
    hand.until_thought()
    return hand


def answer_of(hand: Hand, trials: int, seed: int, weights: Weights) -> Square | None:
    """Return the reply of the machine's player to the first move, without a window."""
    position = hand.record.positions[1]
    thoughts = MonteCarlo(trials, weights).think(position, move_seed(seed, position))
    return list(thoughts)[-1].move


def test_stop_in_a_long_thought(open_window: OpenWindow) -> None:
    """Stop plays no move and keeps the scores; Move now plays the best, also during a thought."""
    hand = open_window(o=LONG, rules=Rules(19))
    hand.click(9, 9)
    hand.until_thought(100)
    hand.press("stop")
    kept = hand.thought
    texts = hand.board.picture.texts
    assert not hand.thinks()
    hand.wait_for_worker()
    assert hand.moves == 1
    assert hand.thought is kept
    assert hand.board.picture.texts == texts
    hand.press("playPause")
    assert hand.thinks()
    hand.until_thought(100)
    best = hand.thought.best
    hand.press("moveNow")
    assert hand.moves == 2
    assert hand.record.moves[1].square in best
    hand.click_any()
    hand.until_thought()
    hand.press("stop")
    best = hand.thought.best
    hand.press("moveNow")
    assert hand.record.moves[3].square in best
    assert hand.status == "Your turn (X)"


def test_stopped_scores_stand_still(open_window: OpenWindow) -> None:
    """Values grow with a thought's trials; after Stop, neither they nor the board change."""
    hand = thinking(open_window, size=5)
    before = hand.thought
    hand.until(lambda: hand.thought is not before)
    assert hand.thought.trials > before.trials
    hand.press("stop")
    hand.wait_for_worker()
    hand.qtbot.wait(2 * GROW_MS)  # the last scores become chips
    paints, thought = hand.board.paints, hand.thought
    hand.wait_for_worker()
    assert (hand.board.paints, hand.thought) == (paints, thought)


def test_weights_only_rescore(open_window: OpenWindow) -> None:
    """New weights immediately rescore the same trials, and determine the move."""
    hand = thinking(open_window, seed=9)
    hand.until_thought(500)
    before = hand.thought
    hand.set("scoreCurrentO", 3.0)
    hand.set("scoreOtherO", 0.0)
    after = hand.thought
    assert before.tally is not None
    assert after.tally == before.tally
    assert after.weights == Weights(3.0, 0.0)
    assert after.values[1:] == before.tally.scores(3.0, 0.0)[1:]
    shown = hand.board.picture.overlay
    assert shown is not None
    assert shown.thought is after
    hand.until_thought(before.trials + 1)  # it continued and didn't restart
    hand.press("moveNow")
    played = hand.record.moves[1].thought
    assert played is not None
    assert played.weights == Weights(3.0, 0.0)
    assert played.move == hand.record.moves[1].square
    assert played.move in played.best
    hand.set("scoreOtherO", 7)  # also after the move, which stays
    assert (hand.thought.weights, hand.moves) == (Weights(3.0, 7.0), 2)
    hand.until(lambda: "with its new weights" in hand.part(QLabel, "legend").text())
    assert hand.record.moves[1].thought == played


def test_a_thought_can_be_left(open_window: OpenWindow) -> None:
    """New game, undo, swapping sides and closing don't wait for its end; its move isn't played."""
    hand = thinking(open_window, size=19)
    for name in ("newGame", "undo", "swapSides"):
        hand.press(name)
        assert hand.moves == 0
        if name != "swapSides":
            hand.wait_for_worker()
            assert hand.moves == 0
            hand.click(0, 0)
            hand.until_thought()
    hand.until_thought()
    hand.window.close()


def test_a_machine_that_fails_is_named(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a machine fails, an error appears above the board, and Play tries again."""

    def fail(*_arguments: object) -> Iterator[Thought]:
        raise TttmcError("it has no random numbers")

    with monkeypatch.context() as broken:
        broken.setattr(RandomPlayer, "think", fail)
        hand = open_window(o="random")
        hand.click(0, 0)
        hand.until(lambda: bool(hand.message))
    assert "it has no random numbers. Press Play to try again" in hand.message
    assert (hand.moves, hand.thinks()) == (1, False)
    hand.press("playPause")
    hand.until_moves(2)


@pytest.fixture
def in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Monte Carlo think in a child process, as it does without the compiled kernel."""
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)


def test_a_process_that_dies_is_named(open_window: OpenWindow, in_a_process: None) -> None:
    """If a child process dies, an error appears, and Play starts another."""
    hand = thinking(open_window)
    for child in multiprocessing.active_children():
        child.kill()
    hand.until(lambda: bool(hand.message))
    assert "Press Play to try again" in hand.message
    assert hand.moves == 1
    hand.set("trialsO", 50)
    hand.press("playPause")
    hand.until_moves(2)


def test_a_process_is_stopped_and_used_again(open_window: OpenWindow, in_a_process: None) -> None:
    """One child process handles all thoughts, even after a stop."""
    hand = thinking(open_window, seed=5)
    children = multiprocessing.active_children()
    assert len(children) == 1
    for _ in range(3):
        hand.press("stop")
        hand.press("playPause")
        hand.until_thought()
    hand.set("trialsO", 200)
    hand.until_moves(2)
    assert hand.record.moves[1].square == answer_of(hand, 200, 5, Weights(1, 2))
    assert multiprocessing.active_children() == children
