"""What the lab's commands tell while they run, and what they check before they do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.experiments.invented import ended
from tttmc_app.cli import lab, main
from tttmc_app.cli.output import ProgressBar
from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import Progress
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

SWEEP = SweepPlan(parse_spec("mc"), "trials", (5,), parse_spec("random"), games_each=4, seed=7)


@pytest.fixture
def begun() -> int:
    """Save a sweep with half of its games, and return its number."""
    with Store() as store:
        number = store.begin(SWEEP, "1 thread")
        store.add(number, [ended(0, 0, "x"), ended(1, 0, "o")], 1.5)
        return number


def progress(done: int, seconds: float, left: float | None, plan: AnyPlan = SWEEP) -> object:
    """Return the progress of a run."""
    summary = plan.summary(plan.scores([]))
    return Progress(1, plan, done, 4, summary, seconds, left, "1 thread")


@pytest.mark.parametrize(
    ("start", "now", "text"),
    [
        ((0, 0.0, None), (0, 1.0, None), ""),
        ((0, 0.0, None), (30, 2.0, 61.4), "  15 games/s  61 s left"),
        ((100, 50.0, None), (104, 52.0, 3.2), "  2.0 games/s  3 s left"),
        ((100, 50.0, None), (100, 52.0, 3.2), ""),
        ((0, 0.0, None), (5000, 1.0, 0.2), "  5,000 games/s  1 s left"),
        ((0, 0.0, None), (99, 10.0, 5.0), "  9.9 games/s  5 s left"),
        ((0, 0.0, None), (100, 10.0, 5.0), "  10 games/s  5 s left"),
    ],
)
def test_the_pace_is_that_of_this_session(
    start: tuple[int, float, float | None], now: tuple[int, float, float | None], text: str
) -> None:
    """Games per second are those since the start; slow rates have a decimal."""
    found = lab._pace_text(progress(*start), progress(*now))  # type: ignore[arg-type]  # pyright: ignore[reportPrivateUsage, reportArgumentType]  # a line of its own
    assert found == text


def test_notes_and_save_errors_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    """A replaced worker and a run that isn't saved are told on the error stream."""
    noted = replace(progress(4, 1.0, 0.0), note=Text("a worker was replaced"))  # type: ignore[type-var]  # it is a dataclass

    def run(*_: object) -> object:
        with Store() as store:
            store.begin(SWEEP, "1 thread")
        yield noted

    with monkeypatch.context() as patched:
        patched.setattr("tttmc_app.experiments.running.run", run)
        assert main(["sweep", "--trials", "5", "--games", "4", "--workers", "1"]) == 0
    assert capsys.readouterr().err == "a worker was replaced\n"
    (home / "results.sqlite").write_text("no store")
    assert main(["limits", "mc", "--size", "2"]) == 0
    assert capsys.readouterr().err.startswith("the run isn't saved: ")


def test_only_what_is_left_is_estimated(
    begun: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The time of a resumed run is that of its remaining games, with its workers."""
    called: list[tuple[object, ...]] = []

    def print_run_time(*arguments: object) -> None:
        called.append(arguments)

    def alone(_address: str) -> ThreadExecutor:
        return ThreadExecutor(1)

    monkeypatch.setattr(lab, "print_run_time", print_run_time)
    assert main(["sweep", "--resume", str(begun), "--workers", "1"]) == 0
    assert called == [(SWEEP, 1, 2)]
    for option in ("--json", "--quiet"):
        assert main(["sweep", "--trials", "5", "--games", "1", "--workers", "1", option]) == 0
    # Nobody knows how fast a cluster is.
    monkeypatch.setattr("tttmc_app.experiments.cluster.DaskExecutor", alone)
    assert main(["sweep", "--trials", "5", "--games", "1", "--dask", "tcp://192.0.2.7:1"]) == 0
    assert len(called) == 1
    capsys.readouterr()


def test_an_interrupted_study_writes_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C during a training keeps its table; unfinished limits have none."""
    monkeypatch.chdir(tmp_path)
    shown: list[int] = []

    def show(_bar: ProgressBar, done: int, _total: int, _note: str = "") -> None:
        shown.append(done)
        if len(shown) > 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(ProgressBar, "show", show)
        words = ["train", "--textbook", "book", "--games", "100000", "--csv", "a.csv"]
        assert main(words) == 130
    assert Path("a.csv").exists()
    assert "of 100,000 games against random" in capsys.readouterr().out

    def interrupt(_bar: ProgressBar, _share: float, _note: str = "") -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ProgressBar, "show_share", interrupt)
    assert main(["limits", "mc", "--csv", "b.csv"]) == 130
    assert not Path("b.csv").exists()
    assert capsys.readouterr().out == ""


def test_a_wrong_ending_is_refused_before_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    """The endings and folders of figures and tables are checked before a run is saved."""
    for read, good, bad, use in (
        (lab.figure_path, ("a.png", "a.SVG"), "a.jpg", "use .png or .svg"),
        (lab.table_path, ("a.csv", "a.CSV"), "a.txt", "use .csv"),
    ):
        with pytest.raises(TttmcError) as caught:
            read(str(tmp_path / bad))
        assert str(caught.value) == f"{bad} has the wrong suffix: {use}"
        with pytest.raises(TttmcError, match="nowhere doesn't exist"):
            read("nowhere/a.png")
        assert [read(str(tmp_path / name)) for name in good] == [tmp_path / name for name in good]
        assert read(None) is None
    for words in (["sweep", "--games", "1"], ["limits", "mc"]):
        for option, name in (("--csv", "table"), ("--figure", "chart.jpg")):
            assert main([*words, option, name]) == 2
            assert "has the wrong suffix: use ." in capsys.readouterr().err
    assert not (home / "results.sqlite").exists()
