"""The self-test's checks of the window, charts and pictures: each names what doesn't work."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from tttmc_app.core import GameRecord
from tttmc_app.gui.app import check
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.charts import plot
from tttmc_app.gui.files import pictures
from tttmc_app.gui.files.pictures import PictureRequest, export_game
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.look.image_files import Drawing
from tttmc_app.players import parse_spec

MACHINE = "mc:trials=9"


@pytest.fixture(autouse=True)
def _platform(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore after the test what the checks set."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


def without_board() -> MainWindow:
    """Return a window whose board has another name."""
    window = make_window()
    board = window.findChild(BoardView, "board")
    assert board is not None
    board.setObjectName("another")
    return window


class NoFonts:
    """A computer without fonts."""

    @staticmethod
    def families() -> list[str]:
        """Return the names of the fonts."""
        return []


def blank(_widget: QWidget) -> QImage:
    """Return a picture of a window that paints nothing."""
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    image.fill(0)
    return image


@pytest.mark.parametrize(
    ("place", "name", "instead", "player", "failure"),
    [
        (check, "make_window", make_window, MACHINE, None),
        (check, "make_window", without_board, MACHINE, "the window has no board"),
        (check, "QFontDatabase", NoFonts, MACHINE, "no fonts are installed"),
        (check, "_picture", blank, MACHINE, "the overlay was not painted"),
        (check, "make_window", make_window, "random", "the overlay was not painted"),
    ],
)
def test_the_window_is_checked(
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
    home: Path,
    place: object,
    name: str,
    instead: object,
    player: str,
    failure: str | None,
) -> None:
    """Each part that doesn't work is named; the window is closed, and the user's game is kept."""
    monkeypatch.setattr(place, name, instead)
    assert check.check_window(player) == failure
    assert not any(isinstance(each, MainWindow) and each.isVisible() for each in qapp.allWidgets())
    assert not home.exists()


def test_the_machine_plays_both_sides(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication, home: Path
) -> None:
    """The game that is checked is between two machines of the kind that is to be checked."""
    players: list[list[str]] = []
    usual = Game.play

    def note(game: Game) -> None:
        players.append([spec.text for spec in game.session.players])
        usual(game)

    monkeypatch.setattr(Game, "play", note)
    assert check.check_window(MACHINE) is None
    assert players == [[parse_spec(MACHINE).text] * 2]


def first_move(request: PictureRequest) -> Iterator[object]:
    """Export only the game's first move."""
    game = request.record
    short = GameRecord.begin(game.start, game.players, game.seed).play(game.moves[0].square)
    return export_game(replace(request, record=short))


def broken(suffix: str) -> Callable[[PictureRequest], Iterator[object]]:
    """Return an export that writes no picture into files with this suffix."""

    def export(request: PictureRequest) -> Iterator[object]:
        if request.path.suffix != suffix:
            yield from export_game(request)
        request.path.touch()

    return export


@pytest.mark.parametrize(
    ("instead", "failure"),
    [
        (export_game, ""),
        (first_move, r"game\.gif has [12] pictures: "),
        (broken(".gif"), r"game\.gif has (0|-1) pictures: "),
        (broken(".svg"), r"game\.svg has (0|-1) pictures: "),
    ],
)
def test_pictures_are_checked(
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
    instead: Callable[[PictureRequest], Iterator[object]],
    failure: str,
) -> None:
    """An animation with too few pictures, or a file without any, is named."""
    monkeypatch.setattr(pictures, "export_game", instead)
    found = check.check_pictures()
    assert re.match(failure, found or "") is not None
    assert bool(found) is bool(failure)


def test_charts_are_checked(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """A chart whose values aren't drawn is noticed."""
    assert check.check_chart() is None
    blank_figure = plot.figure([])

    def blank(_charts: object) -> Drawing:
        return blank_figure

    monkeypatch.setattr(plot, "figure", blank)
    assert check.check_chart() == "the chart was not drawn"
