"""The checks of mc_move: obvious moves for both sides, and whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tttmc_app.core import Mark, Position, Rules, Text, derive_seed
from tttmc_app.course.student_types import StudentMove
from tttmc_app.grading.answers import OCCUPIED, Answer, no_square, square_of, type_failure
from tttmc_app.grading.boards import PLAYER_NAMES, PLAYERO, PLAYERX, CourseBoard, brief
from tttmc_app.grading.checks import (
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    Mistake,
    Part,
)
from tttmc_app.grading.move_mistakes import NOT_RETURNED, ON_GIVEN_BOARD, OWN_CHOICE
from tttmc_app.grading.move_structure import (
    board_mistake,
    choice_mistake,
    count_mistake,
    player_mistake,
    score_mistake,
    scored_player_mistake,
    stale_mistake,
)
from tttmc_app.grading.observed_move import BEST, ObservedMove
from tttmc_app.grading.obvious_moves import NAME, OBVIOUS, TRIALS, TRIES, Obvious
from tttmc_app.grading.submission import Submission
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import move_seed

GAMES, GAME_TRIALS = 10, 20
"""The number of whole games against Random, with alternating sides, and the trials per move."""

_OBSERVED = ((CourseBoard.of("X.O/.../.XO"), PLAYERX), (CourseBoard.empty(3), PLAYERO))
"""Boards and players of the observed calls."""
_NUMBERS = (7, 12)
"""The trials requested in the observed calls; another number replaces a file's own NTRIALS."""

_CLONES = Check(NAME, Text("plays every trial on a clone of the board"), 2)
_BEGINS = Check(NAME, Text("begins the trials with the given player"), 1)
_COUNT = Check(NAME, Text("plays as many trials as requested"), 1)
_ADDS = Check(NAME, Text("adds up the scores of its trials"), 2)
_RETURNS = Check(NAME, Text("returns the square that get_best_move chooses"), 2)
_LEGAL = Check(NAME, Text("returns a legal (row, column) tuple"), 2, Part.RULES)
_UNCHANGED = Check(NAME, Text("leaves the board unchanged"), 1, Part.RULES)
_WHOLE_GAMES = Check(NAME, Text("plays whole games without forfeiting"), 2, Part.RULES)
CHECKS = (
    _CLONES,
    _BEGINS,
    _COUNT,
    _ADDS,
    _RETURNS,
    *(obvious.check for obvious in OBVIOUS),
    _LEGAL,
    _UNCHANGED,
    _WHOLE_GAMES,
)

_UNSEEN = Text("no trials were seen")

_Asked = tuple[Obvious, Answer]


@dataclass(frozen=True, slots=True)
class _Answers:
    """All of a file's answers to the obvious positions."""

    everything: Sequence[_Asked]

    @property
    def answered(self) -> Sequence[_Asked]:
        """Return the answers of the calls that succeeded, or all answers if every call failed."""
        return [asked for asked in self.everything if not asked[1].error] or self.everything

    def of(self, obvious: Obvious) -> list[Answer]:
        """Return the answers to one position."""
        return [answer for other, answer in self.everything if other is obvious]


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    asked = zip(_OBSERVED, _numbers(submission), strict=True)
    observed = [_observe(submission, start, number) for start, number in asked]
    answers = _Answers([each for obvious in OBVIOUS for each in _asked(submission, obvious)])
    is_passed_on = any(answer.error for _, answer in observed)
    if is_passed_on and (reason := _cannot_judge(submission, None)):
        # An error in a function that it calls is not an error of mc_move.
        yield from (CheckResult(check, not_run=reason) for check in CHECKS[:-1])
        forfeit = _forfeited(submission)
        hinted = None if forfeit is None else replace(forfeit, hint=reason)
        yield CheckResult(_WHOLE_GAMES, hinted)
        return
    results = [*_structure(observed, submission)]
    is_seen = any(move.calls or move.trials_played for move, _ in observed)
    if not is_seen and any(_missed(obvious, answers.of(obvious)) for obvious in OBVIOUS):
        # If an obvious move is missed, there is no evidence that any trials are played.
        results = [
            CheckResult(each.check, not_run=_UNSEEN) if each.passed else each for each in results
        ]
    legal = _unless_passed_on(CheckResult(_LEGAL, _illegal(answers)), observed, submission)
    is_fixed = legal.failure is not None and legal.failure.damage is Damage.FIXED_SQUARE
    fixed = Text("“{check}” fails", check=_LEGAL.label) if is_fixed else None
    results += [legal, CheckResult(_UNCHANGED, None if fixed else _changed(answers), fixed)]
    blamed = next((each for each in results if each.failure), None)
    for obvious in OBVIOUS:
        own = answers.of(obvious)
        failure = _missed(obvious, own)
        reason = _cannot_judge(submission, blamed) if failure else fixed
        if failure and failure.mistake is None and not any(move.of(BEST) for move, _ in observed):
            failure = CheckFailure.of(failure.called, failure.came, failure.expected, OWN_CHOICE)
        result = CheckResult(obvious.check, None if reason else failure, reason)
        results.append(result)
        blamed = blamed or (result if failure else None)
    known = {result.check: result for result in results}
    forfeit = _forfeited(submission)
    if forfeit is not None and (reason := _cannot_judge(submission, blamed)):
        forfeit = replace(forfeit, hint=reason)
    known[_WHOLE_GAMES] = CheckResult(_WHOLE_GAMES, forfeit)
    yield from _once(known[check] for check in CHECKS)


