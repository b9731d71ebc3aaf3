"""What a review says about each move, and about the game."""

from __future__ import annotations

import pytest

from tttmc_app.analysis.proofs import Bounds
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview
from tttmc_app.analysis.review_texts import (
    CLASS_NAMES,
    CLASS_SIGNS,
    explain,
    names,
    results_thought,
    summary,
    truth_text,
)
from tttmc_app.core import GameRecord, Mark, Meaning, Position, Rules, Square

WIN, TIE, LOSS, OPEN = (1, 1), (0, 0), (-1, -1), (-1, 1)
UNPROVEN = "Whether b1 was a mistake isn't proven."
PROVEN_BEST = "Proven best: b2, a3."
BETTER: tuple[Square, ...] = ((1, 1), (2, 0))
GOOD = (MoveClass.FORCED, MoveClass.ONLY, MoveClass.BEST, MoveClass.GOOD)


def move(
    kind: MoveClass,
    best: Bounds = OPEN,
    kept: Bounds = OPEN,
    *,
    lost: float = 0.0,
    error: float | None = None,
    has_choice: bool = True,
    number: int = 0,
) -> MoveReview:
    """Return the review of the move b1; better moves are named only if it isn't a good one."""
    side, is_good = Mark.O if number % 2 else Mark.X, kind in GOOD
    better = () if is_good else BETTER
    return MoveReview(
        number, side, (0, 1), kind, lost, error, better, best, kept, has_choice, ()
    )  # fmt: skip


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (move(MoveClass.FORCED, LOSS, LOSS), "b1 was the only legal move."),
        (move(MoveClass.BEST, LOSS, LOSS), "Every move lost here, so b1 gave nothing away."),
        (move(MoveClass.ONLY, WIN, WIN), "Only b1 kept the win: every other move is worse."),
        (move(MoveClass.BEST, WIN, WIN), "b1 kept the proven win."),
        (move(MoveClass.ONLY, TIE, TIE), "Only b1 kept the tie: every other move loses."),
        (move(MoveClass.BEST, TIE, TIE), "b1 kept the proven tie."),
        (
            move(MoveClass.BEST, TIE, TIE, has_choice=False),
            "Every move kept the tie, so b1 gave nothing away.",
        ),
        (move(MoveClass.MISTAKE, TIE, LOSS), "b1 turned a tie into a loss. Better: b2, a3."),
        (move(MoveClass.MISTAKE, (0, 1), LOSS), "b1 turned a tie into a loss. Better: b2, a3."),
        (move(MoveClass.BLUNDER, WIN, LOSS), "b1 turned a win into a loss. Better: b2, a3."),
        (move(MoveClass.MISTAKE, WIN, TIE), "b1 turned a win into a tie. Better: b2, a3."),
        (move(MoveClass.MISTAKE, WIN, (-1, 0)), "b1 gave away a proven win. Better: b2, a3."),
        (
            move(MoveClass.GOOD, error=0.25),
            f"{UNPROVEN} Tree search can't tell it apart from the best move.",
        ),
        (
            move(MoveClass.DOUBTFUL, lost=0.125, error=0.03),
            f"{UNPROVEN} By tree search, it gave away 0.12 points (± 0.03); b2, a3 looks better.",
        ),
        (
            move(MoveClass.LIKELY_MISTAKE, lost=0.5, error=0.0),
            f"{UNPROVEN} By tree search, it gave away 0.50 points (± 0.00); b2, a3 looks better.",
        ),
        *(
            (
                move(MoveClass.LIKELY_MISTAKE, best, lost=0.5, error=0.0),
                f"{UNPROVEN} By tree search, it gave away 0.50 points (± 0.00). {PROVEN_BEST}",
            )
            for best in (WIN, TIE)
        ),
    ],
)
def test_a_move_is_explained(found: MoveReview, words: str) -> None:
    """The words say what was proven before and after the move, or what the searches found."""
    assert str(explain(found)) == words


def test_every_class_has_a_name_and_mistakes_have_signs() -> None:
    """The names are those of the classes; the signs are those that books on games use."""
    said = {kind: str(name) for kind, name in CLASS_NAMES.items()}
    assert said == {kind: kind.value for kind in MoveClass} | {MoveClass.ONLY: "only move"}
    assert CLASS_SIGNS == {
        MoveClass.ONLY: "!",
        MoveClass.DOUBTFUL: "?!",
        MoveClass.LIKELY_MISTAKE: "?",
        MoveClass.MISTAKE: "?",
        MoveClass.BLUNDER: "??",
    }
    assert [kind for kind in MoveClass if move(kind).is_mistake] == [
        MoveClass.MISTAKE,
        MoveClass.BLUNDER,
    ]


