"""`tttmc limits`: what a player does in the limit of infinitely many trials."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import TYPE_CHECKING

from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    add_rules_options,
    machine_spec,
    rules_of,
)
from tttmc_app.cli.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tttmc_app.core import Square
    from tttmc_app.experiments.limits import LimitPosition, Limits, SideLimits

_NOTES = """\
Nothing is sampled: every position is looked at, turned and mirrored ones once, and the player's
exact scores are compared with the true value of every move. It draws by lot among squares that
are exactly equal. The opponent knows the player and plays for nothing but to beat it. Boards up
to 4×4, which take half a minute; SPEC is mc with its weights, or forward.

JSON: player, size, line, reverse, position_count, opening, as_x and as_o, seconds. A side has
lost_to_best_reply (the chance to lose to that opponent: 1 is every time), line (such a game),
reached and elsewhere (numbers of positions where a best square is no best move: met in its own
play, and others) and positions, the first of both kinds. A position has board, to_move, best
[[row, column], ..], scores and results by row (win, draw or loss of the side to move), mistakes,
reached, lost_to_best_reply and reply (its worst choice and how the game goes on)."""

_SHOWN = 8


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "tell how good a player can become with ever more trials"
    parser = add_command(subparsers, "limits", summary, run, _NOTES)
    parser.add_argument("player", metavar="SPEC", help="such as mc:current=1,other=1 or forward")
    add_rules_options(parser, size="3")


def run(args: argparse.Namespace) -> int:
    """Calculate the limits, write them, and return the exit code."""
    from tttmc_app.experiments.limits import Limits, find_limits

    player, rules = machine_spec(args.player), rules_of(args)
    limits = Limits(player, rules, 0.0)
    begun = perf_counter()
    with Progress("calculating") as progress:
        for limits in find_limits(player, rules):
            note = f" %  {limits.position_count:,} positions"
            progress.show(round(100 * limits.share), 100, note)
    seconds = perf_counter() - begun
    if args.json:
        print(json.dumps(_as_json(limits, seconds), allow_nan=False))
    else:
        print("\n".join(_as_text(limits, seconds)))
    return 0


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
    errs = f"{side.reached:,} positions of its own play and {side.elsewhere:,} others"
    lines = [f"as {side.side}     {_lost_words(side.lost)}", f"         errs in {errs}"]
    if side.lost:
        lines.append(f"         such a game: {_names(side.line)}")
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
    chosen, wrong = found.thought.best, found.mistakes
    rules, verdicts = found.position.rules, {1: "win", 0: "draw", -1: "loss"}
    results = sorted({found.results[rules.index(s)] or 0 for s in wrong}, reverse=True)
    what = " or ".join(verdicts[result] for result in results)
    top = verdicts[max(result for result in found.results if result is not None)]
    among = "" if len(wrong) == len(chosen) else f" (of {len(chosen)} by lot)"
    return f"{_names(wrong)}{among}: {what} for {top}; then {_names(found.reply)}"


def _worth(opening: LimitPosition) -> str:
    """Say that the opening moves are no best ones, where that is so."""
    if not opening.mistakes:
        return ""
    return ", a mistake" if opening.always_errs else ", by lot a mistake"


def _names(squares: Sequence[Square]) -> str:
    from tttmc_app.core import square_name

    return " ".join(map(square_name, squares))


def _as_json(limits: Limits, seconds: float) -> dict[str, object]:
    rules = limits.rules
    return {
        "player": limits.name,
        "size": rules.size,
        "line": rules.line_length,
        "reverse": rules.reverse,
        "position_count": limits.position_count,
        "opening": limits.opening and _position_json(limits.opening),
        "as_x": limits.as_x and _side_json(limits.as_x),
        "as_o": limits.as_o and _side_json(limits.as_o),
        "seconds": seconds,
    }


def _side_json(side: SideLimits) -> dict[str, object]:
    return {
        "lost_to_best_reply": _whole(side.lost),
        "line": side.line,
        "reached": side.reached,
        "elsewhere": side.elsewhere,
        "positions": [_position_json(position) for position in side.positions],
    }


def _position_json(found: LimitPosition) -> dict[str, object]:
    size = found.position.rules.size
    words = {1: "win", 0: "draw", -1: "loss"}
    results = [None if result is None else words[result] for result in found.results]
    values = found.thought.values
    return {
        "board": found.position.text,
        "to_move": found.position.to_move,
        "best": found.thought.best,
        "scores": [values[row * size : (row + 1) * size] for row in range(size)],
        "results": [results[row * size : (row + 1) * size] for row in range(size)],
        "mistakes": found.mistakes,
        "reached": found.reached,
        "lost_to_best_reply": _whole(found.lost),
        "reply": found.reply,
    }


def _whole(chance: float) -> float:
    """Return 0 and 1 as whole numbers: they are exact."""
    return int(chance) if chance in (0.0, 1.0) else chance
