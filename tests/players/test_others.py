"""Players from other distributions: found, checked, and guarded where their code is wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.plugin import METADATA, installed
from tests.refusals import carried_by, refused
from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.players import PLAYER_KINDS, Player, PlayerSpec, parse_spec, player_kind, plugins
from tttmc_app.players.guarded import GuardedPlayer, guarded, guarded_kind, guarded_player
from tttmc_app.players.plugins import player_kinds, plugin_problems
from tttmc_app.players.random_player import RandomPlayer

POSITION = Position.parse("X../.../..O")
RECORD = GameRecord.begin(POSITION, ("a", "b"), 1)
BARE = thought_without_values(POSITION, 4)
MOVED = replace(BARE, move=(1, 1), best=((1, 1),))
PLACE = "tests/players/test_others.py:"

OTHERS = """
from dataclasses import replace
from tttmc_app.api import NumberParameter, Player, PlayerKind, Text

class Quiet(Player):
    def think(self, position, seed):
        return iter(())

class Silent(Exception):
    pass

SOUND = PlayerKind("sound", Text("Sound"), Text("Is sound."), (), lambda _: Quiet())
AGAIN = SOUND._replace(label=Text("Again"))
HUMAN = SOUND._replace(name="person", make=None)
PLAIN = Quiet
number = NumberParameter("n", Text("N"), 5, 1, 9, Text("Help."))
NO_LABEL = SOUND._replace(name="a", parameters=(replace(number, label="N"),))
NO_HELP = SOUND._replace(name="b", parameters=(replace(number, help="Help."),))
LOW = SOUND._replace(name="c", parameters=(replace(number, default=0),))

def __getattr__(name):
    raise {"EXITS": SystemExit(3), "LINES": ValueError("one\\ntwo")}.get(name, Silent)
"""


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install players with mistakes of every kind, and sound ones."""
    for path in installed(tmp_path, monkeypatch):
        (path / "tttmc_lines" / "others.py").write_text(OTHERS)
        info = path / "tttmc_others-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(METADATA.format(name="tttmc-others"), encoding="utf-8")
        names = "SOUND AGAIN HUMAN PLAIN NO_LABEL NO_HELP LOW SILENT EXITS LINES"
        lines = [f"z{i} = tttmc_lines.others:{name}" for i, name in enumerate(names.split())]
        (info / "entry_points.txt").write_text("\n".join(["[tttmc.players]", *lines, ""]))
        yield path


def test_sound_players_are_added_and_others_are_explained(distribution: Path) -> None:
    """Sound kinds follow the built-in ones, by name; every other has a line that names it."""
    found, sound = plugins(), ["failing", "lines", "unmade", "sound"]
    assert [kind.name for kind in found.kinds] == sound
    assert player_kinds() == (*PLAYER_KINDS, *found.kinds)
    assert player_kind("sound") is found.kinds[3]
    wrong = ["broken", "swapped", "taken", *(f"z{n}" for n in range(1, 10))]
    assert [problem.partition(" (")[0] for problem in found.problems] == wrong
    assert all(": " in problem and "\n" not in problem for problem in found.problems)
    for name, index in (("broken", 0), ("taken", 2), ("mc", 2), ("sound", 3)):
        assert plugin_problems(name) == (found.problems[index],)
    assert plugin_problems("tak") == plugin_problems("person") == ()
    with refused(problem=found.problems[0]):
        parse_spec("broken:n=3")
    with refused(name="lins", meant="lines"):
        player_kind("lins")
    guard = parse_spec("lines").make()
    assert isinstance(guard, GuardedPlayer)
    assert list(guard.think(POSITION, 3)) == list(guard.player.think(POSITION, 3))
    # Their folder may come after one whose announcement can't be read.
    (distribution / "x" / "odd-1.0.dist-info" / "entry_points.txt").mkdir(parents=True)
    sys.path[:0] = [str(distribution / "x"), ""]
    plugins.cache_clear()
    assert [kind.name for kind in plugins().kinds] == sound
    # A damaged announcement keeps all of them from being found; whoever asks for one is told.
    (distribution / "tttmc_others-1.0.dist-info" / "entry_points.txt").write_bytes(b"[\xff]\nx")
    plugins.cache_clear()
    assert (plugins().kinds, plugin_problems("sound")) == ((), plugins().problems)


class Yielding(Player):
    """A player whose thoughts are given, and may be no thoughts at all."""

    def __init__(self, *thoughts: Any) -> None:
        self.thoughts = thoughts

    def think(self, position: Position, seed: int) -> Any:
        """Yield what is given, or raise it; or return it if it is a number."""
        assert (position, seed) == (POSITION, 4)
        return self.thoughts[0] if self.thoughts[:1] == (5,) else map(self._said, self.thoughts)

    def _said(self, thought: Any) -> Any:
        if isinstance(thought, BaseException):
            raise thought
        return thought


