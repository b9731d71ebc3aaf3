"""Starts tttmc on its own virtual screen and plays a game through AT-SPI, as a screen reader does.

Run by the system's Python, which has the bindings, on a session bus of its own. The arguments are
the event to listen to (announcements or, as older screen readers do, changes in what is shown) and
the Python that runs tttmc. It prints the squares, what was announced, and what has no name, as
JSON.
"""

# The bindings belong to the system's Python and have no types.
# mypy: ignore-errors
# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first

PATIENCE = 60.0


def find(node, role, name):
    """Return the first accessible below a node that has this role and this name prefix."""
    if node is None:
        return None
    if node.get_role_name() == role and node.get_name().startswith(name):
        return node
    for index in range(node.get_child_count()):
        found = find(node.get_child_at_index(index), role, name)
        if found is not None:
            return found
    return None


def wait(condition):
    """Handle events until a condition holds; return its value."""
    context, end = GLib.MainContext.default(), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise SystemExit("waited in vain")


@contextlib.contextmanager
def window(python: str) -> Iterator[None]:
    """Run tttmc on a virtual screen."""
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1200x900x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    display = f":{screen.stdout.readline().strip()}"
    program = subprocess.Popen(
        [python, "-m", "tttmc_app"],
        env=os.environ | {"DISPLAY": display},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield
    finally:
        for child in (program, screen):
            child.terminate()
            child.wait(10)


def application():
    """Return tttmc's window."""
    desktop = Atspi.get_desktop(0)
    apps = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return next((app for app in apps if app is not None and app.get_name() == "tttmc"), None)


def unnamed(node, path=""):
    """Yield the buttons, fields and lists below a node that lack a name, and any markup."""
    if not node.get_state_set().contains(Atspi.StateType.SHOWING):
        return
    role = node.get_role_name()
    here = f"{path}/{role}:{node.get_name()}"
    words = node.get_name() + (node.get_description() or "")
    if "<" in words or (role in ROLES and not node.get_name()):
        yield here
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from unnamed(child, here)


ROLES = ("push button", "toggle button", "check box", "combo box", "spin button", "slider", "entry")


def play(listened: str) -> None:
    """Read all squares, play to the end, and print squares, descriptions and announcements."""
    heard: list[str] = []

    def hear(event) -> None:
        if event.type.startswith("object:announcement"):
            heard.append(event.any_data)
        elif event.source.get_role() is Atspi.Role.NOTIFICATION:
            heard.append(event.source.get_name())

    listener = Atspi.EventListener.new(hear)
    listener.register(listened)
    app = wait(application)
    board = wait(lambda: find(app, "panel", "Board") or find(app, "grouping", "Board"))
    count = board.get_child_count()
    squares = [board.get_child_at_index(index) for index in range(count)]
    names = [square.get_name() for square in squares]
    details = [square.get_description() for square in squares]
    for square in squares:
        told = len(heard)
        if ", empty" in square.get_name():
            square.do_action(0)
            wait(lambda told=told: len(heard) > told)
        if "wins" in heard[-1] or "Tie" in heard[-1]:
            break
    json.dump(
        {"squares": names, "details": details, "heard": heard, "unnamed": list(unnamed(app))},
        sys.stdout,
    )


event, python = sys.argv[1:]
with window(python):
    play(event)
