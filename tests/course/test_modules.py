"""The stand-ins for the course's modules behave exactly like the originals."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Iterator

import pytest

from tttmc_app.course import install_modules
from tttmc_app.course.modules import COURSE_MODULES, Nothing, course_module, may_stand_in
from tttmc_app.course.provided import (
    DRAW,
    EMPTY,
    PLAYERO,
    PLAYERX,
    STRMAP,
    TestSuite,
    TTTBoard,
    play_game,
    switch_player,
)


def board(text: str, reverse: bool = False) -> TTTBoard:
    """Return the course board that a text describes."""
    marks = {".": EMPTY, "X": PLAYERX, "O": PLAYERO}
    rows = [[marks[cell] for cell in row] for row in text.split("/")]
    return TTTBoard(len(rows), reverse, rows)


def test_constants_are_plain_numbers() -> None:
    """The constants are plain ints: students write literals, compare with `is` and add one."""
    assert (EMPTY, PLAYERX, PLAYERO, DRAW) == (1, 2, 3, 4)
    assert {type(each) for each in (EMPTY, PLAYERX, PLAYERO, DRAW)} == {int}
    assert STRMAP == {1: " ", 2: "X", 3: "O"}


def test_a_board_copies_the_corner_that_it_needs() -> None:
    """Extra cells are ignored, keyword arguments work, and too small a grid raises IndexError."""
    grid = [[1, 2, 9], [3, 1, 9], [9, 9, 9]]
    made = TTTBoard(dim=2, reverse=True, board=grid)
    assert vars(made)["_board"] == [[1, 2], [3, 1]]
    assert (vars(made)["_dim"], vars(made)["_reverse"]) == (2, True)
    grid[0][0] = 7
    assert made.square(0, 0) == 1
    with pytest.raises(IndexError):
        TTTBoard(4, False, grid)


def test_a_board_as_text() -> None:
    """Bars separate cells, rules separate rows, and each row ends with a newline."""
    assert str(board("XO/.X")) == "X | O\n-----\n  | X\n"
    assert str(TTTBoard(1)) == " \n"
    assert str(board("X../.O./...")).split("\n")[1] == "-" * 9


def test_squares_and_moves() -> None:
    """Negative indices wrap, those past the end raise IndexError; occupied squares don't change."""
    made = TTTBoard(3)
    assert made.get_dim() == 3
    made.move(0, 0, PLAYERX)
    assert made.square(-3, -3) == PLAYERX
    made.move(0, 0, PLAYERO)
    made.move(2, 2, "anything")
    assert (made.square(0, 0), made.square(2, 2)) == (PLAYERX, "anything")
    with pytest.raises(IndexError):
        made.square(3, 0)
    empty = made.get_empty_squares()
    assert empty == [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]
    empty.clear()
    assert len(made.get_empty_squares()) == 7


def test_a_clone_is_a_plain_board() -> None:
    """A clone of a derived board is a plain course board that keeps the reverse setting."""

    class Mine(TTTBoard):
        pass

    copy = Mine(2, True).clone()
    assert type(copy) is TTTBoard
    assert vars(copy)["_reverse"] is True
    copy.move(0, 0, PLAYERX)
    assert TTTBoard(2) != TTTBoard(2)


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("XXX/OO./...", PLAYERX),
        ("XO./XO./.O.", PLAYERO),
        ("X.O/OX./..X", PLAYERX),
        ("X.O/XO./O..", PLAYERO),
        ("XOX/XOO/OXX", DRAW),
        ("XX./OO./...", None),
        ("OOO/XXX/...", PLAYERO),
        ("XXO/XOX/XOO", PLAYERX),
        ("X", PLAYERX),
    ],
)
def test_check_win_returns_the_winner(text: str, winner: int | None) -> None:
    """The first full line decides, even on a full board; in reverse mode the other player wins."""
    assert board(text).check_win() == winner
    other = switch_player(winner) if winner in (PLAYERX, PLAYERO) and winner else winner
    assert board(text, reverse=True).check_win() == other


def test_a_board_without_squares_is_a_draw() -> None:
    """check_win calls get_empty_squares, which a derived class may override."""

    class Full(TTTBoard):
        def get_empty_squares(self) -> list[tuple[int, int]]:
            """Return no squares."""
            return []

    assert TTTBoard(0).check_win() == DRAW
    assert Full(3).check_win() == DRAW


def test_switching_players() -> None:
    """switch_player returns O for X, and X for anything else."""
    assert [switch_player(each) for each in (2, 3, 1, "x")] == [3, 2, 2, 2]


