"""What -q and -v do: progress and notes on the error stream, while the results stay the same."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.cli.conftest import Cli
from tests.tables import table
from tttmc_app.cli import bench, lab, output
from tttmc_app.cli.lab import print_run_time, rough_time
from tttmc_app.cli.output import ProgressBar, score_table, values_text
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.experiments import benchmark
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.players import parse_spec

WORK = table("""
    analyse X.O/.O./..X --player mc:trials=5
    analyse X.O/.O./..X --player mc:exact
    converge X.O/.O./..X --trials 5 --runs 3
    limits mc --size 2
    match random random --games 3
    review game.json
    solve X.O/.O./..X
    sweep --trials 5 --games 3 --workers 1
    tournament random mc:trials=1 --games 2 --workers 1
    train --textbook book --games 3
    grade player.py --games 0
    bench --quick
""")


class Clock:
    """A clock that moves on whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 100.0, step

    def __call__(self) -> float:
        """Return the time."""
        self.now += self.step
        return self.now


@pytest.mark.parametrize("line", [line for (line,) in WORK], ids=lambda line: line[:30])
def test_a_bar_lines_or_nothing(line: str, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal gets a bar, lines with -v, or nothing with -q; a log file gets lines with -v."""
    cli.type("a1", "b1", "a2", "b2", "a3")
    cli("play --o human --save game.json")
    Path("player.py").write_text("x = 1\n")
    results = set[int]()
    monkeypatch.setattr(output, "monotonic", Clock(1.0))
    monkeypatch.setattr(bench, "QUICK_CASES", benchmark.QUICK_CASES[:1])
    lines, bars = r"[a-z ]+: (\d+ of \d+|\d+ %).*", r"\r[a-z ]+ \[[#.]+\] (\d+ of \d+|\d+ %)"

    def told(*options: str) -> str:
        results.add(len(cli(" ".join([line, *options])).splitlines()))
        return cli.told

    assert told() == ""
    for terminal in (False, True):
        if terminal:
            cli.in_terminal()
            assert told("-q") == ""
        shown = told("-v").splitlines()
        assert shown
        assert [each for each in shown if not re.fullmatch(lines, each)] == []
    bar = told()
    assert re.match(bars, bar)
    assert bar.endswith("\r"), "the bar is cleared"
    assert len(results) == 1, "the result is always the same"


def test_a_bar_appears_late_and_fits_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After 0.3 s it is drawn ten times a second; old text is covered, and a long line is cut."""
    clock = Clock(0.0)
    monkeypatch.setattr(output, "monotonic", clock)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    with ProgressBar("working", timed=True) as bar:
        for later, note, text in (
            (0.29, "", ""),
            (0.31, " more", "\rworking [############............] 1 of 2 more"),
            (0.35, "", ""),
            (0.42, "", "\rworking [############............] 1 of 2     "),
            (20, "", "\rworking [############............] 1 of 2  20 s left"),
            (40, "x" * 99, "\rworking [##..] 1 of 2" + "x" * 38),
        ):
            clock.now = 100 + later
            bar.show(1, 2, note)
            assert capsys.readouterr().err == text
        bar.show(1, None)
        assert capsys.readouterr().err == ""
    assert capsys.readouterr().err == f"\r{' ' * 59}\r"
    with ProgressBar("working"):
        pass
    assert capsys.readouterr().err == ""


def test_lines_for_a_log_come_every_ten_seconds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With --verbose a line is printed now and then, with the time left if it is known."""
    clock = Clock(0.0)
    monkeypatch.setattr(output, "monotonic", clock)
    with ProgressBar("working", verbose=True, timed=True) as bar:
        for later in (0.1, 1.0, 10.9, 11.1, 20.0, 21.2):
            clock.now = 100 + later
            bar.show(1, 4)
    shown = capsys.readouterr().err.splitlines()
    assert [line.partition("of 4")[2].strip() for line in shown] == ["", "33 s left", "64 s left"]


RANDOM = parse_spec("random")
PLANS = {
    "plan": MatchPlan(RANDOM, RANDOM, 1000),
    "test": MatchPlan(RANDOM, RANDOM, 1000, sprt=(0.0, 9.0)),
}


ESTIMATES = table("""
    plan | 1000 | 600 | 0.1 | 1,000 games will take about 10 minutes
    plan | 500 | 600 | 0.1 | 500 games will take about 5 minutes
    plan | 1000 | >600 | 0.1 | 1,000 games will take more than 10 minutes
    test | 1000 | 600 | 0.1 | 1,000 games will take at most about 10 minutes
    plan | 1000 | >60 600 | 0.5 | 1,000 games will take about 10 minutes
    plan | 1000 | 60 60 60 60 60 90 | 0.5 | 1,000 games will take more than 60 seconds
    plan | 1000 | 10 | 0.1 | 1,000 games will take about 10 seconds
    plan | 1000 | 9.9 | 0.1 | -
    plan | 1 | 600 | 0.1 | -
    plan | 1000 | - | 0.1 | -
""")


@pytest.mark.parametrize("case", ESTIMATES, ids=" ".join)
def test_a_long_run_says_how_long(
    case: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last estimate counts for the games left; after two seconds no more are made."""
    plan, left, found, clock, text = case
    estimates = [
        Estimate(float(each.strip(">")), is_least=each.startswith(">"))
        for each in found.strip("-").split()
    ]
    monkeypatch.setattr(lab, "monotonic", Clock(float(clock)))
    monkeypatch.setattr(lab, "estimates", Mock(return_value=estimates))
    print_run_time(PLANS[plan], 3, int(left))
    assert capsys.readouterr() == ("", "" if text == "-" else f"{text}\n")


@pytest.mark.parametrize(
    "line",
    ["match random random --games 6", "sweep --trials 5,9 --games 3 --workers 1"],
)
def test_only_people_are_told_how_long(
    line: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a program nor somebody who wants it quiet is; of a resumed run, the rest counts."""
    monkeypatch.setattr(lab, "estimates", Mock(return_value=[Estimate(60.0, is_least=False)]))
    cli(line)
    assert cli.told == "6 games will take about 60 seconds\n"
    for option in ("-q", "--json"):
        cli(f"{line} {option}")
        assert cli.told == ""


def test_rough_times() -> None:
    """A rough time has one digit, or two below twenty, in the unit that fits it."""
    seconds = map(float, ["14.2", "85", "95", "18000", "3e6"])
    times = ["14 seconds", "80 seconds", "2 minutes", "5 hours", "30 days"]
    assert [rough_time(each) for each in seconds] == times


# Scores in the terminal --------------------------------------------------------------------------


def test_values_have_no_more_decimals_than_they_need() -> None:
    """Totals have none, fractions have enough to tell them apart, and zero has no sign."""
    for values, texts in table("""
        1 -20 | 1 -20
        0.28 -0.0001 | 0.280 0.000
        12.25 3 | 12.2 3.0
        9.9996 -0.5 | 10.000 -0.500
        0.5 -10 | 0.5 -10.0
        0.75 999.75 | 0.8 999.8
        0.75 -1000 | 1 -1000
    """):
        assert values_text([*map(float, values.split()), None]) == [*texts.split(), "-"]


def test_a_wide_table_is_narrowed_then_scaled() -> None:
    """The gaps shrink first; then the largest value, whatever its sign, stands for two digits."""
    values = tuple(float((-1) ** i * i * 1000) for i in range(361))
    thought = Thought(Meaning.SCORE, Mark.X, values, None, (), 10, 10, 0)
    start = Position.start(Rules(19))
    wide, narrow, scaled = (score_table(start, thought, w, (18, 18)) for w in (200, 170, 80))
    assert max(map(len, wide)) > 170 >= max(map(len, narrow))
    assert max(map(len, scaled)) <= 80
    assert wide[-1].split() == narrow[-1].split()
    assert "360000*" in wide[-1]
    assert scaled[-2].split()[-1] == "99*"
    assert "360000" in scaled[-1]
