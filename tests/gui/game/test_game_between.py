"""What goes on between moves and games: waiting for the next, other weights, rules and texts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.game.test_game import MC, X_WINS, machines
from tttmc_app.core import Mark, Thought
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.game.status import status_text
from tttmc_app.players import parse_spec

pytestmark = pytest.mark.usefixtures("qapp")


def series() -> ManualGame:
    """Return a game between machines that start the next one by themselves."""
    game = machines()
    game.model.pace = Pace(0, starts_next_game=True)
    game.model.play()
    return game


def test_a_question_keeps_the_next_game_waiting() -> None:
    """Looking back doesn't stop a series, but a question about an earlier position does."""
    game = series()
    game.play(*X_WINS)
    game.model.browse(1)
    assert game.model.between_games.isActive()
    game.model.ask(MC)
    assert game.model.is_busy
    assert not game.model.between_games.isActive()


def test_a_step_to_the_end_starts_no_game() -> None:
    """A series that was paused before its game's last move stays paused."""
    game = series()
    game.play(*X_WINS[:-1])
    game.model.pause()
    game.play(X_WINS[-1])
    assert game.record.result is not None
    assert not game.model.between_games.isActive()
    assert not game.model.running


def suggested(best: int, of: int) -> str:
    """Return the status after a suggestion with this many best squares of those with a value."""
    game = new_game()
    game.model.ask(MC)
    thought: Thought = game.thought()
    squares = tuple(divmod(index, 3) for index in range(9))
    values = tuple(1.0 if index < of else None for index in range(9))
    game.answer(replace(thought, values=values, best=squares[:best], move=squares[0]))
    return status_text(game.model)


@pytest.mark.parametrize(
    ("best", "of", "is_random"), [(9, 9, True), (2, 2, True), (2, 9, False), (1, 1, False)]
)
def test_only_equal_squares_are_chosen_at_random(best: int, of: int, is_random: bool) -> None:
    """A suggestion is called random if all of several squares with a value are equal."""
    named = "Monte Carlo would play a1 here · your turn"
    random = "Monte Carlo would play at random: all squares are equal"
    assert suggested(best, of) == (random if is_random else named)


def test_other_settings_do_not_interrupt_a_suggestion() -> None:
    """While another machine is asked, the settings of the side to move only count later."""
    game = machines(x="mc:trials=20", o="mc:trials=30")
    asked = parse_spec("tree")
    game.model.ask(asked)
    count = game.count
    game.model.set_player(Mark.X, parse_spec("mc:trials=25"))
    assert (game.count, game.model.asked) == (count, asked)
    assert game.model.is_busy
    assert game.request.spec == asked
