"""What makes a run of the lab and what is found by it: the faces that all kinds have in common."""

from __future__ import annotations

import json
import shlex
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, islice, zip_longest
from typing import Any, ClassVar, Self

from tttmc_app.core import Ending, Mark, Rules
from tttmc_app.experiments.games import Block, Engine, Pairing, PlayedGame
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players import PlayerSpec

MAX_GAMES = 10**7
"""A run holds no more, so that what is wanted by mistake is told at once."""
BLOCK = 100
"""Games in a block, at most; one that takes long is handed back in slices anyway."""

Settings = Mapping[str, object]
"""What a plan is made from, as JSON holds it."""


@dataclass(frozen=True, slots=True, order=True)
class FirstForfeit:
    """Say why a side forfeited first; the earliest game comes first, whatever plays them when."""

    number: int
    """Of the game in the whole run, from 0."""
    reason: str
    """In a line."""


@dataclass(frozen=True, slots=True)
class Score:
    """Count what is known so far of one pairing's games; scores add up in any order."""

    x_wins: int = 0
    o_wins: int = 0
    ties: int = 0
    resignations: int = 0
    """By either side; like forfeits they are among the wins of the other."""
    x_forfeits: int = 0
    """Games that X lost by breaking the rules."""
    o_forfeits: int = 0
    x_why: FirstForfeit | None = None
    """How X lost the first of the games that it forfeited."""
    o_why: FirstForfeit | None = None
    seconds: Spread = field(default_factory=Spread)
    """Of the games."""
    x_times: Spread = field(default_factory=Spread)
    """Of the moves of X, in seconds."""
    o_times: Spread = field(default_factory=Spread)

    @property
    def games(self) -> int:
        """Return the number of games counted."""
        return self.x_wins + self.o_wins + self.ties

    @property
    def forfeits(self) -> int:
        """Return how many games were lost by breaking the rules."""
        return self.x_forfeits + self.o_forfeits

    @property
    def move_times(self) -> Spread:
        """Return the times of the moves of both sides."""
        return self.x_times + self.o_times

    def __add__(self, other: Score) -> Score:
        """Return the score of both."""
        return Score(
            self.x_wins + other.x_wins,
            self.o_wins + other.o_wins,
            self.ties + other.ties,
            self.resignations + other.resignations,
            self.x_forfeits + other.x_forfeits,
            self.o_forfeits + other.o_forfeits,
            _earlier(self.x_why, other.x_why),
            _earlier(self.o_why, other.o_why),
            self.seconds + other.seconds,
            self.x_times + other.x_times,
            self.o_times + other.o_times,
        )

    def swapped(self) -> Score:
        """Return the score with the sides' names exchanged."""
        return replace(
            self,
            x_wins=self.o_wins,
            o_wins=self.x_wins,
            x_forfeits=self.o_forfeits,
            o_forfeits=self.x_forfeits,
            x_why=self.o_why,
            o_why=self.x_why,
            x_times=self.o_times,
            o_times=self.x_times,
        )


def _earlier(one: FirstForfeit | None, two: FirstForfeit | None) -> FirstForfeit | None:
    return min((why for why in (one, two) if why is not None), default=None)


def score_of(game: PlayedGame) -> Score:
    """Return the score of one game."""
    forfeited = game.ending is Ending.FORFEIT
    why = FirstForfeit(game.number, game.reason) if forfeited else None
    return Score(
        x_wins=int(game.winner is Mark.X),
        o_wins=int(game.winner is Mark.O),
        ties=int(game.winner is None),
        resignations=int(game.ending is Ending.RESIGNATION),
        x_forfeits=int(forfeited and game.winner is Mark.O),
        o_forfeits=int(forfeited and game.winner is Mark.X),
        x_why=why if game.winner is Mark.O else None,
        o_why=why if game.winner is Mark.X else None,
        seconds=Spread(1, game.seconds, game.seconds * game.seconds),
        x_times=game.x_times,
        o_times=game.o_times,
    )


class Summary(ABC):
    """Hold what a run says so far, for tables, charts, CSV and JSON.

    A plan's follows from the scores alone: not from the order of the games, nor from what played
    them.
    """

    __slots__ = ()

    @abstractmethod
    def table(self) -> list[dict[str, object]]:
        """Return the rows of the main table, all with the same keys: what CSV holds."""

    @abstractmethod
    def as_json(self) -> dict[str, object]:
        """Return all of it as JSON holds it."""


