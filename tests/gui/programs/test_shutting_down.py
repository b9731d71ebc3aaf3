"""Shutting down: both kinds of programs end, and it is said if one of them didn't in time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.programs.engine_flow import EngineFlow
from tttmc_app.gui.programs.program_flow import ProgramFlow
from tttmc_app.gui.programs.student_flow import StudentFlow


@pytest.mark.parametrize("late", [None, StudentFlow, EngineFlow])
def test_all_parts_must_have_ended(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, late: type | None
) -> None:
    """Both kinds of programs in play are shut down."""
    told: list[type] = []
    end = ProgramFlow.shutdown
    hand = open_window()
    programs = hand.window.programs
    assert programs.shutdown(), "nothing is in use"
    hand.choose("playerX", "Student's file")
    hand.choose("playerO", "Gomocup engine")

    def shut(flow: ProgramFlow[Any]) -> bool:
        told.append(type(flow))
        return end(flow) and type(flow) is not late

    with monkeypatch.context() as patches:
        patches.setattr(ProgramFlow, "shutdown", shut)
        assert programs.shutdown() is (late is None)
    assert told == [StudentFlow, EngineFlow]
