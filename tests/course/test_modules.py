"""The course's modules behave as its documents say, and missing modules have stand-ins."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from types import ModuleType, resolve_bases
from typing import Any

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.course import BoardValue, Opaque, install_modules
from tttmc_app.course.modules import (
    COURSE_MODULES,
    Nothing,
    StandIn,
    course_module,
    make_module,
    may_stand_in,
)
from tttmc_app.course.protocol import board_of
from tttmc_app.course.provided import board_value, with_boards


@pytest.fixture
def course(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Install the course's modules in this session, and return them by name."""
    for name in COURSE_MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    install_modules()
    yield {name: sys.modules[name] for name in COURSE_MODULES}
    for name in COURSE_MODULES:
        del sys.modules[name]


@pytest.fixture
def provided(course: dict[str, Any]) -> Any:
    """Return poc_ttt_provided."""
    return course["poc_ttt_provided"]


def board(provided: Any, text: str, reverse: bool = False) -> Any:
    """Return the course board that a text describes."""
    rows = [[".XO".index(cell) + 1 for cell in row] for row in text.split("/")]
    return provided.TTTBoard(len(rows), reverse, rows)


PROVIDED = "EMPTY PLAYERX PLAYERO DRAW STRMAP TTTBoard switch_player play_game"


def test_what_the_courses_modules_contain(course: dict[str, Any], provided: Any) -> None:
    """Each has the names that the course documents; constants are plain numbers."""
    names = PROVIDED.split()
    contents = {name: list(module.__all__) for name, module in course.items()}
    assert contents == {
        "poc_ttt_provided": names,
        "poc_ttt_gui": ["run_gui"],
        "poc_simpletest": ["TestSuite"],
        "codeskulptor": ["set_timeout", "file2url"],
        "simplegui": ["KEY_MAP"],
    }
    numbers = [getattr(provided, name) for name in names[:4]]
    assert (numbers, {*map(type, numbers)}) == ([1, 2, 3, 4], {int})
    assert (provided.STRMAP, [*map(provided.switch_player, (2, 3, 1, "x"))]) == (
        *({1: " ", 2: "X", 3: "O"}, [3, 2, 2, 2]),
    )
    keys = course["simplegui"].KEY_MAP
    assert (keys["space"], keys["left"], keys["9"], keys["z"], len(keys)) == (0, 1, 14, 40, 41)
    assert course["codeskulptor"].set_timeout(9) is course["codeskulptor"].set_timeout() is None
    assert course["codeskulptor"].file2url("a.png") == "a.png"
    provided.STRMAP[1] = "!"
    again = make_module("poc_ttt_provided", print, print)
    assert (again.STRMAP[1], again.play_game) == (" ", print)  # others aren't changed


def test_a_board_keeps_what_it_is_given(provided: Any) -> None:
    """A larger grid's corner is copied, a smaller one refused; occupied squares don't change."""
    grid: list[list[Any]] = [[2.0, "x", 9], [3, 1, 9], [9, 9, 9]]
    made = provided.TTTBoard(dim=2, reverse=True, board=grid)
    assert (made._board, made._dim, made._reverse) == ([[2.0, "x"], [3, 1]], 2, True)
    grid[0][0] = 7
    made.move(0, 0, 3)
    assert (made.square(0, 0), made.square(-2, -2), made.get_dim()) == (2.0, 2.0, 2)
    empty = made.get_empty_squares()
    assert empty == [(1, 1)]
    empty.clear()
    copy = made.clone()
    copy.move(1, 1, "any")
    assert (made.get_empty_squares(), copy.square(1, 1)) == ([(1, 1)], "any")
    with pytest.raises(IndexError):
        made.square(2, 0)
    with pytest.raises(IndexError):
        provided.TTTBoard(4, False, grid)

    class Mine(provided.TTTBoard):  # type: ignore[misc]  # a class of the course
        def get_empty_squares(self) -> list[object]:
            return []

    assert type(Mine(2, True).clone()) is provided.TTTBoard
    assert (Mine(2, True).clone()._reverse, Mine(3).check_win()) == (True, 4)
    assert str(board(provided, "XO/.X")) == "X | O\n-----\n  | X\n"
    assert str(provided.TTTBoard(1)) == " \n"


WINNERS = """
XXX/OO./... 2
XO./XO./.O. 3
X.O/OX./..X 2
X.O/XO./O.. 3
XOX/XOO/OXX 4
XX./OO./... None
OOO/XXX/... 3
XXO/XOX/XOO 2
X 2
"""


