"""Fixtures for the grading window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.programs.conftest import no_child_left, texts_in_their_contexts
from tests.gui.students.silent_job import Window

__all__ = ["no_child_left", "texts_in_their_contexts"]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    """Return an empty grading window."""
    window = Window()
    yield window
    assert window.page.shutdown()
    window.page.deleteLater()
