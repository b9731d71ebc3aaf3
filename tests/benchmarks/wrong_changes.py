"""Measure how many wrong changes to the program the tests notice.

    python -m tests.benchmarks.wrong_changes [--skip M] [--first N] [--only WORD] [--again]

takes the changes in `wrong_changes.txt` one after the other, in a pseudo-random order, so that
the first N are a fair sample. Each is made in a copy of the tree, never in the tree itself, and the
tests of the changed folder (its room) run until one fails, in three rounds: first, for all
changes, the test file named after the module, then the files that share the most words with the
changed lines, then the rest of the room. Results are appended to a file of JSON lines, so that an
interrupted run continues where it stopped; `--again` retries those that no test noticed. At the
end, every test that noticed something runs on the unchanged copy, because one that fails there
proves nothing.

A set is a list of changes, made by reading the source without looking at the tests:

    @tttmc_app/core/seeds.py tests/core
    the largest seed is refused
    -    if not 0 <= seed < SEED_LIMIT:
    +    if not 0 <= seed < SEED_LIMIT - 1:

The room may be left out if it mirrors the file's folder. The old text occurs once in the file.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from tempfile import gettempdir

from tttmc_app.experiments.statistics import wilson_interval

ROOT = Path(__file__).parents[2]
SET = Path(__file__).with_suffix(".txt")
ENOUGH = 0.9
"""The share of changes that must be noticed."""
ROUNDS = ("round 1", "round 2", "unnoticed")
"""The state of a change after each round in which no test failed."""
LIMIT = 400
"""Seconds within which the tests of one change must end."""
LIKELY = 4
"""The number of test files in the second round."""
_WORD = re.compile(r"\w+")
_NAMED = re.compile(r"^(?:class|def|static \w+) (\w+)|setObjectName\(\"(\w+)\"", re.MULTILINE)
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Change:
    """One wrong change to a file."""

    file: str
    room: tuple[str, ...]
    """The folders or files of tests that should notice it."""
    wrong: str
    """What the change makes go wrong, in a few words."""
    old: str
    new: str

    @property
    def key(self) -> str:
        """An identifier that is the same for the same change in every run."""
        return blake2b(f"{self.file}\n{self.old}\n{self.new}".encode(), digest_size=6).hexdigest()

    @property
    def is_compiled(self) -> bool:
        """Whether the engine must be built again."""
        return Path(self.file).suffix in (".c", ".h")


@dataclass(frozen=True, slots=True)
class Result:
    """The tests' verdict on one change."""

    key: str
    state: str
    """"noticed", one of ROUNDS, "limit" (out of time) or "stale" (the change can't be made)."""
    by: str = ""
    """The first test that failed."""
    seconds: float = 0.0


def read_set(path: Path) -> list[Change]:
    """Read a set of changes."""
    changes: list[Change] = []
    file, room, wrong = "", tuple[str, ...](), ""
    old, new = list[str](), list[str]()
    for line in [*path.read_text(encoding="utf-8").splitlines(), "@"]:
        if line[:1] in ("-", "+"):
            (old if line[0] == "-" else new).append(line[1:])
            continue
        if old:
            changes.append(Change(file, room, wrong, "\n".join(old), "\n".join(new)))
            old, new = [], []
        if line.startswith("@") and (words := line[1:].split()):
            file, room = words[0], tuple(words[1:]) or (mirrored_room(words[0]),)
        elif line and not line.startswith("#"):
            wrong = line
    return changes


def mirrored_room(file: str) -> str:
    """Return the folder of tests that mirrors a file's, or the test file of a single module."""
    path = Path(file)
    folder = Path("tests", *path.parent.parts[path.parts[0] == "tttmc_app" :])
    if folder == Path("tests"):
        return f"tests/test_{path.stem}.py"
    while not any((ROOT / folder).glob("test_*.py")):
        folder = folder.parent
    return folder.as_posix()