def test_check_win_returns_the_winner(provided: Any) -> None:
    """The first full line decides, even on a full board; in reverse mode the other player wins."""
    for row in WINNERS.strip().splitlines():
        text, winner = row.split()
        assert str(board(provided, text).check_win()) == winner
        other = str(board(provided, text, reverse=True).check_win())
        assert other == {"2": "3", "3": "2"}.get(winner, winner), row
    assert provided.TTTBoard(0).check_win() == 4


@pytest.mark.parametrize("size", [1, 2, 4, 5])
def test_every_line_of_a_larger_board_wins(provided: Any, size: int) -> None:
    """Rows, columns and both diagonals win on boards of any size, and nothing shorter does."""
    every = range(size)
    lines = [[(row, col) for col in every] for row in every]
    lines += [*map(list, zip(*lines, strict=True))]
    lines += [[(i, i) for i in every], [(i, size - 1 - i) for i in every]]
    for line in lines:
        made = provided.TTTBoard(size)
        for row, col in line[1:]:
            made.move(row, col, 3)
        assert made.check_win() is None or size == 1
        made.move(*line[0], 3)
        assert made.check_win() == made.clone().check_win() == 3


def test_boards_come_and_go_as_values(provided: Any) -> None:
    """Shorter lines win if the rules say so; boards in lists and tuples are boards."""
    position = Position.parse("XXX./OO../..../....", Rules(4, 3), finished=True)
    value = board_of(position)
    made = with_boards(value)
    assert made.check_win() == made.clone().check_win() == 2
    assert provided.TTTBoard(4, False, value.cells).check_win() is None
    assert (board_value(made), board_value(made.clone()), board_value([made])) == (
        value,
        value,
        None,
    )
    reverse = BoardValue(((1, 2), (3, 1)), True)
    assert board_value(with_boards(reverse)) == reverse
    first, (second, three), *rest = with_boards([value, (value, 3), Opaque("F", "f()"), {"a": 1}])
    assert type(first) is type(second) is provided.TTTBoard
    assert (three, rest) == (3, ["f()", {"a": 1}])


GAMES = """
00 10 01 11 02 | X wins!
00 10 01 11 02 reverse | O wins!
00 00 01 22 02 | X wins!
00 10 01 11 22 12 | O wins!
00 11 22 01 21 20 02 12 10 | Tie!
"""


