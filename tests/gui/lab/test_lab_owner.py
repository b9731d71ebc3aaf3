"""The owner of the lab's window: what it opens it with, passes on, keeps, and ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.gui.noting_shell import NotingShell
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.lab.window import Lab, LabWindow
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.players import parse_spec

RULES = Rules(4, 3)
BOARD = Position.parse("X.../.O../..../....", RULES)


@dataclass(frozen=True, slots=True)
class Owned:
    """The lab of a main window with this position, and its settings."""

    shell: NotingShell
    lab: Lab
    settings: SettingsFile

    @property
    def window(self) -> LabWindow:
        """Return the lab's window."""
        window = self.lab.window
        assert window is not None
        return window


@pytest.fixture
def owned(qtbot: QtBot, tmp_path: Path) -> Iterator[Owned]:
    """Return the owner of a lab for a game with these rules."""
    make_application()
    shell, settings, parent = (
        NotingShell(Position.start(RULES)), SettingsFile(tmp_path / "lab.ini"), QObject()
    )  # fmt: skip
    lab = Lab(settings, shell, parent)
    yield Owned(shell, lab, settings)
    lab.shutdown()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_page_is_given_a_position(owned: Owned) -> None:
    """A page opens with the game's rules, or a position and the machine to examine there."""
    lab = owned.lab
    assert lab.window is None
    lab.open()
    assert owned.window.page_name == "sweep"
    page: Any = owned.window.page("converge")
    player = page.recipe().player
    assert page.position() == Position.start(RULES)
    lab.open("converge", BOARD, parse_spec("forward"))
    assert owned.window.page_name == "converge"
    assert page.position() == BOARD
    assert page.recipe().player == player, "it asks only about the position"
    lab.open("converge", Position.start(RULES))
    lab.open("converge", player=parse_spec("forward"))
    lab.open()
    assert (page.position(), owned.window.page_name) == (BOARD, "converge")
    limits: Any = owned.window.page("limits")
    forward = parse_spec("forward:tie=0")
    lab.open("limits", Position.start(Rules(3)), forward)
    assert limits.recipe() == LimitsStudy(forward, Rules(3))
    assert limits.isVisible()
    lab.open("results")
    assert owned.window.page_name == "results"


def test_the_current_game_is_taken_over(owned: Owned) -> None:
    """The page on convergence takes over the board as it is now."""
    owned.lab.open("converge")
    owned.shell.position = BOARD
    page: Any = owned.window.page("converge")
    take = page.findChild(QWidget, "convergenceTake")
    assert page.position().text == "..../..../..../...."
    take.click()
    assert page.position() == BOARD


def test_the_theme_and_the_place_are_kept(owned: Owned) -> None:
    """A window has the owner's theme whenever it is made, and opens where it was closed."""
    lab = owned.lab
    lab.set_theme(DARK)
    lab.open("sweep")
    views = cast("Any", owned.window.page("sweep")).chart_views
    assert [view.theme for view in views] == len(views) * [DARK]
    lab.set_theme(LIGHT)
    assert [view.theme for view in views] == len(views) * [LIGHT]
    owned.window.resize(711, 521)
    lab.shutdown()
    assert lab.window is None
    assert owned.settings.bytes("lab/geometry") != b""
    lab.open("sweep")
    assert owned.window.size() == QSize(711, 521)
