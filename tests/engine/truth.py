"""Exact chances by brute force, positions to try them on, and how far samples may be off."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist

from tttmc_app.core import Mark, Position, Rules, Tally
from tttmc_app.engine import _kernel
from tttmc_app.engine.kernel import KernelSampler, board_of
from tttmc_app.engine.plans import MAX_SLICED, Plan, conditional_plan, general_plan

Chances = tuple[float, ...]
"""Of a win, a loss, then of each of the tally's four counts, square by square."""


@dataclass(frozen=True)
class Comparisons:
    """Hold the z-scores of many comparisons, made at known error rates."""

    scores: tuple[float, ...]

    @property
    def bound(self) -> float:
        """Return what |z| passes in one of 1,000 runs of as many comparisons (Bonferroni)."""
        return -NormalDist().inv_cdf(0.001 / 2 / max(1, len(self.scores)))

    @property
    def worst(self) -> float:
        return max(map(abs, self.scores), default=0.0)


def brute_force(position: Position) -> Chances:
    """Return the exact chances, carrying those of every board forward from ply to ply."""
    rules, masks = position.rules, position.rules.line_masks
    boards = {(position.mine, position.theirs): 1.0}
    won: dict[tuple[int, int], float] = {}
    lost: dict[tuple[int, int], float] = {}
    for ply in range(position.empty.bit_count()):
        reached: dict[tuple[int, int], float] = {}
        for (mine, theirs), chance in boards.items():
            free = [1 << i for i in range(rules.square_count) if not (mine | theirs) >> i & 1]
            for bit in free:
                board = (mine | bit, theirs) if ply % 2 == 0 else (mine, theirs | bit)
                mover = board[ply % 2]
                over = any(mask & bit and mover & mask == mask for mask in masks)
                where = (lost if ply % 2 else won) if over else reached
                where[board] = where.get(board, 0.0) + chance / len(free)
        boards = reached
    if rules.reverse:
        won, lost = lost, won
    return (
        sum(won.values()),
        sum(lost.values()),
        *(
            sum(chance for board, chance in ends.items() if board[side] >> i & 1)
            for ends in (won, lost)
            for side in (0, 1)
            for i in range(rules.square_count)
        ),
    )


def counts_of(tally: Tally) -> tuple[int, ...]:
    """Return a tally in the order of `Chances`."""
    return (
        tally.wins,
        tally.losses,
        *tally.won_mine,
        *tally.won_theirs,
        *tally.lost_mine,
        *tally.lost_theirs,
    )


def against_truth(tally: Tally, chances: Chances) -> list[float]:
    """Return the z-scores of a tally's counts; counts that can't vary must be right."""
    scores: list[float] = []
    for count, chance in zip(counts_of(tally), chances, strict=True):
        deviation = sqrt(max(0.0, tally.trials * chance * (1 - chance)))
        if deviation > 2:  # a normal distribution fits from there on
            scores.append((count - tally.trials * chance) / deviation)
        else:
            assert abs(count - tally.trials * chance) <= 25
        if chance < 1e-12:
            assert count == 0
    return scores


def against_each_other(one: Tally, two: Tally) -> list[float]:
    """Return the z-scores of the differences between two tallies of as many trials."""
    scores: list[float] = []
    for a, b in zip(counts_of(one), counts_of(two), strict=True):
        pooled = (a + b) / (2 * one.trials)
        deviation = sqrt(2 * one.trials * pooled * (1 - pooled))
        if deviation > 5:
            scores.append((a - b) / deviation)
    return scores


def played(rules: Rules, plies: int, random: Random) -> Position:
    """Return a position some random moves into a game that is still open."""
    while True:
        position = Position.start(rules)
        for _ in range(plies):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is None:
            return position


def scattered(rules: Rules, empties: int, random: Random) -> Position:
    """Return an open position that needn't come from a game, with so many empty squares."""
    while True:
        squares = random.sample(range(rules.square_count), rules.square_count - empties)
        cut = random.randint(len(squares) // 3, 2 * len(squares) // 3)
        x, o = (sum(1 << i for i in part) for part in (squares[:cut], squares[cut:]))
        masks = rules.line_masks
        if not any(x & mask == mask or o & mask == mask for mask in masks):
            return Position(rules, x, o, random.choice((Mark.X, Mark.O)))


def kernel_paths(position: Position) -> dict[str, Plan]:
    """Return every sampler of the kernel's that can serve a position, chosen for it or not."""
    empties = position.empty.bit_count()
    rules = position.rules
    lines = _kernel.survey(board_of(position), rules.size, rules.line_length)
    paths = {"general": general_plan(empties, lines)}
    if empties <= MAX_SLICED:
        paths["sliced"] = Plan("sliced")
    if conditional := conditional_plan(empties, lines):
        paths["conditional"] = conditional
    return paths


def draw_by(plan: Plan, position: Position, trials: int, seed: int) -> Tally:
    """Return a tally drawn by the sampler of this plan, on the best backend."""
    backend = _kernel.backends()[0]
    return KernelSampler(position, seed, 1, backend, plan).draw(trials)
