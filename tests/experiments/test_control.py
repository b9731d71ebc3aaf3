"""Control variates of matches: no bias, honest intervals, and fewer games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import sqrt

import pytest

from tttmc_app.core import Mark, Position, Rules, Square, Thought
from tttmc_app.experiments.control import Luck, controlled_strength
from tttmc_app.experiments.games import PlayedGame, play_match
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.player import Player
from tttmc_app.players.random_player import RandomPlayer

RANDOM, EXACT = parse_spec("random"), parse_spec("mc:exact")
X_SCORE = 737 / 1260 + 4 / 63
"""X's expected points between random players on 3×3, found by enumeration."""


def points_of(game: PlayedGame) -> float:
    """Return X's points."""
    return 0.5 if game.winner is None else float(game.winner is Mark.X)


def games_of(
    x: PlayerSpec, o: PlayerSpec, games: int, rules: Rules | None = None
) -> list[PlayedGame]:
    """Play games with seed 1."""
    return list(play_match(rules or Rules(), (x, o), games, 1))


class _Biased(RandomPlayer):
    """A player that likes a square the better, the later it comes."""

    def chances(self, position: Position) -> dict[Square, float]:
        """Return chances in the ratio 1 : 2 : 3 and so on."""
        squares = position.empty_squares
        whole = len(squares) * (len(squares) + 1) / 2
        return {square: number / whole for number, square in enumerate(squares, start=1)}


@pytest.mark.parametrize("player", [RandomPlayer(), MonteCarlo(exact=True), _Biased()])
@pytest.mark.parametrize("moves", [(), ((1, 1),), ((0, 0), (0, 1), (2, 2))])
def test_luck_has_no_expectation(player: Player, moves: tuple[tuple[int, int], ...]) -> None:
    """Luck averages 0 over all moves of a player whose chances are known, so it adds no bias."""
    position = Position.start(Rules())
    for move in moves:
        position = position.play(move)
    chances = player.chances(position)
    assert chances is not None
    assert sum(chances.values()) == pytest.approx(1)
    luck = Luck(Rules(), (player, player), Mark.X)
    before = " ".join("abc"[col] + str(row + 1) for row, col in moves)
    base = luck.of(before)
    total = sum(
        chance * (luck.of(f"{before} {'abc'[col]}{row + 1}") - base)
        for (row, col), chance in chances.items()
    )
    assert total == pytest.approx(0, abs=1e-12)


def test_a_wrong_model_does_not_bias() -> None:
    """X plays at random but is modelled as Monte Carlo: the mean and the intervals are right.

    Of 200 intervals of 100 games each, fewer than 180 would contain the truth once in 1,000
    runs if each does so with a chance of 95 %; the overall mean would be off by 4.5 standard
    errors once in 147,000 runs.
    """
    luck = Luck(Rules(), (_Unknown(), RandomPlayer()), Mark.X)
    values = [points_of(game) - luck.of(game.moves) for game in games_of(RANDOM, RANDOM, 20_000)]
    whole = Spread.of(values)
    assert abs(whole.mean - X_SCORE) < 4.5 * whole.error
    left = iter(values)
    parts = [controlled_strength([Spread.of(islice(left, 100))]) for _ in range(200)]
    held = sum(part.interval.low <= X_SCORE <= part.interval.high for part in parts)
    assert held >= 180


class _Unknown(Player):
    """A random player that doesn't reveal its chances."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Think as `random` does."""
        return RandomPlayer().think(position, seed)


def test_the_error_is_that_of_each_side_s_own_games() -> None:
    """How far the means of the two sides are apart doesn't count; a quarter is added always."""
    sides = [Spread.of([1.0, 0.5, 1.5]), Spread.of([-0.5])]
    found = controlled_strength(sides)
    assert found.score == pytest.approx(2.5 / 4)
    assert found.error == pytest.approx(sqrt(0.5 + 0.25) / 4)
    assert controlled_strength([Spread.of([0.1] * 3)]).error == pytest.approx(0.5 / 3)


def test_only_late_moves_count_on_large_boards() -> None:
    """On 4×4 only moves with at most nine empty squares contribute to luck."""
    (game,) = games_of(EXACT, RANDOM, 1, Rules(4))
    luck = Luck(Rules(4), (MonteCarlo(5), RandomPlayer()), Mark.X)
    assert luck.of(" ".join(game.moves.split()[:7])) == 0.0
    lucks = [luck.of(" ".join(g.moves.split()[:8])) for g in games_of(EXACT, RANDOM, 5, Rules(4))]
    assert any(lucks)
