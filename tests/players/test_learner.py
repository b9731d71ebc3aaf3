"""Learning by mistake: the rule, and a machine whose textbook is a real file."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.playing import HUMAN, answer
from tttmc_app.core import Ending, GameRecord, Mark, Meaning, Position, Rules, parse_square
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Blame, Learner, built_in_name, open_textbook
from tttmc_app.players.textbook import Textbook
from tttmc_app.session import MachineSession

RULES = Rules(3)
START = Position.start(RULES)
FIRST, SECOND, *OTHERS = [("xxo-o----", move) for move in "35678"]


def book(folder: Path, name: str = "a", rules: Rules = RULES) -> Textbook:
    """Return a textbook."""
    return open_textbook(str(folder / name), rules)


def against_a_person(squares: str) -> MachineSession:
    """Let a person play these squares as O against the learner, which begins and goes on."""
    game = MachineSession(START, (parse_spec("learner"), HUMAN), 7)
    answer(game)
    for name in squares.split():
        game.play(parse_square(name, RULES))
        if game.result is None:
            answer(game)
    return game


def test_the_session_of_three_games() -> None:
    """It loses twice by its third move and doesn't repeat it.

    Its thoughts show known mistakes, also afterwards in the game that taught them.
    """
    game = against_a_person("c1 b2 a3")
    move, position = game.record.moves[4], game.record.positions[4]
    assert move.thought is not None
    assert (move.square, move.thought.values[3]) == ((1, 0), 0.0)
    revised = Learner().revise(position, move.thought)
    assert (revised.values[3], revised.move) == (-1.0, (1, 0))
    assert against_a_person("c1 b2 a3").record.moves[4].square == (1, 2)
    textbook = open_textbook("", RULES)
    assert (list(textbook.entries()), textbook.games) == ([FIRST, SECOND], 2)
    thought = Learner().decide(position, 3)
    assert thought.meaning is Meaning.MISTAKES
    assert thought.values == (None, None, None, -1.0, None, -1.0, 0.0, 0.0, 0.0)
    assert (thought.best, thought.move) == (((2, 0),), (2, 0))
    mirrored = Position.parse("OXX/.O./...", to_move="x")
    values = [Learner("", symmetry=each).decide(mirrored).values[5] for each in (False, True)]
    assert values == [0.0, -1.0]


# After a1 c1 b1 b2: X's move, O's, how it ended, what was known; what last and chain learn.
TAUGHT = """
a2 a3 |             |       | 3 | 3    there were other moves
a2 a3 |             | 5678  | 3 | 3 1  there were no others
      | RESIGNATION | 5678  |   |      X gives up with moves left
      | FORFEIT     | 35678 |   | 1    or without
a2    | RESIGNATION | 5678  |   |      O gives up
"""


@pytest.mark.parametrize("row", TAUGHT.strip("\n").splitlines())
def test_what_each_end_teaches(row: str, tmp_path: Path) -> None:
    """Only a loss that its own moves led to is learnt from; every game is counted, and at once."""
    squares, ending, moves, *learnt = (part.strip() for part in row.split("|"))
    record, known = GameRecord.begin(START, ("a", "b"), 1), [("xxo-o----", m) for m in moves]
    for name in f"a1 c1 b1 b2 {squares}".split():
        record = record.play(parse_square(name, RULES))
    record = record.concede(Ending[ending]) if ending else record
    new = {"3": FIRST, "1": ("x-o------", "1")}
    for blame, words in zip(Blame, learnt, strict=True):
        learner = Learner(str(tmp_path / blame), blame)
        with closing(learner.textbook(RULES)) as textbook:
            textbook.add(known)
            learner.finished(record, Mark.X)
            assert list(textbook.entries()) == known + [new[w] for w in words.split() if w in new]
            assert (textbook.games, textbook.noted) == (1, 0)


NAMES = {
    Rules(3): "3x3-3.textbook",
    Rules(3, 2): "3x3-2.textbook",
    Rules(5, 4, reverse=True): "5x5-4-reverse.textbook",
}
"""The names under which textbooks were made long ago, and can still be found."""


def test_each_board_and_side_has_mistakes_of_its_own() -> None:
    """What is known under some rules, or to one side, doesn't count for others."""
    learner = Learner()
    for number, rules in enumerate(NAMES):
        assert built_in_name(rules) == NAMES[rules]
        known = [("-" * rules.square_count, str(n)) for n in range(number)]
        open_textbook("", rules).add(known)
    for number, rules in (*enumerate(NAMES), *enumerate(NAMES)):
        assert learner.choose(Position.start(rules)) == (0, number)
    open_textbook("", RULES).add([("x--------", "1"), ("o--------", "2")])
    for side, square in (("x", 1), ("o", 2)):
        thought = learner.decide(Position.parse("X../.../...", RULES, side))
        assert thought.values.index(-1.0) == square
    learner.close()


def test_other_programs_learn_meanwhile(tmp_path: Path) -> None:
    """What they add counts from the next thought on, or from the end of a block of games."""
    learner, other = Learner(str(tmp_path / "a")), book(tmp_path)
    for move, chosen, keeps in (("0", 0, False), ("1", 1, False), ("2", 2, True)):
        assert learner.choose(START) == (0, chosen)
        learner.keeps_blocks = keeps
        other.add([("---------", move)])
    assert learner.choose(START) == (0, 2)
    record = GameRecord.begin(Position.parse("XXO/.O./..."), ("learner", "human"), 1)
    learner.finished(record.play((2, 2)).play((2, 0)), Mark.X)
    own = learner.textbook(RULES)
    assert (own.noted, other.size) == (1, 3)
    own.commit()
    assert ("xxo-o----", "8") in other.entries()
    assert learner.choose(START) == (1, 0)
    own.close()
    other.close()


def test_its_knowledge_is_its_textbook(tmp_path: Path) -> None:
    """Equal mistakes give equal digests in any order, others give others, and none an empty one."""
    digests = list[str]()
    for known in ([], [FIRST, SECOND], [SECOND, FIRST], [FIRST], [SECOND]):
        learner = Learner(str(tmp_path / str(len(digests))))
        learner.textbook(RULES).add(known)
        digests.append(learner.knowledge(RULES))
    assert (digests[0], digests[1], len({*digests})) == ("", digests[2], 4)


def test_what_it_can_t_revise_stays(tmp_path: Path) -> None:
    """Another player's thought stays as it is, as does its own if the textbook can't be read."""
    own, other = Learner().decide(START), parse_spec("random").make().decide(START)
    (tmp_path / "a").write_bytes(b"something else " * 99)
    for name, thought in (("", other), ("", own), (str(tmp_path / "a"), own)):
        assert Learner(name).revise(START, thought) is thought


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
    start = GameRecord.begin(Position.start(rules), ("a", "b"), 0)
    for symmetry in (False, True):
        learner = Learner(str(tmp_path / str(symmetry)), Blame.CHAIN, symmetry=symmetry)
        learner.keeps_blocks = True
        textbook, losses = learner.textbook(rules), 1
        while textbook.size not in sizes[symmetry:]:
            sizes[symmetry:] = [textbook.size]
            losses = taught(learner, start, side)
        assert losses == 0
        textbook.close()
    assert 4 * sizes[1] < 3.5 * sizes[0]
