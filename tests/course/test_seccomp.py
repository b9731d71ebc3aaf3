"""The filter of system calls, run by a small interpreter of the kernel's filter language."""

from __future__ import annotations

import errno
import signal
from typing import NamedTuple

import pytest

from tttmc_app.course.fence import seccomp
from tttmc_app.course.fence.seccomp import MACHINES, Machine, instructions, refused

PROCESS = 4321
ALLOWED, REFUSED, UNKNOWN, KILLED = "allowed", "refused", "unknown", "killed"
ANSWERS = {
    0x7FFF0000: ALLOWED,
    0x00050000 | errno.EPERM: REFUSED,
    0x00050000 | errno.ENOSYS: UNKNOWN,
    0x80000000: KILLED,
}
"""SECCOMP_RET_ALLOW, _ERRNO and _KILL_PROCESS in <linux/seccomp.h>."""


class Call(NamedTuple):
    """A system call with its first arguments."""

    number: int
    first: int = 0
    second: int = 0
    third: int = 0
    fourth: int = 0
    fifth: int = 0


def answer(machine: Machine, call: Call, audit: int | None = None) -> str:
    """Return what the filter does with a call: see struct seccomp_data and <linux/filter.h>."""
    words = {0: call.number, 4: machine.audit if audit is None else audit}
    for at, value in enumerate(call[1:]):
        words |= {16 + 8 * at: value & 0xFFFFFFFF, 20 + 8 * at: value >> 32}
    code = instructions(machine.column, PROCESS)
    at = accumulator = 0
    while True:
        operation, if_true, if_false, constant = code[at]
        at += 1
        if operation == 0x20:  # load a word of the call
            accumulator = words[constant]
        elif operation == 0x06:  # return
            return ANSWERS[constant]
        else:
            holds = {
                0x15: accumulator == constant,
                0x25: accumulator > constant,
                0x45: bool(accumulator & constant),
            }[operation]
            at += if_true if holds else if_false


BY_NAME = {
    "x86_64": {
        "read": 0,
        "clone": 56,
        "clone3": 435,
        "tgkill": 234,
        "prlimit64": 302,
        "sendto": 44,
    },
    "aarch64": {
        "read": 63,
        "clone": 220,
        "clone3": 435,
        "tgkill": 131,
        "prlimit64": 261,
        "sendto": 206,
    },
}
"""The numbers in <asm/unistd.h>."""


@pytest.mark.parametrize("name", MACHINES)
def test_what_the_filter_refuses(name: str) -> None:
    """Threads, its own limits and send() are allowed; processes, signals, addresses are not."""
    machine, numbers = MACHINES[name], BY_NAME[name]
    sendto = numbers["sendto"]
    clone, tgkill, prlimit = (numbers[each] for each in ("clone", "tgkill", "prlimit64"))
    expected = {
        Call(numbers["read"]): ALLOWED,
        Call(clone, 0x10000): ALLOWED,  # CLONE_THREAD
        Call(clone, 0x3D0F00): ALLOWED,  # as glibc starts a thread
        Call(clone, 17): REFUSED,  # as fork() does it: SIGCHLD
        Call(clone, 0): REFUSED,
        Call(numbers["clone3"], 0x10000): UNKNOWN,
        Call(tgkill, PROCESS, 7, signal.SIGABRT): ALLOWED,
        Call(tgkill, PROCESS, 7, signal.SIGKILL): REFUSED,
        Call(tgkill, PROCESS + 1, 7, signal.SIGABRT): REFUSED,
        Call(tgkill, 0, 0, 0): REFUSED,
        Call(prlimit, 0, 7): ALLOWED,
        Call(prlimit, PROCESS, 7): REFUSED,
        Call(sendto, 5, 0x7F00_0000_1000, 8): ALLOWED,  # as send() does it
        Call(sendto, 5, 0, 8, 0, 0x1000): REFUSED,
        Call(sendto, 5, 0, 8, 0, 0x7F00_0000_0000): REFUSED,
        Call(462): ALLOWED,
        Call(463): UNKNOWN,
        Call(0x40000000): UNKNOWN,  # the x32 calls
    }
    assert {call: answer(machine, call) for call in expected} == expected
    for call in expected:
        assert answer(machine, call, 0x40000003) == KILLED  # 32-bit x86
    every = {*refused(machine.column).values()}
    special = {clone, numbers["clone3"], tgkill, prlimit}
    for number in set(range(463)) - special:
        assert answer(machine, Call(number)) == (REFUSED if number in every else ALLOWED)


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
OLD = """fork vfork chmod chown lchown utime utimes futimesat mknod iopl ioperm"""
"""Those that aarch64, which is younger, doesn't have."""


def test_what_is_refused_by_name() -> None:
    """Each way to reach something outside is refused on both architectures, if it exists there."""
    assert set(refused(0)) == set(NAMES.split())
    assert set(refused(1)) == set(NAMES.split()) - set(OLD.split())
    for column in (0, 1):
        assert len(set(refused(column).values())) == len(refused(column))


def test_only_known_machines_have_a_filter(monkeypatch: pytest.MonkeyPatch) -> None:
    """On other architectures, of 32 bits or big-endian, there is no filter."""
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert (seccomp.is_available(), seccomp.restrict()) == (False, False)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr("sys.byteorder", "big")
    assert (seccomp.is_available(), seccomp.restrict()) == (False, False)
    monkeypatch.setattr("sys.byteorder", "little")
    monkeypatch.setattr("sys.maxsize", 2**31 - 1)
    assert (seccomp.is_available(), seccomp.restrict()) == (False, False)


@pytest.mark.parametrize("fails", ["", "prctl", "seccomp"])
def test_a_filter_that_the_system_refuses_is_none(
    monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    """First the process gives up new privileges; if either call fails, nothing is in place."""
    made: list[tuple[object, ...]] = []

    def control(*given: object) -> None:
        made.append(given)
        if fails == "prctl":
            raise OSError(errno.EPERM, "no")

    def call(*given: object) -> None:
        made.append(given[:3])
        if fails == "seccomp":
            raise OSError(errno.EINVAL, "no")

    monkeypatch.setattr(seccomp, "prctl", control)
    monkeypatch.setattr(seccomp, "syscall", call)
    monkeypatch.setattr("platform.machine", lambda: "aarch64")
    assert seccomp.restrict() is (not fails)
    # PR_SET_NO_NEW_PRIVS, then seccomp(SECCOMP_SET_MODE_FILTER).
    assert made == [(38, 1), (277, 1, 0)][: 1 if fails == "prctl" else 2]
    made.clear()
    assert seccomp.is_available() is (fails != "seccomp")
    assert made == [(277, 2, 0)]  # SECCOMP_GET_ACTION_AVAIL
