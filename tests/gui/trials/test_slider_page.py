"""The page with many trials in detail: its notes, the chosen square, and two squares compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.trail import counts
from tttmc_app.core import Position, Rules, Weights, square_name
from tttmc_app.engine.certainty import sample_spread
from tttmc_app.experiments.chart import Dot
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.trials import slider_page
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.slider_page import RivalBox, SliderPage
from tttmc_app.workers import JobRunner, Report

START = Position.parse("X../.O./..X")
"""O is to move; a corner looks best but loses."""


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[SliderPage]:
    """Yield the page with 1,000 trials of a position."""
    made = SliderPage()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.start(START, Weights(1.0, 2.0), 7)
    qtbot.waitUntil(lambda: made.trials == 1000)
    yield made
    assert made.shutdown()


def shows(page: SliderPage, trials: int) -> bool:
    """Return whether a page shows this many trials."""
    return page.trials == trials


def notes(page: SliderPage) -> str:
    """Return all visible texts of the page."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_the_best_square_is_explained_first(page: SliderPage) -> None:
    """Until a square is chosen, the sum is that of the best one; a click chooses another."""
    assert page.thought is not None
    best = page.thought.best[0]
    assert page.sum.accessibleName() == f"The score of {square_name(best)}"
    page.board.chosen.emit(0, 1)
    assert page.sum.accessibleName() == "The score of b1"
    text = part(page.sum, QLabel, "sumWhy").text()
    assert text.startswith("b1 is on ")
    page.explain((1, 0))
    assert page.board.cursor_square == (1, 0)
    assert part(page.sum, QLabel, "sumWhy").text().startswith("a2 is on ")
    names = [str(curve.name) for curve in page.chart.chart.curves]
    assert "a2" in names or "b1" in names  # equal by symmetry
    score = page.thought.values[3]
    assert score is not None
    assert page.board.describe((1, 0)).startswith(
        f"a2, empty, score {score:,.0f}".replace("-", "−")
    )


def test_another_position_starts_afresh(page: SliderPage, qtbot: QtBot) -> None:
    """The chosen square, the chances and the trials are those of the new position."""
    page.explain((0, 1))
    page.chances.setChecked(True)
    other = Position.parse("X../.../...")
    page.start(other, Weights(), 8, 300)
    qtbot.waitUntil(lambda: page.trials == 300)
    assert page.thought is not None
    assert page.thought.tally == engine.sample(other, 300, 8)
    best = page.thought.best[0]
    assert page.sum.accessibleName() == f"The score of {square_name(best)}"
    assert not page.chances.isChecked()
    assert page.board.picture.position == other
    rivals = part(page, RivalBox)
    assert rivals.isVisible()


