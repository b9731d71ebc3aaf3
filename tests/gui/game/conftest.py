"""A window of parts, shown by a presenter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.game.presented import Presented, present
from tttmc_app.gui.look.theme import LIGHT

Show = Callable[..., Presented]


@pytest.fixture
def show(fonts: object, qtbot: QtBot, tmp_path: Path) -> Iterator[Show]:
    """Yield a function that shows a game, by default between you and Monte Carlo."""
    made: list[Presented] = []

    def show_it(game: ManualGame | None = None) -> Presented:
        found = present(game or new_game(), tmp_path)
        qtbot.addWidget(found.parts.window)
        found.presenter.tells_mistakes = True
        found.presenter.set_theme(LIGHT)
        made.append(found)
        return found

    yield show_it
    for each in made:
        each.close()
