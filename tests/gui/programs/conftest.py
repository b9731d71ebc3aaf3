"""Fixtures for programs from outside in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.gui.conftest import OpenWindow
from tests.gui.contexts import checked_contexts
from tests.gui.hand import Hand
from tests.gui.programs.files import children, write
from tttmc_app.course.sandbox import expected_parts, missing_parts
from tttmc_app.gomocup import brain
from tttmc_app.gui.programs import trust

PATIENCE = 5.0

OpenFile = Callable[..., Hand]


@pytest.fixture(autouse=True)
def no_child_left(home: Path) -> Iterator[None]:
    """Fail a test that leaves a program's process running."""
    yield
    deadline = monotonic() + PATIENCE
    while children() and monotonic() < deadline:
        sleep(0.05)
    assert children() == set()


@pytest.fixture(autouse=True)
def texts_in_their_contexts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that shows a text in a context in which translators don't translate it."""
    with checked_contexts(monkeypatch):
        yield


@pytest.fixture
def introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for an engine's name as long as a busy computer needs; the engine must have one."""
    monkeypatch.setattr(brain, "ABOUT_SECONDS", 20.0)


@pytest.fixture
def open_file(open_window: OpenWindow, tmp_path: Path) -> OpenFile:
    """Return a function that opens a window with a file containing this text, and confirms it."""

    def open_it(text: str, **options: object) -> Hand:
        hand = open_window(**options)
        hand.window.programs.open(write(tmp_path, text))
        hand.until(lambda: "is new here" in question(hand))
        hand.push("studentRun")
        return hand

    return open_it


def question(hand: Hand) -> str:
    """Return the question bar's text, or nothing while it is hidden."""
    return hand.window.programs.students.bar.text


def trust_text(name: str, *, has_run: bool) -> str:
    """Return what the window asks about a student's file on this system."""
    is_contained = missing_parts(expected_parts()) is None
    return trust.trust_text(name, has_run=has_run, is_contained=is_contained)
