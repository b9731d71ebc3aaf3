"""The sandbox: hostile files can't do inside it what they can do outside, on any system."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tests import rights
from tests.course.conftest import sandbox
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import SandboxPart, expected_parts, landlock, missing_parts, seccomp
from tttmc_app.course.sandboxed_file import SandboxedFile

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox is Linux's")

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).parent / "zoo" / "hostile" / "acts.py"
_NAMES = runpy.run_path(str(FILE))
ACTS: list[str] = list(_NAMES["ACTS"])
SECRET: str = _NAMES["SECRET"]


class Class(NamedTuple):
    """A folder of files, a process and a port, as targets for hostile files."""

    folder: Path
    program: Path
    victim: int
    port: int


@pytest.fixture
def place() -> Iterator[Path]:
    """Yield a folder that every user can reach, unlike pytest's."""
    with rights.public_folder() as found:
        yield found


@pytest.fixture
def school(place: Path) -> Iterator[Class]:
    """Yield targets for hostile files, outside any sandbox."""
    folder = place / "class"
    folder.mkdir()
    (place / "work").mkdir()
    (folder / "secret.txt").write_text(SECRET, encoding="utf-8")
    (folder / "classmate.py").write_text("def mc_move(*_): return None\n")
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.socket(socket.AF_UNIX) as file,
        socket.socket(socket.AF_UNIX) as name,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as datagrams,
        subprocess.Popen(["sleep", "60"]) as victim,
    ):
        port = int(server.getsockname()[1])
        for each, address in ((file, str(folder / "socket")), (name, f"\0tttmc-{port}")):
            each.bind(address)
            each.listen()
        datagrams.bind(str(folder / "datagrams"))
        yield Class(folder, ROOT, victim.pid, port)
        victim.kill()


def state_of(folder: Path) -> list[tuple[str, str, int, float]]:
    """Return the contents of a folder."""
    return sorted(
        (each.name, each.read_text("utf-8") if each.is_file() else "", stat.st_mode, stat.st_mtime)
        for each in folder.iterdir()
        for stat in [each.lstat()]
    )


ALLOWED = """
import asyncio, ctypes, multiprocessing, os, random, socket, subprocess, tempfile

def act():
    done = []
    with open(os.devnull, "w") as nothing:
        done.append(nothing.write("nobody reads this"))
    with open(os.devnull) as nothing:
        done.append(nothing.read())
    with open("notes.txt", "w") as own:
        own.write("kept")
    done.append(open("notes.txt").read())
    with tempfile.TemporaryFile("w+") as own:
        done.append(own.write("four"))
    done.append(random.Random(3).random() < 1)
    header, capabilities = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    done.append(ctypes.CDLL(None).capget(header, capabilities))
    done.append(any(capabilities))
    return done
"""


def test_ordinary_code_works_inside(tmp_path: Path) -> None:
    """A file can use the null device, its own folder and temporary files, without privileges."""
    path = tmp_path / "student.py"
    path.write_text(ALLOWED, encoding="utf-8")
    with SandboxedFile(path) as student:
        finish(student.load())
        assert finish(student.call("act")).value == [17, "", "kept", 4, True, 0, False]


def test_the_acts_work_outside(school: Class) -> None:
    """Outside the sandbox nearly all of the acts work: the sandbox is what prevents them."""
    command = [sys.executable, str(FILE), *map(str, school)]
    found: dict[str, str] = json.loads(run_as(None, command, school.folder).stdout)
    assert len([name for name, result in found.items() if result == "done"]) >= 40, found


SENDS = """
import socket, sys
from tttmc_app.course.sandbox import seccomp
address, line = sys.argv[1].encode(), b"x"
one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
stream, end = socket.socketpair()
assert seccomp.restrict()
for send in (
    lambda: one.sendto(line, address),
    lambda: one.sendmsg([line], [], 0, address),
    lambda: one.connect(address),
    lambda: socket.socketpair(),
):
    try:
        print(send())
    except PermissionError:
        print("refused")
stream.sendall(line)
print(end.recv(9))
"""
"""Uses sockets made before the filter, as the one that connects a file to the program."""


