"""The checks of get_best_move, told about functions whose choices can be worked out by hand."""

from __future__ import annotations

import pytest

from tests.grading.in_process import InProcess, told
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

LARGEST, ONLY_EMPTY, BEST = "the highest score", "only empty squares", "one of the best on 3×3"
BELOW, SIZES, AT_RANDOM = (
    "negative scores",
    "other board sizes and the last square",
    "breaks ties at random",
)
TUPLE, UNCHANGED = "returns a (row, column) tuple", "leaves the board and the scores unchanged"

EMPTY = "    empty = board.get_empty_squares()\n"
MOST = "    most = max(scores[row][col] for row, col in empty)\n"
CHOICE = (
    "    return random.choice([(row, col) for row, col in empty if scores[row][col] == most])\n"
)
ON_2, ON_TAKEN, TIED, ON_3 = (
    f"get_best_move(board, {scores}) on {board}"
    for scores, board in (
        ("[[0, 0], [3, 0]]", "../.."),
        ("[[3, 3], [0, 0]]", ".X/.O"),
        ("[[1, 0, -2], [2, -1, 4], [1, 4, -2]]", ".X./OX./O.."),
        ("[[-3, 6, -2], [8, 0, -3], [3, -2, -4]]", ".X./OX./O.."),
    )
)
TIMES, SOMETIMES = f"{TIED}, 40 times", "sometimes (1, 2) and sometimes (2, 1)"
POINTS, GAMES, STRENGTH = (
    "costs points only, slip",
    "can forfeit games, slip",
    "costs strength, slip",
)
SUCH_AS, PAIR = "a tuple such as (1, 0)", "return a (row, column) tuple"

Told = dict[str, tuple[str, ...]]


def best(*edits: str) -> Told:
    """Return what is told about the correct file with parts replaced: pairs of old and new text."""
    text = CORRECT
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return told(examine(InProcess(text)))


def same(*others: str, title: str = LARGEST) -> Told:
    """Return checks that aren't run because of the same mistake in another one."""
    return dict.fromkeys(others, (f"the same mistake as in “get_best_move: {title}”",))


def searching(start: str, sign: str = ">") -> Told:
    """Return what is told about a search from a number."""
    return best(
        MOST + CHOICE,
        f"    most, best = {start}, None\n"
        "    for row, col in random.sample(empty, len(empty)):\n"
        f"        if scores[row][col] {sign} most:\n"
        "            most, best = scores[row][col], (row, col)\n"
        "    return best\n",
    )


def test_a_right_function_passes_everything() -> None:
    """It is asked each fixed question three times, and one with two equal squares 40 times."""
    submission = InProcess(CORRECT)
    assert told(examine(submission)) == {}
    asked = [repr(given) for _, given in submission.asked]
    counts = {asked.count(each) for each in asked}
    assert counts == {3, 40}
    assert searching("float('-inf')") == searching("-10**9") == {}
    other = InProcess(CORRECT, seed=2)
    list(examine(other))
    fixed = {repr(given) for _, given in other.asked} & set(asked)
    assert 5 < len(fixed) < 14


@pytest.mark.parametrize(("choose", "which", "first"), [("min", "first", 1), ("max", "last", 2)])
def test_equal_squares_without_dice(choose: str, which: str, first: int) -> None:
    """Always the first or the last of them is named, and costs points only."""
    square = (first, 3 - first)
    hint = f"always returns the {which} of equal squares: choose one of the best at random"
    assert best(CHOICE, CHOICE.replace("random.choice(", f"{choose}(")) == {
        AT_RANDOM: (TIMES, f"{square} every time", SOMETIMES, f"{hint} (random.choice)", POINTS)
    }


@pytest.mark.parametrize(
    ("returned", "came", "hint"),
    [
        ("[row, col]", "[1, 0]", "returns a list instead of a tuple"),
        ("(float(row), col)", "(1.0, 0)", "returns a tuple that doesn't contain two integers"),
        ("(row, bool(col))", "(1, False)", "returns a tuple that doesn't contain two integers"),
    ],
)
def test_squares_of_another_type(returned: str, came: str, hint: str) -> None:
    """They are right except for their type."""
    found = best(CHOICE, CHOICE.replace("(row, col) for", f"{returned} for"))
    type_ = found.pop(TUPLE)
    assert type_ == (ON_2, came, SUCH_AS, f"{hint}: return (row, column)", POINTS)
    assert bool(found) is (came == "(1, False)")  # True as a column isn't always the best one


