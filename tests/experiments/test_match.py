from __future__ import annotations

from itertools import islice

import pytest

from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.match import MatchScore, play_match
from tttmc_app.players import parse_spec


def match(x: str, o: str, games: int, rules: Rules | None = None, seed: int = 1) -> MatchScore:
    """Return the final score of a match."""
    *_, score = play_match(rules or Rules(), (parse_spec(x), parse_spec(o)), games, seed)
    return score


def outcomes(score: MatchScore) -> tuple[int, int, int]:
    """Return the counts of a score, without its time."""
    return score.x_wins, score.o_wins, score.ties


def test_monte_carlo_beats_random() -> None:
    """As X at 1,000 trials a move, Monte Carlo wins or ties 97 % of 500 games and more."""
    score = match("mc:trials=1000", "random", 500)
    assert score.games == 500
    assert score.x_wins + score.ties >= 485
    assert score.x_wins >= 400


def test_more_trials_make_more_ties() -> None:
    """Equal players with 1,000 trials per move tie more often than those with 10."""
    well, badly = (match(f"mc:trials={n}", f"mc:trials={n}", 100) for n in (1000, 10))
    assert well.ties > badly.ties


def test_a_score_comes_after_every_game() -> None:
    """The running score grows by one game at a time, and the iteration can stop anywhere."""
    players = (parse_spec("random"), parse_spec("random"))
    scores = list(islice(play_match(Rules(), players, 10**9, seed=1), 5))
    assert [score.games for score in scores] == [1, 2, 3, 4, 5]


def test_a_seed_repeats_a_match() -> None:
    """The same seed plays the same games, whatever their number; another seed others."""
    rules = Rules(4, 3)
    first, again, other = (match("random", "random", 60, rules, seed) for seed in (1, 1, 2))
    assert outcomes(first) == outcomes(again)
    assert outcomes(first) != outcomes(other)


def test_x_and_o_keep_their_sides() -> None:
    """Swapping the players swaps who wins."""
    strong, weak = "mc:trials=200", "random"
    assert match(strong, weak, 20).x_wins > 10
    assert match(weak, strong, 20).o_wins > 10


def test_time_is_counted() -> None:
    """The mean time of a game is that of all games over their number; 0 before the first."""
    score = match("random", "random", 10)
    assert score.seconds_per_game == pytest.approx(score.seconds / 10)
    assert score.seconds > 0
    assert MatchScore().seconds_per_game == 0.0


@pytest.mark.parametrize("games", [0, -3])
def test_a_match_has_games(games: int) -> None:
    """Fewer than one game is refused."""
    with pytest.raises(TttmcError, match="at least 1 game"):
        match("random", "random", games)


def test_a_person_plays_no_match() -> None:
    """A match can't wait for a human's moves."""
    with pytest.raises(TttmcError, match="between machines"):
        match("human", "random", 1)
