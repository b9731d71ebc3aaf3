"""What the lessons' experiments report, measured again without them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, product
from pathlib import Path

import pytest

from tttmc_app import engine
from tttmc_app.analysis import experiments
from tttmc_app.analysis.experiments import MEASURES, Finding, play
from tttmc_app.analysis.insight import Insight
from tttmc_app.analysis.lessons import Lesson, lessons
from tttmc_app.core import (
    Expectation,
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Tally,
    Weights,
    derive_seed,
    square_name,
)
from tttmc_app.core.numbers import MINUS
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.learner import Learner
from tttmc_app.players.random_player import RandomPlayer

START = Position.start(Rules(3))
TRAP = Position.parse("X../.OX/...")
LESSONS = {lesson.measure: lesson for lesson in lessons()}


def found(measure: str, position: Position | None = None) -> Finding:
    """Run an experiment to its end, by default on its lesson's position."""
    *_, last = MEASURES[measure](position or LESSONS[measure].position)
    assert isinstance(last, Finding)
    return last


def words(finding: Finding) -> dict[str, str]:
    """Return a finding's figures as they are shown."""
    return {key: str(value) for key, value in finding.figures.items()}


def winner(position: Position, machines: tuple[Player, Player], seed: int) -> Mark | None:
    """Return who wins a game between X's and O's machine; move n has a seed derived with n."""
    for number in range(position.rules.square_count):
        if position.outcome is not None:
            break
        machine = machines[0 if position.to_move is Mark.X else 1]
        position = position.play(machine.choose(position, derive_seed(seed, number)))
    assert position.outcome is not None
    return position.outcome.winner


def losing_choices(position: Position, spec: str, runs: int) -> int:
    """Return in how many of some runs a player chooses a square that loses against best play."""
    losing = {square for square, verdict in engine.solve(position).items() if verdict == "loss"}
    player = parse_spec(spec).make()
    return sum(player.choose(position, derive_seed(run, "lesson")) in losing for run in range(runs))


TWENTIETHS = [n / 20 for n in range(20)]


@pytest.mark.parametrize(
    ("measure", "shares"),
    [
        ("share-of-wins", []),
        ("gains-of-a-trial", []),
        ("weights-and-threats", []),
        ("ties-and-trials", [0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6]),
        ("losing-moves", TWENTIETHS),
        ("worst-square", []),
        ("ahead-with-few-trials", [1 / 3, 2 / 3, 1]),
        ("learner-losses", [n / 50 for n in range(50)]),
        ("tree-search-needs", [0.5]),
        ("rule-of-three", TWENTIETHS),
    ],
)
def test_the_progress_of_every_experiment(measure: str, shares: list[float]) -> None:
    """Longer experiments report their share of the work every 20 runs, and the finding last."""
    *steps, last = LESSONS[measure].run()
    assert steps == pytest.approx(shares)
    assert isinstance(last, Finding)


def test_findings_are_equal_by_what_was_measured() -> None:
    """What is shown on the board doesn't make findings differ; the figures and answers do."""
    thought = found("share-of-wins").thought
    shown = Finding({"a": 1}, (1,), thought=thought, insight=Insight(START))
    assert shown == Finding({"a": 1}, (1,))
    for other in (
        Finding({"a": 2}, (1,)),
        Finding({"a": 1}, (2,)),
        Finding({"a": 1}, (1,), 0.5),
        Finding({"a": 1}, (1,), position=START),
    ):
        assert shown != other


def test_the_shares_of_wins() -> None:
    """10,000 random games are counted; the exact share of wins is the value, in per cent."""
    finding = found("share-of-wins")
    tally = engine.sample(START, 10_000, seed=1)
    assert words(finding) == {
        "trials": "10,000",
        "wins": f"{tally.wins / 100:.0f} %",
        "ties": f"{tally.ties / 100:.0f} %",
        "losses": f"{tally.losses / 100:.0f} %",
        "exact": "58 %",
    }
    assert finding.value == pytest.approx(100 * 737 / 1260)
    check_trials(finding, tally, START, 10_000)
    assert (finding.right, finding.position, finding.insight) == ((), None, None)


