"""The players by name: what a command may contain, and the errors for anything else."""

from __future__ import annotations

import pytest

from tttmc_app.core import Text, TttmcError, Weights
from tttmc_app.players import (
    PLAYER_KINDS,
    NumberParameter,
    Player,
    PlayerKind,
    default_spec,
    parse_spec,
    player_kind,
)
from tttmc_app.players.defaults import DEFAULT_TRIALS
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.perfect import Perfect
from tttmc_app.players.random_player import RandomPlayer


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: str(kind.name))
def test_every_kind_is_whole(kind: PlayerKind) -> None:
    """Each player has a label and help, valid defaults, and a machine unless it is human."""
    assert kind.label
    assert str(kind.description).endswith(".")
    for parameter in kind.parameters:
        assert str(parameter.help).endswith(".")
        assert parameter.check(parameter.default) == parameter.default
        if isinstance(parameter, NumberParameter):
            types = {type(n) for n in (parameter.minimum, parameter.default, parameter.maximum)}
            assert len(types) == 1
    spec = default_spec(kind.name)
    assert parse_spec(spec.text) == parse_spec(kind.name) == spec
    assert spec.is_human or isinstance(spec.make(), Player)


def test_names_are_given_once() -> None:
    """No two kinds of player share a name, nor do two parameters of a kind."""
    assert len({kind.name for kind in PLAYER_KINDS}) == len(PLAYER_KINDS)
    for kind in PLAYER_KINDS:
        assert len({parameter.name for parameter in kind.parameters}) == len(kind.parameters)


@pytest.mark.parametrize(
    ("text", "machine"),
    [
        ("mc", MonteCarlo(DEFAULT_TRIALS, Weights(1.0, 2.0))),
        ("mc:", MonteCarlo(DEFAULT_TRIALS, Weights(1.0, 2.0))),
        ("mc:trials=10", MonteCarlo(10, Weights(1.0, 2.0))),
        ("mc:trials=1e6", MonteCarlo(1_000_000, Weights(1.0, 2.0))),
        ("mc: other=.5 , current=3 ", MonteCarlo(DEFAULT_TRIALS, Weights(3.0, 0.5))),
        ("mc:exact=1", MonteCarlo(DEFAULT_TRIALS, Weights(1.0, 2.0), exact=True)),
        ("mc:sure=95", MonteCarlo(DEFAULT_TRIALS, Weights(1.0, 2.0), sure=95.0)),
        ("perfect:nodes=7,simulations=9", Perfect(7, 9)),
        (" random ", RandomPlayer()),
    ],
)
def test_commands_name_machines(text: str, machine: Player) -> None:
    """A command's text makes the machine it names, with defaults for what it omits."""
    assert parse_spec(text).make() == machine


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not a player: choose one of human, mc, "),
        ("MC", "'MC' is not a player: write mc, in small letters"),
        ("Mc:Trials=10", "'Mc:Trials=10' is not a player: write mc:trials=10, in small letters"),
        ("MC:games=3", "'MC' is not a player"),
        (
            "Course:Mine.py,Trials=5",
            "'Course:Mine.py,Trials=5' is not a player: write course:Mine.py,trials=5, in",
        ),
        ("chess:trials=3", "'chess' is not a player"),
        ("mc:trials", "'trials' in 'mc:trials' needs a value: write trials=NUMBER"),
        ("mc:games", "'games' in 'mc:games' needs a value: write games=VALUE"),
        ("course:trials", "'trials' in 'course:trials' needs a value: write trials=NUMBER"),
        ("level:hard", "'hard' in 'level:hard' needs a value: write hard=VALUE"),
        ("forward:equal", "'equal' in 'forward:equal' needs a value: write equal=WORD"),
        ("mc:games=3", "mc has no parameter 'games': it has trials, current, other"),
        ("random:trials=3", "random has no parameter 'trials': it has none"),
        ("mc:trials=3,trials=4", "trials is given twice in 'mc:trials=3,trials=4'"),
        ("course:a.py,file=b.py", "file is given twice in 'course:a.py,file=b.py': give it once"),
        ("mc:trials=0", "trials must be from 1 to 1000000000000, not 0"),
        ("mc:trials=-5", "trials must be from 1 to 1000000000000, not -5"),
        ("mc:trials=1.5", "trials must be a whole number, not '1.5'"),
        ("mc:trials=1e99", "trials must be from 1 to"),
        ("mc:trials=inf", "trials must be a whole number, not 'inf'"),
        ("mc:trials=nan", "trials must be a whole number, not 'nan'"),
        ("mc:trials=", "trials must be a number, not ''"),
        ("mc:trials=²", "trials must be a number, not '²'"),
        ("mc:trials=" + "9" * 4000, "trials must be from 1 to 1000000000000, not 999"),
        ("mc:trials=" + "9" * 5000, "trials must be from 1 to 1000000000000, not 1000"),
        ("mc:other=" + "9" * 4000, "other must be from 0 to 1000, not 999"),
        ("mc:current=abc", "current must be a number, not 'abc'"),
        ("mc:current=nan", "current must be from 0 to 1000, not nan"),
        ("mc:other=-1", "other must be from 0 to 1000, not -1"),
        ("mc:other=inf", "other must be from 0 to 1000, not inf"),
    ],
)
def test_bad_commands(text: str, message: str) -> None:
    """Text that names no player is rejected with a line that says what is valid."""
    with pytest.raises(TttmcError) as caught:
        parse_spec(text)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", [0.1, 1 / 3, 1e-7, 123.456789, 999.9999999])
