"""Every lesson's right answer and claims, counted again without the lesson's experiment."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tttmc_app.analysis.experiments import MEASURES, Finding, play
from tttmc_app.analysis.lessons import lessons
from tttmc_app.analysis.review_texts import names
from tttmc_app.core import (
    Mark,
    Position,
    Rules,
    Square,
    Weights,
    derive_seed,
    thought_of_expectation,
)
from tttmc_app.core.numbers import percent
from tttmc_app.engine import exact, sample, solve
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import KNOWN, Learner

LESSONS = {lesson.measure: lesson for lesson in lessons()}
START, TRAP = Position.start(Rules(3)), Position.parse("X../.OX/...")
RIGHT: dict[str, tuple[object, ...]] = {
    "share-of-wins": (2,),
    "gains-of-a-trial": ((0, 0), (0, 1), (0, 2)),
    "weights-and-threats": (1,),
    "ties-and-trials": (0,),
    "losing-moves": (2,),
    "worst-square": ((1, 1),),
    "ahead-with-few-trials": (1,),
    "learner-losses": (0,),
    "tree-search-needs": (0,),
    "rule-of-three": (2,),
}


@cache
def found(measure: str) -> tuple[list[float], Finding]:
    """Run a lesson's experiment to its end; return its progress and its finding."""
    *steps, last = LESSONS[measure].run()
    assert isinstance(last, Finding)
    return [step for step in steps if isinstance(step, float)], last


def losing(position: Position) -> set[Square]:
    """Return the squares that lose against best play."""
    return {square for square, verdict in solve(position).items() if verdict == "loss"}


def losing_choices(position: Position, text: str, runs: int) -> int:
    """Return in how many of some runs a player chooses a square that loses against best play."""
    wrong, player = losing(position), parse_spec(text).make()
    return sum(player.choose(position, derive_seed(run, "lesson")) in wrong for run in range(runs))


def results(position: Position) -> dict[Square, int]:
    """Return the solved results of all moves."""
    return {s: {"win": 1, "draw": 0, "loss": -1}[v] for s, v in solve(position).items()}


@pytest.mark.parametrize("measure", MEASURES)
def test_a_lesson_finds_the_answer_that_it_is_about(measure: str) -> None:
    """The right answer is measured, the conclusion is whole, and what is proven is true."""
    lesson, (steps, finding) = LESSONS[measure], found(measure)
    assert lesson.right_answers(finding) == RIGHT[measure]
    assert all(lesson.is_right(answer, finding) for answer in RIGHT[measure])
    assert not lesson.is_right((9, 9), finding)
    assert not re.search(r"\{\w+\}", str(lesson.concluded(finding)))
    assert steps == sorted(steps)
    assert all(0 <= step <= 1 for step in steps)
    place = finding.position or lesson.position
    assert finding.thought is None or finding.thought.side is place.to_move
    if finding.insight is not None:
        assert finding.insight.is_searched
        assert {s: finding.insight.result(s) for s in place.empty_squares} == results(place)


def test_every_lesson_is_whole() -> None:
    """Every experiment has its lesson, with different words, and a value or none per option."""
    assert set(LESSONS) == set(MEASURES) == set(RIGHT)
    for lesson in LESSONS.values():
        assert len(lesson.values) in (0, len(lesson.options))
        texts = [str(t) for t in (lesson.title, lesson.intro, lesson.question, *lesson.options)]
        assert all(texts)
        assert len({*texts, lesson.conclusion}) == len(texts) + 1


@pytest.mark.parametrize(
    ("measure", "position", "right"),
    [
        ("ties-and-trials", Position.parse("XX./..O/OXO"), (1,)),
        ("ties-and-trials", Position.parse("..X/X.O/XO."), (2,)),
        ("losing-moves", Position.parse("X../.../.O."), (0,)),
        ("losing-moves", Position.parse("OOX/XXO/...", Rules(3, reverse=True)), (1,)),
        ("worst-square", START, ((0, 1), (1, 0), (1, 2), (2, 1))),
        (
            "gains-of-a-trial",
            Position.parse("XX./OOO/X..", finished=True),
            ((1, 0), (1, 1), (1, 2)),
        ),
    ],
)
def test_elsewhere_other_answers_are_right(
    measure: str, position: Position, right: tuple[object, ...]
) -> None:
    """The answer depends on the position, not on the lesson."""
    *_, last = MEASURES[measure](position)
    assert isinstance(last, Finding)
    assert last.right == right


def test_scores_and_shares_are_those_of_the_trials() -> None:
    """Lessons 1, 2 and 7 count the engine's trials, and know what the exact chances are."""
    tally, finding = sample(START, 10_000, seed=1), found("share-of-wins")[1]
    shares = [tally.wins / 10_000, tally.ties / 10_000, tally.losses / 10_000]
    assert [finding.figures[key] for key in ("wins", "ties", "losses")] == list(
        map(percent, shares)
    )
    assert finding.value == pytest.approx(100 * 737 / 1260)
    tally, finding = sample(START, 1000, seed=1), found("gains-of-a-trial")[1]
    keys = ("won_mine", "won_theirs", "lost_mine", "lost_theirs")
    assert {key: finding.figures[key] for key in keys} == {
        key: str(getattr(tally, key)[4]) for key in keys
    }
    total = tally.scores()[4]
    assert (finding.figures["sum"], finding.position) == (f"{total:.0f}", START)
    assert finding.figures["score"] == f"{total / 1000:.3f}"
    assert finding.thought is not None
    assert finding.thought.values[4] == total
    finding = found("ahead-with-few-trials")[1]
    for key, trials in (("few", 10), ("more", 100), ("many", 1000)):
        scores = [sample(START, trials, derive_seed(run, trials)).scores() for run in range(200)]
        assert finding.figures[key] == sum(each[4] > each[0] for each in scores)
    assert finding.value == int(str(finding.figures["few"])) / 2


