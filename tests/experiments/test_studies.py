"""Studies: they are calculated, saved now and then, read again, and repeated by their commands."""

from __future__ import annotations

import json
import shlex
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from functools import cache
from math import nan
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.cli import main
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.study_running import StudyProgress, StudySaver, saved_findings
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

CONVERGENCE = ConvergenceStudy(
    Position.parse("X../.O./..X", Rules(reverse=True)), parse_spec("mc"), (1, 10), 4, 5
)
LIMITS = LimitsStudy(parse_spec("mc:current=1,other=2"), Rules(3))
RATES = LimitsStudy(parse_spec("forward"), Rules(3, reverse=True))
TRAINING = Training(Path("book"), games=9)


def scores(*games: int) -> list[TrainingScore]:
    """Return results of a training after so many games."""
    return [TrainingScore(games=count) for count in games]


def kept(study: AnyStudy) -> StudyProgress:
    """Carry out a study."""
    *_, last = saved_findings(study, study.find)
    return last


def listed() -> list[tuple[int, int, int]]:
    """Return the saved runs' numbers, how much of them is done, and their targets."""
    with Store() as store:
        return [(info.number, info.done, info.target) for info in store.runs()]


@pytest.mark.parametrize("study", [CONVERGENCE, LIMITS, RATES], ids=lambda study: study.title)
def test_a_study_is_read_again_and_repeated(
    study: AnyStudy, capsys: pytest.CaptureFixture[str]
) -> None:
    """The store has the same study and findings, and so has the run of the study's command."""
    last = kept(study)
    assert main(shlex.split(study.command)[1:]) == 0
    capsys.readouterr()
    with Store() as store:
        again, info = store.runs()
        assert (info.number, info.recipe, info.is_finished) == (last.run, study, True)
        assert (info.done, info.target, info.seed) == (last.found.done,) * 2 + (study.seed,)
        assert all((info.version, info.stream, info.python, info.machine, info.seconds))
        assert store.summary(info.number) == store.summary(again.number) == last.found
        assert info.executor == "1 process"
        assert not info.is_resumable
        with refused(run=info.number):
            _ = info.plan
    assert main(["results", "export-games", "1", "games.csv"]) == 2


def test_a_broken_off_study_keeps_its_part() -> None:
    """The work ends before the last results are saved and told; without any, no run is created."""
    told, seen = list[StudyProgress](), list[object]()

    def work() -> Generator[TrainingScore | None, None, None]:
        try:
            yield None  # as a child process may
            yield from scores(1, 2)
        finally:
            seen.append(listed())

    with closing(saved_findings(TRAINING, work, told.append)) as steps:
        first = next(steps)
    assert (first.found, first.run, seen) == (*scores(1), 0, [[]])
    assert [(end.found, end.run, str(end.save_error)) for end in told] == [(*scores(1), 1, "")]
    assert listed() == [(1, 1, 9)]
    assert list(saved_findings(TRAINING, lambda: iter([None]))) == []
    with closing(saved_findings(LIMITS, LIMITS.find)) as findings:
        next(findings)  # nothing is found yet
    assert listed() == [(1, 1, 9)]
    study = replace(CONVERGENCE, runs=50)
    with closing(saved_findings(study, study.find)) as findings:
        next(value for value in findings if value.found.done >= 3)
    (_, done, target), _ = listed()
    assert 3 <= done < target == 100
    with Store() as store:
        summary = store.summary(2)
        assert isinstance(summary, Finding)
        assert summary.done == done


def test_what_was_found_before_an_error_is_saved() -> None:
    """The calculation's error is told, and its latest results are saved."""

    def work() -> Iterator[TrainingScore | None]:
        yield from (*scores(1), None, *scores(2))
        raise TttmcError("the disk is gone")

    steps = saved_findings(TRAINING, work)
    assert [next(steps).found, next(steps).found] == scores(1, 2)
    with refused():
        next(steps)
    assert listed() == [(1, 2, 9)]


def test_a_study_is_saved_with_its_results_or_not_at_all() -> None:
    """If the program fails, or is killed, before the results are saved, no empty run is left."""
    saver = StudySaver(TRAINING)
    saver.take(TrainingScore(games=1, seconds=nan))
    with pytest.raises(ValueError, match="JSON"):
        saver.write()
    assert listed() == []


