"""Garbage collection: its thread, and the objects that it visits."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from pytestqt.qtbot import QtBot

from tttmc_app.workers import JobRunner
from tttmc_app.workers.collector import MainThreadCollector


class Ring:
    """A reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Restore how garbage is collected."""
    restore, threshold = gc.enable if gc.isenabled() else gc.disable, gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)
    restore()


def test_it_collects_what_python_would_have_collected(qtbot: QtBot) -> None:
    """First its timer freezes what exists; later it collects the oldest generation that is due.

    Meanwhile Python doesn't collect on its own; afterwards it does so again.
    """
    gc.enable()
    parent = QObject()
    collecting = MainThreadCollector(parent)
    assert not gc.isenabled()
    gc.collect()
    frozen = gc.get_freeze_count()
    (timer,) = collecting.findChildren(QTimer)
    assert timer.isActive()
    old = weakref.ref(Ring())
    timer.setInterval(0)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > frozen)
    assert old() is None  # garbage isn't kept
    assert len(gc.get_objects()) < gc.get_freeze_count() / 10
    timer.stop()
    collected: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        collected.extend([info["generation"]] * (phase == "start"))

    never, keep = 10**6, list[list[int]]()
    for threshold, due in (
        *(((never, never, never), []), ((0, 0, 0), [])),  # 0 means never, too
        *(((20, never, never), [0]), ((20, 1, never), [1]), ((20, 1, 1), [2])),
    ):
        gc.set_threshold(never, never, never)
        for generation in (1, 1, 1, 0, 0, 0):
            gc.collect(generation)
        keep += [[n] for n in range(50)]
        gone = weakref.ref(Ring())
        gc.set_threshold(*threshold)
        collected.clear()
        gc.callbacks.append(note)
        collecting.collect()
        gc.callbacks.remove(note)
        assert (collected, gone() is None) == (due, bool(due))
    collecting.deleteLater()
    qtbot.waitUntil(gc.isenabled)


def test_an_application_has_one_collector(qtbot: QtBot) -> None:
    """The first worker makes the collector, and those after it use the same one."""
    application = QCoreApplication.instance()
    assert application is not None
    for earlier in application.findChildren(MainThreadCollector):  # another test's
        shiboken6.delete(earlier)
    runners = [JobRunner(), JobRunner()]
    assert len(application.findChildren(MainThreadCollector)) == 1
    assert not gc.isenabled()
    assert all(runner.shutdown() for runner in runners)
