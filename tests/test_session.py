"""A session: whose turn it is, who plays, how games end, and how far one can go back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.playing import (
    HUMAN,
    MC,
    RANDOM,
    ROW,
    START,
    Scripted,
    answer,
    depth,
    play,
    session,
    spec_of,
)
from tests.refusals import refused
from tttmc_app.core import (
    Concession,
    Ending,
    Mark,
    Position,
    Result,
    Rules,
    Text,
    derive_seed,
    thought_without_values,
)
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.players import parse_spec
from tttmc_app.session import KEPT_STATES, MachineSession, Request, play_game, play_out

LARGE = Position.start(Rules(5))


# Turns and players ------------------------------------------------------------------------------


def test_a_human_and_a_machine_take_turns() -> None:
    """A machine's turn requests a thought with a seed of its own."""
    game = session(HUMAN, MC, 5)
    assert (game.machine_to_move, game.is_human_turn) == (False, True)
    game.play((1, 1))
    assert (game.machine_to_move, game.is_human_turn) == (True, False)
    assert game.request() == Request(game.position, MC, derive_seed(5, 1))
    thought = answer(game)
    assert (game.machine_to_move, game.is_human_turn) == (False, True)
    assert game.record.moves[-1][:3] == (thought.move, thought, 0.5)
    with refused(name="b2"):
        game.play((1, 1))
    assert depth(game) == 2


def test_machines_play_to_the_end_or_to_a_human() -> None:
    """The same seed gives the same game; undone turns have the same seed, until another is set."""
    one, same, other = (session(MC, RANDOM, seed) for seed in (7, 7, 8))
    thoughts, *_ = [list(play_out(game)) for game in (one, same, other)]
    assert one.record.positions == same.record.positions != other.record.positions
    assert sum(thought.decided for thought in thoughts) == depth(one)
    mixed = session(RANDOM, HUMAN)
    before = mixed.request()
    assert [len(list(play_out(mixed))) for _ in range(2)] == [1, 0]
    mixed.undo(to_human_turn=False)
    assert mixed.request() == before
    mixed.reseed(8)
    assert mixed.request() == session(RANDOM, HUMAN, 8).request() != before
    with refused(seed=-1):
        mixed.reseed(-1)


def test_players_can_change_in_the_middle() -> None:
    """The record names them, after an undo too."""
    game = session(MC, HUMAN)
    game.set_players((MC, RANDOM))
    answer(game)
    assert (game.players, game.player_of(Mark.O)) == ((MC, RANDOM), RANDOM)
    game.undo(to_human_turn=True)
    assert (depth(game), game.record.players) == (0, (MC.text, "random"))


def test_a_game_that_is_over_keeps_its_players_and_seed() -> None:
    """Only when its end is taken back does it have the present ones."""
    game = play(session(), ROW)
    whole = game.record
    game.set_players((RANDOM, MC))
    game.reseed(99)
    assert game.record == whole
    game.adopt(replace(whole.branch(2), players=("a", "b")).concede(Ending.FORFEIT))
    assert game.record.players == ("a", "b")
    game.take_back_concession()
    assert (game.result, game.record.players) == (None, (RANDOM.text, MC.text))


def test_undo_brings_back_the_players_of_the_game_before() -> None:
    """Redo brings back those of the next one, who didn't play the one before, over or not."""
    for moves in (ROW, ROW[:2]):
        game = play(session(HUMAN, MC), moves)
        before = game.record
        game.new_game(START, 2, (MC, HUMAN))
        assert (game.players, game.record.players) == ((MC, HUMAN), (MC.text, HUMAN.text))
        game.undo(to_human_turn=True)
        assert (game.players, game.record) == ((HUMAN, MC), before)
        game.redo(to_human_turn=True)
        assert game.players == (MC, HUMAN)
        again = session()
        again.restore(game.snapshot())
        assert again.players == (MC, HUMAN)
        again.undo(to_human_turn=True)
        assert (again.players, again.record) == ((HUMAN, MC), before)


# Ends -------------------------------------------------------------------------------------------


def test_a_machine_may_give_up() -> None:
    """It loses, with the reason; undo takes it back with the turn."""
    game, reason = play(session(HUMAN, MC), [(1, 1)]), Text("it stopped")
    game.answer(replace(thought_without_values(game.position, 1), forfeit=reason))
    assert (game.record.concession, depth(game)) == (Concession(Mark.O, Ending.FORFEIT, reason), 1)
    assert (game.machine_to_move, game.is_human_turn) == (False, False)
    game.undo(to_human_turn=True)
    assert (depth(game), game.is_human_turn) == (0, True)


def test_a_thought_without_a_move_is_no_answer() -> None:
    game = session(parse_spec("mc:trials=100000"))
    with refused():
        game.answer(next(game.think(game.request())))
    assert depth(game) == 0


def test_the_end_is_told_once_with_the_record() -> None:
    """Both machines get the finished game, whoever's move ends it.

    If one machine can't process it, the other still does, and the game counts.
    """
    machines = (Scripted(fails=True), Scripted(resigns_at=3))
    game = session(spec_of(machines[0]), spec_of(machines[1]))
    for _ in play_out(game):
        assert not machines[1].ended or game.result
    ends = [[(game.record, Mark.X)], [(game.record, Mark.O)]]
    assert [machine.ended for machine in machines] == ends
    assert game.finish_error
    game.new_game(START, 1)
    answer(game)
    assert not game.finish_error


