"""A game under play: turns, the way back and forth, and who goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from tttmc_app import session as session_module
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Position,
    Result,
    Rules,
    Square,
    Thought,
    TttmcError,
    record_from_json,
    record_to_json,
)
from tttmc_app.players import Player, PlayerKind, PlayerSpec, RandomPlayer, parse_spec
from tttmc_app.session import Players, Session, play_out

HUMAN, RANDOM, MC = parse_spec("human"), parse_spec("random"), parse_spec("mc:trials=20")
START = Position.start(Rules())
ROW: list[Square] = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]
"""X completes the first row."""


@dataclass
class Scripted(Player):
    """Resign after so many moves on the board; until then play at random."""

    resigns_at: int = 99
    games: list[GameRecord] = field(default_factory=list[GameRecord])

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield one thought."""
        (thought,) = RandomPlayer().think(position, seed)
        gone = 9 - position.empty.bit_count() >= self.resigns_at
        yield replace(thought, move=None, resigns=True) if gone else thought

    def finished(self, record: GameRecord) -> None:
        """Remember the game."""
        self.games.append(record)


def spec_of(player: Player) -> PlayerSpec:
    """Return a spec that makes this very player."""
    return PlayerSpec(PlayerKind("scripted", "", "", (), lambda _: player), ())


def session(x: PlayerSpec = HUMAN, o: PlayerSpec = HUMAN, seed: int = 7) -> Session:
    """Return a session on the empty 3×3 board."""
    return Session(START, (x, o), seed)


def play(game: Session, squares: list[Square]) -> Session:
    """Play these moves, whoever's turn it is."""
    for square in squares:
        game.play(square)
    return game


def answer(game: Session) -> Thought:
    """Let the machine whose turn it is think to the end and move."""
    request = game.request()
    assert request is not None
    *_, last = request.think()
    game.answer(last, 0.5)
    return last


def depth(game: Session) -> int:
    """Return how many moves stand on the board."""
    return len(game.record.moves)


def test_a_person_and_a_machine_take_turns() -> None:
    """A person's turn asks no machine; a machine's turn asks the one that plays that side."""
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
    """Machines play a whole game by themselves, the same again with the same seed."""
    games = [session(MC, RANDOM, seed) for seed in (7, 7, 8)]
    thoughts = [list(play_out(game)) for game in games]
    assert all(game.result for game in games)
    assert games[0].record.positions == games[1].record.positions
    assert games[0].record.positions != games[2].record.positions
    assert sum(thought.decided for thought in thoughts[0]) == depth(games[0])
    assert games[0].request() is None


def test_two_people_play() -> None:
    """Between people no machine is ever asked, and the result comes with the line."""
    game = play(session(), ROW[:4])
    assert (game.request(), game.is_human_turn) == (None, True)
    game.play(ROW[4])
    assert game.result == Result(Mark.X, Ending.LINE, (((0, 0), (0, 1), (0, 2)),))
    assert (game.request(), game.is_human_turn) == (None, False)
    with pytest.raises(TttmcError, match="the game is over"):
        game.play((2, 2))


def test_playing_out_stops_at_a_persons_turn() -> None:
    """Machines go on only as far as they may."""
    game = session(RANDOM, HUMAN)
    assert len(list(play_out(game))) == 1
    assert game.is_human_turn
    assert not list(play_out(game))


def test_illegal_moves_change_nothing() -> None:
    """After a refused move the game is as it was, with what could be redone."""
    game = play(session(), ROW[:2])
    game.undo()
    before = game.record
    with pytest.raises(TttmcError, match="square a1 is occupied"):
        game.play((0, 0))
    assert (game.record, game.can_redo) == (before, True)


def test_an_undecided_thought_is_no_answer() -> None:
    """A thought that was broken off holds no move to play."""
    game = session(parse_spec("mc:trials=100000"))
    request = game.request()
    assert request is not None
    with pytest.raises(TttmcError, match="this thought holds no move yet"):
        game.answer(next(request.think()))
    assert depth(game) == 0


def test_a_machine_may_resign() -> None:
    """A resignation ends the game for the other side, and undo takes it back."""
    game = session(HUMAN, spec_of(Scripted(resigns_at=1)))
    game.play((1, 1))
    answer(game)
    assert (game.result, depth(game)) == (Result(Mark.X, Ending.RESIGNATION), 1)
    game.undo()
    assert (depth(game), game.is_human_turn) == (0, True)


def test_machines_hear_how_their_game_ended() -> None:
    """Both machines are told of the end, once, with the whole record."""
    machines = [Scripted(), Scripted(resigns_at=3)]
    game = session(spec_of(machines[0]), spec_of(machines[1]))
    for _ in play_out(game):
        assert not machines[0].games
    assert [machine.games for machine in machines] == [[game.record], [game.record]]


