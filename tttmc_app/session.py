"""A game in progress: its turns, moves and thoughts.

The window, the terminal and the experiments all play their games through a Session.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import NamedTuple, cast

from tttmc_app.core import (
    Concession,
    Ending,
    GameRecord,
    Mark,
    Move,
    Position,
    Square,
    Thought,
    TttmcError,
    derive_seed,
)
from tttmc_app.core.arguments import check_type
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.seeds import check_seed
from tttmc_app.core.text import EMPTY_TEXT, Text
from tttmc_app.players import MachinePlayers, Player, PlayerSpec, parse_spec
from tttmc_app.players.guarded import guarded_player

Players = tuple[PlayerSpec, PlayerSpec]
"""X's player, then O's."""
KEPT_STATES = 1000
"""Maximum number of states kept, more than the longest game has; beyond that, the oldest games are
dropped. Machines left alone play thousands of games, and every state contains thoughts."""


class Request(NamedTuple):
    """A request to a machine for its move in a position."""

    position: Position
    spec: PlayerSpec
    seed: int
    """The seed of this thought, derived from the game's seed."""


class _State(NamedTuple):
    """One step of a session: a game's record and the game's number."""

    game: int
    record: GameRecord


class Session:
    """The current game and the states before and after it; it holds specs and values, no machines.

    Every state is kept as an immutable record. A new one replaces all that could be redone; a new
    game is also a state and can be undone, which brings back the players of the game before. The
    record of an open game names the current players; a finished game keeps its players and seed.
    """

    def __init__(self, start: Position, players: Players, seed: int) -> None:
        self._games = 1
        """The number of games begun."""
        self._meet(players)
        self._states = [_State(0, GameRecord.begin(start, self._names, seed))]
        self._go(0)

    def _meet(self, players: Players) -> None:
        """Make these the players."""
        x, o = players
        self.players = players
        """X's player and O's; `set_players` changes them."""
        self.has_human = x.is_human or o.is_human
        """Whether a side is played by a human."""
        self._names = (x.text, o.text)

    def _meet_again(self, names: tuple[str, str]) -> None:
        """Make earlier players the current ones, unless one has gone since."""
        with suppress(TttmcError):
            x, o = map(parse_spec, names)
            self._meet((x, o))

    def _go(self, at: int) -> None:
        """Make a state the current one."""
        self._at = at
        game, record = self._states[at]
        result, names = record.result, self._names
        if result is None and record.players != names:
            record = replace(record, players=names)
            self._states[at] = _State(game, record)
        self.game = game
        """The current game's number in the session, from 0."""
        self.record = record
        """The current game's record."""
        self.position = record.position
        """The current position."""
        self.result = result
        """How the game ended, or None while it is open."""
        is_human = self.player_of(record.position.to_move).is_human
        self.is_human_turn = result is None and is_human
        """Whether the game is open and waits for a human move."""
        self.machine_to_move = result is None and not is_human
        """Whether the game is open and waits for a machine's move."""

    def player_of(self, mark: Mark) -> PlayerSpec:
        """Return the player of one side."""
        return self.players[0 if mark is Mark.X else 1]

    def request(self, position: Position | None = None, spec: PlayerSpec | None = None) -> Request:
        """Return the request to the machine to move, or to another in a position of the game."""
        position = position or self.position
        spec = spec or self.player_of(position.to_move)
        return Request(position, spec, move_seed(self.record.seed, position))

    def play(
        self, square: Square, thought: Thought | None = None, seconds: float | None = None
    ) -> None:
        """Play a move for the side to move; raise TttmcError if it is illegal."""
        self._advance(self.record.play(square, thought, seconds))

    def answer(self, thought: Thought, seconds: float | None = None) -> None:
        """Carry out a machine's last thought: play its move, resign or forfeit."""
        if concession := Concession.of(thought):
            self.concede(concession.ending, concession.reason)
        elif thought.move is not None:
            self.play(thought.move, thought, seconds)
        else:
            raise TttmcError("this thought has no move yet: let it finish")

    def concede(self, ending: Ending, reason: Text = EMPTY_TEXT) -> None:
        """End the game by the side to move, without a move; raise TttmcError if it is over."""
        self._advance(self.record.concede(ending, reason))

    def _advance(self, record: GameRecord) -> None:
        """Continue the game with a move or a concession."""
        self._push(record)

    def new_game(self, start: Position, seed: int, players: Players | None = None) -> None:
        """Start another game, perhaps between others; undo returns to one that wasn't empty."""
        self._meet(players or self.players)
        self._begin(GameRecord.begin(start, self._names, seed))

    def adopt(self, record: GameRecord) -> None:
        """Continue a game from elsewhere with the current players; its moves can be undone."""
        first = GameRecord.begin(record.start, record.players, record.seed)
        records = [replace(first, variations=record.variations)]
        for move in record.moves:
            records.append(records[-1].play(move.square, move.thought, move.seconds))
        if record.concession:
            records.append(record)
        self._begin(*records)

    def _begin(self, *records: GameRecord) -> None:
        """Start another game, in the last of these states; it replaces an untouched one."""
        del self._states[self._at + 1 :]
        old = self.record
        is_empty = self.position == Position.start(old.rules)
        if is_empty and self.result is None and not old.variations:
            self._states.pop()  # nothing to go back to
        self._states += (_State(self._games, record) for record in records)
        self._games += 1
        while len(self._states) > KEPT_STATES:
            oldest = self._states[0].game
            self._states = [state for state in self._states if state.game != oldest]
        self._go(len(self._states) - 1)

    def _push(self, record: GameRecord) -> None:
        """Continue the current game with this record, which replaces all that could be redone."""
        self._states[self._at + 1 :] = [_State(self.game, record)]
        self._go(self._at + 1)

    def snapshot(
        self, draft: Position | None = None, document: DocumentName | None = None
    ) -> SavedSession:
        """Return what `restore` needs to continue, together with what the window adds.

        It contains the moves that can be redone, unless redoing would change more than moves.
        """
        record, furthest = self.record, self.record
        for state in self._states[self._at + 1 :]:
            if state.game == self.game:
                furthest = state.record
        if furthest.variations != record.variations or not record.line.is_part_of(furthest.line):
            furthest = record
        earlier = (state for state in reversed(self._states[: self._at]) if state.game != self.game)
        return SavedSession(
            furthest,
            self._names,
            undone=_states(furthest) - _states(record),
            previous=next((state.record for state in earlier), None),
            draft=draft,
            document=document,
        )

    def restore(self, saved: SavedSession) -> None:
        """Continue an earlier session with its players; its moves can be undone and redone."""
        players = self.players
        if saved.previous is not None:
            self._meet_again(saved.previous.players)
            self.adopt(saved.previous)
            self._meet(players)
        self._meet_again(saved.players)
        self.adopt(saved.record)
        self._go(max(0, self._at - saved.undone))

    def set_players(self, players: Players) -> None:
        """Continue with other players."""
        self._meet(players)
        self._go(self._at)

    def reseed(self, seed: int) -> None:
        """Derive the rest of an open game's random choices from another seed.

        Raises TttmcError for an invalid seed.
        """
        check_seed(seed)
        if self.result is None:
            self._states[self._at] = _State(self.game, replace(self.record, seed=seed))
            self._go(self._at)

    @property
    def can_undo(self) -> bool:
        """Return whether undo has a state to return to."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Return whether redo has a state to return to."""
        return self._at + 1 < len(self._states)

    def undo(self, *, to_human_turn: bool) -> None:
        """Go back by one state, or to the last human turn of the game.

        With `to_human_turn` this also takes back the machine's answer, so that a human can move
        again; if only machines play, it goes back by one state. Otherwise, undo may end at a
        machine's turn: a machine asked again there repeats its move, because the seed is
        unchanged.
        """
        if self.can_undo:
            self._travel(-1, to_human_turn=to_human_turn)

    def redo(self, *, to_human_turn: bool) -> None:
        """Redo what `undo` took back, in steps of the same size."""
        if self.can_redo:
            self._travel(+1, to_human_turn=to_human_turn)

    def _travel(self, step: int, *, to_human_turn: bool) -> None:
        """Go a step, or on to the game's end, its first state or a human's turn."""
        at, game = self._at + step, self.game
        if self._states[at].game != game:
            self._meet_again(self._states[at].record.players)
        if to_human_turn and self.has_human and self._states[at].game == game:
            while not self._is_stop(self._states[at].record) and 0 <= at + step < len(self._states):
                if self._states[at + step].game != game:
                    break
                at += step
        self._go(at)

    def _is_stop(self, record: GameRecord) -> bool:
        return record.result is not None or self.player_of(record.position.to_move).is_human

    def branch(self, count: int) -> None:
        """Play on from the position after `count` moves; the game so far becomes a variation."""
        self._push(self.record.branch(count))

    def follow(self, number: int) -> None:
        """Return to a variation; the moves played instead of it become a variation."""
        self._push(self.record.follow(number))

    def take_back_concession(self) -> None:
        """Return to the turn of the side that forfeited or resigned, if the game ended that way."""
        if self.record.concession is not None:
            self.undo(to_human_turn=False)


