"""The modules that students' files import, and stand-ins for missing ones."""

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

# Names that students gave their copies: ttt_board, poc_ttt_provided_v2, tictactoe_gui, testsuite...
_GAME = r"(?:ttt|tic_?tac(?:_?toe)?|noughts)"
_RENAMED = (
    (rf"(?:\w*_)?{_GAME}\w*gui\w*|\w*gui_?{_GAME}\w*", GUI),
    (rf"(?:\w*_)?{_GAME}_?(?:provided|board|class|engine|game|base)\w*", PROVIDED),
    (rf"(?:poc_?)?(?:{_GAME}_?)?provided\d*", PROVIDED),
    (r"(?:\w*_)?simple_?test\w*", SIMPLETEST),
    (r"simpleguitk|simplegui\w*", SIMPLEGUI),
    (r"codeskulptor\w*", CODESKULPTOR),
)
"""Patterns, compiled only when they are needed: that takes a tenth as long as all else at the start
of a file's process."""
_ABSENT = r"(?i)user\d+_\w+|poc_\w+|simple(?:map|plot)|numeric|\w*(?:test|suite|owl)\w*|user\d+"
_DISPLAY_ONLY = frozenset(
    ["SimpleGUICS2Pygame", "matplotlib", "pygame", "pylab", "seaborn", "tkinter", "turtle"]
)
"""Packages that only display something."""

Game = Callable[..., None]
"""`run_gui` or `play_game`."""


def course_module(name: str) -> str | None:
    """Return the course module that a name refers to, in any package; None for other modules."""
    last = name.rpartition(".")[2].lower()
    if last in COURSE_MODULES:
        return last
    return next((module for pattern, module in _RENAMED if re.fullmatch(pattern, last)), None)


def may_stand_in(name: str) -> bool:
    """Return whether a stand-in can replace a missing module of this name."""
    package, last = name.partition(".")[0], name.rpartition(".")[2]
    return package in _DISPLAY_ONLY or re.fullmatch(_ABSENT, last) is not None


def make_module(name: str, gui: Game, play: Game) -> ModuleType:
    """Return a new course module, with these functions as its `run_gui` and `play_game`."""
    names = ("EMPTY", "PLAYERX", "PLAYERO", "DRAW", "STRMAP", "TTTBoard", "switch_player")
    own: dict[str, object] = {each: getattr(provided, each) for each in names}
    known: dict[str, dict[str, object]] = {
        PROVIDED: own | {"STRMAP": dict(provided.STRMAP), "play_game": play},
        GUI: {"run_gui": gui},
        SIMPLETEST: {"TestSuite": provided.TestSuite},
        CODESKULPTOR: {"set_timeout": _set_timeout, "file2url": _file2url},
        SIMPLEGUI: {"KEY_MAP": {key: code for code, key in enumerate(_KEYS)}},
    }
    contents = known[name]
    if name in (CODESKULPTOR, SIMPLEGUI):
        return StandIn(name, contents)
    module = ModuleType(name)
    vars(module).update(contents, __all__=[*contents])
    return module


def install_modules() -> None:
    """Make the course's modules importable in this Python session; `run_gui` uses the terminal.

    For interactive use: the program runs students' files in separate processes.
    """
    for name in COURSE_MODULES:
        sys.modules.setdefault(name, make_module(name, provided.run_gui, provided.play_game))


class Nothing:
    """An object that does nothing and returns itself from every operation."""

    def _same(self, *_given: object, **_named: object) -> Nothing:
        return self

    __call__ = __getitem__ = __enter__ = __neg__ = __pos__ = __abs__ = _same
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = (
        _same
    )
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _same

    def _none(self, *_given: object) -> None:
        """Do nothing."""

    __setitem__ = __exit__ = _none

    def __getattr__(self, name: str) -> Nothing:
        """Return this object for any name except double-underscore names."""
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return self

    def __iter__(self) -> Iterator[Nothing]:
        """Return an empty iterator."""
        return iter(())

    def __len__(self) -> int:
        """Return 0, which also makes the object falsy."""
        return 0

    def __int__(self) -> int:
        """Return 0; without `__index__` the object can't be used as a row or column."""
        return 0

    def __float__(self) -> float:
        """Return 0."""
        return 0.0

    def __lt__(self, other: object) -> bool:
        """Compare like 0 with numbers, and as equal to other objects."""
        return isinstance(other, int | float) and other > 0

    def __gt__(self, other: object) -> bool:
        """Compare as `__lt__` does."""
        return isinstance(other, int | float) and other < 0

    def __le__(self, other: object) -> bool:
        """Compare as `__lt__` does."""
        return not self > other

    def __ge__(self, other: object) -> bool:
        """Compare as `__lt__` does."""
        return not self < other

    def __mro_entries__(self, _bases: tuple[Any, ...]) -> tuple[type, ...]:
        """Return no base classes."""
        return ()

    def __repr__(self) -> str:
        """Return a name."""
        return "nothing"


class StandIn(ModuleType):
    """A replacement for a missing module, whose names can be called and do nothing."""

    def __init__(self, name: str, contents: dict[str, object] | None = None) -> None:
        super().__init__(name)
        given = contents or {}
        no_path: list[str] = []
        vars(self).update(given, __all__=list(given), __path__=no_path)

    def __getattr__(self, name: str) -> Nothing:
        """Return an object that does nothing for any name except double-underscore names."""
        nothing: Nothing = getattr(Nothing(), name)
        return nothing


def _set_timeout(seconds: float = 5) -> None:
    """Do nothing: the parent limits the time."""


def _file2url(name: str) -> str:
    """Return the name: the course's files are not available."""
    return name


_KEYS = ("space", "left", "up", "right", "down", *"0123456789", *"abcdefghijklmnopqrstuvwxyz")
