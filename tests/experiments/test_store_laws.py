"""Laws of the store of results: it keeps what it is given, whatever else is done to it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.strategies import steady
from tttmc_app.core import Ending, Mark
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.statistics import Spread
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan

PLAN = SweepPlan(values=(5, 10), games_each=4)
SECONDS = st.floats(0, 1e6, allow_subnormal=False)
SPREADS = st.builds(Spread.of, st.lists(SECONDS, max_size=3))
GAMES = st.builds(
    PlayedGame,
    number=st.integers(0, 7),
    pairing=st.integers(0, 1),
    winner=st.sampled_from([Mark.X, Mark.O, None]),
    ending=st.sampled_from(list(Ending)),
    moves=st.text("abc123 ", max_size=9),
    seconds=SECONDS,
    x_times=SPREADS,
    o_times=SPREADS,
    reason=st.text(st.characters(exclude_categories=["Cs"]), max_size=9),
)
SOME = st.lists(GAMES, max_size=6)
NAMES = st.text(st.characters(categories=["L", "N", "S"]), min_size=1, max_size=20)


@settings(steady, max_examples=25)
@given(SOME, SOME, NAMES)
def test_everything_is_kept(first: list[PlayedGame], then: list[PlayedGame], name: str) -> None:
    """Of two games with a number, the first stays; a run that was deleted is restored or erased."""
    with TemporaryDirectory() as folder:
        with Store(Path(folder, "results.sqlite")) as store:
            runs = [store.begin(PLAN, "one process") for _ in range(4)]
            for games in (first, then):
                for run in runs:
                    store.add(run, games, 0.5)
            store.rename(2, name)
            store.delete([2, 3, 4])
            store.restore([2])
            store.erase([4])
        with Store(Path(folder, "results.sqlite")) as store:
            listed = [
                (info.number, info.name) for info in (*store.runs(), *store.runs(deleted=True))
            ]
            title = str(PLAN.title)
            assert listed == [(2, name), (1, title), (3, title)]
            kept = {game.number: game for game in reversed([*first, *then])}
            for run in (1, 2, 3):
                assert list(store.games(run)) == [kept[number] for number in sorted(kept)]
                assert store.info(run).done == len(kept)
            assert store.begin(PLAN, "") == 5
