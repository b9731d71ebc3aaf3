"""The checks of mc_update_scores, and the mistakes behind its answers.

The weights are replaced by unequal ones, which shows if a file mixes them up, ignores them or
writes them as numbers. A mistake is named only if it alone explains all answers, including those
with other weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

from tttmc_app.core import Text, derive_seed
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import (
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    brief,
    finished_board,
    grid_text,
    number_text,
    rows_of,
    zeros,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Damage, Mistake, Part
from tttmc_app.grading.scoring_mistakes import (
    CURRENT,
    OTHER,
    Scored,
    ScoringMistake,
    combined,
    explain,
    number_mistakes,
    together,
)
from tttmc_app.grading.scoring_rule import (
    LOSS,
    TIE,
    WIN,
    FileWeights,
    Scoring,
    is_close,
    same_grid,
)
from tttmc_app.grading.scoring_table import (
    NONE,
    OWN,
    THEIRS,
    Change,
    changes,
    described,
)
from tttmc_app.grading.submission import Submission

NAME = "mc_update_scores"
SECOND_WEIGHTS = FileWeights(3.25, 2.125)
"""The weights with which a file with a mistake is asked again; now the first is the larger one."""
EARLIER: Grid = ((4, -7, 0), (2.5, 11, -3), (-1, 6, 8))
"""Scores of earlier trials."""
_X_WON = "XXO/OX./.XO"
_BOARDS = (_X_WON, "OX./XOX/..O", "XOX/XOO/OXX", "XXX/OOX/OXO")
_MORE_BOARDS = 12

RETURNS_VALUE = Mistake(
    Text("returns a value"),
    Text("return None, since the scores are in the grid passed in"),
    Cost.POINTS,
)
NEW_GRID = Mistake(Text("returns a new grid"), Text("change the grid passed in"), Cost.POINTS)
NO_EFFECT = Mistake(
    Text("leaves every score unchanged"), Text("add to the grid passed in"), Cost.STRENGTH
)
ONLY_3X3 = Mistake(
    Text("handles only 3×3 boards"), Text("write board.get_dim() instead of a number"), Cost.UNKNOWN
)
NO_GRID = Mistake(Text("does not leave a grid of numbers"), None, Cost.UNKNOWN)
CHANGES_BOARD = Mistake(Text("changes the board"), Text("only read it"), Cost.UNKNOWN)


def questions() -> Iterator[Scoring]:
    """Yield the scorings that are asked for: the same for every seed, since the points must be."""
    for start, board, player in product((zeros(3), EARLIER), _BOARDS, PLAYER_NAMES):
        yield Scoring(CourseBoard.of(board), player, start)
    for player in PLAYER_NAMES:
        yield Scoring(CourseBoard.of(_X_WON, reverse=True), player, zeros(3))
    yield Scoring(CourseBoard.of("XO/.X"), PLAYERO, zeros(2))
    yield Scoring(CourseBoard.of("X..O/.XO./..XO/...X"), PLAYERX, zeros(4))
    for number in range(_MORE_BOARDS):
        player = (PLAYERX, PLAYERO)[number % 2]
        yield Scoring(finished_board(derive_seed(number, NAME)), player, EARLIER)


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    items = _with_own_weights(_ask(submission), submission)
    submission.assume(items[0].weights)
    second: list[_Item] = []
    if submission.weights_replaced and not all(item.is_right for item in items):
        first_weights = submission.weights
        if submission.replace_weights(SECOND_WEIGHTS):
            second = _ask(submission)
        else:
            submission.replace_weights(first_weights)
    judge = _Judge(items, second)
    earlier: dict[str, Check] = {}
    for check, test in _TESTS.items():
        failure = next(filter(None, (test(judge, item) for item in items)), None)
        reason = failure.reason if failure else ""
        if failure and reason in earlier:
            text = Text("the same mistake as in “{check}”", check=earlier[reason].label)
            yield CheckResult(check, not_run=text)
        else:
            earlier |= {reason: check} if failure else {}
            yield CheckResult(check, failure)


@dataclass(frozen=True, slots=True)
class _Item:
    """One scoring and its answer."""

    asked: Scoring
    weights: FileWeights
    answer: Answer
    grid: Grid | None
    """The grid after the call, or the one returned instead; None for no grid."""
    is_new: bool
    """Whether the grid was returned."""
    called: Text

    @property
    def came(self) -> Text:
        if self.is_new:
            return Text(
                "an unchanged grid and the return value {grid}",
                grid=grid_text(self.answer.value),
            )
        return Text("the grid {grid}", grid=grid_text(self.answer.after(0)))

    @property
    def scored(self) -> Scored | None:
        """The scoring if the call left a grid."""
        if self.answer.error or self.grid is None or len(self.grid) != self.asked.board.size:
            return None
        return Scored(self.asked, self.weights, self.grid)

    @property
    def changes(self) -> list[Change]:
        return [*changes(self.scored)] if self.scored else []

    @property
    def expected(self) -> Grid:
        return self.asked.scored(self.weights)

    @property
    def is_right(self) -> bool:
        return self.scored is not None and same_grid(self.scored.grid, self.expected)

    @property
    def is_usual(self) -> bool:
        """Whether it is the course's game: 3×3 and not reversed."""
        return self.asked.board.size == 3 and not self.asked.board.reverse

    @property
    def is_fresh(self) -> bool:
        return not any(map(any, self.asked.start))


