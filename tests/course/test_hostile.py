"""Harmful files all end within a limited time and leave no process."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.course.conftest import FUNCTIONS, Write, fence
from tests.student_processes import bearers
from tttmc_app.core import Ending, Position, Rules
from tttmc_app.course import (
    Event,
    FailureKind,
    Remark,
    RemarkKind,
    RunLimits,
    Student,
    StudentError,
)
from tttmc_app.course.fence import FencePart
from tttmc_app.course.student_types import MEBIBYTE
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import play_game

LIMITS = RunLimits(load_seconds=2.0, call_seconds=1.5, memory_bytes=400 * MEBIBYTE)
"""Limits for what takes too long."""
PATIENT = replace(LIMITS, load_seconds=60.0, call_seconds=60.0)
"""Limits for what fails otherwise, or doesn't fail: a busy computer may need longer for it."""
BOUND = 120.0
"""Seconds within which each test must end, far more than the limits, to allow for busy machines."""
pytestmark = pytest.mark.usefixtures("patient")
START = Position.start(Rules(3))

posix = pytest.mark.skipif(sys.platform == "win32", reason="it is about POSIX processes")

MOVES = {
    "loops": ("while True: pass", FailureKind.TIMEOUT),
    "loops_within_c": ("sum(range(10 ** 12))", FailureKind.TIMEOUT),
    "sleeps": ("import time; time.sleep(60)", FailureKind.TIMEOUT),
    "raises": ("raise RuntimeError('no')", FailureKind.RAISED),
    "raises_strangely": ("raise BaseException", FailureKind.RAISED),
    "recurses": ("return mc_move(board, player, trials)", FailureKind.RAISED),
    "exits": ("import sys; sys.exit(3)", FailureKind.EXITED),
    "exits_at_once": ("import os; os._exit(4)", FailureKind.CRASHED),
    "kills_itself": ("import os; os.kill(os.getpid(), 9)", FailureKind.DISTURBED),
    "occupied": ("return (1, 1)", FailureKind.ILLEGAL),
    "off_the_board": ("return (3, 0)", FailureKind.ILLEGAL),
    "negative": ("return (-1, -1)", FailureKind.ILLEGAL),
    "none": ("return None", FailureKind.ILLEGAL),
    "text": ("return '00'", FailureKind.ILLEGAL),
    "floats": ("return (0.0, 1.0)", FailureKind.ILLEGAL),
    "three": ("return (0, 0, 0)", FailureKind.ILLEGAL),
    "endless_list": ("x = []; x.append(x); return x", FailureKind.ILLEGAL),
    "huge": ("return [0] * 10 ** 6", FailureKind.ILLEGAL),
    "prints_for_ever": ("while True: print('a line of some length' * 9)", FailureKind.TIMEOUT),
    "writes_for_ever": (
        "import os\n    while True: os.write(1, b'x' * 65536)",
        FailureKind.OUTPUT,
    ),
    "takes_memory": ("x = []\n    while True: x.append(bytearray(10 ** 7))", FailureKind.MEMORY),
    "one_large_piece": ("return 'x' * 10 ** 12", FailureKind.MEMORY),
    "asks": ("return input('where? ')", FailureKind.RAISED),
    "forks": (
        "import os\n    for _ in range(5):\n        os.fork()\n    while True: pass",
        FailureKind.TIMEOUT,
    ),
    "flees": (
        (
            "import os\n    if os.fork() == 0:\n        os.setsid()\n        if os.fork() == 0:\n"
            "            import time; time.sleep(600)\n        os._exit(0)\n    while True: pass"
        ),
        FailureKind.TIMEOUT,
    ),
    "ignores_signals": (
        (
            "import signal, time\n    for n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)\n"
            "    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))\n    time.sleep(600)"
        ),
        FailureKind.TIMEOUT,
    ),
    "closes_everything": ("import os; os.closerange(0, 1000); return (0, 0)", FailureKind.CRASHED),
    "writes_nonsense": (
        (
            "import os\n    for n in range(3, 1000):\n"
            "        try: os.write(n, b'nonsense\\n' * 9)\n"
            "        except OSError: pass\n    return (0, 0)"
        ),
        FailureKind.CRASHED,
    ),
    "lies_about_its_words": (
        "class E(Exception):\n        def __str__(self): raise RuntimeError\n    raise E",
        FailureKind.RAISED,
    ),
    "deletes_choice": ("del random.choice; return mc_trial(board, player)", FailureKind.RAISED),
    "breaks_builtins": (
        "import builtins; builtins.len = builtins.isinstance = None; return (0, 0)",
        FailureKind.CRASHED,
    ),
    "starts_threads": (
        (
            "import threading\n    def spin():\n        while True: pass\n    for _ in range(4):\n"
            "        threading.Thread(target=spin).start()\n    return board.get_empty_squares()[0]"
        ),
        None,
    ),
    "closes_output": (
        (
            "import sys, os; sys.stdout.close(); print('unheard'); os.close(1); print('gone')\n"
            "    return board.get_empty_squares()[0]"
        ),
        None,
    ),
    "changes_directory": ("import os; os.chdir('/'); return board.get_empty_squares()[0]", None),
    "plays_on_the_board": (
        "board.move(0, 0, 3); board.move(2, 2, 2); return board.get_empty_squares()[0]",
        None,
    ),
    "leaves_a_child": (
        (
            "import subprocess, sys\n    subprocess.Popen([sys.executable, '-c', 'input()'],"
            " stdin=subprocess.PIPE, start_new_session=True)\n    return (0, 0)"
        ),
        None,
    ),
}
"""Bodies of mc_move, each with its failure, or None if the game continues."""


