"""The page of reviews in detail: every move, every button, and where each leads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QListWidget,
    QProgressBar,
)
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.learn.pressing import LearnFrame, buttons, press, text
from tests.gui.parts import part
from tttmc_app.analysis.review import GameReview, ReviewProgress, review
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.gui.learn import review_page
from tttmc_app.gui.learn.review_page import ReviewPage

GAME = replace(played("a1 b1 a3 a2 c1 b2 c3 c2"), players=("mc", "human"))
"""O's b1 loses a tie, X's c1 loses a win, and O wins."""
START = Position.start(Rules(3))


@pytest.fixture(scope="module")
def found() -> GameReview:
    """Return the complete review of the game."""
    *_, last = review(GAME)
    assert last is not None
    return last.review


@pytest.fixture
def page(learn: LearnFrame, qtbot: QtBot) -> ReviewPage:
    """Return the page of reviews, with the game's complete review."""
    learn.pages.open(ReviewPage)
    with qtbot.waitSignal(learn.pages.page(ReviewPage).completed):
        learn.pages.page(ReviewPage).show_record(GAME)
    return learn.pages.page(ReviewPage)


def is_complete(page: ReviewPage) -> bool:
    """Return whether the review is complete."""
    return page.found is not None and page.found.is_complete


def select(page: ReviewPage, row: int) -> None:
    """Select a position of the game; 0 is the start."""
    part(page, QListWidget, "reviewMoves").setCurrentRow(row)


def test_a_review_lists_all_moves(page: ReviewPage, found: GameReview) -> None:
    """Every move has its class; the summary, the accuracy and the positions are the review's."""
    listed = part(page, QListWidget, "reviewMoves")
    rows = [listed.item(row).text() for row in range(listed.count())]
    assert [row.split("  ")[1] for row in rows[1:]] == [
        str(move.kind).replace("only", "only move") for move in found.moves
    ]
    turned = found.turning_point
    assert turned is not None
    assert listed.currentRow() == page.board.at == turned.number + 1
    assert text(page, "reviewTurning").endswith(f" {turned.number + 1}")
    for row in range(9):
        select(page, row)
        assert page.board.at == row
        assert page.board.step is not None
        assert page.board.step.position == GAME.positions[row]
        assert (page.board.step.facts is not None) is (row < 8)
        assert page.board.caption.startswith(rows[row])
        assert bool(text(page, "reviewDetail")) is (row > 0)
    page.board.go_to(1)
    page.board.moved.emit(1)
    assert listed.currentRow() == 1


def test_buttons_suit_the_move(page: ReviewPage, found: GameReview) -> None:
    """A mistake can be refuted and played against, and a missed win can be shown."""
    kinds = {n + 1: move for n, move in enumerate(found.moves)}
    for row in range(9):
        select(page, row)
        wanted = {"reviewPractise"}
        if row < 8:
            wanted |= {"reviewPlay", "reviewConverge"}
        if row and kinds[row].is_mistake:
            wanted |= {"reviewRefutation", "reviewAgainst"}
        if row and kinds[row].is_mistake and kinds[row].best[0] == 1:
            wanted.add("reviewMissedWin")
        if row and kinds[row].better:
            wanted |= {"reviewBetter", "reviewTry"}
        assert buttons(page) - {"reviewChartMore"} == wanted, row
    mistakes = [row for row, move in kinds.items() if move.is_mistake]
    assert mistakes == [2, 5]


def test_a_mistake_that_ends_the_game_has_no_reply(page: ReviewPage, qtbot: QtBot) -> None:
    """After a line of one's own in the reverse game, only the better moves can be shown."""
    with qtbot.waitSignal(page.completed):
        page.show_record(played("a1 a2 b1 b2 c1", Rules(3, reverse=True)))
    assert page.found is not None
    assert page.found.moves[-1].is_mistake
    assert page.board.caption.endswith("O wins")
    assert buttons(page) - {"reviewChartMore"} == {"reviewPractise", "reviewBetter", "reviewTry"}
    press(page, "reviewBetter")
    assert page.board.caption.startswith("Better: ")


def test_the_better_move_is_shown_before_the_mistake(page: ReviewPage, found: GameReview) -> None:
    """What was better is shown in the position in which it could be played."""
    select(page, 2)
    press(page, "reviewBetter")
    assert page.board.caption == "Better: b2"
    assert page.board.step is not None
    assert page.board.step.position == GAME.positions[1]
    assert page.board.step.last_move == (0, 0)
    assert page.board.step.facts is not None
    assert "reviewBack" in buttons(page)
    page.board.moved.emit(0)
    assert part(page, QListWidget, "reviewMoves").currentRow() == 2
    press(page, "reviewBack")
    assert "reviewBack" not in buttons(page)
    assert page.board.caption.endswith("X to move")


def test_all_better_moves_are_named(page: ReviewPage, qtbot: QtBot) -> None:
    """Against the centre, every corner was better than an edge."""
    with qtbot.waitSignal(page.completed):
        page.show_record(replace(played("b2 b1"), players=("mc", "human")))
    select(page, 2)
    press(page, "reviewBetter")
    assert page.board.caption == "Better: a1, c1, a3, c3"


