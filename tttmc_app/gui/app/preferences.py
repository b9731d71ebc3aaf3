"""The user's preferences, loaded from the settings file and saved to it."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from tttmc_app.core import Rules, TttmcError
from tttmc_app.core.rules import RULE_OPTIONS
from tttmc_app.gui.board import OverlayKind, overlay_kind
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.theme import ThemeChoice
from tttmc_app.players import PlayerSpec, default_spec, parse_spec
from tttmc_app.players.defaults import DEFAULT_TRIALS
from tttmc_app.session import Players

LANGUAGE = "view/language"
"""The setting with the code of the chosen language; empty to follow the system."""
THEME, HEAT_MAP, SCALE = "view/theme", "view/heat", "view/scale"
SCALES = ("1", "1.25", "1.5", "1.75", "2")
MOTION, REDUCED = "view/motion", "reduced"
SOUND, SOUND_ON = "game/sound", "on"
COLLECTING, REVIEWED_ONLY = "learn/collecting", "reviewed"
FIRST_TRIALS, FIRST_LEVEL = "game/trials", "game/level"
"""The settings that only the preferences dialog changes, and some of their values."""
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
    is_first_game: bool = False
    """Whether the choices for a first game are shown, because no move has been played yet."""


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
        is_first_game=file.text("game/begun") != "true",
    )


def save_preferences(file: SettingsFile, preferences: Preferences) -> bool:
    """Store the preferences; return whether they were written to the disk."""
    rules, (x, o) = preferences.rules, preferences.players
    for key, value in (
        *((f"game/{option.key}", option.format(rules)) for option in RULE_OPTIONS),
        ("game/x", x.text),
        ("game/o", o.text),
        ("game/seed", "" if preferences.seed is None else str(preferences.seed)),
        ("game/begun", str(not preferences.is_first_game).lower()),
        ("pace/milliseconds", str(preferences.pace.milliseconds)),
        ("pace/next", str(preferences.pace.starts_next_game).lower()),
        ("view/overlay", preferences.overlay.key),
        (THEME, preferences.theme.value),
    ):
        file.put(key, value)
    return file.save()


def first_trials(file: SettingsFile) -> int:
    """Return the number of trials with which Monte Carlo starts out."""
    text = file.text(FIRST_TRIALS)
    return int(text) if text.isdecimal() and 0 < len(text) <= 12 and int(text) else DEFAULT_TRIALS


def first_specs(file: SettingsFile) -> tuple[PlayerSpec, ...]:
    """Return the players whose forms begin with values other than the defaults."""
    specs = [default_spec("mc").with_value("trials", first_trials(file))]
    with suppress(TttmcError):
        specs.append(parse_spec(f"level:level={file.text(FIRST_LEVEL)}"))
    return tuple(specs)


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
