"""Measure what the levels score, in whole games of the kernel with each side in turn.

    python -m tests.benchmarks.levels [BOARD ...] [--games N] [--seconds S]

A cell of the table has N games, or as many as S seconds of its thread's time allow.
"""

from __future__ import annotations

from functools import partial
from itertools import count
from random import Random
from time import thread_time

from tests.benchmarks.measuring import options, processor_seconds, row
from tttmc_app.core import Position, Rules, Square
from tttmc_app.engine import BestSquares, KernelPlayer, WholeGames
from tttmc_app.experiments.statistics import mean_interval, wilson_interval
from tttmc_app.players import parse_spec

BOARDS = {
    f"{size}x{line}{'r' * reverse}": (Rules(size, line, reverse), holds)
    for size, line, plain, reversed_ in (
        (3, 3, "XO", "XO"), (4, 4, "XO", "XO"), (4, 3, "X", "O"), (5, 4, "XO", ""),
        (6, 4, "X", ""), (6, 5, "XO", ""), (7, 5, "", ""), (9, 5, "", ""), (15, 5, "", ""),
    )
    for reverse, holds in ((False, plain), (True, reversed_))
}  # fmt: skip
"""Rules, each with the sides that don't lose to best play where Perfect finds it."""


def blocking(position: Position) -> BestSquares:
    """Return the squares of a player that only completes and blocks lines, or else all.

    Where completing a line loses, it only avoids that.
    """
    rules, all_but_one = position.rules, position.rules.line_length - 1

    def gaps(own: int, other: int) -> int:
        found = 0
        for line in rules.line_masks:
            if not line & other and (line & own).bit_count() == all_but_one:
                found |= line & ~own
        return found

    completing = gaps(position.mine, position.theirs)
    if rules.reverse:
        among = position.legal & ~completing
    else:
        among = completing or gaps(position.theirs, position.mine)
    among = among & position.legal or position.legal
    return BestSquares([s for s in position.legal_squares if among >> rules.index(s) & 1])


def player(name: str, rules: Rules) -> KernelPlayer:
    """Return a player: a level, "blocks", or one as commands write it."""
    if name == "blocks":
        return KernelPlayer("asked", best=blocking)
    text = f"level:level={name}" if name in ("easy", "medium", "hard", "unbeatable") else name
    found = parse_spec(text).make().compiled(rules)
    assert found is not None
    return found


def points(
    rules: Rules, one: str, other: str, games: int, *, sides: str = "XO", seed: int = 1,
    seconds: float = 1e9,
) -> list[float]:  # fmt: skip
    """Return one player's points in each game, with the sides in turn."""
    found, began = list[float](), thread_time()
    ours, theirs = player(one, rules), player(other, rules)
    for number in range(games):
        side = "XO".index(sides[number % len(sides)])
        players = (theirs, ours) if side else (ours, theirs)
        series = WholeGames(rules, players, seed, [number])
        while not (done := series.advance(9.0, 0.0).winners):
            pass
        found.append({-1: 0.5, side: 1.0}.get(done[0], 0.0))
        if thread_time() - began > seconds:
            break
    return found


def share(found: list[float]) -> str:
    """Return a mean of points with its interval, and how many games if there are few."""
    mean = sum(found) / len(found)
    low, high = mean_interval(mean, sum((each - mean) ** 2 for each in found), len(found))
    return f"{mean * 100:.0f} % ({low * 100:.0f}–{high * 100:.0f})"


def losses(found: list[float]) -> str:
    """Return how many games were lost, and the interval for their share."""
    lost = found.count(0.0)
    low, high = wilson_interval(lost, len(found))
    return f"{lost} of {len(found)} ({low * 100:.1f}–{high * 100:.1f} %)"


def near(rules: Rules, positions: int, seconds: float) -> str:
    """Return how many proven results hard passes up in random positions where one is near.

    A win within three plies is near, and so is a loss within two where another move avoids it.
    """
    hard, found, wrong, began = parse_spec("level:level=hard").make(), 0, 0, thread_time()
    for seed in count():
        if found == positions or thread_time() - began > seconds:
            break
        random, position = Random(seed), Position.start(rules)
        for _ in range(random.randrange(2, rules.square_count - 1)):
            if position.outcome is None:
                position = position.play(random.choice(position.legal_squares))
        if position.outcome is None and (good := near_squares(position)):
            found += 1
            wrong += hard.choose(position, seed) not in good
    return f"{wrong} of {found}"


def near_squares(position: Position) -> list[Square]:
    """Return the moves that keep a near result; none if all moves do, or nothing is near."""
    moves = position.legal_squares
    for plies in (1, 3):
        if wins := [square for square in moves if wins_within(position, square, plies)]:
            return wins
    safe = [square for square in moves if not loses_within_two(position, square)]
    return safe if len(safe) < len(moves) else []


def wins_within(position: Position, square: Square, plies: int) -> bool:
    """Return whether a move wins within this many plies, whatever the other side does."""
    after, mover = position.play(square), position.to_move
    if after.outcome is not None or plies == 1:
        return after.outcome is not None and after.outcome.winner is mover
    for reply in after.legal_squares:
        then = after.play(reply)
        if then.outcome is None:
            if not any(wins_within(then, each, plies - 2) for each in then.legal_squares):
                return False
        elif then.outcome.winner is not mover:
            return False
    return True


def loses_within_two(position: Position, square: Square) -> bool:
    """Return whether a move loses at once, or lets the other side win with its next move."""
    after = position.play(square)
    if after.outcome is not None:
        return after.outcome.winner is position.to_move.other
    return any(wins_within(after, reply, 1) for reply in after.legal_squares)


def main() -> None:
    """Print a row for each board."""
    asked = options(__doc__, BOARDS, games=500, seconds=60.0)
    row(
        *("board", "blocks : easy", "medium : easy", "hard : medium", "unbeatable : hard"),
        *("hard lost to Random", "to Perfect", "passes up", "unbeatable lost", "first move"),
    )
    for name in asked.names:
        rules, holds = BOARDS[name]
        play = partial(points, rules, games=asked.games, seconds=asked.seconds)
        is_proven = parse_spec("level:level=unbeatable").obstacle(rules) is None
        first = partial(parse_spec("level:level=hard").make().choose, Position.start(rules), 1)
        row(
            rules.describe(),
            *(share(play(*pair)) for pair in (("blocks", "easy"), ("medium", "easy"))),
            share(play("hard", "medium")),
            share(play("unbeatable", "hard")) if is_proven else "",
            losses(play("hard", "random")),
            losses(play("hard", "perfect", sides=holds)) if holds else "",
            near(rules, asked.games, asked.seconds),
            losses(play("unbeatable", "mc:trials=100")) if is_proven else "",
            f"{processor_seconds(first) * 1000:.0f} ms",
        )


if __name__ == "__main__":
    main()
