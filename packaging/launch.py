"""Start the frozen program; both launchers begin here.

A process that it starts to think or to play many games is this program again, told apart by its
arguments. (tttmc_app.cli.main starts those that run students' files.)
"""

from __future__ import annotations

import sys

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
