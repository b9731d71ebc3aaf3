"""The checks of mc_trial, told about functions whose games can be worked out by hand.

Most of them fill the first empty square, so that X wins on an empty 3×3 board with its fourth move,
`XOX/OXO/X..`, and on the begun one with its third, `XXO/OXX/OXO`.
"""

from __future__ import annotations

import re

import pytest

from tests.grading.in_process import checked
from tests.grading.submissions import TRIAL
from tttmc_app.grading.check_mc_trial import examine

LOOP = "    while board.check_win() is None:\n"
FIRST = "        row, col = board.get_empty_squares()[0]\n        board.move(row, col, player)\n"
DICE = FIRST.replace("board.get_empty_squares()[0]", "random.choice(board.get_empty_squares())")
SWITCH = "        player = provided.switch_player(player)\n"
OTHER = "    player = provided.switch_player(player)\n"
AT_ONCE = "    given, board = board, board.clone()\n{}    given._board[:] = board._board\n"
"""Plays on a copy and replaces the rows of the board at the end, so that the order isn't known."""

OVER, KEEPS, TURNS = (
    "the game is over afterwards",
    "continues from the marks on the board",
    "the players take turns",
)
BEGINS, STOPS, RANDOM = (
    "the given player moves first",
    "stops as soon as a player wins",
    "moves are random",
)
REVERSE, SIZES, NONE = "the reverse game", "other board sizes", "returns None"
NOT_OVER = ("“mc_trial: the game is over afterwards” fails",)
X_2, X_3, O_3 = (
    f"mc_trial(board, PLAYER{player}) on {board}"
    for player, board in (("X", "../.."), ("X", ".../.../..."), ("O", ".../.../..."))
)
X_BEGUN, X_REVERSE = X_3.replace(".../.../...", "X.O/.X./..O"), f"{X_3} (reverse)"
RESULT = "a board on which check_win() returns a result"
PLAY_ON = "continue until check_win() is no longer None"
HERE = "play the moves on the board passed in"
WHOLE, EVENLY = "a game played to its end", "every empty square about equally often"
IN_TURN, FULL_LINE = "X and O to move in turn", "the game to end with the first full line"
NO_VALUE = "return None, since the game is on the board passed in"
STRENGTH, POINTS, UNKNOWN = (
    "costs strength, slip",
    "costs points only, slip",
    "may cost strength, slip",
)
ORDER = "may cost strength, turn_order"
ALIKE = (
    f"{X_2}, 144 times",
    "the same game every time",
    EVENLY,
    "always plays the same game: choose the moves at random",
    STRENGTH,
)
TOO_LONG = "continues after the game is over: call check_win() after every move"


def trial(body: str) -> dict[str, tuple[str, ...]]:
    """Return what is told about a file whose mc_trial has this body."""
    return checked(examine, TRIAL, f"def mc_trial(board, player):\n{body}")


def all_but_over(*more: str) -> dict[str, tuple[str, ...]]:
    """Return the checks that aren't run if no game ends."""
    return dict.fromkeys(
        (KEEPS, TURNS, BEGINS, STOPS, RANDOM, REVERSE, SIZES, NONE, *more), NOT_OVER
    )


def test_a_right_function_passes_everything() -> None:
    """So does one that repeats its moves, writes to the list, or copies a finished board back."""
    assert trial(LOOP + DICE + SWITCH) == {}
    again = DICE + "        board.move(row, col, player)\n"
    assert trial(LOOP + again + SWITCH) == {}
    on_rows = LOOP + DICE.replace("board.move(row, col, player)", "board._board[row][col] = player")
    assert trial(on_rows + SWITCH) == {}
    at_once = AT_ONCE.format(LOOP + DICE + SWITCH)
    assert trial(at_once) == {}
    some = "    if random.random() < 0.5:\n        return play(board, player)\n"
    play = f"def play(board, player):\n{at_once}\n\n"
    seen = LOOP + DICE + SWITCH
    assert checked(examine, TRIAL, f"{play}def mc_trial(board, player):\n{some}{seen}") == {}


@pytest.mark.parametrize(
    ("body", "came", "hint", "cost"),
    [
        ("    pass\n", "the board unchanged, ../..", f"places no marks: {HERE}", STRENGTH),
        ("    return 7\n", "the board unchanged, ../..", f"places no marks: {HERE}", STRENGTH),
        (
            "    board = board.clone()\n" + LOOP + DICE + SWITCH,
            "the board unchanged, ../..",
            f"plays on a copy: {HERE}",
            UNKNOWN,
        ),
        (
            "    return provided.TTTBoard(board.get_dim())\n",
            "the board unchanged, ../..",
            f"plays on a copy: {HERE}",
            UNKNOWN,
        ),
    ],
)
def test_a_board_left_as_it_was(body: str, came: str, hint: str, cost: str) -> None:
    """Moves on another board, or another board returned, are moves on a copy; no moves are none."""
    assert trial(body) == {OVER: (X_2, came, RESULT, hint, cost), **all_but_over()}


