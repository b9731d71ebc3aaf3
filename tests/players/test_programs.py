"""Students' files and Gomocup engines as players: how they move, and how they fail."""

from __future__ import annotations

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.players.programs import write_engine, write_file
from tests.refusals import carried_by, refused
from tests.student_processes import bearers
from tttmc_app.core import Ending, Meaning, Position, Rules, Square, Thought, derive_seed
from tttmc_app.course import FailureKind, GuiGame, Plain, Student, StudentError, StudentMove
from tttmc_app.course.exchange import Steps
from tttmc_app.course.student_types import CodeFailure, Language, LoadedFile
from tttmc_app.gomocup import BrainLimits
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.engine_player import EnginePlayer
from tttmc_app.session import play_game

START, WIDE = Position.start(Rules(3)), Position.start(Rules(6, 5))


def last_of(player: Player, position: Position, seed: int = 1) -> Thought:
    """Return a player's last thought, and end its process."""
    try:
        return player.decide(position, seed)
    finally:
        player.close()
        assert bearers() == []


# Students' files --------------------------------------------------------------------------------


def test_a_file_moves_with_its_own_scores(tmp_path: Path) -> None:
    """Its scores on empty squares are shown, those of this move; the seed decides them.

    The process serves several moves and games, and the file stays as it is.
    """
    path, position = write_file(tmp_path / "a, b.py"), START.play((1, 1))
    text, thoughts, processes = path.read_bytes(), list[Thought](), set[int | None]()
    player = parse_spec(f'course:"{path}",trials=40').make()
    assert isinstance(player, CoursePlayer)
    assert player.student is not None
    for seed in (1, 2, 1):
        *before, thought = player.think(position, seed)
        assert not any(any(each.values) or each.best or each.trials for each in before)
        thoughts.append(thought)
        processes.add(player.student.process_id)
    one, two, again = thoughts
    assert (one.move, one.values, one.best) == (again.move, again.values, again.best)
    assert (one.values != two.values, len(processes)) == (True, 1)
    assert (one.meaning, one.trials, one.target, one.seed) == (Meaning.SCORE, 40, 40, 1)
    assert (one.values[4], one.best, str(one.note)) == (None, (one.move,), "")
    known = player.knowledge(Rules(3))
    player.close()
    assert (bearers(), path.read_bytes()) == ([], text)
    write_file(path, "return (0, 0)")
    assert known != player.knowledge(Rules(3))
    plain = last_of(parse_spec(f'course:"{path}"').make(), position)
    assert (plain.move, plain.best, plain.values) == ((0, 0), ((0, 0),), (None,) * 9)
    assert str(plain.note)
    path.unlink()
    assert player.knowledge(Rules(3)) == CoursePlayer(None).knowledge(Rules(3)) == ""


class Stand(Student):
    """A file without a process, which fails or moves as it is told, with its own NTRIALS."""

    def __init__(self, *results: FailureKind | StudentMove, own: Plain = None) -> None:
        super().__init__(Path("mine.py"))
        self.results, self.own = list(results), own
        self.asked: list[tuple[str, int, int | None, int | None]] = []
        self.loads = 0

    @property
    def loaded(self) -> LoadedFile | None:
        """Return the file after it was loaded."""
        own: dict[str, Plain] = {} if self.own is None else {"NTRIALS": self.own}
        known = LoadedFile(Language.PYTHON_3, own, (), None, (), "", 0.0)
        return known if self.loads else None

    def loading(self) -> Steps[Any]:
        """Take one step."""
        self.loads += 1
        yield None

    def moving(
        self, position: Position, trials: int, *, handle: int | None = None, seed: int | None = None
    ) -> Steps[StudentMove]:
        """Take a step, then fail or move."""
        self.asked.append((position.text, trials, handle, seed))
        yield None
        found = self.results.pop(0)
        if isinstance(found, FailureKind):
            raise StudentError(CodeFailure(found, f"it is {found}"))
        return found


MOVE, DISTURBED = StudentMove((0, 2), None, "", 0.5), FailureKind.DISTURBED
OWN_SEED = derive_seed(7, "student")


@pytest.mark.parametrize("kind", FailureKind)
def test_what_a_failure_leads_to(kind: FailureKind) -> None:
    """The file forfeits by its own failures; what it can't be blamed for raises an error.

    A disturbed file is asked again, twice at most, as if for the first time.
    """
    student = Stand(kind, kind, kind, MOVE)
    if kind in (FailureKind.UNREADABLE, FailureKind.CLOSED, DISTURBED):
        with refused(reason=f"it is {kind}"):
            CoursePlayer(student, 30).decide(START, 7)
        assert len(student.asked) == (3 if kind is DISTURBED else 1)
        student = Stand(DISTURBED, DISTURBED, MOVE)
        assert CoursePlayer(student, 30).choose(START, 7) == (0, 2)
        assert student.asked == [(START.text, 30, None, OWN_SEED)] * 3
        return
    last = CoursePlayer(student, 30).decide(START, 7)
    assert carried_by(last.forfeit) == {"reason": f"it is {kind}"}
    assert (last.move, last.seed, len(student.asked)) == (None, 7, 1)


