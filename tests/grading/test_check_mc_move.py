"""The checks of mc_move, for functions in the test's process: its trials, obvious moves, games."""

from __future__ import annotations

import pytest

from tests.grading.in_process import InProcess, edited, failures, verdict
from tests.grading.submissions import CORRECT
from tttmc_app.grading.answers import TIMED_OUT, Answer
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.check_mc_move import examine
from tttmc_app.grading.obvious_moves import OBVIOUS, TRIALS, Obvious
from tttmc_app.grading.submission import Argument

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


WEAK = ("mc_trial", "get_best_move")
SQUARES_GIVEN = "(row, col) for row, col in empty if"
LISTS = (SQUARES_GIVEN, SQUARES_GIVEN.replace("(row, col)", "[row, col]"))


@pytest.mark.parametrize(
    ("edits", "weak", "told"),
    [
        ((), (), ""),
        ((END, f"    return list({BEST.rstrip()})\n"), (), "M12 returns a list instead of a tuple"),
        ((END, f"    {BEST}"), (), "M5 returns None, M14 ?, not run M6-M13"),
        ((END, "    return 4\n"), (), "M12 does not return a square, M14 ?, not run M6-M11 M13"),
        (
            (END, "    return ('0', '1')\n"),
            (),
            "M12 returns a tuple that doesn't contain two integers, M14 ?, not run M6-M11 M13",
        ),
        (
            (END, f"    return random.choice({SQUARES})\n"),
            (),
            "M12 returns an occupied square, M14 ?, not run M6-M11",
        ),
        (
            (END, ANY_TAKEN),
            (),
            (
                "M5 does not return the square that get_best_move chose, M12 returns an occupied "
                "square, M14 ?, not run M6-M11"
            ),
        ),
        (
            (END, "    return board.get_empty_squares()[0]\n"),
            (),
            "M6 chooses its square without get_best_move, not run M7 M9 M11",
        ),
        (
            (END, "    return random.choice(board.get_empty_squares())\n"),
            (),
            "M6 chooses its square without get_best_move, not run M7-M8 M10-M11",
        ),
        (
            (
                END,
                f"    assert player == {OWN}\n    return (1, 1)\n",
            ),
            (),
            "M1 ?, M12 always returns (1, 1), M14 ?, not run M2-M11 M13",
        ),
        (
            (CLONE, "        trial = board\n"),
            (),
            "M1 plays on the board passed in, M14 ?, not run M2-M11 M13",
        ),
        (
            (
                HEAD,
                (
                    f"    if player != {OWN}:\n        return "
                    f"random.choice(board.get_empty_squares())\n{HEAD}"
                ),
            ),
            (),
            "M6 ?, not run M9 M11",
        ),
        ((HEAD, f"    assert player == {OWN}\n{HEAD}"), (), "M1 ?, M14 ?, not run M2-M6 M9 M11"),
        ((HEAD, f"    assert board.get_dim() == 3\n{HEAD}"), (), "M11 ?"),
        ((HEAD, f"    assert not board._reverse\n{HEAD}"), (), "M10 ?"),
        ((HEAD, f"    [].pop()\n{HEAD}"), (), "M1 ?, M14 ?, not run M2-M13"),
        (
            (
                END,
                f"    best = {BEST}    board.move(best[0], best[1], player)\n    return best\n",
            ),
            (),
            "M1 plays on the board passed in, not run M13",
        ),
        (
            (
                *(PLAY, PLAY.replace("player)", "provided.switch_player(player))")),
                *(SCORE, SCORE.replace("player)", "provided.switch_player(player))")),
            ),
            (),
            (
                "M2 lets the opponent make the first move of its trials, M4 scores the trials for "
                "the "
                "opponent, not run M6 M10"
            ),
        ),
        (("range(trials)", "range(trials // 10)"), (), "M3 plays no trials"),
        (
            (PLAY, PLAY.replace("player)", f"{OWN})")),
            (),
            "M2 always passes PLAYERX to mc_trial, not run M6",
        ),
        (
            (
                SCORE,
                SCORE[4:].replace("player)", "provided.switch_player(player))"),
            ),
            (),
            "M4 scores only one of its trials, not run M7 M10-M11",
        ),
        (
            (
                HEAD,
                f"    assert len(board.get_empty_squares()) != 2 or random.random() < 0.6\n{HEAD}",
            ),
            (),
            "M6 ?",
        ),
        ((SCORE, ""), (), "M4 never adds up the trials' scores, not run M6-M8 M10-M11"),
        (
            (
                *(END, "    return best\n"),
                *("    for _ in range(trials)", f"    best = {BEST}    for _ in range(trials)"),
            ),
            (),
            "M4 chooses the square before it plays its trials, not run M6-M7 M10-M11",
        ),
        (
            (END, f"    return random.choice({SQUARES})\n"),
            WEAK,
            "M12 returns an occupied square, M14 ?, not run M6-M11",
        ),
        ((HEAD, f"    assert player == {OWN}\n{HEAD}"), WEAK, "M14 ?, not run M1-M13"),
        ((HEAD, f"    [].pop()\n{HEAD}"), WEAK, "M14 ?, not run M1-M13"),
        (LISTS, (), "M12 returns a list instead of a tuple"),
        (LISTS, WEAK, "not run M12"),
        (LISTS, ("mc_trial",), "M12 returns a list instead of a tuple"),
        (
            (END, f"    {BEST}    return [9, player]\n"),
            ("get_best_move",),
            (
                "M5 does not return the square that get_best_move chose, M12 returns a list "
                "instead of "
                "a tuple, M14 ?, not run M6-M11"
            ),
        ),
    ],
)
def test_what_is_told_about_a_function(
    edits: tuple[str, ...], weak: tuple[str, ...], told: str
) -> None:
    """Only mc_move's own mistakes are named, each once; what they spoil isn't judged."""
    submission = InProcess(edited(*edits))
    submission.weak_functions = weak
    assert verdict(examine(submission)) == told


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
    failure = failures(examine(InProcess(edited(*fills))))["M1"]
    assert str(failure.came).startswith("ValueError: max() ")
    assert str(failure.mistake) == "plays on the board passed in"


