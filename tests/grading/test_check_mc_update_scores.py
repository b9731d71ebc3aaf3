"""The checks of mc_update_scores, told about functions whose scores can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tests.grading.in_process import InProcess, told
from tests.grading.submissions import CORRECT, SCORES
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import CourseBoard, zeros
from tttmc_app.grading.check_mc_update_scores import examine
from tttmc_app.grading.grader import WEIGHTS
from tttmc_app.grading.scoring_answers import SECOND_WEIGHTS
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.submission import Argument

WIN = "after a win, the player's squares gain and the opponent's lose"
LOSS = "after a loss, the player's squares lose and the opponent's gain"
TIE, EMPTY = "a tie changes nothing", "empty squares stay unchanged"
SIZE, ADDS = "by SCORE_CURRENT and SCORE_OTHER", "adds to the grid passed in"
REVERSE, OTHERS = "the reverse game", "other board sizes"
NONE, BOARD = "returns None", "leaves the board unchanged"

TIES = "    if winner == provided.DRAW:\n        return\n"
SIGN = "    sign = 1 if winner == player else -1\n"
OWN = "scores[row][col] += sign * SCORE_CURRENT\n"
THEIRS = "scores[row][col] -= sign * SCORE_OTHER\n"
BEGIN = "    winner = board.check_win()\n"
MARK = "            mark = board.square(row, col)\n"

X_WINS, O_LOSES, X_TIES, O_ON_SMALL = (
    f"mc_update_scores(zeros, board, PLAYER{player}) on {board}"
    for player, board in (
        ("X", "XXO/OX./.XO"),
        ("O", "XXO/OX./.XO"),
        ("X", "XOX/XOO/OXX"),
        ("O", "XO/.X"),
    )
)
ADDED = "mc_update_scores([[4, -7, 0], [2.5, 11, -3], [-1, 6, 8]], board, PLAYERX) on XXO/OX./.XO"
# The weights of the checks are 1.75 and 2.75.
WON = "the grid [[1.75, 1.75, -2.75], [-2.75, 1.75, 0], [0, 1.75, -2.75]]"
LOST = "the grid [[2.75, 2.75, -1.75], [-1.75, 2.75, 0], [0, 2.75, -1.75]]"
ZEROS = "the grid [[0, 0, 0], [0, 0, 0], [0, 0, 0]]"
SMALL = "the grid [[2.75, -1.75], [0, 2.75]]"
STRENGTH, POINTS, UNKNOWN = (
    "costs strength, slip",
    "costs points only, slip",
    "may cost strength, slip",
)
BY_WEIGHTS = "costs points only, weights"

Told = dict[str, tuple[str, ...]]


def scores(*edits: str, weights: FileWeights | None = WEIGHTS) -> Told:
    """Return what is told about the correct file with parts replaced: pairs of old and new text."""
    text = CORRECT
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    submission = InProcess(text)
    if weights is not None:
        submission.replace_weights(weights)
    return told(examine(submission))


def same(title: str, *others: str) -> Told:
    """Return checks that aren't run because of the same mistake in another one."""
    return dict.fromkeys(others, (f"the same mistake as in “mc_update_scores: {title}”",))


def test_right_files_pass_with_replaced_weights_and_with_their_own() -> None:
    """So do files that use the earlier names, names of their own, or the one pair of two."""
    assert scores() == scores(weights=None) == {}
    earlier = ("SCORE_CURRENT", "MCMATCH", "SCORE_OTHER", "MCOTHER")
    assert scores(*earlier, weights=None) == {}
    assert scores("SCORE_CURRENT", "MINE", "SCORE_OTHER", "YOURS", weights=None) == {}
    both = "NTRIALS = 100\nSCORE_CURRENT = SCORE_OTHER = 1\n"
    assert scores(*earlier, "NTRIALS = 100\n", both, weights=None) == {}


def test_the_weights_that_the_answers_show_are_used_from_then_on() -> None:
    """Later checks judge a file by the weights that it really uses."""
    for edits, used in (
        ((), (1.5, 2.0)),
        (("SCORE_CURRENT", "MINE", "SCORE_OTHER", "YOURS"), (1.5, 2.0)),
        (("SCORE_CURRENT", "MINE", "SCORE_OTHER", "YOURS", "= 1.5", "= 7", "= 2.0", "= 0"), (7, 1)),
        # The first square of each side counts.
        (
            (
                *("SCORE_CURRENT", "MINE", "SCORE_OTHER", "YOURS"),
                *("+= sign", "+= (1 + row) * sign", "-= sign", "-= (1 + row) * sign"),
            ),
            (1.5, 2.0),
        ),
    ):
        text = CORRECT
        for old, new in zip(edits[::2], edits[1::2], strict=True):
            text = text.replace(old, new)
        submission = InProcess(text)
        list(examine(submission))
        assert submission.weights == FileWeights(*used)


