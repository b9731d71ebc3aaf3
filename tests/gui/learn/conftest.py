"""The window for learning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tttmc_app.gui.learn.window import LearnWindow


@pytest.fixture
def learn(qtbot: QtBot) -> Iterator[LearnWindow]:
    """Open the window for learning."""
    window = LearnWindow()
    qtbot.addWidget(window)
    window.resize(1060, 760)
    window.show()
    yield window
    assert window.shutdown()