@pytest.mark.parametrize(("number", "asked"), [(100, 7), (7, 8), (12, 8)])
def test_the_numbers_requested_are_not_the_files_own(number: int, asked: int) -> None:
    """Otherwise a file that plays NTRIALS couldn't be told apart."""
    edits = ("NTRIALS = 100", f"NTRIALS = {number}", "range(trials)", "range(NTRIALS)")
    found = failures(examine(InProcess(edited(*edits))))
    assert str(found["M3"].mistake) == "plays NTRIALS trials instead of `trials`"
    assert f"PLAYERX, {asked})" in str(found["M3"].called)


def test_a_call_that_takes_too_long_is_told_as_that() -> None:
    """It says nothing about how a file without get_best_move chooses its square."""

    class Slow(InProcess):
        def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
            if arguments[0] == OBVIOUS[0].board:
                return Answer(error="no answer", mistake=TIMED_OUT)
            return super().call(function, *arguments, observe=observe)

    text = CORRECT.replace(END, "    return board.get_empty_squares()[0]\n")
    found = verdict(examine(Slow(text)))
    assert found.startswith("M6 does not finish in time, ")
    assert " M7 " in found


KNOWN = {each.board.text: each.best for each in OBVIOUS}


def knowing(more: str) -> InProcess:
    """Return a file that plays its trials, but then answers the obvious positions by heart."""
    by_heart = (
        "    text = '/'.join(''.join('?.XO'[cell] for cell in row) for row in board._board)\n"
        f"    if text in {KNOWN!r}:\n        best, wrong = {KNOWN!r}[text], (9, 9)\n"
        "        wrong = [each for each in board.get_empty_squares() if each != best][0]\n"
        f"        _ASKED.append(text)\n{more}        return best\n"
    )
    return InProcess(edited(END, by_heart + END, "NTRIALS = 100", "_ASKED = []\nNTRIALS = 3"))


def test_each_position_is_asked_until_enough_answers_are_right() -> None:
    """A file that knows all the answers passes after the smallest number of calls."""
    submission = knowing("")
    assert not failures(examine(submission)).keys() & {f"M{n}" for n in range(6, 12)}
    asked = [given for name, given in submission.asked if name == "mc_move" and given[2] == TRIALS]
    assert asked == [
        (each.board, each.player, TRIALS) for each in OBVIOUS for _ in range(each.required)
    ]
    assert all(isinstance(given[0], CourseBoard) for given in asked)


@pytest.mark.parametrize("number", range(6))
def test_one_right_answer_too_few(number: int) -> None:
    """The answers are told with their counts; the other positions still pass."""
    obvious: Obvious = OBVIOUS[number]
    wrong_from = "        if text == {!r} and _ASKED.count(text) >= {}:\n            return wrong\n"
    found = failures(examine(knowing(wrong_from.format(obvious.board.text, obvious.required))))
    assert found.keys() & {f"M{n}" for n in range(6, 12)} == {f"M{6 + number}"}
    came = str(found[f"M{6 + number}"].came)
    assert f"{obvious.best} {obvious.required - 1}×" in came
    assert f" {6 - obvious.required}×" in came


def test_one_answer_that_is_no_square_is_illegal() -> None:
    """Though enough of the others are right; what came and what should have come are told."""
    obvious = OBVIOUS[1]
    nothing = "        if text == {!r} and _ASKED.count(text) == 1:\n            return None\n"
    found = failures(examine(knowing(nothing.format(obvious.board.text))))["M12"]
    assert found.came == "None"
    assert str(obvious.best) in str(found.expected)
