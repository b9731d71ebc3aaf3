"""Players: the base class of machines, and their kinds and settings for forms and commands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Text, Thought, TttmcError
from tttmc_app.core.arguments import check_type
from tttmc_app.core.seeds import check_seed
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine import KernelPlayer
from tttmc_app.players.parameter import (
    ChoiceParameter,
    Parameter,
    SwitchParameter,
    Value,
    join_settings,
)
from tttmc_app.storage import UnreadableError, read_bytes


class Player(ABC):
    """Base class of machine players.

    Players know nothing of threads, windows or clocks: a count bounds their work, so that the same
    seed gives the same game. Other people's engines are the exception: they are given a time limit.
    """

    @property
    def holds_interpreter(self) -> bool:
        """Return whether thinking keeps Python busy for long, which would make a window lag."""
        return False

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether thinking about this position keeps Python busy for long."""
        del position
        return self.holds_interpreter

    @property
    def keeps_proofs(self) -> bool:
        """Return whether it keeps what it has worked out, so that its first games take longer."""
        return False

    @abstractmethod
    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield thoughts on an open position, the last of them with a move or a concession.

        Each step takes about 10 ms or less; stopping the iteration cancels the thought. A player
        whose steps are pure Python work must override `holds_interpreter`, or
        `holds_interpreter_at`, to return True: it then thinks in its own process.
        """

    def decide(self, position: Position, seed: int = 0) -> Thought:
        """Return the last thought on an open position, with a move or a concession.

        Raises TttmcError for a finished game or an invalid seed.
        """
        check_type("position", position, Position)
        check_seed(seed)
        if position.outcome is not None:
            raise TttmcError("position: the game is over, so there is no move to choose")
        last: Thought | None = None
        for thought in self.think(position, seed):
            last = thought
        if last is None or not last.decided:
            raise TttmcError("player: its last thought has neither a move nor a concession")
        return last

    def choose(self, position: Position, seed: int = 0) -> Square:
        """Return the move in an open position; raise TttmcError if the player concedes."""
        thought = self.decide(position, seed)
        if thought.forfeit:
            raise TttmcError("player: it forfeits ({reason})", reason=thought.forfeit)
        if thought.move is None:
            raise TttmcError("player: it resigns instead of choosing a move")
        return thought.move

    def with_threads(self, threads: int) -> Player:
        """Return an equivalent player that may use this many threads; its thoughts are the same."""
        del threads
        return self

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return an equivalent player's thought, rescored with this player's weights."""
        del position
        return thought

    def compiled(self, rules: Rules) -> KernelPlayer | None:
        """Return this player in the form that the kernel plays; None if the kernel can't play it.

        The kernel must choose exactly the moves of `think`, from the same seeds.
        """
        del rules
        return None

    def chances(self, position: Position) -> Mapping[Square, float] | None:
        """Return the probability of each move in an open position, over all seeds, or None.

        They must be exact: a match's control variate relies on them. None, for most players,
        means that they aren't known or take long to calculate.
        """
        del position
        return None

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Learn from a finished game in which this player played a side."""
        del record, side

    def knowledge(self, rules: Rules) -> str:
        """Return a digest of everything its moves depend on apart from settings, position and seed.

        Equal digests mean equal games: a learner's covers its textbook. Empty for most players.
        """
        del rules
        return ""

    def close(self) -> None:
        """Release the player's resources, such as a process; it can think again afterwards."""
        return


