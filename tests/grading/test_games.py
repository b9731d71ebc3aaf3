"""The games of a file, whose course is fixed, and the points that their results cost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.grading.in_process import InProcess
from tests.grading.submissions import MOVE, with_
from tttmc_app.core import Mark, Position, Rules, derive_seed
from tttmc_app.course.student_types import StudentMove
from tttmc_app.grading import MatchScore
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.checks import Cost
from tttmc_app.grading.grading_report import Strength
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.strength import OPPONENTS, ReferenceScores, judge, measure, opponent_name
from tttmc_app.grading.submission import Argument
from tttmc_app.session import move_seed

HEAD = MOVE[: MOVE.index("    size = ")]


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
    submission = InProcess(with_(MOVE, HEAD + body))
    references = Known()
    return list(measure(submission, seed, games, references)), references, submission


FIRST = "    return board.get_empty_squares()[0]\n"


def test_every_game_is_counted() -> None:
    """Four games against each opponent, alternating sides, and a report after each of them."""
    steps, references, submission = played(FIRST, 4)
    assert [[match.games for match in step.matches] for step in steps] == [
        *([number] for number in range(1, 5)),
        *([4, number] for number in range(1, 5)),
    ]
    last = steps[-1]
    assert (last.trials, last.note) == (20, "")
    assert [match.opponent for match in last.matches] == ["random", "mc:trials=1000"]
    assert [match.reference for match in last.matches] == [(4, 0, 0)] * 2
    assert references.asked == [
        (FileWeights(1.5, 2.0), name, 4) for name in ("random", "mc:trials=1000")
    ]
    assert all(match.forfeits == 0 and match.why == "" for match in last.matches)
    # The first call, on the empty board, counts the trials; then X begins every second game.
    asked = [given for _, given in submission.asked]
    assert {given[2] for given in asked} == {20}
    boards = [str(getattr(given[0], "text", "")) for given in asked]
    assert boards.count(".../.../...") == 1 + 4
    assert {given[1] for given in asked} == {2, 3}


def test_the_same_seed_gives_the_same_games() -> None:
    """Another seed gives others, and each game has its own."""
    one, two, other = (played(FIRST, 3, seed)[0][-1] for seed in (5, 5, 6))
    assert one == two
    assert one != other


def test_every_move_has_a_seed_of_its_own() -> None:
    """It depends on the seed, the opponent, the game's number and the position."""
    asked: list[tuple[Position, int, int]] = []

    class Noted(InProcess):
        def move(self, position: Position, trials: int, seed: int) -> StudentMove | Answer:
            asked.append((position, trials, seed))
            return super().move(position, trials, seed)

    list(measure(Noted(with_(MOVE, HEAD + FIRST)), 5, 3, Known()))
    first = [seed for position, _, seed in asked if position == Position.start(Rules(3))]
    assert first == [
        move_seed(derive_seed(5, name, number), Position.start(Rules(3)))
        for name in ("random", "mc:trials=1000")
        for number in (0, 2)
    ]
    assert {trials for _, trials, _ in asked} == {20}
    assert len({seed for _, _, seed in asked}) == len(asked)


def test_a_game_that_is_won_or_lost() -> None:
    """The example is the first game, unless a later one is the first to be lost."""
    for steps in (played(FIRST, 6)[0],):
        for index in (0, 1):
            matches = [step.matches[index] for step in steps if len(step.matches) > index]
            first_loss = next((m for m in matches if m.losses), None)
            example = matches[-1].example
            assert example is not None
            assert example == (first_loss or matches[0]).example
            position = Position.start(Rules(3))
            for square in example.moves:
                position = position.play(square)
            assert position.outcome is not None
            assert position.outcome.winner is example.winner
            assert not example.forfeit
            if first_loss:
                assert example.winner is example.side.other
                number = matches.index(first_loss)
                assert example.side is (Mark.O if number % 2 else Mark.X)


def test_forfeits() -> None:
    """An illegal move or an exception loses the game; the reason and the moves so far are kept."""
    steps, _, _ = played("    return (1, 1)\n", 2)
    for match in steps[-1].matches:
        assert (match.wins, match.ties, match.losses, match.forfeits) == (0, 0, 2, 2)
        assert "(1, 1), which is occupied" in str(match.why)
        assert match.example is not None
        assert match.example.forfeit
        assert (match.example.side, match.example.winner) == (Mark.X, Mark.O)
        assert match.example.moves[0] == (1, 1)
        assert len(match.example.moves) == 2
    steps, _, _ = played(f"    if player == 3:\n        1 / 0\n{FIRST}", 4)
    for match in steps[-1].matches:
        assert (match.games, match.forfeits) == (4, 2)
        assert match.why == "ZeroDivisionError: division by zero"


