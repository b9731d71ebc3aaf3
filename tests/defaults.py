"""The defaults of classes and functions, to compare with a table."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any


def defaults_of(*found: Callable[..., Any]) -> dict[str, dict[str, object]]:
    """Return the defaults of parameters, by the names of their classes and functions."""
    return {
        each.__qualname__: {
            name: parameter.default
            for name, parameter in inspect.signature(each).parameters.items()
            if parameter.default is not parameter.empty
        }
        for each in found
    }
