"""The review of a game: what each move gave away, what decided it, and exercises from mistakes."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from tests.analysis.review_checks import (
    PROOFS_ONLY,
    check_wording,
    disagreements,
    random_game,
    reviewed,
    wrong_lines,
)
from tests.playing import plain_value
from tests.refusals import carried_by
from tttmc_app.analysis.estimates import Estimate, random_estimate, search_best, search_estimate
from tttmc_app.analysis.exercises import Exercise, exercise_of, exercises_of, learners
from tttmc_app.analysis.proofs import best_of, result_of
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview, ReviewLimits, review
from tttmc_app.analysis.review_texts import (
    CLASS_NAMES,
    explain,
    names,
    results_thought,
    summary,
    truth_text,
)
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Position,
    Rules,
    Text,
    derive_seed,
    parse_square,
    square_name,
)

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


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 5])
def test_a_review_agrees_with_the_solver(seed: int) -> None:
    """Every class, better move and line in reviews of random games stands up to a longer search."""
    found = reviewed(random_game(Random(seed), (3, 4, 4)))
    assert not list(disagreements(found))
    assert not list(wrong_lines(found))


def class_of(results: dict[tuple[int, int], int], played: tuple[int, int]) -> MoveClass:
    """Return the class of a move if all results are known."""
    best, kept = max(results.values()), results[played]
    if len(results) == 1:
        return MoveClass.FORCED
    if kept < best:
        return MoveClass.BLUNDER if best - kept == 2 else MoveClass.MISTAKE
    return MoveClass.BEST if list(results.values()).count(best) > 1 else MoveClass.ONLY


def test_classes_follow_from_the_results_of_all_moves() -> None:
    """On 3×3, plain search tells what each move kept, which were better, and what was lost."""
    seen = set[MoveClass]()
    for seed in range(14):
        found = reviewed(random_game(Random(seed), (3,)))
        for move, position in zip(found.moves, found.record.positions, strict=False):
            results = {s: -plain_value(position.play(s)) for s in position.empty_squares}
            best, kept = max(results.values()), results[move.square]
            better = tuple(s for s in results if results[s] == best and kept < best)
            seen.add(move.kind)
            assert move == MoveReview(
                len(found.record.start.empty_squares) - len(results),
                position.to_move,
                move.square,
                class_of(results, move.square),
                (best - kept) / 2,
                None,
                better,
                (best, best),
                (kept, kept),
                len(set(results.values())) > 1,
                tuple((square, (n, n)) for square, n in results.items()),
            )
            truth = best if position.to_move is Mark.X else -best
            assert found.truths[move.number] == (truth, truth)
    assert len(seen) == 5


@pytest.mark.parametrize(
    ("moves", "truth", "share"),
    [
        *(("a1 b1 a2 b2 a3", 1, 1.0), ("a1 b1 a2 b2 c3 b3", -1, 0.0)),
        *(("a1 b1 c1 b2 b3 a2 c2 c3 a3", 0, 0.5), ("a1 b2", 0, None)),
        *(("a1 a3 b1 b3", 1, None), ("a1 a3 c2 b3 b1", -1, None)),  # to move completes its row
    ],
)
def test_the_end_is_judged_for_x(moves: str, truth: int, share: float | None) -> None:
    """Truths and the curve end with X's result, or with what is proven where a game stopped."""
    found = reviewed(played(moves))
    assert found.truths[-1] == (truth, truth)
    assert found.estimates[-1] == (None if share is None else Estimate(share, 0.0))


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
    found, kinds = last.review, set[MoveClass]()
    for number, move in enumerate(found.moves):
        position, bounds, seed = (
            record.positions[number],
            dict(move.results),
            derive_seed(11, number),
        )
        assert found.estimates[number] == random_estimate(position, 60, seed)
        if move.is_proven:
            continue
        work, top = (limits.searches, limits.simulations), best_of(bounds)
        if top[0] == top[1]:
            better = tuple(square for square in bounds if bounds[square] == top)
            rival = Estimate((1 + top[0]) / 2, 0.0)
        else:
            best = result_of(search_best(position, work[0] * work[1], seed))
            hopeful = [square for square in bounds if bounds[square][1] == top[1]]
            better = (best if best in hopeful else hopeful[0],)
            rival = result_of(search_estimate(position.play(better[0]), move.side, *work, seed))
        own, lost, error = rival, 0.0, 0.0
        if move.square not in better:
            own = result_of(search_estimate(position.play(move.square), move.side, *work, seed))
            lost, error = rival.share - own.share, hypot(rival.error, own.error)
        clear = lost > 2 * error and lost >= 0.05
        kind = MoveClass.LIKELY_MISTAKE if lost >= 0.2 else MoveClass.DOUBTFUL
        kind = kind if clear else MoveClass.GOOD
        kinds.add(kind)
        assert (move.kind, move.error, move.best) == (kind, error, top)
        assert (move.lost, move.better) == ((lost, better) if clear else (0.0, ()))
        shown = max(rival, own)
        shown = shown if move.side is Mark.X else shown.for_other()
        assert found.searched[number] == (None if top[0] == top[1] else shown)
    assert {MoveClass.GOOD, MoveClass.LIKELY_MISTAKE} <= kinds
    assert reviewed(record, limits._replace(searches=0)).moves[0].error == 1.0


