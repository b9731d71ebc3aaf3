"""The window's imports are Python's own."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import linecache
from tttmc_app.gui.quick_imports import import_quickly
import_quickly()
import tttmc_app.gui.application
print(*(name for name in linecache.cache if "main_window" in name))
"""


def test_no_module_of_the_window_has_its_source_read() -> None:
    """Importing the window leaves the text of its modules alone, whatever PySide6 looks for."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == []
