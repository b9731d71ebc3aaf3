"""What all players have in common: deciding, choosing, their defaults, and specs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Text,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import (
    ChoiceParameter,
    Player,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    parse_spec,
)
from tttmc_app.players.player import file_digest

START = Position.start(Rules())
WAITING = thought_without_values(START, 1)
MOVED = replace(WAITING, move=(1, 1))


@dataclass
class Fixed(Player):
    """A player whose thoughts are given."""

    thoughts: tuple[Thought, ...]
    seed: int = -1

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts."""
        self.seed = seed
        yield from self.thoughts


def test_the_last_thought_decides() -> None:
    """`decide` returns the last thought, and `choose` its move; both pass the seed on."""
    player = Fixed((replace(WAITING, move=(0, 0)), MOVED))
    assert (player.decide(START, 7), player.seed) == (MOVED, 7)
    assert (player.choose(START, 8), player.seed) == ((1, 1), 8)
    assert (player.choose(START), player.seed) == ((1, 1), 0)


@pytest.mark.parametrize(
    ("last", "decides", "message"),
    [
        (None, False, "player: its last thought has neither a move nor a concession"),
        (WAITING, False, "player: its last thought has neither a move nor a concession"),
        (replace(WAITING, resigns=True), True, "player: it resigns instead of choosing a move"),
        (replace(WAITING, forfeit=Text("it broke")), True, "player: it forfeits (it broke)"),
        (replace(MOVED, forfeit=Text("it broke")), True, "player: it forfeits (it broke)"),
    ],
)
def test_without_a_move_there_is_an_error(
    last: Thought | None, decides: bool, message: str
) -> None:
    """A concession is a decision but no move; an unfinished thought is neither."""
    player = Fixed(() if last is None else (MOVED, last))
    for ask, works in ((player.decide, decides), (player.choose, False)):
        if works:
            assert ask(START) is last
            continue
        with pytest.raises(TttmcError) as caught:
            ask(START)
        assert str(caught.value) == message


def test_wrong_questions_are_refused() -> None:
    """A finished game, another type and an impossible seed are named."""
    player, wrong = Fixed((MOVED,)), Position.parse("XXX/OO./...", finished=True)
    arguments: list[tuple[Any, Any, str]] = [
        (wrong, 0, "position: the game is over, so there is no move to choose"),
        ("...", 0, "position must be of the type Position, not str"),
        (START, -1, "a seed must be from 0 to 9223372036854775807, not -1"),
        (START, 2**63, "a seed must be from 0 to 9223372036854775807, not 9223372036854775808"),
    ]
    for position, seed, message in arguments:
        with pytest.raises(TttmcError) as caught:
            player.decide(position, seed)
        assert str(caught.value) == message


def test_a_player_need_only_think() -> None:
    """By default a player is quick, alone, learns nothing and knows nothing else."""
    player = Fixed((MOVED,))
    assert not player.holds_interpreter
    assert not player.holds_interpreter_at(START)
    assert not player.keeps_proofs
    assert player.with_threads(3) is player
    assert player.revise(START, MOVED) is MOVED
    assert player.compiled(START.rules) is None
    assert player.chances(START) is None
    assert player.knowledge(START.rules) == ""
    player.finished(GameRecord.begin(START, ("a", "b"), 1), Mark.X)
    player.close()

    class Slow(Fixed):
        """A player that is slow everywhere."""

        @property
        def holds_interpreter(self) -> bool:
            """Return true."""
            return True

    assert Slow(()).holds_interpreter_at(START)


def no_centre(word: str, rules: Rules) -> Text | None:
    """Return why even boards don't allow the centre."""
    return (
        Text("{word} needs an odd board", word=word) if word == "c" and not rules.size % 2 else None
    )


def make_fixed(values: Mapping[str, Value]) -> Player:
    """Return a player that keeps a value."""
    return Fixed((), int(values["fast"]))


def never(*_arguments: object) -> Text:
    """Return an obstacle that is always there."""
    return Text("never")


STYLE = ChoiceParameter(
    "style",
    Text("Style"),
    "b",
    tuple((word, Text(word.upper())) for word in "abc"),
    Text("Help."),
    no_centre,
)
KIND = PlayerKind(
    "styled",
    Text("Styled"),
    EMPTY_TEXT,
    (STYLE, SwitchParameter("fast", Text("Fast"), True, Text("Help."))),
    make_fixed,
)