def test_a_machine_hears_of_a_persons_winning_move() -> None:
    """It is told too where the person's move ends the game."""
    machine = Scripted()
    game = play(session(HUMAN, spec_of(machine)), ROW)
    assert machine.games == [game.record]


def test_each_turn_has_a_seed_of_its_own() -> None:
    """The turns of a game think with different seeds; the same turn again with the same."""
    game = session(MC, MC)
    seeds: list[int] = []
    while request := game.request():
        assert request == game.request()
        seeds.append(request.seed)
        answer(game)
    assert len(set(seeds)) == len(seeds)
    game.undo()
    request = game.request()
    assert request is not None
    assert request.seed == seeds[-1]


def test_another_player_can_be_asked_on_a_persons_turn() -> None:
    """What a machine would play here can be asked without playing it, but not after the end."""
    game = session()
    request = game.request(MC.make())
    assert request is not None
    assert list(request.think())[-1].decided
    assert depth(game) == 0
    play(game, ROW)
    assert game.request(MC.make()) is None


# The way back --------------------------------------------------------------------------------


@pytest.mark.parametrize(("moves", "after"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_undo_returns_to_ones_own_last_turn(moves: int, after: int) -> None:
    """Against a machine undo goes back to the person's turn, whether it has moved or not."""
    game = play(session(HUMAN, RANDOM), [(0, 0), (1, 0), (2, 1), (2, 2)][:moves])
    game.undo()
    assert (depth(game), game.is_human_turn) == (after, True)


def test_undo_as_the_second_player() -> None:
    """A person who plays O comes back to O's turns, and at last to the machine's first."""
    game = play(session(RANDOM, HUMAN), [(0, 0), (1, 0), (2, 1), (2, 2)])
    depths: list[int] = []
    while game.can_undo:
        game.undo()
        depths.append(depth(game))
    assert depths == [3, 1, 0]
    game.redo()
    assert depth(game) == 1


@pytest.mark.parametrize(("x", "o"), [(HUMAN, HUMAN), (RANDOM, RANDOM)])
def test_undo_among_equals_goes_move_by_move(x: PlayerSpec, o: PlayerSpec) -> None:
    """Between two people, or two machines, one move is taken back at a time."""
    game = play(session(x, o), ROW)
    for left in (4, 3, 2, 1, 0):
        game.undo()
        assert (depth(game), game.result) == (left, None)
    assert not game.can_undo
    game.undo()
    assert depth(game) == 0


def test_redo_goes_as_far_as_undo_went() -> None:
    """What was taken back comes again, moves, thoughts and result."""
    game = play(session(HUMAN, MC), [(1, 1)])
    answer(game)
    whole = game.record
    game.undo()
    game.redo()
    assert (game.record, game.can_redo) == (whole, False)
    game.redo()
    assert game.record == whole


def test_redo_of_the_end() -> None:
    """A game's end that was taken back comes again."""
    game = play(session(HUMAN, RANDOM), ROW)
    game.undo()
    assert depth(game) == 4
    game.redo()
    assert game.result is not None


def test_another_move_drops_what_could_be_redone() -> None:
    """A new move forks off; what came after is gone."""
    game = play(session(), ROW[:3])
    game.undo()
    game.undo()
    game.play((2, 2))
    assert not game.can_redo
    assert [move.square for move in game.record.moves] == [(0, 0), (2, 2)]


# Other games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [1, 2, 5])
def test_a_new_game_can_be_undone(moves: int) -> None:
    """Undo on an empty board brings back the game before, just as it was left."""
    game = play(session(HUMAN, RANDOM), ROW[:moves])
    before, number = game.record, game.game
    game.new_game(Position.start(Rules(5)), 9)
    assert (game.record.seed, game.position.rules.size) == (9, 5)
    assert game.game != number
    game.undo()
    assert (game.record, game.game) == (before, number)
    game.redo()
    assert game.position == Position.start(Rules(5))


def test_an_empty_game_is_not_kept() -> None:
    """A game without a move leaves nothing to go back to."""
    game = session()
    game.new_game(Position.start(Rules(5)), 9)
    game.new_game(START, 10)
    assert not game.can_undo


def test_a_position_set_up_is_kept() -> None:
    """A board that was set up by hand isn't lost by a new game."""
    game = session()
    game.new_game(Position.parse("X.O/.../..."), 9)
    game.new_game(START, 10)
    game.undo()
    assert game.position.text == "X.O/.../..."


def test_undo_does_not_mix_games() -> None:
    """In a second game a machine opened, undo stops at its beginning before the first game."""
    game = play(session(RANDOM, HUMAN), [(0, 0), (1, 0)])
    game.new_game(START, 9)
    game.play((2, 2))
    game.undo()
    assert (depth(game), game.record.seed) == (0, 9)
    game.undo()
    assert (depth(game), game.record.seed) == (2, 7)


def test_long_series_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of thousands of games the last ones are kept, whole, and can be gone back through."""
    monkeypatch.setattr(session_module, "KEPT_STATES", 20)
    game = session(RANDOM, RANDOM)
    for seed in range(30):
        list(play_out(game))
        game.new_game(START, seed)
    steps = 0
    while game.can_undo:
        game.undo()
        steps += 1
    assert 10 < steps <= 20
    assert depth(game) == 0


def test_games_are_numbered() -> None:
    """Every game has a number of its own, also after one was taken back."""
    game = play(session(), ROW)
    game.new_game(START, 8)
    second = play(game, ROW[:1]).game
    game.new_game(START, 9)
    third = game.game
    game.undo()
    game.new_game(START, 10)
    assert len({0, second, third, game.game}) == 4


def finished_game() -> GameRecord:
    """Return a game that two machines have played, as it comes from a file."""
    game = session(MC, RANDOM, seed=3)
    list(play_out(game))
    return record_from_json(record_to_json(game.record))


def test_an_opened_game_can_be_gone_back_through() -> None:
    """A game from a file is there with its thoughts and its players, each move undoable."""
    record = finished_game()
    game = play(session(), ROW)
    game.adopt(record)
    assert game.record == record
    for number in range(len(record.moves) - 1, -1, -1):
        game.undo()
        assert game.position == record.positions[number]
    game.undo()
    assert [move.square for move in game.record.moves] == ROW


def test_an_opened_game_goes_on_with_our_players() -> None:
    """An open game from a file, or a finished one taken back, names who goes on with it."""
    game = session(HUMAN, MC)
    open_game = GameRecord.begin(START, ("random", "random"), 3).play((1, 1))
    game.adopt(open_game)
    assert game.record.players == (HUMAN.text, MC.text)
    game.adopt(finished_game())
    assert game.record.players == (MC.text, RANDOM.text)
    game.undo()
    assert game.record.players == (HUMAN.text, MC.text)


def test_an_opened_resignation_can_be_taken_back() -> None:
    """A game that was given up comes with its end, which can be undone alone."""
    record = GameRecord.begin(START, ("human", "human"), 3).play((1, 1))
    game = session()
    game.adopt(record.concede(Ending.RESIGNATION))
    assert game.result == Result(Mark.X, Ending.RESIGNATION)
    game.undo()
    assert game.record == record


# Other players and seeds ---------------------------------------------------------------------


def test_players_can_change_in_the_middle() -> None:
    """The game goes on with the new players, whose names its record takes from here."""
    game = play(session(), ROW[:1])
    game.set_players((HUMAN, RANDOM))
    answer(game)
    assert game.record.players == (HUMAN.text, RANDOM.text)
    assert (game.players, game.player_of(Mark.O)) == ((HUMAN, RANDOM), RANDOM)
    game.undo()
    assert depth(game) == 0
    assert game.record.players == (HUMAN.text, RANDOM.text)


def test_a_game_that_is_over_keeps_who_played_it() -> None:
    """Choosing others for the next game, or another seed, rewrites nothing that was played."""
    game = play(session(), ROW)
    whole = game.record
    game.set_players((RANDOM, MC))
    game.reseed(99)
    assert game.record == whole
    game.undo()
    game.redo()
    assert game.record == whole
    game.new_game(START, 8)
    assert game.record.players == (RANDOM.text, MC.text)


def test_a_side_that_stays_keeps_its_machine() -> None:
    """Changing one player makes no new machine for the other, which may have learned."""
    made: list[Player] = []

    def make(_values: object) -> Player:
        made.append(Scripted())
        return made[-1]

    spec = PlayerSpec(PlayerKind("scripted", "", "", (), make), ())
    game = session(spec, HUMAN)
    game.set_players((spec, RANDOM))
    assert len(made) == 1
    request = game.request()
    assert request is not None
    assert request.player is made[0]


def test_a_player_that_cannot_be_made_changes_nothing() -> None:
    """When one of the new players is refused, the old ones go on."""

    def refuse(_values: object) -> Player:
        raise TttmcError("no such textbook")

    game = session(MC, RANDOM)
    bad: Players = (HUMAN, PlayerSpec(PlayerKind("scripted", "", "", (), refuse), ()))
    with pytest.raises(TttmcError, match="no such textbook"):
        game.set_players(bad)
    assert game.players == (MC, RANDOM)
    answer(game)
    answer(game)


def test_another_seed_changes_what_follows() -> None:
    """After reseeding the machine's turn thinks with a seed derived from the new one."""
    game, other = session(MC, MC, seed=7), session(MC, MC, seed=8)
    before = game.request()
    game.reseed(8)
    assert game.request() == other.request() != before
    with pytest.raises(TttmcError, match="a seed must be from 0"):
        game.reseed(-1)
    assert game.record.seed == 8
