"""The checks of get_best_move, for functions whose choices can be worked out by hand."""

from __future__ import annotations

import pytest

from tests.grading.in_process import InProcess, edited, failures, verdict
from tests.grading.submissions import CORRECT
from tttmc_app.core import Text
from tttmc_app.course.values import BoardValue, Opaque, Plain
from tttmc_app.grading.answers import Answer, no_square, square_of, type_failure
from tttmc_app.grading.boards import (
    CourseBoard,
    brief,
    drawn_board,
    grid_text,
    number_text,
    rows_of,
)
from tttmc_app.grading.check_get_best_move import examine
from tttmc_app.grading.checks import Cost, Mistake
from tttmc_app.grading.grader import WEIGHTS

EMPTY = "    empty = board.get_empty_squares()\n"
MOST = "    most = max(scores[row][col] for row, col in empty)\n"
CHOICE = (
    "    return random.choice([(row, col) for row, col in empty if scores[row][col] == most])\n"
)
EVERY = "[(r, c) for r in range(len(scores)) for c in range(len(scores))]\n"
LOWEST = (MOST, MOST.replace("max", "min"))
MARKS = "    board.move(empty[0][0], empty[0][1], 2)\n"
CHANGED = f"    choice = {CHOICE.strip()[7:]}\n{MARKS}    scores[0][0] = 9\n    return choice\n"
SMALL = "    if board.get_dim() == 2:\n        "


def chosen(choose: str) -> tuple[str, str]:
    """Return the edit after which another function than random.choice chooses."""
    return CHOICE, CHOICE.replace("random.choice(", f"{choose}(")


def as_(square: str) -> tuple[str, str]:
    """Return the edit after which squares are returned in another way."""
    return CHOICE, CHOICE.replace("(row, col) for", f"{square} for")


def searching(start: str, sign: str = ">", first: str = "None") -> tuple[str, str]:
    """Return the edit after which the search begins with a number and a result."""
    return MOST + CHOICE, (
        f"    most, best = {start}, {first}\n"
        "    for row, col in random.sample(empty, len(empty)):\n"
        f"        if scores[row][col] {sign} most:\n"
        "            most, best = scores[row][col], (row, col)\n"
        "    return best\n"
    )


@pytest.mark.parametrize(
    ("edits", "told"),
    [
        (searching("float('-inf')"), ""),
        (chosen("min"), "B6 always returns the first of equal squares"),
        (chosen("max"), "B6 always returns the last of equal squares"),
        (as_("[row, col]"), "B7 returns a list instead of a tuple"),
        (as_("(float(row), col)"), "B7 returns a tuple that doesn't contain two integers"),
        (
            (*LOWEST, *as_("[row, col]")),
            "B1 chooses the lowest score, B7 returns a list instead of a tuple, not run B2-B5",
        ),
        (LOWEST, "B1 chooses the lowest score, not run B2-B5"),
        (
            (*LOWEST, *chosen("min")),
            (
                "B1 chooses the lowest score, B6 always returns the first of equal squares, not "
                "run "
                "B2-B5"
            ),
        ),
        (
            (*LOWEST, *chosen("max")),
            (
                "B1 chooses the lowest score, B6 always returns the last of equal squares, not run "
                "B2-B5"
            ),
        ),
        ((CHOICE, "    str(most)\n"), "B1 returns None, not run B2-B8"),
        (
            (CHOICE, "    return most\n"),
            "B1 returns the highest score instead of its square, not run B2-B7",
        ),
        (chosen("set"), "B1 returns all of the best squares, not run B2-B7"),
        (
            (CHOICE, CHOICE.replace("choice(", "sample(").replace("])", "], 1)")),
            "B1 returns all of the best squares, not run B2-B7",
        ),
        ((CHOICE, "    return 'x'\n"), "B1 does not return a square, not run B2-B7"),
        ((CHOICE, "    1 / 0\n"), "B1 ?, not run B2-B8"),
        ((EMPTY, f"{EMPTY}{SMALL}1 / 0\n"), "B1 ?, not run B2 B4"),
        ((CHOICE, "    return (0, 0)\n"), "B1 always returns (0, 0), not run B2-B6"),
        ((CHOICE, "    return (9, 9)\n"), "B1 always returns (9, 9), not run B2-B6"),
        (
            (EMPTY, f"    empty = {EVERY}", *chosen("max")),
            (
                "B1 chooses occupied squares too, B6 always returns the last of equal squares, not "
                "run "
                "B2-B5"
            ),
        ),
        (
            (EMPTY, f"{EMPTY}    every = {EVERY}", MOST, MOST.replace("in empty", "in every")),
            (
                "B1 looks for the highest score among occupied squares too, then finds no empty "
                "one, "
                "not run B2-B5"
            ),
        ),
        (
            searching("0", ">="),
            "B3 does not find the highest score if all are negative, not run B4-B5 B7",
        ),
        (searching("-10"), "B4 does not find the highest score if all are -10 or less, not run B7"),
        (
            searching("-13", ">="),
            "B4 does not find the highest score if all are -14 or less, not run B7",
        ),
        (
            searching("-20", first="random.choice(empty)"),
            "B4 does not find the highest score if all are -20 or less",
        ),
        (searching("-10", first="'none'"), "B4 does not return a square, not run B7"),
        (
            (
                MOST,
                (
                    f"{MOST}    if len(empty) == board.get_dim() ** 2 > 8 and most < 0:\n        "
                    f"return\n"
                ),
            ),
            "B4 does not find the highest score if all are -13 or less, not run B7",
        ),
        ((EMPTY, f"{EMPTY}    if board.get_dim() == 5:\n        return empty[0]\n"), "B5 ?"),
        (
            (EMPTY, f"{EMPTY}    if board.get_dim() == 5:\n        return 1, 0\n"),
            "B5 returns an occupied square",
        ),
        ((CHOICE, CHANGED), "B8 plays on the board passed in"),
        ((CHOICE, CHANGED.replace(MARKS, "")), "B8 changes the scores that are passed in"),
        ((MOST, f"{MOST}{SMALL}return None\n"), "B1 returns None, not run B2 B4 B7"),
        (
            (MOST, f"{MOST}{SMALL}return None\n", CHOICE, CHANGED),
            "B1 returns None, B8 plays on the board passed in, not run B2 B4 B7",
        ),
    ],
)
def test_what_is_told_about_a_function(edits: tuple[str, ...], told: str) -> None:
    """A mistake is named if it explains all answers, and told once."""
    assert verdict(examine(InProcess(edited(*edits)))) == told


