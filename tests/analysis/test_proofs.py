"""Proven bounds: combining them, seeing them from the other side, and finding them."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.analysis.proofs import (
    UNPROVEN,
    best_of,
    for_other,
    narrowed,
    proven_moves,
    proven_now,
    result_for,
    result_of,
)
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.engine import backends

OPEN_FOUR = "...../.XXX./...../OOO../....."


def test_a_finished_game_has_a_result_for_each_side() -> None:
    """1 for the winner, -1 for the loser, 0 for both after a tie, none while the game is open."""
    boards = {"XXX/OO./...": (1, -1), "OOO/XX./X..": (-1, 1), "XOX/XOO/OXX": (0, 0)}
    for board, results in boards.items():
        position = Position.parse(board, finished=True)
        assert (result_for(position, Mark.X), result_for(position, Mark.O)) == results
    assert result_for(Position.start(Rules()), Mark.X) is None


def test_bounds_follow_from_those_of_the_moves() -> None:
    """A position is worth at least its surest move and at most its most hopeful one."""
    a, b, c = (0, 0), (0, 1), (0, 2)
    assert best_of({a: (-1, 0), b: (-1, 1), c: (0, 0)}) == (0, 1)
    assert best_of({a: (-1, -1)}) == (-1, -1)
    assert for_other((0, 1)) == (-1, 0)
    assert for_other((-1, -1)) == (1, 1)
    assert narrowed((-1, 0), (0, 1)) == (0, 0)
    assert narrowed(UNPROVEN, (0, 1)) == narrowed((0, 1), UNPROVEN) == (0, 1)
    assert UNPROVEN == (-1, 1)


@pytest.mark.parametrize("board", ["X../.O./...", "XO./.X./..O", "OX./X.O/..."])
@pytest.mark.parametrize("reverse", [False, True])
def test_every_move_is_proven_on_3x3(board: str, *, reverse: bool) -> None:
    """The bounds of each move are its result by full search, for the side to move."""
    position = Position.parse(board, Rules(3, reverse=reverse))
    truth = {square: -plain_value(position.play(square)) for square in position.empty_squares}
    assert proven_now(position) == {square: (n, n) for square, n in truth.items()}


def test_the_work_is_limited() -> None:
    """With few positions allowed, most moves stay unproven; the search yields while it works."""
    position = Position.start(Rules(5, 4))
    found = proven_now(position, 10)
    assert set(found) == set(position.empty_squares)
    assert UNPROVEN in found.values()
    steps = proven_moves(position, 30_000)
    assert sum(1 for _ in steps) >= 1
    job = engine.SolveJob(position)
    job.advance(10)
    assert job.nodes < 5_000


def test_a_win_by_threats_is_found_without_the_solver() -> None:
    """On a board that is too large to solve, the first move of a win by threats is still proven."""
    rows = [row + "." * 4 for row in OPEN_FOUR.split("/")] + ["." * 9] * 4
    position = Position.parse("/".join(rows), Rules(9, 5), "X")
    assert position.empty.bit_count() > 64
    found = proven_now(position)
    won = [square for square, pair in found.items() if pair == (1, 1)]
    assert len(won) == 1
    assert set(found) == set(position.empty_squares)
    assert {pair for square, pair in found.items() if square not in won} == {UNPROVEN}
    assert engine.forced_win(position)[:1] == (won[0],)


@pytest.mark.parametrize("backend", ["", "python"])
def test_a_win_by_threats_outlasts_a_short_search(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the solver may search but finds nothing in time, the win by threats stays proven."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose(backend))
    text = "....O../.O...../...X.../......./...O..X/XX...../......O"
    position = Position.parse(text, Rules(7, 4), "X")
    first = engine.forced_win(position)[0]
    assert len(engine.forced_win(position)) > 1
    unproven = dict.fromkeys(position.empty_squares, UNPROVEN)
    for nodes in (0, 1):
        found = proven_now(position, nodes)
        assert found[first] == (1, 1)
        assert found | {first: UNPROVEN} == unproven


@pytest.mark.parametrize(("backend", "share"), [("", 1), ("python", 200)])
def test_slower_code_searches_fewer_positions(
    backend: str, share: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound is the number given, or a 200th of it without compiled code."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose(backend))
    jobs = list[engine.SolveJob]()

    class Noted(engine.SolveJob):
        def __init__(self, position: Position) -> None:
            super().__init__(position)
            jobs.append(self)

    monkeypatch.setattr(engine, "SolveJob", Noted)
    for nodes in (0, 4000):
        proven_now(Position.start(Rules(7, 5)), nodes)
        assert nodes // share <= jobs[-1].nodes < nodes // share + 100 * (nodes > 0) + 1
    jobs.clear()
    proven_now(Position.start(Rules(8, 6)), 1)
    assert len(jobs) == 1  # 64 empty squares are the most that are searched
    larger = Position.parse("/".join(["XOXOXOXOX", ".OXOXOXO.", *["." * 9] * 7]), Rules(9))
    assert larger.empty.bit_count() == 65
    proven_now(larger, 1)
    assert len(jobs) == 1


def test_a_finished_game_is_refused() -> None:
    """There is nothing to prove after the end."""
    with pytest.raises(TttmcError):
        proven_now(Position.parse("XXX/OO./...", finished=True))


def test_the_result_of_work_is_what_it_returns() -> None:
    """All steps are run, and the generator's own result is returned."""
    seen: list[int] = []

    def work() -> Generator[None, None, str]:
        for number in range(3):
            seen.append(number)
            yield
        return "done"

    assert result_of(work()) == "done"
    assert seen == [0, 1, 2]
