"""Check that grading survives disturbances: it runs under load, and is killed and resumed.

    python -m tests.benchmarks.disturbed [--files F] [--games G] [--load L] [--window-files W]

The files are picked at regular intervals from the tests' own submissions. `tttmc grade` first
grades them undisturbed, and then again while other processes keep the machine busy: two of the
children are killed, then the command itself, which is resumed. Then some files are graded in the
window, which is killed and resumed in the same way. The script compares all figures, and looks for
processes and temporary files left behind. Linux only.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Protocol

from tests.grading.corpus.files import plain_files
from tests.grading.disturbance import Place, grading_command, interrupted, window_command
from tests.grading.submissions import submit

KILLS = 2
BUSY = "while True: pass"


def main() -> int:
    """Print what happened; return 1 if anything differs or is left behind."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", type=int, default=60)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--load", type=int, default=4, help="busy processes beside the grading")
    parser.add_argument("--window-files", type=int, default=12)
    asked = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        by_command = disturbed(
            folder / "command", asked.files, asked.load, partial(grade_by_command, asked.games)
        )
        by_window = disturbed(folder / "window", asked.window_files, asked.load, grade_by_window)
    return 0 if by_command and by_window else 1


def grade_by_command(games: int, files: Path, table: Path, *, resume: bool) -> list[str]:
    """Return the command that grades files."""
    return grading_command(files, games, table, *(["--resume"] if resume else []))


def grade_by_window(files: Path, table: Path, *, resume: bool) -> list[str]:
    """Return the command that opens a window, which always resumes."""
    del resume
    return window_command(files, table)


class _Command(Protocol):
    def __call__(self, files: Path, table: Path, *, resume: bool) -> list[str]: ...


def disturbed(folder: Path, count: int, load: int, command: _Command) -> bool:
    """Grade files with and without disturbances; print and return whether all results agree."""
    files = folder / "files"
    texts = [file.content.decode() for file in plain_files()]
    for number in range(count):
        submit(files, texts[number * len(texts) // count], f"file{number:02}.py")
    calm, place = Place(folder / "calm"), Place(folder / "disturbed")
    expected, table = folder / "expected.csv", folder / "resumed.csv"
    seconds = timed(command(files, expected, resume=False), calm)
    print(f"{count} files, undisturbed by the {folder.name}: {seconds:.0f} s")
    with busy(load):
        known = interrupted(command(files, table, resume=False), place, KILLS, count // 2)
        remains = place.left
        print(f"{load} busy processes beside it, {KILLS} processes of files killed;")
        print(f"the {folder.name} killed after {known} results; left: {remains or 'nothing'}")
        seconds = timed(command(files, table, resume=True), place)
    lines = [path.read_text(encoding="utf-8").splitlines() for path in (expected, table)]
    differing = [pair for pair in zip(*lines, strict=True) if pair[0] != pair[1]]
    blamed = sum("not graded" in line for line in lines[1])
    print(f"resumed: {seconds:.0f} s; rows that differ: {len(differing)}; not graded: {blamed}")
    for before, after in differing:
        print(f"  {before}\n  {after}")
    return not (remains or differing or blamed or calm.left or place.left)


def timed(command: Sequence[str], place: Place) -> float:
    """Run a command to its end, and return how long it took."""
    start = perf_counter()
    subprocess.run(command, env=place.environment, check=True, capture_output=True)
    return perf_counter() - start


@contextmanager
def busy(count: int) -> Generator[None]:
    """Keep processors busy."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
