"""Symmetry in random games, exact scores and proofs: turning a board turns the results."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.boards import swapped, turned
from tests.core.strategies import any_game, steady
from tttmc_app import engine
from tttmc_app.core import Position, Tally
from tttmc_app.core.symmetry import symmetries
from tttmc_app.engine.backends import Backend, available

few = settings(steady, max_examples=20)
SEEDS, TURNS = st.integers(0, 2**63 - 1), st.integers(0, 7)


def positions(most: int) -> st.SearchStrategy[Position]:
    """Generate open positions with at most so many empty squares."""
    last = any_game(4).filter(lambda game: game.result is None).map(lambda game: game.position)
    return last.filter(lambda position: position.empty.bit_count() <= most)


def exchanged(tally: Tally) -> Tally:
    """Return a tally in which the sides are exchanged as winners, not as owners of squares."""
    return Tally(
        *(tally.losses, tally.ties, tally.wins, tally.lost_mine, tally.lost_theirs),
        *(tally.won_mine, tally.won_theirs),
    )


@few
@given(positions(12), TURNS)
def test_exact_scores_turn_with_the_board(position: Position, number: int) -> None:
    """If a position is turned, its exact scores turn with it; they are always the mover's."""
    images = (known := symmetries(position.rules.size))[number % len(known)]
    scores = engine.exact(position).scores(1.0, 2.0)
    others = engine.exact(turned(position, images)).scores(1.0, 2.0)
    assert others == pytest.approx([scores[old] for old in images], abs=1e-12)
    assert engine.exact(swapped(position)) == engine.exact(position)


@pytest.mark.parametrize("backend", [available()[0], available()[-1]], ids=["best", "python"])
@few
@given(position=positions(16), seed=SEEDS, trials=st.integers(0, 300))
def test_trials_count_every_game(
    backend: Backend, position: Position, seed: int, trials: int
) -> None:
    """Marks on the board stay in every game, and no square has two in one.

    The games don't depend on which side is X, nor on whether completing a line wins or loses.
    """
    tally = backend.open(position, seed, 1).draw(trials)
    assert tally.trials == trials
    for i in range(position.rules.square_count):
        at = ((tally.won_mine[i], tally.won_theirs[i]), (tally.lost_mine[i], tally.lost_theirs[i]))
        for (mine, theirs), games in zip(at, (tally.wins, tally.losses), strict=True):
            assert mine + theirs <= games
            assert not position.mine >> i & 1 or mine == games
            assert not position.theirs >> i & 1 or theirs == games
    assert backend.open(swapped(position), seed, 1).draw(trials) == tally
    rules = replace(position.rules, reverse=not position.rules.reverse)
    other = Position(rules, position.x, position.o, position.to_move)
    assert backend.open(other, seed, 1).draw(trials) == exchanged(tally)


@few
@given(positions(9), TURNS)
def test_proofs_turn_with_the_board(position: Position, number: int) -> None:
    """If a position is turned, its results turn with it; exchanging the sides changes none."""
    images = (known := symmetries(position.rules.size))[number % len(known)]
    rules, proven = position.rules, engine.solve(position)
    results = {rules.square(images.index(rules.index(at))): won for at, won in proven.items()}
    assert engine.solve(turned(position, images)) == results
    assert engine.solve(swapped(position)) == proven
