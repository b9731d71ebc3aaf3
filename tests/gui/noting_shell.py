"""A main window for windows and pages that are tried alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from tttmc_app.analysis.review import MoveReview
from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.learn.page import LearnPage


@dataclass
class NotingShell:
    """Notes what is asked of it."""

    position: Position = field(default_factory=lambda: Position.start(Rules(3)))
    games: list[Position] = field(default_factory=list[Position])
    better: list[tuple[GameRecord, MoveReview]] = field(
        default_factory=list[tuple[GameRecord, MoveReview]]
    )
    chances: list[Position] = field(default_factory=list[Position])
    examined: list[tuple[str, Position]] = field(default_factory=list[tuple[str, Position]])
    manual: list[str] = field(default_factory=list[str])
    side_names: tuple[str, str] = ("You", "Monte Carlo")

    def play_from(self, position: Position) -> None:
        """Note a position to play from."""
        self.games.append(position)

    def play_better(self, record: GameRecord, move: MoveReview) -> None:
        """Note a move to be replaced by a better one."""
        self.better.append((record, move))

    def show_chances_of(self, position: Position) -> None:
        """Note a position whose chances are asked for."""
        self.chances.append(position)

    def examine(self, page: str, position: Position) -> None:
        """Note a page of the lab, and the position to examine there."""
        self.examined.append((page, position))

    def show_manual(self, page: str) -> None:
        """Note a page of the manual."""
        self.manual.append(page)


def shell_of(page: LabPage | LearnPage) -> NotingShell:
    """Return the shell that a page was given."""
    assert isinstance(page.shell, NotingShell)
    return page.shell
