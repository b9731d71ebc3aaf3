"""The review of a game: what each move gave away, what decided it, and exercises from mistakes."""

from __future__ import annotations

from functools import partial
from math import hypot
from random import Random

import pytest

from tests.analysis.review_checks import (
    PROOFS_ONLY,
    check_wording,
    random_game,
    reviewed,
    solved,
)
from tests.playing import plain_value
from tests.refusals import carried_by
from tttmc_app.analysis.estimates import Estimate, random_estimate, search_estimate
from tttmc_app.analysis.exercises import Exercise, exercises_of, learners
from tttmc_app.analysis.facts import PositionFacts, result_of
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview, ReviewLimits, review
from tttmc_app.analysis.review_texts import (
    summary,
    turning_text,
)
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Position,
    Rules,
    Square,
    Text,
    best_squares,
    derive_seed,
    parse_square,
)
from tttmc_app.engine.certainty import chance_ahead
from tttmc_app.players.tree import TreeSearch

WIN, TIE, LOSS, OPEN, HELD, HOPELESS = (1, 1), (0, 0), (-1, -1), (-1, 1), (0, 1), (-1, 0)
KNOWN = {"1": WIN, "0": TIE, "-1": LOSS, "?": OPEN, "held": HELD, "less": HOPELESS}
BLUNDER = "a1 b1 a3 a2 c1 b2 c3 c2"
"""After a1, b1 turns a tie into a loss; c1 turns a win into a loss."""


def played(moves: str, rules: Rules | None = None) -> GameRecord:
    """Return the game of these moves, by default on 3×3."""
    rules = rules or Rules(3)
    record = GameRecord.begin(Position.start(rules), ("human", "mc"), 1)
    for name in moves.split():
        record = record.play(parse_square(name, rules))
    return record


@pytest.mark.parametrize("seed", range(2))
def test_a_review_agrees_with_the_solver(seed: int) -> None:
    """On 4×4, what each move kept, and whether that was less than the best, stands up to it."""
    found = reviewed(random_game(Random(seed), (4,)))
    for move, position in zip(found.moves, found.record.positions, strict=False):
        facts = PositionFacts(position, truth := solved(position))
        kept, best = truth[move.square], facts.best
        assert move.facts.with_more(facts).bounds == truth
        assert move.is_mistake == (kept[1] < best[0]) or not move.is_proven
        assert all(truth[square][0] == best[0] for square in move.better if move.is_proven)


def plies_to_win(position: Position, square: Square) -> int:
    """Return how many moves follow one that keeps a win, or one of the side that loses."""
    after = position.play(square)
    if after.outcome is not None:
        return 0
    value, replies = plain_value(after), after.empty_squares
    kept = [plies_to_win(after, s) for s in replies if plain_value(after.play(s)) == -value]
    return 1 + (min(kept) if value == 1 else max(kept))


def test_classes_follow_from_the_results_of_all_moves() -> None:
    """On 3×3, plain search tells what each move kept, which were better, and what was lost."""
    seen = set[MoveClass]()
    for seed in range(14):
        found = reviewed(random_game(Random(seed), (3,)))
        for n, (move, position) in enumerate(
            zip(found.moves, found.record.positions, strict=False)
        ):
            side, square = position.to_move, found.record.moves[n].square
            results = {s: -plain_value(position.play(s)) for s in position.empty_squares}
            best, kept = max(results.values()), results[square]
            better = [s for s in results if results[s] == best and kept < best]
            if best == 1:  # the quickest first
                better.sort(key=partial(plies_to_win, position))
            kinds = MoveClass.BEST, MoveClass.MISTAKE, MoveClass.BLUNDER
            kind = kinds[best - kept]
            if len(results) == 1:
                kind = MoveClass.FORCED
            elif kept == best and [*results.values()].count(best) == 1:
                kind = MoveClass.ONLY
            judged = n, side, square, kind, (best - kept) / 2, None, tuple(better)
            assert move == MoveReview(*judged, move.facts)
            assert {each: move.facts.result(each) for each in position.empty_squares} == results
            assert move.has_choice == (len(set(results.values())) > 1)
            assert found.truths[n] == ((best, best) if side is Mark.X else (-best, -best))
            seen.add(kind)
    assert len(seen) == 5


