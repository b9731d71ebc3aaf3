"""The engine's modules compiled with ThreadSanitizer, used by many threads at once.

    python -m tests.benchmarks.sanitized_threads [--cycles 10000]

Each cycle creates a stream of random games, draws from it up to three times on several threads,
and replaces it, while other threads do the same. The script reports any data race and fails. Needs
gcc with libtsan, on Linux.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.engine.sanitized import ENGINE, FLAGS, library

PROGRAM = """
import sys, threading
from random import Random
import _kernel, _search

cycles = int(sys.argv[1])

def draw(seed):
    random = Random(seed)
    for cycle in range(cycles // 4):
        size = random.choice((3, 3, 4, 5, 7))
        board = bytearray(random.choice((0, 0, 1, 2)) for _ in range(size**2))
        board[0] = 0
        backend = random.choice(_kernel.backends())
        try:
            stream = _kernel.Stream(backend, bytes(board), size, min(size, 4), cycle, "sliced", b"")
        except ValueError:
            continue
        for _ in range(random.randint(1, 3)):  # then the next replaces it
            stream.draw(random.choice((0, 1, 64, 1000, 20000)), random.randint(1, 4), False)

threads = [threading.Thread(target=draw, args=(seed,)) for seed in range(4)]
for each in threads:
    each.start()
for each in threads:
    each.join()
print("clean")
"""


def main() -> int:
    """Compile, run, and print what ThreadSanitizer says; return 1 if it found a race."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=10_000)
    cycles = parser.parse_args().cycles
    tsan = library("libtsan.so")
    if not tsan:
        sys.exit("gcc or its libtsan is not installed")
    with TemporaryDirectory() as name:
        folder = Path(name)
        for part, module in (("kernel", "_kernel"), ("search", "_search")):
            _compile(folder, part, module)
        environment = os.environ | {
            "LD_PRELOAD": tsan,
            "PYTHONPATH": str(folder),
            # The interpreter isn't compiled for it, so its own locks aren't recognised.
            "TSAN_OPTIONS": "ignore_noninstrumented_modules=1 exitcode=66",
        }
        command = ["setarch", "-R", sys.executable, "-c", PROGRAM, str(cycles)]
        ended = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False
        )
    print(ended.stdout, ended.stderr[-4000:], f"{cycles} cycles, status {ended.returncode}")
    return ended.stdout != "clean\n" or ended.returncode != 0


def _compile(folder: Path, part: str, module: str) -> None:
    """Compile one of the engine's folders, its files in parallel."""
    gcc = ["gcc", *FLAGS, "-O1", "-g", "-fsanitize=thread", "-DTTTMC_QUICK_BUILD"]
    gcc.append("-I" + sysconfig.get_path("include"))
    sources = sorted((ENGINE / part).glob("*.c"))
    objects = [str(folder / f"{part}-{source.stem}.o") for source in sources]
    compilers = [
        subprocess.Popen([*gcc, "-c", str(source), "-o", target])
        for source, target in zip(sources, objects, strict=True)
    ]
    statuses = [compiler.wait() for compiler in compilers]  # of all, even if one failed
    if any(statuses):
        sys.exit("gcc failed")
    made = str(folder / f"{module}.abi3.so")
    subprocess.run(["gcc", "-shared", "-fsanitize=thread", *objects, "-o", made], check=True)


if __name__ == "__main__":
    sys.exit(main())
