"""Simulate how often the lab's 95 % intervals hold the truth, and how wide they are.

    python -m tests.benchmarks.coverage [NAME ...] [--rounds R]

shares      shares of games
scores      a match's score, from games and from pairs
ratings     a tournament's ratings, without openings and with unbalanced ones
controlled  scores without known luck, in real games against Random
sprt        how often the sequential test accepts the wrong bound, and how many games it takes

Rows say what was simulated, the coverage (95 % is claimed), the intervals' mean width, divided by
that of ideal ones (3.92 standard deviations of the estimates), and the same for the differences
between two runs. A round simulates 100 cases. On the boards no game is a tie, half of them are, or
96 %; players of different strength tie less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations, pairwise, product
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from tests.benchmarks.measuring import options, row
from tttmc_app.core import Rules
from tttmc_app.experiments.games import PlayedGame, play_block
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.pairs import Strength, decision, score_of_elo
from tttmc_app.experiments.ratings import Meeting, Rating, expected_share, ratings
from tttmc_app.experiments.statistics import (
    Interval,
    difference_interval,
    wilson_interval,
)
from tttmc_app.players import parse_spec

CASES = 100
TIES = 0.0, 0.5, 0.96
"""The largest share of ties on each board; players of different strength can't tie so often."""
Chances = Sequence[float]
"""The chances of 0, ½, 1 .. points."""


class Estimate(NamedTuple):
    """A simulated result with its interval, and the truth."""

    value: float
    interval: Interval
    truth: float


def covered(found: Sequence[Estimate]) -> tuple[str, str]:
    """Return how often intervals hold the truth, and how wide they are."""
    held = mean(one.truth in one.interval for one in found)
    ideal = 3.92 * stdev(one.value for one in found)
    width = mean(one.interval.width for one in found)
    return f"{held:.1%}", f"{width / ideal:.2f}" if ideal else ""


def differences(found: Sequence[Estimate]) -> list[Estimate]:
    """Return the differences between each estimate and the next."""
    return [
        Estimate(
            two.value - one.value,
            difference_interval(one.value, one.interval, two.value, two.interval),
            two.truth - one.truth,
        )
        for one, two in pairwise(found)
    ]


def chances(share: float, ties: float) -> Chances:
    """Return the chances of a loss, a tie and a win with this expected score."""
    ties = min(ties, 1.9 * min(share, 1 - share))
    return 1 - share - ties / 2, ties, share - ties / 2


def pair_chances(one: Chances, two: Chances) -> Chances:
    """Return the chances of the points from a pair of independent games."""
    found = [0.0] * 5
    for (i, p), (j, q) in product(enumerate(one), enumerate(two)):
        found[i + j] += p * q
    return found


def drawn(chance: Chances, number: int, random: Random) -> list[int]:
    """Return how many results were of each kind."""
    results = random.choices(range(len(chance)), cum_weights=[*accumulate(chance)], k=number)
    return [results.count(kind) for kind in range(len(chance))]


def shares(rounds: int) -> None:
    """Print the coverage of shares and of their differences."""
    row("shares of", "coverage", "width", "of differences", "width")
    for games, share in product((20, 100, 1000), (0.02, 0.2, 0.5)):
        random = Random(1)
        counts = [drawn((1 - share, share), games, random)[1] for _ in range(CASES * rounds)]
        held = [Estimate(n / games, wilson_interval(n, games), share) for n in counts]
        row(f"{games} games, {share:.0%}", *covered(held), *covered(differences(held)))


def strength_of_games(counts: Sequence[int]) -> Strength:
    """Return the strength from the numbers of losses, ties and wins."""
    losses, ties, wins = counts
    return Strength.of_games(wins, ties, losses)


def scores(rounds: int) -> None:
    """Print the coverage of a match's score and Elo points."""
    row("score from", "games", "ties", "expected", "coverage", "width", "of differences", "width")
    for games, ties, share in product((20, 100, 1000), TIES, (0.5, 0.53, 0.9)):
        one = chances(share, ties)
        for what, chance, make in (
            ("games", one, strength_of_games),
            ("pairs", pair_chances(one, one), Strength.of_pairs),
        ):
            random, number = Random(1), 2 * games // len(chance[1:])
            found = [make(drawn(chance, number, random)) for _ in range(CASES * rounds)]
            held = [Estimate(one.score, one.interval, share) for one in found]
            row(
                what,
                games,
                f"{ties:.0%}",
                f"{share:.2f}",
                *covered(held),
                *covered(differences(held)),
            )


