"""The checks of mc_update_scores, and the mistakes behind its answers.

The weights are replaced by unequal ones, which shows if a file mixes them up, ignores them or
writes them as numbers. A mistake is named only if it alone explains all answers, including those
with other weights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from tttmc_app.core import Text, Weights, derive_seed
from tttmc_app.grading.boards import (
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    brief,
    drawn_board,
    grid_text,
    number_text,
    rows_of,
    zeros,
)
from tttmc_app.grading.check_constants import NO_WEIGHTS
from tttmc_app.grading.checks import Check, Cost, Mistake, Part
from tttmc_app.grading.examine import Asked, Came, Group, Predicted, Row
from tttmc_app.grading.scoring_rules import (
    CURRENT,
    LOSS,
    NONE,
    OTHER,
    OWN,
    THEIRS,
    TIE,
    WIN,
    Change,
    Scored,
    Scoring,
    changes,
    combined,
    described,
    explain,
    is_close,
    number_mistakes,
    same_grid,
)
from tttmc_app.grading.submission import Submission

NAME = "mc_update_scores"
SECOND_WEIGHTS = Weights(5.25, 4.125)
"""The weights with which a file with a mistake is asked again: now the first is the larger one,
and all four are rounded to different whole numbers."""
EARLIER: Grid = ((4, -7, 0), (2, 11, -3), (-1, 6, 8))
"""Scores of earlier trials."""
_X_WON = "XXO/OX./.XO"
_BOARDS = (_X_WON, "OX./XOX/..O", "XOX/XOO/OXX", "OXO/OOX/XXX", "OXX/.O./XXO")
_LARGE = (
    *("X..O/.XO./..XO/...X", "XXXX/OOXO/OXO./XOOX", "OX../XO../.XO./X..O", "XOXO/OXXO/XOOX/OXOX"),
    *("X...O/.X.O./..X../.O.X./O...X", "OOOOO/XXOXX/XOXOX/OXXOX/XOXXO"),
)
_MORE_BOARDS = 12
QUESTIONS = (
    *(
        Scoring(start, CourseBoard.of(board), player)
        for start, board, player in product((zeros(3), EARLIER), _BOARDS, PLAYER_NAMES)
    ),
    *(Scoring(zeros(3), CourseBoard.of(_X_WON, reverse=True), player) for player in PLAYER_NAMES),
    *(
        Scoring(zeros(board.size), board, player)
        for board, player in product(map(CourseBoard.of, _LARGE), PLAYER_NAMES)
    ),
    Scoring(zeros(2), CourseBoard.of("XO/.X"), PLAYERO),
    *(
        Scoring(
            EARLIER, drawn_board(derive_seed(number, NAME), 3, 9), (PLAYERX, PLAYERO)[number % 2]
        )
        for number in range(_MORE_BOARDS)
    ),
)
"""The arguments of the calls: the same for every seed, since the points must be."""


@dataclass(frozen=True)
class ScoringAnswer(Asked):
    """A call of mc_update_scores, and what it did to the scores."""

    weights: Weights = SECOND_WEIGHTS
    are_replaced: bool = False
    """Whether these weights replaced the file's own."""
    has_constants: bool = True
    """Whether the file sets both constants."""
    is_idle: bool = False
    """Whether the function never changes anything."""
    usual: frozenset[tuple[str, str, float]] = frozenset()
    """The changes from zeros in the course's game, with their results and marks."""

    @cached_property
    def asked(self) -> Scoring:
        """Return the question."""
        return Scoring._make(self.arguments)

    @property
    def called(self) -> Came:
        """Return the call as text, with the weights if they replaced the file's own."""
        if not self.are_replaced:
            return super().called
        return Text(
            "{call}, with {current} = {one} and {other} = {two}",
            call=super().called,
            current=CURRENT,
            one=number_text(self.weights.current),
            other=OTHER,
            two=number_text(self.weights.other),
        )

    @cached_property
    def is_new(self) -> bool:
        """Return whether the function left the grid alone and returned another, which counts."""
        left, returned = rows_of(self.answer.after(0)), rows_of(self.answer.value)
        return left == self.asked.start and returned is not None and returned != left

    @cached_property
    def scored(self) -> Scored | None:
        """Return the grid after the call; None if there is none of the right size."""
        grid = rows_of(self.answer.value if self.is_new else self.answer.after(0))
        if self.answer.error or grid is None or len(grid) != self.board.size:
            return None
        return Scored(self.asked, self.weights, grid)

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """Return the changes of the squares' scores."""
        return tuple(changes(self.scored)) if self.scored else ()

    @property
    def came(self) -> Came:
        """Return the grid as text."""
        if not self.is_new:
            return Text("the grid {grid}", grid=grid_text(self.answer.after(0)))
        grid = grid_text(self.answer.value)
        return Text("an unchanged grid and the return value {grid}", grid=grid)

    @property
    def expected(self) -> Came:
        """Return the grid that the course's rule leaves, as text."""
        return Text("the grid {grid}", grid=grid_text(self.asked.scored(self.weights)))

    @property
    def is_right(self) -> bool:
        """Return whether the call left the grid that the course's rule leaves."""
        return self.scored is not None and all(change.is_right for change in self.changes)

    @property
    def is_usual(self) -> bool:
        """Return whether it is the course's game: 3×3 and not reversed."""
        return self.board.size == 3 and not self.board.reverse

    @property
    def is_fresh(self) -> bool:
        """Return whether the scores were zeros."""
        return not any(map(any, self.asked.start))

    def is_unusual(self, change: Change) -> bool:
        """Return whether a marked square changed otherwise than in the course's game from zeros."""
        return change.mark != NONE and not any(
            (result, mark) == change[:2] and is_close(change.change, usual)
            for result, mark, usual in self.usual
        )


