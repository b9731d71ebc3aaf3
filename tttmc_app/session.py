"""A game in progress: its turns, moves and thoughts.

The window, the terminal and the experiments all play their games through a Session.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import NamedTuple, cast

from tttmc_app.core import (
    Concession,
    GameRecord,
    Mark,
    Move,
    Position,
    Result,
    Square,
    Thought,
    TttmcError,
    derive_seed,
)
from tttmc_app.core.arguments import check_type
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.seeds import check_seed
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.history import History
from tttmc_app.players import MachinePlayers, Player, PlayerSpec, parse_spec
from tttmc_app.players.guarded import guarded_player

Players = tuple[PlayerSpec, PlayerSpec]
"""X's player, then O's."""


class Request(NamedTuple):
    """A request to a machine for its move in a position."""

    position: Position
    spec: PlayerSpec
    seed: int
    """The seed of this thought, derived from the game's seed."""


class Session:
    """The current game and its history; it holds specs and values, but no machines.

    The record of an open game names the current players; that of a finished game keeps its players
    and seed.
    """

    def __init__(
        self,
        start: Position,
        players: Players,
        seed: int,
        on_end: Callable[[GameRecord], None] | None = None,
    ) -> None:
        """Start a game; `on_end` is called with the record whenever a move ends a game."""
        self._players = players
        self._on_end = on_end
        self._history = History(GameRecord.begin(start, _names(players), seed))

    @property
    def record(self) -> GameRecord:
        """Return the current game's record."""
        return self._history.record

    @property
    def game(self) -> int:
        """Return the current game's number in the session, from 0."""
        return self._history.game

    @property
    def position(self) -> Position:
        """Return the current position."""
        return self.record.position

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or None while it is open."""
        return self.record.result

    @property
    def players(self) -> Players:
        """Return X's player and O's."""
        return self._players

    def player_of(self, mark: Mark) -> PlayerSpec:
        """Return the player of one side."""
        return self._players[0 if mark is Mark.X else 1]

    @property
    def is_human_turn(self) -> bool:
        """Return whether the game is open and waits for a human move."""
        return self.result is None and self._human_moves_in(self.record)

    @property
    def has_human(self) -> bool:
        """Return whether a side is played by a human."""
        return any(spec.is_human for spec in self._players)

    def request(self) -> Request | None:
        """Return the request to the machine to move, or None if no machine is to move."""
        spec = self.player_of(self.position.to_move)
        return (
            None if self.result is not None or spec.is_human else self._request(self.position, spec)
        )

    def question(self, position: Position, spec: PlayerSpec) -> Request | None:
        """Return the request for a machine's advice in a position of this game.

        None if the game has ended there.
        """
        is_over = position.outcome is not None or (position is self.position and self.result)
        return None if is_over else self._request(position, spec)

    def _request(self, position: Position, spec: PlayerSpec) -> Request:
        return Request(position, spec, move_seed(self.record.seed, position))

    def play(
        self, square: Square, thought: Thought | None = None, seconds: float | None = None
    ) -> None:
        """Play a move for the side to move; raise TttmcError if it is illegal."""
        self._advance(self.record.play(square, thought, seconds))

    def answer(self, thought: Thought, seconds: float | None = None) -> None:
        """Carry out a machine's last thought: play its move, resign or forfeit."""
        if concession := Concession.of(thought):
            self._advance(self.record.concede(concession.ending, concession.reason))
        elif thought.move is not None:
            self.play(thought.move, thought, seconds)
        else:
            raise TttmcError("this thought has no move yet: let it finish")

    def new_game(self, start: Position, seed: int) -> None:
        """Start another game; undo returns to the previous one, unless it was empty."""
        self._history.begin(GameRecord.begin(start, _names(self._players), seed))

    def adopt(self, record: GameRecord) -> None:
        """Continue a game from elsewhere with the current players; its moves can be undone."""
        first = GameRecord.begin(record.start, record.players, record.seed)
        self._history.begin(replace(first, variations=record.variations))
        for move in record.moves:
            self._history.push(self.record.play(move.square, move.thought, move.seconds))
        if record.concession:
            self._history.push(record)
        self._name_players()

    def snapshot(
        self, draft: Position | None = None, document: DocumentName | None = None
    ) -> SavedSession:
        """Return what `restore` needs to continue, together with what the window adds."""
        record, furthest = self.record, self._history.undone or self.record
        return SavedSession(
            furthest,
            _names(self._players),
            undone=_states(furthest) - _states(record),
            previous=self._history.previous,
            draft=draft,
            document=document,
        )

    def restore(self, saved: SavedSession) -> None:
        """Continue an earlier session with its players; its moves can be undone and redone."""
        with suppress(TttmcError):  # a player that this version doesn't have: keep the current ones
            x, o = map(parse_spec, saved.players)
            self._players = (x, o)
        if saved.previous is not None:
            self.adopt(saved.previous)
        self.adopt(saved.record)
        for _state in range(saved.undone):
            self._history.undo()
        self._name_players()

    def set_players(self, players: Players) -> None:
        """Continue with other players."""
        self._players = players
        self._name_players()

    def reseed(self, seed: int) -> None:
        """Derive the rest of an open game's random choices from another seed.

        Raises TttmcError for an invalid seed.
        """
        check_seed(seed)
        if self.result is None:
            self._history.amend(replace(self.record, seed=seed))

    @property
    def can_undo(self) -> bool:
        """Return whether undo has a state to return to."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Return whether redo has a state to return to."""
        return self._history.can_redo

    def undo(self, *, to_human_turn: bool) -> None:
        """Go back by one state, or to the last human turn of the game.

        With `to_human_turn` this also takes back the machine's answer, so that a human can move
        again; if only machines play, it goes back by one state. Otherwise, undo may end at a
        machine's turn: a machine asked again there repeats its move, because the seed is
        unchanged.
        """
        self._history.undo(self._stop(to_human_turn=to_human_turn))
        self._name_players()

    def redo(self, *, to_human_turn: bool) -> None:
        """Redo what `undo` took back, in steps of the same size."""
        self._history.redo(self._stop(to_human_turn=to_human_turn))
        self._name_players()

    def branch(self, count: int) -> None:
        """Play on from the position after `count` moves; the game so far becomes a variation."""
        self._history.push(self.record.branch(count))
        self._name_players()

    def follow(self, number: int) -> None:
        """Return to a variation; the moves played instead of it become a variation."""
        self._history.push(self.record.follow(number))
        self._name_players()

    def take_back_concession(self) -> None:
        """Return to the turn of the side that forfeited or resigned, if the game ended that way."""
        if self.record.concession is not None:
            self._history.undo()
            self._name_players()

    def _stop(self, *, to_human_turn: bool) -> Callable[[GameRecord], bool] | None:
        return self._is_over_or_human_turn if to_human_turn and self.has_human else None

    def _is_over_or_human_turn(self, record: GameRecord) -> bool:
        return record.result is not None or self._human_moves_in(record)

    def _human_moves_in(self, record: GameRecord) -> bool:
        return self.player_of(record.position.to_move).is_human

    def _name_players(self) -> None:
        if self.result is None:
            self._history.amend(replace(self.record, players=_names(self._players)))

    def _advance(self, record: GameRecord) -> None:
        self._history.push(record)
        if record.result is not None and self._on_end is not None:
            self._on_end(record)


