"""Garbage collection: its thread, and the objects that it visits."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from pytestqt.qtbot import QtBot

from tttmc_app.workers import JobRunner, collector, freeze_gc
from tttmc_app.workers.collector import MainThreadCollector


class Ring:
    """A reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def usual() -> Iterator[None]:
    """Restore how garbage is collected."""
    was, threshold = gc.isenabled(), gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)
    if was:
        gc.enable()
    else:
        gc.disable()


def test_existing_objects_are_frozen(usual: None) -> None:
    """Collections skip objects that existed at the freeze; later ones are collected as usual."""
    old = weakref.ref(Ring())
    keep = [[n] for n in range(10_000)]
    before = len(gc.get_objects())
    freeze_gc()
    assert len(gc.get_objects()) < before / 10
    assert len(keep) < before
    assert old() is None  # garbage isn't kept
    gone = weakref.ref(Ring())
    gc.collect()
    assert gone() is None


def test_python_no_longer_collects_on_its_own(usual: None, qtbot: QtBot) -> None:
    """While the timer exists, only it collects; afterwards Python does so again."""
    gc.enable()
    parent = QObject()
    collecting = MainThreadCollector(parent)
    assert not gc.isenabled()
    (timer,) = collecting.findChildren(QTimer)
    assert timer.isActive()
    assert timer.interval() == 1000
    collecting.deleteLater()
    qtbot.waitUntil(gc.isenabled)


def test_it_collects_what_python_would_have_collected(usual: None, qtbot: QtBot) -> None:
    """First it freezes what exists; later it collects the oldest generation that is due."""
    parent = QObject()
    collecting = MainThreadCollector(parent)
    gc.collect()
    frozen = gc.get_freeze_count()
    (timer,) = collecting.findChildren(QTimer)
    timer.setInterval(0)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > frozen)
    timer.stop()
    collected: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            collected.append(info["generation"])

    gc.callbacks.append(note)
    try:
        gc.set_threshold(10**6, 10**6, 10**6)
        collecting.collect()
        assert collected == []
        gc.set_threshold(0, 0, 0)  # a threshold of 0 means never
        collecting.collect()
        assert collected == []
        gone = weakref.ref(Ring())
        keep = [[n] for n in range(50)]
        gc.set_threshold(20, 10**6, 10**6)
        collecting.collect()
        assert collected == [0]
        assert gone() is None
        for most, due in (((20, 10**6, 10**6), 0), ((20, 1, 10**6), 1), ((20, 1, 1), 2)):
            for generation in (1, 1, 1, 0, 0, 0):
                gc.collect(generation)
            keep += [[n] for n in range(50)]
            collected.clear()
            gc.set_threshold(*most)
            collecting.collect()
            assert collected == [due]  # although the younger ones are due, too
            gc.set_threshold(10**6, 10**6, 10**6)
        assert len(keep) == 200
    finally:
        gc.callbacks.remove(note)


def test_an_application_has_one_collector(usual: None, qtbot: QtBot) -> None:
    """The first worker makes the collector, and those after it use the same one."""
    application = QCoreApplication.instance()
    assert application is not None
    for earlier in application.findChildren(MainThreadCollector):  # another test's
        shiboken6.delete(earlier)
    runners = [JobRunner(), JobRunner()]
    collector.collect_on_this_thread()
    assert len(application.findChildren(MainThreadCollector)) == 1
    assert not gc.isenabled()
    assert all(runner.shutdown() for runner in runners)
