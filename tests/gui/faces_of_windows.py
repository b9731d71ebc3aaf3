"""The faces of the windows: actions, keys, named widgets, choices and settings; see `faces`.

The walk through the windows skips what isn't there: what it led to is then among the lost faces.
"""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QPoint,
    QRegularExpression,
    QSettings,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAction, QContextMenuEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QWidget,
)
from shiboken6 import isValid

from tttmc_app.core import Rules, parse_square
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.application import make_application

Part = TypeVar("Part", bound=QObject)

PATIENCE = 20.0
"""Seconds to wait for what a window does in a thread; it takes a fraction of one."""
FAMILIES = {
    "QComboBox": "chooser",
    "QAbstractSpinBox": "number",
    "QAbstractSlider": "number",
    "QAbstractButton": "button",
    "QLineEdit": "field",
    "QTextEdit": "text",
    "QPlainTextEdit": "text",
    "QLabel": "label",
    "QAbstractItemView": "list",
    "QTabWidget": "tabs",
    "QMenu": "menu",
    "BoardView": "board",
}
"""What a script can do with a named widget, by Qt's classes for it."""


def windows(folder: Path, home: Path) -> Iterator[str]:
    """Use the windows as people do; yield their parts, and the settings that they read or write."""
    gc.disable()  # as the program does: a collection would delete widgets at any moment
    settings = _watched_settings()
    make_application()
    window = make_window()
    window.show()
    closer = QTimer(interval=10)
    closer.timeout.connect(_close_dialog)
    closer.start()
    _answer_dialogs(folder)
    _events()
    _play("a1 b1 a2 b2 c3 b3")  # X misses a win, and loses
    _press("review")
    _wait(lambda: any(home.glob("mistakes*")))
    _press(*(name for each in window.actions() if (name := each.objectName()) not in ("", "quit")))
    _open_forms()
    yield from _saved_runs()
    _press("gradingFiles")
    _wait(lambda: _can_press("studentRun") and _can_press("gradingRun"))
    _press("studentRun")
    _wait(lambda: _can_press("studentOk"))
    _press("studentOk", "newGame")
    _play("a1 b1 a2")
    _press("firstMove", "playFromHere")
    _play("c3")
    _press("saveGameAs")
    _wait(lambda: "mine" in window.windowTitle() and not window.isWindowModified())
    _press("setUpPosition")
    yield from _parts()

    yield from (f"setting {key}" for key in settings if not key.endswith("-crc32"))


def _play(squares: str) -> None:
    """Let two people play on the board, and open its menu."""
    for chooser in (*_all(QComboBox, "playerX"), *_all(QComboBox, "playerO")):
        chooser.setCurrentIndex(chooser.findData("human"))
    for board in _all(BoardView, "board"):
        for square in squares.split():
            at = board.square_rect(*parse_square(square, Rules(3))).center()
            QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=at)
        reason = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(board, QContextMenuEvent(reason, QPoint(), QPoint()))


def _open_forms() -> None:
    """Open every page of the windows, and every form of a player."""
    for view in _all(QAbstractItemView, r"\w+Pages"):
        _choose(view, *range(view.model().rowCount()))
    for chooser in _all(QComboBox):
        for row in range(chooser.count()) if chooser.findData("mc") >= 0 else ():
            chooser.setCurrentIndex(row)
            _events()


def _saved_runs() -> Iterator[str]:
    """Open every saved run and its menu of exports."""
    _press("lab")
    for runs in _all(QAbstractItemView, "runs"):
        _wait(partial(runs.model().hasIndex, 0, 0))
        for row in range(runs.model().rowCount()):
            for pages in _all(QAbstractItemView, "labPages"):  # a run that was opened hides them
                _choose(pages, pages.model().rowCount() - 1)
            _choose(runs, row)
            _wait(lambda: _can_press("resultsOpen"))
            _press("resultsExport", "resultsOpen")
            yield from _parts()


def _watched_settings() -> set[str]:
    """Return a set that will hold the key of every setting that is read or written."""
    seen = set[str]()

    def watched(method: Callable[..., object]) -> Callable[..., object]:
        def called(settings: QSettings, key: str, *rest: object) -> object:
            seen.add(key)
            return method(settings, key, *rest)

        return called

    for name in ("value", "setValue"):
        setattr(QSettings, name, watched(getattr(QSettings, name)))
    return seen


