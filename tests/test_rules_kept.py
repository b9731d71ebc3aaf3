"""All rules survive being written, read, changed and passed on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.cli.main import make_parser
from tttmc_app.cli.parser import rules_of
from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.rules import RULE_OPTIONS
from tttmc_app.course.protocol import board_of
from tttmc_app.course.provided import TTTBoard
from tttmc_app.course.values import decode, encode
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.gui.app.preferences import load_preferences, save_preferences
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import built_in_name

BASE = Rules(3)
OTHER_VALUES: dict[str, Any] = {"size": 4, "line_length": 2, "reverse": True}
"""For each rule, a value that differs from the base; a new rule needs an entry."""
CHANGED = [replace(BASE, **{field.name: OTHER_VALUES[field.name]}) for field in fields(Rules)]
MC, RANDOM = parse_spec("mc:trials=10,current=1,other=1"), parse_spec("random")
RECIPES: dict[str, Callable[[Rules], Recipe]] = {
    "sweep": lambda rules: SweepPlan(MC, "trials", (5, 20), RANDOM, rules=rules),
    "tournament": lambda rules: TournamentPlan((MC, RANDOM), 5, rules),
    "train": lambda rules: Training(Path("book"), 10, rules),
    "limits": lambda rules: LimitsStudy(MC, rules),
    "converge": lambda rules: ConvergenceStudy(Position.start(rules), MC, (10,)),
}

each_rule = pytest.mark.parametrize("rules", CHANGED, ids=[field.name for field in fields(Rules)])


def test_every_rule_is_listed() -> None:
    """Each field of the rules has an entry, which changes only that rule."""
    assert [option.field for option in RULE_OPTIONS] == [field.name for field in fields(Rules)]
    assert BASE not in CHANGED


@each_rule
def test_settings_and_options_keep_it(rules: Rules) -> None:
    """Settings (also through JSON), texts and command options preserve the rules."""
    assert Rules.from_settings(json.loads(json.dumps(rules.settings()))) == rules
    texts = {option.key: option.format(rules) for option in RULE_OPTIONS}
    assert Rules.from_options({o.key: o.parse(texts[o.key]) for o in RULE_OPTIONS}) == rules
    args = make_parser().parse_args(["match", "random", "random", *rules.words()])
    assert rules_of(args) == rules


@each_rule
def test_saved_games_keep_it(rules: Rules) -> None:
    """A saved game preserves its rules."""
    record = GameRecord.begin(Position.start(rules), ("human", "random"), 1)
    assert record_from_json(record_to_json(record)).rules == rules


@each_rule
@pytest.mark.parametrize("kind", RECIPES)
def test_runs_of_the_lab_keep_it(rules: Rules, kind: str) -> None:
    """A run's settings and command preserve its rules, and runs with other rules differ."""
    recipe = RECIPES[kind](rules)
    assert type(recipe).from_settings(json.loads(json.dumps(recipe.settings()))).rules == rules
    assert recipe.key != RECIPES[kind](BASE).key
    assert rules_of(make_parser().parse_args(recipe.words())) == rules


@each_rule
def test_preferences_keep_it(rules: Rules, tmp_path: Path) -> None:
    """The window restores the rules that were set when it was closed."""
    path = tmp_path / "window.ini"
    preferences = load_preferences(SettingsFile(path))._replace(rules=rules)
    assert save_preferences(SettingsFile(path), preferences)
    assert load_preferences(SettingsFile(path)) == preferences


@each_rule
def test_the_card_keeps_it(rules: Rules, qtbot: QtBot) -> None:
    """The card returns the rules that it shows, and each rule has a control to enter it."""
    card, other = RulesCard(), RulesCard()
    for each in (card, other):
        qtbot.addWidget(each)
        each.set_rules(BASE)
    card.set_rules(rules)
    assert card.rules() == rules
    assert entries(card) != entries(other), "the card has no control for this rule"
    for name, value in entries(card).items():  # as if a user entered them
        control = other.findChild(QWidget, name)
        if isinstance(control, QAbstractButton):
            control.setChecked(bool(value))
        elif isinstance(control, QSpinBox):
            control.setValue(value)
    assert other.rules() == rules


def entries(card: RulesCard) -> dict[str, int]:
    """Return what the card's controls show, by their names."""
    found = {box.objectName(): box.value() for box in card.findChildren(QSpinBox)}
    switches = card.findChildren(QAbstractButton)
    return found | {switch.objectName(): switch.isChecked() for switch in switches}


@each_rule
def test_names_and_boards_show_it(rules: Rules) -> None:
    """Descriptions, textbooks and course boards differ between rules."""
    assert str(rules.describe()) != str(BASE.describe())
    assert built_in_name(rules) != built_in_name(BASE)
    assert board_of(Position.start(rules)) != board_of(Position.start(BASE))
    assert rules.key != BASE.key


@each_rule
def test_course_boards_keep_it(rules: Rules) -> None:
    """Boards that come back from a student's process keep their rules, and so do their copies."""
    value = board_of(Position.start(rules))
    assert decode(encode(value)) == value
    board = TTTBoard.of_value(value)
    assert board.as_value() == board.clone().as_value() == value


KEYS_AND_NAMES = {
    Rules(3): ("3×3", "3x3-3.textbook"),
    Rules(3, reverse=True): ("3×3, reverse", "3x3-3-reverse.textbook"),
    Rules(5, 4): ("5×5, 4 in a row", "5x5-4.textbook"),
    Rules(5, 4, reverse=True): ("5×5, 4 in a row, reverse", "5x5-4-reverse.textbook"),
    Rules(1): ("1×1", "1x1-1.textbook"),
    Rules(25, 1): ("25×25, 1 in a row", "25x25-1.textbook"),
}


@pytest.mark.parametrize(("rules", "stored"), KEYS_AND_NAMES.items(), ids=str)
def test_stored_keys_never_change(rules: Rules, stored: tuple[str, str]) -> None:
    """Textbooks made long ago can still be found and opened, whatever words the window uses."""
    assert (rules.key, built_in_name(rules)) == stored
