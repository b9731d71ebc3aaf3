"""The presenter alone: everything that is shown, after every step of a game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QProgressBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.game.conftest import Show
from tests.gui.game.manual_worker import new_game
from tests.gui.game.presented import Look, Thinks, present, replied
from tests.gui.parts import part
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.gui.board import NO_OVERLAY, BoardView, board_view
from tttmc_app.gui.game.presenter import PANELS_MS
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.panels.fields import SeedField
from tttmc_app.players import PlayerSpec, default_spec, parse_spec
from tttmc_app.workers import Report

HUMAN, MC, RANDOM = parse_spec("human"), parse_spec("mc:trials=20"), parse_spec("random")
YOU_AND_MC = "You (X) · ties · Monte Carlo (O)"
AWAITED = "Scores appear on the squares when a machine thinks. Right-click one for more."
FOR_O = "Score per trial: brighter is better for O. Bright squares helped O win its random games."
FOR_X = "Score per trial: brighter is better for X. Bright squares helped X win its random games."
RATED = "How O rated the squares before it played b2. "
NOT_FOR_YOU = "Brighter was better for O, not for you."


def test_nothing_is_shown_before_it_is_asked_to(
    fonts: object, qtbot: QtBot, tmp_path: Path
) -> None:
    """One call then shows everything: the game, its players and what there is of thoughts."""
    game = new_game(x="tree", o="mc:trials=20", rules=Rules(4, 3))
    shown = present(game, tmp_path)
    qtbot.addWidget(shown.parts.window)
    assert shown.look()[:2] == ("", "")
    shown.presenter.show_all()
    assert shown.look() == Look(
        "Tree search (X) to move · press Play", "Tree search (X) to move · press Play",
        "..../..../..../....", None, None, "", "0 – 0 – 0",
        "Tree search (X) · ties · Monte Carlo (O)",
    )  # fmt: skip
    assert shown.thinks() == Thinks(None, False, AWAITED, 0, ("", ""), (0, 0))
    assert shown.text("details") == "4×4, 3 in a row · seed 1"
    assert shown.parts.rules.rules() == Rules(4, 3)
    assert [card.spec() for card in shown.parts.cards.values()] == list(game.state.session.players)
    assert shown.parts.actions["ask"].text() == "&What would Tree search play here?"
    assert shown.parts.actions["step"].isEnabled()
    assert not shown.parts.actions["undo"].isEnabled()
    shown.close()


def test_the_parts_belong_together(show: Show) -> None:
    """The series' buttons trigger the window's actions, and set-up mode uses the area's board."""
    parts = show().parts
    found: list[str] = []
    for name in ("rematch", "swapSides", "clearSeries"):
        parts.actions[name].setEnabled(True)
        parts.actions[name].triggered.connect(partial(_note, found, name))
    buttons = {each.text(): each for each in parts.series.findChildren(QToolButton)}
    for text in ("Rematch", "Swap sides", "Reset"):
        buttons[text].click()
    assert found == ["rematch", "swapSides", "clearSeries"]
    parts.set_up.enter(Position.parse("XO./.../..."))
    assert parts.area.board.picture.position.text == "XO./.../..."
    assert parts.area.set_up.isVisibleTo(parts.area)
    parts.set_up.leave()
    assert list(parts.cards) == [Mark.X, Mark.O]
    for mark, card in parts.cards.items():
        assert part(card, QProgressBar).property("side") == str(mark)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    assert parts.details.alignment() == right
    assert parts.details.contentsMargins() == QMargins(8, 4, 8, 4)
    assert (parts.status.objectName(), parts.details.objectName()) == ("status", "details")


def _note(found: list[str], name: str, *_checked: bool) -> None:
    found.append(name)


