"""Parameters of every kind: what they read, refuse and write."""

from __future__ import annotations

import pytest

from tttmc_app.core import Text, TttmcError
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    parse_spec,
)
from tttmc_app.players.parameter import join_settings, split_settings

HELP = Text("Help.")
SWITCH = SwitchParameter("tie", Text("Ties"), True, HELP)
CHOICE = ChoiceParameter(
    "blame", Text("Blame"), "last", (("last", Text("Last")), ("all", Text("All"))), HELP
)
FILE = FileParameter("book", Text("Book"), Text("Built-in"), HELP)


@pytest.mark.parametrize(
    ("parameter", "text", "value"),
    [
        (SWITCH, " 1 ", True),
        (SWITCH, "No", False),
        (CHOICE, "ALL", "all"),
        (FILE, " a b=c.db ", "a b=c.db"),
        (FILE, "", ""),
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
        (FILE, "x" * 2000, "book must be the name of a file"),
    ],
)
def test_what_is_refused(parameter: Parameter, text: str, message: str) -> None:
    """An invalid value is rejected with one line of limited length."""
    with pytest.raises(TttmcError) as caught:
        parameter.parse(text)
    assert str(caught.value).startswith(message)
    assert len(str(caught.value)) < 120


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