def test_wrong_squares_of_another_type() -> None:
    """Which square is chosen and what it is returned as are two mistakes."""
    lists = CHOICE.replace("(row, col) for", "[row, col] for")
    found = best(MOST, MOST.replace("max", "min"), CHOICE, lists)
    lowest = "chooses the lowest score: the highest is the best"
    assert found == {
        LARGEST: (ON_2, "[0, 1]", "(1, 0)", lowest, STRENGTH),
        **same(ONLY_EMPTY, BEST, BELOW, SIZES),
        TUPLE: (
            *(ON_2, "[0, 1]", SUCH_AS),
            *("returns a list instead of a tuple: return (row, column)", POINTS),
        ),
    }


@pytest.mark.parametrize(
    ("body", "came", "hint", "more"),
    [
        ("    str(most)\n", "None", f"returns None: {PAIR}", (AT_RANDOM, TUPLE, UNCHANGED)),
        (
            "    return most\n",
            "3.0",
            f"returns the highest score instead of its square: {PAIR}",
            (AT_RANDOM, TUPLE),
        ),
        (
            CHOICE.replace("random.choice", ""),
            "[(1, 0)]",
            "returns all of the best squares: return only one of them",
            (AT_RANDOM, TUPLE),
        ),
        (
            CHOICE.replace("random.choice", "set"),
            "{(1, 0)}",
            "returns all of the best squares: return only one of them",
            (AT_RANDOM, TUPLE),
        ),
        (
            CHOICE.replace("random.choice(", "random.sample(").replace("])", "], 1)"),
            "[(1, 0)]",
            "returns all of the best squares: return only one of them",
            (TUPLE,),
        ),
        ("    return 'x'\n", "'x'", f"does not return a square: {PAIR}", (TUPLE,)),
        ("    return str(most)\n", "'3.0'", f"does not return a square: {PAIR}", (TUPLE,)),
    ],
)
def test_answers_that_are_no_squares(
    body: str, came: str, hint: str, more: tuple[str, ...]
) -> None:
    """What is returned instead is named once."""
    found = best(CHOICE, body)
    if AT_RANDOM not in more:
        assert found.pop(AT_RANDOM) == ("“get_best_move: the highest score” fails",)
    assert found == {
        LARGEST: (ON_2, came, "(1, 0)", hint, GAMES),
        **same(ONLY_EMPTY, BEST, BELOW, SIZES, *more),
    }


def test_exceptions() -> None:
    """An exception is told once; where it doesn't occur, the checks are made."""
    error = "ZeroDivisionError: division by zero"
    always = best(CHOICE, "    1 / 0\n")
    assert always.pop(AT_RANDOM) == ("“get_best_move: the highest score” fails",)
    assert always == {
        LARGEST: (ON_2, error, "(1, 0)", "", GAMES),
        **same(ONLY_EMPTY, BEST, BELOW, SIZES, TUPLE, UNCHANGED),
    }
    assert best(EMPTY, f"{EMPTY}    if board.get_dim() == 2:\n        1 / 0\n") == {
        LARGEST: (ON_2, error, "(1, 0)", "", GAMES),
        **same(ONLY_EMPTY, BELOW),
    }


def test_a_fixed_square() -> None:
    """The same square every time is named, on the board or not."""
    for square in ((0, 0), (9, 9)):
        hint = f"always returns {square}: choose an empty square with the highest score"
        assert best(CHOICE, f"    return {square}\n") == {
            LARGEST: (ON_2, str(square), "(1, 0)", hint, "can forfeit games, fixed_square"),
            **same(ONLY_EMPTY, BEST, BELOW, SIZES, AT_RANDOM),
        }


