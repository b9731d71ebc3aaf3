"""Things that a student's file must not be able to do: each function returns True if it succeeded.

The tests run this text as a student's file. Run as a script, it does everything outside the sandbox,
where nearly all of it works: that is what the sandbox is for.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import json
import mmap
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import threading
from multiprocessing import shared_memory
from pathlib import Path

SECRET = "the teacher's secret"
MEMORY = 3 * 2**30
MACHINE = os.uname().machine
PTRACE, MEMORY_READ, IO_URING, SHMGET, SHMCTL, SOCKETPAIR, SENDTO = {
    "x86_64": (101, 310, 425, 29, 31, 53, 44),
    "aarch64": (117, 270, 425, 194, 195, 199, 206),
}.get(MACHINE, (0,) * 7)


class Surroundings:
    """What the tests have put there as targets."""

    def __init__(self, folder: str, program: str, victim: int, port: int) -> None:
        self.folder = Path(folder)
        self.program = Path(program)
        self.victim = victim
        self.port = port
        self.classmate = self.folder / "classmate.py"


def _call(number: int, *arguments: int) -> int:
    libc = ctypes.CDLL(None, use_errno=True)
    given = [ctypes.c_long(each) for each in arguments]
    return int(libc.syscall(ctypes.c_long(number), *given))


# Files -----------------------------------------------------------------------------------------


def reads_a_secret(here):
    return SECRET in (here.folder / "secret.txt").read_text()


def reads_a_classmate(here):
    return "mc_move" in here.classmate.read_text()


def executes_a_classmate(here):
    names: dict[str, object] = {}
    exec(here.classmate.read_text(), names)
    return "mc_move" in names


def imports_a_classmate(here):
    sys.path.insert(0, str(here.folder))
    importlib.invalidate_caches()
    return hasattr(importlib.import_module("class" + "mate"), "mc_move")


def overwrites_a_classmate(here):
    return here.classmate.write_text("mc_move = None\n") > 0


def appends_to_a_classmate(here):
    with here.classmate.open("a") as file:
        return file.write("mc_move = None\n") > 0


def empties_a_classmate(here):
    os.truncate(here.classmate, 0)
    return True


def deletes_a_classmate(here):
    here.classmate.unlink()
    return not here.classmate.exists()


def renames_a_classmate(here):
    here.classmate.rename(here.folder / "gone.py")
    return not here.classmate.exists()


def replaces_a_classmate(here):
    Path("mine.py").write_text("mc_move = None\n")
    Path("mine.py").replace(here.classmate)
    return True


def links_to_a_classmate(here):
    Path("hard.py").hardlink_to(here.classmate)
    return "mc_move" in Path("hard.py").read_text()


def reads_through_a_link(here):
    Path("soft.txt").symlink_to(here.folder / "secret.txt")
    return SECRET in Path("soft.txt").read_text()


def locks_a_classmate_out(here):
    here.classmate.chmod(0)
    return True


def redates_a_classmate(here):
    os.utime(here.classmate, (0, 0))
    return here.classmate.stat().st_mtime == 0


def labels_a_classmate(here):
    os.setxattr(here.classmate, "user.mark", b"1")
    return True


def lists_the_class(here):
    return "classmate.py" in os.listdir(here.folder)


def deletes_the_class(here):
    shutil.rmtree(here.folder)
    return not here.folder.exists()


def adds_a_file(here):
    return (here.folder / "new.py").write_text("x") > 0


def adds_a_folder(here):
    (here.folder / "new").mkdir()
    return True


def adds_a_pipe(here):
    os.mkfifo(here.folder / "pipe")
    return True


def reads_the_system(here):
    return "root" in Path("/etc/passwd").read_text()


def reads_this_program(here):
    return "def " in (here.program / "tttmc_app/grading/checks.py").read_text()


def imports_the_reference(here):
    sys.path.insert(0, str(here.program))
    return hasattr(importlib.import_module("tttmc_app.players"), "MonteCarlo")


def leaves_a_file_in_memory(here):
    path = Path("/dev/shm", f"tttmc-{os.getpid()}")
    path.write_text("x")
    path.unlink()
    return True


def fills_the_disk(here):
    with Path("large").open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, 2**28)
    return Path("large").stat().st_size == 2**28


# Processes -------------------------------------------------------------------------------------


def signals_a_process(here):
    os.kill(here.victim, signal.SIGCONT)
    return True


def signals_its_parent(here):
    os.kill(os.getppid(), signal.SIGCONT)
    return True


def signals_everyone(here):
    os.kill(-1, 0)
    return True


def signals_by_handle(here):
    signal.pidfd_send_signal(os.pidfd_open(here.victim), signal.SIGCONT)
    return True


def signals_a_thread(here):
    number = {"x86_64": 200, "aarch64": 130}[MACHINE]
    return _call(number, here.victim, signal.SIGCONT) == 0


def reads_an_environment(here):
    return SECRET.encode() in Path(f"/proc/{here.victim}/environ").read_bytes()


def reads_a_command(here):
    return len(Path(f"/proc/{here.victim}/cmdline").read_bytes()) > 0


def reads_an_address_space(here):
    return "-" in Path(f"/proc/{here.victim}/maps").read_text()


def debugs_a_process(here):
    return _call(PTRACE, 0x4206, here.victim, 0, 0) == 0


def reads_memory(here):
    buffer = ctypes.create_string_buffer(8)
    local = (ctypes.c_size_t * 2)(ctypes.addressof(buffer), 8)
    return _call(MEMORY_READ, here.victim, ctypes.addressof(local), 1, 0, 0, 0) == 0


def renices_a_process(here):
    os.setpriority(os.PRIO_PROCESS, here.victim, 15)
    return True


def moves_a_process(here):
    os.sched_setaffinity(here.victim, os.sched_getaffinity(0))
    return True


def limits_a_process(here):
    resource.prlimit(here.victim, resource.RLIMIT_CORE, (0, 0))
    return True


def forks(here):
    child = os.fork()
    if not child:
        os._exit(0)
    os.waitpid(child, 0)
    return True


def starts_a_program(here):
    return subprocess.run(["/bin/true"], check=False).returncode == 0


def starts_a_shell(here):
    return os.system("true") == 0


def spawns(here):
    os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)
    return True


def hides_a_process(here):
    command = [sys.executable, "-c", "import time; time.sleep(9)"]
    subprocess.Popen(command, env={}, start_new_session=True).kill()
    return True


def becomes_a_program(here):
    with contextlib.suppress(FileNotFoundError):  # the call itself is permitted
        os.execve(here.folder / "missing", ["missing"], {})
    return True


# Networks --------------------------------------------------------------------------------------


def connects(here):
    with socket.create_connection(("127.0.0.1", here.port), 2):
        return True


def sends_a_packet(here):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        return one.sendto(b"x", ("127.0.0.1", here.port)) == 1


def serves(here):
    with socket.create_server(("127.0.0.1", 0)):
        return True


def connects_to_a_file(here):
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(str(here.folder / "socket"))
        return True


def connects_to_a_name(here):
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(f"\0tttmc-{here.port}")
        return True


def sends_to_a_file(here):
    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    return one.sendto(b"x", str(here.folder / "datagrams")) == 1


def sends_a_message_to_a_file(here):
    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    return one.sendmsg([b"x"], [], 0, str(here.folder / "datagrams")) == 1


def sends_to_a_file_by_number(here):
    pair = (ctypes.c_int * 2)()
    _call(SOCKETPAIR, socket.AF_UNIX, socket.SOCK_DGRAM, 0, ctypes.addressof(pair))
    path = socket.AF_UNIX.to_bytes(2, sys.byteorder) + os.fsencode(here.folder / "datagrams")
    address = ctypes.create_string_buffer(path)
    text = ctypes.create_string_buffer(b"x")
    given = (pair[0], ctypes.addressof(text), 1, 0, ctypes.addressof(address), len(address))
    return _call(SENDTO, *given) == 1


# The machine -----------------------------------------------------------------------------------


def takes_memory(here):
    with mmap.mmap(-1, MEMORY) as memory:
        return len(memory) == MEMORY


def takes_memory_in_a_file(here):
    os.close(os.memfd_create("memory"))
    return True


def shares_memory(here):
    memory = shared_memory.SharedMemory(create=True, size=4096)
    memory.close()
    memory.unlink()
    return True


def leaves_memory(here):
    number = _call(SHMGET, 0, 4096, 0o600)
    return number >= 0 and _call(SHMCTL, number, 0, 0) == 0


def opens_everything(here):
    return len([os.dup(0) for _ in range(1000)]) == 1000


def asks_the_kernel(here):
    return _call(IO_URING, 1, ctypes.addressof(ctypes.create_string_buffer(256))) >= 0


def reads_a_variable(here):
    return os.environ.get("TEACHERS_TOKEN") == SECRET


def enters_a_namespace(here):
    libc = ctypes.CDLL(None, use_errno=True)
    return int(libc.unshare(0x10000000)) == 0


ACTS = {
    name: value
    for name, value in list(globals().items())
    if callable(value) and value.__module__ == __name__ and name[0].islower()
}


def act(name: str, folder: str, program: str, victim: int, port: int) -> str:
    """Return "done", "not done" or the name of the exception."""
    try:
        return "done" if ACTS[name](Surroundings(folder, program, victim, port)) else "not done"
    except BaseException as error:
        return type(error).__name__


def mc_move(board: object, player: object, trials: object) -> object:
    return None


def _main() -> None:
    """Try every act in a separate process, outside the sandbox, and print what happened."""
    folder, program, victim, port = *sys.argv[1:3], int(sys.argv[3]), int(sys.argv[4])
    found: dict[str, str] = {}
    for name in ACTS:
        if name == "signals_everyone":  # including this test
            continue
        copy = Path(folder).with_name("copy")
        sockets = ("socket", "datagrams")
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(*sockets))
        for each in sockets:
            os.link(Path(folder) / each, copy / each)
        ours, theirs = os.pipe()
        if not os.fork():
            os.chdir(copy.parent / "work")
            os.write(theirs, act(name, str(copy), program, victim, port).encode())
            os._exit(0)
        os.close(theirs)
        with os.fdopen(ours) as answer:
            found[name] = answer.read()
        os.wait()
        shutil.rmtree(copy, ignore_errors=True)
        shutil.rmtree(copy.parent / "work", ignore_errors=True)
        (copy.parent / "work").mkdir()
    print(json.dumps(found))


if __name__ == "__main__" and threading.main_thread().name == "MainThread" and sys.argv[1:]:
    _main()
