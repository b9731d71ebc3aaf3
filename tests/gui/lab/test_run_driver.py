"""The driver of runs, and what the lab says about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.experiments.inline import InlineExecutor
from tests.gui.lab.conftest import START
from tests.gui.lab.silent_driver import PLAN, progress
from tttmc_app.core import TttmcError
from tttmc_app.experiments.convergence import ConvergenceStudy
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.executors import Executor
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import AnyProgress
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.store import Store
from tttmc_app.gui.lab.run_driver import RunDriver
from tttmc_app.gui.lab.run_page import end_text, estimate_text, progress_text
from tttmc_app.players import parse_spec

STUDY = ConvergenceStudy(START, parse_spec("mc"), (5, 20), 3, 9)
TEST = MatchPlan(parse_spec("mc"), parse_spec("random"), 10, sprt=(0.0, 20.0))


@pytest.mark.parametrize(
    ("plan", "seconds", "is_least", "text"),
    [
        (PLAN, 0.2, False, "Estimated time: about 1 s"),
        (PLAN, 59.6, False, "Estimated time: about 60 s"),
        (PLAN, 59.6, True, "Estimated time: more than 60 s"),
        (TEST, 3725.0, False, "Estimated time: at most 62 min 5 s"),
        (TEST, 3.4, True, "Estimated time: more than 3 s"),
    ],
)
def test_an_estimate_in_words(plan: AnyPlan, seconds: float, is_least: bool, text: str) -> None:
    """A time is at least a second, and a bound if games may be longer, or the match shorter."""
    assert estimate_text(plan, Estimate(seconds, is_least=is_least)) == text


def test_progress_in_words() -> None:
    """The line has the games, and the time left once it is known."""
    for left, finishing, text in (
        (0.2, False, "1,500 of 2,000 games · about 1 s left"),
        (61.4, False, "1,500 of 2,000 games · about 61 s left"),
        (0.0, False, "1,500 of 2,000 games · about 1 s left"),
        (None, False, "1,500 of 2,000 games"),
        (61.4, True, "1,500 of 2,000 games · finishing those in progress"),
    ):
        assert progress_text(progress(1500, seconds_left=left), finishing) == text


def test_an_end_in_words() -> None:
    """The line has how a run ended, and how many games it has."""
    for done, target, text in (
        (1, 1, "1 game in 65 s, by 4 processes. Saved."),
        (2000, 2000, "2,000 games in 65 s, by 4 processes. Saved."),
        (1500, 2000, "Stopped: 1,500 of 2,000 games are saved."),
    ):
        assert end_text(progress(done, target=target)) == text


class Heard:
    """A driver, and what its signals said; its thread ends with the test."""

    def __init__(self) -> None:
        self.driver: Any = RunDriver()
        self.ends: list[int | None] = []
        self.failures: list[str] = []
        self.infos: list[RunInfo] = []
        self.estimates: list[Estimate] = []
        self.driver.ended.connect(self.on_ended)
        self.driver.failed.connect(self.failures.append)
        self.driver.found_latest.connect(self.infos.append)
        self.driver.estimated.connect(self.estimates.append)

    def on_ended(self, found: AnyProgress | None) -> None:
        """Keep how a run ended."""
        self.ends.append(None if found is None else found.done)


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Return a driver."""
    heard = Heard()
    yield heard
    assert heard.driver.shutdown()


