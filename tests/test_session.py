"""A session: whose turn it is, who plays and how the game ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.playing import (
    HUMAN,
    MC,
    RANDOM,
    ROW,
    START,
    Failing,
    Noting,
    Scripted,
    Silent,
    answer,
    depth,
    play,
    session,
    spec_of,
)
from tttmc_app.core import (
    Concession,
    Ending,
    GameRecord,
    Mark,
    Position,
    Result,
    Text,
    TttmcError,
    derive_seed,
    thought_without_values,
)
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import Player, PlayerKind, PlayerSpec, parse_spec
from tttmc_app.session import Players, Request, Session, play_out


def test_a_human_and_a_machine_take_turns() -> None:
    """A human's turn requests no thought; a machine's turn requests one from its player."""
    game = session(HUMAN, MC)
    turns = [game.is_human_turn]
    assert game.request() is None
    game.play((1, 1))
    turns.append(game.is_human_turn)
    thought = answer(game)
    turns.append(game.is_human_turn)
    assert turns == [True, False, True]
    move = game.record.moves[-1]
    assert (move.square, move.thought, move.seconds) == (thought.move, thought, 0.5)
    assert game.record.moves[0].seconds is None


def test_two_machines_play_to_the_end() -> None:
    """Machines play a whole game, and the same game again with the same seed."""
    games = [session(MC, RANDOM, seed) for seed in (7, 7, 8)]
    thoughts = [list(play_out(game)) for game in games]
    assert all(game.result for game in games)
    assert games[0].record.positions == games[1].record.positions
    assert games[0].record.positions != games[2].record.positions
    assert sum(thought.decided for thought in thoughts[0]) == depth(games[0])
    assert games[0].request() is None


def test_two_humans_play() -> None:
    """Between humans no machine is asked, and the result includes the line."""
    game = play(session(), ROW[:4])
    assert (game.request(), game.is_human_turn) == (None, True)
    game.play(ROW[4])
    assert game.result == Result(Mark.X, Ending.LINE, (((0, 0), (0, 1), (0, 2)),))
    assert (game.request(), game.is_human_turn) == (None, False)
    with pytest.raises(TttmcError, match="the game is over"):
        game.play((2, 2))


def test_playing_out_stops_at_a_human_turn() -> None:
    """Machines play only up to a human's turn."""
    game = session(RANDOM, HUMAN)
    assert len(list(play_out(game))) == 1
    assert game.is_human_turn
    assert not list(play_out(game))


def test_illegal_moves_change_nothing() -> None:
    """A refused move changes neither the game nor the moves that can be redone."""
    game = play(session(), ROW[:2])
    game.undo(to_human_turn=True)
    before = game.record
    with pytest.raises(TttmcError, match="square a1 is occupied"):
        game.play((0, 0))
    assert (game.record, game.can_redo) == (before, True)


def test_an_undecided_thought_is_no_answer() -> None:
    """An unfinished thought has no move to play."""
    game = session(parse_spec("mc:trials=100000"))
    request = game.request()
    assert request is not None
    with pytest.raises(TttmcError, match="this thought has no move yet"):
        game.answer(next(game.think(request)))
    assert depth(game) == 0


def test_a_machine_may_resign() -> None:
    """A resignation wins the game for the other side, and can be undone."""
    game = session(HUMAN, spec_of(Scripted(resigns_at=1)))
    game.play((1, 1))
    answer(game)
    assert (game.result, depth(game)) == (Result(Mark.X, Ending.RESIGNATION), 1)
    game.undo(to_human_turn=True)
    assert (depth(game), game.is_human_turn) == (0, True)


def test_a_forfeit_keeps_its_reason() -> None:
    """The record says why a machine forfeited."""
    game = session(RANDOM, HUMAN)
    request = game.request()
    assert request is not None
    *_, thought = game.think(request)
    game.answer(replace(thought, move=None, forfeit=Text("it stopped")))
    assert game.record.concession == Concession(Mark.X, Ending.FORFEIT, Text("it stopped"))


def test_a_game_that_goes_on_after_a_forfeit_names_its_new_players() -> None:
    """A game whose end is taken back is played by the players chosen in the meantime."""
    game = play(session(), ROW[:2])
    game.adopt(game.record.concede(Ending.FORFEIT, Text("it stopped")))
    game.set_players((RANDOM, MC))
    assert game.record.players == (HUMAN.text, HUMAN.text)
    game.take_back_concession()
    assert (game.result, game.record.players) == (None, (RANDOM.text, MC.text))


