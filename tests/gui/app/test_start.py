"""The start of the window: signals, failures, and what is loaded afterwards."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.student_types import Language, LoadedFile
from tttmc_app.gui.app import start
from tttmc_app.gui.programs.players import StudentProcess
from tttmc_app.gui.programs.trust import STUDENT_FILES
from tttmc_app.workers import Report

TERMINATED = """
import os, signal, sys
from tttmc_app.gui.app import start
make = start.make_application
def make_then_end():
    application = make()
    os.kill(os.getpid(), signal.SIGTERM)
    return application
start.make_application = make_then_end
sys.exit(start.run())
"""
INTERRUPTED = """
import signal, sys
import tttmc_app.cli.main
command = sys.modules["tttmc_app.cli.main"]
run = command._run_window
def run_late(signals, *options):
    signal.raise_signal(signal.SIGINT)
    return run(signals, *options)
command._run_window = run_late
sys.exit(command.main([]))
"""
LOSING = """
import os, shutil, sys
from contextlib import suppress
from pathlib import Path
from tttmc_app.gui.app import start
home = Path(os.environ["TTTMC_HOME"])
def lose(window):
    while not home.is_file():  # the thread that saves the game may make the folder again
        shutil.rmtree(home, ignore_errors=True)
        with suppress(OSError):  # it has just done so
            home.touch()
    window.close()
run = start.run
start.run = lambda **_: run(lambda window: start.QTimer.singleShot(0, lambda: lose(window)))
from tttmc_app.cli import main
sys.exit(main([]))
"""
FAILING = """
import sys
from tttmc_app.gui.app import start
def fail():
    raise {error}
start.make_application = fail
from tttmc_app.cli import main
sys.exit(main([]))
"""
OPENING = """
import sys
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from tttmc_app.gui.app.start import load, make_window
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
for name, _title in lab.TITLES:
    opened.open_page(name)
print(sorted(name for name in set(sys.modules) - before if name.startswith("tttmc_app.gui")))
for each in application.topLevelWidgets():
    each.close()
window.deleteLater()
QTest.qWait(1)
"""


def run_script(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a separate process, without standard input."""
    return subprocess.run(
        [sys.executable, "-c", script],
        check=False,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=60,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGTERM to handle")
def test_sigterm_while_the_window_is_built(open_window: OpenWindow) -> None:
    """The window closes once it is built, without a machine having moved and without an error."""
    open_window(x="mc:trials=999999999", o="human").window.close()
    done = run_script(TERMINATED)
    assert (done.returncode, done.stdout) == (0, "")
    assert "QThread" not in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_before_qt_is_loaded(open_window: OpenWindow) -> None:
    """The window closes once it is built, and by then Qt is fully loaded."""
    open_window(o="human").window.close()
    done = run_script(INTERRUPTED)
    assert (done.returncode, done.stdout) == (0, "")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        ("PermissionError(13, 'Permission denied', '/x')", 2, "tttmc: /x: Permission denied"),
        ("ImportError('libFoo.so.1: no such file', name='PySide6.QtSvg')", 0, "no window"),
    ],
)
def test_a_start_that_fails_is_explained(error: str, code: int, says: str, home: Path) -> None:
    """The error is one line; if part of Qt is missing, two machines play in the terminal."""
    done = run_script(FAILING.format(error=error))
    assert done.returncode == code
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_settings_that_cannot_be_saved(home: Path) -> None:
    """If the settings can't be written when the window closes, one line says so."""
    done = run_script(LOSING)
    lost = f"Settings are lost when the window closes: {home / 'window.ini'} can't be written."
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"tttmc: {lost}\n")


@dataclass
class Adopting:
    """A window that only keeps which file it is to play with."""

    adopted: list[object] = field(default_factory=list[object])

    @property
    def programs(self) -> Self:
        """Return what has the students' files."""
        return self

    students = programs

    def adopt(self, process: object, loaded: object) -> None:
        """Keep both."""
        self.adopted += [process, loaded]


def test_a_window_plays_with_the_file_that_a_command_ran(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file counts as approved before the window opens, which then takes over its process."""
    path = tmp_path / "player.py"
    path.write_text("x = 1\n", encoding="utf-8")
    process = StudentProcess.for_command(path, RunLimits(), 0, list[object]().append)
    loaded = LoadedFile(Language.PYTHON_3, {}, (), None, (), "", 0.0)
    window = Adopting()

    def run(on_open: Callable[[Adopting], object]) -> int:
        assert STUDENT_FILES.digests() == {process.source.digest}
        on_open(window)
        return 7

    monkeypatch.setattr(start, "run", run)
    assert STUDENT_FILES.digests() == frozenset()
    assert start.run_with_student(process, loaded) == 7
    assert window.adopted == [process, loaded]


def test_windows_load_no_more_modules() -> None:
    """Once they are loaded, no window and no page of the lab loads another module of the window."""
    done = run_script(OPENING)
    assert done.stdout == "[]\n", done.stderr


def test_modules_are_loaded_on_another_thread(qtbot: QtBot) -> None:
    """After the delay all modules are loaded, in their order; shutting down ends the thread."""
    preloader = start.Preloader(delay=0)
    ended: list[Report] = []
    preloader.jobs.returned.connect(ended.append)
    qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    assert [report.value for report in ended] == [start.MODULES[-1]]
    assert all(name in sys.modules for name in start.MODULES)
    assert preloader.shutdown()
    assert not preloader.jobs.is_running


def test_nothing_is_loaded_after_the_end(qtbot: QtBot) -> None:
    """A window that is closed before the delay has passed starts no thread."""
    preloader = start.Preloader(delay=20)
    assert preloader.shutdown()
    qtbot.wait(60)
    assert not preloader.jobs.is_running
