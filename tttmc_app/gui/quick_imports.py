"""Imports that cost no more than Python's own."""

from __future__ import annotations

import builtins
from importlib import import_module


def import_quickly() -> None:
    """Load PySide6, and put Python's import function back in its place.

    PySide6 reads the source of each module that is imported after it, to find out whether features
    such as snake_case names are wanted there: a tenth of the window's start. None is wanted here.
    """
    import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
