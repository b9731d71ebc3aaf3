"""The forms of all pages: every field of a recipe is filled in, described and continued."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from tests.gui.lab.conftest import START, MakePage, is_example
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments.convergence import ConvergenceStudy
from tttmc_app.experiments.kinds import PAGES
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.gui.lab.controls import BoardsField
from tttmc_app.gui.look.widgets import Switch
from tttmc_app.gui.panels.fields import CountField, SeedField, WholeField
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.players.learner import Blame

BOARDS = ("X.O./..../..../....", "..../.X../..../....")
TEXTBOOKS = [Path("/nowhere/a.textbook"), Path("/nowhere/b.textbook")]


def specs(*texts: str) -> tuple[PlayerSpec, ...]:
    """Return players."""
    return tuple(map(parse_spec, texts))


MC, FORWARD, RANDOM = specs("mc:trials=7", "forward:samples=9", "random")
RECIPES: dict[str, tuple[Recipe, Recipe]] = {
    "sweep": (
        SweepPlan(MC, "other", (0.5, 2.25), FORWARD, None, 12, Rules(4, 3), 5),
        SweepPlan(
            FORWARD,
            *("samples", (3, 4000), None, Mark.X, 250, Rules(5, reverse=True), 6),
            (("tie", (0.0, 0.5)), ("size", (3, 5))),
            opening_boards=(),
            opening=1,
        ),
    ),
    "tournament": (
        TournamentPlan(specs("mc:trials=7", "random", "forward"), 12, Rules(4, 3), 5, 2, True),
        TournamentPlan(
            specs("perfect", "forward:samples=9"),
            250,
            Rules(3, reverse=True),
            6,
            opening_boards=("X.O/.../...", ".../.X./..."),
        ),
    ),
    "match": (
        MatchPlan(MC, FORWARD, 12, Rules(4, 3), 5, True, 2, (-5.0, 12.3456789)),
        MatchPlan(RANDOM, MC, 251, Rules(3, reverse=True), 6, False, 0, None, True),
    ),
    "train": (
        Training(TEXTBOOKS[0], 12, Rules(4, 3), 5, MC, Mark.O, Blame.CHAIN, symmetry=True),
        Training(TEXTBOOKS[1], 2500, Rules(3, reverse=True), 6, RANDOM, None, Blame.LAST),
    ),
    "limits": (
        LimitsStudy(parse_spec("mc:current=2,other=3"), Rules(4, 3)),
        LimitsStudy(parse_spec("forward:tie=0"), Rules(3, reverse=True)),
    ),
    "converge": (
        ConvergenceStudy(Position.parse("X.O./..../..../....", Rules(4, 3)), MC, (10, 2000), 12, 5),
        ConvergenceStudy(
            Position.parse("X../.../...", Rules(3, reverse=True), Mark.X), FORWARD, (7,), 250, 6
        ),
    ),
}


def part(page: QWidget, kind: type[Any], name: str) -> Any:
    """Return a part of a page by its object name."""
    found = page.findChild(kind, name)
    assert found is not None, f"the page has no {name}"
    return found


def test_forms_keep_every_field(make: MakePage) -> None:
    """A page describes the recipe that it shows, field by field, whatever it has shown before."""
    assert {kind.name for kind in PAGES} == set(RECIPES)
    for name, (one, two) in RECIPES.items():
        page = make(name)
        for recipe in (one, two, one):
            page.show_recipe(recipe)
            assert page.recipe() == recipe
            page.check()  # as after a saved run is shown
            assert page.bar.start.isEnabled()


def test_games_are_played_here_or_there(make: MakePage) -> None:
    """The kind of place decides on the number of processes or the cluster's address."""
    new: Any = make("match")
    part(new, WholeField, "matchWorkers").setValue(5)
    part(new, QLineEdit, "matchDask").setText("tcp://a:1")
    part(new, QComboBox, "matchWhere").setCurrentIndex(1)
    assert (new.where.workers, new.bar.start.isEnabled()) == (None, True)
    assert part(new, QLineEdit, "matchDask").text() == "tcp://a:1"
    maker: Any = new.where.maker()
    assert maker.args == ("tcp://a:1",)
    new.bar.show_estimate("a while")
    part(new, QLineEdit, "matchDask").setText(" ")
    assert part(new, QLabel, "matchEstimate").text() == ""
    address = "The Dask cluster needs an address, such as tcp://192.0.2.7:8786"
    assert new.bar.reason.text() == address
    part(new, QComboBox, "matchWhere").setCurrentIndex(0)
    assert (new.where.workers, new.bar.start.isEnabled()) == (5, True)
    maker = new.where.maker()
    assert maker.args == (5,)
    card = new.where
    for index in (0, 1):
        part(new, QComboBox, "matchWhere").setCurrentIndex(index)
        fields = [part(card, WholeField, "matchWorkers"), part(card, QLineEdit, "matchDask")]
        assert [field.isVisibleTo(card) for field in fields] == [index == 0, index == 1]


