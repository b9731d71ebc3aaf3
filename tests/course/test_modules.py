"""The course's modules behave as its documents say, and missing modules have stand-ins."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from types import resolve_bases
from typing import Any
from unittest.mock import Mock

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.course import install_modules
from tttmc_app.course.modules import (
    COURSE_MODULES,
    Nothing,
    StandIn,
    course_module,
    make_module,
    may_stand_in,
)
from tttmc_app.course.provided import with_boards
from tttmc_app.course.sandboxed_file import board_of
from tttmc_app.course.values import BoardValue, Opaque, plain


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Install the course's modules in this session, and return what the examples use."""
    for name in COURSE_MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    install_modules()
    installed = {name: sys.modules[name] for name in COURSE_MODULES}
    yield {each.__name__: each for each in (make_module, plain, with_boards)} | {
        **vars(installed["poc_ttt_provided"]),
        **installed,
        "value": board_of(Position.parse("XXX./OO../..../....", Rules(4, 3), finished=True)),
        "opaque": Opaque("F", "f()"),
        "bases": resolve_bases,
        "BoardValue": BoardValue,
        "n": Nothing(),
        "m": Nothing(),
        "module": StandIn("x.y", {"given": 3}),
    }
    for name in COURSE_MODULES:
        del sys.modules[name]


EXAMPLES = r"""
# Contents: constants are plain numbers
poc_ttt_provided.__all__ → ['EMPTY', 'PLAYERX', 'PLAYERO', 'DRAW', 'STRMAP', 'TTTBoard',
    'switch_player', 'play_game']
poc_ttt_gui.__all__, poc_simpletest.__all__ → (['run_gui'], ['TestSuite'])
codeskulptor.__all__, simplegui.__all__ → (['set_timeout', 'file2url'], ['KEY_MAP'])
EMPTY, PLAYERX, PLAYERO, DRAW → (1, 2, 3, 4)
STRMAP → {1: ' ', 2: 'X', 3: 'O'}
[switch_player(each) for each in (2, 3, 1, "x")] → [3, 2, 2, 2]
[simplegui.KEY_MAP[key] for key in ("space", "left", "9", "z")], len(simplegui.KEY_MAP) → ([0, 1,
    14, 40], 41)
codeskulptor.set_timeout(9), codeskulptor.set_timeout(), codeskulptor.file2url("a.png") → (None,
    None, 'a.png')
simplegui.create_frame("x", 1, 2).start() → nothing
[STRMAP.update({1: "!"}), make_module("poc_ttt_provided", 1, 2).STRMAP[1]] → [None, ' ']
make_module("poc_ttt_provided", 1, 2).play_game, make_module("poc_ttt_gui", 1, 2).run_gui → (2, 1)
# Boards: a larger grid's corner is copied, occupied squares don't change
str(TTTBoard(1)), str(TTTBoard(2, False, [[2, 3], [1, 2]])) → (' \n', 'X | O\n-----\n  | X\n')
vars(TTTBoard(dim=2, reverse=True, board=[[2.0, "x", 9], [3, 1, 9], [9]]))["_board"] → [[2.0,
    'x'], [3, 1]]
[(a := [[1]]), (b := TTTBoard(1, False, a)), a[0].append(2), b.square(0, 0), b.get_dim()][2:] →
    [None, 1, 1]
[(b := TTTBoard(2)), b.move(0, 0, 3), b.move(0, 0, 2), b.square(0, 0), b.square(-2, -2)][3:] → [3,
    3]
[(b := TTTBoard(2)), b.move(1, 1, "any"), b.square(1, 1), b.get_empty_squares()][2:] → ['any',
    [(0, 0), (0, 1), (1, 0)]]
[(b := TTTBoard(2, True)), (c := b.clone()), c.move(0, 0, 2), b.square(0, 0), c._reverse][3:] →
    [1, True]
[(b := TTTBoard(1)), b.get_empty_squares().clear(), b.get_empty_squares()][2] → [(0, 0)]
TTTBoard(2).square(2, 0) → IndexError
TTTBoard(4, False, [[1]]) → IndexError
type(type("Mine", (TTTBoard,), {})(2, True).clone()) is TTTBoard → True
type("Full", (TTTBoard,), {"get_empty_squares": lambda b: []})(3).check_win(),
    TTTBoard(0).check_win() → (4, 4)
# Values: shorter lines win if the rules say so
[(b := with_boards(value)), b.check_win(), b.clone().check_win(), TTTBoard(4, False,
    value.cells).check_win()][1:] → [2, 2, None]
plain(with_boards(value)) == plain(with_boards(value).clone()) == value → True
plain(with_boards(BoardValue(((1, 2), (3, 1)), True))).reverse → True
[type(with_boards([value])[0]).__name__, type(with_boards((value, 3))[0]).__name__] → ['TTTBoard',
    'TTTBoard']
with_boards([(1,), opaque, {"a": 1}]) → [(1,), 'f()', {'a': 1}]
# Stand-ins: any name can be called, and comparisons are those of 0 with numbers
{*map(repr, [n + 1, 1 + n, n - 1, 1 - n, n * 2, 2 * n, n / 2, 2 / n, n // 2, 2 // n, n % 2,
    n**2])} → {'nothing'}
{*map(repr, [2**n, -n, +n, abs(n), n[0], n.x, n(1), sum([n, n]), n.a(1, key=2)["b"]])} → {'nothing'}
[(n < i, n <= i, n > i, n >= i) for i in (-1, 0, 1)][:2] → [(False, False, True, True), (False,
    True, False, True)]
(n < 1, n <= 1, n > 1, n >= 1), (n < m, n <= m, n > m, n >= m) → ((True, True, False, False),
    (False, True, False, True))
len(n), bool(n), list(n), int(n), float(n), "%d of %.1f" % (n, n) → (0, False, [], 0, 0.0, '0 of
    0.0')
n.__setitem__("key", 3), n.__enter__() is n, n.__exit__(), bases((n, int)) → (None, True, None,
    (<class 'int'>,))
[0][n] → TypeError
n.__special__ → AttributeError
n.__own, module.__own → (nothing, nothing)
module.__special__ → AttributeError
module.anything(1, key=2).more[3], module.given, module.__path__, module.__all__ → (nothing, 3,
    [], ['given'])
"""