def test_what_is_asked() -> None:
    """Both sides of each result, earlier scores, the reverse game, two sizes, and drawn boards.

    Only a file with a mistake is asked again, with the second weights and about other boards.
    """
    right = InProcess(CORRECT)
    right.replace_weights(WEIGHTS)
    list(examine(right))
    asked = [given for function, given in right.asked if function == "mc_update_scores"]
    assert len(asked) == len(right.asked) == 19
    boards = [each[1] for each in asked]
    assert [board.text for board in boards[:6:2] if isinstance(board, CourseBoard)] == [
        "XXO/OX./.XO",
        "OX./XOX/..O",
        "XOX/XOO/OXX",
    ]
    assert boards[1:6:2] == boards[:6:2]
    assert [given[2] for given in asked] == [2, 3] * 3 + [2, 2, 3] + [2, 3] + [3, 2] + [2, 3] * 3
    assert [given[0] == zeros(3) for given in asked[:11]] == [True] * 6 + [False] * 3 + [True] * 2
    kinds = [(b.size, b.reverse) for b in boards if isinstance(b, CourseBoard)]
    assert kinds[9:13] == [(3, True), (3, True), (2, False), (4, False)]
    assert set(kinds[:9] + kinds[13:]) == {(3, False)}
    drawn = [board for board in boards[13:] if isinstance(board, CourseBoard)]
    assert all(board.winner is not None for board in drawn)
    assert len(set(drawn)) > 4
    wrong = InProcess(CORRECT.replace(TIES, ""))
    wrong.replace_weights(WEIGHTS)
    list(examine(wrong))
    again = [given[1] for _, given in wrong.asked[19:]]
    assert again[:13] == boards[:13]
    assert set(again[13:]) & set(drawn) != set(drawn)
    assert wrong.weights == SECOND_WEIGHTS
    other = InProcess(CORRECT, seed=2)
    list(examine(other))
    assert [given[1] for _, given in other.asked][13:] != boards[13:]


def test_weights_that_cant_be_replaced_again_stay() -> None:
    """A file that fails with the second weights is judged by the first ones alone."""

    class Once(InProcess):
        def replace_weights(self, weights: FileWeights | None) -> bool:
            is_second = weights == SECOND_WEIGHTS
            return super().replace_weights(None if is_second else weights) and not is_second

    submission = Once(CORRECT.replace(TIES, ""))
    submission.replace_weights(WEIGHTS)
    assert told(examine(submission))[TIE][3].startswith("scores a tie as a loss: ")
    assert len(submission.asked) == 19
    assert (submission.weights, submission.weights_replaced) == (WEIGHTS, True)
    assert submission.names["SCORE_OTHER"] == WEIGHTS.other


def test_a_function_without_effect() -> None:
    """Its mistake is told once; it passes nothing, not even for what it leaves unchanged."""
    hint = "leaves every score unchanged: add to the grid passed in"
    nothing = scores(SCORES, "def mc_update_scores(scores, board, player):\n    board.get_dim()\n")
    assert nothing == {
        WIN: (X_WINS, ZEROS, WON, hint, STRENGTH),
        **same(WIN, LOSS, TIE, EMPTY, SIZE, ADDS, REVERSE, OTHERS, NONE, BOARD),
    }


def test_exceptions_fail_every_check_that_they_touch() -> None:
    """The exception is told once, and what it spoils isn't run, on other boards too."""
    error, cost = "ZeroDivisionError: division by zero", "can forfeit games, slip"
    assert scores(SIGN, "    1 / 0\n") == {
        WIN: (X_WINS, error, WON, "", cost),
        **same(WIN, LOSS, EMPTY, SIZE, ADDS, REVERSE, OTHERS),
    }
    assert scores(SIGN, f"{SIGN}    if sign < 0:\n        1 / 0\n") == {
        LOSS: (O_LOSES, error, LOST, "", cost),
        **same(LOSS, EMPTY, SIZE, ADDS, REVERSE, OTHERS),
    }
    assert scores(BEGIN, f"{BEGIN}    1 / 0\n") == {
        WIN: (X_WINS, error, WON, "", cost),
        **same(WIN, LOSS, TIE, EMPTY, SIZE, ADDS, REVERSE, OTHERS, NONE, BOARD),
    }
    assert scores(BEGIN, f"{BEGIN}    scores[:] = [7]\n    return\n") == {
        WIN: (X_WINS, "the grid [7]", WON, "does not leave a grid of numbers", UNKNOWN),
        **same(WIN, LOSS, TIE, EMPTY, SIZE, ADDS, REVERSE, OTHERS),
    }


