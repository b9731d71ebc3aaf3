"""Students' files and Gomocup engines as players: how they move, and how they fail."""

from __future__ import annotations

import sys
from ast import literal_eval
from pathlib import Path
from typing import Any

import pytest

from tests.players.programs import write_engine, write_file
from tests.refusals import carried_by, refused
from tests.student_processes import bearers
from tttmc_app.core import Meaning, Position, Rules, Thought, derive_seed, square_name
from tttmc_app.course.exchange import Steps
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    GuiGame,
    Language,
    LoadedFile,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import Plain
from tttmc_app.gomocup import BrainLimits
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.engine_player import EnginePlayer

RULES = Rules(3)
START, WIDE = Position.start(RULES), Position.start(Rules(6, 5))


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

    The process serves several moves and games.
    """
    path, position = write_file(tmp_path / "a, b.py"), START.play((1, 1))
    found, processes = dict[int, Thought](), set[int | None]()
    player = parse_spec(f'course:"{path}",trials=40').make()
    assert isinstance(player, CoursePlayer)
    assert player.student is not None
    for seed in (1, 2, 1):
        *before, last = player.think(position, seed)
        assert not any(any(each.values) or each.best or each.trials for each in before)
        assert found.setdefault(seed, last) == last
        processes.add(player.student.process_id)
    one, two = found.values()
    assert (one.values != two.values, len(processes)) == (True, 1)
    assert (one.meaning, one.trials, one.target, one.seed) == (Meaning.SCORE, 40, 40, 1)
    assert (one.values[4], one.best, str(one.note)) == (None, (one.move,), "")
    known = player.knowledge(RULES)
    player.close()
    assert bearers() == []
    write_file(path, "return (0, 0)")
    assert known != player.knowledge(RULES)
    plain = last_of(parse_spec(f'course:"{path}"').make(), position)
    assert (plain.move, plain.best, plain.values) == ((0, 0), ((0, 0),), (None,) * 9)
    assert str(plain.note)
    path.unlink()
    assert player.knowledge(RULES) == CoursePlayer(None).knowledge(RULES) == ""
    for text in ("course", f'course:"{path}"'):
        with refused():
            last_of(parse_spec(text).make(), START)


class Stand(SandboxedFile):
    """A file without a process, which fails or moves as it is told, with its own NTRIALS."""

    def __init__(self, *results: FailureKind | StudentMove, own: Plain = None) -> None:
        super().__init__(Path("mine.py"))
        self.results, self.own, self.loads = list(results), own, 0
        self.asked: list[tuple[int, int | None, int | None]] = []

    @property
    def loaded(self) -> LoadedFile | None:
        """Return the file after it was loaded."""
        own: dict[str, Plain] = {} if self.own is None else {"NTRIALS": self.own}
        known = LoadedFile(Language.PYTHON_3, own, (), None, (), "", 0.0)
        return known if self.loads else None

    def load(self) -> Steps[Any]:
        """Take one step."""
        self.loads += 1
        yield None

    def move(
        self, position: Position, trials: int, *, handle: int | None = None, seed: int | None = None
    ) -> Steps[StudentMove]:
        """Take a step, then fail or move."""
        assert position == START
        self.asked.append((trials, handle, seed))
        yield None
        found = self.results.pop(0)
        if isinstance(found, FailureKind):
            raise StudentError(CodeFailure(found, f"it is {found}"))
        return found


MOVE, SEED = StudentMove((0, 2), None, "", 0.5), derive_seed(7, "student")


@pytest.mark.parametrize("kind", FailureKind)
def test_what_a_failure_leads_to(kind: FailureKind) -> None:
    """The file forfeits by its own failures; what it can't be blamed for raises an error.

    A disturbed file is asked again, twice at most, as if for the first time.
    """
    student = Stand(kind, kind, kind, MOVE)
    if kind in (FailureKind.UNREADABLE, FailureKind.CLOSED, FailureKind.DISTURBED):
        with refused(reason=f"it is {kind}"):
            CoursePlayer(student, 30).decide(START, 7)
    else:
        last = CoursePlayer(student, 30).decide(START, 7)
        assert (last.move, last.seed) == (None, 7)
        assert carried_by(last.forfeit) == {"reason": f"it is {kind}"}
    times = 3 if kind is FailureKind.DISTURBED else 1
    assert student.asked == [(30, None, SEED)] * times
    if times == 3:
        assert CoursePlayer(Stand(kind, kind, MOVE), 30).choose(START, 7) == (0, 2)


TRIALS = """
5      None 5
0      None 0
7.9    None 7
5      30   30
5      0    0
None   None 100
-1     None 100
10e11  None 100
'many' None 100
"""


@pytest.mark.parametrize("row", TRIALS.strip().splitlines())
def test_the_trials_of_every_move(row: str) -> None:
    """From the first move on, a file gets its own NTRIALS, 100 without one, or what is set.

    What a file passed to run_gui plays with the trials of that call, unless others are set.
    """
    own, given, trials = map(literal_eval, row.split())
    student = Stand(MOVE, MOVE, MOVE, own=own)
    player = CoursePlayer(student, given)
    for _ in range(2):
        *before, last = player.think(START, 7)
        assert last.target == last.trials == before[-1].target == trials
    game = GuiGame(3, 2, 12, reverse=False, handle=5, name="mine")
    CoursePlayer(student, given, game=game).choose(START, 7)
    called = 12 if given is None else given
    assert student.asked == [(trials, None, SEED), (trials, None, SEED), (called, 5, SEED)]
    assert student.loads == 1


# Engines ----------------------------------------------------------------------------------------

scripts = pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
PATIENT = BrainLimits(30.0)


@scripts
def test_an_engine_plays_game_after_game(tmp_path: Path) -> None:
    """Its process lasts while the rules stay the same, and begins each new game."""
    path = write_engine(tmp_path / "brain", "say(f'MESSAGE {os.getpid()} {starts}', free[0])")
    heard = list[str]()
    player = EnginePlayer(path, PATIENT, heard.append)
    later, processes = WIDE.play((5, 5)).play((4, 4)), list[str]()
    for position, number in (
        *((WIDE, "1"), (later, "1"), (WIDE, "2")),
        *((Position.start(Rules(7, 5)), "1"), (later, "1")),
    ):
        thought = player.decide(position)
        assert thought.move in position.empty_squares
        process, starts = str(thought.note).split()
        assert (starts, heard.pop()) == (number, str(thought.note))
        processes.append(process)
    assert [processes.index(process) for process in processes] == [0, 0, 0, 3, 4]
    player.close()
    assert bearers() == []


@scripts
def test_a_game_goes_on_without_the_program_s_file(tmp_path: Path) -> None:
    """The process plays on."""
    engine, file = write_engine(tmp_path / "brain"), write_file(tmp_path / "mine.py")
    for player, path, position in (
        (EnginePlayer(engine, PATIENT), engine, WIDE),
        (CoursePlayer(SandboxedFile(file)), file, START),
    ):
        later = position.play(player.choose(position))
        path.unlink()
        assert player.choose(later) in later.empty_squares
        player.close()


REPORTS = """
                                       | b1    |
