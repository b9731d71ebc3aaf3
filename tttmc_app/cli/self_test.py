"""`tttmc self-test`: whether this copy of the program is whole."""

from __future__ import annotations

import argparse
import json
import sys

from tttmc_app.cli.parser import Subparsers, add_command

_NOTES = """\
Exit code 0 if all checks pass, else 1.

JSON: passed, and checks with name, passed and reason (null where passed)."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "check that this copy of tttmc is whole"
    parser = add_command(subparsers, "self-test", summary, run, _NOTES)
    # How the check of the window calls itself in a process of its own.
    parser.add_argument("--window-here", action="store_true", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Run the checks, tell of each, and return 0 where all have passed, else 1."""
    from tttmc_app.selftest import check_window_here, run_checks

    if args.window_here:
        reason = check_window_here()
        print(reason or "")
        return 1 if reason else 0
    results = list[dict[str, object]]()
    for result in run_checks():
        results.append({"name": result.name, "passed": result.passed, "reason": result.reason})
        if not args.json:
            line = f"ok      {result.name}" if result.passed else f"failed  {result.name}"
            print(f"{line}: {result.reason}" if result.reason else line, flush=True)
    passed = all(result["passed"] for result in results)
    if args.json:
        print(json.dumps({"passed": passed, "checks": results}))
    elif not passed:
        print("tttmc self-test: this copy is not whole", file=sys.stderr)
    return 0 if passed else 1
