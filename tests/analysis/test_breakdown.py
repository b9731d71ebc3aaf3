"""What a score is made up of, and the steps of a trial, in words."""

from __future__ import annotations

from itertools import islice

import pytest

from tttmc_app.analysis.breakdown import Breakdown, Term, breakdown, lines_text
from tttmc_app.analysis.slow_trial import Function, Step, slow_trials
from tttmc_app.core import Mark, Position, Rules, Tally, Text, Weights, square_name

TALLY = Tally(
    *(10, 3, 7),
    won_mine=(1, 5),
    won_theirs=(2, 4),
    lost_mine=(3, 1),
    lost_theirs=(4, 2),
)


def test_each_kind_of_trial_has_its_row() -> None:
    """The rows name the sides, count the trials, and weigh them as the course does."""
    found = breakdown(TALLY, Weights(2.0, 5.0), 1, Mark.O)
    assert [(str(term.words), term.trials, term.weight) for term in found.terms] == [
        ("O won and held it", 5, 2.0),
        ("O won, X held it", 4, -5.0),
        ("O lost and held it", 1, -2.0),
        ("O lost, X held it", 2, 5.0),
        ("decided, but it stayed empty", 17 - 12, 0.0),
        ("tied", 3, 0.0),
    ]
    assert [term.points for term in found.terms] == [10.0, -20.0, -2.0, 10.0, 0.0, 0.0]
    assert (found.trials, found.points, found.per_trial) == (20, -2.0, -0.1)
    first = breakdown(TALLY, Weights(2.0, 5.0), 0, Mark.X)
    assert [term.trials for term in first.terms] == [1, 2, 3, 4, 7, 3]
    assert str(first.terms[1].words) == "X won, O held it"
    assert Breakdown((Term(Text("x"), 3, 0.5),), 0).per_trial == 0.0


@pytest.mark.parametrize(
    ("board", "square", "counts"),
    [
        (".../.../...", (1, 1), ("b2", 4, 8, 4)),
        (".../.../...", (0, 1), ("b1", 2, 8, 4)),
        ("X../.O./...", (0, 2), ("c1", 3, 7, 3)),
        ("X../.O./...", (2, 2), ("c3", 2, 7, 3)),
        ("X.O/.../...", (0, 1), ("b1", 1, 7, 4)),
        (".../.X./...", (0, 0), ("a1", 3, 8, 3)),
    ],
)
@pytest.mark.parametrize("reverse", [False, True])
def test_open_lines_explain_a_score(
    board: str, square: tuple[int, int], counts: tuple[str, int, int, int], *, reverse: bool
) -> None:
    """Lines with marks of both sides don't count; the most is that of an empty square."""
    name, through, total, most = counts
    said = str(lines_text(Position.parse(board, Rules(3, reverse=reverse)), square))
    assert said.startswith(
        f"{name} is on {through} of {total} lines that can still be completed; the most for an "
        f"empty square is {most}. Whoever completes one {'loses' if reverse else 'wins'}, so "
    )
    assert said.endswith(f"tend to score {'low' if reverse else 'high'}.")


def words_of(step: Step, start: Position, weights: Weights) -> str:
    """Return what a step should say, by the rule of the course's exercise."""
    outcome = step.board.outcome
    if step.function is Function.TRIAL and step.square is not None:
        mark = step.board.mark_at(step.square)
        return f"{mark} plays {square_name(step.square)} at random."
    assert outcome is not None
    winner = outcome.winner
    if step.square is None:
        if winner is None:
            return "The game is a tie: no score changes."
        if winner is start.to_move:
            return f"{winner} wins: its squares gain, the others lose."
        return f"{winner} wins: {winner.other}'s squares lose, the others gain."
    name, mark = square_name(step.square), step.board.mark_at(step.square)
    if mark is None:
        return f"{name}: 0, because it is empty."
    size = weights.current if mark is start.to_move else weights.other
    points = f"{'+' if mark is winner else '−'}{size:g}" if size else "0"
    return f"{name}: {points}, because {mark} holds it and {'won' if mark is winner else 'lost'}."


@pytest.mark.parametrize("board", ["X../.O./..X", "X.O/.../..."])
@pytest.mark.parametrize("weights", [Weights(1.0, 2.0), Weights(3.0, 0.0)])
def test_every_step_says_what_it_does(board: str, weights: Weights) -> None:
    """Moves, ends, changes of scores and choices are told for hundreds of steps."""
    start, endings = Position.parse(board), set[str]()
    for step in islice(slow_trials(start, weights, 3), 600):
        if step.function is not Function.BEST:
            assert str(step.words) == words_of(step, start, weights)
            assert step.best == ()
            continue
        end = words_of(step, start, weights)
        endings.add(end)
        named = ", ".join(map(square_name, step.best))
        plural = "" if step.trials == 1 else "s"
        assert str(step.words) == (
            f"{end} After {step.trials} trial{plural}, the highest score is at {named}."
        )
    assert len(endings) >= 2
    assert [function.value for function in Function] == [
        *("mc_trial", "mc_update_scores", "get_best_move", "mc_move")
    ]
