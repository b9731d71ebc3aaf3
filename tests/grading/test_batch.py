"""A class that is graded: hostile files, disturbances, defects, and how it is stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeAlias
from unittest.mock import Mock

import pytest

from tests.grading.grading import graded, handed_in_at, results_of
from tests.grading.in_process import edited, verdict
from tests.grading.submissions import CORRECT, CORRECT_PYTHON_2, submit
from tests.tables import table
from tttmc_app.core import Text, TttmcError
from tttmc_app.grading import (
    Graded,
    GradingReport,
    Rubric,
    Terms,
    batch,
    grade_beats,
)
from tttmc_app.grading.strength import OPPONENTS, ReferenceScores
from tttmc_app.grading.submission import DisturbedError, GradingStoppedError, Submission

HARMS = Path(__file__).parents[1] / "course" / "zoo" / "hostile" / "harms.py"
ACTS = """forges_disturbed answers_with_a_huge_number bombs signals_by_pipe exits_like_the_killed
aborts_in_a_thread keeps_deleted_files starts_threads"""
"""Acts of scoring a trial, each in a file of its own."""
HOSTILE = table("""
    kills | winner = board.check_win() | import os; os.kill(os.getppid(), 9)
    prints | size = board.get | print('x' * 10**5); size = board.get
    cells | while board.check_win() | board._board = []⏎    while 0
    numbers | return get_best_move(board, scores) | return float('inf'), float('nan')
""")
"""Names, and what replaces what in the correct file, with ⏎ for the ends of lines."""
MISTAKE = "after a loss, the opponent's squares change by -SCORE_OTHER instead of +SCORE_OTHER"
OTHERS = (
    (CORRECT_PYTHON_2, 100, ""),
    (CORRECT.replace("-= sign", "+= sign"), 88, f"U1 {MISTAKE}, not run U2 M6-M11 M14"),
)
"""Files with the points and the verdict that they get alone."""


@pytest.mark.long
def test_hostile_files_disturb_no_others(tmp_path: Path) -> None:
    """Every file is graded, and the others of a class get the points that they get alone."""
    folder, harms = tmp_path / "folder", HARMS.read_text("utf-8")
    names = "mc_trial = mc_update_scores = get_best_move = mc_move = NTRIALS = 'no'\n"
    texts = {name: edited(*(e.replace("⏎", "\n") for e in edits)) for name, *edits in HOSTILE}
    texts |= {"names": names}
    for act in ACTS.split():
        texts[act] = f"{harms}\ndef mc_update_scores(scores, board, player):\n    {act}()\n"
    # In the order of their names, each is graded beside hostile ones.
    others = {f"{act}_beside": OTHERS[at % 2] for at, act in enumerate(ACTS.split()[::4])}
    for name, text in (texts | {name: text for name, (text, *_) in others.items()}).items():
        submit(folder, text, f"{name}.py")
    reports = {each.file.stem: each for each in graded([folder], workers=3)}
    assert reports.keys() == texts.keys() | others.keys()
    for name, (_, *alone) in others.items():
        report = reports[name]
        assert [report.points, verdict(report.checks[: -len(OPPONENTS)])] == alone
    for name in texts:
        assert not reports[name].not_graded, name
        assert name == "prints" or (reports[name].points or 0) < 100, name


class Step(NamedTuple):
    """What one file's grading was given."""

    submission: Submission
    report: GradingReport
    terms: Terms
    references: ReferenceScores

    @property
    def path(self) -> Path:
        return self.report.file


Happening: TypeAlias = Callable[[Path, int], object]
"""What happens to a file instead of running it, given the number of its earlier attempts."""


StandIn: TypeAlias = Callable[..., list[Step]]


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Return a function that lets something happen to files; it returns what each was given."""
    asked, closed = list[Step](), list[Submission]()

    def close(submission: Submission) -> None:
        closed.append(submission)

    def begin(happens: Happening = lambda _path, _attempts: None) -> list[Step]:
        def steps(*given: object) -> Iterator[GradingReport]:
            step = Step(*given)  # type: ignore[arg-type]  # the grader passes the right ones
            earlier = [each for each in asked if each.path == step.path]
            assert all(each.submission in closed for each in earlier)
            asked.append(step)
            yield replace(step.report, language="Python 2")
            happens(step.path, len(earlier))
            yield replace(step.report, language="Python 3")

        monkeypatch.setattr(batch, "grade_steps", steps)
        return asked

    monkeypatch.setattr(batch, "_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(Submission, "close", close)
    return begin


RUBRIC = Rubric("mine", pass_mark=3.0)


def results(paths: list[Path], seed: int = 0, workers: int = 2) -> list[Graded]:
    """Return everything that a grading yields."""
    return list(results_of(grade_beats(handed_in_at(paths), Terms(seed, 6, RUBRIC), workers)))


def files(folder: Path, names: str, text: str = "") -> list[Path]:
    """Write files with these names, which differ."""
    return [submit(folder, f"x = '{name}'\n{text}", f"{name}.py") for name in names]


def test_every_file_is_graded_with_what_was_asked(tmp_path: Path, stand_in: StandIn) -> None:
    """Each file gets the seed, the games, the rubric and the shared reference scores."""
    asked, paths = stand_in(), files(tmp_path, "abc", "import gc\n")
    found = results(paths, 8, workers=1)
    references = asked[0].references
    assert references.seed == 8
    assert [each.path for each in asked] == paths
    assert all(each[2:] == (Terms(8, 6, RUBRIC), references) for each in asked)
    steps = ((False, "Python 2"), (False, "Python 3"), (True, "Python 3"))
    told = [(each.number, (each.is_done, each.report.language)) for each in found]
    assert told == [(number, step) for number in range(3) for step in steps]
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
    asked = stand_in(Mock(side_effect=[error, None, None]))
    done = [each for each in results(files(tmp_path, "abc"), workers=1) if each.is_done]
    told = [(each.number, str(each.report.not_graded)) for each in done]
    assert told == [(0, reason), (1, ""), (2, "")]
    assert (done[0].report.points, done[0].report.language) == (None, "Python 2")
    assert len(asked) == 3


@pytest.mark.parametrize("times", range(4))
def test_a_disturbed_grading_is_tried_again(tmp_path: Path, stand_in: StandIn, times: int) -> None:
    """A file that is disturbed up to twice is graded in the end; the third time it isn't."""
    errors = [DisturbedError(Text("killed {count}", count=count + 1)) for count in range(times)]
    asked, paths = stand_in(Mock(side_effect=[*errors, None])), files(tmp_path, "a")
    *_, last = results(paths)
    assert len(asked) == min(times + 1, 3)
    assert len({each.submission.seed for each in asked}) == 1
    report = last.report
    assert str(report.not_graded) == ("tried 3 times: killed 3" if times == 3 else "")
    assert ([report.file], report.rubric, last.is_done) == (paths, RUBRIC, True)


