"""`tttmc diagnose`: information that helps to find the cause of a failure."""

from __future__ import annotations

import argparse
import json

from tttmc_app.cli.parser import Parser
from tttmc_app.diagnosis import diagnose

NOTES = """\
Folders of yours and names of files are left out, so you can pass the text on."""


def add_options(_parser: Parser) -> None:
    """Add nothing: the command has no options of its own."""


def run(args: argparse.Namespace) -> int:
    """Print the diagnosis and return the exit code."""
    diagnosis = diagnose()
    print(json.dumps(diagnosis._asdict()) if args.json else diagnosis.text())
    return 0
