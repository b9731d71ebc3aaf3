"""The checks of mc_update_scores, and the mistakes behind its answers.

The weights are replaced by unequal ones, which shows if a file mixes them up, ignores them or
writes them as numbers. A mistake is named only if it alone explains all answers, including those to
a second set of boards with other weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce

from tttmc_app.core import Text
from tttmc_app.grading.boards import (
    brief,
    grid_text,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Damage, Mistake, Part
from tttmc_app.grading.scoring_answers import (
    NAME,
    SECOND_WEIGHTS,
    ScoringAnswer,
    asked_for,
    is_right,
    with_own_weights,
)
from tttmc_app.grading.scoring_mistakes import (
    SCORING_MISTAKES,
    Scored,
    ScoringMistake,
    explain,
    number_mistakes,
    scored,
)
from tttmc_app.grading.scoring_rule import same_grid
from tttmc_app.grading.scoring_table import (
    LOSS,
    NONE,
    OWN,
    THEIRS,
    TIE,
    WIN,
    Change,
    changes,
    described,
    result_for,
)
from tttmc_app.grading.submission import Submission

RETURNS_VALUE = Mistake(
    Text("returns a value"),
    Text("return None, since the scores are in the grid passed in"),
    Cost.POINTS,
)
NEW_GRID = Mistake(Text("returns a new grid"), Text("change the grid passed in"), Cost.POINTS)
NO_EFFECT = Mistake(
    Text("leaves every score unchanged"),
    Text("add to the grid passed in"),
    Cost.STRENGTH,
)
ONLY_3X3 = Mistake(
    Text("handles only 3×3 boards"),
    Text("write board.get_dim() instead of a number"),
    Cost.UNKNOWN,
)
NO_GRID = Mistake(Text("does not leave a grid of numbers"), None, Cost.UNKNOWN)
CHANGES_BOARD = Mistake(Text("changes the board"), Text("only read it"), Cost.UNKNOWN)


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    items = with_own_weights(asked_for(submission, submission.weights), submission)
    submission.assume(items[0].weights)
    second: list[ScoringAnswer] = []
    if any(not is_right(item) for item in items) and submission.weights_replaced:
        first_weights = submission.weights
        if submission.replace_weights(SECOND_WEIGHTS):
            second = asked_for(submission, SECOND_WEIGHTS)
        else:
            submission.replace_weights(first_weights)
    judge = _Judge(items, second)
    earlier: dict[str, Check] = {}
    for check, test in _TESTS:
        failure = test(judge)
        reason = failure.reason if failure else ""
        if failure is None:
            yield CheckResult(check)
        elif reason in earlier:
            text = Text("the same mistake as in “{check}”", check=earlier[reason].label)
            yield CheckResult(check, not_run=text)
        else:
            earlier[reason] = check
            yield CheckResult(check, failure)


class _Judge:
    """The answers of a file and what explains them."""

    def __init__(self, items: Sequence[ScoringAnswer], second: Sequence[ScoringAnswer]) -> None:
        self.items = items
        self.answered = [item for item in items if not item.answer.error] or items
        known = [each for item in (*items, *second) if (each := item.scored) is not None]
        self.ways = self._explanations(known)
        self.description = None if self.ways else described(known)
        self.is_explained = bool(self.ways) or self.description is not None
        self.does_nothing = all(item.grid == item.asked.start for item in items)

    def _explanations(self, known: Sequence[Scored]) -> list[frozenset[ScoringMistake]]:
        """Return the only set of mistakes that explains all grids; none if several sets do."""
        shown = [change for each in known[:1] for change in changes(each)]
        own = next((abs(change.change) for change in shown if change.mark == OWN), 0.0)
        theirs = next((abs(change.change) for change in shown if change.mark == THEIRS), 0.0)
        more = number_mistakes(own, theirs) if own and theirs else ()
        used = {(each.weights.current, each.weights.other) for each in known}
        # With a single pair of weights a number can't be distinguished from a constant.
        found = explain(known, more if len(used) > 1 else ())
        return found if len(found) == 1 else []

    def failure(self, item: ScoringAnswer) -> CheckFailure:
        """Return the failure revealed by an item with wrong scores."""
        required = Text("the grid {grid}", grid=grid_text(item.expected))
        if item.answer.error:
            return item.answer.failure(item.called, required)
        if item.grid is None:
            came = Text("the grid {grid}", grid=grid_text(item.answer.after(0)))
            return CheckFailure.of(item.called, came, required, NO_GRID)
        came = Text("the grid {grid}", grid=grid_text(item.grid))
        if item.is_new:
            came = Text("an unchanged grid and the return value {grid}", grid=grid_text(item.grid))
        if self.does_nothing:
            return CheckFailure.of(item.called, came, required, NO_EFFECT)
        if self.ways:
            here = _effective(self.ways[0], item)
            hint = reduce(
                lambda one, two: Text("{one}; and {two}", one=one, two=two),
                [mistake.hint for mistake in here],
            )
            return CheckFailure(
                item.called, came, required, hint, here[0].name, _cost(here), _damage(here)
            )
        if self.description is not None:
            return CheckFailure.of(item.called, came, required, self.description)
        return CheckFailure(item.called, came, required, cost=Cost.STRENGTH)


def _cost(mistakes: Sequence[ScoringMistake]) -> Cost:
    """Return the highest of the costs of these mistakes."""
    costs = {mistake.cost for mistake in mistakes}
    return next(cost for cost in (Cost.STRENGTH, Cost.UNKNOWN, Cost.POINTS) if cost in costs)


def _damage(mistakes: Sequence[ScoringMistake]) -> Damage:
    """Return the first kind of mistake with a ceiling of its own in the rubric, otherwise SLIP."""
    return next((m.damage for m in mistakes if m.damage is not Damage.SLIP), Damage.SLIP)


def _effective(
    mistakes: frozenset[ScoringMistake], item: ScoringAnswer
) -> tuple[ScoringMistake, ...]:
    """Return the mistakes that change the scores here, or all of them if none does."""
    all_scores = scored(item.asked, item.weights, mistakes)
    here = [
        mistake
        for mistake in mistakes
        if not same_grid(all_scores, scored(item.asked, item.weights, mistakes - {mistake}))
    ]
    order = {mistake: number for number, mistake in enumerate(SCORING_MISTAKES)}
    return tuple(sorted(here or mistakes, key=lambda mistake: order.get(mistake, len(order))))


def _failing(
    judge: _Judge, is_asked: Callable[[ScoringAnswer], bool], is_wrong: Callable[[Change], bool]
) -> CheckFailure | None:
    """Return the failure of the first selected item that has a wrong change."""
    items = [item for item in judge.items if is_asked(item)]
    for item in items:
        known = item.scored
        if known is None or judge.does_nothing or any(map(is_wrong, changes(known))):
            return judge.failure(item)
    return None


def _after(result: str) -> Callable[[_Judge], CheckFailure | None]:
    """Return a test of whether the scores of marked squares change in the right direction."""

    def wrong_sign(change: Change) -> bool:
        if change.mark == NONE:
            return False
        return change.change * change.expected <= 0 if change.expected else bool(change.change)

    def test(judge: _Judge) -> CheckFailure | None:
        return _failing(
            judge,
            lambda item: (
                item.is_usual and _result(item) == result and not any(map(any, item.asked.start))
            ),
            wrong_sign,
        )

    return test


def _result(item: ScoringAnswer) -> str:
    return result_for(Scored(item.asked, item.weights, item.asked.start))


def _empty_squares(judge: _Judge) -> CheckFailure | None:
    return _failing(
        judge,
        lambda item: item.is_usual and not any(map(any, item.asked.start)),
        lambda change: change.mark == NONE and bool(change.change),
    )


def _sizes_of_changes(judge: _Judge) -> CheckFailure | None:
    """Check the sizes of the changes that have the right sign."""
    return _failing(
        judge,
        lambda item: item.is_usual and not any(map(any, item.asked.start)),
        lambda change: change.change * change.expected > 0 and not change.is_right,
    )


def _adds(judge: _Judge) -> CheckFailure | None:
    """Check that changes don't depend on earlier scores, and that they are made in the grid."""
    fresh = {
        (item.asked.board, item.asked.player): item
        for item in judge.items
        if not any(map(any, item.asked.start))
    }
    for item in judge.items:
        if item.is_new:
            came = Text(
                "an unchanged grid and the return value {grid}", grid=grid_text(item.answer.value)
            )
            return CheckFailure.of(item.called, came, Text("the changed grid"), NEW_GRID)
        before = fresh.get((item.asked.board, item.asked.player))
        if not any(map(any, item.asked.start)) or before is None:
            continue
        one, two = before.scored, item.scored
        if one is None or two is None or judge.does_nothing:
            return judge.failure(item)
        pairs = zip(changes(one), changes(two), strict=True)
        if any(abs(first.change - other.change) > 1e-9 for first, other in pairs):
            return judge.failure(item)
    return None