def mover(moves: Iterator[tuple[int, int]]) -> Callable[[TTTBoard, int, int], tuple[int, int]]:
    """Return a move function that plays these squares."""

    def move(_board: TTTBoard, _player: int, _trials: int) -> tuple[int, int]:
        return next(moves)

    return move


def first(board: TTTBoard, _player: int, _trials: int) -> tuple[int, int]:
    """Play the first empty square."""
    return board.get_empty_squares()[0]


@pytest.mark.parametrize(
    ("squares", "reverse", "end"),
    [
        ("00 10 01 11 02", False, "X wins!"),
        ("00 10 01 11 02", True, "O wins!"),
        ("00 00 01 22 02", False, "X wins!"),
        ("00 10 01 11 22 12", False, "O wins!"),
        ("00 11 22 01 21 20 02 12 10", False, "Tie!"),
    ],
)
def test_a_game_on_the_console(
    squares: str, reverse: bool, end: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """play_game prints the board after each move and the result; an illegal move loses the turn."""
    moves = [(int(each[0]), int(each[1])) for each in squares.split()]
    play_game(mover(iter(moves)), 1, reverse)
    printed = capsys.readouterr().out
    assert printed.endswith(f"\n\n\n{end}\n")
    assert printed.count("---------\n") == 2 * len(moves)
    assert printed.startswith("X |   |  \n---------\n  |   |  \n---------\n  |   |  \n\n\n")


def test_a_suite_prints_what_fails(capsys: pytest.CaptureFixture[str]) -> None:
    """The suite prints nothing if a test passes, compares with != and has public counters."""
    suite = TestSuite()
    suite.run_test(1, 1.0, "same")
    suite.run_test([1], (1,), "Test 2:")
    suite.run_test(1, 2)
    suite.report_results()
    assert (suite.total_tests, suite.failures) == (3, 2)
    assert capsys.readouterr().out == (
        "Test 2: Computed: [1] Expected: (1,)\n Computed: 1 Expected: 2\nRan 3 tests. 2 failures.\n"
    )


@pytest.mark.parametrize(
    ("name", "module"),
    [
        ("poc_ttt_provided", "poc_ttt_provided"),
        ("ttt_board", "poc_ttt_provided"),
        ("poc.tic_tac_toe.poc_ttt_gui", "poc_ttt_gui"),
        ("ttt_gui", "poc_ttt_gui"),
        ("tic_tac_toe_gui", "poc_ttt_gui"),
        ("poc_simpletest", "poc_simpletest"),
        ("simpleguitk", "simplegui"),
        ("random", None),
        ("tictactoe", None),
        ("numpy", None),
    ],
)
def test_names_that_students_use(name: str, module: str | None) -> None:
    """Only renamed copies and packages are recognised."""
    assert course_module(name) == module
    assert not may_stand_in("numpy")
    assert may_stand_in("user12_Abc")


def test_a_plain_session_can_have_the_modules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After install_modules is called, the modules can be imported; run_gui uses the terminal."""
    for name in COURSE_MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    typed = iter(["what", "0 0", "1,0"])

    def answer(_prompt: str) -> str:
        return next(typed)

    monkeypatch.setattr(builtins, "input", answer)
    try:
        install_modules()
        provided, gui = (__import__(name) for name in COURSE_MODULES[:2])
        assert provided.TTTBoard is TTTBoard
        gui.run_gui(2, provided.PLAYERX, first, 1)
    finally:
        for name in COURSE_MODULES:
            sys.modules.pop(name, None)
    assert capsys.readouterr().out.endswith("X | X\n-----\nO |  \n\nX Wins!\n")


def test_nothing_supports_every_operation() -> None:
    """Every operation on an object from a stand-in module returns that object."""
    nothing = Nothing()
    for come_to in (nothing / 2, 3 - nothing, nothing * nothing, -nothing, nothing.a(1)["b"]):
        assert isinstance(come_to, Nothing)
    assert f"{int(nothing)} {float(nothing):.1f}" == "0 0.0"
    words = "%d of %.1f"
    assert words % (nothing, nothing) == "0 of 0.0"
    assert (nothing < 1, nothing > -1, nothing > 0, nothing < nothing) == (True, True, False, False)
    assert sum([nothing, nothing]) is nothing
    with pytest.raises(TypeError):
        [0][nothing]  # type: ignore[call-overload]  # it must not be an index
