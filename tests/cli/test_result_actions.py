"""What `tttmc results` prints and writes: whole texts for each action."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.experiments.invented import ended
from tttmc_app.cli import main, sweep
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

RANDOM = parse_spec("random")
SWEEP = SweepPlan(parse_spec("mc"), "trials", (5,), RANDOM, games_each=4, seed=7)
Said = Callable[..., list[str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Return a function that runs an action and returns the printed lines."""

    def run(*words: str, code: int = 0) -> list[str]:
        assert main(["results", *words]) == code
        shown = capsys.readouterr()
        return (shown.err if code else shown.out).splitlines()

    return run


@pytest.fixture
def runs() -> list[int]:
    """Save three runs: two sweeps, the first of which has half of its games, and a match."""
    with Store() as store:
        numbers = [
            store.begin(plan, executor)
            for plan, executor in (
                (SWEEP, "1 thread"),
                (replace(SWEEP, seed=8), "2 processes"),
                (MatchPlan(RANDOM, RANDOM, 2), "1 thread"),
            )
        ]
        store.add(numbers[0], [ended(0, 0, "x"), ended(1, 0, "o")], 1.5)
        store.add(numbers[1], [ended(number, 0, "x") for number in range(4)], 2.5)
        store.rename(numbers[0], "Half a sweep")
        store.connection.execute("UPDATE runs SET created = '2026-03-04T05:06:07+00:00'")
        return numbers


def started() -> str:
    """Return when the runs were started, in the time zone of this computer."""
    with Store() as store:
        return f"{store.info(1).created.astimezone():%Y-%m-%d %H:%M}"


def test_runs_are_listed_with_name_time_and_progress(runs: list[int], said: Said) -> None:
    """The newest run comes first; deleted runs have a list of their own, in text and JSON."""
    del runs
    when = started()
    title = str(SWEEP.title)
    assert title == "Trials per move of Monte Carlo against Random, 3×3"
    assert said() == [
        "run  name                                                started           done",
        f"3    Random against Random, 3×3                          {when}  0 of 2 games",
        f"2    {title}  {when}  4 games",
        f"1    Half a sweep                                        {when}  2 of 4 games",
    ]
    assert said("delete", "1", "3") == ["deleted; to restore: tttmc results restore 1 3"]
    assert [line[0] for line in said("list")] == ["r", "2"]
    assert [line[0] for line in said("list", "--deleted")] == ["r", "3", "1"]
    for words, numbers in ((["--deleted"], [3, 1]), ([], [2])):
        listed = json.loads("".join(said("list", *words, "--json")))
        assert [(run["run"], run["deleted"]) for run in listed] == [
            (number, bool(words)) for number in numbers
        ]
    assert said("restore", "1", "3") == ["restored"]
    assert said("list", "--deleted") == ["no deleted runs"]
    assert said("list", "1", code=2) == ["tttmc results: list takes 0 runs, not 1"]


def squeezed(line: str) -> str:
    """Return a line with at most two spaces between words."""
    while "   " in line:
        line = line.replace("   ", "  ")
    return line


def test_what_can_not_be_read_is_listed_as_far_as_possible(runs: list[int], said: Said) -> None:
    """A run whose settings can't be read has its time, one with a damaged row has none."""
    del runs
    with Store() as store:
        store.connection.execute("UPDATE runs SET settings = '{}' WHERE number = 1")
        store.connection.execute("UPDATE runs SET created = 'long ago' WHERE number = 2")
    with Store() as store:
        when = f"{store.info(3).created.astimezone():%Y-%m-%d %H:%M}"
    assert [line.split("  ") for line in map(squeezed, said())][1:] == [
        ["3", "Random against Random, 3×3", when, "0 of 2 games"],
        ["2", str(SWEEP.title), "can't be read"],
        ["1", "Half a sweep", when, "can't be read"],
    ]


