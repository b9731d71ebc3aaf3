"""Matches that aren't saved, words after --resume, and what reports on grades are given."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.experiments.invented import ended
from tests.grading.reports.class_of import graded
from tests.grading.submissions import CORRECT, submit
from tttmc_app.cli import main
from tttmc_app.cli.output import ProgressBar
from tttmc_app.core import Ending, Rules
from tttmc_app.course.fence import FencePart
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.players import PlayerSpec, parse_spec

GAMES = [ended(number, 0, winner, seconds=2.0) for number, winner in enumerate("xxxxoo-")]
GAMES[0] = GAMES[0]._replace(ending=Ending.FORFEIT, reason="O slept")
GAMES[4] = GAMES[4]._replace(ending=Ending.FORFEIT, reason="X slept")
GAMES[5] = GAMES[5]._replace(ending=Ending.FORFEIT, reason="X left")
MATCH = ["match", "mc:trials=5", "random", "--games", "7", "--seed", "3", "--size", "4"]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Play invented games, and return the bar's texts; the seventh is interrupted if asked."""
    texts: list[str] = []

    def play_match(*_: object) -> Iterator[PlayedGame]:
        yield from GAMES

    def show(_bar: ProgressBar, done: int, total: int, note: str = "") -> None:
        texts.append(f"{done} of {total}{note}")

    monkeypatch.setattr("tttmc_app.experiments.games.play_match", play_match)
    monkeypatch.setattr(ProgressBar, "show", show)
    return texts


