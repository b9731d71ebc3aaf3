"""A session: whose turn it is, who plays, how games end, and how far one can go back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

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
from tests.refusals import refused
from tttmc_app.core import (
    Concession,
    Ending,
    GameRecord,
    Mark,
    Position,
    Result,
    Rules,
    Square,
    Text,
    TttmcError,
    derive_seed,
    thought_without_values,
)
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.history import KEPT_STATES
from tttmc_app.players import Player, PlayerKind, PlayerSpec, parse_spec
from tttmc_app.session import HostedSession, Request, Session, play_game, play_out

STOPPED = Text("it stopped")


def squares(game: HostedSession) -> list[list[Square]]:
    """Return the game's moves, then those of its variations."""
    lines = (game.record.line, *game.record.variations)
    return [[move.square for move in line.moves] for line in lines]


# Turns ------------------------------------------------------------------------------------------


def test_a_human_and_a_machine_take_turns() -> None:
    """A human's turn requests no thought; a machine's turn requests one with a seed of its own."""
    game = session(HUMAN, MC, 5)
    turns = [game.is_human_turn]
    assert (game.request(), game.has_human) == (None, True)
    game.play((1, 1))
    turns.append(game.is_human_turn)
    assert game.request() == Request(game.position, MC, derive_seed(5, 1))
    thought = answer(game)
    turns.append(game.is_human_turn)
    assert turns == [True, False, True]
    move = game.record.moves[-1]
    assert (move.square, move.thought, move.seconds) == (thought.move, thought, 0.5)
    with refused(name="b2"):
        game.play((1, 1))
    assert depth(game) == 2


def test_two_machines_play_to_the_end() -> None:
    """Machines play up to a human's turn or the end, and the same game with the same seed."""
    games = [session(MC, RANDOM, seed) for seed in (7, 7, 8)]
    thoughts = [list(play_out(game)) for game in games]
    assert games[0].record.positions == games[1].record.positions
    assert games[0].record.positions != games[2].record.positions
    assert sum(thought.decided for thought in thoughts[0]) == depth(games[0])
    assert (games[0].request(), session(MC, MC).has_human) == (None, False)
    mixed = session(RANDOM, HUMAN)
    assert len(list(play_out(mixed))) == 1
    assert not list(play_out(mixed))


def test_each_turn_has_its_own_seed() -> None:
    """The turns of a game have different seeds; a repeated turn has the same, until another."""
    game = session(MC, MC)
    seeds: list[int] = []
    while request := game.request():
        seeds.append(request.seed)
        answer(game)
    assert len(set(seeds)) == len(seeds)
    game.undo(to_human_turn=True)
    repeated = game.request()
    assert repeated is not None
    assert repeated.seed == seeds[-1]
    fresh, other = session(MC, MC, seed=7), session(MC, MC, seed=8)
    fresh.reseed(8)
    assert fresh.request() == other.request() != session(MC, MC, seed=7).request()
    with refused(seed=-1):
        fresh.reseed(-1)


def test_a_machine_can_be_asked_in_any_position() -> None:
    """A machine can be asked for advice anywhere in the game, but not where the game has ended."""
    game = play(session(), ROW)
    assert game.question(game.position, MC) is None
    earlier = game.question(game.record.positions[2], MC)
    assert earlier is not None
    assert earlier.position == game.record.positions[2]
    assert list(game.think(earlier))[-1].decided
    given_up = play(session(), ROW[:2])
    given_up.adopt(given_up.record.concede(Ending.FORFEIT, STOPPED))
    assert given_up.question(given_up.position, MC) is None
    assert given_up.question(given_up.record.positions[1], MC) is not None


# Players ----------------------------------------------------------------------------------------


def test_players_can_change_in_the_middle() -> None:
    """The game continues with the new players, and its record names them, after an undo too."""
    game = play(session(), ROW[:1])
    game.set_players((HUMAN, RANDOM))
    answer(game)
    assert (game.players, game.player_of(Mark.O)) == ((HUMAN, RANDOM), RANDOM)
    game.undo(to_human_turn=True)
    assert (depth(game), game.record.players) == (0, (HUMAN.text, RANDOM.text))


