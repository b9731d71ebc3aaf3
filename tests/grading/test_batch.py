from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.grading.grading import grade, graded, results_of
from tests.grading.submissions import CORRECT, CORRECT_2014, CORRECT_PYTHON_2, submit
from tttmc_app.core import Text, TttmcError
from tttmc_app.course.sandbox import SandboxPart
from tttmc_app.course.student_types import Language, LoadedFile
from tttmc_app.grading import (
    Graded,
    GradingReport,
    Journal,
    Rubric,
    batch,
    grade_all,
    grade_beats,
    submissions,
)
from tttmc_app.grading.strength import ReferenceScores
from tttmc_app.grading.submission import DisturbedError, GradingStoppedError, Submission

HARMS = Path(__file__).parents[1] / "course" / "zoo" / "hostile" / "harms.py"
ACTS = """forges_disturbed forges_closed answers_with_a_huge_number answers_deeply bombs
signals_by_pipe exits_like_the_killed aborts_in_a_thread keeps_deleted_files starts_threads"""
"""Acts of choosing a square, each in a file of its own."""
HOSTILE = {
    "prints.py": CORRECT.replace("    size = board", "    print('x' * 10**6)\n    size = board"),
    "cells.py": CORRECT.replace(
        "    while board.check_win()", "    board._board = []\n    while 0"
    ),
    "weights.py": CORRECT.replace("= 1.5", "= float('nan')").replace("= 2.0", "= 1e308"),
    "numbers.py": CORRECT.replace(
        "    return get_best_move(board, scores)", "    return float('inf'), float('nan')"
    ),
    "names.py": "mc_trial = mc_update_scores = get_best_move = mc_move = NTRIALS = 'no'\n",
    "binary.py": "\0\1\2",
}
OTHERS = (CORRECT, CORRECT_2014, CORRECT_PYTHON_2, CORRECT.replace("-= sign", "+= sign"))


def test_hostile_files_disturb_no_others(tmp_path: Path) -> None:
    """Every file is graded, and the others of a class get the points that they get alone."""
    folder, harms = tmp_path / "folder", HARMS.read_text("utf-8")
    hostile = HOSTILE | {
        f"{act}.py": f"{harms}\n{CORRECT}\ndef get_best_move(board, scores):\n    {act}()\n"
        for act in ACTS.split()
    }
    for name, text in hostile.items():
        submit(folder, text, name)
    for number in range(20):
        submit(folder, OTHERS[number % 4], f"other{number:02}.py")
    reports = {each.file.name: each for each in graded(submissions([folder]), workers=3)}
    assert len(reports) == len(hostile) + 20
    alone = [grade(tmp_path / f"{number}", text) for number, text in enumerate(OTHERS)]
    for number in range(20):
        report = reports[f"other{number:02}.py"]
        assert (report.points, report.checks) == (
            alone[number % 4].points,
            alone[number % 4].checks,
        )
    for name in hostile:
        assert not reports[name].not_graded, name
        assert name == "prints.py" or (reports[name].points or 0) < 100, name
    assert reports["binary.py"].error


@dataclass(frozen=True)
class Step:
    """What one file's grading was given."""

    submission: Submission
    path: Path
    seed: int
    games: int
    references: ReferenceScores
    rubric: Rubric


FENCE = (SandboxPart.LIMITS, SandboxPart.SECCOMP)
LOADED = LoadedFile(Language.PYTHON_3, {}, (), None, (), "", 0.0, sandbox=FENCE)


Happening: TypeAlias = Callable[[Path, int], object]
"""What happens to a file instead of running it, given the number of its earlier attempts."""


