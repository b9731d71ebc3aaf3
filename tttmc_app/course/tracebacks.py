"""Tracebacks of students' exceptions, reduced to the students' own lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from tttmc_app.course.student_types import CodeFailure, FailureKind

_MAX_FRAMES = 20
_MAX_TEXT = 300


@dataclass(frozen=True, slots=True)
class StudentSources:
    """The texts of the student's files."""

    path: Path
    files: Mapping[str, str]
    """The text of each file that was run, by name."""

    def line(self, filename: str, number: int) -> str:
        """Return a line of a file, stripped; empty if the file has no such line."""
        rows = self.files.get(filename, "").split("\n")
        return rows[number - 1].strip() if 0 < number <= len(rows) else ""


def failure_of(error: BaseException, sources: StudentSources) -> CodeFailure:
    """Return an exception with its message on one line, the line number and a traceback."""
    if isinstance(error, SyntaxError) and error.filename in sources.files:
        return _syntax(error, sources)
    frames = _frames(error.__traceback__, sources)
    line = _line(frames, sources)
    summary = described(error)
    rows = ["Traceback (most recent call last):"]
    for filename, number, function in _shortened(frames):
        rows.append(f'  File "{Path(filename).name}", line {number}, in {function}')
        if text := sources.line(filename, number):
            rows.append(f"    {text}")
    rows.append(summary)
    return CodeFailure(_kind(error), summary, line, "\n".join(rows) + "\n")


def described(error: BaseException) -> str:
    """Return an exception as "Type: message" on one line, even if its `__str__` fails."""
    name = type(error).__name__
    try:
        text = one_line(str(error))
    except BaseException:  # noqa: BLE001 - a student's class may raise anything
        text = ""
    return f"{name}: {text}" if text else name


def one_line(text: str) -> str:
    """Return text as one printable line of limited length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text[:5000].split()))
    return line if len(line) <= _MAX_TEXT else f"{line[: _MAX_TEXT - 1]}…"


def _kind(error: BaseException) -> FailureKind:
    if isinstance(error, SystemExit):
        return FailureKind.EXITED
    return FailureKind.MEMORY if isinstance(error, MemoryError) else FailureKind.RAISED


def _syntax(error: SyntaxError, sources: StudentSources) -> CodeFailure:
    filename, line = str(error.filename), error.lineno
    name, text = Path(filename).name, sources.line(filename, line or 0)
    summary = f"{type(error).__name__}: {one_line(error.msg or 'invalid syntax')}"
    rows = [f'  File "{name}", line {line}', *([f"    {text}"] if text else []), summary]
    kind = FailureKind.SYNTAX if filename == str(sources.path) else FailureKind.RAISED
    return CodeFailure(kind, summary, line, "\n".join(rows) + "\n")


def _frames(traceback: TracebackType | None, sources: StudentSources) -> list[tuple[str, int, str]]:
    frames: list[tuple[str, int, str]] = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename in sources.files:
            frames.append((code.co_filename, traceback.tb_lineno, code.co_name))
        traceback = traceback.tb_next
    return frames


def _line(frames: list[tuple[str, int, str]], sources: StudentSources) -> int | None:
    own = [number for filename, number, _ in frames if filename == str(sources.path)]
    return own[-1] if own else None


def _shortened(frames: list[tuple[str, int, str]]) -> list[tuple[str, int, str]]:
    half = _MAX_FRAMES // 2
    return frames if len(frames) <= _MAX_FRAMES else frames[:half] + frames[-half:]
