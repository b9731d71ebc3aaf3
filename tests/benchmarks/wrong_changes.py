"""Measure which share of random wrong changes to the program its tests notice.

    python -m tests.benchmarks.wrong_changes draw --seed S --count N [--under FOLDER …] > SHEET
    python -m tests.benchmarks.wrong_changes run SHEET RESULTS [--tests CHECKOUT] [--jobs N]
    python -m tests.benchmarks.wrong_changes report SHEET RESULTS

`draw` (with `possible_changes.py`) writes a table with tabs. Before anyone knows which changes are
noticed, someone reads the code around each and writes one of these labels into the last column:

- behaviour: the program does something else that users, programs or files can tell;
- wording: a text that users read is missing or worded differently, but says nothing false;
- look: only colours, sizes, places or animations change;
- default: a limit, a pause or an initial value is another, but as good;
- equivalent: nobody can tell: speed, unreachable or defensive code, types, slots, logged texts.

`run` makes each change in a copy of this program, with this checkout's tests or another's. The
tests that count are those in the folder that mirrors the program's, or those named after a module
at the top, and those in the folders above that belong to no module. First, each of their files runs
once in a copy whose changed expressions mark a byte of shared memory when they are executed, by any
thread or process. It must pass, and only changes that it executes are tried with it: first with
files named after the changed module, then with the quickest. A test that fails or hangs notices.

A wrong change may delete files or end processes. The tests' temporary folder is the copy's own, but
apart from that they can do what you can: better run this as a user of its own.

An interrupted run goes on where it stopped, so other tests need another file of results.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.benchmarks.possible_changes import ROOT, Change, Source, draw
from tttmc_app.experiments.statistics import wilson_interval

LABELS = ("behaviour", "wording", "look", "default", "equivalent")
COLUMNS = ("id", "file", "line", "kind", "before", "after", "label")
LIMIT = 900.0
"""Seconds that a file of tests may take; with a change, a minute and three times its usual time."""
_FIRST = 3
"""The number of files tried first, because to load many takes longer than to run a few."""
PASSED = (0, 5)
"""pytest's exit status if all tests passed, or if there are none."""
_PYTEST = "-m pytest -q --tb=line -p no:cacheprovider -p no:xdist -p no:hypothesispytest"
"""Leaves out plugins that no test needs, which halves the time to start."""
_LEFT_OUT = (".git", ".venv", ".hypothesis", ".*_cache", "__pycache__", "build", "dist")
_ALONE = "unshare --pid --mount-proc --fork --kill-child sh -c '\"$@\"; exit $?' sh"
"""Runs the administrator's tests where they see no other processes, which they might end."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_START = """
import builtins, importlib.util, mmap, sys
class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == "tttmc_app.resources":
            return importlib.util.spec_from_file_location(
                name, {0!r} + "/__init__.py", submodule_search_locations=[{0!r}])
sys.meta_path.append(Finder)
with open({1!r}, "r+b") as file:
    builtins._executed = mmap.mmap(file.fileno(), 0).__setitem__
"""
"""What the Python of a copy does first: find the copy's resources, and share the marks."""


