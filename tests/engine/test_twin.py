"""The engine in plain Python, whose counts agree with the exact expectation."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.engine.enumeration import MID_GAMES, Case, exact_law
from tttmc_app import engine
from tttmc_app.core import Position, Rules, Tally, TttmcError
from tttmc_app.engine import twin
from tttmc_app.engine.twin_threats import TwinThreats

TRIALS = 2000
WIDTH = 4.5
"""Standard errors either way. A correct score falls outside once in 147,000 draws; the seeds are
fixed, so that a test which passes once always passes."""

EMPTY = Position.start(Rules())


def assert_scores_agree(case: Case, seed: int) -> None:
    """Compare every score with its expectation, in exact standard errors."""
    law = exact_law(case.position)
    scores = twin.sample(case.position, TRIALS, seed).scores(case.current, case.other)
    exact = law.scores(case.current, case.other)
    deviations = law.deviations(case.current, case.other)
    for score, mean, deviation in zip(scores, exact, deviations, strict=True):
        assert abs(score - TRIALS * mean) <= WIDTH * deviation * TRIALS**0.5 + 1e-9


def test_enumeration_gives_the_known_values() -> None:
    """The reference calculation gives the known values of the empty 3×3 board."""
    corner, edge, centre = Fraction(143, 1260), Fraction(-47, 1260), Fraction(353, 1260)
    law = exact_law(EMPTY)
    assert law.scores() == (
        *(corner, edge, corner),
        *(edge, centre, edge),
        *(corner, edge, corner),
    )
    assert (law.wins, law.losses) == (Fraction(737, 1260), Fraction(121, 420))
    assert law.ties == Fraction(8, 63)


def test_reverse_mirrors_the_law() -> None:
    """On the empty board, reverse mode swaps wins and losses and negates every score."""
    law, mirrored = exact_law(EMPTY), exact_law(Position.start(Rules(reverse=True)))
    assert (mirrored.wins, mirrored.losses) == (law.losses, law.wins)
    assert mirrored.scores() == tuple(-score for score in law.scores())


@pytest.mark.parametrize("reverse", [False, True])
def test_empty_board(reverse: bool) -> None:
    """On the empty 3×3 board every score lies within 4.5 standard errors of its expectation."""
    assert_scores_agree(Case(EMPTY.text, 3, reverse), seed=1)


@pytest.mark.parametrize(("number", "case"), list(enumerate(MID_GAMES)))
def test_mid_game(number: int, case: Case) -> None:
    """In the middle of a game as well, every score lies within 4.5 standard errors."""
    assert_scores_agree(case, seed=100 + number)


@pytest.mark.parametrize(("number", "case"), list(enumerate(MID_GAMES)))
def test_results(number: int, case: Case) -> None:
    """The shares of wins, ties and losses lie within 4.5 standard errors of the exact ones."""
    law, tally = exact_law(case.position), twin.sample(case.position, TRIALS, 200 + number)
    for count, chance in zip(
        (tally.wins, tally.ties, tally.losses), (law.wins, law.ties, law.losses), strict=True
    ):
        error = (TRIALS * chance * (1 - chance)) ** 0.5
        assert abs(count - TRIALS * chance) <= WIDTH * error


@pytest.mark.parametrize("case", MID_GAMES)
def test_counts_fit_together(case: Case) -> None:
    """No square has more marks than there were trials; an occupied square has one in each trial."""
    position, tally = case.position, twin.sample(case.position, 200, 3)
    assert tally.trials == 200
    for mine, theirs, of in (
        (tally.won_mine, tally.won_theirs, tally.wins),
        (tally.lost_mine, tally.lost_theirs, tally.losses),
    ):
        for i in range(position.rules.square_count):
            assert mine[i] + theirs[i] <= of
            assert not position.mine >> i & 1 or mine[i] == of
            assert not position.theirs >> i & 1 or theirs[i] == of


def test_same_seed_same_tally() -> None:
    """The same seed gives the same tally, and another seed gives a different one."""
    assert twin.sample(EMPTY, 500, 7) == twin.sample(EMPTY, 500, 7)
    assert twin.sample(EMPTY, 500, 7) != twin.sample(EMPTY, 500, 8)


@pytest.mark.parametrize("chunks", [[1000], [1] * 10 + [990], [0, 333, 333, 334, 0]])
def test_chunks_change_nothing(chunks: list[int]) -> None:
    """However the trials are divided into draws, they add up to the same tally."""
    sampler, total = twin.PythonSampler(EMPTY, 7), Tally.zero(9)
    for size in chunks:
        total += sampler.draw(size)
    assert total == twin.sample(EMPTY, 1000, 7)


def test_board_of_one_square() -> None:
    """On 1×1 the one move completes the line: it always wins, and in reverse mode always loses."""
    assert twin.sample(Position.start(Rules(1)), 5).won_mine == (5,)
    assert twin.sample(Position.start(Rules(1, reverse=True)), 5).lost_mine == (5,)


def test_line_of_one() -> None:
    """If lines are one mark long, every trial ends with its first move."""
    tally = twin.sample(Position.start(Rules(4, 1)), 300, 2)
    assert (tally.wins, sum(tally.won_mine), sum(tally.won_theirs)) == (300, 300, 0)


def test_largest_board() -> None:
    """On 25×25 with full lines nearly all trials are ties, and every square is counted."""
    tally = twin.sample(Position.start(Rules(25)), 20, 1)
    assert (tally.trials, tally.ties, len(tally.won_mine)) == (20, 20, 625)
    assert twin.sample(Position.start(Rules(25, 4)), 20, 1).ties == 0


def test_no_trials() -> None:
    """Zero trials give a tally of zeros."""
    assert twin.sample(EMPTY, 0) == Tally.zero(9)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"trials": -1}, "number of trials must be from 0"),
        ({"trials": 2**63}, "number of trials must be from 0"),
        ({"seed": -1}, "a seed must be from 0"),
        ({"seed": 2**63}, "a seed must be from 0"),
        ({"threads": 0}, "number of threads must be from 1"),
        ({"threads": 257}, "number of threads must be from 1"),
        ({"position": Position.parse("XXX/OO./...", finished=True)}, "the game is over"),
    ],
)
def test_bad_request(wrong: dict[str, Any], message: str) -> None:
    """Invalid requests are rejected with a line that says why."""
    request: dict[str, Any] = {"position": EMPTY, "trials": 10, "seed": 0, "threads": 1}
    with pytest.raises(TttmcError, match=message):
        twin.sample(**request | wrong)


def test_names() -> None:
    """The engine names its stream of random games, and the backend that draws it."""
    assert engine.STREAM
    assert engine.backend in {"avx512", "avx2", "sse2", "neon", "words", "python"}


def test_a_double_threat_of_three_lines_is_answered_on_its_own_square() -> None:
    """Taking one of the three squares that its lines lack would leave two; own threats remain."""
    text = "OX...../.O...../.X..XX./.XO..../.O...O./.....XO/......."
    threats = TwinThreats(Position.parse(text, Rules(7, 4)))
    assert threats.replies(threats.boards, 1) == [16, 17, 20]  # 11, 25 and 35 are no answers