class PlayerKind(NamedTuple):
    """A kind of player, described for forms and commands."""

    name: str
    """Its name in commands."""
    label: Text
    """Its label in the window."""
    description: Text
    """Two sentences at most."""
    parameters: tuple[Parameter, ...]
    make: Callable[[Mapping[str, Value]], Player] | None
    """The function that makes the machine from its values; None for a human."""
    rescore: Callable[[Mapping[str, Value], Position, Thought], Thought] | None = None
    """The function that applies the values' weights to a thought's counts and reads nothing else;
    None for a player without weights."""
    why_not: Callable[[Rules], Text | None] | None = None
    """The function that returns why some rules don't allow the player, or None if they do."""
    learns: bool = False
    """Whether games change its knowledge, so that earlier thoughts have to be revised."""
    version: int = 1
    """The version of its behaviour: increase it with every change after which the same settings,
    position and seed may give another move. A run that another version started isn't resumed."""
    plays_with: tuple[str, ...] = ()
    """The names of the kinds whose players choose some of its moves; their versions count too."""
    effort: str = ""
    """The name of the number that decides how long a move takes; empty if there is none."""
    origin: str = ""
    """For a player of another distribution, that distribution, its version and a digest of its
    source, which the program fills in: runs record them beside the version."""
    method: str = ""
    """What it does, for a paper, as it goes on after its label; empty if the description does."""
    references: tuple[str, ...] = ()
    """The publications that the method or the description names, each in one line."""
    summary: Text = EMPTY_TEXT
    """A few words for lists; empty if the description is short enough."""


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """A player: its kind and the values of its parameters, by default the kind's.

    Raises TttmcError for another number of values.
    """

    kind: PlayerKind
    values: tuple[Value, ...] = ()
    """The values in the order of the kind's parameters."""

    def __post_init__(self) -> None:
        """Check the kind and the number of values, and complete them."""
        check_type("kind", self.kind, PlayerKind)
        check_type("values", self.values, tuple)
        parameters = self.kind.parameters
        if not self.values:
            defaults = tuple(parameter.default for parameter in parameters)
            object.__setattr__(self, "values", defaults)
        elif len(self.values) != len(parameters):
            raise TttmcError(
                "{kind} has {count} parameters, not {given}: give a value for each, or none",
                kind=self.kind.name,
                count=len(parameters),
                given=len(self.values),
            )

    @property
    def is_human(self) -> bool:
        """Return whether a human chooses the moves."""
        return self.kind.make is None

    @property
    def settings(self) -> tuple[tuple[str, Value], ...]:
        """Return the names and values of the parameters that are written in a command."""
        pairs, overridden = zip(self.kind.parameters, self.values, strict=True), self.overridden
        # Neither the built-in file nor a switch that is off by default is written.
        return tuple(
            (p.name, value)
            for p, value in pairs
            if value != "" and (p.default or value is not False)
            if p.name not in overridden or value != p.default
        )

    @property
    def overridden(self) -> frozenset[str]:
        """Return the names of the parameters that mean nothing while a switch is on."""
        pairs = zip(self.kind.parameters, self.values, strict=True)
        return frozenset(p.beside for p, on in pairs if on and isinstance(p, SwitchParameter))

    @property
    def text(self) -> str:
        """Return the player as it is written in a command."""
        written = join_settings(self.settings)
        return f"{self.kind.name}:{written}" if written else self.kind.name

    @property
    def label(self) -> Text:
        """Return the kind's label, or the choice that is its only parameter, such as "Hard"."""
        for parameter, word in self._choices():
            if self.kind.parameters == (parameter,):
                return dict(parameter.choices)[word]
        return self.kind.label

    @property
    def words(self) -> Text:
        """Return the player's kind and its choices, such as "Machine by level, Hard"."""
        words = self.kind.label
        for parameter, word in self._choices():
            words = Text("{player}, {choice}", player=words, choice=dict(parameter.choices)[word])
        return words

    def value(self, name: str) -> Value:
        """Return a parameter's value; raise TttmcError for an unknown name."""
        return self.values[self._index(name)]

    def parameter(self, name: str) -> Parameter:
        """Return a parameter's description; raise TttmcError for an unknown name."""
        return self.kind.parameters[self._index(name)]

    def with_value(self, name: str, value: Value) -> PlayerSpec:
        """Return the player with one value changed; raise TttmcError for an invalid value."""
        i = self._index(name)
        checked = self.parameter(name).check(value)
        return replace(self, values=(*self.values[:i], checked, *self.values[i + 1 :]))

    def only_rescores(self, old: PlayerSpec) -> bool:
        """Return whether the players differ only in how the same trials are weighted."""
        if self.kind != old.kind:
            return False
        changes = zip(self.kind.parameters, old.values, self.values, strict=True)
        return all(parameter.rescores for parameter, was, now in changes if was != now)

    def rescored(self, position: Position, thought: Thought) -> Thought:
        """Return a thought of this kind of player, rescored with its weights; a pure function."""
        if self.kind.rescore is None:
            return thought
        return self.kind.rescore(self.by_name, position, thought)

    def obstacle(self, rules: Rules) -> Text | None:
        """Return why these rules don't allow the player, or None if they do."""
        if self.kind.why_not is not None:
            return self.kind.why_not(rules)
        choices = ((p, v) for p, v in self._choices() if p.obstacle(v, rules))
        return next((parameter.obstacle(value, rules) for parameter, value in choices), None)

    def fitted(self, rules: Rules) -> PlayerSpec:
        """Return the nearest player that these rules allow."""
        spec = self
        for parameter, value in self._choices():
            spec = spec.with_value(parameter.name, parameter.fitted(value, rules))
        return spec

    def check_for(self, rules: Rules) -> None:
        """Raise TttmcError, suggesting another choice, unless these rules allow the player."""
        obstacle = self.obstacle(rules)
        if not obstacle:
            return
        fitted = self.fitted(rules)
        if fitted.obstacle(rules):
            raise TttmcError("{obstacle}: choose another player or other rules", obstacle=obstacle)
        raise TttmcError(
            "{obstacle}: on {rules} choose {player}",
            obstacle=obstacle,
            rules=rules.describe(),
            player=fitted.text,
        )

    def make(self) -> Player:
        """Return a new machine; raise TttmcError for `human`."""
        if self.kind.make is None:
            raise TttmcError("human is not a machine: choose another player, such as mc")
        return self.kind.make(self.by_name)

    @property
    def by_name(self) -> dict[str, Value]:
        """Return the values by the names of their parameters."""
        names = (parameter.name for parameter in self.kind.parameters)
        return dict(zip(names, self.values, strict=True))

    def _choices(self) -> list[tuple[ChoiceParameter, str]]:
        pairs = zip(self.kind.parameters, self.values, strict=True)
        return [(p, str(value)) for p, value in pairs if isinstance(p, ChoiceParameter)]

    def _index(self, name: str) -> int:
        names = [parameter.name for parameter in self.kind.parameters]
        if name in names:
            return names.index(name)
        raise TttmcError(
            "{kind} has no parameter {name!r}: it has {known}",
            kind=self.kind.name,
            name=name,
            known=", ".join(names) or "none",
        )


def file_digest(path: Path | None) -> str:
    """Return a digest of a file; empty if the name is empty or the file can't be read."""
    from hashlib import sha256  # takes a while to load

    try:
        return sha256(read_bytes(path)).hexdigest() if path else ""
    except UnreadableError:
        return ""
