"""Compile the kernel for every target with zig, and compare what the targets calculate.

    pip install ziglang
    .venv/bin/python packaging/cross.py [--seeds N] [TARGET ..]

Each target's programs contain the kernel and the tree search without Python, and print the tallies
of trials and the trees for fixed positions and seeds. Programs for other systems run under
qemu-user and Wine if these are installed; those for macOS are only compiled and linked. The last
column is a hash of all results; it must equal that of this copy's own engine. The exit code is 1 if
a result differs or a target can't be compiled.
"""

from __future__ import annotations

import argparse
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

from tttmc_app.core import Position, Rules
from tttmc_app.engine import _kernel, _search, kernel
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.tree_search import EXPLORATION

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "tttmc_app" / "engine"
PROGRAMS = {"tallies": "kernel", "trees": "search"}
"""Each program, with the folder of the engine that it contains."""
FLAGS = ("-std=c11", "-O3", "-ffp-contract=off", "-fno-math-errno", "-Wno-psabi")
"""The same flags as in setup.py: the results must not depend on any others."""
BOARDS = (
    Rules(3),
    Rules(4, 3),
    Rules(5, 4, reverse=True),
    Rules(7, 4),
    Rules(9, 5),
    Rules(10),
    Rules(15, 5),
    Rules(25, 5),
)
LIMIT_SECONDS = 600


@dataclass(frozen=True, slots=True)
class Target:
    """A system that the kernel is compiled for."""

    name: str
    triple: str
    """Zig's name for it; on Linux with the oldest glibc that its programs run on."""
    runner: tuple[str, ...] | None
    """The command that runs its programs here; None if nothing can."""
    suffix: str = ""
    flags: tuple[str, ...] = ()


TARGETS = (
    Target("Linux x86-64", "x86_64-linux-gnu.2.28", ()),
    Target("Linux arm64", "aarch64-linux-gnu.2.28", ("qemu-aarch64-static",), flags=("-static",)),
    Target("Windows x64", "x86_64-windows-gnu", ("wine",), ".exe"),
    Target("macOS arm64", "aarch64-macos", None),
)
STATIC_TRIPLES = {"aarch64-linux-gnu.2.28": "aarch64-linux-musl"}
"""The target to compile for instead, so that programs run without the target's C library."""


@dataclass(frozen=True, slots=True)
class Cases:
    """The input of both programs, and the results that this copy's engine calculates from it."""

    input: dict[str, str]
    expected: dict[str, list[str]]