def test_an_error_is_told_once() -> None:
    """All other checks then aren't run."""
    raised = "ZeroDivisionError: division by zero"
    expected = (X_2, raised, WHOLE, "", "can forfeit games, slip")
    assert trial(LOOP + DICE + SWITCH + "    1 / 0\n") == {OVER: expected, **all_but_over()}


def test_games_that_end_too_early() -> None:
    """One move in every game is named as such, two or more as an early end."""
    once = LOOP.replace("while", "if")
    hint = f"makes only one move: {PLAY_ON}"
    others = dict.fromkeys((RANDOM, REVERSE, SIZES), NOT_OVER)
    assert trial(once + FIRST) == {OVER: (X_2, "X./..", RESULT, hint, STRENGTH), **others}
    hint = f"ends too early: {PLAY_ON}"
    assert trial((once + FIRST + SWITCH) * 2) == {
        OVER: (X_2, "XO/..", RESULT, hint, STRENGTH),
        **others,
    }
    # Whether squares of another size remain empty says nothing about the 3×3 games.
    small = f"    if board.get_dim() < 3:\n        return\n{LOOP}{DICE}{SWITCH}"
    assert trial(small) == {
        OVER: (X_2, "the board unchanged, ../..", RESULT, hint, STRENGTH),
        **dict.fromkeys((RANDOM, SIZES), NOT_OVER),
    }


def test_strange_marks() -> None:
    """A board with something else on it isn't over, and it is said what is wrong."""
    hint = "places something other than PLAYERX and PLAYERO: call board.move(row, col, player)"
    found = trial("    board.move(0, 0, 7)\n")
    assert found[OVER] == (X_2, "?./..", RESULT, hint, STRENGTH)
    found = trial("    board.move(0, 0, 7)\n    board.move(0, 0, 7)\n")
    assert found[OVER][3] == hint, "refused moves aren't why it isn't over"
    found = trial("    board._board[0][0] = 'X'\n")
    assert found[OVER] == (X_2, "?./..", RESULT, hint, STRENGTH)


def test_moves_that_were_refused_may_be_why_a_game_is_not_over() -> None:
    """The early end is then not named."""
    found = trial("    board.move(0, 0, player)\n    board.move(0, 0, player)\n")
    assert found[OVER] == (X_2, "X./..", RESULT, "", STRENGTH)


def test_turns() -> None:
    """Each way to disturb the turns is named; where they begin isn't blamed for it."""
    one_side = (
        "never changes sides: call switch_player(player) after every move and keep its result"
    )
    came = "moves by XXX, in this order: moves 1 and 2 are the same player's"
    assert trial(LOOP + FIRST) == {
        TURNS: (X_3, came, IN_TURN, one_side, "costs strength, one_side"),
        RANDOM: ALIKE,
    }
    twice = "lets a player move twice in a row: change sides exactly once after every move"
    third = SWITCH.replace("player = ", "if len(board.get_empty_squares()) != 6: player = ")
    # The board is XOX/XOX/OXO in the end, a tie.
    came = "moves by XOXXOXOXO, in this order: moves 3 and 4 are the same player's"
    assert trial(LOOP + FIRST + third)[TURNS] == (X_3, came, IN_TURN, twice, ORDER)
    lost = (
        "loses a turn when it picks an occupied square: choose only among empty squares, since a "
        "move to an occupied square does nothing, and change sides only after a real move"
    )
    refused = (
        "        if len(board.get_empty_squares()) == 8:\n"
        "            board.move(0, 0, player)\n    " + SWITCH
    )
    came = "moves by XXOXOXO, in this order: moves 1 and 2 are the same player's"
    assert trial(LOOP + FIRST + SWITCH + refused)[TURNS] == (X_3, came, IN_TURN, lost, ORDER)
    # X loses its turn by a refused move, but O simply moves twice.
    other = refused.replace(
        "            board.move(0, 0, player)\n",
        "            if player == provided.PLAYERO: board.move(0, 0, player)\n",
    )
    assert trial(LOOP + FIRST + SWITCH + other)[TURNS] == (X_3, came, IN_TURN, twice, ORDER)


