"""A kind of player, described for forms and commands, and one player of it with its settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tttmc_app.core import Rules, TttmcError
from tttmc_app.players.parameter import ChoiceParameter, Parameter, Value, join_settings
from tttmc_app.players.player import Player


@dataclass(frozen=True, slots=True)
class PlayerKind:
    """Describe one kind of player for forms, commands and people."""

    name: str
    """As a command writes it."""
    label: str
    """As a chooser shows it."""
    how_it_thinks: str
    """Two sentences at most."""
    parameters: tuple[Parameter, ...]
    make: Callable[[Mapping[str, Value]], Player] | None
    """Builds the machine from its values; None for a person."""


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """Name a player with the values of its parameters."""

    kind: PlayerKind
    values: tuple[Value, ...]
    """In the order of the kind's parameters."""

    @property
    def is_human(self) -> bool:
        """Return whether a person chooses the moves."""
        return self.kind.make is None

    @property
    def text(self) -> str:
        """Return the player as a command writes it, every parameter named."""
        pairs = zip(self.kind.parameters, self.values, strict=True)
        # Nothing is written for a file without a name, which is the program's own, and for a
        # switch that is off as usual.
        written = join_settings(
            (p.name, value)
            for p, value in pairs
            if value != "" and (p.default or value is not False)
        )
        return f"{self.kind.name}:{written}" if written else self.kind.name

    @property
    def words(self) -> str:
        """Return the player for people: its kind, and what is chosen among words."""
        labels = (dict(parameter.choices)[word] for parameter, word in self._choices())
        return ", ".join((self.kind.label, *labels))

    def value(self, name: str) -> Value:
        """Return a parameter's value; raise TttmcError for a name that the kind has not."""
        return self.values[self._index(name)]

    def parameter(self, name: str) -> Parameter:
        """Return a parameter's description; raise TttmcError for a name that the kind has not."""
        return self.kind.parameters[self._index(name)]

    def with_value(self, name: str, value: Value) -> PlayerSpec:
        """Return the same player with one value changed; raise TttmcError if it can't be."""
        i = self._index(name)
        checked = self.parameter(name).check(value)
        return replace(self, values=(*self.values[:i], checked, *self.values[i + 1 :]))

    def only_rescores(self, old: PlayerSpec) -> bool:
        """Return whether this player reads another one's very trials, with other weights."""
        if self.kind != old.kind:
            return False
        changes = zip(self.kind.parameters, old.values, self.values, strict=True)
        return all(parameter.rescores for parameter, was, now in changes if was != now)

    def obstacle(self, rules: Rules) -> str | None:
        """Return why the player can't be had by some rules, or None where it can."""
        choices = ((p, v) for p, v in self._choices() if p.obstacle(v, rules))
        return next((parameter.obstacle(value, rules) for parameter, value in choices), None)

    def fitted(self, rules: Rules) -> PlayerSpec:
        """Return the nearest player to this that can be had by some rules."""
        spec = self
        for parameter, value in self._choices():
            spec = spec.with_value(parameter.name, parameter.fitted(value, rules))
        return spec

    def check_for(self, rules: Rules) -> None:
        """Raise TttmcError, saying what to choose, for a player that some rules don't allow."""
        if obstacle := self.obstacle(rules):
            raise TttmcError(f"{obstacle}: on {rules.describe()} choose {self.fitted(rules).text}")

    def make(self) -> Player:
        """Return the machine that this names; raise TttmcError for a person."""
        if self.kind.make is None:
            raise TttmcError("a person is no machine: the program waits for their moves")
        names = (parameter.name for parameter in self.kind.parameters)
        return self.kind.make(dict(zip(names, self.values, strict=True)))

    def _choices(self) -> list[tuple[ChoiceParameter, str]]:
        pairs = zip(self.kind.parameters, self.values, strict=True)
        return [(p, str(value)) for p, value in pairs if isinstance(p, ChoiceParameter)]

    def _index(self, name: str) -> int:
        names = [parameter.name for parameter in self.kind.parameters]
        if name not in names:
            known = f"it has {', '.join(names)}" if names else "it has none"
            raise TttmcError(f"{self.kind.name} has no parameter {name!r}: {known}")
        return names.index(name)
