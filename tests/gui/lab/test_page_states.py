"""What all pages of the lab have in common: the bar, the tables, themes, and how they end."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import MakePage
from tests.gui.lab.silent_driver import SAVED, Page, progress
from tests.gui.lab.test_forms import RECIPES
from tests.gui.shown import shown
from tests.gui.tables import table_text
from tttmc_app.gui.lab.parts import RunBar, Table, scrolled


@pytest.fixture
def sweep(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a sweep page whose runs are only asked for."""
    return Page(make, monkeypatch)


def test_all_of_the_bar(qtbot: QtBot) -> None:
    """Idle, refused and running: every text, progress and tip of the bar."""
    bar = RunBar("x")
    bar.start.setText("Go")
    qtbot.addWidget(bar)
    assert shown(bar, tips=True) == ['button "Go", tip "Start (Ctrl+Return)"']
    bar.show_estimate("2 min")
    played = "A few games of this run were just played on this computer."
    estimate = f'label "2 min", tip "<qt>{played}</qt>"'
    bar.refuse("no time")
    off = 'button "Go", disabled, tip "Start (Ctrl+Return)"'
    assert shown(bar, tips=True) == [estimate, 'label "No time"', off]
    bar.show_running(0.25, "a quarter", finishing=True)
    finish = (
        'tip "Finish the games in progress, then stop. Finished games are saved, and the run can '
        'be resumed."'
    )
    stop = 'button "Stop", tip "Stop at once. Results so far are saved."'
    running = ['label "a quarter"', "progress 250 of 1000"]
    ends = [f'button "Finish games", disabled, {finish}', stop]
    assert shown(bar, tips=True) == [*running, *ends]
    assert [bar.start.property("role"), bar.stop.property("role")] == ["primary", "button"]
    bar.show_idle()
    assert shown(bar, tips=True) == [estimate, 'label "No time"', off]
    labels = [label for label in bar.findChildren(QLabel) if not label.wordWrap()]
    assert labels == [], "long texts take several lines"


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
    assert table_text(table) == "C\n1\n3"
    table.show_rows(["A", "B", "C"], [["1", "2"], ["3", "4", "5"]])
    assert table_text(table) == "A\tB\tC\n1\t2\t\n3\t4\t5"


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
    first = page.recipe()
    assert page.recipe() == first
    page.begin()
    assert sweep.driver.asked == [("start", first, False)]
    assert page.recipe().seed != first.seed
    seed = page.findChild(QLineEdit, "seed")
    assert (seed.text(), seed.placeholderText()) == ("", f"random: {first.seed}")
    drawn = page.recipe().seed
    page.rules.set_typed_seed(5)
    assert page.recipe().seed == 5
    sweep.driver.busy = False
    page.begin()
    page.rules.set_typed_seed(None)
    assert page.recipe().seed == drawn, "a run with a typed seed uses up no drawn one"
    assert seed.placeholderText() == f"random: {first.seed}"


def test_a_run_that_ended_is_remembered(sweep: Page) -> None:
    """After a run, no older one is offered, and a failure says that its games are saved."""
    page = sweep.page
    page.driver.ended.emit(progress(2000))
    page.driver.found_latest.emit(SAVED)
    assert sweep.offer == ()
    page.driver.failed.emit("no more")
    assert sweep.label("Note") == "All finished games are saved."
