"""How a part of a window is built and what it shows, as lines of text for `diary`.

There is a line for each widget, layout, shortcut and timer, indented below what it is in: its
class, its object name, and each property that differs from what Qt gives a new widget of this
class, whether the widget is visible or not; then the order in which Tab goes through the widgets,
and where the focus is. Widths depend on the computer's fonts and are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import cast

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QSizePolicy,
    QStyle,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tests.gui.shown import shown
from tttmc_app.core import square_name
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.charts.view import PlotArea

GAP = " · "
"""What separates the properties in a line."""
MOST_DESCRIBED = 4
"""The size of the largest boards whose squares are described."""
MOST_DATA = 100
"""The most characters that are shown of an item's data."""
_PROPERTIES = (
    *(
        "text",
        "title",
        "currentText",
        "placeholderText",
        "toolTip",
        "accessibleName",
        "accessibleDescription",
    ),
    *("enabled", "checkable", "checked", "readOnly", "minimum", "maximum", "singleStep", "value"),
    *("pageStep", "decimals", "suffix", "prefix", "specialValueText", "sizePolicy", "focusPolicy"),
    *(
        "minimumHeight",
        "maximumHeight",
        "wordWrap",
        "alignment",
        "textFormat",
        "indent",
        "iconSize",
    ),
    *("layoutDirection", "contextMenuPolicy", "mouseTracking", "textVisible", "orientation"),
    *("popupMode", "arrowType", "toolButtonStyle", "autoRaise", "frameShape", "editTriggers"),
    *("selectionMode", "selectionBehavior", "horizontalScrollBarPolicy", "widgetResizable"),
    *("verticalScrollBarPolicy", "tabChangesFocus", "clearButtonEnabled", "maxLength", "tracking"),
    *("editable", "insertPolicy", "maxVisibleItems", "minimumContentsLength", "sizeAdjustPolicy"),
    *(
        "keyboardTracking",
        "wrapping",
        "buttonSymbols",
        "autoExclusive",
        "textElideMode",
        "wordWrap",
    ),
    *(
        "uniformRowHeights",
        "rootIsDecorated",
        "showGrid",
        "cornerButtonEnabled",
        "tabKeyNavigation",
    ),
    *(
        "textInteractionFlags",
        "openExternalLinks",
        "showDropIndicator",
        "spacing",
        "sortingEnabled",
    ),
)
_CLOSED = (QComboBox, QAbstractSpinBox, QAbstractItemView, QLineEdit)
"""Widgets whose parts are Qt's own."""


def built(
    root: QWidget, *, heights: bool = True, closed: tuple[type[QWidget], ...] = ()
) -> list[str]:
    """Return how a widget is built and what it shows, the order of Tab, and where the focus is.

    The parts of widgets of the closed classes are left out, because they have tests of their own.
    """
    lines = list(_lines(root, "", closed=closed))
    if not heights:
        lines = [
            GAP.join(each for each in line.split(GAP) if "mumHeight" not in each) for line in lines
        ]
    at = cast("QWidget | None", root.window().focusWidget())
    focus = f"at {_name(at) if at is not None else 'nothing'}"
    return [*lines, GAP.join(["Tab", *_tab_order(root)]), focus]


def _lines(
    widget: QWidget, indent: str, place: str = "", *, closed: tuple[type[QWidget], ...]
) -> Iterator[str]:
    facts = [place, *_facts(widget)]
    yield indent + GAP.join(filter(None, (_name(widget), *facts)))
    inner = indent + "  "
    layout, done = widget.layout(), set[QWidget]()
    yield from (inner + line for line in _content(widget))
    if isinstance(widget, (*_CLOSED, *closed)):
        return
    if layout is not None:
        yield from _layout_lines(layout, widget, inner, done, closed=closed)
    for child in widget.children():
        if isinstance(child, QShortcut):
            keys = child.key().toString(QKeySequence.SequenceFormat.PortableText)
            yield f"{inner}keys {keys}, {child.context().name}"
        elif isinstance(child, QTimer):
            yield f"{inner}timer {child.interval()} ms{', once' * child.isSingleShot()}"
        elif isinstance(child, QWidget) and child not in done and not _is_left_out(child):
            yield from _lines(child, inner, closed=closed)


def _is_left_out(child: QWidget) -> bool:
    return child.isWindow() or child.objectName().endswith(("_hcontainer", "_vcontainer"))


