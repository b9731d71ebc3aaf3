"""Base classes of the recipes for the lab's runs, and of their results.

A run is made by a `Recipe`. A `Plan` is a recipe whose games are played and saved one by one, and
which can be resumed; a `Study` calculates or trains in one go. A `Summary` holds a run's results so
far; that of a study is a `Finding`. `kinds.py` lists the kinds of runs.
"""

from __future__ import annotations

import json
import shlex
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate, islice, zip_longest
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeGuard, TypeVar

from tttmc_app.core import Rules, Square, Text
from tttmc_app.core.json_reader import Node
from tttmc_app.experiments.counting import Counting
from tttmc_app.experiments.games import (
    Block,
    Engine,
    PackedGames,
    Pairing,
    PlayedGame,
    kernel_players,
)
from tttmc_app.experiments.score import Score, total_scores
from tttmc_app.experiments.settings import NoteSetting, Settings, declared, naming
from tttmc_app.players import PlayerSpec
from tttmc_app.players.behaviour import Behaviour, behaviours_of

BLOCK = 100
"""The games in a block of a short run; slow blocks are returned in parts."""
LONGEST_BLOCK = 1000
"""The games in a block of a long run: quick games cost more to hand out than to play."""
_FIRST_BLOCK = 4
_BLOCK_SHARE = 10
"""In a run that may end early, a block has at most a tenth as many games as precede it."""


class Summary(ABC):
    """A run's results so far, for tables, charts, CSV and JSON.

    The summary of a plan depends on the scores alone, not on the order of the games or on the
    executor that played them.
    """

    __slots__ = ()

    @abstractmethod
    def table(self) -> list[dict[str, object]]:
        """Return the rows of the main table, all with the same keys, for CSV."""

    @abstractmethod
    def as_json(self) -> dict[str, object]:
        """Return all results as JSON values."""


RecipeT = TypeVar("RecipeT", bound="Recipe")
RecipeT_co = TypeVar("RecipeT_co", bound="Recipe", covariant=True)
SummaryT = TypeVar("SummaryT", bound=Summary)
SummaryT_co = TypeVar("SummaryT_co", bound=Summary, covariant=True)


class Recipe(ABC):
    """Recipe of a run: immutable, checked when created, and rebuilt from its settings.

    Every kind of run has a frozen dataclass derived from `Plan` or `Study`.
    """

    __slots__ = ()

    rules: Rules
    """The rules of all games."""
    seed: int
    """The source of everything random."""

    kind: ClassVar[str]
    """The name of the kind of run in the store and on the command line, such as "sweep"."""

    @property
    @abstractmethod
    def title(self) -> Text:
        """Return the name that a new run is stored under, in English."""

    @property
    def rules_text(self) -> Text:
        """Return the rules in words."""
        return self.rules.describe()

    @property
    @abstractmethod
    def target(self) -> int:
        """Return how many games, moves or positions a finished run has; 0 if unknown."""

    def check_settings(self) -> None:
        """Raise TttmcError unless every setting by itself is possible."""
        for field, setting, _ in declared(type(self)):
            with naming(field):
                setting.check(field, getattr(self, field))

    def settings(self) -> Settings:
        """Return the settings as JSON values."""
        saved: dict[str, Any] = {}
        for field, setting, usual in declared(type(self)):
            value = getattr(self, field)
            if value != usual or not setting.is_late:
                for key, part in setting.save(field, value).items():
                    saved[key] = saved[key] + part if key in saved else part
        return saved

    @classmethod
    def from_settings(cls, settings: Settings) -> Self:
        """Return the recipe with these settings; raise TttmcError if they are invalid."""
        values: dict[str, Any] = {}
        for field, setting, _ in declared(cls):
            if not setting.is_late or (setting.key or field) in settings:
                values[field] = setting.restore(field, settings, values)
        return cls(**values)

    def words(self) -> list[str]:
        """Return the arguments of the command that repeats the run, its name first."""
        words = [self.kind]
        for field, setting, usual in declared(type(self)):
            value = getattr(self, field)
            if setting.applies(self) and not (setting.is_quiet and value == usual):
                words += setting.words(value, self)
        return words

    @property
    def command(self) -> str:
        """Return the command that repeats the run, quoted for a shell."""
        return shlex.join(["tttmc", *self.words()])

    @property
    def key(self) -> str:
        """Return a string that identifies the run's settings, without notes about them."""
        notes = {
            each.field for each in declared(type(self)) if isinstance(each.setting, NoteSetting)
        }
        told = {name: value for name, value in self.settings().items() if name not in notes}
        return json.dumps([self.kind, told], sort_keys=True)

    @property
    @abstractmethod
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the players whose code the run executes."""

    @property
    def behaviours(self) -> tuple[Behaviour, ...]:
        """Return the behaviours on which the results depend; a run records their versions."""
        return behaviours_of(spec.kind for spec in self.participants)

    @property
    def missing(self) -> PlayerSpec | None:
        """Return a player that isn't installed here, if there is one."""
        return next((spec for spec in self.participants if not spec.kind.version), None)

    def knowledge(self) -> tuple[tuple[str, str], ...]:
        """Return what the players of each pairing know now, besides their settings."""
        return ()