def met(
    strengths: Sequence[float],
    games: int,
    ties: float,
    opening: float,
    random: Random | None,
    is_gauntlet: bool,
) -> Iterator[Meeting]:
    """Yield how players met, half of the games on each side, or how they are expected to.

    An opening makes one side as many Elo points stronger in both games of a pair.
    """
    for i, j in combinations(range(len(strengths)), 2):
        if is_gauntlet and i:
            return
        gap = strengths[i] - strengths[j]
        sides = [chances(expected_share(gap + lead), ties) for lead in (opening, -opening)]
        pair = pair_chances(*sides)  # one is X, then O
        if random is None:
            yield Meeting.of(i, j, 2, [round(1e9 * chance) for chance in pair])
        elif opening:
            yield Meeting.of(i, j, 2, drawn(pair, games // 2, random))
        else:
            yield Meeting.of(i, j, 1, drawn(sides[0], games // 2, random))
            yield Meeting.of(j, i, 1, drawn(sides[1][::-1], games // 2, random))


def simulated_ratings(
    strengths: Sequence[float],
    games: int,
    ties: float,
    cases: int,
    opening: float = 0.0,
    is_gauntlet: bool = False,
) -> Iterator[list[Estimate]]:
    """Yield the ratings of simulated tournaments; the truth is that of endless ones.

    The first player of a gauntlet, whose rating is 0, is left out.
    """

    def rated(random: Random | None) -> list[Rating]:
        meetings = [*met(strengths, games, ties, opening, random, is_gauntlet)]
        return ratings(len(strengths), meetings, is_gauntlet=is_gauntlet)[is_gauntlet:]

    random, truths = Random(1), rated(None)
    for _ in range(cases):
        found = rated(random)
        yield [
            Estimate(each.rating, each.interval, truth.rating)
            for each, truth in zip(found, truths, strict=True)
        ]


def tournaments(rounds: int) -> None:
    """Print the coverage of ratings, all players together."""
    row(
        "ratings",
        "games each",
        "ties",
        "apart",
        "opening",
        "coverage",
        "width",
        "of differences",
        "width",
    )
    for (players, gauntlet), games, ties, apart, opening in product(
        ((2, ""), (4, ""), (8, ""), (4, ", gauntlet")), (20, 60), TIES, (0, 100), (0, 200)
    ):
        strengths = [apart * place for place in range(players)]
        cases = CASES * rounds
        runs = [*simulated_ratings(strengths, games, ties, cases, opening, bool(gauntlet))]
        words = f"{players} players{gauntlet}", games, f"{ties:.0%}", apart, opening
        shifted = [  # so that the spread of all together is that of each
            Estimate(
                one.value - one.truth,
                Interval(one.interval.low - one.truth, one.interval.high - one.truth),
                0.0,
            )
            for run in runs
            for one in run
        ]
        firsts = differences([run[0] for run in runs])
        row(*words, *covered(shifted), *covered(firsts))


def controlled(rounds: int) -> None:
    """Print the coverage of scores with and without luck; the mean of all games is the truth."""
    row("score against random", "games", "coverage", "width")
    for player, games in product(("mc:trials=5", "mc:trials=100", "perfect"), (20, 100, 400)):
        a, b = parse_spec(player), parse_spec("random")
        found = [
            plan.summary(plan.scores(played(plan)))
            for plan in (
                MatchPlan(a, b, games, Rules(3), seed, control=True)
                for seed in range(CASES * rounds)
            )
        ]
        strengths = [one.controlled for one in found if one.controlled]
        truth = mean(one.score for one in strengths)
        for words, each in (("", [one.strength for one in found]), (", less luck", strengths)):
            held = [Estimate(one.score, one.interval, truth) for one in each]
            row(player + words, games, *covered(held))


def played(plan: MatchPlan) -> list[PlayedGame]:
    """Return the games of a match."""
    return [game for block in plan.blocks() for game in play_block(block, seconds=600)]


def sprt(rounds: int) -> None:
    """Print how often the test errs; halfway between the bounds both decisions are right."""
    row("sequential test", "ties", "difference", "accepts low", "high", "mean games")
    for ties, (low, high) in product(TIES, ((0.0, 20.0), (-10.0, 10.0))):
        for elo in (low, (low + high) / 2, high):
            random, one = Random(1), chances(score_of_elo(elo), ties)
            chance = pair_chances(one, one)
            found = [decided(chance, low, high, random) for _ in range(CASES * rounds)]
            lows = mean(accepted == "low" for accepted, _ in found)
            games = mean(pairs for _, pairs in found) * 2
            words = f"{low:g},{high:g}", f"{ties:.0%}", f"{elo:g}"
            row(*words, f"{lows:.1%}", f"{1 - lows:.1%}", f"{games:,.0f}")


def decided(chance: Chances, low: float, high: float, random: Random) -> tuple[str, int]:
    """Play pairs until the test accepts a bound; return which, and how many it took."""
    counts, weights = [0] * 5, [*accumulate(chance)]
    while True:
        for result in random.choices(range(5), cum_weights=weights, k=25):
            counts[result] += 1
            if found := decision(counts, low, high):
                return found, sum(counts)


WHAT: dict[str, Callable[[int], None]] = {
    "shares": shares,
    "scores": scores,
    "ratings": tournaments,
    "controlled": controlled,
    "sprt": sprt,
}


def main() -> None:
    """Take the measurements asked for."""
    asked = options(__doc__, WHAT, rounds=10)
    for name in asked.names:
        WHAT[name](asked.rounds)


if __name__ == "__main__":
    main()
