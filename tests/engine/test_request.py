"""The check that every engine request must pass: unknown rules are never taken for known ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.engine import backends, request, twin
from tttmc_app.engine.request import (
    PYTHON_SEARCH_STREAM,
    PYTHON_STREAM,
    cells_of,
    check_request,
    check_trials,
)


@dataclass(frozen=True, slots=True, init=False)
class RulesWithTorus(Rules):
    """Rules with a field that no engine knows: lines continue at the opposite edge."""

    torus: bool = False

    def __init__(self, size: int = 3, *, torus: bool = False) -> None:
        Rules.__init__(self, size)
        object.__setattr__(self, "torus", torus)

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """Also return the diagonals that wrap around the edges."""
        return _torus_lines(self.size) if self.torus else Rules(self.size).lines

    @property
    def line_masks(self) -> tuple[int, ...]:
        """Return the lines as bitboards."""
        return tuple(sum(1 << index for index in line) for line in self.lines)

    @property
    def lines_through(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each square, which lines cross it."""
        numbered = tuple(enumerate(self.lines))
        return tuple(
            tuple(number for number, line in numbered if index in line)
            for index in range(self.square_count)
        )


@lru_cache
def _torus_lines(size: int) -> tuple[tuple[int, ...], ...]:
    side = range(size)
    wrapped = [tuple(i * size + (first + i) % size for i in side) for first in side]
    wrapped += [tuple(i * size + (first - i) % size for i in side) for first in side]
    return tuple(dict.fromkeys((*Rules(size).lines, *wrapped)))


TORUS = Position.parse("XO./.X./..O", RulesWithTorus(3, torus=True), "O")
"""A game that is open on a torus, where different lines win than on a plain board."""
PLAIN = Position.parse("XO./.X./..O", Rules(3), "O")


def tree_of(position: Position) -> engine.TreeStatistics:
    """Return a tree after a few simulations."""
    tree = engine.Tree(position, 3)
    tree.advance(50)
    return tree.statistics()


REQUESTS: dict[str, Callable[[Position], object]] = {
    "sample": lambda position: engine.sample(position, 100, 3),
    "twin": lambda position: twin.sample(position, 100, 3),
    "exact": engine.exact,
    "solve": engine.solve,
    "tree": tree_of,
}
each_request = pytest.mark.parametrize("ask", REQUESTS.values(), ids=REQUESTS.keys())


def test_the_engines_know_every_rule() -> None:
    """The twins know every field of the rules; a new field is refused until they apply it."""
    names = {field.name for field in fields(Rules)}
    assert names == request.TWIN_RULES
    assert names >= request.COMPILED_RULES


@each_request
def test_unknown_rules_are_refused(ask: Callable[[Position], object]) -> None:
    """An engine refuses a rule that it doesn't know, but accepts that rule's default value."""
    with pytest.raises(TttmcError, match="it doesn't know torus"):
        ask(TORUS)
    plain = Position.parse("XO./.X./..O", RulesWithTorus(3), "O")
    assert ask(plain) == ask(PLAIN)