def test_what_others_wrote_can_not_control_the_terminal(runs: list[int], said: Said) -> None:
    """Names and machines of a file that comes from somebody else are printed as text."""
    del runs
    with Store() as store:
        update = "UPDATE runs SET name = ?, machine = ? WHERE number < 3"
        store.connection.execute(update, ("a\x1b[31mb", "c\x07d"))
    for words in ([], ["show", "1"], ["compare", "1", "2"]):
        text = "\n".join(said(*words))
        assert "a?[31mb" in text
        assert text.replace("\n", "").isprintable()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows has one time zone for all")
@pytest.mark.parametrize(
    ("zone", "begin"), [("XXX-9", "2026-03-04 14:06"), ("XXX+6", "2026-03-03 23:06")]
)
def test_times_are_those_of_the_place(
    zone: str, begin: str, runs: list[int], said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list and a run show when it was started by the clock on the wall."""
    del runs
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert all(begin in line for line in said()[1:])
        assert said("show", "1")[2].startswith(f"started {begin} by tttmc ")
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_run_is_shown_with_where_it_was_played(runs: list[int], said: Said) -> None:
    """Name, progress, start, versions, machine and command come before the results."""
    del runs
    with Store() as store:
        info = store.info(1)
    place = f"{info.stream}, Python {info.python}, {info.machine}"
    lines = said("show", "1")
    assert lines[:6] == [
        "Half a sweep",
        "run 1: 2 of 4 games, 3×3, seed 7, 1 thread, 1.5 s",
        f"started {started()} by tttmc {info.version}, {place}",
        f"repeat: {SWEEP.command}",
        "",
        "mc:current=1,other=2 against random, its side: x",
    ]  # fmt: skip
    assert lines[7].split()[:4] == ["5", "2", "50", "%"]


def test_games_that_can_not_be_read_are_told(
    runs: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    """The number of unreadable games goes to the error stream."""
    del runs
    with Store() as store:
        store.connection.execute("UPDATE games SET ending = 'x' WHERE run = 2 AND number > 1")
    for as_json in ([], ["--json"]):
        assert main(["results", "show", "2", *as_json]) == 0
        assert capsys.readouterr().err == "2 unreadable games not counted.\n"
    assert main(["results", "show", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_two_runs_are_compared_side_by_side(runs: list[int], said: Said) -> None:
    """Each run has its name, and each row both values, the difference and its interval."""
    del runs
    assert [line.replace("−", "-") for line in said("compare", "1", "2")] == [
        "1: Half a sweep",
        f"2: {SWEEP.title}",
        "",
        "           run 1  run 2  difference            95 %",
        "5  X wins   50 %  100 %       +50.0  -13.6 to +90.5",
        "5  ties      0 %    0 %        +0.0  -65.8 to +49.0",
        "5  O wins   50 %    0 %       -50.0  -90.5 to +13.6",
    ]
    turned = [squeezed(line).replace("−", "-") for line in said("compare", "2", "1")]
    assert turned == [
        f"2: {SWEEP.title}",
        "1: Half a sweep",
        "",
        "  run 2  run 1  difference  95 %",
        "5  X wins  100 %  50 %  -50.0  -90.5 to +13.6",
        "5  ties  0 %  0 %  +0.0  -49.0 to +65.8",
        "5  O wins  0 %  50 %  +50.0  -13.6 to +90.5",
    ]
    document = json.loads("".join(said("compare", "2", "1", "--json")))
    assert [row["values"] for row in document["rows"]] == [[1.0, 0.5], [0.0, 0.0], [0.0, 0.5]]
    same = said("compare", "2", "2")
    assert same[2:5] == [
        "",
        "Both runs play the same games: they have the same settings and seed.",
        "",
    ]


def test_each_change_says_what_was_done(runs: list[int], said: Said, tmp_path: Path) -> None:
    """Names, files and runs are those that were given."""
    del runs
    assert said("rename", "2", " New name ") == ["run 2 is now New name"]
    for name in ("a.CSV", "a.Json"):
        file = str(tmp_path / name)
        assert said("export", "2", file) == [f"written to {file}"]
    head, row = (tmp_path / "a.CSV").read_text("utf-8").splitlines()
    assert (head[:18], row[:6]) == ("trials,games,x_win", "5,4,4,")
    assert json.loads((tmp_path / "a.Json").read_text("utf-8"))["name"] == "New name"
    for name in ("none/a.csv", "none/a.json", "none/a.png", "none/a.svg"):
        reason = f"can't write {name}: the folder none doesn't exist"
        assert said("export", "2", name, code=2) == [f"tttmc results: {reason}"]
    games = str(tmp_path / "games.csv")
    assert said("export-games", "2", games) == [f"written to {games}"]
    assert len(Path(games).read_text("utf-8").splitlines()) == 5
    assert json.loads("".join(said("delete", "3", "2", "--json"))) == {"runs": [3, 2]}
    assert json.loads("".join(said("restore", "3", "--json"))) == {"runs": [3]}
    assert said("erase", "2") == ["erased"]
    assert said("export", "1", code=2) == ["tttmc results: export takes a run and a file"]
    assert said("compare", "1", code=2) == ["tttmc results: compare takes 2 runs, not 1"]
    assert said("show", "1", "3", code=2) == ["tttmc results: show takes 1 run, not 2"]


def test_erased_runs_give_back_their_space(runs: list[int], said: Said, home: Path) -> None:
    """The file shrinks when runs are erased, not yet when they are deleted."""
    del runs
    with Store() as store:
        long = store.begin(replace(SWEEP, games_each=3000), "1 thread")
        store.add(long, [ended(number, 0, "x") for number in range(3000)], 9.0)
    file = home / "results.sqlite"
    full = file.stat().st_size
    assert said("delete", str(long)) == [f"deleted; to restore: tttmc results restore {long}"]
    assert file.stat().st_size >= full
    assert said("erase", str(long)) == ["erased"]
    assert file.stat().st_size < full / 2
    assert [line.split()[0] for line in said()[1:]] == ["3", "2", "1"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        *(("resme", "resume"), ("exprt", "export"), ("export-game", "export-games")),
        *(("List", "list"), ("colums", "columns")),
    ],
)
def test_a_mistyped_action_is_recognised(word: str, meant: str, said: Said, home: Path) -> None:
    """The error names the action that was meant, and no file is made."""
    error = f"tttmc results: {word!r} is not an action: did you mean {meant}?"
    assert said(word, "1", code=2) == [error]
    assert not home.exists()


def test_a_study_is_not_resumed(said: Said, capsys: pytest.CaptureFixture[str]) -> None:
    """The error names the run and its kind."""
    assert main(["limits", "mc", "--json"]) == 0
    capsys.readouterr()
    expected = "tttmc results: run 1 is a limits, which can't be resumed"
    assert said("resume", "1", code=2) == [expected]


@pytest.mark.parametrize("option", ["--json", "--quiet", "--verbose"])
def test_options_of_a_resumed_run_are_passed_on(
    option: str, runs: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command that plays such runs is called with the run's number and the options."""
    del runs
    called: list[argparse.Namespace] = []

    def recorded(args: argparse.Namespace) -> int:
        called.append(args)
        return 7

    monkeypatch.setattr(sweep, "run", recorded)
    assert main(["results", "resume", "1", option]) == 7
    (args,) = called
    assert (args.prog, args.resume) == ("tttmc sweep", "1")
    names = ("json", "quiet", "verbose")
    assert [name for name in names if getattr(args, name)] == [option.removeprefix("--")]


@pytest.mark.parametrize("options", [[], ["--quiet"]])
def test_why_a_run_is_not_resumed_is_said(options: list[str], runs: list[int], said: Said) -> None:
    """The error is printed with --quiet too."""
    del runs
    told = "tttmc results: run 2 is finished: tttmc results show 2 shows it"
    assert said("resume", "2", *options, code=2) == [told]


def test_several_runs_are_erased_at_once(runs: list[int], said: Said) -> None:
    """One command erases all the deleted runs that it names."""
    del runs
    said("delete", "1", "2")
    assert said("erase", "2", "1") == ["erased"]
    assert [line.split()[0] for line in said()[1:]] == ["3"]
    gone = "tttmc results: run 1 doesn't exist: tttmc results lists the runs"
    assert said("restore", "1", code=2) == [gone]
