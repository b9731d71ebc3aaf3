"""The child process: how it starts, what it is given, and what remains of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from tests.course.conftest import Write
from tttmc_app.course import CodeFailure, RunLimits, Student, StudentError, process
from tttmc_app.course.process import ChildGoneError, ChildProcess, command

FACTS = """
import json, os, signal, sys
print(json.dumps([dict(os.environ), os.getcwd(), os.getpgid(0) == os.getpid(),
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN, sys.argv, sys.stdin.read(), __file__,
    hash("tttmc"), sys.flags.utf8_mode, __name__]))
import warnings
warnings.warn("old code")
"""


def open_files() -> set[str]:
    """Return the numbers of this process's open files, where the system lists them."""
    folder = Path("/proc/self/fd")
    return {path.name for path in folder.iterdir()} if folder.is_dir() else set()


def test_what_a_file_is_given(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file gets a short environment, a private home, and no input; Ctrl-C is the program's."""
    import json

    for name in (
        "SECRET",
        "HOME",
        "LC_ALL",
        "TTTMC_HOME",
        "SSH_AUTH_SOCK",
        "LC_all2",
        "MY_PATH",
        "windir",
    ):
        monkeypatch.setenv(name, "mine")
    monkeypatch.setenv("TZ", "UTC")
    path = write(FACTS)
    hashes = set[int]()
    for _ in range(2):
        with Student(path) as student:
            loaded = student.load()
        assert loaded.output.count("\n") == 1  # no warning
        environment, folder, leads, ignores, arguments, typed, file, hashed, utf8, name = (
            json.loads(loaded.output)
        )
        hashes.add(hashed)
        assert Path(folder).name.startswith(f"tttmc-course-{os.getpid()}-")
        homes = dict.fromkeys(("HOME", "USERPROFILE", "TMPDIR", "TEMP", "TMP"), folder)
        assert homes.items() <= environment.items()
        assert environment["TTTMC_CHILD"].startswith(f"{os.getpid()}-")
        assert len(environment["TTTMC_CHILD"]) > 30
        assert {n: v for n, v in environment.items() if v == "mine"} == {
            "LC_ALL": "mine",
            "windir": "mine",  # as Windows spells it
        }
        assert (environment["TZ"], environment["PATH"]) == ("UTC", os.environ["PATH"])
        assert environment["PYTHONHASHSEED"] == "0"
        assert environment["OPENBLAS_NUM_THREADS"] == "1"
        assert (arguments, file, typed, name) == ([str(path)], str(path), "", "__main__")
        assert (ignores, utf8) == (True, 1)
        assert not leads or sys.platform != "linux"
        assert not Path(folder).exists()
    assert len(hashes) == 1


def test_how_a_child_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen copy starts itself with a hidden command, which `main` knows."""
    from tttmc_app.course.protocol import HIDDEN_COMMAND

    words = command("17")
    assert (words[0], words[-1]) == (sys.executable, "17")
    assert tuple(words[1:4]) == ("-X", "utf8", "-c")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command("17") == [sys.executable, HIDDEN_COMMAND, "17"]
    assert HIDDEN_COMMAND == "course-child"


@pytest.mark.skipif(sys.platform != "linux", reason="the supervisor is Linux's")
@pytest.mark.parametrize("end", ["close", "exit", "kill", "killed supervisor"])
def test_nothing_remains_of_a_child(write: Write, end: str) -> None:
    """However a file's process ends, its folder and its open files go."""
    text = "import os\nopen('left', 'w')\ndef f(): os._exit(0)\nprint(os.getcwd())\n"
    before = open_files()
    with Student(write(text)) as student:
        folder = Path(student.load().output.strip())
        assert folder.is_dir()
        supervisor = student.process_id
        assert supervisor is not None
        if end == "exit":
            with pytest.raises(StudentError, match="ended with code 0"):
                student.call("f")
        elif end == "kill":
            student.stop()
        elif end == "killed supervisor":
            os.kill(supervisor, signal.SIGKILL)
    assert not folder.exists()
    assert not Path(f"/proc/{supervisor}").exists()
    assert open_files() == before


def test_a_child_that_cannot_start_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, write: Write
) -> None:
    """Its folder and its sockets go, and the failure says why and isn't the file's."""

    def missing(_argument: str) -> list[str]:
        return [str(tmp_path / "none")]

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("tttmc_app.course.process.command", missing)
    path = write("")
    before = open_files()
    with pytest.raises(StudentError) as caught:
        Student(path).load()
    assert caught.value.kind.value == "disturbed"
    assert str(caught.value).startswith("student.py: no process can be started: [Errno 2]")
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("tttmc-")] == []
    assert open_files() == before


