"""Shutting down: both kinds of programs end, and it is said if one of them didn't in time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.gui.conftest import OpenWindow


@pytest.mark.parametrize("late", ["", "students", "engines"])
def test_all_parts_must_have_ended(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    """Both kinds of programs in play are shut down."""
    told: list[str] = []
    hand = open_window()
    programs = hand.window.programs
    assert programs.shutdown(), "nothing is in use"
    hand.choose("playerX", "Student's file")
    hand.choose("playerO", "Gomocup engine")

    def shut(name: str, end: Callable[[], bool]) -> bool:
        told.append(name)
        return end() and name != late

    with monkeypatch.context() as patches:
        for name in ("students", "engines"):
            flow = getattr(programs, name)
            patches.setattr(flow, "shutdown", partial(shut, name, flow.shutdown))
        assert programs.shutdown() is (late == "")
    assert told == ["students", "engines"]