class MachineSession(Session):
    """A session whose machines think in the caller's thread."""

    def __init__(
        self, start: Position, players: Players, seed: int, machines: MachinePlayers | None = None
    ) -> None:
        """Start a game; machines given are kept between sessions with the same specs."""
        self._machines = machines or MachinePlayers()
        self._machines.assign(dict(zip(Mark, players, strict=True)))
        super().__init__(start, players, seed, self._note_end)
        self.finish_error = EMPTY_TEXT
        """Why a machine could not process the end of the last game; empty if all could."""

    def think(self, request: Request) -> Iterator[Thought]:
        """Yield the thoughts of the requested machine."""
        yield from self._machines.think(request.position, request.spec, request.seed)

    def set_players(self, players: Players) -> None:
        """Continue with other players; a side whose spec doesn't change keeps its machine."""
        self._machines.assign(dict(zip(Mark, players, strict=True)))
        super().set_players(players)

    def close(self) -> None:
        """Release the machines' resources, such as processes; they can think again afterwards."""
        self._machines.close()

    def _advance(self, record: GameRecord) -> None:
        self.finish_error = EMPTY_TEXT
        super()._advance(record)

    def _note_end(self, record: GameRecord) -> None:
        try:
            self._machines.finished(record)
        except TttmcError as error:  # such as a locked textbook; the game still counts
            self.finish_error = error.text


def play_out(session: MachineSession) -> Iterator[Thought]:
    """Play the machines' moves up to a human turn or the end, yielding every thought."""
    while request := session.request():
        began = perf_counter()
        last: Thought | None = None
        for thought in session.think(request):
            last = thought
            yield thought
        if last is None:
            raise RuntimeError(f"{request.spec.text} yielded no thought")  # a defect in a player
        session.answer(last, perf_counter() - began)


def play_game(
    start: Position, machines: tuple[Player, Player], names: tuple[str, str], seed: int
) -> GameRecord:
    """Play a whole game between two machines, inform them of its result, and return its record.

    A session would play the same game, but also record the time of each move. Machines of other
    programs forfeit where they fail; the record's concession has the reason.
    """
    check_type("start", start, Position)
    for machine, name in zip(_two("machines", machines), _two("names", names), strict=True):
        check_type("machines", machine, Player)
        check_type("names", name, str)
    check_seed(seed)
    x, o = map(guarded_player, names, machines)
    positions, moves, concession = [start], list[Move](), None
    position = start
    while position.outcome is None:
        machine = o if position.to_move is Mark.O else x
        last = machine.decide(position, move_seed(seed, position))
        if last.move is None:
            concession = Concession.of(last)
            break
        position = position.play(last.move)
        positions.append(position)
        moves.append(Move(last.move, last))
    record = GameRecord(tuple(positions), names, seed, tuple(moves), concession)
    for side, machine in zip(Mark, (x, o), strict=True):
        machine.finished(record, side)
    return record


def _two(name: str, values: object) -> tuple[object, object]:
    """Return both values of an argument; raise TttmcError if there aren't two."""
    check_type(name, values, tuple, list)
    found = tuple(cast("Iterable[object]", values))
    if len(found) != 2:
        raise TttmcError(
            "{name} must be two, X's and O's, not {count}", name=name, count=len(found)
        )
    return found[0], found[1]


def move_seed(seed: int, position: Position) -> int:
    """Return the seed of the thought about a position in a game with this seed.

    It depends on the marks on the board, not on their order: the board and the game's seed are
    enough to repeat the thought.
    """
    return derive_seed(seed, (position.x | position.o).bit_count())


def _states(record: GameRecord) -> int:
    """Return how many states a game has after its first."""
    return len(record.moves) + (record.concession is not None)


def _names(players: Players) -> tuple[str, str]:
    return players[0].text, players[1].text
