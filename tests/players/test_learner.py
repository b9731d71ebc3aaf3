"""Learning by mistake: the rule, and a machine whose textbook is a real file."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing
from pathlib import Path

import pytest

from tests.playing import HUMAN, answer, play, session
from tttmc_app.core import Ending, GameRecord, Mark, Meaning, Position, Result, Rules, Square
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Learner, open_textbook
from tttmc_app.players.mistakes import Blame, Decision, learn, untried
from tttmc_app.session import HostedSession

# The rule ---------------------------------------------------------------------------------------

MAZE = {
    "": ("left", "right"),
    "left": ("left", "right"),
    "left left": ("left",),
    "right": ("left", "right"),
    "right right": ("left", "right"),
    "right right left": ("left", "right"),
}
"""The possible turns after a sequence of turns; any other turn leads into a wall."""
EXIT = "right right left right"


class Notes:
    """Remember mistakes in a dictionary."""

    def __init__(self, *known: str) -> None:
        self.known: dict[str, set[str]] = {}
        for entry in known:
            self.note(entry[0], entry[1])

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves that are known to be mistakes in a state."""
        return self.known.get(state, set())

    def note(self, state: str, move: str) -> None:
        """Remember a mistake."""
        self.known.setdefault(state, set()).add(move)


def run(notes: Notes, blame: Blame) -> str:
    """Walk through the maze to a wall, the exit or a place with no way on, and learn from it."""
    at, decisions = "", list[Decision]()
    while at in MAZE:
        move = untried(notes.mistakes(at), MAZE[at])
        if move is None:
            learn(notes, decisions, blame, stuck=True)
            return at
        decisions.append(Decision(at, MAZE[at], move))
        at = f"{at} {move}".strip()
    if at != EXIT:
        learn(notes, decisions, blame)
    return at


def test_a_maze_is_learnt() -> None:
    """If the chain is blamed, the exit is found after each wall; the last alone gets stuck."""
    notes, last = Notes(), Notes()
    ends = [run(notes, Blame.CHAIN) for _ in range(6)]
    assert ends == [
        *("left left left", "left right", "right left", "right right left left", EXIT, EXIT)
    ]
    assert notes.mistakes("") == {"left"}
    assert [run(last, Blame.LAST) for _ in range(9)][2:] == ["left left"] * 7
    assert last.mistakes("") == set()


@pytest.mark.parametrize(
    "row",
    # known mistakes; whether the player is stuck; what is learnt by the last move and by the chain
    [
        *("|-|c|c", "c2|-|c|cb", "c2 b2|-|c|cba", "c1 c2|-||b", "c1 c2 b1 b2|-||a"),
        *("|stuck||c", "c2 b2|stuck||cba"),
    ],
)
def test_how_far_the_blame_goes(row: str) -> None:
    """Back from c to a, each move 1 is a mistake until there was an unknown alternative, 2."""
    known, stuck, *learnt = row.split("|")
    decisions = [Decision(state, ("1", "2"), "1") for state in "abc"]
    for blame, states in zip(Blame, learnt, strict=True):
        notes = Notes(*known.split())
        found = learn(notes, decisions, blame, stuck=stuck == "stuck")
        assert "".join(decision.state for decision in found) == states
        assert all("1" in notes.mistakes(state) for state in states)
        assert learn(notes, [], blame) == ()


# The machine ------------------------------------------------------------------------------------

LOST: list[Square] = [(0, 2), (1, 1), (2, 0)]
FIRST, SECOND = ("xxo-o----", "3"), ("xxo-o----", "5")


def entries(rules: Rules | None = None) -> list[tuple[str, str]]:
    """Return what the program's own textbook contains."""
    return list(open_textbook("", rules or Rules(3)).entries())


def against_a_person(squares: list[Square]) -> tuple[list[Square], HostedSession]:
    """Let a person play these squares as O against the learner; return the learner's moves."""
    game = session(parse_spec("learner"), HUMAN)
    for square in [*squares, None]:
        while game.request():
            answer(game)
        if square is not None:
            game.play(square)
    return [move.square for move in game.record.moves[::2]], game


