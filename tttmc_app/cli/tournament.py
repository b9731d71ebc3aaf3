"""`tttmc tournament`: every player against every other."""

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
)
from tttmc_app.cli.parser import Subparsers, add_command, machine_spec, rules_of, seed_of

if TYPE_CHECKING:
    from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary

_NOTES = f"""\
Every player meets every other in G games, half of them with X; of an odd number the one named
first has X once more. Ratings are Bradley-Terry strengths on Elo's scale, their mean 0, with 95 %
intervals; a tie is half a win, and every pair is given one virtual draw, which keeps ratings
finite.

JSON: what `tttmc results` says of the run, virtual_draws, players (player, rating, interval,
points, games, wins, ties, losses, forfeits, moves, seconds_per_move and its standard
..._deviation, forfeit_reason of the first; the highest rating first) and pairs, both sides of
each: x, o, games, x_wins, o_wins, ties, an ..._interval each (Wilson's, 95 %, of the share),
seconds_per_game, x_forfeits, o_forfeits. CSV has the players.

{KEPT_NOTES}"""

_MOST_COLUMNS = 12
"""A cross table of more players is too wide for a terminal."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "tournament", "let players meet each other and rate them", run, _NOTES
    )
    parser.add_argument("players", nargs="*", metavar="SPEC", help="two players or more")
    add_run_options(parser, "games a pair (100)", ("players",))


def run(args: argparse.Namespace) -> int:
    """Play the tournament, write its tables, and return the exit code."""
    from tttmc_app.experiments.tournament import TournamentSummary

    if isinstance(args.resume, str) and not args.resume.isdecimal():
        args.players.insert(0, args.resume)  # --resume itself takes what stands behind it
        args.resume = True
    played = play(args, plan_of)
    assert isinstance(played.summary, TournamentSummary)
    if args.json:
        from tttmc_app.experiments.report import info_json

        print(json.dumps(info_json(played.info) | played.summary.as_json()))
    else:
        print(played_text(played.info, played.code))
        print_tournament(played.summary)
    return played.code


def print_tournament(summary: TournamentSummary) -> None:
    """Print the standings and the cross table for people."""
    from tttmc_app.experiments.forfeits import tournament_forfeits

    standings = summary.standings
    print_table(
        ["", "player", "rating", "95 %", "points", "won", "tied", "lost", "ms a move"],
        [
            [
                str(place),
                row.player,
                f"{row.rating:+.0f}",
                f"{row.interval.low:+.0f} to {row.interval.high:+.0f}",
                f"{row.points:g}",
                f"{row.wins:,}",
                f"{row.ties:,}",
                f"{row.losses:,}",
                f"{1000 * row.move_times.mean:,.2f}",
            ]
            for place, row in enumerate(standings, start=1)
        ],
        left=2,
    )
    print_forfeits(tournament_forfeits(summary))
    if len(standings) > _MOST_COLUMNS:
        return
    print("\nwon-tied-lost by the player of the row, against that of the column")
    rows: list[list[str]] = []
    for place, row in enumerate(standings, start=1):
        cells: list[str] = []
        for column in standings:
            score = summary.between(row.index, column.index)
            alone = column.index == row.index
            cells.append("." if alone else f"{score.x_wins}-{score.ties}-{score.o_wins}")
        rows.append([str(place), *cells])
    print_table(["", *(str(place) for place in range(1, len(standings) + 1))], rows)


def plan_of(args: argparse.Namespace) -> TournamentPlan:
    """Return the tournament that the options name; raise TttmcError for one that can't be."""
    from tttmc_app.experiments.tournament import TournamentPlan

    players = tuple(map(machine_spec, args.players))
    return TournamentPlan(players, args.games, rules_of(args), seed_of(args))
