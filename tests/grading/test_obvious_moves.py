"""Positions with one best move: how often they are asked, and how many answers must be right."""

from __future__ import annotations

import pytest

from tests.grading.in_process import InProcess, told
from tests.grading.submissions import CORRECT
from tests.grading.test_grading_steps import END
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.check_mc_move import examine

POSITIONS = {
    "XXO/.XX/O.O": ("O completes a line", "O", (2, 1), 5, "it wins at once"),
    "X../OO./.X.": ("X blocks O's line", "X", (1, 2), 3, "otherwise O wins there"),
    "XX./OOX/O..": ("X completes a line", "X", (0, 2), 4, "it wins at once"),
    "OX./X../OX.": ("O blocks X's line", "O", (1, 1), 3, "otherwise X wins there"),
    "X.O/X../OXO": ("the reverse game", "X", (0, 1), 4, "every other move soon completes a line"),
    "X.XO/XOO./XOO./.X.X": (
        "other board sizes",
        "O",
        (3, 0),
        4,
        "it completes the other diagonal and blocks X's column",
    ),
}
"""The player, the best move, how many of five answers must be right, and why it is the best."""
KNOWN = {text: position[2] for text, position in POSITIONS.items()}


def knowing(more: str) -> InProcess:
    """Return a file that plays its trials, but then answers these positions by heart."""
    by_heart = (
        "    text = '/'.join(''.join('?.XO'[cell] for cell in row) for row in board._board)\n"
        f"    if text in {KNOWN!r}:\n        best, wrong = {KNOWN!r}[text], (9, 9)\n"
        "        wrong = [each for each in board.get_empty_squares() if each != best][0]\n"
        f"        _ASKED.append(text)\n{more}        return best\n"
    )
    text = CORRECT.replace(END, by_heart + END).replace("NTRIALS", "_ASKED = []\nNTRIALS", 1)
    return InProcess(text)


def test_each_position_is_asked_until_enough_answers_are_right() -> None:
    """A file that knows all the answers passes after the smallest number of calls."""
    submission = knowing("")
    assert "the reverse game" not in told(examine(submission))
    boards = [given[0] for name, given in submission.asked if name == "mc_move" and given[2] == 100]
    assert [(b.text, b.reverse) for b in boards if isinstance(b, CourseBoard)] == [
        (text, title == "the reverse game")
        for text, (title, _, _, required, _) in POSITIONS.items()
        for _ in range(required)
    ]
    players = {given[1] for name, given in submission.asked if name == "mc_move"}
    assert players == {2, 3}


@pytest.mark.parametrize("text", POSITIONS)
def test_one_right_answer_too_few(text: str) -> None:
    """The answers are told with their counts, the commonest first; the others still pass."""
    title, player, best, required, why = POSITIONS[text]
    wrong_from = "        if text == {!r} and _ASKED.count(text) >= {}:\n            return wrong\n"
    found = told(examine(knowing(wrong_from.format(text, required))))
    called, came, expected, _, cost = found[title]
    reverse = " (reverse)" if title == "the reverse game" else ""
    assert called == f"mc_move(board, PLAYER{player}, 100) on {text}{reverse}, 5 times"
    assert expected == f"{best} at least {required} times: {why}"
    counts = [each.rpartition(" ") for each in came.split("×")[:2]]
    assert [int(count) for _, _, count in counts] == sorted(
        (required - 1, 6 - required), reverse=True
    )
    assert f"{best} {required - 1}×" in came
    assert cost == "costs strength, slip"
    titles = {other for other, *_ in POSITIONS.values()}
    assert found.keys() & titles == {title}
    enough = told(examine(knowing(wrong_from.format(text, required + 1))))
    assert not enough.keys() & titles


def test_scores_kept_from_an_earlier_move_are_told() -> None:
    """They are found by comparing the two observed calls."""
    head = "def mc_move(board, player, trials):"
    text = CORRECT.replace(head, f"_KEPT = [[0] * 3, [0] * 3, [0] * 3]\n\n\n{head}")
    grid = "    scores = [[0 for _ in range(size)] for _ in range(size)]\n"
    kept = grid.replace("= ", "= _KEPT if size == 3 else ", 1)
    found = told(examine(InProcess(text.replace(grid, kept))))
    assert found["adds up the scores of its trials"][3] == (
        "keeps the scores of earlier moves: create a new grid of zeros in every call of mc_move"
    )