def test_the_session_of_three_games() -> None:
    """It loses twice by its third move and doesn't repeat it; the third game is a tie.

    Its thoughts show known mistakes, also afterwards in the game that taught them.
    """
    moves, game = against_a_person(LOST)
    assert (moves[2], entries()) == ((1, 0), [FIRST])
    move, position = game.record.moves[4], game.record.positions[4]
    assert move.thought is not None
    assert move.thought.values[3] == 0.0
    revised = Learner().revise(position, move.thought)
    assert (revised.values[3], revised.move) == (-1.0, (1, 0))
    moves, game = against_a_person(LOST)
    assert (moves[2], entries()) == ((1, 2), [FIRST, SECOND])
    thought = Learner().decide(position, 3)
    assert thought.meaning is Meaning.MISTAKES
    assert thought.values == (None, None, None, -1.0, None, -1.0, 0.0, 0.0, 0.0)
    assert (thought.best, thought.move) == (((2, 0),), (2, 0))
    mirrored = Position.parse("OXX/.O./...", to_move="x")
    for setting, value in (("learner", 0.0), ("learner:symmetry=1", -1.0)):
        assert parse_spec(setting).make().decide(mirrored).values[5] == value
    moves, game = against_a_person([(0, 2), (1, 1), (1, 0), (2, 1)])
    assert game.result == Result(None, Ending.FULL_BOARD)
    assert (len(entries()), open_textbook("", Rules(3)).games) == (2, 3)


ALL_BUT_FIRST, BEFORE = [("xxo-o----", str(move)) for move in (5, 6, 7, 8)], ("x-o------", "1")


@pytest.mark.parametrize(
    ("squares", "ending", "known", "last", "chain"),
    [
        # X moves to the left, and O completes the diagonal; there were other moves, or none.
        ([(1, 0), (2, 0)], None, [], [FIRST], [FIRST]),
        ([(1, 0), (2, 0)], None, ALL_BUT_FIRST, [FIRST], [FIRST, BEFORE]),
        # X gives up, with moves left to try, or without.
        ([], Ending.RESIGNATION, ALL_BUT_FIRST, [], []),
        ([], Ending.FORFEIT, [*ALL_BUT_FIRST, FIRST], [], [BEFORE]),
        # O gives up.
        ([(1, 0)], Ending.RESIGNATION, ALL_BUT_FIRST, [], []),
    ],
)
def test_what_each_end_teaches(
    squares: list[Square],
    ending: Ending | None,
    known: list[tuple[str, str]],
    last: list[tuple[str, str]],
    chain: list[tuple[str, str]],
    tmp_path: Path,
) -> None:
    """Only a loss that its own moves led to is learnt from; every game is counted, and at once."""
    record = play(session(), [(0, 0), (0, 2), (0, 1), (1, 1), *squares]).record
    record = record if ending is None else record.concede(ending)
    for blame, learnt in ((Blame.LAST, last), (Blame.CHAIN, chain)):
        learner = Learner(str(tmp_path / f"{blame}.textbook"), blame)
        with closing(learner.textbook(Rules(3))) as textbook:
            textbook.add(known)
            learner.finished(record, Mark.X)
            assert list(textbook.entries()) == [*known, *learnt]
            assert (textbook.games, textbook.noted) == (1, 0)


def test_it_resigns_when_every_move_loses() -> None:
    """If every move is a mistake, the learner resigns, and has nothing to add."""
    open_textbook("", Rules(3)).add([FIRST, *ALL_BUT_FIRST])
    game = HostedSession(Position.parse("XXO/.O./..."), (parse_spec("learner"), HUMAN), 1)
    thought = answer(game)
    assert (thought.resigns, thought.move, thought.best) == (True, None, ())
    assert game.result == Result(Mark.O, Ending.RESIGNATION)
    assert len(entries()) == 5


def test_each_board_and_side_has_mistakes_of_its_own() -> None:
    """What is known under some rules, or to one side, doesn't count for others."""
    rules, learner = [Rules(3), Rules(3, reverse=True), Rules(4), Rules(4, 3)], Learner()
    for number, each in enumerate(rules):
        open_textbook("", each).add([("-" * each.square_count, str(n)) for n in range(number)])
    for number, each in (*enumerate(rules), *enumerate(rules)):
        assert each.index(learner.choose(Position.start(each))) == number
        assert learner.textbook(each) is learner.textbook(each)
    open_textbook("", Rules(3)).add([("x--------", "1"), ("o--------", "2")])
    for side, values in (("x", (None, -1.0, 0.0)), ("o", (None, 0.0, -1.0))) * 2:
        place = Position.parse("X../.../...", Rules(3), side)
        assert learner.decide(place).values[:3] == values
    learner.close()


