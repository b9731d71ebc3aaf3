"""Everything that a part of a window shows, as lines of text that a test can compare at once.

    assert shown(page) == [
        'label "Trials per move"',
        'number "100" 1 to 10000000',
        'switch "Reverse game", on',
        'button "Start", disabled',
    ]

A line has the kind of widget, its text in quotation marks, what can be chosen, and what differs
from usual: disabled, on, read-only. Hidden widgets are left out. Sizes, places and colours aren't
compared, since they depend on the computer's fonts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QTabBar,
    QTableView,
    QTextEdit,
    QTreeView,
    QWidget,
)


def shown(root: QWidget, *, tips: bool = False) -> list[str]:
    """Return what a widget and its parts show, in the order in which they were added to it.

    With tips, each line ends with the tip that a widget of its own has.
    """
    return list(_lines(root, root, tips))


def _lines(widget: QWidget, root: QWidget, tips: bool) -> Iterator[str]:
    if widget is not root and (widget.isWindow() or not widget.isVisibleTo(root)):
        return
    text = _text_of(widget)
    if text:
        if not widget.isEnabled():
            text += ", disabled"
        if tips and widget.toolTip():
            text += f', tip "{widget.toolTip()}"'
        yield text
    if isinstance(widget, QAbstractItemView):
        yield from _rows(widget)
        return
    if isinstance(widget, QComboBox | QAbstractSpinBox | QTextEdit | QPlainTextEdit):
        return  # the rest are their own parts
    for child in widget.children():
        if isinstance(child, QWidget):
            yield from _lines(child, root, tips)


def _text_of(widget: QWidget) -> str:
    """Return a widget's line; empty for one that only holds others."""
    for kind, text in _TEXTS:
        if isinstance(widget, kind):
            return text(widget)
    name = " – ".join(filter(None, (widget.accessibleName(), widget.accessibleDescription())))
    return f'part "{name}"' if name else ""


def _label(widget: QLabel) -> str:
    return f'label "{widget.text()}"' if widget.text() else ""


def _button(widget: QAbstractButton) -> str:
    kind = "switch" if isinstance(widget, QCheckBox) else "button"
    kind = "option" if isinstance(widget, QRadioButton) else kind
    name = widget.text() or widget.accessibleName() or widget.toolTip()
    is_on = widget.isCheckable() and widget.isChecked()
    return f'{kind} "{name}"' + (", on" if is_on else "")


def _choice(widget: QComboBox) -> str:
    texts = " | ".join(widget.itemText(at) for at in range(widget.count()))
    return f'choice "{widget.currentText()}" of {texts}'


def _number(widget: QSpinBox | QDoubleSpinBox) -> str:
    bounds = f"{widget.minimum():g} to {widget.maximum():g}"
    return f'number "{widget.text()}" {bounds}' + (", read-only" if widget.isReadOnly() else "")


def _field(widget: QLineEdit) -> str:
    hint = f", hint {widget.placeholderText()}" if widget.placeholderText() else ""
    return f'field "{widget.text()}"{hint}' + (", read-only" if widget.isReadOnly() else "")


def _slider(widget: QAbstractSlider) -> str:
    if isinstance(widget, QScrollBar):
        return ""
    return f"slider {widget.value()} of {widget.minimum()} to {widget.maximum()}"


def _progress(widget: QProgressBar) -> str:
    return f"progress {widget.value()} of {widget.maximum()}"


def _tabs(widget: QTabBar) -> str:
    texts = " | ".join(widget.tabText(at) for at in range(widget.count()))
    return f'tabs "{widget.tabText(widget.currentIndex())}" of {texts}'


def _text(widget: QPlainTextEdit | QTextEdit) -> str:
    return f'text "{widget.toPlainText()}"'


def _group(widget: QGroupBox) -> str:
    return f'group "{widget.title()}"'


_TEXTS: tuple[tuple[type[QWidget], Callable[[Any], str]], ...] = (
    (QLabel, _label),
    (QAbstractButton, _button),
    (QComboBox, _choice),
    (QSpinBox, _number),
    (QDoubleSpinBox, _number),
    (QLineEdit, _field),
    (QAbstractSlider, _slider),
    (QProgressBar, _progress),
    (QTabBar, _tabs),
    (QPlainTextEdit, _text),
    (QTextEdit, _text),
    (QGroupBox, _group),
)


def _rows(view: QAbstractItemView) -> Iterator[str]:
    """Yield a table's, tree's or list's heads and rows; those selected have a star."""
    model = view.model()
    columns = [0]
    if isinstance(view, QTableView | QTreeView):
        count = model.columnCount(QModelIndex())
        columns = [at for at in range(count) if not view.isColumnHidden(at)]
        heads = [str(model.headerData(at, Qt.Orientation.Horizontal) or "") for at in columns]
        if any(heads):
            yield "head " + " | ".join(heads)
    yield from _rows_below(view, model, QModelIndex(), columns, "")


def _rows_below(
    view: QAbstractItemView,
    model: QAbstractItemModel,
    parent: QModelIndex,
    columns: list[int],
    indent: str,
) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        if isinstance(view, QTableView) and view.isRowHidden(row):
            continue
        cells = [model.index(row, at, parent) for at in columns]
        texts = [str(cell.data() if cell.data() is not None else "") for cell in cells]
        star = "*" if view.selectionModel().isSelected(cells[0]) else ""
        yield f"{indent}row{star} " + " | ".join(texts)
        yield from _rows_below(view, model, cells[0], columns, indent + "  ")
