"""All that each panel and bar shows, and what each step changes there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListWidget, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.diary import Diary
from tests.gui.panels.test_candidates_panel import made
from tests.gui.panels.test_moves_panel import game
from tests.gui.parts import part
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought, Variation
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.look.widgets import Card
from tttmc_app.gui.panels.bars import MessageBar, SpeedSlider
from tttmc_app.gui.panels.candidates_panel import CandidatesPanel
from tttmc_app.gui.panels.fields import SizeField
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard, SidePanel
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import Series, SeriesCard
from tttmc_app.gui.panels.set_up_bar import SetUpBar
from tttmc_app.players import parse_spec, player_kinds


def show(widget: QWidget, qtbot: QtBot) -> None:
    """Show a widget in a window of its own."""
    qtbot.addWidget(widget)
    widget.resize(700, 700)
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)


def press(widget: QWidget, name: str) -> None:
    """Press a visible button that can be pressed."""
    button = part(widget, QAbstractButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    button.click()


def test_player_card(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of player in a card, with limits, progress and explanations."""
    card = PlayerCard(Mark.O)
    show(card, qtbot)
    diary = Diary(card, __file__, "player card", monkeypatch, heights=False)
    diary.step("at first")
    chooser = part(card, QComboBox, "playerO")
    for kind in player_kinds():
        chooser.setCurrentIndex(chooser.findData(kind.name))
        diary.step(kind.name)
    card.set_spec(parse_spec("mc:trials=77,current=2,exact=yes"))
    diary.step("77 trials")
    card.limit_exact("the board is large")
    diary.step("exact scores are not available")
    card.set_spec(parse_spec("mc"))
    card.limit_exact("the board is large")
    diary.step("exact scores can't be chosen")
    card.limit_exact(None)
    diary.step("exact scores can be chosen")
    card.limit_choices(Rules(9, 5, reverse=True))
    chooser.setCurrentIndex(chooser.findData("tree"))
    diary.step("tree search on a large board")
    card.limit_choices(Rules())
    diary.step("tree search on a small board")
    card.show_progress(replace(made(1.0, None, None, None), trials=250, target=1000), 2.0)
    diary.step("progress")
    card.show_idle("done")
    diary.step("idle")
    press(card, "explainO")
    diary.step("no explanation")
    press(card, "explainO")
    press(card, "learnMoreO")
    diary.step("learn more")
    card.begin_with([parse_spec("mc:trials=5")])
    chooser.setCurrentIndex(chooser.findData("human"))
    diary.step("a person")


