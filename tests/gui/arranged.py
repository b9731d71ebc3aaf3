"""How the parts of a window are arranged, as lines of text that a test can compare at once.

    assert arranged(page) == [
        "row, margins 8, gap 8",
        "  QWidget fixed 328 wide",
        "  + column, gap 8",
        "    + QScrollArea area",
    ]

A layout has its direction, its margins and the gap between its parts, which are indented below it.
A part that takes the space left has a plus for each share. Parts of a kind in `whole` are named,
but not opened: they have tests of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

_ROWS = (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.RightToLeft)
_BACKWARDS = (QBoxLayout.Direction.RightToLeft, QBoxLayout.Direction.BottomToTop)


def arranged(root: QWidget, *whole: type[QWidget]) -> list[str]:
    """Return how a widget's parts are arranged, those of these kinds as a whole."""
    layout = root.layout()
    return list(_layout(layout, "", whole)) if layout is not None else []


def _layout(layout: QLayout, share: str, whole: tuple[type[QWidget], ...]) -> Iterator[str]:
    name = "grid"
    if isinstance(layout, QBoxLayout):
        name = "row" if layout.direction() in _ROWS else "column"
        name += " backwards" if layout.direction() in _BACKWARDS else ""
    margins = layout.contentsMargins()
    sides = margins.left(), margins.top(), margins.right(), margins.bottom()
    if any(sides) and len(set(sides)) == 1:
        name += f", margins {sides[0]}"
    elif any(sides):
        name += ", margins {} {} {} {}".format(*sides)
    yield f"{share}{name}, gap {layout.spacing()}"
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is not None:
            for line in _item(layout, at, item, whole):
                yield f"  {line}"


def _item(
    layout: QLayout, at: int, item: QLayoutItem, whole: tuple[type[QWidget], ...]
) -> Iterator[str]:
    share = ""
    if isinstance(layout, QBoxLayout):
        share = "+" * layout.stretch(at) + " " * bool(layout.stretch(at))
    elif isinstance(layout, QGridLayout):
        place: Any = layout.getItemPosition(at)
        share = "{}:{} {}×{} ".format(*place)
    widget, inner = item.widget(), item.layout()
    if widget is not None:
        yield from _widget(widget, share, item.alignment(), whole)
    elif inner is not None:
        yield from _layout(inner, share, whole)
    else:
        yield f"{share}space"


def _widget(
    widget: QWidget, share: str, side: Qt.AlignmentFlag, whole: tuple[type[QWidget], ...]
) -> Iterator[str]:
    name = " ".join(filter(None, (type(widget).__name__, widget.objectName())))
    if isinstance(widget, QLabel) and not widget.objectName() and widget.text():
        name += f" “{widget.text()[:20]}”"
    yield f"{share}{name}" + (f", {side.name}" if side else "")
    if isinstance(widget, whole):
        return
    layout = widget.layout()
    inner: list[QWidget | None] = []
    if isinstance(widget, QScrollArea):
        inner = [widget.widget()]
    elif isinstance(widget, QStackedWidget):
        inner = [widget.widget(at) for at in range(widget.count())]
    elif layout is not None:
        for line in _layout(layout, "", whole):
            yield f"  {line}"
    for each in filter(None, inner):
        for line in _widget(each, "", Qt.AlignmentFlag(0), whole):
            yield f"  {line}"
