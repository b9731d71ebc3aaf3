"""What several answers of get_best_move show together, and the questions that are asked for it."""

from __future__ import annotations

import pytest

from tests.grading.in_process import InProcess, told
from tests.grading.submissions import CORRECT
from tests.grading.test_check_get_best_move import (
    AT_RANDOM,
    BELOW,
    BEST,
    CHOICE,
    EMPTY,
    LARGEST,
    MOST,
    ON_2,
    ONLY_EMPTY,
    SIZES,
    SOMETIMES,
    TIMES,
    TUPLE,
    UNCHANGED,
    best,
)
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.check_get_best_move import examine
from tttmc_app.grading.grader import WEIGHTS


def test_the_questions_that_are_drawn() -> None:
    """Boards of three sizes with and without marks; some occupied squares have the best score."""
    submission = InProcess(CORRECT)
    list(examine(submission))
    sizes, equal, low = set[tuple[int, bool]](), set[int](), set[int]()
    for _, (board, scores, *_) in submission.asked:
        assert isinstance(board, CourseBoard)
        assert isinstance(scores, tuple)
        on = {square: scores[square[0]][square[1]] for square in board.squares}
        most = max(on[square] for square in board.empty_squares)
        is_drawn = any(number % 0.25 for number in on.values())
        taken = [on[square] for square in board.squares if square not in board.empty_squares]
        if is_drawn:
            sizes.add((board.size, bool(taken)))
            equal |= {board.size} if most in taken else set()
        if not taken and most < 0:
            low.add(board.size)
    assert sizes == {(2, True), (3, False), (3, True), (4, False), (4, True)}
    assert equal == {2, 4}
    assert low == {2, 3, 4}


def test_a_search_that_starts_too_high_may_be_right_by_chance() -> None:
    """It returns any square if it finds none; the number is found all the same."""
    loop = (
        "    for row, col in empty:\n"
        "        if scores[row][col] > most:\n"
        "            most, found = scores[row][col], (row, col)\n"
        "    return found\n"
    )
    for start in (-8, -20):
        body = f"    most, found = {start}, random.choice(empty)\n{loop}"
        name = f"does not find the highest score if all are {start} or less: "
        assert best(MOST + CHOICE, body)[BELOW][3].startswith(name)
    # If it returns something else than a square, that is what is told.
    told = best(MOST + CHOICE, f"    most, found = -10, 'none'\n{loop}")
    assert told[BELOW][1] == "'none'"
    assert told[BELOW][3].startswith("does not return a square: ")


def test_an_exception_for_want_of_a_square() -> None:
    """It is explained by the squares among which the function looks."""
    every = "    every = [(r, c) for r in range(len(scores)) for c in range(len(scores))]\n"
    told = best(EMPTY, EMPTY + every, MOST, MOST.replace("in empty", "in every"))
    name = "looks for the highest score among occupied squares too, then finds no empty one"
    assert told.keys() == {LARGEST, ONLY_EMPTY, BEST, BELOW, SIZES}
    (first, *others) = told.values()
    assert first[1] == "IndexError: Cannot choose from an empty sequence"
    assert first[3].startswith(name)
    assert all(other[0].startswith("the same mistake as in ") for other in others)


@pytest.mark.parametrize(
    ("choose", "which", "square"), [("min", "first", (0, 2)), ("max", "last", (2, 2))]
)
def test_equal_squares_of_a_function_with_another_mistake(
    choose: str, which: str, square: tuple[int, int]
) -> None:
    """Always the first or the last of two lowest squares is told besides choosing the lowest."""
    told = best(
        *(MOST, MOST.replace("max", "min")),
        *(CHOICE, CHOICE.replace("random.choice(", choose + "(")),
    )
    assert told[LARGEST][3].startswith("chooses the lowest score: ")
    assert told[AT_RANDOM][:3] == (TIMES, f"{square} every time", SOMETIMES)
    assert told[AT_RANDOM][3].startswith(f"always returns the {which} of equal squares: ")


def test_a_function_that_returns_nothing_on_small_boards() -> None:
    """On the others it is seen to leave the board and the scores unchanged."""
    told = best(MOST, f"{MOST}    if board.get_dim() == 2:\n        return None\n")
    assert told.keys() == {LARGEST, ONLY_EMPTY, BELOW, TUPLE}
    assert told[LARGEST][:3] == (ON_2, "None", "(1, 0)")
    plays = "    board.move(empty[0][0], empty[0][1], 2)\n    scores[0][0] = 9\n"
    changed = f"    choice = {CHOICE.strip()[7:]}\n{plays}    return choice\n"
    told = best(MOST, f"{MOST}    if board.get_dim() == 2:\n        return None\n", CHOICE, changed)
    assert told[UNCHANGED][3].startswith("plays on the board passed in: ")
    told = best(CHOICE, changed)
    assert told.keys() == {UNCHANGED}
    assert told[UNCHANGED][1:3] == ("the board X./..", "../..")


@pytest.mark.parametrize(
    ("start", "lost"),
    [
        ("-NTRIALS * max(SCORE_CURRENT, SCORE_OTHER)", set[str]()),
        ("-NTRIALS * max(SCORE_CURRENT, SCORE_OTHER) / 4", {BELOW, TUPLE}),
        ("-200", {BELOW, TUPLE}),
    ],
)
def test_a_search_may_start_at_the_lowest_score_of_the_files_weights(
    start: str, lost: set[str]
) -> None:
    """It is judged with the weights from which the file calculates it; other weights return."""
    loop = (
        f"    most, found = {start}, None\n"
        "    for row, col in random.sample(empty, len(empty)):\n"
        "        if scores[row][col] > most:\n"
        "            most, found = scores[row][col], (row, col)\n"
        "    return found\n"
    )
    text = CORRECT.replace(MOST + CHOICE, loop).replace("CURRENT = 1.5", "CURRENT = 10.0")
    submission = InProcess(text)
    submission.replace_weights(WEIGHTS)
    assert told(examine(submission)).keys() == lost
    assert (submission.weights, submission.weights_replaced) == (WEIGHTS, True)
