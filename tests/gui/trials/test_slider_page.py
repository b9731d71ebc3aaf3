"""The page with many trials in detail: its notes, the chosen square and what changes with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app import engine
from tttmc_app.analysis.trail import counts
from tttmc_app.core import Position, Rules, Weights, square_name
from tttmc_app.experiments.chart import Dot
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.trials import slider_page
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.rival import RivalBox
from tttmc_app.gui.trials.slider_page import SliderPage
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
    assert page.sum.accessibleName() == f"Where the number on {square_name(best)} comes from"
    page.board.chosen.emit(0, 1)
    assert page.sum.accessibleName() == "Where the number on b1 comes from"
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
    assert page.sum.accessibleName() == f"Where the number on {square_name(best)} comes from"
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
    assert page.sum.accessibleName() == "Where the number on b1 comes from"
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
