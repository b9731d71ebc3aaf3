"""Every square's chance of having the best score."""

from __future__ import annotations

from functools import lru_cache
from statistics import NormalDist

import pytest

from tttmc_app import engine
from tttmc_app.analysis import Spread, Sureness, sample_spread, sureness_of
from tttmc_app.analysis.sureness import BATCHES, CONFIDENCE, are_close
from tttmc_app.core import Position, Rules, Tally, Weights, derive_seed, square_name

WEIGHTS = Weights(1.0, 2.0)
BOARDS = ("...|.O.|..X", "X.O|...|...", "XO.|.X.|..O", "X..|.O.|...", "....|.XO.|....|....")


@lru_cache
def spread_of(board: str) -> Spread:
    """Return a board's spread, drawn once for all tests."""
    *_, spread = sample_spread(position_of(board), 1)
    assert spread is not None
    return spread


def position_of(board: str) -> Position:
    """Return the position of a board with "|" between its rows."""
    return Position.parse(board.replace("|", "/"))


def sureness(board: str, trials: int, seed: int = 0) -> Sureness:
    """Return how sure the best square is after a number of trials."""
    position = position_of(board)
    tally = engine.sample(position, trials, seed)
    return sureness_of(position, tally, WEIGHTS, spread_of(board))


@pytest.mark.parametrize("board", BOARDS)
def test_the_spread_is_that_of_the_scores(board: str) -> None:
    """Per trial, the variance of a square with no equals is the exact one."""
    position, spread = position_of(board), spread_of(board)
    exact = engine.exact(position).deviations(1.0, 2.0)
    for column, group in enumerate(spread.groups):
        if len(group) > 1:
            continue  # the mean of equal squares varies less
        values = spread.mine[:, column] - 2.0 * spread.theirs[:, column]
        ratio = values.var(ddof=1) / spread.batch / exact[min(group)] ** 2
        assert abs(ratio - 1) < 6 * (2 / BATCHES) ** 0.5


def test_the_spread_has_games_of_its_own() -> None:
    """Its batches are those of a stream that no player draws from, after a first look."""
    position, spread = position_of(BOARDS[1]), spread_of(BOARDS[1])
    sampler = engine.Sampler(position, derive_seed(1, "spread"))
    sampler.draw(1024)
    for number in range(3):
        tally = sampler.draw(spread.batch)
        for found, won, lost in (
            (spread.mine, tally.won_mine, tally.lost_mine),
            (spread.theirs, tally.won_theirs, tally.lost_theirs),
        ):
            means = [sum(won[i] - lost[i] for i in group) / len(group) for group in spread.groups]
            assert list(found[number]) == pytest.approx(means)
    assert len(spread.mine) == BATCHES


def test_squares_far_behind_are_left_out() -> None:
    """Only the 24 best of the groups are compared; each of the others keeps the least chance."""
    position = Position.parse("X...../.O..../..X.../....../....../....O.", Rules(6, 4))
    tally = engine.sample(position, 300, 2)
    *_, spread = sample_spread(position, 3)
    assert spread is not None
    count = len(spread.groups)
    assert count == 32
    sure = sureness_of(position, tally, WEIGHTS, spread)
    scores = tally.scores(*WEIGHTS)
    ranked = sorted((group[0] for group in spread.groups), key=lambda i: scores[i], reverse=True)
    chances = [sure.chances[i] or 0.0 for i in ranked]
    assert chances[24:] == pytest.approx([1 / count / 4097] * 8)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.05


@pytest.mark.parametrize("weights", [WEIGHTS, Weights(1.0, 0.0), Weights(0.0, 1.0)])
@pytest.mark.parametrize("trials", [10, 20, 40, 100])
def test_the_chance_of_two_groups_is_that_of_a_normal_difference(
    weights: Weights, trials: int
) -> None:
    """Around the centre only corners and edges differ: their mean difference is nearly normal."""
    board = "...|.X.|..."
    position, spread = position_of(board), spread_of(board)
    assert spread.groups == ((0, 2, 6, 8), (1, 3, 5, 7))
    tally = engine.sample(position, trials, 3)
    scores = tally.scores(*weights)
    corners, edges = (sum(scores[i] for i in group) / 4 for group in spread.groups)
    each = weights.current * spread.mine - weights.other * spread.theirs
    deviation = ((each[:, 0] - each[:, 1]).var(ddof=1) / spread.batch * trials) ** 0.5
    chance = NormalDist().cdf((corners - edges) / deviation)
    found = sureness_of(position, tally, weights, spread).chances
    assert found[0] == pytest.approx(chance, abs=0.015)
    assert found[1] == pytest.approx(1 - chance, abs=0.015)


