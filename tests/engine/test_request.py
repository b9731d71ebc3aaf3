"""The check that every engine request must pass: unknown rules are never taken for known ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from tests.off_centre import START, OffCentre
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.engine import request, twin
from tttmc_app.engine.request import (
    PYTHON_SEARCH_STREAM,
    PYTHON_STREAM,
    cells_of,
    check_request,
    check_search,
    check_trials,
)

PLAIN = Position.start(Rules(3))


def tree_of(position: Position) -> engine.TreeStatistics:
    """Return a tree after a few simulations."""
    tree = engine.Tree(position, 3)
    tree.advance(50)
    return tree.statistics()


ASK: dict[str, Callable[[Position], object]] = {
    "sample": lambda position: engine.sample(position, 100, 3),
    "twin": lambda position: twin.PythonSampler(position, 3).draw(100),
    "exact": engine.exact,
    "solve": engine.solve,
    **({} if engine.why_no_tree(PLAIN.rules) else {"tree": tree_of}),
}
each_request = pytest.mark.parametrize("ask", ASK.values(), ids=ASK)


def test_the_engines_know_every_rule() -> None:
    """A new field of the rules is refused until the twins apply it."""
    assert {field.name for field in fields(Rules)} == request.TWIN_RULES


@each_request
def test_unknown_rules_are_refused(ask: Callable[[Position], object]) -> None:
    """An engine refuses a rule that it doesn't know, but accepts that rule's default value."""
    with refused(names="off_centre"):
        ask(START)
    assert ask(Position.start(OffCentre())) == ask(PLAIN)


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
