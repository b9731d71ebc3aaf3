"""The modules of further windows are loaded before these are opened."""

from __future__ import annotations

import subprocess
import sys

from pytestqt.qtbot import QtBot

from tttmc_app.gui.app.preloading import MODULES, Preloader
from tttmc_app.workers import Report

_OPEN_ALL = """
import sys
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from tttmc_app.gui.app.preloading import load
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.lab import window as lab
from tttmc_app.gui.look.application import make_application

application = make_application()
window = make_window()
window.show()
loaded = list(load())
before = set(sys.modules)
for name in ("lab", "trials", "tree", "lessons", "practise", "textbook", "gradeStudents", "help",
             "preferences"):
    window.findChild(QAction, name).trigger()
    QTest.qWait(1)
opened = next(each for each in application.topLevelWidgets() if isinstance(each, lab.LabWindow))
for name in opened._names:
    opened.open_page(name)
print(sorted(name for name in set(sys.modules) - before if name.startswith("tttmc_app.gui")))
for each in application.topLevelWidgets():
    each.close()
window.deleteLater()
QTest.qWait(1)
"""


def test_windows_load_no_more_modules() -> None:
    """Once they are loaded, no window and no page of the lab loads another module of the window."""
    done = subprocess.run(
        [sys.executable, "-c", _OPEN_ALL], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout == "[]\n", done.stderr


def test_modules_are_loaded_on_another_thread(qtbot: QtBot) -> None:
    """After the delay all modules are loaded, in their order; shutting down ends the thread."""
    preloader = Preloader(delay=0)
    ended: list[Report] = []
    preloader.jobs.returned.connect(ended.append)
    qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    assert [report.value for report in ended] == [MODULES[-1]]
    assert all(name in sys.modules for name in MODULES)
    assert preloader.shutdown()
    assert not preloader.jobs.is_running


def test_nothing_is_loaded_after_the_end(qtbot: QtBot) -> None:
    """A window that is closed before the delay has passed starts no thread."""
    preloader = Preloader(delay=20)
    assert preloader.shutdown()
    qtbot.wait(60)
    assert not preloader.jobs.is_running
