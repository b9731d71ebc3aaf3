"""Check wins by continuous threats against the solver.

    python tests/benchmarks/threat_proofs.py [--positions N] [--nodes N]

Each position is open and has marks near the centre. For each win found, the solver must confirm
that its first move wins, and should find that it does so at least as soon.
"""

from __future__ import annotations

import argparse

from tests.engine.test_threats import middlegames
from tttmc_app.core import Rules
from tttmc_app.engine import SolveJob, Verdict
from tttmc_app.engine.threats import forced_win

BOARDS = {(4, 3): 9, (5, 4): 18, (6, 4): 24, (6, 5): 26, (7, 4): 26, (7, 5): 34}
"""The maximum number of marks on the board, keyed by size and line length."""
SEED = 21


def main() -> None:
    """Print the numbers of positions, wins, confirmed wins and measured wins for each board."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=400, help="positions per board (400)")
    parser.add_argument("--nodes", type=int, default=100_000, help="nodes per position (100000)")
    options = parser.parse_args()
    for (size, line_length), marks in BOARDS.items():
        rules = Rules(size, line_length)
        wins = confirmed = measured = 0
        for position in middlegames(rules, options.positions, SEED, marks):
            win = forced_win(position)
            if not win:
                continue
            job = SolveJob(position)
            while win[0] not in job.distances() and job.nodes < options.nodes:
                job.advance()
            wins += 1
            confirmed += job.moves()[win[0]] is Verdict.WIN
            measured += job.distances().get(win[0], len(win) + 1) <= len(win)
        print(
            f"{rules.describe()}: {options.positions} positions, {wins} wins,"
            f" {confirmed} confirmed, {measured} measured as short or shorter"
        )


if __name__ == "__main__":
    main()
