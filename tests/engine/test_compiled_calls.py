"""What the compiled modules accept and refuse, and with which words."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")
pytest.importorskip("tttmc_app.engine._search", reason="built without the searches")

from tttmc_app.engine import _kernel, _search

WON = b"\1\1\1\2\2\0\0\0\0"
FULL = b"\1\2\1\1\2\2\2\1\1"
BOARDS: list[tuple[int, int, bytes, str]] = [
    (0, 0, b"", "the board size must be from 1 to 25"),
    (26, 5, bytes(676), "the board size must be from 1 to 25"),
    (3, 0, bytes(9), "the line length must be from 1 to the board size"),
    (3, 4, bytes(9), "the line length must be from 1 to the board size"),
    (3, 3, bytes(8), "the cells must be size * size bytes"),
    (3, 3, bytes(10), "the cells must be size * size bytes"),
    (3, 3, b"\3" + bytes(8), "a cell must be 0, 1 or 2"),
    (3, 3, b"\xff" + bytes(8), "a cell must be 0, 1 or 2"),
    (3, 3, WON, "the game is over"),
    (3, 3, WON.translate(bytes([0, 2, 1, *range(3, 256)])), "the game is over"),
    (3, 3, b"\0\0\2\0\2\0\2\0\0", "the game is over"),
    (3, 3, FULL, "the game is over"),
    (2**31, 3, bytes(9), "a number is out of range"),
]


def refused(make: Callable[..., object], *arguments: object) -> str:
    """Return the words with which a call is refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        make(*arguments)
    return str(caught.value)


@pytest.mark.parametrize(("size", "length", "cells", "words"), BOARDS)
def test_boards_that_no_search_takes(size: int, length: int, cells: bytes, words: str) -> None:
    """Every search refuses the same boards with the same words."""
    for make in (
        lambda: _search.Exact(size, length, cells),
        lambda: _search.Solver(size, length, cells, False, 8),
        lambda: _search.Tree(size, length, cells, False, 1, 1.0, True, 1),
        lambda: _search.forced_win(size, length, cells, 10),
    ):
        assert refused(make) == words


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: _search.Exact(6, 6, bytes(36)), "more than 25 squares are empty"),
        (lambda: _search.Solver(3, 3, bytes(9), False, 3), "bucket_bits must be from 4 to 26"),
        (lambda: _search.Solver(3, 3, bytes(9), False, 27), "bucket_bits must be from 4 to 26"),
        *(
            (
                lambda weight=weight: _search.Tree(3, 3, bytes(9), False, 1, weight, True, 1),
                "the exploration must be from 0 to 1000",
            )
            for weight in (-0.001, 1000.001, float("nan"))
        ),
        *(
            (
                lambda size=size: _search.Tree(3, 3, bytes(9), False, 1, 1.0, True, size),
                "the megabytes must be from 1 to 65536",
            )
            for size in (0, 65537)
        ),
        (lambda: _search.tree_calls(-1.0, 1), "the exploration must be from 0 to 1000"),
        (lambda: _search.tree_calls(1.0, 0), "the megabytes must be from 1 to 65536"),
        (lambda: _search.tree_calls(1.0, 2**70), "a number is out of range"),
        (lambda: _search.forced_win(3, 3, bytes(9), 2**70), "a number is out of range"),
    ],
)
def test_arguments_that_no_search_takes(make: Callable[[], object], words: str) -> None:
    """An argument out of its range is named."""
    assert refused(make) == words


def test_amounts_of_work() -> None:
    """No work is fine, a negative amount isn't, and neither changes anything."""
    exact = _search.Exact(3, 3, bytes(9))
    solver = _search.Solver(3, 3, bytes(9), False, 8)
    tree = _search.Tree(3, 3, bytes(9), False, 1, 1.0, True, 1)
    for search in (exact, solver, tree):
        for amount in (-1, -(2**62)):
            words = refused(search.advance, amount)
            assert words == "the amount of work must not be negative"
        assert refused(search.advance, 2**63) == "a number is out of range"
    assert (exact.advance(0), solver.advance(0), tree.advance(0)) == (0.0, False, 0)
    assert (solver.nodes, solver.measured, tree.simulations, tree.result) == (0, False, 0, 3)
    assert solver.bounds() == dict.fromkeys(range(9), (-1, 1))
    assert (solver.distances(), tree.line(), tree.last()) == ({}, [], (0, [], 0.0))


def test_the_share_of_an_exact_calculation() -> None:
    """It rises with the work from 0 to 1, which is reached only at the end."""
    exact, shares = _search.Exact(5, 5, bytes([1, 2] * 2 + [0] * 21)), [0.0]
    while shares[-1] < 1:
        shares.append(exact.advance(2000))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert shares[-2] < 1
    assert len({round(share, 1) for share in shares}) > 6
    assert exact.advance(1) == 1.0


