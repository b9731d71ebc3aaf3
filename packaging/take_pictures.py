"""Take the pictures for README.md and the manual in the real window.

    .venv/bin/python packaging/take_pictures.py [NAME ..]

Each game has a fixed seed and is played through the window's own controls, so that the same code
gives the same picture. Without a screen the window is painted offscreen and looks the same.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TypeVar

if sys.platform.startswith("linux") and not (
    os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QTableWidget, QToolButton, QWidget

from tttmc_app.core import Mark, Rules, Square
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.lab.sweep_page import SweepPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.theme import ThemeChoice
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student
from tttmc_app.gui.students.grading_job import GradingJob
from tttmc_app.gui.students.grading_page import GradingPage
from tttmc_app.players import parse_spec

FOLDER = Path(__file__).parent / "pictures"
MANUAL = Path(__file__).parents[1] / "resources" / "manual" / "pictures"
COLOURS = 64
"""The manual's pictures are part of the program, so they are made smaller."""
STUDENT = Path(__file__).parents[1] / "tests" / "course" / "zoo" / "py2_print.py"
GRADED = (
    ("", ""),
    ("+= SCORE_CURRENT if", "-= SCORE_CURRENT if"),
    ("board.clone()", "board"),
    ("scores[row][col] > best", "scores[row][col] < best"),
)
"""What is changed in the student's file for each of the graded files."""
WIDTH = 960
"""The width of the manual's pictures of windows."""
LIMIT_SECONDS = 120.0

_Window = TypeVar("_Window", bound=QWidget)


def wait(milliseconds: int) -> None:
    """Run the window for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_for(done: Callable[[], bool]) -> None:
    """Run the window until a condition holds."""
    started = perf_counter()
    while not done():
        if perf_counter() - started > LIMIT_SECONDS:
            raise SystemExit("a picture's game took too long")
        wait(20)


def save_for_manual(widget: QWidget, name: str) -> None:
    """Save a picture of a widget with the manual's other pictures."""
    MANUAL.mkdir(exist_ok=True)
    path = MANUAL / f"{name}.png"
    widget.grab().save(str(path))
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def opened(kind: type[_Window]) -> _Window:
    """Return the open window of a kind, once there is one."""
    found: list[_Window] = []

    def find() -> bool:
        found[:] = [top for top in QApplication.topLevelWidgets() if isinstance(top, kind)]
        return bool(found)

    wait_for(find)
    return found[0]


class Scene:
    """One window to take a picture of."""

    def __init__(self, folder: str, theme: ThemeChoice, seed: int) -> None:
        os.environ["TTTMC_HOME"] = folder  # what the scene saves is deleted with it
        self.window = make_window()
        self.game = self.window.game
        self.window.resize(1280, 800)
        self.window.show()
        wait_for(lambda: self.window.documents.is_ready)
        for menu in self.window.findChildren(QMenu):
            menu.aboutToShow.emit()  # which fills it
        next(a for a in self.window.findChildren(QAction) if a.data() == theme.value).trigger()
        self.game.set_seed(seed)

    def play(self, *squares: Square) -> None:
        """Play the user's moves, each after the machine's reply."""
        for square in squares:
            self.game.choose(square)
            wait_for(lambda: not self.game.is_thinking)

    def press(self, name: str) -> None:
        """Trigger a menu action."""
        found = self.window.findChildren(QAction)
        next(action for action in found if action.objectName() == name).trigger()

    def take(self, name: str) -> None:
        """Save the picture and close the window."""
        wait(400)
        FOLDER.mkdir(exist_ok=True)
        self.window.grab().save(str(FOLDER / f"{name}.png"))
        self.window.close()


def play_light(folder: str) -> None:
    """Show a game against the machine, two moves in."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    scene.game.set_player(Mark.O, parse_spec("mc:trials=100000"))
    scene.play((1, 1), (2, 1))
    scene.take("game-light")


def play_dark(folder: str) -> None:
    """Show two machines with ten trials per move in the middle of their game."""
    scene = Scene(folder, ThemeChoice.DARK, 3)
    for mark in Mark:
        scene.game.set_player(mark, parse_spec("mc:trials=10,current=1,other=1"))
    scene.game.pace = Pace(0)
    for _ in range(4):
        scene.game.step()
        wait_for(lambda: not scene.game.is_thinking)
    scene.take("machines-dark")


def play_large(folder: str) -> None:
    """Show five in a row on 15×15, while the machine thinks."""
    scene = Scene(folder, ThemeChoice.LIGHT, 11)
    scene.game.set_player(Mark.O, parse_spec("mc:trials=2000"))
    scene.game.new_game(Rules(15, 5))
    scene.play((7, 7), (6, 6), (7, 8))
    scene.game.set_player(Mark.O, parse_spec("mc:trials=1000000000"))
    scene.game.choose((8, 7))
    wait(3000)
    scene.game.stop()
    scene.take("five-in-a-row")


def play_lab(folder: str) -> None:
    """Show the lab after a sweep of the seven default numbers of trials."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    window = scene.window
    scene.press("lab")
    lab = opened(LabWindow)
    lab.resize(1180, 800)
    page = lab.open_page("sweep")
    if not isinstance(page, SweepPage):
        raise SystemExit("the lab has no sweep")
    page.rules.set_typed_seed(1)
    page.begin()
    wait_for(lambda: not page.driver.is_busy)
    wait(400)
    lab.grab().save(str(FOLDER / "lab.png"))
    lab.resize(WIDTH, 700)
    wait(400)
    save_for_manual(lab, "lab")
    window.close()


