"""Learning by mistake as a player: order, mistakes, resignation, both sides and all rules."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.playing import HUMAN, answer, play, session
from tttmc_app.core import Ending, GameRecord, Mark, Meaning, Position, Result, Rules, Square
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Learner, open_textbook, state_text
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.textbook import Textbook
from tttmc_app.session import HostedSession

LEARNER = parse_spec("learner")


def own_entries(rules: Rules | None = None) -> list[tuple[str, str]]:
    """Return what the program's own textbook contains."""
    return list(open_textbook("", rules or Rules()).entries())


def against_a_person(squares: list[Square]) -> tuple[list[Square], HostedSession]:
    """Let a person play these squares as O against the learner; return the learner's moves."""
    game = session(LEARNER, HUMAN)
    for square in [*squares, None]:
        while game.request():
            answer(game)
        if square is not None:
            game.play(square)
    return [move.square for move in game.record.moves[::2]], game


def test_the_session_of_three_games() -> None:
    """The learner loses twice by its third move and doesn't repeat it; the third game is a tie."""
    corner, top, middle = (0, 0), (0, 1), (0, 2)
    lost: list[Square] = [middle, (1, 1), (2, 0)]
    moves, game = against_a_person(lost)
    assert (moves, game.result) == ([corner, top, (1, 0)], _won_by_o())
    assert own_entries() == [("xxo-o----", "3")]
    moves, game = against_a_person(lost)
    assert (moves, game.result) == ([corner, top, (1, 2)], _won_by_o())
    assert own_entries() == [("xxo-o----", "3"), ("xxo-o----", "5")]
    moves, game = against_a_person([middle, (1, 1), (1, 0), (2, 1)])
    assert moves == [corner, top, (2, 0), (1, 2), (2, 2)]
    assert game.result == Result(None, Ending.FULL_BOARD)


def _won_by_o() -> Result:
    return Result(Mark.O, Ending.LINE, (((0, 2), (1, 1), (2, 0)),))


def test_its_thought_shows_what_it_knows() -> None:
    """Known mistakes have the value -1, other empty squares 0; the first with 0 is chosen."""
    against_a_person([(0, 2), (1, 1), (2, 0)])
    position = Position.parse("XXO/.O./...")
    (thought,) = Learner().think(position, 3)
    assert thought.meaning is Meaning.MISTAKES
    assert thought.values == (None, None, None, -1.0, None, 0.0, 0.0, 0.0, 0.0)
    assert (thought.best, thought.move, thought.seed) == (((1, 2),), (1, 2), 0)


def test_it_knows_what_other_programs_learn_meanwhile() -> None:
    """A mistake that another program adds to the textbook counts from the next thought on."""
    learner, position = Learner(), Position.start(Rules())
    with closing(open_textbook("", Rules())) as other:
        other.add([("xxo-o----", "3")])
        (before,) = learner.think(position, 1)
        other.add([("---------", "0")])
        (after,) = learner.think(position, 1)
    assert (before.move, after.move) == ((0, 0), (0, 1))
    learner.close()


def test_other_rules_have_thoughts_of_their_own() -> None:
    """A mistake under one rule isn't shown in the same position under another."""
    rules = (Rules(), Rules(reverse=True))
    for each, entry in zip(rules, [("---------", "0"), ("xxo-o----", "3")], strict=True):
        open_textbook("", each).add([entry])
    learner = Learner()
    thoughts = [next(learner.think(Position.start(each), 1)) for each in rules]
    assert [thought.move for thought in thoughts] == [(0, 1), (0, 0)]
    learner.close()


def test_a_lost_thought_shows_the_new_mistake() -> None:
    """Once revised, the thought behind a losing move shows that move as a mistake."""
    _, game = against_a_person([(0, 2), (1, 1), (2, 0)])
    move = game.record.moves[4]
    assert move.thought is not None
    assert move.thought.values[3] == 0.0
    revised = Learner().revise(game.record.positions[4], move.thought)
    assert (revised.values[3], revised.move) == (-1.0, (1, 0))


