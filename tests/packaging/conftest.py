"""Access to the modules of packaging/, which is not a package."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def load(name: str) -> ModuleType:
    """Import a module of packaging/."""
    if str(PACKAGING) not in sys.path:
        sys.path.append(str(PACKAGING))
    return import_module(name)
