"""What the state tells of the game: thoughts, figures, names, sides and scores, and its signals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.gui.game.manual_worker import SECONDS, ManualGame, new_game
from tests.gui.game.test_game import MC, RANDOM, X_WINS, machines
from tttmc_app.core import Mark, Rules, Thought
from tttmc_app.gui.panels.series_card import Series
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


def test_a_move_that_took_no_time_has_no_figures() -> None:
    """Moves from files may lack their seconds; then a card says nothing of them."""
    game = new_game()
    game.play((0, 0))
    thought = game.thought()
    game.worker.returned.emit(Report(game.worker.job, thought, 0.0))
    assert len(game.moves) == 2
    assert game.model.figures_of(Mark.O) is None


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
    replaced = new_game()
    replaced.play((0, 0))
    replaced.answer()
    replaced.model.set_player(Mark.O, TREE)
    assert [replaced.model.ply_of_thought, replaced.model.thought] == [None, None]
    replaced.model.new_game()
    replaced.play((0, 0))
    replaced.answer(replace(replaced.thought(), values=(1.0,) * 9))
    assert replaced.model.ply_of_thought == 1  # in another game


def test_a_suggestion_belongs_to_its_players_side() -> None:
    """The card of the side that the asked player has shows its progress; otherwise none does."""
    game = machines(x="mc:trials=20", o="random")
    found: list[Mark | None] = []
    for spec in (MC, RANDOM, TREE):
        game.model.ask(spec)
        found.append(game.model.thinking_side)
    for step in (game.model.play, game.answer):
        step()
        found.append(game.model.thinking_side)
    assert found == [Mark.X, Mark.O, None, Mark.X, Mark.O]


def test_games_count_together_by_rules_and_contestants() -> None:
    """The key names the first contestant first, whichever side it has now."""
    game = new_game(x="mc:trials=20", o="random", rules=Rules(4, 3))
    key = game.model.pairing
    assert key == f"{Rules(4, 3).key}: {MC.text} – {RANDOM.text}"
    game.model.swap_sides()
    assert (game.model.pairing, game.model.session.players) == (key, (RANDOM, MC))
    game.model.new_game(Rules(3))
    assert game.model.pairing == f"{Rules(3).key}: {MC.text} – {RANDOM.text}"


def results(game: ManualGame) -> list[int]:
    """Return how many results the series has, and how many of them stand."""
    return [len(game.model.series.results), len(game.model.standing.results)]


def test_only_the_current_pairing_stands() -> None:
    """Games between others, or by other rules, stay in the series without counting."""
    game = new_game(o="human")
    assert game.model.series == Series()
    game.play(*X_WINS)
    won = ((0, 0, game.model.pairing),)
    assert game.model.series.results == game.model.standing.results == won
    game.model.set_player(Mark.O, RANDOM)
    assert results(game) == [1, 0]
    game.model.undo()
    assert results(game) == [0, 0]
    game.model.redo()
    assert results(game) == [1, 0]
    assert game.model.series.results == won


def test_names_and_needs_are_told_once() -> None:
    """A name or a need that hasn't changed is not shown again."""
    game = new_game()
    state = game.model
    assert state.name_of(MC) == "Monte Carlo"
    changes: list[set[str]] = []
    for names in ({MC: "Deep"}, {MC: "Deep"}, {}):
        state.set_names(names)
        changes.append(game.emitted())
        assert state.name_of(MC) == names.get(MC, "Monte Carlo")
    assert changes == [{"series", "turn"}, set(), {"series", "turn"}]
    needs: list[tuple[str, dict[Mark, str], dict[Mark, str]]] = [
        ("a", {Mark.X: "one"}, {Mark.X: "one"}),
        ("a", {Mark.X: "one"}, {Mark.X: "one"}),
        ("b", {Mark.O: "two"}, {Mark.X: "one", Mark.O: "two"}),
        ("a", {}, {Mark.O: "two"}),
        ("c", {}, {Mark.O: "two"}),
    ]
    changes.clear()
    for kind, waiting, expected in needs:
        state.set_needs(kind, waiting)
        assert state.waiting == expected
        changes.append(game.emitted())
    assert changes == [{"turn"}, set(), {"turn"}, {"turn"}, set()]


def test_an_equal_game_elsewhere_is_another_position() -> None:
    """The same moves of another game are shown anew."""
    game = new_game(o="human")
    game.model.new_game()
    game.emitted()
    game.play((0, 0))
    assert game.emitted() == {"position", "turn", "thought"}
    game.model.open_record(game.record)
    assert "position" in game.emitted()


def test_new_weights_change_only_the_current_thought() -> None:
    """An earlier move shows what it was based on; the game shows it with the new weights."""
    game = new_game(o="mc:trials=20,current=1,other=1")
    game.play((0, 0))
    first = game.answer()
    game.play(game.record.position.empty_squares[0])
    second = game.answer()
    other = parse_spec("mc:trials=20,current=3,other=0")
    game.model.set_player(Mark.O, other)
    rescored = other.rescored(game.record.positions[3], second)
    assert rescored != second
    assert thoughts(game, None) == [rescored, 3, second]
    assert thoughts(game, 1) == [first, 1, first]
    assert thoughts(game, None) == [rescored, 3, second]
    game.play(game.record.position.empty_squares[0])  # after your next move, too
    game.model.stop()
    assert thoughts(game, None) == [rescored, 3, None]


def test_a_suggestion_takes_the_place_of_a_moves_thought() -> None:
    """While one is awaited or shown, it is about the position on show, and no move's thought is."""
    game = new_game()
    game.play((0, 0))
    game.answer()
    for browsed, at in ((0, 1), (-1, 0), (None, 2)):
        game.model.browse(browsed)
        game.model.ask(RANDOM)
        state, position = game.model, game.record.positions[at]
        assert [state.thought, state.ply_on_show, state.thought_position] == [None, None, position]
        assert state.position == game.request.position == position
        answer = game.answer()
        assert [state.thought, state.ply_on_show, state.thought_position] == [
            answer, None, position,
        ]  # fmt: skip


def test_a_replaced_players_first_move_has_its_own_figures() -> None:
    """What was played before the replacement is hidden, and the very next move isn't."""
    game = machines(x="mc:trials=20", o="mc:trials=20")
    game.model.play()
    first = game.answer()
    game.model.set_player(Mark.O, RANDOM)
    assert game.model.figures_of(Mark.X) == (first, SECONDS)
    second = game.answer()
    assert game.model.figures_of(Mark.O) == (second, SECONDS)
    assert game.model.ply_of_thought == 1
    game.model.set_player(Mark.X, RANDOM)
    assert (game.model.figures_of(Mark.X), game.model.ply_of_thought) == (None, 1)
    game.model.set_player(Mark.O, MC)
    assert [game.model.figures_of(Mark.O), game.model.ply_of_thought] == [None, None]
