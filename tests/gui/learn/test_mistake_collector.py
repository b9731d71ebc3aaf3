"""Finished games are reviewed in the background, and reviews give way to everything else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import exercises_of
from tttmc_app.analysis.review import ReviewLimits, review
from tttmc_app.core import GameRecord, Mark, Position, Rules
from tttmc_app.gui.app.preferences import COLLECTING, REVIEWED_ONLY
from tttmc_app.gui.learn import mistake_collector
from tttmc_app.gui.learn.mistake_collector import MOST_GAMES, MistakeCollector


@pytest.fixture(autouse=True)
def at_once(collecting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Review a game as soon as the window is idle."""
    monkeypatch.setattr(mistake_collector, "IDLE_MS", 0)


def random_game(rules: Rules) -> GameRecord:
    """Return a finished game of yours against a machine."""
    rng, record = Random(1), GameRecord.begin(Position.start(rules), ("human", "random"), 1)
    while record.result is None:
        record = record.play(rng.choice(record.position.empty_squares))
    return record


def collector_of(hand: Hand) -> MistakeCollector:
    """Return the window's collector, which the end of a game creates."""
    found = hand.controller.findChild(MistakeCollector)
    assert found is not None
    return found


def test_the_mistakes_of_a_game_are_stored_without_a_review(open_window: OpenWindow) -> None:
    """After a game, your proven mistakes, and nothing else, are due as exercises."""
    hand = open_window(o="mc:trials=500", seed=1)
    hand.play_to_the_end()
    *_, last = review(hand.record, ReviewLimits(trials=0, searches=0))
    assert last is not None
    expected = exercises_of(last.review, (Mark.X,))
    assert expected
    hand.until(lambda: not collector_of(hand).games)
    stored = [each.exercise for each in Deck().due(2**40).exercises]
    assert stored == list(expected)


def test_a_review_gives_way_and_goes_on(open_window: OpenWindow) -> None:
    """A key or a machine's thought interrupts a review, which resumes later; closing ends it."""
    hand = open_window(o="mc:trials=10000", rules=Rules(7, 4), seed=1)
    hand.state.ended.emit(random_game(Rules(5, 4)))  # whose review takes seconds
    collector = collector_of(hand)
    hand.until(lambda: collector.is_busy)
    idle = collector.findChild(QTimer)
    assert idle is not None
    idle.setInterval(10**9)
    QTest.keyClick(hand.window.windowHandle(), Qt.Key.Key_Shift)
    assert not collector.is_busy
    idle.start(0)
    hand.until(lambda: collector.is_busy)
    hand.click(3, 3)
    assert hand.thinks()
    assert not collector.is_busy
    hand.until(lambda: collector.is_busy)
    assert not hand.thinks()
    assert collector.shutdown()
    assert collector.games == ()
    assert Deck().due(2**40).exercises == ()


def test_what_is_left_out(open_window: OpenWindow) -> None:
    """Never reviewed: games between people or machines, any if so set, and games over the limit."""
    hand = open_window()
    game = random_game(Rules(3))
    for players in (("human", "human"), ("mc", "random")):
        hand.state.ended.emit(replace(game, players=players))
    hand.press("preferences")
    box = hand.part(QComboBox, f"preference/{COLLECTING}")
    box.setCurrentIndex(box.findData(REVIEWED_ONLY))
    hand.state.ended.emit(game)
    assert hand.controller.findChild(MistakeCollector) is None
    box.setCurrentIndex(0)
    hand.part(QDialog, "preferences").close()
    for seed in range(MOST_GAMES + 5):
        hand.state.ended.emit(replace(game, seed=seed))
    assert [each.seed for each in collector_of(hand).games] == list(range(5, MOST_GAMES + 5))


def test_a_game_reviewed_elsewhere_is_left_out(open_window: OpenWindow) -> None:
    """A game whose review you open isn't reviewed a second time."""
    hand = open_window(x="random", o="random")
    record = random_game(Rules(5, 4))
    hand.state.ended.emit(record)
    collector = collector_of(hand)
    assert list(collector.games) == [record]
    collector.forget(record)
    assert not collector.games
