"""All that the lab's pages show, hidden or not, and what each step of their use changes there."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.diary import Diary
from tests.gui.lab.conftest import MakePage
from tests.gui.lab.silent_driver import PLAN, SAVED, Driver, progress, score
from tests.gui.lab.test_study_page import CONVERGENCE, Runner, converged
from tests.gui.parts import part
from tttmc_app.core import Position, Rules, Text, TttmcError
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan, Recipe
from tttmc_app.experiments.running import Progress
from tttmc_app.experiments.saved_run import SavedRun
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab import run_page
from tttmc_app.gui.lab.run_driver import RunEnd
from tttmc_app.gui.lab.textbook_note import TextbookNote
from tttmc_app.gui.look.widgets import Card
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.players import parse_spec

Begin = Callable[..., tuple[Any, Diary]]
CLOSED = (ChartView, PlayerForm, RulesCard)
"""Parts with tests of their own."""


@pytest.fixture
def begin(make: MakePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Return a function that shows a page whose runs are only asked for, and begins a diary.

    The diary leaves out the cards of the form if it is about something else.
    """
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    monkeypatch.setattr(run_page, "RunDriver", Driver)
    monkeypatch.setattr(run_page, "STEP_MS", 0)
    monkeypatch.setattr(run_page, "ROUND_MS", 0)
    monkeypatch.setattr("tttmc_app.gui.lab.study_page.JobRunner", Runner)
    monkeypatch.setattr(TextbookNote, "look_at", _read_nothing)

    def begin_page(kind: str, name: str, recipe: Recipe | None = None) -> tuple[Any, Diary]:
        page: Any = make(kind)
        page.resize(1100, 800)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        if recipe is not None:
            page.show_recipe(recipe)
        elif kind != "limits":
            page.rules.set_typed_seed(3)
        closed = CLOSED if recipe is None else (*CLOSED, Card)
        diary = Diary(page, __file__, name, monkeypatch, heights=False, closed=closed)
        diary.step("at first")
        return page, diary

    return begin_page


def _read_nothing(_note: TextbookNote, _file: str, _rules: Rules) -> None:
    """Leave the textbook alone."""


def choose(page: Any, name: str, index: int) -> None:
    """Choose an entry of a list."""
    part(page, QComboBox, name).setCurrentIndex(index)


