"""How well a file plays: games against Random and against our Monte Carlo on the course's board.

Every file gets equally many trials a move, so that two files can be compared, and beside its games
stand those of a right player with the file's own weights and as many trials.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tttmc_app.core import Mark, Position, Rules, derive_seed
from tttmc_app.core import Weights as PlayerWeights
from tttmc_app.grading.boards import PLAYERX, CourseBoard
from tttmc_app.grading.grading_report import MatchScore, Strength
from tttmc_app.grading.scoring_mistakes import FileWeights
from tttmc_app.grading.submission import Answer, Submission
from tttmc_app.grading.trial_diagnosis import trials_played
from tttmc_app.players import MonteCarlo, Player, RandomPlayer
from tttmc_app.session import move_seed

GAMES = 100
TRIALS = 20
"""A move: 200 games of a file then take about two seconds."""
OPPONENTS: tuple[tuple[str, Player], ...] = (
    ("random", RandomPlayer()),
    ("mc:trials=1000", MonteCarlo()),
)
FEWEST_GAMES = 2
MOST_TRIALS = 100
"""A file that plays more than so many where 20 are asked for plays fewer games."""

_Score = tuple[int, int, int]
"""Wins, ties and losses."""


@dataclass
class References:
    """Keep how right players fare, since files with the same weights share them."""

    seed: int
    known: dict[tuple[FileWeights, str, int], _Score] = field(
        default_factory=dict[tuple[FileWeights, str, int], _Score]
    )

    def score(self, weights: FileWeights, name: str, opponent: Player, games: int) -> _Score:
        """Return the wins, ties and losses of a right player with these weights."""
        key = (weights, name, games)
        if key not in self.known:
            player = MonteCarlo(TRIALS, _playable(weights))
            self.known[key] = self._played(player, name, opponent, games)
        return self.known[key]

    def _played(self, player: Player, name: str, opponent: Player, games: int) -> _Score:
        wins = ties = 0
        for number in range(games):
            seed = derive_seed(self.seed, "reference", name, number)
            side = _side(number)
            position = Position.start(Rules(3))
            while position.outcome is None:
                mine = position.to_move is side
                moved = _move(player if mine else opponent, position, derive_seed(seed, int(mine)))
                position = moved
            wins += position.outcome.winner is side
            ties += position.outcome.winner is None
        return wins, ties, games - wins - ties


def measure(
    submission: Submission, seed: int, wanted: int, references: References
) -> Iterator[Strength]:
    """Yield the strength known so far after every game; the last is all of it."""
    weights = submission.weights
    games, note = _games_for(submission, wanted)
    done: tuple[MatchScore, ...] = ()
    for name, opponent in OPPONENTS:
        reference = references.score(weights, name, opponent, games)
        counted = MatchScore(name, 0, 0, 0, 0, reference)
        for number in range(games):
            counted = _counted(
                submission, counted, opponent, derive_seed(seed, name, number), number
            )
            yield Strength(TRIALS, (*done, counted), note)
        done = (*done, counted)


def _games_for(submission: Submission, wanted: int) -> tuple[int, str]:
    """Return how many games a file plays against each, and why fewer than usual."""
    board = CourseBoard.empty(3)
    grid = submission.grid(board, PLAYERX, TRIALS) if submission.may_call("mc_move") else None
    played = trials_played(grid, board, PLAYERX, submission.weights) if grid else TRIALS
    if played <= MOST_TRIALS:
        return wanted, ""
    games = max(min(FEWEST_GAMES, wanted), wanted * MOST_TRIALS // played // 2 * 2)
    return games, (
        f"{games} games each instead of {wanted}: where {TRIALS} trials are asked for it plays "
        f"about {played}"
    )


def _counted(
    submission: Submission, counted: MatchScore, opponent: Player, seed: int, number: int
) -> MatchScore:
    """Return the count after one game more; whoever makes no legal move loses it."""
    side = _side(number)
    position = Position.start(Rules(3))
    while position.outcome is None:
        if position.to_move is side:
            move = submission.move(position, TRIALS, move_seed(seed, position))
            if isinstance(move, Answer):
                losses, forfeits = counted.losses + 1, counted.forfeits + 1
                why = counted.why or move.trouble
                return replace(counted, losses=losses, forfeits=forfeits, why=why)
            position = position.play(move.square)
        else:
            position = _move(opponent, position, seed)
    winner = position.outcome.winner
    return replace(
        counted,
        wins=counted.wins + (winner is side),
        ties=counted.ties + (winner is None),
        losses=counted.losses + (winner is side.other),
    )


def _move(player: Player, position: Position, seed: int) -> Position:
    *_, thought = player.think(position, move_seed(seed, position))
    assert thought.move is not None
    return position.play(thought.move)


def _side(number: int) -> Mark:
    """Return the file's side in a game: it begins every second one."""
    return Mark.O if number % 2 else Mark.X


def _playable(weights: FileWeights) -> PlayerWeights:
    """Return weights that our player takes: none below zero."""
    return PlayerWeights(max(0.0, weights.current), max(0.0, weights.other))