def test_the_wrong_squares() -> None:
    """The lowest score, any square, and occupied squares are told apart."""
    assert best(MOST, MOST.replace("max", "min")) == {
        LARGEST: (
            ON_2,
            "(0, 1)",
            "(1, 0)",
            "chooses the lowest score: the highest is the best",
            STRENGTH,
        ),
        **same(ONLY_EMPTY, BEST, BELOW, SIZES),
    }
    occupied = best(
        EMPTY,
        "    empty = [(r, c) for r in range(len(scores)) for c in range(len(scores))]\n",
        CHOICE,
        CHOICE.replace("random.choice", "max"),
    )
    hints = {said[3].partition(":")[0] for said in occupied.values() if len(said) > 1}
    assert hints == {"chooses occupied squares too", "always returns the last of equal squares"}
    assert SIZES in occupied


def test_searches_that_start_too_high() -> None:
    """The number is found by asking around it."""
    rest = "start the search for the highest with a score, or with float('-inf')"
    found = searching("0", ">=")
    negative = f"does not find the highest score if all are negative: {rest}"
    cost = "may cost strength, high_start"
    assert found == {
        BEST: (ON_3, "None", "(0, 2) or (2, 1)", negative, cost),
        **same(BELOW, SIZES, TUPLE, title=BEST),
    }
    for start, sign, number in (("-10", ">", -10), ("-13", ">=", -14), ("-30", ">", -30)):
        found = searching(start, sign)
        assert found.keys() == {BELOW, TUPLE}
        assert found[BELOW][3:] == (
            f"does not find the highest score if all are {number} or less: {rest}",
            cost,
        )


def test_negative_scores_are_tried_on_empty_boards() -> None:
    """A function that only errs at the start of a game whose scores are all negative is noticed."""
    start = "    if len(empty) == board.get_dim() ** 2 >= 9 and most < 0:\n        return None\n"
    assert best(MOST, MOST + start).keys() == {BELOW, TUPLE}


def test_scores_may_be_as_low_as_the_files_constants_allow() -> None:
    """With 1,000 trials and a weight of 2, scores of -800 are asked about: 40 % of the lowest."""
    submission = InProcess(CORRECT.replace("NTRIALS = 100", "NTRIALS = 1000"))
    assert told(examine(submission)) == {}
    low = ((-800.0, -802.0), (-801.0, -803.0))
    assert [given[1] for _, given in submission.asked].count(low) == 3


def test_a_mistake_without_a_name() -> None:
    """What is returned and expected is told; only on the boards where it shows."""
    found = best(EMPTY, f"{EMPTY}    if board.get_dim() == 5:\n        return empty[0]\n")
    call, *rest = found.pop(SIZES)
    assert found == {}
    assert call.endswith(" on ...../X..../...../..O../.....")
    assert rest == ["(0, 0)", "(1, 1) or (3, 0)", "", STRENGTH]
    found = best(EMPTY, f"{EMPTY}    if board.get_dim() == 5:\n        return 1, 0\n")
    assert found[SIZES][3:] == ("returns an occupied square", GAMES)


def test_the_board_and_the_scores_must_stay() -> None:
    """They are shown as the function left them, and as they were."""
    plays = best(CHOICE, f"    board.move(empty[0][0], empty[0][1], 2)\n{CHOICE}")
    hint = "plays on the board passed in: only return a square"
    assert plays == {UNCHANGED: (ON_2, "the board X./..", "../..", hint, "may cost strength, slip")}
    clears = best(
        CHOICE, f"    choice = {CHOICE.strip()[7:]}\n    scores[1][0] = 9\n    return choice\n"
    )
    hint = "changes the scores that are passed in: only read them"
    assert clears == {
        UNCHANGED: (ON_2, "the scores [[0, 0], [9, 0]]", "[[0, 0], [3, 0]]", hint, POINTS)
    }