def _ask(submission: Submission) -> list[_Item]:
    asked = [*questions()]
    answers = submission.call_all(NAME, [(start, board, player) for board, player, start in asked])
    items: list[_Item] = []
    for each, answer in zip(asked, answers, strict=True):
        left, returned = rows_of(answer.after(0)), rows_of(answer.value)
        # The numbers in a returned grid count too.
        is_new = left == each.start and returned is not None and returned != each.start
        called = _called(each, submission.weights if submission.weights_replaced else None)
        grid = returned if is_new else left
        items.append(_Item(each, submission.weights, answer, grid, is_new, called))
    return items


def _called(asked: Scoring, weights: FileWeights | None) -> Text:
    """Return a call as text, with the weights that replaced the file's own."""
    board, player, start = asked
    grid = grid_text(start) if any(map(any, start)) else "zeros"
    call = f"{NAME}({grid}, board, {PLAYER_NAMES[player]})"
    if weights is None:
        return Text("{call} on {board}", call=call, board=board.label)
    return Text(
        "{call} on {board}, with {current} = {one} and {other} = {two}",
        call=call,
        board=board.label,
        current=CURRENT,
        one=number_text(weights.current),
        other=OTHER,
        two=number_text(weights.other),
    )


def _with_own_weights(items: list[_Item], submission: Submission) -> list[_Item]:
    """Return the items with the weights that the file uses.

    If the constants could not be replaced, the file may use the other year's constants, or
    different ones: its changes on the first board then reveal them.
    """
    if submission.weights_replaced:
        return items
    shown = {change.mark: abs(change.change) for change in items[0].changes}
    own = submission.weights_named(
        ("SCORE_CURRENT", "MCMATCH"),
        ("SCORE_OTHER", "MCOTHER"),
        FileWeights(shown.get(OWN) or 1.0, shown.get(THEIRS) or 1.0),
    )
    earlier = submission.weights_named(("MCMATCH",), ("MCOTHER",), own)
    judged = [[replace(item, weights=weights) for item in items] for weights in (own, earlier)]
    return next((each for each in judged if all(item.is_right for item in each)), judged[0])


class _Judge:
    """The answers of a file and what explains them."""

    def __init__(self, items: Sequence[_Item], second: Sequence[_Item]) -> None:
        known = [each for item in (*items, *second) if (each := item.scored) is not None]
        # With a single pair of weights a number can't be distinguished from a constant.
        found = explain(known, _numbers(items[0]) if second else ())
        self.mistakes = found[0] if len(found) == 1 else ()
        self.description = None if len(found) == 1 else described(known)
        self.is_explained = len(found) == 1 or self.description is not None
        self.shown = {each for item in items if item.is_usual for each in self.effective(item)}
        """The mistakes that show in the course's game."""
        self.always_fails = all(item.answer.error for item in items)
        self.does_nothing = all(item.grid == item.asked.start for item in items)
        self.only_3x3 = all(item.is_right == (item.asked.board.size == 3) for item in items)
        self.fresh = {item.asked[:2]: item for item in items if item.is_fresh}
        self.adds = all(map(self.is_added, items))

    def effective(self, item: _Item) -> list[ScoringMistake]:
        """Return the mistakes that change the scores here."""
        left = item.asked.scored(item.weights, combined(self.mistakes))
        without = {each: combined({*self.mistakes} - {each}) for each in self.mistakes}
        scored = item.asked.scored
        return [
            each for each in without if not same_grid(left, scored(item.weights, without[each]))
        ]

    def is_added(self, item: _Item) -> bool:
        """Return whether the marked squares of a decided game change as they do from zeros."""
        fresh = self.fresh.get(item.asked[:2])
        return all(
            is_close(one.change, two.change)
            for one, two in zip(fresh.changes if fresh else (), item.changes, strict=False)
            if two.mark != NONE and item.asked.result != TIE
        )

    def failure(self, item: _Item) -> CheckFailure:
        """Return the failure revealed by an item with wrong scores."""
        required = Text("the grid {grid}", grid=grid_text(item.expected))
        if self.only_3x3:
            came = item.answer.error or item.came
            return CheckFailure.of(item.called, came, required, ONLY_3X3, item.answer.line)
        if item.answer.error:
            return item.answer.failure(item.called, required)
        known = (
            NO_GRID if item.grid is None else NO_EFFECT if self.does_nothing else self.description
        )
        if known is not None:
            return CheckFailure.of(item.called, item.came, required, known)
        here = self.effective(item) or self.mistakes
        return CheckFailure(
            item.called,
            item.came,
            required,
            together(each.hint for each in here) if here else None,
            here[0].name if here else None,
            min((each.cost for each in here), key=_COSTS.index, default=Cost.STRENGTH),
            next((each.damage for each in here if each.damage is not Damage.SLIP), Damage.SLIP),
        )


