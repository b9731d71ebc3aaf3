"""The exact scores are those of all random games, and say so where they can't be calculated."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from tests.engine.boards import all_games, board, flat, reachable, scattered
from tests.refusals import refused
from tttmc_app.core import Position, Rules
from tttmc_app.engine import backends
from tttmc_app.engine.expectation import ExactJob, exact, exact_limit, why_not_exact

SHAPES = ((1, 1), (2, 1), (3, 2), (4, 3), (4, 4), (5, 4), (7, 5), (10, 4))


def positions() -> list[Position]:
    """Return positions of 3×3, and of other boards with few empty squares."""
    found = [p for r in (False, True) for p in reachable(Rules(3, reverse=r))[::12]]
    random = Random(4)
    for number, (size, line) in enumerate(SHAPES * 4):
        most = min(7, size**2)
        empties = most if line < 3 else random.randint(2, most)
        found.append(scattered(Rules(size, line, reverse=number % 3 == 0), empties, random))
    return found


def test_exact_scores_are_those_of_all_games(search_backend: str) -> None:
    """They agree with playing all games to within 1e-12, for boards that no game reaches too."""
    for position in positions()[:: 1 if search_backend == "compiled" else 3]:
        assert flat(exact(position)) == pytest.approx(all_games(position), abs=1e-12)


def test_both_backends_give_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled code and the twin count the same integers, so the results are equal."""
    boards = [
        board("4 2 ."),
        board("5 4 o XX/..O../...X./O..../.OX.O"),
        board("6 4 X.X.O./O..O.X/X.XO.X/OO.X.O/X.OO.X/OX..XO"),
    ]
    chosen = list(map(exact, boards))
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    assert list(map(exact, boards)) == chosen


@pytest.mark.skipif(backends.compiled_searches() is None, reason="the twin takes no 20 squares")
def test_the_tiles_of_large_sums_fit_together() -> None:
    """With 20 empty squares the sums cross tiles, and the empty rows stay symmetrical."""
    found = exact(board("5 4 ...../...../OXOXO"))
    scores = found.scores()
    assert scores[:10] == scores[20:] + scores[15:20]
    assert isclose(found.wins + found.ties + found.losses, 1.0)


def test_a_job_tells_its_share_and_is_not_ready_before_its_end(search_backend: str) -> None:
    """The share rises to 1 however often the work is left; only then there is a result."""
    job = ExactJob(board("4 4 ."))
    shares = [job.share, job.advance()]
    with refused():
        job.result()
    for share in job:
        assert share == job.share
        shares.append(share)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert job.result() == exact(board("4 4 ."))
    assert list(job) == []


@pytest.mark.parametrize(("size", "empties"), [(4, 16), (5, 18), (5, 19), (6, 25), (6, 26)])
def test_too_many_empty_squares_are_refused(size: int, empties: int, search_backend: str) -> None:
    """Beyond 25 nothing calculates exact scores, beyond 18 only compiled code does."""
    position, limit = scattered(Rules(size, 4), empties, Random(1)), exact_limit()
    assert limit == (25 if search_backend == "compiled" else 18)
    if empties <= limit:
        assert why_not_exact(position) is None
    else:
        with refused(empties=empties, most=25 if empties > 25 else limit):
            ExactJob(position)
