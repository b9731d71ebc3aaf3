"""The page with the trials of a position: the slider, the sum and the slow trial."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.parts import part
from tests.gui.trials.frame import TrialsFrame
from tttmc_app import engine
from tttmc_app.analysis.slow_trial import Function
from tttmc_app.analysis.trail import counts
from tttmc_app.core import Position, Weights
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.panels.segments import Segments
from tttmc_app.gui.trials.page import SLOW, TREE, TrialsPage
from tttmc_app.gui.trials.slider_page import SliderPage
from tttmc_app.workers import JobRunner

START = Position.parse("X../.O./..X")


def shows(page: SliderPage, trials: int) -> bool:
    """Return whether a page shows this many trials."""
    return page.trials == trials


def compare(trials: TrialsPage, square: str) -> None:
    """Choose the square with which the chosen one is compared."""
    rivals = part(trials, QComboBox, "compareWith")
    rivals.setCurrentIndex(rivals.findText(square))
    rivals.activated.emit(rivals.currentIndex())


@pytest.fixture
def trials(qtbot: QtBot) -> Iterator[TrialsPage]:
    """Yield the page, opened at a position."""
    make_application()
    frame = TrialsFrame()
    qtbot.addWidget(frame)
    frame.pages.open_at(START, Weights(1.0, 2.0), 7)
    yield frame.pages
    assert frame.pages.shutdown()


def test_the_slider_shows_the_first_trials(trials: TrialsPage, qtbot: QtBot) -> None:
    """At each slider position, in any order, the board shows the first trials of one stream."""
    page = trials.many
    qtbot.waitUntil(lambda: page.trials == 1000)
    for count in (10, 10_000, 100):
        page.slider.setValue(counts().index(count))
        qtbot.waitUntil(partial(shows, page, count))
        thought = page.thought
        assert thought is not None
        assert thought.tally == engine.sample(START, count, 7)
        assert page.slider.accessibleDescription() == f"{count:,} trials"
        assert part(trials.stage, QLabel, "trialsCount").text() == f"{count:,} trials"
        assert len(page.chart.chart.curves[0].points) == counts().index(count) + 1
    assert page.chart.chart.rules  # the exact values


def test_the_sum_belongs_to_the_square(trials: TrialsPage, qtbot: QtBot) -> None:
    """For a square chosen with the keyboard, the page shows how its number adds up."""
    page = trials.many
    qtbot.waitUntil(lambda: page.trials == 1000)
    page.board.setFocus()
    page.board.move_cursor((0, 1))
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.sum.accessibleName() == "The score of b1"
    score = engine.sample(START, 1000, 7).scores(1.0, 2.0)[1]
    assert f"= {score:,.0f}".replace("-", "−") in page.sum.sentence
    assert "÷ 1,000" in page.sum.sentence
    terms = re.findall(r"([\d,]+) × (\S+) = ([^\s;]+)", page.sum.sentence)
    numbers = [[float(text.replace(",", "").replace("−", "-")) for text in term] for term in terms]
    assert len(numbers) > 2
    assert all(points == trials * weight for trials, weight, points in numbers)
    assert sum(points for _, _, points in numbers) == score


def test_a_button_shows_the_chances(trials: TrialsPage, qtbot: QtBot) -> None:
    """It shows each square's chance of the best score on the board, once they are known."""
    page = trials.many
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


def test_a_thought_is_explained_by_its_own_trials(trials: TrialsPage, qtbot: QtBot) -> None:
    """The page starts with the number of trials that the thought had, whatever it was."""
    trials.open_at(START, Weights(1.0, 2.0), 7, trials=568)
    qtbot.waitUntil(partial(shows, trials.many, 568))
    assert "÷ 568" in trials.many.sum.sentence


def test_two_squares_are_compared(trials: TrialsPage, qtbot: QtBot) -> None:
    """The sum's square is compared with the best other square, or with one that you choose."""
    trials.open_at(Position.parse("X../.../..."), Weights(1.0, 2.0), 7)
    words = part(trials, QLabel, "comparison")
    qtbot.waitUntil(lambda: " sure after " in words.text())
    assert words.text().startswith("b2 scores higher than ")
    trials.many.explain((0, 2))
    assert part(trials, QComboBox, "compareWith").currentText() == "b2"
    compare(trials, "a3")
    assert words.text().startswith("c1 and a3 are equal by symmetry")
    insights = part(trials, Insights)
    runner = part(insights, JobRunner)
    qtbot.waitUntil(lambda: not runner.is_busy)
    trials.many.explain((2, 2))
    with qtbot.assertNotEmitted(insights.changed, wait=100):
        pass  # the page is idle: showing what is already known starts no new request