def test_a_turn_lost_before_the_first_move() -> None:
    """The wrong player moves first only because the right one's move was refused."""
    refused = (
        "    if board.square(1, 1) != provided.EMPTY:\n"
        f"        board.move(1, 1, player)\n    {OTHER}"
    )
    small = "    if board.get_dim() < 3:\n        board.square = lambda row, col: provided.EMPTY\n"
    found = trial(small + refused + LOOP + FIRST + SWITCH)
    assert found.keys() == {TURNS, RANDOM}
    assert found[TURNS][:2] == (X_BEGUN, "moves by OXO, in this order")
    assert found[TURNS][3].startswith("loses a turn when it picks an occupied square: ")


@pytest.mark.parametrize(
    ("change", "called", "turns", "player", "name"),
    [
        (OTHER, X_3, "OXOXOXO", "X", "lets the opponent move first"),
        ("    player = 2\n", O_3, "XOXOXOX", "O", "always lets PLAYERX move first"),
        ("    player = 3\n", X_3, "OXOXOXO", "X", "always lets PLAYERO move first"),
        (
            f"    if board.get_dim() == 3 and len(board.get_empty_squares()) < 9:\n    {OTHER}",
            X_BEGUN,
            "OXO",
            "X",
            "does not always let the player passed in move first",
        ),
    ],
)
def test_the_first_player(change: str, called: str, turns: str, player: str, name: str) -> None:
    """Who moved, who should have, and whether it is always the opponent or always the same side."""
    rest = "the player passed in moves first"
    if name == "lets the opponent move first":
        rest += "; change sides after the move, not before it"
    assert trial(change + LOOP + FIRST + SWITCH) == {
        BEGINS: (
            called,
            f"moves by {turns}, in this order",
            f"PLAYER{player} to move first",
            f"{name}: {rest}",
            ORDER,
        ),
        RANDOM: ALIKE,
    }


def test_games_that_go_on_too_long() -> None:
    """The move after which each game was over is named; the reverse game isn't told again."""
    full = "    while board.get_empty_squares():\n"
    came = "moves by XOXOXOXOX, though the game was over after move 7"
    stops = ("“mc_trial: stops as soon as a player wins” fails",)
    assert trial(full + FIRST + SWITCH) == {
        STOPS: (X_3, came, FULL_LINE, TOO_LONG, STRENGTH),
        RANDOM: ALIKE,
        REVERSE: stops,
    }
    only_reverse = f"    while board._reverse and board.get_empty_squares():\n{FIRST}{SWITCH}"
    assert trial(only_reverse + LOOP + DICE + SWITCH) == {
        REVERSE: (X_REVERSE, came, FULL_LINE, TOO_LONG, STRENGTH)
    }


def test_boards_filled_at_once_are_judged_by_their_marks() -> None:
    """If the order isn't known, the marks show who moved too often, and that the game went on."""
    one = "    while board.get_empty_squares():\n"
    found = trial(AT_ONCE.format(one + FIRST))
    counts = "XXX/XXX/XXX, 9 moves by PLAYERX and 0 moves by PLAYERO"
    assert found[TURNS][:3] == (X_3, counts, "numbers of moves that differ by at most 1")
    assert found[TURNS][3].startswith("never changes sides: ")
    assert trial(AT_ONCE.format(LOOP + FIRST + SWITCH)) == {RANDOM: ALIKE}
    # Of eight squares one that the opponent had filled becomes the first player's.
    eight = "    while len(board.get_empty_squares()) > 1:\n"
    found = trial(
        AT_ONCE.format(
            eight + FIRST + SWITCH + "    given._board[:] = board._board\n"
            "    board._board[-1][-2] = board._board[-1][0]\n"
        )
    )
    counts = "XOX/OXO/XX., 5 moves by PLAYERX and 3 moves by PLAYERO"
    assert found[TURNS][:2] == (X_3, counts)
    # If only the opponent has moved, nobody can tell who would have been first.
    found = trial(AT_ONCE.format(OTHER + one + FIRST))
    assert found.keys() == {TURNS, STOPS, RANDOM, REVERSE}
    assert found[TURNS][1] == "OOO/OOO/OOO, 0 moves by PLAYERX and 9 moves by PLAYERO"
    # The last two squares are both filled for the player that made the first move.
    found = trial(
        AT_ONCE.format(
            one + FIRST + SWITCH + "    given._board[:] = board._board\n"
            "    board._board[-1][-2] = board._board[-1][-1]\n"
        )
    )
    assert found[TURNS] == (
        X_3,
        "XOX/OXO/XXX, 6 moves by PLAYERX and 3 moves by PLAYERO",
        "numbers of moves that differ by at most 1",
        "",
        ORDER,
    )
    # Both diagonals and a row are full: no mark can have been the last.
    assert found[STOPS][:2] == (X_3, "XOX/OXO/XXX")
    found = trial(AT_ONCE.format(OTHER + one + FIRST + SWITCH))
    assert found[BEGINS] == (
        X_3,
        "OXO/XOX/OXO, 4 moves by PLAYERX and 5 moves by PLAYERO",
        "PLAYERX to have moved as often as the opponent, or once more",
        "",
        "may cost strength, turn_order",
    )
    # The middle may have been last on OXO/XOX/OXO; on this board both sides have a full column.
    assert found[STOPS] == (X_BEGUN, "XOO/XXO/XOO", FULL_LINE, TOO_LONG, STRENGTH)


