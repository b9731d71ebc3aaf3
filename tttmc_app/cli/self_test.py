"""`tttmc self-test`: checks that this copy of the program is complete."""

from __future__ import annotations

import argparse
import json
import sys

from tttmc_app import engine, selftest
from tttmc_app.cli.parser import Parser
from tttmc_app.players import plugins


def add_options(parser: Parser) -> None:
    """Add the command's hidden option: checks that need Qt run it in a child process."""
    parser.option("--here PART", argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Run the checks, print the results, and return the exit code."""
    if args.here:
        reason = selftest.check_here(args.here)
        print(reason or "")
        return 1 if reason else 0
    results = list[dict[str, object]]()
    for result in selftest.run_checks():
        results.append({"name": result.name, "passed": result.passed, "reason": result.reason})
        if not args.json:
            line = f"ok      {result.name}" if result.passed else f"failed  {result.name}"
            print(f"{line}: {result.reason}" if result.reason else line, flush=True)
    passed = all(result["passed"] for result in results)
    if args.json:
        missing = list(map(str, engine.MISSING))
        print(json.dumps({"passed": passed, "checks": results, "missing": missing}))
        return 0 if passed else 1
    for text in engine.MISSING:
        print(f"note    {text}")
    for problem in plugins().problems:
        print(f"note    the plug-in {problem}")
    if not passed:
        print("tttmc self-test: this copy is incomplete", file=sys.stderr)
    return 0 if passed else 1
