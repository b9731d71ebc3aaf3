"""Every lesson's right answer and claims, counted again without the lesson's experiment."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.analysis.review_checks import solved
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.lessons import MEASURES, Finding, lessons, play
from tttmc_app.core import (
    Mark,
    Position,
    Rules,
    Square,
    Weights,
    derive_seed,
    parse_square,
    square_name,
    thought_of_expectation,
)
from tttmc_app.core.numbers import percent
from tttmc_app.engine import exact, sample
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import KNOWN, Learner

LESSONS = {lesson.measure: lesson for lesson in lessons()}
START = Position.start(Rules(3))
RIGHT = """
share-of-wins         2
gains-of-a-trial      a1 b1 c1
weights-and-threats   1
ties-and-trials       0
losing-moves          2
worst-square          b2
ahead-with-few-trials 1
learner-losses        0
tree-search-needs     0
rule-of-three         2
"""
ELSEWHERE = """
XX./..O/OXO ties-and-trials  1
..X/X.O/XO. ties-and-trials  2
X../.../.O. losing-moves     0
.../.../... worst-square     b1 a2 c2 b3
XX./OOO/X.. gains-of-a-trial a2 b2 c2
"""


def answers(words: list[str]) -> tuple[object, ...]:
    """Return the numbers or squares that are named."""
    return tuple(int(w) if w.isdecimal() else parse_square(w, START.rules) for w in words)


@cache
def found(measure: str) -> tuple[list[float], Finding]:
    """Run a lesson's experiment to its end; return its progress and its finding."""
    *steps, last = LESSONS[measure].run()
    assert isinstance(last, Finding)
    return [step for step in steps if isinstance(step, float)], last


def figures(measure: str, *keys: str) -> list[str]:
    """Return some figures of a lesson as text."""
    return [str(found(measure)[1].figures[key]) for key in keys]


def losing(position: Position) -> set[Square]:
    """Return the squares that lose against best play."""
    return {square for square, bounds in solved(position).items() if bounds == (-1, -1)}


@pytest.mark.parametrize("row", RIGHT.strip().splitlines())
def test_a_lesson_finds_the_answer_that_it_is_about(row: str) -> None:
    """The right answer is measured, the conclusion is whole, and what is proven is true."""
    measure, *words = row.split()
    lesson, (steps, finding) = LESSONS[measure], found(measure)
    assert lesson.right_answers(finding) == answers(words)
    assert lesson.is_right(answers(words)[0], finding)
    assert not lesson.is_right((9, 9), finding)
    assert not re.search(r"\{\w+\}", str(lesson.concluded(finding)))
    assert steps == sorted(steps)
    assert all(0 <= step <= 1 for step in steps)
    place = finding.position or lesson.position
    assert finding.thought is None or finding.thought.side is place.to_move
    assert finding.facts is None or finding.facts.bounds == solved(place)


def test_every_lesson_is_whole() -> None:
    """Every experiment has its lesson, with a value or none per option, and isn't lost already."""
    assert set(LESSONS) == set(MEASURES) == {row.split()[0] for row in RIGHT.strip().splitlines()}
    for lesson in LESSONS.values():
        place = lesson.position
        assert place.outcome or not PositionFacts(place, solved(place)).is_lost
        assert len(lesson.values) in (0, len(lesson.options))
        assert all((lesson.title.source, lesson.intro.source, lesson.question.source))


@pytest.mark.parametrize("row", ELSEWHERE.strip().splitlines())
def test_elsewhere_other_answers_are_right(row: str) -> None:
    """The answer depends on the position, not on the lesson."""
    board, measure, *words = row.split()
    *_, last = MEASURES[measure](Position.parse(board, finished=True))
    assert isinstance(last, Finding)
    assert last.right == answers(words)


def test_scores_and_shares_are_those_of_the_trials() -> None:
    """Lessons 1, 2 and 7 count the engine's trials, and know what the exact chances are."""
    tally = sample(START, 10_000, seed=1)
    shares = [percent(count / 10_000) for count in (tally.wins, tally.ties, tally.losses)]
    assert figures("share-of-wins", "wins", "ties", "losses") == shares
    assert found("share-of-wins")[1].value == pytest.approx(100 * 737 / 1260)
    tally = sample(START, 1000, seed=1)
    kinds = ("won_mine", "won_theirs", "lost_mine", "lost_theirs")
    assert figures("gains-of-a-trial", *kinds) == [str(getattr(tally, each)[4]) for each in kinds]
    total = tally.scores()[4]
    assert figures("gains-of-a-trial", "sum", "score") == [f"{total:.0f}", f"{total / 1000:.3f}"]
    scores = [sample(START, 10, derive_seed(run, 10)).scores() for run in range(200)]
    assert figures("ahead-with-few-trials", "few") == [str(sum(s[4] > s[0] for s in scores))]


