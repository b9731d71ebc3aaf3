"""The checks of mc_move: what it does with its trials, obvious moves, and whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import chain, count, islice

from tttmc_app.core import Mark, Position, Rules, Square, Text, derive_seed
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, brief
from tttmc_app.grading.checks import (
    OCCUPIED,
    Answer,
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    Mistake,
    Part,
    type_mistake,
)
from tttmc_app.grading.examine import Answers, Came, Group, Predicted, Row, first_fix
from tttmc_app.grading.observed_move import (
    BEST,
    BOARDS,
    CERTAIN,
    CHOICE,
    LIVE,
    NOT_RETURNED,
    ON_GIVEN_BOARD,
    OWN_CHOICE,
    TRIAL,
    UPDATE,
    ObservedMove,
    beginner_mistake,
    count_mistake,
    first_seen,
    rule_mistake,
    score_mistake,
    size_mistake,
)
from tttmc_app.grading.strength import file_moves
from tttmc_app.grading.submission import Submission

NAME = "mc_move"

TRIES, REQUIRED, SURE = 30, 24, 10
"""Answers for each position, how many of them must be the best move, which the reference solution
can miss, and how many are enough if all are: a file that finds it half the time gives so many in
fewer than 1 of 1,000 cases."""
TRIALS = 100
"""The trials requested, whatever the file's NTRIALS is. With this many the reference solution
misses the hardest of the moves below in at most 0.7 % of the tries, as long as neither weight
is more than twice the other, so it fails such a check less than once in a million times.
"""


@dataclass(frozen=True, slots=True)
class Obvious:
    """A position with one best move, whatever the weights are."""

    check: Check
    board: CourseBoard
    player: int
    best: Square
    why: Text


def _obvious(
    title: Text, board: str, player: int, best: Square, why: Text, *, reverse: bool = False
) -> Obvious:
    return Obvious(Check(NAME, title, 1), CourseBoard.of(board, reverse), player, best, why)


OBVIOUS = (
    _obvious(Text("O completes a line"), "XXO/.XX/O.O", PLAYERO, (2, 1), Text("it wins at once")),
    _obvious(
        Text("X blocks O's line"), "X../OO./.X.", PLAYERX, (1, 2), Text("otherwise O wins there")
    ),
    _obvious(Text("X completes a line"), "XX./OOX/O..", PLAYERX, (0, 2), Text("it wins at once")),
    _obvious(
        Text("O blocks X's line"), "OX./X../OX.", PLAYERO, (1, 1), Text("otherwise X wins there")
    ),
    _obvious(
        Text("the reverse game"),
        "X.O/X../OXO",
        PLAYERX,
        (0, 1),
        Text("every other move soon completes a line"),
        reverse=True,
    ),
    _obvious(
        Text("other board sizes"),
        "X.XO/XOO./XOO./.X.X",
        PLAYERO,
        (3, 0),
        Text("it completes the other diagonal and blocks X's column"),
    ),
)

GAMES, MORE_GAMES, MOVES, GAME_TRIALS = 24, 72, 7, 20
"""The number of whole games, how many more there are if one is forfeited, their least number of
moves, and the trials per move. Mistakes forfeit less than 37 % or more than 60 % of all of them, so
that chance decides between few and most in fewer than 1 of 1,000 cases.
"""

_STARTS = (
    (CourseBoard.of("X../.O./..."), PLAYERX),
    (CourseBoard.of("X../.../..."), PLAYERO),
    (CourseBoard.of("..X/.../.O."), PLAYERX),
    (CourseBoard.empty(3), PLAYERO),
    (CourseBoard.of("X.../..../..O./...."), PLAYERX),
    (CourseBoard.of("X.../..../..../...."), PLAYERO),
    (CourseBoard.empty(5), PLAYERX),
    (CourseBoard.of("XOX/X.O/O.."), PLAYERX),
    (CourseBoard.of("XOX/.O./.X."), PLAYERO),
)
"""Boards and players of the observed calls: neither side can win at once, so that a file which
looks for such a move plays its trials."""
_NUMBERS = (7, 12, 9, 60, *(7, 12, 9, 8) * 2, *(5, 6) * 17)
"""The trials requested in the observed calls: so many calls show, in 99 of 100 files, what a file
does in one of ten."""
_ALL = ("mc_trial", "mc_update_scores", "get_best_move")


def _mistake(run: ObservedMove) -> Mistake | None:
    """Return the mistake in what a call returned."""
    if run.note is not None or run.answer.value is None:
        return run.note or NOT_RETURNED
    is_empty = run.square in run.board.empty_squares
    return type_mistake(run.answer.value) or (None if is_empty else OCCUPIED)


def _ask(submission: Submission) -> Answers[ObservedMove]:
    seen = observed(submission)
    moves = {obvious.check.name: _tries(submission, obvious) for obvious in OBVIOUS}
    tried = [*chain(*moves.values())]
    answered = [run for run in tried if not run.answer.error]
    squares = {run.square for run in (*seen, *answered) if not run.answer.error}
    is_chosen = any(run.of(BEST) or run.answer.error for run in seen)
    if len(squares) == 1 < len({run.board for run in answered}) and None not in squares:
        fixed = Mistake(
            Text("always returns {square}", square=squares.pop()),
            NOT_RETURNED.advice,
            Cost.GAMES,
            Damage.FIXED_SQUARE,
        )
        moves = {name: [replace(run, note=fixed) for run in row] for name, row in moves.items()}
        tried = [*chain(*moves.values())]
    if not is_chosen and any(_missed(each, moves[each.check.name]) for each in OBVIOUS):
        is_square = any(run.square for run in answered)
        seen = [replace(run, note=OWN_CHOICE if is_square else _mistake(run)) for run in seen]
    return {"observed": seen, "answered": _answered(tried), **moves}


def observed(submission: Submission) -> list[ObservedMove]:
    """Observe calls, unless they fail or play too many trials to observe them all.

    Calls that fail are left out if others succeed: the obvious moves and whole games judge them.
    """
    runs: list[ObservedMove] = []
    seen: list[ObservedMove] = []
    for number, trials in enumerate(_NUMBERS):
        board, player = _STARTS[number % (len(_STARTS) if number < CERTAIN else 4)]
        arguments = board, player, trials
        answer = submission.call(NAME, *arguments, observe=True)
        is_random = TRIAL not in submission.weak_functions
        own = submission.trials
        runs.append(ObservedMove(NAME, arguments, answer, own_trials=own, is_random=is_random))
        seen = [run for run in runs if not run.answer.error]
        if number and not all(run.is_complete for run in seen):
            break
    return seen or runs


def _tries(submission: Submission, obvious: Obvious) -> list[ObservedMove]:
    """Ask for a move until it is clear whether enough answers are the best move.

    Calls that fail are left out if others succeed.
    """
    runs: list[ObservedMove] = []
    arguments = obvious.board, obvious.player, TRIALS
    for _ in range(2 * TRIES):
        # To see the size of its scores, and the rule of its boards.
        is_first = not runs and (obvious.board.size > 3 or obvious.board.reverse)
        answer = submission.call(NAME, *arguments, observe=is_first)
        runs.append(ObservedMove(NAME, arguments, answer))
        found = [run.square for run in runs if not run.answer.error]
        right = found.count(obvious.best)
        wrong = len(found) - right
        if right == (REQUIRED if wrong else SURE) or wrong > TRIES - REQUIRED:
            break
    return _answered(runs)


def _answered(runs: list[ObservedMove]) -> list[ObservedMove]:
    return [run for run in runs if not run.answer.error] or runs


def _explain(
    submission: Submission, answers: Answers[ObservedMove]
) -> Callable[[ObservedMove], Sequence[Mistake]]:
    """Name the mistakes in what is returned, and that of a file that fills the board passed in."""
    failed = [run for row in answers.values() for run in row if run.is_without_square]
    # A single trial may leave an empty square.
    arguments = [(*run.arguments[:2], 1) for run in failed[:1]] * TRIES
    asked = ObservedMove.ask(submission, NAME, arguments, observe=True)
    seen = [run for run in asked if not run.answer.error]
    is_filled = any(map(ON_GIVEN_BOARD.fits, seen))
    is_lost = any(NOT_RETURNED.fits(run) or not run.of(BEST) for run in seen)

    def mistakes(run: ObservedMove) -> Sequence[Mistake]:
        mistake = None if run.answer.error else _mistake(run)
        if run.is_without_square and not run.note and not (is_lost and mistake):
            mistake = ON_GIVEN_BOARD if is_filled else None
        return (mistake,) if mistake else ()

    return mistakes


def _missed(obvious: Obvious, runs: Sequence[ObservedMove]) -> tuple[Came] | None:
    required = min(REQUIRED, len(runs))
    is_found = sum(run.square == obvious.best for run in runs) >= required
    if any(run.answer.error for run in runs) or (is_found and not runs[0].note):
        return None
    counts = Counter(brief(run.answer.value, 60) for run in runs)
    came = ", ".join(f"{value} {count}×" for value, count in counts.most_common())
    return (came,)


def _left(run: ObservedMove) -> Came | None:
    if board := run.changed_board:
        return Text("the board {board}", board=board.text)
    return brief(run.answer.value) if run.note else None


def _may_play_on_it(run: ObservedMove) -> bool:
    return bool(run.changed_board or run.square) and not run.note


def _adds_something(run: ObservedMove) -> bool:
    updates = run.of(UPDATE)
    return not updates or any(call.grid != call.grid_after for call in updates)


def _structure(
    title: Text,
    points: float,
    expected: Text,
    find: Callable[[Sequence[ObservedMove]], Mistake | None],
    is_choice: bool = False,
    shows: Callable[[ObservedMove], bool] = lambda _: True,
) -> Row[ObservedMove]:
    def seen(runs: Sequence[ObservedMove]) -> Mistake | None:
        is_noted = is_choice or not any(run.count for run in runs)
        return find(runs) or (runs[0].note if is_noted else None)

    return Row(
        Check(NAME, title, points), ("observed",), expected, seen=seen, shows=shows, relies=_ALL
    )


_STRUCTURE = (
    _structure(
        Text("plays every trial on a clone of the board"),
        2,
        Text("every trial on its own clone"),
        partial(first_seen, BOARDS),
        shows=lambda run: (
            not run.trials
            or any(trial.board != LIVE or trial.ends - {trial.start} for trial in run.trials)
        ),
    ),
    _structure(
        Text("begins the trials with the given player"),
        1,
        Text("trials that the given player begins"),
        beginner_mistake,
    ),
    _structure(
        Text("plays as many trials as requested"),
        1,
        Text("as many trials as requested"),
        count_mistake,
    ),
    _structure(
        Text("adds up the scores of its trials"),
        2,
        Text("the sum of all trials' scores"),
        score_mistake,
        shows=_adds_something,
    ),
    _structure(
        Text("returns the square that get_best_move chooses"),
        2,
        Text("the square that get_best_move returned"),
        partial(first_seen, CHOICE),
        is_choice=True,
    ),
)
_WHOLE_GAMES = Check(NAME, Text("plays whole games without forfeiting"), 2, Part.RULES)


def _position(obvious: Obvious) -> Row[ObservedMove]:
    return Row(
        obvious.check,
        (obvious.check.name,),
        Text(
            "{square} in at least {count} of {tries} tries: {why}",
            square=obvious.best,
            count=REQUIRED,
            tries=TRIES,
            why=obvious.why,
        ),
        together=partial(_missed, obvious),
        sure=lambda runs: size_mistake(runs[0]) or rule_mistake(runs[0]),
        needs=tuple(row.check for row in _STRUCTURE),
        uses=_ALL,
        cost=Cost.STRENGTH,
    )


@dataclass(frozen=True, slots=True)
class _MoveGroup(Group[ObservedMove]):
    """The checks of mc_move, and the last one: games, which other functions may spoil too."""

    @property
    def checks(self) -> tuple[Check, ...]:
        return (*(row.check for row in self.rows), _WHOLE_GAMES)

    def examine(self, submission: Submission) -> Iterator[CheckResult]:
        results = [*Group[ObservedMove].examine(self, submission)]
        yield from results
        failure, fix = None, first_fix(submission, _ALL)
        games = _long_games()
        if failures := [*_forfeits(submission, islice(games, GAMES))]:
            failures += _forfeits(submission, islice(games, MORE_GAMES))
            blamed = next((each.check.label for each in results if each.failure), None)
            reason = blamed and Text("“{check}” fails", check=blamed)
            failure = replace(failures[0], hint=fix or reason or failures[0].hint)
            if 2 * len(failures) > GAMES + MORE_GAMES:
                failure, fix = replace(failure, damage=Damage.NO_MOVE), None
        yield CheckResult(_WHOLE_GAMES, None if fix else failure, fix, bool(fix))


def _long_games() -> Iterator[tuple[int, list[Position]]]:
    """Yield random games with numbers, the same for every file; short ones show too little."""
    drawn = (_positions(derive_seed(number, NAME)) for number in count())
    return enumerate(game for game in drawn if len(game) >= MOVES)


@cache
def _positions(seed: int) -> list[Position]:
    found = [Position.start(Rules(3))]
    while (last := found[-1]).outcome is None:
        squares = last.empty_squares
        found.append(last.play(squares[derive_seed(seed, len(found)) % len(squares)]))
    return found[:-1]


def _forfeits(
    submission: Submission, games: Iterable[tuple[int, list[Position]]]
) -> Iterator[CheckFailure]:
    """Ask for one side's moves in games; yield the failures that would forfeit them."""
    for number, game in games:
        mine = file_moves(submission, GAME_TRIALS, derive_seed(submission.seed, NAME, number))
        for position in game[number % 2 :: 2]:
            failed = mine(position)
            if isinstance(failed, Answer):
                player = PLAYERX if position.to_move is Mark.X else PLAYERO
                arguments = CourseBoard.of(position.text), player, GAME_TRIALS
                called = ObservedMove(NAME, arguments, failed).called
                yield failed.failure(called, Text("an empty square"))
                break


GROUP = _MoveGroup(
    _ask,
    (
        *_STRUCTURE,
        *map(_position, OBVIOUS),
        Row(
            Check(NAME, Text("returns a legal (row, column) tuple"), 2, Part.RULES),
            ("answered",),
            lambda run: Text(
                "an empty square such as {square}",
                square=next(each.best for each in OBVIOUS if each.board == run.board),
            ),
            lambda run: brief(run.answer.value) if _mistake(run) else None,
            uses=(BEST,),
        ),
        Row(
            Check(NAME, Text("leaves the board unchanged"), 1, Part.RULES),
            ("answered",),
            Text("the board unchanged"),
            _left,
            shows=lambda run: bool(run.changed_board or run.square),
            mistakes=(
                replace(ON_GIVEN_BOARD, fits=_may_play_on_it, is_general=True),
                Predicted(
                    Text("makes its move on the board passed in"),
                    Text("return the square and leave the move to the game"),
                    Cost.POINTS,
                    fits=lambda run: (
                        run.square in run.board.squares
                        and run.changed_board == run.board.with_mark(run.square, run.player)
                    ),
                ),
            ),
            relies=_ALL,
        ),
    ),
    _explain,
)
