"""Stand-ins for modules that are missing or have other names, and games in the terminal."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from types import resolve_bases

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.course import BoardValue, Opaque
from tttmc_app.course.modules import (
    CODESKULPTOR,
    GUI,
    PROVIDED,
    SIMPLEGUI,
    SIMPLETEST,
    Nothing,
    StandIn,
    course_module,
    make_module,
    may_stand_in,
)
from tttmc_app.course.protocol import board_of
from tttmc_app.course.provided import (
    PLAYERO,
    PLAYERX,
    TestSuite,
    TTTBoard,
    board_value,
    run_gui,
    with_boards,
)

NAMES = {
    PROVIDED: "poc_ttt_provided POC_TTT_Provided a.b.poc_ttt_provided ttt_class my_ttt_engine"
    " tictactoe_game tic_tac_toe_board tictac_base ttt_provided_v2 provided provided2 poc_provided"
    " noughts_board",
    GUI: "poc_ttt_gui ttt_gui tictactoe_gui_2 x_tic_tac_toe_gui gui_ttt my_gui_tictactoe",
    SIMPLETEST: "poc_simpletest simpletest poc_simple_test my_simpletest2",
    SIMPLEGUI: "simplegui simpleguitk simplegui2pygame",
    CODESKULPTOR: "codeskulptor codeskulptor3",
}


def test_modules_under_other_names() -> None:
    """Every usual name of a copy is known as the course's module."""
    for module, names in NAMES.items():
        for name in names.split():
            assert course_module(name) == module, name
    unknown = "gui board ttt tictactoe guitar test random unprovided provided_by_me providedx"
    for name in unknown.split():
        assert course_module(name) is None, name


def test_modules_that_may_be_missing() -> None:
    """Test suites, course modules and packages for display have stand-ins; others don't."""
    for name in (
        *("user40_Abc", "USER3_x", "user12", "poc_grid", "simpleplot", "simplemap", "numeric"),
        *("my_tests", "TestSuite", "owltest", "a.suite", "pygame", "pygame.locals", "turtle"),
        *("matplotlib.pyplot", "SimpleGUICS2Pygame.simpleguics2pygame", "tkinter", "pylab"),
        "seaborn",
    ):
        assert may_stand_in(name), name
    for name in ("numpy", "scipy", "user", "board", "pygames", "poc", "simple", "username_1"):
        assert not may_stand_in(name), name


def test_what_the_courses_modules_contain() -> None:
    """Each has the names that the course documents, and the games that are passed in."""

    def gui(*_given: object) -> None:
        """Do nothing."""

    def play(*_given: object) -> None:
        """Do nothing."""

    provided = make_module(PROVIDED, gui, play)
    assert set(provided.__all__) == {
        *("EMPTY", "PLAYERX", "PLAYERO", "DRAW", "STRMAP", "TTTBoard", "switch_player"),
        "play_game",
    }
    assert provided.play_game is play
    provided.STRMAP[1] = "!"
    assert make_module(PROVIDED, gui, play).STRMAP == {1: " ", 2: "X", 3: "O"}
    window = make_module(GUI, gui, play)
    assert (window.__all__, window.run_gui) == (["run_gui"], gui)
    suite = make_module(SIMPLETEST, gui, play)
    assert (suite.__all__, suite.TestSuite) == (["TestSuite"], TestSuite)
    skulptor = make_module(CODESKULPTOR, gui, play)
    assert set(skulptor.__all__) == {"set_timeout", "file2url"}
    assert (skulptor.set_timeout(9), skulptor.set_timeout()) == (None, None)
    assert skulptor.file2url("a.png") == "a.png"
    simple = make_module(SIMPLEGUI, gui, play)
    assert simple.__all__ == ["KEY_MAP"]
    assert {key: simple.KEY_MAP[key] for key in ("space", "left", "down", "0", "9", "a", "z")} == {
        "space": 0,
        "left": 1,
        "down": 4,
        "0": 5,
        "9": 14,
        "a": 15,
        "z": 40,
    }
    assert len(simple.KEY_MAP) == 41
    for module in (provided, window, suite, skulptor, simple):
        assert module.__name__ in NAMES


def test_a_stand_in_does_nothing() -> None:
    """Any name can be called and read; special names are missing as in other modules."""
    module = StandIn("x.y", {"given": 3})
    special = {name: vars(module)[name] for name in ("__name__", "__path__", "__all__", "given")}
    assert special == {"__name__": "x.y", "__path__": [], "__all__": ["given"], "given": 3}
    assert isinstance(module.anything(1, key=2).more[3], Nothing)
    assert vars(StandIn("x"))["__all__"] == []
    for thing in (module, Nothing()):
        with pytest.raises(AttributeError, match="__special__"):
            getattr(thing, "__special__")  # noqa: B009 - the name is the point


