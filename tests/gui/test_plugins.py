"""Players from other distributions in the window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import environment
from tests.gui.conftest import OpenWindow
from tests.plugin import installed, write_distribution
from tttmc_app.core import Ending, Mark, Meaning
from tttmc_app.gui.board.captions import explain_plain

WINDOW = """\
import sys
from tttmc_app.gui.app.check import check_window
sys.exit(check_window("lines"))
"""


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
    assert "the number of lines through it" in explain_plain(thought)


@pytest.mark.usefixtures("distribution")
def test_a_failing_plugin_forfeits_in_the_window(open_window: OpenWindow) -> None:
    """A player that raises an exception forfeits the game, and the window carries on."""
    hand = open_window()
    hand.choose("playerO", "Failing")
    hand.click(0, 0)
    hand.until_over()
    result = hand.record.result
    assert result is not None
    assert (result.winner, result.ending) == (Mark.X, Ending.FORFEIT)
    assert "ZeroDivisionError: division by zero (tttmc_lines/wrong.py:" in str(result.reason)


def test_a_new_window_plays_a_plugin(tmp_path: Path) -> None:
    """A window that opens after the installation plays a whole game with the player."""
    write_distribution(tmp_path)
    path = os.pathsep.join((str(tmp_path), environment()["PYTHONPATH"]))
    done = subprocess.run(
        [sys.executable, "-c", WINDOW],
        env=environment(PYTHONPATH=path, TTTMC_HOME=str(tmp_path / "home")),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
