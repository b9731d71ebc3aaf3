"""`tttmc limits`: how a player moves in the limit of infinitely many trials."""

from __future__ import annotations

from tttmc_app.cli.lab import RUN_IS_SAVED, add_run_command
from tttmc_app.cli.parser import Subparsers

_NOTES = f"""\
This calculates instead of sampling: in every position, the player's exact scores are compared with
the true value of each move. Rotated and mirrored positions count once. The player chooses at random
among squares that are exactly equal. The opponent knows the player and tries only to beat it. SPEC
is mc with its weights, or forward. Boards up to 4×4 are possible; 4×4 takes half a minute.

Against mc, that opponent can be chosen as a player: exploit with the same weights, such as
tttmc match mc:exact,current=1,other=1 exploit:current=1,other=1.

JSON: player, size, line, reverse, position_count, opening, as_x, as_o, best_reply (that
opponent, or null), seconds, run. A side has
lost_to_best_reply (the chance of losing to that opponent; 1 means always), line (such a game),
reached and elsewhere (how many positions have a best square that is a mistake, in the player's own
games and in others) and positions, the first of each kind. A position has board, to_move, best
[[row, column], ..], scores and results by row (win, draw or loss for the side to move), mistakes,
reached, lost_to_best_reply and reply (its worst choice and the moves that follow). CSV has the
positions.

{RUN_IS_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_command(
        subparsers,
        "limits",
        "calculate how good a player gets with infinitely many trials",
        _NOTES,
        "boards with mistakes",
    )
