"""A user of the whole program who does anything at any time, following the steps of a script.

A step is a kind and a seed for its choices, so that a script can be shortened and its remaining
steps still do the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QMenu,
    QMessageBox,
    QSlider,
    QSpinBox,
    QTabBar,
    QWidget,
)

from tests.gui.hand import ENDLESS, Hand
from tests.gui.monkey_script import Step
from tttmc_app.gui.programs.question_bar import QuestionBar

ACTIONS = (
    *("newGame", "undo", "undo", "undo", "redo", "redo", "playPause", "playPause", "step", "stop"),
    *("moveNow", "moveNow", "ask", "swapSides", "clearSeries", "setUpPosition", "copyBoard"),
)
"""Actions of the game; the most common ones are listed more than once."""
BOARDS = ("", "X../.../...", "XO../..../..../....", "X", "XXX/OO./...", "no board", "./", "XO/..")
NUMBERS = (
    *(("boardSize", value) for value in (1, 2, 3, 3, 4, 7, 19)),
    *(("lineLength", value) for value in (1, 2, 3, 4)),
    *((f"trials{side}", value) for side in "XO" for value in (1, 20, 400, ENDLESS)),
    *((f"scoreCurrent{side}", value) for side in "XO" for value in (0, 2)),
    *((f"scoreOther{side}", value) for side in "XO" for value in (0, 2)),
    *(("speed", value) for value in (0, 0, 5, 40)),
)
KEYS = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_F5),
    *(Qt.Key.Key_Delete, Qt.Key.Key_3, Qt.Key.Key_A, Qt.Key.Key_PageUp, Qt.Key.Key_End),
)
SIZES = ((480, 400), (640, 480), (800, 600), (1100, 760), (1600, 1000))
LEFT_ALONE = ("quit", "about")
"""Actions that have their own kind of step, or whose dialogs add nothing new."""
_Widget = TypeVar("_Widget", bound=QWidget)


class Monkey:
    """A user who follows a script."""

    def __init__(self, open_window: Callable[[], Hand], folder: Path) -> None:
        """Open a window with `open_window`, as all later ones will be, and use a folder's files."""
        self._open_window = open_window
        self._files = [*sorted(folder.glob("*.json")), folder / "missing.json", folder]
        self._students = [*sorted(folder.glob("*.py")), folder / "missing.py", folder]
        self._saved = [folder / "saved.json", folder / "no" / "game.json", folder / "game.gif"]
        self._answers = Random(0)
        self._kinds = self._table()
        self._dialogs = QTimer(interval=2)
        self._dialogs.timeout.connect(self._answer_dialog)
        self._dialogs.start()
        self.hand = open_window()

    def _table(self) -> dict[str, Callable[[Random], str]]:
        """Return the function for each kind of step."""
        return {
            "click": self._click,
            "pointer": self._move_pointer,
            "action": self._act,
            "game": self._act_in_game,
            "number": self._set,
            "choose": self._choose,
            "seed": self._seed,
            "key": self._key,
            "switch": self._switch,
            "browse": self._browse,
            "set-up": self._set_up,
            "clipboard": self._clip,
            "look": self._look,
            "language": self._change_language,
            "resize": self._resize,
            "open": self._open,
            "student": self._open_student,
            "answer": self._answer,
            "drop": self._drop,
            "button": self._press_any,
            "field": self._change_any,
            "shut": self._shut_window,
            "reopen": self._reopen,
            "wait": self._wait,
        }

    def act(self, step: Step) -> str:
        """Take one step; return what was done."""
        kind, seed = step
        self._answers = Random(seed + 1)
        return f"{kind} {self._kinds[kind](Random(seed))}"

    def close(self) -> None:
        """Close all windows, and answer no more dialogs."""
        self._dialogs.stop()
        self.hand.window.close()

    # The game --------------------------------------------------------------------------------

    def _click(self, draw: Random) -> str:
        size = self.hand.board.picture.position.rules.size
        square = draw.randrange(size), draw.randrange(size)
        self.hand.click(*square)
        return str(square)

    def _move_pointer(self, draw: Random) -> str:
        board = self.hand.board
        at = QPoint(draw.randrange(board.width()), draw.randrange(board.height()))
        QTest.mouseMove(board, at)
        turn = draw.choice((0, 0, 120, -120))
        if turn:
            modifier = draw.choice((Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier(0)))
            position, delta = QPointF(at), QPoint(0, turn)
            no_button, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
            wheel = QWheelEvent(
                position, position, QPoint(), delta, no_button, modifier, phase, False
            )
            QApplication.sendEvent(board, wheel)
        return f"{at.x()} {at.y()} {turn}"

    def _act(self, draw: Random) -> str:
        actions = [each for each in self._all(QAction) if each.objectName() not in LEFT_ALONE]
        named = [each for each in actions if each.objectName() and each.isEnabled()]
        chosen = draw.choice(named)
        chosen.trigger()
        return chosen.objectName()

    def _act_in_game(self, draw: Random) -> str:
        name = draw.choice(ACTIONS)
        self.hand.part(QAction, name).trigger()  # does nothing where it is disabled
        return name

    def _set(self, draw: Random) -> str:
        name, value = draw.choice(NUMBERS)
        field = self.hand.window.findChild(QWidget, name)  # forms are created when first chosen
        if isinstance(field, QDoubleSpinBox | QSpinBox | QSlider):
            self.hand.set(name, value)
        return f"{name} = {value}"

    def _choose(self, draw: Random) -> str:
        name = draw.choice(("playerX", "playerO", "overlay"))
        chooser = self.hand.part(QComboBox, name)
        chooser.setCurrentIndex(draw.randrange(chooser.count()))
        return f"{name} {chooser.currentData()}"

    def _seed(self, draw: Random) -> str:
        seed = draw.choice((None, 1, 2))
        self.hand.seed(seed)
        return str(seed)

    def _key(self, draw: Random) -> str:
        key = draw.choice(KEYS)
        target = draw.choice((self.hand.board, QApplication.focusWidget() or self.hand.board))
        QTest.keyClick(target, key)
        return f"{key.name} {target.objectName()}"

    def _switch(self, draw: Random) -> str:
        name = draw.choice(("reverse", "nextByItself", "shorterLine"))
        button = self.hand.part(QAbstractButton, name)
        if button.isVisible():
            button.click()
        return name

    def _browse(self, draw: Random) -> str:
        at = draw.randrange(-1, self.hand.moves + 1)
        self.hand.game.browse(at)
        return str(at)

    def _set_up(self, draw: Random) -> str:
        if not self.hand.part(QFrame, "setUp").isVisible():
            self.hand.part(QAction, "setUpPosition").trigger()
            return "on"
        name = draw.choice(("setUpBegin", "setUpCancel", "setUpClear"))
        self.hand.push(name)
        return name

    def _clip(self, draw: Random) -> str:
        text = draw.choice(BOARDS)
        QGuiApplication.clipboard().setText(text)
        self.hand.part(QAction, "pasteBoard").trigger()
        return repr(text)

    # The window ------------------------------------------------------------------------------

    def _look(self, draw: Random) -> str:
        return self._menu_choice(draw.choice(("light", "dark", "high contrast", "system")))

    def _change_language(self, draw: Random) -> str:
        return self._menu_choice(draw.choice(("en", "en", "de", "fr", "ja", "ar")))

    def _menu_choice(self, key: str) -> str:
        entry = self.hand.view_choices().get(key)
        if entry is None:
            return f"no {key}"
        entry.trigger()
        return key

    def _resize(self, draw: Random) -> str:
        size = draw.choice(SIZES)
        self.hand.window.resize(*size)
        return str(size)

    def _open(self, draw: Random) -> str:
        path = draw.choice(self._files)
        self.hand.window.documents.open(path)
        return path.name

    def _open_student(self, draw: Random) -> str:
        path = draw.choice(self._students)
        self.hand.window.programs.open(path)
        return path.name

    def _answer(self, draw: Random) -> str:
        bars = self._usable(QuestionBar)
        buttons = [each for bar in bars for each in bar.findChildren(QAbstractButton)]
        shown = [each for each in buttons if each.isVisible()]
        if not shown:
            return "no question"
        runs = [each for each in shown if each.objectName().endswith("Run")]
        button = draw.choice(runs or shown)
        button.click()
        return button.objectName()

    def _drop(self, draw: Random) -> str:
        path = draw.choice((*self._files, *self._students))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
        no_keys = Qt.KeyboardModifier.NoModifier
        for kind in (QDragEnterEvent, QDropEvent):
            at = QPoint(5, 5)
            QApplication.sendEvent(self.hand.window, kind(at, copy, data, left, no_keys))
        return path.name

    # Anything --------------------------------------------------------------------------------

    def _press_any(self, draw: Random) -> str:
        buttons = [each for each in self._usable(QAbstractButton) if not _closes(each)]
        if not buttons:
            return "no button"
        button = draw.choice(buttons)
        name = f"{button.window().objectName()} {button.objectName() or button.text()}"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
        return name

    def _change_any(self, draw: Random) -> str:
        fields = [
            *self._usable(QComboBox),
            *self._usable(QAbstractSpinBox),
            *self._usable(QAbstractSlider),
            *self._usable(QTabBar),
            *self._usable(QAbstractItemView),
        ]
        if not fields:
            return "no field"
        field = draw.choice(fields)
        name = f"{field.window().objectName()} {field.objectName() or type(field).__name__}"
        _change(field, draw)
        return name

    def _shut_window(self, draw: Random) -> str:
        others = [each for each in _windows() if each is not self.hand.window]
        if not others:
            return "no window"
        window = draw.choice(others)
        window.close()
        return window.objectName()

    def _reopen(self, draw: Random) -> str:
        self.hand.window.close()
        self.hand = self._open_window()
        return ""

    def _wait(self, draw: Random) -> str:
        milliseconds = draw.choice((0, 1, 5, 30, 100))
        self.hand.qtbot.wait(milliseconds)
        return str(milliseconds)

    # Dialogs ---------------------------------------------------------------------------------

    def ask_open(self, *_arguments: object, **_options: object) -> tuple[str, str]:
        """Answer a dialog that asks for a file to open."""
        return str(self._answers.choice((*self._files, *self._students, Path()))), ""

    def ask_open_many(self, *_arguments: object, **_options: object) -> tuple[list[str], str]:
        """Answer a dialog that asks for files to open."""
        return [str(self._answers.choice(self._students)) for _ in range(2)], ""

    def ask_save(self, *_arguments: object, **_options: object) -> tuple[str, str]:
        """Answer a dialog that asks for a file to save."""
        path = self._answers.choice((*self._saved, None))
        return "" if path is None else str(path), ""

    def ask_folder(self, *_arguments: object, **_options: object) -> str:
        """Answer a dialog that asks for a folder."""
        return str(self._answers.choice(self._files[-1:]))

    def _answer_dialog(self) -> None:
        """Answer a dialog that is waiting for an answer, or close a menu."""
        menu, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if isinstance(menu, QMenu):
            entries = [
                each for each in menu.actions() if each.isEnabled() and not _opens_menu(each)
            ]
            menu.close()
            if entries and self._answers.random() < 0.5:
                entry = self._answers.choice(entries)
                if entry.objectName() not in LEFT_ALONE:
                    entry.trigger()
        elif menu is not None:
            menu.close()
        elif isinstance(dialog, QMessageBox):
            self._answers.choice(dialog.buttons()).click()
        elif dialog is not None:
            dialog.close()

    # Finding ---------------------------------------------------------------------------------

    def _all(self, kind: type[QAction]) -> list[QAction]:
        return [
            each
            for each in self.hand.window.findChildren(kind)
            if not each.objectName().startswith(("qt_", "_"))
        ]

    @staticmethod
    def _usable(kind: type[_Widget]) -> list[_Widget]:
        return [
            each
            for window in _windows()
            for each in window.findChildren(kind)
            if each.isVisible() and each.isEnabled()
        ]


