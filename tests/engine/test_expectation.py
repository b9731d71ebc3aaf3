from __future__ import annotations

from functools import cache
from math import isclose, sqrt

import pytest

from tests.engine.walk import reachable
from tttmc_app.core import Expectation, Mark, Position, Rules, TttmcError
from tttmc_app.engine import backends
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.expectation import ExactJob, exact, exact_limit, why_not_exact
from tttmc_app.engine.twin import sample
from tttmc_app.engine.twin_exact import TwinExact


@cache
def brute_force(position: Position) -> tuple[float, ...]:
    """Return X's wins, ties, O's wins; then per square X's and O's marks in each kind of win."""
    squares = position.rules.square_count
    if position.outcome is not None:
        winner = position.outcome.winner
        kinds = (winner is Mark.X, winner is None, winner is Mark.O)
        held = [
            float(won and bits >> i & 1)
            for won in (kinds[0], kinds[2])
            for bits in (position.x, position.o)
            for i in range(squares)
        ]
        return (*map(float, kinds), *held)
    games = [brute_force(position.play(square)) for square in position.empty_squares]
    return tuple(sum(column) / len(games) for column in zip(*games, strict=True))


def flat(position: Position, found: Expectation) -> tuple[float, ...]:
    """Return an expectation's numbers in the order of `brute_force`."""
    if position.to_move is Mark.X:
        held = (found.won_mine, found.won_theirs, found.lost_mine, found.lost_theirs)
        ends = (found.wins, found.ties, found.losses)
    else:
        held = (found.lost_theirs, found.lost_mine, found.won_theirs, found.won_mine)
        ends = (found.losses, found.ties, found.wins)
    return (*ends, *(share for shares in held for share in shares))


@pytest.mark.parametrize("reverse", [False, True])
def test_every_position_of_3x3_agrees_with_playing_all_games(
    search_backend: str, reverse: bool
) -> None:
    """The calculation agrees with brute force to within 1e-12 in all positions of 3×3 games.

    The slower twin gets every third position.
    """
    positions = reachable(Rules(3, reverse=reverse))
    for position in positions[:: 3 if search_backend == "python" else 1]:
        if position.outcome is None:
            truth = brute_force(position)
            found = flat(position, exact(position))
            assert max(abs(a - b) for a, b in zip(found, truth, strict=True)) < 1e-12


def test_the_known_fractions_of_the_empty_board(search_backend: str) -> None:
    """The empty 3×3 board has the known fractions."""
    found = exact(Position.start(Rules(3)))
    assert (found.wins, found.losses, found.ties) == (737 / 1260, 121 / 420, 8 / 63)
    scores = found.scores()
    for i, fraction in ((0, 143 / 1260), (1, -47 / 1260), (4, 353 / 1260)):
        assert isclose(scores[i], fraction, abs_tol=1e-15)


@pytest.mark.parametrize(
    ("text", "rules", "to_move"),
    [
        ("..../.X../..../....", Rules(4, 3), "O"),
        ("X..O/.X../..O./....", Rules(4), "X"),
        ("XXO/XX./...", Rules(3), "O"),  # counts that no game reaches
        ("XOXOX/OXO.X/OXOX./..OXO/O....", Rules(5, 4, reverse=True), "X"),
        ("../..", Rules(2, 1), "X"),
    ],
)
def test_other_boards_agree_with_trials(
    search_backend: str, text: str, rules: Rules, to_move: str
) -> None:
    """For other sizes, lines and sides, 20,000 random games agree within five standard errors."""
    position = Position.parse(text, rules, to_move)
    found, trials = exact(position), 20_000
    tally = sample(position, trials, seed=11)
    expected, spread = found.scores(1.0, 2.0), found.deviations(1.0, 2.0)
    for score, mean, deviation in zip(tally.scores(1.0, 2.0), expected, spread, strict=True):
        assert abs(score - trials * mean) <= 5 * deviation * sqrt(trials) + 1e-6
    assert isclose(found.wins + found.ties + found.losses, 1.0)


