"""Why a move is suggested: the first reason that applies, which never claims more than is true."""

from __future__ import annotations

from dataclasses import replace

from tests.analysis.review_checks import check_wording
from tests.refusals import carried_by
from tttmc_app.analysis.reasons import reason_of
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
loses-in O.O/..X/.X.       X b2
only-tie .../.../...       X b2 reverse
only-tie X../.../...       O b2
tie      X../.O./..X       O b1  n=2
tie      .../.O./X..       X c1 reverse
no-win   X../.OO/X..       O b1  better=a2
less-win XX./OO./...       X c2  better=c1
no-win   XX./.../OO.       O b2  better=c3,c1
no-win   X.X/OO./XOO       X b1 reverse better=c2
no-tie   XO./.../..O       X a2  better=b2,a3,b3
"""


def check(row: str) -> tuple[str, Text]:
    """Check what is said of a move in a position; return it after the kind that it should be."""
    kind, board, side, name, *words = row.split()
    position = Position.parse(board, Rules(3, reverse="reverse" in words), side)
    random = parse_spec("random").make().decide(position)
    found = reason_of(position, replace(random, move=parse_square(name, position.rules)))
    values = carried_by(found)
    assert values.get("square", name) == name
    for word in words:
        key, is_said, value = word.partition("=")
        assert not is_said or values[key] == value.replace(",", ", ")
    return kind, found


def test_each_reason_is_given_where_it_applies() -> None:
    """Positions with the same reason have the same words, and those with others have others.

    What is proven contradicts no search, and what the player counted is given where nothing is.
    """
    check_wording(map(check, BOARDS.strip().splitlines()))
    assert str(reason_of(LARGE, replace(thought_of("random"), move=None))) == ""


LARGE = Position.start(Rules(9, 5))


def thought_of(text: str) -> Thought:
    """Return what a player thinks of a board on which nothing is proven."""
    return parse_spec(text).make().decide(LARGE, 3)


def test_what_the_player_counted_is_given_otherwise() -> None:
    """Each kind of player is quoted in the terms of its own numbers, if it has any."""
    mc, tree = thought_of("mc:trials=400"), thought_of("tree:simulations=50")
    forward, random = thought_of("forward:samples=5"), thought_of("random")
    tally = mc.tally
    assert tally is not None
    kinds = (
        *(("trials", mc), ("visits", tree), ("rate", forward), ("nothing", random)),
        *(("mistakes", thought_of("learner")), ("nothing", replace(tree, rates=None))),
        ("nothing", replace(mc, tally=None)),
        ("result", replace(random, meaning=Meaning.RESULT)),
        ("won only", replace(mc, tally=replace(tally, losses=0))),
        ("nothing", replace(mc, tally=replace(tally, wins=0))),
    )
    check_wording((kind, reason_of(LARGE, thought)) for kind, thought in kinds)
    at = LARGE.rules.index(mc.move or (0, 0))
    trials, rate = (carried_by(reason_of(LARGE, each)) for each in (mc, forward))
    assert trials["won"] == percent(tally.won_mine[at] / tally.wins)
    assert trials["lost"] == percent(tally.lost_mine[at] / tally.losses)
    assert rate["rate"] == percent(max(value or 0 for value in forward.values))