def test_weights_change_the_move() -> None:
    """Lesson 3: equal weights block the only threat; a greater weight of one's own attacks."""
    position = LESSONS["weights-and-threats"].position
    limit, (ratio,) = exact(position), figures("weights-and-threats", "ratio")
    weights = ("best11", "best10", "best01", "best12", "best21")
    assert figures("weights-and-threats", *weights) == ["d3", "b2", "d3", "d3", "b2"]
    for factor, name in ((0.95, "d3"), (1.05, "b2")):
        weight = Weights(factor * float(ratio), 1)
        (square,) = thought_of_expectation(position, limit, weight, 0).best
        assert square_name(square) == name


def test_more_trials_lead_into_the_trap() -> None:
    """Lesson 5: two squares lose, one of which scores best and the other worst in the limit."""
    position = LESSONS["losing-moves"].position
    limit, wrong = exact(position).scores(), sorted(losing(position))
    worst, *_, second, best = sorted(
        position.empty_squares, key=lambda square: limit[position.rules.index(square)]
    )
    named = [square_name(square) for square in (best, second, worst)]
    assert figures("losing-moves", "limit", "second", "last") == named
    assert wrong == sorted((best, worst))
    assert figures("losing-moves", "losing") == [", ".join(map(square_name, wrong))]


def test_a_textbook_entry_is_on_the_board() -> None:
    """Lesson 8 shows a mistake that its learner has noted and that loses against best play."""
    finding, (entry,) = found("learner-losses")[1], figures("learner-losses", "entry")
    assert finding.thought
    assert finding.position
    square = parse_square(entry, START.rules)
    assert finding.thought.values[START.rules.index(square)] == KNOWN
    assert square in losing(finding.position)
    first, last = map(int, figures("learner-losses", "first", "last"))
    assert 0 <= last < first <= 200


CHOICES = """
losing-moves few           200 mc:trials=10,current=1,other=1
losing-moves many          200 mc:trials=5000,current=1,other=1
tree-search-needs wrong    40  tree:simulations=10
tree-search-needs sampling 40  mc:trials=1000
rule-of-three wrong        200 mc:trials=1000,current=1,other=2
"""


@pytest.mark.parametrize("row", CHOICES.strip().splitlines())
def test_losing_choices_are_counted(row: str) -> None:
    """Lessons 5, 9 and 10 tell in how many runs a player chooses a square that loses."""
    measure, key, runs, text = row.split()
    place, player = found(measure)[1].position or LESSONS[measure].position, parse_spec(text).make()
    seeds = (derive_seed(run, "lesson") for run in range(int(runs)))
    wrong = sum(player.choose(place, seed) in losing(place) for seed in seeds)
    assert figures(measure, key) == [str(wrong)]


def test_never_lost_is_no_proof() -> None:
    """Lesson 10: none in 400 games allows about 3 / 400; the same player loses against the best."""
    assert (1 - (found("rule-of-three")[1].value or 0)) ** 400 == pytest.approx(0.05)
    high = percent(wilson_interval(0, 400).high, 2)
    assert figures("rule-of-three", "two_sided", "losses", "wrong") == [high, "0", "200"]


def test_a_game_between_two_machines() -> None:
    """X's and O's machine play in turn from the start given; a resignation stops the game."""
    machines = (parse_spec("mc:trials=50").make(), parse_spec("random").make())
    record = play(Position.parse("X../.../..."), machines, 5)
    for number, (move, position) in enumerate(zip(record.moves, record.positions, strict=False)):
        machine = machines[position.to_move is Mark.O]
        assert move.square == machine.choose(position, derive_seed(5, number))
    assert record.position.outcome
    lost, learner = Position.parse("XX./.../OO.", None, "O"), Learner()
    learner.textbook(lost.rules).add([("oo----xx-", str(number)) for number in (2, 3, 4, 5, 8)])
    assert play(lost, (machines[1], learner), 1).moves == ()
