"""`tttmc new`: a starting file for a student, with its test suite."""

from __future__ import annotations

import argparse
import json

from tttmc_app.cli.parser import Subparsers, add_command

_NOTES = """\
FILE.py has the four functions to fill in, FILE_suite.py tests them; nothing is overwritten.
`tttmc run FILE_suite.py` runs the tests, `tttmc run FILE.py` the file, `tttmc grade FILE.py`
grades it.

JSON: file, suite."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "begin a course file: empty functions, and a test suite"
    parser = add_command(subparsers, "new", summary, run, _NOTES)
    parser.add_argument("file", metavar="FILE.py", help="the file to write")


def run(args: argparse.Namespace) -> int:
    """Write the two files, say where they are, and return the exit code."""
    from pathlib import Path

    from tttmc_app.course.template import write_template

    template = write_template(Path(args.file))
    if args.json:
        print(json.dumps({"file": str(template.file), "suite": str(template.suite)}))
    else:
        print(f"{template.file} is yours to fill in, {template.suite} tests it.")
    return 0