def test_values_make_the_round_trip(value: float) -> None:
    """A parameter's value can be read back exactly from its text."""
    spec = default_spec("mc").with_value("other", value)
    assert parse_spec(spec.text) == spec


def test_a_changed_value_is_another_player() -> None:
    """Changing a value makes a new spec and leaves the old one unchanged."""
    spec = default_spec("mc")
    changed = spec.with_value("trials", 7)
    assert (spec.value("trials"), changed.value("trials")) == (DEFAULT_TRIALS, 7)
    assert changed.text == "mc:trials=7,current=1,other=2"
    with pytest.raises(TttmcError, match="trials must be from 1"):
        spec.with_value("trials", 0)


def test_a_person_is_no_machine() -> None:
    """No machine can be made from the spec of a human."""
    spec = default_spec("human")
    assert spec.is_human
    with pytest.raises(TttmcError, match="human is not a machine"):
        spec.make()


def test_forms_know_what_reruns() -> None:
    """New weights only rescore the same counts; another number of trials needs a new thought."""
    parameters = {p.name: p for p in player_kind("mc").parameters}
    assert [p.name for p in parameters.values() if p.rescores] == ["current", "other"]
    numbers = [p for p in parameters.values() if isinstance(p, NumberParameter)]
    assert [p.name for p in numbers if p.is_whole] == ["trials"]
    weighted = (usual := default_spec("mc")).with_value("other", 1)
    assert weighted.only_rescores(usual)
    assert not weighted.with_value("trials", 7).only_rescores(usual)


@pytest.mark.parametrize(("text", "value"), [("1e3", 1000), ("+7", 7), (" 8 ", 8), ("12.0", 12)])
def test_whole_numbers(text: str, value: int) -> None:
    """Whole numbers may be written in several ways and are returned as int."""
    parsed = NumberParameter("n", Text("N"), 1, 0, 10**12, Text("Help.")).parse(text)
    assert (parsed, type(parsed)) == (value, int)


def test_a_file_that_is_only_written_has_to_be_named() -> None:
    """A word alone is the file of a player that needs one; a textbook is optional, so it isn't."""
    assert parse_spec("course:player.py").value("file") == "player.py"
    with pytest.raises(TttmcError, match="needs a value"):
        parse_spec("learner:lessons.json")
    assert parse_spec("learner:textbook=lessons.json").value("textbook") == "lessons.json"