def test_datagrams_reach_no_other_program(tmp_path: Path) -> None:
    """Even through a socket that a process has, only its own connection can be written to."""
    if SandboxPart.SECCOMP not in sandbox():
        pytest.skip("this system has no filter of system calls")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as other:
        address = str(tmp_path / "datagrams")
        other.bind(address)
        command = [sys.executable, "-c", SENDS, address]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout.splitlines() == [*["refused"] * 4, "b'x'"]
        with pytest.raises(BlockingIOError):
            other.recv(9, socket.MSG_DONTWAIT)


INSIDE = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandboxed_file import SandboxedFile
path, names, arguments = Path(sys.argv[2]), json.loads(sys.argv[3]), json.loads(sys.argv[4])
with SandboxedFile(path) as student:
    found = {}
    parts = finish(student.load()).sandbox
    for name in names:
        if student.loaded is None:
            finish(student.load())
        found[name] = finish(student.call("act", name, *arguments)).value
print(json.dumps([parts, found]))
"""
"""Loads a file and returns the outcome of each of its acts."""
NOBODY = 65534
ENVIRONMENT = {"PATH": os.defpath, "PYTHONDONTWRITEBYTECODE": "1", "TEACHERS_TOKEN": SECRET}


BECOME = """
import os, sys
user = int(sys.argv[1])
os.setgroups([]), os.setgid(user), os.setuid(user)
os.execv(sys.argv[2], sys.argv[2:])
"""
"""Runs a command as another user. A fork of this process would copy all that its tests have mapped,
for which there may be too little memory; only without another user does Python avoid that."""


def run_as(user: int | None, command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command as a user, None for the current one."""
    become = [] if user is None else [sys.executable, "-c", BECOME, str(user)]
    return subprocess.run(
        [*become, *command],
        cwd=folder,
        env={**ENVIRONMENT, "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def can_run(program: str, folder: Path) -> bool:
    """Return whether the unprivileged user may start a program."""
    return run_as(NOBODY, [program, "-c", ""], folder).returncode == 0


def python_of_nobody(folder: Path) -> str:
    """Return a Python with which the unprivileged user can run this program."""
    import_program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tttmc_app.course"
    for python in (
        sys.executable,
        *(f"/usr/bin/python3{end}" for end in ("", ".11", ".12", ".13")),
    ):
        if (
            shutil.which(python)
            and can_run(python, folder)
            and run_as(NOBODY, [python, "-c", import_program], folder).returncode == 0
        ):
            return python
    pytest.skip("no Python here can run this program as another user")


@pytest.mark.parametrize("user", [None, NOBODY])
def test_nothing_hostile_works_inside(school: Class, place: Path, user: int | None) -> None:
    """None of more than 50 hostile acts works or changes anything, whoever runs the program."""
    if user and os.geteuid():
        pytest.skip("only root can become another user")
    python = python_of_nobody(place) if user else sys.executable
    for path in (school.folder, *school.folder.iterdir()):
        os.chown(path, user or -1, user or -1)
    path = place / "student.py"
    shutil.copy(FILE, path)
    before = state_of(school.folder)
    names, arguments = json.dumps(ACTS), json.dumps([*map(str, school[:2]), *school[2:]])
    done = run_as(user, [python, "-c", INSIDE, str(ROOT), str(path), names, arguments], place)
    assert done.returncode == 0, done.stderr
    parts, found = json.loads(done.stdout)
    if {SandboxPart.LANDLOCK, SandboxPart.SECCOMP} - set(parts):
        pytest.skip(f"this system has only a part of the sandbox: {', '.join(parts)}")
    assert [name for name, result in found.items() if result == "done"] == []
    assert len(found) > 50
    assert state_of(school.folder) == before
    assert Path(f"/proc/{school.victim}").exists()


HARMS = FILE.with_name("harms.py")
DOES_HARM = """
import json, os, sys, tempfile
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from tests.student_processes import bearers
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import StudentError
path, limits = Path(sys.argv[2]), RunLimits(call_seconds=0.4, memory_bytes=400 * 2**20)
found = {}
with SandboxedFile(path, limits) as student, SandboxedFile(path) as neighbour:
    finish(neighbour.load())
    process = neighbour.process_id
    for name in sys.argv[3:]:
        if student.loaded is None:
            finish(student.load())
        try:
            finish(student.call(name))
            found[name] = "done"
        except StudentError as error:
            found[name] = error.kind
    answer = finish(neighbour.call("innocent")).value
    print(json.dumps([found, answer, neighbour.process_id == process]))
print([*bearers(), *Path(tempfile.gettempdir()).glob("tttmc-*")])
"""
"""Calls acts, beside another file's process."""


@pytest.mark.long
@pytest.mark.parametrize("user", [None, NOBODY])
def test_what_code_does_to_itself_is_its_own_doing(place: Path, user: int | None) -> None:
    """Signals by timers, forged messages, used up limits and the like end as the act says.

    They are never taken for somebody else's doing, don't touch other files' processes and leave
    nothing.
    """
    if user and os.geteuid():
        pytest.skip("only root can become another user")
    if {SandboxPart.SECCOMP, SandboxPart.FOLDER, SandboxPart.THREADS} - set(sandbox()):
        pytest.skip(f"this system has only a part of the sandbox: {', '.join(sandbox())}")
    python = python_of_nobody(place) if user else sys.executable
    path, temporary = place / "student.py", place / "temporary"
    shutil.copy(HARMS, path)
    temporary.mkdir()
    os.chown(temporary, user or -1, user or -1)
    expected: dict[str, list[str]] = runpy.run_path(str(HARMS))["ACTS"]
    told = ("answers", "forges", "sends")  # what a file says is judged alike, whoever runs it
    names = [name for name in expected if user or os.geteuid() or not name.startswith(told)]
    command = ["/usr/bin/env", f"TMPDIR={temporary}", python, "-c", DOES_HARM, str(ROOT), str(path)]
    done = run_as(user, [*command, *names], place)
    assert done.returncode == 0, done.stderr
    result, left = done.stdout.splitlines()
    found, answer, is_same = json.loads(result)
    for name, kind in found.items():  # what computes may get too little time to be judged
        assert kind in expected[name] or [kind, *expected[name]] == ["disturbed", "timeout"], name
    assert (len(found) > (55 if user else 35), answer, is_same, left) == (True, 499500, True, "[]")


READS = """
def act(path):
    try:
        return "done" if open(path).read() else "empty"
    except Exception as error:
        return type(error).__name__
"""


@pytest.mark.parametrize("user", [None, NOBODY])
def test_the_solution_is_unreadable_in_the_system_s_folders(user: int | None, place: Path) -> None:
    """Installed as in /usr/local/lib, this program can't be read, unlike what is beside it.

    Neither can another copy. A folder stands in for /usr/local/lib in a copy of this program.
    """
    if SandboxPart.LANDLOCK not in sandbox():
        pytest.skip("this system can't limit which files are read")
    if user and os.geteuid():
        pytest.skip("only root can become another user")
    library = place / "lib"
    packages, others = library / "python3/dist-packages", library / "python3.9/site-packages"
    ignored = shutil.ignore_patterns("__pycache__", "gui")
    shutil.copytree(ROOT / "tttmc_app", packages / "tttmc_app", ignore=ignored)
    shutil.copytree(ROOT / "tttmc_app/players", others / "tttmc_app/players", ignore=ignored)
    (packages / "neighbour.py").write_text("NEAR = 1\n")
    for name, target in (("again", library), ("loop", "loop"), ("link", packages / "tttmc_app")):
        (library / name).symlink_to(target)
    entering = packages / "tttmc_app/course/sandbox/entering.py"
    text = entering.read_text(encoding="utf-8")
    assert text.count('"/usr/local/lib"') == 1
    entering.write_text(text.replace('"/usr/local/lib"', f'"{library}"'), encoding="utf-8")
    path = place / "student.py"
    path.write_text(READS)
    secrets = [
        *map(str, packages.glob("tttmc_app/grading/*.py")),
        *map(str, library.glob("python3*/*/tttmc_app/players/*.py")),
        str(library / "link/players/course_player.py"),
        str(library / "again/python3/dist-packages/tttmc_app/players/course_player.py"),
    ]
    names = [*secrets, str(packages / "neighbour.py")]
    python = python_of_nobody(place) if user else sys.executable
    command = [python, "-c", INSIDE, str(packages), str(path), json.dumps(names), "[]"]
    done = run_as(user, command, place)
    assert done.returncode == 0, done.stderr
    _, found = json.loads(done.stdout)
    assert found == dict.fromkeys(secrets, "PermissionError") | {names[-1]: "done"}
    assert len(secrets) > 60


WITHOUT = """
import errno, os, platform, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from tests.student_processes import bearers
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import StudentError
from tttmc_app.course.sandbox import missing_parts, seccomp
machine = seccomp.MACHINES[platform.machine()]
code = [(0x20, 0, 0, 0)]
for number in map(int, sys.argv[3:]):
    code += [(0x15, 0, 1, number), (0x06, 0, 0, 0x00050000 | errno.EPERM)]
assert seccomp.install(machine, [*code, (0x06, 0, 0, 0x7FFF0000)])
with SandboxedFile(Path(sys.argv[2])) as student:
    parts = finish(student.load()).sandbox
    print(*parts)
    print(missing_parts(parts))
    print(*[finish(student.call(name)).value for name in ("reads", "connects", "leaves")])
    steps, number = student.call("waits"), student.process_id
    next(steps)
    os.kill(int(Path(f"/proc/{number}/task/{number}/children").read_text().split()[-1]), 9)
    try:
        finish(steps)
    except StudentError as error:
        print(error.kind)
print(bearers())
"""
"""Loads a file while some system calls are refused, as on older systems and in containers."""

DOES = """
import os, socket, time
def waits():
    time.sleep(60)
def leaves():
    try:
        if os.fork() == 0:
            os.setsid()
            time.sleep(60)
    except OSError:
        return False
    return True
def reads():
    try:
        return bool(open("/etc/passwd").read())
    except OSError:
        return False
def connects():
    try:
        return bool(socket.socket())
    except OSError:
        return False
"""


LANDLOCK, SECCOMP, NAMESPACES = SandboxPart.LANDLOCK, SandboxPart.SECCOMP, SandboxPart.NAMESPACES


@pytest.mark.parametrize(
    ("missing", "works"),
    [
        ((LANDLOCK,), "True False False"),
        ((SECCOMP,), "False True True"),
        ((NAMESPACES,), "False False False"),
        ((LANDLOCK, SECCOMP, NAMESPACES), "True True True"),
    ],
)
def test_the_sandbox_does_without_a_part(
    tmp_path: Path, missing: tuple[SandboxPart, ...], works: str
) -> None:
    """If a part is missing, the others work, a warning says so, and no process is left."""
    if {LANDLOCK, SECCOMP, NAMESPACES} - set(sandbox()):
        pytest.skip(f"this system has only a part of the sandbox: {', '.join(sandbox())}")
    column = 0 if os.uname().machine == "x86_64" else 1
    numbers = {LANDLOCK: 444, SECCOMP: (317, 277)[column], NAMESPACES: (272, 97)[column]}
    path = tmp_path / "student.py"
    path.write_text(DOES)
    refused = [str(numbers[part]) for part in missing]
    command = [sys.executable, "-c", WITHOUT, str(ROOT), str(path), *refused]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    parts, text, could, end, left = done.stdout.splitlines()
    inside = (
        {SandboxPart.FOLDER, SandboxPart.THREADS} if NAMESPACES in missing else set[SandboxPart]()
    )
    assert set(parts.split()) == set(sandbox()) - inside - set(missing)
    assert (text != "None") is bool({LANDLOCK, SECCOMP} & {*missing})
    assert (could, left) == (works, "[]")
    assert end == ("crashed" if SECCOMP in missing else "disturbed")


COMMANDS = """
import errno, platform, sys
sys.path.insert(0, sys.argv[1])
from tttmc_app.course.sandbox import seccomp
without_landlock = [(0x20, 0, 0, 0), (0x15, 0, 1, 444), (0x06, 0, 0, 0x00050000 | errno.EPERM)]
code = [*without_landlock, (0x06, 0, 0, 0x7FFF0000)]
assert seccomp.install(seccomp.MACHINES[platform.machine()], code)
from tttmc_app.cli.main import main
player = "course:" + sys.argv[2]
for words in (
    ["run", sys.argv[2]],
    ["grade", sys.argv[2], "--games", "0"],
    ["match", player, player, "--games", "1"],
    ["tournament", player, "random", "--games", "2"],
    ["sweep", "--player", player, "--trials", "1", "--games", "1"],
    ["analyse", ".../.../...", "--player", player],
):
    print("command", words[0], file=sys.stderr)
    print("ended with", main(words), file=sys.stderr)
"""
"""Runs commands where Landlock is missing."""


def test_every_command_that_runs_a_file_warns_of_a_missing_part(tmp_path: Path) -> None:
    """Each command says in one line what the sandbox can't prevent, and does its work anyway."""
    if {SandboxPart.LANDLOCK, SandboxPart.SECCOMP} - set(sandbox()):
        pytest.skip("this system has only a part of the sandbox")
    path = tmp_path / "student.py"
    path.write_text("def mc_move(*_): return (9, 9)\n")
    command = [sys.executable, "-c", COMMANDS, str(ROOT), str(path)]
    own = os.environ | {"TTTMC_HOME": str(tmp_path / "home")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=own)
    _, *parts = done.stderr.split("command ")
    assert len(parts) == 6
    for part in parts:
        assert part.count("this system can't limit which files a student's file opens") == 1
        assert "ended with 0" in part


def test_the_refused_calls_have_the_systems_numbers() -> None:
    """The numbers of the refused system calls match those in the kernel's headers."""
    for name, header, prefix in (
        ("x86_64", Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"), "__NR_"),
        ("aarch64", Path("/usr/include/asm-generic/unistd.h"), "__NR(?:3264)?_"),
    ):
        if not header.exists():
            pytest.skip(f"{header} is not installed")
        pattern = rf"#define {prefix}(\w+)\s+(\d+)"
        known = {name: int(n) for name, n in re.findall(pattern, header.read_text("utf-8"))}
        ours = seccomp.refused(seccomp.MACHINES[name])
        assert {name: n for name, n in ours.items() if known.get(name, n) != n} == {}
        assert len(ours.keys() & known.keys()) > 80


# Other systems ---------------------------------------------------------------------------------

CALLS = """
read: allowed
clone 0x10000: allowed
clone 0x3d0f00: allowed
clone 17: refused
clone 0: refused
clone3 0x10000: unknown
tgkill 4321 7 6: allowed
tgkill 4321 7 9: refused
tgkill 4322 7 6: refused
tgkill 0 0 0: refused
prlimit64 0 7: allowed
prlimit64 4321 7: refused
prlimit64 0 0: refused
prctl 15 0: allowed
prctl 1 0: refused
fcntl 3 4: allowed
fcntl 3 10 9: refused
sendto 5 0x7f0000001000 8: allowed
sendto 5 0 8 0 0x1000: refused
sendto 5 0 8 0 0x7f0000000000: refused
462: allowed
463: unknown
0x40000000: unknown
"""
"""Calls with arguments: threads, abort() and send() are allowed; processes and signals aren't."""
NUMBERS = {
    "x86_64": {
        "read": 0,
        "clone": 56,
        "clone3": 435,
        "tgkill": 234,
        "prlimit64": 302,
        "sendto": 44,
        "prctl": 157,
        "fcntl": 72,
    },
    "aarch64": {"read": 63, "clone": 220, "clone3": 435, "tgkill": 131, "prlimit64": 261}
    | {"sendto": 206, "prctl": 167, "fcntl": 25},
}
"""The numbers in <asm/unistd.h>."""
ANSWERS = {0x7FFF0000: "allowed", 0x50001: "refused", 0x50026: "unknown", 0x80000000: "killed"}
"""SECCOMP_RET_ALLOW, _ERRNO with EPERM and ENOSYS, and _KILL_PROCESS in <linux/seccomp.h>."""


def answer(machine: seccomp.Machine, call: list[int], audit: int) -> str:
    """Return what the filter does with a call: see struct seccomp_data and <linux/filter.h>."""
    words = dict.fromkeys(range(0, 64, 4), 0) | {0: call[0], 4: audit}
    for at, value in enumerate(call[1:]):
        words |= {16 + 8 * at: value & 0xFFFFFFFF, 20 + 8 * at: value >> 32}
    code = seccomp.instructions(machine, 4321)
    at = loaded = 0
    while True:
        operation, if_true, if_false, constant = code[at]
        at += 1
        if operation == 0x20:
            loaded = words[constant]
        elif operation == 0x06:
            return ANSWERS[constant]
        else:
            holds = {0x15: loaded == constant, 0x25: loaded > constant, 0x45: loaded & constant}
            at += if_true if holds[operation] else if_false


NAMES = """
socket socketpair connect bind listen accept accept4 sendmsg sendmmsg
fork vfork execve execveat
kill tkill rt_sigqueueinfo rt_tgsigqueueinfo pidfd_open pidfd_send_signal pidfd_getfd
ptrace process_vm_readv process_vm_writev process_madvise process_mrelease kcmp perf_event_open
move_pages migrate_pages
setpriority ioprio_set sched_setaffinity sched_setattr sched_setparam sched_setscheduler
chmod fchmod fchmodat fchmodat2 chown fchown lchown fchownat utime utimes utimensat futimesat
setxattr lsetxattr fsetxattr removexattr lremovexattr fremovexattr mknod mknodat
memfd_create memfd_secret shmget shmat shmctl semget semop semctl semtimedop
msgget msgsnd msgrcv msgctl mq_open mq_unlink
timer_create inotify_init inotify_init1 setrlimit
mount umount2 pivot_root chroot unshare setns open_tree move_mount fsopen fsconfig fsmount fspick
mount_setattr name_to_handle_at open_by_handle_at swapon swapoff quotactl quotactl_fd fanotify_init
setuid setgid setreuid setregid setresuid setresgid setgroups setfsuid setfsgid capset
add_key keyctl request_key
io_uring_setup io_uring_enter io_uring_register bpf userfaultfd
init_module finit_module delete_module kexec_load kexec_file_load reboot syslog acct
sethostname setdomainname settimeofday clock_settime adjtimex clock_adjtime
iopl ioperm vhangup personality lookup_dcookie
"""
"""Calls for networks, processes, signals, other processes' memory and priorities, attributes of
files, shared memory, mounts, identities, keys and the kernel itself."""
OLD = "fork vfork chmod chown lchown utime utimes futimesat mknod iopl ioperm inotify_init"
"""Those that aarch64, which is younger, doesn't have."""


@pytest.mark.parametrize("name", NUMBERS)
def test_what_the_filter_refuses_on_every_machine(name: str) -> None:
    """Each way to reach something outside is refused, by an interpreter of the kernel's filters."""
    machine, numbers = seccomp.MACHINES[name], NUMBERS[name]
    refused = seccomp.refused(machine)
    assert set(refused) == set(NAMES.split()) - set(OLD.split() if name == "aarch64" else ())
    for row in CALLS.strip().splitlines():
        (called, *given), expected = row.split(":")[0].split(), row.split(": ")[1]
        number = numbers[called] if called in numbers else int(called, 0)
        call = [number, *(int(each, 0) for each in given)]
        assert answer(machine, call, machine.audit) == expected, row
        assert answer(machine, call, 0x40000003) == "killed"  # 32-bit x86
    special = {numbers[each] for each in ("clone", "clone3", "tgkill", "prlimit64")}
    for number in {*range(463)} - special:
        expected = "refused" if number in refused.values() else "allowed"
        assert answer(machine, [number], machine.audit) == expected


def test_only_known_machines_have_a_filter(monkeypatch: pytest.MonkeyPatch) -> None:
    """On other architectures, of 32 bits or big-endian, there is no filter."""
    for name, value in (
        ("os.uname", lambda: SimpleNamespace(machine="x")),
        ("sys.byteorder", "big"),
        ("sys.maxsize", 9),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(name, value)
            assert (seccomp.is_available(), seccomp.restrict()) == (False, False)


RIGHTS = {1: 0x1FFF, 2: 0x3FFF, 3: 0x7FFF, 4: 0x7FFF, 5: 0xFFFF, 6: 0xFFFF}
"""LANDLOCK_ACCESS_FS_* of each version, from <linux/landlock.h>."""


@pytest.mark.parametrize("version", RIGHTS)
def test_landlock_is_asked_for_what_each_version_knows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: int
) -> None:
    """A kernel refuses rights that it doesn't know, so each gets its own, and all of them."""
    asked: list[tuple[int, ...]] = []

    def call(number: int, *given: Any) -> int:
        if number == 444 and given == (0, 0, 1):
            return version
        if number == 444:
            asked.append((*memoryview(given[0]).cast("B").cast("Q"), given[1]))
            return os.open(os.devnull, os.O_RDONLY)
        if number == 445:
            asked.append((int.from_bytes(bytes(given[2])[:8], sys.byteorder),))
        return 0

    monkeypatch.setattr(landlock, "syscall", call)
    monkeypatch.setattr(landlock, "prctl", max)  # does nothing
    path, rights = tmp_path / "file", RIGHTS[version]
    path.touch()
    assert landlock.restrict([tmp_path, path, tmp_path / "none"], [tmp_path], [tmp_path, path])
    size = 8 if version < 4 else 16 if version < 6 else 24
    assert asked == [
        (rights, 3 * (version > 3), 3 * (version > 5), size),
        # Reading, listing and writing; devices are neither made nor controlled.
        *((12,), (4,), (8,), (rights & ~0x8840,), (0x4006 & rights,)),
    ]


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_systems_without_a_sandbox_say_so(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    """Elsewhere nothing is expected, and the warning names the system."""
    expected = {*expected_parts()}
    assert expected == {LANDLOCK, SECCOMP} & {*sandbox()}
    monkeypatch.setattr("sys.platform", platform)
    assert expected_parts() == () or platform == "linux"
    warning = missing_parts([SandboxPart.LIMITS])
    assert warning
    assert dict(warning.values)["system"] in ("this Linux system", "macOS", "Windows")
    assert missing_parts([LANDLOCK, SECCOMP]) is None
    assert len({str(missing_parts([part])) for part in (LANDLOCK, SECCOMP, NAMESPACES)}) == 3


ALONE = """
import os, resource, sys, tttmc_app
from tttmc_app.course.sandbox.limits import RunLimits, limit_resources
from tttmc_app.course.sandbox import enter_sandbox
from pathlib import Path
kinds = (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE, resource.RLIMIT_AS)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 2000))
for memory in (None, 2**33, 2**34):
    limits = RunLimits(memory_bytes=memory)
    print(limit_resources(limits), *[resource.getrlimit(kind)[1] for kind in kinds])
sys.path.append(str(Path(tttmc_app.__file__).parents[1]))
enter_sandbox(Path.cwd(), [], limits)
for name in ("tttmc_app.players", "tttmc_app.course.style", "tttmc_app.course.sandbox.no", "wave"):
    try:
        print(__import__(name).__name__)
    except (ImportError, OSError):
        print("no")
"""


def test_a_process_in_the_sandbox(tmp_path: Path) -> None:
    """Limits are never above those in force, and the rest of this program can't be imported."""
    command = [sys.executable, "-c", ALONE]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    limits, modules = done.stdout.splitlines()[:3], done.stdout.split()[15:]
    assert limits == [f"True 0 2000 256 {memory}" for memory in (-1, 2**33, 2**33)]
    assert modules == ["no", "no", "no", "wave"]