@pytest.mark.parametrize(
    ("value", "square", "hint"),
    [
        ((1, 2), (1, 2), None),
        ([1, 2], (1, 2), "returns a list instead of a tuple"),
        ((1.0, 2), (1, 2), "returns a tuple that doesn't contain two integers"),
        ((True, 2), (1, 2), "returns a tuple that doesn't contain two integers"),
        ((1.5, 2), None, "returns a tuple that doesn't contain two integers"),
        ((2, 1.5), None, "returns a tuple that doesn't contain two integers"),
        ([1, float("inf")], None, "does not return a square"),
        ((float("inf"), 2), None, "returns a tuple that doesn't contain two integers"),
        (("1", 2), None, "returns a tuple that doesn't contain two integers"),
        ((Opaque("int64", "1", 1, 1.0), 2), (1, 2), None),
        ((1, 2, 3), None, "does not return a square"),
        ([(1, 2)], None, "returns all of the best squares"),
        ([(1, 2), (0, 0)], None, "returns all of the best squares"),
        ([], None, "does not return a square"),
        (7, None, "does not return a square"),
        (None, None, "returns None"),
    ],
)
def test_values_as_squares(value: Plain, square: tuple[int, int] | None, hint: str | None) -> None:
    """Whole numbers of any type name a square, but only a tuple of two integers is right."""
    assert square_of(value) == square
    failure = type_failure(Text("f()"), Answer(value), Text("a tuple"))
    assert (failure is None) is (hint is None)
    if failure is not None:
        assert str(failure.hint).startswith(str(hint))
        assert (str(failure.called), failure.came) == ("f()", brief(value))
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
    slip = no_square(None)
    known = Answer(error="ValueError: empty", line=4)
    assert known.is_empty_choice
    assert Answer(error="IndexError").is_empty_choice
    assert not Answer(error="TypeError").is_empty_choice
    failure = known.failure("f()", "x")
    assert (failure.came, failure.line, failure.cost) == ("ValueError: empty", 4, Cost.GAMES)
    assert (failure.mistake, failure.called, failure.expected) == (None, "f()", "x")
    explained = known.failure("f()", "x", slip)
    assert (explained.line, str(explained.mistake)) == (None, "returns None")
    assert explained.cost is Cost.GAMES
    late = Mistake(Text("is late"), None, Cost.POINTS)  # which costs more if it is an error
    assert known.failure("f()", "x", late).cost is Cost.GAMES
    own = Answer(error="late", mistake=slip, line=4).failure("f()", "x")
    assert (own.line, str(own.mistake)) == (4, "returns None")


def test_grids_and_values_as_text() -> None:
    """Grids are square and of numbers; long values are cut."""
    assert rows_of([[1, 2.5], (3, True)]) == ((1, 2.5), (3, 1))
    strange: list[Plain] = [
        [[1, 2]],
        [[1, "2"], [3, 4]],
        [[1, 2, ""], [3, 4, ""]],
        [1, 2],
        [],
        3,
        None,
        [[1, 2], 3],
    ]
    for wrong in strange:
        assert rows_of(wrong) is None
        assert grid_text(wrong) == repr(wrong)
    assert grid_text(((1.0, -2.5), (0.0, 1e-7))) == "[[1, -2.5], [0, 1e-07]]"
    assert [number_text(each) for each in (2.0, -0.0, 1 / 3)] == ["2", "0", "0.3333333333"]
    assert brief("a\n  b") == r"'a\n b'"
    assert brief(Opaque("T", "x\n y")) == "x y"
    assert (len(brief("x" * 118)), len(brief("x" * 119))) == (120, 121)
    assert brief("x" * 500, 10) == f"'{'x' * 9}…"


def test_boards_of_the_course() -> None:
    """Lines of a mark win, or lose in the reverse game; a full board without one is a draw."""
    for text, winner, reverse in (
        ("XX./.../...", None, None),
        ("XXX/OO./...", 2, 3),
        ("OX./XO./X.O", 3, 2),
        ("XOX/XOO/OXX", 4, 4),
        ("..O/.O./O..", 3, 2),
    ):
        assert CourseBoard.of(text).winner == winner
        assert CourseBoard.of(text, reverse=True).winner == reverse
    drawn = [drawn_board(seed, 3, 4).text for seed in (1, 2)]
    assert drawn == ["O.O/.../X.X", ".../.OX/.XO"]  # a seed keeps its boards in later versions
    assert drawn_board(5, 3, 9).text == "O.O/XXX/O.X"
    board = CourseBoard.of("X./.O")
    assert (board.size, board.text, board.label) == (2, "X./.O", "X./.O")
    assert board.squares == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert board.empty_squares == [(0, 1), (1, 0)]
    assert (board.count(2), board.count(3)) == (1, 1)
    marked = CourseBoard.of("X./.O", reverse=True).with_mark((0, 1), 3)
    assert str(marked.label) == "XO/.O (reverse)"
