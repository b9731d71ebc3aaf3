"""Reviews and practice in the real window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.conftest import OpenWindow
from tests.gui.learn.pressing import LearnFrame, buttons
from tttmc_app.analysis.deck import DAY, Deck
from tttmc_app.analysis.exercises import exercises_of
from tttmc_app.analysis.review import GameReview, review
from tttmc_app.core import GameRecord, Mark
from tttmc_app.gui.learn import lines_page
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage


@pytest.fixture
def game() -> GameRecord:
    """Return a game in which you play O: b1 loses, but X's a3 gives the win away."""
    record = played("a1 b1 a2 a3 b2")
    return replace(record, players=("mc", "human"))


def reviewed(learn: LearnFrame, qtbot: QtBot, record: GameRecord) -> GameReview:
    """Review a game to its end on the page."""
    learn.pages.open(ReviewPage)
    with qtbot.waitSignal(learn.pages.page(ReviewPage).completed):
        learn.pages.page(ReviewPage).show_record(record)
    found = learn.pages.page(ReviewPage).found
    assert found is not None
    return found


def label(learn: LearnFrame, name: str) -> str:
    """Return a label's text."""
    found = learn.findChild(QLabel, name)
    assert found is not None
    return found.text()


def press(learn: LearnFrame, name: str) -> None:
    """Press a button."""
    found = learn.findChild(QAbstractButton, name)
    assert found is not None
    assert found.isVisible()
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def test_a_review_shows_graph_classes_and_a_playable_refutation(
    learn: LearnFrame, qtbot: QtBot, game: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The graph has every position; a mistake has a class, a better move and a line to play."""
    found = reviewed(learn, qtbot, game)
    page = learn.pages.page(ReviewPage)
    assert len(page.chart.chart.spots) == len(game.moves) + 1
    moves = learn.findChild(QListWidget, "reviewMoves")
    assert moves is not None
    assert moves.item(2).text() == "2. O b1?  mistake"
    moves.setCurrentRow(2)
    assert label(learn, "reviewDetail") == "b1 turned a tie into a loss. Better: b2."
    monkeypatch.setattr(lines_page, "MOVE_MS", 1)
    played_moves: list[str] = []
    page.board.stepped.connect(lambda: played_moves.append(page.board.caption))
    press(learn, "reviewRefutation")
    qtbot.waitUntil(lambda: page.board.caption == "The shortest win: move 5 of 5")
    assert played_moves == [f"The shortest win: move {number} of 5" for number in range(6)]
    page.board.go_to(1)
    assert page.board.step is not None
    assert page.board.step.position.to_move is Mark.O
    defence = page.board.step.position.empty_squares[-1]
    page.board.chosen.emit(*defence)
    qtbot.waitUntil(lambda: page.board.at == 2)
    assert page.board.caption.startswith("The shortest win: move 1 of")
    press(learn, "reviewBack")
    assert page.board.caption.endswith("X to move")
    assert found.mistakes((Mark.O,))


def test_plates_say_who_plays_where_there_is_room(
    learn: LearnFrame, qtbot: QtBot, game: GameRecord
) -> None:
    """The sides have the names that they have in the game; a small window has no room for them."""
    reviewed(learn, qtbot, game)
    plates = [learn.findChild(QAbstractButton, f"reviewPlate{side}") for side in "XO"]
    for size, is_seen in ((QSize(1280, 800), True), (QSize(640, 480), False)):
        learn.resize(size)
        assert [plate is not None and plate.isVisible() for plate in plates] == [is_seen] * 2
    names = [plate.accessibleName() for plate in plates if plate is not None]
    assert names == ["X: You", "O: Monte Carlo"]


def test_a_point_of_the_graph_shows_its_position(
    learn: LearnFrame, qtbot: QtBot, game: GameRecord
) -> None:
    """Enter on a point of the graph goes to its position."""
    reviewed(learn, qtbot, game)
    page = learn.pages.page(ReviewPage)
    page.chart.setFocus()
    QTest.keyClick(page.chart, Qt.Key.Key_Home)
    QTest.keyClick(page.chart, Qt.Key.Key_Return)
    assert page.board.at == 0


def test_mistakes_are_practised_with_the_answer_hidden(
    learn: LearnFrame, qtbot: QtBot, game: GameRecord
) -> None:
    """The position is shown without results; a wrong move is explained, the right one solves it."""
    reviewed(learn, qtbot, game)
    press(learn, "reviewPractise")
    page = learn.pages.page(PracticePage)
    assert page.isVisible()
    assert page.exercise is not None
    step = page.board.step
    assert step is not None
    assert step.facts is None
    assert page.board.caption == "O to move. One move holds the tie: find it."
    page.board.chosen.emit(2, 2)
    assert page.board.caption == "c3 loses. Try again."
    assert "practiceNext" not in buttons(page)
    page.board.chosen.emit(1, 1)
    assert page.board.caption == "Right: b2 holds the tie."
    step = page.board.step
    assert step is not None
    assert step.facts is not None
    press(learn, "practiceNext")
    page.answers.wait_until_idle()


def test_the_end_of_a_game_is_two_actions_from_its_first_mistake(
    open_window: OpenWindow,
) -> None:
    """At the end of a game, Review and then one button lead to the first exercise."""
    hand = open_window()
    hand.game.open_record(replace(played("a1 b1 b2 c3 a3 c2 a2"), players=("mc", "human")))
    hand.part(QAbstractButton, "reviewButton").click()
    page = hand.part(ReviewPage, "reviewPage")
    hand.until(lambda: page.found is not None and page.found.is_complete)
    hand.part(QAbstractButton, "reviewPractise").click()
    exercise = hand.part(PracticePage, "practicePage").exercise
    assert exercise is not None
    assert exercise.position in hand.record.positions


def test_mistakes_come_back_at_growing_intervals(game: GameRecord) -> None:
    """A right answer postpones an exercise by 1, 3, 7 … days; a wrong one starts again."""
    *_, last = review(game)
    assert last is not None
    exercises = exercises_of(last.review, (Mark.O,))
    deck = Deck()
    assert deck.due(0).exercises == ()
    assert deck.add(exercises, now=1000) == len(exercises) > 0
    assert deck.add(exercises, now=1000) == 0
    (first, *_) = deck.due(1000).exercises
    assert first.exercise in exercises
    deck.answered(first.number, 1000, is_right=True)
    assert first.number not in {each.number for each in deck.due(1000 + DAY - 1).exercises}
    assert first.number in {each.number for each in deck.due(1000 + DAY).exercises}
    deck.answered(first.number, 1000 + DAY, is_right=True)
    assert first.number not in {each.number for each in deck.due(1000 + 3 * DAY).exercises}
    assert first.number in {each.number for each in deck.due(1000 + 4 * DAY).exercises}
    deck.answered(first.number, 1000 + 4 * DAY, is_right=False)
    assert first.number in {each.number for each in deck.due(1000 + 5 * DAY).exercises}


def test_reviewing_stores_your_mistakes(learn: LearnFrame, qtbot: QtBot, game: GameRecord) -> None:
    """Your own mistakes, and not the machine's, are stored when a review is complete."""
    found = reviewed(learn, qtbot, game)
    page = learn.pages.open(PracticePage)
    assert page.answers.wait_until_idle()
    stored = [each.exercise for each in Deck().due(2**40).exercises]
    assert stored == list(exercises_of(found, (Mark.O,)))


@pytest.mark.parametrize("is_new", [True, False])
def test_only_a_new_game_asks_again(
    learn: LearnFrame, qtbot: QtBot, game: GameRecord, is_new: bool
) -> None:
    """An old game with the same mistakes keeps what has been learnt; a new one starts again."""
    reviewed(learn, qtbot, game)
    assert learn.pages.page(PracticePage).answers.wait_until_idle()
    for each in Deck().due(2**40).exercises:
        Deck().answered(each.number, 2**40, is_right=True)
    again = replace(game, seed=game.seed + 1)
    with qtbot.waitSignal(learn.pages.page(ReviewPage).completed):
        learn.pages.review(again, is_new=is_new)
    assert learn.pages.page(PracticePage).answers.wait_until_idle()
    assert bool(Deck().due(2**40).exercises) is is_new


def test_a_shorter_game_follows_a_longer_one(
    learn: LearnFrame, qtbot: QtBot, game: GameRecord
) -> None:
    """A second game is shown at its own last move, before any of its moves has been reviewed."""
    reviewed(learn, qtbot, game)
    shorter = replace(played("a1 b1"), players=game.players)
    page = learn.pages.page(ReviewPage)
    page.show_record(shorter)
    assert page.board.at == 2
    qtbot.waitUntil(lambda: page.found is not None and page.found.is_complete)
