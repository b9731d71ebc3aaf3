"""`tttmc sweep`: one parameter of a player, and what becomes of its games."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import (
    KEPT_NOTES,
    add_run_options,
    play,
    played_text,
    print_forfeits,
    print_table,
    share_text,
)
from tttmc_app.cli.parser import Subparsers, add_command, machine_spec, rules_of, seed_of

if TYPE_CHECKING:
    from tttmc_app.experiments.run_info import RunInfo
    from tttmc_app.experiments.sweep import SweepPlan, SweepSummary

_NOTES = f"""\
Without --against the player plays itself, both sides with the value. Values are separated by
commas: --trials 5,10,50 or --vary other=0,1,2.

A player that fails or makes no legal move forfeits the game; who did so, and why first, is told.

JSON: what `tttmc results` says of the run, parameter, and rows: the value under the parameter's
name; counts: games, x_wins, ties, o_wins, wins and losses (the player's own; X's where it plays
itself), resignations, forfeits, player_forfeits and opponent_forfeits (X's and O's where it plays
itself), each with a ..._forfeit_reason (of the first; "" where none is); x_wins_share and so on,
what part of the games the results are; x_wins_interval, ties_interval, o_wins_interval, Wilson's,
95 %, of these shares; seconds_per_game, seconds_per_move, each with its standard ..._deviation, on
the clock. CSV has the same columns, ..._low and ..._high for an interval; `tttmc results columns`
explains each.

{KEPT_NOTES}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "sweep", "play many games with each of several settings", run, _NOTES
    )
    parser.add_argument("--player", default="mc", metavar="SPEC", help="whose setting changes (mc)")
    parser.add_argument("--against", metavar="SPEC", help="its opponent (itself)")
    parser.add_argument(
        "--side",
        type=str.lower,
        choices=("x", "o", "both"),
        default="x",
        help="its side against an opponent (x); with both it has X in half of the games",
    )
    varied = parser.add_mutually_exclusive_group()
    varied.add_argument(
        "--trials", metavar="T1,T2,..", help="the trials a move (5,10,50,100,500,1000,5000)"
    )
    varied.add_argument("--vary", metavar="NAME=V1,..", help="another setting of the player's")
    settings = ("player", "against", "side", "trials", "vary")
    add_run_options(parser, "games with each value (100)", settings)


def run(args: argparse.Namespace) -> int:
    """Play the sweep, write its table, and return the exit code."""
    from tttmc_app.experiments.sweep import SweepSummary

    played = play(args, plan_of)
    assert isinstance(played.summary, SweepSummary)
    if args.json:
        from tttmc_app.experiments.report import info_json

        print(json.dumps(info_json(played.info) | played.summary.as_json()))
    else:
        print(played_text(played.info, played.code))
        print_sweep(played.info, played.summary)
    return played.code


def print_sweep(info: RunInfo, summary: SweepSummary) -> None:
    """Print a sweep's table for people."""
    from tttmc_app.experiments.forfeits import sweep_forfeits
    from tttmc_app.players.parameter import format_value

    settings = info.settings
    player, opponent = str(settings["player"]), settings["against"]
    against = f"{opponent}, its side: {settings['side']}" if opponent else "itself"
    print(f"{player} against {against}")
    print_table(
        [summary.parameter, "games", "X wins", "ties", "O wins", "ms a game", "ms a move"],
        [
            [
                format_value(row.value),
                f"{row.games:,}",
                *(
                    share_text(count, row.games)
                    for count in (row.score.x_wins, row.score.ties, row.score.o_wins)
                ),
                f"{1000 * row.score.seconds.mean:,.2f} ± {1000 * row.score.seconds.deviation:,.2f}",
                f"{1000 * row.move_times.mean:,.2f} ± {1000 * row.move_times.deviation:,.2f}",
            ]
            for row in summary.rows
        ],
    )
    print_forfeits(sweep_forfeits(summary, player, str(opponent) if opponent else None))
    print(
        "Shares with Wilson's 95 % interval in brackets; times with their standard deviation, on "
        "the clock."
    )


def plan_of(args: argparse.Namespace) -> SweepPlan:
    """Return the sweep that the options name; raise TttmcError for one that can't be."""
    from tttmc_app.experiments.plan import side_from
    from tttmc_app.experiments.sweep import TRIALS, SweepPlan

    player = machine_spec(args.player)
    name, values = _varied(args)
    described = player.parameter(name)
    return SweepPlan(
        player=player,
        parameter=name,
        values=tuple(map(described.parse, values)) if values else TRIALS,
        against=None if args.against is None else machine_spec(args.against),
        side=side_from(args.side),
        games_each=args.games,
        rules=rules_of(args),
        seed=seed_of(args),
    )


def _varied(args: argparse.Namespace) -> tuple[str, list[str]]:
    """Return what changes, and the values as they are written; none where none are."""
    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.sweep import split_values

    if args.vary is None:
        return "trials", split_values(args.trials or "")
    name, equals, values = args.vary.partition("=")
    if not equals or not (found := split_values(values)):
        raise TttmcError(f"--vary needs a name and values, such as other=0,1,2, not {args.vary!r}")
    return name.strip(), found
