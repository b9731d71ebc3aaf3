"""A review that is stopped with its button, and one whose window is closed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QListWidget, QProgressBar
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.learn.pressing import LearnFrame, buttons, press
from tests.gui.parts import part
from tttmc_app.analysis.review import GameReview, ReviewProgress, review
from tttmc_app.core import GameRecord
from tttmc_app.gui.learn import review_page
from tttmc_app.gui.learn.review_page import ReviewPage

GAME = played("a1 b1 a3 a2 c1 b2 c3 c2")
STEPS = 4
"""Reports before the review waits."""


def waiting(record: GameRecord) -> Iterator[ReviewProgress | None]:
    """Review some moves, then go on for ever without another."""
    reports = 0
    for step in review(record):
        yield step
        reports += step is not None
        while reports == STEPS:
            yield step


@pytest.fixture
def page(learn: LearnFrame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ReviewPage:
    """Return the page with a review under way, of which three moves are done."""
    learn.pages.open(ReviewPage)
    monkeypatch.setattr(review_page, "review", waiting)
    learn.pages.page(ReviewPage).show_record(GAME)
    qtbot.waitUntil(lambda: done(learn.pages.page(ReviewPage)) == STEPS - 1)
    return learn.pages.page(ReviewPage)


def done(page: ReviewPage) -> int:
    """Return the number of moves reviewed."""
    return 0 if page.found is None else len(page.found.moves)


def shown(page: ReviewPage) -> tuple[bool, bool, bool]:
    """Return whether the progress, Stop and Resume are visible."""
    bar = part(page, QProgressBar, "reviewProgress")
    return bar.isVisible(), "reviewStop" in buttons(page), "reviewResume" in buttons(page)


def whole() -> GameReview:
    """Return the game's review in one go."""
    *_, last = review(GAME)
    assert last is not None
    return last.review


def test_a_review_is_stopped_and_resumed(
    page: ReviewPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has been found stays; resumed, the review ends as if nothing had happened."""
    assert shown(page) == (True, True, False)
    part(page, QAbstractButton, "reviewStop").setFocus()
    press(page, "reviewStop")
    assert shown(page) == (True, False, True)
    assert page.window().focusWidget() is part(page, QAbstractButton, "reviewResume")
    rows = part(page, QListWidget, "reviewMoves")
    assert [("  " in rows.item(row).text()) for row in range(9)] == [False] * 6 + [True] * 3
    assert part(page, QProgressBar, "reviewProgress").value() == round(100 * 3 / 8)
    page.show_record(GAME)
    page.refresh()
    assert shown(page) == (True, False, True), "the same game doesn't resume it"
    monkeypatch.setattr(review_page, "review", review)
    with qtbot.waitSignal(page.completed):
        press(page, "reviewResume")
        assert shown(page) == (True, True, False)
        assert page.window().focusWidget() is part(page, QAbstractButton, "reviewStop")
    assert shown(page) == (False, False, False)
    assert page.found == whole()


def test_another_game_ends_a_stopped_review(
    page: ReviewPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own review begins at once."""
    press(page, "reviewStop")
    monkeypatch.setattr(review_page, "review", review)
    with qtbot.waitSignal(page.completed):
        page.show_record(replace(GAME, seed=2))
        assert part(page, QProgressBar, "reviewProgress").value() == 0
    assert shown(page) == (False, False, False)


def test_the_selected_move_stays_visible(page: ReviewPage) -> None:
    """The last move isn't hidden when the list becomes shorter, unless it was hidden before."""
    rows = part(page, QListWidget, "reviewMoves")
    rows.setCurrentRow(rows.count() - 1)

    def resize(height: int) -> bool:
        rows.resize(rows.width(), height)
        where = rows.visualItemRect(rows.currentItem())
        return 0 <= where.top() < where.bottom() < rows.viewport().height()

    assert [resize(height) for height in (400, 110)] == [True, True]
    rows.scrollToTop()
    assert not resize(120)
