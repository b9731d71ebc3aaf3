"""Players as commands and forms name them: kinds, parameters, texts, and what these make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.core import (
    Position,
    Rules,
    Tally,
    Text,
    Thought,
    TttmcError,
    Weights,
    thought_of_tally,
    thought_without_values,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.gomocup import BrainLimits
from tttmc_app.players import (
    PLAYER_KINDS,
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Player,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    default_spec,
    parse_spec,
)
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.engine_player import EnginePlayer
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.level import Level, LevelPlayer
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.parameter import Parameter, split_settings
from tttmc_app.players.perfect import Perfect
from tttmc_app.players.player import file_digest
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.tree import TreeSearch

START = Position.start(Rules(3))
WAITING = thought_without_values(START, 1)
MOVED = replace(WAITING, move=(1, 1))


# Kinds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: str(kind.name))
def test_every_kind_is_whole(kind: PlayerKind) -> None:
    """Each kind has words, valid and distinct parameters, a text that is read back, a machine."""
    assert str(kind.label)
    assert str(kind.description)
    assert [each.name for each in PLAYER_KINDS].count(kind.name) == 1
    assert len({parameter.name for parameter in kind.parameters}) == len(kind.parameters)
    for parameter in kind.parameters:
        assert parameter.label.source
        assert parameter.help.source
        assert parameter.check(parameter.default) == parameter.default
        if isinstance(parameter, NumberParameter):
            types = {type(n) for n in (parameter.minimum, parameter.default, parameter.maximum)}
            assert len(types) == 1
    spec = default_spec(kind.name)
    assert parse_spec(spec.text) == parse_spec(kind.name) == spec
    if spec.is_human:
        with refused():
            spec.make()
    else:
        assert isinstance(spec.make(), Player)


@pytest.mark.parametrize(
    ("text", "machine"),
    [
        ("mc:", MonteCarlo(1000, Weights(1.0, 2.0))),
        ("mc:trials=1e6", MonteCarlo(1_000_000, Weights(1.0, 2.0))),
        ("mc: other=.5 , current=3 ", MonteCarlo(1000, Weights(3.0, 0.5))),
        ("mc:exact,sure=75", MonteCarlo(1000, Weights(1.0, 2.0), True, 75.0)),
        ("forward", ForwardSampling(100, True, True)),
        ("forward:samples=7,tie=0,equal=first", ForwardSampling(7, False, False)),
        ("tree:simulations=7", TreeSearch(7)),
        ("perfect:nodes=7,simulations=9", Perfect(7, 9)),
        *((f"level:level={level}", LevelPlayer(level)) for level in Level),
        ("engine:a.exe,turn=0.5,memory=16", EnginePlayer(Path("a.exe"), BrainLimits(0.5, 16))),
        (" random ", RandomPlayer()),
    ],
)
def test_commands_name_machines(text: str, machine: Player) -> None:
    """A command's text makes the machine it names, with defaults for what it omits."""
    spec = parse_spec(text)
    assert spec.make() == machine
    assert parse_spec(spec.text) == spec


def test_a_students_file_has_its_settings(tmp_path: Path) -> None:
    """The file, its overridden constants and the limit of a move reach the file's process."""
    path = tmp_path / "mine.py"
    for settings, expected in (
        (",trials=7,current=3,other=4,seconds=5", (7, 3.0, 4.0, 5.0)),
        ("", (None, None, None, 30.0)),
    ):
        player = parse_spec(f"course:{path}{settings}").make()
        assert isinstance(player, CoursePlayer)
        assert player.student is not None
        given, limits = player.student.overrides, player.student.limits
        assert player.student.path == path
        assert (given.trials, given.current, given.other, limits.call_seconds) == expected


def test_proofs_are_kept_from_one_player_to_the_next() -> None:
    """Specs with the same limits share one perfect player, others have their own."""
    assert parse_spec("perfect:nodes=71").make() is parse_spec("perfect:nodes=71").make()
    assert parse_spec("perfect:nodes=72").make() is not parse_spec("perfect:nodes=71").make()


