"""The sandbox: hostile files can't do inside it what they can do outside."""

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
from typing import NamedTuple

import pytest

from tests import rights
from tests.course.conftest import fence
from tests.grading.submissions import CORRECT, submit
from tttmc_app.course import RunLimits, Student
from tttmc_app.course.fence import FencePart, seccomp

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
def school(place: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Class]:
    """Yield targets for hostile files, outside any sandbox."""
    monkeypatch.setenv("TEACHERS_TOKEN", SECRET)
    folder = place / "class"
    folder.mkdir()
    (place / "work").mkdir()
    (folder / "secret.txt").write_text(SECRET, encoding="utf-8")
    (folder / "classmate.py").write_text("def mc_move(*_): return None\n", encoding="utf-8")
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


def acts_inside(school: Class, path: Path) -> dict[str, str]:
    """Return the outcome of each act of a file that runs in the sandbox."""
    found: dict[str, str] = {}
    arguments = (str(school.folder), str(ROOT), school.victim, school.port)
    with Student(path, RunLimits()) as student:
        for name in ACTS:
            if student.loaded is None:
                student.load()
            found[name] = str(student.call("act", name, *arguments).value)
    return found


def state_of(folder: Path) -> list[tuple[str, str, int, float]]:
    """Return the contents of a folder."""
    return sorted(
        (each.name, each.read_text("utf-8") if each.is_file() else "", stat.st_mode, stat.st_mtime)
        for each in folder.iterdir()
        for stat in [each.lstat()]
    )


def test_nothing_hostile_works_inside(school: Class, tmp_path: Path) -> None:
    """Inside the sandbox, none of more than 50 hostile acts works or changes anything."""
    if {FencePart.LANDLOCK, FencePart.SECCOMP} - set(fence()):
        pytest.skip(f"this system has only a part of the sandbox: {', '.join(fence())}")
    path = tmp_path / "student.py"
    shutil.copy(FILE, path)
    before = state_of(school.folder)
    found = acts_inside(school, path)
    assert [name for name, result in found.items() if result == "done"] == []
    assert len(found) > 50
    assert state_of(school.folder) == before
    assert Path(f"/proc/{school.victim}").exists()


ALLOWED = """
import asyncio, multiprocessing, os, random, socket, subprocess, tempfile

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
    return done
"""


def test_ordinary_code_works_inside(tmp_path: Path) -> None:
    """A file can use the null device, its own folder and temporary files, as outside."""
    path = tmp_path / "student.py"
    path.write_text(ALLOWED, encoding="utf-8")
    with Student(path, RunLimits()) as student:
        student.load()
        assert student.call("act").value == [17, "", "kept", 4, True]


