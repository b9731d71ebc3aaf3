"""`tttmc solve`: the result of every move under best play."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from tttmc_app.analysis.board_values import VERDICTS, BoardValue, empty_boards, proven_value
from tttmc_app.cli.options import (
    add_board,
    add_progress_options,
    add_rules_options,
    position_of,
    seconds,
)
from tttmc_app.cli.output import ProgressBar, board_table, print_table
from tttmc_app.cli.parser import Parser, whole_number
from tttmc_app.core import Position, Rules, Text, TttmcError, square_name
from tttmc_app.core.json_reader import Json, read_json
from tttmc_app.core.numbers import duration_text
from tttmc_app.engine import SolveJob, Verdict
from tttmc_app.storage import UnreadableError, read_bytes, write_bytes_atomically

NOTES = """\
Results are proven and hold for the side to move; a result that can't be proven in time is unknown.
With --keep the proofs are written to a file, every minute and at the end, and a later run of the
same position goes on from there. With --table, --keep names a folder and each board has the time
limit."""

_FORMAT, _VERSION = "tttmc proofs", 1
_MAX_BYTES = 2**28
"""The maximum number of bytes read from a file: more than a full table of proofs takes."""
_KEEP_SECONDS = 60.0
_MIN_MEASURING = 0.5
"""The minimum time to search for distances, in seconds."""


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    add_progress_options(parser)
    add_board(parser, nargs="?")
    text = "prove the results of all empty boards up to N×N"
    parser.option("--table N", text, type=whole_number)
    parser.option("--seconds T", "time limit in seconds", 10, type=seconds(0, 1e9))
    parser.option("--keep FILE", "file that keeps the proofs, to stop and go on later")
    add_rules_options(parser, size="the board's")


def run(args: argparse.Namespace) -> int:
    """Solve the board, print what is proven, and return the exit code."""
    if args.table is not None:
        return _run_table(args)
    if args.board is None:
        raise TttmcError("name a BOARD, such as X.O/.../..., or use --table N")
    position = position_of(args)
    job = SolveJob(position)
    kept = None if args.keep is None else KeptProofs(Path(args.keep), position, job)
    started = perf_counter()
    code = _solve(job, args.seconds, kept, "proving moves", verbose=args.verbose)
    taken = perf_counter() - started
    if args.json:
        print(json.dumps(_as_json(position, job, taken)))
    else:
        print("\n".join(_as_text(position, job, taken)))
    return code


class KeptProofs:
    """A file that keeps a job's proofs, so that a long run can be stopped and resumed.

    The file is a line of JSON (format, version, position, byte order, length and checksum of the
    rest) and what the compiled solver knows. It is written whole or not at all.
    """

    def __init__(self, path: Path, position: Position, job: SolveJob) -> None:
        """Let a new job take over the proofs that the file already holds, if it exists.

        Raises TttmcError for a file that can't be read, is damaged, has another format, or was
        written for another position, version or kind of processor.
        """
        self._path, self._job = path, job
        self._head: dict[str, object] = {
            "format": _FORMAT,
            "version": _VERSION,
            "board": position.text,
            "to_move": position.to_move,
            "rules": position.rules.key,
            "byte_order": sys.byteorder,
        }
        if path.exists():
            self._resume()
        self.save()  # so that an unwritable file is noticed at once

    def save(self) -> None:
        """Write what the job has proven; raise TttmcError if that isn't possible."""
        proofs = self._job.save()
        head = json.dumps(self._head | _checks(proofs))
        write_bytes_atomically(self._path, head.encode() + b"\n" + proofs)
        self._next = perf_counter() + _KEEP_SECONDS

    def save_sometimes(self) -> None:
        """Write the proofs if they haven't been written for some time."""
        if perf_counter() >= self._next:
            self.save()

    def _resume(self) -> None:
        head, found, proofs = read_bytes(self._path, _MAX_BYTES).partition(b"\n")
        known = dict[str, Json]()
        with suppress(ValueError):  # no JSON, or no text
            known = read_json(head.decode()).object() if found else known
        if known.get("format") != _FORMAT:
            raise UnreadableError(self._path, Text("it doesn't hold proofs of the solver"))
        if known.get("version") != _VERSION:
            raise UnreadableError(self._path, Text("another version of tttmc has written it"))
        if any(known.get(key) != value for key, value in self._head.items()):
            problem = Text("it belongs to another position, or another computer")
            raise UnreadableError(self._path, problem)
        try:
            if any(known.get(key) != value for key, value in _checks(proofs).items()):
                raise ValueError
            self._job.restore(proofs)
        except ValueError:
            raise UnreadableError(self._path, Text("it is damaged")) from None


