"""The compiled modules refuse what they can't do, and go on afterwards."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")
pytest.importorskip("tttmc_app.engine._search", reason="built without the searches")

from tttmc_app.engine import _kernel, _search

EMPTY, NAME, HUGE = bytes(9), _kernel.backends()[0], 2**70
NONE = (1, 1.0, 1.0, True, False, None, None)
"""What follows the kind of a player that needs nothing."""


def stream(board: bytes, size: int, length: int, method: str = "sliced", *numbers: int) -> object:
    """Open a stream of random games."""
    packed = struct.pack(f"={len(numbers)}Q", *numbers)
    return _kernel.Stream(NAME, board, size, length, 0, method, packed)


def games(**changed: Any) -> _kernel.Games:
    """Return games with some arguments changed."""
    arguments: dict[str, Any] = {
        "backend": NAME, "size": 3, "line": 3, "reverse": False, "x": ("random", *NONE),
        "o": ("random", *NONE), "seed": 1, "numbers": array("q", [0, 1]).tobytes(),
        "chances": bytes, "opening": None,
    }  # fmt: skip
    return _kernel.Games(*(arguments | changed).values())


@pytest.mark.parametrize(
    ("size", "length", "cells"),
    [
        *((0, 0, b""), (26, 5, bytes(676)), (3, 0, EMPTY), (3, 4, EMPTY), (2**31, 3, EMPTY)),
        *((3, 3, bytes(8)), (3, 3, bytes(10)), (3, 3, b"\3" + bytes(8))),
        *((3, 3, b"\1\1\1\2\2\0\0\0\0"), (3, 3, b"\1\2\1\1\2\2\2\1\1")),  # won, full
    ],
)
def test_boards_that_no_search_takes(size: int, length: int, cells: bytes) -> None:
    """Every search refuses boards that don't exist or are decided."""
    for make in (
        lambda: _search.Exact(size, length, cells),
        lambda: _search.Solver(size, length, cells, False, 8),
        lambda: _search.Tree(size, length, cells, False, 1, 1.0, True, 1),
        lambda: _search.forced_win(size, length, cells, 10),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            make()


REFUSED: list[tuple[Callable[..., object], list[tuple[Any, ...]]]] = [
    (_search.Exact, [(6, 6, bytes(36))]),
    (_search.Solver, [(3, 3, EMPTY, False, bits) for bits in (3, 27)] + [(9, 5, bytes(81), False, 8)]),
    (
        _search.Tree,
        [(3, 3, EMPTY, False, 1, weight, True, 1) for weight in (-0.001, 1000.001, float("nan"))]
        + [(3, 3, EMPTY, False, 1, 1.0, True, megabytes) for megabytes in (0, 65537, HUGE)],
    ),
    (_search.tree_calls, [(-1.0, 1), (1.0, 0), (1.0, HUGE)]),
    (_search.forced_win, [(3, 3, EMPTY, HUGE)]),
    (_search.Exact(3, 3, EMPTY).advance, [(-1,), (2**63,)]),
    (_search.Solver(3, 3, EMPTY, False, 8).advance, [(-1,), (2**63,)]),
    (_search.Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).advance, [(-1,), (2**63,)]),
    (
        _search.Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).node,
        [([-1],), ([625],), ([0] * 626,), ([HUGE],)],
    ),
    (_kernel.Stream, [("none", EMPTY, 3, 3, 0, "sliced", b"")]),
    (
        stream,
        [
            *((bytes(8), 3, 3), (bytes(676), 26, 5), (EMPTY, 3, 4), (EMPTY, 3, 0)),
            *((EMPTY, 2**31, 3), (b"\3" + bytes(8), 3, 3), (b"\1" * 9, 3, 3)),
            *((EMPTY, 3, 3, "guess"), (bytes(81), 9, 9), (EMPTY, 3, 3, "general")),
            *((EMPTY, 3, 3, "general", 0, 0, 0), (EMPTY, 3, 3, "general", *[9] * 999)),
            *((bytes(225), 15, 5, "general", step, 2, 9) for step in (0, 3, 626)),
            *((bytes(225), 15, 5, "general", 2, step, 9) for step in (0, 3, 626)),
            *((bytes(225), 15, 5, "general", 2, 2, piece) for piece in (0, 2**10 + 1)),
            *((EMPTY, 3, 3, "conditional", *numbers) for numbers in ((), [0] * 10, [2**64 - 1] * 10)),
        ],
    ),
    (
        _kernel.Stream(NAME, EMPTY, 3, 3, 11, "sliced", b"").draw,
        [(-1, 1, True), (2**63, 1, True), (HUGE, 1, True), (1, 0, True), (1, 257, True)],
    ),
    (_kernel.Stream(NAME, EMPTY, 3, 3, 0, "sliced", b"").__init__, [(NAME, EMPTY, 3, 3, 0, "sliced", b"")]),
]  # fmt: skip


