"""A seccomp filter: the kernel refuses system calls that a course file never needs.

It needs no privileges and lasts until the process ends. See seccomp(2) and
https://docs.kernel.org/userspace-api/seccomp_filter.html; the numbers come from <asm/unistd.h>.
Refused calls fail with EPERM, which Python raises as PermissionError.
"""

from __future__ import annotations

import ctypes
import errno
import os
import signal
import struct
import sys
from typing import NamedTuple

from tttmc_app.course.sandbox.libc import PR_SET_NO_NEW_PRIVS, PR_SET_PDEATHSIG, prctl, syscall

_REFUSED = """
# network
socket 41 198   socketpair 53 199   connect 42 203   bind 49 200   listen 50 201   accept 43 202
accept4 288 242   sendmsg 46 211   sendmmsg 307 269
# processes
fork 57 -   vfork 58 -   execve 59 221   execveat 322 281
# signals
kill 62 129   tkill 200 130   rt_sigqueueinfo 129 138   rt_tgsigqueueinfo 297 240
pidfd_open 434 434   pidfd_send_signal 424 424   pidfd_getfd 438 438
# other processes' memory
ptrace 101 117   process_vm_readv 310 270   process_vm_writev 311 271   process_madvise 440 440
process_mrelease 448 448   kcmp 312 272   perf_event_open 298 241   move_pages 279 239
migrate_pages 256 238
# other processes' priorities
setpriority 141 140   ioprio_set 251 30   sched_setaffinity 203 122   sched_setattr 314 274
sched_setparam 142 118   sched_setscheduler 144 119
# files' attributes, which Landlock doesn't cover
chmod 90 -   fchmod 91 52   fchmodat 268 53   fchmodat2 452 452   chown 92 -   fchown 93 55
lchown 94 -   fchownat 260 54   utime 132 -   utimes 235 -   utimensat 280 88   futimesat 261 -
setxattr 188 5   lsetxattr 189 6   fsetxattr 190 7   removexattr 197 14   lremovexattr 198 15
fremovexattr 199 16   mknod 133 -   mknodat 259 33
# memory outside the limit, and what outlives its process
memfd_create 319 279   memfd_secret 447 447   shmget 29 194   shmat 30 196   shmctl 31 195
semget 64 190   semop 65 193   semctl 66 191   semtimedop 220 192
msgget 68 186   msgsnd 69 189   msgrcv 70 188   msgctl 71 187
mq_open 240 180   mq_unlink 241 181
# quotas that the user's other programs need
timer_create 222 107   inotify_init 253 -   inotify_init1 294 26
# limits: C libraries use prlimit64
setrlimit 160 164
# mounts and namespaces
mount 165 40   umount2 166 39   pivot_root 155 41   chroot 161 51   unshare 272 97   setns 308 268
open_tree 428 428   move_mount 429 429   fsopen 430 430   fsconfig 431 431   fsmount 432 432
fspick 433 433   mount_setattr 442 442   name_to_handle_at 303 264   open_by_handle_at 304 265
swapon 167 224   swapoff 168 225   quotactl 179 60   quotactl_fd 443 443   fanotify_init 300 262
# identities and keys
setuid 105 146   setgid 106 144   setreuid 113 145   setregid 114 143   setresuid 117 147
setresgid 119 149   setgroups 116 159   setfsuid 122 151   setfsgid 123 152   capset 126 91
add_key 248 217   keyctl 250 219   request_key 249 218
# the kernel itself
io_uring_setup 425 425   io_uring_enter 426 426   io_uring_register 427 427   bpf 321 280
userfaultfd 323 282   init_module 175 105   finit_module 313 273   delete_module 176 106
kexec_load 246 104   kexec_file_load 320 294   reboot 169 142   syslog 103 116   acct 163 89
sethostname 170 161   setdomainname 171 162   settimeofday 164 170   clock_settime 227 112
adjtimex 159 171   clock_adjtime 305 266   iopl 172 -   ioperm 173 -   vhangup 153 58
personality 135 92   lookup_dcookie 212 18
"""
"""The refused calls, each with its numbers on x86-64 and aarch64, or "-" if it isn't there."""
_OTHERS = """
clone 56 220   clone3 435 435   tgkill 234 131   sendto 44 206   prlimit64 302 261
prctl 157 167   fcntl 72 25   seccomp 317 277
"""
"""The calls that depend on their arguments, and those that this module itself makes."""
_NEWEST = 462
"""The last call known here (mseal, Linux 6.10); to student code, later ones don't exist."""
_CLONE_THREAD = 0x10000
_RLIMIT_CPU = 0
_FCNTL = (8, 10, 15, 1024, 1026, 1031)
"""F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY and F_SETPIPE_SZ in <linux/fcntl.h>:
signals that come later, and memory that counts against the user's quota."""
_SECCOMP_SET_MODE_FILTER, _SECCOMP_GET_ACTION_AVAIL = 1, 2


class Machine(NamedTuple):
    """An architecture: its column in the tables above, and its number in <linux/audit.h>."""

    column: int
    audit: int


