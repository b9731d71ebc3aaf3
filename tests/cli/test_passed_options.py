"""Options: each one reaches what it is for, and each recipe's words make the same recipe again."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tttmc_app import engine
from tttmc_app.cli import lab, main, sweep
from tttmc_app.cli.main import make_parser
from tttmc_app.cli.parser import position_of, rules_of, seed_of, warn_of_players, whole_number
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.course.fence import missing_parts
from tttmc_app.experiments.benchmark import CASES, QUICK_CASES, Row
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.recipe import AnyStudy
from tttmc_app.experiments.training import Training
from tttmc_app.players import default_spec, parse_spec, player_kinds
from tttmc_app.players.mistakes import Blame

BOARD = Position.parse("XO./.X./..O", Rules(reverse=True))
CONVERGENCE = ConvergenceStudy(BOARD, parse_spec("mc:other=3"), (50, 5), 40, 7)
TRAINING = Training(
    Path("/a/book"), 9, Rules(4, 3), 7, parse_spec("mc:trials=3"), None, Blame.CHAIN, symmetry=True
)
STUDIES: tuple[AnyStudy, ...] = (
    CONVERGENCE,
    replace(CONVERGENCE, position=Position.parse("X../.../...", Rules(), "X")),
    replace(CONVERGENCE, player=parse_spec("forward:tie=0")),
    replace(CONVERGENCE, runs=41),
    TRAINING,
    replace(TRAINING, side=Mark.O),
    replace(TRAINING, side=Mark.X),
    replace(TRAINING, blame=Blame.LAST),
    replace(TRAINING, symmetry=False),
    replace(TRAINING, opponent=parse_spec("perfect")),
    replace(TRAINING, rules=Rules(3, reverse=True), seed=8, games=10),
    LimitsStudy(parse_spec("mc:current=1,other=0.5"), Rules(4, 3, reverse=True)),
    LimitsStudy(parse_spec("forward:tie=0"), Rules()),
)


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: " ".join(study.words()))
def test_the_words_of_a_study_make_it_again(
    study: AnyStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each setting of a study is an option of its command."""
    made: list[object] = []

    def run_study(_args: object, recipe: object, *_: object) -> lab.StudiedRun[Any]:
        made.append(recipe)
        return lab.StudiedRun(None, 1.0, 0, 7)

    monkeypatch.setattr(f"tttmc_app.cli.{study.kind}.run_study", run_study)
    assert main(study.words()) == 7
    limits = isinstance(study, LimitsStudy)
    (recipe,) = made
    assert recipe == (LimitsStudy.from_settings({**study.settings()}) if limits else study)


def test_a_textbook_is_saved_with_its_whole_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A textbook in the current folder is found again from any other one."""
    monkeypatch.chdir(tmp_path)
    assert main(["train", "--textbook", "book", "--games", "1", "--json"]) == 0
    from tttmc_app.experiments.store import Store

    with Store() as store:
        assert store.info(1).settings["textbook"] == str(tmp_path / "book")


@pytest.mark.parametrize(
    ("trials", "read"), [("10,", (10,)), (" 1k , 5", (1000, 5)), ("10,,20", (10, 20))]
)
def test_a_list_of_trials_may_have_gaps(trials: str, read: tuple[int, ...]) -> None:
    """Numbers of trials are read as counts; empty parts don't count."""
    args = make_parser().parse_args(["converge", "X../.../...", "--trials", trials])
    assert tuple(args.trials) == read


# Lab -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "description"),
    [
        (["--workers", "1"], "1 thread"),
        (["--workers", "2"], "2 processes"),
        (["--workers", "7"], "7 processes"),
        (["--dask", "tcp://a:1"], "Dask at tcp://a:1"),
        ([], ""),
    ],
)
def test_workers_are_what_was_asked_for(options: list[str], description: str) -> None:
    """One worker is a thread, several are processes, and a cluster has its address."""
    from tttmc_app.child_process import usable_cores

    args = make_parser().parse_args(["sweep", *options])
    made = lab._executor(args)  # pyright: ignore[reportPrivateUsage]  # it starts nothing yet
    if description:
        assert made.description == description
    else:
        one = usable_cores() == 1
        assert isinstance(made, ThreadExecutor if one else ProcessExecutor)
        assert made.workers == usable_cores()


