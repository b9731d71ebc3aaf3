"""Measure how often it is wrong to be sure of the best square, and how many trials it takes.

    python -m tests.benchmarks.certainty [NAME ...] [--runs R] [--sure PERCENT] [--trials T]

stopping    thoughts that stop when they are sure
looking     many looks at growing numbers of trials, as in the window: wrong if any is wrong

Positions come from random games with at most 16 empty squares; the close ones are the tenth in
which two squares' exact scores differ least. With weights 1 and 2, a square whose exact score is
less than the best is wrong, an equal one is right. Brackets hold 95 % intervals.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import mean, median

from tests.benchmarks.measuring import options, row
from tttmc_app import engine
from tttmc_app.core import Position, Rules, Square, Tally, Weights
from tttmc_app.engine.certainty import sample_spread, sureness_of
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players.monte_carlo import MonteCarlo

BOARDS = Rules(3), Rules(3, reverse=True), Rules(4), Rules(5), Rules(7, 4)
WEIGHTS = Weights(1.0, 2.0)
Scored = tuple[Position, dict[Square, float]]
"""A position and its empty squares' exact scores."""


def positions(rules: Rules) -> Iterator[Scored]:
    """Yield positions of random games."""
    random = Random(1)
    while True:
        position = Position.start(rules)
        for _ in range(random.randrange(rules.square_count - 1)):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is not None or position.empty.bit_count() > 16:
            continue
        scores = engine.exact(position).scores(*WEIGHTS)
        exact = {s: round(scores[position.rules.index(s)], 12) for s in position.empty_squares}
        if len({*exact.values()}) > 1:
            yield position, exact


def closeness(scored: Scored) -> float:
    """Return by how much the best score differs from the next, relative to the worst."""
    best, *others = sorted({*scored[1].values()}, reverse=True)
    return (best - others[0]) / (best - others[-1])


def stopping(scored: Scored, seed: int, sure: float, trials: int) -> tuple[float | None, int]:
    """Return the exact score of the square that a thought is sure of, if any, and its trials."""
    position, exact = scored
    thought = MonteCarlo(trials, WEIGHTS, sure=sure).decide(position, seed)
    assert thought.confidence is not None
    is_sure = thought.confidence.is_reached
    return exact[thought.best[0]] if is_sure else None, thought.trials


def looking(scored: Scored, seed: int, sure: float, trials: int) -> tuple[float | None, int]:
    """Return the least exact score of the squares that any look is sure of, and the trials."""
    position, exact = scored
    *_, spread = sample_spread(position, seed)
    assert spread is not None
    sampler, total = engine.Sampler(position, seed), Tally.zero(position.rules.square_count)
    found = list[float]()
    while total.trials < trials:
        total += sampler.draw(8 + total.trials // 4)
        sureness = sureness_of(position, total, WEIGHTS, spread, sure / 100)
        if sureness.is_sure:
            found.append(exact[sureness.open[0][0]])
    return min(found, default=None), total.trials


WHAT = {"stopping": stopping, "looking": looking}


def main() -> None:
    """Take the measurements asked for."""
    asked = options(__doc__, WHAT, runs=200, sure=95.0, trials=50_000)
    row("what", "board", "positions", "runs", "wrong", "sure", "mean trials", "median")
    for name in asked.names:
        for rules in BOARDS:
            for is_close in (False, True):
                wrong, sure, trials = 0, 0, list[int]()
                cases = [*islice(positions(rules), asked.runs * (10 if is_close else 1))]
                if is_close:
                    cases = sorted(cases, key=closeness)[: asked.runs]
                for seed, scored in enumerate(cases):
                    score, count = WHAT[name](scored, seed, asked.sure, asked.trials)
                    trials.append(count)
                    sure += score is not None
                    wrong += score is not None and score < max(scored[1].values())
                low, high = wilson_interval(wrong, asked.runs)
                kind = "close" if is_close else "any"
                share = f"{wrong / asked.runs:.1%} ({low:.1%} to {high:.1%})"
                numbers = f"{mean(trials):,.0f}", f"{median(trials):,.0f}"
                row(name, rules.describe(), kind, asked.runs, share, sure, *numbers)


if __name__ == "__main__":
    main()