def press(page: Any, name: str) -> None:
    """Press a visible button that can be pressed."""
    button = part(page, QAbstractButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    button.setFocus()
    button.click()


def after(plan: AnyPlan, *games: int) -> Progress[Any, Any]:
    """Return the progress of a plan whose pairings have had these numbers of games."""
    summary = plan.summary(tuple(score(count) for count in games))
    done, target = sum(games), plan.target
    return Progress(7, cast("Any", plan), done, target, summary, 65.0, 130.4, "4 processes")


def test_form_of_a_sweep(begin: Begin) -> None:
    """The opponent, the place, a player without parameters, a plan, and the time that it takes."""
    page, diary = begin("sweep", "sweep")
    choose(page, "sweepAgainst", 1)
    diary.step("against another player")
    choose(page, "sweepWhere", 1)
    diary.step("on a cluster without an address")
    choose(page, "sweepWhere", 0)
    part(page, QComboBox, "playerSweep").setCurrentText("Random")
    diary.step("a player without parameters")
    page.show_recipe(PLAN)
    page._estimating.stop()
    page.driver.estimated.emit(Estimate(125.0, is_least=False))
    diary.step("a plan")


def test_run_of_a_sweep(begin: Begin) -> None:
    """A run begins, is finished early and resumed; it fails, and is found again."""
    page, diary = begin("sweep", "run", PLAN)
    press(page, "sweepStart")
    diary.step("a run begins")
    page.driver.progressed.emit(progress(1500, (5, 0), note=Text("a process was replaced")))
    diary.step("1,500 games")
    press(page, "sweepFinish")
    page.driver.finishing = True
    page.driver.progressed.emit(progress(1501, (5, 0)))
    diary.step("the last games")
    page.driver.busy = page.driver.finishing = False
    page.driver.ended.emit(progress(1502, (5, 6)), RunEnd.STOPPED_AFTER_GAMES)
    diary.step("finished early")
    press(page, "sweepOfferFirst")
    diary.step("resumed")
    page.driver.busy = False
    page.driver.failed.emit("the disk is full")
    diary.step("failed")
    page.driver.found_unfinished.emit(SAVED)
    diary.step("begun before")
    press(page, "sweepOfferClose")
    part(page, QLineEdit, "sweepValues").setText("1, x")
    page.begin()
    diary.step("a value that is none")


def test_form_of_a_tournament(begin: Begin) -> None:
    """Players are added, set and removed."""
    page, diary = begin("tournament", "tournament")
    press(page, "addPlayer")
    diary.step("a further player")
    press(page, "settingsEntry1")
    diary.step("the settings of the first")
    press(page, "removeEntry2")
    diary.step("without the second")
    for name in ("removeEntry1", "removeEntry3", "removeEntry4"):
        press(page, name)
    diary.step("two players")


def test_run_of_a_tournament(begin: Begin) -> None:
    """The standings and the cross table, after some games and at the end."""
    players = tuple(map(parse_spec, ("mc:trials=7", "random", "perfect")))
    plan = TournamentPlan(players, 4, Rules(), 3, 2, ends_proven=True)
    page, diary = begin("tournament", "tournament run", plan)
    press(page, "tournamentStart")
    page.driver.progressed.emit(after(plan, 2, 1, 0, 0, 0, 0))
    diary.step("three games")
    page.driver.busy = False
    page.driver.ended.emit(after(plan, 2, 2, 2, 2, 2, 2), RunEnd.FINISHED)
    diary.step("finished")


MATCH = MatchPlan(parse_spec("mc:trials=7"), parse_spec("random"), 40, Rules(), 3)


def test_form_of_a_match(begin: Begin) -> None:
    """A match with a sequential test, and one without known luck."""
    page, diary = begin("match", "match")
    page.show_recipe(replace(MATCH, sprt=(0.0, 20.5), opening=2))
    diary.step("a sequential test")
    page.show_recipe(replace(MATCH, control=True))
    diary.step("without known luck")


def test_run_of_a_match(begin: Begin) -> None:
    """A match is stopped, and a saved one is opened instead."""
    page, diary = begin("match", "match run", MATCH)
    press(page, "matchStart")
    page.driver.progressed.emit(after(MATCH, 20, 10))
    diary.step("thirty games")
    page.driver.busy = False
    page.driver.ended.emit(after(MATCH, 20, 11), RunEnd.STOPPED)
    diary.step("stopped")
    info = replace(SAVED, kind="match", done=40, target=40, settings=MATCH.settings())
    page.show_saved(SavedRun(info, MATCH, after(MATCH, 20, 20).summary))
    diary.step("a saved match")


def test_form_of_a_study(begin: Begin) -> None:
    """Positions in the form of a study of convergence, of which one is none."""
    page, diary = begin("converge", "convergence")
    page.show_recipe(CONVERGENCE)
    diary.step("a study")
    part(page, QLineEdit, "convergenceText").setText("X../.O.")
    page.begin()
    diary.step("no position")
    press(page, "convergenceTake")
    diary.step("the current game")
    page.show_position(Position.parse("X../.../...", Rules(reverse=True), "X"), parse_spec("mc"))
    diary.step("a position of the window, with its side")


def test_run_of_a_study(begin: Begin) -> None:
    """A study begins, is stopped, goes to its end and fails."""
    page, diary = begin("converge", "convergence run", CONVERGENCE)
    press(page, "convergenceStart")
    diary.step("begun")
    page._runner.tell(converged(3))
    diary.step("three moves")
    press(page, "convergenceStop")
    diary.step("stopped")
    page.begin()
    page._runner.tell(converged(99), ends=True)
    diary.step("complete")
    part(page, QLineEdit, "convergenceText").setText("X../.O./...")
    diary.step("another position")
    page.begin()
    page._runner.busy = False
    page._runner.failed.emit(1, TttmcError("no memory"))
    diary.step("failed")


def test_limits(begin: Begin) -> None:
    """The limits of a player are found, browsed and opened on the board."""
    page, diary = begin("limits", "limits")
    page.show_position(Position.start(Rules(4)), parse_spec("forward"))
    diary.step("a position of the window")
    study = LimitsStudy(parse_spec("mc"), Rules())
    page.show_recipe(study)
    *_, found = study.find()
    page.begin()
    page._runner.tell(found, ends=True)
    diary.step("found")
    choose(page, "limitsWhich", 0)
    diary.step("the opening")
    choose(page, "limitsWhich", 3)
    page._boards.setCurrentRow(1)
    diary.step("another mistake")
    press(page, "limitsOpen")
    diary.step("opened on the board")


def test_form_of_a_training(begin: Begin) -> None:
    """The form of a training, and what changes with its rules."""
    page, diary = begin("train", "training")
    page._fields["blame"].set_value("chain")
    page._fields["symmetry"].set_value(True)
    choose(page, "trainingSide", 2)
    diary.step("another blame")
    page.set_rules(Rules(4))
    diary.step("another board")