@pytest.mark.parametrize(
    ("own", "given", "trials"),
    [
        *((5, None, 5), (0, None, 0), (7.9, None, 7), (5, 30, 30), (5, 0, 0)),
        *((own, None, 100) for own in (None, -1, 10**12, "many")),
    ],
)
def test_the_trials_of_every_move(own: Plain, given: int | None, trials: int) -> None:
    """From the first move on, a file gets its own NTRIALS, 100 without one, or what is set.

    What a file passed to run_gui plays with the trials of that call, unless others are set.
    """
    student = Stand(MOVE, MOVE, MOVE, own=own)
    player = CoursePlayer(student, given)
    for _ in range(2):
        *before, last = player.think(START, 7)
        assert (last.target, last.trials, before[-1].target) == (trials, trials, trials)
    assert student.loads == 1
    game = GuiGame(3, 2, 12, reverse=False, handle=5, name="mine")
    CoursePlayer(student, given, game=game).choose(START, 7)
    usual, called = (START.text, trials, None, OWN_SEED), 12 if given is None else given
    assert student.asked == [usual, usual, (START.text, called, 5, OWN_SEED)]


def test_a_file_that_cannot_be_read_plays_nothing(tmp_path: Path) -> None:
    """If the file is missing or none is named, there is an error instead of a game."""
    for text in ("course", f"course:{tmp_path / 'gone.py'}"):
        with refused():
            last_of(parse_spec(text).make(), START)


# Engines ----------------------------------------------------------------------------------------

scripts = pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
PATIENT = BrainLimits(30.0)


@scripts
def test_an_engine_plays_game_after_game(tmp_path: Path) -> None:
    """Its process lasts while the rules stay the same, and begins each new game."""
    path = write_engine(tmp_path / "brain", "say(f'MESSAGE {os.getpid()} {starts}', free[0])")
    heard = list[str]()
    player = EnginePlayer(path, PATIENT, heard.append)
    later = WIDE.play((5, 5)).play((4, 4))
    seen = list[tuple[str, str]]()
    for position in (WIDE, later, WIDE, Position.start(Rules(7, 5)), later):
        thought = player.decide(position)
        assert thought.move in position.empty_squares
        pid, starts = str(thought.note).split()
        seen.append((pid, starts))
        assert heard.pop() == str(thought.note)
    (pid, _), (large, _), (last, _) = seen[0], seen[3], seen[4]
    assert seen == [(pid, "1"), (pid, "1"), (pid, "2"), (large, "1"), (last, "1")]
    assert len({pid, large, last}) == 3
    player.close()
    assert bearers() == []
    engine, other = EnginePlayer(path, PATIENT), parse_spec("random").make()
    for players in ((engine, other), (other, engine)):
        result = play_game(WIDE, players, ("a", "b"), 3).result
        assert result is not None
        assert result.ending is not Ending.FORFEIT
    engine.close()


@scripts
def test_what_an_engine_reports_is_shown(tmp_path: Path) -> None:
    """Its value is on the first square of its line, which is shown if it begins with the move."""
    reports: list[tuple[str, tuple[Square, ...], float | None]] = [
        ("", ((0, 1),), None),
        ("MESSAGE Depth 3 | Eval -12 | pv 1,0 4,4", ((0, 1), (4, 4)), -12.0),
        ("MESSAGE pv 1,0 4,4", ((0, 1), (4, 4)), None),
        ("MESSAGE Eval 7 pv 4,4 1,0", ((0, 1),), 7.0),  # it begins with another move
    ]
    for said, line, value in reports:
        path = write_engine(tmp_path / "brain", f"say(*{said!r}.splitlines(), '1,0')")
        thought = last_of(EnginePlayer(path, PATIENT), WIDE)
        assert (thought.meaning, thought.move) == (Meaning.EVALUATION, (0, 1))
        assert thought.best == ((0, 1),)
        assert (thought.line or line, bool(str(thought.note))) == (line, bool(said))
        assert thought.values == (None, value, *(None,) * 34)


@scripts
@pytest.mark.parametrize(
    ("act", "seconds"),
    [
        *(("sys.exit(3)", 30.0), ("say('99,99')", 30.0), ("say('ERROR tired')", 30.0)),
        *(("say('resign')", 30.0), ("os.close(1); time.sleep(60)", 30.0), ("time.sleep(60)", 2.0)),
    ],
)
def test_a_failing_engine_forfeits(act: str, seconds: float, tmp_path: Path) -> None:
    """Whatever an engine does instead of moving, it forfeits, and the next game starts it anew."""
    path = write_engine(tmp_path / "brain", act)
    player = EnginePlayer(path, BrainLimits(0.05, start_seconds=seconds))
    last = player.decide(WIDE, 5)
    assert (last.move, last.seed, str(last.forfeit) != "") == (None, 5, True)
    assert bearers() == []
    write_engine(path)
    assert last_of(EnginePlayer(path, PATIENT), WIDE).move == (0, 0)


@scripts
def test_stopping_ends_the_engine(tmp_path: Path) -> None:
    """A thought that is closed before its end leaves no process behind."""
    path = write_engine(tmp_path / "brain", "time.sleep(60)")
    thoughts = cast("Generator[Thought]", EnginePlayer(path, PATIENT).think(WIDE, 1))
    assert not next(thoughts).decided
    thoughts.close()
    assert bearers() == []


@scripts
def test_what_an_engine_cannot_play_is_refused(tmp_path: Path) -> None:
    """Other rules, sizes that it refuses, and missing programs are errors, and end no game."""
    path = write_engine(tmp_path / "brain")
    for rules in (Rules(9, 4), Rules(9, 5, reverse=True), Rules(21, 5)):
        with refused():
            last_of(EnginePlayer(path), Position.start(rules))
    for each in (None, tmp_path / "missing"):
        with refused():
            last_of(EnginePlayer(each), WIDE)
    assert EnginePlayer(path).knowledge(Rules(3)) != EnginePlayer(None).knowledge(Rules(3)) == ""
