"""A page that shows a run is the same whichever way it came to its theme."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.experiments.inline import InlineExecutor
from tests.gui.lab.conftest import MakePage
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments.convergence import ConvergenceStudy
from tttmc_app.experiments.kinds import PAGES
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyStudy, Recipe, Study
from tttmc_app.experiments.running import run, saved_findings
from tttmc_app.experiments.saved_run import AnyRun
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.limit_boards import SmallBoards
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.panels.player_card import MarkBadge
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Blame

MC, RANDOM, SAMPLES = map(parse_spec, ("mc:trials=3", "random", "forward:samples=2"))
RECIPES: dict[str, Recipe] = {
    "sweep": SweepPlan(MC, "trials", (1, 4), SAMPLES, Mark.O, 4, Rules(3, reverse=True), 5),
    "tournament": TournamentPlan((MC, RANDOM, SAMPLES), 2, Rules(3, reverse=True), 5),
    "match": MatchPlan(MC, RANDOM, 8, Rules(3, reverse=True), 5, control=True),
    "train": Training(Path("a.textbook"), 9, Rules(2), 5, MC, Mark.O, Blame.CHAIN),
    "limits": LimitsStudy(parse_spec("mc"), Rules(3)),
    "converge": ConvergenceStudy(
        Position.parse("XO./OX./...", Rules(3, reverse=True)), MC, (4, 20), 3, 5
    ),
}
COLOURED = ChartView, BoardView, SmallBoards, MarkBadge
"""The parts that paint in the theme's colours themselves."""
KINDS = [kind.name for kind in PAGES]


def saved(name: str, folder: Path) -> AnyRun:
    """Save a finished run of a kind, without a process, and read it again."""
    recipe: Any = RECIPES[name]
    if isinstance(recipe, Training):
        recipe = replace(recipe, textbook=folder / recipe.textbook)
    with Store() as store:
        if isinstance(recipe, Study):
            study: AnyStudy = cast("Any", recipe)
            *_, last = saved_findings(study, study.find)
            return store.load(last.run)
        return store.load(list(run(recipe, InlineExecutor(), store))[-1].run)


def on_screen(page: QWidget) -> QImage:
    """Return what a shown page has painted, without asking it to paint anything again."""
    if focused := QApplication.focusWidget():
        focused.clearFocus()  # only one window has it
    image = QImage()
    while image != (image := page.screen().grabWindow(page.winId()).toImage()):
        QTest.qWait(60)  # until nothing is laid out or painted any more
    return image


@pytest.mark.parametrize("name", KINDS)
def test_a_theme_changes_all_of_an_open_page(
    make: MakePage, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    """An open page whose theme alone changes looks like one opened with it, and back again."""
    run = saved(name, tmp_path)
    pages: list[Any] = [make(name) for _ in range(3)]
    page, dark, light = pages
    dark.set_theme(DARK)
    for each in pages:
        each.resize(1000, 900)
        each.show_saved(run)
        each.show()

    def is_like(other: QWidget) -> bool:
        return on_screen(page) == on_screen(other)  # which both change when notes arrive

    qtbot.waitUntil(lambda: is_like(light))
    coloured = [part for part in page.findChildren(QWidget) if isinstance(part, COLOURED)]
    coloured = [part for part in coloured if part.isVisible()]
    assert coloured
    before = [part.grab().toImage() for part in coloured]
    page.set_theme(DARK)
    qtbot.waitUntil(lambda: is_like(dark))
    for part, image in zip(coloured, before, strict=True):
        assert part.grab().toImage() != image, part
    page.set_theme(LIGHT)
    qtbot.waitUntil(lambda: is_like(light))
