"""All that the main window shows, and what each step of a story changes in it.

    story = Story(hand, __file__, "two people")
    story.step("at the start")
    hand.click(1, 1)
    story.step("X plays b2")

The file `stories/two people.txt` beside the test has a paragraph for each step: at first all that
the window shows, then each line that appears (+) or disappears (-), so that all others must stay
as they were. Lines of the window are those of `shown`, with each tip on a line of its own;
durations read "a moment", and speeds are left out. With TTTMC_WRITE_STORIES=1 a test writes its
file anew: read every line of the difference, because it is what the test will expect.
"""

from __future__ import annotations

import os
import re
import time
from difflib import ndiff
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tests.gui.hand import Hand
from tests.gui.shown import shown
from tttmc_app.core import square_name

WIDTH, HEIGHT = 1500, 1000
"""A size at which all panels fit beside the board."""
PATIENCE = 10.0
"""Seconds until what is shown must be right; on an idle machine it is so at once."""
_SPEED = re.compile(r" · [\d.,]+ ?[kMG]? [a-z]+/s")
"""A speed, which is shown only if it could be measured."""
_DURATION = re.compile(r"\d[\d.,]* (µs|ms|s|min)(?=[ .,]|\"|$)")


class Story:
    """One window, and what it showed after the last step."""

    def __init__(self, hand: Hand, test: str, name: str, *, only: str = "") -> None:
        """Make the window large and calm; with `only`, keep the lines that match this pattern."""
        self._only = re.compile(only)
        self._path = Path(test).with_name("stories") / f"{name}.txt"
        self._lines: list[str] = []
        self._writes = bool(os.environ.get("TTTMC_WRITE_STORIES"))
        self._steps = {} if self._writes else _read(self._path)
        self._hand = hand
        self.turn_to(hand)

    def turn_to(self, hand: Hand) -> None:
        """Look at another window from now on, or at the same window built again."""
        self._hand = hand
        hand.window.resize(WIDTH, HEIGHT)
        hand.qtbot.wait(130)  # the window turns its animations on when it has been shown
        hand.board.set_animated(False)

    def step(self, name: str) -> None:
        """Compare what has changed since the last step, once threads have shown their results."""
        before = self._lines
        end = time.monotonic() + PATIENCE
        while True:
            self._lines = self._now()
            found = [line.rstrip() for line in ndiff(before, self._lines) if line[0] in "+-"]
            if self._writes:
                _write(self._path, self._steps, name, found)
            if found == self._steps[name] or time.monotonic() > end:
                break
        wrong = [line for line in ndiff(self._steps[name], found) if line[0] in "+-?"]
        assert not wrong, f"{name}: {wrong}"

    def _now(self) -> list[str]:
        hand = self._hand
        hand.qtbot.wait(30)  # the panels follow the board
        lines = [*window_lines(hand), *board_lines(hand), *action_lines(hand)]
        lines = [_DURATION.sub("a moment", _SPEED.sub("", line)) for line in lines]
        return [line for line in lines if self._only.match(line)]


def _read(path: Path) -> dict[str, list[str]]:
    parts = path.read_text(encoding="utf-8").split("\n\n")
    lines = [part.strip("\n").splitlines() for part in parts]
    return {first.removeprefix("== "): rest for first, *rest in lines}


def _write(path: Path, steps: dict[str, list[str]], name: str, found: list[str]) -> None:
    assert name not in steps
    steps[name] = found
    path.parent.mkdir(exist_ok=True)
    parts = ["\n".join([f"== {name}", *lines]) for name, lines in steps.items()]
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def window_lines(hand: Hand) -> list[str]:
    """Return the title and what the widgets show, with their tips."""
    window = hand.window
    star = ", not saved" if window.isWindowModified() else ""
    lines = [f'window "{window.windowTitle()}"{star}']
    for text in shown(window, tips=True):
        line, _, tip = text.replace("\n", " / ").partition(', tip "')
        lines.append(line)
        if tip:
            lines.append("tip " + re.sub("</?qt>", "", tip.removesuffix('"')))
    return lines


def board_lines(hand: Hand) -> list[str]:
    """Return what the board shows, and what it says about each square."""
    board, picture = hand.board, hand.board.picture
    rules, overlay = picture.position.rules, picture.overlay
    lines = [f"board {picture.position.text}, rules {rules.describe()}"]
    for name, squares in (
        ("last move", [picture.last_move]),
        ("cursor", [picture.cursor]),
        ("completed", sorted(picture.ending)),
    ):
        names = [square_name(each) for each in squares if each is not None]
        if names:
            lines.append(f"board {name} {' '.join(names)}")
    state = vars(board)  # what a click and the next mark would do has no other trace
    mark = state["_next_mark"]
    lines.append(f"board next mark {mark or 'none'}")
    lines.append(f"board {'with' if state['_animated'] else 'without'} animation")
    if overlay is not None:
        lines.append(f"overlay {overlay.kind.key}, for {overlay.thought.side}")
    every = map(rules.square, range(rules.square_count))
    return [*lines, *(f"square {hand.presenter.describe(square)}" for square in every)]


def action_lines(hand: Hand) -> list[str]:
    """Return the menus, with the state of each entry."""
    found: list[str] = []
    for entry in hand.window.menuBar().actions():
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        found += _menu_lines(menu, entry.text())
    return found


def _menu_lines(menu: QMenu, path: str) -> list[str]:
    menu.aboutToShow.emit()
    found: list[str] = []
    for action in menu.actions():
        if action.isSeparator():
            continue
        below = action.menu()
        found.append(f"{path} > {_action_line(action)}")
        if isinstance(below, QMenu):
            found += _menu_lines(below, f"{path} > {action.text()}")
    return found


def _action_line(action: QAction) -> str:
    words = [action.text()]
    if action.shortcut().toString():
        words.append(action.shortcut().toString())
    if action.isChecked():
        words.append("on")
    for is_so, word in ((action.isEnabled(), "disabled"), (action.isVisible(), "hidden")):
        words += [] if is_so else [word]
    if action.statusTip():
        words.append(action.statusTip())
    return ", ".join(words)
