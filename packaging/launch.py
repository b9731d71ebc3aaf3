"""The entry point of the frozen program's launchers.

The program starts itself again for worker processes, which it recognises by their arguments.
(tttmc_app.cli.main starts those that run students' files.)
"""

from __future__ import annotations

import sys

if any("multiprocessing" in argument for argument in sys.argv[1:]):
    import re
    from multiprocessing import resource_tracker, spawn

    spawn.freeze_support()  # doesn't return in such a process
    # multiprocessing also starts a clean-up process, with this program as if it were Python.
    tracker = r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)"
    if found := re.fullmatch(tracker, sys.argv[-1]):
        resource_tracker.main(int(found[1]))
        sys.exit()

from tttmc_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
