"""Imports that cost no more than they must."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

_LARGE = 5000
"""Characters of a pattern that takes milliseconds to compile; Python's own are shorter."""


def import_quickly() -> None:
    """Load PySide6 without what only its makers and its error messages need.

    It compiles large patterns, by which signatures of functions are read: a tenth of the time to
    the window's first paint. They are compiled when one is used. And it reads the source of each
    module that is imported after it, to find out whether features such as snake_case names are
    wanted there: a tenth of the window's start. None is wanted here, so Python's own import
    function is put back in its place.
    """
    compile_now = re.compile

    def compile_later(pattern: Any, flags: Any = 0) -> Any:
        return Later(pattern, flags) if len(pattern) > _LARGE else compile_now(pattern, flags)

    re.compile = compile_later
    try:
        import_module("PySide6.QtCore")
    finally:
        re.compile = compile_now
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


class Later:
    """Stand for a pattern, which the first call of one of its methods compiles."""

    def __init__(self, pattern: str, flags: int) -> None:
        self._pattern = pattern
        self._flags = flags

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return a method of the pattern."""

        def call(*arguments: Any, **keywords: Any) -> Any:
            compiled = re.compile(self._pattern, self._flags)  # which keeps what it has compiled
            return getattr(compiled, name)(*arguments, **keywords)

        return call