def test_a_game_that_is_over_keeps_who_played_it() -> None:
    """Neither new players nor a new seed change a finished game, until its end is taken back."""
    game = play(session(), ROW)
    whole = game.record
    game.set_players((RANDOM, MC))
    game.reseed(99)
    assert game.record == whole
    game.undo(to_human_turn=True)
    game.redo(to_human_turn=True)
    assert game.record == whole
    game.new_game(START, 8)
    game.adopt(replace(game.record, players=("a", "b")).concede(Ending.FORFEIT, STOPPED))
    assert game.record.players == ("a", "b")
    game.take_back_concession()
    assert (game.result, game.record.players) == (None, (RANDOM.text, MC.text))


def test_a_side_that_stays_keeps_its_machine() -> None:
    """Changing one player keeps the other side's machine, which may have learnt."""
    made: list[Player] = []

    def make(_values: object) -> Player:
        made.append(Scripted())
        return made[-1]

    spec = PlayerSpec(PlayerKind("scripted", EMPTY_TEXT, EMPTY_TEXT, (), make), ())
    game = session(spec, HUMAN)
    game.set_players((spec, RANDOM))
    answer(game)
    assert len(made) == 1


def test_a_player_that_cannot_be_made_changes_nothing() -> None:
    """If a new player is refused, the previous players continue."""

    def refuse(_values: object) -> Player:
        raise TttmcError("no such textbook")

    game = session(MC, RANDOM)
    bad = PlayerSpec(PlayerKind("scripted", EMPTY_TEXT, EMPTY_TEXT, (), refuse), ())
    with refused():
        game.set_players((HUMAN, bad))
    assert game.players == (MC, RANDOM)
    answer(game)


def test_closing_releases_the_machines() -> None:
    """The machines are closed with the session, and can think again."""
    machine = Noting()
    game = session(spec_of(machine), HUMAN)
    game.close()
    answer(game)
    game.set_players((HUMAN, HUMAN))
    assert machine.closed == 2


# Ends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "concession"),
    [
        ({"resigns": True}, Concession(Mark.O, Ending.RESIGNATION)),
        ({"forfeit": STOPPED}, Concession(Mark.O, Ending.FORFEIT, STOPPED)),
    ],
    ids=["resigns", "forfeits"],
)
def test_a_machine_may_give_up(last: dict[str, Any], concession: Concession) -> None:
    """Whoever resigns or forfeits loses, with the reason; undo takes it back with the turn."""
    game = play(session(HUMAN, MC), [(1, 1)])
    game.answer(replace(thought_without_values(game.position, 1), **last))
    assert (game.record.concession, depth(game)) == (concession, 1)
    assert (game.request(), game.is_human_turn) == (None, False)
    game.undo(to_human_turn=True)
    assert (depth(game), game.is_human_turn) == (0, True)


def test_a_thought_without_a_move_is_no_answer() -> None:
    """An unfinished thought can't be played, and a player without any thought is a defect."""
    game = session(parse_spec("mc:trials=100000"))
    request = game.request()
    assert request is not None
    with refused():
        game.answer(next(game.think(request)))
    assert depth(game) == 0
    with pytest.raises(RuntimeError, match="scripted"):
        list(play_out(session(spec_of(Silent()), RANDOM)))


def test_the_end_is_told_once_with_the_record() -> None:
    """Both machines, and whoever listens, get the finished game, whoever's move ends it."""
    machines = [Scripted(), Scripted(resigns_at=3)]
    game = session(spec_of(machines[0]), spec_of(machines[1]))
    for _ in play_out(game):
        assert not machines[0].games
    assert [machine.games for machine in machines] == [[game.record], [game.record]]
    opponent = Scripted()
    assert [play(session(HUMAN, spec_of(opponent)), ROW).record] == opponent.games
    ended: list[GameRecord] = []
    heard = Session(START, (HUMAN, HUMAN), 1, ended.append)
    for square in ROW:
        assert not ended
        heard.play(square, seconds=0.25)
    heard.new_game(START, 2)
    heard.answer(replace(thought_without_values(START, 1), resigns=True))
    assert [len(record.moves) for record in ended] == [5, 0]