def _asked(submission: Submission, obvious: Obvious) -> list[_Asked]:
    """Ask for a move until enough answers are the best move, or all tries are used up."""
    found: list[_Asked] = []
    right = 0
    while len(found) < TRIES and right < obvious.required:
        answer = submission.call(NAME, obvious.board, obvious.player, TRIALS)
        right += not answer.error and square_of(answer.value) == obvious.best
        found.append((obvious, answer))
    return found


def _unless_passed_on(
    result: CheckResult,
    observed: Sequence[tuple[ObservedMove, Answer]],
    submission: Submission,
) -> CheckResult:
    """Return a result as not run if mc_move only passes on the answers of get_best_move."""
    passes_on = all(move.of(BEST) and choice_mistake(move) is None for move, _ in observed)
    if result.failure is None or not passes_on or BEST not in submission.weak_functions:
        return result
    text = Text("first fix {functions}, which mc_move uses", functions=BEST)
    return CheckResult(result.check, not_run=text)


def _once(results: Iterable[CheckResult]) -> Iterator[CheckResult]:
    """Yield results; a mistake that was named before is not named again."""
    earlier: dict[str, Check] = {}
    for result in results:
        failure = result.failure
        reason = failure.reason if failure else ""
        if not reason:
            yield result
        elif reason in earlier:
            text = Text("the same mistake as in “{check}”", check=earlier[reason].label)
            yield CheckResult(result.check, not_run=text)
        else:
            earlier[reason] = result.check
            yield result


def _cannot_judge(submission: Submission, blamed: CheckResult | None) -> Text | None:
    """Return why a missed move says nothing about mc_move itself, or None if it does."""
    if submission.weak_functions:
        return Text(
            "first fix {functions}, which mc_move uses",
            functions=", ".join(submission.weak_functions),
        )
    return Text("“{check}” fails", check=blamed.check.label) if blamed else None


def _numbers(submission: Submission) -> list[int]:
    return [number + (submission.trials in _NUMBERS) for number in _NUMBERS]


def _observe(
    submission: Submission, asked: tuple[CourseBoard, int], trials: int
) -> tuple[ObservedMove, Answer]:
    board, player = asked
    answer = submission.call(NAME, board, player, trials, observe=True)
    return ObservedMove(board, player, trials, answer.value, answer.trace), answer


def _structure(
    observed: Sequence[tuple[ObservedMove, Answer]], submission: Submission
) -> Iterator[CheckResult]:
    """Yield the results of the checks on what was observed during whole calls."""
    failed = next((each for each in observed if each[1].error), None)
    moves = [move for move, answer in observed if not answer.error]
    across = scored_player_mistake(moves) or stale_mistake(moves)
    first: Check | None = None
    for check, expected, find in (
        (_CLONES, Text("every trial on its own clone"), _first_of(board_mistake)),
        (_BEGINS, Text("trials that the given player begins"), player_mistake),
        (
            _COUNT,
            Text("as many trials as requested"),
            partial(count_mistake, own_trials=submission.trials),
        ),
        (_ADDS, Text("the sum of all trials' scores"), _first_of(score_mistake)),
        (_RETURNS, Text("the square that get_best_move returned"), _first_of(choice_mistake)),
    ):
        if failed is not None:
            # The error is described once; the other checks can't be judged.
            move, answer = failed
            why = _error_mistake(submission, move, answer)
            failure = answer.failure(_called(move), expected, why)
            yield (
                CheckResult(check, failure)
                if first is None
                else CheckResult(check, not_run=Text("“{check}” fails", check=first.label))
            )
            first = first or check
            continue
        mistake = find(moves) or (across if check is _ADDS else None)
        if mistake is None:
            yield CheckResult(check)
            continue
        came = Text("a run in which it {mistake}", mistake=mistake.name)
        shown = next((move for move in moves if find([move])), moves[0])
        yield CheckResult(check, CheckFailure.of(_called(shown), came, expected, mistake))


def _first_of(
    find: Callable[[ObservedMove], Mistake | None],
) -> Callable[[Sequence[ObservedMove]], Mistake | None]:
    """Return a function that finds the first mistake among several moves."""
    return lambda moves: next((found for move in moves if (found := find(move))), None)


def _called(move: ObservedMove) -> Text:
    call = f"{NAME}(board, {PLAYER_NAMES[move.player]}, {move.trials})"
    return Text("{call} on {board}", call=call, board=move.board.label)


