"""The user's preferences, loaded from the settings file and saved to it."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple, TypeAlias

from tttmc_app.core import Rules, Text, TttmcError
from tttmc_app.core.numbers import percent
from tttmc_app.core.rules import RULE_OPTIONS
from tttmc_app.gui.board import OverlayKind, overlay_kind
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.game.presenter import AT_ONCE, MISTAKES
from tttmc_app.gui.look.colour_scale import HEAT_MAPS
from tttmc_app.gui.look.languages import language_choices
from tttmc_app.gui.look.theme import THEME_LABELS, ThemeChoice
from tttmc_app.players import (
    ChoiceParameter,
    NumberParameter,
    PlayerSpec,
    Value,
    default_spec,
    parse_spec,
    player_kind,
)
from tttmc_app.players.defaults import DEFAULT_TRIALS
from tttmc_app.session import Players

LANGUAGE, THEME, HEAT_MAP, SCALE = "view/language", "view/theme", "view/heat", "view/scale"
SCALES = ("1", "1.25", "1.5", "1.75", "2")
MOTION, REDUCED = "view/motion", "reduced"
SOUND, SOUND_ON = "game/sound", "on"
MISTAKES_TOLD = (("", Text("After the game, or in a hint")), (AT_ONCE, Text("At once")))
COLLECTING, REVIEWED_ONLY = "learn/collecting", "reviewed"
FIRST_TRIALS, FIRST_LEVEL = "game/trials", "game/level"
"""The keys of the settings that `dialog_settings` declares, and some of their values."""
_MOST_TRIALS = 10**12
Setting: TypeAlias = ChoiceParameter | NumberParameter
_OVERLAYS_OF_0_1 = {
    "Scores": "scores",
    "Scores ± error": "errors",
    "Colours only": "colours",
    "Off": "off",
}
"""The keys of overlays, by the labels that version 0.1 stored."""


class Preferences(NamedTuple):
    """The user's choices in the window."""

    rules: Rules
    players: Players
    pace: Pace
    overlay: OverlayKind
    theme: ThemeChoice
    seed: int | None
    """The typed seed; None if each game draws its own."""


def load_preferences(file: SettingsFile) -> Preferences:
    """Return the stored preferences, with defaults for values that can't be read."""
    return Preferences(
        rules=_rules(file),
        players=_players(file),
        pace=Pace(
            min(3000, max(0, file.number("pace/milliseconds", Pace().milliseconds))),
            file.text("pace/next") == "true",
        ),
        overlay=_overlay(file),
        theme=_theme(file),
        seed=_seed(file),
    )


def save_preferences(file: SettingsFile, preferences: Preferences) -> bool:
    """Store the preferences; return whether they were written to the disk."""
    rules, (x, o) = preferences.rules, preferences.players
    for key, value in (
        *((f"game/{option.key}", option.format(rules)) for option in RULE_OPTIONS),
        ("game/x", x.text),
        ("game/o", o.text),
        ("game/seed", "" if preferences.seed is None else str(preferences.seed)),
        ("pace/milliseconds", str(preferences.pace.milliseconds)),
        ("pace/next", str(preferences.pace.starts_next_game).lower()),
        ("view/overlay", preferences.overlay.key),
        (THEME, preferences.theme.value),
    ):
        file.put(key, value)
    return file.save()