def test_a_review_goes_on_with_what_was_begun() -> None:
    """It goes from the end to the first move, and can be taken up anywhere with the same result."""
    record, limits = played("e5 a1 e6 a3", Rules(9, 5)), ReviewLimits(1, 50, 2, 50)
    steps = [step for step in review(record, limits, 7) if step]
    assert [step.share for step in steps] == pytest.approx([0, 0.25, 0.5, 0.75, 1])
    assert [step.review.first for step in steps] == [4, 3, 2, 1, 0]
    assert [step.review.is_complete for step in steps] == [False] * 4 + [True]
    for begun, left in ((GameReview(record), steps), (steps[1].review, steps[1:])):
        assert [step for step in review(record, limits, 7, begun) if step] == left
    nothing = played("", Rules(2))
    (only,) = [step for step in review(nothing, PROOFS_ONLY) if step]
    assert (only.share, only.review.is_complete, only.review.truths) == (1.0, True, (WIN,))


def test_accuracy_and_turning_point() -> None:
    """Accuracy is the mean of what was kept where there was a choice; the last mistake decides."""
    kinds, lost = (*MoveClass,), (0.5, 1.0, 0.0, 0.0, 0.25, 0.75, 0.3)
    named = (kinds[6], kinds[7], kinds[2], kinds[0], *(MoveClass.LIKELY_MISTAKE,) * 3)
    moves = tuple(
        MoveReview(
            n,
            (Mark.X, Mark.O)[n % 2],
            (0, 0),
            named[n],
            lost[n],
            None,
            *((), OPEN, OPEN),
            n != 3,
            (),
        )
        for n in range(7)
    )
    record = played("")
    found = GameReview(record, moves)
    assert found.accuracy(Mark.X) == pytest.approx(1 - (0.5 + 0 + 0.25 + 0.3) / 4)
    assert found.accuracy(Mark.O) == pytest.approx(1 - (1 + 0.75) / 2)
    assert GameReview(record, moves[3:4]).accuracy(Mark.O) is None
    assert (found.mistakes(), found.mistakes((Mark.O,))) == (moves[:2], moves[1:2])
    won = record.concede(Ending.RESIGNATION)  # by O: X's mistakes since O's own last one decide
    for game, shown, turning in (
        *((record, moves, 1), (record, moves[2:], 5), (record, moves[2:4], None)),
        *((won, moves, 6), (won, (moves[0], *moves[2:]), 0), (won, moves[1:4], None)),
    ):
        point = GameReview(game, shown).turning_point
        assert (None if point is None else point.number) == turning
        said = carried_by(summary(GameReview(game, shown)))
        assert said["x"] == str(sum(m.is_mistake and m.side is Mark.X for m in shown))
        assert said.get("number") == (None if turning is None else str(turning + 1))


FACTS = """
forced             FORCED -1 -1
all-lost           BEST   -1 -1 no-choice
only-win           ONLY   1 1
win                BEST   1 1
only-tie           ONLY   0 0
tie                BEST   0 0
all-tie            BEST   0 0 no-choice
tie-to-loss        MISTAKE 0 -1
win-to-loss        BLUNDER 1 -1
win-to-tie         MISTAKE 1 0
win-to-less        MISTAKE 1 less
no-difference      GOOD    ? ?
estimate           DOUBTFUL ? ?
estimate           LIKELY_MISTAKE ? ?
estimate-of-proven LIKELY_MISTAKE 1 ?
estimate-of-proven LIKELY_MISTAKE 0 ?
"""


