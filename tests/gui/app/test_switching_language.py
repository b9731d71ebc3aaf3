"""Changing the language while the window is open."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QToolButton,
    QWidget,
)

from tests.gui.app.test_lab_in_window import lab_window
from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS
from tests.gui.programs.files import LOOP, children, write
from tests.gui.students.test_grading_table import table_cells
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.gui.app.preferences import LANGUAGE, MOTION, REDUCED
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.lab.sweep_page import SweepPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.languages import language_in_use
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.students.grading_job import GradingJob
from tttmc_app.gui.students.grading_page import GradingPage
from tttmc_app.gui.students.grading_table import GradingTable
from tttmc_app.gui.trials.page import TrialsPage
from tttmc_app.players import parse_spec

_Window = TypeVar("_Window", bound=QWidget)


def test_the_game_goes_on(open_window: OpenWindow) -> None:
    """The game, its variations, undo, a thought in progress, a hidden inspector and focus stay."""
    hand = open_window(o=f"mc:trials={ENDLESS}", seed=1)
    hand.click(1, 1)
    hand.until(lambda: hand.game.partial is not None)
    hand.window.resize(1040, 700)
    hand.press("panels")
    hand.board.setFocus()
    record, job = hand.record, hand.game.seconds
    threads = set(threading.enumerate())
    hand.speak("ar")
    assert hand.record is record
    assert hand.game.is_thinking
    assert hand.game.seconds >= job
    assert hand.part(QWidget, "inspector").isHidden()
    assert (hand.window.width(), hand.window.height()) == (1040, 700)
    assert hand.window.focusWidget() is hand.board
    assert set(threading.enumerate()) <= threads
    assert hand.window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    partial = hand.game.partial
    hand.until(lambda: hand.game.partial is not partial)
    hand.part(QAction, "undo").trigger()
    assert hand.moves == 0
    hand.press("preferences")
    box = hand.part(QComboBox, "preference/view/language")
    box.setCurrentIndex(box.findData("en"))
    hand.until(lambda: language_in_use().code == "en")
    assert not _shown(QDialog)


def test_other_windows_close(open_window: OpenWindow, home: Path) -> None:
    """A lab run ends and can be resumed; a position that is being set up stays."""
    hand = open_window()
    hand.press("lessons")
    hand.press("trials")
    hand.press("help")
    hand.press("lab")
    page = lab_window().open_page("sweep")
    assert isinstance(page, SweepPage)
    plan = SweepPlan(player=parse_spec("mc"), values=(10_000, 10_001), games_each=100_000, seed=1)
    page.show_recipe(plan)
    page.begin()
    hand.until(lambda: page.driver.latest is not None)
    hand.press("setUpPosition")
    hand.click(2, 2)
    hand.speak("ar")
    assert [_shown(kind) for kind in (LabWindow, QDialog)] == [[]] * 2
    assert not hand.window.findChildren(TrialsPage)
    hand.until(hand.board.isVisible)
    assert hand.board.picture.position.text == ".../.../..X"
    assert SettingsFile(home / "window.ini").text(LANGUAGE) == "ar"
    hand.press("lab")
    assert lab_window().windowTitle().endswith(translate("Lab", "Lab"))
    same = lab_window().open_page("sweep")
    assert isinstance(same, SweepPage)
    hand.until(lambda: bool(same.offer.text))
    lab_window().close()


def test_a_grading_goes_on(open_window: OpenWindow, tmp_path: Path) -> None:
    """The grading window asks, grades, reports and stops in the language chosen in the meantime.

    A finished file keeps its row, and the file in progress is not started again.
    """
    write(tmp_path, "def (", "broken.py")
    write(tmp_path, LOOP, "loop.py")
    hand = open_window()
    hand.press("gradeStudents")
    page = hand.part(GradingPage, "grading")
    page.grade([tmp_path])
    hand.until(lambda: page.findChild(QToolButton, "gradingRun") is not None)
    hand.speak("de")
    run = hand.part(QToolButton, "gradingRun")
    assert run.text() == translate("Students", "Run") != "Run"
    run.click()
    table = hand.part(GradingTable, "gradingTable")
    hand.until(
        lambda: (
            table_cells(table)
            .get("broken.py", {"problems": ""})["problems"]
            .startswith("SyntaxError")
        )
    )
    hand.until(lambda: len(children()) == 1)
    job = hand.part(GradingJob, "")
    hand.speak("fr")
    (page,) = _shown(GradingPage)
    assert page.findChild(GradingJob) is job
    assert job.is_busy
    assert page.windowTitle() == translate("Students", "Grade students' files")
    table = hand.part(GradingTable, "gradingTable")
    assert table_cells(table)["broken.py"]["problems"].startswith("SyntaxError")
    hand.part(QToolButton, "gradingStop").click()
    stopped = translate("Students", "Stopped: {done} of {total} graded.", done=1, total=2)
    assert hand.part(QLabel, "gradingNote").text() == stopped
    hand.speak("en")
    assert hand.part(QLabel, "gradingNote").text() == "Stopped: 1 of 2 graded."
    hand.until(lambda: children() == set())
    hand.part(GradingPage, "grading").close()


def _shown(kind: type[_Window]) -> list[_Window]:
    """Return the windows of a kind that are open."""
    tops = QApplication.topLevelWidgets()
    return [top for top in tops if isinstance(top, kind) and top.isVisible()]


def test_reduced_motion_stays(open_window: OpenWindow) -> None:
    """Marks that appear at once still do in another language."""
    hand = open_window(o="human")
    hand.click(1, 1)
    hand.until(lambda: hand.board.picture.drawn < 1.0)
    hand.press("preferences")
    box = hand.part(QComboBox, f"preference/{MOTION}")
    box.setCurrentIndex(box.findData(REDUCED))
    hand.part(QDialog, "preferences").close()
    for code in ("de", "en"):
        assert not hand.window.isAnimated()
        hand.speak(code)
        hand.click_any()
        hand.qtbot.wait(40)
        assert hand.board.picture.drawn == 1.0
