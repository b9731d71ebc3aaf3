"""The words of the Gomocup protocol, and what engines report in the notations that are in use."""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.core.thought import MATE
from tttmc_app.gomocup.protocol import (
    About,
    Findings,
    board_lines,
    is_chatter,
    is_remark,
    obstacle,
    parse_about,
    parse_square,
    plain,
    remark_text,
    square_text,
    start_lines,
    turn_lines,
)

RULES = Rules(5, 5)
EMPTY = Position.start(Rules(15, 5))


def position(text: str) -> Position:
    """Return a position of five in a row on 5×5: its rows, empty if not named, and who moves."""
    rows, _, side = text.partition(" ")
    return Position.parse("/".join([*rows.split("/"), *["....."] * 5][:5]), RULES, side or None)


def test_only_plain_five_in_a_row_can_be_played() -> None:
    """Engines know one rule: five in a row wins."""
    assert [obstacle(rules) for rules in (Rules(5, 5), Rules(20, 5))] == [None, None]
    for rules in (Rules(5, 4), Rules(9, 6), Rules(3), Rules(5, 5, reverse=True)):
        assert obstacle(rules)


REMARKS = """
MESSAGE  I am  here → I am here
message Eval 3 → Eval 3
DEBUG x\ty → x y
UNKNOWN INFO rule → UNKNOWN INFO rule
SUGGEST 3,4 → SUGGEST 3,4
MESSAGES 1,2
OK
ERROR MESSAGE
3,4
"""


def test_remarks_are_told_from_answers() -> None:
    """A remark's first word decides; its text is one printable line."""
    for row in REMARKS.strip().splitlines():
        line, arrow, text = row.partition(" →")
        assert is_remark(line) is bool(arrow)
        assert not arrow or remark_text(line) == text.strip()
    assert plain(" a\r\n\tb\0c\u202ed é ") == "a b c d é"
    assert (is_chatter("REALTIME POS 1,2"), is_chatter("in REALTIME")) == (True, False)


def test_an_engine_introduces_itself() -> None:
    """Each field is found by its name, in any order and case, and shortened."""
    for answer, about in {
        'name="Five", version="1.0", author="A. Body", country="CZ"': ("Five", "1.0", "A. Body"),
        'AUTHOR = " B " Name= "Six"': ("Six", "", "B"),
        f'version="{"9" * 70}"': ("", "9" * 60, ""),
        "nothing to say": ("", "", ""),
    }.items():
        assert parse_about(answer) == About(*about)


def test_a_square_is_a_column_and_a_row() -> None:
    """The protocol writes the column first; a square of ours begins with the row."""
    known = {"3,7": (7, 3), " 19 , 0 ": (0, 19), "-1,2": (2, -1), "9999,0": (0, 9999)}
    for text, square in known.items():
        assert parse_square(text) == square
        assert square_text(square) == text.replace(" ", "")
    for text in ("10000,0", "3,7 x", "3", "3;7", "a,b", ""):
        assert parse_square(text) is None
    assert start_lines(Rules(15, 5), 0.0327, 70, "/tmp/a b")[1] == "INFO timeout_turn 33"


TURNS = """
X.... | XO... | TURN 1,0
X.... | X..../...O. | TURN 3,1
..... | ....X | TURN 4,0
X.... | X.... |
X.... | XOX.. |
XO... | XOX.O x |
X.... | OX... x |
XO... | OXX.. |
XO.X. | XO..X/O.... |
..... | XXO.. o |
"""


def test_the_opponents_move_is_a_turn() -> None:
    """Unless exactly one move of the opponent leads to a position, it needs the whole board."""
    for row in TURNS.strip().splitlines():
        known, now, line = (each.strip() for each in row.split("|"))
        assert turn_lines(position(known), position(now)) == ([line] if line else []), row
    assert turn_lines(None, position("X....")) == []
    assert turn_lines(Position.start(Rules(6, 5)), position("....X")) == []
    four = [Position.start(Rules(4, length)).play((0, 0)) for length in (4, 3)]
    assert turn_lines(four[0], four[1].play((0, 1))) == []


BOARDS = """
..... → BEGIN
..X.. → BOARD 2,0,2 DONE
X..../.O... → BOARD 0,0,1 1,1,2 DONE
XX.../...O. → BOARD 0,0,2 3,1,1 1,0,2 DONE
X.X../O..O. → BOARD 0,0,1 0,1,2 2,0,1 3,1,2 DONE
"""


def test_a_board_lists_its_marks_in_turns() -> None:
    """1 is the engine's mark and 2 the opponent's, which come in turns, the opponent's last."""
    for row in BOARDS.strip().splitlines():
        now, lines = row.split(" → ")
        assert " ".join(board_lines(position(now))) == lines


VALUES = """
eval 137 → 137.0
Evaluation: -12 → -12.0
EV=+3.25 nodes 9 → 3.25
depth 4 score -0.5 pv → -0.5
value 1 → 1.0
Eval +M5 → MATE - 5
eval -M12 → -(MATE - 12)
eval m3 → MATE - 3
eval M999999 → MATE - 1000
eval 999999999 → MATE / 2
eval -999999999.5 → -MATE / 2
medieval 3 → None
eval 3x → None
evals 3 → None
eval none → None
137 → None
"""
LINES = """
pv 8,7 6,5 → (7, 8), (5, 6)
PV: [8,7] [6,5] and so on → (7, 8), (5, 6)
Bestline I8 G6 → (7, 8), (5, 6)
best line = i8-g6 (a1) → (7, 8), (5, 6), (0, 0)
line O15 → (14, 14),
pv 1,2 3,4 1,2 5,6 → (2, 1), (4, 3)
pv 1,2 15,0 3,4 → (2, 1),
line P1 → ()
line A0 → ()
pv nothing → ()
pipeline 3,4 → ()
"""


@pytest.mark.parametrize(("rows", "is_line"), [(VALUES, False), (LINES, True)])
def test_what_an_engine_finds(rows: str, is_line: bool) -> None:
    """A number after one of the usual words is its value; squares up to an illegal one its line."""
    for row in rows.strip().splitlines():
        text, expected = row.split(" → ")
        found = eval(expected, {"MATE": MATE})  # noqa: S307 - a test's own text
        wanted = Findings(None, found) if is_line else Findings(found)
        assert Findings().with_remark(text, EMPTY) == wanted, row


def test_findings_are_kept_until_they_are_replaced() -> None:
    """A value keeps the line and a line the value; REALTIME BEST names the first square."""
    found = Findings().with_remark("eval 3 pv 1,2 3,4", EMPTY)
    for text, expected in {
        "eval -4": Findings(-4.0, ((2, 1), (4, 3))),
        "pv 5,6": Findings(3.0, ((6, 5),)),
        "pv none; nodes 5": found,
        "hello": found,
        "REALTIME BEST 1,2": found,
        "REALTIME BEST 7,2": Findings(3.0, ((2, 7),)),
        "REALTIME BEST 99,2": Findings(3.0),
    }.items():
        assert found.with_remark(text, EMPTY) == expected
    taken = EMPTY.play((4, 3))
    assert Findings().with_remark("pv 1,2 3,4 5,5", taken).line == ((2, 1),)
