"""The parts of the trials' window alone: the sum, the slider, the slow trial and the tabs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSlider, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app import engine
from tttmc_app.analysis.breakdown import Breakdown, Term
from tttmc_app.analysis.slow_trial import Function, slow_trials
from tttmc_app.analysis.trail import counts
from tttmc_app.core import Mark, Position, Rules, Text, Weights
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.parts import StageList
from tttmc_app.gui.trials.slow_page import SlowPage
from tttmc_app.gui.trials.sum_table import SumTable
from tttmc_app.gui.trials.trials_slider import TrialsSlider
from tttmc_app.gui.trials.window import MANY, SLOW, TREE, TrialsWindow
from tttmc_app.workers import JobRunner

START = Position.parse("X../.O./..X")


def test_a_sum_adds_up_in_rows(qtbot: QtBot) -> None:
    """Every row has words, trials, weight and points, and the last rows the sum and its share."""
    table = SumTable()
    qtbot.addWidget(table)
    terms = (
        Term(Text("won and held it"), 1200, 1.5),
        Term(Text("lost"), 300, -2.0),
        Term(Text("tied"), 500, 0.0),
    )
    table.show_sum("b2", Breakdown(terms, 2000), Text("A reason."))
    rows = [
        "Won and held it 1,200 × 1.500 = 1,800",
        "Lost 300 × −2 = −600",
        "Tied 500 × 0 = 0",
        "Score: the sum 2,000  = 1,200",
        "Per trial, as on the board ÷ 2,000  = 0.6000",
    ]
    assert table.accessibleName() == "Where the number on b2 comes from"
    assert table.sentence == "; ".join(rows) + ". A reason."
    labels = [label.text() for label in table.findChildren(QLabel)]
    assert all(word in labels for word in ("Outcome", "trials", "× weight", "= points"))
    assert part(table, QLabel, "sumWhy").text() == "A reason."
    table.show_sum("a1", Breakdown((*terms[:2], Term(Text("tied"), 0, 0.0)), 1500), Text("More."))
    assert table.sentence.endswith("Per trial, as on the board ÷ 1,500  = 0.8000. More.")
    bold = [each.text() for each in table.findChildren(QLabel) if each.property("role") == "title"]
    assert {"Score: the sum", "= 1,200", "Per trial, as on the board", "= 0.8000"} <= set(bold)
    assert "Lost" not in bold


@pytest.fixture
def slider(qtbot: QtBot) -> TrialsSlider:
    """Return a slider with its ends."""
    made = TrialsSlider("some", has_ends=True)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_slider_begins_with_a_thought_s_trials(slider: TrialsSlider) -> None:
    """A thought's number is among the counts; others go to the nearest one below, or an end."""
    for trials, count in (
        *((1000, 1000), (568, 568), (3, 10), (10, 10), (10_000_000, 10_000_000)),
        (20_000_000, 10_000_000),
    ):
        slider.begin_with(trials)
        assert (slider.count, slider.own) == (count, trials)
        assert part(slider, QLabel, "someCount").text() == f"{count:,} trials"
        assert slider.slider.accessibleDescription() == f"{count:,} trials"
        assert slider.counts == counts(trials)
        assert slider.slider.maximum() == len(slider.counts) - 1


def test_a_slider_moves_to_enough_trials(slider: TrialsSlider, qtbot: QtBot) -> None:
    """It moves to the smallest count that is large enough, and reports only the user's moves."""
    moves: list[int] = []
    slider.moved.connect(lambda: moves.append(slider.count))
    slider.begin_with(20)
    assert moves == []
    for trials, count in ((1000, 1000), (1001, 1200), (10**9, 10_000_000), (1, 10)):
        slider.move_to(trials)
        assert slider.count == count
    assert moves == [1000, 1200, 10_000_000, 10]
    QTest.keyClick(slider.slider, Qt.Key.Key_PageUp)
    assert moves[-1] == 100  # a decade
    assert slider.slider.tickInterval() == slider.slider.pageStep()
    assert slider.slider.tickPosition() is QSlider.TickPosition.TicksBelow
    ends = [label.text() for label in slider.findChildren(QLabel)]
    assert {"10", "10,000,000"} <= set(ends)
    bare = TrialsSlider("bare", has_ends=False)
    qtbot.addWidget(bare)
    assert [label.text() for label in bare.findChildren(QLabel)] == ["1,000 trials"]
    assert bare.findChild(QSlider, "bareSlider") is not None


