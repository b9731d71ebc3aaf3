"""The manual's example commands."""

from __future__ import annotations

import re
import shlex
from importlib.resources import files

import pytest

from tttmc_app.cli.main import make_parser

BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A code block without a language."""
PAGES = [
    page.read_text(encoding="utf-8") for page in (files("tttmc_app.resources") / "manual").iterdir()
]
LINES = (line for page in PAGES for block in BLOCK.findall(page) for line in block.splitlines())
EXAMPLES = sorted({line for line in LINES if line.startswith("tttmc ")})
"""The lines of the manual's code blocks that are commands."""


def test_the_manual_has_examples() -> None:
    """The search for examples finds them."""
    assert len(EXAMPLES) > 20


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_is_a_valid_command(line: str) -> None:
    """A command of the manual has valid options; two spaces or more precede a comment."""
    words = shlex.split(re.split(r" {2,}", line)[0])[1:]
    assert callable(make_parser().parse_args(words).run)
