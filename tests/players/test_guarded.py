"""Players from other distributions forfeit where their code is wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest

from tests.plugin import installed
from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Square,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.engine import KernelPlayer
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.players.guarded import GuardedPlayer, guarded, guarded_kind, guarded_player
from tttmc_app.players.random_player import RandomPlayer

POSITION = Position.parse("X../.../..O")
LINE = r"\(tests/players/test_guarded\.py:\d+\)"


class Faulty(Player):
    """A player with one of several faults."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a thought with the fault."""
        thought = parse_spec("random").make().decide(position, seed)
        if self.fault == "raising":
            position.play((9, 9))
        if self.fault == "occupied":
            yield replace(thought, move=(0, 0))
        if self.fault == "outside":
            yield replace(thought, best=((3, 0),))
        if self.fault == "undecided":
            yield replace(thought, move=None)
        if self.fault == "untyped":
            yield (0, 0)  # type: ignore[misc]  # the fault
        if self.fault == "short":
            yield replace(thought, values=(1.0,))
        if self.fault == "long errors":
            yield replace(thought, values=(1.0,) * 9, errors=(1.0,) * 10)
        if self.fault == "above":
            yield replace(thought, best=((0, 1),), move=(-1, 2))
        if self.fault == "late":
            yield thought
            yield replace(thought, move=None)

    def knowledge(self, rules: Rules) -> str:
        """Fail."""
        raise KeyError(rules.size)


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("occupied", "faulty chose a1, which is occupied"),
        ("above", r"faulty chose \(-1, 2\), which is off the board"),
        ("outside", r"faulty chose \(3, 0\), which is off the board"),
        ("undecided", "faulty ended without a move"),
        ("late", "faulty ended without a move"),
        ("silent", "faulty ended without a move"),
        ("untyped", "faulty yielded a value of the type tuple, not a Thought"),
        ("short", "faulty gave 1 values for 9 squares"),
        ("long errors", "faulty gave 10 values for 9 squares"),
        ("raising", f"faulty failed: TttmcError: square 9,9 is off the board: .* {LINE}"),
    ],
)
def test_a_faulty_thought_forfeits(fault: str, reason: str) -> None:
    """Whatever is wrong with a thought, the player forfeits, and the reason names it."""
    player = guarded("faulty", lambda _: Faulty(fault), {})
    *_, last = player.think(POSITION, 4)
    assert last == replace(thought_without_values(POSITION, 4), forfeit=last.forfeit)
    with pytest.raises(TttmcError, match=rf"^player: it forfeits \({reason}\)$"):
        player.choose(POSITION)


def test_think_must_yield() -> None:
    """A `think` that returns instead of yielding is named with its class."""

    class Returning(Player):
        def think(self, position: Position, seed: int) -> Any:
            return 5

    with pytest.raises(TttmcError, match=r"Returning\.think must yield thoughts, but .* type int"):
        guarded_player("mine", Returning()).choose(POSITION)


def test_other_methods_name_the_player() -> None:
    """An error in another method, or in the function that makes the player, names the player."""
    player = guarded("faulty", lambda _: Faulty(""), {})
    with pytest.raises(TttmcError, match=f"^faulty failed: KeyError: 3 {LINE}$"):
        player.knowledge(Rules(3))
    with pytest.raises(TttmcError, match=r"^word failed: TypeError: str is not derived "):
        guarded("word", lambda _: "player", {})


class Whole(Player):
    """A player that answers every question with what it was asked, or raises an exception."""

    def __init__(self, error: Exception | None = None, threads: int = 1) -> None:
        self.error, self.threads = error, threads
        self.told: list[object] = []

    def answer(self, *question: object) -> object:
        """Keep the question and return it; raise the exception, if there is one."""
        if self.error is not None:
            raise self.error
        self.told.append(question)
        return question

    @property
    def holds_interpreter(self) -> bool:
        """Return true."""
        return bool(self.answer("holds"))

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return the question."""
        return cast("bool", self.answer("holds at", position))

    @property
    def keeps_proofs(self) -> bool:
        """Return true."""
        return bool(self.answer("proofs"))

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield an unfinished thought and a decided one."""
        self.answer("think", position, seed)
        yield thought_without_values(position, seed)
        yield replace(thought_without_values(position, seed), move=(1, 1), best=((1, 1),))

    def with_threads(self, threads: int) -> Player:
        """Return another player."""
        self.answer("threads")
        return Whole(self.error, threads)

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return the question."""
        return cast("Thought", self.answer("revise", position, thought))

    def compiled(self, rules: Rules) -> KernelPlayer | None:
        """Return the question."""
        return cast("KernelPlayer | None", self.answer("compiled", rules))

    def chances(self, position: Position) -> Mapping[Square, float] | None:
        """Return the question."""
        return cast("Mapping[Square, float] | None", self.answer("chances", position))

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Keep the question."""
        self.answer("finished", record, side)

    def knowledge(self, rules: Rules) -> str:
        """Return the question."""
        return cast("str", self.answer("knowledge", rules))

    def close(self) -> None:
        """Keep the question."""
        self.answer("close")


