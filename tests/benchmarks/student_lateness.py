"""Measure how late the window handles events while a student's file loops or prints forever.

    python tests/benchmarks/student_lateness.py [--seconds 5]

The timer of lateness.py runs in an idle window, during an endless move, and during endless output.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.benchmarks.lateness import measure, wait
from tests.gui.students.files import FLOOD, LOOP, write
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.students.trust import StudentSource, trust


def main() -> int:
    """Print the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    application = make_application()
    window = make_window()
    window.show()
    board = window.findChild(BoardView, "board")
    assert board is not None
    wait(500)
    found = {"at rest": measure(options.seconds, board)}
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("a loop", LOOP), ("a flood", FLOOD)):
            path = write(Path(folder), text)
            trust([StudentSource.read(path)])
            window.students.open(path)
            while window.controller.state.session.record.players[1].partition(":")[0] != "course":
                wait(50)
            window.controller.choose((0, 0))
            wait(300)
            found[name] = measure(options.seconds, board)
            window.controller.stop()
            window.controller.new_game()
    for name, late in found.items():
        print(
            f"{name:8}  late p50 {late.median:6.2f}  p99 {late.p99:6.2f}  worst {late.worst:6.1f}"
        )
    window.close()
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
