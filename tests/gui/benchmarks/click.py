"""Count the Python calls on the window's thread for a click and the machine's reply.

    python -m tests.gui.benchmarks.click [--most 20]

In the real window, on a 3×3 board against Monte Carlo, from the click on an open square until the
reply is shown and nothing is under way, twice. Counts of calls, of calls from another file, and of
files; then the functions and the files that the second click calls most. Each frame of an animation
paints the board, so a slower machine, with fewer frames, has fewer calls.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from tests.benchmarks.measuring import options, row
from tests.gui.conftest import remember
from tests.gui.hand import Hand
from tests.gui.monkey_run import Waiting
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.look.application import make_application

IDLE_MS = 1500
"""How long the window is watched after the click: longer than replies, studies and animations."""


class Calls:
    """A profiler of the thread that counts calls by function, and those from another file."""

    def __init__(self) -> None:
        self.functions = Counter[tuple[str, str]]()
        self.crossings = 0

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count one event."""
        if event == "call":
            code = frame.f_code
            self.functions[code.co_filename, code.co_qualname] += 1
            before = frame.f_back
            self.crossings += before is not None and before.f_code.co_filename != code.co_filename

    @property
    def files(self) -> Counter[str]:
        """Return the calls by file."""
        found = Counter[str]()
        for (file, _function), count in self.functions.items():
            found[file] += count
        return found


def wait(milliseconds: int) -> None:
    """Let the event loop run, without Python code of its own."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main() -> None:
    """Print the counts."""
    most = options(__doc__, most=20).most
    counts: dict[str, Calls] = {}
    with TemporaryDirectory(prefix="tttmc-click-") as home:
        os.environ["TTTMC_HOME"] = home
        application = make_application()
        remember(Path(home), o="mc")
        hand = Hand(cast("QtBot", Waiting()), make_window())
        hand.window.show()
        hand.until(lambda: hand.window.documents.is_ready)
        wait(3000)  # the machine warms up
        for name in ("first click", "second click"):
            counts[name] = calls = Calls()
            sys.setprofile(calls)
            hand.click_any()
            wait(IDLE_MS)
            sys.setprofile(None)
        assert hand.moves == 4, f"{hand.moves} moves"
        hand.window.close()
        application.quit()
    row("", "calls", "from another file", "files")
    for name, calls in counts.items():
        row(name, calls.functions.total(), calls.crossings, len(calls.files))
    last = counts["second click"]
    for (file, function), count in last.functions.most_common(most):
        row(f"{Path(file).stem}.{function}", count)
    for file, count in last.files.most_common(most):
        row(Path(file).name, count)


if __name__ == "__main__":
    main()
