"""Every lesson's claims, recomputed from the engine, the solver and the players."""

from __future__ import annotations

import re

import pytest

from tttmc_app.analysis.experiments import MEASURES, Finding
from tttmc_app.analysis.lessons import Lesson, lessons
from tttmc_app.analysis.review_texts import names
from tttmc_app.core import Mark, Position, Rules, Square, Weights, thought_of_expectation
from tttmc_app.core.numbers import percent
from tttmc_app.engine import exact, sample, solve
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import KNOWN

LESSONS = {lesson.name: lesson for lesson in lessons()}
PLACE = re.compile(r"\{(\w+)\}")
RESULTS = {"loss": -1, "draw": 0, "win": 1}
ALL_SQUARES = [(row, col) for row in range(3) for col in range(3)]
RIGHT: dict[str, tuple[object, ...]] = {
    "01-trial": (2,),
    "02-score": ((0, 0), (0, 1), (0, 2)),
    "03-weights": (1,),
    "04-ties": (0,),
    "05-more-is-worse": (2,),
    "06-reverse": ((1, 1),),
    "07-surely-better": (1,),
    "08-learner": (0,),
    "09-tree-search": (0,),
    "10-never-loses": (2,),
}
"""The right answers; the tests below check what else the lessons' conclusions say."""


def found(lesson: Lesson) -> Finding:
    """Run a lesson's experiment to its end."""
    *_, last = lesson.run()
    assert isinstance(last, Finding)
    return last


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_an_experiment_finds_the_answer_that_the_lesson_is_about(name: str) -> None:
    """The measured answer is as expected, and every placeholder in the conclusion is filled."""
    lesson = LESSONS[name]
    finding = found(lesson)
    assert lesson.right_answers(finding) == RIGHT[name]
    assert all(lesson.is_right(answer, finding) for answer in RIGHT[name])
    assert not PLACE.search(str(lesson.concluded(finding)))


def test_every_lesson_is_complete() -> None:
    """There are at least eight lessons, each with a value per option; every experiment is used."""
    assert len(LESSONS) >= 8
    assert {lesson.measure for lesson in LESSONS.values()} == set(MEASURES)
    for lesson in LESSONS.values():
        assert not lesson.values or len(lesson.values) == len(lesson.options)


EMPTY, TRAP = ".../.../...", "X../.OX/..."
ABOUT: list[tuple[object, ...]] = [
    ("01-trial", "share-of-wins", "converge", EMPTY, "3×3", 4, (33.0, 45.0, 58.0, 75.0)),
    ("02-score", "gains-of-a-trial", "sweep", "XXX/OO./...", "3×3", 0, ()),
    ("03-weights", "weights-and-threats", "sweep", ".../..X/.OX", "3×3", 4, ()),
    ("04-ties", "ties-and-trials", "sweep", EMPTY, "3×3", 3, ()),
    ("05-more-is-worse", "losing-moves", "limits", TRAP, "3×3", 3, ()),
    ("06-reverse", "worst-square", "limits", EMPTY, "3×3, reverse", 0, ()),
    ("07-surely-better", "ahead-with-few-trials", "converge", EMPTY, "3×3", 4, (50, 66, 90, 100)),
    ("08-learner", "learner-losses", "train", EMPTY, "3×3", 3, ()),
    ("09-tree-search", "tree-search-needs", "tournament", TRAP, "3×3", 4, (10, 1e3, 1e5, 1e9)),
    ("10-never-loses", "rule-of-three", "limits", EMPTY, "3×3", 4, (0, 0.0001, 0.0075, 0.1)),
]


def test_what_every_lesson_is_made_of() -> None:
    """In the order of their files: experiment, page of the lab, board, rules, options, values."""
    made = lessons()
    assert [
        (
            *(lesson.name, lesson.measure, lesson.lab, lesson.position.text),
            *(lesson.position.rules.key, len(lesson.options), lesson.values),
        )
        for lesson in made
    ] == ABOUT
    assert all(isinstance(value, float) for lesson in made for value in lesson.values)
    assert [lesson.name for lesson in made if lesson.position.outcome is not None] == ["02-score"]
    for lesson in made:
        texts = [*map(str, (lesson.title, lesson.intro, lesson.question, *lesson.options))]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert lesson.conclusion not in texts


