"""What a part of a window is like and what each step changes in it, as text to compare at once.

    diary = Diary(page, __file__, "lessons", monkeypatch)
    diary.step("at first")
    page.check.click()
    diary.step("check without an answer")

The file `diaries/lessons.txt` beside the test has a paragraph for each step. The first has all the
lines of `built`, later ones have what disappears (-) or appears (+), so that all else must stay as
it was; and what was announced and which signals the part emitted (>). With TTTMC_WRITE_STORIES=1 a
test writes its file anew: read every line of the difference, because it is what the test will
expect.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from difflib import SequenceMatcher, ndiff
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from tests.gui.built import GAP, built
from tests.gui.wiring import signals_of
from tttmc_app.analysis.deck import DeckCounts
from tttmc_app.core import Position, Rules
from tttmc_app.players import PlayerSpec
from tttmc_app.workers import JobRunner

PATIENCE = 10.0
"""Seconds until what is shown must be right; on an idle machine it is so at once."""
WRITING_MS = 500
"""Milliseconds after which the program has done all that a step asks for, on an idle machine."""


class Diary:
    """One part of a window, and what it was like after the last step."""

    def __init__(
        self,
        root: QWidget,
        test: str,
        name: str,
        monkeypatch: pytest.MonkeyPatch,
        *,
        heights: bool = True,
        closed: tuple[type[QWidget], ...] = (),
    ) -> None:
        """Listen to the part's own signals and to what is announced.

        Without heights, minimum and maximum heights are left out, as they depend on the fonts. The
        parts of widgets of the closed classes are left out, too.
        """
        self._built = partial(built, root, heights=heights, closed=closed)
        self._path = Path(test).with_name("diaries") / f"{name}.txt"
        self._writes = bool(os.environ.get("TTTMC_WRITE_STORIES"))
        self._steps = {} if self._writes else _read(self._path)
        self.names: list[str] = []
        """The names of the steps so far."""
        self._lines: list[str] = []
        self._events: list[str] = []
        for signal in dict.fromkeys(signals_of(root)):
            getattr(root, signal).connect(partial(self._note, signal))
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._listen)

    def step(self, name: str) -> None:
        """Compare what has changed since the last step, once it is as it must be."""
        assert self._writes or name in self._steps, f"{self._path} has no step {name!r}"
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        deadline = time.monotonic() + PATIENCE
        while (found := self._found()) != self._steps.get(name) and not self._writes:
            if time.monotonic() > deadline:
                break
            QTest.qWait(5)
        if self._writes:
            QTest.qWait(WRITING_MS)
            self._steps[name] = found = self._found()
            self._path.parent.mkdir(exist_ok=True)
            paragraphs = ("\n".join([f"# {each}", *self._steps[each], ""]) for each in self._steps)
            self._path.write_text("\n".join(paragraphs), encoding="utf-8")
        assert found == self._steps[name], "\n".join(ndiff(self._steps[name], found))
        self.names.append(name)
        self._lines = self._built()
        self._events.clear()

    def _found(self) -> list[str]:
        lines = self._built()
        if not self._lines:
            return [*lines, *self._events]
        return [*_changes(self._lines, lines), *self._events]

    def note(self, text: str) -> None:
        """Add something else that happened to the next step."""
        self._events.append(f"> {text}")

    def _note(self, signal: str, *values: object) -> None:
        self._events.append(f"> {signal}({', '.join(map(value_text, values))})")

    def _listen(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self._events.append(f"> announced: {event.message()}")


def settle(root: QWidget) -> None:
    """Wait until a part's threads and timers have done all that they were asked for."""
    deadline, idle = time.monotonic() + PATIENCE, 0
    while idle < 3 and time.monotonic() < deadline:
        QApplication.processEvents()
        waits = any(timer.isActive() for timer in root.findChildren(QTimer) if timer.isSingleShot())
        works = not all(runner.wait_until_idle(20) for runner in root.findChildren(JobRunner))
        idle = 0 if waits or works else idle + 1
    assert idle


def value_text(value: object) -> str:
    """Return what a signal carries: of large objects, only the class."""
    if isinstance(value, Position | PlayerSpec):
        return value.text
    if isinstance(value, Rules):
        return str(value.describe())
    is_plain = value is None or value.__class__ is tuple
    if is_plain or isinstance(value, str | int | float | DeckCounts):
        return str(value)
    return type(value).__name__


def _changes(before: list[str], after: list[str]) -> Iterator[str]:
    """Yield what differs: of a widget that is in both, only the properties that differ."""
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind == "equal":
            continue
        new = [line.strip().split(GAP) for line in after[first:last]]
        for line in before[start:end]:
            old = line.strip().split(GAP)
            same = next((each for each in new if each[0] == old[0]), None)
            if same is None:
                yield f"- {GAP.join(old)}"
                continue
            new.remove(same)
            # Without a name, its first property tells which widget it is.
            name = same[:1] if " " in same[0] else same[:2]
            gone = [f"-{each}" for each in old if each not in same]
            come = [f"+{each}" for each in same if each not in old]
            yield f"~ {GAP.join([*name, *gone, *come])}"
        yield from (f"+ {GAP.join(each)}" for each in new)


def _read(path: Path) -> dict[str, list[str]]:
    """Return the lines of each step; empty ones separate the steps."""
    steps: dict[str, list[str]] = {}
    for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
        head, *lines = paragraph.strip("\n").split("\n")
        steps[head.removeprefix("# ")] = lines
    return steps
