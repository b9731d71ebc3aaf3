"""The parts of the main window, for its commands, its presenter and its players."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QLabel, QMainWindow, QToolButton

from tttmc_app.core import Mark
from tttmc_app.gui.board import MORE, OVERLAYS
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.game.stage import Stage
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import ElidedLabel, PlainLabel
from tttmc_app.gui.panels.bars import SpeedSlider
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.inspector import Inspector
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import NextGames
from tttmc_app.gui.panels.settings_page import SettingsPage
from tttmc_app.gui.panels.thought_page import MomentBox, ThoughtPage, TrialsSlot

ENDED, LOST, BROWSING = "ended", "lost", "browsing"
"""The moments in which the page on the thought offers something special."""


class Parts(NamedTuple):
    """The window, its game, its settings, and the widgets that show the game."""

    window: QMainWindow
    game: Game
    settings: SettingsFile
    actions: Actions
    area: Stage
    set_up: SetUpMode
    cards: dict[Mark, PlayerCard]
    rules: RulesCard
    next_games: NextGames
    moves: MovesPanel
    inspector: Inspector
    thought: ThoughtPage
    settings_page: SettingsPage
    trials: TrialsSlot
    status: QLabel
    """Hidden: for scripts and screen readers; the window shows the same on its parts."""
    details: QLabel
    speed: SpeedSlider
    overlay: Chooser


def action_button(actions: Actions, name: str, text: str) -> QToolButton:
    """Return a button that triggers an action if that is enabled, with a text of its own."""
    action = actions[name]
    button = QToolButton()
    button.setObjectName(f"{name}Button")
    button.setText(text)
    button.setToolTip(action.toolTip())
    button.setProperty("role", "button")
    button.setEnabled(action.isEnabled())
    action.enabledChanged.connect(button.setEnabled)
    button.clicked.connect(action.trigger)
    return button


def make_parts(window: QMainWindow, game: Game, settings: SettingsFile, actions: Actions) -> Parts:
    """Return the parts of a window, with new widgets."""
    speed = SpeedSlider()
    area = Stage(actions, speed)
    status = PlainLabel()
    status.setObjectName("status")
    details = ElidedLabel()
    details.setObjectName("details")
    details.setProperty("role", "small")
    cards = {mark: PlayerCard(mark) for mark in Mark}
    rules, next_games = RulesCard(), NextGames()
    for card in (*cards.values(), rules):
        card.body.setContentsMargins(0, 0, 0, 0)
    moves, trials = MovesPanel(), TrialsSlot()
    button = partial(action_button, actions)
    # Translators: Button: review the game (a verb).
    review = button("review", translate("Game", "Review"))
    rematch = button("rematch", translate("Game", "Rematch"))
    moment = MomentBox(
        {
            LOST: (button("tryBetter", ""), rematch, review),
            ENDED: (rematch, review, button("swapSides", translate("Game", "Swap"))),
            BROWSING: (
                button("playFromHere", translate("Game", "Play from here")),
                button("backToGame", translate("Game", "Back to game")),
            ),
        }
    )
    thought = ThoughtPage(moment, trials, moves)
    settings_page = SettingsPage(tuple(cards.values()), (rules, next_games), details)
    inspector = Inspector(area)
    inspector.add_page("thought", thought, translate("App", "Thought"))
    inspector.add_page("settings", settings_page, translate("App", "Settings"))
    overlay = Chooser()
    overlay.setObjectName("overlay")
    for number, kind in enumerate(OVERLAYS):
        heading = translate("App", "More") if number == MORE else ""
        overlay.add_choice(shown(kind.label), kind.key, heading=heading)
    return Parts(
        window=window,
        game=game,
        settings=settings,
        actions=actions,
        area=area,
        set_up=SetUpMode(area.set_up, area.board),
        cards=cards,
        rules=rules,
        next_games=next_games,
        moves=moves,
        inspector=inspector,
        thought=thought,
        settings_page=settings_page,
        trials=trials,
        status=status,
        details=details,
        speed=speed,
        overlay=overlay,
    )