def test_a_machine_that_fails_at_the_end_stops_no_game() -> None:
    """If one machine can't process a game's end, the other one still does, and the game counts."""
    other = Scripted()
    game = session(spec_of(Failing()), spec_of(other))
    for _ in play_out(game):
        assert not game.finish_error
    assert (bool(game.finish_error), other.games) == (True, [game.record])
    game.new_game(START, 1)
    answer(game)
    assert not game.finish_error


@pytest.mark.parametrize(
    ("x_leaves", "o_leaves", "seed", "ending"),
    [
        (99, 4, 5, Ending.RESIGNATION),
        (0, 99, 5, Ending.RESIGNATION),
        (99, 99, 5, Ending.LINE),
        (99, 99, 4, Ending.FULL_BOARD),
    ],
)
@pytest.mark.parametrize("start", [START, START.play((1, 1))], ids=["empty", "O to move"])
def test_a_whole_game_is_that_of_a_session(
    x_leaves: int, o_leaves: int, seed: int, ending: Ending, start: Position
) -> None:
    """`play_game` has the same thoughts and end; both machines learn of it, each its side."""
    machines = (Noting(resigns_at=x_leaves), Noting(resigns_at=o_leaves))
    record = play_game(start, machines, ("a", "b"), seed)
    again = (spec_of(Noting(resigns_at=x_leaves)), spec_of(Noting(resigns_at=o_leaves)))
    game = HostedSession(start, again, seed)
    list(play_out(game))
    assert record.result is not None
    assert start is not START or record.result.ending is ending
    timeless = (move._replace(seconds=None) for move in game.record.moves)
    assert record == replace(game.record, players=("a", "b"), moves=tuple(timeless))
    assert [machine.ended for machine in machines] == [[(record, Mark.X)], [(record, Mark.O)]]


@pytest.mark.parametrize(
    ("arguments", "carried"),
    [
        (("...", (MC, MC), ("a", "b"), 1), {"name": "start", "given": "str"}),
        ((START, (MC.make(),), ("a", "b"), 1), {"name": "machines", "count": 1}),
        ((START, MC.make(), ("a", "b"), 1), {"name": "machines", "type": "tuple or list"}),
        ((START, (MC.make(),) * 2, ("a", 5), 1), {"name": "names", "given": "int"}),
        ((START, (MC.make(), MC), ("a", "b"), 1), {"name": "machines", "type": "Player"}),
        ((START, (MC.make(),) * 2, ("a", "b"), -1), {"seed": -1}),
    ],
)
def test_wrong_arguments_of_a_whole_game(arguments: Any, carried: dict[str, Any]) -> None:
    """Each wrong argument is named."""
    with refused(**carried):
        play_game(*arguments)


# Going back -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "o", "moves", "depths"),
    [
        (HUMAN, RANDOM, 3, [2, 0]),
        (HUMAN, RANDOM, 4, [2, 0]),
        (RANDOM, HUMAN, 4, [3, 1, 0]),
        (HUMAN, HUMAN, 4, [3, 2, 1, 0]),
        (RANDOM, RANDOM, 4, [3, 2, 1, 0]),
    ],
    ids=["human to move", "machine to move", "human plays O", "two humans", "two machines"],
)
def test_undo_returns_to_human_turns(
    x: PlayerSpec, o: PlayerSpec, moves: int, depths: list[int]
) -> None:
    """With one human, undo takes back the machine's answer too, and redo goes as far forward."""
    game = play(session(x, o), [(0, 0), (1, 0), (2, 1), (2, 2)][:moves])
    found: list[int] = []
    while game.can_undo:
        game.undo(to_human_turn=True)
        found.append(depth(game))
    assert found == depths
    game.undo(to_human_turn=True)
    assert depth(game) == 0
    for expected in reversed(depths[:-1]):
        game.redo(to_human_turn=True)
        assert depth(game) == expected
    single = play(session(x, o), [(0, 0), (1, 0), (2, 1), (2, 2)][:moves])
    single.undo(to_human_turn=False)
    assert depth(single) == moves - 1


