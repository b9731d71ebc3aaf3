"""Commands as users call them: in this process, in a child process, and in a terminal."""

from __future__ import annotations

import csv
import io
import json
import os
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from tttmc_app.cli import main

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 30
"""Time limit for one action of a child."""
OCCUPIER = "def mc_move(board, player, trials):\n    return (0, 0)\n"
"""A student's file that always plays a1."""

Run = Callable[..., subprocess.CompletedProcess[str]]


class Cli:
    """Calls commands in this process, written as in a shell, in a folder of their own."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch
        self.told = ""
        """What the last command wrote to the error stream."""

    def __call__(self, line: str, *, code: int = 0) -> str:
        """Run a command that ends with this exit code, and return its output."""
        assert main(shlex.split(line)) == code, self._capsys.readouterr()
        shown, self.told = self._capsys.readouterr()
        return shown

    def words(self, line: str, *, code: int = 0) -> str:
        """Return a command's output with single spaces, whatever its columns."""
        return " ".join(self(line, code=code).split())

    def json(self, line: str, *, code: int = 0) -> Any:
        """Return the document that a command writes, and nothing else."""
        return json.loads(self(f"{line} --json", code=code))

    def refusal(self, line: str) -> str:
        """Return the one line with which a command refuses bad input."""
        assert self(line, code=2) == ""
        assert self.told.startswith("tttmc")
        assert self.told.count("\n") == 1
        assert len(self.told) < 500
        return self.told

    def type(self, *lines: str, terminal: bool = False) -> None:
        """Let the next command find these lines on its input."""
        stream = io.StringIO("".join(f"{line}\n" for line in lines))
        self._monkeypatch.setattr(stream, "isatty", lambda: terminal)
        self._monkeypatch.setattr(sys, "stdin", stream)

    def in_terminal(self) -> None:
        """Let the error stream be a terminal."""
        self._monkeypatch.setattr(sys.stderr, "isatty", lambda: True)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    """Return a function that runs a command in an empty folder and returns its output."""
    monkeypatch.chdir(tmp_path)
    return Cli(capsys, monkeypatch)


def rows_of(table: str) -> list[dict[str, str]]:
    """Return the rows of a CSV file."""
    with Path(table).open(newline="", encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


class Pipe(io.StringIO):
    """An output of which only what is flushed is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def flush(self) -> None:
        """Let everything so far be seen."""
        self.seen.append(self.getvalue())


def command(*arguments: str) -> list[str]:
    """Return the command line that runs tttmc from these sources."""
    return [sys.executable, "-m", "tttmc_app", *arguments]


def environment(**variables: str | None) -> dict[str, str]:
    """Return this environment with some variables set, or removed where the value is None."""
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
    merged = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "80"} | variables
    return {name: value for name, value in merged.items() if value is not None}


@pytest.fixture
def tttmc(tmp_path: Path) -> Run:
    """Return a function that runs a command in a child, by default without input."""

    def run(
        *arguments: str, typed: str = "", **variables: str | None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(*arguments),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            cwd=tmp_path,
            env=environment(**{"PYTHONIOENCODING": "utf-8"} | variables),
            timeout=SECONDS,
            check=False,
        )

    return run


class Terminal:
    """A command running in a terminal, with its output so far."""

    def __init__(
        self, *arguments: str, program: str | None = None, **variables: str | None
    ) -> None:
        import pty  # Windows has no such module

        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [program, *arguments] if program else command(*arguments),
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

    def type(self, text: str, end: str = "\n") -> None:
        """Type a line."""
        os.write(self._master, f"{text}{end}".encode())

    def interrupt(self) -> int:
        """Press Ctrl-C and return the exit code once the command has ended."""
        for _attempt in range(SECONDS):
            # Repeat it: between the prompt and the read, the first Ctrl-C has no effect.
            os.killpg(self._process.pid, signal.SIGINT)
            if self._drain(seconds=1):
                break
        return self.code()

    def code(self) -> int:
        """Wait for the end, read the remaining output, and return the exit code."""
        assert self._drain(SECONDS), f"it doesn't end: {self.shown!r}"
        return self._process.wait(SECONDS)

    def document(self) -> Any:
        """Return the JSON document that ends the output."""
        return json.loads(self.shown[self.shown.index("{") :])

    def _drain(self, seconds: float) -> bool:
        """Read output; return whether the end was reached in time."""
        deadline = time.monotonic() + seconds
        while self._read():
            if time.monotonic() > deadline:
                return False
        return True

    def _read(self) -> bool:
        """Read the available output, waiting briefly; return whether more may come."""
        if not select.select([self._master], [], [], 0.1)[0]:
            return self._process.poll() is None
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux raises this when the other end is closed
            return False
        self.shown += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)


@pytest.fixture
def terminal() -> type[Terminal]:
    """Return a factory of terminals that run a command."""
    if sys.platform == "win32":
        pytest.skip("Windows has no pseudoterminals that Python can open")
    return Terminal
