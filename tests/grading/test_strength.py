"""The games of a file, the points that their results cost, and how often chance costs points."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

import pytest

from tests.grading.in_process import InProcess, edited
from tests.grading.submissions import MOVE
from tests.tables import table
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, Weights, derive_seed
from tttmc_app.grading import MatchScore, StrengthVerdict
from tttmc_app.grading.boards import PLAYERX
from tttmc_app.grading.check_mc_move import OBVIOUS, TRIALS, Obvious
from tttmc_app.grading.checks import Answer
from tttmc_app.grading.grading_report import Strength
from tttmc_app.grading.strength import OPPONENTS, ReferenceScores, judge, measure, opponent_name
from tttmc_app.grading.submission import Argument, GradingStoppedError
from tttmc_app.session import move_seed

HEAD = MOVE[: MOVE.index("    size = ")]
FIRST = "    return board.get_empty_squares()[0]\n"
NAMES = [opponent_name(each) for each in OPPONENTS]
OWN = Weights(1.5, 2.0)
START = Position.start(Rules(3))


class Noted(InProcess):
    """A file that notes the positions, trials and seeds of its moves."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.moves: list[tuple[Position, int, int]] = []

    def move(self, position: Position, trials: int, seed: int) -> Square | Answer:
        """Return a move."""
        self.moves.append((position, trials, seed))
        return super().move(position, trials, seed)


class CutOff(InProcess):
    """A file that makes more calls than can be observed."""

    def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
        """Call a function."""
        answer = super().call(function, *arguments, observe=observe)
        return replace(answer, trace=answer.trace._replace(is_complete=False))


def known(games: int) -> ReferenceScores:
    """Return scores of the reference that won all of this number of games."""
    return ReferenceScores(0, {(OWN, name, games): (games, 0, 0) for name in NAMES})


def played(body: str, games: int, seed: int = 5) -> tuple[list[Strength], Noted]:
    """Return the strength after every game of a file whose mc_move has this body."""
    submission = Noted(edited(MOVE, f"_DONE = []\n\n{HEAD}{body}"))
    return list(measure(submission, seed, games, known(games))), submission


def test_every_game_is_counted() -> None:
    """Four games against each opponent, alternating sides, and a report after each of them.

    Every move has a seed of its own, from the seed, the opponent, the game and the position.
    """
    steps, submission = played(FIRST, 4)
    counts = [tuple(match.games for match in step.matches) for step in steps]
    assert counts == [(1,), (2,), (3,), (4,), (4, 1), (4, 2), (4, 3), (4, 4)]
    last = steps[-1]
    assert (last.trials, last.note) == (20, "")
    assert [(each.opponent, each.reference, each.forfeits) for each in last.matches] == [
        (name, (4, 0, 0), 0) for name in NAMES
    ]
    assert [seed for position, _, seed in submission.moves if position == START] == [
        move_seed(derive_seed(5, name, number), START) for name in NAMES for number in (0, 2)
    ]
    _, trials, seeds = zip(*submission.moves, strict=True)
    assert ({*trials}, len({*seeds})) == ({20}, len(seeds))
    assert played(FIRST, 4)[0][-1] == last != played(FIRST, 4, seed=6)[0][-1]


def test_the_example_is_the_first_game_or_the_first_one_lost() -> None:
    """Its moves lead to its result."""
    steps = played(FIRST, 6)[0]
    for index, part in enumerate((steps[:6], steps[6:])):
        matches = [step.matches[index] for step in part]
        lost = next((match for match in matches if match.losses), None)
        example = matches[-1].example
        assert example is not None
        assert example == (lost or matches[0]).example
        *_, end = accumulate(example.moves, Position.play, initial=START)
        assert end.outcome is not None
        assert end.outcome.winner is example.winner
        if lost:
            assert example.winner is example.side.other
            assert example.side is (Mark.O if matches.index(lost) % 2 else Mark.X)


def test_forfeits() -> None:
    """An illegal move or an exception loses the game; the reason and the moves so far are kept."""
    for match in played("    return (1, 1)\n", 2)[0][-1].matches:
        assert (match.wins, match.ties, match.losses, match.forfeits) == (0, 0, 2, 2)
        assert "(1, 1)" in str(match.why)
        game = match.example
        assert game is not None
        assert (game.forfeit, game.side, game.winner) == (True, Mark.X, Mark.O)
        assert (game.moves[0], len(game.moves)) == ((1, 1), 2)
    steps, _ = played(f"    if player == 3:\n        1 / 0\n{FIRST}", 4, seed=1)
    assert [(each.games, each.forfeits) for each in steps[-1].matches] == [(4, 2)] * 2
    won, *others = [step.matches[0].example for step in steps[:4]]
    assert won is not None
    assert (won.winner, won.forfeit) == (Mark.X, False)
    assert len({*others}) == 1, "a forfeit replaces a game that was won, and no later one it"
    *_, last = played("    _DONE.append(1)\n    raise KeyError(len(_DONE))\n", 3)[0]
    why = [str(match.why)[-1] for match in last.matches]
    assert why == ["2", "5"], "the first reason is kept; one call counts the trials"


