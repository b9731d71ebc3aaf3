"""The games of a file, the points that their results cost, and how often chance costs points."""

from __future__ import annotations

from dataclasses import replace
from math import comb
from pathlib import Path

import numpy as np
import pytest

from tests.grading.grading import grade
from tests.grading.in_process import InProcess, edited
from tests.grading.submissions import CORRECT, DEPARTURES, MOVE
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, derive_seed
from tttmc_app.course.student_types import StudentMove
from tttmc_app.grading import MatchScore, StrengthVerdict, check_get_best_move, check_mc_trial
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import PLAYERX
from tttmc_app.grading.grading_report import Strength
from tttmc_app.grading.obvious_moves import OBVIOUS, TRIALS, TRIES, Obvious
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.strength import OPPONENTS, ReferenceScores, judge, measure, opponent_name
from tttmc_app.grading.submission import Argument, GradingStoppedError
from tttmc_app.session import move_seed

HEAD = MOVE[: MOVE.index("    size = ")]
FIRST = "    return board.get_empty_squares()[0]\n"
AS_O = f"    if player == 3:\n        1 / 0\n{FIRST}"
DRAWS = 1000
NAMES = [opponent_name(each) for each in OPPONENTS]


class Known(ReferenceScores):
    """Reference scores that are known, and a note of what was asked for."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[FileWeights, str, int]] = []

    def score(self, weights: FileWeights, opponent: object, games: int) -> tuple[int, int, int]:
        """Return a score that says how many games it is for."""
        self.asked.append((weights, opponent_name(opponent), games))  # type: ignore[arg-type]  # a player's spec
        return games, 0, 0


def played(body: str, games: int, seed: int = 5) -> tuple[list[Strength], Known, InProcess]:
    """Return the strength after every game of a file whose mc_move has this body."""
    submission = InProcess(edited(MOVE, HEAD + body))
    references = Known()
    return list(measure(submission, seed, games, references)), references, submission


def test_every_game_is_counted() -> None:
    """Four games against each opponent, alternating sides, and a report after each of them."""
    steps, references, submission = played(FIRST, 4)
    assert [[match.games for match in step.matches] for step in steps] == [
        *([number] for number in range(1, 5)),
        *([4, number] for number in range(1, 5)),
    ]
    last = steps[-1]
    assert (last.trials, last.note) == (20, "")
    assert [match.opponent for match in last.matches] == NAMES
    assert [(each.reference, each.forfeits) for each in last.matches] == [((4, 0, 0), 0)] * 2
    assert references.asked == [(FileWeights(1.5, 2.0), name, 4) for name in NAMES]
    # The first call, on the empty board, counts the trials; then X begins every second game.
    asked = [given for _, given in submission.asked]
    boards = [str(getattr(given[0], "text", "")) for given in asked]
    assert boards.count(".../.../...") == 1 + 4
    assert {given[1:] for given in asked} == {(2, 20), (3, 20)}
    again, other = played(FIRST, 4)[0][-1], played(FIRST, 4, seed=6)[0][-1]
    assert again == last != other


def test_every_move_has_a_seed_of_its_own() -> None:
    """It depends on the seed, the opponent, the game's number and the position."""
    asked: list[tuple[Position, int, int]] = []

    class Noted(InProcess):
        def move(self, position: Position, trials: int, seed: int) -> StudentMove | Answer:
            asked.append((position, trials, seed))
            return super().move(position, trials, seed)

    list(measure(Noted(edited(MOVE, HEAD + FIRST)), 5, 3, Known()))
    first = [seed for position, _, seed in asked if position == Position.start(Rules(3))]
    assert first == [
        move_seed(derive_seed(5, name, number), Position.start(Rules(3)))
        for name in NAMES
        for number in (0, 2)
    ]
    assert {trials for _, trials, _ in asked} == {20}
    assert len({seed for _, _, seed in asked}) == len(asked)


def test_the_example_is_the_first_game_or_the_first_one_lost() -> None:
    """Its moves lead to its result."""
    steps = played(FIRST, 6)[0]
    for index in (0, 1):
        matches = [step.matches[index] for step in steps if len(step.matches) > index]
        lost = next((match for match in matches if match.losses), None)
        example = matches[-1].example
        assert example is not None
        assert example == (lost or matches[0]).example
        position = Position.start(Rules(3))
        for square in example.moves:
            position = position.play(square)
        assert position.outcome is not None
        assert position.outcome.winner is example.winner
        if lost:
            assert example.winner is example.side.other
            assert example.side is (Mark.O if matches.index(lost) % 2 else Mark.X)


