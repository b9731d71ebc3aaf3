"""A student's exceptions in words: what went wrong, and the lines of their own that led there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from tttmc_app.course.student_types import FailureKind

_MOST_FRAMES = 20
_MOST_TEXT = 300


@dataclass(frozen=True, slots=True)
class Places:
    """Know which lines are the student's."""

    path: Path
    sources: Mapping[str, str]
    """The text of each file that was run, by its name."""

    def line(self, filename: str, number: int) -> str:
        """Return a line of a file, stripped; empty where there is none."""
        rows = self.sources.get(filename, "").split("\n")
        return rows[number - 1].strip() if 0 < number <= len(rows) else ""


def failure_of(error: BaseException, places: Places) -> tuple[FailureKind, str, int | None, str]:
    """Return an exception's kind, its message in a line, the student's line, and a traceback."""
    if isinstance(error, SyntaxError) and error.filename in places.sources:
        return _syntax(error, places)
    frames = _frames(error.__traceback__, places)
    line = _line(frames, places)
    words = described(error)
    rows = ["Traceback (most recent call last):"]
    for filename, number, function in _shortened(frames):
        rows.append(f'  File "{Path(filename).name}", line {number}, in {function}')
        if text := places.line(filename, number):
            rows.append(f"    {text}")
    rows.append(words)
    place = f" (line {line})" if line else ""
    return _kind(error), f"{words}{place}", line, "\n".join(rows) + "\n"


def described(error: BaseException) -> str:
    """Return an exception as "Type: message", in one line; no `__str__` can make it fail."""
    name = type(error).__name__
    try:
        text = one_line(str(error))
    except BaseException:  # noqa: BLE001 - it is a student's own class
        text = ""
    return f"{name}: {text}" if text else name


def one_line(text: str) -> str:
    """Return a text as one printable line of bounded length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text[:5000].split()))
    return line if len(line) <= _MOST_TEXT else f"{line[: _MOST_TEXT - 1]}…"


def _kind(error: BaseException) -> FailureKind:
    if isinstance(error, SystemExit):
        return FailureKind.EXITED
    return FailureKind.MEMORY if isinstance(error, MemoryError) else FailureKind.RAISED


def _syntax(error: SyntaxError, places: Places) -> tuple[FailureKind, str, int | None, str]:
    filename, line = str(error.filename), error.lineno
    name, text = Path(filename).name, places.line(filename, line or 0)
    what = f"{type(error).__name__}: {one_line(error.msg or 'invalid syntax')}"
    rows = [f'  File "{name}", line {line}', *([f"    {text}"] if text else []), what]
    kind = FailureKind.SYNTAX if filename == str(places.path) else FailureKind.RAISED
    return kind, f"{what} (line {line})", line, "\n".join(rows) + "\n"


def _frames(traceback: TracebackType | None, places: Places) -> list[tuple[str, int, str]]:
    frames: list[tuple[str, int, str]] = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename in places.sources:
            frames.append((code.co_filename, traceback.tb_lineno, code.co_name))
        traceback = traceback.tb_next
    return frames


def _line(frames: list[tuple[str, int, str]], places: Places) -> int | None:
    own = [number for filename, number, _ in frames if filename == str(places.path)]
    return own[-1] if own else None


def _shortened(frames: list[tuple[str, int, str]]) -> list[tuple[str, int, str]]:
    half = _MOST_FRAMES // 2
    return frames if len(frames) <= _MOST_FRAMES else frames[:half] + frames[-half:]
