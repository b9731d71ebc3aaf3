"""Wrong changes to the program, and a copy of the tree in which they are made."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIMIT = 900
"""Time limit for the tests of one change, in seconds."""


@dataclass(frozen=True, slots=True)
class Change:
    """One wrong change to a file."""

    file: str
    room: tuple[str, ...]
    """The test folders or test files that should notice it."""
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
            file, room = words[0], tuple(words[1:]) or mirrored_room(words[0])
        elif line and not line.startswith("#"):
            wrong = line
    return changes


def mirrored_room(file: str) -> tuple[str, ...]:
    """Return the test folder that mirrors a file's folder, or the test files of a single module."""
    path = Path(file)
    folder = Path("tests", *path.parent.parts[path.parts[0] == "tttmc_app" :])
    if folder == Path("tests"):
        parts = sorted((ROOT / folder).glob(f"test_{path.stem}_*.py"))
        return (f"tests/test_{path.stem}.py", *(f"tests/{part.name}" for part in parts))
    while not any((ROOT / folder).glob("test_*.py")):
        folder = folder.parent
    return (folder.as_posix(),)


class Copy:
    """A copy of the tree with an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / ".venv/bin/python")
        self._written = time.time() - 1e6

    def update(self) -> None:
        """Copy whatever differs from the tree, and make the environment."""
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"],
            cwd=ROOT, check=True, capture_output=True, text=True,
        )  # fmt: skip
        files = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
        for name in files | {
            str(path.relative_to(ROOT)) for path in ROOT.glob("tttmc_app/engine/*.so")
        }:
            self.put(name, (ROOT / name).read_bytes())
        for path in [*self.folder.glob("tests/**/*.py"), *self.folder.glob("tttmc_app/**/*.py")]:
            if str(path.relative_to(self.folder)) not in files:
                path.unlink()
        if not Path(self.python).exists():
            self._make_environment()

    def put(self, name: str, content: bytes) -> None:
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
        self.put(change.file, text.replace(change.old, change.new).encode())
        if not change.is_compiled:
            return True
        os.utime(self.folder / change.file)
        build = [self.python, "setup.py", "-q", "build_ext", "--inplace"]
        environment = os.environ | {"TTTMC_REQUIRE_KERNEL": "1"}
        return subprocess.run(build, cwd=self.folder, env=environment, check=False).returncode == 0

    def unmake(self, change: Change) -> None:
        """Restore everything as it was."""
        self.put(change.file, (ROOT / change.file).read_bytes())
        for path in ROOT.glob("tttmc_app/engine/*.so"):
            self.put(str(path.relative_to(ROOT)), path.read_bytes())

    def test(
        self, tests: Sequence[str], *options: str, limit: float = LIMIT
    ) -> tuple[int | None, str]:
        """Run tests; return the exit status (None if they ran out of time) and the output."""
        command = [self.python, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider"]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled files halve the time to start
        process = subprocess.Popen(
            [*command, *options, *tests],
            cwd=self.folder, env=environment, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        return process.returncode, output
