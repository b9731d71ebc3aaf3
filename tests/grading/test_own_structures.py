"""Unusual ways, right and wrong, in which mc_move may play, score and choose."""

from __future__ import annotations

from tests.grading.test_move_structure import CLONE, END, GRID, HEAD, LOOP, SCORE, mistakes

TWICE = "scores its trials more than once"
NEW = "starts with new scores in every trial"
SOME = "does not score all of its trials"


def test_one_board_may_be_filled_again_before_each_trial() -> None:
    """It is scored after each trial; scoring it twice after the same trial is still a mistake."""
    loop = f"{CLONE[4:]}{LOOP}        trial.__init__(size, False, board._board)\n"
    assert mistakes(CLONE, "", LOOP, loop) == {}
    assert mistakes(CLONE, "", LOOP, loop, SCORE, SCORE * 2) == {"scores": TWICE}


def test_trials_may_be_added_up_without_get_best_move() -> None:
    """The square returned shows whether all of them count or only the last."""
    own = "        one = [[0] * size for _ in range(size)]\n" + SCORE.replace("scores, ", "one, ")
    added = "        scores = [[a + b for a, b in zip(*rows)] for rows in zip(scores, one)]\n"
    alias = (HEAD, f"CHOOSE = get_best_move\n\n{HEAD}", END, "    return CHOOSE(board, scores)\n")
    assert mistakes(*alias) == {}
    assert mistakes(*alias, SCORE, own + added) == {}
    assert mistakes(*alias, GRID, "", LOOP, f"{LOOP}    {GRID}") == {"scores": NEW}


def test_trials_may_be_played_on_a_board_within_another() -> None:
    """Only ties may be left out then, too."""
    wrapper = (
        "class Wrapper:\n    def __init__(self, board):\n        self._own = board.clone()\n"
        "    def __getattr__(self, name):\n        return getattr(self._own, name)\n\n"
    )
    wrapped = (HEAD, wrapper + HEAD, CLONE, "        trial = Wrapper(board)\n")
    undecided = f"        if trial.check_win() != provided.DRAW:\n    {SCORE}"
    won = f"        if trial.check_win() == player:\n    {SCORE}"
    assert mistakes(*wrapped) == {}
    assert mistakes(*wrapped, SCORE, undecided) == {}
    assert mistakes(*wrapped, SCORE, won) == {"scores": SOME}