def _answer_dialogs(folder: Path) -> None:
    """Let dialogs choose a file of the kind that they ask for, and close all others."""

    def chosen(*arguments: object, **_options: object) -> tuple[str, str]:
        suffix, *_ = [*re.findall(r"\*(\.\w+)", str(arguments[3])), ""]
        return str(folder / f"mine{suffix}"), ""

    def several(*arguments: object, **_options: object) -> tuple[list[str], str]:
        return [chosen(*arguments)[0]], ""

    for name in ("getOpenFileName", "getSaveFileName", "getOpenFileNames"):
        setattr(QFileDialog, name, several if name.endswith("s") else chosen)


def _close_dialog() -> None:
    if dialog := QApplication.activeModalWidget():
        dialog.close()


def _press(*names: str) -> None:
    for name in names:
        for act in (
            *(action.trigger for action in _all(QAction, name)),
            *(button.click for button in _all(QAbstractButton, name)),
        ):
            act()
            _events()


def _can_press(name: str) -> bool:
    return any(each.isVisible() and each.isEnabled() for each in _all(QAbstractButton, name))


def _choose(view: QAbstractItemView, *rows: int) -> None:
    for row in rows:
        view.setCurrentIndex(view.model().index(row, 0))
        _events()


def _events() -> None:
    for _round in range(3):
        QCoreApplication.processEvents()
        time.sleep(0.002)


def _wait(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        _events()
        time.sleep(0.02)


def _all(kind: type[Part], name: str = ".*") -> Iterator[Part]:
    """Yield every part of this class and name in all windows; parts may be deleted meanwhile."""
    wanted = QRegularExpression(rf"\A(?:{name})\z")
    for top in QApplication.topLevelWidgets():
        if isValid(top):
            if isinstance(top, kind) and wanted.match(top.objectName()).hasMatch():
                yield top
            yield from filter(isValid, top.findChildren(kind, wanted))


def _parts() -> Iterator[str]:
    """Yield what all windows hold at present.

    In a name, N stands for a number, and FORM for one of the lab's forms, which are made alike.
    """
    for action in _all(QAction):
        if name := _own_name(action):
            yield f"action {name}"
            yield from (f"action {name} {key.toString()}" for key in action.shortcuts())
    for shortcut in _all(QShortcut):
        place: QObject | None = shortcut.parent()
        while place is not None and not (isinstance(place, QWidget) and place.objectName()):
            place = place.parent()
        where = place.objectName() if place else ""
        for key in shortcut.keys():  # noqa: SIM118 - a method of Qt
            yield f"shortcut {where} {key.toString()} {shortcut.objectName()}".strip()
    players = [each for each in _all(QComboBox, "player.*") if each.findData("mc") >= 0]
    forms = {re.sub(r"\d", "N", each.objectName().removeprefix("player")) for each in players}
    form = f"(?<!^player)({'|'.join(forms - {'X', 'O'}) or '$^'})$"
    for widget in _all(QWidget):
        if (name := _own_name(widget)) and (family := _family(widget)):
            yield f"object {re.sub(form, 'FORM', name)} {family}"
            yield from _choices(widget)


def _own_name(part: QObject) -> str:
    """Return the name that the program gave to a part; Qt names some itself."""
    name = part.objectName()
    return "" if re.match("qt_|_q_|Scroll.*Button", name) else re.sub(r"\d+", "N", name)


def _family(widget: QWidget) -> str:
    """Return what a script can do with a widget; nothing with one that only holds others."""
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        return "check"
    found = [family for kind, family in FAMILIES.items() if widget.inherits(kind)]
    rest = "file" if hasattr(widget, "set_value") else "window" * widget.isWindow()
    return [*found, rest][0]


def _choices(widget: QWidget) -> Iterator[str]:
    """Yield the keys of overlays, of preferences with their values, and of the board."""
    word, _, key = widget.objectName().partition("/")
    if isinstance(widget, QComboBox) and word in ("overlay", "preference"):
        for row in range(widget.count()):
            yield f"{word} {key}={widget.itemData(row)}".replace(" =", " ")
    if isinstance(widget, QAbstractItemView) and word == "shortcutList":
        model = widget.model()
        last = model.index(model.rowCount() - 1, 0)
        for row in range(model.rowCount(last)):
            yield f"board key {model.index(row, 1, last).data()}"
