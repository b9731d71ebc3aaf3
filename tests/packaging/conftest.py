"""Access to the modules of packaging/, which is not a package."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

Load = Callable[[str], ModuleType]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Load]:
    """Import modules of packaging/ by name, and unload them afterwards."""
    monkeypatch.syspath_prepend(str(PACKAGING))  # pyright: ignore[reportUnknownMemberType] - pytest leaves its argument untyped
    before = set(sys.modules)
    yield import_module
    for name in set(sys.modules) - before:
        if Path(str(getattr(sys.modules[name], "__file__", None))).parent == PACKAGING:
            del sys.modules[name]
