"""Finished games are reviewed in the background, and reviews give way to everything else."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from threading import Event, get_native_id
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import Exercise, exercises_of
from tttmc_app.analysis.review import ReviewLimits, ReviewProgress, review
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.gui.app.preferences import COLLECTING, REVIEWED_ONLY
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.learn import mistake_collector
from tttmc_app.gui.learn.mistake_collector import MOST_GAMES, MistakeCollector
from tttmc_app.workers import JobRunner, Report


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
    found = hand.game.findChild(MistakeCollector)
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


def test_a_game_is_known_again_in_the_next_window(
    open_window: OpenWindow, first_window: Callable[[], Hand]
) -> None:
    """Where it was lost is said, without its mistakes being due again."""
    hand = open_window(o="perfect", seed=1)
    hand.play_to_the_end()
    hand.until(lambda: hand.can("tryBetter") and not collector_of(hand).games)
    for each in Deck().due(2**40).exercises:
        Deck().answered(each.number, 2**40, is_right=True)
    hand.window.close()
    again = first_window()
    again.until(lambda: again.can("tryBetter") and not collector_of(again).games)
    assert again.record == hand.record
    assert not Deck().due(2**40).exercises


def test_a_review_gives_way_and_goes_on(open_window: OpenWindow) -> None:
    """A key or a machine's thought interrupts a review, which resumes later; closing ends it."""
    hand = open_window(o="mc:trials=10000", rules=Rules(7, 4), seed=1)
    hand.game.ended.emit(random_game(Rules(5, 4)))  # whose review takes seconds
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
        hand.game.ended.emit(replace(game, players=players))
    hand.press("preferences")
    box = hand.part(QComboBox, f"preference/{COLLECTING}")
    box.setCurrentIndex(box.findData(REVIEWED_ONLY))
    hand.game.ended.emit(game)
    assert hand.game.findChild(MistakeCollector) is None
    box.setCurrentIndex(0)
    hand.part(QDialog, "preferences").close()
    for seed in range(MOST_GAMES + 5):
        hand.game.ended.emit(replace(game, seed=seed))
    assert [each.seed for each in collector_of(hand).games] == list(range(5, MOST_GAMES + 5))


def test_a_game_reviewed_elsewhere_is_left_out(open_window: OpenWindow) -> None:
    """A game whose review you open isn't reviewed a second time."""
    hand = open_window(x="random", o="random")
    record = random_game(Rules(5, 4))
    hand.game.ended.emit(record)
    collector = collector_of(hand)
    assert list(collector.games) == [record]
    collector.forget(record)
    assert not collector.games


class Turn(QObject):
    """A game that only says whether a machine is thinking."""

    changed = Signal()
    is_busy = False


@pytest.fixture
def turn(qapp: QApplication) -> Turn:
    """Return a game in which nobody thinks."""
    return Turn()


@pytest.fixture
def alone(turn: Turn, qtbot: QtBot) -> Iterator[MistakeCollector]:
    """Yield a collector without a window, and nothing to do."""
    made = MistakeCollector(cast("Game", turn), turn)
    yield made
    assert made.shutdown()


