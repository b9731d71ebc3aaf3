"""The manual's example commands."""

from __future__ import annotations

import argparse
import re
import shlex
from importlib.resources import files

import pytest

from tttmc_app.cli.main import COMMANDS, make_parser
from tttmc_app.cli.parser import Parser

BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A code block without a language."""
PAGES = [
    page.read_text(encoding="utf-8") for page in (files("tttmc_app.resources") / "manual").iterdir()
]
LINES = (line for page in PAGES for block in BLOCK.findall(page) for line in block.splitlines())
EXAMPLES = sorted({line for line in LINES if line.startswith("tttmc ")})
"""The lines of the manual's code blocks that are commands."""


ROW = re.compile(r"^\| `tttmc ([a-z-]+)", re.MULTILINE)
"""A row of the table of commands."""
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    """Return the options of a parser and its commands."""
    if isinstance(parser, Parser):
        while parser._deferred:
            parser._deferred.pop(0)(parser)
    found = {option for action in parser._actions for option in action.option_strings}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= {option for below in action.choices.values() for option in options_of(below)}
    return found


def test_the_manual_lists_the_commands_of_the_help() -> None:
    """The table of commands has those of the help."""
    page = (files("tttmc_app.resources") / "manual" / "09-commands.md").read_text("utf-8")
    assert sorted(ROW.findall(page)) == sorted(name.replace("_", "-") for name in COMMANDS)


def test_the_manual_s_options_exist() -> None:
    """Every option that the manual names belongs to a command."""
    named = {option for page in PAGES for option in OPTION.findall(page)}
    assert named <= options_of(make_parser()) | {"--help"}


def test_the_manual_has_examples() -> None:
    """The search for examples finds them."""
    assert len(EXAMPLES) > 20


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_is_a_valid_command(line: str) -> None:
    """A command of the manual has valid options; two spaces or more precede a comment."""
    words = shlex.split(re.split(r" {2,}", line)[0])[1:]
    assert callable(make_parser().parse_args(words).run)
