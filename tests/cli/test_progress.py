"""What -q and -v do: progress and notes on the error stream, while the results stay the same."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tttmc_app.cli import main, output
from tttmc_app.cli.run_time import print_run_time, rough_time
from tttmc_app.experiments import estimate
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.players import parse_spec

BOARD = "X.O/.O./..X"
WORK: dict[str, tuple[str, ...]] = {
    "analyse": (BOARD, "--player", "mc:trials=5"),
    "converge": (BOARD, "--trials", "5", "--runs", "3"),
    "limits": ("mc", "--size", "2"),
    "match": ("random", "random", "--games", "3"),
    "review": ("game.json",),
    "solve": (BOARD,),
    "sweep": ("--trials", "5", "--games", "3", "--workers", "1"),
    "tournament": ("random", "mc:trials=1", "--games", "2", "--workers", "1"),
    "train": ("--textbook", "book", "--games", "3"),
}
"""A short piece of work for each command that shows progress."""
LABELS = {
    "analyse": "thinking",
    "converge": "thinking",
    "limits": "calculating",
    "review": "reviewing moves",
    "solve": "proving moves",
    "train": "training",
}
"""What progress is called, unless it is the command's name."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show progress from the beginning."""
    monkeypatch.setattr("tttmc_app.cli.output._BAR_DELAY", 0.0)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("command", WORK)
