"""The window's imports are Python's own."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import linecache
from tttmc_app.gui.app.quick_imports import import_quickly
import_quickly()
import tttmc_app.gui.app.start, tttmc_app.gui.app.window_parts
print(*(name for name in linecache.cache if "main_window" in name))
"""


def test_no_module_of_the_window_has_its_source_read() -> None:
    """Importing the window leaves the text of its modules alone, whatever PySide6 looks for."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == []


ERRORS = """
import re, sys
before = re.compile
if sys.argv[1] == "quickly":
    from tttmc_app.gui.app.quick_imports import import_quickly
    import_quickly()
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
assert re.compile is before
for call, given in ((QPoint, ("a", [1, 2])), (QWidget, (1, 2, 3)), (QPoint.manhattanLength, ())):
    try:
        call(*given)
    except TypeError as error:
        print(error)
print(QWidget.resize.__doc__)
"""


def test_errors_are_explained_as_ever() -> None:
    """What PySide6 knows of its functions it knows all the same, a little later."""
    said = [
        subprocess.run(
            [sys.executable, "-c", ERRORS, how], check=True, capture_output=True, text=True
        ).stdout
        for how in ("quickly", "plainly")
    ]
    assert said[0] == said[1]
    assert "xpos: int, ypos: int" in said[0]
