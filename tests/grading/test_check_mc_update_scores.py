"""The checks of mc_update_scores, for functions whose scores can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.grading.in_process import InProcess, edited, failures, verdict
from tests.grading.submissions import CORRECT, SCORES
from tttmc_app.grading import Cost, Damage
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.check_mc_update_scores import examine
from tttmc_app.grading.grader import WEIGHTS
from tttmc_app.grading.scoring_answers import SECOND_WEIGHTS
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.submission import Argument

DEF = "def mc_update_scores(scores, board, player):\n"
TIES = "    if winner == provided.DRAW:\n        return\n"
SIGN = "    sign = 1 if winner == player else -1\n"
OWN = "scores[row][col] += sign * SCORE_CURRENT\n"
THEIRS = "scores[row][col] -= sign * SCORE_OTHER\n"
BEGIN = "    winner = board.check_win()\n"
MARK = "            mark = board.square(row, col)\n"
SWAP = (OWN, OWN.replace("CURRENT", "OTHER"), THEIRS, THEIRS.replace("OTHER", "CURRENT"))
EARLIER = ("SCORE_CURRENT", "MCMATCH", "SCORE_OTHER", "MCOTHER")
UNKNOWN = ("SCORE_CURRENT", "MINE", "SCORE_OTHER", "YOURS")
NUMBERS = (OWN, OWN.replace("SCORE_CURRENT", "7"), THEIRS, THEIRS.replace("SCORE_OTHER", "5"))
NEW = (
    SCORES.replace(BEGIN, f"    scores = [row[:] for row in scores]\n{BEGIN}").replace(
        "return\n", "return scores\n"
    )
    + "    return scores\n"
)


def asked(*edits: str, weights: FileWeights | None = WEIGHTS, seed: int = 1) -> InProcess:
    """Return the correct file with parts replaced, and with other weights."""
    submission = InProcess(edited(*edits), seed)
    if weights is not None:
        submission.replace_weights(weights)
    return submission


@pytest.mark.parametrize(
    ("edits", "told"),
    [
        (
            (SCORES, f"{DEF}    board.get_dim()\n"),
            "U1 leaves every score unchanged, not run U2-U10",
        ),
        (
            (SCORES, f"{DEF}    return scores\n"),
            "U1 leaves every score unchanged, U9 returns a value, not run U2-U8 U10",
        ),
        ((SIGN, "    1 / 0\n"), "U1 ?, not run U2 U4-U8"),
        ((SIGN, f"{SIGN}    if sign < 0:\n        1 / 0\n"), "U2 ?, not run U4-U8"),
        ((BEGIN, f"{BEGIN}    1 / 0\n"), "U1 ?, not run U2-U10"),
        (
            (BEGIN, f"{BEGIN}    scores[:] = [7]\n    return\n"),
            "U1 does not leave a grid of numbers, not run U2-U8",
        ),
        ((TIES, ""), "U3 scores a tie as a loss"),
        (
            (TIES, "", "elif mark != provided.EMPTY:", "else:"),
            "U3 scores a tie as a loss, U4 scores empty squares as if the opponent held them",
        ),
        (SWAP, "U5 swaps the weights"),
        (
            (OWN, OWN.replace("+=", "="), THEIRS, THEIRS.replace("-= ", "= -")),
            "U6 replaces the scores",
        ),
        (
            (OWN, OWN.replace("sign *", "sign + (scores[row][col] and -0.5) *")),
            "U5 ?, U6 ?, U7 ?, U8 ?",
        ),
        ((THEIRS, "pass\n"), "U1 scores only the player's own squares, not run U2"),
        ((OWN, "pass\n"), "U1 scores only the opponent's squares, not run U2"),
        (
            (SIGN, "    if winner != player:\n        return\n    sign = 1\n"),
            "U2 scores only games that the player won",
        ),
        (
            (THEIRS, f"if sign < 0: {THEIRS}"),
            "U1 after a win, the opponent's squares change by 0 instead of -SCORE_OTHER",
        ),
        (
            (OWN, f"if sign > 0: {OWN}"),
            "U2 after a loss, the player's own squares change by 0 instead of -SCORE_CURRENT",
        ),
        (
            (MARK, f"{MARK}            if row == col == 1:\n                continue\n"),
            "U1 ?, U2 ?, U7 ?, U8 ?",
        ),
        (
            (SIGN, SIGN.replace("1 if", "2 if")),
            (
                "U5 after a win, the player's own squares change by +2*SCORE_CURRENT instead of "
                "+SCORE_CURRENT; and after a win, the opponent's squares change by -2*SCORE_OTHER "
                "instead of -SCORE_OTHER"
            ),
        ),
        (NUMBERS, "U5 uses 7 and 5 instead of SCORE_CURRENT and SCORE_OTHER"),
        (
            (SIGN, "    if winner == player:\n        return\n    sign = -1\n", *SWAP),
            (
                "U1 after a loss, the player's own squares change by -SCORE_OTHER instead of "
                "-SCORE_CURRENT; and after a loss, the opponent's squares change by +SCORE_CURRENT "
                "instead of +SCORE_OTHER; and after a win, the player's own squares change by 0 "
                "instead of +SCORE_CURRENT; and after a win, the opponent's squares change by 0 "
                "instead of -SCORE_OTHER, not run U5"
            ),
        ),
        (
            (
                BEGIN,
                f"{BEGIN}    if board._reverse and winner != 4:\n        winner = 5 - winner\n",
            ),
            "U7 ?",
        ),
        (("range(board.get_dim())", "range(3)"), "U8 handles only 3×3 boards"),
        ((BEGIN, f"{BEGIN}    if board.get_dim() == 2:\n        return\n"), "U8 ?"),
        ((SCORES, NEW), "U6 returns a new grid, U9 returns a value"),
        (
            (SCORES, NEW, TIES.replace("return", "return scores"), ""),
            "U3 scores a tie as a loss, U6 returns a new grid, U9 returns a value",
        ),
        ((SCORES, f"{SCORES}    return 0\n"), "U9 returns a value"),
        ((SCORES, f"{SCORES}    return [[9] * 3 for _ in range(3)]\n"), "U9 returns a value"),
        (
            (MARK, f"{MARK}            board._board[row][col] = provided.EMPTY\n"),
            "U10 changes the board",
        ),
        ((OWN, "scores[row][col] += 9 + random.random()\n"), "U2 ?, U5 ?, U6 ?, U7 ?, U8 ?"),
    ],
)
def test_what_is_told_about_a_function(edits: tuple[str, ...], told: str) -> None:
    """Each mistake is named in the check where it shows, if it explains everything; each once."""
    assert verdict(examine(asked(*edits))) == told


@pytest.mark.parametrize(
    ("edits", "used"),
    [
        ((), (1.5, 2.0)),
        (EARLIER, (1.5, 2.0)),
        (
            (*EARLIER, "NTRIALS = 100\n", "NTRIALS = 100\nSCORE_CURRENT = SCORE_OTHER = 1\n"),
            (1.5, 2.0),
        ),
        (UNKNOWN, (1.5, 2.0)),
    ],
)
def test_a_right_file_passes_with_its_own_weights(
    edits: tuple[str, ...], used: tuple[float, float]
) -> None:
    """Also with the earlier names, both pairs or names of its own, which its answers show."""
    submission = asked(*edits, weights=None)
    assert verdict(examine(submission)) == ""
    assert submission.weights == FileWeights(*used)


def test_numbers_are_told_from_constants_only_by_other_weights() -> None:
    """With the file's own weights alone, what it does is described."""
    one, two = (failures(examine(asked(*NUMBERS, weights=each))) for each in (WEIGHTS, None))
    assert one.keys() == two.keys() == {"U5"}
    assert "uses 7 and 5 instead of" in str(one["U5"].mistake)
    assert "change by -7 instead of -SCORE_CURRENT" in str(two["U5"].mistake)


