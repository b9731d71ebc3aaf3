"""The test of which square is best, and the Monte Carlo player that stops when it is sure."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations

import pytest

from tests.benchmarks.sureness import measured
from tttmc_app import engine
from tttmc_app.core import (
    Confidence,
    Mark,
    Position,
    Rules,
    Square,
    Tally,
    Thought,
    Weights,
    square_name,
)
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.players import parse_spec
from tttmc_app.players.best_square import BestSquareTest, Candidates, batches_after, sizes_up_to
from tttmc_app.players.monte_carlo import MonteCarlo

CLEAR = Position.parse("XO./.X./..O")
CLOSE = Position.parse("X.O/.../...")


def last_thought(player: MonteCarlo, position: Position, seed: int = 0) -> Thought:
    """Return the player's last thought about a position."""
    *_, last = player.think(position, seed)
    return last


@pytest.mark.parametrize("most", [1, 7, 8, 9, 1000, 12_345])
def test_the_batches_add_up(most: int) -> None:
    """All the batches add up to exactly the maximum number of trials."""
    assert sum(number * batch for number, batch in sizes_up_to(most)) == most


@pytest.mark.parametrize(
    ("trials", "number", "batch"),
    [
        (0, 1, 8),
        (127, 1, 8),
        (128, 2, 8),
        (20_735, 162, 8),
        (20_736, 145, 9),  # the square root is 144
        (10**6, 256, 62),
        (10**12, 256, 62_500),
    ],
)
def test_batches_grow_with_the_trials(trials: int, number: int, batch: int) -> None:
    """Their size is a sixteenth of the square root, and they come to a sixteenth of the trials."""
    assert batches_after(trials) == (number, batch)


def test_the_last_batches_are_cut() -> None:
    """What is left at the end is a smaller batch, or fewer of the usual size."""
    assert list(sizes_up_to(20)) == [(1, 8), (1, 8), (1, 4)]
    *_, before, last, rest = sizes_up_to(512 + 5 * 8 + 3)
    assert (before, last, rest) == ((4, 8), (3, 8), (1, 3))


def test_a_clear_best_square_needs_few_trials() -> None:
    """The player stops early, says so, and plays the square with the best exact score."""
    thought = last_thought(MonteCarlo(100_000, sure=95.0), CLEAR)
    assert thought.trials < 5000
    assert thought.target == 100_000
    exact = engine.exact(CLEAR).scores(1.0, 2.0)
    assert thought.move is not None
    assert exact[CLEAR.rules.index(thought.move)] == max(exact[i] for i in (2, 3, 5, 6, 7))
    assert str(thought.note) == f"95 % sure after {thought.trials:,} trials: a3 has the best score."


def test_it_is_the_same_stream_stopped_early() -> None:
    """The tally equals that of the player without the option after the same number of trials."""
    stopped = last_thought(MonteCarlo(100_000, sure=95.0), CLEAR, 3)
    plain = last_thought(MonteCarlo(stopped.trials), CLEAR, 3)
    assert stopped.tally == plain.tally
    assert stopped.values == plain.values


def test_threads_change_nothing() -> None:
    """The same seed stops at the same trial, however many threads there are."""
    one = MonteCarlo(50_000, sure=99.0)
    assert last_thought(one, CLOSE) == last_thought(one.with_threads(3), CLOSE)


def test_more_confidence_takes_more_trials() -> None:
    """A higher confidence takes more trials."""
    trials = [last_thought(MonteCarlo(10**6, sure=s), CLEAR).trials for s in (80.0, 95.0, 99.9)]
    assert trials[0] < trials[1] < trials[2]


def test_the_most_trials_end_it() -> None:
    """With few trials the player names the squares that it can't tell apart, and plays as usual."""
    thought = last_thought(MonteCarlo(100, sure=99.9), CLOSE, 2)
    assert thought.trials == 100
    assert str(thought.note).startswith("Not 99.9 % sure after 100 trials: ")
    plain = last_thought(MonteCarlo(100), CLOSE, 2)
    assert replace(thought, note=plain.note) == plain


