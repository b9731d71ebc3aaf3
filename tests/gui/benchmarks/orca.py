"""Play and review a game and take a lesson with real keys, and print what Orca says.

.venv/bin/python -m tests.gui.benchmarks.orca

Needs Debian's packages orca, at-spi2-core, dbus, xvfb, openbox and xdotool. Nothing is heard: the
spoken text is read from Orca's debug file. Print what was said in each part, and fail if a text is
missing, has markup or is repeated, or if a control has no name.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.gui.conftest import remember
from tttmc_app.core import GameRecord, square_name
from tttmc_app.core.session_json import session_from_json

PATIENCE = 40.0
PAUSE = 0.6
"""Seconds within which Orca must begin to speak after each key."""
STOPS = 14
"""The number of times that Tab is pressed in a window."""
_ORCA = """
import builtins, runpy, sys
plain = builtins.open
builtins.open = lambda path, mode="r", *rest, **named: (
    plain(path, mode, 1)
    if (mode, rest, named) == ("w", (), {})
    else plain(path, mode, *rest, **named)
)
runpy.run_path("/usr/bin/orca", run_name="__main__")
"""
"""Orca with a debug file that is written line by line."""
PROGRAMS = {
    ("openbox",): "",
    ("/usr/libexec/at-spi-bus-launcher", "--launch-immediately"): "",
    ("/usr/bin/python3", "-c", _ORCA): "Screen reader on",
    (sys.executable, "-m", "tttmc_app"): "Board panel",
}
"""Programs in the order of their starts, and what Orca says once each is ready."""
_BUS = "TTTMC_ORCA_BUS"
"""Set in the environment of the process that has a session bus of its own."""
_SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{")
_KEY = re.compile(r"[a-z]+( [a-z]+)? ")
"""A key that Orca names."""
_FAULTS = {
    "markup": r".*(<[a-z/][^>]*>|&[a-z]+;)",
    "no name": r"(push button|toggle button|combo box|slider|entry|spin button|check box)\b",
}
"""What would disturb or mislead a listener."""
EXPECTED = {
    "game": ("a1, empty push button", "Row 1 of 3, column 1 of 3", ", X", "Last move, row"),
    "review": (
        "List with 4 items",
        "X's share of points",
        "Accuracy: X",
        "1. X b1  best. O to move",
    ),
    "lesson": (
        "radio button",
        "The answer: About 58 %",
        "Moving first helps even random players",
    ),
}


class Listener:
    """What Orca has spoken, in a home folder where a game goes on."""

    def __init__(self, home: Path) -> None:
        self.home, self.debug, self._read = home, home / "orca.txt", 0

    def all(self) -> list[str]:
        """Return all texts so far, without the names of keys."""
        text = self.debug.read_text("utf-8", "replace") if self.debug.exists() else ""
        return [each for each in _SPOKEN.findall(text) if not _KEY.fullmatch(each)]

    def new(self) -> list[str]:
        """Return the texts since the last call."""
        texts = self.all()[self._read :]
        self._read += len(texts)
        return texts

    def wait(self, words: str) -> None:
        """Wait until a text with these words is spoken; raise SystemExit after a while."""
        end = time.monotonic() + PATIENCE
        while not any(words in text for text in self.all()):
            if time.monotonic() > end:
                raise SystemExit(f"Orca never says {words!r}, but {self.all()[-40:]}")
            time.sleep(0.1)

    def press(self, *keys: str) -> list[str]:
        """Press keys one after the other, and return what was said."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(PAUSE)
        return self.new()

    def game(self) -> GameRecord:
        """Return the game that is saved automatically."""
        time.sleep(PAUSE)
        text = (self.home / "sessions" / "session-1.json").read_text("utf-8")
        return session_from_json(text).record


