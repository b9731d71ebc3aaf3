"""Players from other distributions, guarded: where their code is wrong, they forfeit the game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any, cast

from tttmc_app.core import (
    Position,
    Text,
    Thought,
    TttmcError,
    square_name,
    thought_without_values,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players.parameter import Value
from tttmc_app.players.player import Player, PlayerKind

Make = Callable[[Mapping[str, Value]], object]
"""Makes a Player, provided that it is correct."""

_MOST = 200
"""The maximum number of characters shown of an exception's message."""


def guarded_kind(kind: PlayerKind) -> PlayerKind:
    """Return a kind whose players are guarded."""
    assert kind.make is not None
    return kind._replace(make=partial(guarded, kind.name, kind.make))


def guarded(name: str, make: Make, values: Mapping[str, Value]) -> Player:
    """Return the player that `make` makes, guarded; raise TttmcError if it fails.

    `name` is that of the player's kind.
    """
    with _named(name):
        player = make(values)
        if not isinstance(player, Player):
            raise TypeError(f"{type(player).__name__} is not derived from Player")
    return GuardedPlayer(name, player)


def guarded_player(name: str, player: Player) -> Player:
    """Return a player, guarded unless it is one of this program's."""
    root = type(player).__module__.partition(".")[0]
    if root == __name__.partition(".")[0]:  # also if it is guarded already
        return player
    return GuardedPlayer(name or type(player).__name__, player)


def _guarded(name: str) -> Any:
    """Return the method that calls the player's own, which an error names."""

    def own(self: GuardedPlayer, *arguments: object) -> object:
        with _named(self.name):
            return getattr(self.player, name)(*arguments)

    return own


@dataclass(frozen=True, slots=True)
class GuardedPlayer(Player):
    """A player that forfeits where another one fails, says nothing or makes an illegal move.

    Its other methods raise TttmcError, which names the player, for any exception that the other one
    raises.
    """

    name: str
    """The name of the player's kind."""
    player: Player

    @property
    def holds_interpreter(self) -> bool:
        """Return whether thinking keeps Python busy for long."""
        with _named(self.name):
            return self.player.holds_interpreter

    @property
    def keeps_proofs(self) -> bool:
        """Return whether it keeps what it has worked out."""
        with _named(self.name):
            return self.player.keeps_proofs

    holds_interpreter_at = _guarded("holds_interpreter_at")
    revise = _guarded("revise")
    compiled = _guarded("compiled")
    chances = _guarded("chances")
    finished = _guarded("finished")
    knowledge = _guarded("knowledge")
    close = _guarded("close")

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the player's thoughts; if it fails, the last one forfeits the game."""
        fault = undecided = Text("{player} ended without a move", player=self.name)
        try:
            for thought in cast("Iterable[object]", self.player.think(position, seed)):
                if found := self._fault(position, thought):
                    fault = found
                    break
                fault = EMPTY_TEXT if cast("Thought", thought).decided else undecided
                yield cast("Thought", thought)
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:  # noqa: BLE001 - other people's code may raise anything
            fault = Text("{player} failed: {reason}", player=self.name, reason=_reason(error))
        if fault:
            yield replace(thought_without_values(position, seed), forfeit=fault)

    def _fault(self, position: Position, thought: object) -> Text:
        """Return what makes a thought unusable; empty if it is sound."""
        if not isinstance(thought, Thought):
            return Text(
                "{player} yielded a value of the type {type}, not a Thought",
                player=self.name,
                type=type(thought).__name__,
            )
        squares = position.rules.square_count
        for values in (thought.values, thought.errors or thought.values):
            if len(values) != squares:
                return Text(
                    "{player} gave {count} values for {squares} squares",
                    player=self.name,
                    count=len(values),
                    squares=squares,
                )
        for square in (*thought.best, thought.move):
            if square is not None and square not in position.legal_squares:
                is_on_board = square in map(position.rules.square, range(squares))
                return Text(
                    "{player} chose {square}, which the rules don't allow here",
                    player=self.name,
                    square=square_name(square) if is_on_board else square,
                )
        return EMPTY_TEXT

    def with_threads(self, threads: int) -> Player:
        """Return an equivalent player that may use this many threads."""
        with _named(self.name):
            return replace(self, player=self.player.with_threads(threads))


@contextmanager
def _named(name: str) -> Generator[None, None, None]:
    """Turn any exception of a player into one that names it; leave a TttmcError unchanged."""
    try:
        yield
    except (TttmcError, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise TttmcError("{player} failed: {reason}", player=name, reason=_reason(error)) from error


def _reason(error: BaseException) -> str:
    """Return an exception in one line, with the line of the player's code that led to it."""
    message = " ".join(str(error).split())[:_MOST]
    kind = type(error).__name__
    text = f"{kind}: {message}" if message else kind
    place = _place(error.__traceback__)
    return f"{text} ({place})" if place else text


def _place(trace: TracebackType | None) -> str:
    """Return the last line in the distribution that failed, such as "my_package/nets.py:12".

    Lines of this program, and of libraries that the distribution calls, are less informative.
    """
    package, place = "", ""
    for frame, line in walk_tb(trace):
        module = str(frame.f_globals.get("__name__", ""))
        root = module.partition(".")[0]
        if root in (__name__.partition(".")[0], "contextlib"):
            continue
        package = package or root
        if root == package:
            path = Path(frame.f_code.co_filename)
            depth = module.count(".") + (2 if path.stem == "__init__" else 1)
            place = f"{'/'.join(path.parts[-depth:])}:{line}"
    return place
