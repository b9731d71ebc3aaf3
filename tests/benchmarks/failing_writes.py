"""Try every kind of save while each call that changes the disk fails in turn.

    python -m tests.benchmarks.failing_writes [KIND ...]

The simulated disk is full, broken or read-only, for one call or from that call on. Afterwards the
old file must be whole, the user must have been told in one line, nothing temporary may be left,
and the next save must succeed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.measuring import row
from tests.failing_disk import build, run


def main() -> int:
    """Try the kinds, and return 1 if anything was wrong."""
    failed = False
    with TemporaryDirectory() as name:
        folder = Path(name)
        for each in run(build(folder), folder, 1, *sys.argv[1:]):
            row(each.kind, f"{each.calls} calls", f"{each.failures} failures", *each.wrong[:5])
            failed |= bool(each.wrong)
    return failed


if __name__ == "__main__":
    sys.exit(main())
