"""The settings of runs, each declared once.

A recipe is a frozen dataclass whose fields carry settings: `field(metadata=declare(...))`. What is
saved with a run, the command that repeats it, the command's options and the controls of the lab's
page follow from them. Numbers, switches, choices and files are parameters, as players have them.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from io import StringIO
from typing import Any, ClassVar, NamedTuple, TypeAlias, cast

from tttmc_app.core import Mark, Position, Rules, Text, TttmcError
from tttmc_app.core.arguments import check_type, check_whole, is_number
from tttmc_app.core.rules import MAX_SIZE
from tttmc_app.core.seeds import check_seed
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    Parameter,
    PlayerSpec,
    SwitchParameter,
    Value,
    format_value,
    saved_spec,
)

MAX_GAMES = 10**7
"""The maximum number of games in a run, so that a typing error is rejected at once."""
MAX_OPENING = 12
BOARD = {
    "size": NumberParameter("size", Text("Board size"), 3, 1, MAX_SIZE, Text("Squares per side.")),
    "line": NumberParameter("line", Text("Line length"), 3, 1, MAX_SIZE, Text("Marks in a row.")),
}
"""What a sweep may vary besides the parameters of its player."""
Settings: TypeAlias = Mapping[str, object]
"""A run's settings as JSON values."""
Varied: TypeAlias = tuple[str, tuple[Value, ...]]
"""The name of something that varies, and its values."""
Bounds: TypeAlias = tuple[float, float]
"""The differences in Elo points between which a sequential test decides."""


class SettingError(TttmcError):
    """An error that concerns one field of a recipe."""

    def __init__(self, field: str, source: str | Text, /, **values: object) -> None:
        super().__init__(source, **values)
        self.field = field


@contextmanager
def naming(field: str) -> Generator[None]:
    """Attribute the errors raised in the block to a field of the recipe."""
    try:
        yield
    except SettingError:
        raise
    except TttmcError as error:
        raise SettingError(field, error.text) from None


@dataclass(frozen=True, kw_only=True)
class Setting:
    """One setting of a kind of run, here any JSON value that no option chooses."""

    form: ClassVar[type | None] = None
    """The type of its values, if that alone is checked."""
    label: Text = EMPTY_TEXT
    help: Text = EMPTY_TEXT
    """One sentence: the tooltip of its control, and the help of its option."""
    key: str = ""
    """Its name among saved settings, by default that of the recipe's field."""
    option: str = ""
    """The command's option, such as "--games", or the placeholder of an argument without one."""
    widget: str = ""
    """The end of the object name of its control, by default the capitalised option."""
    is_late: bool = False
    """Whether it is saved only if it isn't the usual one: the keys of runs that are older than the
    setting must stay the same."""
    is_quiet: bool = False
    """Whether commands leave it out if it is the usual one."""
    applies: Callable[[Any], bool] = lambda _recipe: True
    """Returns whether the setting matters to a recipe; if not, its command leaves it out."""

    def check(self, name: str, value: Any) -> None:
        """Raise TttmcError, which names the recipe's field, unless it can have this value."""
        if self.form is not None:
            check_type(name, value, self.form)

    def save(self, name: str, value: Any) -> dict[str, object]:
        """Return what is saved of a recipe's field."""
        return {self.key or name: self.to_json(value)}

    def restore(self, name: str, saved: Settings, others: Mapping[str, Any]) -> Any:
        """Return the saved value of a recipe's field; `others` has those of earlier fields."""
        del others
        return self.from_json(saved[self.key or name])

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        return value

    def from_json(self, saved: Any) -> Any:
        """Return a saved value."""
        return saved

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words of a command that choose a recipe's value."""
        del recipe
        text = self.write(value)
        if not self.option.startswith("--"):
            return [text] if text else []
        return [self.option, text] if text else []

    def write(self, value: Any) -> str:
        """Return a value as a command writes it; empty for none."""
        del value
        return ""


