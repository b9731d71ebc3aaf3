"""The checks of mc_update_scores, and the mistakes behind its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from tttmc_app.core import Text
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import (
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    brief,
    grid_text,
    rows_of,
    zeros,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Mistake
from tttmc_app.grading.scoring_mistakes import (
    SCORING_MISTAKES,
    FileWeights,
    Scoring,
    ScoringMistake,
    explain,
    same_grid,
    scored,
)
from tttmc_app.grading.submission import Submission

NAME = "mc_update_scores"

X_WON = CourseBoard.of("XXO/OX./.XO")
O_WON = CourseBoard.of("OX./XOX/..O")
TIE = CourseBoard.of("XOX/XOO/OXX")
LARGE = CourseBoard.of("X..O/.XO./..XO/...X")
SMALL = CourseBoard.of("XO/.X")
REVERSED = CourseBoard.of("XXO/OX./.XO", reverse=True)
EARLIER: Grid = ((4.0, -7.0, 0.0), (2.5, 11.0, -3.0), (-1.0, 6.0, 8.0))
"""Scores of earlier trials."""

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
NO_GRID = Mistake(Text("does not leave a grid of numbers"), None, Cost.UNKNOWN)
CHANGES_BOARD = Mistake(Text("changes the board"), Text("only read it"), Cost.UNKNOWN)


def _asked(board: CourseBoard, player: int, start: Grid | None = None) -> Scoring:
    return Scoring(board, player, zeros(board.size) if start is None else start)


_SCORE_TESTS: tuple[tuple[Check, tuple[Scoring, ...]], ...] = (
    (Check(NAME, Text("X wins, scores for X"), 3), (_asked(X_WON, PLAYERX),)),
    (Check(NAME, Text("X wins, scores for O"), 3), (_asked(X_WON, PLAYERO),)),
    (Check(NAME, Text("O wins, scores for O"), 2), (_asked(O_WON, PLAYERO),)),
    (Check(NAME, Text("O wins, scores for X"), 2), (_asked(O_WON, PLAYERX),)),
    (
        Check(NAME, Text("a tie changes nothing"), 3),
        (_asked(TIE, PLAYERX), _asked(TIE, PLAYERO)),
    ),
    (
        Check(NAME, Text("adds to earlier scores"), 3),
        (_asked(X_WON, PLAYERX, EARLIER), _asked(O_WON, PLAYERX, EARLIER)),
    ),
    (Check(NAME, Text("the reverse game"), 1), (_asked(REVERSED, PLAYERX),)),
    (Check(NAME, Text("other board sizes"), 2), (_asked(SMALL, PLAYERO), _asked(LARGE, PLAYERX))),
)
RULE_CHECKS = tuple(check for check, _ in _SCORE_TESTS)
"""The checks of the scores alone."""


@dataclass(frozen=True, slots=True)
class _Scored:
    """One scoring and its answer."""

    asked: Scoring
    answer: Answer
    grid: Grid | None
    """The grid after the call, or the one returned instead; None for no grid."""
    is_new: bool
    """Whether the grid was returned."""

    @property
    def called(self) -> Text:
        asked = self.asked
        player = PLAYER_NAMES[asked.player]
        if asked.start == zeros(asked.board.size):
            return Text(
                "{function}(zeros, board, {player}) on {board}",
                function=NAME,
                player=player,
                board=asked.board.label,
            )
        call = f"{NAME}({grid_text(asked.start)}, board, {player})"
        return Text("{call} on {board}", call=call, board=asked.board.label)


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    answers = [[_ask(submission, asked) for asked in scorings] for _, scorings in _SCORE_TESTS]
    everything = [item for row in answers for item in row]
    weights = _weights(submission, everything)
    submission.assume(weights)
    models = _explanations(everything, weights)
    # A function that does nothing also leaves a tie unchanged, but earns no points.
    silent = _wrong_scores(answers[0], weights, models) if _does_nothing(everything) else None
    for (check, _), items in zip(_SCORE_TESTS, answers, strict=True):
        yield CheckResult(check, _wrong_scores(items, weights, models) or silent)
    for check, test in _OTHER_TESTS:
        yield CheckResult(check, test(everything) or silent)


def _ask(submission: Submission, asked: Scoring) -> _Scored:
    answer = submission.call(NAME, asked.start, asked.board, asked.player)
    left = rows_of(answer.after(0))
    returned = rows_of(answer.value)
    # The numbers in a returned grid count too.
    is_new = left == asked.start and returned is not None and returned != asked.start
    return _Scored(asked, answer, returned if is_new else left, is_new)


def _weights(submission: Submission, items: Sequence[_Scored]) -> FileWeights:
    """Return the weights for judging the file's answers.

    A file may set the constants of both years, or of neither. If their names don't show which it
    uses, its changes on the first board do.
    """
    shown = _weights_shown(items[0])
    own = submission.weights_named(("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER"), shown)
    earlier = submission.weights_named(("MCMATCH",), ("MCOTHER",), own)
    found = (
        weights
        for weights in (own, earlier)
        if all(item.grid and same_grid(item.grid, item.asked.expected(weights)) for item in items)
    )
    return next(found, own)


def _weights_shown(item: _Scored) -> FileWeights:
    """Return by how much a square of each side changed; 1 if it didn't."""
    asked, grid = item.asked, item.grid
    changes: dict[int, float] = {}
    if grid is not None and len(grid) == asked.board.size:
        for row, col in asked.board.squares:
            mark = asked.board.cells[row][col]
            changes.setdefault(mark, abs(grid[row][col] - asked.start[row][col]))
    return FileWeights(changes.get(PLAYERX) or 1.0, changes.get(PLAYERO) or 1.0)