def test_mistakes_are_told_where_they_show() -> None:
    """Of two mistakes, each is told in the check that it fails."""
    tied = "the grid [[-1.75, 2.75, -1.75], [-1.75, 2.75, 2.75], [2.75, -1.75, -1.75]]"
    as_loss = (X_TIES, tied, ZEROS, "scores a tie as a loss: a tie must change nothing", STRENGTH)
    assert scores(TIES, "") == {TIE: as_loss}
    empty = "the grid [[1.75, 1.75, -2.75], [-2.75, 1.75, -2.75], [-2.75, 1.75, -2.75]]"
    hint = "scores empty squares as if the opponent held them: empty squares must stay unchanged"
    assert scores(TIES, "", "elif mark != provided.EMPTY:", "else:") == {
        TIE: as_loss,
        EMPTY: (X_WINS, empty, WON, hint, STRENGTH),
    }
    swapped = "the grid [[2.75, 2.75, -1.75], [-1.75, 2.75, 0], [0, 2.75, -1.75]]"
    hint = (
        "swaps the weights: SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the "
        "opponent's"
    )
    swap = (OWN, OWN.replace("CURRENT", "OTHER"), THEIRS, THEIRS.replace("OTHER", "CURRENT"))
    assert scores(*swap) == {SIZE: (X_WINS, swapped, WON, hint, BY_WEIGHTS)}
    replaced = "the grid [[1.75, 1.75, -2.75], [-2.75, 1.75, -3], [-1, 1.75, -2.75]]"
    added = "the grid [[5.75, -5.25, -2.75], [-0.25, 12.75, -3], [-1, 7.75, 5.25]]"
    hint = "replaces the scores: add to the scores that are already there"
    assert scores(OWN, OWN.replace("+=", "="), THEIRS, THEIRS.replace("-= ", "= -")) == {
        ADDS: (ADDED, replaced, added, hint, STRENGTH)
    }


def test_changes_that_depend_on_earlier_scores() -> None:
    """Whether squares that had a score gain too much or too little, they aren't only added to."""
    for more in ("0.5", "-0.5"):
        gain = f"sign * SCORE_CURRENT + (scores[row][col] and {more})"
        assert ADDS in scores(OWN, f"scores[row][col] += {gain}\n")


def test_squares_that_should_change_but_do_not() -> None:
    """They fail the check of the result after which they stay, and no other one."""
    own, theirs = "the grid [[1.75, 1.75, 0], [0, 1.75, 0], [0, 1.75, 0]]", "-2.75, 0, 0], [0, 0, "
    hint = "scores only the {}: the {} squares must change too"
    found = scores(THEIRS, "pass\n")
    told = hint.format("player's own squares", "opponent's")
    assert found == {WIN: (X_WINS, own, WON, told, STRENGTH), **same(WIN, LOSS)}
    found = scores(OWN, "pass\n")
    told = hint.format("opponent's squares", "player's own")
    came = f"the grid [[0, 0, -2.75], [{theirs}-2.75]]"
    assert found == {WIN: (X_WINS, came, WON, told, UNKNOWN), **same(WIN, LOSS)}
    hint = "scores only games that the player won: a loss must change the scores too"
    won = "    if winner != player:\n        return\n    sign = 1\n"
    assert scores(SIGN, won) == {LOSS: (O_LOSES, ZEROS, LOST, hint, STRENGTH)}
    hint = "after a {}, the {} squares change by 0 instead of -SCORE_{}"
    told = hint.format("win", "opponent's", "OTHER")
    assert scores(THEIRS, f"if sign < 0: {THEIRS}") == {WIN: (X_WINS, own, WON, told, STRENGTH)}
    lost = "the grid [[2.75, 2.75, 0], [0, 2.75, 0], [0, 2.75, 0]]"
    told = hint.format("loss", "player's own", "CURRENT")
    assert scores(OWN, f"if sign > 0: {OWN}") == {LOSS: (O_LOSES, lost, LOST, told, STRENGTH)}
    no_middle = scores(MARK, f"{MARK}            if row == col == 1:\n                continue\n")
    reverse = "the grid [[-1.75, -1.75, 2.75], [2.75, {}, 0], [0, -1.75, 2.75]]"
    assert no_middle == {
        WIN: (X_WINS, WON.replace("-2.75, 1.75, 0", "-2.75, 0, 0"), WON, "", STRENGTH),
        LOSS: (O_LOSES, LOST.replace("-1.75, 2.75, 0", "-1.75, 0, 0"), LOST, "", STRENGTH),
        REVERSE: (
            f"{X_WINS} (reverse)", reverse.format(0), reverse.format(-1.75), "", STRENGTH
        ),
        OTHERS: (O_ON_SMALL, "the grid [[2.75, -1.75], [0, 0]]", SMALL, "", STRENGTH),
    }  # fmt: skip


