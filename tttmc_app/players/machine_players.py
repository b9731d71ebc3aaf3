"""The machine players of one game, made from their specs and kept until the specs change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from tttmc_app.core import GameRecord, Mark, Position, Thought, TttmcError
from tttmc_app.players.player import Player, PlayerSpec


class MachinePlayers:
    """The owner of both sides' machine players, used by one thread.

    A side whose spec doesn't change keeps its player, including its knowledge and its processes.
    """

    def __init__(self, make: Callable[[PlayerSpec], Player] = PlayerSpec.make) -> None:
        self._make = make
        self._players: dict[Mark, tuple[PlayerSpec, Player]] = {}

    def assign(self, specs: Mapping[Mark, PlayerSpec]) -> None:
        """Make both sides' machine players; if one can't be made, change nothing."""
        machines = {side: spec for side, spec in specs.items() if not spec.is_human}
        kept = {side: self._players[side] for side in machines if self._has(side, machines[side])}
        made = {s: (spec, self._make(spec)) for s, spec in machines.items() if s not in kept}
        dropped = [player for s, (_, player) in self._players.items() if s not in kept]
        self._players = made | kept
        _call_all(player.close for player in dropped)

    def players(self) -> list[Player]:
        """Return the machine players."""
        return [player for _, player in self._players.values()]

    def player(self, side: Mark, spec: PlayerSpec) -> Player:
        """Return a side's player, or a new player if the side has another spec."""
        return self._players[side][1] if self._has(side, spec) else self._make(spec)

    def think(self, position: Position, spec: PlayerSpec, seed: int) -> Iterator[Thought]:
        """Yield the player's thoughts on a position."""
        return self.player(position.to_move, spec).think(position, seed)

    def finished(self, record: GameRecord) -> None:
        """Inform both sides' players of a game's result; raise TttmcError if one can't store it."""
        sides = [side for side in Mark if side in self._players]
        _call_all(partial(self._players[side][1].finished, record, side) for side in sides)

    def close(self) -> None:
        """Release the players' resources, such as processes; they can think again afterwards."""
        _call_all(player.close for player in self.players())

    def _has(self, side: Mark, spec: PlayerSpec) -> bool:
        return side in self._players and self._players[side][0] == spec


def _call_all(calls: Iterable[Callable[[], None]]) -> None:
    """Make all calls; then raise TttmcError if one of them failed."""
    problem: TttmcError | None = None
    for call in calls:
        try:
            call()
        except TttmcError as error:  # such as a locked textbook, or another distribution's code
            problem = error
    if problem is not None:
        raise problem
