"""What the state tells of the game: thoughts, figures, names, sides and scores, and its signals."""

from __future__ import annotations

import pytest

from tests.gui.game.manual_worker import SECONDS, ManualGame, new_game
from tests.gui.game.test_game import MC, RANDOM, machines
from tttmc_app.core import Mark, Rules, Thought
from tttmc_app.players import parse_spec
from tttmc_app.workers import Report

pytestmark = pytest.mark.usefixtures("qapp")
TREE = parse_spec("tree")


def test_a_side_has_the_figures_of_its_last_move() -> None:
    """They are those of the last two moves, also after yours, and a person has none."""
    game = new_game()
    assert [game.model.figures_of(mark) for mark in Mark] == [None, None]
    game.play((0, 0))
    assert [game.model.figures_of(mark) for mark in Mark] == [None, None]
    first = game.answer()
    assert [game.model.figures_of(mark) for mark in Mark] == [None, (first, SECONDS)]
    game.play(game.record.position.empty_squares[0])
    assert [game.model.figures_of(mark) for mark in Mark] == [None, (first, SECONDS)]
    second = game.answer()
    assert [game.model.figures_of(mark) for mark in Mark] == [None, (second, SECONDS)]
    game.model.set_player(Mark.O, TREE)
    assert [game.model.figures_of(mark) for mark in Mark] == [None, None]
    both = machines()
    both.model.play()
    thoughts = [both.answer() for _ in range(3)]
    assert both.model.figures_of(Mark.X) == (thoughts[2], SECONDS)
    assert both.model.figures_of(Mark.O) == (thoughts[1], SECONDS)


def thoughts(game: ManualGame, browsed: int | None) -> list[Thought | int | None]:
    """Return what is shown of thoughts with this move on show."""
    game.model.browse(browsed)
    state = game.model
    return [state.thought, state.ply_on_show, state.thought_of_move]


def test_each_move_shows_its_own_thought() -> None:
    """An earlier move shows the thought behind it, and the game the last thought there was."""
    game = new_game()
    game.play((0, 0))
    first = game.answer()
    game.play(game.record.position.empty_squares[0])
    second = game.answer()
    game.play(game.record.position.empty_squares[0])
    game.model.stop()
    positions = game.record.positions
    assert thoughts(game, None) == [second, 3, None]
    assert game.model.thought_position == positions[3]
    for ply, expected in ((-1, None), (0, None), (1, first), (2, None), (3, second)):
        shown = None if ply < 0 else ply
        assert thoughts(game, ply) == [expected, shown, expected]
        assert game.model.thought_position == (positions[0] if shown is None else positions[ply])
    game.model.browse(None)
    game.model.play()
    assert thoughts(game, None) == [second, 3, None]
    third = game.report()
    assert thoughts(game, None) == [third, None, None]
    assert game.model.thought_position == positions[5]
    assert game.model.report == Report(game.worker.job, third, SECONDS)
    assert thoughts(game, 1) == [first, 1, first]


def test_games_count_together_by_rules_and_contestants() -> None:
    """The key names the first contestant first, whichever side it has now."""
    game = new_game(x="mc:trials=20", o="random", rules=Rules(4, 3))
    key = game.model.pairing
    assert key == f"{Rules(4, 3).key}: {MC.text} – {RANDOM.text}"
    game.model.swap_sides()
    assert (game.model.pairing, game.model.session.players) == (key, (RANDOM, MC))
    game.model.new_game(Rules(3))
    assert game.model.pairing == f"{Rules(3).key}: {MC.text} – {RANDOM.text}"