def test_a_game_on_the_console(provided: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """play_game prints the board after each move and the result; an illegal move loses the turn."""
    for game in GAMES.strip().splitlines():
        squares, end = game.split(" | ")
        moves = [(int(each[0]), int(each[1])) for each in squares.split() if each != "reverse"]
        left, asked = iter(moves), list[tuple[int, int]]()

        def move(_board: Any, player: int, trials: int) -> tuple[int, int]:
            asked.append((player, trials))  # noqa: B023 - it is called in this round
            return next(left)  # noqa: B023

        provided.play_game(move, 9, "reverse" in squares)
        printed = capsys.readouterr().out
        assert printed.endswith(f"\n\n\n{end}\n")
        assert printed.count("---------\n") == 2 * len(moves)
        assert printed.startswith("X |   |  \n---------\n  |   |  \n---------\n  |   |  \n\n\n")
        assert asked == [(2 + n % 2, 9) for n in range(len(moves))]


def test_a_suite_prints_what_fails(
    course: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """The suite prints nothing if a test passes, compares with != and has public counters."""
    suite = course["poc_simpletest"].TestSuite()
    suite.run_test(1, 1.0, "same")
    suite.run_test([1], (1,), "Test 2:")
    suite.run_test(1, 2)
    suite.report_results()
    assert (suite.total_tests, suite.failures) == (3, 2)
    assert capsys.readouterr().out == (
        "Test 2: Computed: [1] Expected: (1,)\n Computed: 1 Expected: 2\nRan 3 tests. 2 failures.\n"
    )


TYPED = """
3 2 | x/2 2/ 0, 1 /3 3/0 1/0 0 0/0 ²/0,2/0 0 | X Wins!
1 3 | 0 0 | X Wins!
1 3 reverse | 0 0 | O Wins!
2 3 | 0 0/0 1 | X Wins!
2 2 reverse | 0 0/0 1 | O Wins!
3 3 | 1 1 | O |   |
"""
"""The size, the machine's side, what is typed and how the output ends."""


@pytest.mark.parametrize("row", TYPED.strip().splitlines())
def test_a_game_in_the_terminal(
    course: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    row: str,
) -> None:
    """The player is asked until an empty square is typed; the machine gets a clone."""
    rules, lines, end = row.split(" | ", 2)
    typed = iter(lines.split("/"))

    def answer(_prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    def last(made: Any, player: int, trials: int) -> tuple[int, int]:
        assert (player, trials) == (int(rules[2]), 7)
        square: tuple[int, int] = made.get_empty_squares()[-1]
        made.move(0, 0, player)
        return square

    monkeypatch.setattr(builtins, "input", answer)
    course["poc_ttt_gui"].run_gui(int(rules[0]), int(rules[2]), last, 7, "reverse" in rules)
    printed = capsys.readouterr().out.rstrip()
    assert printed.endswith(end) or ("Wins" not in printed and end == "O |   |")
    if row.startswith("3 2"):
        assert printed.count("0 2") == 6  # as often as something else was typed
        assert "  | O | O\n---------\n  |   |  \n---------\nX | X | X\n" in printed


NAMES = """
poc_ttt_provided: poc_ttt_provided POC_TTT_Provided a.b.poc_ttt_provided ttt_class my_ttt_engine
  tictactoe_game tic_tac_toe_board tictac_base ttt_provided_v2 provided provided2 poc_provided
  noughts_board ttt_board
poc_ttt_gui: poc_ttt_gui ttt_gui tictactoe_gui_2 x_tic_tac_toe_gui gui_ttt my_gui_tictactoe
poc_simpletest: poc_simpletest simpletest poc_simple_test my_simpletest2
simplegui: simplegui simpleguitk simplegui2pygame
codeskulptor: codeskulptor codeskulptor3
None: gui board ttt tictactoe guitar test random unprovided provided_by_me providedx numpy
"""
ABSENT = """user40_Abc USER3_x user12 poc_grid simpleplot simplemap numeric my_tests TestSuite
owltest a.suite pygame pygame.locals turtle matplotlib.pyplot SimpleGUICS2Pygame.simpleguics2pygame
pylab seaborn tkinter"""
NEEDED = "numpy scipy user board pygames poc simple username_1"


def test_modules_under_other_names() -> None:
    """Every usual name of a copy is known; suites and displays have stand-ins, others don't."""
    for row in NAMES.strip().replace("\n  ", " ").splitlines():
        module, names = row.split(":")
        for name in names.split():
            assert str(course_module(name)) == module, name
    assert [name for name in ABSENT.split() if not may_stand_in(name)] == []
    assert [name for name in NEEDED.split() if may_stand_in(name)] == []


SAME = """[n + 1, 1 + n, n - 1, 1 - n, n * 2, 2 * n, n / 2, 2 / n, n // 2, 2 // n, n % 2, n**2,
2**n, -n, +n, abs(n), n[0], n.x, n(1), sum([n, n]), n.a(1, key=2)["b"]]"""


def test_nothing_behaves_like_zero_and_empty() -> None:
    """Comparisons are those of 0 with numbers; everything else gives nothing again."""
    n, other = Nothing(), Nothing()
    for found in eval(SAME, {"n": n}):  # noqa: S307 - a test's own text
        assert found is n
    assert [(n < i, n <= i, n > i, n >= i) for i in (-1, 0, 1)] == [
        (False, False, True, True),
        (False, True, False, True),
        (True, True, False, False),
    ]
    assert (n < other, n <= other, n > other, n >= other) == (False, True, False, True)
    assert (len(n), bool(n), list(n), int(n), float(n)) == (0, False, [], 0, 0.0)
    n["key"] = 3
    with n as within:
        assert within is n
    assert (repr(n), resolve_bases((n, int))) == ("nothing", (int,))  # a class may derive from it
    with pytest.raises(TypeError):
        [0][n]  # type: ignore[call-overload]  # it must not be an index


def test_a_stand_in_does_nothing() -> None:
    """Any name can be called and read; special names are missing as in other modules."""
    module: ModuleType = StandIn("x.y", {"given": 3})
    has = {name: vars(module)[name] for name in ("__name__", "__path__", "__all__", "given")}
    assert has == {"__name__": "x.y", "__path__": [], "__all__": ["given"], "given": 3}
    assert isinstance(module.anything(1, key=2).more[3], Nothing)
    for thing in (module, Nothing()):
        with pytest.raises(AttributeError):
            getattr(thing, "__special__")  # noqa: B009 - the name is the point