def _exactly(is_asked: Callable[[ScoringAnswer], bool]) -> Callable[[_Judge], CheckFailure | None]:
    def test(judge: _Judge) -> CheckFailure | None:
        if judge.does_nothing:
            return judge.failure(judge.items[0])
        # An explanation of all answers covers those to these boards too, but a call may give none.
        return _failing(judge, is_asked, lambda change: not (judge.is_explained or change.is_right))

    return test


def _other_sizes(judge: _Judge) -> CheckFailure | None:
    """Check the other sizes; name the failure only if all are wrong and 3×3 is right."""
    failure = _exactly(lambda item: item.asked.board.size != 3)(judge)
    if failure is None or failure.mistake is not None:
        return failure
    if all(is_right(item) == (item.asked.board.size == 3) for item in judge.items):
        return CheckFailure.of(
            failure.called, failure.came, failure.expected, ONLY_3X3, line=failure.line
        )
    return failure


def _returned(judge: _Judge) -> CheckFailure | None:
    for item in judge.answered:
        if item.answer.error:
            return item.answer.failure(item.called, "None")
        if item.answer.value is not None:
            came = brief(item.answer.value)
            return CheckFailure.of(item.called, came, "None", RETURNS_VALUE)
    return judge.failure(judge.items[0]) if judge.does_nothing else None