@pytest.mark.parametrize(
    ("thoughts", "carried"),
    [
        ([replace(MOVED, move=(0, 0))], "square a1"),  # occupied
        ([replace(MOVED, move=(-1, 2))], "square (-1, 2)"),
        ([replace(MOVED, best=((3, 0),))], "square (3, 0)"),
        ([BARE, (0, 0)], "type tuple"),
        ([replace(MOVED, values=(1.0,))], "count 1"),
        ([replace(MOVED, errors=(1.0,) * 10)], "count 10"),
        ([MOVED, BARE], "player mine"),  # undecided in the end
        ([], "player mine"),
        ([5], "reason TypeError"),
        ([BARE, ValueError("one\n  two")], f"reason ValueError: one two ({PLACE}"),
        ([BARE, SystemExit(3)], f"reason SystemExit: 3 ({PLACE}"),
    ],
)
def test_a_faulty_thought_forfeits(thoughts: list[Any], carried: str) -> None:
    """Whatever is wrong with a thought, the player forfeits, and the reason names it."""
    *before, last = guarded("mine", lambda _: Yielding(*thoughts), {}).think(POSITION, 4)
    assert last == replace(BARE, forfeit=last.forfeit)
    assert before == thoughts[: len(before)]
    name, _, value = carried.partition(" ")
    found = carried_by(last.forfeit)
    assert found[name].startswith(value)
    assert found["player"] == "mine"
    sound = guarded("mine", lambda _: Yielding(BARE, MOVED), {})
    assert list(sound.think(POSITION, 4)) == [BARE, MOVED]


class Told(Player):
    """A player that answers every question with what it was asked, or raises an exception."""

    def __init__(self, error: BaseException | None = None) -> None:
        self.error = error

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield nothing."""
        return iter(())

    def __getattribute__(self, name: str) -> Any:
        """Return a method that answers, or an answer where the base class has a property."""
        if name.startswith("_") or name in ("error", "think"):
            return super().__getattribute__(name)

        def answer(*question: object) -> Any:
            if self.error is not None:
                raise self.error
            return self if name == "with_threads" else (name, *question)

        return answer() if isinstance(vars(Player)[name], property) else answer


QUESTIONS: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("holds_interpreter", "keeps_proofs", "close"), ()),
    **dict.fromkeys(("holds_interpreter_at", "chances"), (POSITION,)),
    **dict.fromkeys(("compiled", "knowledge"), (Rules(4),)),
    "revise": (POSITION, BARE),
    "finished": (RECORD, Mark.O),
    "with_threads": (7,),
}


ASKED = {name for name in vars(Player) if not name.startswith("_")} - {"think", "decide", "choose"}


@pytest.mark.parametrize("name", sorted(ASKED))
def test_every_question_reaches_the_player(name: str) -> None:
    """A guard passes each question on and returns the answer, or names the player that fails."""

    def ask(player: Player) -> object:
        found = getattr(GuardedPlayer("mine", player), name)
        return found(*QUESTIONS[name]) if callable(found) else found

    told = Told()
    answers = {"with_threads": GuardedPlayer("mine", told)}
    assert ask(told) == answers.get(name, (name, *QUESTIONS[name]))
    for error, words in (
        (ValueError("x\n" * 150), f"ValueError: {'x ' * 99}x"),
        (SystemExit(), "SystemExit"),
    ):
        with pytest.raises(TttmcError) as caught:
            ask(Told(error))
        reason = carried_by(caught.value)["reason"]
        assert reason.startswith(words)
        assert f" ({PLACE}" in reason
    with refused(word="no more"):
        ask(Told(TttmcError("{word}", word="no more")))


def test_guards_are_for_other_peoples_players() -> None:
    """Only they are guarded, once, under the name given or that of their class."""
    told, own = Told(), RandomPlayer()
    named = guarded_player("mine", told)
    assert guarded_player("other", named) is named == GuardedPlayer("mine", told)
    assert guarded_player("", told) == GuardedPlayer("Told", told)
    assert guarded_player("mine", own) is own
    kind = guarded_kind(parse_spec("random").kind._replace(name="mine", learns=True))
    assert (kind.learns, PlayerSpec(kind).make()) == (True, GuardedPlayer("mine", own))
    with refused(player="word"):
        guarded("word", lambda _: "player", {})


RAISES = "def fail(_):\n    raise ValueError"


LIBRARY = "def fail(_):\n    import json\n    json.loads('')"


# The library's line comes first here, since it calls the function.
CALLED = "import contextlib as c\n@c.contextmanager\ndef w():\n yield\n@w()\ndef fail(_):\n 1/0"


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        *(("deep/nets.py", RAISES, 2), ("deep/__init__.py", RAISES, 2)),
        *(("nets.py", LIBRARY, 3), ("nets.py", CALLED, 7)),
    ],
)
def test_the_last_line_of_the_players_package_is_named(
    file: str, text: str, line: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given with its package; lines of the libraries that it calls aren't."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    path = tmp_path / "far" / file
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    make: Callable[..., object] = import_module(f"far.{name}").fail
    with pytest.raises(TttmcError) as caught:
        guarded("far", make, {})
    assert carried_by(caught.value)["reason"].endswith(f"(far/{file}:{line})")
