"""`tttmc grade`: points, remarks on style and strength of students' files."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import writable
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import Subparsers, add_command, seed_of, whole_number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tttmc_app.grading import GradingReport

_NOTES = """\
Each file runs in a process of its own, with your rights and in an empty folder; play_game and
run_gui return at once. Of a folder, and of those in it, all Python files are graded but copies of
the course's modules and test suites of `tttmc new`. A file that can't be run has no points.
One file gives a full report, several give a table, in a pipe one line a file, uncut. The same
seed gives the same points and games.

Strength is 100 games on 3×3 against Random and 100 against mc:trials=1000, each side in turn, with
20 trials a move, whatever the file's NTRIALS is; a right player with the file's weights and as
many trials stands beside it. A file that fails in a game, or makes no legal move, forfeits it.

CSV: a row a file, with file, language, points, of, style_remarks, trials, random_wins, random_ties,
random_losses, mc_wins, mc_ties, mc_losses, forfeits, failed (checks, "; " between two), error,
mistakes (their names, likewise), why_forfeited (the first of the forfeits).

JSON: a list with an object a file: file, language, points, of; checks (name, passed, points, of,
message, hint, called, came, expected, cost); style (line, message), which gives no points; remarks
(line, message); strength (trials, note, matches: opponent, games, wins, ties, losses, forfeits,
why, wins_interval, losses_interval, right_player, verdict); error, error_line.

Ctrl-C keeps the files that are done (exit code 130)."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "grade", "grade students' course files", run, _NOTES)
    parser.add_argument("paths", nargs="+", metavar="FILE|FOLDER", help="what to grade")
    parser.add_argument("--csv", metavar="FILE", help="also write the table as CSV")
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="G", help="against each opponent (100)"
    )
    parser.add_argument(
        "--workers", type=whole_number, default=2, metavar="W", help="files at a time (2)"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="S", help="repeats every choice (0)"
    )


def run(args: argparse.Namespace) -> int:
    """Grade the files, write what came of it, and return the exit code."""
    from pathlib import Path

    from tttmc_app.grading import submissions
    from tttmc_app.grading.output import report_json, reports_csv
    from tttmc_app.storage import write_text_atomically

    seed, games, table = seed_of(args), args.games, writable(args.csv)
    paths = submissions([Path(path) for path in args.paths])
    reports, code = _graded(paths, seed, args.workers, games)
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
    """Return the reports that are done, in the order of the paths, and the exit code."""
    from tttmc_app.grading import grade_all

    done: dict[int, GradingReport] = {}
    news = grade_all(paths, seed, workers, games)
    with ProgressBar("grading") as progress:
        try:
            for graded in news:
                if graded.is_done:
                    done[graded.number] = graded.report
                note = f" files  {graded.report.file.name[:40]}"
                progress.show(len(done), len(paths), note)
        except KeyboardInterrupt:
            # A second Ctrl-C would lose what is done, and writing it takes a moment only.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            news.close()
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
