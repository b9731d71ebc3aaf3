"""`tttmc converge`: how a board's scores settle as the number of trials grows."""

from __future__ import annotations

from tttmc_app.cli.lab import RUN_IS_SAVED, add_run_command
from tttmc_app.cli.parser import BOARD_NOTES, Subparsers

_NOTES = f"""\
{BOARD_NOTES}

For every number of trials, the scores are those of `tttmc analyse` with the same seed, per trial,
with their standard errors. Independent runs count how often a move is chosen that gives up the
proven result (it turns a win into a tie or a loss, or a tie into a loss), with Wilson's 95 %
interval; for infinitely many trials this is calculated. SPEC is mc or forward, whose samples count
as trials.

JSON: board, to_move, player, seed, results by row (win, draw, loss, unknown or null), exact (values
by row, or null), exact_losing_chance, note, rows, seconds, run. A row has trials, scores and
standard_errors by row, runs, losing (proven to lose), losing_chance, losing_interval [low, high],
worse (moves that give up the proven result), worse_interval, unproven. CSV has the rows. Ctrl-C
ends early (exit code 130) with the results so far.

{RUN_IS_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_command(subparsers, "converge", "show how scores settle with more trials", _NOTES)
