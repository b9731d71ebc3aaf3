"""What all pages of the lab have in common: the bar, the tables, themes, and how they end."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import MakePage, save_sweep
from tests.gui.lab.silent_driver import PLAN, SAVED, Page, progress
from tests.gui.lab.test_forms import RECIPES, part
from tests.gui.shown import shown
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.gui.lab import limits_page, sweep_page
from tttmc_app.gui.lab.parts import RunBar, Table, scrolled
from tttmc_app.gui.lab.run_driver import RunEnd
from tttmc_app.gui.lab.run_page import ROUND_MS, STEP_MS
from tttmc_app.gui.look.theme import DARK
from tttmc_app.players import parse_spec


@pytest.fixture
def sweep(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a sweep page whose runs are only asked for."""
    return Page(make, monkeypatch)


def test_all_of_the_bar(qtbot: QtBot) -> None:
    """Idle, refused and running: every text, progress and tip of the bar."""
    bar = RunBar("x", "Go")
    qtbot.addWidget(bar)
    start = 'button "Go", tip "Start (Ctrl+Return)"'
    bar.show_rules("3×3")
    assert shown(bar, tips=True) == ['label "Rules: 3×3"', start]
    bar.show_estimate("2 min")
    played = "A few games of this run were just played on this computer."
    estimate = f'label "2 min", tip "<qt>{played}</qt>"'
    bar.refuse("no time")
    off = 'button "Go", disabled, tip "Start (Ctrl+Return)"'
    assert shown(bar, tips=True) == ['label "Rules: 3×3"', estimate, 'label "No time"', off]
    bar.show_running(0.25, "a quarter", finishing=True)
    finish = (
        'tip "Finish the games in progress, then stop. Finished games are saved, and the run can '
        'be resumed."'
    )
    stop = 'button "Stop", tip "Stop at once. Results so far are saved."'
    running = ["progress 250 of 1000", 'label "a quarter"']
    assert shown(bar, tips=True) == [*running, f'button "Finish games", disabled, {finish}', stop]
    assert [bar.start.property("role"), bar.stop.property("role")] == ["primary", "button"]
    labels = [label for label in bar.findChildren(QLabel) if not label.wordWrap()]
    assert labels == [], "long texts take several lines"


def test_only_presses_are_ignored(qtbot: QtBot) -> None:
    """Right after a start, Stop ignores presses and double clicks, but no other events."""
    bar = RunBar("x", "Go")
    qtbot.addWidget(bar)
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    space, at, event = Qt.Key.Key_Space, QPointF(), QEvent.Type

    def taken() -> list[bool]:
        return [
            bar.eventFilter(bar.stop, each)
            for each in (
                QMouseEvent(event.MouseButtonPress, at, at, left, left, none),
                QMouseEvent(QEvent.Type.MouseButtonDblClick, at, at, left, left, none),
                QKeyEvent(QEvent.Type.KeyPress, int(space), none),
                QMouseEvent(event.MouseButtonRelease, at, at, left, left, none),
                QKeyEvent(QEvent.Type.KeyRelease, int(space), none),
                QEvent(QEvent.Type.Enter),
            )
        ]

    assert taken() == 6 * [False], "no run was started"
    bar.show_running(0.0, "")
    assert taken() == [True, True, True, False, False, False]


def test_a_table_is_read_only_and_quiet(qtbot: QtBot) -> None:
    """Rows are selected as a whole, Tab leaves the table, and nothing can be edited."""
    table = Table("t")
    qtbot.addWidget(table)
    area = scrolled(QWidget(), "area")
    qtbot.addWidget(area)
    assert table.editTriggers() == QAbstractItemView.EditTrigger.NoEditTriggers
    assert table.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows
    assert not table.tabKeyNavigation()
    assert not table.showGrid()
    assert not table.wordWrap()
    assert not table.horizontalHeader().highlightSections()
    assert table.verticalHeader().isHidden()
    pixels = QAbstractItemView.ScrollMode.ScrollPerPixel
    assert table.horizontalScrollMode() is pixels
    assert area.focusPolicy() is Qt.FocusPolicy.NoFocus
    table.show_rows(["A", "B"], [["1", "2"]])
    table.show_rows(["C"], [["1"], ["3"]])
    assert table.copy_text() == "C\n1\n3"
    table.show_rows(["A", "B", "C"], [["1", "2"], ["3", "4", "5"]])
    assert table.copy_text() == "A\tB\tC\n1\t2\t\n3\t4\t5"


