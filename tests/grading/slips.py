"""Slips in the submissions of several hands, one or two in each."""

from __future__ import annotations

from tests.grading.hands import by
from tests.grading.more_slips import MORE_SLIPS
from tests.grading.submissions import Mistake

_ANNA_WINNER = "        winner = board.check_win()\n"
_CHLOE_SIGN = "        sign = {ttt.DRAW: 0, player: 1, ttt.switch_player(player): -1}"
_DMITRI_WIN = "    if winner != player:\n        good, bad = -good, -bad\n"
_BORIS_SIZE = "    size = MCMATCH if mark == player else MCOTHER\n"


def _slip(name: str, text: str, *named: str) -> Mistake:
    return Mistake(name, text, named)


_FIRST_SLIPS = (
    # mc_trial
    _slip(
        "Anna forgets the result of switch_player",
        by(
            "Anna",
            "        current = provided.switch_player(current)",
            "        provided.switch_player(current)",
        ),
        "never changes sides",
    ),
    _slip(
        "Anna switches before the move",
        by(
            "Anna",
            "        spots = board",
            "        current = provided.switch_player(current)\n        spots = board",
            _ANNA_WINNER + "        current = provided.switch_player(current)\n",
            _ANNA_WINNER,
        ),
        "lets the opponent move first",
    ),
    _slip(
        "Anna asks for the winner once",
        by(
            "Anna",
            "        winner = board.check_win()\n        current",
            "        if len(spots) == 1:\n            winner = 4\n        current",
        ),
        "continues after the game is over",
    ),
    _slip(
        "Boris stops after five moves",
        by(
            "Boris",
            "    while board.check_win() is None:",
            "    while board.check_win() is None and len(order) > 4:",
        ),
        "ends too early",
    ),
    _slip(
        "Chloe switches wrongly from the third move on",
        by(
            "Chloe",
            "        self.turn = player\n",
            "        self.turn = player\n        self.moves = 0\n",
            "        self.turn = ttt.switch_player(self.turn)\n",
            "        self.moves += 1\n        if self.moves != 3:\n"
            "            self.turn = ttt.switch_player(self.turn)\n",
        ),
        "lets a player move twice in a row",
    ),
    _slip(
        "Dmitri's play_on always continues with X",
        by(
            "Dmitri",
            "provided.PLAYERX if player == provided.PLAYERO else provided.PLAYERO",
            "provided.PLAYERX",
        ),
        "lets a player move twice in a row",
    ),
    _slip(
        "Dmitri never takes the last empty square",
        by(
            "Dmitri",
            "int(random.random() * len(empty))",
            "int(random.random() * max(1, len(empty) - 1))",
        ),
        "does not choose all empty squares with equal probability",
    ),
    _slip(
        "Emeka begins with X whoever is given",
        by("Emeka", "    while True:\n", "    player = provided.PLAYERX\n    while True:\n"),
        "always lets PLAYERX move first",
    ),
    _slip(
        "Emeka draws any square and switches",
        by(
            "Emeka",
            "random.choice(board.get_empty_squares())",
            "(random.randrange(board.get_dim()), random.randrange(board.get_dim()))",
        ),
        "loses a turn when it picks an occupied square",
    ),
    _slip(
        "Fatima returns the board",
        by(
            "Fatima",
            "        player = OTHER[player]\n\n",
            "        player = OTHER[player]\n    return board\n\n",
        ),
        "returns the board",
    ),
    _slip(
        "Fatima plays on a clone",
        by(
            "Fatima",
            "    empties = board.get_empty_squares()\n    for row, col in sample",
            "    board = board.clone()\n    empties = board.get_empty_squares()\n"
            "    for row, col in sample",
        ),
        "plays on a copy",
    ),
    _slip(
        "Emeka forgets the brackets of check_win",
        by("Emeka", "if board.check_win() != None", "if board.check_win != None"),
        "`board.check_win` has no ()",
    ),
    _slip(
        "Fatima's order is always the same",
        by("Fatima", "in sample(empties, len(empties)):\n        if", "in empties:\n        if"),
        "always plays the same game",
    ),
    # mc_update_scores
    _slip(
        "Anna mixes up the weights",
        by(
            "Anna",
            "SCORE_CURRENT\n                elif",
            "SCORE_X\n                elif",
            "SCORE_OTHER\n",
            "SCORE_CURRENT\n",
            "SCORE_X\n",
            "SCORE_OTHER\n",
        ),
        "swaps the weights",
    ),
    _slip(
        "Anna writes one weight in the lost branch",
        by("Anna", "scores[row][col] += SCORE_OTHER", "scores[row][col] += SCORE_CURRENT"),
        "after a loss, the opponent's squares change by +SCORE_CURRENT instead of +SCORE_OTHER",
    ),
    _slip(
        "Anna copies the won branch",
        by(
            "Anna",
            "    elif winner == other:",
            "    else:",
            "scores[row][col] -= SCORE_CURRENT",
            "scores[row][col] += SCORE_CURRENT",
            "scores[row][col] += SCORE_OTHER",
            "scores[row][col] -= SCORE_OTHER",
        ),
        "scores every game as a win",
        "scores a tie as a win",
    ),
    _slip(
        "Anna's else takes ties for losses",
        by("Anna", "    elif winner == other:", "    else:"),
        "scores a tie as a loss",
    ),
    _slip(
        "Boris writes 2 for both",
        by("Boris", _BORIS_SIZE, "    size = 2\n"),
        "uses 2 instead of SCORE_CURRENT and SCORE_OTHER",
    ),
    _slip(
        "Boris writes both numbers as they are",
        by("Boris", _BORIS_SIZE, "    size = 2 if mark == player else 3\n"),
        "uses 2 and 3 instead of SCORE_CURRENT and SCORE_OTHER",
    ),
    _slip(
        "Boris gives the first weight to the winner",
        by("Boris", "if mark == player else MCOTHER", "if mark == winner else MCOTHER"),
        "gives SCORE_CURRENT to the winner",
    ),
    _slip(
        "Boris counts only the last row's squares once",
        by(
            "Boris",
            "for i in xrange(board.get_dim()) for j",
            "for i in xrange(board.get_dim() - 1) for j",
        ),
        "leaves out the last row",
    ),
    _slip(
        "Chloe turns every sign",
        by(
            "Chloe",
            _CHLOE_SIGN,
            "        sign = {ttt.DRAW: 0, player: -1, ttt.switch_player(player): 1}",
        ),
        "has every sign reversed",
    ),
    _slip(
        "Chloe forgets losses",
        by(
            "Chloe",
            _CHLOE_SIGN,
            "        sign = {ttt.DRAW: 0, player: 1, ttt.switch_player(player): 0}",
        ),
        "scores only games that the player won",
    ),
    _slip(
        "Chloe scores empty squares",
        by("Chloe", "                if mark == ttt.EMPTY:\n                    continue\n", ""),
        "scores empty squares as if the opponent held them",
    ),
    _slip(
        "Dmitri doesn't turn the second weight",
        by("Dmitri", "good, bad = -good, -bad", "good, bad = -good, bad"),
        "after a loss, the opponent's squares change by -SCORE_OTHER instead of +SCORE_OTHER",
    ),
    _slip(
        "Dmitri replaces the scores",
        by(
            "Dmitri",
            "scores[row][col] = scores[row][col] + good",
            "scores[row][col] = good",
            "scores[row][col] = scores[row][col] + bad",
            "scores[row][col] = bad",
        ),
        "replaces the scores",
    ),
    _slip(
        "Dmitri compares with X",
        by(
            "Dmitri",
            _DMITRI_WIN,
            _DMITRI_WIN.replace("player", "provided.PLAYERX"),
            "board.square(row, col) == player",
            "board.square(row, col) == provided.PLAYERX",
        ),
        "gives SCORE_CURRENT to X's squares, whoever the player is",
    ),
    _slip(
        "Fatima returns the scores",
        by(
            "Fatima",
            "board.square(row, col)), 0)\n",
            "board.square(row, col)), 0)\n    return scores\n",
        ),
        "returns a value",
    ),
    _slip(
        "Fatima swaps row and column of the scores",
        by("Fatima", "        scores[row][col] += gain", "        scores[col][row] += gain"),
        "swaps rows and columns",
    ),
)
"""Slips in mc_trial and mc_update_scores."""
SLIPS = (*_FIRST_SLIPS, *MORE_SLIPS)
"""Every slip with the names of its mistakes, all of which must be named and no others."""
