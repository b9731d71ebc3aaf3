"""The loop that checks a function: it asks the questions, judges the answers and explains them.

The checks of one of a file's functions are a `Group`, which is declared and never programmed:

- `ask` asks the questions and returns the answers by topic, such as "empty" or "reverse". An answer
  is an `Asked`, or a class derived from it that adds what the judges need.
- `rows` has a `Row` for each check, in the order of the report: the topics whose answers it judges,
  what is expected, and a judge: `came` looks at each answer, `together` at all of them. A judge
  only says what came instead; a failed call is reported without it.
- `seen` names a mistake that was seen in what the calls did, instead of judging answers; `sure` one
  that no other function can have caused, so that it is named whatever else fails.
- A row's `mistakes` predict answers. One is named if it alone can explain all answers of the row.
  A group whose answers are explained all at once has `explain` instead, which may ask further
  questions; it is called only if an answer is wrong.
- `shows` tells whether an answer could show a mistake at all: a check earns nothing for nothing.
- `needs` lists the checks without which a failure says nothing new. A mistake that was named before
  isn't named again.
- `relies` lists the functions that may be at fault for an error. A row with `uses` is never judged
  if one of those functions or a check that it needs fails, since chance would decide. What
  other functions spoil leaves the total, so that the same mistake always costs the same.

Everything else is the loop's: the text of the call, the order, the results that aren't judged.

    _SIZES = Row(
        Check("mc_trial", Text("other board sizes"), 1),
        topics=("sizes",),
        expected=Text("a finished game"),
        came=lambda game: None if game.end.winner else game.end.text,
        mistakes=(Predicted(Text("ends too early"), fits=lambda game: not game.has_refused_moves),),
        needs=(_OVER.check,),
    )
    GROUP = Group(_ask, (_OVER, _SIZES))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias, TypeVar

from tttmc_app.core import Text
from tttmc_app.grading.boards import PLAYER_NAMES, CourseBoard, grid_text
from tttmc_app.grading.checks import Answer, Check, CheckFailure, CheckResult, Cost, Damage, Mistake
from tttmc_app.grading.submission import Argument, Submission

Came: TypeAlias = Text | str


@dataclass(frozen=True)
class Asked:
    """A call of one of the file's functions, and its answer."""

    function: Came
    arguments: tuple[Argument, ...]
    answer: Answer

    @property
    def board(self) -> CourseBoard:
        """Return the board passed in."""
        return next(each for each in self.arguments if isinstance(each, CourseBoard))

    @property
    def is_elsewhere(self) -> bool:
        """Return whether the board passed in has a size on which no games are played."""
        boards = (each for each in self.arguments if isinstance(each, CourseBoard))
        return any(each.size != 3 for each in boards)

    @property
    def player(self) -> int:
        """Return the player passed in."""
        return next(each for each in self.arguments if isinstance(each, int))

    @property
    def changed_board(self) -> CourseBoard | None:
        """Return the board as the call left it, if it has changed and still is a board."""
        left = self.answer.board(self.arguments.index(self.board))
        return left if left and left.cells != self.board.cells else None

    @property
    def called(self) -> Came:
        """Return the call as text for messages."""
        if not self.arguments:
            return self.function
        call = f"{self.function}({', '.join(map(_named, self.arguments))})"
        return Text("{call} on {board}", call=call, board=self.board.label)

    @classmethod
    def ask(
        cls,
        submission: Submission,
        function: str,
        calls: Sequence[tuple[Argument, ...]],
        *,
        observe: bool = False,
    ) -> list[Self]:
        """Call a function with each of these arguments, and return the answers."""
        answers = submission.call_all(function, calls, observe=observe)
        return [cls(function, *each) for each in zip(calls, answers, strict=True)]


def _named(argument: Argument) -> str:
    match argument:
        case CourseBoard():
            return "board"
        case int():
            return PLAYER_NAMES.get(argument, str(argument))
        case _:
            return grid_text(argument) if any(map(any, argument)) else "zeros"


A = TypeVar("A", bound=Asked)
Answers: TypeAlias = Mapping[str, Sequence[A]]
"""The answers by topic."""


def _always(_asked: Asked) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Predicted(Mistake, Generic[A]):
    """A mistake, and the answers that a file gives if it makes it."""

    fits: Callable[[A], bool] = _always
    """Whether the mistake can lead to an answer, be it right or wrong."""
    is_general: bool = False
    """Whether it is named only if no other mistake explains the answers."""
    unless: tuple[Check, ...] = ()
    """Checks whose failures may lead to the same answers."""


SAME = Text("the same mistake as in “{check}”")
_UNSEEN = Text("nothing was seen that it judges")


def chi_squared(counts: Counter[Any], kinds: int) -> float:
    """Return the chi-squared statistic of the counts of so many kinds that should be equal."""
    if not (each := counts.total() / kinds):
        return 0.0
    missing = max(0, kinds - len(counts))
    return sum((count - each) ** 2 / each for count in counts.values()) + missing * each


def _nothing(_answers: object) -> None:
    """Find nothing wrong."""