def test_what_is_asked() -> None:
    """Fixed questions three times, one with two equal squares 40 times, and others with each seed.

    On some boards an occupied square has the best score, too.
    """
    one, two = InProcess(CORRECT), InProcess(CORRECT, seed=2)
    assert verdict(examine(one)) == verdict(examine(two)) == ""
    asked = [given for _, given in one.asked]
    assert {asked.count(each) for each in asked} == {3, 40}
    assert 5 < len({given for _, given in two.asked} & {*asked}) < 14
    equal = set[int]()
    for board, scores, *_ in asked:
        assert isinstance(board, CourseBoard)
        assert isinstance(scores, tuple)
        on = {square: scores[square[0]][square[1]] for square in board.squares}
        most = max(on[square] for square in board.empty_squares)
        if any(on[square] == most for square in {*board.squares} - {*board.empty_squares}):
            equal.add(board.size)
    assert equal >= {2, 4}


def test_scores_may_be_as_low_as_the_files_constants_allow() -> None:
    """With 1,000 trials and a weight of 2, scores of -800 are asked about: 40 % of the lowest."""
    submission = InProcess(CORRECT.replace("NTRIALS = 100", "NTRIALS = 1000"))
    assert verdict(examine(submission)) == ""
    low = ((-800.0, -802.0), (-801.0, -803.0))
    assert [given[1] for _, given in submission.asked].count(low) == 3


@pytest.mark.parametrize(("factor", "told"), [("1", ""), ("0.25", "B4")])
def test_a_search_may_start_at_the_lowest_score_of_the_files_weights(
    factor: str, told: str
) -> None:
    """It is judged with the weights from which the file calculates it; other weights return."""
    start = f"-NTRIALS * max(SCORE_CURRENT, SCORE_OTHER) * {factor}"
    submission = InProcess(edited(*searching(start), "CURRENT = 1.5", "CURRENT = 10.0"))
    submission.replace_weights(WEIGHTS)
    assert verdict(examine(submission))[:2] == told
    assert (submission.weights, submission.weights_replaced) == (WEIGHTS, True)


def test_a_failure_has_the_question_and_both_answers() -> None:
    """Squares that would be right, or the board and the scores as they were left."""
    on_2 = "get_best_move(board, [[0, 0], [3, 0]]) on ../.."
    five = f"{EMPTY}    if board.get_dim() == 5:\n        return empty[0]\n"
    for edits, key, called, came, expected in (
        (LOWEST, "B1", on_2, "(0, 1)", "(1, 0)"),
        ((EMPTY, five), "B5", "on ...../X..../...../..O../.....", "(0, 0)", "(1, 1) or (3, 0)"),
        ((CHOICE, CHANGED), "B8", on_2, "the board X./..", "../.."),
        (chosen("max"), "B6", "40 times", "(2, 1) every time", "sometimes (1, 2) and sometimes"),
    ):
        failure = failures(examine(InProcess(edited(*edits))))[key]
        assert str(failure.called).endswith(called)
        assert (str(failure.came), str(failure.expected)[: len(expected)]) == (came, expected)


