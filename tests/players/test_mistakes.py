"""The rule of learning by mistake, in a maze and with plain texts as states."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tttmc_app.players.mistakes import Blame, Decision, SymmetricMemory, learn, untried

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

    def __init__(self) -> None:
        self.known: dict[str, set[str]] = {}

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
    """If the chain is blamed, the exit is found after hitting each earlier wall once, in order."""
    notes = Notes()
    ends = [run(notes, Blame.CHAIN) for _ in range(6)]
    assert ends == [
        "left left left",
        "left right",
        "right left",
        "right right left left",
        EXIT,
        EXIT,
    ]
    assert notes.mistakes("") == {"left"}


def test_blaming_the_last_move_only_stays_in_a_dead_end() -> None:
    """If the last move is blamed, the walk gets stuck in a dead end; the way there isn't blamed."""
    notes = Notes()
    ends = [run(notes, Blame.LAST) for _ in range(9)]
    assert ends[2:] == ["left left"] * 7
    assert notes.mistakes("") == set()


def test_what_is_new_is_returned() -> None:
    """A failure returns the decisions that it has turned into mistakes, the last one first."""
    notes = Notes()
    notes.note("b", "1")
    decisions = [Decision("a", ("1", "2"), "1"), Decision("b", ("1", "2"), "2")]
    assert learn(notes, decisions, Blame.CHAIN) == (decisions[1], decisions[0])
    assert learn(notes, decisions, Blame.CHAIN) == ()


@pytest.mark.parametrize(
    ("known", "stuck", "last", "chain"),
    [
        ("", False, "c", "c"),
        ("c2", False, "c", "cb"),  # nothing is left in c
        ("c2b2", False, "c", "cba"),
        ("c1c2", False, "", "b"),  # the last decision was known to be wrong
        ("c1c2b1", False, "", ""),
        ("c1c2b1b2", False, "", "a"),
        ("", True, "", "c"),
        ("c2b2", True, "", "cba"),
    ],
)
def test_how_far_the_blame_goes(known: str, stuck: bool, last: str, chain: str) -> None:
    """Going back, each decision is a mistake until one had an alternative that isn't known as one.

    The states are a, b and c, each with the moves 1 and 2, of which 1 was always made.
    """
    decisions = [Decision(state, ("1", "2"), "1") for state in "abc"]
    for blame, learnt in ((Blame.LAST, last), (Blame.CHAIN, chain)):
        notes = Notes()
        for state, move in zip(known[::2], known[1::2], strict=True):
            notes.note(state, move)
        found = learn(notes, decisions, blame, stuck=stuck)
        assert "".join(decision.state for decision in found) == learnt
        assert all("1" in notes.mistakes(state) for state in learnt)


def test_nothing_was_decided() -> None:
    """A failure before the first decision teaches nothing."""
    for blame in Blame:
        assert learn(Notes(), [], blame) == ()


def test_images_are_known() -> None:
    """A mistake is also known on the turned and mirrored boards, and nowhere else."""
    notes = Notes()
    memory = SymmetricMemory(notes, 3)
    memory.note("x--------", "1")
    assert notes.known == {"x--------": {"1"}}
    assert set(memory.mistakes("x--------")) == {"1", "3"}
    assert set(memory.mistakes("--x------")) == {"1", "5"}
    assert set(memory.mistakes("------x--")) == {"3", "7"}
    assert set(memory.mistakes("--------x")) == {"5", "7"}
    assert set(memory.mistakes("----x----")) == set()
