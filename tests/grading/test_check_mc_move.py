"""What is told about mc_move: every check of every slip, for functions in the test's process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest

from tests.grading.in_process import InProcess, told
from tests.grading.submissions import CORRECT
from tttmc_app.grading.answers import TIMED_OUT, Answer
from tttmc_app.grading.check_mc_move import CHECKS, examine
from tttmc_app.grading.obvious_moves import OBVIOUS
from tttmc_app.grading.submission import Argument

RECORD = Path(__file__).parent / "check_mc_move.txt"
"""Recorded with TTTMC_WRITE_STORIES=1 and read: whether it is right must be judged line by line."""
END = "    return get_best_move(board, scores)\n"
CLONE, PLAY = "        trial = board.clone()\n", "        mc_trial(trial, player)\n"
SCORE = "        mc_update_scores(scores, trial, player)\n"
HEAD = "    size = board.get_dim()\n    scores"
BEST = END.removeprefix("    return ")
SQUARES = "[(r, c) for r in range(size) for c in range(size)]"
OWN = "provided.PLAYERX"
ANY_TAKEN = (
    f"    best = {BEST}    empty = board.get_empty_squares()\n"
    f"    taken = [square for square in {SQUARES} if square not in empty]\n"
    "    return random.choice(taken) if taken else best\n"
)

MARKS = (
    "    row, col = board.get_empty_squares()[0]\n    board.move(row, col, player)\n"
    "    return row, col\n"
)

SLIPS: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "returns a list": (END, f"    return list({BEST.rstrip()})\n"),
    "returns nothing": (END, f"    {BEST}"),
    "returns a number": (END, "    return 4\n"),
    "returns rows and columns as text": (END, "    return ('0', '1')\n"),
    "returns any square, occupied ones too": (END, f"    return random.choice({SQUARES})\n"),
    "returns an occupied square if there is one": (END, ANY_TAKEN),
    "returns the first empty square": (END, "    return board.get_empty_squares()[0]\n"),
    "returns any empty square": (END, "    return random.choice(board.get_empty_squares())\n"),
    "returns the middle": (END, "    return (1, 1)\n"),
    "returns the middle, or fails if O is to move": (
        END,
        f"    assert player == {OWN}\n    return (1, 1)\n",
    ),
    "plays on the board passed in": (CLONE, "        trial = board\n"),
    "fills the board passed in, a move in each trial": (
        *(CLONE, "        trial = board\n"),
        "    while board.check_win() is None:\n        row, col",
        "    for _ in board.get_empty_squares()[:2]:\n        row, col",
    ),
    "plays nothing if O is to move": (
        HEAD,
        f"    if player != {OWN}:\n        return random.choice(board.get_empty_squares())\n{HEAD}",
    ),
    "fails if O is to move": (HEAD, f"    assert player == {OWN}\n{HEAD}"),
    "fails on boards of other sizes": (HEAD, f"    assert board.get_dim() == 3\n{HEAD}"),
    "fails in the reverse game": (HEAD, f"    assert not board._reverse\n{HEAD}"),
    "fails always": (HEAD, f"    [].pop()\n{HEAD}"),
    "fails on a full row": (
        HEAD,
        f"    assert not all(board.square(0, c) > 1 for c in range(board.get_dim()))\n{HEAD}",
    ),
    "marks a square of the board": (
        END,
        f"    best = {BEST}    board.move(best[0], best[1], player)\n    return best\n",
    ),
    "lets the opponent begin and scores for it": (
        *(PLAY, PLAY.replace("player)", "provided.switch_player(player))")),
        *(SCORE, SCORE.replace("player)", "provided.switch_player(player))")),
    ),
    "plays a tenth of the trials": ("range(trials)", "range(trials // 10)"),
    "plays as many trials as the first call requests": ("range(trials)", "range(7)"),
    "lets X begin, whoever is to move": (PLAY, PLAY.replace("player)", f"{OWN})")),
    "plays nothing and marks the board passed in": (
        HEAD,
        f"{MARKS}{HEAD}",
    ),
    "scores one trial, for the opponent": (
        SCORE,
        SCORE[4:].replace("player)", "provided.switch_player(player))"),
    ),
    "fails now and then": (
        HEAD,
        f"    assert len(board.get_empty_squares()) != 2 or random.random() < 0.6\n{HEAD}",
    ),
    "never scores": (SCORE, ""),
    "chooses before it plays": (
        *(END, "    return best\n"),
        *("    for _ in range(trials)", f"    best = {BEST}    for _ in range(trials)"),
    ),
}
"""For each slip, parts of the correct file and what replaces them."""


def edited(edits: tuple[str, ...]) -> InProcess:
    """Return the correct file with parts replaced."""
    text = CORRECT
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return InProcess(text)


def lines() -> Iterator[str]:
    """Yield each slip with what is told about the checks that it doesn't pass."""
    for weak in ((), ("mc_trial", "get_best_move")):
        for slip, edits in SLIPS.items():
            if weak and not slip.startswith(("nothing", "fails", "returns any")):
                continue
            submission = edited(edits)
            submission.weak_functions = weak
            results = [*examine(submission)]
            assert [result.check for result in results] == [*CHECKS]
            yield f"# {slip}{', with other weak functions' if weak else ''}"
            for parts, group in groupby(told(results).items(), itemgetter(1)):
                yield f"{', '.join(title for title, _ in group)}:"
                yield from (f"    {part}".rstrip() for part in parts if part)


