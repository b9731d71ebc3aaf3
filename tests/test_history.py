"""Undo and redo in a session, within a game and between games."""

from __future__ import annotations

import pytest

from tests.playing import (
    HUMAN,
    MC,
    RANDOM,
    ROW,
    START,
    answer,
    depth,
    play,
    session,
)
from tttmc_app import history
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Position,
    Result,
    Rules,
    Square,
)
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.players import PlayerSpec
from tttmc_app.session import HostedSession, play_out


@pytest.mark.parametrize(("moves", "after"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_undo_returns_to_the_last_human_turn(moves: int, after: int) -> None:
    """Against a machine, undo returns to the human's turn, whichever side moved last."""
    game = play(session(HUMAN, RANDOM), [(0, 0), (1, 0), (2, 1), (2, 2)][:moves])
    game.undo(to_human_turn=True)
    assert (depth(game), game.is_human_turn) == (after, True)


def test_undo_as_the_second_player() -> None:
    """If a human plays O, undo returns to O's turns, and finally to the machine's first turn."""
    game = play(session(RANDOM, HUMAN), [(0, 0), (1, 0), (2, 1), (2, 2)])
    depths: list[int] = []
    while game.can_undo:
        game.undo(to_human_turn=True)
        depths.append(depth(game))
    assert depths == [3, 1, 0]
    game.redo(to_human_turn=True)
    assert depth(game) == 1


@pytest.mark.parametrize(("x", "o"), [(HUMAN, HUMAN), (RANDOM, RANDOM)])
def test_undo_among_equals_goes_move_by_move(x: PlayerSpec, o: PlayerSpec) -> None:
    """Between two humans or two machines, undo takes back one move at a time."""
    game = play(session(x, o), ROW)
    for left in (4, 3, 2, 1, 0):
        game.undo(to_human_turn=True)
        assert (depth(game), game.result) == (left, None)
    assert not game.can_undo
    game.undo(to_human_turn=True)
    assert depth(game) == 0


def test_undo_of_single_moves() -> None:
    """Undo can also stop at the machine's turn, and so can redo."""
    game = play(session(HUMAN, RANDOM), [(0, 0), (1, 0), (2, 1)])
    for left in (2, 1, 0):
        game.undo(to_human_turn=False)
        assert depth(game) == left
    game.redo(to_human_turn=False)
    assert (depth(game), game.is_human_turn) == (1, False)


def test_redo_goes_as_far_as_undo_went() -> None:
    """Redo restores the moves, the thoughts and the result."""
    game = play(session(HUMAN, MC), [(1, 1)])
    answer(game)
    whole = game.record
    game.undo(to_human_turn=True)
    game.redo(to_human_turn=True)
    assert (game.record, game.can_redo) == (whole, False)
    game.redo(to_human_turn=True)
    assert game.record == whole


def test_a_game_resigned_at_once_can_be_returned_to() -> None:
    """Unlike an untouched game, a game that was resigned before its first move isn't replaced."""
    game = session()
    game.adopt(game.record.concede(Ending.RESIGNATION))
    result = game.result
    game.new_game(START, 8)
    game.undo(to_human_turn=False)
    assert game.result == result == Result(Mark.O, Ending.RESIGNATION)


def test_redo_of_the_end() -> None:
    """Redo restores the end of a game."""
    game = play(session(HUMAN, RANDOM), ROW)
    game.undo(to_human_turn=True)
    assert depth(game) == 4
    game.redo(to_human_turn=True)
    assert game.result is not None


def test_another_move_drops_what_could_be_redone() -> None:
    """A new move starts a branch and discards the moves that could be redone."""
    game = play(session(), ROW[:3])
    game.undo(to_human_turn=True)
    game.undo(to_human_turn=True)
    game.play((2, 2))
    assert not game.can_redo
    assert [move.square for move in game.record.moves] == [(0, 0), (2, 2)]


# Other games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [1, 2, 5])
def test_a_new_game_can_be_undone(moves: int) -> None:
    """Undo on an empty board restores the previous game unchanged."""
    game = play(session(HUMAN, RANDOM), ROW[:moves])
    before, number = game.record, game.game
    game.new_game(Position.start(Rules(5)), 9)
    assert (game.record.seed, game.position.rules.size) == (9, 5)
    assert game.game != number
    game.undo(to_human_turn=True)
    assert (game.record, game.game) == (before, number)
    game.redo(to_human_turn=True)
    assert game.position == Position.start(Rules(5))


def test_an_empty_game_is_not_kept() -> None:
    """Undo doesn't return to a game without moves."""
    game = session()
    game.new_game(Position.start(Rules(5)), 9)
    game.new_game(START, 10)
    assert not game.can_undo


def test_a_position_set_up_is_kept() -> None:
    """A position that was set up is kept when a new game begins."""
    game = session()
    game.new_game(Position.parse("X.O/.../..."), 9)
    game.new_game(START, 10)
    game.undo(to_human_turn=True)
    assert game.position.text == "X.O/.../..."


def test_undo_does_not_mix_games() -> None:
    """If a machine opens the second game, undo stops at that game's start first."""
    game = play(session(RANDOM, HUMAN), [(0, 0), (1, 0)])
    game.new_game(START, 9)
    game.play((2, 2))
    game.undo(to_human_turn=True)
    assert (depth(game), game.record.seed) == (0, 9)
    game.undo(to_human_turn=True)
    assert (depth(game), game.record.seed) == (2, 7)


def test_long_series_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of thousands of games only the most recent are kept, but these are complete."""
    monkeypatch.setattr(history, "KEPT_STATES", 20)
    game = session(RANDOM, RANDOM)
    for seed in range(30):
        list(play_out(game))
        game.new_game(START, seed)
    steps = 0
    while game.can_undo:
        game.undo(to_human_turn=True)
        steps += 1
    assert 10 < steps <= 20
    assert depth(game) == 0


def test_games_are_numbered() -> None:
    """Each game has a unique number, even after an undo."""
    game = play(session(), ROW)
    game.new_game(START, 8)
    second = play(game, ROW[:1]).game
    game.new_game(START, 9)
    third = game.game
    game.undo(to_human_turn=True)
    game.new_game(START, 10)
    assert len({0, second, third, game.game}) == 4


def squares(game: HostedSession) -> list[list[Square]]:
    """Return the game's moves, then those of its variations."""
    lines = (game.record.line, *game.record.variations)
    return [[move.square for move in line.moves] for line in lines]


def test_playing_from_an_earlier_move_keeps_the_later_ones() -> None:
    """The moves that another move replaces stay as a variation, and undo restores them."""
    game = play(session(HUMAN, HUMAN), ROW)
    before = game.record
    game.branch(2)
    assert (depth(game), game.result) == (2, None)
    play(game, [(2, 2)])
    assert squares(game) == [[*ROW[:2], (2, 2)], ROW]
    game.undo(to_human_turn=True)
    game.undo(to_human_turn=True)
    assert game.record == before
    game.redo(to_human_turn=True)
    assert squares(game)[1:] == [ROW]


def test_a_variation_is_followed_and_left_again() -> None:
    """Following a variation swaps it with the game; no variation is kept twice."""
    game = play(session(HUMAN, HUMAN), ROW)
    game.branch(2)
    play(game, [(2, 2)])
    game.follow(0)
    assert squares(game) == [ROW, [*ROW[:2], (2, 2)]]
    assert game.result is not None
    game.branch(4)  # a part of a line that is already kept
    game.follow(1)
    assert squares(game) == [ROW, [*ROW[:2], (2, 2)]]


def test_variations_are_saved_with_the_game() -> None:
    """A game is read back with its variations, and undo doesn't lose them."""
    game = play(session(HUMAN, MC), ROW[:2])
    game.branch(0)
    play(game, [(2, 2), (0, 0)])
    record = record_from_json(record_to_json(game.record))
    assert record == game.record
    opened = session(HUMAN, HUMAN)
    opened.adopt(record)
    assert squares(opened) == [[(2, 2), (0, 0)], ROW[:2]]
    opened.undo(to_human_turn=True)
    opened.undo(to_human_turn=True)
    assert squares(opened) == [[], ROW[:2]]
    opened.new_game(START, 5)
    opened.undo(to_human_turn=True)
    assert squares(opened) == [[], ROW[:2]]  # the empty board had variations to return to


def finished_game() -> GameRecord:
    """Return a game of two machines as it is loaded from a file."""
    game = session(MC, RANDOM, seed=3)
    list(play_out(game))
    return record_from_json(record_to_json(game.record))


def test_an_opened_game_can_be_undone() -> None:
    """A loaded game has its thoughts and players, and all moves can be undone."""
    record = finished_game()
    game = play(session(), ROW)
    game.adopt(record)
    assert game.record == record
    for number in range(len(record.moves) - 1, -1, -1):
        game.undo(to_human_turn=True)
        assert game.position == record.positions[number]
    game.undo(to_human_turn=True)
    assert [move.square for move in game.record.moves] == ROW


def test_an_opened_game_continues_with_the_current_players() -> None:
    """A loaded game that is continued, even after an undo, names the current players."""
    game = session(HUMAN, MC)
    open_game = GameRecord.begin(START, ("random", "random"), 3).play((1, 1))
    game.adopt(open_game)
    assert game.record.players == (HUMAN.text, MC.text)
    game.adopt(finished_game())
    assert game.record.players == (MC.text, RANDOM.text)
    game.undo(to_human_turn=True)
    assert game.record.players == (HUMAN.text, MC.text)


def test_an_opened_resignation_can_be_taken_back() -> None:
    """Undoing a loaded resignation takes back no move."""
    record = GameRecord.begin(START, ("human", "human"), 3).play((1, 1))
    game = session()
    game.adopt(record.concede(Ending.RESIGNATION))
    assert game.result == Result(Mark.X, Ending.RESIGNATION)
    game.undo(to_human_turn=True)
    assert game.record == record
