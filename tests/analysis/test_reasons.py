"""Why a move is suggested: the first reason that applies, which never claims more than is true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.analysis.review_checks import check_wording, solved
from tests.refusals import carried_by
from tttmc_app.analysis.reasons import completing, reason_of
from tttmc_app.core import Meaning, Position, Rules, Text, Thought, parse_square
from tttmc_app.core.numbers import percent
from tttmc_app.players import parse_spec

BOARDS = """
last     XOX/OXO/OX.       X c3
last     XOX/OOX/.XO       X a3
last     XXO/OOX/XO.       X c3 reverse
wins     XX./OO./...       X c1
wins     X.X/.O./.O.       X b1
wins     X../.OO/X..       O a2
blocks   XX./.O./...       O c1
blocks   O.O/..X/.X.       X b1
threats  XO./.O./.X.       X a3  first=a2 second=c3
avoids   X.X/OO./XOO       X c2 reverse
only-win .../..X/O..       X c3
only-win .../OO./.XX       X b1 reverse
win      XO./.../...       X b2
win      X../O../...       X b1
loses    X.X/..O/X..       O b1
loses    O.O/..X/.X.       X b2
only-tie .../.../...       X b2 reverse
only-tie X../.../...       O b2
tie      X../.O./..X       O b1  n=2
tie      .../.O./X..       X c1 reverse
no-win   X../.OO/X..       O b1  better=a2
no-win   XX./OO./...       X c2  better=c1
no-win   XX./.../OO.       O b2  better=c1, c3
no-win   X.X/OO./XOO       X b1 reverse better=c2
no-tie   XO./.../..O       X a2  better=b2, a3, b3
"""


def said_of(row: str) -> tuple[str, Text]:
    """Return what is said of a move in a position, after the kind of reason that it should be."""
    kind, board, side, name, *rest = row.split(maxsplit=4)
    words = rest[0] if rest else ""
    position = Position.parse(board, Rules(3, reverse="reverse" in words), side)
    thought = replace(
        parse_spec("random").make().decide(position), move=parse_square(name, position.rules)
    )
    found = reason_of(position, thought)
    values = carried_by(found)
    assert values.get("square", name) == name
    for each in words.replace("reverse", "").strip().split("  "):
        key, _, value = each.partition("=")
        assert not key or values[key] == value.split(" second")[0]
    return kind, found


def test_each_reason_is_given_where_it_applies() -> None:
    """Positions with the same reason have the same words, and those with others have others.

    What is proven contradicts no search, and what the player counted is given where nothing is.
    """
    said = [said_of(row) for row in BOARDS.strip().splitlines()]
    check_wording(said)
    assert str(reason_of(LARGE, replace(thought_of("random"), move=None))) == ""


LARGE = Position.start(Rules(9, 5))


def thought_of(text: str) -> Thought:
    """Return what a player thinks of a board on which nothing is proven."""
    return parse_spec(text).make().decide(LARGE, 3)


def test_what_the_player_counted_is_given_otherwise() -> None:
    """Each kind of player is quoted in the terms of its own numbers, if it has any."""
    mc, tree = thought_of("mc:trials=400"), thought_of("tree:simulations=50")
    forward = thought_of("forward:samples=5")
    said = [(kind, reason_of(LARGE, thought)) for kind, thought in (
        *(("trials", mc), ("visits", tree), ("rate", forward), ("nothing", thought_of("random"))),
        ("mistakes", thought_of("learner")), ("nothing", replace(tree, rates=None)),
        ("nothing", replace(mc, tally=None)), ("result", replace(forward, meaning=Meaning.RESULT)),
    )]  # fmt: skip
    assert mc.tally is not None
    assert mc.move is not None
    at = LARGE.rules.index(mc.move)
    values = [carried_by(text) for _, text in said]
    assert values[0]["won"] == percent(mc.tally.won_mine[at] / mc.tally.wins)
    assert values[0]["lost"] == percent(mc.tally.lost_mine[at] / mc.tally.losses)
    for number, rates in ((1, tree.rates), (2, forward.values)):
        move = (tree, forward)[number - 1].move
        assert rates is not None
        assert move is not None
        assert values[number]["rate"] == percent(rates[LARGE.rules.index(move)] or 0.0)
        assert values[number]["side"] == "X"
    for wins, losses, kind in ((9, 0, "won only"), (0, 9, "nothing"), (0, 0, "nothing")):
        tally = replace(mc.tally, wins=wins, losses=losses)
        said.append((kind, reason_of(LARGE, replace(mc, tally=tally))))
    check_wording(said)


@pytest.mark.parametrize("reverse", [False, True])
def test_what_completes_a_line(*, reverse: bool) -> None:
    """A side's completing squares are those with which it would have a line."""
    position = Position.parse("XX.O/..../O.O./X..X", Rules(4, 3, reverse), "x")
    for own, side in ((True, "x"), (False, "o")):
        turned = Position.parse(position.text, position.rules, side)
        ends = [s for s in turned.empty_squares if turned.play(s).outcome]
        assert list(completing(position, by_mover=own)) == ends


def test_a_proof_is_never_contradicted() -> None:
    """In a position where more trials do harm, the reason says that the move loses."""
    position = Position.parse("X../.OX/...")
    thought = parse_spec("mc:exact").make().decide(position)
    assert thought.move is not None
    assert solved(position)[thought.move] == (-1, -1)
    better = carried_by(reason_of(position, thought))["better"].split(", ")
    assert all(solved(position)[parse_square(s, position.rules)] == (0, 0) for s in better)