def test_a_whole_game_is_that_of_a_session() -> None:
    """`play_game` has the same thoughts and end; both machines learn of it, each its side."""
    machines, start = (Scripted(), Scripted(resigns_at=4)), START.play((1, 1))
    record = play_game(start, machines, ("a", "b"), 5)
    assert [machine.ended for machine in machines] == [[(record, Mark.X)], [(record, Mark.O)]]
    game = MachineSession(start, (spec_of(machines[0]), spec_of(machines[1])), 5)
    list(play_out(game))
    timeless = tuple(move._replace(seconds=None) for move in game.record.moves)
    assert record == replace(game.record, players=("a", "b"), moves=timeless)
    assert depth(game) == 4
    won = play_game(START, (MC.make(), RANDOM.make()), ("a", "b"), 5)
    assert won.position.outcome


# Going back -------------------------------------------------------------------------------------


DEPTHS = """
human random 3 2 0
human random 4 2 0
random human 4 3 1 0
random random 4 3 2 1 0
"""
"""Players, how many moves were played, and how many are left after each undo."""


@pytest.mark.parametrize("row", DEPTHS.strip().splitlines())
def test_undo_returns_to_human_turns(row: str) -> None:
    """With one human, undo takes back the machine's answer too, and redo goes as far forward."""
    x, o, *words = row.split()
    moves, *depths = map(int, words)
    game = play(session(parse_spec(x), parse_spec(o)), [*ROW[:3], (2, 2)][:moves])
    game.undo(to_human_turn=False)
    assert depth(game) == moves - 1
    game.redo(to_human_turn=False)
    for expected in depths:
        assert game.can_undo
        game.undo(to_human_turn=True)
        assert depth(game) == expected
    assert not game.can_undo
    for expected in depths[-2::-1]:
        game.redo(to_human_turn=True)
        assert depth(game) == expected


@pytest.mark.parametrize("moves", [1, 5])
def test_a_new_game_can_be_undone(moves: int) -> None:
    """Undo on an empty board restores the previous game unchanged; each game has its number.

    Redo restores everything, until another move.
    """
    game = play(session(RANDOM, HUMAN), ROW[:moves])
    before = game.record, game.game
    game.new_game(LARGE, 9)
    game.play((2, 2))
    after = game.record, game.game
    game.undo(to_human_turn=True)
    assert (game.position, game.record.seed) == (LARGE, 9)
    game.undo(to_human_turn=True)
    assert (game.record, game.game) == before
    with refused():
        game.play((0, 0))
    for _ in range(2):
        game.redo(to_human_turn=False)
    assert ((game.record, game.game), game.can_redo) == (after, False)
    game.undo(to_human_turn=True)
    game.play((0, 0))
    assert not game.can_redo
    game.new_game(START, 10)
    assert len({before[1], after[1], game.game}) == 3


def test_only_what_is_worth_it_is_returned_to() -> None:
    """An untouched game is dropped; one that was set up or given up at once is kept."""
    game, place = session(), Position.parse("X.O/.../...")
    for start in (place, START):
        assert not game.can_undo
        game.new_game(start, 9)
    game.adopt(game.record.concede(Ending.RESIGNATION))
    game.new_game(START, 11)
    found = list[tuple[Position, Result | None]]()
    while game.can_undo:
        game.undo(to_human_turn=False)
        found.append((game.position, game.result))
    assert found == [(START, Result(Mark.O, Ending.RESIGNATION)), (START, None), (place, None)]


def test_long_series_do_not_fill_the_memory() -> None:
    """Of thousands of games only the most recent are kept, but these are complete."""
    game = session()
    for seed in range(KEPT_STATES // 3):
        play(game, ROW)
        game.new_game(START, seed)
    steps = 0
    while game.can_undo:
        game.undo(to_human_turn=True)
        steps += 1
    assert 0.9 * KEPT_STATES < steps <= KEPT_STATES
    assert depth(game) == 0


def test_playing_from_an_earlier_move_and_following_the_later_ones_can_be_undone() -> None:
    game = play(session(), ROW)
    whole = game.record
    game.branch(2)
    game.play((2, 2))
    branched = game.record
    game.follow(0)
    assert game.record.line == whole.line
    for expected in (branched, whole.branch(2), whole):
        game.undo(to_human_turn=False)
        assert game.record.line == expected.line


def test_an_opened_game_can_be_undone_and_continued() -> None:
    """All moves of a loaded game, and its end, can be undone; from there it names its players."""
    record = play(session(MC, RANDOM, 3), ROW[:2]).record.concede(Ending.RESIGNATION)
    game = play(session(HUMAN, MC), ROW)
    game.adopt(record)
    assert game.record == record
    for position in reversed(record.positions):
        game.undo(to_human_turn=False)
        assert (game.position, game.record.players) == (position, (HUMAN.text, MC.text))
    game.undo(to_human_turn=False)
    assert [move.square for move in game.record.moves] == ROW


def test_everything_of_a_session_is_restored() -> None:
    """The previous game, what the window adds, and all that was taken back are kept."""
    game = play(session(HUMAN, RANDOM), ROW)
    first = game.record
    game.new_game(START, 11)
    game.answer(replace(thought_without_values(START, 1), resigns=True))
    whole = game.record
    game.undo(to_human_turn=False)
    draft, name = Position.parse("X../.../..."), DocumentName("a.json", True)
    saved = game.snapshot(draft, name)
    players = (HUMAN.text, RANDOM.text)
    assert saved == SavedSession(whole, players, 1, previous=first, draft=draft, document=name)
    again = session(MC, MC, 1)
    again.restore(saved)
    assert (again.players, again.record) == (game.players, game.record)
    again.redo(to_human_turn=False)
    assert again.result == whole.result
    for _ in range(2):
        again.undo(to_human_turn=False)
    assert again.record == first
    other = session(MC, RANDOM)
    other.restore(replace(saved, players=("nobody", "mc")))
    assert other.players == (MC, RANDOM)
