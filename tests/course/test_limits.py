"""The limits on how much a student's process may send, print and write."""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from pathlib import Path

import pytest

from tests.course.conftest import FUNCTIONS, Write
from tttmc_app.core import Ending, Position, Rules
from tttmc_app.course import FailureKind, RunLimits, Student, StudentError
from tttmc_app.course.values import decode
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.private_folder import remove_private_folder
from tttmc_app.session import play_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="they use numbers of open files")

LIMITS = RunLimits(load_seconds=20.0, call_seconds=2.0)
START = Position.start(Rules(3))
SEND = """
import json, os
def is_open(number):
    try:
        return bool(os.fstat(number))
    except OSError:
        return False
OPEN = [number for number in range(3, 1000) if is_open(number)]
def send(line):
    for number in OPEN:
        try:
            os.write(number, line.encode() + b"\\n")
        except OSError:
            pass
"""
"""Writes to the connection directly, bypassing everything that limits the messages."""


def sending(body: str) -> str:
    """Return a file whose mc_move has this body."""
    return f"{FUNCTIONS}{SEND}\ndef mc_move(board, player, trials):\n    {body}\n"


NESTED = """
    value = '{"list": [' * 450 + ']}' * 450
    for number in range(40):
        send('{"id": %d, "done": {"value": %s, "type": "list", "grid": null, "seconds": 0}}'
             % (number, value))
    return (0, 0)
"""


def test_a_deeply_nested_message_forfeits_a_game(write: Write) -> None:
    """An answer nested 450 levels deep costs its file the game, but the next game is played."""
    player = CoursePlayer(Student(write(sending(NESTED.strip())), LIMITS), 1)
    try:
        for seed in (1, 2):
            record = play_game(START, (player, RandomPlayer()), ("a", "b"), seed)
            assert record.result is not None
            assert record.result.ending is Ending.FORFEIT
            assert "invalid data" in str(record.result.reason)
    finally:
        player.close()


@pytest.mark.parametrize(
    "value", [{"list": [None] * 50_000}, {"list": [{"tuple": [1] * 300}] * 300}]
)
def test_a_value_with_too_many_parts_is_rejected(value: dict[str, object]) -> None:
    """No answer can create more objects than a genuine one would."""
    with pytest.raises(ValueError, match="too many parts"):
        decode(value)  # type: ignore[arg-type]  # JSON, whose type is invariant


@pytest.mark.usefixtures("patient")
def test_endless_remarks_take_no_memory(write: Write) -> None:
    """Remarks beyond a limit are dropped, and the call ends at its time limit."""
    line = '{"event": "remark", "kind": "text", "text": "' + "x" * 500 + '", "line": 1}'
    path = write(sending(f"lines = chr(10).join([{line!r}] * 50)\n    while True: send(lines)"))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with Student(path, LIMITS) as student:
        student.load()
        with pytest.raises(StudentError) as caught:
            student.move(START, 1)
    assert caught.value.kind is FailureKind.TIMEOUT
    assert str(caught.value) == "student.py: mc_move took longer than 2 s"
    assert len(caught.value.failure.remarks) == 1000
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 100_000 * (1 if sys.platform == "linux" else 1024)


def own_folders() -> set[Path]:
    """Return the temporary folders of this process's students."""
    return set(Path(tempfile.gettempdir()).glob(f"tttmc-course-{os.getpid()}-*"))


@pytest.mark.parametrize(
    "body",
    [
        "for n in range(20000): open(str(n), 'w').close()\n    while True: pass",
        (
            "for n in range(9):\n        with open(str(n), 'wb') as file:\n"
            "            file.truncate(2 ** 25)\n    while True: pass"
        ),
        "while True:\n        os.mkdir('a')\n        os.chdir('a')",
    ],
)
def test_too_many_or_large_files_end_a_call(write: Write, body: str) -> None:
    """A file can't fill the disk: the total size of its folder is limited, and nothing is left."""
    before = own_folders()
    with Student(write(sending(body)), RunLimits(call_seconds=30.0)) as student:
        student.load()
        with pytest.raises(StudentError, match="wrote too much to its folder") as caught:
            student.move(START, 1)
        assert caught.value.kind is FailureKind.OUTPUT
    assert own_folders() <= before


def test_what_is_written_just_before_the_answer_counts(write: Write) -> None:
    """The folder's size is checked at the end, too: few files run until the next check."""
    large = "for n in '12':\n    with open(n, 'wb') as file:\n        file.truncate(2 ** 25 + 1)\n"
    student = Student(write(large))
    with student, pytest.raises(StudentError, match="loading wrote too much to its folder"):
        student.load()


def test_half_characters_are_replaced(write: Write) -> None:
    """In the result, characters that no stream can encode are replaced."""
    with Student(write("print('a\\ud800b')\nNAME = '\\udfff'\n")) as student:
        loaded = student.load()
    assert loaded.output == "a?b\n"
    assert loaded.constants["NAME"] == "?"


def test_links_in_the_working_folder_are_not_followed(tmp_path: Path) -> None:
    """Removing a working folder leaves the targets of links in it, or in its place, unchanged."""
    outside = tmp_path / "outside"
    outside.mkdir(mode=0o755)
    (outside / "file").touch()
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "link").symlink_to(outside)
    replaced = tmp_path / "replaced"
    replaced.symlink_to(outside)
    for path in (folder, replaced):
        remove_private_folder(str(path))
    assert sorted(each.name for each in tmp_path.iterdir()) == ["outside"]
    assert outside.stat().st_mode & 0o777 == 0o755
    assert (outside / "file").exists()


def test_modules_beside_a_file_belong_to_it(write: Write, tmp_path: Path) -> None:
    """A file imports the modules next to it, even in packages, as they were when it first ran."""
    package = tmp_path / "parts"
    package.mkdir()
    (package / "__init__.py").write_text("NUMBER = 1\n", encoding="utf-8")
    (package / "more.py").write_text("from helper import TEN\nLESS = TEN - 1\n", encoding="utf-8")
    (tmp_path / "helper.py").write_text("TEN = 10\n", encoding="utf-8")
    (tmp_path / "unused.py").write_text("raise ValueError\n", encoding="utf-8")
    text = "import parts\nfrom parts.more import LESS as NINE\nRESULT = parts.NUMBER + NINE\n"
    with Student(write(text)) as student:
        assert student.load().constants["RESULT"] == 10
        (tmp_path / "helper.py").unlink()
        student.close()
        assert student.load().constants["RESULT"] == 10


def test_a_file_runs_with_limited_resources(write: Write) -> None:
    """Neither the soft nor the hard limits can be raised; memory's is that of the settings."""
    text = """
        import resource
        for kind in ("CORE", "FSIZE", "NOFILE", "AS"):
            print(*resource.getrlimit(getattr(resource, "RLIMIT_" + kind)))
    """
    with Student(write(text), RunLimits(memory_bytes=700 * 2**20)) as student:
        output = student.load().output
    limits = (0, 64 * 2**20, 256, 700 * 2**20)
    assert output.splitlines() == [f"{limit} {limit}" for limit in limits]
