"""The strength of a file against Random and Monte Carlo on the course's board.

Every file plays the same number of trials per move, so that files can be compared. The reference
solution plays the same games with the file's weights and the same number of trials.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from threading import Event

from tttmc_app.core import Mark, Position, Rules, Square, Text, Weights, derive_seed
from tttmc_app.grading.boards import PLAYERX, CourseBoard
from tttmc_app.grading.checks import Answer, Check, CheckFailure, CheckResult, Cost, Part
from tttmc_app.grading.grading_report import (
    ExampleGame,
    MatchScore,
    Strength,
    StrengthVerdict,
    score,
)
from tttmc_app.grading.observed_move import ObservedMove
from tttmc_app.grading.submission import GradingStoppedError, Submission
from tttmc_app.players import Player, PlayerSpec, default_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.session import move_seed

DEFAULT_GAMES = 100
TRIALS = 20
"""Trials per move; 200 games of a file then take about two seconds."""
OPPONENTS = (default_spec("random"), default_spec("mc"))
MIN_GAMES = 2
STRENGTH_CHECKS = (
    Check("strength", Text("games against Random"), 10, Part.STRENGTH),
    Check("strength", Text("games against Monte Carlo"), 20, Part.STRENGTH),
)
"""One check for each opponent."""
_WEAKEST = (0.5, 0.02)
"""The score per game of a player who moves at random, against each opponent."""
_CLEARLY = 4.5
"""How many standard errors below the reference solution a file without other mistakes must score
to lose points, so that chance costs at most one correct file in 100,000 any."""
MAX_TRIALS = 100
"""A file that plays more trials than this plays fewer games."""

_Results = tuple[int, int, int]
"""Wins, ties and losses."""
_Known = dict[tuple[Weights, str, int], _Results]
"""The results by the weights, an opponent and a number of games."""


@dataclass
class ReferenceScores:
    """The reference solution's scores, which files with the same weights share."""

    seed: int
    known: _Known = field(default_factory=_Known)
    stopped: Event = field(default_factory=Event)
    """Set when grading is stopped: tens of thousands of games take many seconds."""

    def score(self, weights: Weights, opponent: PlayerSpec, games: int) -> _Results:
        """Return the wins, ties and losses of the reference solution with these weights.

        Raises GradingStoppedError once grading is stopped.
        """
        name = opponent_name(opponent)
        if (weights, name, games) not in self.known:
            # Our player rejects negative weights.
            player = MonteCarlo(TRIALS, Weights(*(max(0.0, each) for each in weights)))
            rival, counted = opponent.make(), MatchScore(name, 0, 0, 0, 0, (0, 0, 0))
            for number in range(games):
                if self.stopped.is_set():
                    raise GradingStoppedError
                seed = derive_seed(self.seed, "reference", name, number)
                mine = player_moves(player, derive_seed(seed, 1))
                counted = _counted(counted, *play(number, mine, rival, derive_seed(seed, 0)))
            self.known[weights, name, games] = counted.own
        return self.known[weights, name, games]


def play(
    number: int, mine: Callable[[Position], Square | Answer], opponent: Player, seed: int
) -> tuple[ExampleGame, Answer | None]:
    """Play a game on 3×3, moving first in every second one; return the call that forfeits it."""
    side, theirs = Mark.O if number % 2 else Mark.X, player_moves(opponent, seed)
    position = Position.start(Rules(3))
    moves: list[Square] = []
    while position.outcome is None:
        square = (mine if position.to_move is side else theirs)(position)
        if isinstance(square, Answer):
            return ExampleGame(side, tuple(moves), side.other, forfeit=True), square
        moves.append(square)
        position = position.play(square)
    return ExampleGame(side, tuple(moves), position.outcome.winner), None


def player_moves(player: Player, seed: int) -> Callable[[Position], Square]:
    """Return a function that returns a player's moves."""

    def move(position: Position) -> Square:
        *_, thought = player.think(position, move_seed(seed, position))
        assert thought.move is not None
        return thought.move

    return move


def file_moves(
    submission: Submission, trials: int, seed: int
) -> Callable[[Position], Square | Answer]:
    """Return a function that returns a file's moves, or its failed calls."""
    return lambda position: submission.move(position, trials, move_seed(seed, position))


