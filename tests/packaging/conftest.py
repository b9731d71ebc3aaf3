"""How tests reach what stands in packaging/, which is no package."""

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
    """Import modules of packaging/ by their names, and forget them afterwards."""
    monkeypatch.syspath_prepend(str(PACKAGING))  # pyright: ignore[reportUnknownMemberType] - pytest leaves its argument untyped
    before = set(sys.modules)
    yield import_module
    for name in set(sys.modules) - before:
        if Path(str(getattr(sys.modules[name], "__file__", None))).parent == PACKAGING:
            del sys.modules[name]
