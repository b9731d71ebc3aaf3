"""`tttmc new`: a template for a student's file, with its test suite."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tttmc_app.cli.output import printable
from tttmc_app.cli.parser import Parser
from tttmc_app.course.template import write_template

NOTES = """\
FILE.py contains the four functions to write; FILE_suite.py contains their tests. Existing files are
never overwritten. `tttmc run FILE_suite.py` runs the tests."""


def add_options(parser: Parser) -> None:
    """Add the command's argument."""
    parser.option("file FILE.py", "the file to create")


def run(args: argparse.Namespace) -> int:
    """Write the two files, print their paths, and return the exit code."""
    template = write_template(Path(args.file))
    if args.json:
        print(json.dumps({"file": str(template.file), "suite": str(template.suite)}))
    else:
        print(printable(f"Created {template.file} and its tests, {template.suite}."))
    return 0
