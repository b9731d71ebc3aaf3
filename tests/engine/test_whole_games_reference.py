"""Whole games of the kernel, move by move as their rules say, from the engine's other functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, derive_seed, square_name
from tttmc_app.core.seeds import SEED_LIMIT, drawn_place
from tttmc_app.engine import KernelPlayer, WholeGames

if engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON:
    pytest.skip("the engine isn't built", allow_module_level=True)


def some(position: Position) -> tuple[Square, ...]:
    """Return every second empty square, as a function of a player that is asked may."""
    return position.empty_squares[::2]


def greatest(player: KernelPlayer, values: dict[Square, float], seed: int) -> Square:
    """Return the square with the greatest value, drawn from equal ones unless the first counts."""
    best = [square for square, value in values.items() if value == max(values.values())]
    return best[0 if player.takes_first else drawn_place(seed, "choice", len(best))]


def ended_well(player: KernelPlayer, position: Position, square: Square, seed: int) -> int:
    """Return how many random games that begin with a square are good for the side to move."""
    after = position.play(square)
    if after.outcome is not None:
        return player.trials * (after.outcome.winner is position.to_move)
    tally = engine.sample(after, player.trials, seed)
    return tally.losses + (tally.ties if player.ties_are_good else 0)


def move_of(player: KernelPlayer, position: Position, seed: int) -> Square:
    """Return the move that a player makes with this seed."""
    squares = position.empty_squares
    if player.kind == "random":
        return squares[drawn_place(seed, "move", len(squares))]
    if len(squares) == 1:
        return squares[0]
    if player.kind == "mc":
        tally = engine.sample(position, player.trials, seed)
        scores = tally.scores(player.current, player.other)
        return greatest(player, {s: scores[position.rules.index(s)] for s in squares}, seed)
    if player.kind == "forward":
        values = {
            square: float(
                ended_well(player, position, square, derive_seed(seed, "candidate", number))
            )
            for number, square in enumerate(squares)
        }
        return greatest(player, values, seed)
    if player.kind == "asked":
        return greatest(player, dict.fromkeys(some(position), 0.0), seed)
    best = some(position) if player.kind == "perfect" else squares
    if len(best) == 1:
        return best[0]
    tree = engine.Tree(position, derive_seed(seed, "tree") if player.kind == "perfect" else seed)
    tree.advance(player.trials)
    found = tree.statistics()
    if found.best in best:
        return found.best
    tried = [move for move in found.moves if move.square in best]
    return max(tried, key=lambda m: (m.visits, m.rate)).square if tried else best[0]


def played(
    rules: Rules, players: tuple[KernelPlayer, KernelPlayer], seed: int, opening: Sequence[Square]
) -> tuple[int, int, str, int, int]:
    """Return a game's winner, whether a line ended it, its moves, and how many each side chose."""
    position = Position.start(rules)
    moves = list(opening)
    for square in opening:
        position = position.play(square)
    while position.outcome is None:
        player = players[position.to_move is Mark.O]
        moves.append(move_of(player, position, derive_seed(seed, len(moves))))
        position = position.play(moves[-1])
    winner = position.outcome.winner
    chosen = [
        side for ply, side in enumerate("XO" * len(moves)) if len(opening) <= ply < len(moves)
    ]
    return (
        -1 if winner is None else int(winner is Mark.O),
        int(winner is not None),
        " ".join(map(square_name, moves)),
        chosen.count("X"),
        chosen.count("O"),
    )


PLAYERS = {
    "random": KernelPlayer("random"),
    "mc": KernelPlayer("mc", 70, 1.0, 3.0),
    "mc first": KernelPlayer("mc", 9, 2.0, 0.0, takes_first=True),
    "forward": KernelPlayer("forward", 11),
    "forward ties": KernelPlayer("forward", 6, ties_are_good=False, takes_first=True),
    "tree": KernelPlayer("tree", 60),
    "asked": KernelPlayer("asked", best=some),
    "asked first": KernelPlayer("asked", takes_first=True, best=some),
    "perfect": KernelPlayer("perfect", 40, best=some),
}
RULES = [
    *(Rules(3, 2, reverse=True), Rules(3), Rules(3, reverse=True), Rules(4, 3, reverse=True)),
    *(Rules(4), Rules(5, 4), Rules(5, 3, reverse=True), Rules(7, 5)),
]


@pytest.mark.parametrize("name", PLAYERS)
def test_games_are_those_of_their_seeds(name: str) -> None:
    """Under all rules, as either side and after any opening, games are played as documented."""
    names = list(PLAYERS)
    other = PLAYERS[names[(names.index(name) + 4) % len(names)]]
    numbers = [0, 7, 2**40]
    for place, rules in enumerate(RULES):
        seed = (1, SEED_LIMIT - 1, 0, 10**9)[place % 4]
        players = (PLAYERS[name], other)[:: 1 if place % 2 else -1]
        found = games(
            rules, (players[0], players[1]), seed, numbers, opening if place > 3 else None
        )
        assert [
            (game.winner, game.has_line, game.moves, game.x_times[0], game.o_times[0])
            for game in found
        ] == [
            played(
                rules,
                (players[0], players[1]),
                derive_seed(seed, "game", number),
                opening(number) if place > 3 else (),
            )
            for number in numbers
        ]
        assert [game.number for game in found] == numbers


def opening(number: int) -> tuple[Square, ...]:
    """Return the first moves of a game."""
    return ((number % 3, 0), (1, 1), (3, 2))[: 1 + number % 3]


def games(
    rules: Rules,
    players: tuple[KernelPlayer, KernelPlayer],
    seed: int,
    numbers: Sequence[int],
    first: Callable[[int], Sequence[Square]] | None,
) -> list[engine.FinishedGame]:
    """Return all these games, as the kernel plays them."""
    waiting = WholeGames(rules, players, seed, numbers, first)
    found: list[engine.FinishedGame] = []
    while len(found) < len(numbers):
        found += waiting.advance(5.0, 5.0)
    return found