@pytest.mark.parametrize("kind", [InProcess, CutOff])
@pytest.mark.parametrize("case", ["100 7 7", "101 27 26", "200 10 4", "600 20 2", "600 1 1"])
def test_files_that_play_too_many_trials_play_fewer_games(kind: type[InProcess], case: str) -> None:
    """Above 100 trials the number of games shrinks in proportion, to an even number from 2."""
    trials, requested, games = map(int, case.split())
    # Only the first call plays any.
    body = (
        f"    if not _DONE:\n        _DONE.append(1)\n        for _ in range({trials}):\n"
        f"            mc_trial(board.clone(), player)\n{FIRST}"
    )
    submission = kind(edited(MOVE, f"_DONE = []\n\n{HEAD}{body}"))
    *_, last = measure(submission, 1, requested, known(games))
    assert [(match.games, match.reference[0]) for match in last.matches] == [(games, games)] * 2
    assert bool(last.note) is (games != requested)
    assert ("at least" in str(last.note)) is (kind is CutOff and games != requested)


JUDGED = table("""
    50 0 50 | 100 0 0 | weak | 0 .4898
    70 10 20 | 100 0 0 | weak | .5 .7449
    0 4 96 | 50 50 0 | weak | 0 0
    0 0 100 | 40 0 60 | weak | 0 0
    80 10 10 | 80 10 10 | weak | -
    0 0 0 | 0 0 0 | weak | -
    69 0 31 | 80 0 20 | weak | -
    60 0 40 | 80 0 20 | weak | .3333 .7436
    56 0 44 | 80 0 20 | right | -
    50 0 50 | 80 0 20 | right | 0 .6154
""")


def test_points_fall_from_the_references_score_to_that_of_random_moves() -> None:
    """Random moves score a half against Random, and 2 % against Monte Carlo.

    A file with other mistakes loses points two standard errors below the reference; a right one,
    4.5. With 100 games at a share of 80 %, that of the difference is about 5.6 %.
    """
    for score, reference, kind, shares in JUDGED:
        wins, ties, losses = map(int, score.split())
        first, second, third = map(int, reference.split())
        match = MatchScore("x", wins, ties, losses, 0, (first, second, third))
        strength, results = judge(Strength(20, (match, match)), kind == "right")
        assert [result.passed is False for result in results] == [
            each.verdict is StrengthVerdict.WEAKER for each in strength.matches
        ]
        found = [result.share for result in results if not result.passed]
        assert found == pytest.approx([*map(float, shares.strip("-").split())], abs=1e-4)


def test_the_reference_plays_the_same_games_in_every_version() -> None:
    """Points depend on its scores, which were recorded: wins, ties and losses of 20 games."""
    weights = Weights(1.0, 2.0)
    found = [ReferenceScores(seed).score(weights, one, 20) for seed in (1, 2) for one in OPPONENTS]
    assert found == [(16, 3, 1), (1, 15, 4), (15, 3, 2), (0, 14, 6)]


def test_reference_scores_are_shared() -> None:
    """They depend on the weights, the opponent and the games; negative weights are 0."""
    scores, one = ReferenceScores(1), OPPONENTS[0]
    weights, negative = Weights(1.0, 2.0), Weights(-1.0, -2.0)
    assert scores.score(negative, one, 12) == scores.score(Weights(0, 0), one, 12)
    scores.known[weights, "random", 12] = (1, 2, 3)
    assert scores.score(weights, one, 12) == (1, 2, 3)
    assert sum(scores.score(weights, one, 11)) == 11


def test_a_stopped_reference_plays_no_more_games() -> None:
    """Stopping ends its games, and what it has played so far isn't taken for its score."""
    scores = ReferenceScores(1)
    scores.stopped.set()
    with pytest.raises(GradingStoppedError):
        scores.score(Weights(1.0, 2.0), OPPONENTS[0], 40)
    assert scores.known == {}


def test_a_file_plays_like_the_reference_solution_or_worse() -> None:
    """A correct file does; one that scores ties as losses loses to Monte Carlo more often."""
    for is_right in (True, False):
        wrong = ("== provided.DRAW:\n        return", "== 0:\n        return")
        text = edited() if is_right else edited(*wrong)
        *_, last = measure(InProcess(text), 0, 40, ReferenceScores(0))
        random, mc = last.matches
        assert [(each.games, each.forfeits) for each in (random, mc)] == [(40, 0)] * 2
        verdict = StrengthVerdict.EQUAL if is_right else StrengthVerdict.WEAKER
        assert (mc.verdict, random.wins > 25) == (verdict, True)
        assert [each.passed for each in judge(last, False)[1]][1] is is_right


@pytest.mark.parametrize("obvious", OBVIOUS, ids=lambda obvious: obvious.check.name)
def test_the_reference_solution_finds_the_obvious(obvious: Obvious) -> None:
    """With 1 % missed, fewer than 24 of 30 are found once in 40 million files."""
    for weights in ((1.0, 2.0), (2.0, 1.0)):
        rules = Rules(obvious.board.size, None, obvious.board.reverse)
        to_move = "x" if obvious.player == PLAYERX else "o"
        position = Position.parse(obvious.board.text, rules, to_move)
        missed = 0
        for draw in range(1000):
            tally = engine.sample(position, TRIALS, derive_seed(1, draw))
            scores = tally.scores(current=weights[0], other=weights[1])
            best = max(position.empty_squares, key=lambda square: scores[rules.index(square)])
            missed += best != obvious.best
        assert missed < 10
