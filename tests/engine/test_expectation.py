"""The exact scores are those of all random games, and say so where they can't be calculated."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from tests.engine.boards import all_games, flat, reachable, scattered
from tests.refusals import refused
from tttmc_app.core import Position, Rules
from tttmc_app.engine import backends
from tttmc_app.engine.expectation import ExactJob, exact, exact_limit, why_not_exact


def positions() -> list[Position]:
    """Return positions of 3×3, and of other boards with few empty squares."""
    found = [p for r in (False, True) for p in reachable(Rules(3, reverse=r))[::12]]
    shapes, random = ((1, 1), (2, 1), (3, 2), (4, 3), (4, 4), (5, 4), (7, 5), (10, 4)), Random(4)
    for number in range(32):
        size, line = shapes[number % len(shapes)]
        rules, most = Rules(size, line, reverse=number % 3 == 0), min(7, size**2)
        found.append(scattered(rules, most if line < 3 else random.randint(2, most), random))
    return found


def test_exact_scores_are_those_of_all_games(search_backend: str) -> None:
    """They agree with playing all games to within 1e-12, for boards that no game reaches too."""
    for position in positions()[:: 1 if search_backend == "compiled" else 3]:
        assert flat(exact(position)) == pytest.approx(all_games(position), abs=1e-12)


def test_both_backends_give_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled code and the twin count the same integers, so the results are equal."""
    boards = [
        Position.start(Rules(4, 2)),
        Position.parse("XX.../..O../...X./O..../.OX.O", Rules(5, 4), "O"),
        Position.parse("X.X.O./O..O.X/X.XO.X/OO.X.O/X.OO.X/OX..XO", Rules(6, 4), "X"),
    ]
    chosen = [exact(board) for board in boards]
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    assert [exact(board) for board in boards] == chosen


@pytest.mark.skipif(backends.compiled_searches() is None, reason="the twin takes no 20 squares")
def test_the_tiles_of_large_sums_fit_together() -> None:
    """With 20 empty squares the sums cross tiles, and the empty rows stay symmetrical."""
    found = exact(Position.parse("...../...../OXOXO/...../.....", Rules(5, 4), "X"))
    scores = found.scores()
    assert scores[:10] == scores[20:] + scores[15:20]
    assert isclose(found.wins + found.ties + found.losses, 1.0)


def test_a_job_tells_its_share_and_is_not_ready_before_its_end(search_backend: str) -> None:
    """The share rises to 1 however often the work is left; only then there is a result."""
    start = Position.start(Rules(4))
    job = ExactJob(start)
    shares = [job.share, job.advance()]
    with refused():
        job.result()
    for share in job:
        assert share == job.share
        shares.append(share)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert job.result() == exact(start)
    assert list(job) == []


@pytest.mark.parametrize(
    ("size", "filled", "compiled", "python"),
    [(4, 0, None, None), (5, 7, None, None), (5, 6, None, 18), (6, 11, None, 18), (6, 10, 25, 25)],
)
def test_too_many_empty_squares_are_refused(
    size: int, filled: int, compiled: int | None, python: int | None, search_backend: str
) -> None:
    """Beyond 25 nothing calculates exact scores, beyond 18 only compiled code does."""
    position = Position.start(Rules(size, 4))
    for number in range(filled):
        position = position.play((2 * (number // size) + number % 2, number % size))
    most = compiled if search_backend == "compiled" else python
    assert exact_limit() == (25 if search_backend == "compiled" else 18)
    if most is None:
        assert why_not_exact(position) is None
    else:
        with refused(empties=size**2 - filled, most=most):
            ExactJob(position)