def test_a_closed_child_is_gone() -> None:
    """Requests to it and answers from it fail, and closing again does nothing."""
    child = ChildProcess()
    folder = child.folder
    assert folder.is_dir()
    assert folder.name.startswith(f"tttmc-course-{os.getpid()}-")
    assert child.pid > 0
    assert not child.is_fenced
    if sys.platform != "win32":
        assert os.getsid(child.pid) == child.pid  # a terminal's signals don't reach it
    child.close()
    child.close()
    child.kill()
    assert not folder.exists()
    with pytest.raises(ChildGoneError):
        child.send({"do": "load"})
    with pytest.raises(ChildGoneError):
        list(child.receive(0.01))
    assert child.exit_code_soon() == 0 or sys.platform != "linux"


@pytest.mark.skipif(sys.platform != "linux", reason="the supervisor is Linux's")
@pytest.mark.parametrize(
    ("end", "is_orderly"),
    [("sys.exit(0)", True), ("sys.exit(3)", True), ("os.kill(os.getpid(), 9)", False)],
)
def test_only_a_supervisor_that_was_not_killed_has_ended_all(end: str, is_orderly: bool) -> None:
    """After a supervisor was killed by a signal, processes of the code may still be running."""
    with subprocess.Popen([sys.executable, "-c", f"import os, sys; {end}"]) as supervisor:
        supervisor.wait()
        assert vars(process)["_ended_by_supervisor"](supervisor) is is_orderly


WRITING = """
import os
def f(count, each):
    for n in range(count): os.write(1 + n % 2, b"x" * each)
    os.write(2, b"\\xff")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there, only sockets carry output")
def test_raw_output_has_a_limit_for_each_request(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Output and errors that bypass Python's streams are bounded in each request anew."""
    monkeypatch.setattr("tttmc_app.course.process._RAW_BYTES", 200_000)
    limits = RunLimits(output_bytes=10**6)
    with Student(write(WRITING), limits) as student:
        student.load()
        for _ in range(2):
            assert student.call("f", 150, 1000).output == "x" * 150_000 + "\ufffd"
        assert student.call("f", 1, 199_999).output == "x" * 199_999 + "\ufffd"
        with pytest.raises(StudentError, match="f printed too much") as caught:
            student.call("f", 1, 200_000)
        assert caught.value.kind.value == "output"
        assert student.loaded is None


def test_a_request_that_is_not_read_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child that reads nothing is given up after a while."""
    child = ChildProcess()
    try:
        if sys.platform == "linux":
            os.kill(child.pid, signal.SIGSTOP)
        monkeypatch.setattr("tttmc_app.course.process._WAIT_SECONDS", 0.01)
        begun = monotonic()
        with pytest.raises(ChildGoneError):
            child.send({"text": "x" * 10**7})
        assert monotonic() - begun < 20
    finally:
        monkeypatch.undo()
        if sys.platform == "linux":
            os.kill(child.pid, signal.SIGCONT)
        child.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it uses numbers of open files")
@pytest.mark.parametrize("done", ['"language": "klingon"', '"value": {"heap": []}', '"value": 3'])
def test_answers_that_are_invalid_end_a_child(write: Write, done: str) -> None:
    """A file may answer for its process; what it printed before is kept, and it can run again."""
    text = f"""
        import os, sys
        def f():
            print("before")
            sys.stdout.flush()
            for number in range(3, 1000):
                try: os.write(number, {f'{{"id": 2, "done": {{{done}}}}}'!r}.encode() + b"\\n")
                except OSError: pass
            while True: pass
        def g(): return 5
    """
    failures = list[CodeFailure]()
    with Student(write(text), on_failure=failures.append) as student:
        student.load()
        with pytest.raises(StudentError) as caught:
            student.call("f")
        assert str(caught.value) == "student.py: its process returned invalid data"
        failure = caught.value.failure
        assert (failure.kind.value, failure.output, failure.file) == (
            *("crashed", "before\n", "student.py"),
        )
        assert failures == [failure]
        assert [student.process_id, student.loaded, student.language] == [None] * 3
        student.load()
        assert student.call("g").value == 5


@pytest.mark.skipif(sys.platform == "win32", reason="it uses numbers of open files")
@pytest.mark.parametrize("sent", ["[" * 100_000, "nonsense", "[1]"])
def test_messages_that_cannot_be_read_end_a_child(
    write: Write, monkeypatch: pytest.MonkeyPatch, sent: str
) -> None:
    """Whatever a file sends instead of messages, the failure is its own."""
    monkeypatch.setattr("tttmc_app.course.process._EXIT_SECONDS", 0.01)
    text = f"""
        import os
        def f():
            for number in range(3, 1000):
                try: os.write(number, {sent!r}.encode() + b"\\n")
                except OSError: pass
            while True: pass
    """
    with Student(write(text)) as student:
        student.load()
        with pytest.raises(StudentError) as caught:
            student.call("f")
        assert str(caught.value) == "student.py: f failed: its process no longer answers"
        assert caught.value.kind.value == "crashed"
        assert student.process_id is None
