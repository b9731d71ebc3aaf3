"""How often "stop when sure" is wrong, and how many trials it saves, against the exact scores.

Positions come from random play. Each is thought about with its own seed until the best square is
known with the confidence, or until the most trials. Positions in which several squares have
exactly the same best score, without being equal by symmetry, are reported apart.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Weights
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players.monte_carlo import MonteCarlo

WEIGHTS = Weights(1.0, 2.0)
BOARDS = (Rules(3), Rules(4), Rules(5), Rules(7, 4))
MAX_EMPTIES = 16
"""Most empty squares of a position, for the time that the exact scores take."""


@dataclass
class Results:
    """What became of some positions."""

    trials: list[int] = field(default_factory=list[int])
    stopped: int = 0
    """Positions in which it was sure before the most trials."""
    wrong: int = 0
    """Positions in which it was sure of a square that isn't best."""

    def text(self, most: int) -> str:
        """Return the results as one line."""
        count = len(self.trials)
        if not count:
            return "none"
        mean = sum(self.trials) / count
        spread = sqrt(sum((n - mean) ** 2 for n in self.trials) / max(1, count - 1) / count)
        wrong, stopped = (wilson_interval(n, count) for n in (self.wrong, self.stopped))
        return (
            f"{count:6,} positions; wrong {self.wrong:3} "
            f"({self.wrong / count:.2%}, {wrong.low:.2%} to {wrong.high:.2%}); "
            f"sure {self.stopped / count:.1%} ({stopped.low:.1%} to {stopped.high:.1%}); "
            f"trials: mean {mean:,.0f} ± {1.96 * spread:,.0f} ({mean / most:.1%} of the most), "
            f"median {sorted(self.trials)[count // 2]:,}"
        )


def positions(rules: Rules, seed: int) -> Iterator[Position]:
    """Yield open positions of random games, each with at least two squares that aren't equal."""
    rng = Random(seed)
    while True:
        position = Position.start(rules)
        for _ in range(rng.randrange(rules.square_count - 1)):
            after = position.play(rng.choice(position.empty_squares))
            if after.outcome is not None:
                break
            position = after
        empties = position.empty.bit_count()
        if empties <= MAX_EMPTIES and len(equal_squares(position)) > 1:
            yield position


def measured(rules: Rules, count: int, sure: float, most: int, seed: int = 0) -> list[Results]:
    """Return the results of positions with one best square, and of those with equal ones."""
    results = [Results(), Results()]
    player = MonteCarlo(most, WEIGHTS, sure=sure)
    for number, position in enumerate(positions(rules, seed)):
        if len(results[0].trials) >= count:
            break
        exact = engine.exact(position).scores(*WEIGHTS)
        groups = equal_squares(position)
        values = [round(exact[group[0]], 12) for group in groups]
        top = max(values)
        found = results[values.count(top) > 1]
        *_, thought = player.think(position, number)
        found.trials.append(thought.trials)
        if thought.note.source.startswith("Not"):
            continue
        found.stopped += 1
        best = {i for group, v in zip(groups, values, strict=True) if v == top for i in group}
        found.wrong += thought.move is None or rules.index(thought.move) not in best
    return results


def main() -> None:
    """Measure every board and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2500, help="per board, with one best")
    parser.add_argument("--sure", type=float, default=95.0, help="the confidence in percent")
    parser.add_argument("--most", type=int, default=100_000, help="the most trials")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    for rules in BOARDS:
        one, equal = measured(rules, args.positions, args.sure, args.most, args.seed)
        print(f"{rules.describe()}, one best square: {one.text(args.most)}")
        print(f"{rules.describe()}, equal best squares: {equal.text(args.most)}", flush=True)


if __name__ == "__main__":
    main()
