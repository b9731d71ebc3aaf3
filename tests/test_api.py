"""The public interface, its page of the manual, and players from other distributions."""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin import EXAMPLES, PAGE, installed
from tttmc_app import api
from tttmc_app.cli import main
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.players import parse_spec, player_kinds, plugins


@pytest.mark.parametrize("number", range(3))
def test_examples_run(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every example on the manual's page runs as it stands, and prints something."""
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[number], encoding="utf-8")
    runpy.run_path(str(script), run_name="example")
    assert capsys.readouterr().out
    assert (number == 1) is (tmp_path / "match.png").exists()


def test_the_page_lists_every_name() -> None:
    """The page's table of names lists exactly the names that the interface exports."""
    table = PAGE[PAGE.index("## Names") : PAGE.index("## Score")]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(api.__all__)


def test_choose_is_the_last_thoughts_move() -> None:
    """`choose` returns the last thought's move, and errors name the wrong argument."""
    position = Position.parse("X.O/.X./...")
    machine = api.player("mc:trials=50")
    *_, last = machine.think(position, 5)
    assert machine.choose(position, 5) == last.move
    with pytest.raises(TttmcError, match="position: the game is over"):
        machine.choose(Position.parse("XXX/OO./...", finished=True))
    with pytest.raises(TttmcError, match="threads: at least 1"):
        api.play(api.MatchPlan(parse_spec("random"), parse_spec("mc")), threads=0)


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution with a player, and return its folder."""
    yield from installed(tmp_path, monkeypatch)


def test_plugins_are_players(distribution: Path) -> None:
    """An installed player is listed after the built-in ones; a broken one's error says why."""
    assert distribution.is_dir()
    assert [kind.name for kind in player_kinds()][-3:] == ["failing", "lines", "unmade"]
    assert parse_spec("lines").make().choose(Position.start(Rules(3))) == (1, 1)
    with pytest.raises(TttmcError, match=r"plug-in broken .*No module named"):
        parse_spec("broken")
    with pytest.raises(TttmcError, match=r"swapped .* label and help must be of the type Text"):
        parse_spec("swapped")
    assert any("another player is named 'mc'" in problem for problem in plugins().problems)


FAILED = "failing failed: ZeroDivisionError: division by zero (tttmc_lines/wrong.py:6)"


@pytest.mark.usefixtures("distribution")
@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("analyse .../.X./... --player failing", f"move     none: forfeits ({FAILED})"),
        ("play --x failing --o random", f"O wins: X forfeits ({FAILED})."),
        ("match random failing --games 3", f"O forfeited 3 games, the first: {FAILED}"),
        (
            "match failing random --both --games 4 --workers 1",
            f"Failing forfeited 4 games, the first: {FAILED}",
        ),
    ],
)
def test_a_failing_plugin_forfeits(
    words: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where a plug-in raises an exception it forfeits, and the reason names its line of code."""
    assert main(words.split()) == 0
    assert line in capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("distribution")
@pytest.mark.parametrize("words", ["unmade random", "unmade random --both --workers 1"])
def test_a_plugin_that_cannot_be_made_leaves_no_run(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A match that can't be played says which player failed, and isn't saved."""
    assert main(["match", *words.split()]) == 2
    assert "unmade failed: OSError: no weights (tttmc_lines/wrong.py:" in capsys.readouterr().err
    assert main(["results"]) == 0
    assert "no runs yet" in capsys.readouterr().out


def test_commands_play_a_plugin(distribution: Path) -> None:
    """Commands and the processes of the lab can use an installed player."""
    words = ["match", "lines", "random", "--both", "--games", "20", "--workers", "2", "--json"]
    environment = os.environ | {
        "PYTHONPATH": str(distribution),
        "TTTMC_HOME": str(distribution / "home"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tttmc_app", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["wins"] + result["ties"] + result["losses"] == 20
    assert result["score"] > 0.5
