"""The pages for learning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.learn.pressing import LearnFrame


@pytest.fixture
def learn(qtbot: QtBot) -> Iterator[LearnFrame]:
    """Show the frame with the pages."""
    frame = LearnFrame()
    qtbot.addWidget(frame)
    frame.show()
    yield frame
    assert frame.pages.shutdown()
