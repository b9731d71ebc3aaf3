"""A child process that opens the window in every size and state, and reports faulty text.

Qt reads QT_SCALE_FACTOR only once, so each scale has a process of its own.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QMenu, QWidget

from tests.gui.conftest import remember
from tests.gui.hand import ENDLESS
from tests.gui.legible import problems
from tests.gui.parts import part
from tttmc_app.analysis.exercises import Exercise
from tttmc_app.analysis.facts import proven_now
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.theme import Theme, ThemeChoice, theme_for
from tttmc_app.gui.trials.page import MANY, SLOW, TrialsPage
from tttmc_app.players import parse_spec

SCREEN = (1920, 1080)
"""The size of a screen in physical pixels; at a larger scale, fewer logical pixels fit."""
SMALL = (640, 480)
"""The size of a small window in logical pixels."""
BOARDS = (Rules(3), Rules(7, 4), Rules(15, 5), Rules(25, 5))
SCALES = {1.0: ThemeChoice.LIGHT, 1.5: ThemeChoice.DARK, 2.0: ThemeChoice.HIGH_CONTRAST}
"""The theme at each scale: what is cut depends on the scale alone, what is pale on the theme."""
USUAL_POINTS, LARGE_POINTS = 9.0, 12.0
"""The system's font size in points: the usual one, and that of someone who needs larger letters."""
OPPONENT = "mc:trials=500"
_PATIENCE = 20.0