def _checks(proofs: bytes) -> dict[str, object]:
    return {"length": len(proofs), "sha256": hashlib.sha256(proofs).hexdigest()}


def _solve(
    job: SolveJob,
    limit: float,
    kept: KeptProofs | None,
    label: str,
    *,
    verbose: bool,
    only_outcome: bool = False,
) -> int:
    """Search until everything is proven or time runs out, and return the exit code."""

    def is_done() -> bool:
        return job.outcome() is not Verdict.UNKNOWN if only_outcome else job.measured

    code, started = 0, perf_counter()
    end = started + limit
    with ProgressBar(label, verbose=verbose) as progress:
        try:
            while not is_done() and perf_counter() < end:
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


def _as_json(position: Position, job: SolveJob, taken: float) -> dict[str, object]:
    distances = job.distances()
    return {
        "board": position.text,
        "to_move": position.to_move,
        "outcome": job.outcome(),
        "moves": [[*square, verdict] for square, verdict in job.moves().items()],
        "distances": [[*square, distances.get(square)] for square in job.moves()],
        "nodes": job.nodes,
        "seconds": taken,
    }


def _as_text(position: Position, job: SolveJob, taken: float) -> list[str]:
    moves = job.moves()
    lines = [f"{position.rules.describe()}, {position.to_move} to move", ""]
    lines += [
        *board_table(position),
        "",
        f"outcome  {_word(job.outcome())} for {position.to_move}",
    ]
    for verdict in Verdict:
        squares = [square_name(square) for square, found in moves.items() if found is verdict]
        if len(squares) == len(moves) > 1:
            lines.append(f"{_word(verdict).ljust(8)} every move")
        elif squares:
            lines.append(f"{_word(verdict).ljust(8)} {', '.join(squares)}")
    lines.append(f"nodes    {job.nodes:,} in {duration_text(taken)}")
    return lines


def _run_table(args: argparse.Namespace) -> int:
    """Prove the results of empty boards, print them, and return the exit code."""
    if args.board or args.to_move or args.size or args.line or args.reverse:
        raise TttmcError("--table takes all boards up to a size: leave out BOARD and the rules")
    Rules(args.table)  # refuses other sizes
    if args.keep is not None:
        Path(args.keep).mkdir(parents=True, exist_ok=True)
    code = 0
    rows: list[tuple[BoardValue, int, float]] = []
    for rules in empty_boards(args.table):
        if code:
            break
        position = Position.start(rules)
        job = SolveJob(position)
        file = f"{rules.size}-{rules.line_length}{'-reverse' * rules.reverse}.proofs"
        kept = None if args.keep is None else KeptProofs(Path(args.keep) / file, position, job)
        started, label = perf_counter(), f"proving {rules.describe()}"
        code = _solve(job, args.seconds, kept, label, verbose=args.verbose, only_outcome=True)
        rows.append((proven_value(job, rules), job.nodes, perf_counter() - started))
    if args.json:
        print(json.dumps({"rows": [_row_json(*row) for row in rows]}))
    else:
        heads = ["board", "X's result", "proven by", "nodes"]
        print_table(heads, [_row_text(value, nodes) for value, nodes, _ in rows], left=3)
    return code


def _row_json(value: BoardValue, nodes: int, taken: float) -> dict[str, object]:
    def ends(bounds: tuple[int, int]) -> dict[str, str]:
        return {"at_least": VERDICTS[bounds[0]], "at_most": VERDICTS[bounds[1]]}

    return {
        "size": value.rules.size,
        "line": value.rules.line_length,
        "reverse": value.rules.reverse,
        "outcome": value.outcome,
        **ends(value.bounds),
        "proofs": {method: ends(bounds) for method, bounds in value.proofs.items()},
        "nodes": nodes,
        "seconds": taken,
    }


def _row_text(value: BoardValue, nodes: int) -> list[str]:
    open_results = {(0, 1): "win or tie", (-1, 0): "tie or loss"}
    result = open_results.get(value.bounds) or _word(value.outcome)
    return [str(value.rules.describe()), result, ", ".join(value.proofs), f"{nodes:,}"]


def _word(result: str) -> str:
    """Return a proven result in the program's words, in which JSON's "draw" is a tie."""
    return "tie" if result == "draw" else result