@pytest.mark.parametrize("name", RECIPES)
def test_a_run_keeps_its_rules(make: MakePage, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The form follows the rules of the game, but not in a run."""
    page = make(name)
    recipe = RECIPES[name][0]
    page.show_recipe(recipe)
    with monkeypatch.context() as patched:
        patched.setattr(type(page), "is_busy", True)
        page.follow_rules(Rules(2, 2))
        assert page.recipe() == recipe
    page.follow_rules(recipe.rules)
    assert page.recipe() == recipe
    for rules in (Rules(2, 2), Rules(3)):
        page.follow_rules(rules)
        assert page.rules.rules() == rules
        if name == "converge":  # it takes over the game's position if that has these rules
            position = START if rules == START.rules else Position.start(rules)
            assert page.recipe() == replace(cast("Any", recipe), position=position)


def test_the_first_forms(make: MakePage) -> None:
    """A new page has usual settings, which can be run at once."""
    found = {name: make(name).recipe() for name in RECIPES}
    sweep, tournament, match, train, limits, converge = found.values()
    assert replace(sweep, seed=0) == SweepPlan()
    usual = specs("mc", "forward", "tree", "perfect", "random")
    assert replace(tournament, seed=0) == TournamentPlan(usual, 100)
    assert replace(match, seed=0) == MatchPlan(parse_spec("mc"), RANDOM, 1000)
    assert replace(train, seed=0, textbook=TEXTBOOKS[0]) == Training(TEXTBOOKS[0], 10_000)
    assert limits == LimitsStudy(parse_spec("mc"), Rules())
    trials = (10, 30, 100, 300, 1000, 3000, 10_000)
    assert replace(converge, seed=0) == ConvergenceStudy(START, parse_spec("mc"), trials)


Change = tuple[str, Callable[[Any], object], str, object]
"""A control, how it is changed, the field of the recipe that follows it, and its new value."""


def number(kind: type[Any], name: str, value: int) -> tuple[str, Callable[[Any], object]]:
    """Return a change of a number field."""
    return name, lambda page: part(page, kind, name).setValue(value)


def text(name: str, value: str) -> tuple[str, Callable[[Any], object]]:
    """Return a change of a text field."""
    return name, lambda page: part(page, QLineEdit, name).setText(value)


def item(name: str, value: int) -> tuple[str, Callable[[Any], object]]:
    """Return a choice from a list."""
    return name, lambda page: part(page, QComboBox, name).setCurrentIndex(value)


def switch(name: str, value: bool) -> tuple[str, Callable[[Any], object]]:
    """Return a change of a switch."""
    return name, lambda page: part(page, Switch, name).setChecked(value)


CHANGES: dict[str, tuple[Change, ...]] = {
    "sweep": (
        (*text("sweepValues", "1; 2.5"), "values", (1.0, 2.5)),
        (*number(CountField, "sweepGames", 13), "games_each", 13),
        (*item("sweepSide", 0), "side", Mark.X),
        (*item("sweepSide", 1), "side", Mark.O),
        (*item("sweepSide", 2), "side", None),
    ),
    "tournament": (
        (*number(CountField, "tournamentGames", 14), "games_each", 14),
        (*number(CountField, "tournamentOpening", 1), "opening", 1),
        (*switch("tournamentEndsProven", False), "ends_proven", False),
    ),
    "match": (
        (*number(CountField, "matchGames", 14), "games_each", 14),
        (*number(CountField, "matchOpening", 1), "opening", 1),
        (*text("matchBounds", "0, 20"), "sprt", (0.0, 20.0)),
        (*text("matchBounds", " "), "sprt", None),
        (*switch("matchBoth", False), "both", False),
        (*number(CountField, "matchOpening", 0), "opening", 0),
        (
            "matchBoards",
            lambda page: part(page, BoardsField, "matchBoards").set_value(BOARDS),
            "opening_boards",
            BOARDS,
        ),
    ),
    "train": (
        (*number(CountField, "trainingGames", 14), "games", 14),
        (*item("trainingSide", 0), "side", Mark.X),
        (*item("trainingSide", 2), "side", None),
    ),
    "converge": (
        (*text("convergenceTrials", "5, 6"), "trials", (5, 6)),
        (*number(CountField, "convergenceRuns", 14), "runs", 14),
    ),
}


def test_each_control_changes_its_field(make: MakePage) -> None:
    """A control changes its own field of the recipe only; the form is checked again at once."""
    for name, changes in CHANGES.items():
        page = make(name)
        page.show_recipe(RECIPES[name][0])
        recipe = page.recipe()
        for control, change, field, value in changes:
            page.bar.refuse("old")
            change(page)
            recipe = replace(recipe, **{field: value})
            assert page.recipe() == recipe, control
            if name != "train" or control not in ("trainingGames", "trainingSide"):
                assert page.bar.start.isEnabled(), control


def test_a_change_forgets_the_estimate(make: MakePage) -> None:
    """The estimated time of a run vanishes with any change of its form, even of its processes."""
    changed = dict(CHANGES)
    for name in ("sweep", "tournament", "match"):
        page: Any = make(name)
        page.show_recipe(RECIPES[name][0])
        label = part(page, QLabel, f"{name}Estimate")
        processes = number(WholeField, f"{name}Workers", 3 if page.where.workers != 3 else 4)
        more = [switch("matchControl", value) for value in (True, False) if name == "match"]
        controls = [(control, change) for control, change, _, _ in changed[name]]
        for control, change in (*controls, processes, *more):
            page.bar.show_estimate("a while")
            change(page)
            assert (label.text(), label.isHidden()) == ("", True), control
        page.bar.show_estimate("a while")
        part(page, SeedField, "seed").setText("77")
        part(page, SeedField, "seed").editingFinished.emit()
        assert (label.text(), page.recipe().seed) == ("", 77)


def test_a_chosen_player_changes_the_recipe(make: MakePage) -> None:
    """Each list of players changes its own player; what only the old one has is gone."""
    for name, choosers, fields in (
        ("match", ("MatchA", "MatchB"), ("a", "b")),
        ("sweep", ("SweepOpponent",), ("against",)),
        ("train", ("Training",), ("opponent",)),
        ("limits", ("Limits",), ("player",)),
        ("converge", ("Convergence",), ("player",)),
    ):
        page = make(name)
        page.show_recipe(RECIPES[name][0])
        for chooser, field in zip(choosers, fields, strict=True):
            box = next(
                box
                for box in page.findChildren(QComboBox)
                if box.objectName().lower() in (chooser.lower(), f"player{chooser}".lower())
            )
            before, kind = page.recipe(), "forward"
            if getattr(before, field).kind.name == kind:
                kind = "mc"
            page.bar.refuse("old")
            box.setCurrentIndex(box.findData(kind))
            assert page.bar.start.isEnabled()
            after = page.recipe()
            assert getattr(after, field).kind.name == kind
            assert replace(after, **{field: getattr(before, field)}) == before


def test_a_page_names_itself(make: MakePage) -> None:
    """Each page has its question, an example, its buttons' texts and its page of the manual."""
    found: dict[str, tuple[str, ...]] = {}
    for name in RECIPES:
        page: Any = make(name)
        assert is_example(page)
        assert page.sample_view.chart.is_sample
        assert not page.sample_view.chart.is_empty
        part(page, QAbstractButton, f"{page.page_name}Help").click()
        found[name] = page.bar.start.text(), *page.shell.manual
    assert found == {
        "sweep": ("Start the sweep", "06-lab-1-sweep.md"),
        "tournament": ("Start the tournament", "06-lab-2-tournament.md"),
        "match": ("Start the match", "06-lab-7-match.md"),
        "train": ("Start the training", "06-lab-3-learning.md"),
        "limits": ("Find the limits", "06-lab-4-limits.md"),
        "converge": ("Start the trials", "06-lab-5-convergence.md"),
    }


@pytest.mark.parametrize("name", RECIPES)
def test_rare_settings_are_under_more(make: MakePage, name: str) -> None:
    """They are hidden until they are asked for, or until one of them isn't the usual one."""
    page: Any = make(name)
    rare = [page.controls[field].widget for field in page.rare]
    rare += [page.rules.seed_form] if page.more.isVisibleTo(page) else []
    rare += [page.where] if page.where is not None else []

    def is_open() -> bool:
        shown = {each.isVisibleTo(page) for each in rare}
        assert len(shown) < 2
        return shown == {True}

    page.refresh()
    assert not is_open()
    page.show_recipe(RECIPES[name][0])
    assert is_open() is bool(rare)
