"""A game's players: made from specs, kept while these stay the same, told of the end, closed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.playing import HUMAN, MC, RANDOM, ROW, START, Scripted, play, session
from tests.refusals import refused
from tttmc_app.core import GameRecord, Mark, TttmcError
from tttmc_app.players import MachinePlayers, Player, PlayerSpec, parse_spec


class Failing(Scripted):
    """A player that notes what happens to it, and may then fail."""

    def finished(self, record: GameRecord, side: Mark) -> None:
        self.ended.append((record, side))
        self.close()

    def close(self) -> None:
        super().close()
        if self.fails:
            raise TttmcError("{word}", word="stuck")


def hosted() -> tuple[MachinePlayers, list[Failing]]:
    """Return two sides, and the players that it makes; it can't make tree searches."""
    made = list[Failing]()

    def make(spec: PlayerSpec) -> Player:
        if spec.kind.name == "tree":
            raise TttmcError("{word}", word="none")
        made.append(Failing())
        return made[-1]

    return MachinePlayers(make), made


def test_a_side_whose_spec_stays_keeps_its_player() -> None:
    """Only players that change are made and closed; a suggestion makes a player of its own.

    If one of the new players can't be made, nothing changes.
    """
    machines, made = hosted()
    machines.assign({Mark.X: MC, Mark.O: MC})
    assert [machines.player(side, MC) for side in Mark] == machines.players() == made
    machines.assign({Mark.X: MC, Mark.O: RANDOM})
    assert [player.closed for player in made] == [0, 1, 0]
    assert machines.player(Mark.O, MC) is made[3]  # not the other side's
    with refused(word="none"):
        machines.assign({Mark.X: RANDOM, Mark.O: parse_spec("tree")})
    assert machines.players() == [made[0], made[2]]
    machines.assign({Mark.X: HUMAN, Mark.O: RANDOM})
    assert machines.players() == [made[2]]
    machines.close()
    assert [player.closed for player in made[:3]] == [1, 1, 1]
    assert list(machines.think(START, MC, 1))[-1].decided


ACTS: dict[str, Callable[[MachinePlayers], None]] = {
    "closed": lambda machines: machines.close(),
    "replaced": lambda machines: machines.assign({Mark.X: RANDOM, Mark.O: RANDOM}),
    "told of the end": lambda machines: machines.finished(play(session(), ROW).record),
}


@pytest.mark.parametrize("side", Mark)
@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_a_player_that_fails_hinders_no_other(
    act: Callable[[MachinePlayers], None], side: Mark
) -> None:
    """The other one is still closed, replaced or told of the end; then the error is raised."""
    machines, made = hosted()
    machines.assign({Mark.X: MC, Mark.O: MC})
    made[side is Mark.O].fails = True
    with refused(word="stuck"):
        act(machines)
    assert [player.closed for player in made[:2]] == [1, 1]
    assert machines.players() == made[-2:]
    for player, told in zip(made, Mark, strict=False):
        assert {side for _, side in player.ended} <= {told}
