"""Calculations, training and reviews that are interrupted: exit codes, results and files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.analysis.test_review import played
from tests.experiments import test_convergence_study as convergence
from tests.experiments.invented import ended
from tttmc_app.analysis import refutation, review
from tttmc_app.analysis.review import MoveReview
from tttmc_app.cli import main
from tttmc_app.core import Position, Rules
from tttmc_app.core.record_json import record_to_json
from tttmc_app.experiments import running
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.executors import Executor
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import Limits
from tttmc_app.experiments.recipe import AnyPlan, Finding
from tttmc_app.experiments.running import AnyProgress, Progress
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

BEGUN = replace(convergence.FOUND, points=(), exact=None, exact_losing=None, note="")
TRAINED = TrainingScore(60, 12, 9, (7, 5), 61.0, 30)
COMMANDS: dict[str, tuple[type[object], list[str]]] = {
    "converge": (ConvergenceStudy, ["converge", "XO./.X./..O", "--reverse"]),
    "limits": (LimitsStudy, ["limits", "mc", "--size", "2"]),
    "train": (Training, ["train", "--textbook", "book", "--games", "100"]),
}


@cache
def limits() -> tuple[Limits, ...]:
    """Return the findings of a short calculation: its progress, and then its results."""
    return tuple(LimitsStudy(parse_spec("mc"), Rules(2)).find())


def findings(name: str) -> tuple[Finding, ...]:
    """Return what a study finds: first nothing yet, then some results."""
    if name == "limits":
        return limits()[0], limits()[-1]
    return (BEGUN, convergence.FOUND) if name == "converge" else (TrainingScore(), TRAINED)


def find(
    monkeypatch: pytest.MonkeyPatch, name: str, found: Sequence[Finding], *, interrupted: bool
) -> list[str]:
    """Let a study find this and then be interrupted; return the command's words."""
    study, words = COMMANDS[name]

    def finds(_study: object) -> Iterator[Finding]:
        yield from found
        if interrupted:
            raise KeyboardInterrupt

    monkeypatch.setattr(study, "find", finds)
    return words


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("interrupted", [False, True])
def test_results_are_printed_and_written_once_there_are_some(
    name: str,
    as_json: bool,
    interrupted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Interrupted results are results, except those of limits, which come all at the end."""
    monkeypatch.chdir(tmp_path)
    words = find(monkeypatch, name, findings(name), interrupted=interrupted)
    words = [*words, "--csv", "a.csv", *["--json"] * as_json]
    assert main(words) == (130 if interrupted else 0)
    out, err = capsys.readouterr()
    assert err == ""
    assert Path("a.csv").is_file()
    with Store() as store:
        (info,) = store.runs()
    assert info.kind == name
    if name == "limits" and interrupted:
        assert out == ""
    elif as_json:
        document = json.loads(out)
        known = json.loads(json.dumps(findings(name)[-1].as_json()))
        assert document | {"seconds": 0} == known | {"run": 1, "seconds": 0}
        assert 0 <= document["seconds"] < 100
    else:
        assert {"converge": "40 runs", "limits": "positions", "train": "12"}[name] in out


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("count", [0, 1])
def test_nothing_is_saved_before_there_are_results(
    name: str,
    as_json: bool,
    count: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without results there is neither a run nor a file, and only training says how far it is."""
    monkeypatch.chdir(tmp_path)
    words = find(monkeypatch, name, findings(name)[:count], interrupted=True)
    assert main([*words, "--csv", "a.csv", *["--json"] * as_json]) == 130
    out, err = capsys.readouterr()
    assert err == ""
    assert not Path("a.csv").exists()
    with Store() as store:
        assert store.runs() == []
    if name == "limits" or (name == "converge" and not count):
        assert out == ""
    elif as_json:
        assert json.loads(out)["run"] is None
    else:
        assert out.startswith({"converge": "3×3, reverse", "train": "0 of 100 games"}[name])


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("interrupted", [False, True])
def test_a_run_that_can_not_be_saved_is_told_in_any_case(
    name: str,
    interrupted: bool,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The reason is told after an interruption, too, and the results are printed and written."""
    monkeypatch.chdir(tmp_path)
    home.mkdir()
    (home / "results.sqlite").write_text("no store")
    words = find(monkeypatch, name, findings(name), interrupted=interrupted)
    assert main([*words, "--json", "--csv", "a.csv"]) == (130 if interrupted else 0)
    out, err = capsys.readouterr()
    assert err.startswith("the run isn't saved: ")
    assert Path("a.csv").is_file()
    if name == "limits" and interrupted:
        assert out == ""
    else:
        assert json.loads(out)["run"] is None


def interrupt() -> Iterator[AnyProgress]:
    """Interrupt before anything is yielded."""
    raise KeyboardInterrupt


PLAYED = {
    "match": "match random random --both --games 6",
    "sweep": "sweep --trials 1,2 --games 3",
    "tournament": "tournament random mc:trials=1 mc:trials=2 --games 2",
}
"""Runs of six games."""


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("as_json", [False, True])
def test_games_so_far_are_results(
    name: str,
    as_json: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """After an interruption the games so far are printed and written; the rest can be played."""
    monkeypatch.chdir(tmp_path)
    closed: list[str] = []

    def some(
        plan: AnyPlan, executor: Executor, store: Store, resumed: None
    ) -> Iterator[AnyProgress]:
        assert (executor.workers, resumed) == (1, None)
        run = store.begin(plan, executor.description)
        store.add(run, [ended(0, 0, "x"), ended(1, 0, "o")], 1.5)
        try:
            yield Progress(run, plan, 2, 6, plan.summary(plan.scores([])), 1.5, None, "1 thread")
            raise KeyboardInterrupt
        finally:
            closed.append("closed")

    with monkeypatch.context() as patched:
        patched.setattr(running, "run", some)
        words = [*PLAYED[name].split(), "--workers", "1", "--csv", "a.csv", *["--json"] * as_json]
        assert main(words) == 130
    out, err = capsys.readouterr()
    assert (err, closed) == ("", ["closed"])
    if as_json:
        document = json.loads(out)
        assert (document["run"], document["done"], document["wanted"]) == (1, 2, 6)
    else:
        first = out.partition("\n")[0]
        assert first.startswith("run 1: 2 of 6 games, 3×3, seed 0, 1 thread, ")
        assert first.endswith("; --resume 1 continues it")
    part = Path("a.csv").read_text(encoding="utf-8")
    assert main([name, "--resume", "1", "--workers", "1", "--csv", "a.csv"]) == 0
    out, err = capsys.readouterr()
    assert err == "continuing run 1: 2 of 6 games are finished\n"
    assert out.startswith("run 1: 6 games, ")
    assert Path("a.csv").read_text(encoding="utf-8") != part


def test_the_bar_has_the_pace_since_the_command_began(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games that were finished before a run was resumed don't make it faster."""
    steps = ((2, 100.0, None), (2, 101.0, None), (3, 102.0, 6.0), (6, 104.0, 0.0))
    shown: list[tuple[int, int, str]] = []

    def some(plan: AnyPlan, executor: Executor, store: Store, _: None) -> Iterator[AnyProgress]:
        run = store.begin(plan, executor.description)
        for done, seconds, left in steps:
            summary = plan.summary(plan.scores([]))
            yield Progress(run, plan, done, 6, summary, seconds, left, "1 thread")

    def show(_bar: object, done: int, total: int, note: str) -> None:
        shown.append((done, total, note))

    monkeypatch.setattr(running, "run", some)
    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show", show)
    assert main([*PLAYED["sweep"].split(), "--workers", "1"]) == 0
    capsys.readouterr()
    assert shown == [
        (2, 6, ""),
        (2, 6, ""),
        (3, 6, "  0.5 games/s  6 s left"),
        (6, 6, "  1.0 games/s  1 s left"),
    ]


def test_an_interruption_before_the_first_game_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is printed or written."""

    def none(*_: object) -> Iterator[AnyProgress]:
        yield from interrupt()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "run", none)
    assert main([*PLAYED["sweep"].split(), "--workers", "1", "--csv", "a.csv"]) == 130
    assert capsys.readouterr() == ("", "")
    assert not Path("a.csv").exists()


def test_the_bar_of_training_counts_losses_and_mistakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games of all games, and what the learner lost and knows so far, are shown."""
    monkeypatch.chdir(tmp_path)
    shown: list[tuple[int, int, str]] = []

    def show(_bar: object, done: int, total: int, note: str) -> None:
        shown.append((done, total, note))

    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show", show)
    found = (TrainingScore(), TRAINED, replace(TRAINED, losses=1234, mistakes=5678))
    assert main(find(monkeypatch, "train", found, interrupted=False)) == 0
    capsys.readouterr()
    assert shown == [
        (0, 100, "  0 losses, 0 mistakes known"),
        (60, 100, "  12 losses, 9 mistakes known"),
        (60, 100, "  1,234 losses, 5,678 mistakes known"),
    ]


@pytest.mark.parametrize("steps", [1, 3, 6])
def test_an_interrupted_review_has_the_moves_so_far(
    steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A move that is reviewed counts, even if its progress isn't shown any more."""
    path = tmp_path / "game.json"
    path.write_text(record_to_json(played("a1 a2 b2 a3 c3")), encoding="utf-8")
    shown: list[float] = []

    def show(_bar: object, share: float) -> None:
        shown.append(share)
        if len(shown) == steps:
            raise KeyboardInterrupt

    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show_share", show)
    assert main(["review", str(path), "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert [move["number"] for move in found["moves"]] == [0, 1, 2, 3, 4][6 - steps :]
    assert found["complete"] is (steps == 6)
    assert shown == pytest.approx([step / 5 for step in range(steps)])


def test_an_interrupted_review_keeps_the_lines_found_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The moves are all there, and the refutations of the first mistakes, in text and JSON."""
    path = tmp_path / "game.json"
    path.write_text(record_to_json(played("a1 b1 c1")), encoding="utf-8")
    *_, last = (step for step in review.review(played("a1 b1 c1")) if step is not None)
    first, second = (move.number for move in last.review.mistakes())
    find_refutation = refutation.refutation

    def interrupt(position: Position, move: MoveReview) -> object:
        if move.number == second:
            raise KeyboardInterrupt
        return find_refutation(position, move)

    monkeypatch.setattr(refutation, "refutation", interrupt)
    assert main(["review", str(path), "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert found["complete"] is True
    refuted = {move["number"] for move in found["moves"] if move["refutation"] is not None}
    assert refuted == {first}
    assert main(["review", str(path)]) == 130
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if " mistake " in line]
    assert [bool(row[lines[2].index("then") :]) for row in rows] == [True, False]