class Copy:
    """A copy of the tree with an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / ".venv/bin/python")
        self._written = time.time() - 1e6

    def update(self) -> None:
        """Copy what differs from the tree, and make the environment."""
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"],
            cwd=ROOT, check=True, capture_output=True, text=True,
        )  # fmt: skip
        files = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
        for name in files | {
            str(path.relative_to(ROOT)) for path in ROOT.glob("tttmc_app/engine/*.so")
        }:
            self._put(name, (ROOT / name).read_bytes())
        for path in [*self.folder.glob("tests/**/*.py"), *self.folder.glob("tttmc_app/**/*.py")]:
            if str(path.relative_to(self.folder)) not in files:
                path.unlink()
        if not Path(self.python).exists():
            self._make_environment()

    def _put(self, name: str, content: bytes) -> None:
        """Write a file if it differs, with a new modification time, for Python's caches."""
        path = self.folder / name
        if path.exists() and path.read_bytes() == content:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)  # a library may be mapped by a process that is ending
        path.write_bytes(content)
        path.chmod((ROOT / name).stat().st_mode)
        self._written += 2
        if path.suffix != ".so":  # newer than their sources
            os.utime(path, (self._written, self._written))

    def _make_environment(self) -> None:
        """Make an environment that finds the packages of this one, and the program in the copy."""
        command = [sys.executable, "-m", "venv", "--without-pip", str(self.folder / ".venv")]
        subprocess.run(command, check=True)
        (site,) = (self.folder / ".venv").glob("lib/python*/site-packages")
        packages = [path for path in sys.path if path.endswith("site-packages")]
        resources = self.folder / "resources"
        (site / "_copy.py").write_text(
            "import importlib.util, sys\n"
            "class Finder:\n"
            "    @staticmethod\n"
            "    def find_spec(name, path=None, target=None):\n"
            "        if name == 'tttmc_app.resources':\n"
            "            return importlib.util.spec_from_file_location(name,\n"
            f"                {str(resources / '__init__.py')!r},\n"
            f"                submodule_search_locations=[{str(resources)!r}])\n"
            "sys.meta_path.append(Finder)\n"
        )
        (site / "copy.pth").write_text("\n".join([str(self.folder), "import _copy", *packages]))

    def make(self, change: Change) -> bool:
        """Make a change; return whether its old text occurs once and the result compiles."""
        text = (ROOT / change.file).read_text(encoding="utf-8")
        if text.count(change.old) != 1:
            return False
        self._put(change.file, text.replace(change.old, change.new).encode())
        if not change.is_compiled:
            return True
        os.utime(self.folder / change.file)
        build = [self.python, "setup.py", "-q", "build_ext", "--inplace"]
        environment = os.environ | {"TTTMC_REQUIRE_KERNEL": "1"}
        return subprocess.run(build, cwd=self.folder, env=environment, check=False).returncode == 0

    def unmake(self, change: Change) -> None:
        """Restore everything as it was."""
        self._put(change.file, (ROOT / change.file).read_bytes())
        for path in ROOT.glob("tttmc_app/engine/*.so"):
            self._put(str(path.relative_to(ROOT)), path.read_bytes())

    def test(self, tests: Sequence[str], *, stop: bool = True) -> tuple[int | None, list[str]]:
        """Run tests; return the status, None if out of time, and the tests that failed."""
        command = [self.python, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", *tests]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        process = subprocess.Popen(
            [*command, "-x"] if stop else command,
            cwd=self.folder, env=environment, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip
        try:
            output, _ = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, []
        return process.returncode, _FAILED.findall(output)


def tests_of(change: Change) -> tuple[list[str], ...]:
    """Return the test files of the three rounds."""
    files: list[Path] = []
    for room in change.room:
        path = ROOT / room
        files += [path] if path.is_file() else path.rglob("test_*.py")
    stem = Path(change.file).stem
    own = [path for path in files if path.stem == f"test_{stem}"]
    near, wide = _names_in(change)
    points = dict[Path, int]()
    for path in set(files) - set(own):
        words = set(_WORD.findall(path.read_text(encoding="utf-8")))
        points[path] = 3 * len(near & words) + len(wide & words)
    ranked = sorted(points, key=lambda path: (-points[path], path.stat().st_size))
    likely = [path for path in ranked[:LIKELY] if points[path]]
    others = [path for path in ranked if path not in likely]
    return tuple([str(path.relative_to(ROOT)) for path in part] for part in (own, likely, others))


def _names_in(change: Change) -> tuple[set[str], set[str]]:
    """Return the names and words around a change, and those of its whole file."""
    text = (ROOT / change.file).read_text(encoding="utf-8")
    lines = text.splitlines()
    at = text[: text.find(change.old)].count("\n")
    near = lines[max(0, at - 12) : at + 12]
    own = re.findall(
        r"^(?:class|def|static \w+) (\w+)|setObjectName\(\"(\w+)\"", text, re.MULTILINE
    )
    module = {stem for stem in Path(change.file).stem.split() if len(stem) > 3}
    usual = {"self", "return", "None", "True", "False", "import", "from", "class", "property"}
    return (
        {word for word in _WORD.findall("\n".join(near)) if len(word) > 3} - usual,
        {word for pair in own for word in pair if word} | module,
    )


def judge(copy: Copy, change: Change, tests: Sequence[str], passed: str) -> Result:
    """Make a change, run tests and return their verdict; `passed` is the state if all passed."""
    began = time.monotonic()
    try:
        if not tests:
            return Result(change.key, passed)
        if not copy.make(change):
            return Result(change.key, "stale")
        status, failed = copy.test(tests)
    finally:
        copy.unmake(change)
    seconds = round(time.monotonic() - began, 1)
    if status is None:
        return Result(change.key, "limit", seconds=seconds)
    if status in (0, 5):  # 5: no tests
        return Result(change.key, passed, seconds=seconds)
    return Result(change.key, "noticed", failed[0] if failed else f"status {status}", seconds)


def known_results(path: Path) -> dict[str, Result]:
    """Return the newest result of each change."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {found["key"]: Result(**found) for found in map(json.loads, lines)}


def measure(copy: Copy, changes: Sequence[Change], path: Path) -> dict[str, Result]:
    """Judge the changes that have no final result yet, and return all results."""
    results = known_results(path)
    for place, state in enumerate((None, *ROUNDS[:2])):
        for number, change in enumerate(changes, start=1):
            before = results.get(change.key)
            if (before.state if before else None) != state:
                continue
            tests = tests_of(change)
            passed = ROUNDS[place] if any(tests[place + 1 :]) else ROUNDS[-1]
            result = judge(copy, change, tests[place], passed)
            results[change.key] = result
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
            print(f"{number}/{len(changes)} {change.file}: {result.state} {result.by}", flush=True)
    return results


def unsteady_tests(copy: Copy, results: Iterable[Result]) -> list[str]:
    """Return the tests that noticed a change but also fail without any change."""
    tests = sorted({result.by for result in results if "::" in result.by})
    found: list[str] = []
    for at in range(0, len(tests), 40):
        status, failed = copy.test(tests[at : at + 40], stop=False)
        found += failed if status is not None else tests[at : at + 40]
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
    copy = Copy(options.copy)
    copy.update()
    path: Path = options.results or options.copy.with_suffix(".jsonl")
    if options.again:
        kept = [result for result in known_results(path).values() if result.state == "noticed"]
        shutil.copy(path, path.with_suffix(".before.jsonl"))
        path.write_text(
            "".join(json.dumps(asdict(result)) + "\n" for result in kept), encoding="utf-8"
        )
    results = measure(copy, changes, path)
    unsteady = unsteady_tests(copy, results.values())
    print(*table(changes, results), *(f"UNSTEADY {test}" for test in unsteady), sep="\n")
    noticed = sum(results[change.key].state == "noticed" for change in changes)
    return bool(stale or unsteady) or noticed < ENOUGH * len(changes)


if __name__ == "__main__":
    sys.exit(main())