class Plan(Recipe, Generic[SummaryT_co]):
    """The games of a run that any worker can play, one by one, and that can be resumed."""

    __slots__ = ()

    @property
    @abstractmethod
    def pairings(self) -> tuple[Pairing, ...]:
        """Return who plays whom, always in the same order."""

    @abstractmethod
    def summary(self, scores: tuple[Score, ...], uncounted: int = 0) -> SummaryT_co:
        """Return the results, given the scores of the pairings in order.

        `uncounted` is how many finished games don't count in the scores; see `counting`.
        """

    @property
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the players of all pairings."""
        return frozenset(spec for pair in self.pairings for spec in (pair.x, pair.o))

    @property
    def behaviours(self) -> tuple[Behaviour, ...]:
        """Return the behaviours of the players and of what happens before and after their moves."""
        conducts = (behaviour for pair in self.pairings for behaviour in pair.conduct.behaviours)
        return (*super().behaviours, *dict.fromkeys(conducts))

    @property
    def target(self) -> int:
        """Return how many games the run has in all."""
        return self.games

    @property
    def games(self) -> int:
        """Return how many games the run has in all."""
        return sum(pairing.games for pairing in self.pairings)

    @property
    def offsets(self) -> tuple[int, ...]:
        """Return the number of each pairing's first game within the whole run."""
        return tuple(accumulate((pairing.games for pairing in self.pairings), initial=0))[:-1]

    def knowledge(self) -> tuple[tuple[str, str], ...]:
        """Return what the players of each pairing know now, besides their settings."""

        @cache
        def known(spec: PlayerSpec, rules: Rules) -> str:
            return spec.make().knowledge(rules)

        rules = map(self.rules_of, self.pairings)
        return tuple(
            (known(pair.x, each), known(pair.o, each))
            for pair, each in zip(self.pairings, rules, strict=True)
        )

    def rules_of(self, pairing: Pairing) -> Rules:
        """Return the rules of a pairing's games."""
        return pairing.rules or self.rules

    def game_columns(self, _pairing: int, _number: int, /) -> Mapping[str, object]:
        """Return what else a list of games says of a pairing's game, numbered from 0."""
        return {}

    def blocks(
        self,
        done: Collection[int] = (),
        knowledge: tuple[tuple[str, str], ...] = (),
        engine: Engine | None = None,
    ) -> Iterator[Block]:
        """Yield the remaining games as blocks, the pairings taking turns.

        A run may have millions of games, so blocks are made lazily.
        """
        per_pairing = [
            _blocks_of(
                Block(
                    pairing=index,
                    x=pairing.x.text,
                    o=pairing.o.text,
                    rules=self.rules_of(pairing),
                    seed=pairing.seed,
                    numbers=(),
                    offset=offset,
                    knowledge=knowledge[index] if knowledge else ("", ""),
                    engine=engine or Engine(),
                    conduct=pairing.conduct,
                ),
                pairing.games,
                done,
                grows=self.may_end_early,
            )
            for index, (pairing, offset) in enumerate(zip(self.pairings, self.offsets, strict=True))
        ]
        turns = zip_longest(*per_pairing)
        yield from (block for turn in turns for block in turn if block is not None)

    @property
    def is_compiled(self) -> bool:
        """Return whether the kernel plays all games, as a whole."""
        return all(
            kernel_players(self.rules_of(pair), pair.conduct, (pair.x.make(), pair.o.make()))
            for pair in self.pairings
        )

    @property
    def may_end_early(self) -> bool:
        """Return whether games can decide the run before all are played."""
        return False

    def counting(self) -> Counting:
        """Return a new object that decides which of the run's games count."""
        return Counting()

    def scores(self, games: Iterable[PlayedGame | PackedGames]) -> tuple[Score, ...]:
        """Return the scores of the pairings in these games."""
        return total_scores(games, len(self.pairings))