class Copy:
    """A copy of the program and of a checkout's tests, with an environment of its own."""

    def __init__(self, folder: Path, tests: Path, marks: int) -> None:
        self.folder, self.marks, self._made = folder, folder / "marks", time.time()
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*_LEFT_OUT, "tests"))
        shutil.copytree(
            tests / "tests", folder / "tests", ignore=shutil.ignore_patterns(*_LEFT_OUT)
        )
        self._temporary = folder / "t"
        self._temporary.mkdir()
        self._temporary.chmod(0o1777)
        self.marks.write_bytes(bytes(marks))
        self.marks.chmod(0o666)  # for tests with fewer rights
        command = [sys.executable, "-m", "venv", "--without-pip", str(folder / ".venv")]
        subprocess.run(command, check=True)
        (site,) = (folder / ".venv").glob("lib/python*/site-packages")
        packages = [path for path in sys.path if path.endswith("site-packages")]
        start = _START.format(str(folder / "resources"), str(self.marks))
        (site / "_start.py").write_text(start, encoding="utf-8")
        (site / "copy.pth").write_text("\n".join([str(folder), "import _start", *packages]))

    def put(self, file: str, code: bytes, age: int) -> None:
        """Write a module; none of its versions may share an age, because Python caches them."""
        (self.folder / file).write_bytes(code)
        second = self._made - 1_000_000 + age
        os.utime(self.folder / file, (second, second))

    def test(self, files: Sequence[str], limit: float, *options: str) -> tuple[int | None, str]:
        """Run tests; return the exit status (None if they ran out of time) and the output."""
        alone = shlex.split(_ALONE if sys.platform == "linux" and os.geteuid() == 0 else "")
        python = str(self.folder / ".venv/bin/python")
        process = subprocess.Popen(
            [*alone, python, *_PYTEST.split(), *options, *files],
            cwd=self.folder, start_new_session=True,
            # Compiled files halve the time to start.
            env=os.environ | {"TMPDIR": str(self._temporary), "PYTHONDONTWRITEBYTECODE": ""},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        return process.returncode, output


class Measurement:
    """The trials of a sheet's changes."""

    def __init__(self, changes: Sequence[Change], results: Path, tests: Path) -> None:
        self._changes, self._results, self._tests = changes, results, tests
        self._executed = results.with_suffix(".executed.jsonl")
        self._files = [tests_of(tests, change.file) for change in changes]
        self._sources = {change.file: Source(change.file) for change in changes}

    def run(self, folder: Path, jobs: int) -> None:
        """Find out which files of tests execute which changes, then try the changes."""
        # The names are short, because addresses of sockets are limited to a hundred characters.
        copies = [Copy(folder / str(n), self._tests, len(self._changes)) for n in range(jobs)]
        files = {file for files in self._files for file in files}
        for find_out, path, key, every in (
            (self._execute, self._executed, "file", sorted(files)),
            (self._try, self._results, "id", range(len(self._changes))),
        ):
            known = {line[key] for line in read_lines(path)}
            todo = [item for item in every if item not in known]
            random.Random(0).shuffle(todo)  # so that what is done is a fair sample
            items = iter(todo)  # shared by the threads
            with ThreadPoolExecutor(jobs) as pool:
                done = [pool.submit(_append, path, find_out, copy, items) for copy in copies]
                try:
                    for future in as_completed(done):
                        future.result()
                finally:
                    todo.clear()  # ends the other threads

    def _execute(self, copy: Copy, file: str) -> dict[str, Any]:
        """Run a file of tests without any change and return which changes it executes."""
        began, count = time.monotonic(), len(self._changes)
        for name, source in self._sources.items():
            own = [each for each in enumerate(self._changes) if each[1].file == name]
            copy.put(name, source.marking(own), 1)
        copy.marks.write_bytes(bytes(count))
        status, _ = copy.test([file], LIMIT)
        marks = copy.marks.read_bytes()
        for name, source in self._sources.items():
            copy.put(name, source.code, 0)
        if status not in PASSED:  # it minds the marks, so it counts for every change
            marks, began = b"\1" * count, time.monotonic()
            status, output = copy.test([file], LIMIT)
            if status not in PASSED:
                sys.exit(f"{output}\n{file} fails without any change: mend it first.")
        executed = [number for number, mark in enumerate(marks) if mark]
        return {"file": file, "seconds": round(time.monotonic() - began, 1), "changes": executed}

    def _try(self, copy: Copy, number: int) -> dict[str, Any]:
        """Make a change and return the first test that notices it."""
        began, change, by = time.monotonic(), self._changes[number], ""
        seconds = {
            line["file"]: line["seconds"]
            for line in read_lines(self._executed)
            if line["file"] in self._files[number] and number in line["changes"]
        }
        files = sorted(seconds, key=lambda file: (not is_about(file, change.file), seconds[file]))
        source = self._sources[change.file]
        copy.put(change.file, source.changed(change), number + 2)
        for some in (files[:_FIRST], files[_FIRST:]):
            if some and not by:
                limit = 60 + 3 * sum(seconds[file] for file in some)
                status, output = copy.test(some, limit, "-x")
                names = ["hangs"] if status is None else _FAILED.findall(output)
                by = "" if status in PASSED else [*names, f"exit status {status}"][0]
        copy.put(change.file, source.code, 0)
        spent = round(time.monotonic() - began, 1)
        return {"id": number, "noticed": by, "seconds": spent, "files": len(files)}


def _append(
    path: Path, find_out: Callable[[Copy, Any], dict[str, Any]], copy: Copy, items: Iterator[Any]
) -> None:
    """Find things out with a copy, and append them to a file."""
    for item in items:
        line = json.dumps(find_out(copy, item))
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        print(line, flush=True)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Read a file of JSON lines."""
    return list(map(json.loads, path.read_text().splitlines())) if path.exists() else []


def read_sheet(path: Path) -> list[dict[str, str]]:
    """Read the rows of a sheet."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, dialect="excel-tab"))
    if [row["id"] for row in rows] != [str(number) for number in range(len(rows))]:
        sys.exit("The sheet must keep all its rows, in the order in which they were drawn.")
    if unknown := [row["id"] for row in rows if row["label"] not in ("", *LABELS)]:
        sys.exit(f"Label {', '.join(unknown)} with one of: {', '.join(LABELS)}.")
    return rows


def find(row: dict[str, str]) -> Change:
    """Find the change of a row in the program, even if it has moved to another line."""
    found = [
        change
        for change in (Source(row["file"]).changes() if (ROOT / row["file"]).exists() else ())
        if (change.kind, change.before, change.after) == (row["kind"], row["before"], row["after"])
    ]
    if not found:
        sys.exit(f"Change {row['id']} isn't possible: use the program that the sheet was drawn in.")
    return min(found, key=lambda change: abs(change.line - int(row["line"])))


def room_of(file: str) -> str:
    """Return the folder of the program that a file belongs to, which the tests mirror."""
    folders = Path(file).parts[1:-1]
    return "/".join(folders[: 2 if folders[:1] == ("gui",) else 1]) or "top"


def is_about(test: str, module: str) -> bool:
    """Return whether a file of tests is named after a module."""
    return f"{Path(test).stem}_".startswith(f"test_{Path(module).stem}_")


def tests_of(root: Path, file: str) -> list[str]:
    """Return the files of tests in a checkout that should notice changes of a file."""
    folder = root / "tests" / room_of(file)
    others = [path.stem for path in ROOT.glob("tttmc_app/*.py") if path != ROOT / file]
    found = {*folder.rglob("test_*.py")}
    for above in folder.relative_to(root).parents[:-1]:
        contracts = (root / above).glob("test_*.py")
        found |= {path for path in contracts if not any(is_about(path.name, n) for n in others)}
    return sorted(path.relative_to(root).as_posix() for path in found)


def table(rows: Sequence[dict[str, str]], results: Path) -> Iterator[str]:
    """Yield the shares by label and room, and the rows with a result that calls for a look."""
    by = {str(line["id"]): line["noticed"] for line in read_lines(results)}
    yield "| Label | Room | Drawn | Tried | Noticed | 95 % interval |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for label in ("", *LABELS):
        rooms = defaultdict[str, list[dict[str, str]]](list)
        for row in (row for row in rows if row["label"] == label):
            rooms["all"].append(row)
            rooms[room_of(row["file"])].append(row)
        for room in sorted(rooms, key=lambda room: (room != "all", room)):
            drawn = rooms[room]
            tried = [row for row in drawn if row["id"] in by]
            count = sum(bool(by[row["id"]]) for row in tried)
            held = wilson_interval(count, len(tried))
            share = (
                f"{count} ({count / max(1, len(tried)):.0%}) | {held.low:.0%} to {held.high:.0%}"
            )
            yield f"| {label or 'none'} | {room} | {len(drawn)} | {len(tried)} | {share} |"
    for row in (row for row in rows if row["id"] in by):
        place, noticed = f"{row['id']} {row['file']}:{row['line']}", by[row["id"]]
        if row["label"] == "behaviour" and not noticed:
            yield f"unnoticed: {place}: {row['before']} -> {row['after']}"
        if row["label"] == "equivalent" and noticed:
            yield f"not equivalent? {place}: {noticed}"


def main() -> None:
    """Draw a sheet, run it or report its results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("draw", "run", "report"))
    parser.add_argument("sheet", type=Path, nargs="?")
    parser.add_argument("results", type=Path, nargs="?")
    for name, default in {"--seed": 0, "--count": 30, "--jobs": 1}.items():
        parser.add_argument(name, type=int, default=default)
    parser.add_argument("--under", nargs="+", default=["tttmc_app"], metavar="FOLDER")
    parser.add_argument("--below-gui", action="store_true", help="leave out the window")
    parser.add_argument("--tests", type=Path, default=ROOT, metavar="CHECKOUT")
    options = parser.parse_intermixed_args()
    if options.command == "draw":
        paths = {path for folder in options.under for path in (ROOT / folder).rglob("*.py")}
        files = sorted(path.relative_to(ROOT).as_posix() for path in paths)
        if options.below_gui:
            files = [file for file in files if not file.startswith("tttmc_app/gui/")]
        writer = csv.writer(sys.stdout, dialect="excel-tab", lineterminator="\n")
        writer.writerow(COLUMNS)
        for number, change in enumerate(draw(files, options.seed, options.count)):
            writer.writerow([number, *change[:5], ""])
    elif not options.results:
        parser.error("name the sheet and the file of results")
    elif options.command == "report":
        print(*table(read_sheet(options.sheet), options.results), sep="\n")
    else:
        changes = [find(row) for row in read_sheet(options.sheet)]
        with TemporaryDirectory(prefix="w") as folder:
            Path(folder).chmod(0o755)  # for tests with fewer rights
            measurement = Measurement(changes, options.results, options.tests.resolve())
            measurement.run(Path(folder), options.jobs)


if __name__ == "__main__":
    main()
