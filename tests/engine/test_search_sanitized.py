from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "tttmc_app" / "engine" / "search"
FLAGS = ["-std=c11", "-O1", "-g", "-shared", "-fPIC", "-fno-math-errno"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
PROGRAM = """
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
        for _ in range(3):
            cells, reverse = board(size, empty), random.random() < 0.5
            if empty <= 16 and (exact := made(_search.Exact, size, length, cells)):
                while exact.advance(77) < 1:
                    pass
                exact.counts()
            if solver := made(_search.Solver, size, length, cells, reverse, 6):
                for nodes in (0, 1, 13, 3000):
                    solver.advance(nodes)
                solver.bounds()
            if tree := made(_search.Tree, size, length, cells, reverse, 3, 1.0, True, 1):
                for simulations in (0, 1, 400):
                    tree.advance(simulations)
                tree.moves(), tree.line()
exact = _search.Exact(5, 4, bytes(7) + b"\\1\\2\\1\\2\\2\\1\\2" + bytes(11))
while exact.advance(10_000) < 1:
    pass
solver = _search.Solver(4, 3, bytes(16), True, 8)
solver.advance(60_000)
assert solver.nodes == 60_000
full = _search.Tree(5, 5, bytes(25), False, 3, 1.0, False, 1)
full.advance(30_000)
for kind, call in (
    (_search.Exact, (26, 3, bytes(676))),
    (_search.Exact, (6, 6, bytes(36))),
    (_search.Solver, (9, 5, bytes(81), False, 8)),
    (_search.Solver, (3, 3, b"\\3" + bytes(8), False, 8)),
    (_search.Tree, (3, 0, bytes(9), False, 1, 1.0, True, 1)),
):
    assert made(kind, *call) is None, call
print("clean")
"""


def library(name: str) -> str:
    """Return where gcc keeps a library, or nothing."""
    gcc = shutil.which("gcc")
    if gcc is None or sys.platform != "linux":
        return ""
    call = [gcc, f"-print-file-name={name}"]
    path = subprocess.run(call, capture_output=True, text=True, check=True).stdout.strip()
    return path if Path(path).is_file() else ""


@pytest.mark.skipif(not library("libasan.so"), reason="gcc and its sanitizers are not installed")
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    """The searches touch no memory but their own and do nothing that C leaves undefined."""
    sources = sorted(str(path) for path in SOURCES.glob("*.c"))
    include = f"-I{sysconfig.get_path('include')}"
    output = ["-o", str(tmp_path / "_search.abi3.so")]
    subprocess.run(["gcc", *FLAGS, *SANITIZERS, include, *sources, *output], check=True)
    environment = os.environ | {
        "LD_PRELOAD": f"{library('libasan.so')} {library('libubsan.so')}",
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter itself leaves memory to the system
        "PYTHONPATH": str(tmp_path),
    }
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "clean\n", run.stderr