def _board_changed(judge: _Judge) -> CheckFailure | None:
    for item in judge.answered:
        board, expected = item.answer.board(1), item.asked.board
        if item.answer.error:
            return item.answer.failure(item.called, Text("the board unchanged"))
        if board is not None and board.cells != expected.cells:
            return CheckFailure.of(item.called, board.text, expected.text, CHANGES_BOARD)
    return judge.failure(judge.items[0]) if judge.does_nothing else None


RULE_CHECKS = (
    Check(NAME, Text("after a win, the player's squares gain and the opponent's lose"), 3),
    Check(NAME, Text("after a loss, the player's squares lose and the opponent's gain"), 2),
    Check(NAME, Text("a tie changes nothing"), 2),
    Check(NAME, Text("empty squares stay unchanged"), 1),
    Check(NAME, Text("by SCORE_CURRENT and SCORE_OTHER"), 2),
    Check(NAME, Text("adds to the grid passed in"), 2),
    Check(NAME, Text("the reverse game"), 1),
    Check(NAME, Text("other board sizes"), 1),
)
"""The checks of the scores alone."""
_TESTS: tuple[tuple[Check, Callable[[_Judge], CheckFailure | None]], ...] = (
    (RULE_CHECKS[0], _after(WIN)),
    (RULE_CHECKS[1], _after(LOSS)),
    (RULE_CHECKS[2], _after(TIE)),
    (RULE_CHECKS[3], _empty_squares),
    (RULE_CHECKS[4], _sizes_of_changes),
    (RULE_CHECKS[5], _adds),
    (RULE_CHECKS[6], _exactly(lambda item: item.asked.board.reverse)),
    (RULE_CHECKS[7], _other_sizes),
    (Check(NAME, Text("returns None"), 2, Part.RULES), _returned),
    (Check(NAME, Text("leaves the board unchanged"), 1, Part.RULES), _board_changed),
)
CHECKS = tuple(check for check, _ in _TESTS)
