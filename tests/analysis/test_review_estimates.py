"""How a review judges moves that aren't proven, from what proofs and searches are told to find."""

from __future__ import annotations

from collections.abc import Generator
from math import hypot

import pytest

from tttmc_app.analysis import review as reviewing
from tttmc_app.analysis.estimates import Estimate, random_estimate
from tttmc_app.analysis.proofs import Bounds
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview, ReviewLimits, review
from tttmc_app.core import Ending, GameRecord, Mark, Position, Rules, Square, derive_seed

LIMITS = ReviewLimits(nodes=7, trials=0, searches=3, simulations=40)
OPEN, HELD, HOPELESS, LOST = (-1, 1), (0, 1), (-1, 0), (-1, -1)
WON, TIED = (1, 1), (0, 0)
A1, B1, C1 = (0, 0), (0, 1), (0, 2)


class Stand:
    """Stands in for the proofs and searches: gives fixed answers, and notes what was asked."""

    def __init__(self, bounds: dict[Square, Bounds], best: Square | None) -> None:
        self.bounds = bounds
        self.best = best
        self.estimates = dict[Square, Estimate]()
        """X's or O's share after each move."""
        self.asked = list[object]()

    def proven_moves(
        self, position: Position, nodes: int
    ) -> Generator[None, None, dict[Square, Bounds]]:
        """Return the bounds of a position's moves."""
        self.asked.append(("proofs", position.text, nodes))
        yield
        known = self.bounds if position.to_move is Mark.X else {}  # nothing about the end
        return {square: known.get(square, OPEN) for square in position.empty_squares}

    def search_best(
        self, position: Position, simulations: int, seed: int
    ) -> Generator[None, None, Square | None]:
        """Return the best move."""
        self.asked.append(("best", position.text, simulations, seed))
        yield
        return self.best

    def search_estimate(
        self, position: Position, side: Mark, searches: int, simulations: int, seed: int
    ) -> Generator[None, None, Estimate]:
        """Return the estimate after a move."""
        self.asked.append(("estimate", position.text, side, searches, simulations, seed))
        yield
        return next(
            found for square, found in self.estimates.items() if position.mark_at(square) is side
        )


def judged(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, limits: ReviewLimits = LIMITS
) -> GameReview:
    """Review a game in which X has only played a1, of an empty board."""
    for name in ("proven_moves", "search_best", "search_estimate"):
        monkeypatch.setattr(reviewing, name, getattr(stand, name))
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "mc"), 1).play(A1)
    *_, last = review(record, limits, 11)
    assert last is not None
    assert last.share == 1.0
    return last.review


