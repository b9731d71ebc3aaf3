"""Runs of games that move to another page, as when the language changes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QLabel

from tests.gui.lab.conftest import MakePage
from tests.gui.lab.silent_driver import PLAN, SAVED, Page, progress
from tests.gui.lab.test_forms import part
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.saved_run import SavedRun
from tttmc_app.gui.lab.exports import Results
from tttmc_app.gui.lab.run_driver import RunEnd


@pytest.fixture
def sweep(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a sweep page whose runs are only asked for."""
    return Page(make, monkeypatch)


def test_a_run_moves_to_another_page(sweep: Page, make: MakePage) -> None:
    """In another language, a new page continues the run, its progress and its results."""
    old = sweep.page
    for driver_busy, found, note in (
        (True, None, "Starting…"),
        (True, progress(500), "500 of 2,000 games · 2 min 10 s left · 4 processes"),
        (False, progress(500), "Stopped: 500 of 2,000 games are saved."),
        (False, progress(2000), "2,000 games in 65 s, by 4 processes. Saved."),
        (False, None, ""),
    ):
        driver = old.driver
        driver.busy, driver._latest, old._shown = driver_busy, found, found
        new: Any = cast("Any", make("sweep"))
        unused = new.driver
        unused.asked.clear()
        new.take_over(old)
        assert unused.asked == [("shutdown",)]
        assert new.bar.note.text() == note
        assert new.driver is driver
        assert new.is_busy is driver_busy
        assert new.bar.stop.isHidden() is not driver_busy
        driver.asked.clear()
        old.bar.stop.click()
        assert driver.asked == []
        new.bar.stop.click()
        assert driver.asked == [("stop",)]
        old = new


def test_the_newest_state_moves_to_another_page(sweep: Page, make: MakePage) -> None:
    """A run that has just begun doesn't show an earlier one, nor that one a run opened since."""
    old, driver = sweep.page, sweep.driver
    driver.busy, driver._latest, old._shown = True, None, progress(2000)
    new: Any = cast("Any", make("sweep"))
    new.take_over(old)
    assert (new.bar.note.text(), new.bar.share, new.export.isEnabled()) == ("Starting…", 0.0, False)
    assert new.chart_views[0].chart.is_empty
    driver.busy, driver._latest = False, progress(2000)
    new.show_saved(SavedRun(SAVED, PLAN, progress(1500).summary))
    newer: Any = cast("Any", make("sweep"))
    newer.take_over(new)
    assert newer._exported == Results(12, PLAN, progress(1500).summary)
    assert newer.bar.note.text() == "Stopped: 1,500 of 2,000 games are saved."


def test_a_saved_run_moves_to_another_page(sweep: Page, make: MakePage) -> None:
    """A page that takes over a saved run says how it ended, with its time and who played it."""
    for done, note in (
        (2000, "2,000 games in 70 s, by 4 processes. Saved."),
        (1500, "Stopped: 1,500 of 2,000 games are saved."),
    ):
        info = replace(SAVED, done=done)
        sweep.page.show_saved(SavedRun(info, PLAN, progress(done).summary))
        new: Any = cast("Any", make("sweep"))
        new.take_over(sweep.page)
        assert (new.bar.note.text(), new.bar.share) == (note, done / 2000)
        assert new._exported == Results(12, PLAN, progress(done).summary)
        sweep.page.driver = new._give_driver()
        sweep.page._connect_driver()


def test_a_driver_tells_only_its_new_page(sweep: Page, make: MakePage) -> None:
    """Whatever a run says after it has moved, only the page that has it now shows."""
    old, new = sweep.page, cast("Any", make("sweep"))
    old.begin()
    new.take_over(old)
    new.resize(1100, 800)
    new.show()
    for each in (old, new):
        each._estimating.stop()  # the forms stay as they are

    def states() -> list[tuple[str, bool, str, str, str]]:
        return [
            (
                page.bar.note.text(),
                page.bar.start.isHidden(),
                page.offer.text,
                part(page, QLabel, "sweepEstimate").text(),
                part(page, QLabel, "messageText").text() if not page.message.isHidden() else "",
            )
            for page in (old, new)
        ]

    before, now = states()
    assert before == now == ("Starting…", True, "", "", "")
    driver = new.driver
    note = "500 of 2,000 games · 2 min 10 s left · 4 processes"
    done = "Stopped: 500 of 2,000 games are saved."
    left = "1,500 games left in this run."
    again = "These games were started before: 1,500 of 2,000 are done."
    time = "Estimated time: 3 s"
    for emit, expected in (
        (partial(driver.progressed.emit, progress(500)), (note, True, "", "", "")),
        (partial(driver.ended.emit, progress(500), RunEnd.STOPPED), (done, False, left, "", "")),
        (partial(driver.found_unfinished.emit, SAVED), ("", False, again, "", "")),
        (
            partial(driver.estimated.emit, Estimate(3.0, is_least=False)),
            ("", False, again, time, ""),
        ),
        (
            partial(driver.failed.emit, "it is full"),
            ("All finished games are saved.", False, again, time, "It is full"),
        ),
    ):
        driver.busy = expected[1]
        emit()
        assert states() == [before, expected]
    fresh: Any = cast("Any", make("sweep"))
    fresh.take_over(new)
    fresh.driver.busy = False
    fresh._shown = None
    fresh.driver.found_latest.emit(SAVED)
    assert fresh.offer.text == "“My run” is unfinished: 1,500 of 2,000 games are done."
    assert states() == [before, expected]
    assert new.driver is not driver is fresh.driver
    assert driver.parent() is fresh
