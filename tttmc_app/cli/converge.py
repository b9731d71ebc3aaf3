"""`tttmc converge`: how a board's scores settle as the number of trials grows."""

from __future__ import annotations

import argparse
import json
from math import isfinite
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import RUN_IS_SAVED, add_run_options, recipe_of, run_study
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import (
    BOARD_NOTES,
    Subparsers,
    add_command,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tttmc_app.experiments.convergence import Convergence, ConvergencePoint
    from tttmc_app.experiments.convergence_study import ConvergenceStudy

_NOTES = f"""\
{BOARD_NOTES}

For every number of trials, the scores are those of `tttmc analyse` with the same seed, per trial,
with their standard errors. Independent runs count how often a losing move is chosen, with Wilson's
95 % interval; for infinitely many trials this is calculated. A move counts as losing if it provably
loses against best play. SPEC is mc or forward, whose samples count as trials.

JSON: board, to_move, player, seed, results by row (win, draw, loss, unknown or null), exact (values
by row, or null), exact_losing_chance, note, rows, seconds, run. A row has trials, scores and
standard_errors by row, runs, losing, losing_chance, losing_interval [low, high], worse (moves that
are not best, including losing ones), worse_interval, unproven. CSV has the rows. Ctrl-C ends early
(exit code 130) with the results so far.

{RUN_IS_SAVED}"""

_COLUMNS = 4


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "show how scores settle with more trials"
    parser = add_command(subparsers, "converge", summary, run, _NOTES)
    add_run_options(parser)


def run(args: argparse.Namespace) -> int:
    """Run the player with each number of trials, print the results, and return the exit code."""
    recipe = recipe_of(args)
    made = run_study(args, recipe, "thinking", _show)
    if made.found is None:
        return made.code
    if args.json:
        print(json.dumps(made.as_json(), allow_nan=False))
    else:
        print_results(recipe, made.found, made.seconds)
    return made.code


def _show(bar: ProgressBar, found: Convergence) -> None:
    bar.show_share(found.share)


def print_results(_study: ConvergenceStudy, found: Convergence, seconds: float) -> None:
    """Print how scores settle."""
    print("\n".join(_as_text(found, seconds)))


def _as_text(found: Convergence, seconds: float) -> list[str]:
    from tttmc_app.cli.output import aligned, board_table, result_text
    from tttmc_app.core import square_name
    from tttmc_app.core.numbers import duration_text, signed

    position, rules = found.position, found.position.rules
    columns, took = _columns(found), duration_text(seconds)
    lines = [
        f"{rules.describe()}, {position.to_move} to move; {found.player.text}, seed {found.seed}",
        "",
        *board_table(position),
        "",
    ]
    squares = [rules.square(i) for i in columns]
    names = [f"{square_name(each)} ({result_text(found.results[each])})" for each in squares]
    rows = [["trials", "losing move", "95 % interval", *names]]
    rows += [_row(point, columns) for point in found.points if point.runs]
    if found.exact is not None and found.exact_losing is not None:
        exact = [found.exact[i] for i in columns]
        shown = ["" if value is None else signed(value, 4) for value in exact]
        rows.append(["∞", f"{100 * found.exact_losing:.1f} %", "calculated", *shown])
    lines += [
        *aligned(rows, left=0),
        "",
        f"{found.runs:,} runs per number, {took}; values: per trial ± standard error",
    ]
    if unproven := max((point.unproven for point in found.points), default=0):
        lines.append(f"Up to {unproven} runs chose a move whose result isn't proven.")
    return [*lines, str(found.note)] if found.note else lines


def _columns(found: Convergence) -> list[int]:
    """Return the squares to show: the best in the limit, or else the best with the most trials."""
    scored = found.scored_points
    values = found.exact or (scored[-1].values if scored else ())
    known = [i for i, value in enumerate(values) if value is not None]
    best = sorted(known, key=lambda i: -(values[i] or 0.0))[:_COLUMNS]
    return [i for i in best if found.position.rules.square(i) in found.results]


def _row(point: ConvergencePoint, columns: Sequence[int]) -> list[str]:
    from tttmc_app.core.numbers import signed

    interval = point.losing_interval
    cells = [f"{point.trials:,}", f"{100 * point.losing_chance:.1f} %"]
    cells.append(f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %")
    for i in columns:
        value, error = point.values[i], point.errors[i]
        text = "" if value is None else signed(value, 4)
        if error is not None:
            text += f" ± {error:.4f}" if isfinite(error) else " ± ∞"
        cells.append(text)
    return cells
