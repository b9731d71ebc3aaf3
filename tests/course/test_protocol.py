"""What arrives from a student's process, which may send anything."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from tttmc_app.core import Position, Rules, Text
from tttmc_app.course import (
    BoardValue,
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    FunctionInfo,
    GuiGame,
    Language,
    LoadedFile,
    Opaque,
    Output,
    Plain,
    Remark,
    RemarkKind,
)
from tttmc_app.course.fence import FencePart
from tttmc_app.course.protocol import (
    MAX_MESSAGE,
    LineReader,
    Message,
    board_of,
    call_result_of,
    call_results_of,
    encode_message,
    event_of,
    failure_of,
    grid_of,
    json_of_text,
    legal_square,
    loaded_of,
    remark_json,
    remark_of,
    text_of_json,
)
from tttmc_app.course.student_types import Fenced
from tttmc_app.course.trace import Checked, Trace
from tttmc_app.course.values import Json

GAME: Message = {
    "event": "gui",
    "size": 4,
    "machine": 3,
    "trials": 50,
    "reverse": True,
    "handle": 2,
    "name": "n" * 300,
    "line": 9,
}
FUNCTION: Message = {
    "name": "f",
    "parameters": ["a", "b" * 300],
    "line": 5,
    "least": 1,
    "most": 2,
    "empty": True,
}
FAILED: Message = {
    "kind": "raised",
    "message": "ValueError: no",
    "line": 3,
    "traceback": "t" * 30_000,
}
CALL: Message = {
    "value": {"tuple": [1, 2]},
    "type": "y" * 300,
    "arguments": [1, {"list": [2]}],
    "seconds": 0.25,
    "trace": [["checked", 0, 2]],
}
PARTS = (FencePart.LIMITS, FencePart.SECCOMP)
EVENTS: tuple[Event, ...] = (
    Fenced(PARTS),
    Output("a"),
    Remark(RemarkKind.TEXT, "r", 1),
    GuiGame(3, 2, 1, False, 0, "first"),
    Output("b\n"),
    GuiGame(5, 3, 1, False, 1, "second"),
    Fenced(()),
)


def test_every_event_is_read() -> None:
    """Each kind of message becomes its event, an answer none, and names are shortened."""
    assert event_of("raw") == Output("raw")
    assert event_of({"event": "output", "text": "x"}) == Output("x")
    assert event_of({"event": "fence", "parts": [*PARTS]}) == Fenced(PARTS)
    assert event_of(GAME) == GuiGame(4, 3, 50, True, 2, "n" * 200, 9)
    assert event_of(GAME | {"reverse": False, "line": None}) == GuiGame(
        4, 3, 50, False, 2, "n" * 200
    )
    remark: Message = {"event": "remark", "kind": "skipped", "text": "x", "line": 4}
    assert event_of(remark) == Remark(RemarkKind.SKIPPED, "x", 4)
    assert event_of({"id": 3, "done": {}}) is None


@pytest.mark.parametrize(
    "message",
    [
        {"event": "other"},
        {"event": "output"},
        {"event": "fence", "parts": "limits"},
        {"event": "fence", "parts": ["walls"]},
        {"event": "remark", "kind": "loud", "text": "x", "line": 4},
        GAME | {"size": "three"},
        {key: value for key, value in GAME.items() if key != "handle"},
    ],
    ids=range(7),
)
def test_unknown_events_are_invalid(message: Message) -> None:
    """Readers raise one of the exceptions that end the process."""
    with pytest.raises((ValueError, KeyError, TypeError)):
        event_of(message)


def test_a_loaded_file_is_read() -> None:
    """Every field of the answer and the events before it arrive in their place."""
    done: Message = {
        "language": "Python 2",
        "constants": {"NTRIALS": 7, "NAME": "x"},
        "functions": [FUNCTION, FUNCTION | {"name": "g", "most": None, "empty": False}],
        "seconds": 1.5,
        "failure": None,
    }
    loaded = LoadedFile(
        Language.PYTHON_2,
        {"NTRIALS": 7, "NAME": "x"},
        (
            FunctionInfo("f", ("a", "b" * 200), 5, 1, 2, True),
            FunctionInfo("g", ("a", "b" * 200), 5, 1, None),
        ),
        GuiGame(5, 3, 1, False, 1, "second"),
        (Remark(RemarkKind.TEXT, "r", 1),),
        "ab\n",
        1.5,
        None,
        PARTS,
    )
    assert loaded_of(done, EVENTS) == loaded
    assert loaded.function("g") == loaded.functions[1]
    assert loaded.function("h") is None
    assert loaded.constant("OTHER", "NAME", "NTRIALS") == "x"
    assert loaded.constant("OTHER") is None
    failing: Message = {**done, "failure": FAILED}
    failed = loaded_of(failing, EVENTS)
    assert failed.failure == failure_of(FAILED, EVENTS, Language.PYTHON_2)
    bare = loaded_of(done | {"constants": {}, "functions": []}, ())
    assert (bare.gui_game, bare.fence, bare.output, bare.remarks) == (None, (), "", ())
    many: dict[str, Json] = dict.fromkeys(map(str, range(5000)), 1)
    most: Message = {**done, "constants": many}
    assert len(loaded_of(most, EVENTS).constants) == 5000
    more: Message = {**done, "constants": {**many, "X": 1}}
    wrong: Message = {**done, "functions": [1]}
    names: list[Json] = ["a"] * 5000
    largest: Message = {**FUNCTION, "parameters": names}
    (function,) = loaded_of({**done, "functions": [largest]}, ()).functions
    assert len(function.parameters) == 5000
    larger: Message = {**FUNCTION, "parameters": [*names, "b"]}
    long: Message = {**done, "functions": [larger]}
    for broken in (more, wrong, long):
        with pytest.raises((ValueError, TypeError)):
            loaded_of(broken, EVENTS)


def test_a_call_is_read() -> None:
    """Every field of the answer arrives, with the output before it."""
    result = CallResult((1, 2), "y" * 200, (1, [2]), "ab\n", 0.25, Trace((Checked(0, 2),)))
    assert call_result_of(CALL, EVENTS) == result
    ones: list[Json] = [1] * 5000
    assert call_result_of({**CALL, "arguments": ones}, ()).arguments == (1,) * 5000
    with pytest.raises(ValueError, match="too many entries"):
        call_result_of({**CALL, "arguments": [*ones, 1]}, ())
    each = CallResult((1, 2), "y" * 200, (1, [2]), "", 0.25, Trace((Checked(0, 2),)))
    assert call_results_of(2, {"results": [CALL, CALL]}, EVENTS) == (each, each)
    for count in (1, 3):
        with pytest.raises(ValueError, match="number of results"):
            call_results_of(count, {"results": [CALL, CALL]}, EVENTS)


def test_a_failure_is_read() -> None:
    """Every field of the failure arrives, with the output and the remarks before it."""
    assert failure_of(FAILED, EVENTS, Language.PYTHON_3) == CodeFailure(
        FailureKind.RAISED,
        "ValueError: no",
        3,
        "t" * 20_000,
        "ab\n",
        (Remark(RemarkKind.TEXT, "r", 1),),
        Language.PYTHON_3,
    )
    assert failure_of(FAILED | {"line": "3"}, (), None).line is None


def test_texts_and_remarks_keep_their_values() -> None:
    """A text arrives with its values, which may be numbers and texts themselves."""
    inner = Text("line {line}", line=3)
    text = Text("{what} fails at {place}", what="f", place=inner)
    for remark in (Remark(RemarkKind.LANGUAGE, text, 7), Remark(RemarkKind.TEXT, "plain")):
        sent = json.loads(json.dumps(remark_json(remark)))
        assert remark_of(sent) == remark
    back = text_of_json(json.loads(json.dumps(json_of_text(text))))
    assert isinstance(back, Text)
    assert (back.source, str(back)) == (text.source, "f fails at line 3")
    for count, words in ((1, "1 square"), (3, "3 squares")):
        squares = Text("at %n square(s)", n=count)
        sent = json.loads(json.dumps(json_of_text(Text("{place}", place=squares))))
        assert str(text_of_json(sent)) == f"at {words}"
    assert json_of_text(Text("{x}", x=1.5)) == {"source": "{x}", "values": {"x": "1.5"}}
    assert text_of_json("z" * 3000) == "z" * 2000


@pytest.mark.parametrize(
    ("source", "values"),
    [
        ("{a} {b}", {"a": 1}),
        ("{a.real}", {"a": 1}),
        ("{a:>99}", {"a": 1}),
        ("{a!r}", {"a": 1}),
        ("{n}", {"n": 1}),
        ("{}", {"a": 1}),
    ],
)
def test_a_text_without_its_values_is_invalid(source: str, values: dict[str, Json]) -> None:
    """A placeholder is a plain name whose value is given."""
    with pytest.raises(ValueError, match="unknown placeholder"):
        text_of_json({"source": source, "values": values})
    assert str(text_of_json({"source": "{a} {b}", "values": {}})) == "{a} {b}"


def test_texts_are_not_nested_without_end() -> None:
    """Texts within texts are read to a depth that no real one has."""
    value: Json = "x"
    for _ in range(6):
        value = {"source": "{a}", "values": {"a": value}}
    assert str(text_of_json(value)) == "x"
    with pytest.raises(ValueError, match="nested"):
        text_of_json({"source": "{a}", "values": {"a": {"source": "{a}", "values": {"a": value}}}})


def test_messages_are_lines_of_json() -> None:
    """Messages arrive however the bytes are split; half a character is replaced."""
    data = encode_message({"text": "a\nß", "number": 1}) + encode_message({})
    assert data == b'{"text":"a\\n\\u00df","number":1}\n{}\n'
    for size in (1, 7, 1000):
        reader = LineReader()
        pieces = [data[at : at + size] for at in range(0, len(data), size)]
        found = [message for piece in pieces for message in reader.feed(piece)]
        assert found == [{"text": "a\nß", "number": 1}, {}]
    assert list(LineReader().feed(b'{"a": "x\\uD800y"}\n')) == [{"a": "x?y"}]
    for broken in (b"[1]\n", b"nonsense\n", b"\n", b'{"a": 1}x\n'):
        with pytest.raises(ValueError, match=r"."):
            list(LineReader().feed(broken))


def test_a_message_has_a_largest_size() -> None:
    """Bytes without an end of line are refused once they are more than a message may have."""
    reader = LineReader()
    half = b"x" * (MAX_MESSAGE // 2)
    assert [*reader.feed(half), *reader.feed(half)] == []
    with pytest.raises(ValueError, match="too long"):
        list(reader.feed(b"x"))
    reader = LineReader()
    large = b'{"a": "' + half
    for _ in range(3):  # each line has the whole size
        assert [*reader.feed(large), *reader.feed(half[:-20])] == []
        assert len(list(reader.feed(b'"}\n'))) == 1


@pytest.mark.parametrize(
    ("value", "grid"),
    [
        ([[1, 2], [3, 4]], ((1.0, 2.0), (3.0, 4.0))),
        ([(1, 2, 9), [3, 4, 9], [9]], ((1.0, 2.0), (3.0, 4.0))),
        (
            [["x", None], [Opaque("F", "f", None, 0.5), True]],
            ((None, None), (0.5, 1.0)),
        ),
        ([[1e300, -1e300], [9e299, -9e299]], ((None, None), (9e299, -9e299))),
        ([[float("inf"), float("nan")], [0, 0]], ((None, None), (0.0, 0.0))),
        ([[1, 2], [3]], None),
        ([[1, 2]], None),
        ([[1, 2], "34"], None),
        (((1, 2), (3, 4)), None),
        (None, None),
    ],
    ids=range(10),
)
def test_scores_are_a_grid_of_the_boards_size(value: Plain, grid: object) -> None:
    """The corner of a larger grid counts; anything but a finite number is None."""
    assert grid_of(value, 2) == grid


def test_a_position_as_a_course_board() -> None:
    """EMPTY is 1, X is 2 and O is 3; rules that the course doesn't have are options."""
    board = board_of(Position.parse("XO./..X/O.."))
    assert board == BoardValue(((2, 3, 1), (1, 1, 2), (3, 1, 1)))
    rules = Rules(4, 3, reverse=True)
    other = board_of(Position.start(rules))
    assert (other.reverse, other.size) == (True, 4)
    assert Rules.from_options({"size": 4, **dict(other.options)}) == Rules(4, 3)
    assert board_of(Position.start(Rules(4, reverse=True))).options == ()