@pytest.mark.parametrize(("call", "arguments"), REFUSED, ids=lambda each: str(each)[:30])
def test_arguments_that_nothing_takes(
    call: Callable[..., object], arguments: list[tuple[Any, ...]]
) -> None:
    """Numbers out of range, unknown names and numbers that don't fit a board raise ValueError."""
    for each in arguments:
        with pytest.raises(ValueError, match=r"\w"):
            call(*each)


def test_numbers_at_their_limits_are_taken() -> None:
    """The smallest and largest values, and no work at all, are fine."""
    for numbers in ((2, 2, 1), (2, 2, 2**10), (624, 624, 9)):
        assert stream(bytes(225), 15, 5, "general", *numbers)
    for cells, size in ((bytes(25), 5), (b"\1\2\1\2\2\1" + b"\1\2\1\2\1" + bytes(25), 6)):
        assert _search.Exact(size, size, cells).advance(0) == 0.0
    assert _kernel.Stream(NAME, EMPTY, 3, 3, 1, "sliced", b"").draw(0, 256, True)[:2] == (0, 0)
    solver, tree = (
        _search.Solver(3, 3, EMPTY, False, 4),
        _search.Tree(3, 3, EMPTY, False, 1, 1000, True, 1),
    )
    assert (solver.advance(0), solver.nodes, solver.measured) == (False, 0, False)
    assert solver.bounds() == dict.fromkeys(range(9), (-1, 1))
    assert (tree.advance(0), tree.result, tree.line(), tree.last()) == (0, 3, [], (0, [], 0.0))
    assert tree.node([624]) is None
    bad: Any
    for bad in ((0,), "0", None, ["a"], [1.5]):
        with pytest.raises(TypeError):
            tree.node(bad)


def test_a_memory_limit_holds() -> None:
    """A tree that is full goes on with its moves, as many as its memory holds, and proves truly."""
    counts: list[int] = []
    for megabytes in (1, 2):
        tree = _search.Tree(15, 5, bytes(225), False, 1, 1.0, False, megabytes)
        assert tree.advance(15_000) == 15_000
        counts.append(moves_in(tree, []))
    assert 2000 < counts[0] < 5000 < counts[1] < 10_000
    for reverse in (False, True):
        tied = _search.Tree(4, 4, bytes(16), reverse, 5, 1.0, True, 1)
        tied.advance(30_000)
        root = tied.node([])
        assert root is not None
        assert {tied.result, *(result for *_, result, _, _ in root[3])} <= {1, 3}


def moves_in(tree: _search.Tree, way: list[int]) -> int:
    """Return how many moves a tree has tried after some moves."""
    node = tree.node(way)
    return 0 if node is None else sum(1 + moves_in(tree, [*way, move[0]]) for move in node[3])


def test_a_second_thread_is_refused_and_never_waits() -> None:
    """While one thread searches without the lock, another that uses the same tree gets an error."""
    tree = _search.Tree(15, 5, bytes(225), False, 1, 1.0, True, 64)
    thread = Thread(target=tree.advance, args=(20_000,))
    thread.start()
    refusals = 0
    while thread.is_alive():
        try:
            tree.advance(1)
        except RuntimeError:
            refusals += 1
    assert refusals


@pytest.mark.parametrize(
    "changed",
    [
        *(
            {"backend": "none"},
            {"size": 0},
            {"size": 26},
            {"size": 2**40},
            {"line": 0},
            {"line": 4},
        ),
        {"numbers": array("q", [0, -1]).tobytes()},
        *({"x": ("chess", *NONE)}, {"x": ("asked", *NONE)}),
        *({"o": ("mc", trials, *NONE[1:])} for trials in (0, HUGE)),
    ],
    ids=str,
)
def test_games_that_the_kernel_does_not_play(changed: dict[str, Any]) -> None:
    """Players, rules and numbers that can't be played are refused before a game begins."""
    with pytest.raises(ValueError, match=r"\w"):
        games(**changed)


@pytest.mark.parametrize(
    ("opening", "answer"),
    [
        *(([4], answer) for answer in ([], [4], [9], [0, 4], range(9), [5] * 626)),
        *((opening, [0]) for opening in ([4, 4], [9], [0, 3, 1, 4, 2], range(9), [5] * 626)),
    ],
    ids=str,
)
def test_moves_that_can_t_be_played(opening: list[int], answer: list[int]) -> None:
    """Openings must be legal and leave a game, answers be empty squares; else the games are over."""
    first, best = (array("H", each).tobytes() for each in (opening, answer))
    begun = games(o=("asked", *NONE[:5], lambda *_: best, None), opening=lambda _: first)
    for _ in range(2):
        with pytest.raises(ValueError, match=r"\w"):
            begun.advance(10**9, 10**9)
