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
    import multiprocessing

    multiprocessing.freeze_support()  # does not come back where this is such a process

from tttmc_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