def _ask(submission: Submission) -> dict[str, list[ScoringAnswer]]:
    items = ScoringAnswer.ask(submission, NAME, QUESTIONS)
    usual = frozenset(
        (change.result, change.mark, change.change)
        for item in items
        for change in item.changes
        if item.is_usual and item.is_fresh
    )
    weights = _weights(submission, items[0])
    submission.assume(weights)
    items = [
        replace(
            item,
            weights=weights,
            are_replaced=submission.weights_replaced,
            has_constants=submission.has_weights,
            is_idle=all(each.scored and each.scored.grid == each.asked.start for each in items),
            usual=usual,
        )
        for item in items
    ]
    # Of a file that doesn't add to the scores that are there, only the first ones are judged.
    earlier = [i for i in items if i.is_usual and not i.is_fresh and i.asked.result != TIE]
    adds = not any(item.is_unusual(change) for item in earlier for change in item.changes)
    judged = [item for item in items if item.is_usual and (item.is_fresh or adds)]
    return {
        **{result: [i for i in judged if i.asked.result == result] for result in (WIN, LOSS, TIE)},
        "all": items,
        "earlier": earlier,
        "reverse": [item for item in items if item.board.reverse],
        "sizes": [item for item in items if item.board.size != 3],
        "answered": [item for item in items if not item.answer.error] or items,
    }


def _weights(submission: Submission, first: ScoringAnswer) -> Weights:
    """Return the weights that the file uses, which its answer shows if they have other names."""
    if submission.weights_replaced:
        return submission.weights
    shown = _sizes(first)
    return submission.own_weights(Weights(shown.get(OWN) or 1.0, shown.get(THEIRS) or 1.0))


def _sizes(item: ScoringAnswer) -> dict[str, float]:
    return {change.mark: abs(change.change) for change in item.changes}


def _explain(
    submission: Submission, answers: Mapping[str, Sequence[ScoringAnswer]]
) -> Callable[[ScoringAnswer], Sequence[Mistake]]:
    """Ask again with other weights, and find the only mistakes that explain all answers."""
    items = answers["all"]
    known = [item.scored for item in items if item.scored]
    numbers: dict[str, float] = {}
    if submission.weights_replaced:
        first_weights = submission.weights
        if submission.replace_weights(SECOND_WEIGHTS):
            known += [item.scored for item in _ask(submission)["all"] if item.scored]
            # With a single pair of weights a number can't be distinguished from a constant.
            numbers = _sizes(items[0])
        else:
            submission.replace_weights(first_weights)
    found = explain(known, number_mistakes(numbers.get(OWN), numbers.get(THEIRS)))
    mistakes = found[0] if len(found) == 1 else ()
    words = () if len(found) == 1 else described(known)
    only_3x3 = all(
        item.is_right == (item.board.size == 3)
        for item in items
        if item.board.size == 3 or item.asked.result != TIE
    )

    def behind(item: ScoringAnswer) -> Sequence[Mistake]:
        if item.is_idle:
            advice = Text("add to the grid passed in")
            return (Mistake(Text("leaves every score unchanged"), advice, Cost.STRENGTH),)
        if only_3x3:
            advice = Text("write board.get_dim() instead of a number")
            return (Mistake(Text("handles only 3×3 boards"), advice),)
        if item.scored is None:
            no_grid = Mistake(Text("does not leave a grid of numbers"))
            return () if item.answer.error else (no_grid,)
        here = [
            each
            for each in mistakes
            if not same_grid(
                item.asked.scored(item.weights, combined(mistakes)),
                item.asked.scored(item.weights, combined({*mistakes} - {each})),
            )
        ]
        return here or mistakes or words

    return behind


