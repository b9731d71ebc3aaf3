"""A template for students: a file with four empty functions, and its test suite."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from contextlib import ExitStack
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

# Settings of the player: change the numbers and see how it plays.
NTRIALS = 50          # random games before each move
SCORE_CURRENT = 1.0   # score per game for a square that the machine holds
SCORE_OTHER = 1.0     # score per game for a square that its opponent holds


def mc_trial(board, player):
    """
    Play a random game on the board to its end, from the marks already there.

    The given player moves first, then the players take turns. The function changes the
    board and returns None.
    """


def mc_update_scores(scores, board, player):
    """
    Score a finished game: add to the scores, a list of rows with a number per square.

    If the player won, each of its squares gains SCORE_CURRENT and each of its opponent's
    loses SCORE_OTHER. If it lost, the other way round. A tie changes nothing, and empty
    squares never change. The function changes the scores and returns None.
    """


def get_best_move(board, scores):
    """
    Return the empty square with the highest score as a tuple (row, column).

    Ties are broken at random. The board always has an empty square.
    """


def mc_move(board, player, trials):
    """
    Return the player's move as a tuple (row, column), chosen by that many trials.

    Each trial is played on a clone of the board, so the board itself doesn't change.
    """


# Remove the "#" before a line to play. Put it back before grading.

# provided.play_game(mc_move, NTRIALS, False)
# poc_ttt_gui.run_gui(3, provided.PLAYERX, mc_move, NTRIALS, False)

# The tests of these functions are in {suite}.py:

# import {suite}
# {suite}.run_suite(mc_trial, mc_update_scores, get_best_move, mc_move,
#     {indent}(SCORE_CURRENT, SCORE_OTHER))
'''

_SUITE = '''\
"""
Tests for the Monte Carlo player in {module}.py.

Run this file, or call run_suite with your functions. Add your own tests: the best ones fail
before a function is written and pass afterwards.
"""

import poc_simpletest
import poc_ttt_provided as provided

EMPTY = provided.EMPTY
PLAYERX = provided.PLAYERX
PLAYERO = provided.PLAYERO

TIMES = 40   # calls of a function whose answers are random

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
    A trial plays to the end of the game and returns None.
    """
    board = provided.TTTBoard(3)
    suite.run_test(mc_trial(board, PLAYERO), None, "mc_trial returns None:")
    suite.run_test(board.check_win() is None, False, "mc_trial leaves an unfinished game:")
    taken = [board.square(row, col) for row in range(3) for col in range(3)]
    ahead = taken.count(PLAYERO) - taken.count(PLAYERX)
    suite.run_test(ahead in (0, 1), True, "O moves first, then they take turns:")


def test_scores(suite, mc_update_scores, weights):
    """
    A win changes the scores by the weights; a tie changes nothing.
    """
    current, other = weights
    board = provided.TTTBoard(3, False, X_WON)
    scores = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    suite.run_test(mc_update_scores(scores, board, PLAYERX), None, "mc_update_scores returns:")
    expected = [[current, -other, 0], [-other, current, 0], [-other, 0, current]]
    suite.run_test(scores, expected, "X won, scores for X:")
    scores = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    mc_update_scores(scores, board, PLAYERO)
    expected = [[other, -current, 0], [-current, other, 0], [-current, 0, other]]
    suite.run_test(scores, expected, "X won, scores for O:")
    scores = [[3, 1, 4], [1, 5, 9], [2, 6, 5]]
    mc_update_scores(scores, provided.TTTBoard(3, False, A_TIE), PLAYERX)
    suite.run_test(scores, [[3, 1, 4], [1, 5, 9], [2, 6, 5]], "a tie:")


def test_best_move(suite, get_best_move):
    """
    The best move is an empty square with the highest score; ties are broken at random.
    """
    board = provided.TTTBoard(2, False, [[PLAYERX, EMPTY], [EMPTY, EMPTY]])
    move = get_best_move(board, [[9, -2], [-1, -7]])
    suite.run_test(move, (1, 0), "the empty square with the highest score:")
    moves = [get_best_move(board, [[0, 5], [2, 5]]) for _ in range(TIMES)]
    suite.run_test((0, 1) in moves and (1, 1) in moves, True, "both equal squares are chosen:")


def test_move(suite, mc_move):
    """
    A winning move is found, and the board doesn't change.
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
    """The paths of a template's two files."""

    file: Path
    suite: Path


def write_template(path: Path) -> Template:
    """Write the template and its test suite; return their paths.

    Raises TttmcError and leaves nothing if the name is unsuitable, a file exists already, or one
    can't be written.
    """
    file = path if path.suffix else path.with_suffix(".py")
    name = file.stem
    if file.suffix != ".py" or not name.isidentifier() or keyword.iskeyword(name):
        raise TttmcError(
            "{name} can't be imported by its test suite: choose a name of letters, digits and "
            "underscores, such as my_player.py",
            name=repr(path.name),
        )
    suite = name + SUITE_ENDING
    template = Template(file, file.with_name(f"{suite}.py"))
    _write_new(
        {
            template.file: _STUDENT.format(suite=suite, indent=" " * (len(suite) + 7)),
            template.suite: _SUITE.format(module=name),
        }
    )
    return template


def _write_new(texts: Mapping[Path, str]) -> None:
    """Write new files, all or none; never replace one, even if it was created a moment ago."""
    with ExitStack() as undo:
        for path, text in texts.items():
            try:
                with path.open("x", encoding="utf-8", newline="\n") as file:
                    undo.callback(path.unlink, missing_ok=True)
                    file.write(text)
            except FileExistsError:
                raise TttmcError("{file} already exists: choose another name", file=path) from None
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise TttmcError(
                    "{file} can't be written: {reason}", file=path, reason=reason
                ) from None
        undo.pop_all()
