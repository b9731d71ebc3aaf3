"""The games that mc_trial is asked for, and what chance shows in them."""

from __future__ import annotations

from collections import Counter

from tests.grading.in_process import InProcess
from tests.grading.submissions import CORRECT
from tests.grading.test_check_mc_trial import (
    AT_ONCE,
    DICE,
    EVENLY,
    LOOP,
    RANDOM,
    SWITCH,
    UNKNOWN,
    WHOLE,
    X_2,
    trial,
)
from tttmc_app.grading.check_mc_trial import examine


def test_the_games_that_are_played() -> None:
    """As many for each side, on boards of four sizes; only 2×2 is always X's."""
    submission = InProcess(CORRECT)
    list(examine(submission))
    counts = Counter(
        (str(getattr(board, "label", "")), player) for _, (board, player) in submission.asked
    )
    boards = {".../.../...": 6, "X.O/.X./..O": 6, ".../.../... (reverse)": 6, ".": 1}
    boards["..../..../..../...."] = 2
    expected = {(board, side): count for board, count in boards.items() for side in (2, 3)}
    assert counts == {**expected, ("../..", 2): 144}


def test_an_error_in_a_few_of_many_games() -> None:
    """Only the check with the most games is sure to meet it."""
    found = trial(
        "    if board.get_dim() == 2 and random.random() < 0.05:\n        1 / 0\n"
        + (LOOP + DICE + SWITCH)
    )
    raised = "ZeroDivisionError: division by zero"
    assert found == {RANDOM: (X_2, raised, WHOLE, "", "can forfeit games, slip")}


def test_games_that_are_not_random_enough() -> None:
    """The same end by other ways isn't the same game, and there are at most twelve on 2×2."""
    hint = "does not choose all empty squares with equal probability: use random.choice on them"
    column = (
        "    if board.get_dim() == 2:\n        first = random.choice((0, 1))\n"
        "        board.move(first, 0, player)\n"
        "        board.move(0, 1, provided.switch_player(player))\n"
        "        board.move(1 - first, 0, player)\n        return\n"
    )
    found = trial(column + LOOP + DICE + SWITCH)
    assert found.keys() == {RANDOM}
    assert found[RANDOM][3] == hint
    marks = (
        "    for row, col in board.get_empty_squares():\n"
        "        board._board[row][col] = random.choice((provided.PLAYERX, provided.PLAYERO))\n"
    )
    found = trial(AT_ONCE.format(marks))
    assert found[RANDOM] == (f"{X_2}, 144 times", "16 different games", EVENLY, hint, UNKNOWN)
