"""Kill a session at random moments and count the actions that the next window has lost.

python -m tests.benchmarks.kills [--kills 200] [--seed 0] [--longest 1.0]
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.measuring import options
from tests.gui.killed import kills


def main() -> int:
    """Print how many actions the kills lost; return 1 if any lost more than the last action."""
    asked = options(__doc__, kills=200, seed=0, longest=1.0)
    with TemporaryDirectory() as home:
        found = kills(Path(home), asked.kills, asked.seed, asked.longest)
    print(f"{len(found)} kills by actions lost: {dict(Counter(kill.lost for kill in found))}")
    wrong = [kill for kill in found if kill.lost is None or kill.lost > 1]
    for kill in wrong:
        print(kill.told[-4:], kill.found)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