def test_redo_restores_everything_until_another_move() -> None:
    """Redo restores the moves, the thoughts and the result; a new move discards them."""
    game = play(session(HUMAN, MC), [(1, 1)])
    answer(game)
    whole = game.record
    game.undo(to_human_turn=True)
    game.redo(to_human_turn=True)
    assert (game.record, game.can_redo) == (whole, False)
    won = play(session(), ROW)
    won.undo(to_human_turn=True)
    with refused(name="a1"):
        won.play((0, 0))
    assert won.can_redo
    won.redo(to_human_turn=True)
    assert won.result == Result(Mark.X, Ending.LINE, (((0, 0), (0, 1), (0, 2)),))
    won.undo(to_human_turn=True)
    won.play((2, 2))
    assert not won.can_redo


@pytest.mark.parametrize("moves", [1, 2, 5])
def test_a_new_game_can_be_undone(moves: int) -> None:
    """Undo on an empty board restores the previous game unchanged; each game has its number."""
    game = play(session(HUMAN, RANDOM), ROW[:moves])
    before, number = game.record, game.game
    game.new_game(Position.start(Rules(5)), 9)
    second = game.game
    game.undo(to_human_turn=True)
    assert (game.record, game.game) == (before, number)
    game.redo(to_human_turn=True)
    assert (game.position, game.record.seed) == (Position.start(Rules(5)), 9)
    game.undo(to_human_turn=True)
    game.new_game(START, 10)
    assert len({number, second, game.game}) == 3


def test_only_what_is_worth_it_is_returned_to() -> None:
    """An untouched game is dropped; one that was set up or given up at once is kept."""
    game = session()
    game.new_game(Position.start(Rules(5)), 9)
    game.new_game(Position.parse("X.O/.../..."), 9)
    assert not game.can_undo
    game.new_game(START, 10)
    game.adopt(game.record.concede(Ending.RESIGNATION))
    game.new_game(START, 11)
    game.undo(to_human_turn=False)
    assert game.result == Result(Mark.O, Ending.RESIGNATION)
    game.undo(to_human_turn=False)
    game.undo(to_human_turn=False)
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


def test_playing_from_an_earlier_move_keeps_the_later_ones() -> None:
    """Replaced moves stay as a variation, which can be followed; no variation is kept twice."""
    game = play(session(), ROW)
    before = game.record
    game.branch(2)
    assert (depth(game), game.result) == (2, None)
    game.play((2, 2))
    assert squares(game) == [[*ROW[:2], (2, 2)], ROW]
    game.undo(to_human_turn=True)
    game.undo(to_human_turn=True)
    assert game.record == before
    game.redo(to_human_turn=True)
    game.play((2, 2))
    game.follow(0)
    assert squares(game) == [ROW, [*ROW[:2], (2, 2)]]
    game.branch(4)  # a part of a line that is already kept
    game.follow(1)
    assert squares(game) == [ROW, [*ROW[:2], (2, 2)]]
    opened = session()
    opened.adopt(record_from_json(record_to_json(game.record)))
    for _ in ROW:
        opened.undo(to_human_turn=True)
    opened.new_game(START, 5)
    opened.undo(to_human_turn=True)
    assert squares(opened) == [[], [*ROW[:2], (2, 2)]]  # worth returning to, though empty


def test_an_opened_game_can_be_undone_and_continued() -> None:
    """All moves of a loaded game, and its end, can be undone; from there it names its players."""
    source = session(MC, RANDOM, seed=3)
    list(play_out(source))
    record = record_from_json(record_to_json(source.record))
    game = play(session(HUMAN, MC), ROW)
    game.adopt(record)
    assert game.record == record
    for number in range(len(record.moves) - 1, -1, -1):
        game.undo(to_human_turn=False)
        assert game.position == record.positions[number]
        assert game.record.players == (HUMAN.text, MC.text)
    game.undo(to_human_turn=False)
    assert [move.square for move in game.record.moves] == ROW
    open_game = GameRecord.begin(START, ("human", "human"), 3).play((1, 1))
    game.adopt(open_game.concede(Ending.RESIGNATION))
    game.undo(to_human_turn=False)
    assert [move.square for move in game.record.moves] == [(1, 1)]


def test_everything_of_a_session_is_restored() -> None:
    """The previous game, what the window adds, and all that was taken back are kept."""
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
    other = session(MC, RANDOM)
    other.restore(replace(saved, players=("nobody", "mc")))
    assert (other.players, other.record.players) == ((MC, RANDOM), (MC.text, RANDOM.text))
