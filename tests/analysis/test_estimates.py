"""Estimates of a position: random games and tree searches, checked with exact shares."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.analysis.estimates import Estimate, random_estimate, search_best, search_estimate
from tttmc_app.analysis.proofs import result_of
from tttmc_app.core import Mark, Position, Rules, derive_seed


def exact_share(position: Position) -> float:
    """Return X's exact share of points in random games."""
    found = engine.exact(position)
    mover = found.wins + found.ties / 2
    return mover if position.to_move is Mark.X else 1 - mover


@pytest.mark.parametrize("board", ["X../.O./...", "X../.../...", "XO./.../..."])
def test_random_games_estimate_xs_share(board: str) -> None:
    """The share is X's, whoever moves, within its error, which is that of a mean of the games."""
    position, trials = Position.parse(board), 4000
    found = random_estimate(position, trials, 7)
    tally = engine.sample(position, trials, 7)
    points = [1.0] * tally.wins + [0.5] * tally.ties + [0.0] * tally.losses
    mean = sum(points) / trials
    variance = sum((each - mean) ** 2 for each in points) / (trials - 1)
    assert found.share == pytest.approx(mean if position.to_move is Mark.X else 1 - mean)
    assert found.error == pytest.approx(sqrt(variance / trials), rel=1e-6)
    assert abs(found.share - exact_share(position)) < 4 * found.error
    assert random_estimate(position, 1, 7).error == 0.0


def test_the_other_side_has_the_rest() -> None:
    """The other side's share is what is left, with the same error."""
    assert Estimate(0.25, 0.125).for_other() == Estimate(0.75, 0.125)


@pytest.mark.parametrize(
    ("board", "shares"),
    [("XXX/OO./...", (1, 0)), ("OOO/XX./X..", (0, 1)), ("XOX/XOO/OXX", (0.5, 0.5))],
)
def test_a_finished_game_needs_no_search(board: str, shares: tuple[float, float]) -> None:
    """The result of a finished game is known for both sides, without an error."""
    position = Position.parse(board, finished=True)
    for side, share in zip(Mark, shares, strict=True):
        steps = list(search_estimate(position, side, 3, 50, 1))
        assert steps == []
        assert result_of(search_estimate(position, side, 3, 50, 1)) == Estimate(share, 0.0)


@pytest.mark.parametrize(
    ("board", "value"), [("XX./OO./...", 1), ("XO./OX./..O", 0), ("O.O/.X./O.X", -1)]
)
def test_a_proven_result_has_no_error(board: str, value: int) -> None:
    """Where a search proves the result, the estimate is the result, for either side."""
    position = Position.parse(board, None, "X")
    assert plain_value(position) == value
    for side, share in ((Mark.X, (1 + value) / 2), (Mark.O, (1 - value) / 2)):
        found = result_of(search_estimate(position, side, 2, 3000, 1))
        assert found == Estimate(share, 0.0)


def test_independent_searches_give_an_error() -> None:
    """Searches with their own seeds differ; their mean and its standard error are returned."""
    position = Position.start(Rules(6, 4))
    shares = [result_of(search_estimate(position, Mark.X, 1, 60, seed)) for seed in (5, 6)]
    assert [each.error for each in shares] == [0.0, 0.0]
    few, many = (result_of(search_estimate(position, Mark.X, n, 60, 5)) for n in (4, 16))
    assert 0 < many.error < few.error < 0.2
    assert few == result_of(search_estimate(position, Mark.X, 4, 60, 5))
    other = result_of(search_estimate(position, Mark.O, 4, 60, 5))
    assert other == few.for_other()
    assert len(list(search_estimate(position, Mark.X, 4, 60, 5))) >= 4


def test_a_share_counts_every_simulation() -> None:
    """The share of an open position is the mean of all simulations, not of the moves' rates."""
    position = Position.start(Rules(6, 4))
    found = search_estimate(position, Mark.X, 1, 60, 5)
    tree = engine.Tree(position, derive_seed(5, 0))
    points = 0.0
    for _ in range(60):
        tree.advance(1)
        points += tree.last_simulation().points
    assert result_of(found).share == pytest.approx(points / 60)
    rates = [move.rate for move in tree.statistics().moves]
    assert abs(sum(rates) / len(rates) - points / 60) > 0.001


def test_the_error_is_that_of_the_mean() -> None:
    """The error of two searches is half their difference, which the mean lies in the middle of."""
    position = Position.start(Rules(6, 4))
    two, three = (result_of(search_estimate(position, Mark.X, n, 40, 9)) for n in (2, 3))
    one = result_of(search_estimate(position, Mark.X, 1, 40, 9)).share
    second = 2 * two.share - one
    third = 3 * three.share - one - second
    assert two.error == pytest.approx(abs(one - second) / 2)
    spread = sum((each - three.share) ** 2 for each in (one, second, third)) / 2
    assert three.error == pytest.approx(sqrt(spread / 3))
    assert 0 < one < 1


def test_every_search_has_its_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search that chooses a move shares no random games with those that judge one."""
    seeds, tree_of = list[int](), engine.Tree

    def noted(position: Position, seed: int) -> engine.Tree:
        seeds.append(seed)
        return tree_of(position, seed)

    monkeypatch.setattr(engine, "Tree", noted)
    position = Position.start(Rules(6, 4))
    result_of(search_best(position, 5, 9))
    result_of(search_estimate(position, Mark.X, 3, 5, 9))
    assert seeds == [derive_seed(9, name) for name in ("best", 0, 1, 2)]
    assert len(set(seeds)) == 4


def test_the_best_move_of_a_search() -> None:
    """A search finds the winning move; without simulations there is none."""
    position = Position.parse("XX./OO./...")
    assert result_of(search_best(position, 200, 1)) == (0, 2)
    assert result_of(search_best(position, 0, 1)) is None
