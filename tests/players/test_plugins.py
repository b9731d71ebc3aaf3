"""Players from other distributions: those that can be used, and why others can't."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin import METADATA, installed
from tttmc_app.core import Text, TttmcError
from tttmc_app.players import PLAYER_KINDS, parse_spec, player_kind, plugins
from tttmc_app.players.plugins import Plugins, player_kinds, plugin_problems

OTHERS = """
from tttmc_app.api import NumberParameter, Player, PlayerKind, Text

class Quiet(Player):
    def think(self, position, seed):
        return iter(())

class Silent(Exception):
    pass

SOUND = PlayerKind("sound", Text("Sound"), Text("Is sound."), (), lambda _: Quiet())
AGAIN = SOUND._replace(label=Text("Again"))
HUMAN = SOUND._replace(name="person", make=None)
PLAIN = Quiet
number = NumberParameter("n", Text("N"), 5, 1, 9, Text("Help."))
NO_LABEL = SOUND._replace(name="a", parameters=(number.__replace__(label="N"),))
NO_HELP = SOUND._replace(name="b", parameters=(number.__replace__(help="Help."),))
LOW = SOUND._replace(name="c", parameters=(number.__replace__(default=0),))

def __getattr__(name):
    raise Silent
""".replace("number.__replace__(", "replace(number, ").replace(
    "\nclass Quiet", "from dataclasses import replace\n\nclass Quiet", 1
)


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install players with mistakes of every kind, and a sound one."""
    for path in installed(tmp_path, monkeypatch):
        (path / "tttmc_lines" / "others.py").write_text(OTHERS, encoding="utf-8")
        info = path / "tttmc_others-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(METADATA.format(name="tttmc-others"), encoding="utf-8")
        names = ["SOUND", "AGAIN", "HUMAN", "PLAIN", "NO_LABEL", "NO_HELP", "LOW", "SILENT"]
        lines = [f"z{i} = tttmc_lines.others:{name}" for i, name in enumerate(names)]
        (info / "entry_points.txt").write_text(
            "\n".join(["[tttmc.players]", *lines, ""]), encoding="utf-8"
        )
        yield path


@pytest.mark.usefixtures("distribution")
def test_sound_players_are_added_and_others_are_explained() -> None:
    """Sound kinds follow the built-in ones, by name; every other has a line with the reason."""
    taken = "another player is named {!r}, so this one is ignored: rename it"
    label = "label and help must be of the type Text"
    problems = (
        "broken (tttmc_lines.missing:KIND): No module named 'tttmc_lines.missing'",
        f"swapped (tttmc_lines.wrong:SWAPPED): weight: {label}",
        f"taken (tttmc_lines.taken:KIND): {taken.format('mc')}",
        f"z1 (tttmc_lines.others:AGAIN): {taken.format('sound')}",
        "z2 (tttmc_lines.others:HUMAN): make must be a function that returns a Player",
        "z3 (tttmc_lines.others:PLAIN): the entry point must name a PlayerKind",
        f"z4 (tttmc_lines.others:NO_LABEL): n: {label}",
        f"z5 (tttmc_lines.others:NO_HELP): n: {label}",
        "z6 (tttmc_lines.others:LOW): n must be from 1 to 9, not 0",
        "z7 (tttmc_lines.others:SILENT): Silent",
    )
    found = plugins()
    assert found.problems == problems
    assert [kind.name for kind in found.kinds] == ["failing", "lines", "unmade", "sound"]
    assert player_kinds() == (*PLAYER_KINDS, *found.kinds)
    assert found.kinds[3].label == Text("Sound")
    assert player_kind("sound") is found.kinds[3]
    for name, index in (("broken", 0), ("taken", 2), ("mc", 2), ("sound", 3), ("z7", 9)):
        assert plugin_problems(name) == (problems[index],)
    assert plugin_problems("tak") == plugin_problems("person") == ()
    with pytest.raises(TttmcError) as caught:
        parse_spec("broken:n=3")
    assert str(caught.value) == f"the plug-in {problems[0]}"
    names = [*(kind.name for kind in PLAYER_KINDS), "failing", "lines", "unmade", "sound"]
    for name, told in (
        ("xyz", "'xyz' is not a player: choose one of "),
        ("lins", "'lins' is not a player: did you mean lines? The players are "),
    ):
        with pytest.raises(TttmcError) as caught:
            player_kind(name)
        assert str(caught.value) == told + ", ".join(names)


def test_players_are_found_in_any_folder(
    distribution: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their folder may come last, after one whose announcement can't be read."""
    other = tmp_path / "other"
    (other / "odd-1.0.dist-info" / "entry_points.txt").mkdir(parents=True)
    rest = [each for each in sys.path if each != str(distribution)]
    monkeypatch.setattr(sys, "path", [str(other), "", *rest, str(distribution)])
    plugins.cache_clear()
    assert [kind.name for kind in plugins().kinds] == ["failing", "lines", "unmade", "sound"]


def test_without_distributions_there_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no distribution announces players, only the built-in ones are there."""
    plugins.cache_clear()
    monkeypatch.setattr(sys, "path", [*sys.path, ""])
    assert plugins() == Plugins((), ())
    assert player_kinds() == PLAYER_KINDS
    assert plugin_problems("mc") == ()