def test_two_mistakes_in_one_place_are_told_together() -> None:
    """The hints are joined, and the higher cost and the mistake with a ceiling count."""
    swap = (OWN, OWN.replace("CURRENT", "OTHER"), THEIRS, THEIRS.replace("OTHER", "CURRENT"))
    found = scores(TIES, "", *swap)
    called, came, expected, hint, cost = found.pop(TIE)
    tied = "the grid [[-2.75, 1.75, -2.75], [-2.75, 1.75, 1.75], [1.75, -2.75, -2.75]]"
    assert (called, came, expected) == (X_TIES, tied, ZEROS)
    assert hint.startswith("scores a tie as a loss: a tie must change nothing; and swaps the weigh")
    assert cost == "costs strength, weights"
    assert found.keys() == {SIZE}
    assert found[SIZE][4] == BY_WEIGHTS


def test_the_highest_cost_of_two_mistakes_counts() -> None:
    """A mistake that costs strength with one that may cost it."""
    found = scores(TIES, "", OWN, "pass\n")
    assert found[TIE][3].startswith("scores a tie as a loss: a tie must change nothing; and scores")
    assert found[TIE][4] == STRENGTH
    assert found[WIN][3].startswith("scores only the opponent's squares: ")
    assert found[WIN][4] == UNKNOWN


def test_a_rule_without_a_name_is_described() -> None:
    """What changes by how much after which result; only wrong sizes cost points only."""
    doubled = "the grid [[3.5, 3.5, -5.5], [-5.5, 3.5, 0], [0, 3.5, -5.5]]"
    hint = (
        "after a win, the player's own squares change by +2*SCORE_CURRENT instead of "
        "+SCORE_CURRENT; and after a win, the opponent's squares change by -2*SCORE_OTHER instead "
        "of -SCORE_OTHER"
    )
    assert scores(SIGN, SIGN.replace("1 if", "2 if")) == {
        SIZE: (X_WINS, doubled, WON, hint, BY_WEIGHTS)
    }
    own = "the grid [[7, 7, -5], [-5, 7, 0], [0, 7, -5]]"
    expected = "the grid [[1.5, 1.5, -2], [-2, 1.5, 0], [0, 1.5, -2]]"
    numbers = (OWN, OWN.replace("SCORE_CURRENT", "7"), THEIRS, THEIRS.replace("SCORE_OTHER", "5"))
    found = scores(*numbers, weights=None)
    assert found.keys() == {SIZE}
    assert found[SIZE][1:3] == (own, expected)
    assert found[SIZE][3].startswith("after a loss, the player's own squares change by -7 instead ")
    hint = (
        "uses 7 and 5 instead of SCORE_CURRENT and SCORE_OTHER: use the constants, so that "
        "changing them changes the player"
    )
    assert scores(*numbers) == {SIZE: (X_WINS, own, WON, hint, BY_WEIGHTS)}


def test_mistakes_that_two_explanations_fit_are_described() -> None:
    """A file may swap the weights after losses, or give SCORE_CURRENT to the winner."""
    swap = (OWN, OWN.replace("CURRENT", "OTHER"), THEIRS, THEIRS.replace("OTHER", "CURRENT"))
    lost = "    if winner == player:\n        return\n    sign = -1\n"
    found = scores(SIGN, lost, *swap)
    change = "after a {}, the {} squares change by {} instead of {}"
    parts = (
        ("loss", "player's own", "-SCORE_OTHER", "-SCORE_CURRENT"),
        ("loss", "opponent's", "+SCORE_CURRENT", "+SCORE_OTHER"),
        ("win", "player's own", "0", "+SCORE_CURRENT"),
        ("win", "opponent's", "0", "-SCORE_OTHER"),
    )
    hint = "; and ".join(change.format(*part) for part in parts)
    assert found == {WIN: (X_WINS, ZEROS, WON, hint, STRENGTH), **same(WIN, SIZE)}