class MachineSession(Session):
    """A session whose machines think in the caller's thread."""

    def __init__(
        self, start: Position, players: Players, seed: int, machines: MachinePlayers | None = None
    ) -> None:
        """Start a game; machines given are kept between sessions with the same specs."""
        self._machines = machines or MachinePlayers()
        super().__init__(start, players, seed)
        self.finish_error = EMPTY_TEXT
        """Why a machine could not process the end of the last game; empty if all could."""

    def think(self, request: Request) -> Iterator[Thought]:
        """Yield the thoughts of the requested machine."""
        yield from self._machines.think(request.position, request.spec, request.seed)

    def _meet(self, players: Players) -> None:
        self._machines.assign(dict(zip(Mark, players, strict=True)))
        super()._meet(players)

    def close(self) -> None:
        """Release the machines' resources, such as processes; they can think again afterwards."""
        self._machines.close()

    def _advance(self, record: GameRecord) -> None:
        super()._advance(record)
        self.finish_error = EMPTY_TEXT
        if record.result is not None:
            try:
                self._machines.finished(record)
            except TttmcError as error:  # such as a locked textbook; the game still counts
                self.finish_error = error.text


def play_out(session: MachineSession) -> Iterator[Thought]:
    """Play the machines' moves up to a human turn or the end, yielding every thought."""
    while session.machine_to_move:
        request = session.request()
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