def test_a_spec_has_a_value_for_each_parameter() -> None:
    """Without values it has the defaults; another number, or type, of values is an error."""
    spec = PlayerSpec(KIND)
    assert spec.values == ("b", True)
    assert (spec.text, str(spec.words)) == ("styled:style=b,fast=1", "Styled, B")
    assert spec.with_value("fast", 0).text == "styled:style=b,fast=0"
    made = spec.with_value("fast", 0).make()
    assert isinstance(made, Fixed)
    assert made.seed == 0
    wrong: list[tuple[Any, Any, str]] = [
        (KIND, ("b",), "styled has 2 parameters, not 1: give a value for each, or none"),
        (KIND, ("b", 1, 1), "styled has 2 parameters, not 3: give a value for each, or none"),
        (KIND, ["b", 1], "values must be of the type tuple, not list"),
        ("styled", (), "kind must be of the type PlayerKind, not str"),
    ]
    for kind, values, message in wrong:
        with pytest.raises(TttmcError) as caught:
            PlayerSpec(kind, values)
        assert str(caught.value) == message
    for find in (spec.value, spec.parameter):
        with pytest.raises(TttmcError) as caught:
            find("size")
        assert str(caught.value) == "styled has no parameter 'size': it has style, fast"


def test_rules_may_not_allow_a_choice() -> None:
    """The obstacle is named with the nearest choice before it that the rules allow."""
    spec, even, odd = PlayerSpec(KIND, ("c", True)), Rules(4, 3), Rules(5)
    assert spec.obstacle(odd) is None
    assert str(spec.obstacle(even)) == "c needs an odd board"
    assert spec.fitted(odd) == spec
    assert spec.fitted(even).values == ("b", True)
    spec.check_for(odd)
    with pytest.raises(TttmcError) as caught:
        spec.check_for(even)
    assert str(caught.value) == (
        "c needs an odd board: on 4×4, 3 in a row choose styled:style=b,fast=1"
    )
    refused = replace(spec, kind=KIND._replace(why_not=Rules.describe))
    assert str(refused.obstacle(odd)) == "5×5"
    for kind in (
        PlayerKind("alone", EMPTY_TEXT, EMPTY_TEXT, (), KIND.make, why_not=never),
        KIND._replace(why_not=never),
        KIND._replace(parameters=(replace(STYLE, why_not=never),)),
    ):
        alone = PlayerSpec(kind)
        alone = alone.with_value("style", "c") if kind.parameters else alone
        with pytest.raises(TttmcError) as caught:
            alone.check_for(even)
        assert str(caught.value) == "never: choose another player or other rules"


def test_every_choice_is_looked_at() -> None:
    """The first of several choices that the rules don't allow is named, and each is fitted."""
    again = replace(STYLE, name="again")
    spec = PlayerSpec(KIND._replace(parameters=(STYLE, *KIND.parameters[1:], again)))
    for first, second, fitted in (
        ("a", "c", ("a", True, "b")),
        ("c", "a", ("b", True, "a")),
        ("c", "c", ("b", True, "b")),
    ):
        chosen = spec.with_value("style", first).with_value("again", second)
        assert str(chosen.words) == f"Styled, {first.upper()}, {second.upper()}"
        assert str(chosen.obstacle(Rules(4))) == "c needs an odd board"
        assert chosen.fitted(Rules(4)).values == fitted
        assert (chosen.obstacle(Rules(3)), chosen.fitted(Rules(3))) == (None, chosen)
    assert spec.obstacle(Rules(4)) is None


def test_only_weights_can_rescore() -> None:
    """Specs of one kind that differ in weights alone only rescore; of two kinds they never do."""
    usual = parse_spec("mc")
    assert usual.only_rescores(usual)
    assert parse_spec("mc:current=5,other=7").only_rescores(usual)
    assert not parse_spec("mc:current=5,trials=7").only_rescores(usual)
    assert not parse_spec("mc:exact").only_rescores(usual)
    assert not parse_spec("tree").only_rescores(usual)
    assert not parse_spec("random").only_rescores(parse_spec("human"))


def test_a_choice_falls_back_to_an_earlier_word() -> None:
    """The nearest word before one that isn't allowed is taken; failing that, the word stays."""
    assert [STYLE.fitted(word, Rules(4)) for word in "abc"] == ["a", "b", "b"]
    assert STYLE.fitted("c", Rules(3)) == "c"
    assert replace(STYLE, why_not=never).fitted("c", Rules(3)) == "c"
    assert replace(STYLE, why_not=None).obstacle("c", Rules(4)) is None


def test_a_file_has_a_digest(tmp_path: Path) -> None:
    """The digest follows from the content alone; without a file it is empty."""
    path = tmp_path / "a.py"
    path.write_bytes(b"x = 1\r\n")
    assert file_digest(path) == sha256(b"x = 1\r\n").hexdigest()
    assert file_digest(None) == file_digest(tmp_path / "none") == file_digest(tmp_path) == ""
