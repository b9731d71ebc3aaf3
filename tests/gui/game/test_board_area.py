"""The middle of the window: where headline, board, bars and messages are, and the dashed frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.painted import Painted, painted
from tests.gui.parts import part
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme, scaled_font

X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


@pytest.fixture
def area(qtbot: QtBot) -> Iterator[BoardArea]:
    """Return a visible area without a game."""
    window = QWidget()
    qtbot.addWidget(window)
    made = BoardArea(Actions(window, GameCommands, LearnCommands), window)
    made.legend.show_thought(None, None, LIGHT, Occasion())
    window.show()
    yield made
    window.close()


def show(area: BoardArea, game: ManualGame, size: tuple[int, int], text: str = "X to move") -> None:
    """Give an area a size, show a game, and let all parts take their places."""
    area.resize(*size)
    area.show_game(game.model, text, setting_up=False)
    QApplication.processEvents()


def squares(area: BoardArea) -> QRect:
    """Return where the squares are in the area."""
    corners = area.board.geometry_of_squares().board
    return corners.translated(area.board.mapTo(area, area.board.rect().topLeft()))


def test_its_parts_are_placed_from_top_to_bottom(area: BoardArea) -> None:
    """The headline is above the board's frame, with small margins round both."""
    show(area, new_game(), (700, 720))
    height = area.headline.height()
    assert area.frame.geometry() == QRect(8, 4 + height + 4, 684, 720 - 8 - (4 + height + 4))
    assert area.headline.y() == 4
    for kind, name in (
        (QWidget, "headline"), (QWidget, "board"), (QWidget, "overlayLegend"),
        (QWidget, "message"), (QWidget, "setUp"), (QWidget, "firstChoices"), (QWidget, "gameBar"),
    ):  # fmt: skip
        assert part(area, kind, name) is not None


def test_the_headline_is_larger_at_the_end(area: BoardArea) -> None:
    """It is larger than the text, more so at a game's end; its height has room for two lines."""
    game = new_game(o="human")
    sizes: list[float] = []
    for squares_played in ((), X_WINS):
        game.play(*squares_played)
        for browsed, setting_up in ((None, False), (None, True), (-1, False)):
            game.model.browse(browsed)
            area.show_game(game.model, "Text", setting_up=setting_up)
            sizes.append(area.headline.usual_font.pointSizeF())
            assert area.headline.usual_font.bold()
        game.model.browse(None)
    small, large = (scaled_font(area.font(), each, bold=True).pointSizeF() for each in (1.25, 1.75))
    assert sizes == [small, small, small, large, small, small]
    lines = QFontMetrics(scaled_font(area.font(), 1.0, bold=True)).height() * 2
    one = QFontMetrics(scaled_font(area.font(), 1.75, bold=True)).height()
    assert area.headline.height() == max(one, lines)


@pytest.mark.parametrize("size", [(700, 720), (1000, 560), (1400, 500), (560, 800)])
def test_the_headline_is_over_the_squares(area: BoardArea, size: tuple[int, int]) -> None:
    """Its middle is that of the squares and it stays in the frame; a long one takes all of it."""
    game = new_game()
    show(area, game, size)
    head, frame = area.headline.geometry(), area.frame.geometry()
    assert head.center().x() == pytest.approx(squares(area).center().x(), abs=1)
    assert frame.left() <= head.left() < head.right() <= frame.right()
    middle = squares(area).center().x()
    reach = min(middle - frame.left(), frame.right() - middle)
    assert head.width() == pytest.approx(2 * reach, abs=3)
    font = QFontMetrics(area.headline.usual_font)
    for text, is_long in (("i" * 3, False), ("W " * 100, True)):
        show(area, game, size, text)
        assert (font.horizontalAdvance(text) > head.width()) is is_long
        head = area.headline.geometry()
        assert head.width() == pytest.approx(frame.width() if is_long else 2 * reach, abs=3)
        assert frame.left() <= head.left() < head.right() <= frame.right()
    show(area, game, size)
    for other in ((700, 800), (1100, 600), (700, 800)):  # while the game stays as it is
        area.resize(*other)
        QApplication.processEvents()
        middle = area.headline.geometry().center().x()
        assert middle == pytest.approx(squares(area).center().x(), abs=1)