def test_other_programs_learn_meanwhile(tmp_path: Path) -> None:
    """What they add counts from the next thought on, or from the end of a block of games."""
    file, start = str(tmp_path / "a.textbook"), Position.start(Rules(3))
    learner, other = Learner(file), open_textbook(file, Rules(3))
    other.add([FIRST])
    assert learner.choose(start) == (0, 0)
    other.add([("---------", "0")])
    assert learner.choose(start) == (0, 1)
    learner.keeps_blocks = True
    other.add([("---------", "1")])
    assert learner.choose(start) == (0, 1)
    record = GameRecord.begin(Position.parse("XXO/.O./..."), ("learner", "human"), 1)
    learner.finished(record.play((2, 2)).play((2, 0)), Mark.X)
    own = learner.textbook(Rules(3))
    assert (own.noted, len(other.newest(9))) == (1, 3)
    own.commit()
    assert [mistake.move for mistake in other.newest(9)] == ["8", "1", "0", "3"]
    assert learner.choose(start) == (0, 2)
    for each in (own, other):
        each.close()


def test_its_knowledge_is_its_textbook(tmp_path: Path) -> None:
    """Equal mistakes give equal digests in any order, others give others, and none an empty one."""
    known, digests = [[], [FIRST, SECOND], [SECOND, FIRST], [FIRST], [SECOND]], list[str]()
    for number, each in enumerate(known):
        learner = Learner(str(tmp_path / f"{number}.textbook"))
        assert learner.knowledge(Rules(3)) == ""
        assert not learner.textbook(Rules(3)).path.exists()
        with closing(learner.textbook(Rules(3))) as textbook:
            textbook.add(each)
            digests.append(learner.knowledge(Rules(3)))
    assert digests[0] == ""
    assert digests[1] == digests[2]
    assert len(set(digests)) == 4


def test_what_it_can_t_revise_stays(tmp_path: Path) -> None:
    """Another player's thought stays as it is, as does its own if the textbook can't be read."""
    file, position = tmp_path / "a.textbook", Position.start(Rules(3))
    learner = Learner(str(file))
    own, other = learner.decide(position), parse_spec("random").make().decide(position)
    assert learner.revise(position, other) is other
    assert learner.revise(position, own) is own
    file.write_bytes(b"something else " * 99)
    assert Learner(str(file)).revise(position, own) is own


def taught(learner: Learner, record: GameRecord, side: Mark) -> int:
    """Play every possible game from here, and return how many were lost."""
    position = record.position
    if record.result is not None:
        learner.finished(record, side)
        return record.result.winner is side.other
    if position.to_move is not side:
        return sum(taught(learner, record.play(s), side) for s in position.empty_squares)
    move = learner.decide(position).move
    after = record.concede(Ending.RESIGNATION) if move is None else record.play(move)
    return taught(learner, after, side)


@pytest.mark.parametrize(("side", "reverse"), [(Mark.X, False), (Mark.O, True)])
def test_blaming_the_chain_it_comes_to_play_perfectly(
    side: Mark, reverse: bool, tmp_path: Path
) -> None:
    """Taught until no game teaches it more, it is never beaten; with symmetry by fewer entries."""
    rules, sizes = Rules(3, reverse=reverse), list[int]()
    for symmetry in (False, True):
        learner = Learner(str(tmp_path / f"{symmetry}.textbook"), Blame.CHAIN, symmetry=symmetry)
        learner.keeps_blocks = True
        start, known, losses = GameRecord.begin(Position.start(rules), ("a", "b"), 0), -1, 0
        with closing(learner.textbook(rules)) as textbook:
            while textbook.size != known:
                known = textbook.size
                losses = taught(learner, start, side)
        assert losses == 0
        sizes.append(known)
    assert 4 * sizes[1] < 3.5 * sizes[0]
