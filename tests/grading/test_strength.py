from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.grading import grade
from tests.grading.mistakes import DEPARTURES
from tests.grading.submissions import CORRECT
from tttmc_app.core import Position, Rules
from tttmc_app.grading import MatchScore, StrengthVerdict
from tttmc_app.grading.grading_report import Strength
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.strength import OPPONENTS, ReferenceScores, judge
from tttmc_app.grading.submission import GradingStoppedError
from tttmc_app.players.defaults import DEFAULT_TRIALS


def test_a_correct_file_is_as_strong_as_the_reference_solution(tmp_path: Path) -> None:
    """A correct file plays like the reference solution with its weights and trials."""
    report = grade(tmp_path, CORRECT, games=60)
    assert report.strength is not None
    random, mc = report.strength.matches
    assert (random.opponent, mc.opponent) == ("random", f"mc:trials={DEFAULT_TRIALS}")
    assert [match.verdict for match in (random, mc)] == [
        StrengthVerdict.EQUAL,
        StrengthVerdict.EQUAL,
    ]
    assert random.games == mc.games == 60
    assert random.wins > 45
    assert random.forfeits == mc.forfeits == 0


def test_ties_as_losses_cost_strength(tmp_path: Path) -> None:
    """A file that scores ties as losses loses to Monte Carlo more often than the reference does."""
    report = grade(tmp_path, DEPARTURES, games=60)
    assert report.strength is not None
    assert report.strength.matches[1].verdict is StrengthVerdict.WEAKER


def test_illegal_moves_forfeit(tmp_path: Path) -> None:
    """A file that returns an occupied square loses the game, and the report says why."""
    text = CORRECT.replace("    return get_best_move(board, scores)", "    return (1, 1)")
    report = grade(tmp_path, text, games=4)
    assert report.strength is not None
    for match in report.strength.matches:
        assert (match.wins, match.ties, match.losses, match.forfeits) == (0, 0, 4, 4)
        assert "(1, 1)" in str(match.why)


def test_a_file_plays_on_both_sides(tmp_path: Path) -> None:
    """A file that fails as O forfeits exactly half of its games."""
    trials = "    for _ in range(trials):"
    text = CORRECT.replace(trials, f"    1 // (provided.PLAYERO - player)\n{trials}")
    report = grade(tmp_path, text, games=4)
    assert report.strength is not None
    assert [match.forfeits for match in report.strength.matches] == [2, 2]


def test_a_file_that_plays_too_many_trials_plays_fewer_games(tmp_path: Path) -> None:
    """A file that plays 500 trials when 20 are requested plays only about a fifth of the games."""
    text = CORRECT.replace("for _ in range(trials)", "for _ in range(500)")
    report = grade(tmp_path, text, games=27)
    assert report.strength is not None
    one, two = (match.games for match in report.strength.matches)
    assert one == two
    # How many trials were played is estimated from the scores of one move.
    assert 2 <= one <= 8
    assert one % 2 == 0  # as many on each side
    assert "instead of 27" in str(report.strength.note)


def test_a_verdict_needs_separate_intervals() -> None:
    """Small differences in wins and losses may be chance."""
    right = (80, 10, 10)
    assert MatchScore("random", 78, 10, 12, 0, right).verdict is StrengthVerdict.EQUAL
    assert MatchScore("random", 60, 10, 30, 0, right).verdict is StrengthVerdict.WEAKER
    assert MatchScore("random", 60, 30, 10, 0, right).verdict is StrengthVerdict.WEAKER
    assert MatchScore("random", 97, 3, 0, 0, right).verdict is StrengthVerdict.STRONGER
    assert MatchScore("random", 0, 0, 0, 0, right).verdict is StrengthVerdict.EQUAL


def test_a_weak_file_loses_points_and_a_right_one_only_if_it_is_much_weaker() -> None:
    """A score that a right file may have by chance costs only a file with other mistakes."""
    right, slightly, clearly = (80, 10, 10), (68, 12, 20), (20, 10, 70)

    def passed(score: tuple[int, int, int], is_right: bool) -> bool | None:
        match = MatchScore("random", *score, 0, right)
        return next(judge(Strength(20, (match, match)), is_right)).passed

    assert [passed(score, True) for score in (right, slightly, clearly)] == [True, True, False]
    assert [passed(score, False) for score in (right, slightly, clearly)] == [True, False, False]


def test_the_reference_plays_with_the_files_weights() -> None:
    """The reference solution of a file with senseless weights is weaker."""
    scores = ReferenceScores(1)
    pairs = (FileWeights(1.0, 2.0), FileWeights(0.0, 0.0))
    wins = [scores.score(weights, OPPONENTS[0], 40)[0] for weights in pairs]
    assert wins[0] > wins[1] + 5


def test_a_lost_game_is_kept_as_an_example(tmp_path: Path) -> None:
    """The example is the first game lost, and its moves lead to the result."""
    report = grade(tmp_path, DEPARTURES, games=30)
    assert report.strength is not None
    match = report.strength.matches[1]
    assert match.losses
    game = match.example
    assert game is not None
    assert game.winner is game.side.other
    position = Position.start(Rules(3))
    for square in game.moves:
        position = position.play(square)
    assert position.outcome is not None
    assert position.outcome.winner is game.winner


def test_a_stopped_reference_plays_no_more_games() -> None:
    """Stopping ends its games, and what it has played so far isn't taken for its score."""
    scores = ReferenceScores(1)
    scores.stopped.set()
    with pytest.raises(GradingStoppedError):
        scores.score(FileWeights(1.0, 2.0), OPPONENTS[0], 40)
    assert scores.known == {}
