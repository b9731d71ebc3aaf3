"""The check that every engine request must pass: unknown rules are never taken for known ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.engine import backends, request, twin
from tttmc_app.engine.request import (
    PYTHON_SEARCH_STREAM,
    PYTHON_STREAM,
    cells_of,
    check_request,
    check_search,
    check_trials,
)

WRAPPED = ((1, 5, 6), (2, 3, 7), (0, 5, 7), (1, 3, 8))


@dataclass(frozen=True, slots=True, init=False)
class RulesWithTorus(Rules):
    """Rules with a field that no engine knows: diagonals continue at the opposite edge of 3×3."""

    torus: bool = False

    def __init__(self, size: int, *, torus: bool = False) -> None:
        Rules.__init__(self, size)
        object.__setattr__(self, "torus", torus)

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """Return the usual lines, and the wrapped ones on a torus."""
        return Rules(3).lines + WRAPPED * self.torus

    @property
    def line_masks(self) -> tuple[int, ...]:
        """Return the lines as bitboards."""
        return tuple(sum(1 << index for index in line) for line in self.lines)

    @property
    def lines_through(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each square, which lines cross it."""
        numbered = tuple(enumerate(self.lines))
        return tuple(tuple(n for n, line in numbered if i in line) for i in range(9))


BOARD = "XO./.X./..O"
TORUS = Position.parse(BOARD, RulesWithTorus(3, torus=True), "O")
"""A game that is open on a torus, where different lines win than on a plain board."""
PLAIN = Position.parse(BOARD, Rules(3), "O")


def tree_of(position: Position) -> engine.TreeStatistics:
    """Return a tree after a few simulations."""
    tree = engine.Tree(position, 3)
    tree.advance(50)
    return tree.statistics()


ASK: dict[str, Callable[[Position], object]] = {
    "sample": lambda position: engine.sample(position, 100, 3),
    "twin": lambda position: twin.sample(position, 100, 3),
    "exact": engine.exact,
    "solve": engine.solve,
    "tree": tree_of,
}
each_request = pytest.mark.parametrize("ask", ASK.values(), ids=ASK)


def test_the_engines_know_every_rule() -> None:
    """A new field of the rules is refused until the twins apply it."""
    names = {field.name for field in fields(Rules)}
    assert names == request.TWIN_RULES
    assert names >= request.COMPILED_RULES


@each_request
def test_unknown_rules_are_refused(ask: Callable[[Position], object]) -> None:
    """An engine refuses a rule that it doesn't know, but accepts that rule's default value."""
    with refused(names="torus"):
        ask(TORUS)
    assert ask(Position.parse(BOARD, RulesWithTorus(3), "O")) == ask(PLAIN)


@pytest.mark.parametrize("name", sorted(ASK))
def test_rules_that_only_the_twins_know_go_to_them(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiled code isn't called; the twins answer by the real rules, or there are none."""
    ask = ASK[name]
    for known in ("TWIN_RULES", "FREE_RULES"):
        monkeypatch.setattr(request, known, request.TWIN_RULES | {"torus"})
    if name == "tree":
        with refused(names="torus"):
            ask(TORUS)
        return
    found = ask(TORUS)
    assert found != ask(PLAIN)
    streams = backends.sample_stream(TORUS.rules), backends.search_stream(TORUS.rules)
    assert streams == (PYTHON_STREAM, PYTHON_SEARCH_STREAM)
    assert backends.compiled_searches(TORUS.rules) is None
    with refused(names="torus"):
        cells_of(TORUS)
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    assert found == ask(TORUS)


def test_the_kernel_is_never_given_unknown_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """It refuses rules that only the twins know."""
    monkeypatch.setattr(request, "TWIN_RULES", request.TWIN_RULES | {"torus"})
    kernel = pytest.importorskip("tttmc_app.engine.kernel", exc_type=ImportError)
    with refused(names="torus"):
        kernel.KernelSampler(TORUS, 0, 1, kernel.available_backends()[0])


@pytest.mark.parametrize("board", ["XXX/OO./...", "XOX/XOO/OXX"])
@pytest.mark.parametrize("ask", [engine.Tree, engine.forced_win, engine.exact, engine.solve,
                                 check_search, engine.Sampler, twin.PythonSampler])  # fmt: skip
def test_a_finished_game_is_refused(board: str, ask: Callable[[Position], object]) -> None:
    """After a win or a tie there is nothing to search and no random game to play."""
    for reverse in (False, True):
        with refused():
            ask(Position.parse(board, Rules(3, reverse=reverse), finished=True))


@pytest.mark.parametrize("wrong", [-1, 2**63, 1.5, "9", None])
def test_the_limits_of_work_are_allowed_and_no_more(wrong: Any) -> None:
    """Trials, seeds, threads and positions are checked."""
    for most in (0, 2**63 - 1):
        check_trials(most)
        check_request(PLAIN, most, 256 if most else 1)
    checks: list[Callable[[], object]] = [
        lambda: check_trials(wrong),
        lambda: check_search(wrong),
        *(lambda threads=n: check_request(PLAIN, 0, threads) for n in (wrong, 0, 257)),
        lambda: check_request(PLAIN, wrong, 1),
        lambda: check_request(wrong, 0, 1),
    ]
    for check in checks:
        with refused():
            check()


def test_a_board_is_seen_by_the_side_to_move() -> None:
    """One byte per square: 1 for the mover's squares, 2 for the other side's, 0 for empty ones."""
    assert cells_of(Position.parse("X.O/.X./...")) == b"\2\0\1\0\2\0\0\0\0"
    assert cells_of(Position.parse("X.O/.../...")) == b"\1\0\2\0\0\0\0\0\0"


def test_the_names_of_streams_never_change() -> None:
    """Saved games and runs contain these names; other games need another name."""
    assert (request.COMPILED_STREAM, PYTHON_STREAM) == ("kernel-1", "python-1")
    assert (request.COMPILED_SEARCH_STREAM, PYTHON_SEARCH_STREAM) == ("search-3", "python-search-3")
