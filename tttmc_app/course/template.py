"""A starting file for a student: four empty functions, and a test suite to go with them."""

from __future__ import annotations

import keyword
from dataclasses import dataclass
from pathlib import Path

from tttmc_app.core import TttmcError

SUITE_ENDING = "_suite"

_STUDENT = '''\
"""
A Monte Carlo player for tic-tac-toe.
"""

import random
import poc_ttt_gui
import poc_ttt_provided as provided

# What the player can be tuned by: change the numbers and see how it plays.
NTRIALS = 50          # how many random games it plays before each of its moves
SCORE_CURRENT = 1.0   # what a game is worth for a square that the machine holds
SCORE_OTHER = 1.0     # what it is worth for a square that its opponent holds


def mc_trial(board, player):
    """
    Play a random game on the board, from where it stands to its end.

    The player given makes the first move, and the two take turns. The board itself is
    changed; nothing is returned.
    """


def mc_update_scores(scores, board, player):
    """
    Add what a finished game tells to the scores, a list of rows with a number a square.

    A game that the player won: SCORE_CURRENT more for each of its squares, SCORE_OTHER less
    for each of its opponent's. A game that it lost: the other way round. A tie changes
    nothing, and neither does an empty square. The scores themselves are changed; nothing is
    returned.
    """


def get_best_move(board, scores):
    """
    Return an empty square of the largest score as a tuple (row, column).

    Among equals one is drawn at random. The board has an empty square.
    """


def mc_move(board, player, trials):
    """
    Return the player's move as a tuple (row, column), found by so many random games.

    Each of them is played on a clone of the board, so that the board itself stays as it is.
    """


# Take away a "#" to play. Put it back before the file is graded: that is quicker.

# provided.play_game(mc_move, NTRIALS, False)
# poc_ttt_gui.run_gui(3, provided.PLAYERX, mc_move, NTRIALS, False)

# The tests for the functions above are in {suite}.py:

# import {suite}
# {suite}.run_suite(mc_trial, mc_update_scores, get_best_move, mc_move,
#     {indent}(SCORE_CURRENT, SCORE_OTHER))
'''