def positions(seed: int) -> Iterator[tuple[Position, int]]:
    """Yield positions from random games on every board, each with a seed for its trials."""
    random = Random(seed)
    for rules in BOARDS:
        position = Position.start(rules)
        for _ in range(random.randrange(rules.square_count // 2)):
            after = position.play(random.choice(position.empty_squares))
            if after.outcome is not None:
                break
            position = after
        yield position, random.randrange(2**62)


def make_cases(seeds: int) -> Cases:
    """Return the cases for some seeds, with the results of the compiled engine."""
    cases = Cases(dict.fromkeys(PROGRAMS, ""), {name: [] for name in PROGRAMS})
    for position, seed in (each for number in range(seeds) for each in positions(number)):
        size, line = position.rules.size, position.rules.line_length
        plan = kernel.plan_of(position)
        trials = 20_000 if plan.method == "sliced" else 2_000
        if plan.method != "none":
            board = cells_of(position)
            numbers = struct.unpack(f"={len(plan.numbers) // 8}Q", plan.numbers)
            squares = "".join(map(str, board))
            head = f"{plan.method} {size} {line} {squares} {seed} {trials}"
            cases.input["tallies"] += " ".join(map(str, (head, len(numbers), *numbers))) + "\n"
            stream = _kernel.Stream("words", board, size, line, seed, plan.method, plan.numbers)
            won, lost, *counts = stream.draw(trials, 1, False)
            empty = [mark == 0 for mark in board]
            drawn = [
                count if is_empty else 0
                for kind in counts
                for count, is_empty in zip(kind, empty, strict=True)
            ]
            cases.expected["tallies"].append(" ".join(map(str, (won, lost, *drawn))))
        _add_tree(cases, position, seed)
    return cases


def _add_tree(cases: Cases, position: Position, seed: int) -> None:
    rules, cells = position.rules, cells_of(position)
    squares = "".join(map(str, cells))
    cases.input["trees"] += (
        f"{rules.size} {rules.line_length} {squares} {int(rules.reverse)} {seed} 2000\n"
    )
    tree = _search.Tree(
        rules.size, rules.line_length, cells, rules.reverse, seed, EXPLORATION, True, 64
    )
    tree.advance(2000)
    root = tree.node([])
    assert root is not None
    moves = (
        f"{square}:{visits}:{struct.unpack('=Q', struct.pack('=d', points))[0]:x}:{result}"
        for square, visits, points, result, *_ in root[3]
    )
    cases.expected["trees"].append(" ".join((f"{tree.simulations} {tree.result}", *moves)))


def compiled(target: Target, program: str, folder: Path) -> Path:
    """Compile a program for a target and return its path; raise CalledProcessError on failure."""
    engine = ENGINE / PROGRAMS[program]
    sources = [path for path in sorted(engine.glob("*.c")) if not _is_for_python(path)]
    path = folder / f"{program}-{target.triple}{target.suffix}"
    triple = STATIC_TRIPLES.get(target.triple, target.triple)
    command = [sys.executable, "-m", "ziglang", "cc", "-target", triple, *FLAGS, *target.flags]
    command += ["-s", "-I", str(engine), "-o", str(path)]
    command += [str(ROOT / "packaging" / "cross" / f"{program}.c"), *map(str, sources)]
    subprocess.run(command, check=True)
    return path


def _is_for_python(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return "Python.h" in text or '"module.h"' in text


def results(target: Target, program: str, path: Path, cases: Cases) -> dict[str, list[str]]:
    """Run a program; return the results of its cases by backend."""
    done = subprocess.run(
        [*(target.runner or ()), str(path)],
        input=cases.input[program],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=LIMIT_SECONDS,
    )
    found: dict[str, list[str]] = {}
    for line in done.stdout.splitlines():
        _number, rest = line.split(" ", 1)
        name, values = rest.split(" ", 1) if program == "tallies" else ("tree", rest)
        found.setdefault(name, []).append(values)
    return found


def digest(lines: Sequence[str]) -> str:
    """Return a short hash of results."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def row(target: Target, cases: Cases, folder: Path) -> tuple[str, bool]:
    """Return a target's row of the table, and whether everything was as expected."""
    sizes, hashes, backends, agrees = 0, list[str](), list[str](), True
    runs = target.runner is not None and (not target.runner or shutil.which(target.runner[0]))
    for program in PROGRAMS:
        path = compiled(target, program, folder)
        sizes += path.stat().st_size
        if not runs:
            continue
        found = results(target, program, path, cases)
        expected = digest(cases.expected[program])
        agrees &= bool(found) and all(digest(lines) == expected for lines in found.values())
        hashes.append(" ".join(sorted({digest(lines) for lines in found.values()})))
        backends += [name for name in found if name != "tree"]
    by = " ".join(target.runner) if target.runner else "this computer"
    ran = f"{by}: {', '.join(backends)}" if runs else "compiled and linked only"
    columns = (target.name, f"{sizes / 1024:.0f} KB", ran, *(hashes or ["", ""]))
    return f"| {' | '.join(columns)} |", agrees


def main() -> int:
    """Compile and run every target, print the table and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="parts of targets' names")
    parser.add_argument("--seeds", type=int, default=20, help="seeds per board (20)")
    options = parser.parse_args()
    cases = make_cases(options.seeds)
    chosen = [
        target
        for target in TARGETS
        if not options.targets or any(word in target.name for word in options.targets)
    ]
    counts = [len(cases.expected[name]) for name in PROGRAMS]
    print(f"{counts[0]} tallies, {counts[1]} trees")
    print("| Target | Programs | Run by, with backends | Hash of tallies | Hash of trees |")
    print("| --- | --- | --- | --- | --- |")
    here = (digest(cases.expected[name]) for name in PROGRAMS)
    print(f"| this copy | | Python | {' | '.join(here)} |", flush=True)
    agrees = True
    with tempfile.TemporaryDirectory(prefix="tttmc-cross-") as folder:
        for target in chosen:
            text, is_right = row(target, cases, Path(folder))
            print(text, flush=True)
            agrees &= is_right
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main())
