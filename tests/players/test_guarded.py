"""Players from other distributions forfeit where their code is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.plugin import installed
from tttmc_app.core import Mark, Position, Rules, Thought, TttmcError
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.guarded import GuardedPlayer, guarded, guarded_player

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

    def knowledge(self, rules: Rules) -> str:
        """Fail."""
        raise KeyError(rules.size)


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("occupied", "faulty chose a1, which is occupied"),
        ("outside", r"faulty chose \(3, 0\), which is off the board"),
        ("undecided", "faulty ended without a move"),
        ("silent", "faulty ended without a move"),
        ("untyped", "faulty yielded a value of the type tuple, not a Thought"),
        ("short", "faulty gave 1 values for 9 squares"),
        ("raising", f"faulty failed: TttmcError: square 9,9 is off the board: .* {LINE}"),
    ],
)
def test_a_faulty_thought_forfeits(fault: str, reason: str) -> None:
    """Whatever is wrong with a thought, the player forfeits, and the reason names it."""
    player = guarded("faulty", lambda _: Faulty(fault), {})
    thought = player.decide(POSITION)
    assert (thought.move, thought.side) == (None, Mark.X)
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


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution with a sound player."""
    yield from installed(tmp_path, monkeypatch)


@pytest.mark.usefixtures("distribution")
def test_a_sound_player_is_unchanged() -> None:
    """A guarded player yields the thoughts of the player that it guards."""
    guard = parse_spec("lines").make()
    assert isinstance(guard, GuardedPlayer)
    assert list(guard.think(POSITION, 3)) == list(guard.player.think(POSITION, 3))