@pytest.mark.parametrize(
    ("values", "finding", "right"),
    [
        ((), Finding({}, right=(2, (0, 1)), value=7.0), (2, (0, 1))),
        ((), Finding({}, right=(2,)), (2,)),
        ((1.0, 5.0, 9.0), Finding({}, right=(2,)), (2,)),
        ((1.0, 5.0, 9.0), Finding({}, right=(2,), value=6.9), (1,)),
        ((1.0, 5.0, 9.0), Finding({}, value=7.1), (2,)),
        ((1.0, 5.0, 9.0), Finding({}, value=3.0), (0,)),
        ((1.0, 5.0, 9.0), Finding({}, value=-50.0), (0,)),
    ],
)
def test_which_answers_are_right(
    values: tuple[float, ...], finding: Finding, right: tuple[object, ...]
) -> None:
    """The option nearest to a measured number is right, otherwise what the finding says."""
    lesson = LESSONS["01-trial"]._replace(values=values)
    assert lesson.right_answers(finding) == right
    answers: tuple[object, ...] = (0, 1, 2, (0, 1), (1, 0), None)
    assert [each for each in answers if lesson.is_right(each, finding)] == [*right]


def test_the_position_of_more_trials_has_two_losing_squares() -> None:
    """Two squares lose and the rest tie, as lesson 5 says; in the limit a losing one is chosen."""
    lesson = LESSONS["05-more-is-worse"]
    assert sorted(solve(lesson.position).values()) == ["draw"] * 4 + ["loss"] * 2
    finding = found(lesson)
    thought = finding.thought
    assert thought is not None
    assert all(solve(lesson.position)[square] == "loss" for square in thought.best)
    assert 60 < int(str(finding.figures["few"])) < 95  # 38 % of 200
    results, value = solve(lesson.position), dict(zip(ALL_SQUARES, thought.values, strict=True))
    ranked = sorted(results, key=lambda square: value[square] or 0.0, reverse=True)
    losing = [square for square in results if results[square] == "loss"]
    assert finding.figures["losing"] == names(losing)
    assert {ranked[0], ranked[-1]} == set(losing)  # the second, almost equal, doesn't lose
    assert (value[ranked[0]] or 0) - (value[ranked[1]] or 0) < 0.02
    for key, square in (("limit", ranked[0]), ("second", ranked[1]), ("last", ranked[-1])):
        assert finding.figures[key] == names((square,))
    insight = finding.insight
    assert insight is not None
    assert {square: insight.result(square) for square in results} == {
        square: RESULTS[verdict] for square, verdict in results.items()
    }


def test_the_centre_in_reverse_is_rated_worst_and_alone_holds() -> None:
    """Lesson 6 is right about the random games, the proof, and the opposite square."""
    start = Position.start(Rules(3, None, reverse=True))
    scores = exact(start).scores()
    assert scores.index(min(scores)) == 4
    assert [s for s, verdict in solve(start).items() if verdict != "loss"] == [(1, 1)]
    edges = [(0, 1), (1, 0), (1, 2), (2, 1)]
    assert found(LESSONS["06-reverse"]).figures["best"] == names(edges)
    after = start.play((1, 1))
    for row, col in after.empty_squares:
        answered = after.play((row, col))
        assert solve(answered)[2 - row, 2 - col] == "draw"


def test_the_sum_of_a_score_includes_its_divisor() -> None:
    """Lesson 2 adds up the centre's points and divides them by the trials, as the board does."""
    lesson = LESSONS["02-score"]
    finding = found(lesson)
    text = str(lesson.concluded(finding))
    signs = {"won_mine": 1, "won_theirs": -1, "lost_mine": -1, "lost_theirs": 1}
    total = sum(sign * int(str(finding.figures[key])) for key, sign in signs.items())
    tally = sample(Position.start(Rules(3)), 1000, seed=1)
    assert tally.scores()[4] == total
    assert f"The sum is {total}. Divided by the 1,000 trials" in text
    assert f"it is {total / 1000:.3f}, which the board shows" in text
    assert finding.position == Position.start(Rules(3))
    assert finding.thought is not None
    assert finding.thought.values[4] == total


