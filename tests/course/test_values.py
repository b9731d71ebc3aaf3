"""Values and messages on their way between the program and a student's process."""

from __future__ import annotations

import json
from collections import OrderedDict
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import steady
from tests.refusals import carried_by
from tttmc_app.core import Position, Rules, Text
from tttmc_app.course import sandboxed_file, values
from tttmc_app.course.protocol import FromChild, line_of, read, write
from tttmc_app.course.sandboxed_file import legal_square
from tttmc_app.course.student_types import GuiGame, Remark, RemarkKind
from tttmc_app.course.values import BoardValue, decode, encode

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63) + 1, 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
)
HASHABLE = st.recursive(LEAVES, lambda inner: st.tuples(inner, inner), max_leaves=4)
VALUES: st.SearchStrategy[Any] = st.recursive(
    HASHABLE | st.sets(HASHABLE, max_size=1),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner)
        | st.dictionaries(HASHABLE, inner, max_size=3)
        | st.builds(
            BoardValue,
            st.lists(st.lists(LEAVES, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple),
            st.booleans(),
            st.sampled_from([(), (("k", 3),), (("k", 3), ("walls", 1))]),
        )
    ),
    max_leaves=8,
)


def through(value: object) -> Any:
    """Return a value after its journey as a line of JSON."""
    return decode(json.loads(json.dumps(encode(value))))


@steady
@given(VALUES)
def test_a_value_arrives_as_it_was_sent(value: object) -> None:
    """Numbers, texts, containers and boards keep their contents and their types."""
    assert repr(through(value)) == repr(value)


class Pair(NamedTuple):
    """A square, as a student may define it."""

    row: int
    col: int


class Whole:
    """A whole number of another library."""

    def __init__(self, number: Any, text: str) -> None:
        self.number, self.text = number, text

    def __index__(self) -> int:
        found: int = self.number
        return found

    def __repr__(self) -> str:
        return self.text


class Rude:
    """An object whose methods fail."""

    def __repr__(self) -> str:
        raise RuntimeError

    def __index__(self) -> int:
        raise KeyError


def move(value: Any) -> object:
    """Return the square that a move names if it is empty, or the value of the refusal."""
    found = legal_square(value, Position.parse("XO./.../..."))
    return carried_by(found) if isinstance(found, Text) else tuple(map(int, found))


Named = type("N" * 150, (Whole,), {})
EXAMPLES = r"""
# Values: large ones and those of other types become their type, their text and their number
through(frozenset([3])) → {3}
through(OrderedDict(a=1)) → {"a": 1}
through(Pair(1, 2)) → (1, 2)
through(2**63) → Opaque("int", str(2**63), None, 2.0**63)
through(-(2**63)) → Opaque("int", str(-(2**63)), None, -(2.0**63))
through(10**400) → Opaque("int", "1" + "0" * 198 + "…")
through(Fraction(1, 2)) → Opaque("Fraction", "Fraction(1, 2)", None, 0.5)
through(Decimal("NaN")) → Opaque("Decimal", "Decimal('NaN')")
through(1 + 2j) → Opaque("complex", "(1+2j)")
through("x" * 10_001) → Opaque("str", "'" + "x" * 198 + "…")
through(list(range(20_000))) → Opaque("list", "20,000 items")
through(Rude()) → Opaque("Rude", "<Rude>")
through(Named(7, "r" * 250)) → Opaque("N" * 100, "r" * 199 + "…", 7)
through(Whole(7, "w" * 200)) → Opaque("Whole", "w" * 200, 7)
through(Whole(7, "w" * 201)) → Opaque("Whole", "w" * 199 + "…", 7)
through(Whole(2**63 - 1, "w")) → Opaque("Whole", "w", 2**63 - 1)
through(Whole(2**63, "w")) → Opaque("Whole", "w")
through(Whole(True, "w")) → Opaque("Whole", "w")
through([[0] * 150] * 150) → [[0] * 150] * 132 + [Opaque("list", "150 items")] * 18
through(2**63 - 1) → 2**63 - 1
through("x" * 10_000) → "x" * 10_000
through(list(range(19_999))) → list(range(19_999))
through(nested(20, 1)) → nested(20, 1)
through(nested(21, 1)) → nested(20, Opaque("list", "1 items"))
math.isnan(through(math.nan)) → True
# Moves: a pair of whole numbers is a square; otherwise the text says what was returned
move((2, 2)) → (2, 2)
move([1, 0]) → (1, 0)
move((True, Opaque("int64", "2", 2))) → (1, 2)
move(None) → {"value": "None"}
move("12") → {"value": "'12' (str)"}
move((1,)) → {"value": "(1,) (tuple)"}
move((1, 2, 0)) → {"value": "(1, 2, 0) (tuple)"}
move({1, 2}) → {"value": "{1, 2} (set)"}
move(BoardValue(())) → {"value": "a board (TTTBoard)"}
move(Opaque("F", "f()")) → {"value": "f() (F)"}
move(Opaque("F", "f" * 61)) → {"value": "f" * 59 + "… (F)"}
move((1.0, 2)) → {"value": "(1.0, 2) (tuple)"}
move((1, "2")) → {"value": "(1, '2') (tuple)"}
move((3, 0)) → {"square": "(3, 0)"}
move((0, 3)) → {"square": "(0, 3)"}
move((-1, 0)) → {"square": "(-1, 0)"}
move((0, -1)) → {"square": "(0, -1)"}
move((0, 0)) → {"square": "(0, 0)"}
move((0, 1)) → {"square": "(0, 1)"}
# Scores: the corner of a larger grid counts; anything but a finite number is None
grid_of([(1, 2, 9), [3, 4, 9], [9]], 2) → ((1.0, 2.0), (3.0, 4.0))
grid_of([["x", None], [Opaque("F", "f", None, 0.5), True]], 2) → ((None, None), (0.5, 1.0))
grid_of([[1e300, -1e300], [9e299, -9e299]], 2) → ((None, None), (9e+299, -9e+299))
grid_of([[1e999, -1e999], [0, 0]], 2) → ((None, None), (0.0, 0.0))
grid_of([[1, 2], [3]], 2) → None
grid_of([[1, 2]], 2) → None
grid_of([[1, 2], "34"], 2) → None
grid_of(((1, 2), (3, 4)), 2) → None
# Numbers: those of any type count, texts and infinite ones don't; types are named as in the file
[finite_number(n) for n in (3, 2.5, True, Fraction(1, 4), Decimal(2))] → [3.0, 2.5, 1.0, 0.25, 2.0]
{finite_number(n) for n in ("3", None, (1,), math.inf, math.nan, 1j, 10**400, Rude())} → {None}
[number_of(n) for n in (3, "3", None, Opaque("F", "f", None, 0.5))] → [3.0, None, None, 0.5]
type_name(BoardValue(())) → "TTTBoard"
type_name(Opaque("int64", "3")) → "int64"
type_name((1,)) → "tuple"
type_name(None) → "NoneType"
# Boards: EMPTY is 1, X is 2 and O is 3; rules that the course doesn't have are options
board_of(Position.parse("XO./..X/O..")) → BoardValue(((2, 3, 1), (1, 1, 2), (3, 1, 1)))
board_of(Position.parse("XO./..X/O..")).size → 3
board_of(Position.start(Rules(4, 3, reverse=True))).reverse → True
Rules.from_options({"size": 4, **dict(board_of(Position.start(Rules(4, 3))).options)}) → Rules(4, 3)
board_of(Position.start(Rules(4, reverse=True))).options → ()
# Messages: texts and names have largest lengths
decode({"board": [[[1]], 1, {"a": 1}]}) → BoardValue(((1,),), True, (("a", 1),))
decode({"opaque": ["y" * 300, "z" * 300, None, None]}) → Opaque("y" * 200, "z" * 200)
"""


