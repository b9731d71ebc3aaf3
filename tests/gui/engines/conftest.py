"""A patient window: engines are asked about themselves for longer."""

from __future__ import annotations

import pytest

from tttmc_app.gomocup import brain


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for an engine's name as long as a busy computer needs."""
    monkeypatch.setattr(brain, "ABOUT_SECONDS", 20.0)
