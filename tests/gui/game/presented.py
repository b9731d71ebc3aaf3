"""A presenter with its widgets, for a game whose machines answer only when a test lets them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
)

from tests.gui.game.manual_worker import ManualGame
from tests.gui.parts import STILL, part
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Position, Thought
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.app.rebuilding import fill_window
from tttmc_app.gui.board.overlay import Overlay
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.chances import Chances
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.parts import Parts, make_parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.panels.candidates import CandidateBars


class StillInsights(Insights):
    """Insights that calculate nothing: a test says what is known."""

    def __init__(self) -> None:
        super().__init__()
        self.known: PositionFacts | None = None

    def known_about(
        self, position: Position, thought: Thought | None, want: object
    ) -> PositionFacts | None:
        """Return what is known."""
        return self.known


class Thinks(NamedTuple):
    """What the window shows of thoughts."""

    overlay: Thought | None
    legend: str
    candidates: int
    """The number of candidates listed."""


@dataclass
class Presented:
    """A game and everything that shows it."""

    game: ManualGame
    parts: Parts
    presenter: Presenter
    insights: StillInsights
    chances: Chances
    settled: list[int] = field(default_factory=list[int])
    """Has an element for each time that the board has settled."""

    @property
    def overlay(self) -> Overlay | None:
        """Return the overlay on the board."""
        return self.parts.area.board.picture.overlay

    def text(self, name: str) -> str:
        """Return the text of a label."""
        return part(self.parts.window, QLabel, name).text()

    def thinks(self) -> Thinks:
        """Return what is shown of thoughts."""
        return Thinks(
            None if self.overlay is None else self.overlay.thought,
            self.text("legend"),
            len(part(self.parts.thought, CandidateBars).rows),
        )

    def close(self) -> None:
        """Close everything."""
        self.game.model.shutdown()
        self.insights.shutdown()
        self.presenter.announcements.shutdown()
        self.chances.shutdown()
        self.parts.window.close()


def present(game: ManualGame, folder: Path) -> Presented:
    """Show a game in a window of its own, as if it had just been opened."""
    window = QMainWindow()
    actions = Actions(window, GameCommands, LearnCommands)
    parts = make_parts(window, game.model, SettingsFile(folder / "window.ini"), actions)
    insights = StillInsights()
    chances = Chances(window)
    presenter = Presenter(parts, insights, chances)
    fill_window(window, parts.inspector, parts.status)
    window.resize(1200, 2400)
    parts.area.board.set_theme(STILL)
    window.show()
    found = Presented(game, parts, presenter, insights, chances)
    parts.area.board.settled.connect(lambda: found.settled.append(1))
    return found


def replied(shown: Presented) -> Thought:
    """Play a1, let the machine reply on b2, and return its thought."""
    shown.game.play((0, 0))
    return shown.game.answer(replace(shown.game.thought(), move=(1, 1)))