def _row(
    title: Text,
    points: int,
    topics: tuple[str, ...],
    is_wrong: Callable[[ScoringAnswer, Change], bool],
    *mistakes: Predicted[ScoringAnswer],
) -> Row[ScoringAnswer]:
    """Return the row of a check of single changes; whoever changes nothing fails all of them."""

    def came(item: ScoringAnswer) -> Came | None:
        wrong = (is_wrong(item, change) for change in item.changes)
        return item.came if item.scored is None or item.is_idle or any(wrong) else None

    return Row(
        Check(NAME, title, points),
        topics,
        lambda item: item.expected,
        came,
        mistakes=mistakes,
        cost=Cost.STRENGTH,
    )


def _has_wrong_sign(_item: ScoringAnswer, change: Change) -> bool:
    is_wrong = change.change * change.expected <= 0 and not change.is_right
    return is_wrong and change.mark != NONE


def _has_wrong_size(_item: ScoringAnswer, change: Change) -> bool:
    return change.change * change.expected > 0 and not change.is_right


def _has_constants(item: ScoringAnswer) -> bool:
    return item.has_constants


def _returned(item: ScoringAnswer) -> Came | None:
    if item.answer.value is not None:
        return brief(item.answer.value)
    return item.came if item.is_idle else None


def _left_board(item: ScoringAnswer) -> Came | None:
    left = item.changed_board
    return left.text if left else item.came if item.is_idle else None


_NEW_GRID: Predicted[ScoringAnswer] = Predicted(
    Text("returns a new grid"),
    Text("change the grid passed in"),
    Cost.POINTS,
    fits=lambda item: (
        rows_of(item.answer.after(0)) == item.asked.start
        and rows_of(item.answer.value) is not None
        and not item.is_idle
    ),
)
GROUP = Group(
    _ask,
    (
        _row(
            Text("after a win, the player's squares gain and the opponent's lose"),
            3,
            (WIN,),
            _has_wrong_sign,
        ),
        _row(
            Text("after a loss, the player's squares lose and the opponent's gain"),
            2,
            (LOSS,),
            _has_wrong_sign,
        ),
        _row(Text("a tie changes nothing"), 2, (TIE,), lambda _, change: not change.is_right),
        _row(
            Text("empty squares stay unchanged"),
            1,
            (WIN, LOSS),
            lambda _, change: change.mark == NONE and not change.is_right,
        ),
        replace(
            _row(Text("by SCORE_CURRENT and SCORE_OTHER"), 2, (WIN, LOSS), _has_wrong_size),
            shows=_has_constants,
            unseen=NO_WEIGHTS,
        ),
        _row(
            Text("adds to the grid passed in"),
            2,
            ("earlier",),
            lambda item, change: item.is_new or item.is_unusual(change),
            _NEW_GRID,
        ),
        _row(Text("the reverse game"), 1, ("reverse",), ScoringAnswer.is_unusual),
        _row(Text("other board sizes"), 1, ("sizes",), ScoringAnswer.is_unusual),
        Row(
            Check(NAME, Text("returns None"), 2, Part.RULES),
            ("answered",),
            "None",
            _returned,
            mistakes=(
                _NEW_GRID,
                Predicted(
                    Text("returns a value"),
                    Text("return None, since the scores are in the grid passed in"),
                    Cost.POINTS,
                    fits=lambda item: item.answer.value is not None or not item.is_idle,
                    is_general=True,
                ),
            ),
        ),
        Row(
            Check(NAME, Text("leaves the board unchanged"), 1, Part.RULES),
            ("answered",),
            lambda item: item.board.text,
            _left_board,
            mistakes=(
                Predicted(
                    Text("changes the board"),
                    Text("only read it"),
                    fits=lambda item: not item.is_idle,
                ),
            ),
        ),
    ),
    _explain,
)