BAD = """
|name=
chess:trials=3|name=chess
lerner|meant=learner
MC|meant=mc
Mc:Trials=10|meant=mc:trials=10
Mc:Trials=0|name=Mc
Course:Mine.py,Trials=5|meant=course:Mine.py,trials=5
mc:trials|key=trials form=NUMBER
mc:games|key=games form=VALUE
level:hard|key=hard form=VALUE
forward:equal|key=equal form=WORD
learner:lessons.json|key=lessons.json
mc:games=3|kind=mc name=games
random:trials=3|kind=random name=trials
mc:trials=3,trials=4|key=trials
course:a.py,file=b.py|key=file
course:a.py,b.py|key=b.py
mc:trials=0|name=trials low=1 value=0
mc:trials=1.5|name=trials value='1.5'
mc:trials=1e99|name=trials high=1000000000000
mc:trials=nan|name=trials
mc:trials=|name=trials
mc:trials=²|name=trials
mc:current=nan|name=current
mc:other=-1|name=other low=0 high=1000
"""


@pytest.mark.parametrize(
    "row",
    [*BAD.strip("\n").splitlines(), f"mc:trials={'9' * 5000}|name=trials"],
    ids=lambda r: r[:40],
)
def test_bad_commands(row: str) -> None:
    """Text that names no player is refused with what is wrong, however long it is."""
    text, _, carried = row.partition("|")
    with refused(**dict(pair.split("=", 1) for pair in carried.split())):
        parse_spec(text)


SUITED = """
level:level=unbeatable 3 3 level:level=unbeatable
level:level=unbeatable 4 3 level:level=hard refused
engine:a.exe 15 5 engine:file=a.exe,turn=1,memory=350
engine:a.exe 3 3 engine:file=a.exe,turn=1,memory=350 refused
mc 3 3 mc:trials=1000,current=1,other=2
"""


@pytest.mark.parametrize("row", SUITED.strip().splitlines())
def test_some_rules_do_not_suit_a_player(row: str) -> None:
    """Where rules don't allow a player, the nearest that they allow is found, if there is one."""
    text, size, length, instead, *obstacle = row.split()
    spec, rules = parse_spec(text), Rules(int(size), int(length))
    assert (spec.obstacle(rules) is not None, spec.fitted(rules).text) == (bool(obstacle), instead)
    if not obstacle:
        spec.check_for(rules)
        return
    with refused(**{} if spec.text == instead else {"player": instead}):
        spec.check_for(rules)


def no_centre(word: str, rules: Rules) -> Text | None:
    """Return why even boards don't allow the centre."""
    return Text("{word} is odd", word=word) if word == "c" and not rules.size % 2 else None


def random_player(_values: Mapping[str, Value]) -> Player:
    """Return a player for any values."""
    return RandomPlayer()


WORDS = tuple((word, Text(word.upper())) for word in "abc")
STYLE = ChoiceParameter("style", Text("Style"), "b", WORDS, Text("Help."), no_centre)
STYLED = PlayerKind(
    *("styled", Text("Styled"), EMPTY_TEXT),
    (STYLE, SwitchParameter("fast", Text("Fast"), True, EMPTY_TEXT), replace(STYLE, name="again")),
    random_player,
)


def test_every_choice_is_fitted_to_the_rules() -> None:
    """The first choice that the rules don't allow is named; each falls back to a word before."""
    for words, fitted in (("ac", "ab"), ("ca", "ba"), ("cc", "bb")):
        spec = PlayerSpec(STYLED, (words[0], True, words[1]))
        assert str(spec.words) == f"Styled, {words[0].upper()}, {words[1].upper()}"
        assert str(spec.obstacle(Rules(4))) == "c is odd"
        assert spec.fitted(Rules(4)).values == (fitted[0], True, fitted[1])
        assert (spec.obstacle(Rules(3)), spec.fitted(Rules(3))) == (None, spec)