MESSAGE Depth 3 | Eval -12 | pv 1,0 4,4| b1 e5 | -12.0
MESSAGE pv 1,0 4,4                     | b1 e5 |
MESSAGE Eval 7 pv 4,4 1,0              | b1    | 7.0    it begins with another move
"""


@scripts
@pytest.mark.parametrize("row", REPORTS.strip("\n").splitlines())
def test_what_an_engine_reports_is_shown(row: str, tmp_path: Path) -> None:
    """Its value is on the first square of its line, which is shown if it begins with the move."""
    said, names, value = row.rsplit("|", 2)
    path = write_engine(tmp_path / "brain", f"say(*{said.strip()!r}.splitlines(), '1,0')")
    thought = last_of(EnginePlayer(path, PATIENT), WIDE)
    assert (thought.meaning, thought.move, thought.best) == (Meaning.EVALUATION, (0, 1), ((0, 1),))
    line = " ".join(map(square_name, thought.line)) or "b1"
    assert (line, bool(thought.note)) == (names.strip(), bool(said.strip()))
    number = float(value.split()[0]) if value.strip() else None
    assert thought.values == (None, number, *(None,) * 34)


@scripts
@pytest.mark.parametrize("act", ["sys.exit(3)", "say('99,99')", "time.sleep(60)"])
def test_a_failing_engine_forfeits(act: str, tmp_path: Path) -> None:
    """Whatever an engine does instead of moving, it forfeits, and leaves no process.

    So does a thought that is closed before its end.
    """
    player = EnginePlayer(write_engine(tmp_path / "brain", act), BrainLimits(0.05))
    last = player.decide(WIDE, 5)
    assert (last.move, last.seed, str(last.forfeit) != "") == (None, 5, True)
    assert bearers() == []
    thoughts = player.think(WIDE, 1)
    next(thoughts)
    thoughts.close()
    assert bearers() == []


@scripts
def test_what_an_engine_cannot_play_is_refused(tmp_path: Path) -> None:
    """Other rules, sizes that it refuses, and missing programs are errors, and end no game."""
    path, missing = write_engine(tmp_path / "brain"), tmp_path / "missing"
    for rules in (Rules(9, 4), Rules(9, 5, reverse=True), Rules(21, 5)):
        with refused():
            last_of(EnginePlayer(path), Position.start(rules))
    for program in (None, missing):
        with refused():
            last_of(EnginePlayer(program), WIDE)
    assert EnginePlayer(path).knowledge(RULES) != EnginePlayer(None).knowledge(RULES) == ""