@contextmanager
def running(*command: str) -> Generator[None]:
    """Run a program with its output hidden, and end it afterwards."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def play_game(heard: Listener) -> list[str]:
    """Walk over the board with the arrow keys, and mark each empty square."""
    texts = heard.press("Left", "Left", "Up", "Up")
    for step in ("Right", "Right", "Down", "Left", "Left", "Down", "Right", "Right", ""):
        squares = [text for text in texts if re.match(r"[abc][123]\b", text)]
        if squares and ", empty" in squares[-1]:
            texts += heard.press("Return")
        if heard.game().result is not None:
            break
        texts += heard.press(*([step] if step else []))
    return texts


def review(heard: Listener) -> list[str]:
    """Review the game and go through its moves with keys."""
    heard.press("F2")
    heard.wait("Review")
    return heard.press(*["Tab"] * STOPS, "alt+Home", *["alt+Right"] * 3)


def take_lesson(heard: Listener) -> list[str]:
    """Answer a lesson's question with keys and check the answer."""
    heard.press("ctrl+shift+l")
    heard.wait("Lessons")
    texts = heard.press(*["Tab"] * STOPS)
    for words in ("radio button", "Check by experiment push button"):
        for _ in range(STOPS):
            if words in texts[-1]:
                break
            texts += heard.press("Tab")
        texts += heard.press("space")
    heard.wait("The answer: ")
    return texts + heard.press()


PARTS: dict[str, Callable[[Listener], list[str]]] = {
    "game": play_game,
    "review": review,
    "lesson": take_lesson,
}


def unsaid(texts: list[str], record: GameRecord) -> list[str]:
    """Return what was due, each reply and then the result, unless it was said once and in order."""
    told = "\n".join(text for text in texts if re.match(r"O plays|Tie|[XO] wins", text))
    assert record.result is not None
    end = "Tie" if record.result.winner is None else f"{record.result.winner} wins"
    due = [*(f"O plays {square_name(move.square)}" for move in record.moves[1::2]), end]
    return due if re.findall(r"O plays [a-c][1-3]|Tie|[XO] wins", told) != due else []


def listen(home: Path) -> int:
    """Run everything on this process's session bus, print what was said; return the exit code."""
    remember(home, seed=5)
    heard, parts = Listener(home), dict[str, list[str]]()
    with ExitStack() as stack:
        for command, words in PROGRAMS.items():
            debug = ("--debug-file", str(heard.debug)) if _ORCA in command else ()
            stack.enter_context(running(*command, *debug))
            time.sleep(1)
            if words:
                heard.wait(words)
        for name, part in PARTS.items():
            parts[name] = part(heard)
            if name != "game":
                heard.press("alt+F4")
                time.sleep(2)
                heard.new()
    record = heard.game()
    wrong = [f"game: never or not so: {words}" for words in unsaid(parts["game"], record)]
    for name, texts in parts.items():
        print(f"## {name}: {len(texts)} texts", *texts, sep="\n")
        for fault, pattern in _FAULTS.items():
            wrong += [f"{name}, {fault}: {text}" for text in texts if re.match(pattern, text)]
        wrong += [f"{name}, repeated: {one}" for one, two in pairwise(texts) if one == two]
        said = "\n".join(texts)
        wrong += [f"{name}: never says {words!r}" for words in EXPECTED[name] if words not in said]
    print("\n".join(wrong) or "no faults")
    return bool(wrong)


def main() -> int:
    """Run with a separate session bus and a separate home folder."""
    if os.environ.get(_BUS):
        return listen(Path(os.environ["TTTMC_HOME"]))
    with TemporaryDirectory() as name:
        run_folder = Path(name, "run")
        run_folder.mkdir(mode=0o700)
        environment = os.environ | {
            _BUS: "1",
            "HOME": name,
            "TTTMC_HOME": str(Path(name, "home")),
            "XDG_RUNTIME_DIR": str(run_folder),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "GDK_BACKEND": "x11",
            "LANGUAGE": "en",
            "LC_ALL": "C.UTF-8",
        }
        command = ["dbus-run-session", "--", "xvfb-run", "-a", "-s"]
        script = ["-screen 0 1200x900x24", sys.executable, "-m", "tests.gui.benchmarks.orca"]
        return subprocess.run([*command, *script], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