class Recipe(ABC):
    """Say what makes a run; immutable, checked when it is made, and rebuilt from its settings.

    A frozen dataclass for every kind of run derives from it, by way of `Plan` or `Study`.
    """

    __slots__ = ()

    rules: Rules
    """Of all the games."""
    seed: int
    """What everything random derives from."""

    command_name: ClassVar[str]
    """The command that makes such runs, and the kind of run, such as "sweep"."""
    counted: ClassVar[str] = "games"
    """What a run of the kind has so many of."""

    @property
    def kind(self) -> str:
        """Return what kind of run it is."""
        return self.command_name

    @property
    @abstractmethod
    def title(self) -> str:
        """Return what a list calls the run unless somebody names it."""

    @property
    @abstractmethod
    def wanted(self) -> int:
        """Return how many there are to be of what is counted."""

    @abstractmethod
    def settings(self) -> Settings:
        """Return what it is made from, as JSON holds it."""

    @classmethod
    @abstractmethod
    def from_settings(cls, settings: Settings) -> Self:
        """Return what these settings make; raise TttmcError where they make none."""

    @abstractmethod
    def words(self) -> list[str]:
        """Return the arguments of the command that repeats the run, its name first."""

    @property
    def command(self) -> str:
        """Return the command that repeats the run, as a shell takes it."""
        return shlex.join(["tttmc", *self.words()])

    @property
    def key(self) -> str:
        """Return a text that is the same for the same run only."""
        return json.dumps([self.kind, self.settings()], sort_keys=True)

    @property
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the players that are to move in it."""
        return frozenset()

    def knowledge(self) -> tuple[tuple[str, str], ...]:
        """Return what the players of each pairing know besides their settings, as of now."""
        return ()


class Plan(Recipe):
    """Say which games a run plays: what is played game by game, by any worker, and resumed."""

    __slots__ = ()

    @property
    @abstractmethod
    def pairings(self) -> tuple[Pairing, ...]:
        """Return who plays whom, in an order that never changes."""

    @abstractmethod
    def summary(self, scores: tuple[Score, ...]) -> Summary:
        """Return what the scores of the pairings, in their order, say."""

    @property
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the players of all pairings."""
        return frozenset(spec for pair in self.pairings for spec in (pair.x, pair.o))

    @property
    def wanted(self) -> int:
        """Return how many games there are in all."""
        return self.games

    @property
    def games(self) -> int:
        """Return how many games there are in all."""
        return sum(pairing.games for pairing in self.pairings)

    @property
    def offsets(self) -> tuple[int, ...]:
        """Return the number in the run of each pairing's first game."""
        return tuple(accumulate((pairing.games for pairing in self.pairings), initial=0))[:-1]

    def knowledge(self) -> tuple[tuple[str, str], ...]:
        """Return what the players of each pairing know besides their settings, as of now."""
        known = {spec.text: spec.make().knowledge(self.rules) for spec in self.participants}
        return tuple((known[pair.x.text], known[pair.o.text]) for pair in self.pairings)

    def blocks(
        self,
        done: Collection[int] = (),
        knowledge: tuple[tuple[str, str], ...] = (),
        engine: Engine | None = None,
    ) -> Iterator[Block]:
        """Yield the games that aren't done yet as blocks, the pairings taking turns.

        A run may have millions of games: each block is made when it is asked for.
        """
        per_pairing = [
            _blocks_of(
                Block(
                    pairing=index,
                    x=pairing.x.text,
                    o=pairing.o.text,
                    rules=self.rules,
                    seed=pairing.seed,
                    numbers=(),
                    offset=offset,
                    knowledge=knowledge[index] if knowledge else ("", ""),
                    engine=engine or Engine(),
                ),
                pairing.games,
                done,
            )
            for index, (pairing, offset) in enumerate(zip(self.pairings, self.offsets, strict=True))
        ]
        turns = zip_longest(*per_pairing)
        yield from (block for turn in turns for block in turn if block is not None)

    def scores(self, games: Iterable[PlayedGame]) -> tuple[Score, ...]:
        """Return the scores of the pairings by these games."""
        scores = [Score()] * len(self.pairings)
        for game in games:
            scores[game.pairing] += score_of(game)
        return tuple(scores)


def _blocks_of(empty: Block, games: int, done: Collection[int]) -> Iterator[Block]:
    """Yield a pairing's blocks; `empty` is one of them without numbers."""
    left = (number for number in range(games) if empty.offset + number not in done)
    while numbers := tuple(islice(left, BLOCK)):
        yield replace(empty, numbers=numbers)


class Finding(Summary):
    """Hold what a study has found so far."""

    __slots__ = ()

    @property
    @abstractmethod
    def done(self) -> int:
        """Return how many there are so far of what is counted; 0 while nothing is worth keeping."""


class Study(Recipe):
    """Say what a run calculates or trains in one go: it is kept, and begun anew to be repeated."""

    __slots__ = ()

    @abstractmethod
    def find(self) -> Iterator[Finding]:
        """Yield what is found every few milliseconds, at last all of it."""

    @abstractmethod
    def read(self, results: Mapping[str, Any]) -> Finding:
        """Return the finding that gave this JSON.

        Raises KeyError, TypeError, ValueError or IndexError where none did.
        """


def grid(values: Sequence[object], size: int) -> list[Sequence[object]]:
    """Return what squares hold, row by row, as JSON has it."""
    return [values[row * size : (row + 1) * size] for row in range(size)]


def side_text(side: Mark | None) -> str:
    """Return a side as settings and commands name it; None is both in turn."""
    return side.value.lower() if side else "both"


def side_from(text: object) -> Mark | None:
    """Return the side that settings or a command name."""
    return {"x": Mark.X, "o": Mark.O}.get(str(text))