def test_a_spec_has_a_value_for_each_parameter() -> None:
    """Without values it has the defaults; another number, type or name is refused."""
    spec = PlayerSpec(STYLED)
    assert spec.text == "styled:style=b,fast=1,again=b"
    changed = spec.with_value("fast", 0)
    assert (changed.values, spec.values) == (("b", False, "b"), ("b", True, "b"))
    wrong: list[tuple[Any, Any, dict[str, object]]] = [
        (STYLED, ("b",), {"kind": "styled", "count": 3, "given": 1}),
        (STYLED, ["b", 1, "b"], {"name": "values", "given": "list"}),
        ("styled", (), {"name": "kind", "given": "str"}),
    ]
    for kind, values, carried in wrong:
        with refused(**carried):
            PlayerSpec(kind, values)
    for find in (spec.value, spec.parameter):
        with refused(kind="styled", name="size", known="style, fast, again"):
            find("size")


@pytest.mark.parametrize(
    ("spec", "settings", "words"),
    [
        ("random", "", "Random"),
        ("mc:exact", "trials current other exact", "Monte Carlo"),
        ("forward:tie=0", "samples tie equal", "Forward sampling, At random"),
        ("level:level=easy", "level", "Machine by level, Easy"),
        ("learner:blame=chain", "blame", "Learn by mistake, Chain"),
        ("course:a.py,trials=3", "file trials seconds", "Student's file"),
    ],
)
def test_a_player_in_a_command_and_in_words(spec: str, settings: str, words: str) -> None:
    """Commands have all settings but empty ones and unset switches; words have the choices."""
    player = parse_spec(spec)
    assert " ".join(name for name, _ in player.settings) == settings
    assert str(player.words).startswith(words.partition("'")[0])


def test_only_weights_rescore() -> None:
    """New weights apply to the same counts; anything else needs another thought."""
    usual = parse_spec("mc")
    for text, only in (
        *(("mc", True), ("mc:current=5,other=7", True), ("mc:current=5,trials=7", False)),
        *(("mc:exact", False), ("tree", False)),
    ):
        assert parse_spec(text).only_rescores(usual) is only
    position = Position.parse("X../.O./...")
    counts = tuple(range(9))
    tally = Tally(9, 0, 9, counts, counts[::-1], (1,) * 9, (2,) * 9)
    thought = thought_of_tally(position, tally, Weights(1.0, 1.0), 18, 3)
    again = parse_spec("mc:current=2,other=5").rescored(position, thought)
    assert again == thought_of_tally(position, tally, Weights(2.0, 5.0), 18, 3)
    assert parse_spec("tree").rescored(position, thought) is thought


# Parameters and texts ---------------------------------------------------------------------------

HELP = Text("Help.")
SWITCH = SwitchParameter("tie", Text("Ties"), True, HELP)
COUNT = NumberParameter("count", Text("Count"), 5, 0, 1000, HELP)
WEIGHT = NumberParameter("weight", Text("Weight"), 1.0, 0.0, 10.0, HELP)
OVERRIDE = OverrideParameter("sure", Text("Sure"), Text("never"), 0.5, 99.0, HELP)
FILE = FileParameter("book", Text("Book"), Text("Built-in"), HELP)
NOTHING: Any = None


def test_what_is_read() -> None:
    """Each kind reads its own words as values of its own type."""
    for parameter, words in (
        *((SWITCH, {" 1 ": True, "yes": True, "TRUE": True, "on": True}), (STYLE, {" C ": "c"})),
        (SWITCH, {"0": False, "No": False, "False": False, "off": False}),
        (FILE, {" a b=c.db ": "a b=c.db", "": "", "x" * 1000: "x" * 1000}),
        *((OVERRIDE, {" ": "", "0.5": 0.5, "99": 99.0}), (WEIGHT, {"7": 7.0, " +7.5 ": 7.5})),
        (COUNT, {"1k": 1000, "0": 0, "+7": 7, "12.0": 12}),
    ):
        for text, value in words.items():
            assert parameter.parse(text) == value
            assert type(parameter.parse(text)) is type(value)


