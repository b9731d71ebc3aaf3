"""Games between two players: blocks of a run, and matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from time import perf_counter
from typing import NamedTuple, TypeAlias

from tttmc_app import __version__, engine
from tttmc_app.core import (
    Concession,
    Ending,
    Mark,
    Position,
    Result,
    Rules,
    Thought,
    TttmcError,
    derive_seed,
    square_name,
)
from tttmc_app.core.record import result_of
from tttmc_app.experiments.conduct import Conduct, opening_moves, proven_winner
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.session import move_seed

SLICE_SECONDS = 0.5
"""After this time a block is returned with its finished games, and the rest are queued again."""
_STOP_SECONDS = 0.02
"""How long the kernel plays before it checks again whether to stop."""
_MOST_KEPT = 4
"""How many machines a worker keeps."""
_SIDES = (Mark.X, Mark.O, None)
"""The winner for each of the kernel's numbers; the last entry is for -1."""


@dataclass(frozen=True, slots=True)
class Engine:
    """Identity of an engine; the same engine plays the same games."""

    version: str = __version__
    """The version of this program."""
    stream: str = engine.STREAM
    """The stream of random games: the kernel's, or its Python twin's."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players with their sides, the number of games, and the seed."""

    x: PlayerSpec
    o: PlayerSpec
    games: int
    seed: int
    """Game i is played from a seed derived from this, so `tttmc match` can repeat the games."""
    row: int = 0
    """The row of a sweep that the games count towards."""
    conduct: Conduct = field(default_factory=Conduct)
    rules: Rules | None = None
    """The rules, if they aren't the plan's."""

    def seed_of(self, number: int) -> int:
        """Return the seed of a game, numbered from 0."""
        return derive_seed(self.seed, "game", number)


@dataclass(frozen=True, slots=True)
class Block:
    """Some games of one pairing, sent to a worker together."""

    pairing: int
    """The index among the plan's pairings, from 0."""
    x: str
    """X's player, as it is written in commands."""
    o: str
    rules: Rules
    seed: int
    """The pairing's."""
    numbers: tuple[int, ...]
    """Numbers of games in the pairing, in the order of play."""
    offset: int = 0
    """The number of the pairing's first game, counted over the whole run."""
    knowledge: tuple[str, str] = ("", "")
    """What the players know in addition to their settings; see `Player.knowledge`."""
    engine: Engine = field(default_factory=Engine)
    """The engine that must play the block."""
    conduct: Conduct = field(default_factory=Conduct)

    def without(self, games: Games) -> Block | None:
        """Return the block without these games of it; None if no games are left."""
        if len(games) == len(self.numbers):
            return None
        done = {number - self.offset for number in numbers_of(games)}
        return replace(self, numbers=tuple(n for n in self.numbers if n not in done))


class PlayedGame(NamedTuple):
    """One finished game of a run."""

    number: int
    """Counted over the whole run, from 0; with the plan, this gives the players and the seed."""
    pairing: int
    winner: Mark | None
    """None for a tie."""
    ending: Ending
    moves: str
    """Squares in the order of play, such as "b2 a1 c3", including the opening."""
    seconds: float = 0.0
    """Duration of the game."""
    x_times: Spread = Spread()
    """The times of X's moves, in seconds."""
    o_times: Spread = Spread()
    reason: str = ""
    """Why a side forfeited, in one line."""

    @property
    def untimed(self) -> PlayedGame:
        """Return the game without its times: the part that the seed determines."""
        x_times, o_times = Spread(self.x_times.number), Spread(self.o_times.number)
        return self._replace(seconds=0.0, x_times=x_times, o_times=o_times)


@dataclass(frozen=True, slots=True)
class PackedGames:
    """Finished games of one pairing as the kernel packs them: small, and quick to count."""

    pairing: int
    offset: int
    """The number of the pairing's first game, counted over the whole run."""
    rules: Rules
    columns: engine.GameColumns

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(self.columns.numbers)

    def __iter__(self) -> Iterator[PlayedGame]:
        """Yield the games one by one."""
        for game in self.columns.games(self.rules):
            yield PlayedGame(
                number=self.offset + game.number,
                pairing=self.pairing,
                winner=_SIDES[game.winner],
                ending=Ending.LINE if game.has_line else Ending.FULL_BOARD,
                moves=game.moves,
                seconds=game.seconds,
                x_times=Spread(*game.x_times),
                o_times=Spread(*game.o_times),
            )


Games: TypeAlias = Sequence[PlayedGame] | PackedGames


def unpacked(games: Iterable[PlayedGame | PackedGames]) -> Iterator[PlayedGame]:
    """Yield games one by one, also those that are packed."""
    for each in games:
        if isinstance(each, PackedGames):
            yield from each
        else:
            yield each


def numbers_of(games: Games) -> list[int]:
    """Return the games' numbers, counted over the whole run."""
    if isinstance(games, PackedGames):
        return [games.offset + number for number in games.columns.numbers]
    return [game.number for game in games]


def check_engine(required: Engine) -> None:
    """Raise TttmcError unless this process has the required engine."""
    here = Engine()
    if here.stream != required.stream:
        raise TttmcError(
            "a worker plays random games of another stream ({here}, not {required}), so its "
            "results would differ: use the same engine everywhere (tttmc self-test names it)",
            here=here.stream,
            required=required.stream,
        )
    if here.version != required.version:
        raise TttmcError(
            "a worker runs another version of tttmc ({here}, not {required}): install the same "
            "version on every computer",
            here=here.version,
            required=required.version,
        )


def machine_of(text: str) -> Player:
    """Return the machine that commands name so."""
    return parse_spec(text).make()


