"""What a screen reader is told: names without markup, and a game played through AT-SPI."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from tests.gui.conftest import OpenWindow, remember
from tests.gui.hand import Hand
from tttmc_app.core import Rules

READ = (
    *(QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit),
    *(QAbstractSlider, QAbstractItemView, QTextEdit),
)
"""The widgets that a person uses or reads individually."""
WINDOWS = ("lab", "review", "practise", "lessons", "textbook", "trials", "gradeStudents")
DIALOGS = ("help", "preferences", "shortcuts")
CLIENT = Path(__file__).parents[1] / "at_spi_client.py"
SYSTEM_PYTHON = "/usr/bin/python3"


def faults(window: QWidget) -> list[str]:
    """Return the parts of a window that lack a name or have markup in their name or description."""
    found: list[str] = []
    for widget in window.findChildren(QWidget):
        interface = QAccessible.queryAccessibleInterface(widget)
        if not widget.isVisible():
            continue
        name = interface.text(QAccessible.Text.Name)
        description = interface.text(QAccessible.Text.Description)
        # A part of a field, such as the text of a number field, is read with the field.
        is_part = isinstance(
            widget.parentWidget(), QAbstractSpinBox | QComboBox | QAbstractItemView
        )
        is_read = isinstance(widget, READ) and not isinstance(widget, QScrollBar | QHeaderView)
        if (is_read and not name and not is_part) or "<" in name + description:
            around = widget.parentWidget()
            where = f"{type(around).__name__} {around.objectName()}" if around else ""
            found.append(f"{type(widget).__name__} {widget.objectName()!r} in {where}: {name!r}")
    return found


def test_everything_has_a_name_without_markup(open_window: OpenWindow) -> None:
    """In every window and dialog, everything usable has a name, and no markup is read out."""
    hand: Hand = open_window(o="mc:trials=50")
    hand.click(0, 0)
    hand.until_moves(2)
    for name in (*DIALOGS, *WINDOWS):
        hand.press(name)
    hand.qtbot.wait(1)
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    assert len(windows) > len(DIALOGS)
    assert {type(window).__name__: faults(window) for window in windows if faults(window)} == {}


def has_at_spi() -> bool:
    """Return whether this system has a screen, a bus and the bindings of AT-SPI."""
    if sys.platform != "linux" or not all(map(shutil.which, ("Xvfb", "dbus-run-session"))):
        return False
    script = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    found = subprocess.run([SYSTEM_PYTHON, "-c", script], check=False, capture_output=True)
    return not found.returncode


@pytest.mark.skipif(not has_at_spi(), reason="needs Xvfb, D-Bus and gir1.2-atspi-2.0")
@pytest.mark.parametrize(
    ("size", "event"), [(3, "object:announcement"), (10, "object:state-changed:showing")]
)
def test_a_game_over_at_spi(home: Path, size: int, event: str) -> None:
    """Another process reads every square, plays by pressing them, and hears the end once.

    It listens to announcements or, like older screen readers, only to changes in what is shown.
    """
    remember(home, seed=5, rules=Rules(size))
    done = subprocess.run(
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(CLIENT), sys.executable, event],
        env=os.environ | {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        cwd=CLIENT.parents[2],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    found = json.loads(done.stdout[done.stdout.index("{") :])  # after the bus's own lines
    columns, numbers = "abcdefghij"[:size], range(1, size + 1)
    assert found["squares"] == [f"{column}{row}, empty" for row in numbers for column in columns]
    assert found["details"][size + 1] == f"Row 2 of {size}, column 2 of {size}"
    *moves, end = found["heard"]
    assert all(text.startswith("O plays ") for text in moves)
    assert len(moves) == len(set(moves)) > 1
    assert "wins" in end or "Tie" in end
    assert found["unnamed"] == []
