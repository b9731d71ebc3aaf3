"""Pages that play games: what they say and offer before, during and after a run."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import MakePage, is_example, save_sweep
from tests.gui.lab.silent_driver import PLAN, SAVED, Page, progress
from tests.gui.lab.test_forms import part
from tttmc_app.core import Text
from tttmc_app.experiments.store import Store
from tttmc_app.gui.panels.fields import CountField


@pytest.fixture
def sweep(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a sweep page whose runs are only asked for."""
    return Page(make, monkeypatch)


def test_a_run_begins_and_goes_on(sweep: Page, qtbot: QtBot) -> None:
    """From its start, the bar, the title and the buttons follow a run; Finish works once."""
    page = sweep.page
    page.message.show_error("old")
    page.offer.ask("old")
    assert (sweep.buttons, is_example(page)) == (["Start"], True)
    sweep.button("Start").click()
    assert sweep.driver.asked == [("start", PLAN, False)]
    assert (sweep.label("Note"), sweep.error, sweep.offer) == ("Starting…", "", ())
    assert (sweep.buttons, page.bar.share) == (["Finish", "Stop"], 0.0)
    page.begin()
    assert len(sweep.driver.asked) == 1, "a run begins once"
    page.driver.progressed.emit(progress(0, seconds_left=None))
    assert sweep.label("Note") == "0 of 2,000 games"
    assert (page.export.isEnabled(), is_example(page)) == (False, True)
    page.driver.progressed.emit(progress(500))
    assert sweep.label("Note") == "500 of 2,000 games · about 2 min 10 s left"
    assert (page.bar.share, page.export.isEnabled()) == (0.25, True)
    assert sweep.titles == ["0 %", "25 %"]
    assert sweep.error == ""
    page.driver.progressed.emit(progress(501, note=Text("a process was replaced")))
    assert sweep.error == "A process was replaced"
    sweep.button("Finish").click()
    assert sweep.driver.asked[-1] == ("finish",)
    assert sweep.buttons == ["Stop"]
    sweep.driver.finishing = True
    page.driver.progressed.emit(progress(502))
    assert sweep.label("Note") == "502 of 2,000 games · finishing those in progress"
    assert sweep.buttons == ["Stop"]
    qtbot.waitUntil(lambda: not is_example(page))
    assert sweep.said == []


def test_a_run_ends(sweep: Page) -> None:
    """At the end the note says how it ended, and what is left can be resumed."""
    for done, text, offered in (
        (2000, "2,000 games in 65 s, by 4 processes. Saved.", ()),
        (
            500,
            "Stopped: 500 of 2,000 games are saved.",
            ("1,500 games left in this run.", "Resume"),
        ),
        (0, "Stopped: 0 of 2,000 games are saved.", ()),
    ):
        sweep.driver.busy = False
        sweep.said.clear()
        sweep.button("Start").click()
        sweep.driver.busy = False
        sweep.page.driver.ended.emit(progress(done))
        assert (sweep.label("Note"), sweep.offer, sweep.said) == (text, offered, [text])
        assert (sweep.buttons, sweep.titles[-1]) == (["Start"], "")
        assert sweep.page.export.isEnabled() is (done > 0)
        assert sweep.page.chart_views[0].chart.is_empty is (done == 0)
        if offered:
            sweep.page.rules.set_typed_seed(99)
            sweep.button("OfferFirst").click()
            assert sweep.driver.asked[-1] == ("resume", 7)
            assert sweep.page.recipe() == PLAN
            assert sweep.label("Note") == f"Resuming “{PLAN.title}”…"
            sweep.driver.busy = False
            sweep.page.driver.failed.emit("")


def test_a_run_fails(sweep: Page) -> None:
    """A failure is shown, and that games are saved if there were any."""
    for found, kept in ((None, ""), (progress(5), "All finished games are saved.")):
        sweep.button("Start").click()
        if found is not None:
            sweep.page.driver.progressed.emit(found)
        sweep.driver.busy = False
        sweep.page.driver.failed.emit("the disk is full")
        assert (sweep.error, sweep.label("Note")) == ("The disk is full", kept)
        assert (sweep.buttons, sweep.titles[-1]) == (["Start"], "")