StandIn: TypeAlias = Callable[[Happening], list[Step]]


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Return a function that lets something happen to files; it returns what each was given."""
    asked, closed = list[Step](), list[Submission]()

    def close(submission: Submission) -> None:
        closed.append(submission)

    def begin(happens: Happening) -> list[Step]:
        def steps(*given: object) -> Iterator[GradingReport]:
            step = Step(*given)  # type: ignore[arg-type]  # the grader passes the right ones
            earlier = [each for each in asked if each.path == step.path]
            assert all(each.submission in closed for each in earlier)
            asked.append(step)
            yield GradingReport(step.path, "Python 2", rubric=step.rubric)
            step.submission.loaded = LOADED
            happens(step.path, len(earlier))
            yield GradingReport(step.path, "Python 3", rubric=step.rubric)

        monkeypatch.setattr(batch, "grade_steps", steps)
        return asked

    monkeypatch.setattr(batch, "_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(Submission, "close", close)
    return begin


RUBRIC = Rubric("mine", pass_mark=3.0)


def results(
    paths: list[Path], seed: int = 0, workers: int = 2, journal: Journal | None = None
) -> list[Graded]:
    """Return everything that a grading yields."""
    return list(results_of(grade_beats(paths, seed, workers, 6, journal, RUBRIC)))


def test_every_file_is_graded_with_what_was_asked(tmp_path: Path, stand_in: StandIn) -> None:
    """Each file gets the seed, the games, the rubric and the shared reference scores."""
    asked = stand_in(lambda _path, _attempts: None)
    paths = [submit(tmp_path, f"x = {number}\nimport gc\n", f"{number}.py") for number in range(3)]
    found = results(paths, 8, workers=1)
    assert [each.path for each in asked] == paths
    assert [(each.seed, each.games, each.rubric) for each in asked] == [(8, 6, RUBRIC)] * 3
    assert {(id(each.references), each.references.seed) for each in asked} == {
        (id(asked[0].references), 8)
    }
    steps = ((False, "Python 2", ()), (False, "Python 3", FENCE), (True, "Python 3", FENCE))
    assert [
        (each.number, (each.is_done, each.report.language, each.report.fence)) for each in found
    ] == [(number, step) for number in range(3) for step in steps]
    for each in found:
        ((line, text),) = each.report.warnings
        assert (each.report.rubric, line, str(text).split()[1]) == (RUBRIC, 2, "gc,")


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (KeyError("k"), "the grader failed (KeyError: 'k')"),
        (TttmcError("{what} is full", what="it"), "it is full"),
    ],
)
def test_a_defect_of_the_grader_costs_one_file(
    tmp_path: Path, stand_in: StandIn, error: Exception, reason: str
) -> None:
    """A file on which the grader raises an exception is not graded; the others are."""

    def fails(path: Path, _attempts: int) -> None:
        if path.stem == "a":
            raise error

    asked = stand_in(fails)
    paths = [submit(tmp_path, f"{name} = 1\n", f"{name}.py") for name in "abc"]
    done = [each for each in results(paths, workers=1) if each.is_done]
    assert [each.number for each in done] == [0, 1, 2]
    assert [str(each.report.not_graded) for each in done] == [reason, "", ""]
    assert (done[0].report.points, done[0].report.language) == (None, "Python 2")
    assert len(asked) == 3


@pytest.mark.parametrize("times", range(4))
def test_a_disturbed_grading_is_tried_again(tmp_path: Path, stand_in: StandIn, times: int) -> None:
    """A file that is disturbed up to twice is graded in the end; the third time it isn't."""

    def fails(_path: Path, attempts: int) -> None:
        if attempts < times:
            raise DisturbedError(Text("killed {count}", count=attempts + 1))

    asked = stand_in(fails)
    path = submit(tmp_path, "x = 1\n")
    *_, last = results([path])
    assert len(asked) == min(times + 1, 3)
    assert len({each.submission.seed for each in asked}) == 1
    report = last.report
    assert str(report.not_graded) == ("tried 3 times: killed 3" if times == 3 else "")
    assert (report.file, report.rubric, last.is_done) == (path, RUBRIC, True)


def test_the_caller_hears_from_a_grading_that_waits(tmp_path: Path, stand_in: StandIn) -> None:
    """While no file gives a result, None comes after each short wait, and nothing else."""
    waits = threading.Event()

    stand_in(lambda _path, _attempts: waits.wait())
    with closing(grade_beats([submit(tmp_path, "x = 1\n")], 0, 1, 0)) as beats:
        try:
            first = next(beat for beat in beats if beat is not None)
            assert not first.is_done
            assert next(beats) is None
        finally:
            waits.set()
        assert [each.is_done for each in beats if each is not None] == [False, True]


@pytest.mark.parametrize("numbers", [(0, 1), (65, 1), (1, -1), (1, 100_001)])
def test_numbers_are_bounded(tmp_path: Path, numbers: tuple[int, int]) -> None:
    """Numbers of workers and games out of range are errors that name the limits."""
    with pytest.raises(TttmcError, match="not"):
        next(grade_all([submit(tmp_path, CORRECT)], 0, *numbers))
    for most in ((1, 0), (64, 100_000)):
        assert list(grade_all([], 0, *most)) == []