def _content(widget: QWidget) -> Iterator[str]:
    """Yield what a widget shows that isn't one of its properties."""
    if isinstance(widget, BoardView):
        yield from _board_lines(widget)
    elif isinstance(widget, PlotArea):
        spot = vars(widget)["_read"]
        yield f"ring around {spot.words}" if spot is not None else "no ring"
    elif isinstance(widget, QListWidget):
        for at in range(widget.count()):
            item = widget.item(at)
            star = "*" if at == widget.currentRow() else ""
            yield f"row{star} {item.text()}{', hidden' * item.isHidden()}"
    elif isinstance(widget, QAbstractItemView):
        yield from shown(widget)
        if isinstance(widget, QTableWidget):
            yield from _table_lines(widget)


def _table_lines(table: QTableWidget) -> Iterator[str]:
    """Yield how a table's heads and cells are laid out, and which cell is the current one."""
    across, down = table.horizontalHeader(), table.verticalHeader()
    modes = [across.sectionResizeMode(at).name for at in range(table.columnCount())]
    side = _shown(across.defaultAlignment())
    yield f"heads {modes}, highlighted {across.highlightSections()}, {side}"
    yield f"row heads {_shown(down.defaultAlignment())}, hidden {down.isHidden()}"
    yield f"current {table.currentRow()} {table.currentColumn()}"
    for row in range(table.rowCount()):
        items = [table.item(row, at) for at in range(table.columnCount())]
        yield f"cells {' '.join(map(_cell, filter(None, items)))}"


def _cell(item: QTableWidgetItem) -> str:
    """Return how a cell's text is aligned, and its flags if they aren't the usual ones."""
    flags = "" if item.flags() == QTableWidgetItem().flags() else f" {_shown(item.flags())}"
    return f"({item.textAlignment()}{flags})"


def _board_lines(board: BoardView) -> Iterator[str]:
    """Yield a board's position, what a click plays, its values and its squares' descriptions."""
    picture = board.picture
    position, overlay = picture.position, picture.overlay
    last = picture.last_move
    facts = [
        "squares",
        f"{position.text} {position.rules.describe()}",
        f"last {square_name(last)}" if last is not None else "",
        f"overlay {overlay.kind.key}" if overlay is not None else "",
        f"a click plays {vars(board)['_next_mark']}",
        f"cursor {square_name(board.cursor_square)}",
        "led" if board.is_led else "",
    ]
    yield GAP.join(filter(None, facts))
    size = position.rules.size
    if size <= MOST_DESCRIBED:
        squares = ((row, col) for row in range(size) for col in range(size))
        yield GAP.join(["described", *filter(None, map(board.describe, squares))])


def _layout_lines(
    layout: QLayout,
    owner: QWidget,
    indent: str,
    done: set[QWidget],
    place: str = "",
    *,
    closed: tuple[type[QWidget], ...],
) -> Iterator[str]:
    facts = [type(layout).__name__, place]
    margins = layout.contentsMargins()
    sides = (margins.left(), margins.top(), margins.right(), margins.bottom())
    if sides != _usual_margins(layout, owner):
        facts.append("margins {} {} {} {}".format(*sides))
    if isinstance(layout, QGridLayout):
        facts.append(f"spacing {layout.horizontalSpacing()} {layout.verticalSpacing()}")
        columns = [layout.columnStretch(at) for at in range(layout.columnCount())]
        rows = [layout.rowStretch(at) for at in range(layout.rowCount())]
        facts += [f"columns {columns}" * any(columns), f"rows {rows}" * any(rows)]
    elif layout.spacing() >= 0:
        facts.append(f"spacing {layout.spacing()}")
    yield indent + GAP.join(filter(None, facts))
    for at in range(layout.count()):
        item = layout.itemAt(at)
        assert item is not None
        where = _place(layout, at, item)
        yield from _item_lines(item, where, owner, indent + "  ", done, closed=closed)


def _item_lines(
    item: QLayoutItem,
    place: str,
    owner: QWidget,
    indent: str,
    done: set[QWidget],
    *,
    closed: tuple[type[QWidget], ...],
) -> Iterator[str]:
    widget, layout, space = item.widget(), item.layout(), item.spacerItem()
    if widget:
        done.add(widget)
        yield from _lines(widget, indent, place, closed=closed)
    elif layout:
        yield from _layout_lines(layout, owner, indent, done, place, closed=closed)
    elif space:
        hint = space.sizeHint()
        yield f"{indent}space {hint.width()} {hint.height()}{f', {place}' * bool(place)}"


