"""`tttmc engine`: a machine as an engine for programs that speak the Gomocup protocol."""

from __future__ import annotations

import argparse

from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    machine_spec,
    warn_of_players,
    whole_number,
)

_NOTES = """\
Speaks the Gomocup protocol on standard input and output, for programs that let engines play each
other: START, RECTSTART, RESTART, BEGIN, TURN, BOARD, TAKEBACK, INFO, ABOUT, END. It plays five or
more in a row on boards from 5×5 to 25×25. The time limit per move (timeout_turn) cuts a thought
short; a player with few trials or simulations answers sooner."""

DEFAULT_PLAYER = "tree:simulations=1000000"
"""As strong as the time limit allows, within the memory limit of Gomocup's tournaments."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "engine", "play as an engine for other programs", run, _NOTES)
    text = f"who plays ({DEFAULT_PLAYER})"
    parser.add_argument("--player", default=DEFAULT_PLAYER, metavar="SPEC", help=text)
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="seed of the moves (1)"
    )


def run(args: argparse.Namespace) -> int:
    """Answer commands until END or the end of the input, and return the exit code."""
    from tttmc_app.cli.gomocup_engine import serve

    player = machine_spec(args.player)
    warn_of_players([player])
    serve(player, args.seed)
    return 0
