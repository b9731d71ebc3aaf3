"""Measure games of the perfect player, which keeps what it has proven for a run's later games.

    python -m tests.benchmarks.perfect_games WHAT [--games N] [--seconds S] [--rounds R]

speed  processor time per game in blocks as long as a run's: of players that play move by move in
       Python and begin each move, or each block, anew, and of the one that the kernel plays, which
       keeps its proofs from block to block; and how many times longer its games take than the
       compiled searches of a player that keeps its proofs in Python
equal  games of these players on ten boards, which must be equal, move by move
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from statistics import median
from time import thread_time
from types import SimpleNamespace
from unittest.mock import patch

from tttmc_app.core import Position, Rules, Thought
from tttmc_app.engine import solving, tree_search
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import SLICE_SECONDS, Block, PlayedGame, play_block, play_in_python
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.perfect import Perfect, perfect_player

SPEED_CASES = ((Rules(3), 400), (Rules(4), 100), (Rules(5, 4), 20))
"""Rules, and the number of games for each pair."""
EQUAL_CASES = (
    (Rules(3), Perfect(), 0, 8),
    (Rules(3, reverse=True), Perfect(), 0, 8),
    (Rules(3), Perfect(simulations=30), 2, 8),
    (Rules(4), Perfect(simulations=100), 3, 3),
    (Rules(4, reverse=True), Perfect(simulations=200), 2, 2),
    (Rules(4, 3), Perfect(simulations=200), 2, 3),
    (Rules(5, 4), Perfect(nodes=3000, simulations=200), 3, 1),
    (Rules(5, 4), Perfect(nodes=20_000, simulations=200), 6, 1),
    (Rules(5), Perfect(nodes=8000, simulations=200), 3, 1),
    (Rules(6, 4, reverse=True), Perfect(nodes=4000, simulations=200), 4, 1),
)
"""Rules, the player, the number of opening moves, and the share of games."""


@dataclass(frozen=True, slots=True)
class Anew(Player):
    """The perfect player without what it has proven before."""

    player: Perfect

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts of a new player."""
        yield from replace(self.player).think(position, seed)


class Clock:
    """The processor time of this thread inside the compiled searches."""

    def __init__(self) -> None:
        """Start at 0."""
        self.seconds = 0.0
        found = compiled_searches(Rules(3))
        assert found is not None, "the engine isn't built"
        self._searches = SimpleNamespace(
            Tree=partial(self._begin, found.Tree), Solver=partial(self._begin, found.Solver)
        )

    @contextmanager
    def running(self) -> Generator[None]:
        """Time all searches meanwhile."""
        with ExitStack() as stack:
            for module in (tree_search, solving):
                replaced = patch.object(module, "compiled_searches", return_value=self._searches)
                stack.enter_context(replaced)
            yield

    def _begin(self, kind: Callable[..., object], *values: object) -> _Timed:
        return _Timed(self, self.timed(kind, *values))

    def timed(self, work: Callable[..., object], *values: object) -> object:
        """Return the result of some work, and add its time."""
        started = thread_time()
        found = work(*values)
        self.seconds += thread_time() - started
        return found


class _Timed:
    """A search whose methods are timed."""

    def __init__(self, clock: Clock, search: object) -> None:
        self._clock, self._search = clock, search

    def __getattr__(self, name: str) -> object:
        found = getattr(self._search, name)
        return partial(self._clock.timed, found) if callable(found) else found


def played(block: Block, x: Player, other: str, seconds: float) -> list[PlayedGame]:
    """Return a block's games, played in blocks of this many seconds."""
    games: list[PlayedGame] = []
    left: Block | None = block
    while left is not None:
        one = replace(x) if isinstance(x, Perfect) else x
        o = one if other == "perfect" else parse_spec(other).make()
        found = play_in_python(left, (one, o), lambda: False, seconds)
        games += found
        left = left.without(found)
    return games


def played_by_kernel(block: Block, seconds: float) -> list[PlayedGame]:
    """Return a block's games, played in the kernel in blocks of this many seconds by a new process.

    That is, by one that knows no proofs yet.
    """
    perfect_player.cache_clear()
    games: list[PlayedGame] = []
    left: Block | None = block
    while left is not None:
        found = play_block(left, seconds=seconds)
        games += found
        left = left.without(found)
    return games


def seconds_inside(block: Block, other: str) -> float:
    """Return the time that a run's compiled searches take, with all proofs kept."""
    clock = Clock()
    with clock.running():
        played(block, Perfect(), other, 1e6)
    return clock.seconds


def timed(work: Callable[[], object]) -> float:
    """Return the processor seconds that some work takes."""
    started = thread_time()
    work()
    return thread_time() - started


def measure_speed(games: int, seconds: float, rounds: int) -> None:
    """Print milliseconds of processor time per game: medians of rounds, and of their ratios."""
    print("board  opponent  games  anew  by block  kernel  block to kernel  kernel to searches")
    for rules, number in SPEED_CASES:
        for other in ("perfect", "random", "mc:trials=100"):
            count = max(1, number * games // 100)
            found: list[tuple[float, ...]] = []
            for seed in range(rounds):
                block = Block(0, "perfect", other, rules, seed, tuple(range(count)))
                few = replace(block, numbers=block.numbers[: max(1, count // 4)])
                anew = timed(partial(played, few, Anew(Perfect()), other, seconds))
                python = timed(partial(played, block, Perfect(), other, seconds))
                kernel = timed(partial(played_by_kernel, block, seconds))
                ratios = python / kernel, kernel / seconds_inside(block, other)
                each = anew / len(few.numbers), python / count, kernel / count
                found.append((*(1e3 * one for one in each), *ratios))
            medians = " ".join(f"{median(column):8.2f}" for column in zip(*found, strict=True))
            print(f"{rules.describe()!s:16} {other:14} {count:5} {medians}", flush=True)


def compare(games: int) -> None:
    """Play games in three ways, and print how many are equal."""
    for rules, player, opening, share in EQUAL_CASES:
        compared = 0
        for other in ("perfect", "mc:trials=100", "random"):
            numbers = tuple(range(max(1, games * share // 8)))
            spec = f"perfect:nodes={player.nodes},simulations={player.simulations}"
            o = spec if other == "perfect" else other
            block = Block(0, spec, o, rules, 1, numbers, conduct=Conduct(opening, 3))
            one, two, three = (
                [game.untimed for game in found]
                for found in (
                    played(block, player, other, 1e6),
                    played(block, Anew(player), other, 1e6),
                    played_by_kernel(block, SLICE_SECONDS),
                )
            )
            assert one == two == three, f"games against {other} on {rules.describe()} differ"
            compared += len(one)
        print(f"{rules.describe()!s:24}{compared:7,} games, all equal", flush=True)


def main() -> None:
    """Run the requested benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("speed", "equal"))
    parser.add_argument("--games", type=int, default=100, help="percent, or games on 3×3")
    parser.add_argument("--seconds", type=float, default=SLICE_SECONDS, help="a block's length")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    if args.what == "speed":
        measure_speed(args.games, args.seconds, args.rounds)
    else:
        compare(args.games)


if __name__ == "__main__":
    main()
