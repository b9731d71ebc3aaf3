"""`tttmc sweep`: many games for each of several values of a setting."""

from __future__ import annotations

from tttmc_app.cli.lab import GAMES_ARE_SAVED, add_run_command
from tttmc_app.cli.parser import Subparsers

_NOTES = f"""\
Without --against the player plays itself, with the same value on both sides. Values are
comma-separated: --trials 5,10,50 or --vary other=0,1,2. Of up to three --vary, every combination is
played. The board may vary, too: --vary size=3,4,5 or line=3,4; where only the size does, lines are
as long as the board unless --line is shorter.

A player that fails or makes an illegal move forfeits the game. The output names the player and the
first reason.

JSON: the run as in `tttmc results`, parameter, parameters, and rows. A row has its values under the
parameters' names; the counts games, x_wins, ties, o_wins, wins and losses (the player's, or X's if
it plays itself), resignations, forfeits, player_forfeits and opponent_forfeits (X's and O's if it
plays itself), each with the first ..._forfeit_reason ("" for none); the shares x_wins_share and so
on; their Wilson 95 % intervals x_wins_interval, ties_interval, o_wins_interval; and elapsed times,
seconds_per_game and seconds_per_move (means), each with ..._deviation, ..._median, ..._quartile_1
and ..._quartile_3. With --against it also has score, score_interval, elo and elo_error. CSV has the
same columns, with ..._low and ..._high for an interval;
`tttmc results columns` explains each.

{GAMES_ARE_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_command(subparsers, "sweep", "play many games with each value of a setting", _NOTES)