def test_what_is_refused() -> None:
    """A value of another type or outside the range is refused under the parameter's name."""
    wrong: list[tuple[Parameter, list[Any]]] = [
        *((SWITCH, ["2", 2, "maybe"]), (STYLE, ["some", 1]), (FILE, ["a\0b", "x" * 1001, 1])),
        *((OVERRIDE, ["0.4", "100", "x", 0.4]), (COUNT, ["-1", "1001", "0.5", 2.5])),
        (WEIGHT, ["-0.1", "10.1", "1k", NOTHING, [7], float("nan")]),
    ]
    for parameter, values in wrong:
        for value in values:
            with refused(name=parameter.name):
                parameter.parse(value) if isinstance(value, str) else parameter.check(value)
    with refused(name="weight"):
        WEIGHT.check("7")  # text is no number


def test_settings_are_split_where_commas_are() -> None:
    """Spaces and empty settings don't matter; a name alone has no value, an empty value is one."""
    for text, settings in (
        (" a = 1 ,, b,c=, ", [("a", " 1 "), ("b", None), ("c", "")]),
        *(("\t, ,\n", []), ("a=1,\nb=x=y", [("a", "1"), ("b", "x=y")])),
        ('a=1,  "b=x,y", c', [("a", "1"), ("b", "x,y"), ("c", None)]),
    ):
        assert split_settings(text) == settings
    with refused():
        split_settings('"book=a.db')


@pytest.mark.parametrize("name", ["a.db", "a,b.db", 'a "b".db', "x=1,y=2", "ä ö.db", "C:\\a.db"])
def test_files_make_the_round_trip(name: str) -> None:
    """A file's name can be read back from a command's text, whatever characters are in it."""
    text = default_spec("learner").with_value("textbook", name).text
    assert parse_spec(text).value("textbook") == name


# What all machines have in common ---------------------------------------------------------------


@dataclass
class Fixed(Player):
    """A player whose thoughts are given."""

    thoughts: tuple[Thought, ...]
    seed: int = -1

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts."""
        self.seed = seed
        yield from self.thoughts


@pytest.mark.parametrize(
    ("last", "decides"),
    [
        (None, False),
        (WAITING, False),
        (replace(WAITING, resigns=True), True),
        (replace(MOVED, forfeit=Text("it broke")), True),
        (MOVED, True),
    ],
)
def test_the_last_thought_decides(last: Thought | None, decides: bool) -> None:
    """`decide` returns a last thought that moves or concedes, `choose` its move."""
    player = Fixed(() if last is None else (replace(WAITING, move=(0, 0)), last))
    if last is MOVED:
        assert (player.choose(START, 8), player.seed) == ((1, 1), 8)
    else:
        with refused():
            player.choose(START)
    if decides:
        assert player.decide(START, 7) is last
    else:
        with refused():
            player.decide(START)


def test_wrong_questions_are_refused() -> None:
    """A finished game, another type and an impossible seed are refused."""
    over = Position.parse("XXX/OO./...", finished=True)
    for position, seed in ((over, 0), (NOTHING, 0), (START, -1), (START, 2**63)):
        with pytest.raises(TttmcError):
            Fixed((MOVED,)).decide(position, seed)


def test_a_file_has_a_digest(tmp_path: Path) -> None:
    """The digest follows from the content alone; without a file it is empty."""
    path = tmp_path / "a.py"
    path.write_bytes(b"x = 1\r\n")
    assert file_digest(path) == sha256(b"x = 1\r\n").hexdigest()
    assert file_digest(None) == file_digest(tmp_path / "none") == file_digest(tmp_path) == ""
