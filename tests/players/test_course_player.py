"""A student's file as a player: its moves, its scores, its settings, and how it loses."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.course.conftest import FUNCTIONS
from tests.student_processes import bearers
from tttmc_app.core import Concession, Ending, Meaning, Position, Rules, Text, Thought, TttmcError
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.course.exchange import Steps
from tttmc_app.course.student import Student
from tttmc_app.course.student_types import StudentError, StudentMove
from tttmc_app.experiments.games import play_match
from tttmc_app.players import Player, default_spec, parse_spec
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.session import HostedSession, play_out

START = Position.start(Rules(3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a student's file in a folder whose name contains a comma."""
    folder = tmp_path / "a, b"
    folder.mkdir()
    path = folder / "student.py"
    path.write_text(FUNCTIONS, encoding="utf-8")
    return path


def last(player: Player, position: Position = START, seed: int = 1) -> Thought:
    """Return a player's last thought, and end its process."""
    try:
        *_, thought = player.think(position, seed)
    finally:
        player.close()
    return thought


def test_a_command_names_it_by_the_file_alone(path: Path, tmp_path: Path) -> None:
    """In a command the file comes first, without its parameter's name; it can be read back."""
    spec = parse_spec(f'course:"{path}",trials=7,other=0.5')
    assert (spec.value("file"), spec.value("trials"), spec.value("other")) == (str(path), 7, 0.5)
    assert spec.value("current") == ""
    assert parse_spec(spec.text) == spec
    plain = tmp_path / "my.py"
    assert parse_spec(f"course:{plain}").value("file") == str(plain)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("course:a.py,b.py", "'b.py' in"),
        ("course:a.py,trials=-1", "trials must be from 0"),
        ("course:a.py,trials=x", "trials must be a number"),
        ("course:a.py,current=1001", "current must be from 0 to 1000"),
        ("course:a.py,seconds=0", "seconds must be from 1"),
    ],
)
def test_bad_settings_are_told(text: str, message: str) -> None:
    """Invalid settings are rejected with a one-line message."""
    with pytest.raises(TttmcError) as caught:
        parse_spec(text)
    assert str(caught.value).startswith(message)


def test_a_move_comes_with_the_files_own_scores(path: Path) -> None:
    """The thought has the squares' scores that led to this very move, and its best squares."""
    position = START.play((1, 1))
    player = parse_spec(f'course:"{path}",trials=40').make()
    thought = last(player, position)
    assert (thought.meaning, thought.trials, thought.target) == (Meaning.SCORE, 40, 40)
    assert thought.values[4] is None
    assert all(value is not None for i, value in enumerate(thought.values) if i != 4)
    assert thought.move in thought.best
    assert last(player, position) == thought


def test_trials_are_the_files_own_unless_set(path: Path) -> None:
    """Without a number in the command, NTRIALS applies, or 100 if the file has no NTRIALS."""
    assert last(parse_spec(f'course:"{path}"').make()).target == 5
    for own, trials in (
        ("", 100),
        ("NTRIALS = 0", 0),
        ("NTRIALS = 7.9", 7),
        ("NTRIALS = -1", 100),
        ("NTRIALS = 10 ** 12", 100),
        ("NTRIALS = 'many'", 100),
    ):
        path.write_text(FUNCTIONS.replace("NTRIALS = 5", own), encoding="utf-8")
        player = parse_spec(f'course:"{path}"').make()
        assert last(player).target == trials
        player.close()


def test_weights_change_the_scores(path: Path) -> None:
    """A weight set in a command replaces the file's own, and the file stays unchanged."""
    before = path.read_bytes()
    thought = last(parse_spec(f'course:"{path}",trials=9,current=0,other=0').make())
    assert set(thought.values) == {0.0}
    assert path.read_bytes() == before


def test_one_process_serves_many_games(path: Path) -> None:
    """The child process is kept from move to move and from game to game."""
    path.write_text(
        FUNCTIONS + "import os\nprint(os.getpid())\n"
        "def get_best_move(board, scores):\n    print(os.getpid())\n"
        "    return board.get_empty_squares()[0]\n",
        encoding="utf-8",
    )
    player = parse_spec(f'course:"{path}"').make()
    assert isinstance(player, CoursePlayer)
    assert player.student is not None
    seen: set[int | None] = set()
    for seed in (1, 2, 3):
        *_, thought = player.think(START, seed)
        assert thought.move == (0, 0)
        seen.add(player.student.process_id)
    assert len(seen) == 1
    assert bearers()
    player.close()
    assert bearers() == []
    assert os.getpid() not in seen