def test_rules_card(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes, line lengths, the reverse game and seeds, each with what follows from it."""
    card = RulesCard()
    show(card, qtbot)
    diary = Diary(card, __file__, "rules card", monkeypatch, heights=False)
    diary.step("at first")
    size = part(card, SizeField, "boardSize")
    for number in (5, 10):
        size.setValue(number)
        diary.step(f"{number}×{number}")
    vars(card)["_line"].setValue(4)
    diary.step("4 in a row")
    size.setValue(7)
    diary.step("7×7 with 4 in a row")
    size.setValue(3)
    diary.step("3×3")
    press(card, "reverse")
    diary.step("reverse")
    card.set_rules(Rules(6, 3))
    diary.step("an opened game")
    card.set_typed_seed(12)
    diary.step("seed 12")
    card.show_drawn_seed(34)
    card.set_typed_seed(None)
    diary.step("a seed was drawn")
    part(card, QLineEdit, "seed").setText("x")
    diary.step("no seed")
    plain = RulesCard(seeded=False)
    qtbot.addWidget(plain)
    Diary(plain, __file__, "rules card without a seed", monkeypatch, heights=False).step("at first")


def test_series_card(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score from both sides, other games, and the buttons."""
    actions = [QAction(name) for name in ("again", "swap", "clear")]
    card = SeriesCard(actions[0], actions[1], actions[2])
    show(card, qtbot)
    diary = Diary(card, __file__, "series card", monkeypatch)
    pressed: list[QAction] = []
    for action in actions:
        action.triggered.connect(partial(pressed.append, action))
    diary.step("at first")
    series = Series().with_result(1, Mark.X).with_result(2, Mark.X).with_result(3, None)
    card.show_series(series, ("you", "Perfect"), 0, can_start_itself=False)
    diary.step("three games")
    swapped = series.with_sides_swapped().with_result(4, Mark.X)
    card.show_series(swapped, ("Perfect", "you"), 1, can_start_itself=True)
    diary.step("the sides are swapped")
    card.show_series(swapped.cleared(), ("Perfect", "you"), 4, can_start_itself=True)
    diary.step("cleared")
    card.set_auto_start(on=True)
    diary.step("the next game starts automatically")
    for button in card.findChildren(QAbstractButton)[:3]:
        button.click()
    assert pressed == actions


def test_set_up_bar(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Brushes, sides, reasons and buttons."""
    bar = SetUpBar()
    show(bar, qtbot)
    diary = Diary(bar, __file__, "set up", monkeypatch, heights=False)
    diary.step("at first")
    for brush in (Mark.X, Mark.O, None):
        bar.show_brush(brush)
        bar.show_position(brush or Mark.X, "" if brush else "the game is over")
        diary.step(f"brush {brush}")
    for name in ("brushX", "brushO", "brushErase", "setUpClear", "setUpCancel"):
        press(bar, name)
        diary.step(name)
    bar.show_position(Mark.O, "")
    press(bar, "setUpBegin")
    side = part(bar, QComboBox, "setUpSide")
    side.activated.emit(0)
    side.activated.emit(1)
    diary.step("play, and each side")


def test_moves(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A growing and a shrinking game, its variations, and what is written about a move."""
    panel = MovesPanel()
    show(panel, qtbot)
    diary = Diary(panel, __file__, "moves", monkeypatch, heights=False)
    diary.step("at first")
    record = game((0, 0), (1, 1), (2, 2))
    panel.show_game(record, None, None)
    diary.step("three moves")
    panel.show_game(record, 1, None)
    diary.step("the second move")
    panel.show_game(record, -1, None)
    diary.step("the start")
    other = game((0, 0), (1, 1), (0, 1), (0, 2))
    varied = replace(other, variations=(Variation(record.moves), Variation(record.moves[:1])))
    panel.show_game(varied, None, None)
    diary.step("another third move")
    thought = Thought(
        Meaning.SCORE, Mark.O, tuple(map(float, range(9))), None, ((0, 2),), 10, None, 1
    )
    panel.show_game(varied, None, thought)
    diary.step("with its thought")
    listed = part(panel, QListWidget, "variations")
    for at in range(listed.count()):
        listed.itemClicked.emit(listed.item(at))
        listed.itemActivated.emit(listed.item(at))
    diary.step("variations are chosen")
    panel.show_game(game((0, 0)), None, None)
    diary.step("one move")
    later = game((1, 1), (2, 2), (0, 1), start=Position.parse("X../.../..."))
    panel.show_game(later, None, None)
    diary.step("a game that O began")
    panel.show_game(later, 1, None)
    table = vars(panel)["_table"]
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(table, key)
        diary.step(f"{key.name}")
    table.setCurrentCell(1, 1)
    diary.step("a cell")
    panel.show_game(replace(later, moves=(), positions=later.positions[:1]), None, None)
    diary.step("no moves")


def test_candidates(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best squares and the note, for each occasion."""
    panel = CandidatesPanel()
    show(panel, qtbot)
    diary = Diary(panel, __file__, "candidates", monkeypatch)
    diary.step("at first")
    overlay = overlay_of(made(-10.0, None, 15.0, 40.0), SCORES)
    errors = overlay_of(made(-10.0, None, 15.0, 40.0, errors=(1.0, None, None, 2.0)), SCORES)
    panel.show_overlay(overlay, 2, LIGHT, Occasion())
    diary.step("scores")
    panel.show_overlay(errors, 2, LIGHT, Occasion())
    diary.step("with errors")
    panel.show_overlay(errors, 2, LIGHT, Occasion(past=(1, 0)))
    diary.step("before a move")
    panel.show_overlay(errors, 2, LIGHT, Occasion(past=(1, 0), is_rescored=True))
    diary.step("before a move, with other weights")
    panel.show_overlay(None, 2, LIGHT, Occasion(is_over=True))
    diary.step("the game is over")
    panel.show_overlay(None, 2, LIGHT, Occasion())
    diary.step("nothing")


def test_messages(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors, notes and hints, their actions, and how they go."""
    bar = MessageBar()
    show(bar, qtbot)
    diary = Diary(bar, __file__, "messages", monkeypatch)
    diary.step("at first")
    undo = QAction("Undo it")
    bar.show_note("one note", undo)
    diary.step("a note")
    bar.add_note("another note")
    diary.step("a note in front of it")
    bar.show_error("an error")
    diary.step("an error")
    bar.add_note("a note after an error")
    diary.step("a note after an error")
    bar.clear("something else")
    diary.step("another message is cleared")
    bar.show_hint("a hint")
    diary.step("a hint")
    bar.clear_hint()
    diary.step("it no longer applies")
    bar.show_error("an error again", undo)
    bar.clear_hint()
    diary.step("an error with an action")
    press(bar, "messageAction")
    diary.step("the action")


def test_speed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paces, faster and slower."""
    slider = SpeedSlider()
    show(slider, qtbot)
    diary = Diary(slider, __file__, "speed", monkeypatch)
    diary.step("at first")
    slider.set_milliseconds(800)
    diary.step("0.8 s")
    slider.faster()
    diary.step("faster")
    part(slider, QSlider, "speed").setValue(450)
    slider.slower()
    diary.step("slower")


def test_side_panel(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The column of cards."""
    cards = [PlayerCard(mark) for mark in Mark]
    panel = SidePanel(cards, [Card()])
    qtbot.addWidget(panel)
    for card in cards:
        card.set_spec(parse_spec("random"))
    Diary(panel, __file__, "side panel", monkeypatch, heights=False).step("at first")