def test_weights_change_the_move() -> None:
    """Lesson 3: equal weights block the only threat; a greater weight of one's own attacks."""
    position, figures = (
        LESSONS["weights-and-threats"].position,
        found("weights-and-threats")[1].figures,
    )
    limit = exact(position)
    for own, other in ((1, 1), (1, 0), (0, 1), (1, 2), (2, 1)):
        best = thought_of_expectation(position, limit, Weights(own, other), 0).best
        assert figures[f"best{own}{other}"] == names(best)
        assert best == (((1, 1),) if own > other else ((0, 2),))
    ratio = float(str(figures["ratio"]))
    for factor, square in ((0.95, (0, 2)), (1.05, (1, 1))):
        weights = Weights(factor * ratio, 1)
        assert thought_of_expectation(position, limit, weights, 0).best == (square,)


def test_more_trials_lead_into_the_trap() -> None:
    """Lesson 5: two squares lose, one of which scores best and the other worst in the limit."""
    finding, position = found("losing-moves")[1], LESSONS["losing-moves"].position
    scores = dict(zip(map(position.rules.square, range(9)), exact(position).scores(), strict=True))
    ranked = sorted(position.empty_squares, key=scores.__getitem__, reverse=True)
    wrong = [square for square in position.empty_squares if square in losing(position)]
    assert {ranked[0], ranked[-1]} == set(wrong)
    for key, squares in (
        *(("limit", ranked[:1]), ("second", ranked[1:2])),
        *(("last", ranked[-1:]), ("losing", wrong)),
    ):
        assert finding.figures[key] == names(squares)
    for key, trials in (("few", 10), ("many", 5000)):
        text = f"mc:trials={trials},current=1,other=1"
        assert finding.figures[key] == losing_choices(position, text, 200)


def test_the_worst_square_alone_holds_the_tie() -> None:
    """Lesson 6: in reverse the centre scores worst, and each reply is answered by its opposite."""
    finding, start = found("worst-square")[1], Position.start(Rules(3, reverse=True))
    scores = exact(start).scores()
    assert scores.index(min(scores)) == 4
    assert set(start.empty_squares) - losing(start) == {(1, 1)}
    edges = ((0, 1), (1, 0), (1, 2), (2, 1))
    assert [finding.figures[key] for key in ("worst", "best", "holds")] == [
        *map(names, (((1, 1),), edges, ((1, 1),)))
    ]
    assert finding.thought is not None
    assert finding.thought.best == edges[:1]
    after = start.play((1, 1))
    for row, col in after.empty_squares:
        assert solve(after.play((row, col)))[2 - row, 2 - col] == "draw"


def test_a_textbook_entry_is_on_the_board() -> None:
    """Lesson 8 shows a mistake that its learner has noted and that loses against best play."""
    finding = found("learner-losses")[1]
    assert finding.thought is not None
    assert finding.position is not None
    known = [divmod(i, 3) for i, value in enumerate(finding.thought.values) if value == KNOWN]
    assert finding.figures["entry"] in [names((square,)) for square in known]
    assert set(known) <= losing(finding.position)
    first, last = (int(str(finding.figures[key])) for key in ("first", "last"))
    assert 0 <= last < first <= 200


def test_the_simulations_that_tree_search_needs() -> None:
    """Lesson 9: ten times as many are tried until no choice in 40 loses."""
    finding = found("tree-search-needs")[1]
    position = LESSONS["tree-search-needs"].position
    assert (finding.value, finding.figures["wrong"]) == (10, 0)
    assert losing_choices(position, "tree:simulations=10", 40) == 0
    assert finding.figures["sampling"] == losing_choices(position, "mc:trials=1000", 40) > 0


def test_never_lost_is_no_proof() -> None:
    """Lesson 10: none in 400 games allows about 3 / 400; the same player loses against the best."""
    finding, text = found("rule-of-three")[1], "mc:trials=1000,current=1,other=2"
    assert finding.value == pytest.approx(3 / 400, rel=0.01)
    assert (1 - (finding.value or 0)) ** 400 == pytest.approx(0.05)
    assert finding.figures["two_sided"] == percent(wilson_interval(0, 400).high, 2)
    assert finding.figures["losses"] == 0
    place = finding.position
    assert place is not None
    assert finding.figures["wrong"] == losing_choices(place, text, 200) == 200
    assert finding.thought == parse_spec(text).make().decide(place, derive_seed(0, "lesson"))


def test_a_game_between_two_machines() -> None:
    """X's and O's machine play in turn from the start given; a resignation stops the game."""
    machines = (parse_spec("mc:trials=50").make(), parse_spec("random").make())
    position = Position.parse("X../.../...")
    record = play(position, machines, 5)
    for number, move in enumerate(record.moves):
        machine = machines[position.to_move is Mark.O]
        assert move.square == machine.choose(position, derive_seed(5, number))
        position = position.play(move.square)
    assert (position.outcome is not None, record.position, record.seed) == (True, position, 5)
    lost, learner = Position.parse("XX./.../OO.", None, "O"), Learner()
    learner.textbook(lost.rules).add([("oo----xx-", str(number)) for number in (2, 3, 4, 5, 8)])
    assert play(lost, (machines[1], learner), 1).moves == ()
