"""One file whose functions are called: batches, crashes, restarts and other weights."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.grading.grading import graded
from tests.grading.submissions import BEST, CORRECT, SCORES, submit
from tests.tables import table
from tttmc_app.core import Position, Rules, Weights
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    Language,
    StudentError,
)
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.checks import Answer
from tttmc_app.grading.submission import (
    DisturbedError,
    FoundPython2Error,
    GradingStoppedError,
    Submission,
)

TEXT = """
import os
import random
SCORE_CURRENT, SCORE_OTHER = 1.5, 2.0

def add(number):
    return number + random.random()

def sees(board, grid):
    grid[0][0] = 7
    return board.get_dim(), board._reverse, grid

def fails(number):
    if number > 2:
        raise KeyError(number)
    return number

def crashes(number):
    os._exit(3)

def weights(number):
    return SCORE_CURRENT, SCORE_OTHER

def mc_move(board, player, trials):
    if trials == 7:
        os._exit(3)
    return board.get_empty_squares()[trials]

_SEEN = []
START = random.random()

def counts(number):
    _SEEN.append(number)
    return len(_SEEN)
"""
LIMITS = RunLimits(load_seconds=60.0, call_seconds=60.0)


@contextmanager
def opened(folder: Path, text: str = TEXT, seed: int = 1) -> Generator[Submission]:
    """Load a file, and close it at the end."""
    found = Submission(submit(folder, text), seed, LIMITS)
    try:
        found.load()
        yield found
    finally:
        found.close()


@pytest.fixture
def submission(tmp_path: Path) -> Iterator[Submission]:
    """Return the file, loaded."""
    with opened(tmp_path) as found:
        yield found


def test_calls_have_seeds_of_their_own(submission: Submission, tmp_path: Path) -> None:
    """The same calls give the same answers, one at a time or together; other seeds give others."""
    together = [answer.value for answer in submission.call_all("add", [(5,)] * 30)]
    assert len(set(map(str, together))) == 30
    with opened(tmp_path) as again, opened(tmp_path, seed=2) as other:
        assert [again.call("add", 5).value for _ in range(30)] == together
        assert other.call("add", 5).value != together[0]
        starts = [each.constant("START") for each in (submission, again, other)]
    assert starts[0] == starts[1] != starts[2], "the file runs with such a seed, too"


def test_a_call_that_fails_spoils_no_other(submission: Submission) -> None:
    """Among calls that share a request, each has its own answer, in order, with its line."""
    numbers = (0, 1, 2, 3, 1, 4, 2)
    answers = submission.call_all("fails", [(number,) for number in numbers])
    for number, answer in zip(numbers, answers, strict=True):
        is_right = number < 3
        assert answer.value == (number if is_right else None)
        assert (str(answer.error), answer.line) == (
            ("", None) if is_right else (f"KeyError: {number} (line 15)", 15)
        )
    assert submission.may_call("fails")


def test_a_function_may_crash_three_times(submission: Submission) -> None:
    """Then it isn't called again; other functions are, in a new process."""
    errors = [str(submission.call("crashes", 1).error) for _ in range(3)]
    assert all("ended with code 3" in error for error in errors)
    assert not submission.may_call("crashes")
    last = submission.call("crashes", 1)
    assert str(last.error) == f"no answer: before, {errors[0]}"
    assert last.mistake is None
    assert submission.call("fails", 1).value == 1
    missing = submission.call("mc_trial", 1).mistake
    assert str(missing and missing.name) == "mc_trial is missing"


@pytest.mark.long
def test_a_call_that_times_out_is_made_once_on_each_size(tmp_path: Path) -> None:
    """Later calls on the size say so; on others the function is called, with less time."""
    # Sleeping, because code that computes may get too little time to be judged.
    text = "import time\ndef f(board):\n    if board.get_dim() > 2: time.sleep(99)\n    return 1\n"
    submission = Submission(submit(tmp_path, text), 1, RunLimits(call_seconds=4.0))
    submission.load()
    asked = [CourseBoard.empty(size) for size in (3, 2, 3, 4, 2, 4)]
    answers = submission.call_all("f", [(board,) for board in asked])
    submission.close()
    told = "; ".join(str(answer.error or answer.value) for answer in answers)
    assert told == (
        "f took longer than 4 s (line 3); 1; no answer: before, on 3×3, f took longer than 4 s; "
        "f took longer than 3 s (line 3); 1; no answer: before, on 4×4, f took longer than 3 s"
    )
    names = [str(answer.mistake and answer.mistake.name) for answer in answers]
    assert names == ["None" if n % 3 == 1 else "does not finish in time" for n in range(6)]
    assert [submission.may_call("f", size) for size in (2, 3, 4)] == [True, False, False]


def test_weights_can_be_replaced_and_restored(submission: Submission) -> None:
    """The file runs again with other weights, and then with its own."""
    own, other = Weights(1.5, 2.0), Weights(1.75, 2.75)
    for weights, count in ((other, 1), (None, 1)):
        assert submission.replace_weights(weights)
        now = weights or own
        assert (submission.weights, submission.weights_replaced) == (now, bool(weights))
        assert submission.call("weights", 1).value == (now.current, now.other)
        assert submission.call("counts", 1).value == count


