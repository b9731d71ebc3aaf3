"""Studies: they are calculated, saved now and then, read again, and repeated by their commands."""

from __future__ import annotations

import json
import shlex
from collections.abc import Generator
from contextlib import closing, nullcontext
from functools import cache
from math import nan
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.cli import main
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.core.json_reader import read_json
from tttmc_app.experiments.convergence import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.running import AnyProgress, StudySaver, saved_findings
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

MC = parse_spec("mc:current=1,other=2")
CONVERGENCE = ConvergenceStudy(Position.parse("XO./.../...", Rules(3)), MC, (5, 10), 3, 5)
TRAINING = Training(Path("book"), games=9)
STUDIES: dict[str, AnyStudy] = {
    "limits": LimitsStudy(MC, Rules(2)),
    "converge": CONVERGENCE,
    "train": TRAINING,
}


def scores(*games: int) -> list[TrainingScore]:
    """Return results of a training after so many games."""
    return [TrainingScore(games=count) for count in games]


def listed() -> list[tuple[int, int, int]]:
    """Return the saved runs' numbers, how much of them is done, and their targets."""
    with Store() as store:
        return [(info.number, info.done, info.target) for info in store.runs()]


@pytest.mark.parametrize("study", [CONVERGENCE, STUDIES["limits"]], ids=lambda study: study.kind)
def test_a_study_is_read_again_and_repeated(
    study: AnyStudy, capsys: pytest.CaptureFixture[str]
) -> None:
    """The store has the same study and findings, and so has the run of the study's command."""
    *_, last = saved_findings(study, study.find)
    assert main(shlex.split(study.command)[1:]) == 0
    capsys.readouterr()
    with Store() as store:
        again, info = store.runs()
        assert (info.number, info.recipe, info.is_finished) == (last.run, study, True)
        assert (info.done, info.target, info.seed) == (last.done,) * 2 + (study.seed,)
        assert all((info.version, info.stream, info.python, info.machine, info.seconds))
        assert store.summary(info.number) == store.summary(again.number) == last.summary
        assert not info.is_resumable
        with refused(run=info.number):
            _ = info.plan


@pytest.mark.parametrize("fails", [False, True])
def test_a_broken_off_study_keeps_its_part(fails: bool) -> None:
    """The work ends before the last results are saved and told, whatever ends it."""
    told, seen = list[AnyProgress](), list[object]()

    def work() -> Generator[TrainingScore | None]:
        try:
            yield None  # as a child process may
            yield from scores(1, 2)
            raise TttmcError("the disk is gone")
        finally:
            seen.append(listed())

    with closing(saved_findings(TRAINING, work, told.append)) as steps:
        found = [next(steps), next(steps)]
        assert ([step.summary for step in found], found[1].run, seen) == (scores(1, 2), 0, [])
        with refused() if fails else nullcontext():
            list(steps) if fails else steps.close()
    assert seen == [[]]
    assert [(end.summary, end.run, str(end.note)) for end in told] == [(*scores(2), 1, "")]
    assert listed() == [(1, 2, 9)]


def test_a_study_is_saved_with_its_results_or_not_at_all() -> None:
    """Without any, or if the program is killed while they are saved, no run is created."""
    assert list(saved_findings(TRAINING, lambda: iter([None]))) == []
    with closing(saved_findings(STUDIES["limits"], STUDIES["limits"].find)) as findings:
        assert next(findings).done == 0
    saver = StudySaver(TRAINING)
    saver.take(TrainingScore(games=1, seconds=nan))
    with pytest.raises(ValueError, match="JSON"):
        saver.write()
    assert listed() == []