def test_chances_hold() -> None:
    """Squares said to be the best with some chance are the best in about that share of cases."""
    expected = found = variance = 0.0
    for board in BOARDS:
        position = position_of(board)
        exact = engine.exact(position).scores(*WEIGHTS)
        groups = spread_of(board).groups
        best = max(groups, key=lambda group: exact[group[0]])
        for seed in range(60):
            sure = sureness(board, 200, seed)
            chance = max(chance for chance in sure.chances if chance is not None)
            likeliest = sure.open[0][0]
            expected += chance
            variance += chance * (1 - chance)
            found += position.rules.index(likeliest) in best
    assert abs(found - expected) < 4 * variance**0.5


def test_more_trials_tell_squares_apart() -> None:
    """With few trials several squares may be the best, with many only one; chances add up to 1."""
    few, many = sureness("XO.|.X.|..O", 20), sureness("XO.|.X.|..O", 1_000_000)
    assert len(few.open) > 1
    assert many.is_sure
    ((best,),) = many.open
    exact = engine.exact(position_of("XO.|.X.|..O")).scores(*WEIGHTS)
    assert exact[best[0] * 3 + best[1]] == max(exact[i] for i in (2, 3, 5, 6, 7))
    for sure in (few, many):
        assert sum(chance or 0.0 for chance in sure.chances) == pytest.approx(1)


def test_equal_squares_count_as_one() -> None:
    """The corners of an empty board share one chance, which each of them shows."""
    board = "...|...|..."
    sure = sureness(board, 100_000)
    assert [square_name(square) for square in sure.open[0]] == ["b2"]
    corners = {sure.chances[i] for i in (0, 2, 6, 8)}
    assert len(corners) == 1


def test_batches_have_about_eight_decided_games() -> None:
    """Where few random games are decided a batch is longer, and elsewhere it has 32."""
    assert spread_of(BOARDS[0]).batch == 32
    position = Position.start(Rules(8))
    *_, spread = sample_spread(position, 1)
    tally = engine.sample(position, 20_000, 9)
    assert spread is not None
    assert 6 < spread.batch * (tally.wins + tally.losses) / 20_000 < 10


@pytest.mark.parametrize("board", [*BOARDS, "...|...|...", "...|.X.|..."])
@pytest.mark.parametrize("trials", [1, 30, 1000])
def test_as_few_groups_are_open_as_can_be(board: str, trials: int) -> None:
    """The open groups' chances, each counted once, add up to 95 %, and not without the last."""
    sure = sureness(board, trials)
    rules = position_of(board).rules
    chances = [sure.chances[rules.index(group[0])] or 0.0 for group in sure.open]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) >= CONFIDENCE - 1e-9
    assert sum(chances[:-1]) < CONFIDENCE


def test_groups_are_named_whole() -> None:
    """Squares that can't be told apart are listed with all their equals."""
    board = BOARDS[0]  # the same about a diagonal
    groups = spread_of(board).groups
    few = sureness(board, 1)
    rules = position_of(board).rules
    named = {tuple(sorted(map(rules.index, group))) for group in few.open}
    assert named <= set(groups)
    assert max(map(len, named)) == 2


def test_nothing_is_preferred_without_a_difference() -> None:
    """Without trials, and with weights of 0, every group of squares has the same chance."""
    board = "X.O|...|..."
    position, spread = position_of(board), spread_of(board)
    for tally, weights in (
        (Tally.zero(9), Weights(0.0, 0.0)),
        (engine.sample(position, 100), Weights(0.0, 0.0)),
    ):
        chances = sureness_of(position, tally, weights, spread).chances
        assert {round(c * len(spread.groups), 9) for c in chances if c is not None} == {1.0}


@pytest.mark.parametrize(
    ("board", "scores", "errors", "close"),
    [
        # On an empty board a1, b1 and b2 represent corners, edges and the centre.
        (".../.../...", {0: 0.1, 1: 0.3, 4: 0.49}, {1: 0.06, 4: 0.08}, True),  # 0.19 < 2 · 0.1
        (".../.../...", {0: 0.1, 1: 0.3, 4: 0.51}, {1: 0.06, 4: 0.08}, False),
        (".../.../...", {0: 0.5, 1: 0.1, 4: 0.2}, {0: 0.06, 4: 0.08, 1: 9.0}, False),
        (".../.../...", {0: 0.3, 2: 9.0, 4: 0.2}, {0: 0.1}, True),  # c1 counts as a1
        (".../.../...", {4: 0.2, 1: 0.2}, {}, False),
        (".../.../...", {4: 0.2}, {4: 1.0}, False),
        ("X.O/OXX/XO.", {1: -0.5, 8: -0.4}, {1: 0.1}, True),
        ("XXO/OOX/XO.", {8: 0.0}, {8: 1.0}, False),
        (".../.../...", {}, {}, False),
    ],
)
def test_whether_a_closer_look_is_worthwhile(
    board: str, scores: dict[int, float], errors: dict[int, float], close: bool
) -> None:
    """It is if the two best differ by less than twice the error of their difference."""
    position = Position.parse(board)
    by_square = [scores.get(index) for index in range(9)]
    known = [errors.get(index, 0.0 if index in scores else None) for index in range(9)]
    assert are_close(position, by_square, known) is close
