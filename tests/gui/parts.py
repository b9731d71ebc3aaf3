"""Parts of a widget by kind and name."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tttmc_app.gui.look.theme import LIGHT

STILL = LIGHT._replace(moves=False)
"""A theme in which nothing moves."""
_Part = TypeVar("_Part", bound=QObject)


def part(owner: QObject, kind: type[_Part], name: str = "") -> _Part:
    """Return a part by its kind and, if it has one, its object name."""
    found = owner.findChild(kind, name) if name else owner.findChild(kind)
    assert found is not None, f"there is no {kind.__name__} {name}"
    return found


def place_parts(widget: QWidget) -> None:
    """Place the parts of a widget at once, as showing it would."""
    layout = widget.layout()
    assert layout is not None
    layout.activate()