def test_a_running_study_is_saved_every_two_seconds(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failure the next try comes later, and one at the end in any case."""
    now, path, kept = [1000.0], home / FILE_NAME, home / "kept"
    monkeypatch.setattr("tttmc_app.experiments.running.perf_counter", lambda: now[0])
    saved: list[tuple[int, bool]] = []
    saver = StudySaver(TRAINING)
    with saver.lock:
        for at in (0, 7, 8, 15, 18, 25, 26, 36, 48, 112, 118):  # quarters of a second
            now[0] = 1000 + at / 4
            if at == 36:  # the file is replaced by another one, and comes back
                path.rename(kept)
                path.write_text("no store")
            saver.take(*scores(at))
            if at == 36:
                assert path.read_text() == "no store"
                kept.replace(path)
            saved.append((sum(done for _, done, _ in listed()), bool(saver.save_error)))
        saver.take(*scores(126))
        saver.write()
    assert saved == [
        *((0, False), (0, False), (8, False), (8, False), (18, False), (18, False), (26, False)),
        *((26, True), (26, True), (26, True), (118, False)),
    ]
    assert listed() == [(saver.run, 126, 126)]


def test_a_study_in_progress_is_not_erased(home: Path) -> None:
    """Its run is locked from its first save until the study ends; new results replace others."""
    with Store() as store:
        saver = StudySaver(TRAINING)
        with saver.lock:
            for games in (0, 1, 2):
                saver.take(*scores(games))
                saver.write()
                assert saver.run == min(games, 1)
            store.delete([1])
            with refused(run=1):
                store.erase([1])
        assert not list(home.glob("*.run-*"))
        assert store.summary(1) == TrainingScore(games=2, share=2 / 9)
        store.erase([1])
        assert store.connection.execute("SELECT count(*) FROM findings").fetchone() == (0,)


# Damaged results -------------------------------------------------------------------------------

DAMAGE = """
limits position_count -1 | 9007199254740993 | "7"
limits opening null
limits opening.scores [[1,2]] | [[1,2],[3]] | {"1": [1, 2], "2": [3, 4]}
limits opening.scores.1.0 "high" | true | NaN
limits opening.results.0 ["win"]
limits opening.results.0.1 "loose"
limits opening.best [[0,2]] | [[-1,0]] | [[0,0,0]] | [[0.0,0.0]]
limits opening.reply 5
limits opening.lost_to_best_reply 1.5
limits as_x.lost_to_best_reply Infinity
limits as_x.line.0 [0]
limits as_o.reached 1.0
limits as_o.elsewhere 1000000000000000000000
converge results [[null,null,null],[null,null,null]]
converge results.1.1 "lost"
converge exact [[null,null],[null,null],[null,null]]
converge exact.2.2 "0.5"
converge rows.0.scores [[1,1,1],[1,1,1]]
converge rows.1.scores.2.2 []
converge rows.1.standard_errors [[1,1,1,1,1,1,1,1,1]]
converge rows.0.trials 11
converge rows.0.runs 4
converge rows.1.losing 4
converge rows.1.worse -1
converge rows.1.unproven null
train games 10
train losses 10
train mistakes 100000000000000000
train losses_per_block.1 10 | "3"
train seconds NaN | "5"
train block 0 | 2.5
"""
"""A study, a place in its results, and values that aren't possible there."""
OTHER = ["x", "[]", "{}", "null", '"games"', "[" * 100_000, b"\xff"]
"""What are no results at all."""


@cache
def results_of(name: str) -> str:
    """Return a study's results as they are saved."""
    last: Finding = TrainingScore(9, 4, 2, (3, 1), 5.0, 5)
    if name != "train":
        *_, last = STUDIES[name].find()
    return json.dumps(last.as_json())


def damaged(name: str, path: str, value: object) -> str:
    """Return the results with another value at a place such as `as_x.line.0`."""
    document = at = json.loads(results_of(name))
    *way, last = [int(word) if word.isdecimal() else word for word in path.split(".")]
    for step in way:
        at = at[step]
    at[last] = value
    return json.dumps(document)


@pytest.mark.parametrize("row", [*DAMAGE.strip().splitlines(), "train"], ids=lambda row: row[:30])
def test_a_wrong_value_is_told_as_the_run_is_read(row: str) -> None:
    """The error names the run, whose undamaged results are read as they were."""
    name, *place = row.split(" ", 2)
    results: list[Any] = OTHER
    if place:
        values = place[1].split(" | ")
        results = [damaged(name, place[0], json.loads(value)) for value in values]
    found = STUDIES[name].read(read_json(results_of(name)))
    assert json.dumps(found.as_json()) == results_of(name)
    with Store() as store:
        number = store.begin(STUDIES[name], "")
        with refused(run=number):  # it has no results yet
            store.load(number)
        store.connection.execute(
            "INSERT INTO findings VALUES (?, 9, ?)", (number, results_of(name))
        )
        store.connection.execute("UPDATE runs SET wanted = 9")
        assert store.summary(number) == found
        for damage in results:
            store.connection.execute("UPDATE findings SET results = ?", (damage,))
            with refused(run=number):
                store.load(number)
