"""Start the frozen program; both launchers begin here.

A process that it starts to think, to play many games or to run a student's file is this program
again, told apart by its arguments.
"""

from __future__ import annotations

import sys

if sys.argv[1:2] == ["course-child"]:  # tttmc_app.course.wire.HIDDEN_COMMAND, without importing it
    from tttmc_app.course.child import main as serve

    serve(sys.argv[2])

if any("multiprocessing" in argument for argument in sys.argv[1:]):
    import re
    from multiprocessing import resource_tracker, spawn

    spawn.freeze_support()  # does not come back where this is such a process
    # Beside them runs one that clears up after them; it would be Python with this as its program.
    tracker = r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)"
    if found := re.fullmatch(tracker, sys.argv[-1]):
        resource_tracker.main(int(found[1]))
        sys.exit()

from tttmc_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