def until(holds: Callable[[], bool], seconds: float = _PATIENCE) -> None:
    """Process events until a condition holds."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError
        QCoreApplication.processEvents()
        time.sleep(0.001)


def _rests(window: QWidget) -> bool:
    """Return whether nothing moves on the boards that are shown."""
    boards = window.findChildren(BoardView)
    shown = [board.picture for board in boards if board.isVisible()]
    return all(each.drawn == each.struck == each.grown == 1 for each in shown)


def settle() -> None:
    """Process all pending events, including those that they cause."""
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


class Tour:
    """One window, taken through all sizes and states."""

    def __init__(self, window: MainWindow, scale: float, points: float) -> None:
        self._window = window
        self._is_usual = scale == 1.0 and points == USUAL_POINTS
        self._sizes = (SMALL, (round(SCREEN[0] / scale), round(SCREEN[1] / scale)))
        self._theme = SCALES[scale]

    def stops(self) -> Iterator[tuple[str, QWidget, Theme]]:
        """Yield each state's name, the window to examine and its theme.

        The lab and the help are shown at the usual scale only.
        """
        self._trigger(self._theme.value)
        ground = QColor(theme_for(self._theme).window)
        until(lambda: QApplication.palette().window().color() == ground)
        others = self._other_windows() if self._theme is ThemeChoice.LIGHT else ()
        for name, window in chain(self._games(), self._moments(), others):
            settle()
            until(partial(_rests, window))
            size = f"{window.width()}×{window.height()}"
            yield f"{size} {self._theme}, {name}", window, theme_for(self._theme)

    def _games(self) -> Iterator[tuple[str, QWidget]]:
        """Yield a game on each board, with the machine's thought on its squares."""
        for rules in BOARDS:
            self._begin(rules)
            for size in self._sizes:
                self._window.resize(*size)
                yield f"{rules.describe()}", self._window

    def _moments(self) -> Iterator[tuple[str, QWidget]]:
        """Yield states other than a game in progress; large only at the usual scale and font."""
        game = self._window.game
        for size in self._sizes[: 1 + self._is_usual]:
            self._window.resize(*size)
            self._begin(Rules(7, 4))
            yield from self._trials()
            yield from self._learning()
            self._action("setUpPosition").trigger()
            yield "setting up", self._window
            self._action("backToGame").trigger()
            game.new_game(start=Position.parse("XX./OO./X.O", None))
            game.choose((0, 2))
            yield "finished", self._window
            game.browse(0)
            yield "an earlier move", self._window
            game.set_player(Mark.O, parse_spec("perfect"))
            self._begin(Rules(3), asks=False)
            game.failed.emit("the file player.py has moved: choose another in its card")
            yield "results as chips, and a message", self._window
            self._action("newGame").trigger()
            players = (parse_spec(f"mc:trials={ENDLESS}"), parse_spec("tree"))
            game.begin_with(players, Rules(15, 5), run=True)
            until(lambda: bool(game.thought and game.thought.trials))
            yield "two machines", self._window
            game.begin_with((parse_spec("human"), parse_spec(OPPONENT)), Rules(3))

    def _trials(self) -> Iterator[tuple[str, QWidget]]:
        """Yield the segments of the page on trials, beside its stages."""
        self._action("tree").trigger()
        page = self._window.findChild(TrialsPage)
        assert page is not None
        until(lambda: page.tree.view is not None)
        page.tree.grow_button.click()
        until(lambda: page.tree.view is not None and page.tree.view.simulations > 9)
        page.tree.finish()
        until(lambda: page.tree.step is not None)
        yield "search tree", self._window
        page.show_segment(SLOW)
        page.slow.play_many()
        yield "one trial", self._window
        page.show_segment(MANY)
        many = page.many
        many.slider.setValue(3 * many.slider.maximum() // 4)  # more take long on a busy computer
        until(lambda: (seen := many.thought) is not None and seen.trials == many.slider.count)
        until(lambda: bool(many.sum.sentence))
        yield "many trials", self._window
        self._action("backToGame").trigger()

    def _learning(self) -> Iterator[tuple[str, QWidget]]:
        """Yield a lesson while its experiment is watched, its finding, and a refuted answer."""
        self._action("lessons").trigger()
        page = part(self._window, LessonsPage)
        part(page, QAbstractButton, "lessonsOption0").click()
        page.check.click()
        until(lambda: page.chart.isVisible() and page.check.isVisible())
        yield "a lesson's experiment", self._window
        page.check.click()
        yield "a lesson's finding", self._window
        self._action("practise").trigger()
        practice = part(self._window, PracticePage)
        practice.practise([Exercise(proven_now(Position.parse("X../.O./..X")), (2, 0))])
        practice.board.chosen.emit(2, 0)
        yield "a wrong answer", self._window
        practice.board.chosen.emit(0, 1)
        yield "a right answer", self._window
        self._action("backToGame").trigger()

    def _other_windows(self) -> Iterator[tuple[str, QWidget]]:
        """Yield the pages of the lab and of the help."""
        for name in ("lab", "help"):
            self._action(name).trigger()
            settle()
            pages = self._pages(f"{name}Pages")
            pages.window().resize(*self._sizes[0])
            model = pages.model()
            for row in range(model.rowCount()):
                pages.setCurrentIndex(model.index(row, 0))
                yield f"{name}, {model.index(row, 0).data()}", pages.window()
            pages.window().close()

    def _pages(self, name: str) -> QAbstractItemView:
        """Return the list of pages with this name, in whichever window it is."""
        tops = QApplication.topLevelWidgets()
        return next(view for top in tops for view in top.findChildren(QAbstractItemView, name))

    def _begin(self, rules: Rules, *, asks: bool = True) -> None:
        """Play one move each; on most boards, ask for a suggestion to see numbers on squares."""
        game = self._window.game
        game.new_game(rules)
        game.choose((rules.size // 2, rules.size // 2))
        record = game.session
        until(lambda: len(record.record.moves) == 2 and not game.is_thinking)
        if not asks or rules.size == 25:  # its squares are too small for numbers in most windows
            return
        game.ask(parse_spec(OPPONENT))
        until(lambda: not game.is_busy and game.thought is not None)

    def _action(self, name: str) -> QAction:
        found = self._window.findChild(QAction, name)
        assert found is not None
        return found

    def _trigger(self, data: str) -> None:
        for menu in self._window.findChildren(QMenu):
            menu.aboutToShow.emit()
        next(a for a in self._window.findChildren(QAction) if a.data() == data).trigger()


def main(home: str, points: str, pictures: str = "") -> None:
    """Print one line for every text that is hard to read; save pictures to a folder, if any.

    `points` is the size of the system's font.
    """
    scale = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    os.environ["TTTMC_HOME"] = home
    remember(Path(home), x="human", o=OPPONENT, rules=Rules(3), seed=3)
    application = make_application()
    font = application.font()
    font.setPointSizeF(float(points))
    application.setFont(font)
    window = make_window()
    window.show()
    settle()
    for number, (state, shown, theme) in enumerate(Tour(window, scale, float(points)).stops()):
        if pictures:
            shown.grab().save(f"{pictures}/{number:03} {state.replace('/', ' ')}.png")
        for line in problems(shown, theme):
            sys.stdout.write(f"{state}: {line}\n")
    window.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
