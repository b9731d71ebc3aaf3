"""The kernel touches no memory but its own and does nothing that C leaves undefined."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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
assert streams > 30 * len(_kernel.backends())
print("clean")
"""


def library(name: str) -> str:
    """Return where gcc keeps a library, or nothing."""
    gcc = shutil.which("gcc")
    if gcc is None or sys.platform != "linux":
        return ""
    question = [gcc, f"-print-file-name={name}"]
    path = subprocess.run(question, capture_output=True, text=True, check=True).stdout.strip()
    return path if Path(path).is_file() else ""


def build(folder: Path) -> None:
    """Compile the kernel with the sanitizers; unoptimised, as all else takes minutes."""
    gcc = ["gcc", "-std=c11", "-O0", "-fPIC", "-w"]
    gcc += ["-DPy_LIMITED_API=0x030B0000", "-DTTTMC_QUICK_BUILD"]
    gcc += ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
    gcc.append("-I" + sysconfig.get_path("include"))
    sources = sorted((ROOT / "tttmc_app" / "engine" / "kernel").glob("*.c"))
    objects = [str(folder / f"{source.stem}.o") for source in sources]
    compilers = [
        subprocess.Popen([*gcc, "-c", str(source), "-o", target])
        for source, target in zip(sources, objects, strict=True)
    ]
    assert [compiler.wait() for compiler in compilers] == [0] * len(compilers)
    library_name = str(folder / "_kernel.abi3.so")
    subprocess.run([*gcc, "-shared", *objects, "-o", library_name], check=True)


@pytest.mark.skipif(not library("libasan.so"), reason="gcc and its sanitizers are not installed")
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    """All samplers on all backends run clean under Address- and UndefinedBehaviorSanitizer."""
    build(tmp_path)
    environment = os.environ | {
        "LD_PRELOAD": f"{library('libasan.so')} {library('libubsan.so')}",
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter itself leaves memory to the system
        "PYTHONPATH": str(tmp_path),
    }
    program = [sys.executable, "-c", PROGRAM]
    run = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "clean\n", run.stderr
