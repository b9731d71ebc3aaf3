"""`run_gui` where there is no window: a game in the terminal, for plain Python sessions."""

from __future__ import annotations

from tttmc_app.course.provided import DRAW, PLAYERO, PLAYERX, MoveFunction, TTTBoard, switch_player

GAME_OVER = {PLAYERX: "X Wins!", PLAYERO: "O Wins!", DRAW: "It's a tie!"}


def run_gui(
    board_size: int,
    ai_player: int,
    ai_function: MoveFunction,
    ntrials: int,
    reverse: bool = False,
) -> None:
    """Let a person play against a function; they type a row and a column, from 0. X begins."""
    board = TTTBoard(board_size, reverse)
    player = PLAYERX
    while (winner := board.check_win()) is None:
        if player == ai_player:
            row, col = ai_function(board.clone(), player, ntrials)
        else:
            print(board)
            square = _asked(board)
            if square is None:
                return
            row, col = square
        board.move(row, col, player)
        player = switch_player(player)
    print(board)
    print(GAME_OVER.get(winner, ""))


def _asked(board: TTTBoard) -> tuple[int, int] | None:
    """Return the empty square that a person names, or None where they have enough."""
    while True:
        try:
            words = input("Your move (row column): ").replace(",", " ").split()
        except EOFError:
            return None
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(numbers) == 2 and (numbers[0], numbers[1]) in board.get_empty_squares():
            return numbers[0], numbers[1]
        print("Type the row and the column of an empty square, such as 0 2.")