@pytest.mark.parametrize("row", [row for row in EXAMPLES.splitlines() if " → " in row])
def test_examples(row: str) -> None:
    """What becomes of values that aren't sent as they are, and of what a file returns."""
    others = {each.__name__: each for each in (Fraction, Decimal, OrderedDict, Rules)}
    names = {**vars(values), **vars(sandboxed_file), **globals(), **others}
    found, expected = (eval(part, names) for part in row.split(" → "))  # noqa: S307 - a test's text
    assert repr(found) == repr(expected)


def nested(depth: int, inner: Any) -> Any:
    """Return a list in lists."""
    for _ in range(depth):
        inner = [inner]
    return inner


# Messages --------------------------------------------------------------------------------------

GAME = '["GuiGame", 4, 3, 9, true, 2, "n"'
LOADED = '["Answer", 1, ["LoadedFile", "Python 2", {}'
CALLED = '["Answer", 1, ["Results", [["CallResult", 1, "int"'
FAILED = '["CodeFailure", "raised", "m", 3, "t", "", [], null, "", ["Trace", [], true]]'
FUNCTION = '["FunctionInfo", "f", ["a"], 5, 1, null, true]'
TRACED = f'{CALLED}, [], "", 1, ["Trace", '
TEXT = '["Remark", "text", {"source": '
BAD = f"""
[1]
{{}}
null
["Other"]
["Output"]
["Output", 3]
["Request", 1, ["Find", []], null, null, null]
["Sandboxed", "limits"]
["Sandboxed", ["walls"]]
["Remark", "loud", "x", 4]
["Remark", "text", "x", "4"]
["Remark", "text", "x", true]
["Remark", "text", "x"]
{TEXT}"{{a}} {{b}}", "values": {{"a": 1}}}}, 1]
{TEXT}"{{a.real}}", "values": {{"a": 1}}}}, 1]
{TEXT}"{{a:>99}}", "values": {{"a": 1}}}}, 1]
{TEXT}"{{a!r}}", "values": {{"a": 1}}}}, 1]
{TEXT}"{{n}}", "values": {{"n": 1}}}}, 1]
{TEXT}"{{}}", "values": {{"a": 1}}}}, 1]
{TEXT}[], "values": {{}}}}, 1]
{TEXT}"{"{a}" * 600}", "values": {{"a": {{"source": "{"{a}" * 40}", "values": {{"a": "b"}}}}}}}}, 1]
["Remark", "text", {'{"source": "{a}", "values": {"a": ' * 7}1{"}}" * 7}, 1]
{GAME}]
{GAME}, 1, 1]
{GAME}, "three"]
{LOADED}]]
{LOADED}, [], null, [], "", 1.5, null, []], 1]
{LOADED}, [1], null, [], "", 1.5, null, []]]
{LOADED}, [{FUNCTION}], null, [], "", "x", null, []]]
{LOADED}, [{FUNCTION}], null, [], "", -1, null, []]]
{LOADED}, [{FUNCTION}], null, [], "", 10000000, null, []]]
{LOADED}, [{FUNCTION}], null, [], "", 1.5, 3, []]]
{LOADED}, [{", ".join([FUNCTION] * 20_001)}], null, [], "", 1.5, null, []]]
{LOADED.replace("{}", "[]")}, [], null, [], "", 1.5, null, []]]
{LOADED.replace("{}", '{"A": [1]}')}, [], null, [], "", 1.5, null, []]]
{LOADED.replace("2", "9")}, [], null, [], "", 1.5, null, []]]
{LOADED}, [], null, [], "", 1.5, {FAILED.replace("raised", "closed")}, []]]
{CALLED}, 3, "", 1, ["Trace", [], true], null]]]]
{CALLED}, [], "", 1, ["Trace", [1], true], null]]]]
["Answer", 1, {FAILED.replace("raised", "disturbed")}]
["Answer", 1, {FAILED.replace("raised", "loud")}]
["Answer", 1, {FAILED.replace("3", '"3"')}]
{TRACED}null, true], null]]]]
{TRACED}[["Heap", 1]], true], null]]]]
{TRACED}[["BoardSeen", 1, "0", []]], true], null]]]]
{TRACED}[["BoardSeen", 1, null, [[2.0]]]], true], null]]]]
{TRACED}[["Marked", 1, [[0, 2, 3]], 1]], true], null]]]]
{TRACED}[["Marked", 1, [[0, 2]], false]], true], null]]]]
{TRACED}[["Called", "f", [["ValueGiven", {{"heap": []}}]], [], 0, false]], true], null]]]]
"""
VALUES_BAD = f"""
[1]
{{}}
{{"heap": [1]}}
{{"list": 1}}
{{"dict": [1]}}
{{"board": 3}}
{{"board": [[1], false, {{}}]}}
{{"opaque": ["x", "y", "1", null]}}
{{"list": [1], "set": [1]}}
{{"float": "many"}}
{{"float": "1_0"}}
{{"set": [{", ".join(map(str, range(2001)))}]}}
{{"list": [{", ".join(["null"] * 50_000)}]}}
{{"set": [{{"list": []}}]}}
{'{"list": [' * 21}1{"]}" * 21}
"""
GOOD = f"""
{GAME}, null]
["Remark", "text", {'{"source": "{a}", "values": {"a": ' * 6}1{"}}" * 6}, 1]
{LOADED.replace("{}", '{"A": {"tuple": [1]}}')}, [{FUNCTION}], null, [], "", 1.5, {FAILED}, []]]
{TRACED}[["Marked", 1, [[0, 2, null]], true], ["Marked", 1, [], true]], true], {{"list": []}}]]]]
"""


