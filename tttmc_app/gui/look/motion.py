"""The clock of everything that moves on a widget."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QWidget

FRAME_MS = 16
"""The time between two frames of a movement."""


class Motion(QTimer):
    """Named movements of a widget, which all advance in the same frames.

    Nothing moves on a hidden widget, nor in a theme without motion: movements are over at once.
    """

    def __init__(self, widget: QWidget, show_frame: Callable[[], None]) -> None:
        """Call `show_frame` for each frame, and when a movement begins or ends early."""
        super().__init__(widget, interval=FRAME_MS)
        self._widget = widget
        self._show_frame = show_frame
        self.is_wanted = True
        """Whether anything moves at all."""
        self.shares: dict[str, float] = {}
        """How far each movement has come, from 0 to 1; those that are over are left out."""
        self._spans: dict[str, tuple[float, float]] = {}
        """When each began, and how many seconds it takes."""
        self.timeout.connect(self._on_frame)

    def begin(self, name: str, milliseconds: int, pause: int = 0) -> None:
        """Begin a movement that takes this long.

        It is over at once if it last began less than a pause ago, which is in milliseconds, too.
        """
        now, (began, _) = perf_counter(), self._spans.get(name, (-inf, 0.0))
        is_quick = now - began < pause / 1000
        self._spans[name] = (now, milliseconds / 1000)
        if self.is_wanted and self._widget.isVisible() and not is_quick:
            self.shares[name] = 0.0
            self.start()
        else:
            self.shares.pop(name, None)
        self._show_frame()

    def end(self, *names: str) -> None:
        """End movements early."""
        for name in names:
            self.shares.pop(name, None)
        self._show_frame()

    @Slot()
    def _on_frame(self) -> None:
        now = perf_counter()
        for name in [*self.shares]:
            began, seconds = self._spans[name]
            self.shares[name] = (now - began) / seconds
            if self.shares[name] >= 1:
                del self.shares[name]
        if not self.shares:
            self.stop()
        self._show_frame()


class Playback(QTimer):
    """A sequence that a widget shows number by number; without motion, only its last number."""

    def __init__(self, widget: QWidget, show_number: Callable[[int], None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._show_number = show_number
        self.is_wanted = True
        """Whether anything moves at all."""
        self._left = range(0)
        self.timeout.connect(self._on_next)

    def play(self, numbers: range, milliseconds: int) -> None:
        """Show at least one number, each for this long; the last one stays."""
        self._left = numbers
        self.start(milliseconds)
        if self.is_wanted and self._widget.isVisible():
            self._on_next()
        else:
            self.finish()

    def finish(self) -> None:
        """Show the last number at once if there are any left."""
        if self.isActive():
            self._left = self._left[-1:]
            self._on_next()

    @Slot()
    def _on_next(self) -> None:
        number, self._left = self._left[0], self._left[1:]
        if not self._left:
            self.stop()
        self._show_number(number)
