"""Symmetry in random games, exact scores and proofs: turning a board turns the results."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.core.boards import swapped, turned
from tests.core.strategies import any_game, steady
from tttmc_app import engine
from tttmc_app.core import GameRecord, Position, Tally
from tttmc_app.core.symmetry import symmetries

OPEN = any_game(4)
few = settings(steady, max_examples=25)


def _open_position(game: GameRecord, most: int) -> Position:
    """Return a game's last position, if it is open and has few enough empty squares."""
    assume(game.result is None and game.position.empty.bit_count() <= most)
    return game.position


@few
@given(OPEN, st.integers(0, 7))
def test_exact_scores_turn_with_the_board(game: GameRecord, number: int) -> None:
    """If a position is turned, its exact scores turn with it, up to rounding."""
    position = _open_position(game, 12)
    known = symmetries(position.rules.size)
    images = known[number % len(known)]
    scores = engine.exact(position).scores(1.0, 2.0)
    others = engine.exact(turned(position, images)).scores(1.0, 2.0)
    for new, old in enumerate(images):
        assert abs(others[new] - scores[old]) < 1e-12


@few
@given(OPEN)
def test_exact_scores_are_the_movers(game: GameRecord) -> None:
    """With the sides exchanged, the side to move has the same expectation."""
    position = _open_position(game, 12)
    assert engine.exact(swapped(position)) == engine.exact(position)


@few
@given(OPEN, st.integers(0, 2**63 - 1), st.integers(0, 300))
def test_trials_count_every_game(game: GameRecord, seed: int, trials: int) -> None:
    """Each square has at most one mark per game, and marks on the board stay in every game."""
    position = _open_position(game, 16)
    tally = engine.sample(position, trials, seed)
    assert tally.trials == trials
    for index in range(position.rules.square_count):
        won = tally.won_mine[index], tally.won_theirs[index]
        lost = tally.lost_mine[index], tally.lost_theirs[index]
        assert sum(won) <= tally.wins
        assert sum(lost) <= tally.losses
        if position.mine >> index & 1:
            assert (won, lost) == ((tally.wins, 0), (tally.losses, 0))
        if position.theirs >> index & 1:
            assert (won, lost) == ((0, tally.wins), (0, tally.losses))


@few
@given(OPEN, st.integers(0, 2**63 - 1))
def test_trials_are_the_movers(game: GameRecord, seed: int) -> None:
    """With the sides exchanged, the same seed gives the side to move the same tally."""
    position = _open_position(game, 16)
    assert engine.sample(swapped(position), 100, seed) == engine.sample(position, 100, seed)


@few
@given(OPEN, st.integers(0, 2**63 - 1), st.integers(1, 200), st.integers(1, 200))
def test_chunks_add_up(game: GameRecord, seed: int, first: int, second: int) -> None:
    """Drawing trials in two chunks or at once gives the same tally, on any number of threads."""
    position = _open_position(game, 16)
    sampler = engine.Sampler(position, seed, 1)
    both: Tally = sampler.draw(first) + sampler.draw(second)
    assert both == engine.sample(position, first + second, seed, threads=2)


@few
@given(OPEN, st.integers(0, 7))
def test_proofs_turn_with_the_board(game: GameRecord, number: int) -> None:
    """If a position is turned, its results turn with it; exchanging the sides changes none."""
    position = _open_position(game, 9)
    known = symmetries(position.rules.size)
    images = known[number % len(known)]
    place = {old: new for new, old in enumerate(images)}
    square = position.rules.square
    proven = engine.solve(position)
    results = {square(place[position.rules.index(at)]): value for at, value in proven.items()}
    assert engine.solve(turned(position, images)) == results
    assert engine.solve(swapped(position)) == proven