def play_student(folder: str) -> None:
    """Show a student's file in Python 2 that plays O, with its scores and its output."""
    os.environ["TTTMC_HOME"] = folder  # the approval of the file is saved there too
    path = Path(folder) / "mine.py"
    path.write_bytes(STUDENT.read_bytes())
    STUDENT_FILES.add(read_student(path))
    scene = Scene(folder, ThemeChoice.LIGHT, 5)
    scene.window.programs.open(path)
    wait_for(lambda: scene.game.session.player_of(Mark.O).kind.name == "course")
    next(b for b in scene.window.findChildren(QToolButton) if b.objectName() == "studentOk").click()
    scene.play((1, 1), (2, 1))
    scene.take("student-file")


def play_start(folder: str) -> None:
    """Show a suggestion after the machine's reply: numbers, colours, the best square."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    scene.window.resize(WIDTH, 660)
    scene.play((1, 1))
    scene.press("ask")
    wait(1000)
    board = scene.window.centralWidget()
    if board is None:
        raise SystemExit("the window has no board")
    save_for_manual(board, "start")
    scene.window.close()


def play_window(folder: str) -> None:
    """Show the whole window in the middle of a game."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    scene.play((1, 1), (2, 1))
    wait(400)
    save_for_manual(scene.window, "window")
    scene.window.close()


def play_trials(folder: str) -> None:
    """Show the trials of a position, and the sum behind a number."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    scene.play((1, 1))
    scene.press("trials")
    wait(1500)
    save_for_manual(scene.window, "trials")
    scene.window.close()


def play_review(folder: str) -> None:
    """Show the review of a lost game at its mistake."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    scene.play((1, 1), (0, 0), (0, 1))
    scene.press("review")
    page = scene.window.findChild(ReviewPage)
    if page is None:
        raise SystemExit("there is no review")
    wait_for(lambda: page.found is not None and page.found.is_complete)
    wait(400)
    save_for_manual(scene.window, "review")
    scene.window.close()


def grade(folder: str) -> None:
    """Show four graded files and the report on one of them."""
    scene = Scene(folder, ThemeChoice.LIGHT, 7)
    files = Path(folder) / "submissions"
    files.mkdir()
    text = STUDENT.read_text(encoding="utf-8")
    for number, (old, new) in enumerate(GRADED, start=1):
        (files / f"student-{number}.py").write_text(text.replace(old, new), encoding="utf-8")
    scene.press("gradeStudents")
    page = opened(GradingPage)
    page.resize(WIDTH, 700)
    page.grade([files])
    ended: list[object] = []
    page.findChildren(GradingJob)[0].finished.connect(ended.append)

    def may_run() -> bool:
        """Answer the question of whether to run the files, once it is asked."""
        for button in page.findChildren(QToolButton):
            if button.objectName() == "gradingRun" and button.isVisible() and button.isEnabled():
                button.click()
        return bool(ended)

    wait_for(may_run)
    table = page.findChildren(QTableWidget)[0]
    table.selectRow(1)
    wait(600)
    save_for_manual(page, "grading")
    page.close()
    scene.window.close()


PICTURES = {
    "start": play_start,
    "window": play_window,
    "trials": play_trials,
    "review": play_review,
    "grading": grade,
    "game-light": play_light,
    "machines-dark": play_dark,
    "five-in-a-row": play_large,
    "lab": play_lab,
    "student-file": play_student,
}


def main(names: list[str]) -> int:
    """Take the named pictures, or all of them."""
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        raise SystemExit(f"{unknown[0]!r} is not a picture: choose from {', '.join(PICTURES)}")
    application = make_application()
    for name in names or PICTURES:
        with tempfile.TemporaryDirectory(prefix="tttmc-pictures-") as folder:
            PICTURES[name](folder)
        sys.stdout.write(f"{FOLDER.name}/{name}.png\n")
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
