"""What a student's file may do to itself, its own processes and its own connection.

Each function is an act; its docstring says how a call of it may end. The tests run this text as a
student's file.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import fcntl
import json
import mmap
import os
import resource
import signal
import socket
import stat
import sys
import threading
import time

LIBC = ctypes.CDLL(None, use_errno=True)
X86 = os.uname().machine == "x86_64"
TIMER_CREATE, TIMER_SETTIME, EVENTFD, PRCTL = (222, 223, 290, 157) if X86 else (107, 110, 19, 167)


def _call(number, *arguments):
    given = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    return LIBC.syscall(ctypes.c_long(number), *given)


class _Event(ctypes.Structure):
    _fields_ = (
        ("value", ctypes.c_void_p),
        ("number", ctypes.c_int),
        ("notify", ctypes.c_int),
        ("rest", ctypes.c_char * 48),
    )


def _signal_by_timer(number):
    timer = ctypes.c_int(0)
    _call(TIMER_CREATE, 1, ctypes.byref(_Event(None, number, 0)), ctypes.byref(timer))
    _call(TIMER_SETTIME, timer.value, 0, (ctypes.c_long * 4)(0, 0, 0, 1_000_000), 0)
    time.sleep(0.005)


def _send(data):
    for number in range(3, 99):
        with contextlib.suppress(OSError):
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                while data:
                    data = data[os.write(number, data) :]


def _number():
    """Return the number of the current request."""
    frame, number = sys._getframe(), 0
    while frame is not None:
        number = getattr(frame.f_locals.get("request"), "number", number)
        frame = frame.f_back
    return number


def _answer(done):
    _send(b'["Answer", %d, %s]\n' % (_number(), done.encode()))


def _fail(kind):
    trace = ["Trace", [], True]
    parts = ["CodeFailure", kind, "the server is broken", 3, "", "", [], None, "", trace]
    _answer(json.dumps(parts))


def _value(text, seconds="1"):
    trace = '["Trace", [], true]'
    result = '["CallResult", %s, "x", [], "", %s, %s, null]' % (text, seconds, trace)
    _answer('["Results", [%s]]' % result)


# Signals to itself -----------------------------------------------------------------------------


def timers():
    """Return: done."""
    for number in (*range(1, 32), *range(34, 65)):
        _signal_by_timer(number)


def pauses_by_timer():
    """Return: done."""
    _signal_by_timer(signal.SIGSTOP)


def signals_by_pipe():
    """Return: done, raised."""
    ours, theirs = os.pipe()
    fcntl.fcntl(ours, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(ours, 10, signal.SIGKILL)
    fcntl.fcntl(ours, fcntl.F_SETFL, fcntl.fcntl(ours, fcntl.F_GETFL) | 0o20000)
    os.write(theirs, b"x")
    time.sleep(0.1)


def signals_by_lease():
    """Return: done, raised."""
    with open("leased", "w") as file:
        fcntl.fcntl(file, 10, signal.SIGKILL)
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
        os.open("leased", os.O_RDWR | os.O_NONBLOCK)


def limits_its_time():
    """Return: raised."""
    signal.signal(signal.SIGXCPU, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CPU, (0, 0))
    while True:
        pass


def limits_its_time_by_number():
    """Return: timeout."""
    _call(160 if X86 else 164, 0, (ctypes.c_ulong * 2)(0, 0))
    while True:
        pass


def sets_alarms_in_threads():
    """Return: done, crashed."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    for kind in (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF):
        threading.Thread(target=signal.setitimer, args=(kind, 0.01)).start()
    end = time.perf_counter() + 0.2
    while time.perf_counter() < end:
        pass