def check_trials(finding: Finding, tally: Tally, position: Position, trials: int) -> None:
    """Compare a finding's thought with the scores of some trials for equal weights."""
    thought = finding.thought
    assert thought is not None
    scores = tally.scores(1, 1)
    shown = tuple(score if position.empty >> i & 1 else None for i, score in enumerate(scores))
    assert (thought.values, thought.tally, thought.weights) == (shown, tally, Weights(1, 1))
    assert (thought.trials, thought.target, thought.seed) == (trials, trials, 1)
    assert (thought.meaning, thought.side) == (Meaning.SCORE, position.to_move)


def check_limit(finding: Finding, limit: Expectation, position: Position) -> None:
    """Compare a finding's thought with exact scores for equal weights."""
    thought = finding.thought
    assert thought is not None
    scores = limit.scores(1, 1)
    assert thought.values == tuple(
        score if position.empty >> i & 1 else None for i, score in enumerate(scores)
    )
    assert (thought.weights, thought.trials, thought.seed) == (Weights(), 0, 0)
    assert thought.expectation is not None


@pytest.mark.parametrize(
    ("board", "gaining", "losing"),
    [
        ("XXX/OO./...", [(0, 0), (0, 1), (0, 2)], "a2, b2"),
        ("XX./OOO/X..", [(1, 0), (1, 1), (1, 2)], "a1, b1, a3"),
        ("XO./.../...", [(0, 0)], "b1"),  # not finished: as if X had won
        ("XOX/OOX/XXO", [(0, 0), (0, 2), (1, 2), (2, 0), (2, 1)], "b1, a2, b2, c3"),  # a tie
    ],
)
def test_the_gains_of_one_trial(board: str, gaining: list[Square], losing: str) -> None:
    """The winner's squares gain and the loser's lose; the centre's sum has a second sample."""
    finding = found("gains-of-a-trial", Position.parse(board, finished=True))
    tally = engine.sample(START, 1000, seed=1)
    points = int(tally.scores()[4])
    figures = words(finding)
    assert finding.right == tuple(gaining)
    assert figures["losing"] == losing
    assert figures["gaining"].count(",") == len(gaining) - 1
    assert {key: figures[key] for key in ("trials", "square", "sum", "score")} == {
        "trials": "1,000",
        "square": "b2",
        "sum": str(points),
        "score": f"{points / 1000:.3f}",
    }
    check_trials(finding, tally, START, 1000)
    assert (finding.position, finding.value, finding.insight) == (START, None, None)


def test_weights_are_compared_with_the_same_trials() -> None:
    """All weights score 20,000 trials; those for equal weights are shown, on the lesson's board."""
    finding, position = found("weights-and-threats"), LESSONS["weights-and-threats"].position
    check_trials(finding, engine.sample(position, 20_000, seed=1), position, 20_000)
    assert words(finding) == {
        **dict.fromkeys(("best11", "best01", "best12"), "c1"),
        **dict.fromkeys(("best10", "best21"), "b2"),
        "trials": "20,000",
        "ratio": "1.2",
    }
    assert (finding.right, finding.value, finding.position) == ((1,), None, None)


def ticking(seconds: list[float]) -> Iterator[float]:
    """Yield what a clock shows if it is read before and after each of some works."""
    for before, now in zip([0.0, *accumulate(seconds)], accumulate(seconds), strict=False):
        yield from (before, now)


