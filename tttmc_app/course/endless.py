"""The loop in which a student's file is stuck, found by looking at what runs from time to time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from types import FrameType

from tttmc_app.core import Text
from tttmc_app.course.program import syntax_tree

_LOOKS = (0.5, 0.75)
"""The parts of the time limit between which the file is looked at."""


def own_frames(frame: FrameType | None, path: str) -> Iterator[tuple[FrameType, int]]:
    """Yield the frames of a file that run, the innermost first, with their lines."""
    while frame is not None:
        if frame.f_code.co_filename == path and frame.f_lineno:  # None between two lines
            yield frame, frame.f_lineno
        frame = frame.f_back


class LoopWatch:
    """A look at what a request runs, now and then from half of its time limit on."""

    def __init__(self, seconds: float, path: str, text: str) -> None:
        """Start the clock; `path` and `text` are the student's file."""
        begun = monotonic()
        self._first, self._last = (begun + seconds * each for each in _LOOKS)
        self._path, self._text = path, text
        self._seen: dict[FrameType, set[int]] | None = None
        """The frames that ran at every look, the innermost first, with the lines they were at."""

    def look(self, frame: FrameType | None) -> tuple[int, Text] | None:
        """Look at the innermost frame; return the loop's line and what is to be said of it.

        None until it is time to tell, and from then on.
        """
        if not self._first <= (now := monotonic()):
            return None
        seen = self._seen
        self._seen = {
            each: {line} | (seen[each] if seen else set())
            for each, line in own_frames(frame, self._path)
            if seen is None or each in seen
        }
        if now < self._last:
            return None
        self._first = float("inf")
        lines = next(iter(self._seen.values()), set[int]())
        self._seen.clear()
        return self._told(lines) if lines else None

    def _told(self, lines: set[int]) -> tuple[int, Text]:
        loops: list[ast.While | ast.For] = []
        with suppress(Exception):  # the parsers fail in many ways, though the file runs
            loops += [
                node
                for node in ast.walk(syntax_tree(self._text))
                if isinstance(node, ast.While | ast.For)
                and node.lineno <= min(lines)
                and max(lines) <= (node.end_lineno or 0)
            ]
        loop = max(loops, key=lambda node: node.lineno, default=None)
        if isinstance(loop, ast.While) and (names := _fixed(loop)):
            return loop.lineno, Text(
                "the loop goes on while `{condition}`, and nothing in it sets {names}",
                condition=ast.unparse(loop.test),
                names=", ".join(names),
            )
        line = loop.lineno if loop else min(lines)
        return line, Text("this loop may never end") if loop else Text("this may never end")


def _fixed(loop: ast.While) -> list[str]:
    """Return the variables in a loop's condition if nothing else decides, and nothing sets them."""
    tested = [*ast.walk(loop.test)]
    inside = [node for each in loop.body for node in ast.walk(each)]
    modules = {each.value for each in tested if isinstance(each, ast.Attribute)}
    names = {each.id: each for each in tested if isinstance(each, ast.Name) and each not in modules}
    used = {
        part.id
        for node in inside
        for part in ast.iter_child_nodes(node)
        if isinstance(part, ast.Name)
        and not isinstance(node, ast.Compare | ast.BoolOp | ast.If | ast.While)
    }
    is_simple = not any(isinstance(each, ast.Call | ast.Subscript) for each in tested)
    return sorted(names) if is_simple and names.keys().isdisjoint(used) else []
