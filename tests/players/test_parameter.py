"""Parameters of every kind: what they read, refuse and write."""

from __future__ import annotations

from typing import Any

import pytest

from tttmc_app.core import Text, TttmcError
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    parse_spec,
)
from tttmc_app.players.parameter import format_value, join_settings, split_settings

HELP = Text("Help.")
SWITCH = SwitchParameter("tie", Text("Ties"), True, HELP)
CHOICE = ChoiceParameter(
    "blame", Text("Blame"), "last", (("last", Text("Last")), ("all", Text("All"))), HELP
)
COUNT = NumberParameter("count", Text("Count"), 5, 0, 1000, HELP)
WEIGHT = NumberParameter("weight", Text("Weight"), 1.0, 0.0, 10.0, HELP)
OVERRIDE = OverrideParameter("sure", Text("Sure"), Text("never"), 0.5, 99.0, HELP)
FILE = FileParameter("book", Text("Book"), Text("Built-in"), HELP)


@pytest.mark.parametrize(
    ("parameter", "text", "value"),
    [
        (SWITCH, " 1 ", True),
        (SWITCH, "No", False),
        (CHOICE, "ALL", "all"),
        (FILE, " a b=c.db ", "a b=c.db"),
        (FILE, "", ""),
        *((SWITCH, word, True) for word in ("yes", "TRUE", "on")),
        *((SWITCH, word, False) for word in ("0", "False", "off")),
        (CHOICE, " last ", "last"),
        (FILE, "x" * 1000, "x" * 1000),
        (OVERRIDE, " ", ""),
        (OVERRIDE, "0.5", 0.5),
        (OVERRIDE, "99", 99.0),
        (WEIGHT, "7", 7.0),
        (WEIGHT, " +7.5 ", 7.5),
        (WEIGHT, "10", 10.0),
        (COUNT, "1k", 1000),
        (COUNT, "0", 0),
    ],
)
def test_what_is_read(parameter: Parameter, text: str, value: Value) -> None:
    """Each kind reads its own words as values of its own type."""
    assert parameter.parse(text) == value
    assert type(parameter.parse(text)) is type(value)


@pytest.mark.parametrize(
    ("parameter", "text", "message"),
    [
        (SWITCH, "2", "tie must be 1 or 0, not '2'"),
        (CHOICE, "some", "blame must be last or all, not 'some'"),
        (FILE, "a\0b", "book must be the name of a file"),
        (FILE, "x" * 1001, "book must be the name of a file, not 'xxx"),
        (OVERRIDE, "0.4", "sure must be from 0.5 to 99, not 0.4"),
        (OVERRIDE, "100", "sure must be from 0.5 to 99, not 100"),
        (OVERRIDE, "x", "sure must be a number, not 'x'"),
        (WEIGHT, "-0.1", "weight must be from 0 to 10, not -0.1"),
        (WEIGHT, "10.1", "weight must be from 0 to 10, not 10.1"),
        (WEIGHT, "1k", "weight must be a number, not '1k'"),
        (COUNT, "-1", "count must be from 0 to 1000, not -1"),
        (COUNT, "1001", "count must be from 0 to 1000, not 1001"),
        (COUNT, "0.5", "count must be a whole number, not '0.5'"),
    ],
)
def test_what_is_refused(parameter: Parameter, text: str, message: str) -> None:
    """An invalid value is rejected with one line of limited length."""
    with pytest.raises(TttmcError) as caught:
        parameter.parse(text)
    assert str(caught.value).startswith(message)
    assert len(str(caught.value)) < 120


def test_values_of_other_types_are_refused() -> None:
    """A number isn't text, some are whole, a switch is 0 or 1, and an override may be empty."""
    nothing: Any = None
    several: Any = [7]
    assert [SWITCH.check(value) for value in (0, 1, True, 1.0)] == [False, True, True, True]
    assert [OVERRIDE.check(value) for value in ("", 0.5, 99)] == ["", 0.5, 99]
    for parameter, value, message in (
        (WEIGHT, "7", "weight must be a number, not '7'"),
        (WEIGHT, nothing, "weight must be a number, not None"),
        (WEIGHT, several, "weight must be a number, not [7]"),
        (WEIGHT, float("nan"), "weight must be from 0 to 10, not nan"),
        (COUNT, 2.5, "count must be a whole number, not 2.5"),
        (OVERRIDE, "7", "sure must be a number, not '7'"),
        (SWITCH, 2, "tie must be 1 or 0, not 2"),
        (SWITCH, "on", "tie must be 1 or 0, not 'on'"),
        (CHOICE, 1, "blame must be last or all, not 1"),
        (FILE, 1, "book must be the name of a file, not 1"),
    ):
        with pytest.raises(TttmcError) as caught:
            parameter.check(value)
        assert str(caught.value) == message


def test_forms_name_what_is_typed() -> None:
    """Each kind has a word for its value in messages, and a number knows whether it is whole."""
    forms = [each.form for each in (COUNT, OVERRIDE, SWITCH, CHOICE, FILE)]
    assert forms == ["NUMBER", "NUMBER", "0 or 1", "WORD", "FILE"]
    assert (COUNT.is_whole, WEIGHT.is_whole) == (True, False)
    assert not any(each.rescores for each in (COUNT, OVERRIDE, SWITCH, CHOICE, FILE))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "1"),
        (False, "0"),
        (3, "3"),
        (3.0, "3"),
        (0.1, "0.1"),
        (1 / 3, repr(1 / 3)),
        ("a", "a"),
    ],
)
def test_values_are_written_shortly(value: Value, text: str) -> None:
    """A value is written as short as it can be read back."""
    assert format_value(value) == text


def test_settings_are_split_where_commas_are() -> None:
    """Spaces and empty settings don't matter; a name alone has no value, an empty value is one."""
    assert split_settings(" a = 1 ,, b,c=, ") == [("a", " 1 "), ("b", None), ("c", "")]
    assert split_settings("") == split_settings("\t, ,\n") == []
    assert split_settings("a=1,\nb=2") == [("a", "1"), ("b", "2")]
    assert split_settings("a,\t,b") == [("a", None), ("b", None)]
    assert split_settings("a=x=y") == [("a", "x=y")]
    assert split_settings('a=1,  "b=x,y", c') == [("a", "1"), ("b", "x,y"), ("c", None)]


@pytest.mark.parametrize("name", ["a.db", "a,b.db", 'a "b".db', "x=1,y=2", "ä ö.db", "C:\\a.db"])
def test_files_make_the_round_trip(name: str) -> None:
    """A file's name can be read back from a command's text, whatever characters are in it."""
    kind = PlayerKind("p", Text("P"), HELP, (FILE, SWITCH), None)
    text = PlayerSpec(kind, (name, False)).text
    assert split_settings(text.partition(":")[2]) == [("book", name), ("tie", "0")]


def test_quotes_that_do_not_match() -> None:
    """A quotation mark without a matching one is refused."""
    with pytest.raises(TttmcError, match=r"the quotes in .* don't match"):
        split_settings('"book=a.db')


def test_settings_are_joined_as_commands_write_them() -> None:
    """Numbers, switches and words are joined with commas."""
    assert join_settings([("n", 3), ("w", 0.5), ("s", True), ("c", "all")]) == "n=3,w=0.5,s=1,c=all"


def test_a_switch_is_set_by_its_name_alone() -> None:
    """A switch needs no value, but a choice does."""
    assert parse_spec("forward:tie") == parse_spec("forward:tie=1") != parse_spec("forward:tie=0")
    with pytest.raises(TttmcError, match=r"'equal' .* needs a value: .* equal=WORD"):
        parse_spec("forward:equal")
