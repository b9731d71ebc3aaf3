"""The checks of mc_update_scores, and the names of the mistakes that its answers show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tttmc_app.grading.boards import (
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    brief,
    grid_words,
    rows_of,
    zeros,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.scoring_mistakes import (
    FileWeights,
    Scoring,
    Slip,
    explain,
    same_grid,
    scored,
)
from tttmc_app.grading.submission import Answer, Submission

NAME = "mc_update_scores"

X_WON = CourseBoard.of("XXO/OX./.XO")
O_WON = CourseBoard.of("OX./XOX/..O")
TIE = CourseBoard.of("XOX/XOO/OXX")
LARGE = CourseBoard.of("X..O/.XO./..XO/...X")
SMALL = CourseBoard.of("XO/.X")
REVERSED = CourseBoard.of("XXO/OX./.XO", reverse=True)
THERE: Grid = ((4.0, -7.0, 0.0), (2.5, 11.0, -3.0), (-1.0, 6.0, 8.0))
"""Scores from trials before."""

_RETURNED = (
    "values returned where None was asked for: the grid that it was given is changed in place, "
    "nothing is handed back"
)
_FRESH = "leaves the grid that it was given and hands back another: it must change the one given"
_HARMLESS = frozenset(
    {
        Slip.SWAPPED,
        Slip.BY_WINNER,
        Slip.LITERAL,
        Slip.ONE_WEIGHT,
        Slip.OTHER_WEIGHT,
        Slip.ALWAYS_X,
        Slip.ALWAYS_O,
        Slip.GAINS_ONLY,
    }
)
"""Slips that left players as strong as right ones, as far as 200 games can tell."""
_DOUBTFUL = frozenset({Slip.THEIRS_ONLY, Slip.EMPTY_AS_OWN, Slip.LOSSES_ONLY})
"""Slips with which they fared a little worse, but not beyond chance."""


@dataclass(frozen=True, slots=True)
class _Probe:
    """Join a check with what is asked for it."""

    check: Check
    asked: tuple[Scoring, ...]


def _asked(board: CourseBoard, player: int, start: Grid | None = None) -> Scoring:
    return Scoring(board, player, zeros(board.size) if start is None else start)


_PROBES = (
    _Probe(Check(f"{NAME}: X won, for X", 3), (_asked(X_WON, PLAYERX),)),
    _Probe(Check(f"{NAME}: X won, for O", 3), (_asked(X_WON, PLAYERO),)),
    _Probe(Check(f"{NAME}: O won, for O", 2), (_asked(O_WON, PLAYERO),)),
    _Probe(Check(f"{NAME}: O won, for X", 2), (_asked(O_WON, PLAYERX),)),
    _Probe(
        Check(f"{NAME}: a tie changes nothing", 3),
        (_asked(TIE, PLAYERX), _asked(TIE, PLAYERO)),
    ),
    _Probe(
        Check(f"{NAME}: adds to what is there", 3),
        (_asked(X_WON, PLAYERX, THERE), _asked(O_WON, PLAYERX, THERE)),
    ),
    _Probe(Check(f"{NAME}: the reverse game", 1), (_asked(REVERSED, PLAYERX),)),
    _Probe(
        Check(f"{NAME}: boards of other sizes", 2),
        (_asked(SMALL, PLAYERO), _asked(LARGE, PLAYERX)),
    ),
)
_NOTHING = Check(f"{NAME}: returns nothing", 3)
_BOARD = Check(f"{NAME}: leaves the board alone", 1)
RULE = tuple(probe.check for probe in _PROBES)
"""What is asked of the numbers alone."""
CHECKS = (*RULE, _NOTHING, _BOARD)


@dataclass(frozen=True, slots=True)
class _Scored:
    """Hold the answer to one question."""

    asked: Scoring
    answer: Answer
    grid: Grid | None
    """What the function left, or handed back where it changed nothing; None for no grid."""
    fresh: bool
    """Whether it was handed back."""


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    answers = [[_ask(submission, asked) for asked in probe.asked] for probe in _PROBES]
    everything = [item for row in answers for item in row]
    weights = _weights(submission, everything)
    submission.assume(weights)
    models = _models(everything, weights)
    # A function that does nothing leaves a tie alone, too, which earns no points.
    silent = _judge(answers[0], weights, models) if _does_nothing(everything) else None
    for probe, items in zip(_PROBES, answers, strict=True):
        yield CheckResult(probe.check, _judge(items, weights, models) or silent)
    yield CheckResult(_NOTHING, _returned(everything) or silent)
    yield CheckResult(_BOARD, _board_changed(everything) or silent)


def _ask(submission: Submission, asked: Scoring) -> _Scored:
    answer = submission.call(NAME, asked.start, asked.board, asked.player)
    left = rows_of(answer.after(0))
    returned = rows_of(answer.value)
    # Whoever hands a new grid back is told so, and its numbers are judged all the same.
    fresh = left == asked.start and returned is not None and returned != asked.start
    return _Scored(asked, answer, returned if fresh else left, fresh)


def _weights(submission: Submission, items: Sequence[_Scored]) -> FileWeights:
    """Return the weights that the file's answers are to be judged by.

    A file may have the constants of both years, or neither. Where its own names don't tell, what
    it adds for the first board does: those are its weights, whatever it calls them.
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
    """Return what a square of each side has changed by, and 1 where it hasn't."""
    asked, grid = item.asked, item.grid
    changes: dict[int, float] = {}
    if grid is not None and len(grid) == asked.board.size:
        for row, col in asked.board.squares:
            mark = asked.board.cells[row][col]
            changes.setdefault(mark, abs(grid[row][col] - asked.start[row][col]))
    return FileWeights(changes.get(PLAYERX) or 1.0, changes.get(PLAYERO) or 1.0)


