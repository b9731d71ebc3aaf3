"""Harmful files all end within a limited time, with a reason, and leave nothing."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.course.conftest import FUNCTIONS, Make, failure, sandbox, values_of
from tests.grading.disturbance import wait_until
from tests.student_processes import bearers
from tttmc_app.core import Position, Rules
from tttmc_app.course.exchange import Deadline, MachineTooSlowError, Steps, finish
from tttmc_app.course.sandbox import RunLimits, SandboxPart
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    CodeFailure,
    Event,
    FailureKind,
    Remark,
    RemarkKind,
)
from tttmc_app.course.values import BoardValue

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is about POSIX processes")
linux = pytest.mark.skipif(sys.platform != "linux", reason="the supervisor is Linux's")
START = Position.start(Rules(3))
MEBIBYTE = 2**20
ALL = RunLimits(None, 60.0, 400 * MEBIBYTE)
"""Limits for what fails otherwise than by its time: a busy computer may need longer for it."""


# Acts ------------------------------------------------------------------------------------------

MOVES = r"""
timeout: while True: pass

timeout: sum(range(10 ** 12))

timeout: import time; time.sleep(60)

raised: raise RuntimeError('no')

raised: raise BaseException

raised: return mc_move(board, player, trials)

exited: import sys; sys.exit(3)

crashed: import os; os._exit(4)

crashed: import os; os.abort()

raised: import os; os.kill(os.getpid(), 9)

illegal: return None

illegal: x = []; x.append(x); return x

illegal: return [0] * 10 ** 6

timeout: while True: print('a line of some length' * 9)

output: import os
    while True: os.write(1, b'x' * 65536)

memory: x = []
    while True: x.append(bytearray(10 ** 7))

memory: return 'x' * 10 ** 12

raised: return input('where? ')

raised: import os
    for _ in range(5): os.fork()

raised: import subprocess, sys
    subprocess.Popen([sys.executable, '-c', 'input()'], start_new_session=True)

timeout: import signal, time
    for n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    time.sleep(600)

crashed: import os; os.closerange(0, 1000); return (0, 0)

raised: class E(Exception):
        def __str__(self): raise RuntimeError
    raise E

raised: del random.choice; return mc_trial(board, player)

crashed: import builtins; builtins.len = builtins.isinstance = None; return (0, 0)

legal: import threading
    def spin():
        while True: pass
    for _ in range(4): threading.Thread(target=spin).start()

legal: import sys, os; sys.stdout.close(); print('unheard'); os.close(1); print('gone')

legal: import os; os.chdir('/')

legal: board.move(0, 0, 3); board.move(2, 2, 2)

output: import os
    for n in range(20000): open(str(n), 'w').close()

output: for n in range(3):
        with open(str(n), 'wb') as file: file.truncate(2 ** 25)
    while True: pass

output: import os
    while True:
        os.mkdir('a')
        os.chdir('a')

output: with open('large', 'wb') as file: file.truncate(2 ** 26)
    with open('small', 'w') as file: file.write('x')