def test_it_resigns_when_every_move_loses(tmp_path: Path) -> None:
    """If every move is a mistake, the learner resigns; blaming the last move teaches it nothing."""
    file = str(tmp_path / "a.textbook")
    open_textbook(file, Rules()).add([("xxo-o----", str(move)) for move in (3, 5, 6, 7, 8)])
    game = HostedSession(
        Position.parse("XXO/.O./..."), (parse_spec(f"learner:textbook={file}"), HUMAN), 1
    )
    thought = answer(game)
    assert (thought.resigns, thought.move, thought.best) == (True, None, ())
    assert game.result == Result(Mark.O, Ending.RESIGNATION)
    assert open_textbook(file, Rules()).size == 5


LAST_MOVE, ALL_BUT_IT = ("xxo-o----", "3"), [("xxo-o----", str(move)) for move in (5, 6, 7, 8)]
BEFORE_IT = ("x-o------", "1")


@pytest.mark.parametrize(
    ("squares", "ending", "known", "last", "chain"),
    [
        # X moves to the left, and O completes the diagonal; there were other moves, or none.
        ([(1, 0), (2, 0)], None, [], [LAST_MOVE], [LAST_MOVE]),
        ([(1, 0), (2, 0)], None, ALL_BUT_IT, [LAST_MOVE], [LAST_MOVE, BEFORE_IT]),
        # X gives up, with moves left to try, or without.
        ([], Ending.RESIGNATION, ALL_BUT_IT, [], []),
        ([], Ending.FORFEIT, ALL_BUT_IT, [], []),
        ([], Ending.RESIGNATION, [*ALL_BUT_IT, LAST_MOVE], [], [BEFORE_IT]),
        ([], Ending.FORFEIT, [*ALL_BUT_IT, LAST_MOVE], [], [BEFORE_IT]),
        # O gives up.
        ([(1, 0)], Ending.RESIGNATION, ALL_BUT_IT, [], []),
    ],
)
def test_what_each_end_teaches(
    squares: list[Square],
    ending: Ending | None,
    known: list[tuple[str, str]],
    last: list[tuple[str, str]],
    chain: list[tuple[str, str]],
) -> None:
    """Only a loss that its own moves led to is learnt from, by default from the last of them.

    Where the chain is blamed, the move that led to a lost position becomes a mistake, too.
    """
    record = play(session(), [(0, 0), (0, 2), (0, 1), (1, 1), *squares]).record
    if ending is not None:
        record = record.concede(ending)
    settings = (
        (Learner(), last),
        (Learner("", Blame.LAST), last),
        (Learner("", Blame.CHAIN), chain),
    )
    for learner, learnt in settings:
        textbook = learner.textbook(Rules())
        textbook.path.unlink(missing_ok=True)
        textbook.add(known)
        learner.finished(record, Mark.X)
        assert list(textbook.entries()) == [*known, *learnt]
        assert (textbook.games, textbook.noted) == (1, 0)
        textbook.close()