def measure(
    submission: Submission, seed: int, requested: int, references: ReferenceScores
) -> Iterator[Strength]:
    """Yield the strength so far after every game."""
    weights = submission.weights
    games, note = _games_for(submission, requested)
    done: tuple[MatchScore, ...] = ()
    for spec in OPPONENTS:
        opponent, name = spec.make(), opponent_name(spec)
        done = (*done, MatchScore(name, 0, 0, 0, 0, references.score(weights, spec, games)))
        for number in range(games):
            own = derive_seed(seed, name, number)
            game = play(number, file_moves(submission, TRIALS, own), opponent, own)
            done = (*done[:-1], _counted(done[-1], *game))
            yield Strength(TRIALS, done, note)


def judge(strength: Strength, is_right: bool) -> tuple[Strength, tuple[CheckResult, ...]]:
    """Return the strength, and the results of its checks.

    A file loses points if it is weaker than the reference solution, which takes more if no other
    check failed: then `is_right` is true. The points fall from all, for the reference solution's
    score, to none, for the score of a player who moves at random.
    """
    matches = strength.matches
    if is_right:
        matches = tuple(replace(match, errors=_CLEARLY) for match in matches)
    results = tuple(map(_judged, STRENGTH_CHECKS, matches, _WEAKEST))
    return replace(strength, matches=matches), results


def _judged(check: Check, match: MatchScore, weakest: float) -> CheckResult:
    if match.verdict is not StrengthVerdict.WEAKER:
        return CheckResult(check)
    reference = score(match.reference)
    span = reference - weakest
    share = max(0.0, (score(match.own) - weakest) / span) if span > 0 else 0.0
    came = Text(
        "{wins} won, {ties} tied and {losses} lost of {games}",
        wins=match.wins,
        ties=match.ties,
        losses=match.losses,
        games=match.games,
    )
    wins, ties, losses = match.reference
    expected = Text(
        "about the reference solution's {wins} won, {ties} tied and {losses} lost",
        wins=wins,
        ties=ties,
        losses=losses,
    )
    return CheckResult(
        check, CheckFailure(check.title, came, expected, cost=Cost.STRENGTH), share=share
    )


def opponent_name(spec: PlayerSpec) -> str:
    """Return an opponent as it is written in commands."""
    if any(parameter.name == "trials" for parameter in spec.kind.parameters):
        return f"{spec.kind.name}:trials={spec.value('trials')}"
    return spec.kind.name


def _games_for(submission: Submission, requested: int) -> tuple[int, Text | str]:
    """Return how many games a file plays against each opponent, and why fewer than requested."""
    played, is_all = TRIALS, True
    if submission.may_call("mc_move", 3):
        arguments = (CourseBoard.empty(3), PLAYERX, TRIALS)
        answer = submission.call("mc_move", *arguments, observe=True)
        move = ObservedMove("mc_move", arguments, answer)
        played, is_all = move.count or TRIALS, move.is_complete
    fewer = max(min(MIN_GAMES, requested), requested * MAX_TRIALS // played // 2 * 2)
    games = fewer if played > MAX_TRIALS else requested
    if games == requested:
        return requested, ""
    seen = Text("%n trial(s)", n=played) if is_all else Text("at least %n trial(s)", n=played)
    return games, Text(
        "{games} against each opponent instead of {requested}: the file plays {played} when "
        "{trials} are requested",
        games=Text("%n game(s)", n=games),
        requested=requested,
        played=seen,
        trials=TRIALS,
    )


def _counted(counted: MatchScore, game: ExampleGame, failed: Answer | None) -> MatchScore:
    """Return the count after one more game; its example is the first one, or the first lost."""
    is_lost = game.winner is game.side.other
    is_shown = counted.example is None or (is_lost and not counted.losses)
    return replace(
        counted,
        wins=counted.wins + (game.winner is game.side),
        ties=counted.ties + (game.winner is None),
        losses=counted.losses + is_lost,
        forfeits=counted.forfeits + game.forfeit,
        why=counted.why or (failed.error if failed else ""),
        example=game if is_shown else counted.example,
    )
