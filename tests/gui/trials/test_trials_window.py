"""The window with the trials of a position: the slider, the sum and the slow trial."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app import engine
from tttmc_app.analysis.slow_trial import Function
from tttmc_app.analysis.trail import counts
from tttmc_app.core import Position, Rules, Weights, square_name
from tttmc_app.core.symmetry import best_of_groups
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.theme import ThemeChoice, theme_for
from tttmc_app.gui.trials.slider_page import MAX_CURVES, SliderPage
from tttmc_app.gui.trials.window import MANY, SLOW, TREE, TrialsWindow
from tttmc_app.workers import JobRunner

START = Position.parse("X../.O./..X")


def shows(page: SliderPage, trials: int) -> bool:
    """Return whether a page shows this many trials."""
    return page.trials == trials


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TrialsWindow]:
    """Yield the window, opened at a position."""
    make_application()
    made = TrialsWindow()
    qtbot.addWidget(made)
    made.open_at(START, Weights(1.0, 2.0), 7)
    yield made
    assert made.shutdown()


def test_the_slider_shows_the_first_trials(window: TrialsWindow, qtbot: QtBot) -> None:
    """At each slider position, in any order, the board shows the first trials of one stream."""
    page = window.many
    qtbot.waitUntil(lambda: page.trials == 1000)
    for count in (10, 10_000, 100):
        page.slider.setValue(counts().index(count))
        qtbot.waitUntil(partial(shows, page, count))
        thought = page.thought
        assert thought is not None
        assert thought.tally == engine.sample(START, count, 7)
        assert page.slider.accessibleDescription() == f"{count:,} trials"
        assert len(page.chart.chart.curves[0].xs) == counts().index(count) + 1
    assert page.chart.chart.rules  # the exact values


def test_the_chart_has_the_best_of_each_group(window: TrialsWindow, qtbot: QtBot) -> None:
    """The chart has the best square of each group by the scores shown, and the chosen square."""
    page = window.many

    def names() -> list[str]:
        return [str(curve.name) for curve in page.chart.chart.curves]

    window.open_at(Position.start(Rules(5, 4)), Weights(1.0, 2.0), 7)
    qtbot.waitUntil(lambda: page.trials == 1000)
    thought = page.thought
    assert thought is not None
    ranked = best_of_groups(page.board.picture.position, thought.values)
    best = [square_name(Rules(5, 4).square(index)) for index in ranked]
    assert len(best) > MAX_CURVES
    assert names() == best[:MAX_CURVES]
    page.explain(Rules(5, 4).square(ranked[-1]))
    assert names() == [*best[: MAX_CURVES - 1], best[-1]]


def test_the_sum_belongs_to_the_square(window: TrialsWindow, qtbot: QtBot) -> None:
    """For a square chosen with the keyboard, the page shows how its number adds up."""
    page = window.many
    qtbot.waitUntil(lambda: page.trials == 1000)
    page.board.setFocus()
    page.board.move_cursor((0, 1))
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.sum.accessibleName() == "Where the number on b1 comes from"
    score = engine.sample(START, 1000, 7).scores(1.0, 2.0)[1]
    assert f"= {score:,.0f}".replace("-", "−") in page.sum.sentence
    assert "÷ 1,000" in page.sum.sentence
    terms = re.findall(r"([\d,]+) × (\S+) = ([^\s;]+)", page.sum.sentence)
    numbers = [[float(text.replace(",", "").replace("−", "-")) for text in term] for term in terms]
    assert len(numbers) > 2
    assert all(points == trials * weight for trials, weight, points in numbers)
    assert sum(points for _, _, points in numbers) == score


def test_a_button_shows_the_chances(window: TrialsWindow, qtbot: QtBot) -> None:
    """It shows each square's chance of the best score on the board, once they are known."""
    page = window.many
    page.slider.setValue(0)
    qtbot.waitUntil(lambda: page.trials == 10)

    def overlay() -> str:
        shown = page.board.picture.overlay
        return "" if shown is None else shown.kind.key

    page.chances.click()
    assert overlay() == "scores"  # until the chances are known
    qtbot.waitUntil(lambda: overlay() == "chances")
    page.chances.click()
    assert overlay() == "scores"


def test_f1_opens_the_manual(window: TrialsWindow) -> None:
    """The help key asks for the page of the manual that explains this window."""
    asked: list[str] = []
    window.help_requested.connect(asked.append)
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert asked == ["03-thinking.md"]


def test_a_thought_is_explained_by_its_own_trials(window: TrialsWindow, qtbot: QtBot) -> None:
    """The page starts with the number of trials that the thought had, whatever it was."""
    window.open_at(START, Weights(1.0, 2.0), 7, trials=568)
    qtbot.waitUntil(partial(shows, window.many, 568))
    assert "÷ 568" in window.many.sum.sentence


def test_two_squares_are_compared(window: TrialsWindow, qtbot: QtBot) -> None:
    """The sum's square is compared with the best other square, or with one that you choose."""
    window.open_at(Position.parse("X../.../..."), Weights(1.0, 2.0), 7)
    words = window.findChild(QLabel, "comparison")
    rivals = window.findChild(QComboBox, "compareWith")
    assert words is not None
    assert rivals is not None
    qtbot.waitUntil(lambda: " sure after " in words.text())
    assert words.text().startswith("b2 scores higher than ")
    window.many.explain((0, 2))
    assert rivals.currentText() == "b2"
    rivals.setCurrentIndex(rivals.findText("a3"))
    rivals.activated.emit(rivals.currentIndex())
    assert words.text().startswith("c1 and a3 are equal by symmetry")
    insights = window.many.findChild(Insights)
    assert insights is not None
    runner = insights.findChild(JobRunner)
    assert runner is not None
    qtbot.waitUntil(lambda: not runner.is_busy)
    window.many.explain((2, 2))
    with qtbot.assertNotEmitted(insights.changed, wait=100):
        pass  # the page is idle: showing what is already known starts no new request