RECORD = GameRecord.begin(POSITION, ("a", "b"), 1)
THOUGHT = thought_without_values(POSITION, 2)
QUESTIONS: list[tuple[Callable[[Player], object], tuple[object, ...]]] = [
    (lambda player: player.holds_interpreter, ("holds",)),
    (lambda player: player.holds_interpreter_at(POSITION), ("holds at", POSITION)),
    (lambda player: player.keeps_proofs, ("proofs",)),
    (lambda player: player.revise(POSITION, THOUGHT), ("revise", POSITION, THOUGHT)),
    (lambda player: player.compiled(Rules(4)), ("compiled", Rules(4))),
    (lambda player: player.chances(POSITION), ("chances", POSITION)),
    (lambda player: player.finished(RECORD, Mark.O), ("finished", RECORD, Mark.O)),
    (lambda player: player.knowledge(Rules(4)), ("knowledge", Rules(4))),
    (lambda player: player.with_threads(7), ("threads",)),
    (lambda player: player.close(), ("close",)),
]


@pytest.mark.parametrize(("ask", "question"), QUESTIONS, ids=[str(q[0]) for _, q in QUESTIONS])
def test_every_question_reaches_the_player(
    ask: Callable[[Player], object], question: tuple[object, ...]
) -> None:
    """A guard passes each question on and returns the answer, or names the player that fails."""
    whole = Whole()
    answer, plain = ask(guarded("mine", lambda _: whole, {})), ask(Whole())
    assert whole.told == [question]
    if isinstance(answer, GuardedPlayer):
        assert (answer.name, type(answer.player), vars(answer.player)) == (
            "mine",
            Whole,
            {"error": None, "threads": 7, "told": []},
        )
    else:
        assert answer == plain
    for error, told in (
        (ValueError("one\n  two"), f"^mine failed: ValueError: one two {LINE}$"),
        (KeyError(), f"^mine failed: KeyError {LINE}$"),
        (ValueError("x" * 201), f"^mine failed: ValueError: {'x' * 200} {LINE}$"),
        (TttmcError("no more"), "^no more$"),
    ):
        with pytest.raises(TttmcError, match=told):
            ask(GuardedPlayer("mine", Whole(error)))


def test_every_method_is_guarded() -> None:
    """A guarded player has a method of its own wherever a player may have one."""
    inherited = {"decide", "choose"}  # they call `think`
    public = {name for name in vars(Player) if not name.startswith("_")}
    assert public - inherited <= set(vars(GuardedPlayer))


def test_guards_are_for_other_peoples_players() -> None:
    """Only they are guarded, once, under the name given or that of their class."""
    whole, own = Whole(), RandomPlayer()
    named, unnamed = guarded_player("mine", whole), guarded_player("", whole)
    assert (named, unnamed) == (GuardedPlayer("mine", whole), GuardedPlayer("Whole", whole))
    assert guarded_player("mine", own) is own
    assert guarded_player("other", named) is named
    assert [thought.move for thought in named.think(POSITION, 3)] == [None, (1, 1)]
    assert whole.told == [("think", POSITION, 3)]
    made = guarded("mine", lambda values: Whole(threads=int(values["n"])), {"n": 5})
    assert isinstance(made, GuardedPlayer)
    assert vars(made.player)["threads"] == 5


def test_a_kind_makes_guarded_players() -> None:
    """A guarded kind is the same but for its players."""
    kind = parse_spec("random").kind._replace(name="mine", learns=True)
    made = guarded_kind(kind)
    assert made._replace(make=kind.make) == kind
    player = PlayerSpec(made).make()
    assert isinstance(player, GuardedPlayer)
    assert player.name == "mine"


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution with a sound player."""
    yield from installed(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("file", "above", "body", "place"),
    [
        ("__init__.py", "", "raise ValueError(1)", "ValueError: 1 (far/__init__.py:2)"),
        ("deep/nets.py", "", "raise ValueError", "ValueError (far/deep/nets.py:2)"),
        ("deep/__init__.py", "", "raise ValueError", "ValueError (far/deep/__init__.py:2)"),
        (
            "nets.py",
            "",
            "import json; json.loads('')",
            "JSONDecodeError: Expecting value: line 1 column 1 (char 0) (far/nets.py:2)",
        ),
        # The library's line comes first here, since it calls the function.
        (
            "nets.py",
            "from contextlib import *\n@contextmanager\ndef watched():\n    yield\n@watched()\n",
            "raise ValueError",
            "ValueError (far/nets.py:7)",
        ),
    ],
)
def test_the_last_line_of_the_players_package_is_named(
    distribution: Path, file: str, above: str, body: str, place: str
) -> None:
    """It is given with its package; lines of the libraries that it calls aren't."""
    path = distribution / "far" / file
    path.parent.mkdir(parents=True)
    path.write_text(f"{above}def fail(values):\n    {body}\n", encoding="utf-8")
    name = ".".join(["far", *Path(file).with_suffix("").parts]).removesuffix(".__init__")
    try:
        with pytest.raises(TttmcError) as caught:
            guarded("far", import_module(name).fail, {})
    finally:
        for known in [known for known in sys.modules if known.partition(".")[0] == "far"]:
            del sys.modules[known]
    # This file's own line isn't named, since the function alone is called.
    assert str(caught.value) == f"far failed: {place}"


@pytest.mark.usefixtures("distribution")
def test_a_sound_player_is_unchanged() -> None:
    """A guarded player yields the thoughts of the player that it guards."""
    guard = parse_spec("lines").make()
    assert isinstance(guard, GuardedPlayer)
    assert list(guard.think(POSITION, 3)) == list(guard.player.think(POSITION, 3))
