"""The Monte Carlo player: the course's scoring, one move at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, islice

import pytest

from tttmc_app import engine
from tttmc_app.core import (
    Mark,
    Position,
    Rules,
    Square,
    Tally,
    Thought,
    TttmcError,
    Weights,
    thought_of_expectation,
)
from tttmc_app.players.monte_carlo import MonteCarlo, rescored

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
    *before, last = MonteCarlo(2_000_000).think(START, 1)  # many chunks on any computer
    assert before
    assert not any(thought.decided for thought in before)
    trials = [thought.trials for thought in (*before, last)]
    assert trials == sorted(trials)
    assert trials[0] < trials[-1]
    assert last.decided


def test_every_third_total_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first total, every third and the last are scored; between them the thought stays."""

    def paced(sampler: engine.Sampler, trials: int, _first: int) -> Iterator[Tally]:
        return accumulate(sampler.draw(1) for _ in range(trials))

    monkeypatch.setattr(engine, "paced", paced)
    for trials, shown in ((1, [1]), (3, [1, 1, 3]), (9, [1, 1, 1, 4, 4, 4, 7, 7, 9])):
        thoughts = list(MonteCarlo(trials).think(START, 2))
        assert [thought.trials for thought in thoughts] == shown
        for thought in thoughts:
            assert thought.tally == engine.sample(START, thought.trials, 2)
        assert [thought.decided for thought in thoughts] == [False] * (trials - 1) + [True]


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


def test_the_first_thought_comes_soon() -> None:
    """It has 1,024 trials, or 32 in Python; or all, if there are fewer."""
    few = 32 if engine.SAMPLES_IN_PYTHON else 1024
    for trials, first in ((10**6, few), (few, few), (7, 7)):
        thought = next(MonteCarlo(trials).think(START, 1))
        assert (thought.trials, thought.target, thought.decided) == (first, trials, trials == first)


def test_threads_are_no_setting() -> None:
    """A player with more threads is the same player: it draws the same trials."""
    one, four = MonteCarlo(3000), MonteCarlo(3000).with_threads(4)
    assert (one.threads, four.threads) == (1, 4)
    assert one == four
    assert last_thought(one, START, 5) == last_thought(four, START, 5)
    assert one != MonteCarlo(3000, sure=95.0)
    assert [MonteCarlo(9, sure=sure).holds_interpreter for sure in (None, 95.0)] == [
        engine.SAMPLES_IN_PYTHON,
        True,
    ]


@pytest.mark.parametrize("board", [".../.../...", "XOXO./...../...../...../....."])
def test_exact_scores_are_calculated(board: str) -> None:
    """While it calculates, only the share of the work is told; then come the scores and a move."""
    position, weights = Position.parse(board), Weights(1.0, 3.0)
    if reason := engine.why_not_exact(position):
        pytest.skip(str(reason))
    *before, last = MonteCarlo(weights=weights, exact=True).think(position, 9)
    nothing = (None,) * position.rules.square_count
    for thought in before:
        assert thought.share is not None
        assert 0 <= thought.share < 1
        assert (thought.values, thought.best, thought.trials, thought.target) == (
            *(nothing, (), 0, None),
        )
        assert (thought.side, thought.seed, thought.decided) == (Mark.X, 9, False)
    assert before or len(board) < 12
    exact = engine.exact(position)
    assert last == thought_of_expectation(position, exact, weights, 9).settled()
    assert last.expectation == exact
    assert list(MonteCarlo(3, weights, exact=True, sure=95.0).think(position, 9))[-1] == last


@pytest.mark.parametrize(
    ("player", "size", "kind"),
    [
        (MonteCarlo(7, Weights(2.0, 5.0)), 3, "mc"),
        (MonteCarlo(7, Weights(2.0, 5.0)), 25, "mc"),
        (MonteCarlo(7, Weights(2.0, 5.0), exact=True), 3, "asked"),
        (MonteCarlo(7, Weights(2.0, 5.0), exact=True), 4, "asked"),
        (MonteCarlo(7, Weights(2.0, 5.0), exact=True), 5, None),
        (MonteCarlo(7, Weights(2.0, 5.0), sure=95.0), 3, None),
        (MonteCarlo(7, Weights(2.0, 5.0), exact=True, sure=95.0), 3, None),
    ],
)
def test_its_form_for_the_kernel(player: MonteCarlo, size: int, kind: str | None) -> None:
    """The kernel draws its trials, and is told what is exactly best on boards up to 4×4."""
    form = player.compiled(Rules(size))
    if kind is None or form is None:
        assert (form, kind) == (None, None)
    elif kind == "mc":
        assert form == engine.KernelPlayer("mc", 7, 2.0, 5.0)
    else:
        assert form.kind == kind
        assert form.best is not None
        position = Position.start(Rules(size))
        for square in (None, (0, 0), (1, 1)):
            position = position if square is None else position.play(square)
            exact = engine.exact(position)
            assert (
                form.best(position)
                == thought_of_expectation(position, exact, Weights(2.0, 5.0), 0).best
            )


DIAGONALS = [(row, col) for row in range(4) for col in range(4) if col in (row, 3 - row)]
"""The squares of 4×4 that lie on three lines, all others lie on two."""


@pytest.mark.parametrize(
    ("board", "line", "chances"),
    [
        ("X../.../...", 3, {(1, 1): 1.0}),
        (".X./.O./...", 3, {(0, 0): 0.5, (0, 2): 0.5}),
        ("..../..../..../....", 4, dict.fromkeys(DIAGONALS, 0.125)),
        ("...../...../...../...../.....", 5, None),
        ("XOXOX/OXOXO/...../...../.....", 5, {}),  # 15 empty squares of 25
        ("XOXOX/OXO../...../...../.....", 5, None),  # 17
    ],
)
def test_exact_chances(board: str, line: int, chances: dict[Square, float] | None) -> None:
    """Up to 16 empty squares, the best squares for exact scores have equal chances."""
    size = board.count("/") + 1
    position = Position.parse(board, Rules(size, line))
    found = MonteCarlo(exact=True).chances(position)
    assert (found is None) == (chances is None)
    if found is not None:
        best = last_thought(MonteCarlo(exact=True), position, 1).best
        assert found == (chances or dict.fromkeys(best, 1 / len(best)))
    for player in (MonteCarlo(), MonteCarlo(sure=95.0)):
        assert player.chances(position) is None


def test_what_needs_no_new_scores_stays() -> None:
    """A thought with the same weights, or without counts, is returned as it is."""
    thought = last_thought(MonteCarlo(50), START, 1)
    assert rescored(START, thought, Weights(1.0, 2.0)) is thought
    other = rescored(START, thought, Weights(2.0, 1.0))
    assert (other.weights, other.tally, other.move in other.best) == (
        *(Weights(2.0, 1.0), thought.tally, True),
    )
    exact = last_thought(MonteCarlo(exact=True), START, 1)
    for whole in (thought, exact):  # a thought without a move gets none
        bare = rescored(START, replace(whole, move=None), Weights(2.0, 1.0))
        assert bare == replace(rescored(START, whole, Weights(2.0, 1.0)), move=None)
        assert bare.expectation is whole.expectation
    bare = replace(thought, tally=None)
    assert rescored(START, bare, Weights(2.0, 1.0)) is bare
