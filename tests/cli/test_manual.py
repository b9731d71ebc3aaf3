"""The manual's example commands."""

from __future__ import annotations

import re
import shlex
from importlib.resources import files

import pytest

from tttmc_app.cli.main import COMMANDS, main, make_parser

BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A code block without a language."""
PAGES = [
    page.read_text(encoding="utf-8")
    for page in (files("tttmc_app.resources") / "manual").iterdir()
    if page.is_file()
]
LINES = (line for page in PAGES for block in BLOCK.findall(page) for line in block.splitlines())
EXAMPLES = sorted({line for line in LINES if line.startswith("tttmc ")})
"""The lines of the manual's code blocks that are commands."""


ROW = re.compile(r"^\| `tttmc ([a-z-]+)", re.MULTILINE)
"""A row of the table of commands."""
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def help_of(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """Return a command's help."""
    assert main([*command, "--help"]) == 0
    return capsys.readouterr().out


def test_the_manual_lists_the_commands_of_the_help() -> None:
    """The table of commands lists the same commands as the help."""
    page = (files("tttmc_app.resources") / "manual" / "09-commands.md").read_text("utf-8")
    assert sorted(ROW.findall(page)) == sorted(name.replace("_", "-") for name in COMMANDS)


def test_the_manual_s_options_exist(capsys: pytest.CaptureFixture[str]) -> None:
    """Every option that the manual names is in some command's help."""
    named = {option for page in PAGES for option in OPTION.findall(page)}
    helps = "".join(help_of(capsys, name.replace("_", "-")) for name in COMMANDS)
    assert named - set(OPTION.findall(helps)) == set()


def test_the_manual_has_examples() -> None:
    """The search for examples finds them."""
    assert len(EXAMPLES) > 20


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_is_a_valid_command(line: str) -> None:
    """A command in the manual has valid options; a comment is preceded by two or more spaces."""
    words = shlex.split(re.split(r" {2,}", line)[0])[1:]
    assert callable(make_parser().parse_args(words).run)