def test_machines_receive_the_finished_game() -> None:
    """Both machines receive the whole record once at the end."""
    machines = [Scripted(), Scripted(resigns_at=3)]
    game = session(spec_of(machines[0]), spec_of(machines[1]))
    for _ in play_out(game):
        assert not machines[0].games
    assert [machine.games for machine in machines] == [[game.record], [game.record]]


def test_a_machine_learns_of_a_human_winning_move() -> None:
    """A machine also receives the record if a human's move ends the game."""
    machine = Scripted()
    game = play(session(HUMAN, spec_of(machine)), ROW)
    assert machine.games == [game.record]


def test_each_turn_has_its_own_seed() -> None:
    """The turns of a game have different seeds; a repeated turn has the same seed."""
    game = session(MC, MC)
    seeds: list[int] = []
    while request := game.request():
        assert request == game.request()
        seeds.append(request.seed)
        answer(game)
    assert len(set(seeds)) == len(seeds)
    game.undo(to_human_turn=True)
    request = game.request()
    assert request is not None
    assert request.seed == seeds[-1]


def test_a_machine_can_be_asked_in_any_position() -> None:
    """A machine can be asked for a suggestion anywhere in the game, but not after its end."""
    game = session()
    request = game.question(game.position, MC)
    assert request is not None
    assert list(game.think(request))[-1].decided
    assert depth(game) == 0
    play(game, ROW)
    assert game.question(game.position, MC) is None
    earlier = game.question(game.record.positions[2], MC)
    assert earlier is not None
    assert earlier.position == game.record.positions[2]


def test_no_question_after_a_forfeit() -> None:
    """The position in which a side forfeited ends the game, even though squares are empty."""
    game = play(session(), ROW[:2])
    game.adopt(game.record.concede(Ending.FORFEIT, Text("it stopped")))
    assert game.question(game.position, MC) is None
    assert game.question(game.record.positions[1], MC) is not None


def test_players_can_change_in_the_middle() -> None:
    """The game continues with the new players, and its record names them."""
    game = play(session(), ROW[:1])
    game.set_players((HUMAN, RANDOM))
    answer(game)
    assert game.record.players == (HUMAN.text, RANDOM.text)
    assert (game.players, game.player_of(Mark.O)) == ((HUMAN, RANDOM), RANDOM)
    game.undo(to_human_turn=True)
    assert depth(game) == 0
    assert game.record.players == (HUMAN.text, RANDOM.text)


def test_a_game_that_is_over_keeps_who_played_it() -> None:
    """Neither new players nor a new seed change the record of a finished game."""
    game = play(session(), ROW)
    whole = game.record
    game.set_players((RANDOM, MC))
    game.reseed(99)
    assert game.record == whole
    game.undo(to_human_turn=True)
    game.redo(to_human_turn=True)
    assert game.record == whole
    game.new_game(START, 8)
    assert game.record.players == (RANDOM.text, MC.text)


def test_a_side_that_stays_keeps_its_machine() -> None:
    """Changing one player keeps the other side's machine, which may have learnt."""
    made: list[Player] = []

    def make(_values: object) -> Player:
        made.append(Scripted())
        return made[-1]

    spec = PlayerSpec(PlayerKind("scripted", EMPTY_TEXT, EMPTY_TEXT, (), make), ())
    game = session(spec, HUMAN)
    game.set_players((spec, RANDOM))
    assert len(made) == 1
    request = game.request()
    assert request is not None
    list(game.think(request))
    assert len(made) == 1


def test_a_player_that_cannot_be_made_changes_nothing() -> None:
    """If a new player is refused, the previous players continue."""

    def refuse(_values: object) -> Player:
        raise TttmcError("no such textbook")

    game = session(MC, RANDOM)
    bad: Players = (
        HUMAN,
        PlayerSpec(PlayerKind("scripted", EMPTY_TEXT, EMPTY_TEXT, (), refuse), ()),
    )
    with pytest.raises(TttmcError, match="no such textbook"):
        game.set_players(bad)
    assert game.players == (MC, RANDOM)
    answer(game)
    answer(game)


