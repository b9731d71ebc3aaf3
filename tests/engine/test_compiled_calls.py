"""The compiled modules refuse what they can't do, and go on afterwards."""

from __future__ import annotations

import struct
from array import array
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")
pytest.importorskip("tttmc_app.engine._search", reason="built without the searches")

from tttmc_app.engine import _kernel, _search

EMPTY, NAME = bytes(9), _kernel.backends()[0]


def stream(board: bytes, size: int, length: int, method: str, *numbers: int) -> _kernel.Stream:
    """Open a stream of random games."""
    packed = struct.pack(f"={len(numbers)}Q", *numbers)
    return _kernel.Stream(NAME, board, size, length, 0, method, packed)


def numbered(code: str, *numbers: int) -> bytes:
    """Return numbers as the kernel reads them: q for those of games, H for squares."""
    return array(code, numbers).tobytes()


def player(kind: str, trials: int = 1, best: object = None) -> tuple[Any, ...]:
    """Return a player as the kernel reads it."""
    return (kind, trials, 1.0, 1.0, True, False, 0, best, None)


def games(**changed: Any) -> _kernel.Games:
    """Return games with some arguments changed."""
    arguments: dict[str, Any] = {
        "backend": NAME, "size": 3, "line": 3, "reverse": False, "x": player("random"),
        "o": player("random"), "seed": 1, "numbers": numbered("q", 0, 1), "chances": bytes,
        "opening": None,
    }  # fmt: skip
    return _kernel.Games(*(arguments | changed).values())


def advance(opening: bytes, best: bytes = b"\0\0") -> object:
    """Play games with an opening against a player who always names the same squares."""

    def answer(*asked: object) -> bytes:
        return best if len(asked) > 1 else opening

    begun = games(o=player("asked", 1, answer), opening=answer)
    with pytest.raises(ValueError, match=r"\w"):
        begun.advance(10**9, 10**9)
    return begun.advance(10**9, 10**9)  # neither now nor later


