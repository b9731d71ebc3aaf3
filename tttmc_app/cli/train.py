"""`tttmc train`: games that a learner learns from."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    add_game_options,
    machine_spec,
    rules_of,
    seed_of,
    whole_number,
)
from tttmc_app.cli.progress import Progress

if TYPE_CHECKING:
    from tttmc_app.experiments import Training, TrainingScore

_NOTES = """\
The textbook holds positions and the moves that lost there; it is made where there is none, and
a player uses it as learner:textbook=FILE. Every block of games is written at once.

JSON: games, losses, mistakes (in the textbook by now), losses_per_block, block (games in one),
seconds. Ctrl-C ends early (exit code 130) and keeps what was learnt until then."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "train", "let a learner learn by its mistakes", run, _NOTES)
    parser.add_argument("--textbook", required=True, metavar="FILE", help="what keeps the mistakes")
    parser.add_argument(
        "--games", type=whole_number, default=10_000, metavar="G", help="how many (10000)"
    )
    parser.add_argument(
        "--opponent", default="random", metavar="SPEC", help="who plays against it (random)"
    )
    parser.add_argument(
        "--side",
        type=str.lower,
        choices=("x", "o", "both"),
        default="x",
        help="the learner's side (x); with both it changes after every game",
    )
    parser.add_argument(
        "--blame",
        type=str.lower,
        choices=("last", "chain"),
        default="last",
        help="what a loss makes a mistake: the last move (last), or also the one that led to "
        "where every move is one (chain)",
    )
    parser.add_argument(
        "--symmetry", action="store_true", help="take turned and mirrored boards for the same"
    )
    add_game_options(parser, size="3", seed="0")
    parser.set_defaults(seed=0)


def run(args: argparse.Namespace) -> int:
    """Train, write what came of it, and return the exit code."""
    from tttmc_app.experiments import TrainingScore, train

    training = _training(args)
    score = TrainingScore()
    code = 0
    with Progress("training") as progress:
        try:
            for score in train(training):
                note = f"  {score.losses:,} losses, {score.mistakes:,} mistakes known"
                progress.show(score.games, args.games, note)
        except KeyboardInterrupt:
            code = 130
    if args.json:
        print(json.dumps(_as_json(training, score)))
        return code
    played = f"{score.games:,} of {args.games:,} games" if code else f"{score.games:,} games"
    print(f"{played} against {training.opponent.text}, {training.rules.describe()}, ", end="")
    print(f"seed {training.seed}, {score.seconds:.1f} s")
    print(f"losses   {score.losses:,}")
    print(f"mistakes {score.mistakes:,} in {training.textbook}")
    blocks = score.losses_per_block
    if len(blocks) > 1:
        print(f"of {training.block:,} games each, lost: {' '.join(map(str, blocks))}")
    return code


def _training(args: argparse.Namespace) -> Training:
    from pathlib import Path

    from tttmc_app.core import Mark
    from tttmc_app.experiments import Training
    from tttmc_app.players import Blame

    return Training(
        textbook=Path(args.textbook),
        games=args.games,
        rules=rules_of(args),
        seed=seed_of(args),
        opponent=machine_spec(args.opponent),
        side={"x": Mark.X, "o": Mark.O}.get(args.side),
        blame=Blame(args.blame),
        symmetry=args.symmetry,
    )


def _as_json(training: Training, score: TrainingScore) -> dict[str, object]:
    return {
        "games": score.games,
        "losses": score.losses,
        "mistakes": score.mistakes,
        "losses_per_block": score.losses_per_block,
        "block": training.block,
        "seconds": score.seconds,
    }