def _windows() -> list[QWidget]:
    """Return the visible windows, in an order that doesn't depend on addresses."""
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    shown = [each for each in shown if not isinstance(each, QMenu)]
    return sorted(shown, key=lambda each: (each.objectName(), type(each).__name__))


def _opens_menu(entry: QAction) -> bool:
    return isinstance(entry.menu(), QMenu)


def _closes(button: QAbstractButton) -> bool:
    """Return whether a button leads out of the program or belongs to a waiting dialog."""
    return button.objectName() in LEFT_ALONE or button.window().isModal()


def _change(field: QWidget, draw: Random) -> None:
    """Give a field another value."""
    if isinstance(field, QComboBox | QTabBar):
        if field.count():
            field.setCurrentIndex(draw.randrange(field.count()))
    elif isinstance(field, QSpinBox):
        field.setValue(draw.choice((field.minimum(), field.maximum(), 3, 10)))
    elif isinstance(field, QDoubleSpinBox):
        field.setValue(draw.choice((field.minimum(), field.maximum(), 0.5, 3.0)))
    elif isinstance(field, QAbstractSlider):
        field.setValue(draw.randint(field.minimum(), field.maximum()))
    elif isinstance(field, QAbstractItemView):
        _choose_row(field, draw)


def _choose_row(view: QAbstractItemView, draw: Random) -> None:
    """Click a row, or press a key on it."""
    model = view.model()
    rows = model.rowCount()
    if rows:
        index = model.index(draw.randrange(rows), 0)
        place = view.visualRect(index).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        if draw.random() < 0.3:
            QTest.keyClick(view, draw.choice((Qt.Key.Key_Return, Qt.Key.Key_Delete)))