@pytest.mark.parametrize(
    ("lost", "errors", "kind"),
    [
        (0.0499, (0.0, 0.0), MoveClass.GOOD),
        (0.05, (0.0, 0.0), MoveClass.DOUBTFUL),
        (0.199, (0.0, 0.0), MoveClass.DOUBTFUL),
        (0.2, (0.0, 0.0), MoveClass.LIKELY_MISTAKE),
        (0.5, (0.0, 0.0), MoveClass.LIKELY_MISTAKE),
        (0.1, (0.03, 0.04), MoveClass.GOOD),  # exactly two standard errors
        (0.1001, (0.03, 0.04), MoveClass.DOUBTFUL),
        (0.5, (0.25, 0.0), MoveClass.GOOD),
        (-0.3, (0.0, 0.0), MoveClass.GOOD),
    ],
)
def test_the_class_of_an_estimated_loss(
    lost: float, errors: tuple[float, float], kind: MoveClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes 0.05 points, 0.2 for a likely mistake, and more than two standard errors."""
    stand = Stand({}, B1)
    rival, played = Estimate(lost, errors[0]), Estimate(0.0, errors[1])
    stand.estimates = {A1: played, B1: rival}
    found = judged(stand, monkeypatch)
    good = kind is MoveClass.GOOD
    (move,) = found.moves
    assert move == MoveReview(
        number=0,
        side=Mark.X,
        square=A1,
        kind=kind,
        lost=0.0 if good else lost,
        error=hypot(*errors),
        better=() if good else (B1,),
        best=OPEN,
        kept=OPEN,
        has_choice=True,
        results=tuple((square, OPEN) for square in found.record.start.empty_squares),
    )
    assert found.searched == (max(rival, played), None)
    assert (found.truths, found.estimates) == ((OPEN, OPEN), (None, None))
    assert found.turning_point == (move if kind is MoveClass.LIKELY_MISTAKE else None)


def test_what_is_searched_for_an_unproven_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """After proofs of the end and the move, one search chooses, and others judge each move."""
    stand = Stand({}, B1)
    stand.estimates = {A1: Estimate(0.5, 0.1), B1: Estimate(0.6, 0.1)}
    judged(stand, monkeypatch)
    seed, start = derive_seed(11, 0), ".../.../..."
    assert stand.asked == [
        ("proofs", "X../.../...", 7),
        ("proofs", start, 7),
        ("best", start, 120, seed),
        ("estimate", ".X./.../...", Mark.X, 3, 40, seed),
        ("estimate", "X../.../...", Mark.X, 3, 40, seed),
    ]


def test_the_best_move_found_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search would have played the same, nothing is lost, and nothing else is judged."""
    stand = Stand({}, A1)
    stand.estimates = {A1: Estimate(0.25, 0.1)}
    found = judged(stand, monkeypatch)
    (move,) = found.moves
    assert (move.kind, move.lost, move.error, move.better) == (MoveClass.GOOD, 0.0, 0.0, ())
    assert found.searched == (Estimate(0.25, 0.1), None)
    assert len(stand.asked) == 4


@pytest.mark.parametrize(
    ("best", "bounds", "rival"),
    [
        (C1, {}, C1),
        (C1, {C1: HOPELESS}, A1),  # can't win, unlike others
        (None, {}, A1),
        (None, {A1: HOPELESS}, B1),  # the first that may still win
        (C1, dict.fromkeys(Position.start(Rules(3)).empty_squares, HOPELESS), C1),
    ],
)
def test_the_rival_is_a_move_that_may_be_best(
    best: Square | None,
    bounds: dict[Square, Bounds],
    rival: Square,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A move that is proven worse than others can't be the better one, whatever a search says."""
    stand = Stand(bounds, best)
    stand.estimates = {A1: Estimate(0.1, 0.0), B1: Estimate(0.9, 0.0), C1: Estimate(0.8, 0.0)}
    found = judged(stand, monkeypatch)
    (move,) = found.moves
    expected = stand.estimates[rival].share - 0.1
    assert move.better == (() if rival == A1 else (rival,))
    assert move.lost == pytest.approx(expected)
    assert move.kept == bounds.get(A1, OPEN)


@pytest.mark.parametrize(
    ("best", "played", "share", "kind", "lost"),
    [
        (WON, OPEN, 0.25, MoveClass.LIKELY_MISTAKE, 0.75),
        (WON, HELD, 0.9, MoveClass.DOUBTFUL, 0.1),
        (WON, OPEN, 0.96, MoveClass.GOOD, 0.0),
        (TIED, HOPELESS, 0.125, MoveClass.LIKELY_MISTAKE, 0.375),
    ],
)
def test_an_unproven_move_is_compared_with_proven_ones(
    best: Bounds,
    played: Bounds,
    share: float,
    kind: MoveClass,
    lost: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where the best result is proven, all moves that reach it are better, and none is searched."""
    rest = dict.fromkeys(Position.start(Rules(3)).empty_squares, HOPELESS)
    stand = Stand({**rest, A1: played, B1: best, C1: best}, A1)
    stand.estimates = {A1: Estimate(share, 0.0)}
    found = judged(stand, monkeypatch)
    (move,) = found.moves
    assert (move.kind, move.best, move.error) == (kind, best, 0.0)
    assert move.lost == pytest.approx(lost)
    assert move.better == (() if kind is MoveClass.GOOD else (B1, C1))
    assert found.searched == (None, None)
    searched = ("estimate", "X../.../...", Mark.X, 3, 40, derive_seed(11, 0))
    assert stand.asked[2:] == [searched]


def test_without_searches_an_unproven_move_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing is estimated: no loss with a full point as its error, and no better move."""
    stand = Stand({B1: HELD, C1: LOST}, B1)
    found = judged(stand, monkeypatch, LIMITS._replace(searches=0))
    (move,) = found.moves
    results = {**dict.fromkeys(found.record.start.empty_squares, OPEN), B1: HELD, C1: LOST}
    assert move == MoveReview(
        number=0,
        side=Mark.X,
        square=A1,
        kind=MoveClass.GOOD,
        lost=0.0,
        error=1.0,
        better=(),
        best=HELD,
        kept=OPEN,
        has_choice=True,
        results=tuple(results.items()),
    )
    assert not move.is_proven
    assert (found.searched, found.truths[0]) == ((None, None), HELD)
    assert [asked for asked in stand.asked if asked != ("proofs", ".../.../...", 7)] == [
        ("proofs", "X../.../...", 7)
    ]


@pytest.mark.parametrize(
    ("played", "others", "kind", "lost", "better", "has_choice"),
    [
        (WON, {LOST: 8}, MoveClass.ONLY, 0.0, 0, True),
        (WON, {TIED: 3, HOPELESS: 5}, MoveClass.ONLY, 0.0, 0, True),
        (WON, {LOST: 7, OPEN: 1}, MoveClass.BEST, 0.0, 0, True),
        (WON, {OPEN: 8}, MoveClass.BEST, 0.0, 0, True),
        (WON, {WON: 1, LOST: 7}, MoveClass.BEST, 0.0, 0, True),
        (WON, {WON: 8}, MoveClass.BEST, 0.0, 0, False),
        (TIED, {LOST: 8}, MoveClass.ONLY, 0.0, 0, True),
        (TIED, {LOST: 7, HOPELESS: 1}, MoveClass.BEST, 0.0, 0, True),
        (TIED, {LOST: 7, TIED: 1}, MoveClass.BEST, 0.0, 0, True),
        (TIED, {TIED: 8}, MoveClass.BEST, 0.0, 0, False),
        (LOST, {LOST: 8}, MoveClass.BEST, 0.0, 0, False),
        (LOST, {TIED: 1, LOST: 7}, MoveClass.MISTAKE, 0.5, 1, True),
        (LOST, {HELD: 1, TIED: 1, OPEN: 6}, MoveClass.MISTAKE, 0.5, 2, True),
        (LOST, {WON: 2, HELD: 6}, MoveClass.BLUNDER, 1.0, 2, True),
        (TIED, {WON: 3, OPEN: 5}, MoveClass.MISTAKE, 0.5, 3, True),
        (HOPELESS, {WON: 1, OPEN: 7}, MoveClass.MISTAKE, 0.5, 1, True),  # or a blunder
        *(
            (*each, MoveClass.GOOD, 0.0, 0, True)
            for each in [
                (HELD, {LOST: 8}),
                (HELD, {HELD: 8}),
                (TIED, {HELD: 1, LOST: 7}),
                (HOPELESS, {LOST: 8}),
                (LOST, {OPEN: 1, LOST: 7}),
            ]
        ),
    ],
)
def test_the_class_of_a_proven_move(
    played: Bounds,
    others: dict[Bounds, int],
    kind: MoveClass,
    lost: float,
    better: int,
    has_choice: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It follows from the bounds of all moves; the first of the others are the better ones.

    Without searches, a move whose class isn't proven is good, and its loss is uncertain.
    """
    rest = [pair for pair, count in others.items() for _ in range(count)]
    squares = Position.start(Rules(3)).empty_squares
    bounds = dict(zip(squares, [played, *rest], strict=True))
    found = judged(Stand(bounds, None), monkeypatch, LIMITS._replace(searches=0))
    best = max(low for low, _ in bounds.values()), max(high for _, high in bounds.values())
    assert found.moves == (
        MoveReview(
            number=0,
            side=Mark.X,
            square=A1,
            kind=kind,
            lost=lost,
            error=1.0 if kind is MoveClass.GOOD else None,
            better=squares[1 : 1 + better],
            best=best,
            kept=played,
            has_choice=has_choice,
            results=tuple(bounds.items()),
        ),
    )
    assert found.truths == (best, OPEN)


def test_the_only_legal_move_is_forced() -> None:
    """It gives nothing away, and there was no choice."""
    last = GameRecord.begin(Position.parse("XOX/XOO/OX."), ("human", "mc"), 1).play((2, 2))
    *_, step = review(last, LIMITS, 11)
    assert step is not None
    assert step.review.moves == (
        MoveReview(
            *(0, Mark.X, (2, 2), MoveClass.FORCED, 0.0, None, (), TIED, TIED, False),
            (((2, 2), TIED),),
        ),
    )


def test_what_is_proven_after_a_move_counts_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds of the move itself and of the position after it are combined, for its own side."""
    stand = Stand({A1: HELD, B1: WON}, None)
    start = Position.start(Rules(3))

    def proven_moves(position: Position, nodes: int) -> Generator[None, None, dict[Square, Bounds]]:
        if position == start:
            return (yield from stand.proven_moves(position, nodes))
        yield
        return dict.fromkeys(position.empty_squares, (-1, 0)) | {B1: TIED}

    monkeypatch.setattr(reviewing, "proven_moves", proven_moves)
    record = GameRecord.begin(start, ("human", "mc"), 1).play(A1)
    *_, last = review(record, LIMITS, 11)
    assert last is not None
    (move,) = last.review.moves
    assert (move.kept, move.best, move.kind, move.lost) == (TIED, WON, MoveClass.MISTAKE, 0.5)
    assert last.review.truths == (WON, TIED)


def test_estimates_are_x_s_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is searched for O's move is turned round for the curve, which shows X's share."""
    stand = Stand({}, C1)
    stand.estimates = {B1: Estimate(0.3, 0.1), C1: Estimate(0.7, 0.05)}
    for name in ("proven_moves", "search_best", "search_estimate"):
        monkeypatch.setattr(reviewing, name, getattr(stand, name))
    start = GameRecord.begin(Position.parse("X../.../..."), ("human", "mc"), 1)
    *_, last = review(start.play(B1), LIMITS._replace(trials=50), 11)
    assert last is not None
    (move,) = last.review.moves
    assert (move.side, move.better) == (Mark.O, (C1,))
    assert move.lost == pytest.approx(0.4)
    assert move.error == hypot(0.1, 0.05)
    assert last.review.searched == (Estimate(1 - 0.7, 0.05), None)
    assert last.review.estimates == (
        random_estimate(start.position, 50, derive_seed(11, 0)),
        random_estimate(start.position.play(B1), 50, 11),
    )


def test_the_progress_of_a_review() -> None:
    """A review goes from the end to the first move, which it knows the number of meanwhile."""
    record = GameRecord.begin(Position.start(Rules(2)), ("human", "mc"), 1)
    for square in (A1, B1, (1, 0)):
        record = record.play(square)
    steps = [step for step in review(record, ReviewLimits(trials=0, searches=0)) if step]
    assert [step.share for step in steps] == pytest.approx([0, 1 / 3, 2 / 3, 1])
    assert [step.review.first for step in steps] == [3, 2, 1, 0]
    assert [step.review.is_complete for step in steps] == [False, False, False, True]
    assert [[move.number for move in step.review.moves] for step in steps] == [
        [], [2], [1, 2], [0, 1, 2],
    ]  # fmt: skip
    empty = GameRecord.begin(Position.start(Rules(2)), ("human", "mc"), 1)
    (only,) = [step for step in review(empty, ReviewLimits(trials=0, searches=0)) if step]
    assert (only.share, only.review.is_complete, only.review.truths) == (1.0, True, ((1, 1),))


def test_accuracy_and_turning_point() -> None:
    """Accuracy is the mean of what was kept where there was a choice; the last mistake decides."""
    one = MoveReview(0, Mark.X, A1, MoveClass.MISTAKE, 0.5, None, (B1,), OPEN, OPEN, True, ())
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "mc"), 1)
    moves = (
        one,
        one._replace(number=1, side=Mark.O, kind=MoveClass.BLUNDER, lost=1.0),
        one._replace(number=2, kind=MoveClass.BEST, lost=0.0),
        one._replace(number=3, side=Mark.O, kind=MoveClass.FORCED, lost=0.0, has_choice=False),
        one._replace(number=4, kind=MoveClass.LIKELY_MISTAKE, lost=0.25, error=0.1),
        one._replace(number=5, side=Mark.O, kind=MoveClass.LIKELY_MISTAKE, lost=0.75, error=0.1),
        one._replace(number=6, kind=MoveClass.LIKELY_MISTAKE, lost=0.3, error=0.1),
    )
    found = GameReview(record, moves)
    assert found.accuracy(Mark.X) == pytest.approx(1 - (0.5 + 0 + 0.25 + 0.3) / 4)
    assert found.accuracy(Mark.O) == pytest.approx(1 - (1 + 0.75) / 2)
    assert GameReview(record, moves[3:4]).accuracy(Mark.O) is None
    assert found.mistakes() == moves[:2]
    assert found.mistakes((Mark.O,)) == moves[1:2]
    assert found.turning_point == moves[1]
    assert GameReview(record, moves[2:]).turning_point == moves[5]
    assert GameReview(record, moves[2:4]).turning_point is None
    won = record.concede(Ending.RESIGNATION)  # by O: X's mistakes since O's own last one decide
    assert GameReview(won, moves).turning_point == moves[6]
    assert GameReview(won, (moves[0], *moves[2:])).turning_point == moves[0]
    assert GameReview(won, moves[1:4]).turning_point is None
    assert GameReview(won, moves[5:6]).turning_point is None
    assert [move.is_proven for move in moves] == [True, True, True, True, False, False, False]
