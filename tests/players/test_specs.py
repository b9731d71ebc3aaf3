"""Players as commands and forms name them: kinds, parameters, texts, and what these make."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.core import Position, Rules, Text, Thought, thought_without_values
from tttmc_app.core.text import EMPTY_TEXT
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
    default_spec,
    parse_spec,
    player_kind,
)
from tttmc_app.players.behaviour import (
    Behaviour,
    behaviours_of,
    first_change,
    versions_from,
    versions_of,
)
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.parameter import Parameter, split_settings
from tttmc_app.players.player import file_digest

START = Position.start(Rules(3))
WAITING = thought_without_values(START, 1)
MOVED = replace(WAITING, move=(1, 1))


# Kinds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: str(kind.name))
def test_every_kind_is_whole(kind: PlayerKind) -> None:
    """Each kind has words, valid and distinct parameters, a text that is read back, a machine."""
    assert all((kind.label.source, kind.description.source))
    assert [each.name for each in PLAYER_KINDS].count(kind.name) == 1
    assert len({parameter.name for parameter in kind.parameters}) == len(kind.parameters)
    for parameter in kind.parameters:
        assert all((parameter.label.source, parameter.help.source))
        assert parameter.check(parameter.default) == parameter.default
    spec = default_spec(kind.name)
    assert parse_spec(spec.text) == parse_spec(kind.name) == spec
    with refused() if spec.is_human else nullcontext():
        assert isinstance(spec.make(), Player)


MACHINES = """
mc:trials=1e6                       | MonteCarlo(trials=1000000,
mc: other=.5 , current=3            | weights=Weights(current=3.0, other=0.5)
mc:exact,sure=75                    | exact=True, sure=75.0
forward:samples=7,tie=.5,equal=first | (samples=7, tie=0.5, random_ties=False)
forward:tie=No                      | tie=0.0, random_ties=True
forward:tie                         | tie=1.0, random_ties=True
uct:simulations=7,exploration=2     | Uct(simulations=7, exploration=2.0)
tree:simulations=7                  | TreeSearch(simulations=7)
perfect:nodes=7,simulations=9       | Perfect(nodes=7, simulations=9)
level:level=easy                    | LevelPlayer(level=<Level.EASY
engine:a.exe,turn=0.5,memory=16     | a.exe'), limits=BrainLimits(turn_seconds=0.5, megabytes=16
 random                             | RandomPlayer()
"""


@pytest.mark.parametrize("row", MACHINES.strip("\n").splitlines())
def test_commands_name_machines(row: str) -> None:
    """A command's text makes the machine it names, with defaults for what it omits."""
    text, _, made = row.partition("|")
    spec = parse_spec(text)
    assert made.strip() in repr(spec.make())
    assert "exact" not in text or "trials" not in spec.text
    assert parse_spec(spec.text) == spec


def test_a_students_file_has_its_settings(tmp_path: Path) -> None:
    """The file, its overridden constants and the limit of a move reach the file's process."""
    for settings, expected in (
        (",trials=7,current=3,other=4,seconds=5", (7, 3.0, 4.0, 5.0)),
        ("", (None, None, None, 30.0)),
    ):
        player = parse_spec(f"course:{tmp_path}{settings}").make()
        assert isinstance(player, CoursePlayer)
        assert player.student is not None
        assert player.student.path == tmp_path
        given, limit = player.student.overrides, player.student.limits.call_seconds
        assert (given.trials, given.current, given.other, limit) == expected


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
level:level=unbeatable 5 3 level:level=hard refused
level:level=medium 5 3 level:level=medium
engine:a.exe,turn=2 15 5 engine:file=a.exe,turn=2,memory=350
engine:a.exe,turn=2 3 3 engine:file=a.exe,turn=2,memory=350 refused
random 3 3 random
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


def test_a_spec_has_a_value_for_each_parameter() -> None:
    """Without values it has the defaults; another number, type or name is refused."""
    kind = player_kind("forward")
    spec = PlayerSpec(kind)
    assert spec == default_spec("forward")
    changed = spec.with_value("tie", 0)
    assert (changed.value("tie"), spec.value("tie")) == (False, True)
    wrong: Any = "styled"
    with refused(kind="forward", count=3, given=1):
        PlayerSpec(kind, (5,))
    with refused(name="values", given="str"):
        PlayerSpec(kind, wrong)
    with refused(name="kind", given="str"):
        PlayerSpec(wrong)
    for find in (spec.value, spec.parameter):
        with refused(kind="forward", name="size", known="samples, tie, equal"):
            find("size")


def test_only_weights_rescore() -> None:
    """New weights apply to the same counts; anything else needs another thought."""
    usual, changed = parse_spec("mc"), parse_spec("mc:current=5,other=7")
    others = map(parse_spec, ("mc:current=5,trials=7", "mc:exact", "tree"))
    assert [each.only_rescores(usual) for each in (changed, *others)] == [True, False, False, False]


# Parameters and texts ---------------------------------------------------------------------------

HELP = Text("Help.")
PARAMETERS: dict[str, Parameter] = {
    "fast": SwitchParameter("fast", HELP, True, HELP),
    "style": ChoiceParameter("style", HELP, "b", (("b", HELP), ("c", HELP)), HELP),
    "count": NumberParameter("count", HELP, 5, 0, 1000, HELP),
    "weight": NumberParameter("weight", HELP, 1.0, 0.0, 10.0, HELP),
    "sure": OverrideParameter("sure", HELP, HELP, 0.5, 99.0, HELP),
    "book": FileParameter("book", HELP, HELP, HELP),
}
READ = """
fast  | True     |' 1 ', 'yes', 'TRUE', 'on'
fast  | False    |'0', 'No', 'False', 'off'
style | 'c'      |' C ',
book  | 'a b=c'  |' a b=c ',
book  | ''       |'',
sure  | ''       |' ',
sure  | 0.5      |'0.5',
sure  | 99.0     |'99',
weight| 7.0      |'7',
weight| 7.5      |' +7.5 ',
count | 1000     |'1k',
count | 7        |'+7', '7.0'
count | 0        |'0',
"""
REFUSED = """
fast  | '2', 2, 'maybe'
style | 'some', 1
book  | 'a\\0b', 1
sure  | '0.4', '100', 'x', 0.4
count | '-1', '1001', '0.5', 2.5
weight| '-0.1', '10.1', '1k', 'nan', None, [7]
"""


@pytest.mark.parametrize("row", READ.strip().splitlines())
def test_what_is_read(row: str) -> None:
    """Each kind of parameter reads its own words as values of its own type."""
    name, value, texts = row.split("|")
    for text in literal_eval(texts):
        assert repr(PARAMETERS[name.strip()].parse(text)) == value.strip()


@pytest.mark.parametrize("row", REFUSED.strip().splitlines())
def test_what_is_refused(row: str) -> None:
    """A value of another type or outside the range is refused under the parameter's name."""
    name, values = row.split("|")
    parameter = PARAMETERS[name.strip()]
    for value in literal_eval(values.strip()):
        with refused(name=parameter.name):
            parameter.parse(value) if isinstance(value, str) else parameter.check(value)
    with refused(name="weight"):
        PARAMETERS["weight"].check("7")  # text is no number
    with refused(name="book"):
        PARAMETERS["book"].parse("x" * 1001)


def test_settings_are_split_where_commas_are() -> None:
    """Spaces and empty settings don't matter; a name alone has no value, an empty value is one."""
    found = split_settings(' a = 1 ,, b,c=, \n"d=x,y",  e=x=y,')
    assert found == [("a", " 1 "), ("b", None), ("c", ""), ("d", "x,y"), ("e", "x=y")]
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

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts with the seed."""
        return (replace(thought, seed=seed) for thought in self.thoughts)


def test_the_last_thought_decides() -> None:
    """`decide` returns a last thought that moves or concedes, `choose` its move."""
    player = Fixed((WAITING, MOVED))
    assert player.decide(START, 7) == replace(MOVED, seed=7)
    assert player.choose(START) == (1, 1)
    for thoughts in ((), (MOVED, WAITING)):
        with refused():
            Fixed(thoughts).decide(START)
    for last in (replace(WAITING, resigns=True), replace(MOVED, forfeit=Text("it broke"))):
        assert Fixed((MOVED, last)).decide(START, 1) == last
        with refused():
            Fixed((MOVED, last)).choose(START)


def test_wrong_questions_are_refused() -> None:
    """A finished game, another type and an impossible seed are refused."""
    player, nothing = Fixed((MOVED,)), literal_eval("None")
    over = Position.parse("XXX/OO./...", finished=True)
    for position, seed in ((over, 0), (nothing, 0), (START, -1), (START, 2**63)):
        with refused():
            player.decide(position, seed)


def test_a_file_has_a_digest(tmp_path: Path) -> None:
    """The digest follows from the content alone; without a file it is empty."""
    path = tmp_path / "a.py"
    path.write_bytes(b"x = 1\r\n")
    assert file_digest(path) == sha256(b"x = 1\r\n").hexdigest()
    assert file_digest(None) == file_digest(tmp_path / "none") == file_digest(tmp_path) == ""


# Versions of behaviour ---------------------------------------------------------------------------

NOW = (Behaviour("mc", EMPTY_TEXT, 3), Behaviour("opening", EMPTY_TEXT, 1))


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: kind.name)
def test_a_kind_has_the_versions_of_the_kinds_it_plays_with(kind: PlayerKind) -> None:
    """A player made of others behaves otherwise when one of them does; one may name itself."""
    versions = versions_of(behaviours_of([kind]))
    assert versions[kind.name] == kind.version >= 1
    again = kind._replace(version=7, plays_with=(kind.name, *kind.plays_with))
    assert versions_of(behaviours_of([again])) == {**versions, kind.name: 7}
    for name in kind.plays_with:
        assert versions.items() >= versions_of(behaviours_of([player_kind(name)])).items()


CHANGES = """
mc=3 opening=1          | nothing: all is the same
mc=2 opening=1          | mc
mc=4 opening=1          | mc
mc=3 opening=2          | opening
mc=3                    | nothing: a part that has become one since doesn't count
mc=3 opening=1 random=9 | nothing: nor does one that is no longer one
"""


@pytest.mark.parametrize("row", CHANGES.strip().splitlines())
def test_what_has_changed_is_found(row: str) -> None:
    """Newer and older versions count alike."""
    recorded, _, changed = row.partition("|")
    then = {name: int(number) for name, _, number in (w.partition("=") for w in recorded.split())}
    found = first_change(then, NOW)
    assert (found.name if found else "nothing:") == changed.split()[0]


@pytest.mark.parametrize("recorded", [None, [], 3, {"mc": 1.5}, {"mc": None}, {"mc": True}])
def test_malformed_versions_are_refused(recorded: object) -> None:
    """Whatever a file contains, versions are whole numbers or texts by name."""
    assert versions_from({"mc": 1}) == {"mc": 1}
    with pytest.raises(ValueError, match="malformed"):
        versions_from(recorded)
