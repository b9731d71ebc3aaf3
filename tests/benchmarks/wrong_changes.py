"""Measure how many wrong changes to the program the tests notice.

    python -m tests.benchmarks.wrong_changes [--skip M] [--first N] [--jobs N] [--again]

takes the changes in `wrong_changes.txt` one after the other, in a pseudo-random order, so that the
first N are a fair sample. Each is made in a copy of the tree, never in the tree itself, and the
tests of the changed folder (its room) that execute it run until one fails, the quickest first.
`executions.py` finds out which tests these are, once for each test file. A test that fails must do
so twice. Results and executions are appended to files of JSON lines, so that an interrupted run
continues where it stopped; `--again` retries those that no test noticed. At the end, every test
that noticed something runs on the unchanged copy, because one that fails there proves nothing.

A set is a list of changes, made by reading the source without looking at the tests:

    @tttmc_app/core/seeds.py tests/core
    the largest seed is refused
    -    if not 0 <= seed < SEED_LIMIT:
    +    if not 0 <= seed < SEED_LIMIT - 1:

The room may be left out if it mirrors the file's folder. The old text must occur exactly once in
the file.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from tempfile import gettempdir

from tests.benchmarks.changed_copy import ROOT, Change, Copy, read_set
from tests.benchmarks.executions import (
    Executions,
    changed_span,
    is_in_function,
    load,
    quick_tests,
    read_report,
    save,
    with_reports,
)
from tttmc_app.experiments.statistics import wilson_interval

SET = Path(__file__).with_suffix(".txt")
ENOUGH = 0.9
"""The share of changes that must be noticed."""
REPORT = "executed.txt"
"""The file in a copy to which its sources report."""
QUICK = 20.0
"""The seconds that the quickest tests of a change may take in total."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Result:
    """The tests' verdict on one change."""

    key: str
    state: str
    """"noticed", "unnoticed", "not executed" by any test of the room, "limit" (out of time) or
    "stale" (the change can't be made)."""
    by: str = ""
    """The first test that failed."""
    seconds: float = 0.0


def files_of(change: Change) -> list[str]:
    """Return the test files of a change's room, beginning with the one named after the module."""
    files = set[Path]()
    for room in change.room:
        path = ROOT / room
        files |= {path} if path.is_file() else set(path.rglob("test_*.py"))
    own = f"test_{Path(change.file).stem}"
    return [
        str(path.relative_to(ROOT))
        for path in sorted(files, key=lambda path: (path.stem != own, path))
    ]


def report_executions(copy: Copy, changes: Iterable[Change]) -> None:
    """Let the sources in a copy report which changed lines are executed."""
    spans = dict[str, dict[str, tuple[int, int]]]()
    for change in changes:
        source = (ROOT / change.file).read_text(encoding="utf-8")
        if change.file.endswith(".py") and source.count(change.old) == 1:
            span = changed_span(source, change.old, change.new)
            spans.setdefault(change.file, {})[change.key] = span
    for file, found in spans.items():
        source = (ROOT / file).read_text(encoding="utf-8")
        copy.put(file, with_reports(source, found, copy.folder / REPORT).encode())


def executions_of(copy: Copy, file: str) -> Executions:
    """Run a test file in a copy that reports, and return what its tests execute."""
    report = copy.folder / REPORT
    report.write_bytes(b"")
    _, output = copy.test([file], "--durations=0", "--durations-min=0.005", "-vv")
    text = report.read_text(encoding="utf-8", errors="replace")
    return read_report(ROOT, file, text, output)


def judge(copy: Copy, change: Change, executions: Sequence[Executions]) -> Result:
    """Make a change, run the tests that execute it and return their verdict."""
    began = time.monotonic()
    if (ROOT / change.file).read_text(encoding="utf-8").count(change.old) != 1:
        return Result(change.key, "stale")
    if change.file.endswith(".py") and change.file.startswith("tttmc_app"):
        executions = [found for found in executions if change.key in found.tests]
        if not executions:
            return Result(change.key, "not executed")
    try:
        if not copy.make(change):
            return Result(change.key, "stale")
        state, by = "unnoticed", ""
        for tests in tests_of(change, executions):
            state, by = verdict(copy, tests) if tests else ("unnoticed", "")
            if state != "unnoticed":
                break
    finally:
        copy.unmake(change)
    return Result(change.key, state, by, round(time.monotonic() - began, 1))


def tests_of(change: Change, executions: Sequence[Executions]) -> Iterator[list[str]]:
    """Yield the tests that could notice a change: the quickest first, then all the others."""
    tests = quick_tests(change.key, executions, inf)
    quick = quick_tests(change.key, executions, QUICK)
    yield quick
    source = (ROOT / change.file).read_text(encoding="utf-8")
    span = changed_span(source, change.old, change.new)
    whole = not change.file.endswith(".py") or not is_in_function(source, span[0])
    yield [
        *(found.file for found in executions if whole or not found.tests.get(change.key)),
        *(test for test in tests if not whole and test not in quick),
    ]


def verdict(copy: Copy, tests: Sequence[str]) -> tuple[str, str]:
    """Run tests until one fails twice; return the state and that test."""
    lucky: list[str] = []
    while True:
        status, output = copy.test(tests, "-x", *(f"--deselect={test}" for test in lucky))
        if status is None:
            return "limit", ""
        if status in (0, 4, 5):  # 4: a test can't be named; 5: no tests
            return "unnoticed", ""
        failed = _FAILED.findall(output)
        if not failed:
            return "noticed", f"status {status}"
        again, _ = copy.test(failed[:1])
        if again != 0:
            return "noticed", failed[0]
        lucky.append(failed[0])