def test_each_step_of_a_game(show: Show, qtbot: QtBot) -> None:
    """Headline, board, lists, cards and legend say what has happened, whatever was shown before."""
    shown = show()
    game, control, series = shown.game, shown.game.controller, "0 – 0 – 0"
    nothing = Thinks(None, False, AWAITED, 0, ("", ""), (0, 0))
    assert shown.look() == Look(
        "Your turn (X)", "Your turn (X)", ".../.../...", None, Mark.X, "", series, YOU_AND_MC
    )
    assert shown.thinks() == nothing
    control.choose((0, 0))
    text = "Monte Carlo (O) is thinking"
    after = Look(text, text, "X../.../...", (0, 0), None, "[a1]", series, YOU_AND_MC)
    assert shown.look() == after
    assert shown.thinks() == nothing
    partial = game.report(replace(game.thought(), trials=10))
    assert shown.overlay is not None
    qtbot.waitUntil(lambda: shown.thinks().legend == FOR_O)
    assert shown.look() == after
    assert shown.thinks() == Thinks(partial, False, FOR_O, 8, ("", "10 of 20 trials"), (0, 50))
    reply = game.answer(replace(game.thought(), move=(1, 1)))
    text = "Your turn (X)"
    now = Look(text, text, "X../.O./...", (1, 1), Mark.X, "a1 [b2]", series, YOU_AND_MC)
    behind = Thinks(reply, True, RATED + NOT_FOR_YOU, 8, ("", "20 trials"), (0, 0))
    assert (shown.look(), shown.thinks()) == (now, behind)
    control.browse(0)
    text = "Move 1 of 2"
    assert shown.look() == Look(
        text, text, "X../.../...", (0, 0), None, "[a1] b2", series, YOU_AND_MC
    )
    no_thought = "No machine thought about this move."
    assert shown.thinks() == Thinks(None, False, no_thought, 0, ("", "20 trials"), (0, 0))
    control.browse(-1)
    text = "Start of the game"
    assert shown.look() == Look(text, text, ".../.../...", None, None, "a1 b2", series, YOU_AND_MC)
    assert shown.thinks() == Thinks(None, False, AWAITED, 0, ("", "20 trials"), (0, 0))
    control.browse(None)
    assert (shown.look(), shown.thinks()) == (now, behind)
    control.ask(parse_spec("mc:trials=30"))
    answer = game.answer(replace(game.thought(), move=(2, 2), best=((2, 2),)))
    text = "Monte Carlo would play c3 here · your turn"
    assert shown.look() == now._replace(headline=text, status=text)
    assert shown.thinks() == Thinks(answer, False, FOR_X, 7, ("", "20 trials"), (0, 0))
    control.browse(1)
    assert (shown.look(), shown.thinks()) == (now, behind)
    game.play((0, 1), (1, 0))
    before = "How O rated the squares before it played a2. "
    assert shown.thinks().legend == before + NOT_FOR_YOU
    game.play((0, 2))
    text, peek = "X wins · you won", "Point here to see the last thought, or "
    arrows = "use the arrow buttons to go through the game."
    assert shown.look() == Look(
        text, text, "XXX/OO./...", (0, 2), None, "a1 b2 b1 a2 [c1]", "1 – 0 – 0", YOU_AND_MC
    )
    assert shown.thinks() == Thinks(None, False, peek + arrows, 0, ("", "20 trials"), (0, 0))
    control.set_player(Mark.O, RANDOM)
    assert shown.look()[6:] == (
        "0 – 0 – 0",
        "You (X) · ties · Random (O) · 1 game with other settings not counted",
    )
    assert shown.thinks() == Thinks(None, False, arrows.capitalize(), 0, ("", ""), (0, 0))
    assert shown.parts.cards[Mark.O].spec() == RANDOM
    control.browse(3)
    assert shown.look()[:6] == (
        "Move 4 of 5", "Move 4 of 5", "XX./OO./...", (1, 0), None, "a1 b2 b1 [a2] c1",
    )  # fmt: skip
    assert shown.thinks()[1:] == (False, before + FOR_O, 6, ("", ""), (0, 0))


def test_pointing_at_the_legend_brings_a_thought_back(show: Show) -> None:
    """A subdued thought has its full colours, and a finished game shows its last thought."""
    shown = show()
    legend = shown.parts.area.legend
    reply = replied(shown)
    assert shown.parts.area.board.picture.is_faded
    for is_peek in (True, False, True):
        legend.peeked.emit(is_peek)
        assert shown.thinks()[:3] == (reply, not is_peek, RATED + NOT_FOR_YOU)
    shown.game.play((0, 1), (1, 0), (0, 2))
    last = shown.game.record.moves[3].thought
    for is_peek in (True, False):
        legend.peeked.emit(is_peek)
        found = shown.thinks()
        assert (found.overlay, found.is_faded) == ((last if is_peek else None), False)
        assert found.candidates == (6 if is_peek else 0)
    shown.presenter.overlay_kind = NO_OVERLAY
    for is_peek in (True, False):
        legend.peeked.emit(is_peek)
        assert shown.thinks().candidates == (6 if is_peek else 0)