def dialog_settings() -> tuple[tuple[Text, tuple[Setting, ...]], ...]:
    """Return the settings that the preferences dialog changes, each named by its stored key.

    They come in groups with headings.
    """
    levels = player_kind("level").parameters
    level = next(each for each in levels if isinstance(each, ChoiceParameter))
    as_system = ("", Text("As the system asks"))
    return (
        (
            Text("Appearance"),
            (
                ChoiceParameter(
                    LANGUAGE,
                    Text("Language"),
                    "",
                    tuple(language_choices()),
                    Text("The language of the window"),
                ),
                ChoiceParameter(
                    THEME,
                    Text("Colours"),
                    str(ThemeChoice.SYSTEM),
                    tuple((str(key), label) for key, label in THEME_LABELS.items()),
                    Text("Light, dark or high contrast"),
                ),
                ChoiceParameter(
                    HEAT_MAP,
                    Text("Scores' colours"),
                    "",
                    tuple((heat.key, heat.label) for heat in HEAT_MAPS),
                    Text("The colours of the squares; bolder is better in each"),
                ),
                ChoiceParameter(
                    MOTION,
                    Text("Motion"),
                    "",
                    (as_system, (REDUCED, Text("None"))),
                    Text("Whether marks are drawn in and panels slide"),
                ),
                ChoiceParameter(
                    SCALE,
                    Text("Interface size"),
                    "",
                    (
                        as_system,
                        *(
                            (factor, Text("{name}", name=percent(float(factor))))
                            for factor in SCALES
                        ),
                    ),
                    Text("Applies when tttmc starts again"),
                ),
            ),
        ),
        (
            Text("Playing"),
            (
                ChoiceParameter(
                    SOUND,
                    Text("Sound"),
                    "",
                    (("", Text("Never")), (SOUND_ON, Text("When a machine has moved"))),
                    Text("The system's signal when it is your turn again"),
                ),
                ChoiceParameter(
                    FIRST_LEVEL,
                    Text("Starting level"),
                    level.default,
                    level.choices,
                    Text("The level of a machine by level when you first choose one"),
                ),
                NumberParameter(
                    FIRST_TRIALS,
                    Text("Starting trials"),
                    DEFAULT_TRIALS,
                    1,
                    _MOST_TRIALS,
                    Text("Monte Carlo's trials per move when you first choose it"),
                ),
            ),
        ),
        (
            Text("Learning"),
            (
                ChoiceParameter(
                    MISTAKES,
                    Text("Mistakes"),
                    "",
                    MISTAKES_TOLD,
                    Text("When you are told of mistakes in a game against a machine"),
                ),
                ChoiceParameter(
                    COLLECTING,
                    Text("Your mistakes"),
                    "",
                    (
                        ("", Text("From every game against a machine")),
                        (REVIEWED_ONLY, Text("From games that you review")),
                    ),
                    Text("Which games' proven mistakes Moves → Practise your mistakes sets again"),
                ),
            ),
        ),
    )


def stored_value(file: SettingsFile, setting: Setting) -> Value:
    """Return the stored value of a setting, or its default if that can't be read."""
    text = file.text(setting.name)
    with suppress(TttmcError):
        return setting.parse(text) if isinstance(setting, NumberParameter) else setting.check(text)
    return setting.default


def first_specs(file: SettingsFile) -> tuple[PlayerSpec, ...]:
    """Return the players whose forms begin with values other than their own defaults."""
    stored = (("mc", "trials", FIRST_TRIALS), ("level", "level", FIRST_LEVEL))
    return tuple([_first_spec(kind, name, file.text(key)) for kind, name, key in stored])


def _first_spec(kind: str, name: str, text: str) -> PlayerSpec:
    spec = default_spec(kind)
    with suppress(TttmcError):
        return spec.with_value(name, spec.parameter(name).parse(text)) if text else spec
    return spec


def _rules(file: SettingsFile) -> Rules:
    stored = {option.key: option.parse(file.text(f"game/{option.key}")) for option in RULE_OPTIONS}
    try:
        return Rules.from_options(stored)
    except TttmcError:
        return Rules()


def _players(file: SettingsFile) -> Players:
    try:
        x, o = file.text("game/x") or "human", file.text("game/o") or "mc"
        players: Players | None = (parse_spec(x), parse_spec(o))
    except TttmcError:
        players = None
    return players or (default_spec("human"), default_spec("mc"))


def _overlay(file: SettingsFile) -> OverlayKind:
    stored = file.text("view/overlay")
    return overlay_kind(_OVERLAYS_OF_0_1.get(stored, stored))


def _seed(file: SettingsFile) -> int | None:
    text = file.text("game/seed")
    return int(text) if text.isdecimal() and len(text) <= 18 else None


def _theme(file: SettingsFile) -> ThemeChoice:
    try:
        return ThemeChoice(file.text(THEME))
    except ValueError:
        return ThemeChoice.SYSTEM
