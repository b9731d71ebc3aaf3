"""The public interface, its page of the manual, and players from other distributions."""

from __future__ import annotations

import doctest
import re
import runpy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess, run
from typing import Any

import pytest

from tests.cli.conftest import command, environment
from tests.packaging.conftest import load
from tests.plugin import EXAMPLES, PAGE, installed
from tests.refusals import refused
from tttmc_app import api
from tttmc_app.cli import main
from tttmc_app.core import Ending, Mark, Position, Rules
from tttmc_app.players import parse_spec

MANUAL = Path(__file__).parent.parent / "resources" / "manual"
MC, RANDOM, START = parse_spec("mc:trials=20"), parse_spec("random"), Position.start(Rules(3))
MATCH = api.MatchPlan(MC, RANDOM, 2)


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


def test_the_page_of_members_is_up_to_date() -> None:
    """`packaging/api_page.py` writes it from the docstrings."""
    members = load("api_page")
    text = members.PAGE.read_text(encoding="utf-8")
    assert members.page(text) == text


def blocks(page: str, language: str) -> list[str]:
    """Return a page's blocks of code in a language."""
    text = (MANUAL / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", ["03-thinking-1-random-games.md", "13-programming-1-members.md"])
def test_sessions_show_what_python_prints(page: str) -> None:
    session = "\n".join(blocks(page, "pycon"))
    example = doctest.DocTestParser().get_doctest(session, {}, page, None, 0)
    failed, tried = doctest.DocTestRunner().run(example)
    assert failed == 0
    assert tried > 5


def test_results_are_read_by_pandas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commands and the program on the manual's page run as they stand."""
    pytest.importorskip("pandas")
    monkeypatch.chdir(tmp_path)
    for line in blocks("13-programming-2-data.md", "")[0].splitlines():
        assert main(line.split()[1:]) == 0
    exec(blocks("13-programming-2-data.md", "python")[0], {})  # noqa: S102 - as a reader does
    assert "wins_share" in capsys.readouterr().out


def test_the_page_lists_every_name() -> None:
    table = PAGE[PAGE.index("## Names") : PAGE.index("## Score")]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(api.__all__)


WRONG: Any = api  # the calls below have wrong types on purpose


@pytest.mark.parametrize(
    ("call", "carried"),
    [
        (lambda: WRONG.play(MC), {"name": "plan"}),
        (lambda: WRONG.play(MATCH, 257), {"threads": 257}),
        (lambda: WRONG.player(MC), {"name": "spec"}),
        (lambda: WRONG.player("mc").choose(START, "x"), {"name": "seed"}),
        (lambda: WRONG.play_game(START, (MC.make(), MC), ("a", "b"), 1), {"name": "machines"}),
        (lambda: WRONG.save_figure(MATCH, None, "a.svg"), {"name": "summary"}),
    ],
)
def test_wrong_arguments_are_named(call: Callable[[], object], carried: dict[str, object]) -> None:
    with refused(**carried):
        call()


class First(api.Player):
    """A player that isn't installed: it takes the first empty square, or fails."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails

    def think(self, position: Position, seed: int) -> Iterator[api.Thought]:
        thought = api.player("random").decide(position, seed)
        yield replace(thought, move=(9, 9) if self.fails else position.empty_squares[0])


def make_first(values: Mapping[str, api.Value]) -> First:
    return First(bool(values["fails"]))


NAME = api.Text("First")
FAILS = api.SwitchParameter("fails", NAME, False, NAME)
FIRST = api.PlayerKind("first", NAME, NAME, (FAILS,), make_first)


def test_a_script_plays_its_own_kind(tmp_path: Path) -> None:
    """A match and a figure need no installed kind; where its player fails, it forfeits."""
    plan = api.MatchPlan(api.PlayerSpec(FIRST), MC, 20, seed=3)
    result = api.play(plan, threads=2)
    assert (result.own.games, result.own.forfeits) == (20, 0)
    assert result.strength.score < 0.5
    api.save_figure(plan, result, tmp_path / "match.svg")
    assert (tmp_path / "match.svg").exists()
    # A kind is guarded unless it is installed itself, whatever its name.
    alike = api.PlayerSpec(FIRST._replace(name="random")).with_value("fails", True)
    assert api.play(api.MatchPlan(alike, MC, 4, both=False)).own.x_forfeits == 4
    other = FIRST._replace(label=api.Text("Other"))
    with refused(player="first"):
        api.play(api.MatchPlan(api.PlayerSpec(FIRST), api.PlayerSpec(other), 2))


def test_a_failing_player_forfeits_a_single_game() -> None:
    for players, side in ((First(True), MC.make()), Mark.X), ((MC.make(), First(True)), Mark.O):
        concession = api.play_game(START, players, ("one", "two"), 1).concession
        assert concession
        assert concession[:2] == (side, Ending.FORFEIT)


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution with a player, and return its folder."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    yield from installed(tmp_path, monkeypatch)


COMMANDS = """
match lines random --both --games 20 --workers 2     | 0 | 20 games
match failing random --both --games 4 --workers 1    | 0 | tttmc_lines/wrong.py:6
match unmade random --both --workers 1               | 2 | tttmc_lines/wrong.py:
"""


@pytest.mark.usefixtures("distribution")
@pytest.mark.parametrize("row", COMMANDS.strip().splitlines())
def test_commands_play_a_plugin(row: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where its code fails, the line is told; a run that can't be played isn't saved."""
    words, status, said = (part.strip() for part in row.split("|"))
    done: CompletedProcess[str] = run(
        command(*words.split()), check=False, env=environment(), capture_output=True, text=True
    )
    assert done.returncode == int(status)
    assert said in done.stdout + done.stderr
    main(["results"])
    assert ("no runs yet" in capsys.readouterr().out) is (status == "2")