def test_a_bar_lines_or_nothing(
    command: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A terminal gets a bar, lines with -v, or nothing with -q; a log file gets lines with -v."""
    monkeypatch.chdir(tmp_path)
    game = ["play", "--x", "random", "--o", "random", "--seed", "1", "--save", "game.json"]
    assert command != "review" or main([*game, "--json"]) == 0
    capsys.readouterr()
    label = LABELS.get(command, command)
    line = re.compile(rf"{label}: (\d+ of \d+|\d+ %)( .*)?")
    bar = re.compile(rf"\r{label} \[[#.]+\] (\d+ of \d+|\d+ %)")
    results: set[int] = set()

    def errors(*options: str) -> str:
        assert main([command, *WORK[command], *options]) == 0
        shown = capsys.readouterr()
        results.add(len(shown.out.splitlines()))
        return shown.err

    assert errors() == ""
    lines = errors("-v").splitlines()
    assert lines
    assert [each for each in lines if not line.fullmatch(each)] == []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert bar.match(errors())
    assert errors("-q") == ""
    assert line.match(errors("-v"))
    (length,) = results  # the result is always the same
    assert length


@pytest.mark.parametrize("command", WORK)
@pytest.mark.parametrize("option", ["-v", "-q"])
def test_work_that_proceeds_evenly_is_timed(
    command: str,
    option: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Only studies and matches estimate the time left; runs that are saved do it by their pace."""
    made: list[tuple[str, dict[str, bool]]] = []
    begin = output.ProgressBar.__init__

    def record(bar: output.ProgressBar, label: str, **options: bool) -> None:
        made.append((label, options))
        begin(bar, label, **options)

    monkeypatch.chdir(tmp_path)
    game = ["play", "--x", "random", "--o", "random", "--seed", "1", "--save", "game.json"]
    assert command != "review" or main([*game, "--json"]) == 0
    monkeypatch.setattr(output.ProgressBar, "__init__", record)
    assert main([command, *WORK[command], option]) == 0
    capsys.readouterr()
    timed = {"timed": True} if command in ("converge", "limits", "match", "train") else {}
    assert made == [(LABELS.get(command, command), {"verbose": option == "-v", **timed})]


@pytest.mark.usefixtures("impatient")
def test_exact_scores_show_a_share(capsys: pytest.CaptureFixture[str]) -> None:
    """Work without trials to count is shown as a percentage."""
    assert main(["analyse", BOARD, "--player", "mc:exact", "-v"]) == 0
    assert re.fullmatch(r"thinking: \d+ %\n", capsys.readouterr().err)


def test_quiet_leaves_out_notes_and_keeps_errors(capsys: pytest.CaptureFixture[str]) -> None:
    """With -q a note isn't printed, and an error is."""
    words = ["sweep", *WORK["sweep"], "--resume"]
    assert main(words) == 0
    assert "no unfinished sweep has these settings" in capsys.readouterr().err
    assert main([*words, "-q"]) == 0
    assert capsys.readouterr().err == ""
    assert main(["match", "random", "nobody", "-q"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main(["match", "random", "random", "-q", "-v"]) == 2
    assert "not allowed with argument" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["match", "random", "random", "--games", "6"], "6 games will take about 60 seconds"),
        (["sweep", "--trials", "5,9", "--games", "3"], "6 games will take about 60 seconds"),
        (
            ["match", "random", "random", "--games", "6", "--both", "--sprt", "0,9"],
            "6 games will take at most about 60 seconds",
        ),
    ],
    ids=["match", "sweep", "test"],
)
def test_a_long_run_says_how_long(
    words: list[str],
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A line says about how long a run will take, unless it is short, quiet or for a program."""

    def errors(*options: str) -> list[str]:
        assert main([*words, *options]) == 0
        return capsys.readouterr().err.splitlines()

    assert errors() == []
    monkeypatch.setattr(estimate, "_STARTING", 60.0)  # as if the processes took that long
    assert errors() == [line]
    assert errors("-q") == errors("--json") == []


def test_what_is_left_of_a_run_is_estimated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the games that are left count, and one that is given up makes the estimate a minimum."""
    monkeypatch.setattr(estimate, "_STARTING", 360.0)
    plan = MatchPlan(parse_spec("random"), parse_spec("random"), 100)
    print_run_time(plan, 1, 50)
    assert capsys.readouterr().err == "50 games will take about 3 minutes\n"
    monkeypatch.setattr(estimate, "_PATIENCE", 0.0)
    slow = parse_spec("mc:trials=1000000")
    print_run_time(MatchPlan(slow, slow, 100), 1, 100)
    assert capsys.readouterr().err.startswith("100 games will take more than 6 minutes")


LONG = MatchPlan(parse_spec("random"), parse_spec("random"), 1000)
TEST = MatchPlan(parse_spec("random"), parse_spec("random"), 1000, sprt=(0.0, 9.0))


@pytest.mark.parametrize(
    ("plan", "left", "found", "clock", "text", "tried"),
    [
        (LONG, 1000, [(600, False)], 0.1, "1,000 games will take about 10 minutes", 1),
        (LONG, 500, [(600, False)], 0.1, "500 games will take about 5 minutes", 1),
        (LONG, 1000, [(600, True)], 0.1, "1,000 games will take more than 10 minutes", 1),
        (TEST, 1000, [(600, False)], 0.1, "1,000 games will take at most about 10 minutes", 1),
        (TEST, 1000, [(600, True)], 0.1, "1,000 games will take more than 10 minutes", 1),
        (LONG, 1000, [(9, False), (600, False)], 0.5, "1,000 games will take about 10 minutes", 2),
        (LONG, 1000, [(60, True), (600, False)], 0.5, "1,000 games will take about 10 minutes", 2),
        (LONG, 1000, [(60, False)] * 9, 0.5, "1,000 games will take more than 60 seconds", 5),
        (LONG, 1000, [(10, False)], 0.1, "1,000 games will take about 10 seconds", 1),
        (LONG, 1000, [(9.9, False)], 0.1, "", 1),
        (LONG, 1, [(600, False)], 0.1, "", 1),
        (LONG, 1000, [], 0.1, "", 0),
    ],
)
def test_a_run_time_in_words(
    plan: MatchPlan,
    left: int,
    found: list[tuple[float, bool]],
    clock: float,
    text: str,
    tried: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The last estimate counts for the games left; after two seconds no more are made."""
    now, asked = [100.0], list[tuple[object, ...]]()
    seen: list[int] = []

    def later() -> float:
        now[0] += clock
        return now[0]

    def estimates(*arguments: object) -> Iterator[Estimate]:
        asked.append(arguments)
        for number, (seconds, is_least) in enumerate(found):
            seen.append(number)
            yield Estimate(seconds, is_least=is_least)

    monkeypatch.setattr("tttmc_app.cli.run_time.monotonic", later)
    monkeypatch.setattr(estimate, "estimates", estimates)
    print_run_time(plan, 3, left)
    assert capsys.readouterr() == ("", f"{text}\n" if text else "")
    assert (asked, len(seen)) == ([(plan, 3)], tried)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (14.2, "14 seconds"),
        (85, "80 seconds"),
        (95, "2 minutes"),
        (3000, "50 minutes"),
        (5 * 3600, "5 hours"),
        (3e6, "30 days"),
    ],
)
def test_rough_times(seconds: float, text: str) -> None:
    """A rough time has one digit, or two below twenty, in the unit that fits it."""
    assert rough_time(seconds) == text


def test_the_time_left_of_even_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A timed bar soon ends with the time left, and is shorter in a narrow terminal."""
    now = [0.0]
    monkeypatch.setattr(output, "monotonic", lambda: now[0])
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    with output.ProgressBar("training", timed=True) as bar:
        for now[0], done in ((1.0, 10), (20.0, 50)):
            bar.show(done, 100, "  5 losses")
    early, late = capsys.readouterr().err.split("\r")[1:3]
    assert early.endswith("10 of 100  5 losses")
    assert late.endswith("[########.........] 50 of 100  5 losses  20 s left")
    assert len(late) < 60
    monkeypatch.setenv("COLUMNS", "100")
    with output.ProgressBar("training", timed=True) as bar:
        now[0] = 40.0
        bar.show(50, 100)
    assert "50 of 100  20 s left" in capsys.readouterr().err