class Machines:
    """The machines of a worker, by their texts: what they have proven serves the next blocks."""

    def __init__(self, make: Callable[[str], Player] = machine_of) -> None:
        self._make = make
        self._kept: dict[str, Player] = {}

    def __call__(self, text: str) -> Player:
        """Return the machine that commands name so, a new one unless it keeps proofs."""
        machine = self._kept.get(text) or self._make(text)
        if machine.keeps_proofs and text not in self._kept:
            if len(self._kept) == _MOST_KEPT:
                self._kept.clear()
            self._kept[text] = machine
        return machine


def play_block(
    block: Block,
    stopped: Callable[[], bool] = lambda: False,
    seconds: float = SLICE_SECONDS,
    make: Callable[[str], Player] = machine_of,
) -> Games:
    """Play a block's games and return them; no game starts after this many seconds.

    Players don't learn from the games; `make` makes them from their texts. `stopped` is called
    between thoughts; a game that it interrupts isn't returned. Raises TttmcError if this process
    can't play the same games.
    """
    check_engine(block.engine)
    machines = make(block.x), make(block.o)
    check_knowledge(block, machines)
    if players := kernel_players(block.rules, block.conduct, machines):
        opening = partial(opening_moves, block.rules, block.conduct)
        begins = opening if block.conduct.has_openings else None
        games = engine.WholeGames(block.rules, players, block.seed, block.numbers, begins)
        return _play_compiled(block, games, stopped, seconds)
    played = play_in_python(block, machines, stopped, seconds)
    check_knowledge(block, machines)
    return played


def play_in_python(
    block: Block, machines: tuple[Player, Player], stopped: Callable[[], bool], seconds: float
) -> tuple[PlayedGame, ...]:
    """Play a block's games move by move, as `play_block` does for players not in the kernel."""
    started = perf_counter()
    played: list[PlayedGame] = []
    for number in block.numbers:
        try:
            game = _play(block, machines, number, stopped)
        finally:
            # A student's file must not carry state into the next game: in another block, that
            # game would be different.
            for machine in machines:
                machine.close()
        if game is None:
            break
        played.append(game)
        if perf_counter() - started >= seconds:
            break
    return tuple(played)


def kernel_players(
    rules: Rules, conduct: Conduct, machines: tuple[Player, Player]
) -> tuple[engine.KernelPlayer, engine.KernelPlayer] | None:
    """Return both players as the kernel knows them; None if it can't play their whole games."""
    x, o = (machine.compiled(rules) for machine in machines)
    if x is None or o is None or conduct.ends_proven or not engine.can_play(rules, x, o):
        return None
    return x, o


def _play_compiled(
    block: Block, games: engine.WholeGames, stopped: Callable[[], bool], seconds: float
) -> Games:
    """Play a block's games in the kernel; return only complete games, as `play_block` does."""
    started = perf_counter()
    columns: engine.GameColumns | None = None
    played = 0
    while played < len(block.numbers) and not stopped():
        left = max(0.0, seconds - (perf_counter() - started))
        found = games.advance(_STOP_SECONDS, left)
        if found.numbers:
            columns = columns + found if columns else found
            played = len(columns.numbers)
            if perf_counter() - started >= seconds:
                break
    return PackedGames(block.pairing, block.offset, block.rules, columns) if columns else ()


def check_knowledge(block: Block, machines: tuple[Player, Player]) -> None:
    """Raise TttmcError if a player's knowledge has changed since the start of the run."""
    for machine, text, known in zip(machines, (block.x, block.o), block.knowledge, strict=True):
        if known != machine.knowledge(block.rules):
            if parse_spec(text).kind.learns:
                raise TttmcError(
                    "the textbook of {player} has changed since the run started, or is different "
                    "on this worker's computer",
                    player=text,
                )
            raise TttmcError(
                "the program of {player} has changed or gone since the run started, or is "
                "different on this worker's computer",
                player=text,
            )


def _play(
    block: Block, machines: tuple[Player, Player], number: int, stopped: Callable[[], bool]
) -> PlayedGame | None:
    """Play one game and return it; None if it is interrupted."""
    seed = derive_seed(block.seed, "game", number)
    position = Position.start(block.rules)
    moves = list(opening_moves(block.rules, block.conduct, number))
    for move in moves:
        position = position.play(move)
    proven: tuple[Mark | None] | None = None
    times: dict[Mark, list[float]] = {Mark.X: [], Mark.O: []}
    concession: Concession | None = None
    started = before = perf_counter()
    while position.outcome is None and proven is None:
        side = position.to_move
        thoughts = machines[side is Mark.O].think(position, move_seed(seed, position))
        thought = _last(thoughts, stopped)
        if thought is None:
            return None
        if thought.move is None:
            concession = Concession.of(thought)
            break
        position = position.play(thought.move)
        moves.append(thought.move)
        now = perf_counter()
        times[side].append(now - before)
        if block.conduct.ends_proven and position.outcome is None:
            proven = proven_winner(position)
        before = perf_counter()
    result = Result(proven[0], Ending.PROOF) if proven else result_of(position, concession)
    assert result is not None
    return PlayedGame(
        number=block.offset + number,
        pairing=block.pairing,
        winner=result.winner,
        ending=result.ending,
        moves=" ".join(map(square_name, moves)),
        seconds=before - started,
        x_times=Spread.of(times[Mark.X]),
        o_times=Spread.of(times[Mark.O]),
        reason=str(result.reason),
    )


def _last(thoughts: Iterator[Thought], stopped: Callable[[], bool]) -> Thought | None:
    """Return a player's last thought; None if it is interrupted."""
    last: Thought | None = None
    for thought in thoughts:
        if stopped():
            return None
        last = thought
    if last is None:
        raise RuntimeError("a player yielded no thought")  # a defect in the player
    return last