@pytest.mark.parametrize(
    ("players", "offered"),
    [(("mc", "human"), True), (("human", "mc"), False), (("human", "human"), True)],
)
def test_only_peoples_mistakes_are_practised(
    page: ReviewPage, qtbot: QtBot, players: tuple[str, str], *, offered: bool
) -> None:
    """After a game in which O alone made a mistake, practice is offered if O was a person."""
    with qtbot.waitSignal(page.completed):
        page.show_record(replace(played("b2 b1"), players=players))
    assert ("reviewPractise" in buttons(page)) is offered


def test_a_missed_win_starts_before_the_move(page: ReviewPage, qtbot: QtBot) -> None:
    """The missed win begins in the position of the mistake, the refutation after it."""
    select(page, 5)
    press(page, "reviewMissedWin")
    qtbot.waitUntil(lambda: page.board.caption.startswith("The shortest win"))
    page.board.go_to(0)
    assert page.board.step is not None
    assert page.board.step.position == GAME.positions[4]
    assert page.board.caption.startswith("The shortest win: move 0 of ")
    press(page, "reviewBack")
    select(page, 2)
    button = part(page, QAbstractButton, "reviewRefutation")
    button.setFocus()
    button.click()
    qtbot.waitUntil(lambda: page.board.caption.startswith("The shortest win"))
    assert page.window().focusWidget() is page.board.board, "where its keys are"
    page.board.go_to(0)
    assert page.board.step.position == GAME.positions[2]
    page.board.chosen.emit(2, 2)  # the proven side's turn
    assert page.answers.wait_until_idle()
    qtbot.wait(20)
    assert page.board.at == 0


def test_only_a_line_can_be_defended(page: ReviewPage, qtbot: QtBot) -> None:
    """A line's loser can try other moves; in the game, a proven square shows its own line."""
    select(page, 2)
    press(page, "reviewRefutation")
    qtbot.waitUntil(lambda: page.board.caption == "The shortest win: move 1 of 5")
    assert previewed(page) is Mark.O
    page.board.go_to(5)
    assert page.board.step is not None
    assert page.board.step.position.outcome is not None
    page.board.chosen.emit(*page.board.step.position.empty_squares[0])
    assert page.board.caption == "The shortest win: move 5 of 5"
    page.board.go_to(0)
    assert previewed(page) is None
    press(page, "reviewBack")
    assert previewed(page) is None
    select(page, 3)
    assert previewed(page) is None
    assert page.board.caption.endswith("O to move")
    assert "reviewBack" not in buttons(page)
    page.board.chosen.emit(1, 1)
    qtbot.waitUntil(lambda: page.board.caption == "The shortest win: move 1 of 1")
    assert "reviewBack" in buttons(page)


def previewed(page: ReviewPage) -> Mark | None:
    """Return the faint mark of a move that a click on the centre would play."""
    board = page.board.board
    QTest.mouseMove(board, QPoint(1, 1))
    QTest.mouseMove(board, board.square_rect(1, 1).center())
    assert board.picture.hover == (1, 1)
    return board.picture.hover_mark


def test_pages_lead_to_games_and_the_lab(page: ReviewPage, learn: LearnFrame) -> None:
    """Playing on starts at the position shown, against a mistake after it; the lab gets it, too."""
    select(page, 2)
    press(page, "reviewPlay")
    press(page, "reviewAgainst")
    press(page, "reviewBetter")
    press(page, "reviewPlay")
    press(page, "reviewConverge")
    assert learn.shell.games == [GAME.positions[2], GAME.positions[2], GAME.positions[1]]
    assert learn.shell.examined == [("converge", GAME.positions[1])]


def test_the_same_game_isnt_reviewed_again(page: ReviewPage) -> None:
    """A complete review stays until another game comes."""
    complete = page.found
    page.show_record(GAME)
    assert page.found is complete
    page.show_record(replace(GAME, seed=2))
    assert page.found is not complete


def test_a_failed_review_says_why(
    learn: LearnFrame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review that fails shows the reason and no progress; the next game's shows it again."""

    def failing(_record: GameRecord) -> Iterator[ReviewProgress]:
        yield from ()
        raise TttmcError("no memory left")

    page = learn.pages.open(ReviewPage)
    with monkeypatch.context() as changed:
        changed.setattr(review_page, "review", failing)
        page.show_record(GAME)
        qtbot.waitUntil(lambda: bool(text(page, "reviewDetail")))
    progress = part(page, QProgressBar, "reviewProgress")
    assert (text(page, "reviewDetail"), progress.isVisible()) == (
        "no memory left",
        False,
    )
    with qtbot.waitSignal(page.completed):
        page.show_record(replace(GAME, seed=2))
        assert progress.isVisible()
    assert not progress.isVisible()


def test_an_empty_game_has_no_review(learn: LearnFrame) -> None:
    """Without moves the page says what to do, and shows nothing else."""
    page = learn.pages.open(ReviewPage)
    page.show_record(GameRecord.begin(START, ("human", "mc"), 1))
    labels = [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
    assert "Play a game or open one, then review it here." in labels
    assert buttons(page) == {"reviewPlay", "reviewConverge"}
    assert not page.chart.isVisible()
    page.answers.failed.emit(TttmcError("no solver"))
    assert "no solver" in text(page, "reviewDetail")