def known_results(path: Path) -> dict[str, Result]:
    """Return the newest result of each change."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {found["key"]: Result(**found) for found in map(json.loads, lines)}


class Measurement:
    """The tasks of a measurement, for several threads that each have a copy of the tree."""

    def __init__(self, changes: Sequence[Change], results: Path) -> None:
        self._path = results
        self._executed = results.with_suffix(".executed.jsonl")
        self.results = known_results(results)
        self._executions = load(self._executed, ROOT)
        self._todo = [change for change in changes if change.key not in self.results]
        self._files = list(
            dict.fromkeys(file for change in self._todo for file in files_of(change))
        )
        self._files = [file for file in self._files if file not in self._executions]
        self._lock = threading.Lock()

    def work(self, copy: Copy, reporting: Copy) -> None:
        """Do tasks until none is left."""
        while True:
            with self._lock:
                change = self._next_change()
                file = self._files.pop(0) if change is None and self._files else ""
            if change:
                known = [self._executions[file] for file in files_of(change)]
                self._add(change, judge(copy, change, known))
            elif file:
                found = executions_of(reporting, file)
                with self._lock:
                    self._executions[file] = found
                    save(self._executed, found)
            elif self._todo:
                time.sleep(1)  # another thread runs the last test files
            else:
                return

    def _next_change(self) -> Change | None:
        """Take the next change whose tests' executions are known."""
        for change in self._todo:
            if all(file in self._executions for file in files_of(change)):
                self._todo.remove(change)
                return change
        return None

    def _add(self, change: Change, result: Result) -> None:
        """Save a result."""
        with self._lock:
            self.results[change.key] = result
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
            print(f"{len(self.results)} {change.file}: {result.state} {result.by}", flush=True)


def unsteady_tests(copy: Copy, results: Iterable[Result]) -> list[str]:
    """Return the tests that noticed a change but also fail without any change."""
    tests = sorted({result.by for result in results if "::" in result.by})
    found: list[str] = []
    for at in range(0, len(tests), 40):
        status, output = copy.test(tests[at : at + 40])
        found += _FAILED.findall(output) if status is not None else tests[at : at + 40]
    return found


def table(changes: Sequence[Change], results: dict[str, Result]) -> Iterator[str]:
    """Yield a table of the changes that were noticed in each folder, and those that weren't."""
    judged = [(change, results[change.key]) for change in changes if change.key in results]
    judged = [(change, result) for change, result in judged if result.state != "stale"]
    folders = sorted({str(Path(change.file).parent) for change, _ in judged})
    yield "| Folder | Changes | Noticed |"
    yield "| --- | --- | --- |"
    for folder in folders:
        states = [
            result.state for change, result in judged if str(Path(change.file).parent) == folder
        ]
        yield f"| {folder} | {len(states)} | {states.count('noticed')} |"
    count = sum(result.state == "noticed" for _, result in judged)
    held = wilson_interval(count, len(judged))
    share = count / max(1, len(judged))
    interval = f"{held.low:.0%} to {held.high:.0%}"
    yield f"| all | {len(judged)} | {count}: {share:.0%} (95 %: {interval}) |"
    for change, result in judged:
        if result.state != "noticed":
            yield f"{result.state}: {change.file}: {change.wrong} [{change.key}]"


def main() -> int:
    """Measure a set and print the table; return 1 unless nearly all changes were noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--set", type=Path, default=SET)
    parser.add_argument("--copy", type=Path, default=Path(gettempdir(), "tttmc-wrong-changes"))
    parser.add_argument("--results", type=Path, default=None)
    parser.add_argument("--first", type=int, default=None, help="only this many")
    parser.add_argument("--skip", type=int, default=0, help="leave out this many first")
    parser.add_argument("--jobs", type=int, default=1, help="how many tests run at a time")
    parser.add_argument("--only", default="", help="only files with this in their name")
    parser.add_argument("--again", action="store_true", help="try unnoticed changes again")
    parser.add_argument("--check", action="store_true", help="only look for stale changes")
    options = parser.parse_args()
    chosen = [change for change in read_set(options.set) if options.only in change.file]
    ordered = sorted(chosen, key=lambda change: change.key)[options.skip :]
    changes = ordered[: options.first]
    stale = [c for c in changes if (ROOT / c.file).read_text(encoding="utf-8").count(c.old) != 1]
    for change in stale:
        print(f"stale: {change.file}: {change.wrong}")
    if options.check:
        return bool(stale)
    # A background job ignores Ctrl-C, and so would the programs that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    path: Path = options.results or options.copy.with_suffix(".jsonl")
    if options.again:
        kept = [result for result in known_results(path).values() if result.state == "noticed"]
        shutil.copy(path, path.with_suffix(".before.jsonl"))
        path.write_text(
            "".join(json.dumps(asdict(result)) + "\n" for result in kept), encoding="utf-8"
        )
    measurement = Measurement(changes, path)
    copies = [Copy(Path(f"{options.copy}-{number}")) for number in range(options.jobs)]
    threads: list[threading.Thread] = []
    for copy in copies:
        reporting = Copy(Path(f"{copy.folder}-reporting"))
        for each in (copy, reporting):
            each.update()
        report_executions(reporting, ordered)
        threads.append(threading.Thread(target=measurement.work, args=(copy, reporting)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    results = measurement.results
    unsteady = unsteady_tests(copies[0], results.values())
    print(*table(changes, results), *(f"UNSTEADY {test}" for test in unsteady), sep="\n")
    noticed = sum(results[change.key].state == "noticed" for change in changes)
    return bool(stale or unsteady) or noticed < ENOUGH * len(changes)


if __name__ == "__main__":
    sys.exit(main())