MACHINES = {"x86_64": Machine(0, 0xC000003E), "aarch64": Machine(1, 0xC00000B7)}

# Instructions of classic BPF, from <linux/filter.h> and <linux/bpf_common.h>.
_LOAD, _EQUAL, _GREATER, _ANY_BIT, _RETURN = 0x20, 0x15, 0x25, 0x45, 0x06
_ERRNO, _KILL = 0x00050000, 0x80000000
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, range(16, 64, 8)
"""Offsets in struct seccomp_data; an argument has 8 bytes, the low half first."""

Instruction = tuple[int, int, int, int]
"""An operation code, the jumps if true and if false, and a constant."""
_ALLOW: Instruction = (_RETURN, 0, 0, 0x7FFF0000)
_REFUSE: Instruction = (_RETURN, 0, 0, _ERRNO | errno.EPERM)
_UNKNOWN: Instruction = (_RETURN, 0, 0, _ERRNO | errno.ENOSYS)

_Test = tuple[int, int, int, bool]
"""Something that must be so for a call to be allowed: an offset, a comparison, the constant, and
whether it is to be true."""


def is_available() -> bool:
    """Return whether this system can refuse calls with an error."""
    machine = _machine()
    if machine is None:
        return False
    number = _numbers(_OTHERS, machine)["seccomp"]
    try:
        syscall(number, _SECCOMP_GET_ACTION_AVAIL, 0, struct.pack("I", _ERRNO))
    except OSError:
        return False
    return True


def _machine() -> Machine | None:
    """Return the architecture, or None if it isn't 64-bit or isn't listed above."""
    if sys.maxsize < 2**32 or sys.byteorder != "little":
        return None
    return MACHINES.get(os.uname().machine)


def restrict() -> bool:
    """Install the filter for this thread and those that it starts; return whether it worked."""
    machine = _machine()
    return machine is not None and install(machine, instructions(machine, os.getpid()))


def install(machine: Machine, code: list[Instruction]) -> bool:
    """Install a filter; return whether it worked."""
    array = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *each) for each in code))
    number = _numbers(_OTHERS, machine)["seccomp"]
    try:
        prctl(PR_SET_NO_NEW_PRIVS, 1)
        syscall(
            number,
            _SECCOMP_SET_MODE_FILTER,
            0,
            struct.pack("HP", len(code), ctypes.addressof(array)),
        )
    except OSError:
        return False
    return True


def refused(machine: Machine) -> dict[str, int]:
    """Return the numbers of the refused calls of an architecture by name."""
    return _numbers(_REFUSED, machine)


def _numbers(table: str, machine: Machine) -> dict[str, int]:
    words = [word for row in table.splitlines() if not row.startswith("#") for word in row.split()]
    numbers = zip(words[::3], words[1 + machine.column :: 3], strict=True)
    return {name: int(number) for name, number in numbers if number != "-"}


def instructions(machine: Machine, process: int) -> list[Instruction]:
    """Return the filter for an architecture and a process."""
    numbers, one, two, three = _numbers(_OTHERS, machine), *_ARGUMENTS[:3]
    code: list[Instruction] = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, machine.audit),
        (_RETURN, 0, 0, _KILL),  # another architecture numbers its calls differently
        (_LOAD, 0, 0, _NUMBER),
        (_GREATER, 0, 1, _NEWEST),  # on x86-64 this includes the x32 calls
        _UNKNOWN,
        # A filter can't read its flags; C libraries then use clone.
        (_EQUAL, 0, 1, numbers["clone3"]),
        _UNKNOWN,
    ]
    tests: dict[str, list[_Test]] = {
        # The code may start threads, but not processes.
        "clone": [(one, _ANY_BIT, _CLONE_THREAD, True)],
        # abort() works; no other signal is sent.
        "tgkill": [(one, _EQUAL, process, True), (three, _EQUAL, signal.SIGABRT, True)],
        # It sends only through the connection that it was started with: send() names no address.
        "sendto": [(_ARGUMENTS[4] + half, _EQUAL, 0, True) for half in (0, 4)],
        # It may lower its own limits, but not that of its time, which ends with SIGKILL.
        "prlimit64": [(one, _EQUAL, 0, True), (two, _EQUAL, _RLIMIT_CPU, False)],
        "prctl": [(one, _EQUAL, PR_SET_PDEATHSIG, False)],  # it ends with its parent
        "fcntl": [(two, _EQUAL, command, False) for command in _FCNTL],
    }
    for name, needed in tests.items():
        block: list[Instruction] = []
        for offset, operation, constant, holds in needed:
            compare = (operation, int(holds), int(not holds), constant)
            block += [(_LOAD, 0, 0, offset), compare, _REFUSE]
        code += [(_EQUAL, 0, len(block) + 1, numbers[name]), *block, _ALLOW]
    for number in sorted(refused(machine).values()):
        code += [(_EQUAL, 0, 1, number), _REFUSE]
    return [*code, _ALLOW]