def test_nothing_behaves_like_zero_and_empty() -> None:
    """Comparisons are those of 0 with numbers; everything else gives nothing again."""
    nothing = Nothing()
    assert [(nothing < n, nothing <= n, nothing > n, nothing >= n) for n in (-1, 0, 1)] == [
        (False, False, True, True),
        (False, True, False, True),
        (True, True, False, False),
    ]
    other = Nothing()
    assert (nothing < other, nothing <= other, nothing > other, nothing >= other) == (
        *(False, True, False, True),
    )
    assert (len(nothing), bool(nothing), list(nothing), int(nothing), float(nothing)) == (
        *(0, False, [], 0, 0.0),
    )
    for found in (
        *(nothing + 1, 1 + nothing, nothing - 1, 1 - nothing, nothing * 2, 2 * nothing),
        *(nothing / 2, 2 / nothing, nothing // 2, 2 // nothing, nothing % 2, nothing**2),
        *(2**nothing, -nothing, +nothing, abs(nothing), nothing[0], nothing.x, nothing(1)),
    ):
        assert found is nothing
    nothing["key"] = 3
    with nothing as within:
        assert within is nothing
    assert repr(nothing) == "nothing"
    assert resolve_bases((nothing, int)) == (int,)  # a student may derive a class from it


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Return a function that sets what a player types, and returns the prompts."""

    def type_in(lines: str) -> list[str]:
        answers, prompts = iter(lines.split("/")), list[str]()

        def answer(prompt: str) -> str:
            prompts.append(prompt)
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        return prompts

    return type_in


Type = Callable[[str], list[str]]


def last(board: TTTBoard, player: int, trials: int) -> tuple[int, int]:
    """Play the last empty square, on a board of its own."""
    row, col = board.get_empty_squares()[-1]
    board.move(0, 0, player)
    sys.stdout.write(f"asked {player} {trials}\n")
    return row, col


def test_a_game_in_the_terminal(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    """The player is asked until an empty square is typed; the machine gets a clone."""
    prompts = typed("x/2 2/ 0, 1 /3 3/0 1/0 0 0/0 ²/0,2/0 0")
    run_gui(3, PLAYERX, last, 7)
    assert set(prompts) == {"Your move (row column): "}
    assert len(prompts) == 8
    help_text = "Type the row and column of an empty square, such as 0 2.\n"
    first = "  |   |  \n---------\n  |   |  \n---------\n  |   | X\n"
    second = "  | O |  \n---------\n  |   |  \n---------\n  | X | X\n"
    third = "  | O | O\n---------\n  |   |  \n---------\nX | X | X\n"
    printed = capsys.readouterr().out
    assert printed == (
        f"asked 2 7\n{first}\n{help_text * 2}asked 2 7\n{second}\n{help_text * 4}asked 2 7\n"
        f"{third}\nX Wins!\n"
    )


@pytest.mark.parametrize(
    ("size", "machine", "lines", "reverse", "end"),
    [
        (1, PLAYERO, "0 0", False, "X Wins!\n"),
        (1, PLAYERO, "0 0", True, "O Wins!\n"),
        (2, PLAYERO, "0 0/0 1", False, "X Wins!\n"),
        (2, PLAYERX, "0 0/0 1", True, "O Wins!\n"),
        (3, PLAYERO, "1 1", False, "O |   \n"),
    ],
)
def test_how_games_in_the_terminal_end(
    typed: Type,
    capsys: pytest.CaptureFixture[str],
    size: int,
    machine: int,
    lines: str,
    reverse: bool,
    end: str,
) -> None:
    """The result is printed; at the end of the input the game just ends."""
    typed(lines)
    run_gui(size, machine, last, 1, reverse)
    printed = capsys.readouterr().out
    assert printed.endswith(end) or ("Wins" not in printed and size == 3)


@pytest.mark.parametrize("size", [1, 2, 4, 5])
def test_every_line_of_a_larger_board_wins(size: int) -> None:
    """Rows, columns and both diagonals win on boards of any size, and nothing shorter does."""
    every = range(size)
    lines = [[(row, col) for col in every] for row in every]
    lines += [[(row, col) for row in every] for col in every]
    lines += [[(i, i) for i in every], [(i, size - 1 - i) for i in every]]
    for line in lines:
        board = TTTBoard(size)
        for row, col in line[1:]:
            board.move(row, col, PLAYERO)
        assert board.check_win() is None or size == 1
        board.move(*line[0], PLAYERO)
        assert board.check_win() == PLAYERO
        assert board.clone().check_win() == PLAYERO


def test_a_board_with_other_rules() -> None:
    """Shorter lines win if the rules say so, also on a clone."""
    position = Position.parse("XXX./OO../..../....", Rules(4, 3), finished=True)
    value = board_of(position)
    board = with_boards(value)
    assert (board.check_win(), board.clone().check_win()) == (PLAYERX, PLAYERX)
    assert TTTBoard(4, False, value.cells).check_win() is None
    assert board_value(board) == value
    assert board_value(board.clone()) == value
    assert board_value([board]) is None
    reverse = with_boards(BoardValue(((1, 2), (3, 1)), True))
    assert board_value(reverse) == BoardValue(((1, 2), (3, 1)), True)


def test_a_board_keeps_what_it_is_given() -> None:
    """Whatever stands on it, as in the course; a larger grid's corner counts, and is copied."""
    rows: list[list[object]] = [[2.0, "x", 3], [None, 1, 3], [3, 3, 3]]
    board = TTTBoard(2, False, rows)
    rows[0][0] = 3
    found = [board.square(row, col) for row in (0, 1) for col in (0, 1)]
    assert found == [2.0, "x", None, 1]
    assert board.get_empty_squares() == [(1, 1)]


def test_boards_within_arguments_are_boards() -> None:
    """Boards are converted in lists and tuples; an opaque value is its text."""
    board = BoardValue(((1,),))
    found = with_boards([board, (board, 3), Opaque("F", "f()"), {"a": 1}])
    assert isinstance(found[0], TTTBoard)
    assert isinstance(found[1], tuple)
    assert isinstance(found[1][0], TTTBoard)
    assert found[1:][0][1:] == (3,)
    assert found[2:] == ["f()", {"a": 1}]