def test_the_counts_of_a_sum_are_the_sample_s() -> None:
    """Each count of the centre is that of its own term in the lesson's 1,000 trials."""
    tally = sample(Position.start(Rules()), 1000, seed=1)
    figures = found(LESSONS["02-score"]).figures
    keys = ("won_mine", "won_theirs", "lost_mine", "lost_theirs")
    expected = {key: str(getattr(tally, key)[4]) for key in keys}
    assert {key: figures[key] for key in keys} == expected
    assert len(set(expected.values())) == 4


def test_weights_change_the_move() -> None:
    """Lesson 3: equal weights block the only threat; a greater weight of one's own attacks."""
    lesson = LESSONS["03-weights"]
    position, figures = lesson.position, found(lesson).figures
    threats = [s for s in position.empty_squares if _wins(position, Mark.X, s)]
    assert threats == [(0, 2)]
    limit = exact(position)
    best = {
        pair: thought_of_expectation(position, limit, Weights(*pair), 0).best
        for pair in ((1, 1), (1, 0), (0, 1), (1, 2), (2, 1))
    }
    blocks, attacks = ((0, 2),), ((1, 1),)
    assert list(best.values()) == [blocks, attacks, blocks, blocks, attacks]
    for (own, other), squares in best.items():
        assert figures[f"best{own}{other}"] == names(squares)
    ratio = float(str(figures["ratio"]))
    for factor, square in ((0.95, (0, 2)), (1.05, (1, 1))):
        weights = Weights(factor * ratio, 1)
        assert thought_of_expectation(position, limit, weights, 0).best == (square,)


def _wins(position: Position, side: Mark, square: Square) -> bool:
    """Return whether a side's mark on a square completes a line."""
    own = (position.x if side is Mark.X else position.o) | 1 << position.rules.index(square)
    return any(line & own == line for line in position.rules.line_masks)


def test_doubled_weights_change_no_choice() -> None:
    """Lesson 3 is right that only the ratio of the weights counts."""
    tally = exact(LESSONS["03-weights"].position)
    assert [2 * score for score in tally.scores(1, 1)] == list(tally.scores(2, 2))


def test_the_rule_of_three() -> None:
    """None in 400 games allows up to 0.75 %, about 3 / 400; the lab's interval allows more."""
    finding = found(LESSONS["10-never-loses"])
    assert finding.value is not None
    assert (1 - finding.value) ** 400 == pytest.approx(0.05)
    assert finding.value == pytest.approx(3 / 400, rel=0.01)
    assert finding.figures["two_sided"] == percent(wilson_interval(0, 400).high, 2)


def test_never_lost_is_no_proof() -> None:
    """In lesson 10 corners lose, but score best with weights 1 and 2, so O takes one."""
    finding = found(LESSONS["10-never-loses"])
    position, thought = finding.position, finding.thought
    assert position is not None
    assert thought is not None
    assert position.to_move is Mark.O
    assert thought.weights == Weights(1, 2)
    corners = [(0, 2), (2, 0)]
    assert [s for s, verdict in solve(position).items() if verdict == "loss"] == corners
    limit = thought_of_expectation(position, exact(position), Weights(1, 2), 0)
    assert list(limit.best) == corners
    player = parse_spec("mc:trials=1000,current=1,other=2").make()
    runs = int(str(finding.figures["runs"]))
    moves = [tuple(player.think(position, seed))[-1].move for seed in range(runs)]
    assert sum(move in corners for move in moves) == finding.figures["wrong"] == runs


def test_a_textbook_entry_is_on_the_board() -> None:
    """Lesson 8 shows a mistake that its learner has noted and that loses against best play."""
    lesson = LESSONS["08-learner"]
    finding = found(lesson)
    position, thought = finding.position, finding.thought
    assert position is not None
    assert thought is not None
    known = [s for s, value in zip(ALL_SQUARES, thought.values, strict=True) if value == KNOWN]
    assert finding.figures["entry"] in [names((square,)) for square in known]
    assert all(solve(position)[square] == "loss" for square in known)
    assert f"{finding.figures['mistakes']} entries" in str(lesson.concluded(finding))
    assert f"in this position, {finding.figures['entry']} lost" in str(lesson.concluded(finding))