def test_both_backends_give_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled code and the twin count the same integers, so the results are equal."""
    if compiled_searches() is None:
        pytest.skip("the compiled searches are not built")
    boards = [
        Position.start(Rules(4, 2)),
        Position.parse("XX.../..O../...X./O..../.OX.O", Rules(5, 4), "O"),
        Position.parse("X.X.O./O..O.X/X.XO.X/OO.X.O/X.OO.X/OX..XO", Rules(6, 4), "X"),
    ]
    compiled = [exact(board) for board in boards]
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    assert [exact(board) for board in boards] == compiled


def test_the_tiles_of_large_sums_fit_together() -> None:
    """With 20 empty squares the sums cross tiles, and the empty rows stay symmetrical."""
    if compiled_searches() is None:
        pytest.skip("the twin stops below 20 empty squares")
    found = exact(Position.parse("...../...../OXOXO/...../.....", Rules(5, 4), "X"))
    scores = found.scores()
    assert scores[:10] == scores[20:] + scores[15:20]
    assert isclose(found.wins + found.ties + found.losses, 1.0)


def test_progress_rises_and_the_work_can_be_left(search_backend: str) -> None:
    """A job's progress rises; it may be interrupted at any step, and continues from there."""
    job = ExactJob(Position.start(Rules(4)))
    shares = [job.advance()]
    with pytest.raises(TttmcError, match="not ready"):
        job.result()
    shares += list(job)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert job.result() == exact(Position.start(Rules(4)))


def test_what_cannot_be_had_is_refused_with_its_reason(search_backend: str) -> None:
    """For too many empty squares or a finished game, an error says so."""
    with pytest.raises(TttmcError, match="36 squares are empty"):
        exact(Position.start(Rules(6)))
    with pytest.raises(TttmcError, match="over"):
        exact(Position.parse("XXX/OO./...", finished=True))
    assert exact_limit() == (25 if search_backend == "compiled" else 18)


def test_the_twin_has_its_own_limit() -> None:
    """With more than 18 empty squares its counts would overflow, so it refuses to begin."""
    rules = Rules(5, 5)
    assert TwinExact(Position.parse("XOXOX/OX.../...../...../.....", rules)).counts()[-1][0] == 0
    with pytest.raises(ValueError, match=r"^more than 18 squares are empty$"):
        TwinExact(Position.parse("XOXOX/O..../...../...../.....", rules))


@pytest.mark.parametrize(
    "call",
    [
        (0, 1, b""),
        (26, 3, bytes(676)),
        (3, 4, bytes(9)),
        (3, 3, bytes(8)),
        (3, 3, b"\3" + bytes(8)),
        (3, 3, b"\1\1\1\2\2\0\0\0\0"),
        (3, 3, b"\1\2\1\1\2\2\2\1\1"),
        (6, 6, bytes(36)),
        (6, 6, b"\1\2\1\2\2" + b"\1\2\1\2\1" + bytes(26)),
    ],
)
def test_bad_calls_raise_value_errors(call: tuple[int, int, bytes]) -> None:
    """The compiled search checks its own arguments."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    with pytest.raises(ValueError, match=r"."):
        compiled.Exact(*call)


def test_25_empty_squares_are_accepted() -> None:
    """The largest number of empty squares can be begun, on a full and on a larger board."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    for call in ((5, 5, bytes(25)), (6, 6, b"\1\2\1\2\2\1" + b"\1\2\1\2\1" + bytes(25))):
        assert compiled.Exact(*call) is not None


@pytest.mark.parametrize(
    ("size", "filled", "compiled", "python"),
    [
        (4, 0, "", ""),
        (5, 7, "", ""),
        (5, 6, "", "19 squares are empty: without the compiled searches the exact scores need 18"),
        (5, 0, "", "25 squares are empty: without the compiled searches the exact scores need 18"),
        (6, 11, "", "25 squares are empty: without the compiled searches the exact scores need 18"),
        (6, 10, "26 squares are empty: the exact scores need 25", ""),
        (6, 0, "36 squares are empty: the exact scores need 25", ""),
    ],
)
def test_why_there_are_no_exact_scores(
    size: int, filled: int, compiled: str, python: str, search_backend: str
) -> None:
    """Beyond 25 empty squares nothing calculates them, beyond 18 only compiled code does."""
    position = Position.start(Rules(size, 4))
    for number in range(filled):
        position = position.play((2 * (number // size) + number % 2, number % size))
    reason = compiled or (python if search_backend == "python" else "")
    assert str(why_not_exact(position) or "") == (f"{reason} or fewer" if reason else "")
    if reason:
        with pytest.raises(TttmcError, match=reason):
            ExactJob(position)


def test_a_job_is_not_ready_before_its_end(search_backend: str) -> None:
    """The share of the work is told after each step, and the result only once it is 1."""
    job = ExactJob(Position.start(Rules(3)))
    assert job.share == 0.0
    with pytest.raises(TttmcError, match="the exact expectation is not ready yet"):
        job.result()
    for share in job:
        assert share == job.share
    assert job.share == 1.0
    assert job.result() == exact(Position.start(Rules(3)))
    assert list(job) == []
    assert search_backend