def breaks_a_pipe():
    """Return: done, raised, crashed."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    ours, theirs = os.pipe()
    os.close(ours)
    os.write(theirs, b"x")


def filters_its_calls():
    """Return: crashed."""
    code = (ctypes.c_ulong * 1)(0x06 | 0x80000000 << 32)  # ends the process at any call
    program = (ctypes.c_ulong * 2)(1, ctypes.addressof(code))
    _call(PRCTL, 22, 2, program)
    os.getppid()


def calls_strictly():
    """Return: done, raised."""
    _call(PRCTL, 22, 1, 0)
    os.getppid()


def outlives_its_parent():
    """Return: done."""
    assert _call(PRCTL, 1, 0) == -1


def hides_from_others():
    """Return: done."""
    _call(PRCTL, 4, 0)


def recurses_without_end():
    """Return: crashed, raised, memory."""
    sys.setrecursionlimit(10**9)

    def again(n):
        return sorted([n], key=again)

    again(0)


def exits_like_the_killed():
    """Return: crashed."""
    os._exit(137)


def aborts_in_a_thread():
    """Return: crashed."""
    threading.Thread(target=os.abort).start()
    time.sleep(60)


# Time ------------------------------------------------------------------------------------------


def starves_its_first_thread():
    """Return: timeout."""
    memory = (ctypes.c_char * 2**20)()

    def spin():
        while True:
            LIBC.memset(memory, 0, 2**20)

    threading.stack_size(2**16)
    for _ in range(100):
        threading.Thread(target=spin, daemon=True).start()
    spin()


def makes_itself_less_urgent():
    """Return: raised."""
    os.nice(19)


def chooses_its_processor():
    """Return: raised."""
    os.sched_setaffinity(0, {0})


# Processes and threads -------------------------------------------------------------------------


def forks_at_exit():
    """Return: raised, exited."""
    atexit.register(os.fork)
    sys.exit(3)


def starts_threads():
    """Return: done, raised."""
    start = ctypes.cast(LIBC.pause, ctypes.c_void_p)
    attributes, thread, count = ctypes.create_string_buffer(256), ctypes.c_ulong(), 0
    LIBC.pthread_attr_init(attributes)
    LIBC.pthread_attr_setstacksize(attributes, ctypes.c_size_t(16384))
    while LIBC.pthread_create(ctypes.byref(thread), attributes, start, None) == 0:
        count += 1
        if count > 1000:
            return "too many"
    os._exit(1) if count < 50 else None


def bombs():
    """Return: raised."""
    while True:
        os.posix_spawn("/bin/true", ["true"], {})


def bombs_by_number():
    """Return: done."""
    if X86:
        for _ in range(1000):
            assert _call(58) == -1
    assert _call(56 if X86 else 220, 17, 0, 0, 0, 0) == -1


# Memory, files and quotas ----------------------------------------------------------------------


def maps_memory():
    """Return: raised, memory."""
    kept = []
    while True:
        kept.append(mmap.mmap(-1, 2**28, flags=mmap.MAP_PRIVATE | 0x4000))


def locks_memory():
    """Return: done."""
    memory = (ctypes.c_char * 2**20)()
    assert LIBC.mlock(memory, 2**20) == -1


def keeps_deleted_files():
    """Return: raised, output."""
    for _ in range(3):
        handle = os.open("deleted", os.O_CREAT | os.O_RDWR)
        os.unlink("deleted")
        os.posix_fallocate(handle, 0, 40 * 2**20)


def reserves_blocks():
    """Return: done, output."""
    handle = os.open("reserved", os.O_CREAT | os.O_RDWR)
    for n in range(1, 20):
        LIBC.fallocate(handle, 1, ctypes.c_long(n * 2**26), ctypes.c_long(2**25))
    assert os.fstat(handle).st_blocks < 2**18


def links_without_end():
    """Return: raised, output."""
    with open("one", "w"):
        pass
    for n in range(10**5):
        os.link("one", f"{n}")


def makes_sparse_files():
    """Return: raised, output."""
    for n in range(10):
        with open(f"{n}", "wb") as file:
            file.truncate(2**25)


def nests_folders():
    """Return: raised, output."""
    while True:
        os.mkdir("f" * 200)
        os.chdir("f" * 200)


def watches_files():
    """Return: done."""
    assert LIBC.inotify_init() == -1


def counts_events():
    """Return: done."""
    assert len([None for _ in range(1000) if _call(EVENTFD, 0, 0) != -1]) < 300


def fills_pipes():
    """Return: raised."""
    while True:
        fcntl.fcntl(os.pipe()[0], 1031, 2**20)


def takes_all_quotas():
    """Return: done."""
    for name in ("mq_open", "shm_open"):
        assert getattr(LIBC, name)(b"/tttmc", os.O_CREAT | os.O_RDWR, 0o600, None) == -1
    for number in (250, 248, 425) if X86 else (219, 217, 425):
        assert _call(number, 0, 0, 0, 0, 0) == -1


def floods():
    """Return: output."""
    while True:
        os.write(2, b"x" * 65536)


# Messages --------------------------------------------------------------------------------------


def forges_disturbed():
    """Return: crashed."""
    _fail("disturbed")


def forges_closed():
    """Return: crashed."""
    _fail("closed")


def forges_timeout():
    """Return: crashed."""
    _fail("timeout")


def answers_ahead():
    """Return: crashed."""
    _send(b'["Answer", %d, ["Results", []]]\n' % (_number() + 1))


def answers_with_a_huge_number():
    """Return: crashed."""
    _value("9" * 4200)


def answers_with_a_huge_float():
    """Return: crashed."""
    _value("1e999")


def answers_with_nan():
    """Return: crashed."""
    _value("NaN")


def answers_with_a_strange_float():
    """Return: crashed."""
    _value('{"float": "1_0"}')


def answers_with_a_huge_time():
    """Return: crashed."""
    _value("1", "1" + "0" * 18)


def answers_with_a_huge_index():
    """Return: crashed."""
    _value('{"opaque": ["x", "x", %s, null]}' % ("9" * 400))


def answers_deeply():
    """Return: crashed."""
    _value('{"list": [' * 100_000)


def answers_with_a_deep_value():
    """Return: crashed."""
    _value('{"list": [' * 400 + "]}" * 400)


def answers_with_half_a_character():
    """Return: crashed."""
    _send(b'["Answer", 1, "\xff"]\n')


def answers_in_another_encoding():
    """Return: crashed."""
    _send('["Answer", 1]'.encode("utf-16") + b"\n")


def answers_half():
    """Return: crashed."""
    _send(b'["Answer", 2, "do')


def answers_half_and_waits():
    """Return: timeout, crashed."""
    _send(b'["Answer", 2, "do')
    time.sleep(60)


def answers_without_an_end():
    """Return: crashed."""
    while True:
        _send(b" " * 65536)


def sends_a_game_without_bounds():
    """Return: crashed."""
    _send(b'["GuiGame", %s, 2, 1, false, 0, "x", 1]\n' % (b"9" * 30))


def sends_another_sandbox():
    """Return: done."""
    _send(b'["Sandboxed", []]\n')


def sends_an_unknown_event():
    """Return: crashed."""
    _send(b'["Disturbed"]\n')


def closes_its_connection():
    """Return: crashed."""
    for number in range(3, 99):
        with contextlib.suppress(OSError):
            socket.socket(fileno=number).shutdown(socket.SHUT_RDWR)
    time.sleep(60)


def replaces_its_connection():
    """Return: crashed, timeout."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3, 99):
        if number != nothing:
            os.dup2(nothing, number)


def returns_a_deep_list():
    """Return: done."""
    found = []
    for _ in range(10**5):
        found = [found]
    return found


# These end the next call too.


def answers_twice():
    """Return: done, crashed."""
    _value("null")


def works_on_after_its_answer():
    """Return: done, crashed."""
    number = _number()

    def later():
        time.sleep(0.05)
        for n in range(number, number + 9):
            _send(b'["Answer", %d, ["CodeFailure"]]\n' % n)

    threading.Thread(target=later, daemon=True).start()


ACTS = {
    name: value.__doc__.removeprefix("Return: ").rstrip(".").split(", ")
    for name, value in list(globals().items())
    if callable(value) and value.__module__ == __name__ and name[0].islower()
}


def innocent():
    return sum(range(1000))
