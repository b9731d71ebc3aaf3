"""The driver of runs, and what the lab says about them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from tests.gui.hand import PATIENCE
from tests.gui.lab.silent_driver import PLAN, progress
from tttmc_app.core import TttmcError
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.executors import Executor, InlineExecutor
from tttmc_app.experiments.running import AnyProgress
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.store import Store
from tttmc_app.gui.lab.run_driver import RunDriver, RunEnd
from tttmc_app.gui.lab.run_texts import end_text, estimate_text, progress_text


def test_each_text_has_its_numbers() -> None:
    """Times are at least a second; an estimate says whether it is a bound."""
    assert str(estimate_text(PLAN, Estimate(0.2, is_least=False))) == "Estimated time: 1 s"
    assert estimate_text(PLAN, Estimate(59.6, is_least=True)) == "Estimated time: more than 60 s"
    assert progress_text(progress(1, seconds_left=0.2), False) == (
        "1 of 2,000 games · 1 s left · 4 processes"
    )
    assert end_text(progress(1, target=1), RunEnd.FINISHED) == (
        "1 game in 65 s, by 4 processes. Saved."
    )


def test_a_driver_plays_saves_and_finds(qtbot: QtBot) -> None:
    """A driver plays a plan, offers it again if it is unfinished, resumes it, and tells its end."""
    driver: Any = RunDriver()
    ends: list[tuple[int, RunEnd]] = []
    failures: list[str] = []

    def on_ended(found: AnyProgress, end: RunEnd) -> None:
        ends.append((found.done, end))

    driver.ended.connect(on_ended)
    driver.failed.connect(failures.append)

    def make() -> Executor:
        return InlineExecutor()

    small = replace(PLAN, games_each=3)
    with qtbot.waitSignal(driver.ended, timeout=PATIENCE):
        driver.start(small, make)
        assert (driver.is_busy, driver.is_looking, driver.latest) == (True, False, None)
    assert ends == [(6, RunEnd.FINISHED)]
    assert driver.latest is not None
    assert not driver.is_busy
    with qtbot.waitSignal(driver.ended, timeout=PATIENCE):
        driver.start(small, make)
    with Store() as store:
        assert [info.done for info in store.runs()] == [6, 6], "a finished plan is played again"
    driver.finish()
    assert not driver.is_finishing
    large = replace(PLAN, values=(100_000, 100_001), games_each=10_000)
    with qtbot.waitSignal(driver.ended, timeout=PATIENCE):
        driver.start(large, make)
        assert not driver.is_finishing
        qtbot.waitUntil(
            lambda: driver.latest is not None and driver.latest.done > 0, timeout=PATIENCE
        )
        driver.finish()
        assert driver.is_finishing
    assert ends[-1][1].name == "STOPPED_AFTER_GAMES"
    done = ends[-1][0]
    infos: list[RunInfo] = []
    driver.found_latest.connect(infos.append)
    with qtbot.waitSignal(driver.found_latest, timeout=PATIENCE):
        driver.look_for("sweep")
        assert driver.is_looking
    assert [(info.number, info.done) for info in infos] == [(3, done)]
    with qtbot.waitSignal(driver.found_unfinished, timeout=PATIENCE):
        driver.start(large, make)
    driver.resume(3, make)
    qtbot.waitUntil(
        lambda: driver.latest is not None and driver.latest.done > done, timeout=PATIENCE
    )
    driver.look_for("sweep")
    assert driver.is_busy
    driver.stop()
    assert ends[-1][1].name == "STOPPED"
    driver.start(large, make, again=True)
    driver.stop()
    driver.stop()
    assert failures == ["Stopped before the first game."]

    def broken() -> Executor:
        raise TttmcError("no cluster")

    with qtbot.waitSignal(driver.failed, timeout=PATIENCE):
        driver.start(small, broken)
    assert failures[1:] == ["no cluster"]
    driver.look_for("match")
    qtbot.waitUntil(lambda: not driver.is_looking, timeout=PATIENCE)
    assert len(infos) == 1, "there is no run of that kind"
    told: list[Estimate] = []
    driver.estimated.connect(told.append)
    with qtbot.waitSignal(driver.estimated, timeout=PATIENCE):
        driver.estimate(small, 1)
    assert told[0].seconds > 0
    assert driver.shutdown()


def test_a_run_that_is_played_elsewhere_is_not_offered(qtbot: QtBot) -> None:
    """The newest run that nobody is playing is offered to be resumed."""
    driver: Any = RunDriver()
    infos: list[RunInfo] = []
    driver.found_latest.connect(infos.append)
    with Store() as store:
        free, played = (store.begin(replace(PLAN, games_each=n), "elsewhere") for n in (5, 7))
        with store.playing(played), qtbot.waitSignal(driver.found_latest):
            driver.look_for("sweep")
        qtbot.waitUntil(lambda: not driver.is_looking)
        with qtbot.waitSignal(driver.found_latest):
            driver.look_for("sweep")
    assert [info.number for info in infos] == [free, played]
    assert driver.shutdown()