def _error_mistake(submission: Submission, move: ObservedMove, answer: Answer) -> Mistake | None:
    """Return the mistake of a file whose trials fill the board passed in, if that was observed."""
    if not answer.is_empty_choice:
        return None
    for _ in range(TRIES):  # a single trial may leave an empty square
        one = submission.call(NAME, move.board, move.player, 1, observe=True)
        seen = ObservedMove(move.board, move.player, 1, one.value, one.trace)
        if not one.error and board_mistake(seen) is ON_GIVEN_BOARD:
            return ON_GIVEN_BOARD
    return None


def _missed(obvious: Obvious, own: list[Answer]) -> CheckFailure | None:
    called = Text("{call}, {count} times", call=obvious.called, count=len(own))
    expected = Text(
        "{square} at least {count} times: {why}",
        square=obvious.best,
        count=obvious.required,
        why=obvious.why,
    )
    for answer in own:
        if answer.error:
            return answer.failure(called, expected)
    got = Counter(square_of(answer.value) for answer in own)
    if got[obvious.best] >= obvious.required:
        return None
    came = _counted(own)
    for answer in own:
        square = square_of(answer.value)
        if square is None:
            mistake = NOT_RETURNED if answer.value is None else no_square(answer.value)
            return CheckFailure.of(called, came, expected, mistake)
        if square not in obvious.board.empty_squares:
            return CheckFailure.of(called, came, expected, OCCUPIED)
    return CheckFailure(called, came, expected, cost=Cost.STRENGTH)


def _counted(answers: list[Answer]) -> str:
    """Return the answers with their counts, the most common first."""
    counts = Counter(brief(answer.value, 60) for answer in answers)
    return ", ".join(f"{value} {count}×" for value, count in counts.most_common())


def _illegal(answers: _Answers) -> CheckFailure | None:
    values = {square_of(answer.value) for _, answer in answers.everything if not answer.error}
    if len(values) == 1 and None not in values:
        obvious, answer = answers.answered[0]
        (square,) = values
        fixed = Mistake(
            Text("always returns {square}", square=square),
            Text("return the square that get_best_move chooses"),
            Cost.GAMES,
            Damage.FIXED_SQUARE,
        )
        called = obvious.called
        return CheckFailure.of(called, brief(answer.value), obvious.such_as, fixed)
    return _no_tuple(answers.answered)


def _no_tuple(asked: Sequence[_Asked]) -> CheckFailure | None:
    for obvious, answer in asked:
        called = obvious.called
        if answer.error:
            return answer.failure(called, obvious.such_as)
        if answer.value is None:
            return CheckFailure.of(called, "None", obvious.such_as, NOT_RETURNED)
        if failure := type_failure(called, answer, obvious.such_as):
            return failure
        if square_of(answer.value) not in obvious.board.empty_squares:
            return CheckFailure.of(called, brief(answer.value), obvious.such_as, OCCUPIED)
    return None


def _changed(answers: _Answers) -> CheckFailure | None:
    for obvious, answer in answers.answered:
        called, board = obvious.called, answer.board(0)
        if answer.error:
            return answer.failure(called, Text("the board unchanged"))
        if board is not None and board.cells != obvious.board.cells:
            came = Text("the board {board}", board=board.text)
            return CheckFailure.of(called, came, obvious.board.text, ON_GIVEN_BOARD)
    # A function that does nothing also leaves the board unchanged, but earns no points.
    if any(square_of(answer.value) for _, answer in answers.everything):
        return None
    return _no_tuple(answers.everything)


def _forfeited(submission: Submission) -> CheckFailure | None:
    """Return how a file forfeits a whole game, and whether it forfeits most of them."""
    forfeits = (_forfeit_in(submission, number) for number in range(GAMES))
    failures = [failure for failure in forfeits if failure is not None]
    if not failures:
        return None
    damage = Damage.NO_MOVE if len(failures) > GAMES / 2 else failures[0].damage
    return replace(failures[0], damage=damage)


def _forfeit_in(submission: Submission, number: int) -> CheckFailure | None:
    """Play a game against Random; return the failure that forfeits it, if any."""
    opponent = RandomPlayer()
    seed = derive_seed(submission.seed, "whole game", number)
    side = Mark.O if number % 2 else Mark.X
    position = Position.start(Rules(3))
    while position.outcome is None:
        turn_seed = move_seed(seed, position)
        if position.to_move is not side:
            *_, thought = opponent.think(position, turn_seed)
            assert thought.move is not None
            position = position.play(thought.move)
            continue
        move = submission.move(position, GAME_TRIALS, turn_seed)
        if isinstance(move, StudentMove):
            position = position.play(move.square)
            continue
        player = PLAYER_NAMES[PLAYERX if side is Mark.X else PLAYERO]
        called = Text(
            "{call} on {board}, in game {number} of {games}",
            call=f"{NAME}(board, {player}, {GAME_TRIALS})",
            board=position.text,
            number=number + 1,
            games=GAMES,
        )
        return move.failure(called, Text("an empty square"))
    return None
