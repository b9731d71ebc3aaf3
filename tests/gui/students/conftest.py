"""A window with a student's file in it, and no process left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.students.files import children, write

PATIENCE = 5.0

OpenFile = Callable[..., Hand]


@pytest.fixture(autouse=True)
def no_child_left(home: Path) -> Iterator[None]:
    """Fail a test that leaves a process running which runs a student's code."""
    yield
    deadline = monotonic() + PATIENCE
    while children() and monotonic() < deadline:
        sleep(0.05)
    assert children() == set()


@pytest.fixture
def open_file(open_window: OpenWindow, tmp_path: Path) -> OpenFile:
    """Give what opens a window, opens a file of this text in it, and agrees to run it."""

    def open_it(text: str, **wanted: object) -> Hand:
        hand = open_window(**wanted)
        hand.window.students.open(write(tmp_path, text))
        hand.until(lambda: "is new here" in question(hand))
        hand.push("studentRun")
        return hand

    return open_it


@pytest.fixture
def answer_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the file dialog answer with the test's file, as a person would."""
    path = tmp_path / "player.py"

    def answer(*_arguments: object, **_options: object) -> tuple[str, str]:
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    return path


def question(hand: Hand) -> str:
    """Return what the question bar asks; nothing while it is hidden."""
    return hand.window.students.panels.bar.text