def test_one_stage_is_bold(qtbot: QtBot) -> None:
    """The current stage alone is in bold, and none after an empty name."""
    stages = StageList([("one", Text("One.")), ("two", Text("Two."))])
    qtbot.addWidget(stages)
    for current in (None, "", "one", "two", ""):
        if current is not None:  # at first, none is marked either
            stages.mark(current)
        for name in ("one", "two"):
            label = part(stages, QLabel, name)
            assert label.text() == f"{name.capitalize()}."
            assert label.property("role") == ("title" if name == current else "muted")


@pytest.fixture
def slow(qtbot: QtBot) -> SlowPage:
    """Return the page of the slow trial, at its start."""
    page = SlowPage()
    qtbot.addWidget(page)
    page.start(START, Weights(1.5, 2.0), 7)
    return page


def bold(page: QWidget) -> list[str]:
    """Return the functions that are marked."""
    return [name for name in Function if part(page, QLabel, name).property("role") == "title"]


def is_begun(page: SlowPage) -> bool:
    """Return whether a step or any scores are shown."""
    return bool(page.step or page.scores.picture.overlay)


def press(page: QWidget, name: str) -> None:
    """Press a button."""
    part(page, QToolButton, name).click()


def test_a_slow_trial_shows_each_step(slow: SlowPage) -> None:
    """Every step shows its board, its square, its scores, its words and its function."""
    expected = slow_trials(START, Weights(1.5, 2.0), 7)
    words = part(slow, QLabel, "slowWords")
    seen: set[Function] = set()
    for _ in range(40):
        press(slow, "slowStep")
        step = next(expected)
        seen.add(step.function)
        assert slow.step == step
        assert slow.trial.picture.position == step.board
        is_playing = step.function is Function.TRIAL
        assert slow.trial.picture.last_move == (step.square if is_playing else None)
        if step.square is not None and not is_playing:
            assert slow.scores.cursor_square == step.square
        overlay = slow.scores.picture.overlay
        assert overlay is not None
        assert overlay.shown.values == step.scores
        assert overlay.thought.side is Mark.O
        assert words.text() == str(step.words)
        assert bold(slow) == [step.function]
        assert slow.trial.describe((0, 0)) == "a1, X"
    assert seen == {Function.TRIAL, Function.UPDATE, Function.BEST}


def test_finishing_and_many_trials_end_with_a_choice(slow: SlowPage) -> None:
    """Finish ends the current trial; the last button plays ten more; Start again forgets all."""
    press(slow, "slowFinish")
    assert slow.step is not None
    assert (slow.step.function, slow.step.trials) == (Function.BEST, 1)
    press(slow, "slowMany")
    assert slow.step.trials == 11
    press(slow, "slowStep")
    press(slow, "slowFinish")
    assert slow.step.trials == 12
    first = slow.step.scores
    overlay = slow.scores.picture.overlay
    assert overlay is not None
    assert overlay.thought.best == slow.step.best
    assert slow.scores.describe(slow.step.best[0]).split(", ")[1] == "empty"
    press(slow, "slowRestart")
    assert not is_begun(slow)
    assert slow.trial.picture.position == slow.scores.picture.position == START
    text = "Press Step to play the first move of a trial."
    assert part(slow, QLabel, "slowWords").text() == text
    assert bold(slow) == [Function.MOVE]
    press(slow, "slowMany")
    assert slow.step is not None
    assert slow.step.trials == 10
    press(slow, "slowFinish")
    press(slow, "slowFinish")
    assert slow.step.scores == first  # the same trials again


def test_the_rule_has_the_weights_of_the_side(slow: SlowPage) -> None:
    """The text names the side to move and both weights."""
    texts = [label.text() for label in slow.findChildren(QLabel)]
    assert (
        "If O wins, its squares gain 1.5 and the other side's lose 2. If O loses, its squares "
        "lose 1.5 and the other side's gain 2."
    ) in texts


def test_trials_are_followed(qtbot: QtBot) -> None:
    """Counts grow one by one to their tallies; the exact scores come, and stopping forgets all."""
    follower = TrialsFollower()
    grown: list[int] = []
    exact: list[bool] = []
    follower.grown.connect(grown.append)
    follower.learnt_exact.connect(lambda: exact.append(True))
    assert (follower.reached(5), follower.tally_at(5), follower.thought_at(5)) == (0, None, None)
    follower.start(START, Weights(1.0, 3.0), 7, 15)
    qtbot.waitUntil(lambda: follower.reached(3) == 4)
    assert grown[0] == 0
    assert grown == sorted(grown)
    assert exact == [True]
    wanted = counts(15)
    for at in range(4):
        assert follower.tally_at(at) == engine.sample(START, wanted[at], 7)
    thought = follower.thought_at(2)
    assert thought is not None
    assert (thought.weights, thought.seed, thought.trials) == (Weights(1.0, 3.0), 7, wanted[2])
    assert thought.values[1] == engine.sample(START, wanted[2], 7).scores(1.0, 3.0)[1]
    last = follower.tally_at(10**6)
    assert last is not None
    assert last.trials in wanted
    follower.stop()
    assert (follower.trail, follower.reached(5)) == (None, 0)
    assert follower.shutdown()


