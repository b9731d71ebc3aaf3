"""The window for learning and its owner: what it opens at, and where its requests go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.parts import part
from tttmc_app.core import Position, Rules
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.learn.track_board import TrackBoard
from tttmc_app.gui.learn.window import (
    LESSONS,
    PAGES,
    PRACTICE,
    REVIEW,
    TEXTBOOK,
    Learn,
    LearnWindow,
)
from tttmc_app.gui.look.icons import themed_icon
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme, for_letters

START = Position.start(Rules(3))
SHORT = replace(played("a1 b1"), players=("human", "mc"))


@pytest.fixture
def owner(qapp: QApplication, home: Path) -> Iterator[Learn]:
    """Yield the owner of a window that hasn't been opened."""
    home.mkdir(exist_ok=True)
    parent = QObject()
    made = Learn(SettingsFile(home / "window.ini"), parent)
    yield made
    made.shutdown()


def test_the_window_is_opened_where_it_is_asked_to(owner: Learn, qtbot: QtBot) -> None:
    """On a page, at a lesson, or with a game to review."""
    assert not owner.is_open
    owner.open(TEXTBOOK)
    window = owner.window
    assert window is not None
    assert (window.windowTitle(), window.page_name) == ("Learn", TEXTBOOK)
    owner.open_lesson("06-reverse")
    assert (window.page_name, window.lessons.number) == (LESSONS, 5)
    with qtbot.waitSignal(window.review.completed):
        owner.review(SHORT)
    assert (window.page_name, window.review.record) == (REVIEW, SHORT)
    window.close()
    assert not window.isVisible()


@pytest.mark.parametrize("page", [name for name, _ in PAGES])
def test_requests_of_every_page_are_passed_on(owner: Learn, page: str) -> None:
    """Whatever page asks to play, for the lab or for help, the owner asks the main window."""
    played_on: list[Position] = []
    studied: list[tuple[str, Position]] = []
    helped: list[str] = []

    def study(name: str, position: Position) -> None:
        studied.append((name, position))

    owner.play_requested.connect(played_on.append)
    owner.lab_requested.connect(study)
    owner.help_requested.connect(helped.append)
    owner.open(page)
    window = owner.window
    assert window is not None
    window.page(page).play_requested.emit(START)
    window.page(page).lab_requested.emit("train", SHORT.position)
    window.show_help()
    assert played_on == [START]
    assert studied == [("train", SHORT.position)]
    assert helped == ["12-learn.md"]


def test_columns_suit_the_letters(learn: LearnWindow) -> None:
    """Beside the board, a page's column is 220 to 340 pixels wide, and more with wide letters."""
    for name, _ in PAGES:
        learn.open_page(name)
        side = part(learn.page(name), QScrollArea, f"{name}Side")
        bounds = (side.minimumWidth(), side.maximumWidth())
        assert bounds == tuple(for_letters(width, learn.font()) for width in (220, 340)), name


def test_every_page_has_the_theme(learn: LearnWindow) -> None:
    """A theme reaches the boards and the chart of the pages there are, and of those made later."""
    for page, theme in ((REVIEW, DARK), (PRACTICE, DARK), (LESSONS, LIGHT), (TEXTBOOK, DARK)):
        learn.page(page)
        learn.set_theme(theme)
        for name in (REVIEW, page):
            board = learn.open_page(name).board.board
            image = board.grab().toImage()
            at = board.square_rect(0, 0).center()
            assert image.pixelColor(at) == QColor(theme.surface), (page, name)
        assert learn.review.chart.theme is theme


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_buttons_below_a_board_have_their_icons(qtbot: QtBot, theme: Theme) -> None:
    """Each way has its own drawing, in the theme's text colour."""
    track = TrackBoard("some")
    qtbot.addWidget(track)
    track.set_theme(theme)
    shown: list[bool] = []
    for way in ("First", "Previous", "Next", "Last"):
        icon = part(track, QToolButton, f"some{way}Step").icon()
        wanted = themed_icon(way.lower(), theme.text, theme.tie)
        shown.append(icon.pixmap(18, 18).toImage() == wanted.pixmap(18, 18).toImage())
    assert shown == [True] * 4