BOARDS = r"""
    0, 0, b""
    26, 5, bytes(676)
    3, 0, EMPTY
    3, 4, EMPTY
    2**31, 3, EMPTY
    3, 3, bytes(8)
    3, 3, bytes(10)
    3, 3, b"\3" + bytes(8)
    3, 3, b"\1\1\1\2\2\0\0\0\0"
    3, 3, b"\1\2\1\1\2\2\2\1\1"
""".strip().splitlines()
"""Size, line length and cells; the last two games are over."""
SEARCHES = (
    "Exact({})", "Solver({}, False, 8)", "Tree({}, False, 1, 1.0, True, 1)", "forced_win({}, 10)",
)  # fmt: skip
CALLS = r"""
    Exact(6, 6, bytes(36))
    Exact(3, 3, EMPTY).advance(-1)
    Exact(3, 3, EMPTY).advance(2**63)
    Solver(3, 3, EMPTY, False, 3)
    Solver(3, 3, EMPTY, False, 27)
    Solver(9, 5, bytes(81), False, 8)
    Solver(3, 3, EMPTY, False, 8).advance(-1)
    Solver(3, 3, EMPTY, False, 8).advance(2**63)
    Tree(3, 3, EMPTY, False, 1, -0.001, True, 1)
    Tree(3, 3, EMPTY, False, 1, 1000.001, True, 1)
    Tree(3, 3, EMPTY, False, 1, float("nan"), True, 1)
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 0)
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 65537)
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).advance(-1)
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).advance(2**63)
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).node([-1])
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).node([625])
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).node([0, 2**40])
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).node([0] * 626)
    Tree(3, 3, EMPTY, False, 1, 1.0, True, 1).node([2**80])
    tree_calls(-1.0, 1)
    tree_calls(1.0, 0)
    tree_calls(1.0, 2**70)
    forced_win(3, 3, EMPTY, 2**70)
    Stream("none", EMPTY, 3, 3, 0, "sliced", b"")
    stream(bytes(8), 3, 3, "sliced")
    stream(bytes(676), 26, 5, "general", 2, 2, 9)
    stream(EMPTY, 3, 4, "sliced")
    stream(EMPTY, 3, 0, "sliced")
    stream(EMPTY, 2**31, 3, "sliced")
    stream(b"\3" + bytes(8), 3, 3, "sliced")
    stream(b"\1" * 9, 3, 3, "sliced")
    stream(EMPTY, 3, 3, "guess")
    stream(bytes(81), 9, 9, "sliced")
    stream(EMPTY, 3, 3, "general")
    stream(EMPTY, 3, 3, "general", 0, 0, 0)
    stream(EMPTY, 3, 3, "general", *[9] * 999)
    stream(bytes(225), 15, 5, "general", 0, 2, 9)
    stream(bytes(225), 15, 5, "general", 3, 2, 9)
    stream(bytes(225), 15, 5, "general", 626, 2, 9)
    stream(bytes(225), 15, 5, "general", 2, 0, 9)
    stream(bytes(225), 15, 5, "general", 2, 3, 9)
    stream(bytes(225), 15, 5, "general", 2, 626, 9)
    stream(bytes(225), 15, 5, "general", 2, 2, 0)
    stream(bytes(225), 15, 5, "general", 2, 2, 2**10 + 1)
    stream(EMPTY, 3, 3, "conditional")
    stream(EMPTY, 3, 3, "conditional", *[0] * 10)
    stream(EMPTY, 3, 3, "conditional", *[2**64 - 1] * 10)
    stream(EMPTY, 3, 3, "sliced").draw(-1, 1, True)
    stream(EMPTY, 3, 3, "sliced").draw(2**63, 1, True)
    stream(EMPTY, 3, 3, "sliced").draw(2**200, 1, True)
    stream(EMPTY, 3, 3, "sliced").draw(1, 0, True)
    stream(EMPTY, 3, 3, "sliced").draw(1, 257, True)
    stream(EMPTY, 3, 3, "sliced").__init__(NAME, EMPTY, 3, 3, 11, "sliced", b"")
    games(backend="none")
    games(size=0)
    games(size=26)
    games(size=2**40)
    games(line=0)
    games(line=4)
    games(numbers=numbered("q", 0, -1))
    games(x=player("chess"))
    games(x=player("asked"))
    games(o=player("mc", 0))
    games(o=player("mc", 2**70))
    advance(numbered("H", 4, 4))
    advance(numbered("H", 9))
    advance(numbered("H", 0, 3, 1, 4, 2))
    advance(numbered("H", 0, 1, 2, 4, 3, 5, 7, 6, 8))
    advance(b"\0\0\0")
    advance(numbered("H", 4), b"")
    advance(numbered("H", 4), b"\0")
    advance(numbered("H", 4), numbered("H", 4))
    advance(numbered("H", 4), numbered("H", 9))
    advance(numbered("H", 4), numbered("H", *range(9)))
    advance(numbered("H", 4), bytes(2 * 626))
""".strip().splitlines()
LIMITS = """
    stream(bytes(225), 15, 5, "general", 2, 2, 1).draw(3, 1, True)
    stream(bytes(225), 15, 5, "general", 2, 2, 2**10).draw(3, 1, True)
    stream(bytes(225), 15, 5, "general", 624, 624, 9).draw(3, 1, True)
    stream(EMPTY, 3, 3, "sliced").draw(0, 256, True)
    Exact(5, 5, bytes(25)).counts
    Exact(6, 6, bytes([1, 2, 1, 2, 2, 1, 1, 2, 1, 2, 1, *bytes(25)])).counts
    Solver(3, 3, EMPTY, False, 4).bounds()
    Tree(3, 3, EMPTY, False, 1, 1000.0, True, 1).node([])
""".strip().splitlines()


def called(expression: str) -> object:
    """Return what a call in one of the tables returns."""
    names = vars(_search) | vars(_kernel) | globals()
    return eval(expression.strip(), names)  # noqa: S307 - the tables above, which are code


@pytest.mark.parametrize(
    "call", [*CALLS, *(form.format(board) for board in BOARDS for form in SEARCHES)]
)
def test_calls_that_are_refused(call: str) -> None:
    """Boards, numbers and names that are out of range or don't fit each other raise ValueError."""
    with pytest.raises(ValueError, match=r"\w"):
        called(call)


@pytest.mark.parametrize("call", LIMITS)
def test_calls_at_the_limits(call: str) -> None:
    """The smallest and largest values are taken."""
    assert called(call)


@pytest.mark.parametrize("way", [(0,), "0", None, ["a"], [1.5]])
def test_a_way_is_a_list_of_whole_numbers(way: Any) -> None:
    """Anything else raises TypeError; a way that a tree doesn't hold leads to None."""
    tree = _search.Tree(3, 3, EMPTY, False, 1, 1.0, True, 1)
    assert tree.node([624]) is None
    with pytest.raises(TypeError):
        tree.node(way)


@pytest.mark.parametrize(("megabytes", "least", "most"), [(1, 2000, 5000), (2, 5000, 10_000)])
def test_a_memory_limit_holds(megabytes: int, least: int, most: int) -> None:
    """A tree that is full goes on with its moves, as many as its memory holds, and proves truly."""
    tree = _search.Tree(15, 5, bytes(225), False, 1, 1.0, False, megabytes)
    assert tree.advance(15_000) == 15_000
    assert least < moves_in(tree, []) < most
    tied = _search.Tree(4, 4, bytes(16), megabytes == 1, 5, 1.0, True, 1)
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
