"""The checks of mc_trial, for functions whose games can be worked out by hand.

Most of them fill the first empty square, so that X wins on an empty 3×3 board with its fourth move,
`XOX/OXO/X..`, and on the begun one with its third, `XXO/OXX/OXO`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.grading.in_process import InProcess, edited, failures, verdict
from tests.grading.submissions import CORRECT, TRIAL
from tests.refusals import carried_by
from tttmc_app.core import Text
from tttmc_app.grading.check_mc_trial import examine

LOOP = "    while board.check_win() is None:\n"
FULL = "    while board.get_empty_squares():\n"
FIRST = "        row, col = board.get_empty_squares()[0]\n        board.move(row, col, player)\n"
DICE = FIRST.replace("board.get_empty_squares()[0]", "random.choice(board.get_empty_squares())")
SWITCH = "        player = provided.switch_player(player)\n"
OTHER = "    player = provided.switch_player(player)\n"
RIGHT, ONCE = LOOP + DICE + SWITCH, LOOP.replace("while", "if") + FIRST
AT_ONCE = "    given, board = board, board.clone()\n{}    given._board[:] = board._board\n"
"""Plays on a copy and replaces the rows of the board at the end, so that the order isn't known."""
CLEAR = "    board._board[:] = [[1] * board.get_dim() for _ in range(board.get_dim())]\n"
EARLY = f"{LOOP}{FIRST}{SWITCH}        if len(board.get_empty_squares()) == 8:\n            "
LATER = ", not run T2-T9"
SAME, UNEVEN = (
    "T6 always plays the same game",
    "T6 does not choose all empty squares with equal probability",
)
LONG = "continues after the game is over"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (RIGHT, ""),
        (LOOP + DICE + "        board.move(row, col, player)\n" + SWITCH, ""),
        (RIGHT.replace("board.move(row, col, player)", "board._board[row][col] = player"), ""),
        (AT_ONCE.format(RIGHT), ""),
        ("    pass\n", f"T1 places no marks{LATER}"),
        (f"    board = board.clone()\n{RIGHT}", f"T1 plays on a copy{LATER}"),
        ("    return provided.TTTBoard(board.get_dim())\n", f"T1 plays on a copy{LATER}"),
        (f"{RIGHT}    1 / 0\n", f"T1 ?{LATER}"),
        (ONCE, "T1 makes only one move, not run T6-T8"),
        ((ONCE + SWITCH) * 2, "T1 ends too early, not run T6-T8"),
        (
            f"    if board.get_dim() < 3:\n        return\n{RIGHT}",
            "T1 ends too early, not run T6 T8",
        ),
        (
            "    board.move(0, 0, 7)\n" * 2,
            "T1 places something other than PLAYERX and PLAYERO, not run T2-T8",
        ),
        (
            "    board._board[0][0] = 'X'\n",
            "T1 places something other than PLAYERX and PLAYERO, not run T2 T4 T6-T8",
        ),
        ("    board.move(0, 0, player)\n" * 2, "T1 ?, not run T2-T8"),
        (LOOP + FIRST, f"T3 never changes sides, {SAME}"),
        (
            LOOP + FIRST + SWITCH.replace("pl", "if len(board.get_empty_squares()) != 6: pl", 1),
            "T3 lets a player move twice in a row, T6 always plays the same game",
        ),
        (
            f"{EARLY}board.move(0, 0, player)\n    {SWITCH}",
            "T3 loses a turn when it picks an occupied square, T6 always plays the same game",
        ),
        (
            f"{EARLY}if player == 3: board.move(0, 0, player)\n    {SWITCH}",
            "T3 lets a player move twice in a row, T6 always plays the same game",
        ),
        (OTHER + LOOP + FIRST + SWITCH, f"T4 lets the opponent move first, {SAME}"),
        (
            f"    player = 2\n{LOOP}{FIRST}{SWITCH}",
            f"T4 always lets PLAYERX move first, {SAME}",
        ),
        (
            f"    if 4 < len(board.get_empty_squares()) < 9:\n    {OTHER}{LOOP}{FIRST}{SWITCH}",
            "T4 does not always let the player passed in move first, T6 always plays the same game",
        ),
        (FULL + FIRST + SWITCH, f"T5 {LONG}, {SAME}, not run T7"),
        (FULL.replace("while", "while board._reverse and") + DICE + SWITCH + RIGHT, f"T7 {LONG}"),
        (
            AT_ONCE.format(FULL + FIRST),
            (
                "T3 never changes sides, T5 continues after the game is over, T6 always plays the "
                "same "
                "game, not run T7"
            ),
        ),
        (
            AT_ONCE.format(OTHER + FULL + FIRST),
            (
                "T3 never changes sides, T5 continues after the game is over, T6 always plays the "
                "same "
                "game, not run T7"
            ),
        ),
        (
            AT_ONCE.format(OTHER + FULL + FIRST + SWITCH),
            "T4 ?, T5 continues after the game is over, T6 always plays the same game",
        ),
        (AT_ONCE.format(LOOP + FIRST + SWITCH), SAME),
        (CLEAR + LOOP + FIRST + SWITCH, f"T2 changes marks that were already there, {SAME}"),
        (
            AT_ONCE.format(CLEAR + FULL + FIRST + SWITCH),
            "T2 changes marks that were already there, T6 always plays the same game",
        ),
        (
            f"    if board.square(0, 0) != provided.EMPTY:\n        return\n{RIGHT}",
            "T2 places no marks, not run T3-T5",
        ),
        (f"{RIGHT}    return board\n", "T9 returns the board"),
        (f"{RIGHT}    return False\n", "T9 returns a value"),
        (f"    if board.get_dim() == 4:\n        return\n{RIGHT}", "T8 places no marks"),
        (
            f"    if board.get_dim() == 2 and random.random() < 0.05:\n        1 / 0\n{RIGHT}",
            "T6 ?",
        ),
        (RIGHT.replace("squares())", "squares()[:3])"), UNEVEN),
        (AT_ONCE.format(RIGHT.replace("squares())", "squares()[:2])")), UNEVEN),
    ],
)
def test_what_is_told_about_a_function(body: str, told: str) -> None:
    """Each mistake is named once, in the check where it shows; what it spoils isn't judged."""
    text = edited(TRIAL, f"def mc_trial(board, player):\n{body}")
    assert verdict(examine(InProcess(text))) == told


def test_which_games_are_played() -> None:
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


def test_a_failure_has_the_game_in_which_it_shows() -> None:
    """The turns in their order, and which of them were wrong."""
    for body, key, values in (
        (LOOP + FIRST, "T3", {"turns": "XXX", "one": "1", "two": "2"}),
        (FULL + FIRST + SWITCH, "T5", {"turns": "XOXOXOXOX", "number": "7"}),
        (RIGHT.replace("squares())", "squares()[:3])"), "T6", {"number": "1"}),
    ):
        text = edited(TRIAL, f"def mc_trial(board, player):\n{body}")
        came = failures(examine(InProcess(text)))[key].came
        assert isinstance(came, Text)
        assert values.items() <= carried_by(came).items()
        if key == "T6":
            *counts, last = map(int, carried_by(came)["counts"].split(", "))
            assert (sum(counts), last) == (144, 0)