def test_every_kind_of_move_has_words() -> None:
    """What is said differs exactly where what is known does, and names what was better."""
    said = list[tuple[object, Text | None]]()
    for row in FACTS.strip().splitlines():
        fact, kind, best, kept, *rest = row.split()
        error, better = 0.25 if kept == "?" else None, ((1, 1), (2, 0))
        has_choice = not rest
        text = explain(
            MoveReview(
                *(0, Mark.X, (0, 1), MoveClass[kind], 0.5, error, better),
                *(KNOWN[best], KNOWN[kept], has_choice, ()),
            )
        )
        said.append((fact, text))
        names_better = "-to-" in fact or "estimate" in fact
        assert carried_by(text) == {
            "square": "b1",
            **({"better": "b2, a3", "squares": "b2, a3"} if names_better else {}),
            **({"lost": "0.50", "error": "0.25"} if "estimate" in fact else {}),
        }
    check_wording(said)
    assert set(CLASS_NAMES) == set(MoveClass)
    check_wording([(truth, truth_text(truth)) for truth in (WIN, TIE, LOSS, OPEN, HELD, HOPELESS)])
    squares = [(0, column) for column in range(8)]
    assert str(names(squares[:6])) == "a1, b1, c1, d1, e1, f1"
    assert carried_by(names(iter(squares))) == {"squares": "a1, b1, c1, d1, e1, f1", "n": "2"}


def test_proven_results_are_shown_on_the_squares() -> None:
    """Only proven moves have a value, and the best are those with the highest proven result."""
    position = Position.parse("XOX/OX./...", None, "O")
    squares = position.empty_squares
    for results, values, best in (
        ((TIE, LOSS, HELD, TIE), (0.0, -1.0, None, 0.0), squares[::3]),
        ((TIE, WIN, OPEN, LOSS), (0.0, 1.0, None, -1.0), squares[1:2]),
        ((LOSS, LOSS, HELD, LOSS), (-1.0, -1.0, None, -1.0), ()),
    ):
        found = results_thought(position, zip(squares, results, strict=True))
        assert (found.values[5:], found.best, found.side) == (values, best, Mark.O)


# Exercises --------------------------------------------------------------------------------------

A, B, C = (0, 1), (1, 0), (2, 2)


def test_each_proven_mistake_becomes_an_exercise() -> None:
    """It asks for a move that keeps what the mistake gave away, which the results tell."""
    record = played(BLUNDER)
    found = reviewed(record)
    exercises = exercises_of(found, tuple(Mark))
    assert exercises == tuple(exercise_of(record, move) for move in found.mistakes())
    assert len(exercises) > 1
    for each, move in zip(exercises, found.mistakes(), strict=True):
        assert (each.position, each.played) == (record.positions[move.number], move.square)
        assert each.solutions == move.better
        assert exercises_of(found, [move.side]).count(each) == 1
        assert each not in exercises_of(found, [move.side.other])
    for x, o, sides in (
        *(("human", "mc", (Mark.X,)), ("mc", "human", (Mark.O,))),
        *(("human", "human", tuple(Mark)), ("mc", "mc", tuple(Mark))),
    ):
        assert learners(GameRecord.begin(record.start, (x, o), 1)) == sides


JUDGED = """
1 0 -1   | b1     | wins, only ties, loses
1 1 held | b1, a2 | wins, wins, not proven
-1 0 less | a2    | loses, ties, not proven
0 held -1 | b1, a2 | ties, ties, loses
"""


def test_an_answer_is_judged_by_its_result() -> None:
    """A task asks for one move or several, and for the win or the tie; answers are told apart."""
    verdicts, prompts, answers = (list[tuple[object, Text | None]]() for _ in range(3))
    for row in JUDGED.strip().splitlines():
        results, solved, words = (part.strip() for part in row.split("|"))
        bounds = [KNOWN[word] for word in results.split()]
        place = Position.parse("X../.O./...")
        task = Exercise(place, C, tuple(zip((A, B, C), bounds, strict=True)))
        kind = ("win" if task.best == 1 else "tie", len(task.solutions))
        assert task.best == max(low for low, _ in bounds)
        assert ", ".join(map(square_name, task.solutions)) == solved
        verdicts += zip(words.split(", "), map(task.verdict_on, (A, B, C)), strict=True)
        prompts.append((kind, task.prompt))
        answers.append((kind, task.answer))
        assert set(carried_by(task.answer).values()) == {solved}
        assert carried_by(task.prompt) == {"side": "X"}
    for said in (verdicts, prompts, answers):
        check_wording(said)