ENDS = """
a1 b1 a2 b2 a3             | 1  1.0
a1 b1 a2 b2 c3 b3          | -1 0.0
a1 b1 c1 b2 b3 a2 c2 c3 a3 | 0  0.5
a1 b2                      | 0
a1 a3 b1 b3                | 1  whoever is to move completes a row
a1 a3 c2 b3 b1             | -1 whoever is to move completes a row
"""


@pytest.mark.parametrize("row", ENDS.strip().splitlines())
def test_the_end_is_judged_for_x(row: str) -> None:
    """Truths and the curve end with X's result, or with what is proven where a game stopped."""
    moves, _, said = row.partition("|")
    truth, *share = said.split()
    found = reviewed(played(moves))
    assert found.truths[-1] == (int(truth),) * 2
    assert found.estimates[-1] == (Estimate(float(share[0]), 0.0) if len(share) == 1 else None)


@pytest.mark.parametrize(
    ("record", "limits"),
    [
        (played("e5 a1 e6 a3 e4 a5 i9 a9 e7", Rules(9, 5)), ReviewLimits(50, 60, 4, 100)),
        (played("c3 a1 d3 e5 b2", Rules(5, 4)), ReviewLimits(300, 60, 3, 40)),
    ],
)
def test_unproven_moves_are_judged_by_searches(record: GameRecord, limits: ReviewLimits) -> None:
    """Independent searches compare a move with the best; only a clear difference is a fault.

    What was searched and the random games are shown as X's share.
    """
    *_, last = review(record, limits, 11)
    assert last is not None
    found, kinds, work = last.review, set[MoveClass](), limits[2:]
    for number, (move, position) in enumerate(zip(found.moves, record.positions, strict=False)):
        seed = derive_seed(11, number)
        assert found.estimates[number] == random_estimate(position, 60, seed)
        kinds.add(move.kind)
        if move.error is None or move.kind is MoveClass.GOOD:
            assert move.is_proven or (move.lost, move.better) == (0, ())
            continue
        best, own = (
            result_of(search_estimate(position.play(square), move.side, *work, seed))[0]
            for square in (move.better[0], move.square)
        )
        thought = TreeSearch(work[0] * work[1]).decide(position, derive_seed(seed, "best"))
        assert move.better == thought.best
        assert (move.lost, move.error) == (best.share - own.share, hypot(best.error, own.error))
        assert chance_ahead(move.lost, move.error, work[0] * work[1]) > 0.95
        assert (move.lost >= 0.2) == (move.kind is MoveClass.LIKELY_MISTAKE)
        shown = best if move.side is Mark.X else best.for_other()
        assert found.searched[number] == (shown if move.best[0] < move.best[1] else None)
    assert {MoveClass.GOOD, MoveClass.LIKELY_MISTAKE} <= kinds
    assert reviewed(record, limits._replace(searches=0)).moves[0].error == 1.0


def test_a_move_that_the_game_has_refuted_is_not_recommended() -> None:
    """If the search's favourite is the losing move played, its next one is compared."""
    record = played("h8 f6 i8 k11 i9 j8 i7 i6 g9 j6 h9 j9 f9", Rules(15, 5))
    *_, last = review(record, ReviewLimits(3000, 0), 3)
    assert last is not None
    move = last.review.moves[5]
    position, square = record.positions[5], move.square
    thought = TreeSearch(12_000).decide(position, derive_seed(derive_seed(3, 5), "best"))
    pairs = zip(thought.values, thought.results or (), strict=True)
    visits = [visits if result is None else None for visits, result in pairs]
    assert best_squares(position, visits) == thought.best == (square,)
    visits[record.rules.index(square)] = None
    assert best_squares(position, visits) == move.better


def test_a_review_goes_on_with_what_was_begun() -> None:
    """It goes from the end to the first move, and can be taken up anywhere with the same result."""
    record, limits = played("e5 a1 e6 a3", Rules(9, 5)), ReviewLimits(1, 50, 2, 50)
    steps = [step for step in review(record, limits, 7) if step]
    assert [step.share for step in steps] == pytest.approx([0, 0.25, 0.5, 0.75, 1])
    assert [step.review.first for step in steps] == [4, 3, 2, 1, 0]
    assert [step.review.is_complete for step in steps] == [False] * 4 + [True]
    assert [step for step in review(record, limits, 7, steps[1].review) if step] == steps[1:]
    (only,) = [step for step in review(played("", Rules(2)), PROOFS_ONLY) if step]
    assert (only.share, only.review.is_complete, only.review.truths) == (1.0, True, (WIN,))