@pytest.mark.parametrize("name", RECIPES)
def test_every_page_passes_a_theme_on(make: MakePage, name: str) -> None:
    """The charts and the pictures of exports have the page's theme."""
    page: Any = make(name)
    page.set_theme(DARK)
    assert [view.theme for view in page.chart_views] == len(page.chart_views) * [DARK]
    assert page.exporter._theme is DARK


@pytest.mark.parametrize("name", RECIPES)
def test_every_page_ends_all_that_it_began(
    make: MakePage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A page ends its exports and its run, both in any case, and says whether both ended."""
    page: Any = make(name)
    owner = page.driver if hasattr(page, "driver") else page._runner
    ended: list[str] = []
    for written, over in ((True, True), (False, True), (True, False)):

        def end_exports(answer: bool = written) -> bool:
            ended.append("exports")
            return answer

        def end_run(_limit: int = 0, answer: bool = over) -> bool:
            ended.append("run")
            return answer

        with monkeypatch.context() as patch:
            patch.setattr(page.exporter, "shutdown", end_exports)
            patch.setattr(owner, "shutdown", end_run)
            ended.clear()
            assert page.shutdown() is (written and over)
        assert sorted(ended) == ["exports", "run"]


@pytest.mark.parametrize("name", RECIPES)
def test_a_page_is_checked_when_it_is_shown_again(make: MakePage, name: str) -> None:
    """What was refused before is checked anew: the rules may have changed with the game's."""
    page: Any = make(name)
    page.show_recipe(RECIPES[name][0])
    page.bar.refuse("old")
    page.refresh()
    assert (page.bar.start.isEnabled(), page.bar.reason.text()) == (True, "")
    page.shutdown()


def test_a_drawn_seed_is_used_once(sweep: Page) -> None:
    """A run's random seed stays until it starts; then it is shown, and the next run has another."""
    page = sweep.page
    page.rules.set_typed_seed(None)
    first = page.plan()
    assert page.plan() == first
    page.begin()
    assert sweep.driver.asked == [("start", first, False)]
    assert page.plan().seed != first.seed
    seed = page.rules.findChild(QLineEdit, "seed")
    assert (seed.text(), seed.placeholderText()) == ("", f"random: {first.seed}")
    drawn = page.plan().seed
    page.rules.set_typed_seed(5)
    assert page.plan().seed == 5
    sweep.driver.busy = False
    page.begin()
    page.rules.set_typed_seed(None)
    assert page.plan().seed == drawn, "a run with a typed seed uses up no drawn one"
    assert seed.placeholderText() == f"random: {first.seed}"


def test_each_run_tells_its_own_forfeits(sweep: Page) -> None:
    """A new run tells its first forfeit even if an earlier run told as many."""
    page = sweep.page
    for _ in range(2):
        page.begin()
        page.driver.progressed.emit(progress(7, (3, 0)))
        page.message.hide()
        while page._steps or page._is_behind:
            page._show_next()
        assert "forfeited 3 games" in sweep.error
        sweep.driver.busy = False


def test_the_pace_of_updates(sweep: Page) -> None:
    """Charts follow each other quickly; the next state waits longer; in the end nothing does."""
    page, timer = sweep.page, sweep.page._timer
    assert timer.isSingleShot()
    page.begin()
    page.driver.progressed.emit(progress(5))
    steps = len(page.result_steps(PLAN, progress(5).summary))
    assert (timer.isActive(), timer.interval()) == (True, STEP_MS)
    timer.start(ROUND_MS)
    page.driver.progressed.emit(progress(5))
    assert timer.interval() == ROUND_MS, "an update that is due isn't put off"
    found: list[int] = []

    def step() -> None:
        timer.stop()
        page._show_next()
        found.append(timer.interval() if timer.isActive() else 0)

    for _ in range(steps - 1):
        step()
    page.driver.progressed.emit(progress(6))
    timer.stop()
    step()
    assert found == [*(steps - 1) * [STEP_MS], ROUND_MS]
    found.clear()
    for _ in range(steps):
        step()
    assert found == [*(steps - 1) * [STEP_MS], 0]


def test_a_run_that_ended_is_remembered(sweep: Page) -> None:
    """After a run, no older one is offered, and a failure says that its games are saved."""
    page = sweep.page
    page.driver.ended.emit(progress(2000), RunEnd.FINISHED)
    page.driver.found_latest.emit(SAVED)
    assert sweep.offer == ()
    page.driver.failed.emit("no more")
    assert sweep.label("Note") == "All finished games are saved."


def test_a_saved_run_opens_on_the_results(make: MakePage) -> None:
    """A narrow page that shows its form switches to the results of a saved run."""
    page: Any = make("sweep")
    page.resize(500, 600)
    page.show()
    with Store() as store:
        run = cast("Any", store.load(save_sweep()))
    assert (page._form_area.isVisible(), page._results_area.isVisible()) == (True, False)
    page.show_saved(run)
    assert (page._form_area.isVisible(), page._results_area.isVisible()) == (False, True)
    page.resize(1100, 600)
    page._on_switch()
    assert (page._form_area.isVisible(), page._results_area.isVisible()) == (True, True)


def test_tables_appear_with_results(sweep: Page, make: MakePage) -> None:
    """A page's tables and their keys are hidden until there are results, and then have them."""
    page = sweep.page
    assert (page._table.isHidden(), page._key.isHidden()) == (True, True)
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert page._table.verticalScrollBarPolicy() is not never
    page.show_results(progress(1500))
    assert page._table.verticalScrollBarPolicy() is never, "all rows fit"
    lines = shown(page._results_area)
    at = next(n for n, line in enumerate(lines) if line.startswith("head"))
    assert lines[at - 1] == 'part "Results of the sweep"'
    assert [line.rsplit(" | ", 2)[0] for line in lines[at:-1]] == [
        "head Trials per move | Games | X wins | Ties | O wins | Ties, 95 % interval",
        "row 1 | 1,000 | 1,000 | 0 | 0 | 0–0.38 %",
        "row 2 | 500 | 500 | 0 | 0 | 0–0.76 %",
    ]
    assert lines[-1].startswith('label "Times: the median, and in brackets the middle half')
    cup: Any = make("tournament")
    plan = TournamentPlan((parse_spec("mc:trials=7"), parse_spec("random")), 10)
    cup.show()
    parts = (*cup._heads, cup._standings, cup._cross, cup._key)
    assert [each.isHidden() for each in parts] == 5 * [True]
    cup._show_both(plan, plan.summary((sweep_score(4), sweep_score(5))))
    assert [each.isHidden() for each in parts] == 5 * [False]
    assert {each.verticalScrollBarPolicy() for each in parts[2:4]} == {never}
    assert cup._cross.copy_text() == (
        "\t1\t2\n1  Monte Carlo 7\t·\t4 – 0 – 5\n2  Random\t5 – 0 – 4\t·"
    )
    assert [each.accessibleName() for each in parts[2:4]] == ["Standings", "Cross table"]
    names = [(e.form.chooser, e._more, e._remove) for e in cup._entries]
    assert {tuple(each.accessibleName() for each in name) for name in names} == {
        ("Player", "Settings of this player", "Remove this player")
    }


def sweep_score(games: int) -> Any:
    """Return the score of a pairing in which X has won all games."""
    return progress(games).summary.rows[0].score


def test_a_sweep_s_opponent_and_commas(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first opponent is met from both sides; decimal commas make values need semicolons."""
    page: Any = make("sweep")
    part(page, QComboBox, "sweepAgainst").setCurrentIndex(1)
    assert page.plan().side is None
    assert 'label "Values, comma-separated"' in shown(page)
    page.show_recipe(replace(PLAN, player=parse_spec("forward"), parameter="samples"))
    parameter = part(page, QComboBox, "sweepParameter")
    assert (parameter.currentData(), page.plan().parameter) == ("samples", "samples")
    choosers = page._player.chooser, page._opponent.chooser
    assert [each.accessibleName() for each in choosers] == ["Measured player", "Opponent"]
    monkeypatch.setattr(sweep_page, "has_decimal_commas", lambda: True)
    other: Any = make("sweep")
    assert 'label "Values, separated by semicolons"' in shown(other)


def test_a_position_follows_the_game_or_stays(make: MakePage) -> None:
    """Only a game with other rules replaces the position, and none during a run."""
    page: Any = make("converge")
    taken = page.position()
    page._text.setText(" X../.../... ")
    assert page.position() == Position.parse("X../.../...", Rules())
    page.follow_rules(Rules())
    assert page.position().text == "X../.../..."
    assert [page._board.describe(at) for at in ((0, 0), (1, 1))] == ["a1, X", "b2, empty"]
    page.follow_rules(Rules(4))
    assert page.position() == taken
    assert page._side.currentIndex() == 0
    turned = Position.parse("X../.../...", Rules(), "X")
    page.show_position(turned, parse_spec("mc"))
    assert (page.position(), page._side.currentText()) == (turned, "X")
    over = Position.parse("XXX/OO./...", Rules(), finished=True)
    page.show_position(over, parse_spec("mc"))
    assert page.position() == turned, "nothing is left to play there"


def test_chances_need_close_trials(make: MakePage) -> None:
    """Only Monte Carlo's trials, and only of the position shown, have chances to show."""
    page: Any = make("converge")
    page.show()
    asked: list[Position] = []
    page.chances_requested.connect(asked.append)
    page._on_chances()
    assert asked == []
    board = Position.start(Rules())
    states: list[bool] = []
    for player in ("mc", "forward"):
        study = ConvergenceStudy(board, parse_spec(player), (10,), 1, 1)
        *_, found = study.find()
        page.show_recipe(study)
        page.show_found(study, found)
        states.append(page._chances.isHidden())
        page.show_found(study, replace(found, points=()))
        states.append(page._chances.isHidden())
    assert states == [False, True, True, True]
    page._on_chances()
    assert asked == [board]
    study = ConvergenceStudy(board, parse_spec("mc"), (10, 10_000), 1, 1)
    *_, found = study.find()
    page.show_recipe(study)
    for points, is_hidden in (
        (found.points[:1], False),
        (found.points, True),
        (found.points[::-1], False),
    ):
        page.show_found(study, replace(found, points=points))
        assert page._chances.isHidden() is is_hidden, "the last number of trials decides"


def test_limits_without_mistakes(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are shown and announced; without a mistake there is nothing to open."""
    said: list[str] = []

    def announce(_widget: QWidget, text: str) -> None:
        said.append(text)

    monkeypatch.setattr(limits_page, "announce", announce)
    page: Any = make("limits")
    page.show()
    asked: list[Position] = []
    page.position_requested.connect(asked.append)
    study = LimitsStudy(parse_spec("mc"), Rules())
    *_, found = study.find()
    page.show_found(study, next(iter(study.find())))
    assert page._stack.currentIndex() == 0
    sides = tuple(replace(each, positions=()) for each in found.sides)
    bare: Any = SimpleNamespace(done=True, opening=None, sides=sides)
    page.show_found(study, bare)
    assert (page._which.count(), page._boards.count(), page._open.isEnabled()) == (0, 0, False)
    said.clear()
    page.show_found(study, found)
    assert page._stack.currentIndex() == 1
    assert said[0].startswith("With infinitely many trials, it never loses as X.")
    texts = [card._text.text() for card in page._cards.values()]
    assert len(set(texts)) == 2
    assert "" not in texts
    entries = [page._which.itemText(n) for n in range(page._which.count())]
    assert entries[0] == "The opening"
    assert page._which.currentIndex() == 1
    assert page._open.isEnabled()
    page._open.click()
    assert asked == [page._found[0].position]
    square = page._found[0].position.empty_squares[0]
    assert "score" in page._board.describe(square)
    page.show_found(study, bare)
    assert (page._which.count(), page._boards.count(), page._open.isEnabled()) == (0, 0, False)
    page._on_open()
    assert len(asked) == 1
    page.show_found(study, SimpleNamespace(done=True, opening=found.opening, sides=sides))
    assert (page._which.count(), page._which.currentText()) == (1, "The opening")
    assert (page._boards.count(), page._open.isEnabled()) == (1, True)