def test_forfeits() -> None:
    """An illegal move or an exception loses the game; the reason and the moves so far are kept."""
    for match in played("    return (1, 1)\n", 2)[0][-1].matches:
        assert (match.wins, match.ties, match.losses, match.forfeits) == (0, 0, 2, 2)
        assert "(1, 1)" in str(match.why)
        assert match.example is not None
        assert (match.example.forfeit, match.example.side, match.example.winner) == (
            *(True, Mark.X, Mark.O),
        )
        assert (match.example.moves[0], len(match.example.moves)) == ((1, 1), 2)
    steps, _, _ = played(AS_O, 4, seed=1)
    assert [(each.games, each.forfeits) for each in steps[-1].matches] == [(4, 2)] * 2
    won, *others = [step.matches[0].example for step in steps[:4]]
    assert won is not None
    assert (won.side, won.winner, won.forfeit) == (Mark.X, Mark.X, False)
    assert len({*others}) == 1, "a forfeit replaces a game that was won, and no later one it"
    counted = "    _DONE.append(1)\n    raise KeyError(len(_DONE))\n"
    *_, last = measure(InProcess(edited(MOVE, f"_DONE = []\n\n{HEAD}{counted}")), 1, 3, Known())
    why = [str(match.why)[-1] for match in last.matches]
    assert why == ["2", "5"], "the first reason is kept; one call counts the trials"


def playing(kind: type[InProcess], trials: int) -> InProcess:
    """Return a file that plays this number of trials in its first call, and none later."""
    body = MOVE[len(HEAD) :].replace("range(trials)", f"range({trials})")
    # The trials are quick: each ends at once, and only the first call makes any.
    quick = body.replace("mc_trial(trial, player)", "trial.move(0, 0, player)").replace(
        "        mc_update_scores(scores, trial, player)\n", ""
    )
    once = f"    if len(board.get_empty_squares()) < 9 or _DONE:\n    {FIRST}    _DONE.append(1)\n"
    return kind(edited(MOVE, f"_DONE = []\n\n{HEAD}{once}{quick}"))


class CutOff(InProcess):
    """A file that makes more calls than can be observed."""

    def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
        """Call a function."""
        answer = super().call(function, *arguments, observe=observe)
        return replace(answer, trace=replace(answer.trace, is_complete=False))


@pytest.mark.parametrize("kind", [InProcess, CutOff])
@pytest.mark.parametrize(
    ("trials", "requested", "games"),
    [(20, 7, 7), (100, 7, 7), (101, 27, 26), (200, 10, 4), (600, 20, 2), (600, 2, 2), (600, 1, 1)],
)
def test_files_that_play_too_many_trials_play_fewer_games(
    kind: type[InProcess], trials: int, requested: int, games: int
) -> None:
    """Above 100 trials the number of games shrinks in proportion, to an even number from 2."""
    references = Known()
    *_, last = measure(playing(kind, trials), 1, requested, references)
    assert [match.games for match in last.matches] == [games, games]
    assert {asked[2] for asked in references.asked} == {games}
    assert bool(last.note) is (games != requested)
    assert ("at least" in str(last.note)) is (kind is CutOff and games != requested)


def judged(
    score: tuple[int, int, int], reference: tuple[int, int, int], is_right: bool = False
) -> list[float | None]:
    """Return the shares of the points that these results earn; None for a check that passed."""
    match = MatchScore("x", *score, 0, reference)
    results = list(judge(Strength(20, (match, match)), is_right))
    return [None if result.passed else result.share for result in results]


def test_points_fall_from_the_references_score_to_that_of_random_moves() -> None:
    """Random moves score a half against Random, and 2 % against Monte Carlo."""
    assert judged((80, 10, 10), (80, 10, 10)) == [None, None]
    assert judged((50, 0, 50), (100, 0, 0)) == pytest.approx([0.0, 0.48 / 0.98])
    assert judged((70, 10, 20), (100, 0, 0)) == pytest.approx([0.5, 0.73 / 0.98])
    assert judged((0, 4, 96), (50, 50, 0)) == pytest.approx([0.0, 0.0])
    assert judged((0, 0, 100), (40, 0, 60)) == [0.0, 0.0]
    assert judged((0, 0, 0), (0, 0, 0)) == [None, None]


def test_how_much_weaker_is_too_weak() -> None:
    """A file with other mistakes loses points 1.5 standard errors below; a right one, 4.5.

    With 100 games at a share of 80 %, the standard error of the difference is about 5.6 %.
    """
    reference = (80, 0, 20)
    shares = {losses: judged((100 - losses, 0, losses), reference) for losses in (26, 27, 30, 31)}
    assert [shares[losses][0] is None for losses in (26, 27, 30, 31)] == [True, True, False, False]
    right = {losses: judged((100 - losses, 0, losses), reference, True) for losses in (44, 50)}
    assert [right[losses][0] is None for losses in (44, 50)] == [True, False]


