"""A window without students' files neither loads nor shows what only they need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QDockWidget, QPlainTextEdit

from tests.gui.conftest import OpenWindow
from tests.gui.programs.conftest import OpenFile
from tests.gui.programs.files import GOOD

SHOW = """
import sys
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.app.start import make_window
application = make_application()
window = make_window()
window.show()
application.processEvents()
parts = ("tttmc_app.course", "tttmc_app.gui.students.", "tttmc_app.gui.programs.")
print(sorted(name for name in sys.modules if name.startswith(parts)))
window.close()
"""


def loaded(home: Path) -> str:
    """Return the modules for students' files that a new window has loaded, as a printed list."""
    environment = {**os.environ, "TTTMC_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", SHOW]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


LEAST = str(
    [
        f"tttmc_app.gui.{name}"
        for name in (
            "programs.opened_programs",
            "programs.output_queue",
            "programs.programs",
            "programs.specs",
        )
    ]
)


def test_a_restored_console_loads_nothing(open_file: OpenFile, home: Path) -> None:
    """A window that was closed with the console open starts without loading it."""
    hand = open_file(GOOD)
    hand.until(lambda: hand.part(QDockWidget, "console").isVisible())
    hand.choose("playerO", "Random")
    hand.window.close()
    assert loaded(home) == LEAST


def test_the_console_can_be_shown_before_any_file(open_window: OpenWindow) -> None:
    """The menu opens an empty console."""
    hand = open_window()
    dock = hand.part(QDockWidget, "console")
    assert dock.isHidden()
    dock.toggleViewAction().trigger()
    hand.until(lambda: hand.part(QPlainTextEdit, "consoleText").isVisible())
    assert hand.part(QPlainTextEdit, "consoleText").toPlainText() == ""
