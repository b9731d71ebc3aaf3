"""Positions to try the engine on, and all that can happen in games from them, by playing them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from random import Random
from statistics import NormalDist

from tttmc_app.core import Expectation, Mark, Position, Rules, Tally
from tttmc_app.engine.solving import SolveJob


def board(text: str) -> Position:
    """Return a position, written as size, line length, any of R (reverse) and o (to move), rows.

    Rows need neither the empty squares at their ends nor empty rows at the end.
    """
    size, line, *words, shown = text.split()
    rules = Rules(int(size), int(line), "R" in words)
    rows = [row.ljust(rules.size, ".") for row in shown.split("/")]
    rows += ["." * rules.size] * (rules.size - len(rows))
    return Position.parse("/".join(rows), rules, "o" if "o" in words else "x")


def after_moves(rules: Rules, plies: int, random: Random) -> Position:
    """Return the position of a game that is still open after some random moves."""
    while True:
        position = Position.start(rules)
        for _ in range(plies):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is None:
            return position


def scattered(rules: Rules, empties: int, random: Random) -> Position:
    """Return an open position with this many empty squares; no game need lead to it.

    It starts from a pattern with runs of two, so that nearly full boards have no line yet.
    """
    size, squares = rules.size, range(rules.square_count)
    while True:
        owner = [(i // size + i % size // 2) % 2 for i in squares]
        for i in random.sample(squares, rules.square_count // 6):
            owner[i] = 1 - owner[i]
        taken = random.sample(squares, rules.square_count - empties)
        x, o = (sum(1 << i for i in taken if owner[i] == side) for side in (0, 1))
        if not any(x & mask == mask or o & mask == mask for mask in rules.line_masks):
            return Position(rules, x, o, random.choice((Mark.X, Mark.O)))


@cache
def reachable(rules: Rules) -> list[Position]:
    """Return every open position that play from the empty board reaches, each once."""
    found, layer = list[Position](), {Position.start(rules): None}
    while layer:
        going = [position for position in layer if position.outcome is None]
        found += going
        layer = {p.play(square): None for p in going for square in p.empty_squares}
    return found


def measured(position: Position) -> SolveJob:
    """Return a job that knows all results and distances."""
    job = SolveJob(position)
    while not job.measured:
        job.advance()
    return job


def flat(counts: Tally | Expectation) -> tuple[float, ...]:
    """Return all numbers of a tally or an expectation; those of the latter alone come last."""
    squares = [counts.won_mine, counts.won_theirs, counts.lost_mine, counts.lost_theirs]
    if isinstance(counts, Expectation):
        squares += [counts.tied_mine, counts.tied_theirs]
    return (counts.wins, counts.ties, counts.losses, *(n for each in squares for n in each))


@cache
def chances_of_x(position: Position) -> tuple[float, ...]:
    """Return the exact expectation of one random game as X sees it, by playing all."""
    if position.outcome is not None:
        winner, squares = position.outcome.winner, range(position.rules.square_count)
        ends = (Mark.X, Mark.O, None)
        both = [(winner is end, marks) for end in ends for marks in (position.x, position.o)]
        held = [won and marks >> i & 1 for won, marks in both for i in squares]
        return tuple(map(float, (winner is Mark.X, winner is None, winner is Mark.O, *held)))
    games = [chances_of_x(position.play(square)) for square in position.legal_squares]
    return tuple(sum(each) / len(games) for each in zip(*games, strict=True))


def all_games(position: Position) -> tuple[float, ...]:
    """Return the exact expectation of one random game, in the order of `flat`."""
    if position.to_move is Mark.O:  # the same game with the sides' names swapped
        position = Position(position.rules, position.o, position.x, Mark.X)
    return chances_of_x(position)


@cache
def plain_result(position: Position) -> tuple[int, int]:
    """Return the mover's result (1, 0 or -1) and the plies to the end, by trying everything.

    The winner ends the game as soon as possible, the loser as late as possible.
    """
    if position.outcome is not None:
        winner = position.outcome.winner
        return (0 if winner is None else 1 if winner is position.to_move else -1), 0
    found = [plain_result(position.play(square)) for square in position.legal_squares]
    return max(
        ((-result, plies + 1) for result, plies in found), key=lambda at: (at[0], -at[0] * at[1])
    )


def distances_of(tally: Tally, chances: Iterable[float]) -> list[float]:
    """Return how many standard deviations a tally's numbers are off; what is certain is exact."""
    scores: list[float] = []
    for number, chance in zip(flat(tally), chances, strict=False):
        deviation = sqrt(max(0.0, tally.trials * chance * (1 - chance)))
        if deviation < 1e-3:
            assert number == round(tally.trials * chance)
        elif deviation > 5:  # otherwise the normal approximation is poor
            scores.append((number - tally.trials * chance) / deviation)
    return scores


def assert_by_chance(scores: list[float]) -> None:
    """Fail if any of these is further off than happens in one of 1,000 runs with as many."""
    assert max(map(abs, scores)) <= -NormalDist().inv_cdf(0.001 / 2 / len(scores))
