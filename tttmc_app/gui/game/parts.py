"""The parts of the main window, for its commands, its presenter and its players."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from tttmc_app.core import Mark
from tttmc_app.gui.board import OVERLAYS
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import ElidedLabel, PlainLabel
from tttmc_app.gui.panels.bars import SpeedSlider
from tttmc_app.gui.panels.candidates_panel import CandidatesPanel
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import SeriesCard


class Parts(NamedTuple):
    """The window, its game, its settings, and the widgets that show the game."""

    window: QMainWindow
    game: Game
    settings: SettingsFile
    actions: Actions
    area: BoardArea
    set_up: SetUpMode
    cards: dict[Mark, PlayerCard]
    rules: RulesCard
    series: SeriesCard
    moves: MovesPanel
    candidates: CandidatesPanel
    status: QLabel
    details: QLabel
    speed: SpeedSlider
    overlay: Chooser


def make_parts(window: QMainWindow, game: Game, settings: SettingsFile, actions: Actions) -> Parts:
    """Return the parts of a window, with new widgets."""
    area = BoardArea(actions)
    status = PlainLabel()
    status.setObjectName("status")
    details = ElidedLabel()
    details.setObjectName("details")
    details.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    details.setContentsMargins(UNIT, UNIT // 2, UNIT, UNIT // 2)
    overlay = Chooser()
    overlay.setObjectName("overlay")
    overlay.set_label(translate("App", "Overlay"))
    for kind in OVERLAYS:
        overlay.addItem(shown(kind.label), kind.key)
    return Parts(
        window=window,
        game=game,
        settings=settings,
        actions=actions,
        area=area,
        set_up=SetUpMode(area.set_up, area.board),
        cards={mark: PlayerCard(mark) for mark in Mark},
        rules=RulesCard(),
        series=SeriesCard(actions["rematch"], actions["swapSides"], actions["clearSeries"]),
        moves=MovesPanel(),
        candidates=CandidatesPanel(),
        status=status,
        details=details,
        speed=SpeedSlider(),
        overlay=overlay,
    )
