"""`tttmc solve`: the result of every move under best play."""

from __future__ import annotations

import argparse
import json
import math
from time import perf_counter
from typing import TYPE_CHECKING

from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import (
    BOARD_NOTES,
    Subparsers,
    add_board,
    add_command,
    add_progress_options,
    add_rules_options,
    position_of,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tttmc_app.core import Position
    from tttmc_app.engine import SolveJob

_NOTES = f"""\
{BOARD_NOTES}

Results are proven and hold for the side to move; a result that can't be proven in time is unknown.

JSON: board, to_move, outcome (win, draw, loss or unknown), moves [[row, column, outcome], ..],
distances [[row, column, plies], ..], nodes (positions searched), seconds. Distances say how soon
a won move wins and how late a lost one loses, the move included; they are null for draws and
where they aren't known: once all results are proven, they are searched for as long again. Ctrl-C
ends early (exit code 130) with what is proven so far.

With --keep the proofs are written to a file, every minute and at the end, and a later run of the
same position goes on from there. If the file is damaged, delete it to begin again."""

_KEEP_SECONDS = 60.0
_MIN_MEASURING = 0.5
"""The minimum time to search for distances, in seconds."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "solve", "prove the result of every move under best play", run, _NOTES
    )
    add_progress_options(parser)
    add_board(parser)
    text = "time limit in seconds (10)"
    parser.add_argument("--seconds", type=_seconds, default=10.0, metavar="T", help=text)
    text = "file that keeps the proofs, to stop and go on later"
    parser.add_argument("--keep", metavar="FILE", help=text)
    add_rules_options(parser, size="the board's")


def run(args: argparse.Namespace) -> int:
    """Solve the board, print what is proven, and return the exit code."""
    from pathlib import Path

    from tttmc_app.engine import SolveJob

    position = position_of(args)
    job = SolveJob(position)
    kept = None if args.keep is None else _Kept(Path(args.keep), position, job)
    started = perf_counter()
    code = _solve(job, args.seconds, kept, verbose=args.verbose)
    seconds = perf_counter() - started
    if args.json:
        print(json.dumps(_as_json(position, job, seconds)))
    else:
        print("\n".join(_as_text(position, job, seconds)))
    return code


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


class _Kept:
    """A file that keeps a job's proofs; any that it already holds are loaded first."""

    def __init__(self, path: Path, position: Position, job: SolveJob) -> None:
        from tttmc_app.engine import kept_proofs

        self._path, self._position, self._job = path, position, job
        if path.exists():
            kept_proofs.resume(path, position, job)
        self.save()  # so that an unwritable file is noticed at once

    def save(self) -> None:
        """Write the proofs."""
        from tttmc_app.engine import kept_proofs

        kept_proofs.keep(self._path, self._position, self._job)
        self._next = perf_counter() + _KEEP_SECONDS

    def save_sometimes(self) -> None:
        """Write the proofs if they haven't been written for some time."""
        if perf_counter() >= self._next:
            self.save()


def _solve(job: SolveJob, seconds: float, kept: _Kept | None, *, verbose: bool) -> int:
    """Search until everything is proven or time runs out, and return the exit code."""
    code, started = 0, perf_counter()
    end = started + seconds
    with ProgressBar("proving moves", verbose=verbose) as progress:
        try:
            while not job.measured and perf_counter() < end:
                was_settled = job.settled
                job.advance()
                bounds = job.bounds().values()
                progress.show(sum(low == high for low, high in bounds), len(bounds))
                if job.settled and not was_settled:
                    now = perf_counter()
                    end = min(end, now + max(_MIN_MEASURING, now - started))
                if kept:
                    kept.save_sometimes()
        except KeyboardInterrupt:
            code = 130
        if kept:
            kept.save()
    return code


def _as_json(position: Position, job: SolveJob, seconds: float) -> dict[str, object]:
    distances = job.distances()
    return {
        "board": position.text,
        "to_move": position.to_move,
        "outcome": job.outcome(),
        "moves": [[*square, verdict] for square, verdict in job.moves().items()],
        "distances": [[*square, distances.get(square)] for square in job.moves()],
        "nodes": job.nodes,
        "seconds": seconds,
    }


def _as_text(position: Position, job: SolveJob, seconds: float) -> list[str]:
    from tttmc_app.cli.output import board_table, result_text
    from tttmc_app.core import square_name
    from tttmc_app.core.numbers import duration_text
    from tttmc_app.engine import Verdict

    moves = job.moves()
    lines = [f"{position.rules.describe()}, {position.to_move} to move", ""]
    lines += [
        *board_table(position),
        "",
        f"outcome  {result_text(job.outcome())} for {position.to_move}",
    ]
    for verdict in Verdict:
        squares = [square_name(square) for square, found in moves.items() if found is verdict]
        if len(squares) == len(moves) > 1:
            lines.append(f"{result_text(verdict).ljust(8)} every move")
        elif squares:
            lines.append(f"{result_text(verdict).ljust(8)} {', '.join(squares)}")
    lines.append(f"nodes    {job.nodes:,} in {duration_text(seconds)}")
    return lines
