"""A game's players: made from specs, kept while these stay the same, told of the end, closed."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from tests.playing import HUMAN, MC, RANDOM, ROW, START, Scripted, play, session
from tttmc_app.core import GameRecord, Mark, TttmcError
from tttmc_app.players import Player, PlayerHost, PlayerSpec, parse_spec


@dataclass
class Noting(Scripted):
    """A player that notes when it is closed, and may fail to note a game."""

    spec: PlayerSpec = RANDOM
    closed: int = 0
    seen: list[Mark] = field(default_factory=list[Mark])
    fails: bool = False
    sticks: bool = False

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Note the side, or fail."""
        self.seen.append(side)
        if self.fails:
            raise TttmcError("the textbook is locked")

    def close(self) -> None:
        """Note it, or fail."""
        self.closed += 1
        if self.sticks:
            raise TttmcError("it sticks")


@pytest.fixture
def made() -> list[Noting]:
    """Return the players made so far."""
    return []


@pytest.fixture
def host(made: list[Noting]) -> PlayerHost:
    """Return a host whose players note what happens to them."""

    def make(spec: PlayerSpec) -> Player:
        if spec.kind.name == "tree":
            raise TttmcError("no such player")
        made.append(Noting(spec=spec))
        return made[-1]

    return PlayerHost(make)


def test_a_side_whose_spec_stays_keeps_its_player(host: PlayerHost, made: list[Noting]) -> None:
    """Only players that change are made and closed; two sides with the same spec have one each."""
    host.assign({Mark.X: MC, Mark.O: MC})
    assert [host.player(side, MC) for side in Mark] == host.players() == made
    assert host.player(Mark.O, MC) is made[1] is not made[0]
    host.assign({Mark.X: MC, Mark.O: RANDOM})
    assert [player.spec for player in made] == [MC, MC, RANDOM]
    assert [player.closed for player in made] == [0, 1, 0]
    assert host.player(Mark.X, MC) is made[0]
    assert host.player(Mark.O, MC) is made[3]  # not the other side's
    host.assign({Mark.X: HUMAN, Mark.O: RANDOM})
    assert [player.closed for player in made] == [1, 1, 0, 0]


def test_a_question_makes_a_player_of_its_own(host: PlayerHost, made: list[Noting]) -> None:
    """A player that plays neither side is made only for a suggestion."""
    host.assign({Mark.X: HUMAN, Mark.O: RANDOM})
    assert list(host.think(START, MC, 1))[-1].decided
    assert [player.spec for player in made] == [RANDOM, MC]
    assert host.players() == [made[0]]


def test_players_that_cannot_be_made_change_nothing(host: PlayerHost, made: list[Noting]) -> None:
    """If one of the new players is refused, the old ones stay and none is closed."""
    host.assign({Mark.X: MC, Mark.O: RANDOM})
    with pytest.raises(TttmcError, match="no such player"):
        host.assign({Mark.X: RANDOM, Mark.O: parse_spec("tree")})
    assert host.player(Mark.X, MC) is made[0]
    assert host.player(Mark.O, RANDOM) is made[1]
    assert not any(player.closed for player in made)


def test_both_learn_of_the_end(host: PlayerHost, made: list[Noting]) -> None:
    """If one player fails to note the end, the other is still told, and the error is raised."""
    host.assign({Mark.X: MC, Mark.O: RANDOM})
    made[0].fails = True
    with pytest.raises(TttmcError, match="the textbook is locked"):
        host.finished(play(session(), ROW).record)
    assert [player.seen for player in made] == [[Mark.X], [Mark.O]]


@pytest.mark.parametrize("side", Mark)
def test_a_player_that_fails_to_close_keeps_no_other_open(
    side: Mark, host: PlayerHost, made: list[Noting]
) -> None:
    """If one player fails to close, the other is still closed or replaced; the error is raised."""
    host.assign({Mark.X: MC, Mark.O: MC})
    made[side is Mark.O].sticks = True
    with pytest.raises(TttmcError, match="it sticks"):
        host.close()
    assert [player.closed for player in made] == [1, 1]
    with pytest.raises(TttmcError, match="it sticks"):
        host.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    assert [player.closed for player in made] == [2, 2, 0, 0]
    assert host.players() == made[2:]


def test_closing_releases_all(host: PlayerHost, made: list[Noting]) -> None:
    """Both players are closed, and the host can still be used for suggestions."""
    host.assign({Mark.X: MC, Mark.O: RANDOM})
    host.close()
    assert [player.closed for player in made] == [1, 1]
    assert list(host.think(START, MC, 1))[-1].decided