REFUSED = ("kills_itself", "forks", "flees", "leaves_a_child")
"""The acts that a seccomp filter refuses with a PermissionError."""


def moving(body: str) -> str:
    """Return a file with this body of mc_move."""
    return f"{FUNCTIONS}\ndef mc_move(board, player, trials):\n    {body}\n"


@posix
@pytest.mark.parametrize("name", MOVES)
def test_a_harmful_move_forfeits_or_continues(write: Write, name: str) -> None:
    """A harmful move forfeits the game, with the reason; after a legal move the game continues."""
    body, failure = MOVES[name]
    if name in REFUSED and FencePart.SECCOMP in fence():
        failure = FailureKind.RAISED
    begun = time.monotonic()
    position = START.play((1, 1))
    limits = LIMITS if failure is FailureKind.TIMEOUT else PATIENT
    with Student(write(moving(body)), limits) as student:
        student.load()
        if failure is None:
            assert student.move(position, 5).square in position.empty_squares
        else:
            with pytest.raises(StudentError) as caught:
                student.move(position, 5)
            assert caught.value.kind is failure
            assert (student.loaded is None) is failure.ends_process
            assert len(caught.value.failure.output) <= LIMITS.output_bytes
    assert time.monotonic() - begun < BOUND
    assert bearers() == []


@posix
@pytest.mark.parametrize("name", ["loops", "exits_at_once", "occupied", "none", "raises"])
def test_the_rule_is_a_forfeit(write: Write, name: str) -> None:
    """The record contains the forfeit and its reason; the next game uses a new process."""
    path = write(
        moving(f"if board.square(1, 1) != 1:\n        {MOVES[name][0]}\n    return (1, 1)")
    )
    player = CoursePlayer(Student(path, LIMITS), 1)
    try:
        for seed in (1, 2):
            record = play_game(START, (player, RandomPlayer()), ("a", "b"), seed)
            assert record.result is not None
            assert record.result.ending is Ending.FORFEIT
            assert str(record.result.reason).startswith("student.py: ")
            assert len(record.moves) == 2
    finally:
        player.close()


@posix
@pytest.mark.parametrize(
    ("text", "failure"),
    [
        ("while True: pass", FailureKind.TIMEOUT),
        ("import os\nwhile True: os.write(2, b'x' * 65536)", FailureKind.OUTPUT),
        (
            "import random\ndel random.choice, random.seed\nimport os\nos.abort()",
            FailureKind.CRASHED,
        ),
        ("x = " + "(" * 300 + ")" * 300, FailureKind.SYNTAX),
        ("x = " + "-" * 100_000 + "1", FailureKind.SYNTAX),
        ("\0", FailureKind.UNREADABLE),
    ],
)
def test_harm_at_import(write: Write, text: str, failure: FailureKind) -> None:
    """Loading a file is limited too."""
    limits = LIMITS if failure is FailureKind.TIMEOUT else PATIENT
    with Student(write(text), limits) as student, pytest.raises(StudentError) as caught:
        student.load()
    assert caught.value.kind is failure


def test_endless_output_is_limited(write: Write) -> None:
    """Printing for ever neither fills the memory nor blocks: output over the limit is dropped.

    The file is stopped once the program has been told so, however long that takes.
    """
    limits = RunLimits(load_seconds=None, output_bytes=20_000)

    def stop(event: Event) -> None:
        if isinstance(event, Remark) and event.kind is RemarkKind.OUTPUT:
            student.stop()

    student = Student(write("while True: print('x' * 99)\n"), limits, listener=stop)
    with student, pytest.raises(StudentError) as caught:
        student.load()
    failure = caught.value.failure
    assert failure.kind is FailureKind.CLOSED
    assert len(failure.output) == limits.output_bytes
    assert [remark.kind for remark in failure.remarks] == [RemarkKind.OUTPUT]


def test_stop_from_another_thread(write: Write) -> None:
    """Stopping a student's process makes the current call fail, which is reported as closed."""
    from threading import Timer

    with Student(write(moving("while True: pass"))) as student:
        student.load()
        timer = Timer(0.3, student.stop)
        timer.start()
        with pytest.raises(StudentError, match="was stopped") as caught:
            student.move(START, 1)
        timer.join()
    assert caught.value.kind is FailureKind.CLOSED


def test_an_unreferenced_student_ends_its_process(write: Write) -> None:
    """When its object is garbage-collected, the process ends and its directory is removed."""
    student = Student(write(FUNCTIONS + "import os\nprint(os.getcwd())\n"))
    folder = Path(student.load().output.strip())
    assert folder.is_dir()
    del student
    assert bearers() == []
    assert not folder.exists()


@posix
def test_a_child_ends_with_its_parent(tmp_path: Path, write: Write) -> None:
    """Children end when the program is killed and their socket closes."""
    import subprocess

    path = write(moving("while True: pass"))
    code = (
        "import sys\nfrom pathlib import Path\nfrom tttmc_app.course import Student\n"
        "from tttmc_app.core import Position, Rules\n"
        f"s = Student(Path({str(path)!r}))\ns.load()\nprint(s.process_id, flush=True)\n"
        "s.move(Position.start(Rules(3)), 1)\n"
    )
    program = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    child = int(program.stdout.readline())
    program.kill()
    program.wait()
    program.stdout.close()
    deadline = time.monotonic() + 30
    while Path(f"/proc/{child}").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not Path(f"/proc/{child}").exists()