def test_ways_through_a_tree() -> None:
    """A way is a list of squares, all else is refused; one that the tree doesn't hold is None."""
    tree = _search.Tree(3, 3, bytes(9), False, 1, 1.0, True, 1)
    tree.advance(50)
    root = tree.node([])
    assert root is not None
    visits, following, prior, moves = root
    assert visits == sum(move[1] for move in moves) == 50
    assert (following == -1) == (len(moves) == 9) == (prior == 0)
    assert tree.node([moves[0][0]] * 2) is None
    assert tree.node([624]) is None
    ways: list[tuple[Any, str]] = [
        ([-1], "a square is not on the board"),
        ([625], "a square is not on the board"),
        ([0, 2**40], "a square is not on the board"),
        ([0] * 626, "there are more moves than squares"),
        ([2**80], "a number is out of range"),
    ]
    for way, words in ways:
        assert refused(tree.node, way) == words
    bad: Any
    for bad in ((0,), "0", None, ["a"], [1.5]):
        with pytest.raises(TypeError):
            tree.node(bad)


def test_a_memory_limit_holds() -> None:
    """A tree that is full goes on with the moves that it has, as many as its memory can hold."""
    counts: list[int] = []
    for megabytes, proofs in ((1, False), (2, False), (1, True)):
        tree = _search.Tree(15, 5, bytes(225), False, 1, 1.0, proofs, megabytes)
        assert tree.advance(25_000) == 25_000
        counts.append(moves_in(tree, []))
    assert counts == [3760, 6585, 3869]


def moves_in(tree: _search.Tree, way: list[int]) -> int:
    """Return how many moves a tree has tried after some moves."""
    node = tree.node(way)
    if node is None:
        return 0
    return len(node[3]) + sum(moves_in(tree, [*way, move[0]]) for move in node[3])


def test_a_limit_of_threats() -> None:
    """Without threats only a line or a double threat is found; with a negative limit, nothing."""
    four = bytes(20) + bytes([0, 1, 1, 1, 1] + [0] * 5 + [2, 2, 2, 2, 0] + [0] * 65)
    three = bytes(42) + b"\1\1\1" + bytes(36) + b"\2\0\0\2\0\2" + bytes(13)
    rows = ("....O..", ".O.....", "...X...", ".......", "...O..X", "XX.....", "......O")
    hidden = "".join(rows).translate(str.maketrans(".XO", "\0\1\2")).encode()
    assert _search.forced_win(10, 5, four, -1) == []
    assert len(_search.forced_win(10, 5, four, 0)) == 1
    assert len(_search.forced_win(10, 5, three, 0)) == 3
    assert _search.forced_win(10, 5, three, -1) == []
    assert _search.forced_win(7, 4, hidden, 0) == []
    assert len(_search.forced_win(7, 4, hidden, 2000)) == 5


PLAYER: tuple[Any, ...] = ("random", 1, 1.0, 1.0, True, False, None, None)
NAME = _kernel.backends()[0]


def games(**changed: Any) -> _kernel.Games:
    """Return games with some arguments changed."""
    arguments: dict[str, Any] = {
        "backend": NAME, "size": 3, "line": 3, "reverse": False, "x": PLAYER, "o": PLAYER,
        "seed": 1, "numbers": array("q", [0, 1]).tobytes(), "chances": bytes, "opening": None,
    }  # fmt: skip
    return _kernel.Games(*(arguments | changed).values())


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"backend": "none"}, "this machine or build does not have backend none"),
        ({"size": 0}, "the size or the line length is out of range"),
        ({"size": 26}, "the size or the line length is out of range"),
        ({"line": 0}, "the size or the line length is out of range"),
        ({"line": 4}, "the size or the line length is out of range"),
        ({"size": 2**40}, "a number is out of range"),
        ({"numbers": array("q", [0, -1]).tobytes()}, "games are numbered from 0"),
        ({"x": ("chess", *PLAYER[1:])}, "a player's kind, trials or function is wrong"),
        ({"o": ("mc", 0, *PLAYER[2:])}, "a player's kind, trials or function is wrong"),
        ({"x": ("asked", *PLAYER[1:])}, "a player's kind, trials or function is wrong"),
        ({"o": ("mc", 2**70, *PLAYER[2:])}, "a number is out of range"),
    ],
)
def test_games_that_the_kernel_does_not_play(changed: dict[str, Any], words: str) -> None:
    """Players, rules and numbers that can't be played are refused before a game begins."""
    assert refused(lambda: games(**changed)) == words


