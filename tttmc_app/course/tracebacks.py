"""Tracebacks of students' exceptions, reduced to the students' own lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType

from tttmc_app.course.student_types import CodeFailure, FailureKind

_MAX_FRAMES = 20
_MAX_TEXT = 300


def failure_of(error: BaseException, path: Path, files: Mapping[str, str]) -> CodeFailure:
    """Return an exception with its message on one line, the line number and a traceback.

    `files` are the texts of the student's files that were run, by name; `path` is the main one.
    """
    kind, line, rows = FailureKind.RAISED, None, list[str]()
    if isinstance(error, SyntaxError) and error.filename in files:
        if error.filename == str(path):
            kind = FailureKind.SYNTAX
        line, summary = error.lineno, _summary(error, error.msg or "invalid syntax")
        rows += _place(files, str(error.filename), line or 0, "")
    else:
        if isinstance(error, SystemExit | MemoryError):
            is_exit = isinstance(error, SystemExit)
            kind = FailureKind.EXITED if is_exit else FailureKind.MEMORY
        frames = [*_frames(error.__traceback__, files)]
        for filename, number, _ in frames:
            line = number if filename == str(path) else line
        if len(frames) > _MAX_FRAMES:
            del frames[_MAX_FRAMES // 2 : -_MAX_FRAMES // 2]
        rows.append("Traceback (most recent call last):")
        for filename, number, function in frames:
            rows += _place(files, filename, number, f", in {function}")
        try:
            summary = _summary(error, str(error))
        except BaseException:  # noqa: BLE001 - a student's class may raise anything
            summary = type(error).__name__
    return CodeFailure(kind, summary, line, "\n".join([*rows, summary]) + "\n")


def one_line(text: str) -> str:
    """Return text as one printable line of limited length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text[:5000].split()))
    return line if len(line) <= _MAX_TEXT else f"{line[: _MAX_TEXT - 1]}…"


def _summary(error: BaseException, text: str) -> str:
    name, line = type(error).__name__, one_line(text)
    return f"{name}: {line}" if line else name


def _place(files: Mapping[str, str], filename: str, line: int, function: str) -> list[str]:
    """Return a place in a traceback, with the line there."""
    lines = files[filename].split("\n")
    text = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    return [
        f'  File "{Path(filename).name}", line {line}{function}',
        *([f"    {text}"] * bool(text)),
    ]


def _frames(
    traceback: TracebackType | None, files: Mapping[str, str]
) -> Iterator[tuple[str, int, str]]:
    """Yield the file, line and function of each frame of the student's code."""
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename in files:
            yield code.co_filename, traceback.tb_lineno, code.co_name
        traceback = traceback.tb_next
