"""`tttmc match`: many games between two players."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import print_forfeits
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    add_game_options,
    machine_spec,
    rules_of,
    seed_of,
    warn_of_students,
    whole_number,
)

if TYPE_CHECKING:
    from tttmc_app.experiments.score import Score

_NOTES = """\
A player that fails or makes an illegal move forfeits the game. The output names the player and the
first reason.

JSON: games, x_wins, o_wins, ties, seconds_per_game, x_forfeits and o_forfeits (included in the
other side's wins), x_forfeit_reason and o_forfeit_reason (the first; "" for none).

Ctrl-C ends early (exit code 130) with the score of the games played so far."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "match", "play many games between two players", run, _NOTES)
    parser.add_argument("x", metavar="X_SPEC", help="the player that moves first")
    parser.add_argument("o", metavar="O_SPEC", help="its opponent")
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="G", help="number of games (100)"
    )
    add_game_options(parser, size="3", seed="0")
    parser.set_defaults(seed=0)


def run(args: argparse.Namespace) -> int:
    """Play the match, print its score, and return the exit code."""
    from tttmc_app.core.numbers import duration_text
    from tttmc_app.experiments.games import play_match
    from tttmc_app.experiments.score import Forfeits, Score, score_of

    rules, seed = rules_of(args), seed_of(args)
    players = (machine_spec(args.x), machine_spec(args.o))
    warn_of_students(players)
    score = Score()
    code = 0
    with ProgressBar("match") as progress:
        try:
            for game in play_match(rules, players, args.games, seed):
                score += score_of(game)
                note = f"  X {score.x_wins}, O {score.o_wins}, ties {score.ties}"
                progress.show(score.games, args.games, note)
        except KeyboardInterrupt:
            code = 130
    if args.json:
        print(json.dumps(_as_json(score)))
        return code
    played = f"{score.games} of {args.games} games" if code else f"{score.games} games"
    time = duration_text(score.seconds.mean)
    print(f"X {players[0].text}  against  O {players[1].text}")
    print(f"{played}, {rules.describe()}, seed {seed}, {time} per game")
    for label, count in (("X wins", score.x_wins), ("O wins", score.o_wins), ("ties", score.ties)):
        print(f"{label:<7}{count:>9}{100 * count / max(1, score.games):>8.1f} %")
    print_forfeits(
        [
            Forfeits("X", score.x_forfeits, score.x_reason),
            Forfeits("O", score.o_forfeits, score.o_reason),
        ]
    )
    return code


def _as_json(score: Score) -> dict[str, float | str]:
    return {
        "games": score.games,
        "x_wins": score.x_wins,
        "o_wins": score.o_wins,
        "ties": score.ties,
        "seconds_per_game": score.seconds.mean,
        "x_forfeits": score.x_forfeits,
        "o_forfeits": score.o_forfeits,
        "x_forfeit_reason": score.x_reason,
        "o_forfeit_reason": score.o_reason,
    }
