"""Counts with which players think equally long per move, measured once, before a run."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from statistics import median
from time import thread_time

from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.core.numbers import duration_text
from tttmc_app.players import NumberParameter, Player, PlayerSpec, SwitchParameter

_UNITS = {"us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0}
_MEASURED = 0.2
"""The longest time that is measured, in seconds; longer ones are in proportion."""
_ROUNDS = 4
"""Corrections of the count."""
_SEEDS = 3
"""How often a move in a position is measured."""
_STEP = 8
"""By how much it grows until a move takes about long enough."""


def parse_time(text: str) -> float:
    """Return the seconds of a time such as "500us", "1ms" or "0.5s"; raise TttmcError if none."""
    found = re.fullmatch(r"(\d+\.?\d*)(us|µs|ms|s)", text.strip())
    seconds = float(found[1]) * _UNITS[found[2]] if found else 0.0
    if not 1e-6 <= seconds <= 60:
        raise TttmcError(
            "{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s", text=text
        )
    return seconds


def with_time(
    players: Sequence[PlayerSpec], rules: Rules, seconds: float
) -> tuple[PlayerSpec, ...]:
    """Return the players with the counts that take each about this time per move.

    The time is the median over the empty board and positions after a sixth and a third of the
    moves, without that of other programs. Raises TttmcError for a player without such a count, and
    if the least one takes longer.
    """
    counts = list(map(_count_of, players))
    for player in players:
        player.check_for(rules)
    positions = _positions(rules)
    return tuple(
        _timed(player, count, positions, seconds)
        for player, count in zip(players, counts, strict=True)
    )


def _timed(
    player: PlayerSpec, count: NumberParameter, positions: Sequence[Position], seconds: float
) -> PlayerSpec:
    rules = positions[0].rules

    def taken(number: float) -> float:
        return _time(player.with_value(count.name, _within(count, number)).make(), positions)

    taken(count.minimum)  # which also loads what the player needs
    least = taken(count.minimum)
    # Whole games in the kernel do without what a single move costs in Python.
    spared = least if player.make().compiled(rules) else 0.0
    if least - spared > seconds:
        raise TttmcError(
            "{player} takes {taken} per move with its least count on {rules}: choose a longer time",
            player=player.kind.name,
            taken=duration_text(least),
            rules=rules.describe(),
        )
    goal, number = min(seconds, _MEASURED), count.minimum
    while taken(number) - spared < goal / _STEP and number < count.maximum:
        number *= _STEP
    for _ in range(_ROUNDS):
        number = _within(count, number * goal / max(taken(number) - spared, goal / _STEP))
    number = _within(count, float(f"{number * seconds / goal:.3g}"))
    return player.with_value(count.name, number)


def _positions(rules: Rules) -> Sequence[Position]:
    """Return the empty board, and unfinished positions after random moves."""
    dice, found = Random(0), [Position.start(rules)]
    for moves in (rules.square_count // 6, rules.square_count // 3):
        position = Position.start(rules)
        for _ in range(moves):
            squares = position.empty_squares
            after = position.play(squares[int(dice.random() * len(squares))])
            position = position if after.outcome else after
        found.append(position)
    return found


def _within(count: NumberParameter, number: float) -> int:
    return max(int(count.minimum), min(int(count.maximum), round(number)))


def _count_of(player: PlayerSpec) -> NumberParameter:
    """Return the parameter that bounds a player's work per move."""
    pairs = dict(zip(player.kind.parameters, player.values, strict=True))
    overridden = any(
        isinstance(each, SwitchParameter) and each.beside == player.kind.effort and value
        for each, value in pairs.items()
    )
    for each in pairs:
        if isinstance(each, NumberParameter) and each.name == player.kind.effort and not overridden:
            return each
    raise TttmcError(
        "{player} has no count that decides how long it thinks: for equal times choose players "
        "such as mc, forward, uct or tree",
        player=player.text,
    )


def _time(player: Player, positions: Sequence[Position]) -> float:
    """Return the median time of a move, in seconds of this thread."""
    times: list[float] = []
    for position in positions:
        for seed in range(_SEEDS):
            began = thread_time()
            player.decide(position, seed)
            times.append(thread_time() - began)
    return median(times)