@dataclass(frozen=True, kw_only=True)
class ParameterSetting(Setting):
    """A number, switch, choice or file."""

    parameter: Parameter
    values: tuple[tuple[Value, Any], ...] = ()
    """The recipe's values for the parameter's, if they aren't the same."""
    kind: Callable[[Any], Any] | None = None
    """Turns another value of the parameter into the recipe's, if they aren't the same."""

    def __post_init__(self) -> None:
        """Take over the parameter's words."""
        object.__setattr__(self, "label", self.parameter.label)
        object.__setattr__(self, "help", self.parameter.help)

    def check(self, name: str, value: Any) -> None:
        """Raise TttmcError for an impossible value."""
        if isinstance(self.parameter, NumberParameter):
            check_whole(name, value)
        if not isinstance(self.parameter, FileParameter):  # which any file's name may be
            self.parameter.check(self.value(value))

    def value(self, value: Any) -> Any:
        """Return the parameter's value for the recipe's."""
        if self.kind is not None:
            return str(value)
        return next((word for word, each in self.values if each == value), value)

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        found = self.value(value)
        return (
            found if isinstance(self.parameter, NumberParameter | SwitchParameter) else str(found)
        )

    def from_json(self, saved: Any) -> Any:
        """Return a saved value."""
        if self.values:
            return dict(self.values)[saved]
        return saved if self.kind is None else self.kind(saved)

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words that choose a value."""
        if isinstance(self.parameter, SwitchParameter):
            return [self.option] if value else []
        return super().words(value, recipe)

    def write(self, value: Any) -> str:
        """Return a value as a command writes it."""
        found = self.value(value)
        return "" if found is None else format_value(found)


@dataclass(frozen=True, kw_only=True)
class MachineSetting(Setting):
    """A machine, or None if there need be none."""

    place: int | None = None
    """Its place among the machines that settings and commands list together, if they do."""
    is_optional: bool = False
    kinds: tuple[str, ...] = ()
    """The kinds of machines that are possible; empty for all."""

    def check(self, name: str, value: Any) -> None:
        """Raise TttmcError for an impossible value."""
        if value is not None or not self.is_optional:
            check_machine(name, value)

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        text = None if value is None else value.text
        return text if self.place is None else [text]

    def from_json(self, saved: Any) -> Any:
        """Return a saved value."""
        text = saved if self.place is None else saved[self.place]
        return None if text is None else saved_spec(str(text))

    def write(self, value: Any) -> str:
        """Return a value as a command writes it."""
        return "" if value is None else str(value.text)


class MachinesSetting(Setting):
    """Several machines."""

    def check(self, name: str, value: Any) -> None:
        """Raise TttmcError for an impossible value."""
        check_type(name, value, tuple)
        for n, machine in enumerate(value):
            check_machine(f"{name}[{n}]", machine)

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        return [machine.text for machine in value]

    def from_json(self, saved: Any) -> Any:
        """Return a saved value."""
        return tuple(map(saved_spec, saved))

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words that choose a value."""
        del recipe
        return [machine.text for machine in value]


@dataclass(frozen=True, kw_only=True)
class NumbersSetting(Setting):
    """Several whole numbers."""

    form: ClassVar[type | None] = tuple

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        return list(value)

    def from_json(self, saved: Any) -> Any:
        """Return a saved value."""
        return tuple(saved)

    def write(self, value: Any) -> str:
        """Return a value as a command writes it."""
        return ",".join(map(str, value))


class BoardsSetting(NumbersSetting):
    """The boards from which games begin, as text; in commands also a file with one per line."""


@dataclass(frozen=True, kw_only=True)
class VariedSetting(Setting):
    """The values of the recipe's `parameter`, one of its `player` or board."""

    form: ClassVar[type | None] = tuple

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        return list(map(format_value, value))

    def restore(self, name: str, saved: Settings, others: Mapping[str, Any]) -> Any:
        """Return the saved value."""
        parameter = varied_parameter(others["player"], others["parameter"])
        return tuple(map(parameter.parse, cast("Sequence[str]", saved[name])))

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words that choose a value."""
        return [self.option, f"{recipe.parameter}={join_values(value)}"]


def varied_parameter(player: PlayerSpec, name: str) -> Parameter:
    """Return what a sweep varies: a parameter of its player, or else one of the board."""
    own = any(each.name == name for each in player.kind.parameters)
    return BOARD[name] if name in BOARD and not own else player.parameter(name)


@dataclass(frozen=True, kw_only=True)
class GridSetting(Setting):
    """What else varies in a sweep; a command repeats the option of the first."""

    form: ClassVar[type | None] = tuple

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        return [[name, list(map(format_value, values))] for name, values in value]

    def restore(self, name: str, saved: Settings, others: Mapping[str, Any]) -> Any:
        """Return the saved value."""
        grid = cast("Sequence[tuple[str, Sequence[str]]]", saved[name])
        return parse_grid(others["player"], grid)

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words that choose a value."""
        del recipe
        return [word for n, v in value for word in ("--vary", f"{n}={join_values(v)}")]


