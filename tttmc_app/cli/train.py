"""`tttmc train`: trains a learner."""

from __future__ import annotations

from tttmc_app.cli.lab import RUN_IS_SAVED, add_run_command
from tttmc_app.cli.parser import Subparsers

_NOTES = f"""\
The textbook lists positions with the moves that lost there. It is created if necessary; a player
uses it as learner:textbook=FILE. It is updated after every block of games.

JSON: games, losses, mistakes (now in the textbook), losses_per_block, block (its size), seconds,
run. CSV has the blocks. Ctrl-C ends early (exit code 130) and keeps what was learnt.

{RUN_IS_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_command(subparsers, "train", "train a learner on thousands of games", _NOTES)
