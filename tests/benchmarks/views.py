"""Take pictures of every view that explains or teaches, and list texts that are hard to read.

    python -m tests.benchmarks.views FOLDER [--sizes 3 7 19] [--only overlays trials learn]

Each picture is named after its view, board and theme. A line is printed for every text that is
cut off, covered, too pale or drawn over a mark.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TTTMC_HOME"] = tempfile.mkdtemp(prefix="tttmc-views-")

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QTabWidget, QWidget

from tests.gui.conftest import remember
from tests.gui.every_size import settle, until
from tests.gui.learn.test_textbook import learnt
from tests.gui.legible import problems
from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import OVERLAYS
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.window import LESSONS, PRACTICE, REVIEW, TEXTBOOK, LearnWindow
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.theme import ThemeChoice, theme_for
from tttmc_app.gui.trials.window import MANY, SLOW, TREE, TrialsWindow
from tttmc_app.players import parse_spec

RULES = {3: Rules(3), 7: Rules(7, 4), 19: Rules(19, 5)}
MOVES = {3: 2, 7: 9, 19: 24}
"""Moves played before the position shown."""
REVIEWED = 30
"""The maximum number of moves in a reviewed game."""
PARTS = ("overlays", "trials", "learn")
_Window = TypeVar("_Window", bound=QWidget)
_TRIALS = "mc:trials=3000"
_TREE = "tree:simulations=2000"


class Views:
    """One window and those that it opens, taken through the views of one board."""

    def __init__(self, window: MainWindow, rules: Rules) -> None:
        self._window = window
        self._rules = rules
        self._rng = Random(rules.size)

    def stops(self, names: Sequence[str]) -> Iterator[tuple[str, QWidget]]:
        """Yield the name and the window of each view in these parts of the program."""
        parts = {"overlays": self.overlays, "trials": self.trials, "learn": self.learn}
        return chain.from_iterable(parts[name]() for name in names)

    def overlays(self) -> Iterator[tuple[str, QWidget]]:
        """Yield the board with every overlay: visits for a tree search, the others for trials."""
        controller = self._window.controller
        record = self._game(("human", "mc"), MOVES[self._rules.size])
        controller.begin_with((parse_spec("human"), parse_spec("mc")), self._rules)
        controller.open_record(record)
        for kind in OVERLAYS:
            spec = parse_spec(_TREE if kind.key == "visits" else _TRIALS)
            controller.ask(spec)
            until(lambda: not controller.state.is_busy and controller.state.thought is not None)
            self.choose(kind.key)
            self._wait(1.5)
            yield f"overlay {kind.key}", self._window

    def trials(self) -> Iterator[tuple[str, QWidget]]:
        """Yield the tabs of the window with the trials."""
        self._action("trials").trigger()
        window = self._top(TrialsWindow)
        tabs = window.findChild(QTabWidget, "trialsTabs")
        assert tabs is not None
        until(lambda: window.many.trials >= 1000)
        yield "many trials", window
        tabs.setCurrentIndex(SLOW)
        window.slow.next_step()
        window.slow.next_step()
        yield "one trial, playing", window
        window.slow.finish()
        window.slow.play_many()
        yield "one trial, scored", window
        tabs.setCurrentIndex(TREE)
        until(lambda: window.tree.view is not None)
        for _ in range(30):
            window.tree.finish()
            until(lambda: window.tree.step is not None)
        yield "search tree", window
        tabs.setCurrentIndex(MANY)
        for size in ((640, 480), (800, 600)):
            window.resize(*size)
            yield f"sum {size[0]}x{size[1]}", window
        window.close()

    def learn(self) -> Iterator[tuple[str, QWidget]]:
        """Yield the pages for learning."""
        controller = self._window.controller
        controller.open_record(self._game(("human", "human"), REVIEWED))
        self._action("review").trigger()
        window = self._top(LearnWindow)
        page = window.review
        until(lambda: page.found is not None and page.found.is_complete, 300)
        yield REVIEW, window
        moves = window.findChild(QListWidget, "reviewMoves")
        assert moves is not None
        assert page.found is not None
        mistakes = page.found.mistakes()
        if mistakes:
            moves.setCurrentRow(mistakes[-1].number + 1)
            yield "review of a mistake", window
            page.practise.click()
            yield PRACTICE, window
            exercise = window.practice.exercise
            if exercise is not None:
                window.practice.board.chosen.emit(*exercise.solutions[0])
                yield "practice, solved", window
        if self._rules.size == 3:
            window.open_page(LESSONS)
            lessons = window.page(LESSONS)
            assert isinstance(lessons, LessonsPage)
            for number in range(10):
                lessons.choose(number)
                yield f"lesson {number + 1}", window
        learnt(self._rules)
        window.open_page(TEXTBOOK)
        self._wait(1)
        files = window.findChild(QComboBox, "textbookFile")
        assert files is not None
        files.setCurrentIndex(files.findText(f"{self._rules.size}x", Qt.MatchFlag.MatchStartsWith))
        self._wait(1)
        yield TEXTBOOK, window
        window.close()

    def _game(self, players: tuple[str, str], most: int) -> GameRecord:
        """Return a game of this many random moves; a game to be reviewed may be shorter."""
        while True:
            record = GameRecord.begin(Position.start(self._rules), players, 1)
            while record.result is None and len(record.moves) < most:
                near = sorted(record.position.empty_squares, key=self._from_centre)
                record = record.play(self._rng.choice(near[: max(3, 2 * most)]))
            if record.result is None or most == REVIEWED:
                return record

    def _from_centre(self, square: tuple[int, int]) -> int:
        middle = self._rules.size // 2
        return max(abs(square[0] - middle), abs(square[1] - middle))

    def _action(self, name: str) -> QAction:
        found = self._window.findChild(QAction, name)
        assert found is not None
        return found

    def choose(self, data: str) -> None:
        """Choose an overlay or a theme in the View menu."""
        next(a for a in self._window.findChildren(QAction) if a.data() == data).trigger()

    @staticmethod
    def _top(kind: type[_Window]) -> _Window:
        tops = QApplication.topLevelWidgets()
        return next(top for top in tops if isinstance(top, kind) and top.isVisible())

    @staticmethod
    def _wait(seconds: float) -> None:
        end = monotonic() + seconds
        until(lambda: monotonic() > end)


def main() -> int:
    """Save the pictures, and print what is hard to read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", type=int, nargs="+", choices=RULES, default=list(RULES))
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    remember(Path(os.environ["TTTMC_HOME"]), x="human", o="mc")
    make_application()
    window = make_window()
    window.resize(1100, 760)
    window.show()
    settle()
    for size in options.sizes:
        views = Views(window, RULES[size])
        for name, shown in views.stops(options.only):
            for choice in (ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST, ThemeChoice.LIGHT):
                views.choose(choice.value)
                settle()
                shown.grab().save(str(options.folder / f"{name} {size} {choice}.png"))
                for line in problems(shown, theme_for(choice)):
                    print(f"{name}, {size}×{size}, {choice}: {line}", flush=True)
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
