"""What begins anew when a file is loaded again, what stays, and what calls do by default."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator

import pytest

from tests.course.conftest import Write
from tests.student_processes import bearers
from tttmc_app.core import Position, Rules
from tttmc_app.course import (
    BoardValue,
    CodeFailure,
    FailureKind,
    Language,
    Output,
    Overrides,
    RunLimits,
    Student,
    StudentError,
)
from tttmc_app.course.trace import Trace

START = Position.start(Rules(3))
DRAWS = """
import os, random
print(random.random())
COUNT = int(os.path.exists("seen"))
open("seen", "w").close()
def f(board): board.move(0, 0, 2)
def draw(): return random.random()
def mc_move(board, player, trials): return (0, 0) if random.random() < trials else (1, 1)
"""


def state_of(student: Student) -> tuple[object, object, object]:
    """Return what a student knows of its process."""
    return student.loaded, student.language, student.process_id


def test_a_student_s_settings_have_defaults(write: Write) -> None:
    """Without settings a file has the usual limits, seed 0, nothing replaced and its games."""
    path = write(DRAWS)
    student = Student(path)
    assert (student.path, student.limits, student.seed) == (path, RunLimits(), 0)
    assert (student.overrides, student.skip_games) == (Overrides(), False)
    assert state_of(student) == (None, None, None)
    assert student.text == path.read_text(encoding="utf-8")
    student.close()  # nothing is running


def test_a_file_is_loaded_again_in_its_process(write: Write) -> None:
    """With the same seed it does the same; its folder stays, unless a new process is started."""
    with Student(write(DRAWS)) as student:
        first = student.load()
        process, drawn = student.process_id, f"{random.Random(0).random()}\n"
        assert (first.output, first.constant("COUNT"), student.loaded) == (drawn, 0, first)
        again = student.load_again()
        assert (student.process_id, again.output, again.constant("COUNT")) == (process, drawn, 1)
        assert (again.fence, student.loaded) == (first.fence, again)
        anew = student.load()
        assert (anew.output, anew.constant("COUNT"), anew.fence) == (drawn, 0, first.fence)
        assert student.process_id not in (None, process)
        assert student.loaded == anew
        assert student.language is Language.PYTHON_3
    assert state_of(student) == (None, None, None)


def test_a_file_that_has_failed_is_loaded_in_a_new_process(write: Write) -> None:
    """After a failed load the next one doesn't go on in the process of the first."""
    failures: list[CodeFailure] = []
    text = "import os\nMISSING = [][len(os.listdir('.'))]\n"
    with Student(write(text), on_failure=failures.append) as student:
        processes: list[int | None] = []
        for load in (student.load, student.load_again, student.load_again):
            with pytest.raises(StudentError, match="list index out of range"):
                load()
            processes.append(student.process_id)
            assert student.loaded is None
        assert len(set(processes)) == 3
    assert [(failure.kind, failure.line, failure.file) for failure in failures] == [
        (FailureKind.RAISED, 2, "student.py")
    ] * 3


def test_a_file_that_fails_when_it_is_loaded_again(write: Write) -> None:
    """What it was before is gone, and the next load begins in a new process."""
    text = "import os\nFOUND = [7][len(os.listdir('.'))]\nopen('seen', 'w').close()\n"
    with Student(write(text)) as student:
        first, process = student.load(), student.process_id
        with pytest.raises(StudentError, match="list index out of range"):
            student.load_again()
        assert (student.loaded, first.constants) == (None, {"FOUND": 7})
        again = student.load_again()
        assert (first.constants, again.constants) == ({"FOUND": 7}, {"FOUND": 7})
        assert student.loaded == again
        assert student.process_id not in (None, process)


def test_calls_are_observed_and_seeded_only_on_request(write: Write) -> None:
    """By default a call has no trace and goes on with the file's random numbers."""
    board = BoardValue(((1, 1), (1, 1)))
    with Student(write(DRAWS), seed=3) as student:
        student.load()
        assert student.call("f", board).trace == Trace(())
        (each,) = student.call_each("f", [((board,), 1)])
        assert each.trace == Trace(())
        assert len(student.call("f", board, observe=True).trace.events) == 2
        (each,) = student.call_each("f", [((board,), 1)], observe=True)
        assert len(each.trace.events) == 2
        student.load_again()
        dice = random.Random(3)
        dice.random()
        assert [student.call("draw").value for _ in range(2)] == [dice.random(), dice.random()]
        assert student.call("draw", seed=9).value == random.Random(9).random()
        results = student.call_each("draw", [((), 9), ((), 8), ((), 9)])
        nine, eight = random.Random(9).random(), random.Random(8).random()
        assert [result.value for result in results] == [nine, eight, nine]
        squares = [student.move(START, trials, seed=9).square for trials in (0, 1)]
        assert squares == [(1, 1), (0, 0)]


def test_what_is_not_loaded_cannot_be_asked(write: Write) -> None:
    """Each request says so; afterwards the file can be loaded."""
    failures: list[CodeFailure] = []
    with Student(write(DRAWS), on_failure=failures.append) as student:
        for ask in (
            lambda: student.call("draw"),
            lambda: student.call_each("draw", []),
            lambda: student.move(START, 1),
        ):
            with pytest.raises(StudentError) as caught:
                ask()
            assert str(caught.value) == "student.py: it is not loaded yet"
            assert caught.value.kind is FailureKind.CLOSED
        assert len(failures) == 3
        assert student.load_again().constant("COUNT") == 0


def test_a_load_that_cannot_start_leaves_nothing_of_the_last(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever keeps a new process from starting, the old one and its results are gone."""

    def refuse() -> None:
        raise OSError("no more processes")

    with Student(write(DRAWS)) as student:
        student.load()
        monkeypatch.setattr("tttmc_app.course.student.ChildProcess", refuse)
        with pytest.raises(StudentError) as caught:
            student.load()
        assert str(caught.value) == ("student.py: no process can be started: no more processes")
        assert caught.value.kind is FailureKind.DISTURBED
        assert state_of(student) == (None, None, None)


@pytest.mark.parametrize("asked", ["loading", "move", "call"])
def test_a_request_that_is_given_up_ends_the_process(write: Write, asked: str) -> None:
    """Closing the steps of a request ends its process and all others; a new load works."""
    ending = "while True: print('x')" if asked == "loading" else ""
    path = write(f"def mc_move(b, p, t):\n    while t: print('x')\n    return (0, 0)\n{ending}\n")
    with Student(path) as student:
        if asked != "loading":
            student.load()
        asks: dict[str, Callable[[], Generator[object, None, object]]] = {
            "loading": student.loading,
            "move": lambda: student.moving(START, 1),
            "call": lambda: student.calling("mc_move", None, 2, 1),
        }
        steps = asks[asked]()
        while not isinstance(next(steps), Output):
            assert student.process_id is not None
        assert bearers()
        steps.close()
        assert bearers() == []
        assert (student.process_id, student.loaded, student.language) == (None, None, None)
        if asked != "loading":
            student.load_again()
            assert student.move(START, 0).square == (0, 0)


def test_an_event_is_heard_before_the_steps_go_on(write: Write) -> None:
    """Whoever runs a request in steps gets each event when the listener has heard it."""
    heard: list[object] = []
    with Student(write("print('one')\n"), listener=heard.append) as student:
        seen = [(event, list(heard)) for event in student.loading() if event is not None]
        assert [event for event, _ in seen] == heard == [Output("one\n")]
        assert all(so_far[-1] is event for event, so_far in seen)