def test_games_at_import_are_not_played(path: Path) -> None:
    """A file that starts a game when imported can play at once; that game isn't played."""
    path.write_text(FUNCTIONS + "provided.play_game(lambda *_: (0, 0), 1)\n", encoding="utf-8")
    assert last(parse_spec(f'course:"{path}",seconds=5').make()).move is not None


def test_a_failing_file_forfeits(path: Path) -> None:
    """The record names the side that loses and why, and is read back from its JSON."""
    path.write_text("def mc_move(board, player, trials):\n    return None\n", encoding="utf-8")
    players = (parse_spec("random"), parse_spec(f'course:"{path}"'))
    session = HostedSession(START, players, 3)
    for _ in play_out(session):
        pass
    session.close()
    record = session.record
    reason = Text("student.py: mc_move returned None, not a (row, column) pair")
    assert record.concession == Concession(START.play((0, 0)).to_move, Ending.FORFEIT, reason)
    assert record.result is not None
    assert str(record.result.describe()) == f"X wins: O forfeits ({reason})"
    assert record_from_json(record_to_json(record)) == record


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    """If the file is missing or none is named, nothing is played."""
    with pytest.raises(TttmcError, match=r"^gone\.py can't be read: there is no such file"):
        last(parse_spec(f"course:{tmp_path / 'gone.py'}").make())
    with pytest.raises(TttmcError, match="name one, such as course:"):
        last(parse_spec("course").make())


def test_a_match_ends_its_processes(path: Path) -> None:
    """A match of two students' files can be repeated exactly, and no process is left running."""
    players = (parse_spec(f'course:"{path}"'), parse_spec(f'course:"{path}",trials=1'))
    results = [
        [(game.winner, game.moves) for game in play_match(Rules(3), players, 4, seed=5)]
        for _ in range(2)
    ]
    assert results[0] == results[1]
    assert bearers() == []


def test_shorter_lines_count(path: Path) -> None:
    """If a shorter line wins, the file's trials also end with such a line."""
    text = FUNCTIONS + (
        "def get_best_move(board, scores):\n"
        "    board = provided.TTTBoard(4)\n    return (0, 0)\n"
        "def mc_move(board, player, trials):\n"
        "    board.move(0, 0, 2); board.move(1, 1, 2)\n"
        "    print(board.clone().check_win())\n    return (3, board.clone().check_win() or 0)\n"
    )
    path.write_text(text, encoding="utf-8")
    thought = last(parse_spec(f'course:"{path}"').make(), Position.start(Rules(4, 2)))
    assert thought.move == (3, 2)


def test_knowledge_names_the_text(path: Path) -> None:
    """The same file with different contents is a different player."""
    player = parse_spec(f'course:"{path}"').make()
    before = player.knowledge(Rules(3))
    path.write_text(FUNCTIONS + "x = 1\n", encoding="utf-8")
    assert before != player.knowledge(Rules(3))
    path.unlink()
    assert player.knowledge(Rules(3)) == ""


def test_a_stopped_file_does_not_forfeit(path: Path) -> None:
    """If the file's process is ended while it thinks, the player doesn't lose because of that."""
    path.write_text("while True: pass\n", encoding="utf-8")
    player = parse_spec(f'course:"{path}"').make()
    assert isinstance(player, CoursePlayer)
    assert player.student is not None
    thoughts = player.think(START, 1)
    assert [next(thoughts).forfeit for _ in range(3)] == [Text("")] * 3
    player.student.stop()
    with pytest.raises(StudentError, match="it was stopped"):
        list(thoughts)


def test_its_random_numbers_are_unrelated_to_other_players(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file gets a seed of its own, not the one with which other players think."""
    seeds: list[int] = []
    moving = Student.moving

    def noting(
        student: Student, position: Position, trials: int, *, handle: int | None, seed: int
    ) -> Steps[StudentMove]:
        seeds.append(seed)
        return moving(student, position, trials, handle=handle, seed=seed)

    monkeypatch.setattr(Student, "moving", noting)
    last(parse_spec(f'course:"{path}"').make(), seed=5)
    assert len(seeds) == 1
    assert seeds != [5]


def test_it_names_its_numbers_as_monte_carlo_does() -> None:
    """Numbers that a file shares with our own machine have the same names on both cards."""
    mine, ours = default_spec("course"), default_spec("mc")
    for name in ("trials", "current", "other"):
        assert mine.parameter(name).label == ours.parameter(name).label
