"""`tttmc limits`: what a player does in the limit of infinitely many trials."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import RUN_IS_SAVED, add_file_options, study
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    add_rules_options,
    machine_spec,
    rules_of,
)

if TYPE_CHECKING:
    from tttmc_app.experiments.limit_study import LimitsStudy
    from tttmc_app.experiments.limits import LimitPosition, Limits, SideLimits

_NOTES = f"""\
This calculates instead of sampling: in every position, the player's exact scores are compared with
the true value of each move. Rotated and mirrored positions count once. The player chooses at random
among squares that are exactly equal. The opponent knows the player and tries only to beat it. SPEC
is mc with its weights, or forward. Boards up to 4×4 are possible; those take half a minute.

JSON: player, size, line, reverse, position_count, opening, as_x and as_o, seconds, run. A side has
lost_to_best_reply (the chance of losing to that opponent; 1 is always), line (such a game), reached
and elsewhere (how many positions have a best square that is a mistake, in the player's own games
and in others) and positions, the first of both kinds. A position has board, to_move, best [[row,
column], ..], scores and results by row (win, draw or loss for the side to move), mistakes, reached,
lost_to_best_reply and reply (its worst choice and the moves that follow). CSV has the positions.

{RUN_IS_SAVED}"""

_SHOWN = 8


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "calculate how good a player can get with ever more trials"
    parser = add_command(subparsers, "limits", summary, run, _NOTES)
    parser.add_argument("player", metavar="SPEC", help="such as mc:current=1,other=1 or forward")
    add_rules_options(parser, size="3")
    add_file_options(parser, "boards on which it errs")


def run(args: argparse.Namespace) -> int:
    """Calculate the limits, print them, and return the exit code."""
    from tttmc_app.experiments.limit_study import LimitsStudy
    from tttmc_app.experiments.limits import Limits

    recipe = LimitsStudy(machine_spec(args.player), rules_of(args))
    made = study(args, recipe, "calculating", Limits, _show)
    if made.code:
        return made.code  # an unfinished calculation has no results
    assert isinstance(made.found, Limits)
    if args.json:
        print(json.dumps(made.as_json(), allow_nan=False))
    else:
        print_results(recipe, made.found, made.seconds)
    return made.code


def _show(bar: ProgressBar, limits: Limits) -> None:
    bar.show_share(limits.share, f"  {limits.position_count:,} positions")


def print_results(_study: LimitsStudy, limits: Limits, seconds: float) -> None:
    """Print a player's limits."""
    print("\n".join(_as_text(limits, seconds)))


def _as_text(limits: Limits, seconds: float) -> list[str]:
    from tttmc_app.core import square_name

    lines = [
        f"{limits.name}, {limits.rules.describe()}: the limit of infinitely many trials",
        f"{limits.position_count:,} positions, turned and mirrored ones once, {seconds:.1f} s",
    ]
    if limits.opening is not None:
        best = ", ".join(map(square_name, limits.opening.thought.best))
        lines.append(f"It opens with {best}{_worth(limits.opening)}.")
    for side in limits.sides:
        lines += ["", *_side_text(side)]
    return lines


def _side_text(side: SideLimits) -> list[str]:
    from tttmc_app.experiments.limits import squares_text

    errs = f"{side.reached:,} positions of its own play and {side.elsewhere:,} others"
    lines = [f"as {side.side}     {_lost_words(side.lost)}", f"         errs in {errs}"]
    if side.lost:
        lines.append(f"         such a game: {squares_text(side.line)}")
    reached = [position for position in side.positions if position.reached]
    lines += [f"  {found.position.text}  {_choice_text(found)}" for found in reached[:_SHOWN]]
    if side.reached > _SHOWN:
        lines.append(f"  … and {side.reached - _SHOWN:,} more (--json lists up to {len(reached)})")
    return lines


def _lost_words(lost: float) -> str:
    if lost in (0.0, 1.0):
        return "never loses" if not lost else "loses every time to an opponent who knows it"
    return f"loses with a chance of {lost:.4g} to an opponent who knows it"


def _choice_text(found: LimitPosition) -> str:
    """Say what the player does wrong in a position."""
    from tttmc_app.experiments.limits import RESULTS, squares_text

    chosen, wrong = found.thought.best, found.mistakes
    rules = found.position.rules
    results = sorted({found.results[rules.index(s)] or 0 for s in wrong}, reverse=True)
    what = " or ".join(RESULTS[result] for result in results)
    top = RESULTS[max(result for result in found.results if result is not None)]
    among = "" if len(wrong) == len(chosen) else f" (of {len(chosen)} by lot)"
    return f"{squares_text(wrong)}{among}: {what} for {top}; then {squares_text(found.reply)}"


def _worth(opening: LimitPosition) -> str:
    """Say that the opening moves are no best ones, where that is so."""
    if not opening.mistakes:
        return ""
    return ", a mistake" if opening.always_errs else ", by lot a mistake"
