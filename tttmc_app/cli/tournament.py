"""`tttmc tournament`: every player against every other."""

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
    from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary

_NOTES = f"""\
Every pair of players meets in G games, each player with X in half of them; if G is odd, the player
named first has X in the extra game. With --openings, the first moves of each game are drawn so that
both sides have about equal chances. With --end-proven, a short proof after each move may end a
game. Ratings are Bradley-Terry strengths on Elo's scale with a mean of 0 and 95 % intervals. A tie
is half a win. One virtual draw per pair keeps the ratings finite.

JSON: the run as in `tttmc results`, virtual_draws, players and pairs. A player, the highest rating
first, has player, rating, interval, points, games, wins, ties, losses, forfeits, moves,
seconds_per_move, its ..._deviation and ..._median, and the first forfeit_reason. A pair, once for
each side, has x, o, games, x_wins, o_wins, ties, a Wilson 95 % ..._interval of each share,
seconds_per_game, x_forfeits and o_forfeits. CSV has the players.

{GAMES_ARE_SAVED}"""

_MAX_COLUMNS = 12
"""Cross tables with more players are too wide for a terminal."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_options(
        add_command(
            subparsers,
            "tournament",
            "play every player against every other and rate them",
            run,
            _NOTES,
        )
    )


def run(args: argparse.Namespace) -> int:
    """Play the tournament, write its tables, and return the exit code."""
    return print_played(run_plan(args), as_json=args.json)


def print_results(plan: TournamentPlan, summary: TournamentSummary, _seconds: float) -> None:
    """Print the standings and the cross table."""
    from tttmc_app.experiments.tournament import tournament_forfeits

    standings = summary.standings
    print_table(
        ["", "player", "rating", "95 %", "points", "won", "tied", "lost", "ms/move"],
        [
            [
                str(place),
                row.player,
                f"{round(row.rating):+}",  # +0, not -0
                f"{round(row.interval.low):+} to {round(row.interval.high):+}",
                f"{row.points:g}",
                f"{row.wins:,}",
                f"{row.ties:,}",
                f"{row.losses:,}",
                f"{1000 * row.pace.quartiles.median:,.2f}",
            ]
            for place, row in enumerate(standings, start=1)
        ],
        left=2,
    )
    print_forfeits(tournament_forfeits(plan, summary))
    if len(standings) > _MAX_COLUMNS:
        return
    print("\nwon-tied-lost by the row's player against the column's")
    rows: list[list[str]] = []
    for place, row in enumerate(standings, start=1):
        cells: list[str] = []
        for column in standings:
            score = summary.between(row.index, column.index)
            alone = column.index == row.index
            cells.append("." if alone else f"{score.x_wins}-{score.ties}-{score.o_wins}")
        rows.append([str(place), *cells])
    print_table(["", *(str(place) for place in range(1, len(standings) + 1))], rows)
