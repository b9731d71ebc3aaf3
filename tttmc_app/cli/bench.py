"""`tttmc bench`: random games per second for every engine on this machine."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from tttmc_app import engine
from tttmc_app.cli.options import add_progress_options, add_seed_option, seed_of
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import Parser
from tttmc_app.experiments.benchmark import CASES, QUICK_CASES, Row, benchmark

NOTES = """\
All engines take turns in one run, each turn with its own seed; the table shows medians. Backends
are the compiled kernel's instruction sets, "python" (the same algorithm in Python), "course"
(random games as the course's own modules play them: lists, with every line scanned after each
move, about 30,000 a second on 3×3), "plain" (a plain Python player that was written to be quick,
about 200,000 a second) and, if installed, "openspiel". "equivalent" marks rates that include ties
the kernel needn't draw: the tally is as good as that of the stated number of games, although fewer
were simulated."""


def add_options(parser: Parser) -> None:
    """Add the command's options."""
    add_progress_options(parser)
    add_seed_option(parser, None)
    parser.option("--quick", "only three boards and short turns")


def run(args: argparse.Namespace) -> int:
    """Measure, print the table, and return the exit code."""
    cases, rounds, seconds = (QUICK_CASES, 3, 0.01) if args.quick else (CASES, 5, 0.1)
    rows: list[Row] = []
    code = 0
    if not args.json:
        print(f"random games are played by: {engine.backend}")
        for missing in engine.MISSING:
            print(missing)
    with ProgressBar("bench", verbose=args.verbose) as progress:
        try:
            for number, new in enumerate(benchmark(cases, seed_of(args), rounds, seconds), 1):
                rows += new
                if not args.json:
                    progress.clear()
                    print(f"\n{new[0].board}, {new[0].line} in a row")
                    for row in new:
                        rate = f"{row.trials_per_second:>18,.0f} trials/s"
                        course = f"{row.ratio_to_python:>14,.1f} × course"
                        plain = f"{row.ratio_to_plain:>12,.1f} × plain"
                        note = "  equivalent" if row.equivalent else ""
                        print(f"  {row.backend:<10}{rate}{course}{plain}{note}")
                progress.show(number, len(cases))
        except KeyboardInterrupt:
            code = 130
    if args.json:
        print(json.dumps([asdict(row) for row in rows]))
    return code
