"""Players from other distributions in the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.conftest import OpenWindow
from tests.plugin import installed
from tttmc_app.core import Meaning
from tttmc_app.gui.board.captions import explain_plain


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution with a player before the window opens."""
    yield from installed(tmp_path, monkeypatch)


@pytest.mark.usefixtures("distribution")
def test_the_window_plays_a_plugin(open_window: OpenWindow) -> None:
    """The window offers an installed player, plays its moves and explains its values."""
    hand = open_window()
    hand.choose("playerO", "Lines")
    hand.click(0, 0)
    hand.until_moves(2)
    thought = hand.record.moves[1].thought
    assert thought is not None
    assert thought.meaning is Meaning.PLAIN
    assert hand.record.moves[1].square == (1, 1)
    shown = explain_plain(thought)
    assert shown.startswith("Values: what O's player says")
    assert "the number of lines through it" in shown