def test_a_driver_plays_saves_and_finds(qtbot: QtBot, heard: Heard) -> None:
    """A driver plays a plan, offers it again if it is unfinished, resumes it, and tells its end."""
    driver, ends = heard.driver, heard.ends
    make = InlineExecutor
    small = replace(PLAN, games_each=3)
    driver.stop()
    with qtbot.waitSignal(driver.ended):
        driver.start(small, make)
        assert (driver.is_busy, driver.is_looking, driver.latest) == (True, False, None)
    assert ends == [6]
    assert driver.latest is not None
    assert not driver.is_busy
    with qtbot.waitSignal(driver.ended):
        driver.start(small, make)
    with Store() as store:
        assert [info.done for info in store.runs()] == [6, 6], "a finished plan is played again"
    driver.finish()
    assert not driver.is_finishing
    large = replace(PLAN, values=(100_000, 100_001), games_each=10_000)
    with qtbot.waitSignal(driver.ended):
        driver.start(large, make)
        assert not driver.is_finishing
        qtbot.waitUntil(lambda: driver.latest is not None and driver.latest.done > 0)
        driver.finish()
        assert driver.is_finishing
    done = ends[-1]
    assert done is not None
    with qtbot.waitSignal(driver.found_latest):
        driver.look_for("sweep")
        driver.estimate(small, 1)
        assert driver.is_looking
    assert [(info.number, info.done) for info in heard.infos] == [(3, done)]
    with qtbot.waitSignal(driver.found_unfinished):
        driver.start(large, make)
    driver.resume(3, make)
    qtbot.waitUntil(lambda: driver.latest is not None and driver.latest.done > done)
    driver.look_for("sweep")
    driver.estimate(small, 1)
    assert driver.is_busy
    driver.stop()
    driver.start(large, make, again=True)
    driver.stop()
    driver.stop()
    assert (ends[4:], heard.failures) == ([None], [])

    def broken() -> Executor:
        raise TttmcError("no cluster")

    with qtbot.waitSignal(driver.failed):
        driver.start(small, broken)
    assert (heard.failures, driver.is_busy) == (["no cluster"], False)
    driver.look_for("match")
    qtbot.waitUntil(lambda: not driver.is_looking)
    assert (len(heard.infos), heard.estimates) == (1, []), "there is no run of that kind"
    with qtbot.waitSignal(driver.estimated):
        driver.estimate(small, 1)
    assert heard.estimates[0].seconds > 0


def test_a_driver_carries_out_studies(qtbot: QtBot, heard: Heard) -> None:
    """A study is saved in full or, after Stop, as far as it came, which is told when it is."""
    driver = heard.driver
    with qtbot.waitSignal(driver.ended):
        driver.start(STUDY, InlineExecutor)
    assert heard.ends == [6]
    driver.start(replace(STUDY, trials=(1, 100_000), runs=100_000), InlineExecutor)
    qtbot.waitUntil(lambda: driver.latest is not None and driver.latest.done > 0)
    settled: list[AnyProgress] = []
    driver.settled.connect(settled.append)
    with qtbot.waitSignal(driver.settled):
        driver.stop()
        assert len(heard.ends) == 2
    with Store() as store:
        part, whole = store.runs()
        assert (part.number, part.done) == (settled[0].run, settled[0].done)
        assert (whole.is_finished, part.is_finished) == (True, False)


def test_a_search_fails_in_silence(qtbot: QtBot, heard: Heard, home: Path) -> None:
    """A driver that can't read the store says so when it is asked for a run, not before."""
    home.mkdir(exist_ok=True)
    (home / "results.sqlite").write_text("no store")
    heard.driver.look_for("sweep")
    qtbot.waitUntil(lambda: not heard.driver.is_looking)
    assert (heard.failures, heard.infos) == ([], [])
    with qtbot.waitSignal(heard.driver.failed):
        heard.driver.start(PLAN, InlineExecutor)


def test_a_run_that_is_played_elsewhere_is_not_offered(qtbot: QtBot, heard: Heard) -> None:
    """The newest run that nobody is playing is offered to be resumed."""
    driver = heard.driver
    with Store() as store:
        free, played = (store.begin(replace(PLAN, games_each=n), "elsewhere") for n in (5, 7))
        with store.playing(played), qtbot.waitSignal(driver.found_latest):
            driver.look_for("sweep")
        qtbot.waitUntil(lambda: not driver.is_looking)
        with qtbot.waitSignal(driver.found_latest):
            driver.look_for("sweep")
    assert [info.number for info in heard.infos] == [free, played]