_COSTS = (Cost.STRENGTH, Cost.UNKNOWN, Cost.POINTS)
"""From the highest."""


def _numbers(item: _Item) -> tuple[ScoringMistake, ...]:
    shown = {change.mark: abs(change.change) for change in item.changes}
    own, theirs = shown.get(OWN), shown.get(THEIRS)
    return number_mistakes(own, theirs) if own and theirs else ()


_Test: TypeAlias = Callable[[_Judge, _Item], CheckFailure | None]


def _changes(results: Sequence[str], is_wrong: Callable[[Change], bool]) -> _Test:
    """Return a test of the changes after some results of the course's game.

    Of a file that doesn't add to the scores that are there, only the first ones are judged.
    """

    def test(judge: _Judge, item: _Item) -> CheckFailure | None:
        if not item.is_usual or item.asked.result not in results:
            return None
        if not item.is_fresh and not judge.adds:
            return None
        is_failed = item.scored is None or judge.does_nothing or any(map(is_wrong, item.changes))
        return judge.failure(item) if is_failed else None

    return test


def _wrong_sign(change: Change) -> bool:
    is_right = change.mark == NONE or is_close(change.change, change.expected)
    return not is_right and change.change * change.expected <= 0


def _wrong_size(change: Change) -> bool:
    return change.change * change.expected > 0 and not is_close(change.change, change.expected)


def _adds(judge: _Judge, item: _Item) -> CheckFailure | None:
    if item.is_new:
        required = Text("the changed grid")
        return CheckFailure.of(item.called, item.came, required, NEW_GRID)
    is_failed = item.scored is None or judge.does_nothing or not judge.is_added(item)
    return judge.failure(item) if is_failed and item.is_usual and not item.is_fresh else None


def _elsewhere(is_asked: Callable[[CourseBoard], bool]) -> _Test:
    """Return a test on other boards, which mistakes that show in the course's game don't fail."""

    def test(judge: _Judge, item: _Item) -> CheckFailure | None:
        if not is_asked(item.asked.board):
            return None
        is_right = {*judge.effective(item)} <= judge.shown if judge.is_explained else item.is_right
        is_failed = item.scored is None or judge.does_nothing or not is_right
        return judge.failure(item) if is_failed else None

    return test


def _returned(judge: _Judge, item: _Item) -> CheckFailure | None:
    if item.answer.error:
        return item.answer.failure(item.called, "None") if judge.always_fails else None
    if item.answer.value is not None:
        return CheckFailure.of(item.called, brief(item.answer.value), "None", RETURNS_VALUE)
    return judge.failure(item) if judge.does_nothing else None


def _board_changed(judge: _Judge, item: _Item) -> CheckFailure | None:
    left, board = item.answer.board(1), item.asked.board
    if item.answer.error:
        required = Text("the board unchanged")
        return item.answer.failure(item.called, required) if judge.always_fails else None
    if left is not None and left.cells != board.cells:
        return CheckFailure.of(item.called, left.text, board.text, CHANGES_BOARD)
    return judge.failure(item) if judge.does_nothing else None


_TESTS: dict[Check, _Test] = {
    Check(NAME, Text("after a win, the player's squares gain and the opponent's lose"), 3): (
        _changes((WIN,), _wrong_sign)
    ),
    Check(NAME, Text("after a loss, the player's squares lose and the opponent's gain"), 2): (
        _changes((LOSS,), _wrong_sign)
    ),
    Check(NAME, Text("a tie changes nothing"), 2): (
        _changes((TIE,), lambda change: not is_close(change.change, 0))
    ),
    Check(NAME, Text("empty squares stay unchanged"), 1): (
        _changes((WIN, LOSS), lambda change: change.mark == NONE and bool(change.change))
    ),
    Check(NAME, Text("by SCORE_CURRENT and SCORE_OTHER"), 2): _changes((WIN, LOSS), _wrong_size),
    Check(NAME, Text("adds to the grid passed in"), 2): _adds,
    Check(NAME, Text("the reverse game"), 1): _elsewhere(lambda board: board.reverse),
    Check(NAME, Text("other board sizes"), 1): _elsewhere(lambda board: board.size != 3),
    Check(NAME, Text("returns None"), 2, Part.RULES): _returned,
    Check(NAME, Text("leaves the board unchanged"), 1, Part.RULES): _board_changed,
}
CHECKS = (*_TESTS,)
