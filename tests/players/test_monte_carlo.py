"""The Monte Carlo player: the course's scoring, one move at the end."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, Thought, TttmcError, Weights
from tttmc_app.players.monte_carlo import MonteCarlo

START = Position.start(Rules())


def last_thought(player: MonteCarlo, position: Position, seed: int) -> Thought:
    """Return the player's last thought about a position."""
    *_, last = player.think(position, seed)
    return last


def test_the_scores_are_the_tally_of_its_trials() -> None:
    """The last thought has the engine's tally of all trials, weighted scores and a best move."""
    thought = last_thought(MonteCarlo(300, Weights(1.0, 2.0)), START, 7)
    tally = engine.sample(START, 300, 7)
    assert thought.tally == tally
    assert thought.values == tally.scores(1.0, 2.0)
    assert (thought.trials, thought.target, thought.seed) == (300, 300, 7)
    assert thought.stream == engine.SAMPLE_STREAM
    assert thought.move in thought.best


def test_thoughts_come_while_it_thinks() -> None:
    """Other thoughts come before the last one; their counts never fall, and they have no move."""
    *before, last = MonteCarlo(50_000).think(START, 1)
    assert before
    assert not any(thought.decided for thought in before)
    trials = [thought.trials for thought in (*before, last)]
    assert trials == sorted(trials)
    assert trials[0] < trials[-1]
    assert last.decided


def test_thinking_can_be_left() -> None:
    """A thought with the maximum number of trials can be abandoned after its first steps."""
    thoughts = list(islice(MonteCarlo(10**12).think(START, 1), 3))
    assert [thought.move for thought in thoughts] == [None] * 3


def test_same_seed_same_move() -> None:
    """The same seed repeats the thought and its move; other seeds can lead to other moves."""
    player = MonteCarlo(20)
    assert last_thought(player, START, 5) == last_thought(player, START, 5)
    assert len({last_thought(player, START, seed).move for seed in range(20)}) > 1


@pytest.mark.parametrize(
    ("board", "reverse", "move"),
    [
        ("XX./OO./...", False, (0, 2)),
        ("XX./.O./O..", False, (0, 2)),
        ("OO./X../X..", False, (0, 2)),
        ("OO./X../..X", False, (0, 2)),
        ("X.X/OO./XOO", True, (1, 2)),
    ],
)
def test_obvious_moves(board: str, reverse: bool, move: Square) -> None:
    """With 1,000 trials the player completes or blocks a line, and in reverse leaves it open."""
    position = Position.parse(board, Rules(reverse=reverse), "x")
    for seed in range(5):
        assert last_thought(MonteCarlo(1000), position, seed).move == move


def test_it_keeps_to_the_scores() -> None:
    """The course's scoring decides, even where it prefers another square (5/12) to a win (1/5)."""
    position = Position.parse("XX./O../O..")
    assert last_thought(MonteCarlo(1000), position, 1).move == (1, 1)


def test_it_plays_for_the_side_to_move() -> None:
    """As O, the player scores squares for O, and wins when it can."""
    thought = last_thought(MonteCarlo(500), Position.parse("XX./OO./X.."), 3)
    assert (thought.side, thought.move) == (Mark.O, (1, 2))


def test_equals_are_drawn_from() -> None:
    """Where all squares have the same score, each is played about equally often."""
    position = Position.start(Rules(2))
    player = MonteCarlo(1, Weights(0.0, 0.0))
    moves = Counter(last_thought(player, position, seed).move for seed in range(400))
    # In 400 draws among four, each is expected 100 times; 39 more or fewer is 4.5 standard errors.
    assert all(abs(moves[row, col] - 100) <= 39 for row in (0, 1) for col in (0, 1))


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("weights", [Weights(1.0, 0.0), Weights(3.0, 3.0), Weights(0.0, 0.0)])
def test_revising_equals_thinking_anew(weights: Weights, exact: bool) -> None:
    """Rescoring with new weights gives the thought that these weights would have given at once."""
    before, after = MonteCarlo(200, exact=exact), MonteCarlo(200, weights, exact=exact)
    for seed in range(5):
        revised = after.revise(START, last_thought(before, START, seed))
        assert revised == last_thought(after, START, seed)
        assert before.revise(START, revised) == last_thought(before, START, seed)


def test_revising_an_unfinished_thought_gives_no_move() -> None:
    """An unfinished thought is rescored but gets no move."""
    first = next(MonteCarlo(5000).think(START, 1))
    revised = MonteCarlo(5000, Weights(0.0, 1.0)).revise(START, first)
    assert revised.values != first.values
    assert revised.tally == first.tally
    assert not revised.decided


def test_its_threads_are_those_of_the_engine() -> None:
    """The engine refuses too many threads, which shows that their number is passed on."""
    with pytest.raises(TttmcError, match="number of threads must be from 1 to 256"):
        next(MonteCarlo(10).with_threads(257).think(START, 1))
