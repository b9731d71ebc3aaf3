"""What the checks of each function ask, what they cost, and what their failures hold."""

from __future__ import annotations

from collections import Counter

from tests.grading.in_process import InProcess, edited, failures, verdict
from tests.grading.submissions import CORRECT
from tests.refusals import carried_by
from tests.tables import named, table
from tttmc_app.core import Text, Weights
from tttmc_app.grading import (
    check_get_best_move,
    check_mc_move,
    check_mc_trial,
    check_mc_update_scores,
)
from tttmc_app.grading.check_mc_move import OBVIOUS, REQUIRED, SURE, TRIALS, TRIES
from tttmc_app.grading.check_mc_update_scores import SECOND_WEIGHTS
from tttmc_app.grading.checks import TIMED_OUT, Answer
from tttmc_app.grading.grader import WEIGHTS
from tttmc_app.grading.submission import Argument

# mc_trial

SWITCH = "        player = provided.switch_player(player)\n"
TO_FIRST = ("random.choice(board.get_empty_squares())", "board.get_empty_squares()[0]")


def test_a_failure_has_the_game_in_which_it_shows() -> None:
    """The turns in their order, and which of them were wrong; all ends are counted."""
    carried = dict[str, str]()
    for key, values, *edits in (
        ("T3", "turns=XXX; one=1; two=2", *TO_FIRST, SWITCH, ""),
        (
            *("T5", "turns=XOXOXOXOX; number=7", *TO_FIRST),
            *("board.check_win() is None", "board.get_empty_squares()"),
        ),
        ("T6", "number=1", "board.get_empty_squares())", "board.get_empty_squares()[:3])"),
    ):
        came = failures(check_mc_trial.GROUP.examine(InProcess(edited(*edits))))[key].came
        assert isinstance(came, Text)
        carried = carried_by(came)
        assert named(values).items() <= carried.items()
    *counts, last = map(int, carried["counts"].split(", "))
    assert (sum(counts), last) == (check_mc_trial.DRAWS, 0)


# mc_update_scores

TIES = "    if winner == provided.DRAW:\n        return\n"
OWN = "scores[row][col] += sign * SCORE_CURRENT\n"
THEIRS = "scores[row][col] -= sign * SCORE_OTHER\n"
SWAP = (OWN, OWN.replace("CURRENT", "OTHER"), THEIRS, THEIRS.replace("OTHER", "CURRENT"))


def scoring(*edits: str, seed: int = 1) -> InProcess:
    """Return the correct file with parts replaced, and with the weights of the checks."""
    submission = InProcess(edited(*edits), seed)
    submission.replace_weights(WEIGHTS)
    return submission


def test_a_right_file_passes_with_its_own_weights() -> None:
    """Also if they have other names, which its answers can't tell from numbers."""
    names = ("SCORE_CURRENT", "MINE", "SCORE_OTHER", "YOURS")
    for edits, left in (((), ""), (names, "not run U5"), (names[:2], "not run U5")):
        submission = InProcess(edited(*edits))
        assert verdict(check_mc_update_scores.GROUP.examine(submission)) == left
        assert submission.weights == Weights(1.5, 2.0)


def test_every_seed_asks_for_the_same_scores() -> None:
    """Of a file with a mistake, with the second weights too; zeros are whole numbers."""
    wrong = scoring(TIES, "")
    asked = list[list[object]]()
    for each in (scoring(), scoring(seed=2), wrong):
        list(check_mc_update_scores.GROUP.examine(each))
        asked.append([*each.asked])
    assert asked == [asked[0], asked[0], asked[0] * 2]
    assert wrong.weights == SECOND_WEIGHTS
    grids = [given[0] for _, given in wrong.asked if isinstance(given[0], tuple)]
    assert {type(score) for grid in grids for row in grid for score in row if not score} == {int}


def test_weights_that_cant_be_replaced_again_stay() -> None:
    """A file that fails with the second weights is judged by the first ones alone."""

    class Once(InProcess):
        def replace_weights(self, weights: Weights | None) -> bool:
            is_second = weights == SECOND_WEIGHTS
            return super().replace_weights(None if is_second else weights) and not is_second

    submission = Once(CORRECT.replace(TIES, ""))
    submission.replace_weights(WEIGHTS)
    assert verdict(check_mc_update_scores.GROUP.examine(submission)) == "U3 scores a tie as a loss"
    assert (submission.weights, submission.weights_replaced) == (WEIGHTS, True)


def test_a_failure_has_the_grids() -> None:
    """As they came and should have come; the weights are 1.75 and 2.75."""
    (failure,) = failures(check_mc_update_scores.GROUP.examine(scoring(*SWAP))).values()
    assert "PLAYERX) on XXO/OX./.XO" in str(failure.called)
    assert "[[2.75, 2.75, -1.75], [-1.75, 2.75, 0], [0, 2.75, -1.75]]" in str(failure.came)
    assert "[[1.75, 1.75, -2.75], [-2.75, 1.75, 0], [0, 1.75, -2.75]]" in str(failure.expected)


# get_best_move

END = "    return get_best_move(board, scores)\n"