def dashed(area: BoardArea, monkeypatch: pytest.MonkeyPatch) -> list[Painted]:
    """Return the dashed rectangles that are painted on an area."""
    calls = painted(monkeypatch, area)
    return [each for each in calls if each.dash is Qt.PenStyle.CustomDashLine]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_draft_has_a_dashed_frame(
    area: BoardArea, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    """It is round the squares and the coordinates, in the accent colour, only during set-up."""
    game = new_game(o="human")
    area.set_theme(theme)
    show(area, game, (700, 720))
    assert dashed(area, monkeypatch) == []
    for _ in range(2):
        area.show_game(game.model, "Set up", setting_up=True)
        QApplication.processEvents()
        (frame,) = dashed(area, monkeypatch)
        assert frame.method == "drawRoundedRect"
        assert frame.rect.toRect() == squares(area).adjusted(-30, -26, 6, 6)
        assert (frame.pen, frame.width, frame.brush) == (theme.accent.lower(), 2.0, "")
        assert frame.arguments[1:] == (8, 8)
        assert not area.legend.isVisibleTo(area)
    area.show_game(game.model, "X to move", setting_up=False)
    QApplication.processEvents()
    assert dashed(area, monkeypatch) == []
    assert area.legend.isVisibleTo(area)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_theme_reaches_board_and_brushes(area: BoardArea, theme: Theme) -> None:
    """The squares and the brushes of set-up mode get the theme's colours."""
    show(area, new_game(o="human"), (700, 720))
    area.set_theme(DARK if theme is LIGHT else LIGHT)
    area.set_theme(theme)
    image = area.board.grab().toImage()
    middle = area.board.geometry_of_squares().rect((0, 0)).center()
    assert image.pixelColor(middle).name() == theme.surface.lower()
    for name, colour in (("brushX", theme.x), ("brushO", theme.o), ("brushErase", theme.text)):
        icon = part(area, QToolButton, name).icon().pixmap(QSize(64, 64)).toImage()
        pixels = (icon.pixelColor(x, y) for x in range(64) for y in range(64))
        counts = Counter(each.name() for each in pixels if each.alpha() == 255)
        assert counts.most_common(1)[0][0] == colour.lower()


@pytest.mark.parametrize("size", [(700, 760), (1100, 600)])
def test_a_message_floats_where_there_is_space(area: BoardArea, size: tuple[int, int]) -> None:
    """It lies on the legend, above the bar and on top of other parts; a very long one covers more.

    It moves with the frame and when its text changes, and never changes the board's size.
    """
    game = new_game(o="human")
    game.play((0, 0))
    show(area, game, size)
    before = squares(area)
    area.message.show_error("Short.")
    QApplication.processEvents()
    free = area.frame.parts_for_messages()
    origin = area.frame.pos()
    first = free[0].translated(origin)
    found = area.message.geometry()
    assert found.height() == area.message.height_for(first.width()) < first.height()
    assert (found.left(), found.width(), found.bottom()) == (
        first.left(), first.width(), first.bottom(),
    )  # fmt: skip
    at = area.childAt(found.center())
    assert at is not None
    assert at is area.message or area.message.isAncestorOf(at)
    area.message.show_error("Long words. " * 400)
    QApplication.processEvents()
    last = free[-1].translated(origin)
    found = area.message.geometry()
    assert found.height() == area.message.height_for(last.width()) > free[0].height()
    assert (found.left(), found.width(), found.bottom()) == (
        last.left(), last.width(), last.bottom(),
    )  # fmt: skip
    area.message.show_error("Short.")
    area.resize(size[0] + 40, size[1] + 20)
    QApplication.processEvents()
    first = area.frame.parts_for_messages()[0].translated(area.frame.pos())
    assert area.message.geometry().bottom() == first.bottom()
    assert area.message.geometry().right() == first.right()
    area.resize(*size)
    QApplication.processEvents()
    assert squares(area) == before


def foot(area: BoardArea) -> list[str]:
    """Return the bars shown below the board."""
    bars = {"first": area.first_choices, "game": area.game_bar, "set up": area.set_up}
    return [name for name, bar in bars.items() if bar.isVisibleTo(area)]


def test_one_bar_is_below_the_board(area: BoardArea) -> None:
    """The first choices until a move is played, then the game bar; neither beside a question."""
    game = new_game(o="human")
    questions = [QWidget(), QWidget()]
    for each in questions:
        area.add_bar(each)
        each.hide()
    area.first_choices.is_wanted = True
    show(area, game, (700, 760))
    assert foot(area) == ["first"]
    for each in questions:
        each.show()
        assert foot(area) == []
        each.hide()
        assert foot(area) == ["first"]
    area.show_game(game.model, "Set up", setting_up=True)
    assert foot(area) == []
    questions[0].show()
    questions[0].hide()
    assert foot(area) == []
    area.show_game(game.model, "X to move", setting_up=False)
    assert foot(area) == ["first"]
    game.play((1, 1))
    area.show_game(game.model, "O to move", setting_up=False)
    assert (foot(area), area.first_choices.is_wanted) == (["game"], False)
    game.model.undo()
    area.show_game(game.model, "X to move", setting_up=False)
    assert foot(area) == ["game"]
    for each in questions:
        assert each.parent() is not None
        each.show()
        assert foot(area) == []
        each.hide()
        assert foot(area) == ["game"]