def test_the_acts_work_outside(school: Class) -> None:
    """Outside the sandbox nearly all of the acts work: the sandbox is what prevents them."""
    command = [sys.executable, str(FILE), *map(str, school)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    assert len([name for name, result in found.items() if result == "done"]) >= 40, found


SENDS = """
import socket, sys
from tttmc_app.course.fence import seccomp
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
    if FencePart.SECCOMP not in fence():
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
from tttmc_app.course import Student
path, names, arguments = Path(sys.argv[2]), json.loads(sys.argv[3]), json.loads(sys.argv[4])
with Student(path) as student:
    found = {}
    parts = student.load().fence
    for name in names:
        if student.loaded is None:
            student.load()
        found[name] = student.call("act", name, *arguments).value
print(json.dumps([parts, found]))
"""
"""Does what `acts_inside` does, as another user."""
NOBODY = 65534


def run_as(user: int | None, command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command as a user, None for the current one."""
    return subprocess.run(
        command,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
        cwd=folder,
        env={"PATH": os.defpath, "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def can_run(program: str, folder: Path) -> bool:
    """Return whether the unprivileged user may start a program."""
    try:
        return run_as(NOBODY, [program, "-c", ""], folder).returncode == 0
    except PermissionError:
        return False


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


@pytest.mark.skipif(os.geteuid() != 0, reason="the other tests run as an unprivileged user")
def test_nothing_hostile_works_for_an_unprivileged_user(school: Class, place: Path) -> None:
    """The sandbox needs no privileges: it also works for an ordinary user."""
    python = python_of_nobody(place)
    for path in (school.folder, *school.folder.iterdir()):
        os.chown(path, NOBODY, NOBODY)
    path = place / "student.py"
    shutil.copy(FILE, path)
    before = state_of(school.folder)
    names, arguments = ACTS, [*map(str, school[:2]), *school[2:]]
    command = [python, "-c", INSIDE, str(ROOT), str(path), json.dumps(names), json.dumps(arguments)]
    done = run_as(NOBODY, command, place)
    assert done.returncode == 0, done.stderr
    parts, found = json.loads(done.stdout)
    if {FencePart.LANDLOCK, FencePart.SECCOMP} - set(parts):
        pytest.skip(f"this system has only a part of the sandbox: {', '.join(parts)}")
    assert [name for name, result in found.items() if result == "done"] == []
    assert state_of(school.folder) == before


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
    if FencePart.LANDLOCK not in fence():
        pytest.skip("this system can't limit which files are read")
    if user and os.geteuid():
        pytest.skip("only root can become another user")
    library = place / "lib"
    packages, others = library / "python3/dist-packages", library / "python3.9/site-packages"
    ignored = shutil.ignore_patterns("__pycache__", "gui")
    shutil.copytree(ROOT / "tttmc_app", packages / "tttmc_app", ignore=ignored)
    shutil.copytree(ROOT / "tttmc_app/players", others / "tttmc_app/players", ignore=ignored)
    (packages / "neighbour.py").write_text("NEAR = 1\n", encoding="utf-8")
    raising = packages / "tttmc_app/course/fence/raising.py"
    text = raising.read_text(encoding="utf-8")
    assert text.count('"/usr/local/lib"') == 1
    raising.write_text(text.replace('"/usr/local/lib"', f'"{library}"'), encoding="utf-8")
    path = place / "student.py"
    path.write_text(READS, encoding="utf-8")
    secrets = [
        *map(str, packages.glob("tttmc_app/grading/*.py")),
        *map(str, library.glob("*/*/tttmc_app/players/*.py")),
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
import errno, platform, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from tttmc_app.course import Student
from tttmc_app.course.fence import missing_parts, seccomp
machine = seccomp.MACHINES[platform.machine()]
code = [(0x20, 0, 0, 0)]
for number in map(int, sys.argv[3:]):
    code += [(0x15, 0, 1, number), (0x06, 0, 0, 0x00050000 | errno.EPERM)]
assert seccomp.install(machine, [*code, (0x06, 0, 0, 0x7FFF0000)])
with Student(Path(sys.argv[2])) as student:
    parts = student.load().fence
    print(*parts)
    print(missing_parts(parts))
    print(student.call("reads").value, student.call("connects").value)
"""
"""Loads a file while some system calls are refused, as on older systems and in containers."""

READS_AND_CONNECTS = """
import socket
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


@pytest.mark.parametrize(
    ("missing", "works", "warning"),
    [
        ((FencePart.LANDLOCK,), "True False", "can't limit which files"),
        ((FencePart.SECCOMP,), "False True", "can't limit what a student's file does"),
        ((FencePart.NAMESPACES,), "False False", "None"),
        (
            (FencePart.LANDLOCK, FencePart.SECCOMP, FencePart.NAMESPACES),
            "True True",
            "this Linux system has no sandbox for students' files",
        ),
    ],
)
def test_the_fence_does_without_a_part(
    tmp_path: Path, missing: tuple[FencePart, ...], works: str, warning: str
) -> None:
    """If a part is missing, the others still work, and a warning says what isn't prevented."""
    if {FencePart.LANDLOCK, FencePart.SECCOMP, FencePart.NAMESPACES} - set(fence()):
        pytest.skip(f"this system has only a part of the sandbox: {', '.join(fence())}")
    column = 0 if os.uname().machine == "x86_64" else 1
    numbers = {
        FencePart.LANDLOCK: 444,
        FencePart.SECCOMP: (317, 277)[column],
        FencePart.NAMESPACES: (272, 97)[column],
    }
    path = tmp_path / "student.py"
    path.write_text(READS_AND_CONNECTS, encoding="utf-8")
    refused = [str(numbers[part]) for part in missing]
    command = [sys.executable, "-c", WITHOUT, str(ROOT), str(path), *refused]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    parts, text, could = done.stdout.splitlines()
    assert set(parts.split()) == set(fence()) - set(missing)
    assert warning in text
    assert could == works


COMMANDS = """
import errno, platform, sys
sys.path.insert(0, sys.argv[1])
from tttmc_app.course.fence import seccomp
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
    if {FencePart.LANDLOCK, FencePart.SECCOMP} - set(fence()):
        pytest.skip("this system has only a part of the sandbox")
    path = submit(tmp_path, CORRECT)
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
    for column, header, prefix in (
        (0, Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"), "__NR_"),
        (1, Path("/usr/include/asm-generic/unistd.h"), "__NR(?:3264)?_"),
    ):
        if not header.exists():
            pytest.skip(f"{header} is not installed")
        pattern = rf"#define {prefix}(\w+)\s+(\d+)"
        known = {name: int(n) for name, n in re.findall(pattern, header.read_text("utf-8"))}
        ours = seccomp.refused(column)
        assert {name: n for name, n in ours.items() if known.get(name, n) != n} == {}
        assert len(ours.keys() & known.keys()) > 80
