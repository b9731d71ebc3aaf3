"""What a window's parts are connected to: whether they are in it, and whether somebody listens.

    assert lost_widgets(page) == []
    assert unheard(page) == ["CountField.infinity_typed", …]

A widget that a part keeps but that was never laid out is lost: nobody can see it. A signal of a
part that nothing is connected to is a message that the window doesn't need; every other part of
the same class has a listener for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from PySide6.QtCore import QMetaMethod, QObject, Signal
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget


def parts_of(root: QObject) -> list[QObject]:
    """Return an object and all objects inside it or kept by one of its own parts."""
    found: dict[int, QObject] = {}
    todo = [root]
    while todo:
        each = todo.pop(0)
        if id(each) not in found:
            found[id(each)] = each
            todo += each.children()
            todo += [kept for _, kept in _kept(each)]
    return list(found.values())


def lost_widgets(root: QWidget) -> list[str]:
    """Return the names of the widgets that a part keeps although they are nowhere."""
    return [
        f"{type(each).__name__}.{name}"
        for each in parts_of(root)
        for name, kept in _kept(each)
        if isinstance(kept, QWidget) and not isinstance(kept, QMenu)
        if kept.parentWidget() is None and kept is not root
    ]


def unheard(root: QObject) -> list[str]:
    """Return the signals that nobody listens to, with the number of parts if it's not all."""
    total, silent = Counter[str](), Counter[str]()
    for each in parts_of(root):
        for name in signals_of(each):
            key = f"{type(each).__name__}.{name}"
            total[key] += 1
            silent[key] += not each.isSignalConnected(QMetaMethod.fromSignal(getattr(each, name)))
    return [
        key if count == total[key] else f"{key}: {count} of {total[key]}"
        for key, count in sorted(silent.items())
        if count
    ]


def editable_views(root: QObject) -> list[str]:
    """Return the names of the lists and tables whose cells a user can overwrite."""
    never = QAbstractItemView.EditTrigger.NoEditTriggers
    return [
        view.objectName() or type(view).__name__
        for view in parts_of(root)
        if isinstance(view, QAbstractItemView) and view.editTriggers() != never
        if not view.inherits("QComboBoxListView")
    ]


def signals_of(each: QObject) -> Iterator[str]:
    """Yield the names of the signals that the program's own classes declare."""
    for cls in type(each).__mro__:
        if cls.__module__.startswith("tttmc_app"):
            yield from (name for name, value in vars(cls).items() if isinstance(value, Signal))


def _kept(each: QObject) -> Iterator[tuple[str, QObject]]:
    """Yield the objects in the attributes of a part of the program, also in lists and tables."""
    if not type(each).__module__.startswith("tttmc_app"):
        return
    for name, value in sorted(vars(each).items()):
        yield from ((name, one) for one in _items(value) if isinstance(one, QObject))


def _items(value: Any) -> Any:
    """Return what a list or a table holds; of anything else, itself."""
    if isinstance(value, dict):
        return cast("Any", value).values()
    return cast("Any", value) if isinstance(value, list | tuple) else [value]
