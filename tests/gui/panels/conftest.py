"""Fixtures for the panels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gui.contexts import checked_contexts


@pytest.fixture(autouse=True)
def texts_in_their_contexts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that shows a text in a context in which translators don't translate it."""
    with checked_contexts(monkeypatch):
        yield