def test_the_caller_hears_from_a_grading_that_waits(tmp_path: Path, stand_in: StandIn) -> None:
    """While no file gives a result, None comes after each short wait, and nothing else."""
    waits = threading.Event()

    def waiting(_path: Path, _attempts: int) -> None:
        waits.wait()

    stand_in(waiting)
    with closing(grade_beats(handed_in_at(files(tmp_path, "a")), workers=1)) as beats:
        try:
            first = next(beat for beat in beats if beat is not None)
            assert not first.is_done
            assert next(beats) is None
        finally:
            waits.set()
        assert [each.is_done for each in beats if each is not None] == [False, True]


def test_numbers_are_bounded(tmp_path: Path) -> None:
    """Numbers of workers and games out of range are errors that name the limits."""
    for workers, games in ((0, 1), (65, 1), (1, -1), (1, 100_001)):
        with pytest.raises(TttmcError, match="not"):
            next(grade_beats(handed_in_at(files(tmp_path, "a")), Terms(0, games), workers))
    for workers, games in ((1, 0), (64, 100_000)):
        assert list(grade_beats([], Terms(0, games), workers)) == []


def test_a_module_named_after_a_file_belongs_to_it_alone(tmp_path: Path, stand_in: StandIn) -> None:
    """Whoever else imports it is warned about, as if it were another student's file."""
    asked = stand_in()
    for name in ("anna_board", "annas", "tools"):
        submit(tmp_path, "X = 1\n", f"{name}.py")
    text = "import anna_board, annas, tools, anna\ndef mc_move(): pass\n"
    for name in ("anna", "bob"):
        submit(tmp_path, text, f"{name}.py")
    done = (each.report for each in results([tmp_path], workers=1) if each.is_done)
    assert {each.file.stem: len(each.warnings) for each in done} == {"anna": 0, "bob": 2}
    submit(tmp_path, "X = 2\n", "anna_board.py")
    results([tmp_path], workers=1)
    anna, bob, new, same = (each.submission.seed for each in asked)
    assert (new == anna, same == bob) == (False, True), "another's modules ask no other questions"


def test_questions_depend_on_the_text_and_the_seed(tmp_path: Path, stand_in: StandIn) -> None:
    """The same text has the same questions wherever it is; its modules belong to it."""
    asked, paths = stand_in(), [submit(tmp_path / "d", "y = 1\n")]
    for name, module in (("a", "X = 1\n"), ("b", "X = 1\n"), ("c", "X = 2\n")):
        paths.append(submit(tmp_path / name, "import tools\n"))
        submit(tmp_path / name, module, "tools.py")
    for seed in (1, 2):
        results(paths, seed, workers=1)
    seeds = [each.submission.seed for each in asked]
    assert (seeds[1], len({*seeds})) == (seeds[2], 6)


_PATIENCE = 30
"""Seconds after which a file that isn't stopped goes on."""


def grading_threads() -> list[str]:
    """Return the names of the threads that grade files."""
    return [each.name for each in threading.enumerate() if each.name.startswith("grading_")]


def test_every_file_that_runs_is_stopped_and_no_other_begins(
    tmp_path: Path, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that wait are never run, even if one of the running ones is done just then."""
    stops = {name: threading.Event() for name in "abcde"}

    def runs(path: Path, _attempts: int) -> None:
        stops[path.stem].wait(_PATIENCE)
        if path.stem == "a":
            raise GradingStoppedError

    asked, paths = stand_in(runs), files(tmp_path, "abcde")

    def stop(submission: Submission) -> None:
        (path,) = (each.path for each in asked if each.submission is submission)
        stops[path.stem].set()

    monkeypatch.setattr(Submission, "stop", stop)
    with closing(grade_beats(handed_in_at(paths))) as beats:
        begun = set[int]()
        while len(begun) < 2:
            begun |= {beat.number for beat in [next(beats)] if beat}
        assert len(grading_threads()) == 2
    assert [name for name, event in stops.items() if event.is_set()] == ["a", "b"]
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
    beats = grade_beats(handed_in_at(files(tmp_path, "a")), workers=1)
    next(beats)
    assert disturbed.wait(_PATIENCE)
    closer = threading.Thread(target=beats.close)
    closer.start()
    closer.join(_PATIENCE / 2)
    assert (closer.is_alive(), len(asked), grading_threads()) == (False, 1, [])