AnyPlan: TypeAlias = Plan[Summary]


def is_plan(recipe: Recipe) -> TypeGuard[AnyPlan]:
    """Return whether a recipe plays games one by one."""
    return isinstance(recipe, Plan)


def _blocks_of(empty: Block, games: int, done: Collection[int], *, grows: bool) -> Iterator[Block]:
    """Yield a pairing's blocks; `empty` is a block without games."""
    left = (number for number in range(games) if empty.offset + number not in done)
    most = min(LONGEST_BLOCK, max(BLOCK, games // 100))
    size = _FIRST_BLOCK if grows else most
    while numbers := tuple(islice(left, size)):
        yield replace(empty, numbers=numbers)
        size = min(most, max(size, numbers[-1] // _BLOCK_SHARE))


class Finding(Summary):
    """The results of a study so far."""

    __slots__ = ()

    share: float
    """How much of the work is done, 0 to 1."""

    @property
    @abstractmethod
    def done(self) -> int:
        """Return how many games, moves or positions are done; 0 while nothing is worth saving."""


FindingT_co = TypeVar("FindingT_co", bound=Finding, covariant=True)


class Study(Recipe, Generic[FindingT_co]):
    """A calculation or training: its results are saved, but it can't be resumed."""

    __slots__ = ()

    @abstractmethod
    def find(self) -> Iterator[FindingT_co]:
        """Yield the results so far every few milliseconds, and the complete results last."""

    @abstractmethod
    def read(self, results: Node) -> FindingT_co:
        """Return the finding read from its JSON.

        Raises TttmcError, KeyError or ValueError if that is malformed.
        """


AnyStudy: TypeAlias = Study[Finding]


def is_study(recipe: Recipe) -> TypeGuard[AnyStudy]:
    """Return whether a recipe calculates or trains in one go."""
    return isinstance(recipe, Study)


MANY = 2**53
"""The greatest count in results; up to here, every whole number is a float, too."""


def grid(values: Sequence[object], size: int) -> list[Sequence[object]]:
    """Return the squares' values row by row, for JSON."""
    return [values[row * size : (row + 1) * size] for row in range(size)]


def read_cells(rows: Node, rules: Rules) -> list[Node]:
    """Return the squares' values, given as `grid` returns them."""
    return [
        cell
        for row in rows.items(rules.size, exactly=True)
        for cell in row.items(rules.size, exactly=True)
    ]


def read_values(rows: Node, rules: Rules) -> tuple[float | None, ...]:
    """Return a number for each square, or None where there is none."""
    return tuple(
        None if cell.is_null else cell.number(-MANY, MANY) for cell in read_cells(rows, rules)
    )


def read_squares(pairs: Node, rules: Rules) -> tuple[Square, ...]:
    """Return squares of the board."""
    found = (pair.counts(2, rules.size - 1) for pair in pairs.items(rules.square_count))
    return tuple((row, col) for row, col in found)
