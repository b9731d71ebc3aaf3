"""The kernel accesses no memory but its own and does nothing that C leaves undefined."""

from __future__ import annotations

from pathlib import Path

from tests.engine.sanitized import needs_sanitizers, run_sanitized

PROGRAM = """
import sys
from random import Random
import _kernel

def words(*numbers):
    return b"".join(n.to_bytes(8, sys.byteorder) for n in numbers)

def plans(board, size, line):
    empties, lines = board.count(0), _kernel.survey(board, size, line)
    yield "general", words(2 + empties // 6 * 2, 12, 100)
    yield "conditional", words(1, 2**60, *[2**64 - 1] * sum(map(bool, lines[0] + lines[1])), 9)
    yield "sliced", b""

random, streams = Random(1), 0
for backend in _kernel.backends():
    for size, line in ((1, 1), (3, 3), (4, 3), (5, 5), (8, 5), (16, 5), (25, 5), (25, 25)):
        for share in (0.0, 0.3, 0.9):
            marks = [random.random() < share and random.choice((1, 2)) for _ in range(size**2)]
            board = bytes([0, *map(int, marks[1:])])
            for method, numbers in plans(board, size, line):
                try:
                    stream = _kernel.Stream(backend, board, size, line, 5, method, numbers)
                except ValueError:
                    continue
                streams += 1
                for trials, threads in ((0, 1), (1, 1), (70, 1), (1100 if size < 6 else 9, 2)):
                    stream.draw(trials, threads, True)
    for bad in ((9, 3, 9), (8, 3, 3), (676, 26, 3), (0, 0, 0), (9, 3, -1)):
        try:
            _kernel.Stream(backend, bytes(bad[0]), *bad[1:], 0, "sliced", b"")
        except ValueError:
            continue
        raise AssertionError(bad)
    stream = _kernel.Stream(backend, bytes(9), 3, 3, 5, "sliced", b"")
    for trials, threads in ((2**63, 1), (2**200, 1), (-(2**63) - 1, 1), (1, 2**31), (1, -1)):
        try:
            stream.draw(trials, threads, True)
        except ValueError:
            continue
        raise AssertionError((trials, threads))
    assert stream.draw(100, 1, True)
    for size, line in ((1, 1), (3, 3), (5, 4), (9, 9), (25, 5)):
        none = [False, False, None, None]
        trials = 40 if size < 6 else 5
        mc, forward = ("mc", trials, 1.0, 2.0, *none), ("forward", 3, 0.0, 0.0, *none)
        games = _kernel.Games(
            backend, size, line, False, mc, forward, 5, bytes(16), lambda *_: b"", None
        )
        assert size == 25 or len(games.advance(10**12, 10**12)) == 2
        games.advance(0, 0)
assert streams > 30 * len(_kernel.backends())
print("clean")
"""


@needs_sanitizers
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    """AddressSanitizer and UndefinedBehaviorSanitizer find no fault in any sampler."""
    # Unoptimised: anything else takes minutes.
    run = run_sanitized(tmp_path, "kernel", "_kernel", PROGRAM, ["-O0", "-DTTTMC_QUICK_BUILD"])
    assert run.stdout == "clean\n", run.stderr
