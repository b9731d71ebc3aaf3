"""Garbage: where it is collected, and what is looked at for it."""

from __future__ import annotations

import gc
import weakref

from tttmc_app.workers import freeze_gc


class Ring:
    """A reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.own = self


def test_existing_objects_are_frozen() -> None:
    """Collections visit no object that was there; later ones are collected as before."""
    before = len(gc.get_objects())
    try:
        freeze_gc()
        assert len(gc.get_objects()) < before / 10
        gone = weakref.ref(Ring())
        gc.collect()
        assert gone() is None
    finally:
        gc.unfreeze()