def test_how_often_squares_are_chosen() -> None:
    """Each question three times, those with equal squares more often, the same with every seed.

    They are as low as the file's own weight and trials allow, and whole numbers are passed as such.
    """
    one, two = (InProcess(CORRECT.replace("= 100", "= 1000"), seed) for seed in (1, 2))
    for each in (one, two):
        assert verdict(check_get_best_move.GROUP.examine(each)) == ""
    counts, others = (Counter(given for _, given in each.asked) for each in (one, two))
    assert {*counts.values()} == {3, check_get_best_move.REPEATS}
    assert others == counts
    grids = [grid for _, grid in counts if isinstance(grid, tuple)]
    assert -800 in {max(map(max, grid)) for grid in grids}
    numbers = [number for grid in grids for row in grid for number in row]
    assert all(isinstance(each, int) or each % 1 for each in numbers)


ANSWERS = table("""
    most = max | most = min | B1 | (board, [[0, 0, 0], [0, 0, 3], [0, 0, 0]]) on .../.../... | \
        (0, 0) | (1, 2)
    most = | if board.get_dim() == 5: return empty[0]⏎    most = | B5 | \
        on ...../X..../...../..O../..... | (0, 0) | (3, 0)
    most = | board.move(empty[0][0], empty[0][1], 2)⏎    most = | B8 | \
        [0, 0, 3], [0, 0, 0]]) on .../.../... | the board X../.../... | the board and the scores
    random.choice([ | max([ | B6 | 15 times | (2, 2) every time | sometimes (1, 2) and sometimes
""")


def test_a_failure_has_the_question_and_both_answers() -> None:
    """Squares that would be right, or the board as it was left."""
    for case in ANSWERS:
        old, new, key, called, came, expected = case
        wrong = InProcess(edited(old, new.replace("⏎", "\n")))
        failure = failures(check_get_best_move.GROUP.examine(wrong))[key]
        assert str(failure.called).endswith(called)
        assert str(failure.came) == came
        assert str(failure.expected).startswith(expected)


# mc_move


KNOWN = {each.board.text: each.best for each in OBVIOUS}
POSITIONS = {f"M{number}" for number in range(6, 12)}


def knowing(more: str, kind: type[InProcess] = InProcess) -> InProcess:
    """Return a file that plays its trials, but then answers the obvious positions by heart."""
    by_heart = (
        "    text = '/'.join(''.join('?.XO'[cell] for cell in row) for row in board._board)\n"
        f"    if text in {KNOWN!r}:\n        best, wrong = {KNOWN!r}[text], (9, 9)\n"
        "        wrong = [each for each in board.get_empty_squares() if each != best][0]\n"
        f"        _ASKED.append(text)\n{more}        return best\n"
    )
    return kind(edited(END, by_heart + END, "NTRIALS = 100", "_ASKED = []\nNTRIALS = 3"))


def test_a_call_that_takes_too_long_is_told_as_that() -> None:
    """It says nothing about how a file without get_best_move chooses its square."""

    class Slow(InProcess):
        def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
            if arguments[0] == OBVIOUS[0].board:
                return Answer(error="no answer", mistake=TIMED_OUT)
            return super().call(function, *arguments, observe=observe)

    found = verdict(check_mc_move.GROUP.examine(knowing("", Slow)))
    assert found == "M6 does not finish in time"


def test_each_position_is_asked_until_enough_answers_are_right() -> None:
    """A file that knows all the answers passes after the smallest number of calls."""
    submission = knowing("")
    assert not failures(check_mc_move.GROUP.examine(submission)).keys() & POSITIONS
    asked = [given for name, given in submission.asked if name == "mc_move" and given[2] == TRIALS]
    assert asked == [(each.board, each.player, TRIALS) for each in OBVIOUS for _ in range(SURE)]


def test_a_wrong_run_is_told_with_its_call() -> None:
    """The call, what the run did, and what it should have done."""
    short = InProcess(edited("for _ in range(trials)", "for _ in range(trials - 1)"))
    found = failures(check_mc_move.GROUP.examine(short))["M3"]
    assert str(found.called).startswith("mc_move(board, PLAYERX, 7) on ")
    assert "one trial too few" in str(found.came)


def test_one_right_answer_too_few() -> None:
    """The answers are told with their counts; the other positions still pass."""
    wrong_until = (
        "        if text == {!r} and _ASKED.count(text) <= {}:\n            return wrong\n"
    )
    for number, obvious in enumerate(OBVIOUS, 6):
        too_often = TRIES + 1 - REQUIRED
        wrong = knowing(wrong_until.format(obvious.board.text, too_often))
        found = failures(check_mc_move.GROUP.examine(wrong))
        assert found.keys() & POSITIONS == {f"M{number}"}
        came = str(found[f"M{number}"].came)
        assert f" {too_often}×" in came


def test_one_answer_that_is_no_square_is_illegal() -> None:
    """Though enough of the others are right; what came and what should have come are told."""
    obvious = OBVIOUS[1]
    nothing = "        if text == {!r} and _ASKED.count(text) == 1:\n            return None\n"
    found = failures(check_mc_move.GROUP.examine(knowing(nothing.format(obvious.board.text))))[
        "M12"
    ]
    assert found.came == "None"
    assert str(obvious.best) in str(found.expected)