def test_a_game_that_cannot_be_stored_is_skipped(
    alone: MistakeCollector, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failure the next game is reviewed, and after both nothing is left."""
    stored: list[int] = []

    def add(_deck: Deck, exercises: tuple[Exercise, ...], _now: int, *, is_new: bool) -> int:
        assert is_new
        stored.append(len(exercises))
        if len(stored) == 1:
            raise TttmcError("the disk is full")
        return 0

    monkeypatch.setattr(Deck, "add", add)
    game = random_game(Rules(3))
    for seed in (1, 2):
        alone.add(replace(game, seed=seed))
    qtbot.waitUntil(lambda: not alone.games)
    assert len(stored) == 2


def test_a_review_waits_while_a_machine_thinks(
    alone: MistakeCollector, turn: Turn, qtbot: QtBot
) -> None:
    """A review begins only when no machine is thinking, and the turn has changed since."""
    turn.is_busy = True
    alone.add(random_game(Rules(5, 4)))
    qtbot.wait(50)
    assert not alone.is_busy
    turn.is_busy = False
    turn.changed.emit()
    qtbot.waitUntil(lambda: alone.is_busy)


def test_an_interrupted_review_goes_on_where_it_was(
    alone: MistakeCollector, turn: Turn, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review is begun once, at the lowest priority, however often it waits."""
    begun: list[tuple[GameRecord, ReviewLimits]] = []
    steps: list[int] = []
    over = Event()

    def slowly(record: GameRecord, limits: ReviewLimits) -> Iterator[ReviewProgress | None]:
        begun.append((record, limits))
        while not over.wait(0.001):
            steps.append(
                os.getpriority(os.PRIO_PROCESS, get_native_id())
                if sys.platform == "linux"  # only there threads have a priority
                else 19
            )
            yield None
        yield from review(record, limits)

    monkeypatch.setattr(mistake_collector, "review", slowly)
    game = random_game(Rules(3))
    alone.add(game)
    for _ in range(2):
        seen = len(steps)
        qtbot.waitUntil(lambda: len(steps) > seen)  # noqa: B023 - called at once
        turn.changed.emit()
        assert not alone.is_busy
    over.set()
    qtbot.waitUntil(lambda: not alone.games)
    assert begun == [(game, ReviewLimits(trials=0))]
    assert set(steps) == {19}


def test_the_oldest_game_goes_first(alone: MistakeCollector) -> None:
    """Games wait in their order; one that is reviewed elsewhere leaves the others."""
    game = random_game(Rules(3))
    games = [replace(game, seed=seed) for seed in (1, 2, 3)]
    for each in games:
        alone.add(each)
    alone.forget(games[1])
    alone.forget(replace(game, seed=9))
    waiting = [alone.games]
    assert alone.shutdown()
    assert [*waiting, alone.games] == [(games[0], games[2]), ()]


def test_a_game_reviewed_elsewhere_is_interrupted(alone: MistakeCollector, qtbot: QtBot) -> None:
    """Leaving a game out ends its review at once; the next one begins with its own first move."""
    large = random_game(Rules(5, 4))  # whose review takes seconds
    alone.add(large)
    qtbot.waitUntil(lambda: alone.is_busy)
    alone.forget(large)
    assert not alone.is_busy
    assert list(alone.games) == []
    idle = alone.findChild(QTimer)
    assert idle is not None
    assert not idle.isActive()  # there is nothing to wait for
    runner = alone.findChild(JobRunner)
    assert runner is not None
    runner.returned.emit(Report(1, None, 0.1))  # as if it had ended just before
    assert list(alone.games) == []
    alone.add(large)
    qtbot.waitUntil(lambda: alone.is_busy)
    small = random_game(Rules(3))
    alone.add(small)
    alone.forget(large)
    assert list(alone.games) == [small]
    qtbot.waitUntil(lambda: not alone.games)
    *_, last = review(small, ReviewLimits(trials=0, searches=0))
    assert last is not None
    expected = exercises_of(last.review, (Mark.X,))
    assert [each.exercise for each in Deck().due(2**40).exercises] == list(expected)


@pytest.mark.parametrize(
    ("kind", "interrupts"),
    [
        (QEvent.Type.KeyPress, True),
        (QEvent.Type.MouseButtonPress, True),
        (QEvent.Type.TouchBegin, True),
        (QEvent.Type.Wheel, True),
        (QEvent.Type.MouseMove, False),
        (QEvent.Type.Paint, False),
    ],
)
def test_only_input_interrupts(
    alone: MistakeCollector, qtbot: QtBot, kind: QEvent.Type, *, interrupts: bool
) -> None:
    """Keys, buttons, touches and the wheel interrupt a review; other events don't."""
    alone.add(random_game(Rules(5, 4)))
    qtbot.waitUntil(lambda: alone.is_busy)
    idle = alone.findChild(QTimer)
    assert idle is not None
    idle.setInterval(10**9)
    assert not alone.eventFilter(QObject(), QEvent(kind))
    assert (alone.is_busy, idle.isActive()) == (not interrupts, interrupts)