_SUITE = '''\
"""
Tests for the Monte Carlo player in {module}.py.

Run this file, or call run_suite with functions of your own. Add tests as you think of them:
a test that fails before a function is written, and passes afterwards, is worth the most.
"""

import poc_simpletest
import poc_ttt_provided as provided

EMPTY = provided.EMPTY
PLAYERX = provided.PLAYERX
PLAYERO = provided.PLAYERO

TIMES = 40   # how often a function is called whose answers are drawn at random

X_WON = [[PLAYERX, PLAYERO, EMPTY],
         [PLAYERO, PLAYERX, EMPTY],
         [PLAYERO, EMPTY, PLAYERX]]

A_TIE = [[PLAYERO, PLAYERX, PLAYERO],
         [PLAYERX, PLAYERX, PLAYERO],
         [PLAYERX, PLAYERO, PLAYERX]]


def run_suite(mc_trial, mc_update_scores, get_best_move, mc_move, weights):
    """
    Test the four functions; weights are SCORE_CURRENT and SCORE_OTHER.
    """
    suite = poc_simpletest.TestSuite()
    test_trial(suite, mc_trial)
    test_scores(suite, mc_update_scores, weights)
    test_best_move(suite, get_best_move)
    test_move(suite, mc_move)
    suite.report_results()


def test_trial(suite, mc_trial):
    """
    A trial ends its game, and returns nothing.
    """
    board = provided.TTTBoard(3)
    suite.run_test(mc_trial(board, PLAYERO), None, "mc_trial returns nothing:")
    suite.run_test(board.check_win() is None, False, "mc_trial leaves an open game:")
    taken = [board.square(row, col) for row in range(3) for col in range(3)]
    ahead = taken.count(PLAYERO) - taken.count(PLAYERX)
    suite.run_test(ahead in (0, 1), True, "O begins and the two take turns:")


def test_scores(suite, mc_update_scores, weights):
    """
    A win adds the weights with their signs; a tie changes nothing.
    """
    current, other = weights
    board = provided.TTTBoard(3, False, X_WON)
    scores = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    suite.run_test(mc_update_scores(scores, board, PLAYERX), None, "mc_update_scores returns:")
    wanted = [[current, -other, 0], [-other, current, 0], [-other, 0, current]]
    suite.run_test(scores, wanted, "X won, scores for X:")
    scores = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    mc_update_scores(scores, board, PLAYERO)
    wanted = [[other, -current, 0], [-current, other, 0], [-current, 0, other]]
    suite.run_test(scores, wanted, "X won, scores for O:")
    scores = [[3, 1, 4], [1, 5, 9], [2, 6, 5]]
    mc_update_scores(scores, provided.TTTBoard(3, False, A_TIE), PLAYERX)
    suite.run_test(scores, [[3, 1, 4], [1, 5, 9], [2, 6, 5]], "a tie:")


def test_best_move(suite, get_best_move):
    """
    The best move is an empty square of the largest score, any of them.
    """
    board = provided.TTTBoard(2, False, [[PLAYERX, EMPTY], [EMPTY, EMPTY]])
    move = get_best_move(board, [[9, -2], [-1, -7]])
    suite.run_test(move, (1, 0), "the largest score of an empty square:")
    moves = [get_best_move(board, [[0, 5], [2, 5]]) for _ in range(TIMES)]
    suite.run_test((0, 1) in moves and (1, 1) in moves, True, "each of two equals at times:")


def test_move(suite, mc_move):
    """
    A move that wins at once is found, and the board stays as it was.
    """
    cells = [[PLAYERX, EMPTY, PLAYERO],
             [EMPTY, EMPTY, EMPTY],
             [PLAYERO, PLAYERX, PLAYERX]]
    board = provided.TTTBoard(3, False, cells)
    suite.run_test(mc_move(board, PLAYERO, 200), (1, 1), "O wins at once:")
    suite.run_test(str(board), str(provided.TTTBoard(3, False, cells)), "the board afterwards:")


if __name__ == "__main__":
    import {module}
    run_suite({module}.mc_trial, {module}.mc_update_scores, {module}.get_best_move,
              {module}.mc_move, ({module}.SCORE_CURRENT, {module}.SCORE_OTHER))
'''


@dataclass(frozen=True, slots=True)
class Template:
    """Hold the two files that a student begins with."""

    file: Path
    suite: Path


def template_for(path: Path) -> Template:
    """Return the two files that belong to a name; raise TttmcError for one that won't do."""
    file = path if path.suffix else path.with_suffix(".py")
    name = file.stem
    if file.suffix != ".py" or not name.isidentifier() or keyword.iskeyword(name):
        raise TttmcError(
            f"{path.name!r} can't be imported by its test suite: choose a name of letters, digits "
            "and underscores, such as my_player.py"
        )
    return Template(file, file.with_name(f"{name}{SUITE_ENDING}.py"))


def write_template(path: Path) -> Template:
    """Write a starting file and its test suite; return where they are.

    Raises TttmcError, and writes nothing, for a name that won't do, where one of the two files is
    there already, and where they can't be written.
    """
    template = template_for(path)
    for file in (template.file, template.suite):
        if file.exists() or file.is_symlink():
            raise TttmcError(f"{file} is there already: choose another name")
    _write_new(template.file, student_text(template))
    try:
        _write_new(template.suite, suite_text(template))
    except BaseException:
        template.file.unlink(missing_ok=True)
        raise
    return template


def student_text(template: Template) -> str:
    """Return the starting file's text."""
    suite = template.suite.stem
    return _STUDENT.format(suite=suite, indent=" " * (len(suite) + 7))


def suite_text(template: Template) -> str:
    """Return the text of the test suite."""
    return _SUITE.format(module=template.file.stem)


def _write_new(path: Path, text: str) -> None:
    """Write a file that must not be there: not even one that came a moment ago is replaced."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise TttmcError(f"{path} is there already: choose another name") from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TttmcError(f"{path} can't be written: {reason}") from None