def test_the_costs_of_two_mistakes_in_one_place() -> None:
    """The higher cost and the mistake with a ceiling count."""
    both = failures(examine(asked(TIES, "", *SWAP)))
    assert (both["U3"].cost, both["U3"].damage) == (Cost.STRENGTH, Damage.WEIGHTS)
    assert (both["U5"].cost, both["U5"].damage) == (Cost.POINTS, Damage.WEIGHTS)
    assert "swaps the weights" in str(both["U3"].hint)
    both = failures(examine(asked(TIES, "", OWN, "pass\n")))
    assert (both["U3"].cost, both["U1"].cost) == (Cost.STRENGTH, Cost.UNKNOWN)


def test_what_is_asked() -> None:
    """Fixed boards and drawn ones, which depend on the seed, with both sides of each result.

    Only a file with a mistake is asked again, with the second weights and about other boards.
    """
    right, wrong, other = asked(), asked(TIES, ""), asked(seed=2)
    for each in (right, wrong, other):
        list(examine(each))
    boards = [given[1] for _, given in right.asked if isinstance(given[1], CourseBoard)]
    assert len(boards) == 19
    assert [board.winner for board in boards[:6]] == [2, 2, 3, 3, 4, 4]
    assert {(board.size, board.reverse) for board in boards[9:13]} == {
        *((3, True), (2, False), (4, False)),
    }
    drawn = boards[13:]
    assert all(board.winner is not None for board in drawn)
    assert [given[1] for _, given in other.asked][13:] != drawn
    again = [given[1] for _, given in wrong.asked[19:]]
    assert (again[:13] == boards[:13], again[13:] == drawn) == (True, False)
    assert wrong.weights == SECOND_WEIGHTS


