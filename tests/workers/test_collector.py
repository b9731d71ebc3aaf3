"""Garbage: where it is collected, and what is looked at for it."""

from __future__ import annotations

import gc
import weakref

from tttmc_app.workers import set_living_aside


class Ring:
    """Hold itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.own = self


def test_what_lives_is_set_aside() -> None:
    """Collections look no further at what was there; what comes later is collected as ever."""
    before = len(gc.get_objects())
    try:
        set_living_aside()
        assert len(gc.get_objects()) < before / 10
        gone = weakref.ref(Ring())
        gc.collect()
        assert gone() is None
    finally:
        gc.unfreeze()
