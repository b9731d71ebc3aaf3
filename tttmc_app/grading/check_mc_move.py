"""The checks of mc_move: obvious moves for both sides, and the board that is given left alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tttmc_app.core import Mark, Position, Rules, Square, derive_seed
from tttmc_app.grading.boards import PLAYER_NAMES, PLAYERO, PLAYERX, CourseBoard, brief
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.squares import kind_failure, no_square_hint, square_of
from tttmc_app.grading.submission import Answer, Submission
from tttmc_app.grading.trial_diagnosis import diagnose, trials_counted
from tttmc_app.players import RandomPlayer
from tttmc_app.session import move_seed

NAME = "mc_move"

TRIES = 5
MIN_TRIALS, MAX_TRIALS = 100, 300
"""A file's own NTRIALS is taken within these. With 100 trials a right player misses the hardest
of the moves below in 0.7 % of the tries at most, while neither weight is more than twice the
other: that fails a check three times in a million files."""


@dataclass(frozen=True, slots=True)
class Obvious:
    """Hold a position with one move that is best whatever the weights."""

    check: Check
    board: CourseBoard
    player: int
    best: Square
    wanted: int
    """How many of the tries must find it: a majority where a right player can miss."""
    why: str

    def called(self, trials: int) -> str:
        """Return the call in words."""
        return f"{NAME}(board, {PLAYER_NAMES[self.player]}, {trials}) on {self.board.words}"


OBVIOUS = (
    Obvious(
        Check(f"{NAME}: O completes a line", 3),
        CourseBoard.of("XXO/.XX/O.O"),
        PLAYERO,
        (2, 1),
        5,
        "it wins at once",
    ),
    Obvious(
        Check(f"{NAME}: X stops O's line", 3),
        CourseBoard.of("X../OO./.X."),
        PLAYERX,
        (1, 2),
        3,
        "O wins there otherwise",
    ),
    Obvious(
        Check(f"{NAME}: X completes a line", 3),
        CourseBoard.of("XX./OOX/O.."),
        PLAYERX,
        (0, 2),
        4,
        "it wins at once",
    ),
    Obvious(
        Check(f"{NAME}: O stops X's line", 3),
        CourseBoard.of("OX./X../OX."),
        PLAYERO,
        (1, 1),
        3,
        "X wins there otherwise",
    ),
    Obvious(
        Check(f"{NAME}: the reverse game", 2),
        CourseBoard.of("X.O/X../OXO", reverse=True),
        PLAYERX,
        (0, 1),
        4,
        "each of the others completes a line soon",
    ),
    Obvious(
        Check(f"{NAME}: boards of other sizes", 2),
        CourseBoard.of("X.XO/XOO./XOO./.X.X"),
        PLAYERO,
        (3, 0),
        4,
        "it completes the other diagonal and stops X's column",
    ),
)
TUPLE = Check(f"{NAME}: a legal (row, column) tuple", 2)
ALONE = Check(f"{NAME}: leaves the board alone", 2)
WHOLE = Check(f"{NAME}: whole games without a forfeit", 6)
CHECKS = (*(obvious.check for obvious in OBVIOUS), TUPLE, ALONE, WHOLE)

GAMES, GAME_TRIALS = 10, 20
"""Whole games against Random, each side in every second one, and the trials a move in them."""

_ODD_TRIALS = 101
"""A number that few files have for their own."""
_ON_THE_BOARD = "plays on the board that it was given: every trial needs a clone of it"

_Asked = tuple[Obvious, Answer]


def examine(submission: Submission, weak: Collection[str]) -> Iterator[CheckResult]:
    """Yield the result of each check; `weak` are functions with failures that change its moves."""
    trials = trials_for(submission.trials)
    everything: list[_Asked] = []
    for obvious in OBVIOUS:
        answers = [
            submission.call(NAME, obvious.board, obvious.player, trials) for _ in range(TRIES)
        ]
        everything += ((obvious, answer) for answer in answers)
        yield CheckResult(obvious.check, _missed(submission, obvious, answers, weak))
    # An error is told by the check that it spoils.
    answered = [asked for asked in everything if not asked[1].trouble] or everything
    yield CheckResult(TUPLE, _no_tuple(answered, trials))
    # A function that does nothing leaves the board alone, too, which earns no points.
    speaks = any(square_of(answer.value) for _, answer in everything)
    silent = None if speaks else _no_tuple(everything, trials)
    yield CheckResult(ALONE, _changed(answered, trials) or silent)
    yield CheckResult(WHOLE, _forfeited(submission))


def _forfeited(submission: Submission) -> CheckFailure | None:
    """Return how a file fails in whole games: what no single position shows forfeits them, too."""
    opponent = RandomPlayer()
    for number in range(GAMES):
        seed = derive_seed(0, "whole game", number)
        side = Mark.O if number % 2 else Mark.X
        position = Position.start(Rules(3))
        while position.outcome is None:
            of_turn = move_seed(seed, position)
            if position.to_move is not side:
                *_, thought = opponent.think(position, of_turn)
                assert thought.move is not None
                position = position.play(thought.move)
                continue
            move = submission.move(position, GAME_TRIALS, of_turn)
            if isinstance(move, Answer):
                player = PLAYER_NAMES[PLAYERX if side is Mark.X else PLAYERO]
                called = f"{NAME}(board, {player}, {GAME_TRIALS}) on {position.text}, "
                called += f"in game {number + 1} of {GAMES}"
                return move.failure(called, "an empty square")
            position = position.play(move.square)
    return None


def remark_on_trials(submission: Submission) -> str:
    """Say where a file with right scores plays another number of trials than it is asked for.

    The course's grader asked for NTRIALS alone, so that it costs nothing.
    """
    asked = _ODD_TRIALS if submission.trials != _ODD_TRIALS else _ODD_TRIALS + 1
    played = trials_counted(submission, asked)
    if played is None or played == asked:
        return ""
    return f"mc_move plays {played} trials where {asked} are asked for: its `trials` says how many"


def trials_for(own: int | None) -> int:
    """Return how many trials a move is asked for of a file with this NTRIALS."""
    return MIN_TRIALS if own is None else max(MIN_TRIALS, min(MAX_TRIALS, own))


def _missed(
    submission: Submission, obvious: Obvious, answers: list[Answer], weak: Collection[str]
) -> CheckFailure | None:
    trials = trials_for(submission.trials)
    called = f"{obvious.called(trials)}, {TRIES} times"
    expected = f"{obvious.best} at least {obvious.wanted} times: {obvious.why}"
    for answer in answers:
        if answer.trouble:
            return answer.failure(
                called, expected, _trouble_hint(submission, obvious, answer, weak)
            )
    got = Counter(square_of(answer.value) for answer in answers)
    if got[obvious.best] >= obvious.wanted:
        return None
    came = _told(answers)
    for answer in answers:
        square = square_of(answer.value)
        if square is None:
            hint = no_square_hint(answer.value)
            if answer.value is None:
                hint = "returns nothing: hand on what get_best_move returns"
            return CheckFailure(called, came, expected, hint, Cost.GAMES)
        if square not in obvious.board.empty_squares:
            return CheckFailure(called, came, expected, "answers an occupied square", Cost.GAMES)
    if weak:
        hint = f"builds on {' and '.join(weak)}: what fails there makes it miss"
    else:
        hint = diagnose(submission, obvious.board, obvious.player, trials)
    return CheckFailure(called, came, expected, hint, Cost.STRENGTH)


def _trouble_hint(
    submission: Submission, obvious: Obvious, answer: Answer, weak: Collection[str]
) -> str:
    """Name the mistake of a file that finds no empty square left after its trials."""
    if weak or ("IndexError" not in answer.trouble and "ValueError" not in answer.trouble):
        return ""
    without = submission.call(NAME, obvious.board, obvious.player, 0)
    return "" if without.trouble else _ON_THE_BOARD


def _told(answers: list[Answer]) -> str:
    """Return the answers in words, the commonest first."""
    counts = Counter(brief(answer.value, 60) for answer in answers)
    return ", ".join(f"{value} {count}×" for value, count in counts.most_common())


def _no_tuple(asked: list[_Asked], trials: int) -> CheckFailure | None:
    for obvious, answer in asked:
        called, expected = obvious.called(trials), f"an empty square such as {obvious.best}"
        if answer.trouble:
            return answer.failure(called, expected)
        if failure := kind_failure(called, answer, expected):
            return failure
        if square_of(answer.value) not in obvious.board.empty_squares:
            hint = "answers an occupied square"
            return CheckFailure(called, brief(answer.value), expected, hint, Cost.GAMES)
    return None


def _changed(asked: list[_Asked], trials: int) -> CheckFailure | None:
    for obvious, answer in asked:
        called, board = obvious.called(trials), answer.board(0)
        if answer.trouble:
            return answer.failure(called, "the board as it was")
        if board is not None and board.cells != obvious.board.cells:
            came = f"the board {board.text}"
            return CheckFailure(called, came, obvious.board.text, _ON_THE_BOARD, Cost.UNKNOWN)
    return None