def _place(layout: QLayout, at: int, item: QLayoutItem) -> str:
    """Return where an item is in its layout."""
    facts: list[str] = []
    if isinstance(layout, QBoxLayout) and layout.stretch(at):
        facts.append(f"stretch {layout.stretch(at)}")
    if isinstance(layout, QGridLayout):
        facts.append(f"at {layout.getItemPosition(at)}")
    if isinstance(layout, QFormLayout):
        facts.append(f"at {layout.getItemPosition(at)}")
    if item.alignment():
        facts.append(_shown(item.alignment()))
    return ", ".join(facts)


def _usual_margins(layout: QLayout, owner: QWidget) -> tuple[int, int, int, int]:
    """Return the margins that the style gives a layout: none if it is inside another."""
    if layout.parent() is not owner:
        return (0, 0, 0, 0)
    style, metric = owner.style(), QStyle.PixelMetric
    sides = (
        metric.PM_LayoutLeftMargin,
        metric.PM_LayoutTopMargin,
        metric.PM_LayoutRightMargin,
        metric.PM_LayoutBottomMargin,
    )
    left, top, right, bottom = (style.pixelMetric(side, None, owner) for side in sides)
    return left, top, right, bottom


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}".strip()


def _facts(widget: QWidget) -> Iterator[str]:
    """Yield each property that differs from what Qt gives a new widget of its class."""
    if widget.isHidden():
        yield "hidden"
    usual, meta = _usual(widget), widget.metaObject()
    for name in dict.fromkeys(_PROPERTIES):
        if meta.indexOfProperty(name) >= 0 and not _varies(widget, name):
            value = _shown(widget.property(name))
            if usual is None or value != _shown(usual.property(name)):
                yield f"{name} {value}"
    for key in sorted(bytes(each.data()).decode() for each in widget.dynamicPropertyNames()):
        if not key.startswith("_"):
            yield f"{key} {_shown(widget.property(key))}"
    yield from _relations(widget)


def _relations(widget: QWidget) -> Iterator[str]:
    """Yield what a widget has beside its properties."""
    buddy = cast("QWidget | None", widget.buddy()) if isinstance(widget, QLabel) else None
    if buddy is not None:
        yield f"buddy {buddy.objectName()}"
    if isinstance(widget, QComboBox):
        yield "items " + " | ".join(_item(widget, at) for at in range(widget.count()))
    if widget.sizePolicy().retainSizeWhenHidden():
        yield "keeps its size when hidden"
    proxy = widget.focusProxy()
    if proxy is not None:
        yield f"focus goes to {_name(proxy)}"


def _item(box: QComboBox, at: int) -> str:
    """Return an item's text, the beginning of its data, and why it is disabled."""
    text = f"{box.itemText(at)}={_shown(box.itemData(at))[:MOST_DATA]}"
    if box.model().flags(box.model().index(at, 0)) & Qt.ItemFlag.ItemIsEnabled:
        return text
    return f"{text} disabled: {box.itemData(at, Qt.ItemDataRole.ToolTipRole)}"


def _varies(widget: QWidget, name: str) -> bool:
    """Return whether a property depends on the computer's fonts or its speed."""
    if name in ("text", "value"):
        return isinstance(widget, QProgressBar) and widget.isHidden()
    return name == "minimumHeight" and widget.isWindow()


def _usual(widget: QWidget) -> QWidget | None:
    """Return a new widget of the class of Qt that a widget's class is derived from."""
    for cls in type(widget).__mro__:
        if cls.__module__ == QtWidgets.__name__:
            try:
                return cast("QWidget", cls())
            except NotImplementedError:  # an abstract class
                continue
    return None


def _shown(value: object) -> str:
    if isinstance(value, QSizePolicy):
        return f"{value.horizontalPolicy().name}/{value.verticalPolicy().name}"
    if isinstance(value, QSize):
        return f"{value.width()}×{value.height()}"
    if isinstance(value, Enum):
        return value.name or str(value.value)
    if isinstance(value, str):
        return repr(Path(value).name if Path(value).is_absolute() else value)
    return str(value)


def _tab_order(root: QWidget) -> list[str]:
    """Return the widgets that Tab can stop at, in order, whether they are visible or not."""
    found: list[str] = []
    at = root
    while True:
        reached = at.focusPolicy() & Qt.FocusPolicy.TabFocus
        if reached and root.isAncestorOf(at) and not at.objectName().startswith("qt_"):
            found.append(at.objectName() or type(at).__name__)
        at = cast("QWidget", at.nextInFocusChain())
        if at is root:
            return found