@pytest.mark.parametrize(
    ("board", "right"), [(".../.../...", 0), ("XX./..O/OXO", 1), ("..X/X.O/XO.", 2)]
)
def test_ties_with_few_and_with_many_trials(
    board: str, right: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """60 games with 5 and 60 with 1,000 trials are played, with seeds of their own, and timed."""
    clock = ticking([2.0, 9.0])
    monkeypatch.setattr(experiments, "perf_counter", lambda: next(clock))
    position = Position.parse(board)
    ties: list[int] = []
    for trials in (5, 1000):
        machine = parse_spec(f"mc:trials={trials},current=1,other=1").make()
        won = [winner(position, (machine, machine), derive_seed(n, trials)) for n in range(60)]
        ties.append(won.count(None))
    finding = found("ties-and-trials", position)
    few, many = ties
    assert finding == Finding(
        {"few": few, "many": many, "games": 60, "times": "4.5"}, right=(right,)
    )
    assert right == (1 if abs(few - many) < 7 else 0 if few < many else 2)
    assert (finding.thought, finding.insight) == (None, None)


@pytest.mark.parametrize(
    ("position", "right"),
    [
        (Position.parse("X../.../.O."), 0),
        (Position.parse("OOX/XXO/...", Rules(3, reverse=True)), 1),
        (TRAP, 2),
    ],
)
def test_losing_choices_with_few_and_with_many_trials(position: Position, right: int) -> None:
    """200 choices with 10 and 200 with 5,000 trials are made; proofs and limit are shown."""
    few, many = (
        losing_choices(position, f"mc:trials={trials},current=1,other=1", 200)
        for trials in (10, 5000)
    )
    finding = found("losing-moves", position)
    limit = engine.exact(position)
    assert (finding.right, finding.value, finding.position) == ((right,), None, None)
    assert [finding.figures[key] for key in ("few", "many", "runs")] == [few, many, 200]
    assert right == (1 if abs(few - many) <= 10 else 2 if many > few else 0)
    check_limit(finding, limit, position)
    check_proofs(finding.insight, position)
    scores = dict(zip(product(range(3), repeat=2), limit.scores(), strict=True))
    ranked = sorted(position.empty_squares, key=lambda square: -scores[square])
    losing = [square for square, verdict in engine.solve(position).items() if verdict == "loss"]
    places = {"limit": ranked[:1], "second": ranked[1:2], "last": ranked[-1:], "losing": losing}
    named = {key: ", ".join(map(square_name, squares)) for key, squares in places.items()}
    assert words(finding) == words(finding) | named


def check_proofs(insight: Insight | None, position: Position) -> None:
    """Compare what is shown as proven with a solution."""
    number = {"win": 1, "draw": 0, "loss": -1}
    results = {square: number[verdict] for square, verdict in engine.solve(position).items()}
    assert insight is not None
    assert (insight.position, insight.is_searched) == (position, True)
    assert {square: insight.result(square) for square in position.empty_squares} == results


def test_the_worst_square_is_shown_with_its_proof() -> None:
    """The exact scores and proofs are shown, with one of the equally good squares as played."""
    finding, position = found("worst-square"), LESSONS["worst-square"].position
    assert words(finding) == {
        "worst": "b2",
        "score": f"{MINUS}0.28",
        "best": "b1, a2, c2, b3",
        "holds": "b2",
    }
    check_limit(finding, engine.exact(position), position)
    check_proofs(finding.insight, position)
    assert finding.thought is not None
    assert finding.thought.best == ((0, 1),)
    assert (finding.right, finding.position) == (((1, 1),), None)


def test_all_of_several_worst_squares_are_right() -> None:
    """On an empty board, the four edges have the lowest score, and every square holds the tie."""
    finding = found("worst-square", START)
    assert finding.right == ((0, 1), (1, 0), (1, 2), (2, 1))
    assert words(finding)["worst"] == "b1, a2, c2, b3"
    assert words(finding)["holds"] == "a1, b1, c1, a2, b2, c2 and 3 others"


def test_how_often_the_centre_is_ahead() -> None:
    """200 samples of each size are compared; the value is the share for the smallest."""
    finding = found("ahead-with-few-trials")
    ahead: list[int] = []
    for trials in (10, 100, 1000):
        samples = [engine.sample(START, trials, derive_seed(run, trials)) for run in range(200)]
        ahead.append(sum(each.scores()[4] > each.scores()[0] for each in samples))
    sure = parse_spec("mc:trials=100000,current=1,other=1,sure=95").make().decide(START, 1)
    assert words(finding) == {
        **dict(zip(("few", "more", "many"), map(str, ahead), strict=True)),
        "runs": "200",
        "needed": f"{sure.trials:,}",
    }
    assert finding.value == ahead[0] / 2
    check_limit(finding, engine.exact(START), START)


def test_a_learner_loses_less_and_less(tmp_path: Path) -> None:
    """The first and last 200 of 1,000 games are compared, and the newest mistake is shown."""
    learner = Learner(str(tmp_path / "own.textbook"))
    machines, lost = (learner, RandomPlayer()), list[bool]()
    for game in range(1000):
        record = GameRecord.begin(START, ("learner", "random"), game)
        while record.result is None:
            seed = derive_seed(game, len(record.moves))
            chosen = machines[len(record.moves) % 2].decide(record.position, seed)
            if chosen.resigns:
                break
            assert chosen.move is not None
            record = record.play(chosen.move)
        learner.finished(record, Mark.X)
        outcome = record.position.outcome
        lost.append(outcome is not None and outcome.winner is Mark.O)
    textbook = learner.textbook(Rules(3))
    (newest,) = textbook.newest(1)
    finding = found("learner-losses")
    assert {key: finding.figures[key] for key in ("first", "last", "mistakes")} == {
        "first": sum(lost[:200]),
        "last": sum(lost[-200:]),
        "mistakes": str(textbook.size),
    }
    learner.close()
    textbook.close()
    assert finding.right == (0,)
    position, thought = finding.position, finding.thought
    assert position is not None
    assert thought is not None
    marks = "".join(
        "-" if position.empty >> i & 1 else "x" if position.mine >> i & 1 else "o" for i in range(9)
    )
    assert (marks, position.to_move) == (newest.state, Mark.X)
    assert thought.values[int(newest.move)] == -1
    assert words(finding)["entry"] == "abc"[int(newest.move) % 3] + str(int(newest.move) // 3 + 1)


@pytest.mark.parametrize(
    ("position", "steps"), [(TRAP, 1), (Position.start(Rules(3, reverse=True)), 4)]
)
def test_the_simulations_that_tree_search_needs(position: Position, steps: int) -> None:
    """Ten times as many are tried until no choice in 40 loses, at most 10,000."""
    *shares, finding = MEASURES["tree-search-needs"](position)
    assert shares == [0.5] * steps
    tried = 10**steps
    wrong = losing_choices(position, f"tree:simulations={tried}", 40)
    sampling = losing_choices(position, "mc:trials=1000", 40)
    figures = {"simulations": f"{tried:,}", "wrong": wrong, "sampling": sampling}
    assert finding == Finding(figures, value=tried)
    for fewer in range(1, steps):
        assert losing_choices(position, f"tree:simulations={10**fewer}", 40) > 0


def test_games_that_show_nothing_about_best_play() -> None:
    """400 games against random moves are counted, and then the same player's losing choices."""
    finding = found("rule-of-three")
    machine = parse_spec("mc:trials=1000,current=1,other=2").make()
    won = [winner(START, (machine, RandomPlayer()), game) for game in range(400)]
    trap = Position.parse("X../.O./..X")
    assert words(finding) == {
        "bound": "0.75 %",
        "two_sided": "0.95 %",
        "losses": str(won.count(Mark.O)),
        "games": "400",
        "wrong": str(losing_choices(trap, "mc:trials=1000,current=1,other=2", 200)),
        "runs": "200",
    }
    assert finding.position == trap
    assert finding.thought == machine.decide(trap, derive_seed(0, "lesson"))
    check_proofs(finding.insight, trap)


def test_a_game_between_two_machines() -> None:
    """X's and O's machine play in turn from the start given; a resignation stops the game."""
    first, second = parse_spec("mc:trials=50").make(), RandomPlayer()
    start = Position.parse("X../.../...")
    record = play(start, (first, second), 5)
    moves = [move.square for move in record.moves]
    position, expected = start, list[Square]()
    while position.outcome is None:
        machine = first if position.to_move is Mark.X else second
        expected.append(machine.choose(position, derive_seed(5, len(expected))))
        position = position.play(expected[-1])
    assert moves == expected
    assert (record.position, record.seed, record.players) == (position, 5, ("x", "o"))


def test_a_game_ends_when_a_machine_resigns(tmp_path: Path) -> None:
    """A learner that knows every move to be a mistake resigns: the game stays open."""
    learner = Learner(str(tmp_path / "own.textbook"))
    start = Position.parse("XX./.../OO.", None, "O")
    textbook = learner.textbook(start.rules)
    textbook.add([("oo----xx-", str(number)) for number in (2, 3, 4, 5, 8)])
    record = play(start, (RandomPlayer(), learner), 1)
    assert (record.moves, record.result) == ((), None)
    textbook.close()


def test_lessons_use_their_experiment_and_position() -> None:
    """Running a lesson is running its experiment on its position."""
    lesson: Lesson = LESSONS["gains-of-a-trial"]
    *_, last = lesson.run()
    assert last == found("gains-of-a-trial", Position.parse("XXX/OO./...", finished=True))
