"""Kill a session at random moments and count the actions that the next window has lost.

python -m tests.benchmarks.kills [--kills 200] [--seed 0] [--longest 1.0]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.gui.killed import kills


def main() -> int:
    """Print how many actions the kills lost; return 1 if any lost more than the last action."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--longest", type=float, default=1.0, help="seconds until a kill, at most")
    args = parser.parse_args()
    with TemporaryDirectory() as home:
        found = kills(Path(home), args.kills, args.seed, args.longest)
    lost = Counter(kill.lost for kill in found)
    print(f"{len(found)} kills after {sum(kill.told[-1][0] for kill in found)} actions in all")
    for actions, count in sorted(lost.items(), key=lambda item: (item[0] is None, item[0] or 0)):
        print(f"{'unknown states' if actions is None else f'{actions} actions lost'}: {count}")
    wrong = [kill for kill in found if kill.lost is None or kill.lost > 1]
    for kill in wrong:
        print(kill.told[-4:], kill.found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
