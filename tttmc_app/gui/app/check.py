"""Self-test checks: play a game in the window, and write a chart and pictures."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QFontDatabase, QImage, QImageReader
from PySide6.QtWidgets import QWidget

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.folders import HOME_VARIABLE
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import end_workers, make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.application import make_application
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.session import MachineSession, play_out

_LIMIT_SECONDS = 30.0


def check_window(player: str = "mc:trials=50") -> str | None:
    """Let a machine play itself in an offscreen window; return what failed, or None."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    make_application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[HOME_VARIABLE] = folder  # the user's own game must stay unchanged
        window = make_window()
        try:
            failure = _play(window, parse_spec(player))
        finally:
            window.close()
            end_workers()  # on a busy computer one may go on, and Qt would abort at the end
            window.deleteLater()
        return failure


def check_chart() -> str | None:
    """Draw a chart; return what failed, or None."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    make_application()
    from tttmc_app.core import Text
    from tttmc_app.experiments.training import losses_chart
    from tttmc_app.gui.charts.plot import figure
    from tttmc_app.gui.look.image_files import drawing_image

    empty, drawn = (
        drawing_image(figure([losses_chart(Text("Losses"), losses, 100, 1000)]))
        for losses in ([], [9, 4, 0])
    )
    if drawn.isNull() or drawn == empty:
        return "the chart was not drawn"
    return None


def check_pictures() -> str | None:
    """Write a game as an animated GIF and a board as SVG; return what failed, or None."""
    from tttmc_app.gui.board import SCORES
    from tttmc_app.gui.files.pictures import PictureRequest, PictureStyle, export_game
    from tttmc_app.gui.look.image_files import painting_font
    from tttmc_app.gui.look.theme import LIGHT

    style = PictureStyle(painting_font(), LIGHT, SCORES, 240)
    machines = (parse_spec("mc:trials=50"), parse_spec("random"))
    session = MachineSession(Position.start(Rules(3)), machines, seed=1)
    for _thought in play_out(session):
        pass
    with tempfile.TemporaryDirectory(prefix="tttmc-", ignore_cleanup_errors=True) as folder:
        for name, frames in (("game.gif", len(session.record.moves)), ("game.svg", 1)):
            path = Path(folder, name)
            for _step in export_game(PictureRequest(session.record, path, style)):
                pass
            reader = QImageReader(str(path))
            if reader.read().isNull() or max(1, reader.imageCount()) < frames:
                return f"{name} has {reader.imageCount()} pictures: {reader.errorString()}"
    return None


def _play(window: MainWindow, player: PlayerSpec) -> str | None:
    board = window.findChild(BoardView, "board")
    if board is None:
        return "the window has no board"
    if not QFontDatabase.families():
        return "no fonts are installed"
    window.show()
    if not _wait(lambda: window.documents.is_ready):
        return "the window did not become ready"
    game = window.game
    for mark in Mark:
        game.set_player(mark, player)
    game.pace = Pace(0)
    game.step()
    # The first frame of a movement shows nothing yet.
    if not _wait(lambda: bool(game.session.record.moves) and not board.is_drawing):
        return "the machine did not move"
    overlay, painted = board.picture.overlay, _picture(board)
    board.set_overlay(None)
    if overlay is None or _picture(board) == painted:
        return "the overlay was not painted"
    game.play()
    if not _wait(lambda: game.session.result is not None):
        return "the game did not end"
    return None


def _picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def _wait(done: Callable[[], bool]) -> bool:
    """Process events until `done` returns true; return False if that takes too long."""
    began = perf_counter()
    while not done():
        if perf_counter() - began > _LIMIT_SECONDS:
            return False
        loop = QEventLoop()
        QTimer.singleShot(10, loop.quit)
        loop.exec()
    return True