def test_another_seed_changes_what_follows() -> None:
    """After a change of seed, the next turn uses a seed derived from the new one."""
    game, other = session(MC, MC, seed=7), session(MC, MC, seed=8)
    before = game.request()
    game.reseed(8)
    assert game.request() == other.request() != before
    with pytest.raises(TttmcError, match="a seed must be from 0"):
        game.reseed(-1)
    assert game.record.seed == 8


def test_a_machine_that_fails_at_the_end_stops_no_game() -> None:
    """If one machine can't process a game's end, the other one still does, and the game counts."""
    other = Scripted()
    game = session(spec_of(Failing()), spec_of(other))
    for _ in play_out(game):
        assert not game.finish_error
    assert game.result is not None
    assert (game.finish_error, other.games) == (Text("the textbook is locked"), [game.record])
    game.undo(to_human_turn=True)
    game.new_game(START, 1)
    answer(game)
    assert not game.finish_error


def test_a_session_is_restored_where_it_was() -> None:
    """In a restored session, moves taken back are still taken back and can be redone."""
    game = play(session(), ROW[:3])
    game.undo(to_human_turn=True)
    game.undo(to_human_turn=True)
    again = session(RANDOM, RANDOM)
    again.restore(game.snapshot())
    assert again.players == game.players
    assert (again.record, depth(again)) == (game.record, 1)
    again.redo(to_human_turn=True)
    assert depth(again) == 2


def test_everything_of_a_session_is_restored() -> None:
    """The previous game, what the window adds, and a concession that was taken back are kept."""
    game = play(session(HUMAN, RANDOM), ROW)
    first = game.record
    game.new_game(START, 11)
    play(game, ROW[:2])
    game.answer(replace(thought_without_values(game.position, 1), resigns=True))
    whole = game.record
    game.undo(to_human_turn=False)
    draft, name = Position.parse("X../.../..."), DocumentName("a.json", True)
    saved = game.snapshot(draft, name)
    assert saved == SavedSession(
        whole, (HUMAN.text, RANDOM.text), 1, previous=first, draft=draft, document=name
    )
    again = session(MC, MC, 1)
    again.restore(saved)
    assert (again.players, again.record, again.result) == (game.players, game.record, None)
    again.redo(to_human_turn=False)
    assert again.result == whole.result
    for _ in range(3):
        again.undo(to_human_turn=False)
    assert (depth(again), again.record.seed) == (0, 11)
    again.undo(to_human_turn=False)
    assert again.record == first
    unknown = replace(saved, players=("nobody", "mc"))
    other = session(MC, RANDOM)
    other.restore(unknown)
    assert other.players == (MC, RANDOM)
    assert other.record.players == (MC.text, RANDOM.text)


def test_whose_turn_it_is() -> None:
    """A request has the position, the player of the side to move, and a seed of its own."""
    game = session(MC, HUMAN, 5)
    assert (game.has_human, session(MC, MC).has_human) == (True, False)
    assert session(HUMAN, MC).has_human
    request = game.request()
    assert request == Request(START, MC, derive_seed(5, 0))
    game.play((1, 1))
    assert game.request() is None
    assert game.question(game.position, RANDOM) == Request(game.position, RANDOM, derive_seed(5, 1))
    assert (game.player_of(Mark.X), game.player_of(Mark.O)) == (MC, HUMAN)


def test_the_end_is_told_once_with_the_record() -> None:
    """Whoever listens gets the record of a finished game, by a move or a concession."""
    ended: list[GameRecord] = []
    game = Session(START, (HUMAN, HUMAN), 1, ended.append)
    for square in ROW:
        assert not ended
        game.play(square, seconds=0.25)
    assert ended == [game.record]
    assert [move.seconds for move in game.record.moves] == [0.25] * 5
    game.new_game(START, 2)
    assert (game.game, game.record.seed) == (1, 2)
    thought = replace(thought_without_values(START, 1), resigns=True)
    game.answer(thought)
    assert ended[1:] == [game.record]


def test_a_player_without_thoughts_is_a_defect() -> None:
    """A machine that yields nothing is named, instead of the game going on for ever."""
    with pytest.raises(RuntimeError, match="scripted yielded no thought"):
        list(play_out(session(spec_of(Silent()), RANDOM)))


def test_closing_releases_the_machines() -> None:
    """The machines are closed with the session, and can think again."""
    machine = Noting()
    game = session(spec_of(machine), HUMAN)
    game.close()
    assert machine.closed == 1
    answer(game)
    game.set_players((HUMAN, HUMAN))
    assert machine.closed == 2
