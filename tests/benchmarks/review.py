"""Check reviews of random games against the solver: classes, better moves and every line.

python -m tests.benchmarks.review [--games 500] [--first 0]
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from tests.analysis.review_checks import disagreements, random_game, reviewed, wrong_lines
from tests.benchmarks.measuring import options
from tttmc_app.analysis.refutation import refutation


def main() -> int:
    """Review the games, and print every contradiction and a summary; return 1 if there were any."""
    asked = options(__doc__, games=500, first=0)
    found = Counter[str]()
    for seed in range(asked.first, asked.first + asked.games):
        made = reviewed(random_game(Random(seed)))
        found.update(f"moves: {move.kind}" for move in made.moves)
        for problem in (*disagreements(made), *wrong_lines(made)):
            found["contradictions"] += 1
            print(f"game {seed}: {problem}", flush=True)
        for move in made.mistakes():
            if line := refutation(made.record.positions[move.number], move):
                found["refutations"] += 1
                found["refutations proven to be the shortest"] += line.is_shortest
    print(f"{asked.games} games", *(f"{n} {name}" for name, n in found.items()), sep="\n")
    return bool(found["contradictions"])


if __name__ == "__main__":
    sys.exit(main())
