"""The modules that student files import, made anew for whoever hosts them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import tttmc_app.course.provided as provided

PROVIDED, GUI, SIMPLETEST = "poc_ttt_provided", "poc_ttt_gui", "poc_simpletest"
CODESKULPTOR, SIMPLEGUI = "codeskulptor", "simplegui"
COURSE_MODULES = (PROVIDED, GUI, SIMPLETEST, CODESKULPTOR, SIMPLEGUI)

# By what students called their copies: ttt_board, poc_ttt_provided_v2, tictactoe_gui, testsuite...
_GAME = r"(?:ttt|tic_?tac(?:_?toe)?|noughts)"
_RENAMED = (
    (re.compile(rf"(?:\w*_)?{_GAME}\w*gui\w*|\w*gui_?{_GAME}\w*"), GUI),
    (re.compile(rf"(?:\w*_)?{_GAME}_?(?:provided|board|class|engine|game|base)\w*"), PROVIDED),
    (re.compile(rf"(?:poc_?)?(?:{_GAME}_?)?provided\d*"), PROVIDED),
    (re.compile(r"(?:\w*_)?simple_?test\w*"), SIMPLETEST),
    (re.compile(r"simpleguitk|simplegui\w*"), SIMPLEGUI),
    (re.compile(r"codeskulptor\w*"), CODESKULPTOR),
)
_ABSENT = re.compile(
    r"user\d+_\w+|poc_\w+|simple(?:map|plot)|numeric|\w*(?:test|suite|owl)\w*|user\d+",
    re.IGNORECASE,
)
_ONLY_SHOW = frozenset(
    ["SimpleGUICS2Pygame", "matplotlib", "pygame", "pylab", "seaborn", "tkinter", "turtle"]
)
"""Packages that show something and tell a player nothing."""

RunGui = Callable[..., None]
PlayGame = Callable[..., None]


def course_module(name: str) -> str | None:
    """Return which of the course's modules a name stands for, its package aside; None for none."""
    last = name.rpartition(".")[2].lower()
    if last in COURSE_MODULES:
        return last
    return next((module for shape, module in _RENAMED if shape.fullmatch(last)), None)


def may_stand_in(name: str) -> bool:
    """Return whether an absent module of this name is one whose work can be left undone."""
    package, last = name.partition(".")[0], name.rpartition(".")[2]
    return package in _ONLY_SHOW or _ABSENT.fullmatch(last) is not None


def make_module(name: str, gui: RunGui, play: PlayGame) -> ModuleType:
    """Return one of the course's modules, its games played by whoever hosts it."""
    if name == PROVIDED:
        names = ("EMPTY", "PLAYERX", "PLAYERO", "DRAW", "STRMAP", "TTTBoard", "switch_player")
        contents: dict[str, object] = {each: getattr(provided, each) for each in names}
        return _module(name, contents | {"STRMAP": dict(provided.STRMAP), "play_game": play})
    if name == GUI:
        return _module(name, {"run_gui": gui})
    if name == SIMPLETEST:
        return _module(name, {"TestSuite": provided.TestSuite})
    if name == CODESKULPTOR:
        return StandIn(name, {"set_timeout": _set_timeout, "file2url": _file2url})
    return StandIn(name, {"KEY_MAP": {key: code for code, key in enumerate(_KEYS)}})


def install_modules() -> None:
    """Let this Python session import the course's modules by their own names.

    For a session of one's own, such as an interactive one: `run_gui` then plays in the terminal.
    The program itself never calls it: student files are run in a process apart.
    """
    for name in COURSE_MODULES:
        sys.modules.setdefault(name, make_module(name, provided.run_gui, provided.play_game))


class Nothing:
    """Answer whatever is asked of it with itself, and do nothing."""

    def __call__(self, *_arguments: object, **_named: object) -> Nothing:
        """Do nothing."""
        return self

    def __getattr__(self, name: str) -> Nothing:
        """Return nothing for any name but Python's own."""
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return self

    def __getitem__(self, _key: object) -> Nothing:
        """Return nothing."""
        return self

    def __iter__(self) -> Iterator[Nothing]:
        """Return no items."""
        return iter(())

    def __len__(self) -> int:
        """Return 0: nothing is false, too."""
        return 0

    def __int__(self) -> int:
        """Return 0; there is no `__index__`, lest nothing be taken for a row or a column."""
        return 0

    def __float__(self) -> float:
        """Return 0."""
        return 0.0

    def _same(self, *_other: object) -> Nothing:
        """Come to nothing, whatever is added, multiplied or divided."""
        return self

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = (
        _same
    )
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _same
    __neg__ = __pos__ = __abs__ = _same

    def __lt__(self, other: object) -> bool:
        """Order as 0 among numbers, and as the same as all else."""
        return isinstance(other, int | float) and other > 0

    def __gt__(self, other: object) -> bool:
        """Order likewise."""
        return isinstance(other, int | float) and other < 0

    def __le__(self, other: object) -> bool:
        """Order likewise."""
        return not self > other

    def __ge__(self, other: object) -> bool:
        """Order likewise."""
        return not self < other

    def __setitem__(self, _key: object, _value: object) -> None:
        """Do nothing."""

    def __enter__(self) -> Nothing:
        """Begin nothing."""
        return self

    def __exit__(self, *_error: object) -> None:
        """End nothing."""

    def __mro_entries__(self, _bases: tuple[Any, ...]) -> tuple[type, ...]:
        """Let a class derive from it: it adds nothing."""
        return ()

    def __repr__(self) -> str:
        """Return what it is."""
        return "nothing"


class StandIn(ModuleType):
    """Stand for a module that is absent: every name in it can be called and does nothing."""

    def __init__(self, name: str, contents: dict[str, object] | None = None) -> None:
        super().__init__(name)
        given = contents or {}
        no_path: list[str] = []
        vars(self).update(given, __all__=list(given), __path__=no_path)

    def __getattr__(self, name: str) -> Nothing:
        """Return what does nothing, for any name but Python's own."""
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return Nothing()


def _module(name: str, contents: dict[str, object]) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(contents, __all__=list(contents))
    return module


def _set_timeout(seconds: float = 5) -> None:
    """Do nothing: who runs the file limits its time."""


def _file2url(name: str) -> str:
    """Return the name itself: there is no place where the course's files would lie."""
    return name


_KEYS = ("space", "left", "up", "right", "down", *"0123456789", *"abcdefghijklmnopqrstuvwxyz")