def test_marks_that_were_there_must_stay() -> None:
    """A cleared board is named as such, and no other check but the turns depends on it."""
    clear = "    board._board[:] = [[1] * board.get_dim() for _ in range(board.get_dim())]\n"
    hint = "changes marks that were already there: a trial continues from the board passed in"
    assert trial(clear + LOOP + FIRST + SWITCH) == {
        KEEPS: (X_BEGUN, "XOX/OXO/X..", "the existing marks unchanged", hint, STRENGTH),
        RANDOM: ALIKE,
    }
    # Such marks may be what makes a board look as if play had gone on after the end.
    full = "    while board.get_empty_squares():\n"
    found = trial(AT_ONCE.format(clear + full + FIRST + SWITCH))
    assert (KEEPS in found, STOPS in found) == (True, False)
    only_begun = "    if board.square(0, 0) != provided.EMPTY:\n        return\n"
    found = trial(only_begun + LOOP + DICE + SWITCH)
    unchanged = "the board unchanged, X.O/.X./..O"
    hint = f"places no marks: {HERE}"
    assert found[KEEPS] == (X_BEGUN, unchanged, RESULT, hint, STRENGTH)
    fails = ("“mc_trial: continues from the marks on the board” fails",)
    assert {each: found[each] for each in (TURNS, BEGINS, STOPS)} == dict.fromkeys(
        (TURNS, BEGINS, STOPS), fails
    )
    assert REVERSE not in found


def test_returned_values() -> None:
    """A board and any other value have their own texts; the games are still right."""
    for value, came, name in (
        ("board", "a TTTBoard", "returns the board"),
        ("[1, 2]", "[1, 2]", "returns a value"),
        ("False", "False", "returns a value"),
    ):
        assert trial(f"{LOOP}{DICE}{SWITCH}    return {value}\n") == {
            NONE: (X_3, came, "None", f"{name}: {NO_VALUE}", POINTS)
        }


def test_a_size_that_fails() -> None:
    """A function that fails on 4×4 boards fails only the check of other sizes."""
    large = "    if board.get_dim() == 4:\n        return\n"
    found = trial(large + LOOP + DICE + SWITCH)
    (call, came, *_) = found.pop(SIZES)
    assert (found, call) == ({}, "mc_trial(board, PLAYERX) on ..../..../..../....")
    assert came == "the board unchanged, ..../..../..../...."


def test_squares_that_are_not_equally_likely() -> None:
    """The counts of the squares show which are left out, in the move for which it matters most."""
    hint = "does not choose all empty squares with equal probability: use random.choice on them"
    for number, choice in (
        (1, "empty[:3] if len(empty) == 4 else empty"),
        (2, "empty[:2] if len(empty) == 3 else empty"),
    ):
        body = f"        row, col = random.choice({choice})\n"
        found = trial(
            LOOP
            + "        empty = board.get_empty_squares()\n"
            + body
            + "        board.move(row, col, player)\n"
            + SWITCH
        )
        call, came, expected, said, cost = found.pop(RANDOM)
        assert found == {}
        assert (call, expected, said, cost) == (f"{X_2}, 144 times", EVENLY, hint, UNKNOWN)
        counts = re.fullmatch(
            rf"as move {number}, the empty squares in order: ([\d, ]+), 0 times", came
        )
        assert counts is not None
        assert sum(map(int, counts[1].split(", "))) == 144
    unseen = (
        "        empty = board.get_empty_squares()\n        row, col = random.choice(empty[:2])\n"
    )
    found = trial(AT_ONCE.format(LOOP + unseen + "        board.move(row, col, player)\n" + SWITCH))
    # X begins at 00 or 01, O follows at one of the first two left, and X takes either of the rest:
    # two of these eight games end alike.
    assert found == {RANDOM: (f"{X_2}, 144 times", "7 different games", EVENLY, hint, UNKNOWN)}