def _does_nothing(items: Sequence[_Scored]) -> bool:
    return all(item.grid == item.asked.start for item in items)


def _models(items: Sequence[_Scored], weights: FileWeights) -> list[frozenset[Slip]]:
    """Return the mistakes that explain all answers, as there are ways to; none where none does."""
    observed = [
        (item.asked, item.grid)
        for item in items
        if item.grid is not None and not item.answer.trouble
    ]
    return explain(observed, weights) if observed else []


def _judge(
    items: Sequence[_Scored], weights: FileWeights, models: Sequence[frozenset[Slip]]
) -> CheckFailure | None:
    for item in items:
        expected = item.asked.expected(weights)
        called, wanted = _called(item.asked), f"the grid {grid_words(expected)}"
        if item.answer.trouble:
            return item.answer.failure(called, wanted)
        if item.grid is None:
            came = f"the grid {grid_words(item.answer.after(0))}"
            return CheckFailure(called, came, wanted, "leaves no grid of numbers", Cost.UNKNOWN)
        if not same_grid(item.grid, expected):
            return _wrong(item, called, wanted, weights, models)
        if item.fresh:
            came = f"an unchanged grid, and {grid_words(item.grid)} handed back"
            return CheckFailure(called, came, wanted, _FRESH, Cost.POINTS)
    return None


def _wrong(
    item: _Scored,
    called: str,
    wanted: str,
    weights: FileWeights,
    models: Sequence[frozenset[Slip]],
) -> CheckFailure:
    grid = item.grid
    assert grid is not None
    # Two ways are told at most: with weights of 1 and 2, to add 1 and to add SCORE_CURRENT are one.
    ways = list(dict.fromkeys(_words(slips, item.asked, weights) for slips in models))[:2]
    hint = " – or else ".join(ways)
    if item.fresh:
        hint = "; and ".join(filter(None, (hint, _FRESH)))
    if not hint and grid == item.asked.start:
        hint = "changes nothing: the scores must be added to the grid that it is given"
    cost = _cost(models[0]) if models else Cost.STRENGTH
    return CheckFailure(called, f"the grid {grid_words(grid)}", wanted, hint, cost)


def _cost(slips: frozenset[Slip]) -> Cost:
    if slips <= _HARMLESS:
        return Cost.POINTS
    return Cost.UNKNOWN if slips <= _HARMLESS | _DOUBTFUL else Cost.STRENGTH


def _words(slips: frozenset[Slip], asked: Scoring, weights: FileWeights) -> str:
    """Return the mistakes that change what is left here."""
    here = [slip for slip in Slip if slip in slips and _matters(slip, slips, asked, weights)]
    return "; and ".join(slip.value for slip in here or [s for s in Slip if s in slips])


def _matters(slip: Slip, slips: frozenset[Slip], asked: Scoring, weights: FileWeights) -> bool:
    """Return whether this one of the slips changes what is left here."""
    return not same_grid(scored(asked, weights, slips), scored(asked, weights, slips - {slip}))


def _answered(items: Sequence[_Scored]) -> Sequence[_Scored]:
    """Return what came to an end, where anything did: an error is told by the check it spoils."""
    return [item for item in items if not item.answer.trouble] or items


def _returned(items: Sequence[_Scored]) -> CheckFailure | None:
    for item in _answered(items):
        called = _called(item.asked)
        if item.answer.trouble:
            return item.answer.failure(called, "None")
        if item.answer.value is not None:
            return CheckFailure(called, brief(item.answer.value), "None", _RETURNED, Cost.POINTS)
    return None


def _board_changed(items: Sequence[_Scored]) -> CheckFailure | None:
    for item in _answered(items):
        called, board = _called(item.asked), item.answer.board(1)
        if item.answer.trouble:
            return item.answer.failure(called, "the board as it was")
        if board is not None and board.cells != item.asked.board.cells:
            hint = "changes the board: it is only to be read"
            return CheckFailure(called, board.text, item.asked.board.text, hint, Cost.UNKNOWN)
    return None


def _called(asked: Scoring) -> str:
    grid = "zeros" if asked.start == zeros(asked.board.size) else grid_words(asked.start)
    return f"{NAME}({grid}, board, {PLAYER_NAMES[asked.player]}) on {asked.board.words}"
