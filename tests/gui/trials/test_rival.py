"""The comparison of two squares: which ones, in which words, and with how many trials."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Position, Weights, square_name
from tttmc_app.engine.certainty import sample_spread
from tttmc_app.gui.trials.rival import RivalBox

EDGES = Position.parse(".X./.../...")
SPREAD = list(sample_spread(EDGES, 3))[-1]


@pytest.fixture
def rival(qtbot: QtBot) -> RivalBox:
    """Return a box for comparing a position's squares."""
    box = RivalBox()
    qtbot.addWidget(box)
    box.start(EDGES)
    box.show()
    return box


def said(box: RivalBox) -> str:
    """Return the comparison in words."""
    return part(box, QLabel, "comparison").text()


def compare(box: RivalBox, square: tuple[int, int], trials: int = 100_000) -> None:
    """Compare a square after some trials."""
    tally = engine.sample(EDGES, trials, 5)
    bounds = dict.fromkeys(EDGES.empty_squares, (0, 0))
    box.show_comparison(square, tally, Weights(), PositionFacts(EDGES, bounds, spread=SPREAD))


def test_the_rival_is_the_best_other_square(rival: RivalBox) -> None:
    """Of the squares that aren't equal by symmetry, the one with the highest score is compared."""
    chooser = part(rival, QComboBox, "compareWith")
    names = [chooser.itemText(i) for i in range(chooser.count())]
    assert names == ["a1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    scores = engine.sample(EDGES, 100_000, 5).scores(1.0, 1.0)
    ranked = sorted(EDGES.empty_squares, key=lambda at: -scores[at[0] * 3 + at[1]])
    best = ranked[0]
    mirrored = (best[0], 2 - best[1])
    second = next(square for square in ranked[1:] if square != mirrored)
    for square, other in ((best, second), (second, best)):
        compare(rival, square)
        assert chooser.currentText() == "abc"[other[1]] + str(other[0] + 1)
        assert said(rival).startswith(f"{'abc'[best[1]]}{best[0] + 1} ")
        assert "Proven results with best play" in said(rival)


def test_a_chosen_rival_stays(rival: RivalBox) -> None:
    """The square chosen here is compared until it is the square itself or another position."""
    chooser = part(rival, QComboBox, "compareWith")
    asked: list[str] = []
    rival.chosen.connect(lambda: asked.append("chosen"))
    compare(rival, (0, 0))
    assert asked == []
    chooser.setCurrentIndex(1)
    chooser.activated.emit(1)
    assert asked == ["chosen"]
    compare(rival, (0, 0))
    assert chooser.currentText() == "c1"
    assert said(rival).startswith("a1 and c1 are equal by symmetry")
    compare(rival, (0, 2))
    assert chooser.currentText() != "c1"
    rival.start(EDGES)
    compare(rival, (0, 0))
    assert chooser.currentText() != "c1"


def test_more_trials_are_offered_while_they_help(rival: RivalBox) -> None:
    """The button is there only while two squares can't be told apart, and asks for enough."""
    more = part(rival, QToolButton, "playNeeded")
    asked: list[int] = []
    rival.trials_wanted.connect(asked.append)
    chooser = part(rival, QComboBox, "compareWith")
    chooser.setCurrentIndex(7)
    chooser.activated.emit(7)
    compare(rival, (1, 1), trials=1_000_000)
    assert " sure after 1,000,000 trials." in said(rival)
    assert not more.isVisible()
    for trials in (20, 30, 40, 50, 60, 80, 100):
        compare(rival, (1, 0), trials)
        if "can't be told apart yet" in said(rival):
            assert more.isVisible()
            more.click()
            assert asked[-1] > trials
            break
    else:
        raise AssertionError("the squares can be told apart at once")
    rival.start(EDGES)
    assert not more.isVisible()
    assert said(rival) == ""


def test_there_is_nothing_to_compare_with_one_square(rival: RivalBox) -> None:
    """With a single empty square, or for an occupied one, nothing is compared."""
    compare(rival, (0, 0))
    assert said(rival)
    compare(rival, (0, 1))
    assert said(rival) == ""
    rival.start(Position.parse("XOX/XOO/O.X"))
    assert not rival.isVisible()
    rival.start(EDGES)
    assert rival.isVisible()


def test_the_chooser_is_named(rival: RivalBox) -> None:
    """Its label is its name for screen readers, and leads to it."""
    chooser = part(rival, QComboBox, "compareWith")
    assert chooser.accessibleName() == "Compare with"
    buddies = {each.text(): each.buddy() for each in rival.findChildren(QLabel)}
    assert buddies["Compare with"] is chooser


def test_the_weights_decide_which_rival_is_best(rival: RivalBox) -> None:
    """The squares are ranked by their scores with the player's weights, not with others."""
    chooser = part(rival, QComboBox, "compareWith")
    tally = engine.sample(EDGES, 100_000, 5)
    found: list[str] = []
    for weights in (Weights(1.0, 0.0), Weights(0.0, 1.0)):
        scores = dict(zip(map(EDGES.rules.square, range(9)), tally.scores(*weights), strict=True))
        others = [square for square in EDGES.empty_squares if square != (1, 1)]
        best = max(others, key=scores.__getitem__)
        rival.show_comparison((1, 1), tally, weights, PositionFacts(EDGES, spread=SPREAD))
        assert chooser.currentText() in (square_name(best), square_name((best[0], 2 - best[1])))
        found.append(chooser.currentText())
    assert found[0] != found[1]


def test_all_that_is_known_of_two_squares_is_told(rival: RivalBox) -> None:
    """After the trials come the exact scores and what is proven, each for its own square."""
    chooser = part(rival, QComboBox, "compareWith")
    chooser.setCurrentIndex(3)
    chooser.activated.emit(3)  # b2
    tally, exact = engine.sample(EDGES, 100_000, 5), engine.exact(EDGES)
    for square, results, proof in (
        ((0, 0), (0, -1), "Proven results with best play: a1 tie, b2 loss."),
        ((0, 0), (-1, 1), "Proven results with best play: b2 win, a1 loss."),
        ((1, 0), (1, 0), "Proven results with best play: a2 win, b2 tie."),
    ):
        bounds = {square: (results[0], results[0]), (1, 1): (results[1], results[1])}
        insight = PositionFacts(EDGES, bounds, spread=SPREAD)
        rival.show_comparison(square, tally, Weights(), insight, exact)
        assert said(rival).endswith(f" {proof}")
        assert said(rival).count("Exact scores: b2 0.") == 1
        rival.show_comparison(square, tally, Weights(), insight)
        assert said(rival).endswith(f" {proof}")
        assert "Exact" not in said(rival)


def test_an_occupied_square_offers_no_trials(rival: RivalBox) -> None:
    """The button goes with the comparison that needed it, and comes back with it."""
    more, chooser = part(rival, QToolButton, "playNeeded"), part(rival, QComboBox, "compareWith")
    chooser.setCurrentIndex(7)
    chooser.activated.emit(7)
    trials = next(
        count for count in (20, 30, 40, 50, 60, 80, 100) if is_undecided(rival, (1, 0), count)
    )
    for square, is_offered in (((1, 0), True), ((0, 1), False), ((1, 0), True)):
        compare(rival, square, trials)
        assert more.isVisible() is is_offered
        assert bool(said(rival)) is is_offered


def is_undecided(box: RivalBox, square: tuple[int, int], trials: int) -> bool:
    """Return whether a square can't be told apart from its rival after some trials."""
    compare(box, square, trials)
    return "can't be told apart yet" in said(box)
