"""`tttmc sweep`: many games for each of several values of a setting."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import (
    GAMES_ARE_SAVED,
    add_run_options,
    print_forfeits,
    print_played,
    run_plan,
)
from tttmc_app.cli.output import print_table
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
)

if TYPE_CHECKING:
    from tttmc_app.experiments.sweep import SweepPlan, SweepSummary

_NOTES = f"""\
Without --against the player plays itself, with the same value on both sides. Values are
comma-separated: --trials 5,10,50 or --vary other=0,1,2.

A player that fails or makes an illegal move forfeits the game. The output names the player and the
first reason.

JSON: the run as in `tttmc results`, parameter, and rows. A row has the value under the parameter's
name; the counts games, x_wins, ties, o_wins, wins and losses (the player's, or X's if it plays
itself), resignations, forfeits, player_forfeits and opponent_forfeits (X's and O's if it plays
itself), each with the first ..._forfeit_reason ("" for none); the shares x_wins_share and so on;
their Wilson 95 % intervals x_wins_interval, ties_interval, o_wins_interval; and the elapsed times
seconds_per_game and seconds_per_move (means), each with ..._deviation, ..._median, ..._quartile_1
and ..._quartile_3. CSV has the same columns, with ..._low and ..._high for an interval;
`tttmc results columns` explains each.

{GAMES_ARE_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_options(
        add_command(
            subparsers, "sweep", "play many games with each value of a setting", run, _NOTES
        )
    )


def run(args: argparse.Namespace) -> int:
    """Play the sweep, write its table, and return the exit code."""
    return print_played(run_plan(args), as_json=args.json)


def print_results(plan: SweepPlan, summary: SweepSummary, _seconds: float) -> None:
    """Print a sweep's table."""
    from tttmc_app.experiments.sweep import sweep_forfeits, sweep_table

    opponent, side = plan.against, (plan.side or "both").lower()
    against = f"{opponent.text}, its side: {side}" if opponent else "itself"
    print(f"{_fixed_text(plan)} against {against}")
    headings, rows = sweep_table(plan, summary)
    print_table(list(map(str, headings)), [list(map(str, row)) for row in rows])
    print_forfeits(sweep_forfeits(plan, summary))
    print("Shares: with Wilson's 95 % interval. Elapsed times: median, with the middle half; of a")
    print("move, only choosing it, which the window does step by step and shows meanwhile.")


def _fixed_text(plan: SweepPlan) -> str:
    """Return the player as written in commands, without the parameter that varies."""
    from tttmc_app.players.parameter import join_settings

    written = plan.player.settings
    fixed = join_settings((name, value) for name, value in written if name != plan.parameter)
    return f"{plan.player.kind.name}:{fixed}" if fixed else plan.player.kind.name
