"""The random player: it plays every empty square with the same probability."""

from __future__ import annotations

from collections import Counter

from tttmc_app.core import GameRecord, Mark, Position, Rules
from tttmc_app.players.random_player import RandomPlayer

POSITION = Position.parse("X.O/.X./..O")


def test_every_empty_square_is_played() -> None:
    """All empty squares are played about equally often, and occupied ones never."""
    moves: Counter[object] = Counter()
    for seed in range(500):
        (thought,) = RandomPlayer().think(POSITION, seed)
        moves[thought.move] += 1
    assert set(moves) == set(POSITION.empty_squares)
    # In 500 draws among five, each is expected 100 times; 40 more or fewer is 4.5 standard errors.
    assert all(abs(count - 100) <= 40 for count in moves.values())


def test_same_seed_same_move() -> None:
    """A seed repeats its move."""
    assert list(RandomPlayer().think(POSITION, 3)) == list(RandomPlayer().think(POSITION, 3))


def test_it_thinks_nothing() -> None:
    """Its only thought gives no values; revisions and the end of the game have no effect."""
    player = RandomPlayer()
    (thought,) = player.think(POSITION, 3)
    assert thought.values == (None,) * 9
    assert (thought.trials, thought.best, thought.tally) == (0, (), None)
    assert player.revise(POSITION, thought) == thought
    player.finished(GameRecord.begin(Position.start(Rules()), ("random", "random"), 0), Mark.X)