"""
"""Bodies of mc_move, each with its failure, or none if it goes on with a legal move."""


def moving(body: str) -> str:
    """Return a file with this body of mc_move."""
    legal = "return board.get_empty_squares()[0]"
    return f"{FUNCTIONS}\ndef mc_move(board, player, trials):\n    {body}\n    {legal}\n"


@pytest.mark.parametrize("act", MOVES.strip().split("\n\n"))
def test_a_harmful_move_fails_or_continues(student: Make, act: str) -> None:
    """A harmful move fails with its kind, after which the file can run again, or does no harm.

    Some take several seconds: time in which code can't run doesn't count, and removing thousands of
    folders takes long.
    """
    kind, body = act.split(": ", 1)
    position = START.play((1, 1))
    is_refused = SandboxPart.SECCOMP in sandbox()
    if not is_refused and any(word in body for word in ("fork", "Popen", "os.kill")):
        pytest.skip("this system can't refuse it")
    limits = RunLimits(None, 0.4, ALL.memory_bytes) if kind == "timeout" else ALL
    made = student(moving(body), limits)
    finish(made.load())
    if kind == "legal":
        assert finish(made.move(position, 5)).square in position.empty_squares
        return
    found = failure(lambda: made.move(position, 5))
    # Code that computes on a busy computer may get too little time to be judged.
    may_be = {kind} if "sleep" in body or kind != "timeout" else {kind, "disturbed"}
    assert found.kind.value in may_be
    assert (made.loaded is None) is found.kind.ends_process
    assert found.kind.ends_process is (kind not in ("raised", "illegal", "exited"))
    assert len(found.output) <= limits.output_bytes
    assert bearers() == [] or made.loaded is not None


LOADING = r"""
timeout 2 | | import time\ntime.sleep(9999)
output None | | import os\nwhile True: os.write(2, b'x' * 65536)
output None | | for n in '12':\n    with open(n, 'wb') as file:\n        file.truncate(2 ** 25 + 1)
crashed None | | import random\ndel random.choice, random.seed\nimport os\nos.abort()
crashed None | code=3 | import os\nos._exit(3)
crashed None | signal=11 | import ctypes\nctypes.string_at(0)
syntax 2 | reason=SyntaxError: invalid syntax | x = 1\ndef f(:
syntax 3 | | print 'a'\nx = (\n
syntax 1 | | return
raised 3 | reason=ZeroDivisionError: division by zero | \n\nx = 1 / 0
raised 1 | reason=ModuleNotFoundError: No module named 'nowhere' | import nowhere; nowhere.x
raised 1 | reason=SyntaxError: x | raise SyntaxError('x')
raised 2 | reason=E: a? b | class E(BaseException): pass\nraise E('a\\x00 \\n b')
raised 2 | | import poc_ttt_gui\npoc_ttt_gui.run_gui(3)
raised 2 | | import poc_ttt_provided\npoc_ttt_provided.play_game()
raised 3 | reason=IndentationError: unexpected indent | import bad
memory 2 | | x = []\nwhile True: x.append(bytearray(10**7))
memory 2 | | def mc_move(b, p, t): pass\nraise MemoryError
unreadable None | file=student.py | \0
"""


@pytest.mark.parametrize("row", LOADING.strip().splitlines())
def test_harm_at_import(student: Make, row: str) -> None:
    """Loading is limited too; each failure has the student's line, if there is one."""
    head, named, text = (part.strip(" ") for part in row.split("|", 2))
    kind, line = head.split()
    limits = RunLimits(1.0 if kind == "timeout" else None, memory_bytes=300 * MEBIBYTE)
    made = student(text.encode().decode("unicode_escape"), limits)
    made.path.with_name("bad.py").write_text("\n\n  x = 1\n")
    found = failure(made.load)
    assert (found.kind.value, str(found.line)) == (kind, line)
    carried = {"reason": str(found.reason)} | values_of(found.reason)
    name, _, value = named.partition("=")
    assert not named or carried[name] == value
    assert "request_handler" not in found.traceback
    assert found.file == ("" if kind == "unreadable" else "student.py")


TRACEBACK = """
Traceback (most recent call last):
  File "student.py", line 3, in f
    if n: f(n - 1)
  File "student.py", line 4, in f
    else: other.run()
  File "other.py", line 2, in run
    sorted([1], key=lambda i: i / 0)
  File "other.py", line 2, in <lambda>
    sorted([1], key=lambda i: i / 0)
ZeroDivisionError: division by zero
"""


def test_a_traceback_has_the_students_lines(student: Make) -> None:
    """It contains the frames of all of the student's files, at most the first and last ten."""
    text = "import other\ndef f(n):\n    if n: f(n - 1)\n    else: other.run()\n"
    made = student(text)
    made.path.with_name("other.py").write_text("def run():\n    sorted([1], key=lambda i: i / 0)\n")
    finish(made.load())
    found = failure(lambda: made.call("f", 1))
    assert found.line == 4
    assert found.traceback.splitlines() == TRACEBACK.strip().splitlines()
    for count in (17, 50):
        rows = failure(lambda: made.call("f", count)).traceback.splitlines()  # noqa: B023 - at once
        assert len([row for row in rows if row.startswith("  File")]) == 20
        assert rows[-3].endswith("in <lambda>")


FAILURES = """
no None - → no
no 3 - → no (line 3)
no None a.py → a.py: no
no 3 a.py → a.py: no (line 3)
no_(line_3) 3 a.py → a.py: no (line 3)
no_(line_13) 3 - → no (line 13) (line 3)
"""


def test_the_text_of_a_failure() -> None:
    """The line follows the reason unless it contains it, and the file comes first."""
    for row in FAILURES.strip().splitlines():
        (reason, line, file), words = row.split(" → ")[0].split(), row.split(" → ")[1]
        number = None if line == "None" else int(line)
        kind, text = FailureKind.RAISED, reason.replace("_", " ")
        made = CodeFailure(kind, text, number, file="" if file == "-" else file)
        assert str(made.message) == words


# What a process sends --------------------------------------------------------------------------

SEND = """
import os, stat, sys
def is_socket(number):
    try: return stat.S_ISSOCK(os.fstat(number).st_mode)
    except OSError: return False
SOCKETS = [number for number in range(3, 1000) if is_socket(number)]
def send(line, count=1):
    for number in SOCKETS:
        for _ in range(count): os.write(number, line.encode() + b"\\n")
def f(line, times=1):
    print("before")
    sys.stdout.flush()
    send(line * times)
    while True: pass
def flood(line):
    while True: send(line, 50)
def g(): return 5
"""
"""Writes to the connection directly, bypassing everything that limits the messages."""
DEEP = '["Answer", 2, ["Results", [["CallResult", ' + '{"list": [' * 450 + "]}" * 450 + "]]]]"


@pytest.mark.parametrize("sent", ["nonsense", '["Answer", 2, 3]', DEEP, "x"], ids=range(4))
def test_messages_that_are_invalid_end_a_process(student: Make, sent: str) -> None:
    """A file may answer for its process; what it printed before is kept, and it can run again."""
    failures = list[CodeFailure]()
    made = student(SEND, RunLimits(memory_bytes=None), on_failure=failures.append)
    finish(made.load())
    # The second request; the first one loaded the file.
    found = failure(lambda: made.call("f", sent, 9 * MEBIBYTE if sent == "x" else 1))
    crashed = (FailureKind.CRASHED, "before\n", "student.py")
    assert (found.kind, found.output, found.file) == crashed
    assert failures == [found]
    assert [made.process_id, made.loaded, made.language] == [None] * 3
    finish(made.load())
    assert finish(made.call("g")).value == 5


def test_endless_remarks_take_no_memory(student: Make) -> None:
    """Remarks beyond a limit are dropped, and the call ends at its time limit."""
    line = '["Remark", "text", "' + "x" * 500 + '", 1]'
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    made = student(SEND, RunLimits(call_seconds=1.0))
    finish(made.load())
    found = failure(lambda: made.call("flood", line))
    assert found.kind in (FailureKind.TIMEOUT, FailureKind.DISTURBED)
    assert len(found.remarks) == 1000
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 100_000 * (1 if sys.platform == "linux" else 1024)


WRITING = """
import os, sys
def f(count, each):
    for n in range(count): os.write(1 + n % 2, b"x" * each)
    os.write(2, b"\\xff")
def lines(count):
    for n in range(count): print("y" * 99, file=sys.stderr)
def piece(): print("z" * 200_000)
def strange():
    sys.stdout.buffer.write(memoryview("ß".encode() + b"\\xff"))
    sys.stdout.buffer.close()
    sys.stdout.close()
    print(sys.stdout.writable(), sys.stdout.isatty(), sys.stdout.fileno(), sys.stdout.encoding)
    sys.stdout.write(b"x")
"""


def test_output_has_a_limit_for_each_request(student: Make) -> None:
    """Output with and without Python's streams is bounded in each request anew."""
    made = student(WRITING, RunLimits(output_bytes=250_000))
    finish(made.load())
    for _ in range(2):
        assert finish(made.call("f", 150, 1000)).output == "x" * 150_000 + "\ufffd"
        assert finish(made.call("lines", 2000)).output == ("y" * 99 + "\n") * 2000
        assert finish(made.call("piece")).output == "z" * 200_000 + "\n"
        assert finish(made.call("lines", 3000)).output == ("y" * 99 + "\n") * 2500
        assert len(finish(made.call("f", 50, 10_000)).output) <= 250_000
    found = failure(lambda: made.call("strange"))
    assert (found.output, found.line) == ("ß\ufffdTrue False 1 utf-8\n", 14)
    assert str(found.reason).startswith("TypeError: write() argument must be str")
    assert failure(lambda: made.call("f", 170, 100_000)).kind is FailureKind.OUTPUT  # over 16 MB


def test_output_arrives_while_a_file_runs(student: Make) -> None:
    """Lines arrive at once; those over the limit are dropped, which is told once."""
    events = list[Event]()

    def stop(event: Event) -> None:
        events.append(event)
        if isinstance(event, Remark) and event.kind is RemarkKind.OUTPUT:
            made.stop()

    limits = RunLimits(load_seconds=None, output_bytes=20_000)
    made = student("while True: print('x' * 99)\n", limits, listener=stop)
    found = failure(made.load)
    assert (found.kind, len(found.output)) == (FailureKind.CLOSED, 20_000)
    assert [remark.kind for remark in found.remarks] == [RemarkKind.OUTPUT]
    assert len(events) > 2


ENDLESS = """
def f(board):
    winner = None
    while winner is None:
        g(board)
def g(board):
    for number in range(2):
        board.check_win()
def h(board):
    while board.check_win() is None:
        for row in range(2):
            row += 1
"""


def test_the_loop_that_did_not_end_is_named(student: Make) -> None:
    """The failure has its line, and a remark says what never changes, if nothing can change it."""
    made = student(ENDLESS, RunLimits(call_seconds=1.0))
    told = list[tuple[int | None, str]]()
    for name in "fh":
        finish(made.load())
        found = failure(partial(made.call, name, BoardValue(((1, 1), (1, 1)))))
        told += [(found.line, str(remark.text)) for remark in found.remarks]
    assert told == [
        (4, "the loop goes on while `winner is None`, and nothing in it sets winner"),
        (10, "this loop may never end"),
    ]


# Processes -------------------------------------------------------------------------------------

FACTS = """
import json, os, resource, signal, sys
kinds = (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE, resource.RLIMIT_AS)
print(json.dumps([dict(os.environ), os.getcwd(), [resource.getrlimit(kind) for kind in kinds],
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN, sys.argv, sys.stdin.read(), __file__,
    __name__, hash("tttmc"), sys.flags.utf8_mode]))
import warnings
warnings.warn("old code")
"""
FOREIGN = "SECRET HOME LC_ALL TTTMC_HOME SSH_AUTH_SOCK LC_all2 MY_PATH windir"


def test_what_a_file_is_given(student: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short environment, a private home, limited resources and no input; Ctrl-C isn't its own."""
    for name in FOREIGN.split():
        monkeypatch.setenv(name, "mine")
    monkeypatch.setenv("TZ", "UTC")
    hashes = set[int]()
    for _ in range(2):
        made = student(FACTS, RunLimits(memory_bytes=700 * MEBIBYTE))
        output = finish(made.load()).output
        environment, folder, limits, *facts, hashed, utf8 = json.loads(output)
        hashes.add(hashed)
        path = str(made.path)
        assert (facts, utf8, output.count("\n")) == ([True, [path], "", path, "__main__"], 1, 1)
        assert Path(folder).name.startswith(f"tttmc-course-{os.getpid()}-")
        assert {environment[name] for name in ("HOME", "TMPDIR", "TEMP", "TMP")} == {folder}
        assert environment["TTTMC_CHILD"].startswith(f"{os.getpid()}-")
        mine = {name for name, value in environment.items() if value == "mine"}
        assert mine == {"LC_ALL", "windir"}  # as Windows spells it
        assert (environment["TZ"], environment["PATH"]) == ("UTC", os.environ["PATH"])
        assert limits == [[n, n] for n in (0, 64 * MEBIBYTE, 256, 700 * MEBIBYTE)]
        made.close()
        assert not Path(folder).exists()
    assert len(hashes) == 1


def open_files() -> set[str]:
    """Return the numbers of this process's open files."""
    folder = Path("/proc/self/fd")
    return {path.name for path in folder.iterdir()} if folder.is_dir() else set()


FOLDER = """
import os, time
open("left", "w")
def f(): os._exit(0)
def mc_move(board, player, trials): time.sleep(600)
print(os.getcwd())
"""


@linux
@pytest.mark.parametrize("end", ["close", "exit", "stop", "supervisor", "forgotten"])
def test_nothing_remains_of_a_process(tmp_path: Path, end: str) -> None:
    """However a file's process ends, its folder, its processes and its open files go."""
    path = tmp_path / "student.py"
    path.write_text(FOLDER)
    before = open_files()
    made: Any = SandboxedFile(path)
    folder, supervisor = Path(finish(made.load()).output.strip()), made.process_id
    assert folder.is_dir()
    assert supervisor is not None
    assert os.getsid(supervisor) == supervisor  # a terminal's signals don't reach it
    if end == "exit":
        assert values_of(failure(lambda: made.call("f")).reason) == {"call": "f", "code": "0"}
    elif end == "stop":
        made.stop()
        made.close()
    elif end == "supervisor":
        os.kill(supervisor, signal.SIGKILL)
        assert failure(lambda: made.call("f")).kind is FailureKind.DISTURBED
    if end != "forgotten":
        made.close()
        made.close()
    made = None
    assert not folder.exists()
    assert not Path(f"/proc/{supervisor}").exists()
    # Others' files may have been closed meanwhile: the collector finds what earlier tests left.
    assert open_files() <= before
    assert bearers() == []


def test_a_process_that_cannot_start_leaves_nothing(
    student: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What ran before has ended, and the failure isn't the file's."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    made = student("")
    finish(made.load())
    monkeypatch.setattr(sys, "executable", str(tmp_path / "none"))
    assert failure(made.load).kind is FailureKind.DISTURBED
    assert (made.loaded, made.language, made.process_id) == (None, None, None)
    assert [each.name for each in tmp_path.glob("tttmc-*")] == []


def children(process: int) -> list[int]:
    """Return a process's children, the youngest last."""
    text = Path(f"/proc/{process}/task/{process}/children").read_text("ascii")
    return [int(word) for word in text.split()]


@linux
@pytest.mark.parametrize("disturbs", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_disturbed_from_outside_is_not_the_files_fault(
    student: Make, disturbs: signal.Signals
) -> None:
    """A signal that the file can't send itself is told apart from a crash, and a pause too."""
    made = student(FOLDER, RunLimits(call_seconds=1.0))
    finish(made.load())
    steps: Steps[Any] = made.move(START, 5)
    next(steps)
    assert made.process_id is not None
    os.kill(children(made.process_id)[-1], disturbs)
    assert failure(lambda: steps).kind is FailureKind.DISTURBED
    # Until the sandbox is in force, the file hasn't run.
    steps = made.load()
    next(steps)
    os.kill(made.process_id or 0, signal.SIGKILL)
    assert failure(lambda: steps).kind is FailureKind.DISTURBED


PROGRAM = """
import sys
from pathlib import Path
from tttmc_app.core import Position, Rules
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandboxed_file import SandboxedFile
student = SandboxedFile(Path(sys.argv[1]))
finish(student.load())
print("loaded", flush=True)
finish(student.move(Position.start(Rules(3)), 1))
"""
ALONE = """
import os, socket, time
from tttmc_app.course.sandbox import supervisor
supervisor.enter_namespaces = lambda: False
ours, theirs = socket.socketpair()
print(*supervisor.supervise(theirs), os.getpid(), flush=True)
time.sleep(600)
"""
"""Supervised code on a system that doesn't allow namespaces, whose end would end it, too."""


@pytest.fixture
def program(student: Make, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Start a program whose file's move never ends."""
    (tmp_path / "temporary").mkdir()
    words = [sys.executable, "-c", PROGRAM, str(student(FOLDER).path)]
    environment = {**os.environ, "TMPDIR": str(tmp_path / "temporary")}
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "loaded\n"
        yield started


@linux
@pytest.mark.parametrize("late", [False, True])
def test_code_ends_with_its_program(
    program: subprocess.Popen[str], tmp_path: Path, late: bool
) -> None:
    """When a program is killed, its folder is removed, even if the code's process ended first."""
    (supervisor,) = children(program.pid)
    code = children(supervisor)[-1]
    assert len(list((tmp_path / "temporary").iterdir())) == 1
    if late:
        os.kill(supervisor, signal.SIGSTOP)
    program.kill()
    program.wait()
    if late:
        os.kill(code, signal.SIGKILL)
        os.kill(supervisor, signal.SIGCONT)
    wait_until(lambda: not list((tmp_path / "temporary").iterdir()), 30)
    wait_until(lambda: not Path(f"/proc/{code}").exists(), 30)


@linux
def test_code_ends_with_a_killed_supervisor(tmp_path: Path) -> None:
    """When only the supervisor is killed, the system ends the code's process, even if it waits."""
    words = [sys.executable, "-c", ALONE]
    with subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as it:
        assert it.stdout is not None
        part, code = it.stdout.readline().split()
        assert (part, int(code) != it.pid) == (SandboxPart.SUPERVISOR, True)
        it.kill()
        rest, _ = it.communicate(timeout=30)  # the output ends with the last of the processes
    assert rest == ""


# Time ------------------------------------------------------------------------------------------


class System:
    """A system with a clock that tests set, and a process that a supervisor started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, known: bool = True) -> None:
        self.now, self.folder = 0.0, folder
        for name in ("7/task/7", "41/task/41", "42/task/42", "42/task/43"):
            (folder / name).mkdir(parents=True)
        monkeypatch.setattr("tttmc_app.course.exchange.monotonic", lambda: self.now)
        monkeypatch.setattr("tttmc_app.course.exchange.Path", self.path)
        if known:
            (folder / "7/task/7/children").write_text("41 42 ")
            (folder / "41/task/41/schedstat").write_text("1 999000000000 3")
            self.be("R", 50.0)

    def path(self, _root: str, *parts: str) -> Path:
        """Return a path in place of one in /proc."""
        return self.folder.joinpath(*parts)

    def be(self, state: str, waited: float, used: float = 0.0) -> None:
        """Set the process's state, and how long it has waited for a processor and run in total."""
        for thread in ("42/task/42", "42/task/43"):
            (self.folder / thread / "schedstat").write_text(f"123 {int(waited * 5e8)} 45\n")
        ticks = int(used * os.sysconf("SC_CLK_TCK") / 2)
        rest = f"{state} 7 42 42 0 -1 0 9 0 0 0 {ticks} {ticks} 0"
        (self.folder / "42/stat").write_text(f"42 (a ) T b) {rest}\n")


TIMES = """
2.0 known: R50 0 0.1 0.3 1 2 late 2.01
2.0 unknown: 0 0.3 1.9 late 2.1
None unknown: 0 1e9
5.0 known: R50 0.01 3 5 R55 7.5 9.95 late 10.05
0.125 known: R50 0.01 0.08 0.125 R50.125 0.19 0.248 late 0.26
2.0 known: R50 0 0.3 R131 81.9 slow 82.1
2.0 known: R50 0 0.3 T50 1.9 slow 2.1
2.0 known: R50 0 0.3 t50 1.9 slow 2.1
2.0 open: R50 0 0.3 T50 1.9 late 2.1
2.0 known: R50,9 0 0.3 R56,10 7.1 R56,11.1 late 7.2
2.0 known: R50 0 30 31.9 late 32.1
"""
"""A limit, whether the system tells how long processes wait and whether the code can pause itself,
states, each with the seconds waited and run, and the times of checks.
"""


@pytest.mark.parametrize("row", TIMES.strip().splitlines())
def test_only_time_in_which_code_can_run_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, row: str
) -> None:
    """Waiting for a processor and pauses of the program don't count; patience ends, though."""
    (limit, known), steps = row.split(":", maxsplit=1)[0].split(), row.split(":")[1].split()
    system = System(monkeypatch, tmp_path, known != "unknown")
    seconds = None if limit == "None" else float(limit)
    deadline = Deadline(Mock(pid=7, is_sealed=known != "open"), seconds)
    error: type[Exception] | None = None
    for step in steps:
        if step in ("late", "slow"):
            error = {"late": TimeoutError, "slow": MachineTooSlowError}[step]
        elif step[0] in "RTt":
            system.be(step[0], *map(float, step[1:].split(",")))
        else:
            system.now = float(step)
            if error:
                with pytest.raises(error):
                    deadline.check()
            else:
                deadline.check()


@linux
def test_a_process_may_end_while_its_time_is_looked_up() -> None:
    """What the system no longer knows about it isn't the file's failure."""
    starter = subprocess.Popen(["/bin/sh", "-c", "while :; do /bin/true; done"])
    try:
        for _ in range(3000):
            deadline = Deadline(Mock(pid=starter.pid, is_sealed=False), 0.0)
            deadline.check()
    finally:
        starter.kill()
        starter.wait()
