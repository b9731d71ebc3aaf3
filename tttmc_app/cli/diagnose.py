"""`tttmc diagnose`: information that helps to find the cause of a failure."""

from __future__ import annotations

import argparse
import json

from tttmc_app.cli.parser import Subparsers, add_command

_NOTES = """\
Prints versions, the engine, the state of the folders, settings and the last lines of the log.
Folders of yours and names of files are left out, so you can pass the text on.

JSON: versions, engine, folders, settings and log (a list of lines)."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "print what helps to find the cause of a failure"
    add_command(subparsers, "diagnose", summary, run, _NOTES)


def run(args: argparse.Namespace) -> int:
    """Print the diagnosis and return the exit code."""
    from tttmc_app.diagnosis import diagnose

    diagnosis = diagnose()
    print(json.dumps(diagnosis._asdict()) if args.json else diagnosis.text())
    return 0