def test_more_trials_tell_two_squares_apart(trials: TrialsPage, qtbot: QtBot) -> None:
    """A button plays as many trials as two close squares need; proven results are stated, too."""
    trials.open_at(Position.parse("X../.O./..."), Weights(1.0, 2.0), 7, trials=50)
    words, more = part(trials, QLabel, "comparison"), part(trials, QToolButton, "playNeeded")
    trials.many.explain((0, 2))
    compare(trials, "b1")
    said = "Proven results with best play: c1 tie, b1 tie."
    qtbot.waitUntil(lambda: said in words.text() and not more.isHidden())
    more.click()
    qtbot.waitUntil(lambda: trials.many.trials > 50)


def test_trials_never_separate_equal_scores(trials: TrialsPage, qtbot: QtBot) -> None:
    """Where two exact scores are equal, the page says so and offers no more trials."""
    trials.open_at(Position.parse(".X./.O./X.."), Weights(1.0, 2.0), 7)
    words = part(trials, QLabel, "comparison")
    qtbot.waitUntil(lambda: bool(words.text()))
    trials.many.explain((0, 0))
    compare(trials, "c3")
    qtbot.waitUntil(lambda: "the same exact score, 0.3944" in words.text())
    assert part(trials, QToolButton, "playNeeded").isHidden()


def test_a_trial_in_steps(trials: TrialsPage) -> None:
    """Steps first play the game, then change the scores; functions and buttons say which."""
    trials.show_segment(SLOW)
    page, words = trials.slow, part(trials, QLabel, "slowWords")

    def push(name: str) -> None:
        part(trials, QToolButton, name).click()

    push("slowStep")
    assert words.text().startswith("O plays ")
    assert page.step is not None
    assert page.step.function is Function.TRIAL
    push("slowFinish")
    assert page.step.function is Function.TRIAL, "its moves are shown one after another"
    push("slowFinish")
    assert " After 1 trial, the highest score is at " in words.text()
    assert page.trial.picture.position.outcome is not None
    push("slowMany")
    push("slowFinish")
    assert page.step.trials == 11
    overlay = page.scores.picture.overlay
    assert overlay is not None
    assert overlay.shown.values == page.step.scores
    push("slowRestart")
    assert page.step is None


def test_segments_share_the_stage(trials: TrialsPage, qtbot: QtBot) -> None:
    """Each shows its own part, whose work begins then and stays while another is shown."""
    many, tree = trials.many, trials.tree
    many.slider.setValue(counts().index(100))
    qtbot.waitUntil(lambda: many.trials == 100)
    assert tree.view is None
    choices = part(trials, Segments, "trialsTabs").parts
    choices[TREE].click()
    qtbot.waitUntil(lambda: tree.view is not None)
    tree.step_button.click()
    qtbot.waitUntil(lambda: tree.step is not None)
    step = tree.step
    for choice, shown in zip(choices, trials.parts, strict=True):
        choice.click()
        assert [part.isVisible() for part in trials.parts] == [
            part is shown for part in trials.parts
        ]
        assert trials.stage.currentWidget() is shown.stage
    assert (many.trials, counts()[many.slider.value()]) == (100, 100)
    assert tree.step is step


def test_it_opens_at_the_thought_on_show(open_window: OpenWindow) -> None:
    """The action opens the page with the position, weights and seed of the thought shown.

    Its board is where the game's is. Leaving the page ends its work.
    """
    hand = open_window(o="mc:trials=300,other=3")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.game.browse(1)
    thought, place = hand.thought, hand.board.geometry()
    hand.press("trials")
    page = hand.part(TrialsPage, "").many
    hand.until(page.board.hasFocus)
    assert page.board.geometry() == place
    page.slider.setValue(0)
    hand.until(lambda: page.trials == 10)
    position = hand.record.positions[1]
    assert page.thought is not None
    assert page.thought.tally == engine.sample(position, 10, thought.seed)
    assert page.thought.weights == Weights(1.0, 3.0)
    hand.press("backToGame")
    assert hand.board.isVisible()
    assert not any(runner.is_busy for runner in page.findChildren(JobRunner))
    hand.press("tree")
    tree = hand.part(TrialsPage, "").tree
    hand.until(lambda: tree.view is not None)
    tree.grow_button.click()
    assert tree.is_growing
    QTest.mouseClick(part(tree.stage, QAbstractButton, "treeLeave"), Qt.MouseButton.LeftButton)
    assert hand.board.isVisible()
    assert not tree.is_growing
