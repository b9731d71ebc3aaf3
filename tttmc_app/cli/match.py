"""`tttmc match`: many games between two players."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import add_run_options, print_forfeits, print_played, run_plan
from tttmc_app.cli.output import ProgressBar, print_table
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    machine_spec,
    rules_of,
    seed_of,
    warn_of_players,
    whole_number,
)
from tttmc_app.cli.run_time import print_run_time

if TYPE_CHECKING:
    from tttmc_app.experiments.match import MatchPlan, MatchSummary
    from tttmc_app.experiments.score import Score

_NOTES = """\
A player that fails or makes an illegal move forfeits the game. The output names the player and the
first reason.

With --both the players are A and B, and A plays both sides equally often: by number, it is X in the
first half of the G games and O in the second. The k-th games of both halves are a pair (the column
pair of `tttmc results export-games`) and have the same opening: with --openings, M moves drawn so
that both sides have about equal chances.

The output has A's wins, ties and losses with Wilson's 95 % intervals; its score; the difference in
Elo points with half of its 95 % interval; and its superiority, the probability that A is the
stronger. The errors of the last three come from the spread between pairs. Only complete pairs
count: of a match that isn't finished, the output says how many finished games it leaves out.

--sprt LOW,HIGH ends the match as soon as Wald's sequential test accepts a difference of LOW or of
HIGH Elo points, each wrongly in at most about 5 % of matches, and after G games at the latest.
Pairs count in their order, whatever worker finishes first, so the same seed always gives the same
result; games past the decision don't count and aren't kept. As the test ends matches when they look
decided, their scores, shares and Elo differences lean towards its decision.

--control also takes known luck out of the score: what a move at random gained over the mean of all
moves, where at most 9 squares are empty. The expectation stays the same, and the interval is
narrower. The chances of a player's moves must be known: those of random and mc:exact are, those of
Monte Carlo's trials aren't. The values of positions take a few seconds at first on 3×3, and up to
a second per game on larger boards.

JSON: games, x_wins, o_wins, ties, seconds_per_game, x_forfeits and o_forfeits (included in the
other side's wins), x_forfeit_reason and o_forfeit_reason (the first; "" for none). With --both, and
with every other option that saves the match, also a_forfeits and b_forfeits (on either side), A's
wins, losses, their ..._interval, score, score_interval, elo (null if one player took all the
points), elo_error (null if score_interval reaches 0 or 1), superiority, llr and decision ("low",
"high" or null) of the test, pairs (those in which A took 0, ½, 1, 1½ and 2 points), unpaired
(finished games left out), controlled_score and controlled_interval (with --control), and the run as
in `tttmc results`.

--both, --openings, --control, --workers, --dask, --csv, --figure and --resume save the match as a
run, which `tttmc results` lists. Other matches aren't saved, and are played in one process. Ctrl-C
ends either early (exit code 130) with the score so far; --resume RUN continues a saved one."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "match", "play many games between two players", run, _NOTES)
    parser.add_argument("x", metavar="A", nargs="?", help="the player that moves first")
    parser.add_argument("o", metavar="B", nargs="?", help="its opponent")
    parser.add_argument("--both", action="store_true", help="A plays both sides equally often")
    parser.add_argument(
        "--openings",
        type=whole_number,
        default=0,
        metavar="M",
        help="moves drawn before each game; A has both sides of an opening (0)",
    )
    parser.add_argument(
        "--sprt",
        type=_bounds,
        metavar="LOW,HIGH",
        help="stop when a sequential test decides between these Elo differences",
    )
    parser.add_argument(
        "--control",
        action="store_true",
        help="also take known luck out of the score, against random players for example",
    )
    add_run_options(
        parser, "number of games (100)", ("x", "o", "both", "openings", "sprt", "control")
    )


def _bounds(word: str) -> tuple[float, float]:
    """Read the bounds of a sequential test."""
    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.match import parse_bounds

    try:
        return parse_bounds(word)
    except TttmcError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(args: argparse.Namespace) -> int:
    """Play the match, print its score, and return the exit code."""
    if isinstance(args.resume, str) and not args.resume.isdecimal() and args.o is None:
        # argparse took a player for the run
        players = (args.x, args.resume) if args.resume_is_last else (args.resume, args.x)
        args.x, args.o = players
        args.resume = True
    saved = ("both", "openings", "sprt", "control", "csv", "figure", "workers", "dask", "resume")
    if any(getattr(args, name) not in (None, False, 0) for name in saved):
        return print_played(run_plan(args, plan_of), as_json=args.json)
    _check_players(args)
    return _run_unsaved(args)


def _check_players(args: argparse.Namespace) -> None:
    from tttmc_app.core import TttmcError

    if args.o is None:
        raise TttmcError("a match needs two players: tttmc match A B")


def plan_of(args: argparse.Namespace) -> MatchPlan:
    """Return the match that the options describe; raise TttmcError for an invalid one."""
    from tttmc_app.experiments.match import MatchPlan

    _check_players(args)
    players = machine_spec(args.x), machine_spec(args.o)
    warn_of_players(players)
    return MatchPlan(
        *players,
        games_each=args.games,
        rules=rules_of(args),
        seed=seed_of(args),
        both=args.both,
        opening=args.openings,
        sprt=args.sprt,
        control=args.control,
    )


def print_results(plan: MatchPlan, summary: MatchSummary, _seconds: float) -> None:
    """Print A's results with their intervals."""
    from tttmc_app.core.numbers import duration_text
    from tttmc_app.experiments.match import match_forfeits
    from tttmc_app.experiments.match_results import match_sentences, share_rows

    own = summary.own
    print(f"A {plan.a.text}  against  B {plan.b.text}")
    sides = "A plays both sides equally often" if plan.both else "A is X"
    print(f"{own.games:,} games, {sides}, {duration_text(own.seconds.mean)} per game")
    print_table(
        ["", "games", "share", "95 %"],
        [
            [str(name), f"{count:,}", share, f"{held} %"]
            for name, count, share, held in share_rows(summary)
        ],
    )
    for sentence in match_sentences(summary):
        print(sentence)
    print_forfeits(match_forfeits(plan, summary))


def _run_unsaved(args: argparse.Namespace) -> int:
    """Play a match that isn't saved."""
    from contextlib import suppress

    from tttmc_app.core import TttmcError
    from tttmc_app.core.numbers import duration_text
    from tttmc_app.experiments.games import play_match
    from tttmc_app.experiments.match import MatchPlan
    from tttmc_app.experiments.score import Forfeits, Score, score_of

    rules, seed = rules_of(args), seed_of(args)
    players = (machine_spec(args.x), machine_spec(args.o))
    warn_of_players(players)
    score = Score()
    code = 0
    if not (args.json or args.quiet):
        with suppress(TttmcError):  # the match itself reports it
            plan = MatchPlan(*players, games_each=args.games, rules=rules, seed=seed, both=False)
            print_run_time(plan, 1, args.games)
    with ProgressBar("match", verbose=args.verbose, timed=True) as progress:
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
