"""`tttmc limits`: how a player moves in the limit of infinitely many trials."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import RUN_IS_SAVED, add_run_options, recipe_of, run_study
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
)

if TYPE_CHECKING:
    from tttmc_app.experiments.limit_study import LimitsStudy
    from tttmc_app.experiments.limits import Limits, SideLimits

_NOTES = f"""\
This calculates instead of sampling: in every position, the player's exact scores are compared with
the true value of each move. Rotated and mirrored positions count once. The player chooses at random
among squares that are exactly equal. The opponent knows the player and tries only to beat it. SPEC
is mc with its weights, or forward. Boards up to 4×4 are possible; 4×4 takes half a minute.

JSON: player, size, line, reverse, position_count, opening, as_x and as_o, seconds, run. A side has
lost_to_best_reply (the chance of losing to that opponent; 1 means always), line (such a game),
reached and elsewhere (how many positions have a best square that is a mistake, in the player's own
games and in others) and positions, the first of each kind. A position has board, to_move, best
[[row, column], ..], scores and results by row (win, draw or loss for the side to move), mistakes,
reached, lost_to_best_reply and reply (its worst choice and the moves that follow). CSV has the
positions.

{RUN_IS_SAVED}"""

_SHOWN = 8


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "calculate how good a player gets with infinitely many trials"
    parser = add_command(subparsers, "limits", summary, run, _NOTES)
    add_run_options(parser, "boards with mistakes")


def run(args: argparse.Namespace) -> int:
    """Calculate the limits, print them, and return the exit code."""
    recipe = recipe_of(args)
    made = run_study(args, recipe, "calculating", _show)
    if made.code or made.found is None:
        return made.code  # an unfinished calculation has no results
    if args.json:
        print(json.dumps(made.as_json(), allow_nan=False))
    else:
        print_results(recipe, made.found, made.seconds)
    return made.code


def _show(bar: ProgressBar, limits: Limits) -> None:
    from tttmc_app.core.counted import POSITIONS

    bar.show_share(limits.share, f"  {POSITIONS.all(limits.position_count)}")


def print_results(_study: LimitsStudy, limits: Limits, seconds: float) -> None:
    """Print a player's limits."""
    print("\n".join(_as_text(limits, seconds)))


def _as_text(limits: Limits, seconds: float) -> list[str]:
    from tttmc_app.core.numbers import duration_text
    from tttmc_app.experiments.limits import opening_text

    took = duration_text(seconds)
    lines = [
        f"{limits.name}, {limits.rules.describe()}: the limit of infinitely many trials",
        f"{limits.position_count:,} positions (rotated and mirrored ones once), {took}",
    ]
    if limits.opening is not None:
        lines.append(f"{opening_text(limits.opening)}.")
    for side in limits.sides:
        lines += ["", *_side_text(side)]
    return lines


def _side_text(side: SideLimits) -> list[str]:
    from tttmc_app.experiments.limits import choice_text, lost_text, mistakes_text, squares_text

    lines = [str(lost_text(side)), str(mistakes_text(side))]
    reached = [position for position in side.positions if position.reached]
    lines += [
        f"  {found.position.text}  {choice_text(found)}; then {squares_text(found.reply)}"
        for found in reached[:_SHOWN]
    ]
    if side.reached > _SHOWN:
        lines.append(f"  … and {side.reached - _SHOWN:,} more (--json lists up to {len(reached)})")
    return lines