def test_a_plain_match_is_counted_by_sides(
    shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Wins, shares, ties and forfeits are each side's own, in the bar, the text and the JSON."""
    assert main(MATCH) == 0
    assert capsys.readouterr().out.splitlines() == [
        "X mc:trials=5,current=1,other=2  against  O random",
        "7 games, 4×4, seed 3, 2 s per game",
        "X wins         4    57.1 %",
        "O wins         2    28.6 %",
        "ties           1    14.3 %",
        "X forfeited 2 games, the first: X slept",
        "O forfeited 1 game: O slept",
    ]
    assert shown[-1] == "7 of 7  X 4, O 2, ties 1"
    assert main([*MATCH, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "games": 7,
        "x_wins": 4,
        "o_wins": 2,
        "ties": 1,
        "seconds_per_game": 2.0,
        "x_forfeits": 2,
        "o_forfeits": 1,
        "x_forfeit_reason": "X slept",
        "o_forfeit_reason": "O slept",
    }


def test_an_interrupted_plain_match_says_how_far_it_came(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After Ctrl-C the games so far are counted, with exit code 130."""
    del shown

    def interrupt(_bar: ProgressBar, done: int, _total: int, _note: str = "") -> None:
        if done == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(ProgressBar, "show", interrupt)
    assert main(MATCH) == 130
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "5 of 7 games, 4×4, seed 3, 2 s per game"
    assert lines[2:5] == [
        "X wins         4    80.0 %",
        "O wins         1    20.0 %",
        "ties           0     0.0 %",
    ]


@pytest.mark.parametrize(
    ("words", "players", "resume"),
    [
        (["match", "--resume", "mc", "random"], ["mc", "random"], True),
        (["match", "--resume", "7"], [None, None], "7"),
        (["match", "mc", "random", "--resume"], ["mc", "random"], True),
        (["match", "mc", "--resume", "random", "--games", "3"], ["mc", "random"], True),
        (["tournament", "--resume", "mc", "random", "tree"], ["mc", "random", "tree"], True),
        (["tournament", "mc", "random", "--resume"], ["mc", "random"], True),
        (["tournament", "mc", "tree", "--resume", "random"], ["mc", "tree", "random"], True),
        (["tournament", "--resume", "7"], [], "7"),
    ],
)
def test_a_player_after_resume_keeps_its_place(
    words: list[str],
    players: list[str | None],
    resume: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A word after --resume that is no number is a player, before or after the others."""
    given: list[argparse.Namespace] = []

    def run_plan(args: argparse.Namespace, _plan_of: object) -> None:
        given.append(args)

    def print_played(_played: object, *, as_json: bool) -> int:
        return int(as_json)

    monkeypatch.setattr(f"tttmc_app.cli.{words[0]}.run_plan", run_plan)
    monkeypatch.setattr(f"tttmc_app.cli.{words[0]}.print_played", print_played)
    assert main(words) == 0
    (args,) = given
    assert (args.players if words[0] == "tournament" else [args.x, args.o]) == players
    assert args.resume == resume


@pytest.mark.parametrize("words", ["mc random --resume tree", "--resume tree mc random"])
def test_a_third_player_of_a_match_is_refused(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside two players, the word after --resume can only be a run: no player is dropped."""
    assert main(["match", *words.split()]) == 2
    told = "tttmc match: 'tree' is not a run number: tttmc results lists the runs\n"
    assert capsys.readouterr() == ("", told)


@pytest.mark.parametrize(
    "words",
    [
        "analyse X.O/.../... --player random",
        "converge X../.../... --player mc",
        "limits forward",
        "train --textbook book --opponent perfect",
        "sweep --player mc",
        "sweep --player mc --trials 1 --against tree",
        "tournament random mc tree",
        "match random mc",
        "match random mc --both",
        "play --x random --o mc",
        "engine --player tree",
    ],
)
def test_every_player_is_warned_of(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command warns of all of its players before any of them plays."""
    warned: list[str] = []

    def warn(players: list[PlayerSpec]) -> None:
        warned.extend(player.kind.name for player in players)
        raise KeyboardInterrupt

    command, *rest = words.split()
    monkeypatch.setattr(f"tttmc_app.cli.{command}.warn_of_players", warn)
    assert main([command, *rest]) == 130
    assert warned == [word for word in rest if word in PLAYERS]


def test_the_time_of_a_plain_match_is_that_of_its_games(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is asked for with the match's players, rules and seed and one worker, unless unwanted."""
    asked: list[tuple[object, ...]] = []

    def print_run_time(*arguments: object) -> None:
        asked.append(arguments)

    monkeypatch.setattr("tttmc_app.cli.match.print_run_time", print_run_time)
    for more in (["--line", "3", "--reverse"], ["--json"], ["--quiet"]):
        assert main([*MATCH, *more]) == 0
    capsys.readouterr()
    players = parse_spec("mc:trials=5"), parse_spec("random")
    rules = Rules(4, 3, reverse=True)
    plan = MatchPlan(*players, games_each=7, rules=rules, seed=3, both=False)
    assert asked == [(plan, 1, 7)]
    assert len(shown) == 21


PLAYERS = ("random", "mc", "forward", "perfect", "tree")


def test_reports_are_given_what_they_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sheets get the names, other reports and the key what is shown; all have every option."""
    from tttmc_app import grading
    from tttmc_app.grading import reports

    path = submit(tmp_path / "class", CORRECT, "jane_11_901_a.py")
    other = submit(tmp_path / "class", CORRECT, "roe_12_902_a.py")
    del other
    sheet, rubric = tmp_path / "book.csv", tmp_path / "own.toml"
    sheet.write_text(
        "Student,ID,SIS Login ID,Section,TTT (5),Other (6)\n    Points Possible,,,,10,10\n"
        "Jane,11,d,A,,\nRoe,12,r,A,,\n"
    )
    rubric.write_text("of = 20\n")
    requests: dict[str, reports.ReportRequest] = {}
    fence = tuple(FencePart)[:1]

    def grade_beats(paths: list[Path], *_: object) -> Iterator[object]:
        for number, each in enumerate(paths):
            yield SimpleNamespace(
                number=number, is_done=True, report=replace(graded(each), fence=fence)
            )

    def recorded(key: str) -> object:
        def write(request: reports.ReportRequest) -> list[str]:
            requests[key] = request
            return []

        return write

    formats = [
        replace(format_, write=recorded(format_.key))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # it returns no notes
        for format_ in reports.FORMATS
    ]
    warned: list[object] = []
    monkeypatch.setattr(reports, "FORMATS", formats)
    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    monkeypatch.setattr("tttmc_app.cli.grade.warn_of_fences", warned.extend)
    key, table = tmp_path / "key.csv", tmp_path / "t.csv"
    words = ["grade", str(tmp_path / "class"), "--seed", "5", "--games", "7", "--column", "Other"]
    words += ["--rubric", str(rubric), "--anonymous", "--similar", "--key", str(key)]
    words += ["--csv", str(table), "--canvas", str(sheet)]
    assert main(words) == 0
    capsys.readouterr()
    for name, request in requests.items():
        assert (request.column, request.seed, request.games) == ("Other", 5, 7)
        assert request.rubric == "of = 20\n"
        assert request.sheet == {"csv": table, "canvas": sheet}[name]
    assert requests["canvas"].target == tmp_path / "book-graded.csv"
    named, shown = requests["canvas"].entries, requests["csv"].entries
    assert [entry.report.file.name for entry in named] == [path.name, "roe_12_902_a.py"]
    assert [entry.report.file.name for entry in shown] == ["student-1.py", "student-2.py"]
    assert (len(requests["canvas"].pairs), len(requests["csv"].pairs)) == (0, 1)
    assert path.name in key.read_text("utf-8")
    assert warned == [fence, fence]
    assert main([*words, "--overwrite"]) == 0
    assert requests["canvas"].target == sheet