@pytest.mark.parametrize("row", BAD.strip().splitlines(), ids=lambda row: str(row)[:60])
def test_what_the_program_never_sends_is_refused(row: str) -> None:
    """A student's process may send anything; whatever is wrong ends it."""
    with pytest.raises((ValueError, TypeError, KeyError)):
        read(FromChild, json.loads(row))


@pytest.mark.parametrize("row", VALUES_BAD.strip().splitlines(), ids=lambda row: str(row)[:60])
def test_what_is_no_value_is_refused(row: str) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        decode(json.loads(row))


def test_what_the_program_sends_is_read() -> None:
    """The messages above are valid but for one part; texts and names have largest lengths."""
    for row in GOOD.strip().splitlines():
        assert write(read(FromChild, json.loads(row)), FromChild) == json.loads(row)
    game = read(FromChild, json.loads(GAME.replace('"n"', f'"{"n" * 300}"') + ", 5]"))
    assert game == GuiGame(4, 3, 9, True, 2, "n" * 200, 5)
    for long in (FAILED.replace('"t"', f'"{"t" * 30_000}"'), FAILED.replace("m", "m" * 3000)):
        failure = read(FromChild, ["Answer", 1, json.loads(long)]).done
        assert (len(failure.traceback), len(failure.reason)) in ((20_000, 1), (1, 2000))


def test_texts_and_remarks_keep_their_values() -> None:
    """A text arrives with its values, which may be numbers and texts themselves."""
    inner = Text("at %n square(s)", n=3)
    text = Text("{what} fails {place} on {line}", what="f", place=inner, line=3)
    for remark in (Remark(RemarkKind.LANGUAGE, text, 7), Remark(RemarkKind.TEXT, "plain")):
        found = read(FromChild, json.loads(line_of(remark)))
        assert found == remark
        assert str(found.text) == str(remark.text)
