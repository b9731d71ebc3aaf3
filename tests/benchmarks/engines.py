"""Play engines that speak the Gomocup protocol against players, in pairs from the same openings.

    python tests/benchmarks/engines.py [ONE TWO] [--games G] [--size N] [--opening M] [--first P]

ONE and TWO are players, written as in commands, such as engine:./pbrain-other,turn=0.1, or
timed:SECONDS for tree search that thinks for that long. Without them, our own engine plays the
small reference engine of the tests, as processes on both sides. Each pair of games shares one
opening, played from both sides; --first starts at a later pair, so that several processes can share
the work. Prints ONE's share of the points with its 95 % interval, the forfeits, and the longest
moves.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.gomocup.brains import OWN, REFERENCE, write_brain
from tttmc_app import engine
from tttmc_app.core import Ending, GameRecord, Mark, Position, Rules, Thought, derive_seed
from tttmc_app.experiments.conduct import Conduct, opening_moves
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.tree import thought_of_tree
from tttmc_app.session import play_game

_MOST = 10**9


@dataclass(slots=True)
class TimedTree(Player):
    """Tree search that thinks for a given time, as an engine does."""

    seconds: float

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the last thought only."""
        started = perf_counter()
        tree = engine.Tree(position, seed)
        for _ in tree.run(_MOST):
            if perf_counter() - started >= self.seconds:
                break
        yield thought_of_tree(position, tree.statistics(), _MOST, seed).settled()


@dataclass(slots=True)
class Stopwatch(Player):
    """A player that records the time of its longest move."""

    player: Player
    longest: float = 0.0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the player's thoughts."""
        started = perf_counter()
        yield from self.player.think(position, seed)
        self.longest = max(self.longest, perf_counter() - started)

    def close(self) -> None:
        """End the player's process."""
        self.player.close()


def player_of(text: str) -> Stopwatch:
    """Return the player that a command line names."""
    if text.startswith("timed:"):
        return Stopwatch(TimedTree(float(text.removeprefix("timed:"))))
    return Stopwatch(parse_spec(text).make())


def interval(points: list[float]) -> str:
    """Return the mean number of points with its 95 % Wilson interval."""
    count, share = len(points), sum(points) / len(points)
    z = 1.96
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return (
        f"{100 * share:.1f} % ({100 * max(0.0, centre - half):.1f}–{100 * (centre + half):.1f} %)"
    )


def forfeit_of(record: GameRecord) -> str:
    """Return why a game was forfeited; empty if it wasn't."""
    result = record.result
    return str(result.reason) if result is not None and result.ending is Ending.FORFEIT else ""


def play(names: tuple[str, str], rules: Rules, games: int, opening: int, first: int) -> None:
    """Play games and print the results after each pair."""
    one, two = map(player_of, names)
    points, forfeits = list[float](), list[str]()
    conduct = Conduct(opening, opening_seed=1)
    started = perf_counter()
    try:
        for game in range(games):
            position = Position.start(rules)
            for move in opening_moves(rules, conduct, first + game // 2):
                position = position.play(move)
            mine = Mark.X if game % 2 == 0 else Mark.O
            machines = (one, two) if mine is Mark.X else (two, one)
            seed = derive_seed(first, "game", game)
            record = play_game(position, machines, ("x", "o"), seed)
            winner = record.result.winner if record.result else None
            points.append(0.5 if winner is None else float(winner is mine))
            if reason := forfeit_of(record):
                forfeits.append(reason)
            if game % 2:
                print(
                    f"{game + 1} games in {perf_counter() - started:.0f} s: {names[0]} takes "
                    f"{interval(points)}, {len(forfeits)} forfeits {forfeits[-1:]}, longest moves "
                    f"{one.longest:.2f} and {two.longest:.2f} s",
                    flush=True,
                )
    finally:
        one.close()
        two.close()


def main() -> None:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--size", type=int, default=15)
    parser.add_argument("--opening", type=int, default=4)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        names = args.players or [
            f"engine:{write_brain(Path(folder), OWN, 'pbrain-own')},turn=0.2",
            f"engine:{write_brain(Path(folder), REFERENCE, 'pbrain-reference')},turn=0.2",
        ]
        rules = Rules(args.size, 5)
        play((names[0], names[1]), rules, args.games, args.opening, args.first)


if __name__ == "__main__":
    main()