def test_weights_that_cant_be_replaced_again_stay() -> None:
    """A file that fails with the second weights is judged by the first ones alone."""

    class Once(InProcess):
        def replace_weights(self, weights: FileWeights | None) -> bool:
            is_second = weights == SECOND_WEIGHTS
            return super().replace_weights(None if is_second else weights) and not is_second

    submission = Once(CORRECT.replace(TIES, ""))
    submission.replace_weights(WEIGHTS)
    assert verdict(examine(submission)) == "U3 scores a tie as a loss"
    assert (submission.weights, submission.weights_replaced) == (WEIGHTS, True)
    assert submission.names["SCORE_OTHER"] == WEIGHTS.other


def test_a_failure_has_the_call_the_grids_and_the_line() -> None:
    """The weights of the checks are 1.75 and 2.75; a returned grid stands for one not changed."""
    (failure,) = failures(examine(asked(*SWAP))).values()
    assert "PLAYERX) on XXO/OX./.XO" in str(failure.called)
    assert "[[2.75, 2.75, -1.75], [-1.75, 2.75, 0], [0, 2.75, -1.75]]" in str(failure.came)
    assert "[[1.75, 1.75, -2.75], [-2.75, 1.75, 0], [0, 1.75, -2.75]]" in str(failure.expected)
    new = failures(examine(asked(SCORES, NEW)))["U6"]
    assert "return value [[1.75, 1.75, -2.75]" in str(new.came)
    changed = failures(examine(asked(MARK, f"{MARK}            board._board[row][col] = 1\n")))
    assert (str(changed["U10"].came), str(changed["U10"].expected)) == (
        ".../.../...", "XXO/OX./.XO"
    )  # fmt: skip

    class Lined(InProcess):
        def call_all(
            self, function: str, calls: Sequence[Sequence[Argument]], *, observe: bool = False
        ) -> list[Answer]:
            answers = super().call_all(function, calls, observe=observe)
            return [replace(each, line=7) if each.error else each for each in answers]

    small = Lined(edited("range(board.get_dim())", "range(3)"))
    assert [each.line for each in failures(examine(small)).values()] == [7]
