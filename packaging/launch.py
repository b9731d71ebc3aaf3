"""Start the frozen program; both launchers begin here.

A process that multiprocessing spawns is this program again, told apart by its arguments.
"""

from __future__ import annotations

import sys

if any("multiprocessing" in argument for argument in sys.argv[1:]):
    import multiprocessing

    multiprocessing.freeze_support()  # does not come back where this is such a process

from tttmc_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
