"""The program's translatable texts, found in its source and its lessons.

A comment line that begins with "Translators:" above a text is shown to translators.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "tttmc_app"
LESSONS = ROOT / "resources" / "lessons"
ENGLISH_ONLY = ("cli/", "gui/app/check.py")
"""The terminal is in English."""
BELOW = "Text"
"""The context of texts that don't come from the window's modules."""
_MARK = "Translators:"
_AROUND = 2
"""How many lines of code around a text are shown to translators."""
_BASE_ERROR = "TttmcError"


@dataclass(slots=True)
class SourceText:
    """A text, and where and how the program uses it."""

    context: str
    source: str
    places: list[str] = field(default_factory=list[str])
    """Files, in alphabetical order."""
    uses: list[str] = field(default_factory=list[str])
    """Lines of code around it."""
    note: str = ""


def modules() -> list[Path]:
    """Return the modules with texts for the window, its own first."""
    found = sorted(PACKAGE.rglob("*.py"), key=_window_first)
    return [
        path for path in found if not path.relative_to(PACKAGE).as_posix().startswith(ENGLISH_ONLY)
    ]


def source_texts(paths: Iterable[Path] | None = None) -> list[SourceText]:
    """Return every text in the lessons and modules (by default all), once each and in order."""
    found: dict[tuple[str, str], SourceText] = {}
    in_code = _in_code(modules() if paths is None else paths)
    for place, context, source, use, note in (*in_code, *_in_lessons()):
        text = found.setdefault((context, source), SourceText(context, source))
        if place not in text.places:
            text.places.append(place)
        text.uses.append(use)
        text.note = text.note or note
    return list(found.values())


_Found = tuple[str, str, str, str, str]
"""A place, a context, a source, the code that uses it, and a note."""


def _in_code(paths: Iterable[Path]) -> Iterator[_Found]:
    parsed = [(path, path.read_text(encoding="utf-8")) for path in paths]
    trees = [(path, text.splitlines(), ast.parse(text)) for path, text in parsed]
    makers = {BELOW, *_errors(tree for _path, _lines, tree in trees)}
    for path, lines, tree in trees:
        place = path.relative_to(ROOT).as_posix()
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            if (found := _text_of(call, makers)) is not None:
                context, source = found
                yield place, context, source, _use(lines, call), _note(lines, call.lineno - 1)


def _window_first(path: Path) -> tuple[bool, Path]:
    return "gui" not in path.parts, path


def _use(lines: list[str], call: ast.Call) -> str:
    """Return the lines of a call, and the lines around it, joined into one."""
    end = call.end_lineno or call.lineno
    around = lines[max(0, call.lineno - 1 - _AROUND) : end + _AROUND]
    return " ".join(" ".join(around).split())


def _errors(trees: Iterable[ast.Module]) -> set[str]:
    """Return the names of the error classes that are created with a text."""
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {_BASE_ERROR} | {
        node.name
        for node in classes
        if _BASE_ERROR in [ast.unparse(base) for base in node.bases]
        and not any(getattr(part, "name", "") == "__init__" for part in node.body)
    }


def _text_of(call: ast.Call, makers: set[str]) -> tuple[str, str] | None:
    """Return the context and the source of a call that marks a text, or None for other calls."""
    match call:
        case ast.Call(
            func=ast.Name(id="translate"),
            args=[ast.Constant(value=str() as context), ast.Constant(value=str() as source)],
        ):
            return context, source
        case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str() as source), *_]):
            return (BELOW, source) if name in makers and source else None
        case _:
            return None


def _note(lines: list[str], line: int) -> str:
    """Return the note to translators above a line, or an empty string."""
    words: list[str] = []
    while line > 0 and lines[line - 1].strip().startswith("#"):
        line -= 1
        words.insert(0, lines[line].strip().removeprefix("#").strip())
    _before, mark, note = " ".join(words).partition(_MARK)
    return note.strip() if mark else ""


def _in_lessons() -> Iterator[_Found]:
    for path in sorted(LESSONS.glob("*.toml")):
        lesson = tomllib.loads(path.read_text(encoding="utf-8"))
        place = path.relative_to(ROOT).as_posix()
        for key in ("title", "intro", "question", "conclusion"):
            yield place, BELOW, lesson[key], f"{key} of a lesson", ""
        for option in lesson.get("options", ()):
            yield place, BELOW, option, f"an answer to: {lesson['question']}", ""
