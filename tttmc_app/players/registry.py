"""The players by name, their parameters, and how a command writes them ("mc:trials=1000")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tttmc_app.core import TttmcError, Weights
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.parameter import Parameter, Value, format_value
from tttmc_app.players.player import Player
from tttmc_app.players.random_player import RandomPlayer

MAX_TRIALS = 10**12
MAX_WEIGHT = 1000.0


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
        written = ",".join(f"{p.name}={format_value(value)}" for p, value in pairs)
        return f"{self.kind.name}:{written}" if written else self.kind.name

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

    def make(self) -> Player:
        """Return the machine that this names; raise TttmcError for a person."""
        if self.kind.make is None:
            raise TttmcError("a person is no machine: the program waits for their moves")
        names = (parameter.name for parameter in self.kind.parameters)
        return self.kind.make(dict(zip(names, self.values, strict=True)))

    def _index(self, name: str) -> int:
        names = [parameter.name for parameter in self.kind.parameters]
        if name not in names:
            known = f"it has {', '.join(names)}" if names else "it has none"
            raise TttmcError(f"{self.kind.name} has no parameter {name!r}: {known}")
        return names.index(name)


def _make_monte_carlo(values: Mapping[str, Value]) -> Player:
    weights = Weights(float(values["current"]), float(values["other"]))
    return MonteCarlo(int(values["trials"]), weights)


def _make_random(_values: Mapping[str, Value]) -> Player:
    return RandomPlayer()


_MC_PARAMETERS = (
    Parameter(
        "trials",
        "Trials a move",
        1000,
        1,
        MAX_TRIALS,
        "How many random games are played to the end before each move.",
    ),
    Parameter(
        "current",
        "Weight, own squares",
        1.0,
        0.0,
        MAX_WEIGHT,
        "What a square gains when its owner is the machine and the trial was won.",
        rescores=True,
    ),
    Parameter(
        "other",
        "Weight, other squares",
        2.0,
        0.0,
        MAX_WEIGHT,
        "What a square gains when its owner is the opponent and the trial was lost.",
        rescores=True,
    ),
)

PLAYER_KINDS = (
    PlayerKind("human", "You", "A person chooses the moves.", (), None),
    PlayerKind(
        "mc",
        "Monte Carlo",
        "Plays the position to its end at random, many times. It favours the squares that "
        "winners held and avoids those of losers.",
        _MC_PARAMETERS,
        _make_monte_carlo,
    ),
    PlayerKind(
        "random",
        "Random",
        "Takes any empty square, each with the same chance.",
        (),
        _make_random,
    ),
)


def player_kind(name: str) -> PlayerKind:
    """Return the kind of this name; raise TttmcError when there is none."""
    for kind in PLAYER_KINDS:
        if kind.name == name:
            return kind
    known = ", ".join(kind.name for kind in PLAYER_KINDS)
    raise TttmcError(f"there is no player {name!r}: choose one of {known}")


def default_spec(name: str) -> PlayerSpec:
    """Return a kind's player with its default values."""
    kind = player_kind(name)
    return PlayerSpec(kind, tuple(parameter.default for parameter in kind.parameters))


def parse_spec(text: str) -> PlayerSpec:
    """Read a player as a command names it; raise TttmcError saying what is wrong."""
    name, _, settings = text.strip().partition(":")
    spec = default_spec(name)
    seen: set[str] = set()
    for setting in filter(None, settings.split(",")):
        key, equals, written = (part.strip() for part in setting.partition("="))
        if not equals:
            raise TttmcError(f"{setting!r} in {text!r} needs a value: write {setting}=NUMBER")
        if key in seen:
            raise TttmcError(f"{key} stands twice in {text!r}: give it once")
        seen.add(key)
        spec = spec.with_value(key, spec.parameter(key).parse(written))
    return spec
