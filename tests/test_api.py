"""The public interface, its page of the manual, and players from other distributions."""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.plugin import EXAMPLES, PAGE, installed
from tests.refusals import refused
from tttmc_app import api
from tttmc_app.cli import main
from tttmc_app.core import Ending, Mark, Position, Rules, TttmcError
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
    """`choose` returns the last thought's move."""
    position = Position.parse("X.O/.X./...")
    machine = api.player("mc:trials=50")
    *_, last = machine.think(position, 5)
    assert machine.choose(position, 5) == last.move


MC, RANDOM, START = parse_spec("mc:trials=20"), parse_spec("random"), Position.start(Rules(3))


class First(api.Player):
    """A player that isn't installed: it takes the first empty square, or fails."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails

    def think(self, position: Position, seed: int) -> Iterator[api.Thought]:
        """Yield a thought with the first square."""
        thought = api.player("random").decide(position, seed)
        yield replace(thought, move=(9, 9) if self.fails else position.empty_squares[0])


def make_first(values: Mapping[str, api.Value]) -> First:
    """Make the player from the values of its parameters."""
    return First(bool(values["fails"]))


FIRST = api.PlayerKind(
    "first",
    api.Text("First"),
    api.Text("Takes the first empty square."),
    (api.SwitchParameter("fails", api.Text("Fails"), False, api.Text("Whether it fails.")),),
    make_first,
)
WRONG: Any = api  # the calls below have wrong types on purpose


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda: WRONG.MatchPlan(First(False), RANDOM), "a"),
        (lambda: WRONG.SweepPlan(values=(5,), against="mc"), "against"),
        (lambda: WRONG.SweepPlan(values=5), "values"),
        (lambda: WRONG.TournamentPlan((RANDOM, "mc")), "players[1]"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, 1.5), "games_each"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, rules=3), "rules"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, sprt=5), "sprt"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, sprt=(5,)), "sprt"),
        (lambda: WRONG.play(MC), "plan"),
        (lambda: WRONG.play(WRONG.MatchPlan(MC, RANDOM, 2), 0), "threads"),
        (lambda: WRONG.play(WRONG.MatchPlan(MC, RANDOM, 2), 257), "threads"),
        (lambda: WRONG.play(WRONG.MatchPlan(MC, RANDOM, 2), "2"), "threads"),
        (lambda: WRONG.player(MC), "spec"),
        (lambda: WRONG.parse_spec(None), "text"),
        (lambda: WRONG.PlayerSpec(First), "kind"),
        (lambda: WRONG.PlayerSpec(FIRST, (1, 2)), "first"),
        (lambda: WRONG.parse_spec("mc").with_value("trials", None), "trials"),
        (lambda: WRONG.player("mc").choose(START, "x"), "seed"),
        (lambda: WRONG.player("mc").choose(".../"), "position"),
        (lambda: WRONG.player("mc").choose(START.parse("XXX/OO./...", finished=True)), "position"),
        (lambda: WRONG.sample(START, "9"), "trials"),
        (lambda: WRONG.exact(None), "position"),
        (lambda: WRONG.solve(START, 0.5), "nodes"),
        (lambda: WRONG.Tree(START).advance(None), "simulations"),
        (lambda: WRONG.save_figure(MC, None, "a.svg"), "plan"),
    ],
)
def test_wrong_arguments_are_named(call: Callable[[], object], name: str) -> None:
    """An argument of the wrong type or size raises an error in one line that names it."""
    with pytest.raises(TttmcError) as caught:
        call()
    assert re.search(rf"(^|\W){re.escape(name)}\W", str(caught.value))


def test_a_script_plays_its_own_kind(tmp_path: Path) -> None:
    """A match, a sweep and a figure need no installed kind; where its player fails, it forfeits."""
    plan = api.MatchPlan(api.PlayerSpec(FIRST), MC, 20, seed=3)
    result = api.play(plan, threads=2)
    assert (result.own.games, result.own.forfeits) == (20, 0)
    assert result.strength.score < 0.5
    api.save_figure(plan, result, tmp_path / "match.svg")
    assert (tmp_path / "match.svg").exists()
    sweep = api.SweepPlan(api.PlayerSpec(FIRST), "fails", (0, 1), RANDOM, games_each=4)
    rows = api.play(sweep).rows
    assert [row.own.x_forfeits for row in rows] == [0, 4]
    # A kind is guarded unless it is installed itself, whatever its name.
    alike = api.PlayerSpec(FIRST._replace(name="random")).with_value("fails", True)
    own = api.play(api.MatchPlan(alike, MC, 4, both=False)).own
    assert own.x_forfeits == 4
    other = FIRST._replace(label=api.Text("Other"))
    with refused():
        api.play(api.MatchPlan(api.PlayerSpec(FIRST), api.PlayerSpec(other), 2))


def test_a_failing_player_forfeits_a_single_game() -> None:
    """`play_game` guards a script's player as runs do, and leaves the exception to the player."""
    for players, side in ((First(True), MC.make()), Mark.X), ((MC.make(), First(True)), Mark.O):
        record = api.play_game(START, players, ("one", "two"), 1)
        assert record.concession is not None
        assert (record.concession.side, record.concession.ending) == (side, Ending.FORFEIT)


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


@pytest.mark.usefixtures("distribution")
def test_a_plugin_with_a_taken_name_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever uses the other player is told once that the plug-in is ignored; self-test says it."""
    assert main(["match", "mc:trials=5", "mc:trials=9", "--games", "2", "--json"]) == 0
    problem = "another player is named 'mc', so this one is ignored: rename it"
    line = f"tttmc: the plug-in taken (tttmc_lines.taken:KIND): {problem}\n"
    assert capsys.readouterr().err == line
    assert main(["match", "lines", "random", "--games", "2", "--json"]) == 0
    assert not capsys.readouterr().err
    monkeypatch.setattr("tttmc_app.selftest.CHECKS", {})  # they take seconds
    assert main(["self-test"]) == 0
    assert line.replace("tttmc: ", "note    ") in capsys.readouterr().out


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