def squares(*numbers: int) -> bytes:
    """Return squares as the kernel reads them."""
    return array("H", numbers).tobytes()


def always(opening: bytes) -> Callable[[int], bytes]:
    """Return the function that gives every game this opening."""

    def opening_of(_number: int) -> bytes:
        return opening

    return opening_of


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (b"\0", "squares must be at most 625 numbers of 2 bytes"),
        (bytes(2 * 626), "squares must be at most 625 numbers of 2 bytes"),
        (squares(), "the best squares must be empty squares of the board"),
        (squares(4), "the best squares must be empty squares of the board"),
        (squares(9), "the best squares must be empty squares of the board"),
        (squares(0, 4), "the best squares must be empty squares of the board"),
        (squares(*range(9)), "the best squares must be empty squares of the board"),
        (squares(0, 1, 2, 3, 5, 6, 7, 8, 8), "the best squares must be empty squares of the board"),
    ],
)
def test_answers_that_can_t_be_played(answer: bytes, words: str) -> None:
    """After X's centre, O's best squares must be some of the others; then the games are over."""

    def best(_marks: bytes, _mover: int) -> bytes:
        return answer

    asked = ("asked", 1, 1.0, 1.0, True, False, best, None)
    begun = games(o=asked, opening=always(squares(4)))
    assert refused(lambda: begun.advance(10**9, 10**9)) == words
    assert refused(lambda: begun.advance(10**9, 10**9)) == "these games can't be played now"


@pytest.mark.parametrize(
    ("opening", "words"),
    [
        (squares(4, 4), "the opening is illegal or ends the game"),
        (squares(9), "the opening is illegal or ends the game"),
        (squares(0, 3, 1, 4, 2), "the opening is illegal or ends the game"),
        (squares(0, 1, 2, 4, 3, 5, 7, 6, 8), "the opening is illegal or ends the game"),  # a tie
        (b"\0\0\0", "squares must be at most 625 numbers of 2 bytes"),
    ],
)
def test_openings_that_can_t_be_played(opening: bytes, words: str) -> None:
    """An opening that takes a square twice or ends the game is refused."""
    begun = games(opening=always(opening))
    assert refused(lambda: begun.advance(10**9, 10**9)) == words
    assert refused(lambda: begun.advance(10**9, 10**9)) == "these games can't be played now"


def test_moves_are_written_with_letters_and_numbers() -> None:
    """On the largest board, rows from 10 on have two digits, and columns end with y."""

    def first(marks: bytes, _mover: int) -> bytes:
        return squares(marks.index(0))

    asked = ("asked", 1, 1.0, 1.0, True, False, first, None)
    opening = [25 * row + col for row, col in ((8, 0), (9, 24), (10, 9), (19, 1), (24, 23))]
    begun = games(
        size=25, line=25, x=asked, o=asked, numbers=array("q", [7]).tobytes(),
        opening=always(squares(*opening)),
    )  # fmt: skip
    ((number, _winner, _has_line, moves, *_),) = begun.advance(10**10, 10**10)
    assert number == 7
    assert moves.split()[:8] == ["a9", "y10", "j11", "b20", "x25", "a1", "b1", "c1"]
    assert len(set(moves.split())) == len(moves.split())


def test_a_class_of_lines_that_is_too_long_has_no_chance() -> None:
    """A conditional draw is refused if a line would need more marks than a side has to come."""
    board = bytes([0, 0, 0, 0, 1, 2, 1, 2, 1])  # two more marks for each side
    lines = _kernel.survey(board, 3, 3)
    missing = [n for side in (0, 1) for n in range(1, 4) if lines[side][n]]
    assert {n > 2 for n in missing} == {False, True}
    possible = list(accumulate(1000 if n <= 2 else 0 for n in missing))
    wrong = list(accumulate(1000 for _ in missing))

    def stream(*numbers: int) -> _kernel.Stream:
        packed = struct.pack(f"={len(numbers)}Q", *numbers)
        return _kernel.Stream(NAME, board, 3, 3, 1, "conditional", packed)

    assert stream(0, *possible, 1) is not None  # drawing would need chances that add up to 1
    for numbers, words in (
        ((0, *wrong, 1), "a line is longer than the marks to come"),
        ((0, *possible), "chances are missing"),
        ((0, *possible, 1, 1), "chances are missing"),
        ((1, *possible, 1), "chances are missing"),
        ((0, *possible, 0), "a piece must have trials"),
        ((65, *possible, 1), "the chances of gaps are wrong"),
        ((), "the chances of gaps are wrong"),
    ):
        assert refused(stream, *numbers) == words
