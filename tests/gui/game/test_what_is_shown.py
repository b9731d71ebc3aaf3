"""What the window says at each moment: status, hints, details, sounds and squares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.game.manual_worker import new_game
from tests.gui.hand import Hand
from tttmc_app import engine
from tttmc_app.core import Mark, Rules
from tttmc_app.gui.game import game as game_module
from tttmc_app.gui.game.status import (
    Announcements,
    place_text,
    spoken_status,
    status_text,
)
from tttmc_app.players import parse_spec
from tttmc_app.workers import Report

pytestmark = pytest.mark.usefixtures("qapp")
X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
RANDOM = parse_spec("random")


def test_the_status_of_a_game_with_you() -> None:
    """It says whose turn it is, what a machine does, which move is shown and who has won."""
    game = new_game()
    assert status_text(game.model) == "Your turn (X)"
    game.model.choose((0, 0))
    assert status_text(game.model) == "Monte Carlo (O) is thinking"
    game.model.set_needs("engines", {Mark.O: "It needs a program", Mark.X: "not its turn"})
    assert status_text(game.model) == "It needs a program"
    assert game.model.waiting == {Mark.O: "It needs a program", Mark.X: "not its turn"}
    game.model.pause()
    assert status_text(game.model) == "It needs a program"
    game.model.play()
    assert status_text(game.model) == "It needs a program"
    game.model.set_needs("engines", {})
    game.model.set_names({game.model.session.players[1]: "Deep"})
    assert status_text(game.model) == "Deep (O) is thinking"
    game.model.pause()
    assert status_text(game.model) == "Deep (O) is thinking and will then pause"
    game.model.stop()
    game.model.set_needs("engines", {Mark.O: "It needs a program"})  # not while it is paused
    assert status_text(game.model) == "Deep (O) to move · press Play"
    game.model.set_needs("engines", {})
    assert spoken_status(game.model) == "Deep (O) to move, press Play"
    game.model.set_names({})
    game.model.play()
    game.forfeit("it is tired")
    assert status_text(game.model) == "X wins: O forfeits (it is tired) · you won"
    game.model.browse(-1)
    assert status_text(game.model) == "Start of the game"
    game.model.browse(None)
    game.model.undo()
    game.play((0, 0), (1, 1), (2, 2))
    game.model.browse(0)
    assert status_text(game.model) == "Move 1 of 3"
    assert place_text(game.model) == "Move 1 of 3"


def test_the_time_left_is_part_of_the_status() -> None:
    """It follows what a machine does, whether it thinks of its move or of a suggestion."""
    game = new_game()
    steps: list[tuple[Callable[[], None], str]] = [
        (lambda: game.model.ask(RANDOM), "Random is thinking about this position"),
        (lambda: game.model.choose((0, 0)), "Monte Carlo (O) is thinking"),
        (game.model.pause, "Monte Carlo (O) is thinking and will then pause"),
    ]
    for begin, text in steps:
        begin()
        thought = replace(game.thought(), trials=50, target=200)
        game.worker.progressed.emit(Report(game.worker.job, thought, 10.0))
        assert status_text(game.model) == f"{text} · about 30 s left"
        assert spoken_status(game.model) == f"{text}, about 30 s left"
    game.model.stop()
    assert status_text(game.model) == "Monte Carlo (O) to move · press Play"


def test_the_status_of_suggestions() -> None:
    """A suggestion names its square and whose turn it is; one at random has no square."""
    game = new_game()
    game.play((0, 0))
    game.answer()
    game.model.ask(parse_spec("mc:trials=20"))
    assert status_text(game.model) == "Monte Carlo is thinking about this position"
    game.model.stop()
    assert status_text(game.model) == "Your turn (X)"
    game.model.ask(parse_spec("mc:trials=20"))
    game.report(replace(game.thought(), move=None))
    game.model.stop()  # before it has decided
    assert (game.model.thought is None, status_text(game.model)) == (False, "Your turn (X)")
    game.model.ask(parse_spec("mc:trials=20"))
    thought = replace(game.thought(), move=(2, 1), best=((2, 1),))
    game.answer(thought)
    assert status_text(game.model) == "Monte Carlo would play b3 here · your turn"
    game.model.browse(0)
    game.model.ask(RANDOM)
    game.answer(replace(thought, move=(2, 1)))
    assert status_text(game.model) == "Random would play b3 here"
    values = tuple(None if value is None else 1.0 for value in thought.values)
    best = tuple(Rules(3).square(i) for i, value in enumerate(values) if value is not None)
    game.model.ask(RANDOM)
    game.answer(replace(thought, values=values, best=best, move=best[0]))
    assert status_text(game.model) == "Random would play at random: all squares are equal"
    game.model.ask(RANDOM)
    game.model.stop()
    assert status_text(game.model) == "Move 1 of 2"


def test_the_end_of_a_game_between_two() -> None:
    """Between two people or two machines nobody else has won; against one, you or it."""
    for o, words in (("human", "X wins"), ("mc:trials=20", "X wins · you won")):
        game = new_game(o=o)
        game.play(*X_WINS)
        assert status_text(game.model) == words
    lost = new_game(x="mc:trials=20", o="human")
    lost.play(X_WINS[0])
    assert status_text(lost.model) == "Your turn (O)"
    lost.play(*X_WINS[1:])
    assert status_text(lost.model) == "X wins · the machine won"
    people = new_game(o="human")
    assert status_text(people.model) == "X to move"
    people.play((0, 0))
    assert status_text(people.model) == "O to move"
    reverse = new_game(o="human", rules=Rules(3, reverse=True))
    reverse.play(*X_WINS)
    assert status_text(reverse.model) == "O wins: X completed a line"


def test_a_click_on_an_earlier_position_is_explained() -> None:
    """An earlier position is called so, even if the game is over, which its last position is."""
    game = new_game(o="human")
    game.play(*X_WINS)
    assert game.model.why_not_play((2, 2)) == "The game is over. Start another, or undo a move."
    game.model.browse(1)
    assert game.model.why_not_play((2, 2)) == (
        "This is an earlier position. Play from here, or go back to the game."
    )


def test_a_long_thought_explains_a_click(monkeypatch: pytest.MonkeyPatch) -> None:
    """A click during a quick reply needs no words; during a long thought it does."""
    clock = [7.0]
    monkeypatch.setattr(game_module, "perf_counter", lambda: clock[0])
    game = new_game()
    game.model.set_names({game.model.session.players[1]: "Deep"})
    game.model.choose((0, 0))
    for seconds, text in (
        (0.0, ""),
        (0.49, ""),
        (0.51, "Deep is thinking. Wait, or press Move now."),
    ):
        clock[0] = 7.0 + seconds
        for square in ((1, 1), (0, 0)):  # whether empty or taken
            assert game.model.why_not_play(square) == text
    game.model.stop()
    assert game.model.why_not_play((0, 0)) == "It is Deep's turn. Press Play."
    game.model.play()
    game.answer(replace(game.thought(), move=(2, 2)))
    assert game.model.why_not_play((1, 1)) is None
    assert game.model.why_not_play((2, 2)) == ""  # the board shakes the mark


def test_only_a_machines_move_against_you_is_heard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither your own moves nor undo, new games and games of machines make a sound."""
    beeps: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    game, widget = new_game(), QWidget()
    qtbot.addWidget(widget)
    sound = Announcements(game.model, widget)
    game.play((0, 0), (1, 1))
    assert beeps == []  # not wanted
    sound.beeps = True
    game.play((2, 2))
    assert beeps == []
    game.play((0, 2))
    assert beeps == [1]
    game.model.undo()
    game.model.redo()
    game.model.browse(0)
    game.model.browse(None)
    game.model.new_game()
    assert beeps == [1]
    machines = new_game("mc:trials=20", "random")
    Announcements(machines.model, widget).beeps = True
    machines.model.play()
    machines.answer()
    assert beeps == [1]


def test_the_window_tells_what_it_shows(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The details name an engine that is slow; the player to ask is the machine to move."""
    hand: Hand = open_window(o="mc:trials=300000", seed=5)
    details = hand.part(QLabel, "details")
    assert details.text() == ""
    assert hand.presenter.asked_player() == parse_spec("mc:trials=300000")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.choose("playerX", "Tree search")
    assert hand.presenter.asked_player().kind.name == "tree"  # the machine to move
    hand.choose("playerO", "You")
    hand.choose("playerX", "You")
    assert hand.presenter.asked_player() == parse_spec("mc")
    for level in ("easy", "medium"):  # whose slips would be no advice
        hand.game.set_player(Mark.O, parse_spec(f"level:level={level}"))
        assert hand.presenter.asked_player() == parse_spec("level:level=unbeatable")
    for backend, missing, words in (
        ("python", "", "Python engine: over 100 times slower"),
        ("avx2", "search", "AVX2 engine, slow searches"),
        ("avx2", "", ""),
    ):
        monkeypatch.setattr(engine, "backend", backend)
        monkeypatch.setattr(engine, "MISSING", missing)
        hand.presenter.show_all()
        assert details.text() == words