def test_a_running_study_is_saved_every_two_seconds(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failure the next try comes later, and one at the end in any case."""
    now = [1000.0]
    monkeypatch.setattr("tttmc_app.experiments.study_running.perf_counter", lambda: now[0])
    path = home / FILE_NAME
    saved: list[tuple[float, bool]] = []
    with StudySaver(TRAINING) as saver:
        for at in (0, 1.75, 2, 3.75, 4.5, 6.25, 6.5, 9, 12, 28, 29.5):
            now[0] = 1000.0 + at
            if at == 9:  # the file is replaced by another one, and comes back
                path.rename(home / "kept")
                path.write_text("no store")
            if at == 12:
                (home / "kept").replace(path)
            saver.take(*scores(int(4 * at)))
            with suppress(TttmcError), Store() as store:
                done, seconds = next(((r.done, r.seconds) for r in store.runs()), (0, 0.0))
                assert done == 4 * seconds
                saved.append((seconds, bool(saver.save_error)))
        path.rename(home / "kept")
        path.write_text("no store")
        now[0] += 2.0
        saver.take(*scores(126))
        assert saver.save_error
        assert path.read_text() == "no store"
        (home / "kept").replace(path)
    assert saved == [
        *((0, False), (0, False), (2, False), (2, False), (4.5, False), (4.5, False)),
        *((6.5, False), (6.5, True), (6.5, True), (29.5, False)),
    ]
    assert not saver.save_error
    assert listed() == [(saver.run, 126, 126)]


def test_a_study_in_progress_is_not_erased(home: Path) -> None:
    """Its run is locked from its first save until the study ends; new results replace others."""
    with Store() as store:
        with StudySaver(TRAINING) as saver:
            for games in (0, 1, 2):
                saver.take(*scores(games))
                saver.write()
                assert saver.run == min(games, 1)
            store.delete([1])
            with refused(run=1):
                store.erase([1])
        assert not list(home.glob("*.run-*"))
        assert store.summary(1) == TrainingScore(games=2)
        store.erase([1])
        assert store.connection.execute("SELECT count(*) FROM findings").fetchone() == (0,)


# Damaged results -------------------------------------------------------------------------------

MC = parse_spec("mc:trials=5,current=1,other=2")
STUDIES: dict[str, AnyStudy] = {
    "limits": LimitsStudy(MC, Rules(2)),
    "converge": ConvergenceStudy(Position.parse("XO./.../..."), MC, (5, 10), 3),
    "train": TRAINING,
}
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
converge exact_losing_chance -0.1
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
ROWS = [row.split(" ", 2) for row in DAMAGE.strip().splitlines()]


@cache
def results_of(name: str) -> str:
    """Return a study's results as they are saved."""
    if name == "train":
        return json.dumps(TrainingScore(9, 4, 2, (3, 1), 5.0, 5).as_json())
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


def check_damage(study: AnyStudy, found: Finding, results: list[Any]) -> None:
    """Expect each of these results to be refused by the run's number."""
    with Store() as store:
        number = store.begin(study, "")
        store.keep(number, found, 9, 5.0)
        assert store.summary(number) == found
        for damage in results:
            store.connection.execute("UPDATE findings SET results = ?", (damage,))
            with refused(run=number):
                store.load(number)


@pytest.mark.parametrize(("name", "path", "values"), ROWS, ids=lambda text: text[:30])
def test_a_wrong_value_is_told_as_the_run_is_read(name: str, path: str, values: str) -> None:
    """The error names the run, whose undamaged results are read as they were."""
    found = STUDIES[name].read(json.loads(results_of(name)))
    assert json.dumps(found.as_json()) == results_of(name)
    wrong = [damaged(name, path, json.loads(value)) for value in values.split(" | ")]
    check_damage(STUDIES[name], found, wrong)


def test_results_that_are_none_are_told() -> None:
    """Neither other JSON nor other bytes are results, and a run may have ended without any."""
    wrong = ["x", "[]", "{}", "null", '"games"', "[" * 100_000, b"\xff"]
    check_damage(TRAINING, TrainingScore(games=3), wrong)
    with Store() as store:
        store.connection.execute("DELETE FROM findings")
        with refused(run=1):
            store.load(1)
