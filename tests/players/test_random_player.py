"""The random player: it plays every empty square with the same probability."""

from __future__ import annotations

from collections import Counter

from tttmc_app.core import GameRecord, Mark, Meaning, Position, Rules, Thought
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
    for position, side in ((POSITION.play((0, 1)), Mark.O), (POSITION, Mark.X)):
        (thought,) = player.think(position, 3)
        assert thought == Thought(
            meaning=Meaning.RATE,
            side=side,
            values=(None,) * 9,
            errors=None,
            best=(),
            trials=0,
            target=None,
            seed=3,
            move=thought.move,
        )
        assert thought.move in position.empty_squares
    assert player.chances(POSITION) == dict.fromkeys(((0, 1), (1, 0), (1, 2), (2, 0), (2, 1)), 0.2)
    assert player.revise(POSITION, thought) == thought
    player.finished(GameRecord.begin(Position.start(Rules()), ("random", "random"), 0), Mark.X)
