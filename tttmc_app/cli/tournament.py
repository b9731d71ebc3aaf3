"""`tttmc tournament`: every player against every other."""

from __future__ import annotations

from tttmc_app.cli.lab import GAMES_ARE_SAVED, add_run_command
from tttmc_app.cli.parser import Subparsers

_NOTES = f"""\
Every pair of players meets in G games, each player with X in half of them; if G is odd, the player
named first has X in the extra game. With --openings, the first moves of each game are drawn so that
both sides have about equal chances. With --end-proven, a short proof after each move may end a
game. Ratings are Bradley-Terry strengths on Elo's scale with a mean of 0 and 95 % intervals. With
--gauntlet, only the first player plays all others, and its rating is 0. A tie is half a win. One
virtual draw per pair keeps the ratings finite.

JSON: the run as in `tttmc results`, virtual_draws, players and pairs. A player, the highest rating
first, has player, rating, interval, points, games, wins, ties, losses, forfeits, moves,
seconds_per_move, its ..._deviation and ..._median, and the first forfeit_reason. A pair, once for
each side, has x, o, games, x_wins, o_wins, ties, a Wilson 95 % ..._interval of each share,
seconds_per_game, x_forfeits and o_forfeits. CSV has the players.

{GAMES_ARE_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_command(
        subparsers, "tournament", "play every player against every other and rate them", _NOTES
    )