def test_more_trials_tell_two_squares_apart(window: TrialsWindow, qtbot: QtBot) -> None:
    """A button plays as many trials as two close squares need; proven results are stated, too."""
    window.open_at(Position.parse("X../.O./..."), Weights(1.0, 2.0), 7, trials=50)
    words, more = (
        window.findChild(QLabel, "comparison"),
        window.findChild(QToolButton, "playNeeded"),
    )
    assert words is not None
    assert more is not None
    window.many.explain((0, 2))
    rivals = window.many.rival.findChild(QComboBox, "compareWith")
    assert rivals is not None
    rivals.setCurrentIndex(rivals.findText("b1"))
    rivals.activated.emit(rivals.currentIndex())
    said = "Proven results with best play: c1 tie, b1 tie."
    qtbot.waitUntil(lambda: said in words.text() and not more.isHidden())
    more.click()
    qtbot.waitUntil(lambda: window.many.trials > 50)


def test_trials_never_separate_equal_scores(window: TrialsWindow, qtbot: QtBot) -> None:
    """Where two exact scores are equal, the page says so and offers no more trials."""
    window.open_at(Position.parse(".X./.O./X.."), Weights(1.0, 2.0), 7)
    words, more = (
        window.findChild(QLabel, "comparison"),
        window.findChild(QToolButton, "playNeeded"),
    )
    rivals = window.findChild(QComboBox, "compareWith")
    assert words is not None
    assert more is not None
    assert rivals is not None
    qtbot.waitUntil(lambda: bool(words.text()))
    window.many.explain((0, 0))
    rivals.setCurrentIndex(rivals.findText("c3"))
    rivals.activated.emit(rivals.currentIndex())
    qtbot.waitUntil(lambda: "the same exact score, 0.3944" in words.text())
    assert more.isHidden()


def test_a_trial_in_steps(window: TrialsWindow) -> None:
    """Steps first play the game, then change the scores; functions and buttons say which."""
    page = window.slow

    def push(name: str) -> None:
        button = window.findChild(QToolButton, name)
        assert button is not None
        button.click()

    words = window.findChild(QLabel, "slowWords")
    assert words is not None
    for board, title in (
        (page.trial, "The trial's board"),
        (page.scores, "Scores: the running total"),
    ):
        heads = [label for label in page.findChildren(QLabel) if label.text() == title]
        assert [head.geometry().center().x() for head in heads] == pytest.approx(
            [board.geometry().center().x()], abs=2
        )
    push("slowStep")
    assert words.text().startswith("O plays ")
    assert page.step is not None
    assert page.step.function is Function.TRIAL
    push("slowFinish")
    assert " After 1 trial, the highest score is at " in words.text()
    assert page.trial.picture.position.outcome is not None
    push("slowMany")
    assert page.step.trials == 11
    overlay = page.scores.picture.overlay
    assert overlay is not None
    assert overlay.shown.values == page.step.scores
    push("slowRestart")
    assert page.step is None


def test_it_opens_at_the_thought_on_show(open_window: OpenWindow) -> None:
    """The action opens the window with the position, weights and seed of the thought shown."""
    hand = open_window(o="mc:trials=300,other=3")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.game.browse(1)
    thought = hand.thought
    hand.press("trials")
    (page,) = [w.many for w in QApplication.topLevelWidgets() if isinstance(w, TrialsWindow)]
    page.slider.setValue(0)
    hand.until(lambda: page.trials == 10)
    position = hand.record.positions[1]
    assert page.thought is not None
    assert page.thought.tally == engine.sample(position, 10, thought.seed)
    assert page.thought.weights == Weights(1.0, 3.0)


@pytest.mark.parametrize("size", [(640, 480), (796, 700), (1020, 700)])
def test_every_tab_fits_the_width(
    window: TrialsWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """No tab scrolls sideways or draws over its board, which is beside the rest if both fit."""
    window.set_theme(theme_for(ThemeChoice.LIGHT))
    window.resize(*size)
    qtbot.waitUntil(lambda: bool(window.many.sum.sentence))
    for number, page in enumerate((window.many, window.slow, window.tree)):
        window.tabs.setCurrentIndex(number)
        QApplication.processEvents()
        area = window.tabs.currentWidget()
        assert isinstance(area, QScrollArea)
        assert page.width() <= area.viewport().width()
    board, words = window.tree.board, window.tree.findChild(QLabel, "treeWords")
    assert words is not None
    assert words.mapTo(window, QPoint()).y() > board.mapTo(window, QPoint(0, board.height())).y()
    is_beside = window.tree.canvas.mapTo(window, QPoint()).x() > window.tree.board.width()
    assert is_beside == (size[0] > 800)


def test_returning_to_a_tab_goes_on_where_it_was(window: TrialsWindow, qtbot: QtBot) -> None:
    """The slider's trials and the tree's simulations stay while another tab is shown."""
    many, tree = window.many, window.tree
    many.slider.setValue(counts().index(100))
    qtbot.waitUntil(lambda: many.trials == 100)
    window.tabs.setCurrentIndex(TREE)
    qtbot.waitUntil(lambda: tree.view is not None)
    tree.step_button.click()
    qtbot.waitUntil(lambda: tree.step is not None)
    step = tree.step
    for tab in (MANY, TREE, SLOW, MANY):
        window.tabs.setCurrentIndex(tab)
    qtbot.wait(50)
    assert (many.trials, counts()[many.slider.value()]) == (100, 100)
    assert tree.step is step