def test_a_file_that_cant_be_run_again(
    submission: Submission, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it fails when it is restarted after a crash, nothing can be called any more.

    It isn't the file's fault if no process can be started.
    """
    failure = StudentError(CodeFailure(FailureKind.RAISED, "it failed"))
    submission.call("crashes", 1)
    monkeypatch.setattr(SandboxedFile, "load", Mock(side_effect=failure))
    assert str(submission.call("fails", 1).error) == "it failed"
    assert str(submission.call("add", 1).error) == "the file could not be run again: it failed"
    assert not submission.may_call("add")
    monkeypatch.undo()
    monkeypatch.setattr(sys, "executable", "/none")
    with pytest.raises(DisturbedError):
        submission.load()


def test_a_stopped_submission_does_nothing_more(submission: Submission) -> None:
    """Every call says that the grading was stopped, and so does loading it again."""
    submission.stop()
    for call in (
        lambda: submission.call("fails", 1),
        lambda: submission.call_all("fails", [(1,), (2,)]),
        lambda: submission.move(Position.start(Rules(3)), 1, 0),
        submission.load,
        lambda: submission.replace_weights(Weights(1, 2)),
    ):
        with pytest.raises(GradingStoppedError):
            call()


def test_weights_that_cant_be_replaced_stay(tmp_path: Path) -> None:
    """A file without one of the constants keeps its own, also in the next call."""
    for constants in ("SCORE_CURRENT = 1.5", "SCORE_CURRENT, MISS = 1.5, 2.0"):
        text = TEXT.replace("SCORE_CURRENT, SCORE_OTHER = 1.5, 2.0", constants)
        with opened(
            tmp_path, text.replace("return SCORE_CURRENT, SC", "return SCORE_CURRENT #")
        ) as found:
            assert not found.replace_weights(Weights(1.75, 2.75))
            assert (found.weights, found.weights_replaced) == (Weights(1.5, 1.0), False)
            assert found.call("weights", 1).value == 1.5


def test_moves(submission: Submission) -> None:
    """A legal move comes with its square; any other is a failed call."""
    start = Position.start(Rules(3))
    assert submission.move(start, 4, 0) == (1, 1)
    # Too high an index, three crashes, and then no call.
    for trials, error in ((9, "IndexError"), *((7, ""),) * 3, (4, "no answer")):
        failed = submission.move(start, trials, 0)
        assert isinstance(failed, Answer)
        assert str(failed.error).startswith(error)
    assert submission.call("counts", 1).value == 1, "other functions may still be called"


def test_a_file_that_turns_out_to_be_python_2(tmp_path: Path) -> None:
    """Its answers don't count; loaded again, it runs as Python 2 from the first call on."""
    half = "def get_best_move(board, number):\n    return [5, 6, 7][number / 2] if number else 0\n"
    numbers = [(CourseBoard.empty(2), number) for number in (0, 0, 2, 4)]
    for calls in ([numbers], [[number] for number in numbers]):
        with opened(tmp_path, CORRECT.replace(BEST, half)) as found:
            with pytest.raises(FoundPython2Error):
                _ = [found.call_all("get_best_move", each) for each in calls]
            assert found.load().language is Language.PYTHON_2
            answers = found.call_all("get_best_move", numbers)
            assert [answer.value for answer in answers] == [0, 0, 6, 7]


LOOK_AT_IT = table("""
    import none.deep as d⏎from none import x | 30 none.deep
    import none⏎def f(): none.g() | none
    try:⏎    import none⏎except ImportError:⏎    none = 1 | 30
    name = input() | 30 asks
    NTRIALS = int(input()) | 30 asks
    NTRIALS = {}[input()] | KeyError
    def f():⏎    while 1: input() | 30
    while True: input() | EOFError
    raise ModuleNotFoundError | 0
""")
"""What a file begins with, and the points or a word of the reason for none."""
REST = f"import poc_ttt_provided as provided\nSCORE_CURRENT = 1\nSCORE_OTHER = 2\n{SCORES}"
"""It has the points for its constants and its only function."""


def test_what_isnt_the_students_algorithm_costs_nothing(tmp_path: Path) -> None:
    """What is defined is graded, and a note says so; otherwise somebody must look at the file."""
    expected = dict[str, list[str]]()
    for number, (begin, found) in enumerate(LOOK_AT_IT):
        text = f"NTRIALS = 100\n{begin.replace('⏎', chr(10))}\n{REST}"
        expected[submit(tmp_path, text, f"{number}.py").name] = found.split()
    for report in graded([tmp_path]):
        words = expected[report.file.name]
        told = f"{report.points} {report.not_graded} {[str(text) for _, text in report.remarks]}"
        assert [word for word in words if word not in told] == []
        assert (report.points is None) is not words[0].isdecimal()


# Sleeping, because code that computes may get too little time to be judged.
ENDLESS = "import time\ntime.sleep(99)"


@pytest.mark.parametrize("end", [ENDLESS, "def f():\n    import time; time.sleep(99)\nx = f()", ""])
def test_a_file_that_cant_be_run_is_graded_by_what_it_defines(tmp_path: Path, end: str) -> None:
    """Its constants, functions and imports are there; it never ends, or fails on line 2."""
    limits = RunLimits(load_seconds=1.0)
    early = "" if end else "mc_move()"
    text = f"from math import pi\n{early}\nif 1:\n    YES = 2\n{TEXT}\n{end}\n"
    with closing(Submission(submit(tmp_path, text), 1, limits)) as found:
        loaded = found.load()
        assert (loaded.constants["YES"], loaded.constants["SCORE_OTHER"]) == (2, 2.0)
        told = loaded.remarks[-1]
        assert ("never ends" in str(told.text), told.line == 2) == (bool(end), not end)
        assert not found.call("add", 1).error


def test_a_file_that_never_ends_without_mc_move_has_failed(tmp_path: Path) -> None:
    """Its functions aren't called."""
    limits = RunLimits(load_seconds=1.0)
    with closing(Submission(submit(tmp_path, ENDLESS), 1, limits)) as found:
        with pytest.raises(StudentError) as failed:
            found.load()
        assert failed.value.kind is FailureKind.TIMEOUT
