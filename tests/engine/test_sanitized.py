"""The compiled modules access no memory but their own and do nothing that C leaves undefined."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.sanitized import needs_sanitizers, run_sanitized

KERNEL = """
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
                few = 70 if size < 16 else 20
                for trials, threads in ((0, 1), (1, 1), (few, 1), (1100 if size < 6 else 9, 2)):
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
        none = [False, False, 0, None, None]
        trials = 40 if size < 5 else 2
        mc, forward = ("mc", trials, 1.0, 2.0, *none), ("forward", 3, 0.0, 0.0, *none)
        games = _kernel.Games(
            backend, size, line, False, mc, forward, 5, bytes(16), lambda *_: b"", None
        )
        assert size == 25 or games.advance(10**12, 10**12)[:8] == words(2)
        games.advance(0, 0)
assert streams > 30 * len(_kernel.backends())
print("clean")
"""
SEARCH = """
from random import Random
import _search
random = Random(1)

def board(size, empty):
    cells = bytearray(random.choice((1, 2)) for _ in range(size * size))
    for square in random.sample(range(size * size), empty):
        cells[square] = 0
    return bytes(cells)

def made(kind, *call):
    try:
        return kind(*call)
    except ValueError:
        return None

boards = (1, 1), (2, 1), (2, 2), (3, 3), (4, 3), (5, 4), (8, 5), (9, 6), (25, 5), (25, 25)
for size, length in boards:
    for empty in {1, min(9, size * size), min(16, size * size), min(64, size * size), size * size}:
        cells, reverse = board(size, empty), random.random() < 0.5
        if empty <= 16 and (exact := made(_search.Exact, size, length, cells)):
            while exact.advance(77) < 1:
                pass
            exact.counts()
        if solver := made(_search.Solver, size, length, cells, reverse, 6):
            for nodes in (0, 1, 13, 3000):
                solver.advance(nodes)
            solver.bounds()
            saved = solver.save()
            made(solver.restore, saved[:-1])
            again = _search.Solver(size, length, cells, reverse, 6)
            again.restore(saved)
            again.advance(1000)
        made(_search.forced_win, size, length, cells, 300)
        for plain in (False, True):
            tree = made(_search.Tree, size, length, cells, reverse, 3, 1.0, True, 1, plain)
            for simulations in (0, 1, 400) if tree else ():
                tree.advance(simulations)
                line, game = tree.line(), tree.last()[1]
                for path in ([], line[:1], line[:2], game, [624]):
                    tree.node(path)
exact = _search.Exact(5, 4, bytes(7) + b"\\1\\2\\1\\2\\2\\1\\2" + bytes(11))
while exact.advance(10_000) < 1:
    pass
solver = _search.Solver(4, 3, bytes(16), True, 8)
solver.advance(60_000)
assert solver.nodes == 60_000
for size, length in (5, 4), (7, 5), (8, 4):
    _search.Solver(size, length, bytes(size * size), False, 8).advance(3000)
full = _search.Tree(5, 5, bytes(25), False, 3, 1.0, False, 1)
full.advance(30_000)
plain = _search.Tree(15, 5, bytes(225), False, 3, 1.0, False, 1, True)
plain.advance(20_000)
rows = [list("OOOOO..OOOOOXOOOOO..OOOOO") for _ in range(21)]  # more threats than fit in a list
for row in range(2, 21, 3):
    rows[row] = ["O" if col % 4 == 2 * (row // 3 % 2) else "X" for col in range(25)]
rows[10][11] = rows[16][11] = "X"
rows += [list("." * 25), list(".....O..XXXX".ljust(25, "."))] + [list("." * 25)] * 2
cells = bytes(".XO".index(cell) for row in rows for cell in row)
assert list(_search.forced_win(25, 7, cells, 4000)) == []
for kind, call in (
    (_search.Exact, (26, 3, bytes(676))),
    (_search.Exact, (6, 6, bytes(36))),
    (_search.Solver, (9, 5, bytes(81), False, 8)),
    (_search.Solver, (3, 3, b"\\3" + bytes(8), False, 8)),
    (_search.Tree, (3, 0, bytes(9), False, 1, 1.0, True, 1)),
    (_search.Tree, (2**31, 3, bytes(9), False, 1, 1.0, True, 1)),
    (_search.Tree, (3, 3, bytes(9), False, 1, 1.0, True, 2**63)),
    (full.advance, (2**63,)),
    (solver.advance, (2**200,)),
    (exact.advance, (2**63,)),
    (exact.advance, (-1,)),
):
    assert made(kind, *call) is None, call
print("clean")
"""


@pytest.mark.long
@needs_sanitizers
@pytest.mark.parametrize(
    ("part", "program", "options"),
    [("kernel", KERNEL, ["-DTTTMC_QUICK_BUILD"]), ("search", SEARCH, [])],
)
def test_sanitizers_find_nothing(
    part: str, program: str, options: list[str], tmp_path: Path
) -> None:
    """AddressSanitizer and UndefinedBehaviorSanitizer find no fault in any sampler or search.

    It takes longer than other tests, because the modules are compiled anew; no other test notices a
    read or write beyond an array's end that happens to do no harm. Without optimisation, compiling
    is quickest.
    """
    run = run_sanitized(tmp_path, part, f"_{part}", program, ["-O0", *options])
    assert run.stdout == "clean\n", run.stderr
