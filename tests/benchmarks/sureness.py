"""How often "stop when sure" is wrong, and how many trials it saves, against the exact scores.

Positions come from random play. A player thinks about each position, with a seed of its own, until
it knows the best square with the given confidence or reaches the maximum number of trials.
Positions in which several squares have exactly the same best score, without being equal by
symmetry, are reported separately. With `--file`, each position's result is kept, so that a long
measurement can be made in parts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Weights
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players.monte_carlo import MonteCarlo

WEIGHTS = Weights(1.0, 2.0)
BOARDS = (Rules(3), Rules(4), Rules(5), Rules(7, 4))
MAX_EMPTIES = 16
"""Maximum number of empty squares; beyond it, exact scores would take too long."""


class Result(NamedTuple):
    """What became of one position."""

    has_equals: bool
    """Whether several squares are best."""
    trials: int
    is_sure: bool
    is_wrong: bool


@dataclass
class Results:
    """What became of some positions."""

    trials: list[int] = field(default_factory=list[int])
    stopped: int = 0
    """Positions in which the player was sure before the maximum number of trials."""
    wrong: int = 0
    """Positions in which the player was sure of a square that isn't the best."""

    def add(self, result: Result) -> None:
        """Count a position."""
        self.trials.append(result.trials)
        self.stopped += result.is_sure
        self.wrong += result.is_wrong

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


def measured(
    rules: Rules, count: int, sure: float, most: int, seed: int = 0, file: Path | None = None
) -> list[Results]:
    """Return the results of positions with one best square, and of those with several.

    Results already in the file are taken from it; new ones are appended to it.
    """
    results = [Results(), Results()]
    lines = file.read_text().splitlines() if file is not None and file.exists() else []
    player = MonteCarlo(most, WEIGHTS, sure=sure)
    for number, position in enumerate(positions(rules, seed)):
        if len(results[0].trials) >= count:
            break
        if number < len(lines):
            found = Result(*json.loads(lines[number]))
        else:
            found = _result(player, position, number)
            if file is not None:
                with file.open("a") as out:
                    out.write(json.dumps(found) + "\n")
        results[found.has_equals].add(found)
    return results


def _result(player: MonteCarlo, position: Position, seed: int) -> Result:
    rules = position.rules
    exact = engine.exact(position).scores(*WEIGHTS)
    groups = equal_squares(position)
    values = [round(exact[group[0]], 12) for group in groups]
    top = max(values)
    has_equals = values.count(top) > 1
    *_, thought = player.think(position, seed)
    if thought.confidence is None or not thought.confidence.is_reached:
        return Result(has_equals, thought.trials, is_sure=False, is_wrong=False)
    best = {i for group, v in zip(groups, values, strict=True) if v == top for i in group}
    is_wrong = thought.move is None or rules.index(thought.move) not in best
    return Result(has_equals, thought.trials, is_sure=True, is_wrong=is_wrong)


def main() -> None:
    """Measure every board and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2500, help="per board, with one best")
    parser.add_argument("--sure", type=float, default=95.0, help="the confidence in percent")
    parser.add_argument("--most", type=int, default=100_000, help="the most trials")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--size", type=int, help="only this board")
    parser.add_argument("--file", type=Path, help="keep the results here, and go on from them")
    args = parser.parse_args()
    if args.file is not None and args.size is None:
        parser.error("--file holds the results of one board: add --size")
    for rules in BOARDS:
        if args.size not in (None, rules.size):
            continue
        found = measured(rules, args.positions, args.sure, args.most, args.seed, args.file)
        one, equal = found
        print(f"{rules.describe()}, one best square: {one.text(args.most)}")
        print(f"{rules.describe()}, equal best squares: {equal.text(args.most)}", flush=True)


if __name__ == "__main__":
    main()
