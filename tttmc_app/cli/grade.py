"""`tttmc grade`: points, style remarks and strength of students' files."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import writable
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import Parser, Subparsers, add_command, seed_of, whole_number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tttmc_app.grading import GradingReport

_NOTES = """\
Each file runs in its own process, in an empty folder and with your permissions; play_game and
run_gui return at once. Folders are searched recursively for Python files, except copies of the
course's modules and the test suites of `tttmc new`. A file that can't be run gets no points.
One file gives a full report, several give a table. In a pipe, each file takes one uncut line. The
same seed gives the same points and games.

To measure strength, each file plays against Random and Monte Carlo on 3×3, alternating sides.
All files play the same number of trials per move, not their NTRIALS. The reference solution
plays the same number of games with the file's weights and trials. A file that fails in a game, or
makes no legal move, forfeits the game.

CSV: one row per file with file, language, points, of, style_remarks, trials, random_wins,
random_ties, random_losses, mc_wins, mc_ties, mc_losses, forfeits, failed (checks, separated by
"; "), error, mistakes (separated likewise), why_forfeited (the first forfeit).

JSON: a list with one object per file: file, language, points, of; checks (name, passed, points, of,
message, hint, called, came, expected, cost); style (line, message), which gives no points; remarks
(line, message); strength (trials, note, matches: opponent, games, wins, ties, losses, forfeits,
why, wins_interval, losses_interval, right_player (the reference solution), verdict); error,
error_line.

Ctrl-C keeps the finished files (exit code 130)."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "grade", "grade students' course files", run, _NOTES)
    parser.add_argument(
        "paths", nargs="+", metavar="FILE|FOLDER", help="files and folders to grade"
    )
    parser.add_argument("--csv", metavar="FILE", help="also write the table as CSV")
    parser.defer(_add_numbers)
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="S", help="seed of all random choices (0)"
    )


def _add_numbers(parser: Parser) -> None:
    from tttmc_app.grading import DEFAULT_GAMES, DEFAULT_WORKERS

    for name, default, metavar, text in (
        ("--games", DEFAULT_GAMES, "G", "games against each opponent, 0 for none"),
        ("--workers", DEFAULT_WORKERS, "W", "files graded at the same time"),
    ):
        parser.add_argument(
            name, type=whole_number, default=default, metavar=metavar, help=f"{text} ({default})"
        )


def run(args: argparse.Namespace) -> int:
    """Grade the files, write the results, and return the exit code."""
    from pathlib import Path

    from tttmc_app.grading import submissions
    from tttmc_app.grading.output import report_json, reports_csv
    from tttmc_app.storage import write_text_atomically

    seed, table = seed_of(args), writable(args.csv)
    paths = submissions([Path(path) for path in args.paths])
    reports, code = _graded(paths, seed, args.workers, args.games)
    if table is not None:
        write_text_atomically(table, reports_csv(reports))
    if args.json:
        print(json.dumps([report_json(report) for report in reports]))
        return code
    _show(paths, reports)
    return code


def _graded(
    paths: Sequence[Path], seed: int, workers: int, games: int
) -> tuple[list[GradingReport], int]:
    """Return the finished reports in the order of the paths, and the exit code."""
    from tttmc_app.grading import grade_all

    done: dict[int, GradingReport] = {}
    results = grade_all(paths, seed, workers, games)
    with ProgressBar("grading") as progress:
        try:
            for graded in results:
                if graded.is_done:
                    done[graded.number] = graded.report
                note = f" files  {graded.report.file.name[:40]}"
                progress.show(len(done), len(paths), note)
        except KeyboardInterrupt:
            # A second Ctrl-C would lose the finished files, which are about to be written.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            results.close()
            return [done[number] for number in sorted(done)], 130
    return [done[number] for number in sorted(done)], 0


def _show(paths: Sequence[Path], reports: Sequence[GradingReport]) -> None:
    from tttmc_app.cli.grade_text import report_lines, table_lines
    from tttmc_app.cli.output import terminal_width

    width = terminal_width()
    lines = report_lines(reports[0], width) if len(paths) == 1 == len(reports) else None
    print("\n".join(lines or table_lines(reports, width if sys.stdout.isatty() else None)))
    if len(reports) < len(paths):
        print(f"{len(reports)} of {len(paths)} files were graded.")
