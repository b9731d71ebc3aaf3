"""Garbage collection: its thread, and the objects that it visits."""

from __future__ import annotations

import gc
import weakref

from tttmc_app.workers import freeze_gc


class Ring:
    """A reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.own = self


def test_existing_objects_are_frozen() -> None:
    """Collections skip objects that existed at the freeze; later ones are collected as usual."""
    before = len(gc.get_objects())
    try:
        freeze_gc()
        assert len(gc.get_objects()) < before / 10
        gone = weakref.ref(Ring())
        gc.collect()
        assert gone() is None
    finally:
        gc.unfreeze()