def test_the_reference_plays_the_same_games_in_every_version() -> None:
    """Points depend on its scores, which were recorded: wins, ties and losses of 20 games."""
    weights = FileWeights(1.0, 2.0)
    found = [ReferenceScores(seed).score(weights, one, 20) for seed in (1, 2) for one in OPPONENTS]
    assert found == [(16, 3, 1), (1, 15, 4), (15, 3, 2), (0, 14, 6)]


def test_reference_scores_are_shared_and_repeated() -> None:
    """They depend on the seed, the weights, the opponent and the games; negative weights are 0."""
    scores = ReferenceScores(1)
    one, weights = OPPONENTS[0], FileWeights(1.0, 2.0)
    first = scores.score(weights, one, 12)
    assert sum(first) == 12
    assert ReferenceScores(1).score(weights, one, 12) == first
    scores.score(FileWeights(-1.0, -2.0), one, 12)
    scores.score(weights, one, 11)
    assert set(scores.known) == {
        (weights, "random", 12),
        (FileWeights(-1.0, -2.0), "random", 12),
        (weights, "random", 11),
    }
    scores.known[weights, "random", 12] = (1, 2, 3)
    assert scores.score(weights, one, 12) == (1, 2, 3)
    zero = ReferenceScores(1).score(FileWeights(0.0, 0.0), one, 12)
    assert scores.known[FileWeights(-1.0, -2.0), "random", 12] == zero


def test_a_stopped_reference_plays_no_more_games() -> None:
    """Stopping ends its games, and what it has played so far isn't taken for its score."""
    scores = ReferenceScores(1)
    scores.stopped.set()
    with pytest.raises(GradingStoppedError):
        scores.score(FileWeights(1.0, 2.0), OPPONENTS[0], 40)
    assert scores.known == {}


def test_a_file_plays_like_the_reference_solution_or_worse(tmp_path: Path) -> None:
    """A correct file does; one that scores ties as losses loses to Monte Carlo more often."""
    for text, verdict in ((CORRECT, StrengthVerdict.EQUAL), (DEPARTURES, StrengthVerdict.WEAKER)):
        report = grade(tmp_path, text, games=40)
        assert report.strength is not None
        random, mc = report.strength.matches
        assert (random.games, mc.games, random.forfeits, mc.forfeits) == (40, 40, 0, 0)
        assert mc.verdict is verdict
        assert random.wins > 25
        (failed,) = [each for each in report.checks if each.check.name.endswith("Monte Carlo")]
        assert failed.passed is (verdict is StrengthVerdict.EQUAL)


@pytest.mark.parametrize("weights", [(1.0, 2.0), (2.0, 1.0)])
@pytest.mark.parametrize("obvious", OBVIOUS, ids=lambda obvious: obvious.check.name)
def test_the_reference_solution_finds_the_obvious(
    obvious: Obvious, weights: tuple[float, float]
) -> None:
    """With the smallest number of trials, a check fails less than once in 100,000 files.

    The rate of a single miss is estimated from 1,000 draws; with no misses it is taken as 1/1000.
    """
    rules = Rules(obvious.board.size, None, obvious.board.reverse)
    to_move = "x" if obvious.player == PLAYERX else "o"
    position = Position.parse(obvious.board.text, rules, to_move)
    missed = sum(best_square(position, draw, weights) != obvious.best for draw in range(DRAWS))
    miss = max(missed, 1) / DRAWS
    if obvious.required == TRIES:
        assert missed == 0
        return
    fails = sum(
        comb(TRIES, misses) * miss**misses * (1 - miss) ** (TRIES - misses)
        for misses in range(TRIES - obvious.required + 1, TRIES + 1)
    )
    assert fails < 1e-5


def best_square(position: Position, draw: int, weights: tuple[float, float]) -> tuple[int, int]:
    """Return the empty square with the highest score after the trials of a check."""
    tally = engine.sample(position, TRIALS, derive_seed(1, draw))
    scores = tally.scores(current=weights[0], other=weights[1])
    return max(position.empty_squares, key=lambda square: scores[position.rules.index(square)])


def test_random_games_seldom_look_uneven() -> None:
    """In 400,000 samples of twelve equally likely ends, at most 3 exceed the limit."""
    source = np.random.default_rng(7)
    passed = 0
    for _ in range(2):
        counts = source.multinomial(check_mc_trial.DRAWS, [1 / 12] * 12, size=200_000)
        each = check_mc_trial.DRAWS / 12
        squares = ((counts - each) ** 2 / each).sum(axis=1)
        passed += int((squares > check_mc_trial.MAX_CHI_SQUARED).sum())
    assert passed <= 3


def test_two_equals_are_both_drawn() -> None:
    """With two equal squares, the chance that all draws choose the same one is below 1 in 10¹¹."""
    assert 2 * 0.5**check_get_best_move.REPEATS < 1e-11
