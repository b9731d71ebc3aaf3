"""Common mistakes in mc_trial."""

from __future__ import annotations

from tttmc_app.core import Text
from tttmc_app.grading.checks import Cost, Damage, Mistake

_PLAY_ON = Text("continue until check_win() is no longer None")
_ON_GIVEN_BOARD = Text("play the moves on the board passed in")
_NONE_EXPECTED = Text("return None, since the game is on the board passed in")
ONE_MOVE = Mistake(Text("makes only one move"), _PLAY_ON, Cost.STRENGTH)
TOO_SHORT = Mistake(Text("ends too early"), _PLAY_ON, Cost.STRENGTH)
ON_A_COPY = Mistake(Text("plays on a copy"), _ON_GIVEN_BOARD, Cost.UNKNOWN)
NO_MARKS = Mistake(Text("places no marks"), _ON_GIVEN_BOARD, Cost.STRENGTH)
ONE_SIDE = Mistake(
    Text("never changes sides"),
    Text("call switch_player(player) after every move and keep its result"),
    Cost.STRENGTH,
    Damage.ONE_SIDE,
)
LOSES_TURN = Mistake(
    Text("loses a turn when it picks an occupied square"),
    Text(
        "choose only among empty squares, since a move to an occupied square does nothing, and "
        "change sides only after a real move"
    ),
    Cost.UNKNOWN,
    Damage.TURN_ORDER,
)
MOVES_TWICE = Mistake(
    Text("lets a player move twice in a row"),
    Text("change sides exactly once after every move"),
    Cost.UNKNOWN,
    Damage.TURN_ORDER,
)
OPPONENT_FIRST = Mistake(
    Text("lets the opponent move first"),
    Text("the player passed in moves first; change sides after the move, not before it"),
    Cost.UNKNOWN,
    Damage.TURN_ORDER,
)
NOT_ALWAYS_FIRST = Mistake(
    Text("does not always let the player passed in move first"),
    Text("the player passed in moves first"),
    Cost.UNKNOWN,
    Damage.TURN_ORDER,
)
TOO_LONG = Mistake(
    Text("continues after the game is over"),
    Text("call check_win() after every move"),
    Cost.STRENGTH,
)
REMOVES_MARKS = Mistake(
    Text("changes marks that were already there"),
    Text("a trial continues from the board passed in"),
    Cost.STRENGTH,
)
WRONG_MARKS = Mistake(
    Text("places something other than PLAYERX and PLAYERO"),
    Text("call board.move(row, col, player)"),
    Cost.STRENGTH,
)
RETURNS_BOARD = Mistake(Text("returns the board"), _NONE_EXPECTED, Cost.POINTS)
RETURNS_VALUE = Mistake(Text("returns a value"), _NONE_EXPECTED, Cost.POINTS)
SAME_GAME = Mistake(
    Text("always plays the same game"), Text("choose the moves at random"), Cost.STRENGTH
)
UNEVEN = Mistake(
    Text("does not choose all empty squares with equal probability"),
    Text("use random.choice on them"),
    Cost.UNKNOWN,
)