@pytest.mark.parametrize(("keeps", "waits"), [(False, [0.25]), (True, [])])
def test_a_game_doesn_t_wait_long_for_other_programs(
    keeps: bool, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game, even a tie, is counted and written at once, unless that is left to the caller."""
    waited = list[float]()

    def commit(textbook: Textbook, patience: float) -> None:
        assert textbook.games == 1
        waited.append(patience)

    monkeypatch.setattr(Textbook, "commit", commit)
    learner = Learner()
    learner.keeps_blocks = keeps
    tie = play(session(), [divmod(number, 3) for number in (0, 1, 2, 4, 3, 5, 7, 6, 8)])
    learner.finished(tie.record, Mark.X)
    assert (waited, learner.textbook(Rules()).games) == (waits, 1)


def test_only_the_loser_learns() -> None:
    """If two learners share a textbook, the winner notes nothing and the loser its last move."""
    game = session(LEARNER, LEARNER)
    while game.request():
        answer(game)
    result, record = game.result, game.record
    assert result is not None
    assert result.winner is Mark.X
    last = record.rules.index(record.moves[-2].square)
    assert own_entries() == [(state_text(record.positions[-3]), str(last))]
    assert open_textbook("", Rules()).games == 2


@pytest.mark.parametrize("rules", [Rules(4, 3), Rules(3, reverse=True), Rules(2), Rules(5, 4)])
def test_other_rules_have_textbooks_of_their_own(rules: Rules) -> None:
    """On any board the learner plays legal games as either side, and learns only for that board."""
    for seed, players in enumerate([(LEARNER, parse_spec("random"))] * 5):
        for order in (players, players[::-1]):
            game = HostedSession(Position.start(rules), (order[0], order[1]), seed)
            while game.request():
                answer(game)
    assert open_textbook("", rules).games == 10
    assert own_entries() == []


def unbeaten(learner: Learner, rules: Rules, side: Mark) -> int:
    """Play every possible game, repeatedly until none teaches anything new; count the games."""
    games = 0
    while True:
        known = learner.textbook(rules).size
        start = GameRecord.begin(Position.start(rules), ("learner", "human"), 0)
        lines, losses = _every_line(learner, start, side)
        games += lines
        if learner.textbook(rules).size == known:
            assert losses == 0
            return games


def _every_line(learner: Learner, record: GameRecord, side: Mark) -> tuple[int, int]:
    position = record.position
    if record.result is not None:
        learner.finished(record, side)
        return 1, record.result.winner is side.other
    if position.to_move is side:
        (thought,) = learner.think(position, 0)
        if thought.move is None:
            after = [record.concede(Ending.RESIGNATION)]
        else:
            after = [record.play(thought.move)]
    else:
        after = [record.play(square) for square in position.empty_squares]
    counts = [_every_line(learner, each, side) for each in after]
    return sum(lines for lines, _ in counts), sum(losses for _, losses in counts)


@pytest.mark.parametrize("side", list(Mark))
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("symmetry", [False, True])
def test_blaming_the_chain_it_comes_to_play_perfectly(
    side: Mark, reverse: bool, symmetry: bool
) -> None:
    """Taught until no game teaches it more, it is never beaten: 3×3 is a tie in both modes."""
    learner = Learner("", Blame.CHAIN, symmetry=symmetry)
    learner.keeps_blocks = True
    rules = Rules(reverse=reverse)
    assert unbeaten(learner, rules, side) > 50
    learner.textbook(rules).close()


def test_symmetry_saves_entries() -> None:
    """A learner that uses symmetry needs fewer mistakes to become unbeaten."""
    sizes: list[int] = []
    for symmetry in (False, True):
        learner = Learner("", Blame.CHAIN, symmetry=symmetry)
        learner.keeps_blocks = True
        rules = Rules(reverse=True)
        unbeaten(learner, rules, Mark.O)
        sizes.append(learner.textbook(rules).size)
        learner.textbook(rules).close()
    assert 4 * sizes[1] < 3 * sizes[0]


def test_symmetry_is_a_setting() -> None:
    """With symmetry on, a mistake is also known on the mirrored board."""
    against_a_person([(0, 2), (1, 1), (2, 0)])
    mirrored = Position.parse("OXX/.O./...", to_move="x")
    for setting, value in (("learner", 0.0), ("learner:symmetry=1", -1.0)):
        player = parse_spec(setting).make()
        (thought,) = player.think(mirrored, 1)
        assert thought.values[5] == value
        player.close()


def test_its_knowledge_is_its_textbook(tmp_path: Path) -> None:
    """Equal mistakes give equal digests, in whatever order they were learnt; none give none.

    Another position or another move gives another digest.
    """
    entries = [("xxo-o----", "3"), ("---------", "0")]
    learners = [Learner(str(tmp_path / f"{number}.textbook")) for number in range(4)]
    rules = Rules()
    assert [learner.knowledge(rules) for learner in learners] == [""] * 4
    assert list(tmp_path.iterdir()) == []
    learners[0].textbook(rules).add(entries)
    learners[1].textbook(rules).add(entries[::-1])
    learners[2].textbook(rules).add(entries[:1])
    learners[3].textbook(rules).add([("xxo-o----", "5")])
    first, second, third, fourth = (learner.knowledge(rules) for learner in learners)
    assert first == second
    assert len({"", first, third, fourth}) == 4
    for learner in learners:
        learner.textbook(rules).close()


def test_a_block_of_games_reads_its_textbook_once(tmp_path: Path) -> None:
    """While mistakes are kept for a block, other programs' and their writing wait for its end."""
    file, start = tmp_path / "a.textbook", Position.start(Rules())
    learner = Learner(str(file))
    learner.keeps_blocks = True
    own = learner.textbook(start.rules)
    own.add([("xxo-o----", "3")])
    assert next(learner.think(start, 1)).move == (0, 0)
    with closing(open_textbook(str(file), start.rules)) as other:
        other.add([("---------", "0")])
        assert next(learner.think(start, 1)).move == (0, 0)
        lost = GameRecord.begin(Position.parse("XXO/.O./..."), ("learner", "human"), 1)
        lost = lost.play((2, 2)).play((2, 0))
        learner.finished(lost, Mark.X)
        assert own.noted == 1
        assert [mistake.move for mistake in other.newest(9)] == ["0", "3"]
        own.commit()
        assert [mistake.move for mistake in other.newest(9)] == ["8", "0", "3"]
    assert next(learner.think(start, 1)).move == (0, 1)
    own.close()


def test_the_thoughts_kept_in_memory_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few thoughts are kept, each is what a new learner would think."""
    monkeypatch.setattr("tttmc_app.players.learner._MAX_THOUGHTS", 2)
    open_textbook("", Rules()).add([("---------", "0"), ("-x-o-----", "0")])
    learner, position = Learner(), Position.start(Rules())
    positions = [position, position.play((0, 1)), position.play((1, 1)).play((0, 0))]
    for each in positions * 2 + positions[::-1]:
        assert list(learner.think(each, 1)) == list(Learner().think(each, 2))
    learner.close()


def test_each_side_has_thoughts_of_its_own() -> None:
    """On the same board, each side knows the mistakes of its own state."""
    open_textbook("", Rules()).add([("x--------", "1"), ("o--------", "2")])
    learner = Learner()
    for _ in range(2):
        for side, values in (("x", (None, -1.0, 0.0)), ("o", (None, 0.0, -1.0))):
            (thought,) = learner.think(Position.parse("X../.../...", Rules(), side), 1)
            assert (thought.side, thought.values[:3]) == (Mark(side.upper()), values)
    (thought,) = learner.think(Position.parse("XO./.../.X.", Rules(), "o"), 1)  # nothing is known
    assert thought.values == (None, None, *(0.0,) * 5, None, 0.0)
    learner.close()


def test_a_textbook_is_closed_when_the_rules_change(tmp_path: Path) -> None:
    """Each set of rules has its own textbook, which stays the same while the rules do."""
    learner = Learner()
    first = learner.textbook(Rules())
    first.add([("x--------", "1")])
    assert learner.textbook(Rules()) is first
    log = first.path.with_name(f"{first.path.name}-wal")  # SQLite removes it when it closes a file
    assert log.exists()
    second = learner.textbook(Rules(4))
    assert (first.path.name, second.path.name) == ("3x3-3.textbook", "4x4-4.textbook")
    assert not log.exists()
    assert learner.textbook(Rules()).path == first.path
    named = Learner(str(tmp_path / "mine.textbook"))
    assert named.textbook(Rules()).path == tmp_path / "mine.textbook"


def test_what_it_can_t_revise_stays(tmp_path: Path) -> None:
    """Another player's thought stays as it is, as does its own if the textbook can't be read."""
    file, position = tmp_path / "a.textbook", Position.start(Rules())
    learner = Learner(str(file))
    (own,) = learner.think(position, 1)
    (other,) = parse_spec("random").make().think(position, 1)
    assert learner.revise(position, other) is other
    assert learner.revise(position, own) is own
    file.write_bytes(b"something else " * 99)
    assert learner.revise(position, own) is own
    assert Learner(str(file)).revise(position, own) is own