def test_it_foresees_how_many_trials_are_missing() -> None:
    """Halfway, the rough estimate of the remaining trials is usually within a factor of 4."""
    near = 0
    for seed in range(12):
        needed = last_thought(MonteCarlo(10**6, sure=95.0), CLEAR, seed).trials
        test = BestSquareTest(equal_squares(CLEAR), Weights(1.0, 2.0), 0.95)
        sampler = engine.Sampler(CLEAR, seed)
        for number, batch in sizes_up_to(needed // 2):
            test.take([sampler.draw(batch) for _ in range(number)], batch)
        more = test.more_trials()
        near += more is not None and needed / 8 <= more <= 2 * needed
    assert near >= 9


def test_it_says_how_many_trials_are_missing() -> None:
    """The estimate is rounded and labelled as rough; for equal scores there is none."""
    thought = last_thought(MonteCarlo(200, sure=99.9), CLOSE, 2)
    found = re.fullmatch(
        r".* apart yet\. At .* roughly ([1-9]|1[0-9])[0,]* more\.", str(thought.note)
    )
    assert found, thought.note
    zero = last_thought(MonteCarlo(200, Weights(0.0, 0.0), sure=95.0), CLOSE)
    assert str(zero.note).endswith("can't be told apart yet.")


def test_what_ends_a_thought_is_recorded() -> None:
    """The last thought says what was to be reached, if it was, and by which squares; none before.

    Its last sentence names the same squares, and how many more there are.
    """
    corners, scattered = ((0, 0), (0, 2), (2, 0), (2, 2)), Position.start(Rules(5, 4))
    for position, sure, trials, reached in (
        (CLEAR, 95.0, 100_000, ((2, 0),)),
        (Position.parse(".../.X./..."), 97.5, 10**6, corners),
        (CLOSE, 99.9, 100, None),
        (scattered, 99.0, 10, None),
    ):
        *before, last = MonteCarlo(trials, sure=sure).think(position, 2)
        assert all(thought.confidence is None for thought in before)
        assert last.confidence is not None
        assert last.confidence[:2] == (sure, reached is not None)
        squares = last.confidence.squares
        assert reached is None or squares == reached
        assert set(squares) <= set(position.empty_squares)
        named = re.search(r"trials: (.*?)( and (\d+) more)?( has | have | can't )", str(last.note))
        assert named is not None
        names = named[1].split(", ")
        assert names == [square_name(square) for square in squares[: len(names)]]
        assert len(squares) == len(names) + int(named[3] or 0)
        if reached is not None:
            assert set(last.best) <= set(reached)
            assert last.move in reached
    assert [thought.confidence for thought in MonteCarlo(50).think(CLOSE, 2)][-1] is None


def test_the_closest_rival_decides_how_many_trials_are_missing() -> None:
    """The estimate is the greatest of those for each rival alone, in whatever order they stand."""
    won = {0: (9, 5, 9), 1: (8, 6, 7), 2: (1, 2, 0), 3: (4, 3, 6)}
    """Per square, how often the side to move held it in the games won of each batch."""

    def missing(*squares: int) -> float:
        test = BestSquareTest([(square,) for square in squares], Weights(1.0, 0.0), 0.95)
        for batch in range(3):
            held = tuple(won[square][batch] if square in won else 0 for square in range(9))
            test.take([Tally(10, 0, 0, held, (0,) * 9, (0,) * 9, (0,) * 9)], 10)
        more = test.more_trials()
        assert more is not None
        return more

    alone = {rival: missing(0, rival) for rival in (1, 2, 3)}
    assert alone[1] > alone[3] > alone[2]
    assert {missing(0, *order) for order in permutations((1, 2, 3))} == {alone[1]}
    assert {missing(0, *order) for order in permutations((2, 3))} == {alone[3]}


def batches(count: int, *held: int) -> list[Tally]:
    """Return batches of 10 trials, all won, in which the side to move held these squares so often.

    The other squares of 3×3 stay empty.
    """
    none = (0,) * 9
    return [Tally(10, 0, 0, (*held, *none)[:9], none, none, none)] * count


def test_the_leader_is_compared_with_the_second() -> None:
    """The second rules the leader out as it overtakes it; no matter how far back the third is."""
    test = BestSquareTest([(0,), (1,), (2,)], Weights(1.0, 0.0), 0.95)
    found = [test.take(batches(count, *held), 10) for count, *held in ((2, 6, 5, 1), (9, 1, 9, 1))]
    assert [(each.left, each.leader) for each in found] == [((0, 1, 2), 0), ((1, 2), 1)]


def test_the_leader_is_left_when_all_are_ruled_out() -> None:
    """If the second was ruled out before it overtook the leader, the new leader stays."""
    test = BestSquareTest([(0,), (1,)], Weights(1.0, 0.0), 0.95)
    found = [test.take(batches(count, *held), 10) for count, *held in ((9, 9, 1), (30, 1, 9))]
    assert [(each.left, each.leader) for each in found] == [((0,), 0), ((1,), 1)]
    assert all(each.confidence >= 0.95 for each in found)


def test_the_weakest_claim_decides_the_confidence() -> None:
    """With a rival far behind and one close to it, the leader isn't nearly sure."""
    test = BestSquareTest([(0,), (1,), (2,)], Weights(1.0, 0.0), 0.95)
    found = test.take(batches(2, 9, 8, 0), 10)
    found = test.take(batches(9, 9, 8, 0), 10)
    assert (found.left, found.leader) == ((0, 1), 0)
    assert 0.2 < found.confidence < 0.8
    equal = BestSquareTest([(0,), (1,)], Weights(0.0, 1.0), 0.95)
    assert equal.take(batches(9, 9, 1), 10) == Candidates((0, 1), 0.0, 0)


def test_what_is_ruled_out_needs_no_more_trials() -> None:
    """A square that is no longer considered doesn't count, even if it has nearly caught up."""
    two = BestSquareTest([(0,), (1,)], Weights(1.0, 0.0), 0.9999)
    three = BestSquareTest([(0,), (1,), (2,)], Weights(1.0, 0.0), 0.9999)
    for count, *held in ((30, 6, 5, 0), (59, 6, 5, 9)):
        for test in (two, three):
            found = test.take(batches(count, *held), 10)
            assert (found.left, found.leader) == ((0, 1), 0)
    more = two.more_trials()
    assert more is not None
    assert three.more_trials() == more > 1


def test_equal_squares_count_as_one() -> None:
    """Four equal corners don't prevent certainty, and a single group needs no rivals."""
    corners = last_thought(MonteCarlo(10**6, sure=95.0), Position.parse(".../.X./..."))
    assert corners.trials < 10**6
    assert str(corners.note).endswith("a1, c1, a3, c3 have the best score, equal by symmetry.")
    two = last_thought(MonteCarlo(10**6, sure=95.0), Position.parse("X../.O./..X"))
    assert str(two.note).endswith(": c1, a3 have the best score, equal by symmetry.")
    lone = last_thought(MonteCarlo(10**6, sure=95.0), Position.start(Rules(2)))
    assert lone.trials < 100


def test_weights_of_zero_prefer_nothing() -> None:
    """With equal scores the test never becomes sure, so all trials are played."""
    thought = last_thought(MonteCarlo(500, Weights(0.0, 0.0), sure=95.0), CLOSE)
    assert thought.trials == 500
    assert len(thought.best) == 7


def test_confidence_grows_with_evidence() -> None:
    """The leader's confidence starts low and passes the limit when all others are ruled out."""
    sampler, confidence = engine.Sampler(CLEAR, 1), [0.0]
    test = BestSquareTest(equal_squares(CLEAR), Weights(1.0, 2.0), 0.95)
    for number, batch in sizes_up_to(100_000):
        found = test.take([sampler.draw(batch) for _ in range(number)], batch)
        confidence.append(found.confidence)
        if len(found.left) == 1:
            break
    assert confidence[1] < 0.5
    assert confidence[-1] >= 0.95
    assert confidence == sorted(confidence)


def test_it_is_rarely_wrong_and_saves_trials() -> None:
    """A sample of the benchmark: few random positions are misjudged, and most trials are saved."""
    one, equal = measured(Rules(3), 40, 95.0, 20_000)
    assert len(one.trials) == 40
    assert one.wrong + equal.wrong <= 4  # 5 % would be 2; more than 4 has a chance of 0.2 %
    assert sum(one.trials) < 40 * 20_000 / 3


def test_the_option_in_a_command() -> None:
    """The option is written only if it is set, and refuses values that aren't confidences."""
    assert parse_spec("mc:sure=95").text == "mc:trials=1000,current=1,other=2,sure=95"
    assert parse_spec("mc").text == "mc:trials=1000,current=1,other=2"
    assert parse_spec("mc:sure=97.5").make() == MonteCarlo(sure=97.5)
    with pytest.raises(ValueError, match=r"sure must be from 50 to 99\.999, not 100"):
        parse_spec("mc:sure=100")


def test_reversed_games_too() -> None:
    """In reverse mode, too, the player is sure of the square with the best exact score."""
    position = Position.parse("X.O/.../.X.", Rules(3, reverse=True), Mark.O)
    thought = last_thought(MonteCarlo(10**6, sure=99.0), position)
    exact = engine.exact(position).scores(1.0, 2.0)
    assert thought.move is not None
    empties = [position.rules.index(square) for square in position.empty_squares]
    assert exact[position.rules.index(thought.move)] == max(exact[i] for i in empties)


@pytest.mark.parametrize("group", range(4))
def test_the_move_is_one_of_the_squares_that_are_left(
    group: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if another square has scored more, the player takes the best of the group left."""

    def take(_test: BestSquareTest, _tallies: object, _batch: int) -> Candidates:
        return Candidates((group,), 0.99, group)

    monkeypatch.setattr(BestSquareTest, "take", take)
    squares = equal_squares(CLOSE)[group]
    thought = last_thought(MonteCarlo(10_000, sure=95.0), CLOSE)
    top = max(thought.values[index] or 0.0 for index in squares)
    best = tuple(CLOSE.rules.square(i) for i in squares if thought.values[i] == top)
    assert thought.best == best
    assert thought.move in best
    assert thought.confidence is not None
    assert thought.confidence[1:] == (True, tuple(CLOSE.rules.square(i) for i in squares))


NEEDED = "can't be told apart yet. At their present difference, that would take very roughly"


@pytest.mark.parametrize(
    ("left", "trials", "sure", "more", "squares", "note"),
    [
        ((3,), 8, 95.0, None, ((2, 0),), "95 % sure after 8 trials: a3 has the best score."),
        ((3,), 1, 99.5, None, ((2, 0),), "99.5 % sure after 1 trial: a3 has the best score."),
        (
            *((2, 3), 16, 50.0, 6499.0, ((1, 2), (2, 0))),
            f"Not 50 % sure after 16 trials: c2, a3 {NEEDED} 6,000 more.",
        ),
        (
            *((0, 1, 2, 3, 4), 1, 99.999, 1.0, CLEAR.empty_squares),
            f"Not 99.999 % sure after 1 trial: c1, a2, c2, a3 and 1 more {NEEDED} 1 more.",
        ),
        (
            *((1, 3), 1, 75.0, None, ((1, 0), (2, 0))),
            "Not 75 % sure after 1 trial: a2, a3 can't be told apart yet.",
        ),
    ],
)
def test_what_is_said_at_the_end(
    left: tuple[int, ...],
    trials: int,
    sure: float,
    more: float | None,
    squares: tuple[Square, ...],
    note: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sentence tells how sure the player is, of which squares, and what would be needed."""

    def take(_test: BestSquareTest, _tallies: object, _batch: int) -> Candidates:
        return Candidates(left, 0.6, left[0])

    def more_trials(_test: BestSquareTest) -> float | None:
        return more

    monkeypatch.setattr(BestSquareTest, "take", take)
    monkeypatch.setattr(BestSquareTest, "more_trials", more_trials)
    last = last_thought(MonteCarlo(trials, sure=sure), CLEAR)
    assert str(last.note) == note
    assert last.confidence == Confidence(sure, len(left) == 1, squares)


@pytest.mark.parametrize("seconds", [-1.0, 60.0])
def test_every_check_is_shown(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between checks the last thought is repeated if they take long; each has all trials so far."""
    monkeypatch.setattr("tttmc_app.players.monte_carlo.CHUNK_SECONDS", seconds)
    expected = list[int]()
    done = 0
    for number, batch in sizes_up_to(500):
        expected += [done] * number if seconds < 0 else []
        done += number * batch
        expected.append(done)
    thoughts = list(MonteCarlo(500, sure=99.999).think(CLOSE, 3))
    assert [thought.trials for thought in thoughts] == expected
    for thought in thoughts:
        assert thought.tally == engine.sample(CLOSE, thought.trials, 3)
        assert (thought.target, thought.seed, thought.decided) == (500, 3, thought.trials == 500)
    assert len(set(expected)) > 5