@pytest.fixture
def window(qtbot: QtBot) -> TrialsWindow:
    """Return a window that hasn't been opened at a position."""
    made = TrialsWindow()
    qtbot.addWidget(made)
    return made


def test_a_tab_starts_when_it_is_shown(window: TrialsWindow, qtbot: QtBot) -> None:
    """Only the tab shown works; the others start when they are, and the place follows the tab."""
    window.open_at(START, Weights(), 7, SLOW, 568)
    assert window.subject == (START, Weights(), 7, SLOW, 568)
    assert window.tabs.currentIndex() == SLOW
    assert not (window.many.thought)
    assert not (window.tree.view)
    window.tabs.setCurrentIndex(TREE)
    assert window.subject == (START, Weights(), 7, TREE, 568)
    qtbot.waitUntil(lambda: window.tree.view is not None)
    window.tabs.setCurrentIndex(MANY)
    qtbot.waitUntil(lambda: window.many.trials == 568)
    other = Position.start(Rules(2))
    window.open_at(other, Weights(2.0, 1.0), 8, MANY)
    qtbot.waitUntil(lambda: window.many.trials == 1000)
    assert (thought := window.many.thought)
    assert (thought.seed, thought.weights) == (8, Weights(2.0, 1.0))
    assert window.slow.trial.picture.position == other
    assert [window.tabs.tabText(i) for i in range(3)] == [
        *("Many trials", "One trial, slowly", "Search tree"),
    ]
    assert window.shutdown()


def test_all_boards_have_the_theme(window: TrialsWindow) -> None:
    """A theme reaches the boards of all tabs."""
    window.open_at(Position.start(Rules()), Weights(), 7, SLOW)
    window.set_theme(DARK)
    for board in (window.slow.trial, window.slow.scores, window.tree.board):
        image = board.grab().toImage()  # which also lays the board out
        assert image.pixelColor(board.square_rect(1, 1).center()) == QColor(DARK.surface)
    assert window.many.chart.theme is DARK
    assert window.shutdown()


def test_closing_ends_all_work(window: TrialsWindow) -> None:
    """After the window has been closed nothing is calculated any more."""
    window.open_at(Position.start(Rules(9, 5)), Weights(), 7, MANY)
    window.tabs.setCurrentIndex(TREE)
    assert any(runner.is_busy for runner in window.findChildren(JobRunner))
    window.close()
    assert not any(runner.is_busy for runner in window.findChildren(JobRunner))


def test_the_window_comes_to_the_front_and_onto_the_screen(
    window: TrialsWindow, qtbot: QtBot
) -> None:
    """Each time it is opened, wherever it was and whatever is in front of it."""
    other = QLabel("in front")
    qtbot.addWidget(other)
    window.setGeometry(5000, 4000, 600, 500)
    screen = window.screen().availableGeometry()
    for _ in range(2):
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
        window.open_at(START, Weights(), 7, SLOW)
        qtbot.waitUntil(window.isActiveWindow)
        assert screen.contains(window.geometry())
    other.close()
    assert window.shutdown()


@pytest.mark.parametrize("key", [QKeySequence.StandardKey.Close, QKeySequence.StandardKey.Cancel])
def test_keys_close_the_window(
    window: TrialsWindow, qtbot: QtBot, key: QKeySequence.StandardKey
) -> None:
    """Escape and the system's key close the window."""
    window.open_at(START, Weights(), 7, SLOW)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keySequence(window, QKeySequence(key))
    assert not window.isVisible()


def test_another_position_ends_the_work_on_the_last_one(window: TrialsWindow, qtbot: QtBot) -> None:
    """Whatever tab is opened, neither the trials nor the tree of the last position go on."""
    large = Position.start(Rules(19, 5))
    window.open_at(large, Weights(), 7, TREE)
    qtbot.waitUntil(lambda: window.tree.view is not None)
    window.tree.grow_button.click()
    window.tabs.setCurrentIndex(MANY)
    window.many.slider.setValue(window.many.slider.maximum())
    qtbot.waitUntil(lambda: window.many.trials > 0)
    assert window.tree.is_growing
    window.open_at(START, Weights(), 7, SLOW)
    assert (window.tree.is_growing, window.many.trials) == (False, 0)
    runners = window.findChildren(JobRunner)
    qtbot.waitUntil(lambda: not any(runner.is_busy for runner in runners))
    assert window.shutdown()
