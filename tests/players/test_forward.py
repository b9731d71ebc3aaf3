"""Forward sampling: every square is rated by its own random games."""

from __future__ import annotations

import pytest

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, Thought, derive_seed
from tttmc_app.players import forward
from tttmc_app.players.forward import ForwardSampling

START = Position.start(Rules())
MIDDLE = Position.parse("X.O/.X./..O")


def last_thought(player: ForwardSampling, position: Position, seed: int = 1) -> Thought:
    """Return the player's last thought about a position."""
    *_, last = player.think(position, seed)
    return last


@pytest.mark.parametrize("ties", [True, False])
def test_a_rate_is_the_share_of_good_samples(ties: bool) -> None:
    """Each square's rate comes from the engine's games after that move, with the square's seed."""
    thought = last_thought(ForwardSampling(50, ties), START, 7)
    rates = [
        engine.sample(START.play(square), 50, derive_seed(7, "candidate", number))
        for number, square in enumerate(START.empty_squares)
    ]
    assert thought.values == tuple((t.losses + ties * t.ties) / 50 for t in rates)
    assert (thought.meaning, thought.trials, thought.target) == (Meaning.RATE, 450, 450)
    assert thought.stream == engine.SAMPLE_STREAM


@pytest.mark.parametrize(
    ("board", "reverse", "rates"),
    [
        ("XOX/OXO/OX.", False, (1.0, 1.0)),  # the last square completes a line
        ("XOX/OXO/OX.", True, (0.0, 0.0)),
        ("XOX/XOO/OX.", False, (1.0, 0.0)),  # the last square makes a tie
    ],
)
@pytest.mark.parametrize("ties", [True, False])
def test_the_last_square(board: str, reverse: bool, rates: tuple[float, float], ties: bool) -> None:
    """A square that ends the game is rated by the game's result, without a standard error."""
    position = Position.parse(board, Rules(reverse=reverse))
    thought = last_thought(ForwardSampling(10, ties), position)
    assert thought.values[8] == rates[0 if ties else 1]
    assert thought.errors is not None
    assert (thought.errors[8], thought.move) == (0.0, (2, 2))


@pytest.mark.parametrize(
    ("board", "reverse", "move"),
    [
        ("XX./OO./...", False, (0, 2)),
        ("XX./.O./O..", False, (0, 2)),
        ("OO./X../X..", False, (0, 2)),
        ("X.X/OO./XOO", True, (1, 2)),
    ],
)
def test_obvious_moves(board: str, reverse: bool, move: Square) -> None:
    """The player completes or blocks a line, and in reverse mode leaves it open."""
    position = Position.parse(board, Rules(reverse=reverse), "x")
    for seed in range(5):
        assert last_thought(ForwardSampling(200), position, seed).move == move


def test_errors_are_never_nothing() -> None:
    """Even if all samples are won, the rate has an error, which shrinks with more samples."""
    position = Position.parse("XX./OO./...")
    few, many = (last_thought(ForwardSampling(n), position).errors for n in (25, 2500))
    assert few is not None
    assert many is not None
    ratios = [a / b for a, b in zip(few, many, strict=True) if a and b]
    assert len(ratios) == 4
    assert all(5 < ratio < 20 for ratio in ratios)


def test_errors_are_wilson_s() -> None:
    """The error for 1 good sample of 1 is that of Wilson's interval with z = 1, from 1/2 to 1."""
    thought = last_thought(ForwardSampling(1), START)
    assert thought.errors == (0.25,) * 9


def test_equals_by_lot_or_in_order() -> None:
    """With one sample most squares are equal: the setting chooses the first or a random one."""
    first = [last_thought(ForwardSampling(1, random_ties=False), START, seed) for seed in range(30)]
    drawn = [last_thought(ForwardSampling(1), START, seed) for seed in range(30)]
    for one, other in zip(first, drawn, strict=True):
        assert one.values == other.values
        assert one.move == other.best[0]
        assert other.move in other.best
    assert any(thought.move != thought.best[0] for thought in drawn)


def test_thoughts_come_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Partial thoughts have growing counts, and how many there are doesn't change the result."""
    with monkeypatch.context() as hasty:
        hasty.setattr(forward, "_PACE_SECONDS", 0.0)
        *before, last = ForwardSampling(3000).think(START, 1)
    trials = [thought.trials for thought in before]
    assert len(before) > 20
    assert not any(thought.decided for thought in before)
    assert trials == sorted(set(trials))
    assert last_thought(ForwardSampling(3000), START, 1) == last


def test_same_seed_same_move() -> None:
    """The same seed repeats the thought; a different seed gives a different one."""
    player = ForwardSampling(20)
    assert last_thought(player, MIDDLE, 5) == last_thought(player, MIDDLE, 5)
    assert last_thought(player, MIDDLE, 5).values != last_thought(player, MIDDLE, 6).values
