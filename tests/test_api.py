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
from types import SimpleNamespace
from typing import Any

import pytest

from tests.plugin import EXAMPLES, PAGE, installed
from tttmc_app import api
from tttmc_app.cli import main
from tttmc_app.core import Concession, Ending, Mark, Position, Rules, Text, TttmcError
from tttmc_app.experiments.executors import ThreadExecutor
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
    ("call", "message"),
    [
        (lambda: WRONG.MatchPlan(First(False), RANDOM), "a must be a PlayerSpec, .* not First"),
        (lambda: WRONG.SweepPlan(values=(5,), against="mc"), "against must be a PlayerSpec"),
        (lambda: WRONG.SweepPlan(values=5), "values must be of the type tuple, not int"),
        (lambda: WRONG.TournamentPlan((RANDOM, "mc")), r"players\[1\] must be a PlayerSpec"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, 1.5), r"games_each must be a whole number, not 1\.5"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, rules=3), "rules must be of the type Rules, not int"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, sprt=5), "sprt must be of the type tuple or list"),
        (lambda: WRONG.MatchPlan(MC, RANDOM, sprt=(5,)), "sprt must be two Elo differences"),
        (lambda: WRONG.play(MC), "plan must be of the type Plan, not PlayerSpec"),
        (lambda: WRONG.play(WRONG.MatchPlan(MC, RANDOM, 2), 0), "threads must be from 1 to"),
        (lambda: WRONG.play(WRONG.MatchPlan(MC, RANDOM, 2), "2"), "threads must be a whole number"),
        (lambda: WRONG.player(MC), "spec must be of the type str, not PlayerSpec"),
        (lambda: WRONG.parse_spec(None), "text must be of the type str, not NoneType"),
        (lambda: WRONG.PlayerSpec(First), "kind must be of the type PlayerKind, not "),
        (lambda: WRONG.PlayerSpec(FIRST, (1, 2)), "first has 1 parameters, not 2"),
        (lambda: WRONG.parse_spec("mc").with_value("trials", None), "trials must be a number"),
        (lambda: WRONG.player("mc").choose(START, "x"), "seed must be a whole number, not 'x'"),
        (lambda: WRONG.player("mc").choose(".../"), "position must be of the type Position, not"),
        (lambda: WRONG.sample(START, "9"), "trials must be a whole number"),
        (lambda: WRONG.sample("...", 9), "position must be of the type Position"),
        (lambda: WRONG.exact(None), "position must be of the type Position"),
        (lambda: WRONG.solve(START, 0.5), r"nodes must be a whole number, not 0\.5"),
        (lambda: WRONG.Tree(START).advance(None), "simulations must be a whole number"),
        (lambda: WRONG.Position(3, 0, 0, "X"), "rules must be of the type Rules"),
        (lambda: WRONG.Position(Rules(3), 0.5, 0, "X"), "x must be a whole number"),
        (lambda: WRONG.Position.parse(3), "text must be of the type str"),
        (lambda: WRONG.Position.start(Rules(3)).play("b2"), "a square is a row and a column, such"),
        (lambda: WRONG.square_name(5), "a square is a row and a column"),
        (
            lambda: WRONG.play_game(START, (MC, MC), ("a", "b"), 1),
            "machines must be .* Player",
        ),
        (lambda: WRONG.play_game(START, (MC.make(),), ("a", "b"), 1), "machines must be two"),
        (lambda: WRONG.save_figure(MC, None, "a.svg"), "plan must be of the type Plan"),
    ],
)
def test_wrong_arguments_are_named(call: Callable[[], object], message: str) -> None:
    """An argument of the wrong type raises an error in one line that names it."""
    with pytest.raises(TttmcError, match=message):
        call()


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
    assert rows[1].own.x_reason == "first chose (9, 9), which is off the board"
    # A kind is guarded unless it is installed itself, whatever its name.
    alike = api.PlayerSpec(FIRST._replace(name="random")).with_value("fails", True)
    own = api.play(api.MatchPlan(alike, MC, 4, both=False)).own
    assert (own.x_forfeits, own.x_reason) == (4, "random chose (9, 9), which is off the board")
    other = FIRST._replace(label=api.Text("Other"))
    with pytest.raises(TttmcError, match="two kinds of players are named 'first'"):
        api.play(api.MatchPlan(api.PlayerSpec(FIRST), api.PlayerSpec(other), 2))


@pytest.mark.parametrize("threads", [1, 3, 256])
def test_as_many_threads_play_as_asked(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From one to 256 threads play a plan, which isn't saved; its last summary is returned."""
    plan = api.MatchPlan(MC, RANDOM, 2)
    summaries = [plan.summary(plan.scores([])) for _ in range(2)]
    started: list[int] = []

    def run(played: object, executor: ThreadExecutor, store: object) -> Iterator[SimpleNamespace]:
        assert (played, store) == (plan, None)
        started.append(executor.workers)
        yield from (SimpleNamespace(summary=summary) for summary in summaries)

    monkeypatch.setattr(api, "run", run)
    assert api.play(plan, threads) is summaries[1]
    assert api.play(plan) is summaries[1]
    assert started == [threads, 1]
    for wrong in (0, 257):
        with pytest.raises(TttmcError, match=f"must be from 1 to 256, not {wrong}$"):
            api.play(plan, wrong)


def test_a_failing_player_forfeits_a_single_game() -> None:
    """`play_game` guards a script's player as runs do, and leaves the exception to the player."""
    for players, side in ((First(True), MC.make()), Mark.X), ((MC.make(), First(True)), Mark.O):
        record = api.play_game(START, players, ("one", "two"), 1)
        name = "one" if side is Mark.X else "two"
        reason = f"{name} chose (9, 9), which is off the board"
        assert record.concession == Concession(side, Ending.FORFEIT, Text(reason))


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
