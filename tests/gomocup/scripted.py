"""An engine that follows a script, and what runs the steps of a `Brain`."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, TypeVar

from tests.gomocup.brains import write_brain
from tttmc_app.core import Position, Rules
from tttmc_app.gomocup import Brain, BrainLimits

RULES = Rules(9, 5)
START = Position.start(RULES)
T = TypeVar("T")

SCRIPTED = """
import json, os, resource, sys
script, heard = json.load(open(os.path.join(os.path.dirname(__file__), "script"))), []
facts = {"cwd": os.getcwd(), "environment": dict(os.environ), "group": os.getpgid(0),
         "name": sys.argv[0],
         "is quiet": os.path.samestat(os.fstat(2), os.stat(os.devnull))}
for line in sys.stdin:
    facts["memory"] = resource.getrlimit(resource.RLIMIT_AS)  # set just after the start
    heard.append(line)
    with open("heard.new", "w") as file:
        json.dump([heard, facts], file)
    os.replace("heard.new", "heard")
    for answer in script.get(line.split()[0], []):
        if answer:
            print(answer.pop(0), end="", flush=True)
    if line == "END\\r\\n" and "END" not in script:
        break
"""
"""Answers each command with the next of the texts listed for it, and writes down what it hears."""
PLAIN: dict[str, list[list[str]]] = {"START": [["OK\n"] * 3]}


class Scripted:
    """An engine that follows a script."""

    def __init__(self, folder: Path, **answers: list[str]) -> None:
        self.path = write_brain(folder, SCRIPTED)
        script = {**PLAIN, **{word: [texts] for word, texts in answers.items()}}
        (folder / "script").write_text(json.dumps(script))
        self.messages = list[str]()
        self.brain = Brain(self.path, RULES, BrainLimits(20.5, 40, 30.0), self.messages.append)

    def heard(self) -> tuple[list[str], dict[str, Any]]:
        """Return the lines that it has read, and what it knows about its process."""
        heard, facts = json.loads((self.path.parent / "heard").read_text())
        assert all(line.endswith("\r\n") for line in heard)
        return [line.removesuffix("\r\n") for line in heard], facts


def finish(steps: Iterator[None]) -> None:
    """Run steps to their end."""
    for _ in steps:
        pass


def result(steps: Generator[None, None, T]) -> T:
    """Run steps to their end and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
