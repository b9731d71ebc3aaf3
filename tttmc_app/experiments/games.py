"""The unit of the lab's work: a block of games between two players, and how each went."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from time import perf_counter

from tttmc_app import __version__, engine
from tttmc_app.core import (
    Concession,
    Ending,
    Mark,
    Position,
    Result,
    Rules,
    Square,
    Thought,
    TttmcError,
    derive_seed,
    square_name,
)
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.session import move_seed

SLICE_SECONDS = 0.5
"""After so long a block is handed back with the games that are finished; the rest comes again."""


@dataclass(frozen=True, slots=True)
class Engine:
    """Name what plays the games; only the same plays the same ones."""

    version: str = __version__
    """Of this program."""
    stream: str = engine.STREAM
    """Of the random games: the kernel's, or its Python twin's."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Say who plays X and who O, how many games, and from which seed."""

    x: PlayerSpec
    o: PlayerSpec
    games: int
    seed: int
    """Game i plays from a seed derived from it, as in a match: `tttmc match` repeats them."""
    row: int = 0
    """Which row of a sweep it counts for."""

    def seed_of(self, number: int) -> int:
        """Return the seed of one of its games, from 0."""
        return derive_seed(self.seed, "game", number)


@dataclass(frozen=True, slots=True)
class Block:
    """Hold some games of one pairing, as they are sent to whatever plays them."""

    pairing: int
    """Which of the plan's pairings it is, from 0."""
    x: str
    """How a command names X's player."""
    o: str
    rules: Rules
    seed: int
    """The pairing's."""
    numbers: tuple[int, ...]
    """Which games of the pairing, in the order in which they are played."""
    offset: int = 0
    """The number in the whole run of the pairing's first game."""
    knowledge: tuple[str, str] = ("", "")
    """What the players know besides their settings, as `Player.knowledge` tells it."""
    engine: Engine = field(default_factory=Engine)
    """What has to play it."""

    def without(self, games: tuple[PlayedGame, ...]) -> Block | None:
        """Return what is left of the block when these are played; None where nothing is."""
        done = {game.number - self.offset for game in games}
        left = tuple(number for number in self.numbers if number not in done)
        return replace(self, numbers=left) if left else None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """Hold one finished game of a run."""

    number: int
    """In the whole run, from 0; with the plan it says who played, and from which seed."""
    pairing: int
    winner: Mark | None
    """None for a tie."""
    ending: Ending
    moves: str
    """The squares in the order of play, such as "b2 a1 c3"."""
    seconds: float = 0.0
    """Time that the whole game took."""
    x_times: Spread = field(default_factory=Spread)
    """The times of X's moves, in seconds."""
    o_times: Spread = field(default_factory=Spread)
    reason: str = ""
    """Why a side forfeited, in a line."""

    @property
    def untimed(self) -> PlayedGame:
        """Return the game without what was measured: what the seed alone decides."""
        x_times, o_times = Spread(self.x_times.count), Spread(self.o_times.count)
        return replace(self, seconds=0.0, x_times=x_times, o_times=o_times)


def check_players(players: tuple[PlayerSpec, ...]) -> None:
    """Raise TttmcError for a person among those that the lab is to measure."""
    if any(spec.is_human for spec in players):
        raise TttmcError("the lab measures machines: take another player than human")


def check_engine(wanted: Engine) -> None:
    """Raise TttmcError unless this process plays the very games that are asked for."""
    here = Engine()
    if here.stream != wanted.stream:
        raise TttmcError(
            f"a worker plays random games of another stream ({here.stream}, not {wanted.stream}), "
            "so its results would differ: give it the same engine (tttmc self-test names it)"
        )
    if here.version != wanted.version:
        raise TttmcError(
            f"a worker runs another version of tttmc ({here.version}, not {wanted.version}): "
            "install the same on every machine"
        )


def play_block(
    block: Block,
    stopped: Callable[[], bool] = lambda: False,
    seconds: float = SLICE_SECONDS,
) -> tuple[PlayedGame, ...]:
    """Play a block's games and return them; after so many seconds no further one is begun.

    Nothing is learnt from them. `stopped` is asked between two thoughts: a game that it breaks
    off is not among them. Raises TttmcError where this process can't play them as asked.
    """
    check_engine(block.engine)
    machines = (parse_spec(block.x).make(), parse_spec(block.o).make())
    check_knowledge(block, machines)
    begun = perf_counter()
    played: list[PlayedGame] = []
    for number in block.numbers:
        try:
            game = _play(block, machines, number, stopped)
        finally:
            # What a student's file remembers must not reach the next game: it would be another
            # in another block.
            for machine in machines:
                machine.close()
        if game is None:
            break
        played.append(game)
        if perf_counter() - begun >= seconds:
            break
    check_knowledge(block, machines)
    return tuple(played)


def check_knowledge(block: Block, machines: tuple[Player, Player]) -> None:
    """Raise TttmcError where a player knows other things here than where the run was begun."""
    for machine, text, known in zip(machines, (block.x, block.o), block.knowledge, strict=True):
        if known != machine.knowledge(block.rules):
            raise TttmcError(
                f"what {text} knows is not what it knew when the run began: its file has "
                "changed, or is another on this worker's machine"
            )


def _play(
    block: Block, machines: tuple[Player, Player], number: int, stopped: Callable[[], bool]
) -> PlayedGame | None:
    """Play one game; None where it is broken off."""
    seed = derive_seed(block.seed, "game", number)
    position = Position.start(block.rules)
    moves: list[Square] = []
    times: dict[Mark, list[float]] = {Mark.X: [], Mark.O: []}
    concession: Concession | None = None
    begun = before = perf_counter()
    while position.outcome is None:
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
        before = now
    result = _result(position, concession)
    return PlayedGame(
        number=block.offset + number,
        pairing=block.pairing,
        winner=result.winner,
        ending=result.ending,
        moves=" ".join(map(square_name, moves)),
        seconds=before - begun,
        x_times=Spread.of(times[Mark.X]),
        o_times=Spread.of(times[Mark.O]),
        reason=result.reason,
    )


def _last(thoughts: Iterator[Thought], stopped: Callable[[], bool]) -> Thought | None:
    """Return the last of a player's thoughts; None where it is broken off."""
    last: Thought | None = None
    for thought in thoughts:
        if stopped():
            return None
        last = thought
    if last is None:
        raise RuntimeError("a player thought nothing")  # a defect in it
    return last


def _result(position: Position, concession: Concession | None) -> Result:
    if concession is not None:
        return Result(concession.side.other, concession.ending, reason=concession.reason)
    outcome = position.outcome
    assert outcome is not None
    ending = Ending.LINE if outcome.lines else Ending.FULL_BOARD
    return Result(outcome.winner, ending, outcome.lines)


def games_of(block: Block) -> Iterator[int]:
    """Yield the numbers in the whole run of a block's games."""
    yield from (block.offset + number for number in block.numbers)