def test_a_forfeit_is_the_example_if_it_is_the_first_lost_game() -> None:
    """It replaces a game that was won, and no later one replaces it."""
    steps, _, _ = played(f"    if player == 3:\n        1 / 0\n{FIRST}", 4, seed=1)
    examples = [step.matches[0].example for step in steps[:4]]
    won, *others = [example for example in examples if example is not None]
    assert (won.side, won.winner, won.forfeit) == (Mark.X, Mark.X, False)
    assert len(others) == 3
    assert {(each.side, each.winner, each.forfeit) for each in others} == {(Mark.O, Mark.X, True)}
    assert len({each.moves for each in others}) == 1


def test_the_first_forfeit_has_the_reason() -> None:
    """Later reasons don't replace it, and each opponent has its own."""
    body = "    if len(board.get_empty_squares()) > 7:\n        _DONE.append(1)\n"
    text = with_(MOVE, f"_DONE = []\n\n{HEAD}{body}    raise KeyError(len(_DONE))\n")
    *_, last = measure(InProcess(text), 1, 3, Known())
    # One call counts the trials.
    assert [match.why for match in last.matches] == ["KeyError: 2", "KeyError: 5"]


@pytest.mark.parametrize(
    ("trials", "requested", "games"),
    [
        (20, 7, 7),
        (100, 7, 7),
        (101, 27, 26),
        (200, 10, 4),
        (500, 20, 4),
        (600, 20, 2),
        (600, 2, 2),
        (600, 1, 1),
    ],
)
def test_files_that_play_too_many_trials_play_fewer_games(
    trials: int, requested: int, games: int
) -> None:
    """Above 100 trials the number of games shrinks in proportion, to an even number from 2."""
    submission, references = playing(InProcess, trials), Known()
    *_, last = measure(submission, 1, requested, references)
    assert [match.games for match in last.matches] == [games, games]
    assert {asked[2] for asked in references.asked} == {games}
    if games == requested:
        assert last.note == ""
        return
    assert str(last.note) == (
        f"{games} games against each opponent instead of {requested}: the file plays {trials} "
        "trials when 20 are requested"
    )


def test_trials_that_were_not_all_seen() -> None:
    """The file plays those that were seen, or more."""

    class CutOff(InProcess):
        def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
            answer = super().call(function, *arguments, observe=observe)
            return replace(answer, trace=replace(answer.trace, is_complete=False))

    *_, last = measure(playing(CutOff, 200), 1, 10, Known())
    assert str(last.note) == (
        "4 games against each opponent instead of 10: the file plays at least 200 trials when 20 "
        "are requested"
    )


def playing(kind: type[InProcess], trials: int) -> InProcess:
    """Return a file that plays this number of trials in its first call, and none later."""
    body = MOVE[len(HEAD) :].replace("range(trials)", f"range({trials})")
    # The trials are quick: each ends at once, and only the first call makes any.
    quick = body.replace("mc_trial(trial, player)", "trial.move(0, 0, player)").replace(
        "        mc_update_scores(scores, trial, player)\n", ""
    )
    once = f"    if len(board.get_empty_squares()) < 9 or _DONE:\n    {FIRST}    _DONE.append(1)\n"
    return kind(with_(MOVE, f"_DONE = []\n\n{HEAD}{once}{quick}"))


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


def test_what_is_told_about_weak_games() -> None:
    """The file's results and the reference solution's, and that they cost strength."""
    match = MatchScore("random", 10, 20, 70, 0, (80, 15, 5))
    one, two = judge(Strength(20, (match, match)), is_right=False)
    assert (one.check.name, two.check.name) == (
        "strength: games against Random",
        "strength: games against Monte Carlo",
    )
    failure = one.failure
    assert failure is not None
    assert (str(failure.called), str(failure.came), str(failure.expected), failure.cost) == (
        "games against Random",
        "10 won, 20 tied and 70 lost of 100",
        "about the reference solution's 80 won, 15 tied and 5 lost",
        Cost.STRENGTH,
    )


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