def test_runs_of_earlier_are_offered(sweep: Page) -> None:
    """A run begun before is offered, by its name or as the same games; both answers work."""
    page = sweep.page
    page.driver.found_unfinished.emit(SAVED)
    text = "“My run” is unfinished: 1,500 of 2,000 games are done."
    assert sweep.offer == (text, "Start again", "Resume")
    sweep.button("OfferSecond").click()
    assert sweep.driver.asked == [("start", PLAN, True)]
    sweep.driver.busy = False
    page.driver.found_unfinished.emit(SAVED)
    assert sweep.buttons == ["Start"]
    sweep.button("OfferFirst").click()
    assert sweep.driver.asked[-1] == ("resume", 12)
    assert sweep.label("Note") == "Resuming “My run”…"
    page.driver.found_latest.emit(SAVED)
    assert sweep.offer == (), "nothing else is offered during a run"
    sweep.driver.busy = False
    page.driver.found_latest.emit(SAVED)
    text = "“My run” is unfinished: 1,500 of 2,000 games are done."
    assert sweep.offer == (text, "Resume")
    page.driver.progressed.emit(progress(5))
    page.offer.hide()
    page.driver.found_latest.emit(SAVED)
    assert sweep.offer == (), "nothing is offered after a run"


def test_an_unfinished_run_is_looked_for_once(sweep: Page) -> None:
    """The first time that the page is opened, it looks for an unfinished run of its kind."""
    for _ in range(2):
        sweep.page.refresh()
    assert sweep.driver.asked == [("look for", "sweep")]


def test_a_saved_run_is_shown(sweep: Page) -> None:
    """A saved run is shown with its name and number, its results, its damage and its offer."""
    number = save_sweep(seed=8)
    with Store() as store:
        run = cast("Any", store.load(number))
    sweep.page.show_saved(run)
    assert sweep.label("Note") == f"“{run.recipe.title}”, saved as run {number}."
    assert (sweep.page.recipe(), is_example(sweep.page)) == (run.recipe, False)
    assert (sweep.offer, sweep.error, sweep.page.export.isEnabled()) == ((), "", True)
    sweep.page.message.show_error("old")
    damaged = replace(run, info=replace(SAVED, settings=run.info.settings), damaged_games=3)
    sweep.page.show_saved(damaged)
    assert sweep.error == "3 unreadable games not counted."
    assert sweep.label("Note") == "“My run”, saved as run 12."
    assert sweep.offer[0] == "“My run” is unfinished: 1,500 of 2,000 games are done."
    sweep.page.show_saved(run)
    assert (sweep.error, sweep.offer) == ("", ())
    sweep.driver.busy = True
    before = sweep.label("Note")
    sweep.page.show_saved(damaged)
    assert sweep.error == "A run is in progress here: let it finish or stop it first"
    assert (sweep.label("Note"), sweep.offer) == (before, ())
    sweep.page.resume(SAVED)
    assert sweep.driver.asked == []
    sweep.driver.busy = False
    sweep.page.resume(replace(SAVED, settings={}))
    assert "Run 12 can't be read by this version" in sweep.error
    sweep.page.resume(SAVED)
    assert (sweep.driver.asked, sweep.page.recipe()) == ([("resume", 12)], PLAN)


def test_forfeits_are_told_until_dismissed(sweep: Page) -> None:
    """A message tells the first player that forfeits, and again only if there are more."""
    first = "Trials per move 1: X forfeited 5 games, the first: no move"
    more = f"{first} (1 more in the CSV table)"
    sweep.button("Start").click()
    page = sweep.page
    page.show_results(progress(1500, (5, 0)))
    assert sweep.error == first
    page.show_results(progress(1500, (5, 6)))
    assert sweep.error == more
    sweep.driver.busy = False
    page.message.hide()
    page.driver.ended.emit(progress(2000, (5, 6)))
    assert sweep.error == more, "the final numbers are shown in any case"
    page.show_results(progress(2000))


def test_what_is_being_typed_counts(sweep: Page, qtbot: QtBot) -> None:
    """Ctrl+Return starts a run with the number that is just being typed."""
    page = sweep.page
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    games = part(page, CountField, "sweepGames")
    games.setFocus()
    games.selectAll()
    QTest.keyClicks(games, "77")
    assert page.recipe() == PLAN, "the number may be longer"
    QTest.keyClick(games, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert sweep.driver.asked == [("start", replace(PLAN, games_each=77), False)]


def test_a_page_stops_its_run_at_the_end(sweep: Page) -> None:
    """A page that is shut down stops its run first, which is then noted as stopped."""
    sweep.button("Start").click()
    sweep.driver.asked.clear()
    assert sweep.page.shutdown()
    assert sweep.driver.asked == [("stop",), ("shutdown",)]