def test_examples(names: dict[str, Any]) -> None:
    """Each expression has the value, or raises the error, that the course's documents give it."""
    for row in EXAMPLES.strip().replace("\n    ", " ").splitlines():
        text, _, expected = row.rpartition(" → ")
        if row.startswith("#"):
            continue
        try:
            found = repr(eval(text, names))  # noqa: S307 - a test's own text
        except (IndexError, TypeError, AttributeError) as error:
            found = type(error).__name__
        assert found == expected, row


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
.../.../XXX 2
O..../.O.../..O../...O./....O 3
....X/...X./..X../.X.../X.... 2
.O.../.O.../.O.../.O.../.O... 3
....O/....O/....O/....O/....O 3
....O/....O/....O/....O/..... None
"""


def test_check_win_returns_the_winner(names: dict[str, Any]) -> None:
    """The first full line decides, even on a full board; in reverse mode the other player wins."""
    for row in WINNERS.strip().splitlines():
        text, winner = row.split()
        rows = [[".XO".index(cell) + 1 for cell in line] for line in text.split("/")]
        for reverse in (False, True):
            other = {"2": "3", "3": "2"}.get(winner, winner) if reverse else winner
            board = names["TTTBoard"](len(rows), reverse, rows)
            assert (str(board.check_win()), str(board.clone().check_win())) == (other, other), row


GAMES = """
00 10 01 11 02 | X wins!
00 10 01 11 02 reverse | O wins!
00 00 01 22 02 | X wins!
00 10 01 11 22 12 | O wins!
00 11 22 01 21 20 02 12 10 | Tie!
"""


def test_a_game_on_the_console(names: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """play_game prints the board after each move and the result; an illegal move loses the turn."""
    for game in GAMES.strip().splitlines():
        squares, end = game.split(" | ")
        moves = [(int(each[0]), int(each[1])) for each in squares.split() if each != "reverse"]
        move = Mock(side_effect=moves)
        names["play_game"](move, 9, "reverse" in squares)
        printed = capsys.readouterr().out
        assert printed.endswith(f"\n\n\n{end}\n")
        assert printed.count("---------\n") == 2 * len(moves)
        assert printed.startswith("X |   |  \n---------\n  |   |  \n---------\n  |   |  \n\n\n")
        asked = [call.args[1:] for call in move.call_args_list]
        assert asked == [(2 + n % 2, 9) for n in range(len(moves))]


def test_a_suite_prints_what_fails(
    names: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """The suite prints nothing if a test passes, compares with != and has public counters."""
    suite = names["poc_simpletest"].TestSuite()
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
    names: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    row: str,
) -> None:
    """The player is asked until an empty square is typed; the machine gets a clone."""
    rules, lines, end = row.split(" | ", 2)

    def last(made: Any, player: int, trials: int) -> tuple[int, int]:
        assert (player, trials) == (int(rules[2]), 7)
        square: tuple[int, int] = made.get_empty_squares()[-1]
        made.move(0, 0, player)
        return square

    monkeypatch.setattr(builtins, "input", Mock(side_effect=[*lines.split("/"), EOFError]))
    names["poc_ttt_gui"].run_gui(int(rules[0]), int(rules[2]), last, 7, "reverse" in rules)
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
    assert [*filter(may_stand_in, f"{NEEDED} {ABSENT}".split())] == ABSENT.split()