def test_other_boards() -> None:
    """The reverse game, and other sizes: named if exactly they fail, otherwise only told."""
    turned = f"{BEGIN}    if board._reverse and winner != 4:\n        winner = 5 - winner\n"
    reversed_ = WON.replace("-", "~").replace("1.", "-1.").replace("~", "")
    assert scores(BEGIN, turned) == {REVERSE: (f"{X_WINS} (reverse)", WON, reversed_, "", STRENGTH)}
    hint = "handles only 3×3 boards: write board.get_dim() instead of a number"
    error = "IndexError: list index out of range"
    found = scores("range(board.get_dim())", "range(3)")
    assert found == {OTHERS: (O_ON_SMALL, error, SMALL, hint, UNKNOWN)}

    class Lined(InProcess):
        def call_all(
            self, function: str, calls: Sequence[Sequence[Argument]], *, observe: bool = False
        ) -> list[Answer]:
            answers = super().call_all(function, calls, observe=observe)
            return [replace(each, line=7) if each.error else each for each in answers]

    submission = Lined(CORRECT.replace("range(board.get_dim())", "range(3)"))
    assert [each.failure.line for each in examine(submission) if each.failure] == [7]
    large = f"{BEGIN}    if board.get_dim() == 2:\n        return\n"
    unchanged = "the grid [[0, 0], [0, 0]]"
    assert scores(BEGIN, large) == {OTHERS: (O_ON_SMALL, unchanged, SMALL, "", STRENGTH)}


def test_a_new_grid_counts_as_the_result() -> None:
    """The numbers in a returned grid are judged; only where they are is wrong."""
    new = SCORES.replace(BEGIN, f"    scores = [row[:] for row in scores]\n{BEGIN}")
    new = new.replace("return\n", "return scores\n") + "    return scores\n"
    grid = "[[1.75, 1.75, -2.75], [-2.75, 1.75, {0}], [{0}, 1.75, -2.75]]"
    came = f"an unchanged grid and the return value {grid.format(0)}"
    hint = "returns a new grid: change the grid passed in"
    value = "returns a value: return None, since the scores are in the grid passed in"
    assert scores(SCORES, new) == {
        ADDS: (X_WINS, came, "the changed grid", hint, POINTS),
        NONE: (X_WINS, grid.format("0.0"), "None", value, POINTS),
    }
    found = scores(SCORES, new, TIES.replace("return", "return scores"), "")
    assert found[TIE][1].startswith("an unchanged grid and the return value [[-1.75, 2.75, -1.75]")
    assert found[TIE][3].startswith("scores a tie as a loss")
    assert scores(SCORES, f"{SCORES}    return 3\n") == {NONE: (X_WINS, "3", "None", value, POINTS)}
    assert scores(SCORES, f"{SCORES}    return 0\n") == {NONE: (X_WINS, "0", "None", value, POINTS)}
    # A returned grid is left aside if the one passed in has changed, or if it is the same.
    nines = "[[9, 9, 9], [9, 9, 9], [9, 9, 9]]"
    found = scores(SCORES, f"{SCORES}    return [[9] * 3 for _ in range(3)]\n")
    assert found == {NONE: (X_WINS, nines, "None", value, POINTS)}
    found = scores(SCORES, "def mc_update_scores(scores, board, player):\n    return scores\n")
    assert found[WIN][1] == ZEROS
    assert found[WIN][3].startswith("leaves every score unchanged: ")


def test_the_board_must_stay() -> None:
    """It is shown as the function left it."""
    clear = f"{MARK}            board._board[row][col] = provided.EMPTY\n"
    assert scores(MARK, clear) == {
        BOARD: (X_WINS, ".../.../...", "XXO/OX./.XO", "changes the board: only read it", UNKNOWN)
    }


def test_nonsense_is_told_without_a_name() -> None:
    """Random scores have no explanation, and all checks that they fail are told."""
    found = scores(OWN, "scores[row][col] += 9 + random.random()\n")
    assert found.keys() == {LOSS, SIZE, ADDS, REVERSE, OTHERS}
    assert all(said[3:] == ("", STRENGTH) for said in found.values())
