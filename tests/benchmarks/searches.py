"""Measure exact expectations and searches, and compare tree search with OpenSpiel's.

    python tests/benchmarks/searches.py [--match]

OpenSpiel's rates and the match against it need `pip install open_spiel`.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.engine import SolveJob, Tree, exact

ROUNDS = 5
MOVE_SECONDS = 0.05
OPENINGS = 50
OPENING_MOVES = 4


def main() -> None:
    """Print the requested measurements, one per line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--match", action="store_true", help="play 100 games against OpenSpiel")
    options = parser.parse_args()
    measure_exact()
    measure_solver()
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: no comparison")
        return
    compare_rates(spiel)
    if options.match:
        play_match(spiel)


def measure_exact() -> None:
    """Time the exact expectation on boards with more and more empty squares."""
    boards = [".../.../...", "..../..../..../....", "...../...../OXOXO/...../....."]
    boards.append("...../...../...../...../.....")
    for text in boards:
        position = Position.parse(text, to_move=Mark.X)
        seconds = median(timed(partial(exact, position)) for _ in range(3))
        print(f"exact   {text:30} {seconds * 1e3:10.2f} ms")


def measure_solver() -> None:
    """Time how long it takes to solve all moves of empty boards."""
    boards = [(3, 3), (4, 3), (4, 4), (5, 3), (5, 4), (5, 5), (6, 5)]
    for size, line_length, reverse in [(n, k, r) for n, k in boards for r in (False, True)]:
        if reverse and size > 4 and line_length < size:
            continue  # minutes or more
        rules = Rules(size, line_length, reverse)
        job = SolveJob(Position.start(rules))
        started = perf_counter()
        while not job.settled:
            job.advance()
        took = perf_counter() - started
        print(f"solve   {rules.describe():30} {took:8.3f} s  {job.outcome()}, {job.nodes:,} nodes")


def compare_rates(spiel: Any) -> None:
    """Compare both searches' simulations per second, without proofs, in interleaved rounds."""
    for size, line_length, ours, theirs in ((3, 3, 100_000, 20_000), (7, 4, 30_000, 200)):
        compare(spiel, Rules(size, line_length), ours, theirs)
    compare(spiel, Rules(15, 5), 10_000, 20)


def compare(spiel: Any, rules: Rules, ours: int, theirs: int) -> None:
    """Print the median rates from an empty board and their median ratio."""
    game = load(spiel, rules)
    pairs: list[tuple[float, float]] = []
    for seed in range(ROUNDS):
        tree = Tree(Position.start(rules), seed, proofs=False)
        bot = player(spiel, game, theirs, seed, proofs=False)
        state = game.new_initial_state()
        own = ours / timed(partial(tree.advance, ours))
        pairs.append((own, theirs / timed(partial(bot.step, state))))
    rate, other = (median(column) for column in zip(*pairs, strict=True))
    ratio = median(one / two for one, two in pairs)
    name = rules.describe()
    print(f"tree    {name:30} {rate:10,.0f}/s, OpenSpiel {other:8,.0f}/s: {ratio:.1f} x")


def play_match(spiel: Any) -> None:
    """Play 9×9, five in a row, with equal time per move, each random opening from both sides."""
    rules, random, points, games = Rules(9, 5), Random(77), 0.0, 0
    rivals = Rivals(spiel, rules)
    for _ in range(OPENINGS):
        opening = Position.start(rules)
        moves: list[Square] = []
        for _ in range(OPENING_MOVES):
            moves.append(random.choice(opening.empty_squares))
            opening = opening.play(moves[-1])
        for side in Mark:
            points += rivals.play(opening, moves, side, games)
            games += 1
    share = points / games
    print(f"match   {rules.describe():30} {points:g} of {games} points ({share:.0%})")


class Rivals:
    """Games between our search and OpenSpiel's, both with proofs and the same time per move."""

    def __init__(self, spiel: Any, rules: Rules) -> None:
        self._spiel = spiel
        self._game = load(spiel, rules)
        self._rate = 1000.0  # simulations per second; OpenSpiel has no time limit

    def play(self, position: Position, moves: list[Square], side: Mark, seed: int) -> float:
        """Return our points in a game that we play as one side."""
        size = position.rules.size
        state = self._game.new_initial_state()
        for row, col in moves:
            state.apply_action(row * size + col)
        while position.outcome is None:
            if position.to_move is side:
                square = self._ours(position, seed)
            else:
                square = divmod(self._theirs(state, seed), size)
            position = position.play(square)
            state.apply_action(square[0] * size + square[1])
        winner = position.outcome.winner
        return 0.5 if winner is None else float(winner is side)

    def _ours(self, position: Position, seed: int) -> Square:
        tree, end = Tree(position, seed), thread_time() + MOVE_SECONDS
        while thread_time() < end and not tree.settled:
            tree.advance(200)
        best = tree.statistics().best
        assert best is not None
        return best

    def _theirs(self, state: Any, seed: int) -> int:
        simulations = max(10, int(self._rate * MOVE_SECONDS))
        bot = player(self._spiel, self._game, simulations, seed, proofs=True)
        actions: list[int] = []
        took = timed(lambda: actions.append(bot.step(state)))
        self._rate = (self._rate + simulations / max(took, 1e-4)) / 2
        return actions[0]


def load(spiel: Any, rules: Rules) -> Any:
    """Return OpenSpiel's game of the same rules; for 3×3, its much faster special game."""
    if (rules.size, rules.line_length) == (3, 3):
        return spiel.load_game("tic_tac_toe")
    size = rules.size
    return spiel.load_game(f"mnk(m={size},n={size},k={rules.line_length})")


def player(spiel: Any, game: Any, simulations: int, seed: int, *, proofs: bool) -> Any:
    """Return OpenSpiel's tree search in C++ with random rollouts."""
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    return spiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, proofs, seed, False)


def timed(work: Callable[[], object]) -> float:
    """Return the processor time of a piece of work, in seconds."""
    started = thread_time()
    work()
    return thread_time() - started


if __name__ == "__main__":
    main()
