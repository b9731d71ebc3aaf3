"""A window that waits for an engine's name."""

from __future__ import annotations

import pytest

from tttmc_app.gomocup import brain


@pytest.fixture
def introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for an engine's name as long as a busy computer needs; the engine must have one."""
    monkeypatch.setattr(brain, "ABOUT_SECONDS", 20.0)
