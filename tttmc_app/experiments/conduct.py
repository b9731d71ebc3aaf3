"""How the games of a run are conducted: their openings, and whether they end once proven."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, Text, derive_seed
from tttmc_app.core.arguments import check_type, check_whole
from tttmc_app.engine.solving import COMPILED_EMPTIES, SolveJob
from tttmc_app.experiments.settings import MAX_OPENING, SettingError
from tttmc_app.players.behaviour import Behaviour

_TRIES = 16
"""At most this many openings are drawn to find a balanced one; failing that, the best is used."""
_SIMULATIONS = 300
_BALANCED = 0.06
"""An opening is balanced if the expected points of the side to move are within this of ½."""
_NEAR = 2
"""Each further mark of an opening is at most this far from an earlier one, so that it matters."""
_NODES = 20_000
_PROVING_SIMULATIONS = 100
"""Limits on the proofs that end a game, each of which takes about 20 ms."""
OPENINGS = Behaviour("opening moves", Text("the opening moves"), 1)
PROOFS = Behaviour("proven endings", Text("the proofs that end games"), 1)


class Conduct(NamedTuple):
    """What happens before and after the players' own moves."""

    opening: int = 0
    """The number of moves drawn at random instead of chosen by the players; see `opening_moves`."""
    opening_seed: int = 0
    """The seed of the openings, the same for both sides of a pair."""
    ends_proven: bool = False
    """Whether a game ends as soon as its result is proven."""

    @property
    def behaviours(self) -> tuple[Behaviour, ...]:
        """Return the behaviours on which such games depend, besides their players'."""
        return (OPENINGS,) * bool(self.opening) + (PROOFS,) * self.ends_proven


def check_opening(moves: int, rules: Rules) -> None:
    """Raise TttmcError if openings can't have this many moves: they must not complete a line."""
    check_type("rules", rules, Rules)
    check_whole("opening", moves)
    most = min(MAX_OPENING, 2 * rules.line_length - 2, rules.square_count - 1)
    if not 0 <= moves <= most:
        raise SettingError(
            "opening",
            "openings have from 0 to {most} moves on {rules}, not {moves}",
            most=most,
            rules=rules.describe(),
            moves=moves,
        )


def opening_moves(rules: Rules, conduct: Conduct, number: int) -> tuple[Square, ...]:
    """Return the moves of an opening, numbered from 0; both sides have about equal chances.

    Openings are drawn at random and judged by a short tree search; one with a proven result other
    than a draw is used only if no other can be found.
    """
    if not conduct.opening:
        return ()
    best: tuple[Square, ...] = ()
    least = 2.0
    for attempt in range(_TRIES):
        seed = derive_seed(conduct.opening_seed, "opening", number, attempt)
        moves = _drawn(rules, conduct.opening, Random(seed))
        distance = _imbalance(_after(rules, moves), seed)
        if distance < least:
            best, least = moves, distance
        if least <= _BALANCED:
            break
    return best


def proven_winner(position: Position) -> tuple[Mark | None] | None:
    """Return the winner under best play, or None if it isn't proven quickly.

    The winner comes in a tuple, in which None stands for a tie. The compiled solver proves
    positions with few empty squares; tree search proves wins by continuous threats in others.
    """
    if position.empty.bit_count() <= COMPILED_EMPTIES:
        job = SolveJob(position)
        while not job.settled and job.nodes < _NODES:
            job.advance(_NODES - job.nodes)
        verdict = job.outcome()
    else:
        tree = engine.Tree(position)
        tree.advance(_PROVING_SIMULATIONS)
        verdict = tree.statistics().verdict
    if verdict is engine.Verdict.UNKNOWN:
        return None
    mover = position.to_move
    winners = {engine.Verdict.WIN: mover, engine.Verdict.LOSS: mover.other}
    return (winners.get(verdict),)


def _drawn(rules: Rules, count: int, dice: Random) -> tuple[Square, ...]:
    """Draw the moves of an opening: the first in the middle half, the others near a mark."""
    middle = [
        (row, col)
        for row in range(rules.size)
        for col in range(rules.size)
        if max(abs(2 * at - rules.size + 1) for at in (row, col)) * 2 <= rules.size
    ]
    moves = [dice.choice(middle)]
    while len(moves) < count:
        near = [
            (row, col)
            for row in range(rules.size)
            for col in range(rules.size)
            if (row, col) not in moves and any(_are_near((row, col), mark) for mark in moves)
        ]
        moves.append(dice.choice(near))
    return tuple(moves)


def _are_near(one: Square, other: Square) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= _NEAR


def _after(rules: Rules, moves: tuple[Square, ...]) -> Position:
    position = Position.start(rules)
    for move in moves:
        position = position.play(move)
    return position


def _imbalance(position: Position, seed: int) -> float:
    """Return how far the expected points are from ½; 0 for a proven draw, 1 for a win or loss."""
    tree = engine.Tree(position, seed)
    tree.advance(_SIMULATIONS)
    found = tree.statistics()
    if found.verdict is not engine.Verdict.UNKNOWN:
        return 0.0 if found.verdict is engine.Verdict.DRAW else 1.0
    return abs(max(found.moves, key=lambda move: move.visits).rate - 0.5)
