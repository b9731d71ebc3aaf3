"""Control variates of matches: no bias, honest intervals, and fewer games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import sqrt

import pytest

from tests.experiments.invented import near
from tttmc_app.core import Mark, Position, Rules, Square, Thought, square_name
from tttmc_app.experiments.control import Luck, controlled_strength
from tttmc_app.experiments.games import Block, play_block
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players import parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.player import Player
from tttmc_app.players.random_player import RandomPlayer

RANDOM, EXACT = parse_spec("random"), parse_spec("mc:exact")
BOARD = Rules(3)
X_SCORE = 737 / 1260 + 4 / 63
"""X's expected points between random players on 3×3, found by enumeration."""


class Unknown(Player):
    """A random player that doesn't reveal its chances."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Think as `random` does."""
        return RandomPlayer().think(position, seed)


class Biased(Unknown):
    """A player that likes a square the better, the later it comes."""

    def chances(self, position: Position) -> dict[Square, float]:
        """Return chances in the ratio 1 : 2 : 3 and so on."""
        squares = position.empty_squares
        whole = len(squares) * (len(squares) + 1) / 2
        return {square: number / whole for number, square in enumerate(squares, start=1)}


@pytest.mark.parametrize("player", [RandomPlayer(), MonteCarlo(exact=True), Biased()])
@pytest.mark.parametrize("moves", ["", "b2", "a1 b1 c3"])
def test_luck_has_no_expectation(player: Player, moves: str) -> None:
    """Luck averages 0 over all moves of a player whose chances are known, so it adds no bias."""
    position = Position.start(BOARD)
    for name in moves.split():
        position = position.play((int(name[1]) - 1, "abc".index(name[0])))
    chances = player.chances(position)
    assert chances is not None
    assert sum(chances.values()) == near(1)
    luck = Luck(BOARD, (player, player), Mark.X)
    after = {square: luck.of(f"{moves} {square_name(square)}") for square in chances}
    mean = sum(chance * after[square] for square, chance in chances.items())
    assert mean == pytest.approx(luck.of(moves), abs=1e-12)


def test_a_wrong_model_does_not_bias() -> None:
    """X plays at random but is modelled as Monte Carlo: the mean and the intervals are right.

    Of 200 intervals of 100 games each, fewer than 180 would contain the truth once in 1,000
    runs if each does so with a chance of 95 %; the overall mean would be off by 4.5 standard
    errors once in 147,000 runs.
    """
    luck = Luck(BOARD, (Unknown(), RandomPlayer()), Mark.X)
    points = {Mark.X: 1.0, Mark.O: 0.0, None: 0.5}
    block = Block(0, "random", "random", BOARD, 1, tuple(range(20_000)))
    games = play_block(block, seconds=60)
    values = [points[game.winner] - luck.of(game.moves) for game in games]
    whole = Spread.of(values)
    assert abs(whole.mean - X_SCORE) < 4.5 * whole.error
    left = iter(values)
    parts = [controlled_strength([Spread.of(islice(left, 100))]) for _ in range(200)]
    assert sum(X_SCORE in part.interval for part in parts) >= 180


def test_the_error_is_that_of_each_side_s_own_games() -> None:
    """How far the means of the two sides are apart doesn't count; a little is added always."""
    found = controlled_strength([Spread.of([1.0, 0.5, 1.5]), Spread.of([-0.5])])
    error = sqrt(3 * 0.25 + 0.06) / 4
    assert (found.score, found.interval.low) == near((2.5 / 4, 2.5 / 4 - 1.959964 * error))
    half = controlled_strength([Spread.of([0.1] * 3)]).interval.high - 0.1
    assert half == near(1.959964 * sqrt(0.06) / 3)


def test_only_late_moves_count_on_large_boards() -> None:
    """On 4×4 only moves with at most nine empty squares contribute to luck."""
    luck = Luck(Rules(4), (MonteCarlo(5), RandomPlayer()), Mark.X)
    block = Block(0, "mc:exact", "random", Rules(4), 1, tuple(range(5)))
    games = [game.moves.split() for game in play_block(block, seconds=60)]
    assert [luck.of(" ".join(moves[:7])) for moves in games] == [0.0] * 5
    assert any(luck.of(" ".join(moves[:8])) for moves in games)