MOVES = """
X MISTAKE        0.5
O BLUNDER        1
X BEST           0
O FORCED         0    no choice
X LIKELY_MISTAKE 0.25
O LIKELY_MISTAKE 0.75
X LIKELY_MISTAKE 0.3
O GOOD           0
X DOUBTFUL       0.1
"""


ESTIMATED = (MoveClass.GOOD, MoveClass.DOUBTFUL, MoveClass.LIKELY_MISTAKE)
TURNS = """
open | 0123456 | 1
open | 23456   | 5
open | 23      | None
won  | 0123456 | 6     O gave up: X's mistakes since its own last one decide
won  | 023456  | 0
won  | 123     | None
won  | 78      | 8     by estimate, a doubtful move decides a lost game, but not an open one
open | 78      | None
"""


def test_accuracy_and_turning_point() -> None:
    """Accuracy is the mean of what was kept where there was a choice; the last mistake decides."""
    moves, record = list[MoveReview](), played("")
    for n, row in enumerate(MOVES.strip().splitlines()):
        side, kind, lost, *forced = row.split()
        judged = (Mark(side), (0, 0), MoveClass[kind], float(lost))
        facts = PositionFacts(record.start, {} if forced else {(0, 0): WIN, (0, 1): LOSS})
        error = 0.01 if judged[2] in ESTIMATED else None
        moves.append(MoveReview(n, *judged, error, (), facts))
    found = GameReview(record, tuple(moves))
    assert found.accuracy(Mark.X) == pytest.approx(1 - (0.5 + 0 + 0.25 + 0.3 + 0.1) / 5)
    assert found.accuracy(Mark.O) == pytest.approx(1 - (1 + 0.75) / 2)
    assert (found.judged(Mark.X), found.judged(Mark.O)) == ((5, 5), (2, 3))
    assert [move.lost for move in found.dearest] == [0.75, 0.3, 0.25]
    assert GameReview(record, found.moves[3:4]).accuracy(Mark.O) is None
    assert carried_by(summary(found)).items() >= {"x": "1", "o": "1"}.items()
    assert carried_by(turning_text(found)) == {"number": "2"}
    assert [move.number for move in found.mistakes((Mark.O,))] == [1]
    ended = {"open": record, "won": record.concede(Ending.RESIGNATION)}
    for row in TURNS.strip().splitlines():
        game, shown, turning, *_ = row.replace("|", " ").split()
        point = GameReview(ended[game], tuple(moves[int(n)] for n in shown)).turning_point
        assert str(point and point.number) == turning


# Exercises --------------------------------------------------------------------------------------

A, B, C = (0, 1), (1, 0), (2, 2)
PLACE = Position.parse("X../.O./...")


def test_each_proven_mistake_becomes_an_exercise() -> None:
    """It asks for a move that keeps what the mistake gave away, which the results tell."""
    record = played(BLUNDER)
    found = reviewed(record)
    for sides in ((Mark.X,), (Mark.O,), tuple(Mark)):
        mistakes = found.mistakes(sides)
        for each, move in zip(exercises_of(found, sides), mistakes, strict=True):
            assert (each.position, each.played) == (record.positions[move.number], move.square)
            assert each.solutions == move.better
    for x, o, learning in (("human", "mc", "X"), ("mc", "human", "O"), ("mc", "mc", "XO")):
        assert learners(GameRecord.begin(record.start, (x, o), 1)) == tuple(learning)


JUDGED = """
1 0 -1   | b1     | wins, only ties, loses
1 1 held | b1, a2 | wins, wins, not proven
-1 0 less | a2    | loses, ties, not proven
0 held -1 | b1, a2 | ties, ties, loses
"""


def test_an_answer_is_judged_by_its_result() -> None:
    """A task asks for one move or several, and for the win or the tie; answers are told apart."""
    said = list[tuple[object, Text]]()
    for row in JUDGED.strip().splitlines():
        results, solved, words = (part.strip() for part in row.split("|"))
        bounds = [KNOWN[word] for word in results.split()]
        task = Exercise(PositionFacts(PLACE, dict(zip((A, B, C), bounds, strict=True))), C)
        assert {*carried_by(task.answer).values()} == {solved}
        kind = ("win" if WIN in bounds else "tie", len(task.solutions))
        said += zip(words.split(", "), map(task.verdict_on, (A, B, C)), strict=True)
        said += [(("prompt", *kind), task.prompt), (("answer", *kind), task.answer)]
    check_wording(said)
