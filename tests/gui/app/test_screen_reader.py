"""What a screen reader is told: names without markup, and a game played through AT-SPI."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QWidget,
)

from tests.gui.conftest import OpenWindow, remember
from tests.gui.everything import every, shown_one_by_one
from tttmc_app.core import Rules

CLIENT = Path(__file__).parents[1] / "at_spi_client.py"
SYSTEM_PYTHON = "/usr/bin/python3"


def is_used(widget: QWidget) -> bool:
    """Return whether a widget is shown and can have the focus on its own."""
    # A part of a field, such as the text of a number field, is read with the field.
    is_part = isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox | QAbstractItemView)
    is_popup = widget.window().windowType() is Qt.WindowType.Popup
    takes_focus = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
    return takes_focus and widget.isVisible() and not (is_part or is_popup)


def read(widget: QWidget, part: QAccessible.Text = QAccessible.Text.Name) -> str:
    """Return what a screen reader reads of a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(part)


def told(widget: QWidget) -> str:
    """Return which widget this is."""
    return f"{type(widget).__name__} {widget.objectName()} in {widget.window().objectName()}"


@pytest.mark.long
def test_everything_is_named(open_window: OpenWindow) -> None:
    """What can have the focus has a name, a chooser has one label, and no markup is read."""
    hand = open_window(o="human")
    hand.click(0, 0)
    unnamed = {
        told(widget)
        for _part in shown_one_by_one(hand.window)
        for widget in every(QWidget)
        if is_used(widget) and not read(widget)
    }
    assert unnamed == set()
    choosers = every(QComboBox)
    assert len(choosers) > 50
    for chooser in choosers:  # on Linux its name is only its value
        interface = QAccessible.queryAccessibleInterface(chooser)
        labels = [label for label, _ in interface.relations(QAccessible.RelationFlag.Label)]
        names = [label.text(QAccessible.Text.Name) for label in labels]
        assert len(names) == 1, told(chooser)
        assert names[0], told(chooser)
    words = {
        widget: read(widget) + read(widget, QAccessible.Text.Description)
        for widget in every(QWidget)
    }
    assert [told(each) for each, text in words.items() if "<" in text or "None" in text] == []


def has_at_spi() -> bool:
    """Return whether this system has a screen, a bus and the bindings of AT-SPI."""
    if sys.platform != "linux" or not all(map(shutil.which, ("Xvfb", "dbus-run-session"))):
        return False
    script = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    found = subprocess.run([SYSTEM_PYTHON, "-c", script], check=False, capture_output=True)
    return not found.returncode


needs_at_spi = pytest.mark.skipif(not has_at_spi(), reason="needs Xvfb, D-Bus and gir1.2-atspi-2.0")


def over_at_spi(event: str) -> Any:
    """Return what the client printed about a game in which it listened to this event."""
    done = subprocess.run(
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(CLIENT), event, sys.executable],
        env=os.environ | {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        cwd=CLIENT.parents[2],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return json.loads(done.stdout.splitlines()[-1])  # after the bus's own lines


@needs_at_spi
@pytest.mark.parametrize(
    ("size", "event"), [(3, "object:announcement"), (4, "object:state-changed:showing")]
)
def test_a_game_over_at_spi(home: Path, size: int, event: str) -> None:
    """Another process reads every square, plays by pressing them, and hears the end once.

    It listens to announcements or, like older screen readers, only to changes in what is shown.
    """
    remember(home, seed=5, rules=Rules(size))
    found = over_at_spi(event)
    columns, numbers = "abcd"[:size], range(1, size + 1)
    assert found["squares"] == [f"{column}{row}, empty" for row in numbers for column in columns]
    assert found["details"][size + 1] == f"Row 2 of {size}, column 2 of {size}"
    *moves, end = found["heard"]
    assert all(text.startswith("O plays ") for text in moves)
    assert len(moves) == len(set(moves)) > 1
    assert "wins" in end or "Tie" in end
    assert found["unnamed"] == []