def _fits(board: BoardView, has_numbers: bool) -> bool:
    return board.numbers_fit is has_numbers


def test_a_small_board_says_where_its_numbers_are(show: Show, qtbot: QtBot) -> None:
    """When squares become too small for numbers, the legend says so, until they are larger."""
    shown = show(new_game(rules=Rules(9, 5)))
    board = shown.parts.area.board
    shown.game.controller.ask(MC)
    shown.game.answer()
    point = "Point at a square for its value, or zoom in."
    for side, has_numbers in ((600, True), (200, False), (600, True)):
        board.resize(side, side)
        qtbot.waitUntil(partial(_fits, board, has_numbers))
        assert shown.thinks().legend.endswith(point) is not has_numbers


def test_panels_follow_the_board(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought in progress is explained a moment after its new numbers, a final one at once."""
    clock = [100.0]
    monkeypatch.setattr(board_view, "perf_counter", lambda: clock[0])
    shown = show()
    timers = shown.presenter.findChildren(QTimer)
    due = next(each for each in timers if each.interval() == PANELS_MS == 12)
    assert due.isSingleShot()
    shown.game.controller.choose((0, 0))
    shown.game.report()
    assert (due.isActive(), shown.thinks().legend) == (True, AWAITED)
    due.timeout.emit()
    assert (due.isActive(), shown.thinks().legend) == (False, FOR_O)
    for seconds, has_new_numbers in ((0.001, False), (1.0, True)):
        clock[0] += seconds
        shown.game.report()
        assert due.isActive() is has_new_numbers
    shown.game.controller.stop()
    assert not due.isActive()


def test_the_time_left_is_in_the_status(show: Show) -> None:
    """Once it can be estimated, headline and status say how long the thought will still take."""
    shown = show()
    shown.game.controller.choose((0, 0))
    thought = replace(shown.game.thought(), trials=50, target=200)
    shown.game.worker.progressed.emit(Report(shown.game.worker.job, thought, 10.0))
    shown.presenter.show_thought(final=True)
    text = "Monte Carlo (O) is thinking · about 30 s left"
    assert shown.look()[:2] == (text, text)
    assert shown.thinks().notes == ("", "50 of 200 trials")
    assert shown.thinks().bars == (0, 25)


def test_a_question_has_its_progress_on_its_players_card(show: Show) -> None:
    """A suggestion by neither side's player has its progress on no card."""
    shown = show(new_game("human", "mc:trials=20"))
    for spec, notes, bars in (
        (MC, ("", "5 of 20 trials"), (0, 25)),
        (parse_spec("mc:trials=50"), ("", ""), (0, 0)),
    ):
        shown.game.controller.ask(spec)
        shown.game.report(replace(shown.game.thought(), trials=5))
        shown.presenter.show_thought(final=True)
        assert (shown.thinks().notes, shown.thinks().bars) == (notes, bars)


@pytest.mark.parametrize(
    ("x", "o", "moves", "asked"),
    [
        ("human", "mc:trials=20", 0, MC),
        ("human", "mc:trials=20", 1, MC),
        ("mc:trials=20", "random", 0, MC),
        ("mc:trials=20", "random", 1, RANDOM),
        ("random", "human", 1, RANDOM),
        ("human", "human", 0, default_spec("mc")),
    ],
)
def test_the_machine_to_move_is_asked_first(
    show: Show, x: str, o: str, moves: int, asked: PlayerSpec
) -> None:
    """Failing that the opponent is asked, and failing that Monte Carlo; the action names it."""
    game = new_game(x, o)
    game.controller.play()
    game.play(*((0, 0), (1, 1))[:moves])
    shown = show(game)
    assert shown.presenter.asked_player() == asked
    kind = str(asked.kind.label)
    assert shown.parts.actions["ask"].text() == f"&What would {kind} play here?"


def test_the_machine_of_an_earlier_position_is_asked(show: Show) -> None:
    """While an earlier position is shown, its side to move counts, not the game's."""
    game = new_game("mc:trials=20", "random")
    game.controller.play()
    game.play((0, 0), (1, 1), (2, 2))
    shown = show(game)
    found: list[PlayerSpec] = []
    for browsed in (None, 1, 0, -1):
        game.controller.browse(browsed)
        found.append(shown.presenter.asked_player())
    assert found == [RANDOM, MC, RANDOM, MC]


def test_a_theme_reaches_everything(show: Show) -> None:
    """Board, cards and icons have its colours, and panels at once even during a thought."""
    shown = show()
    shown.game.controller.choose((0, 0))
    shown.game.report()
    assert shown.thinks().legend == AWAITED
    shown.presenter.set_theme(DARK)
    assert shown.presenter.theme is DARK
    assert shown.thinks().legend == FOR_O
    board = shown.parts.area.board
    image = board.grab().toImage()
    mark = board.geometry_of_squares().rect((0, 0)).center()
    assert image.pixelColor(mark).name() == DARK.x.lower()
    icon = shown.parts.actions["undo"].icon().pixmap(64, 64).toImage()
    inks = {icon.pixelColor(x, y).name() for x in range(64) for y in range(64)}
    assert DARK.text.lower() in inks or DARK.tie.lower() in inks


def test_a_hint_goes_with_the_next_turn(show: Show) -> None:
    """A message about a command without effect is hidden once the game has gone on."""
    shown = show()
    message = shown.parts.area.message
    message.show_hint("Not now.")
    shown.game.controller.choose((0, 0))
    assert message.isHidden()
    message.show_error("It failed.")
    shown.game.answer()
    assert not message.isHidden()


def test_a_draft_hides_the_game(show: Show) -> None:
    """Set-up mode has its own headline and board; afterwards the game is shown as it is by then."""
    shown = show()
    replied(shown)
    set_up, text = shown.parts.set_up, "Set up a position: click or drag to draw"
    game = (shown.look(), shown.thinks())
    set_up.enter(Position.parse("XO./.../..."))
    shown.presenter.show_all()
    set_up.leave()
    assert (shown.look(), shown.thinks()) == game
    set_up.enter(Position.parse("XO./.../..."))
    shown.presenter.show_all()
    assert shown.look()[:5] == (text, text, "XO./.../...", None, Mark.X)
    assert shown.thinks()[:3] == (None, False, AWAITED)
    assert shown.presenter.describe((0, 1)) == "b1, O"
    shown.game.controller.undo()
    assert shown.look()[:5] == (text, text, "XO./.../...", None, Mark.X)
    set_up.leave()
    assert shown.look()[:6] == ("Your turn (X)", "Your turn (X)", ".../.../...", None, Mark.X, "")


def test_cards_and_rules_follow_the_position(show: Show) -> None:
    """Exact scores are offered where they can be calculated, and levels where the rules allow."""
    shown = show(new_game("level:level=hard", "mc:trials=20", rules=Rules(7, 4)))
    exact = part(shown.parts.cards[Mark.O], QWidget, "exactO")
    level = part(shown.parts.cards[Mark.X], QComboBox, "levelX")
    model = level.model()

    def offered() -> list[bool]:
        flags = [model.flags(model.index(row, 0)) for row in range(level.count())]
        return [bool(each & Qt.ItemFlag.ItemIsEnabled) for each in flags]

    seed = part(shown.parts.rules, SeedField, "seed")
    assert not exact.isEnabled()
    assert exact.toolTip().count("Not available here: 49 squares are empty") == 1
    assert (offered().count(False), seed.placeholderText()) == (1, "random: 1")
    shown.game.controller.new_game(Rules(3))
    assert exact.isEnabled()
    assert "Not available" not in exact.toolTip()
    assert False not in offered()
    assert seed.placeholderText() == f"random: {shown.game.record.seed}"
    shown.game.controller.set_seed(77)
    assert seed.placeholderText() == "random: 77"
    assert seed.toolTip().endswith("\nThis game's seed: 77")
    assert shown.text("details") == "3×3 · seed 77"
    assert shown.parts.rules.rules() == Rules(3)


def test_the_fields_of_a_finished_game_are_open(show: Show) -> None:
    """What the next game may use can be chosen, whatever the last position would have allowed."""
    shown = show(new_game(rules=Rules(7, 4)))
    exact = part(shown.parts.cards[Mark.O], QWidget, "exactO")
    *moves, last = ((0, 0), (6, 0), (0, 1), (6, 1), (0, 2), (6, 2), (0, 3))
    shown.game.play(*moves)
    assert not exact.isEnabled()
    shown.game.play(last)
    assert exact.isEnabled()
    shown.game.controller.undo()
    assert not exact.isEnabled()