def test_a_module_named_after_a_file_belongs_to_it_alone(tmp_path: Path, stand_in: StandIn) -> None:
    """Whoever else imports it is warned about, as if it were another student's file."""
    asked = stand_in(lambda _path, _attempts: None)
    for name in ("anna_board", "annas", "tools"):
        submit(tmp_path, "X = 1\n", f"{name}.py")
    text = "import anna_board, annas, tools, anna\n"
    paths = [submit(tmp_path, text, f"{name}.py") for name in ("anna", "bob")]
    done = results(paths)
    warned = {each.report.file.stem: len(each.report.warnings) for each in done if each.is_done}
    assert warned == {"anna": 0, "bob": 2}
    # So bob's questions stay if they change, but not if one of his own modules does.
    for change in ("anna", "anna_board", "tools"):
        with (tmp_path / f"{change}.py").open("a", encoding="utf-8") as file:
            file.write("Y = 2\n")
        results(paths)
    seeds = [[each.submission.seed for each in asked if each.path == path] for path in paths]
    assert [len(set(found)) for found in seeds] == [4, 2]
    assert len(set(seeds[1][:3])) == 1


def test_questions_depend_on_the_text_and_the_seed(tmp_path: Path, stand_in: StandIn) -> None:
    """The same text has the same questions wherever it is; its modules belong to it."""
    asked = stand_in(lambda _path, _attempts: None)
    texts = {**dict.fromkeys("abc", "import tools\n"), "d": "y = 1\n"}
    paths = [submit(tmp_path / name, text) for name, text in texts.items()]
    for name, module in (("a", "X = 1\n"), ("b", "X = 1\n"), ("c", "X = 2\n")):
        submit(tmp_path / name, module, "tools.py")
    results(paths, 1, workers=1)
    results(paths, 2, workers=1)
    seeds = [each.submission.seed for each in asked]
    assert seeds[0] == seeds[1]
    assert len(set(seeds)) == 6


_PATIENCE = 30
"""Seconds after which a file that isn't stopped goes on."""


def grading_threads() -> list[str]:
    """Return the names of the threads that grade files."""
    return [each.name for each in threading.enumerate() if each.name.startswith("grading ")]


def test_every_file_that_runs_is_stopped_and_no_other_begins(
    tmp_path: Path, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that wait are never run, even if one of the running ones is done just then."""
    stops = {"0": threading.Event(), "1": threading.Event()}

    def runs(path: Path, _attempts: int) -> None:
        stops.setdefault(path.stem, threading.Event()).wait(_PATIENCE)
        if path.stem == "0":
            raise GradingStoppedError

    asked = stand_in(runs)

    def stop(submission: Submission) -> None:
        (path,) = (each.path for each in asked if each.submission is submission)
        stops[path.stem].set()

    monkeypatch.setattr(Submission, "stop", stop)
    paths = [submit(tmp_path, f"x = {number}\n", f"{number}.py") for number in range(5)]
    with closing(grade_beats(paths, 0, 2, 6)) as beats:
        begun = set[int]()
        while len(begun) < 2:
            beat = next(beats)
            begun |= {beat.number} if beat is not None else set()
        assert len(grading_threads()) == 2
    assert [each.is_set() for each in stops.values()] == [True, True]
    assert sorted(each.path for each in asked) == paths[:2]
    assert grading_threads() == []


def test_a_file_that_waits_for_its_next_attempt_is_given_up(
    tmp_path: Path, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause between two attempts ends at once, and there is no second one."""
    disturbed = threading.Event()

    def fails(_path: Path, _attempts: int) -> None:
        disturbed.set()
        raise DisturbedError("killed")

    asked = stand_in(fails)
    monkeypatch.setattr(batch, "_PAUSE_SECONDS", _PATIENCE)
    beats = grade_beats([submit(tmp_path, "x = 1\n")], 0, 1, 0)
    next(beats)
    assert disturbed.wait(_PATIENCE)
    closer = threading.Thread(target=beats.close)
    closer.start()
    closer.join(_PATIENCE / 2)
    assert not closer.is_alive()
    assert len(asked) == 1
    assert grading_threads() == []
