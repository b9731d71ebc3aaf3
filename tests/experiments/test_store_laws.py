"""Properties of the store of results: it keeps what it is given, whatever else is done to it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, precondition, rule

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
NAMES = st.text(st.characters(categories=["L", "N", "S"]), min_size=1, max_size=20)


class KeptRuns(RuleBasedStateMachine):
    """A store, beside plain dictionaries that say what must be in it."""

    runs = Bundle[int]("runs")

    def __init__(self) -> None:
        """Open an empty store."""
        super().__init__()
        self.folder = TemporaryDirectory()
        self.path = Path(self.folder.name) / "results.sqlite"
        self.store = Store(self.path)
        self.games: dict[int, dict[int, PlayedGame]] = {}
        self.names: dict[int, str] = {}
        self.deleted: set[int] = set()

    def teardown(self) -> None:
        """Close the store and remove its folder."""
        self.store.close()
        self.folder.cleanup()

    @rule(target=runs)
    def begin(self) -> int:
        """Begin a run, which has a new number."""
        run = self.store.begin(PLAN, "one process")
        assert run > max(self.names, default=0)
        self.games[run], self.names[run] = {}, str(PLAN.title)
        return run

    @rule(run=runs, games=st.lists(GAMES, max_size=4))
    def add(self, run: int, games: list[PlayedGame]) -> None:
        """Save games; of two with the same number, the first stays."""
        if run in self.games:
            self.store.add(run, games, 0.5)
            for game in games:
                self.games[run].setdefault(game.number, game)

    @rule(run=runs, name=NAMES)
    def rename(self, run: int, name: str) -> None:
        """Rename a run."""
        if run in self.games:
            self.store.rename(run, name)
            self.names[run] = name.strip()

    @rule(run=runs, is_deleted=st.booleans())
    def delete_or_restore(self, run: int, is_deleted: bool) -> None:
        """Delete or restore a run."""
        if run in self.games:
            (self.store.delete if is_deleted else self.store.restore)([run])
            (self.deleted.add if is_deleted else self.deleted.discard)(run)

    @precondition(lambda self: self.deleted)
    @rule()
    def erase(self) -> None:
        """Erase all deleted runs."""
        self.store.erase(self.deleted)
        for run in self.deleted:
            del self.games[run]
        self.deleted.clear()

    @rule()
    def reopen(self) -> None:
        """Close the file and open it again."""
        self.store.close()
        self.store = Store(self.path)

    @invariant()
    def everything_is_kept(self) -> None:
        """Every run is listed once, with its name and its games in the order of their numbers."""
        kept = {run.number: run.name for run in self.store.runs()}
        gone = {run.number: run.name for run in self.store.runs(deleted=True)}
        assert gone.keys() == self.deleted
        assert kept | gone == {run: self.names[run] for run in self.games}
        for run, games in self.games.items():
            expected: list[Any] = [games[number] for number in sorted(games)]
            assert list(self.store.games(run)) == expected
            assert self.store.info(run).done == len(expected)


TestKeptRuns = KeptRuns.TestCase
TestKeptRuns.settings = settings(  # shortening a failure would take minutes
    steady, max_examples=12, stateful_step_count=20, phases=[Phase.generate]
)