@dataclass(frozen=True, slots=True)
class Row(Generic[A]):
    """A check, and how it judges the answers."""

    check: Check
    topics: tuple[str, ...]
    expected: Came | Callable[[A], Came]
    came: Callable[[A], Came | None] = _nothing
    """Returns what came instead of what was expected; None if the answer is right."""
    together: Callable[[Sequence[A]], tuple[Came, *tuple[Mistake, ...]] | None] = _nothing
    """Returns what came in all calls together, and its mistakes, if each answer may be right."""
    seen: Callable[[Sequence[A]], Mistake | None] = _nothing
    """Returns the mistake seen in what the calls did."""
    sure: Callable[[Sequence[A]], Mistake | None] = _nothing
    """Returns a mistake seen even in calls that failed, and whatever is wrong with `uses`."""
    shows: Callable[[A], bool] = _always
    """Whether an answer could show a mistake; without one that could, the check isn't judged."""
    unseen: Text = _UNSEEN
    """Why it isn't judged then."""
    mistakes: tuple[Predicted[A], ...] = ()
    needs: tuple[Check, ...] = ()
    """Checks without which a failure says nothing new."""
    relies: Collection[str] = ()
    """The functions that may be at fault if a call fails."""
    uses: Collection[str] = ()
    """The functions without which it is left out, as it is then without the checks it needs."""
    cost: Cost = Cost.UNKNOWN
    """The cost of a failure without a named mistake."""
    damage: Damage = Damage.SLIP
    """Its damage."""


@dataclass(frozen=True, slots=True)
class Group(Generic[A]):
    """The checks of a function."""

    ask: Callable[[Submission], Answers[A]]
    rows: tuple[Row[A], ...]
    explain: Callable[[Submission, Answers[A]], Callable[[A], Sequence[Mistake]]] | None = None
    """Returns a function that returns the mistakes behind a wrong answer, if they are known."""
    has_own_weights: bool = False
    """Whether these checks come before the file's weights are replaced."""

    @property
    def checks(self) -> tuple[Check, ...]:
        """Return the checks in the order of the report."""
        return tuple(row.check for row in self.rows)

    def examine(self, submission: Submission) -> Iterator[CheckResult]:
        """Yield the result of each check."""
        answers = self.ask(submission)
        judged = [
            (row, [each for topic in row.topics for each in answers.get(topic, ())])
            for row in self.rows
        ]
        is_wrong = any(_first_wrong(row, own) for row, own in judged)
        explain = self.explain(submission, answers) if is_wrong and self.explain else _nothing
        found = [(row, own, _failure(row, own, explain)) for row, own in judged]
        failed = {row.check for row, _, wrong in found if wrong}
        reasons: dict[str, Text] = {}
        for row, own, wrong in found:
            failure, not_run = None, None
            needs = (*row.needs, *(wrong[2] if wrong else ()))
            failing = next((each.label for each in needs if each in failed), None)
            needed = failing and Text("“{check}” fails", check=failing)
            fix = None if row.sure(own) else first_fix(submission, row.uses)
            left_out = fix or (needed if row.uses else None)
            if wrong is not None:
                failure, asked, _ = wrong
                same = reasons.get(failure.reason)
                if asked.answer.error:
                    left_out = left_out or first_fix(submission, row.relies)
                not_run = needed or (same and Text(SAME.source, check=same))
            elif not any(map(row.shows, own)):
                left_out = left_out or first_fix(submission, submission.weak_functions)
                not_run = row.unseen
            not_run = left_out or not_run
            if not_run:
                failed.discard(row.check)
            elif failure is not None:
                reasons[failure.reason] = row.check.label
            yield CheckResult(row.check, None if not_run else failure, not_run, bool(left_out))


def first_fix(submission: Submission, functions: Collection[str]) -> Text | None:
    """Return which of these functions must be fixed before mc_move can be judged."""
    weak = [each for each in submission.weak_functions if each in functions]
    if not weak:
        return None
    return Text("first fix {functions}, which mc_move uses", functions=", ".join(weak))


def _first_wrong(row: Row[A], answers: Sequence[A]) -> tuple[A, Came] | None:
    """Return the first answer that is wrong in itself, and what came."""
    for asked in answers:
        if (came := asked.answer.error or row.came(asked)) is not None:
            return asked, came
    return None


def _failure(
    row: Row[A], answers: Sequence[A], explain: Callable[[A], Sequence[Mistake] | None]
) -> tuple[CheckFailure, A, tuple[Check, ...]] | None:
    """Return why a check fails, for which answer, and which checks may explain that.

    None if it passes.
    """
    unless: tuple[Check, ...] = ()
    mistakes: Sequence[Mistake]
    sure = row.sure(answers)
    if wrong := _first_wrong(row, answers):
        asked, came = wrong
        called, named = asked.called, _only(row, answers)
        mistakes, unless = ((named,), named.unless) if named else (explain(asked) or (), ())
        mistakes = (sure,) if sure else mistakes
    elif seen := row.seen(answers) or sure:
        asked = next((each for each in answers if row.seen([each])), answers[0])
        called, mistakes = asked.called, (seen,)
        came = Text("a run in which it {mistake}", mistake=seen.name)
    elif found := row.together(answers):
        asked, (came, *mistakes) = answers[0], found
        count = sum(each.arguments == asked.arguments for each in answers)
        called = Text("{call}, {count} times", call=asked.called, count=count)
    else:
        return None
    expected = row.expected(asked) if callable(row.expected) else row.expected
    if asked.answer.error:
        failure = asked.answer.failure(called, expected, *mistakes)
        return replace(failure, is_elsewhere=asked.is_elsewhere), asked, unless
    failure = CheckFailure.of(called, came, expected, *mistakes, line=asked.answer.line)
    if not mistakes:
        failure = replace(failure, cost=row.cost, damage=row.damage)
    return failure, asked, unless


def _only(row: Row[A], answers: Sequence[A]) -> Predicted[A] | None:
    """Return the mistake that alone explains all answers."""
    if any(asked.answer.error for asked in answers):
        return None
    fitting = [each for each in row.mistakes if all(map(each.fits, answers))]
    special = [each for each in fitting if not each.is_general]
    found = special or fitting
    return found[0] if len(found) == 1 else None