def test_what_is_told_about_each_slip() -> None:
    """The checks that fail or can't be judged, with calls, answers, hints, costs and damage."""
    found = [*lines()]
    if os.environ.get("TTTMC_WRITE_STORIES"):
        RECORD.write_text("\n".join(found) + "\n", encoding="utf-8")
    assert found == RECORD.read_text(encoding="utf-8").splitlines()


def test_a_single_trial_on_the_board_passed_in_is_tried_more_than_once() -> None:
    """One that fills the board shows nothing; the third of these leaves a square empty."""
    loop = "    while board.check_win() is None:\n"
    fills = (
        *(CLONE, "        trial = board\n"),
        *("NTRIALS = 100", "NTRIALS = 100\n_SINGLE = []"),
        *(HEAD, f"    if trials == 1:\n        _SINGLE.append(1)\n{HEAD}"),
        *(
            loop,
            "    for row, col in board.get_empty_squares()[: 1 if len(_SINGLE) == 3 else 9]:\n",
        ),
        *("        row, col = random.choice(board.get_empty_squares())\n", ""),
    )
    found = told(examine(edited(fills)))
    clones = found["plays every trial on a clone of the board"]
    assert clones[1].startswith("ValueError: max() ")
    assert clones[3] == "plays on the board passed in: clone it for every trial"


SQUARES_GIVEN = "(row, col) for row, col in empty if"
PASSED_ON = (SQUARES_GIVEN, SQUARES_GIVEN.replace("(row, col)", "[row, col]"))
OWN_LIST = (END, f"    {BEST}    return [9, player]\n")
A_LIST = "returns a list instead of a tuple: return (row, column)"
FIRST = "first fix get_best_move, which mc_move uses"


@pytest.mark.parametrize(
    ("edits", "weak", "said"),
    [
        (PASSED_ON, (), A_LIST),
        (PASSED_ON, ("get_best_move",), FIRST),
        (PASSED_ON, ("mc_trial", "get_best_move"), FIRST),
        (PASSED_ON, ("mc_trial",), A_LIST),
        (OWN_LIST, ("get_best_move",), A_LIST),
    ],
)
def test_who_is_to_blame_for_what_is_no_square(
    edits: tuple[str, ...], weak: tuple[str, ...], said: str
) -> None:
    """Only what get_best_move itself returns is its mistake, and only if it is known to be weak."""
    submission = edited(edits)
    submission.weak_functions = weak
    assert said in told(examine(submission))["returns a legal (row, column) tuple"]


def test_obvious_moves_are_asked_with_a_hundred_trials() -> None:
    """Whatever the file's own number is."""
    boards = [obvious.board for obvious in OBVIOUS]
    submission = edited(("NTRIALS = 100", "NTRIALS = 3"))
    list(examine(submission))
    asked = {(given[0], given[2]) for _, given in submission.asked if given[0] in boards}
    assert asked == {(board, 100) for board in boards}


def test_a_call_that_takes_too_long_is_told_as_that() -> None:
    """It says nothing about how a file without get_best_move chooses its square."""

    class Slow(InProcess):
        def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
            if arguments[0] == OBVIOUS[0].board:
                return Answer(error="no answer", mistake=TIMED_OUT)
            return super().call(function, *arguments, observe=observe)

    text = CORRECT.replace(END, "    return board.get_empty_squares()[0]\n")
    found = told(examine(Slow(text)))
    title = "O completes a line"
    assert found[title][1] == "no answer"
    assert found[title][3].startswith("does not finish in time")
    assert found["X blocks O's line"] == (f"“mc_move: {title}” fails",)