def parse_grid(
    player: PlayerSpec, typed: Iterable[tuple[str, Sequence[str]]]
) -> tuple[Varied, ...]:
    """Read what varies, with its values as typed; raise TttmcError for unknown or wrong ones."""
    return tuple(
        (name, tuple(map(varied_parameter(player, name).parse, values))) for name, values in typed
    )


class BoundsSetting(Setting):
    """The bounds of a sequential test, or None for no test."""

    def check(self, name: str, value: Any) -> None:
        """Raise TttmcError for an impossible value."""
        if value is None:
            return
        check_type(name, value, tuple, list)
        if list(map(is_number, value)) != [True, True]:
            raise TttmcError("sprt must be two Elo differences, such as (0, 20)")
        low, high = value
        if not -1000 <= low < high <= 1000:
            raise TttmcError(
                "the bounds of a sequential test are two Elo differences from -1000 to 1000, the "
                "lower first, not {low:g},{high:g}",
                low=low,
                high=high,
            )

    def to_json(self, value: Any) -> object:
        """Return a value as it is saved."""
        return None if value is None else list(value)

    def from_json(self, saved: Any) -> Any:
        """Return a saved value."""
        return None if saved is None else (float(saved[0]), float(saved[1]))

    def write(self, value: Any) -> str:
        """Return a value as a command writes it."""
        return ",".join(map(format_value, value or ()))


def parse_bounds(text: str) -> Bounds:
    """Read the bounds of a sequential test, such as "0,20"; raise TttmcError if malformed."""
    try:
        low, high = map(float, text.replace(";", ",").replace("\N{MINUS SIGN}", "-").split(","))
    except ValueError:
        raise TttmcError("{text!r} is not two Elo differences, such as 0,10", text=text) from None
    return low, high


@dataclass(frozen=True, kw_only=True)
class RulesSetting(Setting):
    """The rules of all games."""

    form: ClassVar[type | None] = Rules

    def save(self, name: str, value: Any) -> dict[str, object]:
        """Return what is saved."""
        del name
        return dict(value.settings())

    def restore(self, name: str, saved: Settings, others: Mapping[str, Any]) -> Any:
        """Return the saved value."""
        del name, others
        return Rules.from_settings(saved)

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words that choose a value."""
        del recipe
        return list(value.words())


@dataclass(frozen=True, kw_only=True)
class PositionSetting(RulesSetting):
    """A board with its rules and the side to move."""

    form: ClassVar[type | None] = Position

    def save(self, name: str, value: Any) -> dict[str, object]:
        """Return what is saved."""
        board = {"board": value.text, "to_move": value.to_move.value.lower()}
        return board | super().save(name, value.rules)

    def restore(self, name: str, saved: Settings, others: Mapping[str, Any]) -> Any:
        """Return the saved value."""
        rules = super().restore(name, saved, others)
        return Position.parse(str(saved["board"]), rules, str(saved["to_move"]))

    def words(self, value: Any, recipe: Any) -> list[str]:
        """Return the words that choose a value."""
        side = value.to_move.value.lower()
        return [value.text, "--to-move", side, *super().words(value.rules, recipe)]


@dataclass(frozen=True, kw_only=True)
class SeedSetting(Setting):
    """The source of everything random."""

    option: str = "--seed"

    def check(self, name: str, value: Any) -> None:
        """Raise TttmcError for an impossible value."""
        del name
        check_seed(value)

    def write(self, value: Any) -> str:
        """Return a value as a command writes it."""
        return str(value)


@dataclass(frozen=True, kw_only=True)
class NoteSetting(Setting):
    """A word that says how other settings were chosen; no game depends on it."""

    is_late: bool = True
    applies: Callable[[Any], bool] = lambda _recipe: False

    form: ClassVar[type | None] = str


class Declared(NamedTuple):
    """A recipe's field with its setting."""

    field: str
    setting: Setting
    usual: Any
    """The default; None if there is none."""