@pytest.mark.parametrize("seconds", ["0.019", "60.1", "61", "x", "nan"])
def test_steps_of_an_animation_are_short(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A step takes from 0.02 to 60 seconds."""
    assert main(["export", "game.json", "--gif", "a.gif", "--seconds", seconds]) == 2
    assert f"{seconds!r} is not a time from 0.02 to 60 seconds" in capsys.readouterr().err


def test_spaces_around_a_parameter_do_not_matter() -> None:
    """The name and the values of what varies may have spaces around them."""
    plan = sweep.plan_of(args_of("sweep", "--vary", " other = 1 , 2.5"))
    assert (plan.parameter, plan.values) == ("other", (1.0, 2.5))


def test_an_unsaved_study_has_no_number() -> None:
    """The run is null in JSON if it can't be saved."""
    made: lab.StudiedRun[Any] = lab.StudiedRun(None, 1.5, 0, 0)
    assert made.as_json() == {"seconds": 1.5, "run": None}
    assert replace(made, run=3).as_json() == {"seconds": 1.5, "run": 3}


@pytest.mark.parametrize(
    "words",
    [
        ["sweep", "--trials", "1", "--games", "1", "--workers", "1"],
        ["match", "random", "random", "--games", "1"],
        ["tournament", "random", "mc:trials=1", "--games", "1", "--workers", "1"],
        ["limits", "mc"],
        ["converge", "XO./OX./...", "--trials", "1", "--runs", "1"],
        ["train", "--textbook", "book", "--games", "1"],
    ],
    ids=lambda words: words[0],
)
def test_every_run_writes_its_table(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """--csv alone saves the run, and writes the table that `results export` writes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tttmc_app.child_process.usable_cores", lambda: 1)
    assert main([*words, "--csv", "a.csv"]) == 0
    assert main(["results", "export", "1", "b.csv"]) == 0
    assert Path("a.csv").read_text("utf-8") == Path("b.csv").read_text("utf-8")
    assert len(Path("a.csv").read_text("utf-8").splitlines()) > 1


# Rules, seeds and numbers --------------------------------------------------------------------


def args_of(*words: str) -> argparse.Namespace:
    """Return the parsed arguments."""
    return make_parser().parse_args([*words])


def test_rules_come_from_the_options() -> None:
    """Size, line length and the reverse rule are read, with the board's size as a default."""
    words = ("--size", "5", "--line", "4", "--reverse")
    assert rules_of(args_of("play", *words)) == Rules(5, 4, reverse=True)
    assert rules_of(args_of("play")) == Rules(3)
    assert rules_of(args_of("play"), 6) == Rules(6)
    four = args_of("analyse", "X.../..../..../....", "--line", "3", "--reverse")
    assert position_of(four) == Position.parse("X.../..../..../....", Rules(4, 3, reverse=True))
    for side in Mark:
        board = args_of("analyse", "XO./.../...", "--to-move", side.value)
        assert position_of(board).to_move is side
    assert position_of(args_of("analyse", "XO./.../...")).to_move is Mark.X
    assert position_of(args_of("analyse", "XO./X../...")).to_move is Mark.O


def test_players_are_warned_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Plug-ins that a player hides and gaps in the sandbox of students' files are told once."""
    asked: list[str] = []

    def problems(name: str) -> list[str]:
        asked.append(name)
        return [f"{name} is hidden"]

    module = sys.modules["tttmc_app.players.plugins"]  # its package has a function of this name
    monkeypatch.setattr(module, "plugin_problems", problems)
    monkeypatch.setattr("tttmc_app.course.fence.expected_parts", lambda: ())
    warn_of_players([parse_spec("random"), parse_spec("mc"), parse_spec("random")])
    hidden = ["tttmc: the plug-in mc is hidden", "tttmc: the plug-in random is hidden"]
    assert capsys.readouterr().err.splitlines() == hidden
    assert asked == ["mc", "random"]
    warn_of_players([parse_spec("course:a.py")])
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "tttmc: the plug-in course is hidden"
    assert lines[1:] == ([f"tttmc: {missing_parts(())}."] if missing_parts(()) else [])


def test_options_keep_the_order_in_which_they_were_added() -> None:
    """Options that are added late are in the help in the order of the program."""
    names = [
        action.option_strings[-1]
        for action in make_parser().commands()["grade"].arguments()
        if action.option_strings
    ]
    assert names.index("--html") < names.index("--column") < names.index("--games")


def test_the_help_describes_every_player(capsys: pytest.CaptureFixture[str]) -> None:
    """Each player is in it with its settings and its description, however often it is read."""
    assert main(["match", "--help"]) == 0
    shown = capsys.readouterr().out
    text = " ".join(shown.split())
    for kind in player_kinds():
        assert default_spec(kind.name).text in text
        assert str(kind.description) in text
    parser = make_parser().commands()["match"]
    assert parser.arguments()  # with those that are added late
    assert [parser.format_help() for _ in range(2)] == [shown, shown]


def test_seeds_are_given_or_drawn() -> None:
    """A given seed is taken, and drawn ones differ and are short."""
    assert seed_of(args_of("play", "--seed", "12345678901")) == 12345678901
    drawn = {seed_of(args_of("play")) for _ in range(5)}
    assert len(drawn) == 5
    assert all(0 <= seed < 2**32 for seed in drawn)


def test_numbers_have_at_most_twenty_digits() -> None:
    """The longest numbers are read; longer ones are refused without repeating them."""
    assert whole_number("9" * 20) == 10**20 - 1
    assert whole_number("-" + "9" * 20) == 1 - 10**20
    for text in ("1" + "0" * 20, "-1" + "0" * 20):
        with pytest.raises(argparse.ArgumentTypeError, match="… is far out of range"):
            whole_number(text)


# Other commands ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seed", "5"], (CASES, 5, 5, 0.1)),
        (["--quick", "--seed", "6"], (QUICK_CASES, 6, 3, 0.01)),
    ],
)
def test_a_benchmark_has_its_cases_and_turns(
    words: list[str],
    expected: tuple[object, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """--quick measures few boards with short turns; an interruption keeps what is measured."""
    called: list[tuple[object, ...]] = []
    row = Row("3×3", 3, "fast", 1234567.8, True, 12.34)
    slow = Row("3×3", 3, "course", 100.0, False, 1.0)
    wide = Row("9×9 after 4 moves", 5, "fast", 99.5, False, 0.04)

    def benchmark(*arguments: object) -> Iterator[list[Row]]:
        called.append(arguments)
        yield [row, slow]
        yield [wide]
        raise KeyboardInterrupt

    shown: list[tuple[int, int | None]] = []

    def show(_bar: object, done: int, total: int | None) -> None:
        shown.append((done, total))

    monkeypatch.setattr("tttmc_app.experiments.benchmark.benchmark", benchmark)
    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show", show)
    monkeypatch.setattr(engine, "MISSING", ("no kernel", "no search"))
    assert main(["bench", *words]) == 130
    assert called == [expected]
    count = len(QUICK_CASES if "--quick" in words else CASES)
    assert shown == [(1, count), (2, count)]
    assert capsys.readouterr().out.splitlines() == [
        f"random games are played by: {engine.backend}",
        "no kernel",
        "no search",
        "",
        "3×3, 3 in a row",
        "  fast               1,234,568 trials/s            12.3 × course-style  equivalent",
        "  course                   100 trials/s             1.0 × course-style",
        "",
        "9×9 after 4 moves, 5 in a row",
        "  fast                     100 trials/s             0.0 × course-style",
    ]
    assert main(["bench", *words, "--json"]) == 130
    keys = ("board", "line", "backend", "trials_per_second", "equivalent", "ratio_to_python")
    assert json.loads(capsys.readouterr().out) == [
        dict(zip(keys, values, strict=True))
        for values in (
            ("3×3", 3, "fast", 1234567.8, True, 12.34),
            ("3×3", 3, "course", 100.0, False, 1.0),
            ("9×9 after 4 moves", 5, "fast", 99.5, False, 0.04),
        )
    ]


def test_an_engine_has_its_player_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's player and seed are the options'."""
    served: list[tuple[object, ...]] = []

    def serve(*arguments: object) -> None:
        served.append(arguments)

    monkeypatch.setattr("tttmc_app.cli.gomocup_engine.serve", serve)
    assert main(["engine"]) == 0
    assert main(["engine", "--player", "mc:trials=5", "--seed", "9"]) == 0
    assert served == [
        (parse_spec("tree:simulations=1000000"), 1),
        (parse_spec("mc:trials=5"), 9),
    ]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--png", "a.png"], ("a.png", None, False, 1.0, "light", "scores", 480)),
        (["--svg", "a.svg", "--sheet"], ("a.svg", None, True, 1.0, "light", "scores", 480)),
        (["--png", "a.png", "--move", "2"], ("a.png", 2, False, 1.0, "light", "scores", 480)),
        (
            ["--gif", "a.gif", "--seconds", "0.02", "--theme", "dark"],
            ("a.gif", None, False, 0.02, "dark", "scores", 480),
        ),
        (
            ["--gif", "a.gif", "--seconds", "60", "--theme", "contrast"],
            ("a.gif", None, False, 60.0, "high contrast", "scores", 480),
        ),
        *(
            (["--png", "a.png", "--scores", given], ("a.png", None, False, 1.0, "light", key, 480))
            for given, key in (("on", "scores"), ("errors", "errors"), ("colours", "colours"),
                               ("off", "off"))
        ),
        (["--png", "a.png", "--width", "300"], ("a.png", None, False, 1.0, "light", "scores", 300)),
    ],
    ids=lambda value: " ".join(map(str, value)),
)  # fmt: skip
def test_an_export_has_every_option(
    words: list[str],
    expected: tuple[object, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: object,
) -> None:
    """File, move, sheet, seconds, theme, overlay and width are those of the options."""
    from tttmc_app.gui.files.pictures import ExportProgress, PictureRequest

    monkeypatch.chdir(tmp_path)
    machines = ["--x", "random", "--o", "random", "--seed", "1"]
    assert main(["play", *machines, "--json", "--save", "game.json"]) == 0
    capsys.readouterr()
    requests: list[PictureRequest] = []

    def exported(request: PictureRequest) -> Iterator[ExportProgress]:
        requests.append(request)
        yield ExportProgress(share=1.0, width=12, height=34, frames=5, bytes=6789)

    monkeypatch.setattr("tttmc_app.gui.files.pictures.export_game", exported)
    assert main(["export", "game.json", *words]) == 0
    assert capsys.readouterr().out == f"{words[1]}: 5 frames of 12 × 34 pixels, 6,789 bytes\n"
    (request,) = requests
    style = request.style
    assert (
        str(request.path),
        request.move,
        request.sheet,
        request.seconds,
        style.theme.name.value,
        style.overlay.key,
        style.width,
    ) == expected
    assert request.record.seed == 1