POSITION = Position.parse("XO./.../...")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ((2, 2), None),
        ([1, 0], None),
        ((True, Opaque("int64", "2", 2)), None),
        (None, "mc_move returned None, not a (row, column) pair"),
        ("12", "mc_move returned '12' (str), not a (row, column) pair"),
        ((1,), "mc_move returned (1,) (tuple), not a (row, column) pair"),
        ((1, 2, 0), "mc_move returned (1, 2, 0) (tuple), not a (row, column) pair"),
        ({1, 2}, "mc_move returned {1, 2} (set), not a (row, column) pair"),
        (BoardValue(()), "mc_move returned a board (TTTBoard), not a (row, column) pair"),
        (Opaque("F", "f()"), "mc_move returned f() (F), not a (row, column) pair"),
        (Opaque("F", "f" * 61), f"mc_move returned {'f' * 59}… (F), not a (row, column) pair"),
        ((1.0, 2), "mc_move returned (1.0, 2) (tuple), not a pair of whole numbers"),
        ((1, "2"), "mc_move returned (1, '2') (tuple), not a pair of whole numbers"),
        (["q" * 70, 1], f"mc_move returned ['{'q' * 57}… (list), not a pair of whole numbers"),
        ((3, 0), "mc_move returned (3, 0), which is off the board"),
        ((0, 3), "mc_move returned (0, 3), which is off the board"),
        ((-1, 0), "mc_move returned (-1, 0), which is off the board"),
        ((0, -1), "mc_move returned (0, -1), which is off the board"),
        ((0, 0), "mc_move returned (0, 0), which is occupied"),
        ((0, 1), "mc_move returned (0, 1), which is occupied"),
    ],
    ids=range(20),
)
def test_only_an_empty_square_is_a_legal_move(value: Plain, words: str | None) -> None:
    """A pair of whole numbers is a square; otherwise the text says what was returned and why."""
    found = legal_square(value, POSITION)
    if words is not None:
        assert str(found) == words
    else:
        assert isinstance(value, Sequence)
        assert found == ((1, 2) if isinstance(value[1], Opaque) else tuple(value))
