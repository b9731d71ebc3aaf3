"""`tttmc train`: trains a learner."""

from __future__ import annotations

import argparse
import json
from functools import partial
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import RUN_IS_SAVED, add_file_options, run_study
from tttmc_app.cli.output import ProgressBar, printable
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    add_game_options,
    machine_spec,
    rules_of,
    seed_of,
    warn_of_players,
    whole_number,
)

if TYPE_CHECKING:
    from tttmc_app.experiments.training import Training, TrainingScore

_NOTES = f"""\
The textbook lists positions with the moves that lost there. It is created if necessary; a player
uses it as learner:textbook=FILE. It is updated after every block of games.

JSON: games, losses, mistakes (now in the textbook), losses_per_block, block (its size), seconds,
run. CSV has the blocks. Ctrl-C ends early (exit code 130) and keeps what was learnt.

{RUN_IS_SAVED}"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "train", "train a learner on thousands of games", run, _NOTES)
    parser.add_argument(
        "--textbook", required=True, metavar="FILE", help="the learner's file of known mistakes"
    )
    parser.add_argument(
        "--games", type=whole_number, default=10_000, metavar="G", help="number of games (10000)"
    )
    parser.add_argument(
        "--opponent", default="random", metavar="SPEC", help="its opponent (random)"
    )
    parser.add_argument(
        "--side",
        type=str.lower,
        choices=("x", "o", "both"),
        default="x",
        help="the learner's side (x); both: it changes after every game",
    )
    parser.add_argument(
        "--blame",
        type=str.lower,
        choices=("last", "chain"),
        default="last",
        help="which moves become mistakes after a loss: only the last one (last), or also those "
        "that led to positions with nothing but mistakes (chain)",
    )
    parser.add_argument(
        "--symmetry", action="store_true", help="treat rotated and mirrored boards as the same"
    )
    add_game_options(parser, size="3", seed="0")
    parser.set_defaults(seed=0)
    add_file_options(parser)


def run(args: argparse.Namespace) -> int:
    """Train, print the results, and return the exit code."""
    from tttmc_app.experiments.training import TrainingScore

    training = _training(args)
    made = run_study(args, training, "training", partial(_show, args.games))
    score = made.found or TrainingScore()
    if args.json:
        print(json.dumps(score.as_json() | {"run": made.run or None}))
    else:
        print_results(training, score, score.seconds)
    return made.code


def _show(games: int, bar: ProgressBar, score: TrainingScore) -> None:
    note = f"  {score.losses:,} losses, {score.mistakes:,} mistakes known"
    bar.show(score.games, games, note)


def print_results(training: Training, score: TrainingScore, _seconds: float) -> None:
    """Print the results of training."""
    from tttmc_app.core.numbers import duration_text

    part = f"{score.games:,} of " if score.games < training.games else ""
    print(f"{part}{training.games:,} games against {training.opponent.text}, ", end="")
    print(f"{training.rules.describe()}, seed {training.seed}, {duration_text(score.seconds)}")
    print(f"losses   {score.losses:,}")
    print(printable(f"mistakes {score.mistakes:,} in {training.textbook}"))
    blocks = score.losses_per_block
    if len(blocks) > 1:
        print(f"losses per {training.block:,} games: {' '.join(map(str, blocks))}")


def _training(args: argparse.Namespace) -> Training:
    from pathlib import Path

    from tttmc_app.experiments.recipe import side_from
    from tttmc_app.experiments.training import Training
    from tttmc_app.players.mistakes import Blame

    opponent = machine_spec(args.opponent)
    warn_of_players([opponent])
    return Training(
        textbook=Path(args.textbook).absolute(),
        games=args.games,
        rules=rules_of(args),
        seed=seed_of(args),
        opponent=opponent,
        side=side_from(args.side),
        blame=Blame(args.blame),
        symmetry=args.symmetry,
    )