def test_a_number_is_explained_once_it_is_known(
    page: SliderPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Before its first trials, another position has neither a chart nor a sum to read out."""
    told: list[str] = []

    def note(_widget: object, text: str) -> None:
        told.append(text)

    monkeypatch.setattr(slider_page, "announce", note)
    page.start(Position.parse("X../.../..."), Weights(), 8, 300)
    page.explain((0, 1))
    assert (page.thought, told, page.sum.isVisible()) == (None, [], False)
    assert page.chart.chart.is_empty
    qtbot.waitUntil(lambda: page.trials == 300)
    assert told == [page.sum.sentence]
    assert page.sum.isVisible()
    assert page.sum.accessibleName() == "The score of b1"
    assert not page.chart.chart.is_empty


def test_a_note_ends_with_the_last_trials(
    page: SliderPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """If fewer trials than chosen can be played, the note doesn't go on counting them."""
    monkeypatch.setattr("tttmc_app.engine.SAMPLES_IN_PYTHON", True)
    monkeypatch.setattr("tttmc_app.analysis.trail.MOST_IN_PYTHON", 2000)
    page.start(START, Weights(1.0, 2.0), 7)
    page.slider.setValue(page.slider.maximum())
    qtbot.waitUntil(lambda: "Click a square" in notes(page))
    assert page.trials == 2000


def test_the_note_says_what_is_still_played(page: SliderPage, qtbot: QtBot) -> None:
    """While fewer trials than chosen are known, the note counts them; afterwards it explains."""
    assert "Click a square to see where its number comes from." in notes(page)
    page.start(Position.start(Rules(19, 5)), Weights(), 7)
    assert page.slider.count > 1000, "they would be noise on a large board"
    page.slider.setValue(page.slider.maximum())  # which takes longer than any test
    qtbot.waitUntil(lambda: page.trials > 0)
    assert re.search(r"Playing: [\d,]+ trials so far\.", notes(page))
    assert "Click a square" not in notes(page)
    page.stop()
    assert (page.trials, page.thought) == (0, None)


def test_exact_scores_are_told_when_they_come(page: SliderPage, qtbot: QtBot) -> None:
    """If they take longer than the trials, chart and comparison get them afterwards."""
    follower = part(page, TrialsFollower)
    words = part(page, QLabel, "comparison")
    qtbot.waitUntil(lambda: "Exact scores: " in words.text())
    known = follower.trail
    assert known is not None
    assert known.expectation is not None
    follower.trail = replace(known, expectation=None)
    page.explain((0, 1))
    found = [("Exact" in words.text(), bool(page.chart.chart.rules))]
    part(follower, JobRunner).progressed.emit(Report(1, known, 0.1))
    found.append(("Exact" in words.text(), bool(page.chart.chart.rules)))
    assert found == [(False, False), (True, True)]


def test_a_slip_is_named(page: SliderPage, qtbot: QtBot) -> None:
    """A square that scores best but loses is named with the better ones, and drawn so."""
    qtbot.waitUntil(lambda: "but loses; proven to tie: b1, a2, c2, b3." in notes(page))
    overlay = page.board.picture.overlay
    assert overlay is not None
    assert overlay.slip is not None
    assert overlay.slip.better == ((0, 1), (1, 0), (1, 2), (2, 1))


def test_the_chart_reaches_the_slider(page: SliderPage) -> None:
    """Curves end at the trials shown, with scores per trial and the exact values as rules."""
    chart = page.chart.chart
    exact = engine.exact(START).scores(1.0, 2.0)
    tally = engine.sample(START, 1000, 7)
    for curve in chart.curves:
        row, col = int(str(curve.name)[1]) - 1, "abc".index(str(curve.name)[0])
        last = curve.points[-1]
        assert last.x == 1000
        assert last.y == pytest.approx(tally.scores(1.0, 2.0)[row * 3 + col] / 1000)
        error = tally.standard_errors(1.0, 2.0)[row * 3 + col] / 1000
        assert last.interval[1] - last.y == pytest.approx(error, rel=1.1)
        assert any(rule.value == pytest.approx(exact[row * 3 + col]) for rule in chart.rules)
    assert {each.dot for each in chart.curves} | {each.dot for each in chart.keys} == {Dot.NONE}
    assert isinstance(page.chart, ChartView)
    page.set_theme(DARK)
    assert page.chart.theme is DARK


def test_the_rival_s_trials_move_the_slider(page: SliderPage, qtbot: QtBot) -> None:
    """Asking for the trials that tell two squares apart shows the least step with that many."""
    for wanted, shown in ((9000, 10_000), (10, 10)):
        page.rival.trials_wanted.emit(wanted)
        assert counts()[page.slider.value()] == shown
        qtbot.waitUntil(partial(shows, page, shown))


def test_the_best_four_and_the_chosen_square_are_charted(page: SliderPage, qtbot: QtBot) -> None:
    """Four curves are the best squares'; a square that isn't among them replaces the fourth."""
    position = Position.parse("XO./.../...")
    page.start(position, Weights(), 1, 500)
    qtbot.waitUntil(partial(shows, page, 500))
    assert page.thought is not None
    scores = {square: page.thought.values[position.rules.index(square)] for square in EMPTY}
    ranked = sorted(EMPTY, key=lambda square: -(scores[square] or 0))
    names = [square_name(square) for square in ranked]
    assert [str(curve.name) for curve in page.chart.chart.curves] == names[:4]
    for chosen in ranked:
        page.board.chosen.emit(*chosen)
        wanted = names[:4] if chosen in ranked[:4] else [*names[:3], square_name(chosen)]
        assert [str(curve.name) for curve in page.chart.chart.curves] == wanted


EMPTY = Position.parse("XO./.../...").empty_squares


def test_nothing_is_studied_after_a_stop(page: SliderPage) -> None:
    """A stopped page forgets its trials, and neither plays nor studies any more."""
    page.start(Position.parse("XO./.../..."), Weights(), 1)
    page.explain((2, 2))
    page.stop()
    assert page.thought is None
    assert page.trials == 0
    assert [timer.isActive() for timer in page.findChildren(QTimer)] == [False]
    assert not any(runner.is_busy for runner in page.findChildren(JobRunner))


# The comparison of two squares ----------------------------------------------------------------

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
