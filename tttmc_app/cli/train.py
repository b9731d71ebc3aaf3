"""`tttmc train`: trains a learner."""

from __future__ import annotations

import argparse
import json
from functools import partial
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import RUN_IS_SAVED, add_run_options, recipe_of, run_study
from tttmc_app.cli.output import ProgressBar, printable
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
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
    add_run_options(parser)


def run(args: argparse.Namespace) -> int:
    """Train, print the results, and return the exit code."""
    from tttmc_app.experiments.training import TrainingScore

    training = recipe_of(args)
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
