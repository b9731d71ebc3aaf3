"""`tttmc converge`: how the scores of a board settle with more trials."""

from __future__ import annotations

import argparse
import json
import math
from time import perf_counter
from typing import TYPE_CHECKING

from tttmc_app.cli.parser import (
    Subparsers,
    add_board,
    add_command,
    add_game_options,
    machine_spec,
    position_of,
    seed_of,
    whole_number,
)
from tttmc_app.cli.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tttmc_app.experiments.convergence import Convergence, ConvergencePoint

_NOTES = """\
BOARD is written row by row from the top, rows separated by /, with X, O and . for an empty
square: X.O/.../... . X moves first; who is to move follows from the counts unless it is given.

For every number of trials the scores are those of `tttmc analyse` with the same seed, per trial,
with their standard errors. How often a losing move is chosen is counted in independent runs, with
Wilson's 95 % interval; with infinitely many trials it is calculated. A move loses where best play
proves it. SPEC is mc, or forward, whose samples are the trials.

JSON: board, to_move, player, seed, results by row (win, draw, loss, unknown or null), exact
(values by row, or null), exact_losing_chance, note, rows, seconds. A row has trials, scores and
standard_errors by row, runs, losing, losing_chance, losing_interval [low, high], worse (moves that
are no best ones, losing ones included), worse_interval, unproven. Ctrl-C ends early (exit code
130) with what was found so far."""

_COLUMNS = 4


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "tell how scores settle with more trials"
    parser = add_command(subparsers, "converge", summary, run, _NOTES)
    add_board(parser)
    parser.add_argument("--player", default="mc", metavar="SPEC", help="who thinks (mc)")
    parser.add_argument(
        "--trials",
        type=_counts,
        default="10,100,1000,10000",
        metavar="T1,T2,..",
        help="numbers of trials a move (10,100,1000,10000)",
    )
    parser.add_argument(
        "--runs", type=whole_number, default=200, metavar="R", help="runs for each of them (200)"
    )
    add_game_options(parser, size="the board's", seed="0")
    parser.set_defaults(seed=0)


def run(args: argparse.Namespace) -> int:
    """Let the player think ever longer, write what it finds, and return the exit code."""
    from tttmc_app.experiments.convergence import Convergence, converge

    position, player, seed = position_of(args), machine_spec(args.player), seed_of(args)
    found, code = Convergence(position, player, seed, args.runs), 0
    begun = perf_counter()
    with Progress("thinking") as progress:
        try:
            for found in converge(position, player, args.trials, seed, args.runs):
                progress.show(round(100 * found.share), 100, " %")
        except KeyboardInterrupt:
            code = 130
    seconds = perf_counter() - begun
    if args.json:
        print(json.dumps(_as_json(found, seconds), allow_nan=False))
    else:
        print("\n".join(_as_text(found, seconds)))
    return code


def _counts(text: str) -> list[int]:
    """Read numbers with commas between them."""
    return [whole_number(part) for part in text.split(",") if part.strip()]


def _as_text(found: Convergence, seconds: float) -> list[str]:
    from tttmc_app.cli.table import board_table
    from tttmc_app.core import square_name

    position, rules = found.position, found.position.rules
    columns = _columns(found)
    lines = [
        f"{rules.describe()}, {position.to_move} to move; {found.player.text}, seed {found.seed}",
        "",
        *board_table(position),
        "",
    ]
    names = [f"{square_name(rules.square(i))} ({found.results[rules.square(i)]})" for i in columns]
    rows = [["trials", "losing move", "95 % interval", *names]]
    rows += [_row(point, columns) for point in found.points if point.runs]
    if found.exact is not None and found.exact_losing is not None:
        exact = [found.exact[i] for i in columns]
        shown = ["" if value is None else f"{value:+.4f}" for value in exact]
        rows.append(["∞", f"{found.exact_losing:.1%}", "calculated", *shown])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        lines.append("  ".join(cell.rjust(width) for cell, width in cells).rstrip())
    lines += [
        "",
        f"{found.runs:,} runs each, {seconds:.1f} s; values are per trial ± standard error",
    ]
    if unproven := max((point.unproven for point in found.points), default=0):
        lines.append(f"Up to {unproven} runs chose a move of which nothing is proven.")
    return [*lines, found.note] if found.note else lines


def _columns(found: Convergence) -> list[int]:
    """Return the squares to show: the best in the limit, or after the most trials."""
    values = found.exact or (found.points[-1].values if found.points else ())
    known = [i for i, value in enumerate(values) if value is not None]
    best = sorted(known, key=lambda i: -(values[i] or 0.0))[:_COLUMNS]
    return [i for i in best if found.position.rules.square(i) in found.results]


def _row(point: ConvergencePoint, columns: Sequence[int]) -> list[str]:
    interval = point.losing_interval
    cells = [f"{point.trials:,}", f"{point.losing_chance:.1%}"]
    cells.append(f"{100 * interval.low:.1f}–{100 * interval.high:.1f}%")
    for i in columns:
        value, error = point.values[i], point.errors[i]
        text = "" if value is None else f"{value:+.4f}"
        cells.append(text if error is None else f"{text} ± {error:.4f}")
    return cells


def _as_json(found: Convergence, seconds: float) -> dict[str, object]:
    position, size = found.position, found.position.rules.size
    results = [
        found.results.get(position.rules.square(i)) for i in range(position.rules.square_count)
    ]
    return {
        "board": position.text,
        "to_move": position.to_move,
        "player": found.player.text,
        "seed": found.seed,
        "results": _grid(results, size),
        "exact": None if found.exact is None else _grid(found.exact, size),
        "exact_losing_chance": found.exact_losing,
        "note": found.note,
        "rows": [_row_json(point, size) for point in found.points],
        "seconds": seconds,
    }


def _row_json(point: ConvergencePoint, size: int) -> dict[str, object]:
    losing, worse = point.losing_interval, point.worse_interval
    # JSON has no infinity, which the error of a single trial is.
    errors = [e if e is not None and math.isfinite(e) else None for e in point.errors]
    return {
        "trials": point.trials,
        "scores": _grid(point.values, size),
        "standard_errors": _grid(errors, size),
        "runs": point.runs,
        "losing": point.losing,
        "losing_chance": point.losing_chance,
        "losing_interval": [losing.low, losing.high],
        "worse": point.worse,
        "worse_interval": [worse.low, worse.high],
        "unproven": point.unproven,
    }


def _grid(values: Sequence[object], size: int) -> list[Sequence[object]]:
    return [values[row * size : (row + 1) * size] for row in range(size)]