@each_request
def test_rules_that_only_the_twins_know_go_to_them(
    ask: Callable[[Position], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiled code isn't called; the twins answer according to the real rules."""
    monkeypatch.setattr(request, "TWIN_RULES", request.TWIN_RULES | {"torus"})
    found = ask(TORUS)
    assert found != ask(PLAIN)
    streams = backends.sample_stream(TORUS.rules), backends.search_stream(TORUS.rules)
    assert streams == (PYTHON_STREAM, PYTHON_SEARCH_STREAM)
    assert backends.compiled_searches(TORUS.rules) is None
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    assert found == ask(TORUS)


@pytest.mark.parametrize(
    "rules", [Rules(3), Rules(4, 3), Rules(3, reverse=True), Rules(25, 5, reverse=True)]
)
def test_the_compiled_code_plays_by_every_rule(rules: Rules) -> None:
    """Whatever rules can be chosen, the chosen engine's streams are used."""
    assert request.is_compiled_for(rules)
    assert backends.sample_stream(rules) == backends.CHOSEN.sampler.stream
    assert backends.search_stream(rules) == backends.CHOSEN.search_stream
    assert backends.compiled_searches(rules) is backends.CHOSEN.searches
    request.check_compiled(rules)


def test_anything_but_a_position_is_named() -> None:
    """A wrong argument is named with its type, whichever engine is asked."""
    wrong: Any = "X../.../..."
    with pytest.raises(TttmcError, match=r"^position must be .*Position"):
        request.check_search(wrong)
    with pytest.raises(TttmcError, match=r"^position must be .*Position"):
        check_request(wrong, 0, 1)
    with pytest.raises(TttmcError, match=r"^threads must be"):
        check_request(PLAIN, 0, wrong)
    with pytest.raises(TttmcError, match=r"^trials must be"):
        check_trials(wrong)


def test_the_compiled_boards_refuse_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled code is never given rules that it doesn't know."""
    monkeypatch.setattr(request, "TWIN_RULES", request.TWIN_RULES | {"torus"})
    with pytest.raises(TttmcError, match="it doesn't know torus"):
        request.cells_of(TORUS)
    kernel = pytest.importorskip("tttmc_app.engine.kernel", exc_type=ImportError)
    for call in (kernel.board_of, kernel.plan_of):
        with pytest.raises(TttmcError, match="it doesn't know torus"):
            call(TORUS)


@pytest.mark.parametrize("name", ["line_length", "reverse"])
def test_no_field_goes_unnoticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the engines didn't know a field, all its values except the default would be refused."""
    monkeypatch.setattr(request, "TWIN_RULES", request.TWIN_RULES - {name})
    request.check_request(Position.start(Rules(3)), 0, 1)
    with pytest.raises(TttmcError, match=f"it doesn't know {name}$"):
        request.check_request(Position.start(Rules(3, 2, reverse=True)), 0, 1)


@pytest.mark.parametrize("board", ["XXX/OO./...", "XOX/XOO/OXX"])
def test_a_finished_game_is_refused(board: str) -> None:
    """After a win or a tie there is nothing to search and no random game to play."""
    over = Position.parse(board, finished=True)
    with pytest.raises(TttmcError, match="nothing left to search"):
        request.check_search(over)
    with pytest.raises(TttmcError, match="no random games are left"):
        request.check_request(over, 0, 1)


def test_the_most_threads_are_allowed() -> None:
    """The largest number of threads that the error names is accepted; one more isn't."""
    request.check_request(PLAIN, 1, request.MAX_THREADS)
    with pytest.raises(TttmcError, match="from 1 to 256, not 257"):
        request.check_request(PLAIN, 1, request.MAX_THREADS + 1)


def test_bounds_of_work_are_named() -> None:
    """Trials, seeds and threads have limits, which the errors name; the limits are allowed."""
    start = Position.start(Rules())
    for trials in (0, 2**63 - 1):
        check_trials(trials)
    for seed, threads in ((0, 1), (2**63 - 1, 256)):
        check_request(start, seed, threads)
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: check_trials(-1), "the number of trials must be from 0 to 9223372036854775807"),
        (lambda: check_trials(2**63), "the number of trials must be from 0 to"),
        (lambda: check_request(start, -1, 1), "a seed must be from 0 to"),
        (lambda: check_request(start, 0, 0), "the number of threads must be from 1 to 256, not 0"),
        (lambda: check_request(start, 0, 257), "the number of threads must be from 1 to 256"),
    ]
    for call, message in calls:
        with pytest.raises(TttmcError, match=f"^{message}"):
            call()


def test_a_board_is_seen_by_the_side_to_move() -> None:
    """One byte per square: 1 for the mover's squares, 2 for the other side's, 0 for empty ones."""
    assert cells_of(Position.parse("X.O/.X./...")) == bytes([2, 0, 1, 0, 2, 0, 0, 0, 0])
    assert cells_of(Position.parse("X.O/.../...")) == bytes([1, 0, 2, 0, 0, 0, 0, 0, 0])


def test_the_names_of_streams_never_change() -> None:
    """Saved games and runs contain these names; other games need another name."""
    assert (request.COMPILED_STREAM, request.PYTHON_STREAM) == ("kernel-1", "python-1")
    assert request.COMPILED_SEARCH_STREAM == "search-3"
    assert request.PYTHON_SEARCH_STREAM == "python-search-3"