def test_long_lists_are_cut() -> None:
    """Six squares are all named; of more, the others are counted."""
    squares = [(0, column) for column in range(8)]
    assert str(names(squares[:1])) == "a1"
    assert str(names(squares[:6])) == "a1, b1, c1, d1, e1, f1"
    assert str(names(squares[:7])) == "a1, b1, c1, d1, e1, f1 and 1 other"
    assert str(names(iter(squares))) == "a1, b1, c1, d1, e1, f1 and 2 others"


@pytest.mark.parametrize(
    ("truth", "words"),
    [
        *((WIN, "X wins"), (TIE, "tie"), (LOSS, "O wins"), ((0, 1), "X doesn't lose")),
        *(((-1, 0), "O doesn't lose"), (OPEN, "not proven")),
    ],
)
def test_what_is_proven_about_x(truth: Bounds, words: str) -> None:
    """Bounds of X's result in words."""
    assert str(truth_text(truth)) == words


def reviewed(*moves: MoveReview) -> GameReview:
    """Return a review with these moves."""
    start = Position.start(Rules())
    return GameReview(GameRecord.begin(start, ("human", "mc"), 1), moves)


def test_the_summary_counts_each_sides_mistakes() -> None:
    """The turning point is the last proven mistake, or else the gravest likely one."""
    good, bad = move(MoveClass.BEST, TIE, TIE), MoveClass.MISTAKE
    assert str(summary(reviewed(good))) == "Proven mistakes: X 0, O 0."
    found = reviewed(move(bad, number=1), move(MoveClass.BLUNDER, number=2), move(bad, number=3))
    assert str(summary(found)) == "Proven mistakes: X 1, O 2. The game turned at move 4: O b1."
    likely = [
        move(MoveClass.LIKELY_MISTAKE, lost=lost, error=0.1, number=number)
        for number, lost in enumerate((0.3, 0.4, 0.25))
    ]
    assert str(summary(reviewed(*likely))) == (
        "Proven mistakes: X 0, O 0. The game turned at move 2: O b1."
    )
    assert found.mistakes((Mark.X,)) == (found.moves[1],)
    assert found.mistakes() == found.moves


def test_accuracy_is_what_was_kept_of_the_points() -> None:
    """Moves that could not change the result don't count, and each side has its own."""
    found = reviewed(
        move(MoveClass.BEST, number=0),
        move(MoveClass.BLUNDER, lost=1.0, number=1),
        move(MoveClass.MISTAKE, lost=0.5, number=2),
        move(MoveClass.FORCED, has_choice=False, number=4),
    )
    assert found.accuracy(Mark.X) == 0.75
    assert found.accuracy(Mark.O) == 0.0
    assert reviewed().accuracy(Mark.X) is None


def test_proven_results_are_shown_on_the_squares() -> None:
    """Only proven moves have a value, and the best are those with the highest proven result."""
    position = Position.parse("X../.O./...")
    found = results_thought(
        position, [((0, 1), TIE), ((0, 2), LOSS), ((1, 0), (0, 1)), ((2, 2), TIE)]
    )
    assert found.values == (None, 0.0, -1.0, None, None, None, None, None, 0.0)
    assert found.best == ((0, 1), (2, 2))
    assert (found.meaning, found.side) == (Meaning.RESULT, Mark.X)
    assert (found.errors, found.trials, found.target, found.seed) == (None, 0, None, 0)
    win = results_thought(position, [((0, 1), TIE), ((0, 2), WIN), ((1, 0), OPEN)])
    assert win.best == ((0, 2),)
    unknown = results_thought(position, [((0, 1), TIE), ((0, 2), (1, 1)), ((1, 0), (1, 1))])
    assert unknown.best == ((0, 2), (1, 0))
    assert results_thought(position, [((0, 1), LOSS)]).best == ()
    assert results_thought(position, []).best == ()
    assert results_thought(position, [((0, 1), (0, 1)), ((0, 2), LOSS)]).best == ()