@pytest.mark.parametrize(
    ("value", "square", "hint"),
    [
        ((1, 2), (1, 2), None),
        ([1, 2], (1, 2), "returns a list instead of a tuple"),
        ((1.0, 2), (1, 2), "returns a tuple that doesn't contain two integers"),
        ((True, 2), (1, 2), "returns a tuple that doesn't contain two integers"),
        ((2, 1.5), None, "returns a tuple that doesn't contain two integers"),
        ([1, float("inf")], None, "does not return a square"),
        (("1", 2), None, "returns a tuple that doesn't contain two integers"),
        ((Opaque("int64", "1", 1, 1.0), 2), (1, 2), None),
        ((1, 2, 3), None, "does not return a square"),
        ([(1, 2), (0, 0)], None, "returns all of the best squares"),
        ([], None, "does not return a square"),
        (None, None, "returns None"),
    ],
)
def test_values_as_squares(value: Plain, square: tuple[int, int] | None, hint: str | None) -> None:
    """Whole numbers of any type name a square, but only a tuple of two integers is right."""
    assert square_of(value) == square
    failure = type_failure(Text("f()"), Answer(value), Text("a tuple"))
    assert str(failure and failure.mistake) == str(hint)
    if square is None and not isinstance(value, tuple):
        assert str(no_square(value).name) == hint


def test_answers_hold_the_arguments_as_they_were_left() -> None:
    """A board that is no longer one is None; other things on it count as strange marks."""
    answer = Answer(arguments=(BoardValue(((1, "x"), (3, 2)), reverse=True), [[1]]))
    assert answer.board(0) == CourseBoard(((1, -1), (3, 2)), reverse=True)
    assert (answer.board(1), answer.after(1), answer.after(2)) == (None, [[1]], None)
    for rows in ((), ((1, 1),), ((1,), (1, 1))):
        assert Answer(arguments=(BoardValue(rows),)).board(0) is None


def test_failed_calls() -> None:
    """An error can forfeit games; its line is told unless another mistake made it inevitable."""
    late = Mistake(Text("is late"), None, Cost.POINTS)  # which costs more if it is an error
    known = Answer(error="ValueError: empty", line=4)
    assert known.is_empty_choice
    assert not Answer(error="TypeError").is_empty_choice
    own = Answer(error="late", mistake=late, line=4)
    for failure, line, mistake in (
        (known.failure("f()", "x"), 4, "None"),
        (known.failure("f()", "x", late), None, "is late"),
        (own.failure("f()", "x"), 4, "is late"),
    ):
        assert (failure.line, str(failure.mistake), failure.cost) == (line, mistake, Cost.GAMES)


def test_grids_and_values_as_text() -> None:
    """Grids are square and of numbers; long values are cut."""
    assert rows_of([[1, 2.5], (3, True)]) == ((1, 2.5), (3, 1))
    strange: list[Plain] = [[[1, 2]], [[1, "2"], [3, 4]], [1, 2], [], 3, None, [[1, 2], 3]]
    for wrong in strange:
        assert rows_of(wrong) is None
        assert grid_text(wrong) == repr(wrong)
    assert grid_text(((1.0, -2.5), (0.0, 1e-7))) == "[[1, -2.5], [0, 1e-07]]"
    assert [number_text(each) for each in (2.0, -0.0, 1 / 3)] == ["2", "0", "0.3333333333"]
    assert brief("a\n  b") == r"'a\n b'"
    assert (len(brief("x" * 118)), len(brief("x" * 119))) == (120, 121)


def test_boards_of_the_course() -> None:
    """Lines of a mark win, or lose in the reverse game; a full board without one is a draw."""
    for text, winner, reverse in (
        ("XX./.../...", None, None),
        ("OX./XO./X.O", 3, 2),
        ("XOX/XOO/OXX", 4, 4),
    ):
        assert CourseBoard.of(text).winner == winner
        assert CourseBoard.of(text, reverse=True).winner == reverse
    # A seed keeps its boards in later versions.
    assert [drawn_board(seed, 3, 4).text for seed in (1, 2)] == ["O.O/.../X.X", ".../.OX/.XO"]
    board = CourseBoard.of("X./.O", reverse=True)
    assert (board.text, str(board.label)) == ("X./.O", "X./.O (reverse)")
    assert board.with_mark((0, 1), 9).text == "X?/.O"
    assert board.empty_squares == [(0, 1), (1, 0)]