def declare(setting: Setting) -> Mapping[str, Setting]:
    """Return the metadata of a recipe's field that has this setting."""
    return {"setting": setting}


def _declared(recipe: Any) -> tuple[Declared, ...]:
    """Return the fields with settings of a class of recipes, in order."""
    return tuple(
        Declared(each.name, each.metadata["setting"], _usual(each))
        for each in fields(recipe)
        if "setting" in each.metadata
    )


declared = cast("Callable[[type[Any]], tuple[Declared, ...]]", cache(_declared))


def setting_of(recipe: Any, field: str) -> Setting:
    """Return the setting of a recipe's field."""
    return next(each.setting for each in declared(recipe) if each.field == field)


def _usual(each: Field[Any]) -> Any:
    if each.default_factory is not MISSING:
        return each.default_factory()
    return None if each.default is MISSING else each.default


RULES, SEED = declare(RulesSetting()), declare(SeedSetting())
TIME = declare(NoteSetting(label=Text("Equal time")))


def side_setting(text: Text) -> ParameterSetting:
    """Return the setting of a player's side against another; None is both in turn."""
    choices = (
        ("x", Text("X")),
        ("o", Text("O")),
        # Translators: The player plays X and O in turn.
        ("both", Text("both in turn")),
    )
    return ParameterSetting(
        option="--side",
        parameter=ChoiceParameter("side", Text("Side"), "x", choices, text),
        values=(("x", Mark.X), ("o", Mark.O), ("both", None)),
        applies=lambda recipe: getattr(recipe, "against", recipe) is not None,
    )


def games_setting(label: Text, text: Text) -> ParameterSetting:
    """Return the setting of a number of games."""
    parameter = NumberParameter("games", label, 100, 1, MAX_GAMES, text)
    return ParameterSetting(key="games", option="--games", parameter=parameter)


def opening_setting(*, is_late: bool = False) -> ParameterSetting:
    """Return the setting of the random moves before each game."""
    text = Text(
        "Random moves before each game that give both sides about equal chances. Each player plays "
        "both sides of each opening."
    )
    parameter = NumberParameter("openings", Text("Opening moves"), 0, 0, MAX_OPENING, text)
    return ParameterSetting(
        option="--openings", widget="Opening", parameter=parameter, is_late=is_late, is_quiet=True
    )


def boards_setting() -> BoardsSetting:
    """Return the setting of the boards from which games begin."""
    return BoardsSetting(
        option="--opening-file",
        widget="Boards",
        label=Text("Openings from a file"),
        help=Text(
            "A file of boards, one per line, from which games begin equally often, or the boards "
            "themselves, comma-separated. Each player plays both sides of each."
        ),
        is_late=True,
        is_quiet=True,
    )


def switch_setting(
    option: str, label: Text, text: Text, widget: str = "", *, is_late: bool = False
) -> ParameterSetting:
    """Return a setting that is on or off."""
    parameter = SwitchParameter(option.lstrip("-"), label, default=False, help=text)
    return ParameterSetting(option=option, widget=widget, parameter=parameter, is_late=is_late)


def check_machine(name: str, player: object) -> None:
    """Raise TttmcError, which names the argument, if a player is human or isn't a PlayerSpec."""
    if not isinstance(player, PlayerSpec):
        raise TttmcError(
            "{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not "
            "{given}",
            name=name,
            given=type(player).__name__,
        )
    if player.is_human:
        raise TttmcError("the lab measures machines: choose a player other than human")


def join_values(values: Sequence[Value]) -> str:
    """Return values as they are written in commands: "5,10"; a value with a comma is quoted."""
    written = StringIO()
    csv.writer(written, lineterminator="").writerow([format_value(value) for value in values])
    return written.getvalue()


def split_values(text: str) -> list[str]:
    """Split comma-separated values; raise TttmcError for quotes that don't match."""
    try:
        rows = list(csv.reader([" ".join(text.splitlines())], skipinitialspace=True, strict=True))
    except csv.Error:
        raise TttmcError("the quotes in {text} don't match", text=repr(text)) from None
    return [value for row in rows for value in row if value.strip()]
