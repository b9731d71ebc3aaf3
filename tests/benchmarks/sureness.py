"""How often "stop when sure" is wrong, and how many trials it saves, against the exact scores.

    python -m tests.benchmarks.sureness [--positions 2500] [--sure 95.0] [--most 100000] [--seed 0]

Positions come from random play. A player thinks about each position, with a seed of its own, until
it knows the best square with the given confidence or reaches the maximum number of trials.
Positions in which several squares have exactly the same best score, without being equal by
symmetry, are reported separately.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import mean, median, pstdev
from typing import NamedTuple

from tests.benchmarks.measuring import options, row
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

    trials: int
    is_sure: bool
    """Whether the player was sure before the maximum number of trials."""
    is_wrong: bool
    """Whether it was sure of a square that isn't the best."""


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


def measured(player: MonteCarlo, position: Position, seed: int) -> tuple[bool, Result]:
    """Return whether several squares are best, and what the player made of the position."""
    exact, groups = engine.exact(position).scores(*WEIGHTS), equal_squares(position)
    values = [round(exact[group[0]], 12) for group in groups]
    best = [group for group, value in zip(groups, values, strict=True) if value == max(values)]
    *_, thought = player.think(position, seed)
    is_sure = thought.confidence is not None and thought.confidence.is_reached
    index = None if thought.move is None else position.rules.index(thought.move)
    is_wrong = is_sure and not any(index in group for group in best)
    return len(best) > 1, Result(thought.trials, is_sure, is_wrong)


def share(count: int, of: int) -> str:
    """Return a share with Wilson's 95 % interval."""
    held = wilson_interval(count, of)
    return f"{count / of:.2%} ({held.low:.2%} to {held.high:.2%})"


def main() -> None:
    """Measure every board and print the results."""
    asked = options(__doc__, positions=2500, sure=95.0, most=100_000, seed=0)
    player = MonteCarlo(asked.most, WEIGHTS, sure=asked.sure)
    row("Board", "Positions", "Wrong", "Sure before the last trial", "Mean trials", "Median")
    for rules in BOARDS:
        found: dict[bool, list[Result]] = {False: [], True: []}
        for number, position in enumerate(positions(rules, asked.seed)):
            has_equals, result = measured(player, position, number)
            found[has_equals].append(result)
            if len(found[False]) == asked.positions:
                break
        for has_equals, results in found.items():
            if count := len(results):
                trials, sure, wrong = zip(*results, strict=True)
                error = 1.96 * pstdev(trials) / sqrt(count)
                row(
                    f"{rules.describe()}, {'equal best squares' if has_equals else 'one best'}",
                    f"{count:,}",
                    share(sum(wrong), count),
                    share(sum(sure), count),
                    f"{mean(trials):,.0f} ± {error:,.0f}",
                    f"{median(trials):,.0f}",
                )


if __name__ == "__main__":
    main()
