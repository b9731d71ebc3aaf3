"""Play and review a game and take a lesson with real keys, and print what Orca says.

.venv/bin/python -m tests.benchmarks.orca

Needs Debian's packages orca, at-spi2-core, dbus, xvfb, openbox and xdotool. Nothing is heard: the
spoken text is read from Orca's debug file. Print what was said in each part, and fail if a text is
missing, has markup or is repeated, or if a control has no name.
"""

from __future__ import annotations

import argparse
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
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
_SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{")
_MARKUP = re.compile(r"<[a-z/][^>]*>|&[a-z]+;")
_KEY = re.compile(r"[a-z]+( [a-z]+)? ")
"""A key that Orca names."""


class Listener:
    """The texts that Orca has spoken."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read = 0

    def all(self) -> list[str]:
        """Return all texts so far, without the names of keys."""
        text = self._path.read_text("utf-8", "replace") if self._path.exists() else ""
        return [each for each in _SPOKEN.findall(text) if not _KEY.fullmatch(each)]

    def new(self) -> list[str]:
        """Return the texts since the last call."""
        texts = self.all()[self._read :]
        self._read += len(texts)
        return texts

    def wait(self, words: str) -> None:
        """Wait until a text with these words is spoken; raise SystemExit after a while."""
        _until(lambda: any(words in text for text in self.all()), f"Orca never says {words!r}")


def _until(holds: Callable[[], bool], failure: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise SystemExit(failure)
        time.sleep(0.1)


@contextmanager
def running(*command: str, **variables: str) -> Generator[subprocess.Popen[str]]:
    """Run a program with its output hidden, and end it afterwards."""
    process = subprocess.Popen(
        command,
        env=os.environ | variables,
        stdout=subprocess.PIPE if "-displayfd" in command else subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def press(*keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        subprocess.run(["xdotool", "key", key], check=True)
        time.sleep(PAUSE)


def play_game(heard: Listener, home: Path) -> list[str]:
    """Walk over the board with the arrow keys, mark each empty square, and return what was said."""
    steps = ["Right", "Right", "Down", "Left", "Left", "Down", "Right", "Right"]
    press("Left", "Left", "Up", "Up")
    texts = heard.new()
    for step in (*steps, None):
        squares = [text for text in texts if re.match(r"[abc][123]\b", text)]
        if squares and ", empty" in squares[-1]:
            press("Return")
            texts += heard.new()
        if saved_game(home).result is not None:
            return texts
        if step is not None:
            press(step)
            texts += heard.new()
    return texts


def saved_game(home: Path) -> GameRecord:
    """Return the game that is saved automatically."""
    path = home / "sessions" / "session-1.json"
    time.sleep(PAUSE)
    return session_from_json(path.read_text("utf-8")).record


def open_window(heard: Listener, key: str, first: str) -> list[str]:
    """Open a window with its shortcut, go through it with Tab, and return what was said."""
    press(key)
    heard.wait(first)
    for _ in range(14):
        press("Tab")
    return heard.new()


def close_window(heard: Listener) -> None:
    """Close the window that was opened, and let Orca finish."""
    press("alt+F4")
    time.sleep(2)
    heard.new()


def review(heard: Listener) -> list[str]:
    """Review the game and go through its moves with keys; return what was said."""
    texts = open_window(heard, "F2", "Review")
    press("alt+Home")
    for _ in range(3):
        press("alt+Right")
    texts += heard.new()
    close_window(heard)
    return texts


def take_lesson(heard: Listener) -> list[str]:
    """Answer a lesson's question with keys and check the answer; return what was said."""
    texts = open_window(heard, "ctrl+shift+l", "Lessons")
    for key, words in (("space", "radio button"), ("space", "Check by experiment push button")):
        for _ in range(14):
            if words in texts[-1]:
                break
            press("Tab")
            texts += heard.new()
        press(key)
        texts += heard.new()
    heard.wait("The answer: ")
    time.sleep(PAUSE)
    texts += heard.new()
    close_window(heard)
    return texts


def said(texts: list[str], record: GameRecord) -> list[str]:
    """Return what was due but not said: each reply once and in order, then the result."""
    told = [text for text in texts if re.match(r"O plays|Tie|[XO] wins", text)]
    words = ". ".join(told)
    expected = [f"O plays {square_name(move.square)}" for move in record.moves[1::2]]
    missing = [each for each in expected if words.count(each) != 1]
    if [part for part in re.findall(r"O plays [a-c][1-3]", words) if part in expected] != expected:
        missing.append("the replies in order")
    assert record.result is not None
    end = "Tie" if record.result.winner is None else f"{record.result.winner} wins"
    return missing + ([] if words.count(end) == 1 and end in told[-1] else [f"{end}, once, last"])


def faults(texts: list[str]) -> list[str]:
    """Return what would disturb or mislead a listener."""
    found = [f"markup: {text}" for text in texts if _MARKUP.search(text)]
    roles = r"^(push button|toggle button|combo box|slider|entry|spin button|check box)\b"
    found += [f"no name: {text}" for text in texts if re.match(roles, text)]
    return found + [f"repeated: {one}" for one, two in pairwise(texts) if one == two]


def listen(home: Path) -> int:
    """Run everything on this process's session bus, print what was said; return the exit code."""
    remember(home, seed=5)
    debug = home / "orca.txt"
    with ExitStack() as stack:
        screen = stack.enter_context(
            running("Xvfb", "-displayfd", "1", "-screen", "0", "1200x900x24")
        )
        assert screen.stdout is not None
        os.environ["DISPLAY"] = f":{screen.stdout.readline().strip()}"
        stack.enter_context(running("openbox"))
        stack.enter_context(running(LAUNCHER, "--launch-immediately"))
        time.sleep(1)
        heard = Listener(debug)
        stack.enter_context(running("/usr/bin/python3", "-c", _ORCA, "--debug-file", str(debug)))
        heard.wait("Screen reader on")
        stack.enter_context(
            running(sys.executable, "-m", "tttmc_app", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        )
        heard.wait("Board panel")
        parts = {"game": heard.new() + play_game(heard, home)}
        record = saved_game(home)
        parts["review"] = review(heard)
        parts["lesson"] = take_lesson(heard)
    wrong = [f"game: never or not so: {words}" for words in said(parts["game"], record)]
    for name, texts in parts.items():
        print(f"## {name}: {len(texts)} texts")
        print("\n".join(texts))
        wrong += [f"{name}: {fault}" for fault in faults(texts)]
    for name, words in (
        ("game", "a1, empty push button"),
        ("game", "Row 1 of 3, column 1 of 3"),
        ("game", ", X"),
        ("game", "Last move, row"),
        ("review", "List with 4 items"),
        ("review", "X's share of points"),
        ("review", "Accuracy: X"),
        ("review", "1. X b1  best. O to move"),
        ("lesson", "radio button"),
        ("lesson", "The answer: About 58 %"),
        ("lesson", "Moving first helps even random players"),
    ):
        if not any(words in text for text in parts[name]):
            wrong.append(f"{name}: never says {words!r}")
    print("\n".join(wrong) or "no faults")
    return 1 if wrong else 0


def main() -> int:
    """Run with a separate session bus and a separate home folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--on-this-bus", action="store_true", help=argparse.SUPPRESS)
    if parser.parse_args().on_this_bus:
        return listen(Path(os.environ["TTTMC_HOME"]))
    with TemporaryDirectory() as name:
        run_folder = Path(name, "run")
        run_folder.mkdir(mode=0o700)
        environment = os.environ | {
            "HOME": name,
            "TTTMC_HOME": str(Path(name, "home")),
            "XDG_RUNTIME_DIR": str(run_folder),
            "QT_QPA_PLATFORM": "xcb",
            "GDK_BACKEND": "x11",
            "LANGUAGE": "en",
            "LC_ALL": "C.UTF-8",
        }
        command = ["dbus-run-session", "--", sys.executable, "-m", "tests.benchmarks.orca"]
        return subprocess.run([*command, "--on-this-bus"], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
