"""A story of a part of a window: what it shows at first, and what each step changes of that.

story = Story(page)
assert story.lines == ['button "Start"', 'label "Ready"']
start.click()
assert story.changes() == ['- label "Ready"', '+ label "Running"']
"""

from __future__ import annotations

from difflib import SequenceMatcher

from PySide6.QtWidgets import QWidget

from tests.gui.shown import shown


class Story:
    """What a widget and its parts show, step by step."""

    def __init__(self, root: QWidget, *, tips: bool = False) -> None:
        self._root, self._tips = root, tips
        self.lines = shown(root, tips=tips)
        """What was shown at the last step."""

    def changes(self) -> list[str]:
        """Return the lines that are gone since the last step, and those that are new, in order."""
        before, self.lines = self.lines, shown(self._root, tips=self._tips)
        found: list[str] = []
        steps = SequenceMatcher(None, before, self.lines, autojunk=False).get_opcodes()
        for kind, first, last, start, end in steps:
            if kind != "equal":
                found += [f"- {line}" for line in before[first:last]]
                found += [f"+ {line}" for line in self.lines[start:end]]
        return found
