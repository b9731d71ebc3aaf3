"""The command as a child process, with pipes or in a terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Self

import pytest

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 30
"""Time limit for one action of a child."""

Run = Callable[..., subprocess.CompletedProcess[str]]


def command(*arguments: str) -> list[str]:
    """Return the command line that runs tttmc from these sources."""
    return [sys.executable, "-m", "tttmc_app", *arguments]


def environment(**variables: str | None) -> dict[str, str]:
    """Return this environment with some variables set, or removed where the value is None."""
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
    merged = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "80"} | variables
    return {name: value for name, value in merged.items() if value is not None}


@pytest.fixture
def occupier(tmp_path: Path) -> str:
    """Return the player of a student's file that always plays a1."""
    path = tmp_path / "occupier.py"
    path.write_text("def mc_move(board, player, trials):\n    return (0, 0)\n", encoding="utf-8")
    return f"course:{path}"


@pytest.fixture
def tttmc(tmp_path: Path) -> Run:
    """Return a function that runs a command, by default without input."""

    def run(
        *arguments: str, typed: str = "", **variables: str | None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(*arguments),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(**{"PYTHONIOENCODING": "utf-8"} | variables),
            timeout=SECONDS,
            check=False,
        )

    return run


class Terminal:
    """A command running in a terminal, with its output so far."""

    def __init__(self, *arguments: str, **variables: str | None) -> None:
        import pty  # Windows has no such module

        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            command(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**variables),
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""
        self._seen = 0

    def __enter__(self) -> Self:
        """Return the terminal."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop the command if it is still running."""
        self._process.kill()
        self._process.wait(SECONDS)
        os.close(self._master)

    def expect(self, text: str) -> None:
        """Wait for a text that comes after the one found last."""
        deadline = time.monotonic() + SECONDS
        while (found := self.shown.find(text, self._seen)) < 0:
            assert time.monotonic() < deadline, f"no {text!r} in {self.shown!r}"
            assert self._read(), f"it ended without {text!r}: {self.shown!r}"
        self._seen = found + len(text)

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self._master, f"{text}\n".encode())

    def interrupt(self) -> int:
        """Press Ctrl-C and return the exit code once the command has ended."""
        for _attempt in range(SECONDS):
            # Repeat it: between the prompt and the read, the first Ctrl-C has no effect.
            os.killpg(self._process.pid, signal.SIGINT)
            if self._drain(seconds=10):
                break
        return self.code()

    def code(self) -> int:
        """Wait for the end, read the remaining output, and return the exit code."""
        assert self._drain(SECONDS), f"it doesn't end: {self.shown!r}"
        return self._process.wait(SECONDS)

    def _drain(self, seconds: float) -> bool:
        """Read output; return whether the end was reached in time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if not self._read():
                return True
        return False

    def _read(self) -> bool:
        """Read the available output, waiting briefly; return whether more may come."""
        if select.select([self._master], [], [], 0.1)[0]:
            try:
                data = os.read(self._master, 65536)
            except OSError:  # Linux raises this when the other end is closed
                return False
            self.shown += data.decode(errors="replace").replace("\r\n", "\n")
            return bool(data)
        return self._process.poll() is None


@pytest.fixture
def terminal() -> type[Terminal]:
    """Return a factory of terminals that run a command."""
    if sys.platform == "win32":
        pytest.skip("Windows has no pseudoterminals that Python can open")
    return Terminal


class Broken(ModuleType):
    """A module from which a name can't be imported, as from Qt where a library is missing."""

    def __init__(self, error: ImportError, name: str) -> None:
        super().__init__("broken")
        self._error, self._name = error, name

    def __getattr__(self, name: str) -> object:
        """Fail."""
        if name == self._name:
            raise self._error
        raise AttributeError(name)