def _does_nothing(items: Sequence[_Scored]) -> bool:
    return all(item.grid == item.asked.start for item in items)


def _explanations(
    items: Sequence[_Scored], weights: FileWeights
) -> list[frozenset[ScoringMistake]]:
    """Return the sets of mistakes that each explain all answers; empty if none does."""
    observed = [
        (item.asked, item.grid) for item in items if item.grid is not None and not item.answer.error
    ]
    return explain(observed, weights) if observed else []


def _wrong_scores(
    items: Sequence[_Scored], weights: FileWeights, models: Sequence[frozenset[ScoringMistake]]
) -> CheckFailure | None:
    for item in items:
        expected = item.asked.expected(weights)
        required = Text("the grid {grid}", grid=grid_text(expected))
        if item.answer.error:
            return item.answer.failure(item.called, required)
        if item.grid is None:
            came = Text("the grid {grid}", grid=grid_text(item.answer.after(0)))
            return CheckFailure.of(item.called, came, required, NO_GRID)
        if not same_grid(item.grid, expected):
            return _explained(item, item.grid, required, weights, models)
        if item.is_new:
            came = Text("an unchanged grid and the return value {grid}", grid=grid_text(item.grid))
            return CheckFailure.of(item.called, came, required, NEW_GRID)
    return None


def _explained(
    item: _Scored,
    grid: Grid,
    required: Text,
    weights: FileWeights,
    models: Sequence[frozenset[ScoringMistake]],
) -> CheckFailure:
    came = Text("the grid {grid}", grid=grid_text(grid))
    # At most two: with weights of 1 and 2, adding 1 and adding SCORE_CURRENT are the same.
    ways = list(dict.fromkeys(_effective(model, item.asked, weights) for model in models))[:2]
    if not ways and grid == item.asked.start:
        return CheckFailure.of(item.called, came, required, NO_EFFECT)
    hints = [_joined([mistake.hint for mistake in way]) for way in ways]
    hint = (
        reduce(lambda one, two: Text("{one} – or {two}", one=one, two=two), hints) if ways else None
    )
    name = ways[0][0].name if ways else None
    if item.is_new:
        hint = _joined([hint, NEW_GRID.hint]) if hint else NEW_GRID.hint
        name = name or NEW_GRID.name
    cost = _cost(models[0]) if models else Cost.STRENGTH
    return CheckFailure(item.called, came, required, hint, name, cost)


def _joined(hints: Sequence[Text]) -> Text:
    return reduce(lambda one, two: Text("{one}; and {two}", one=one, two=two), hints)


def _cost(mistakes: frozenset[ScoringMistake]) -> Cost:
    """Return the highest cost of some mistakes."""
    costs = {mistake.cost for mistake in mistakes}
    return next(cost for cost in (Cost.STRENGTH, Cost.UNKNOWN, Cost.POINTS) if cost in costs)


def _effective(
    mistakes: frozenset[ScoringMistake], asked: Scoring, weights: FileWeights
) -> tuple[ScoringMistake, ...]:
    """Return the mistakes that change the scores here, or all of them if none does."""
    all_scores = scored(asked, weights, mistakes)
    here = [
        mistake
        for mistake in mistakes
        if not same_grid(all_scores, scored(asked, weights, mistakes - {mistake}))
    ]
    return tuple(sorted(here or mistakes, key=SCORING_MISTAKES.index))


def _answered(items: Sequence[_Scored]) -> Sequence[_Scored]:
    """Return the calls without an error, or all if every call failed."""
    return [item for item in items if not item.answer.error] or items


def _returned(items: Sequence[_Scored]) -> CheckFailure | None:
    for item in _answered(items):
        if item.answer.error:
            return item.answer.failure(item.called, "None")
        if item.answer.value is not None:
            came = brief(item.answer.value)
            return CheckFailure.of(item.called, came, "None", RETURNS_VALUE)
    return None


def _board_changed(items: Sequence[_Scored]) -> CheckFailure | None:
    for item in _answered(items):
        board, expected = item.answer.board(1), item.asked.board
        if item.answer.error:
            return item.answer.failure(item.called, Text("the board unchanged"))
        if board is not None and board.cells != expected.cells:
            return CheckFailure.of(item.called, board.text, expected.text, CHANGES_BOARD)
    return None


_OTHER_TESTS: tuple[tuple[Check, Callable[[Sequence[_Scored]], CheckFailure | None]], ...] = (
    (Check(NAME, Text("returns None"), 3), _returned),
    (Check(NAME, Text("leaves the board unchanged"), 1), _board_changed),
)
CHECKS = (*RULE_CHECKS, *(check for check, _ in _OTHER_TESTS))
