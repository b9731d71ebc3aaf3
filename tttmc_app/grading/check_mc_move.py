"""The checks of mc_move: obvious moves for both sides, and whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tttmc_app.core import Mark, Position, Rules, Square, Text, derive_seed
from tttmc_app.grading.answers import (
    NO_VALUE,
    OCCUPIED,
    Answer,
    no_square,
    square_of,
    type_failure,
)
from tttmc_app.grading.boards import PLAYER_NAMES, PLAYERO, PLAYERX, CourseBoard, brief
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Mistake
from tttmc_app.grading.submission import Submission
from tttmc_app.grading.trial_diagnosis import diagnose, trials_counted
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import move_seed

NAME = "mc_move"

TRIES = 5
MIN_TRIALS, MAX_TRIALS = 100, 300
"""Bounds on the number of trials requested, which is otherwise the file's NTRIALS. With 100 trials
the reference solution misses the hardest of the moves below in at most 0.7 % of the tries, as long
as neither weight is more than twice the other: it fails a check in three of a million files."""

ON_GIVEN_BOARD = Mistake(
    Text("plays on the board passed in"), Text("clone it for every trial"), Cost.UNKNOWN
)
NOTHING_RETURNED = Mistake(NO_VALUE.name, Text("return what get_best_move returns"), Cost.GAMES)


@dataclass(frozen=True, slots=True)
class Obvious:
    """A position with one best move for any weights."""

    check: Check
    board: CourseBoard
    player: int
    best: Square
    required: int
    """How many of the tries must find it: a majority if the reference solution can miss it."""
    why: Text

    def called(self, trials: int) -> Text:
        """Return the call for messages."""
        call = f"{NAME}(board, {PLAYER_NAMES[self.player]}, {trials})"
        return Text("{call} on {board}", call=call, board=self.board.label)

    @property
    def such_as(self) -> Text:
        """Return the description of a valid answer."""
        return Text("an empty square such as {square}", square=self.best)


OBVIOUS = (
    Obvious(
        Check(NAME, Text("O completes a line"), 3),
        CourseBoard.of("XXO/.XX/O.O"),
        PLAYERO,
        (2, 1),
        5,
        Text("it wins at once"),
    ),
    Obvious(
        Check(NAME, Text("X blocks O's line"), 3),
        CourseBoard.of("X../OO./.X."),
        PLAYERX,
        (1, 2),
        3,
        Text("otherwise O wins there"),
    ),
    Obvious(
        Check(NAME, Text("X completes a line"), 3),
        CourseBoard.of("XX./OOX/O.."),
        PLAYERX,
        (0, 2),
        4,
        Text("it wins at once"),
    ),
    Obvious(
        Check(NAME, Text("O blocks X's line"), 3),
        CourseBoard.of("OX./X../OX."),
        PLAYERO,
        (1, 1),
        3,
        Text("otherwise X wins there"),
    ),
    Obvious(
        Check(NAME, Text("the reverse game"), 2),
        CourseBoard.of("X.O/X../OXO", reverse=True),
        PLAYERX,
        (0, 1),
        4,
        Text("every other move soon completes a line"),
    ),
    Obvious(
        Check(NAME, Text("other board sizes"), 2),
        CourseBoard.of("X.XO/XOO./XOO./.X.X"),
        PLAYERO,
        (3, 0),
        4,
        Text("it completes the other diagonal and blocks X's column"),
    ),
)

GAMES, GAME_TRIALS = 10, 20
"""Whole games against Random with alternating sides, and their trials per move."""

_UNUSUAL_TRIALS = 101
"""A number that few files use for NTRIALS."""

_Asked = tuple[Obvious, Answer]


@dataclass(frozen=True, slots=True)
class _Answers:
    """All answers of a file to the obvious positions."""

    submission: Submission
    trials: int
    everything: Sequence[_Asked]

    @property
    def answered(self) -> Sequence[_Asked]:
        """Return the answers without an error, or all if every call failed."""
        return [asked for asked in self.everything if not asked[1].error] or self.everything


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    trials = trials_for(submission.trials)
    everything: list[_Asked] = []
    for obvious in OBVIOUS:
        answers = [
            submission.call(NAME, obvious.board, obvious.player, trials) for _ in range(TRIES)
        ]
        everything += ((obvious, answer) for answer in answers)
        yield CheckResult(obvious.check, _missed(submission, obvious, answers))
    for check, test in _OTHER_TESTS:
        yield CheckResult(check, test(_Answers(submission, trials, everything)))


def trials_remark(submission: Submission) -> Text | None:
    """Return a remark on a file with correct scores that ignores the number of trials.

    It costs no points: the course's grader only used NTRIALS.
    """
    requested = _UNUSUAL_TRIALS + (submission.trials == _UNUSUAL_TRIALS)
    played = trials_counted(submission, requested)
    if played is None or played == requested:
        return None
    return Text(
        "mc_move plays {played} when {requested} are requested: play as many as `trials` says",
        played=Text("%n trial(s)", n=played),
        requested=requested,
    )


def trials_for(own: int | None) -> int:
    """Return how many trials to request from a file with this NTRIALS."""
    return MIN_TRIALS if own is None else max(MIN_TRIALS, min(MAX_TRIALS, own))


def _missed(submission: Submission, obvious: Obvious, answers: list[Answer]) -> CheckFailure | None:
    trials = trials_for(submission.trials)
    called = Text("{call}, {count} times", call=obvious.called(trials), count=TRIES)
    expected = Text(
        "{square} at least {count} times: {why}",
        square=obvious.best,
        count=obvious.required,
        why=obvious.why,
    )
    for answer in answers:
        if answer.error:
            return answer.failure(called, expected, _error_mistake(submission, obvious, answer))
    got = Counter(square_of(answer.value) for answer in answers)
    if got[obvious.best] >= obvious.required:
        return None
    came = _counted(answers)
    for answer in answers:
        square = square_of(answer.value)
        if square is None:
            mistake = NOTHING_RETURNED if answer.value is None else no_square(answer.value)
            return CheckFailure.of(called, came, expected, mistake)
        if square not in obvious.board.empty_squares:
            return CheckFailure.of(called, came, expected, OCCUPIED)
    if submission.weak_functions:
        hint = Text(
            "first fix {functions}, which mc_move uses",
            functions=", ".join(submission.weak_functions),
        )
        return CheckFailure(called, came, expected, hint, cost=Cost.STRENGTH)
    diagnosed = diagnose(submission, obvious.board, obvious.player, trials)
    if diagnosed is None:
        return CheckFailure(called, came, expected, cost=Cost.STRENGTH)
    return CheckFailure.of(called, came, expected, diagnosed)


def _error_mistake(submission: Submission, obvious: Obvious, answer: Answer) -> Mistake | None:
    """Return the mistake of a file whose trials leave it no empty square."""
    if submission.weak_functions or not answer.is_empty_choice:
        return None
    without = submission.call(NAME, obvious.board, obvious.player, 0)
    return None if without.error else ON_GIVEN_BOARD


def _counted(answers: list[Answer]) -> str:
    """Return the answers with their counts, the most common first."""
    counts = Counter(brief(answer.value, 60) for answer in answers)
    return ", ".join(f"{value} {count}×" for value, count in counts.most_common())


def _no_tuple(asked: Sequence[_Asked], trials: int) -> CheckFailure | None:
    for obvious, answer in asked:
        called = obvious.called(trials)
        if answer.error:
            return answer.failure(called, obvious.such_as)
        if failure := type_failure(called, answer, obvious.such_as):
            return failure
        if square_of(answer.value) not in obvious.board.empty_squares:
            return CheckFailure.of(called, brief(answer.value), obvious.such_as, OCCUPIED)
    return None


def _illegal(answers: _Answers) -> CheckFailure | None:
    return _no_tuple(answers.answered, answers.trials)


def _changed(answers: _Answers) -> CheckFailure | None:
    for obvious, answer in answers.answered:
        called, board = obvious.called(answers.trials), answer.board(0)
        if answer.error:
            return answer.failure(called, Text("the board unchanged"))
        if board is not None and board.cells != obvious.board.cells:
            came = Text("the board {board}", board=board.text)
            return CheckFailure.of(called, came, obvious.board.text, ON_GIVEN_BOARD)
    # A function that does nothing also leaves the board unchanged, but earns no points.
    if any(square_of(answer.value) for _, answer in answers.everything):
        return None
    return _no_tuple(answers.everything, answers.trials)


def _forfeited(answers: _Answers) -> CheckFailure | None:
    """Return how a file forfeits a whole game, for reasons that single positions don't show."""
    opponent = RandomPlayer()
    for number in range(GAMES):
        seed = derive_seed(0, "whole game", number)
        side = Mark.O if number % 2 else Mark.X
        position = Position.start(Rules(3))
        while position.outcome is None:
            turn_seed = move_seed(seed, position)
            if position.to_move is not side:
                *_, thought = opponent.think(position, turn_seed)
                assert thought.move is not None
                position = position.play(thought.move)
                continue
            move = answers.submission.move(position, GAME_TRIALS, turn_seed)
            if isinstance(move, Answer):
                player = PLAYER_NAMES[PLAYERX if side is Mark.X else PLAYERO]
                called = Text(
                    "{call} on {board}, in game {number} of {games}",
                    call=f"{NAME}(board, {player}, {GAME_TRIALS})",
                    board=position.text,
                    number=number + 1,
                    games=GAMES,
                )
                return move.failure(called, Text("an empty square"))
            position = position.play(move.square)
    return None


_OTHER_TESTS: tuple[tuple[Check, Callable[[_Answers], CheckFailure | None]], ...] = (
    (Check(NAME, Text("returns a legal (row, column) tuple"), 2), _illegal),
    (Check(NAME, Text("leaves the board unchanged"), 2), _changed),
    (Check(NAME, Text("plays whole games without forfeiting"), 6), _forfeited),
)
CHECKS = (*(obvious.check for obvious in OBVIOUS), *(check for check, _ in _OTHER_TESTS))
