"""Play a plan's games by an executor and keep each in the store: the way every run goes."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from threading import Event
from time import monotonic

from tttmc_app import engine
from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import BlockResult, Executor
from tttmc_app.experiments.games import Block, PlayedGame
from tttmc_app.experiments.plan import Plan, Summary, score_of
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.store import Store

TAKE_SECONDS = 0.1
"""How long a step waits for games at most: so soon a cancel is noticed."""
STOP_SECONDS = 1.0
"""How long games that are finished have to come back when a run is cancelled."""
MAX_LOST_WORKERS = 3
_SUMMARY_SHARE = 10
"""Summaries take one part in so many of the time."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Hold how far a run has come; the last one of a finished run holds its results."""

    run: int
    """The run's number in the store; 0 where it isn't kept."""
    plan: Plan
    done: int
    """Games that are finished, and kept."""
    wanted: int
    summary: Summary
    """What they say; while they come in it may be some games behind."""
    seconds: float
    """That this run has taken, in all its sittings."""
    seconds_left: float | None
    """Estimated from the games so far; None where nothing is known yet."""
    executor: str
    """What plays, in a few words."""
    note: str = ""
    """What went wrong without ending the run, such as a worker that was replaced."""

    @property
    def is_finished(self) -> bool:
        """Return whether all games are played."""
        return self.done == self.wanted


def run(
    plan: Plan,
    executor: Executor,
    store: Store | None,
    resume: int | None = None,
    finishing: Event | None = None,
) -> Generator[Progress, None, None]:
    """Yield how far the run has come, at first before any game and then about ten times a second.

    Games are kept, in one transaction each time that some come in, before they are counted;
    without a store nothing is. With `resume` the games of that run are taken as played, and only
    the others are begun. Whoever stops iterating cancels: games under way are broken off, finished
    ones kept. Once `finishing` is set no further block is begun; when those under way are back it
    ends.

    Raises TttmcError, with all finished games kept, where a game can't be played or kept.
    """
    with ExitStack() as stack:
        info = _resumable(plan, store, resume) if resume is not None else None
        stack.enter_context(executor)
        number = 0
        if store is not None:
            number = info.number if info else store.begin(plan, executor.description)
            stack.enter_context(store.playing(number))
            if info:
                store.take_up(number, executor.description)
                info = store.info(number)  # by now nobody else adds to it
        sitting = _Sitting(plan, executor, store, number, info)
        yield from sitting.play(finishing or Event())


def _resumable(plan: Plan, store: Store | None, number: int) -> RunInfo:
    """Return a run that can go on; raise TttmcError where its games wouldn't be the same."""
    if store is None:
        raise TttmcError("without a store there is no run to go on with")
    info = store.info(number)
    if info.plan.key != plan.key:
        raise TttmcError(f"run {number} has other settings: start a new run")
    if info.stream != engine.STREAM:
        raise TttmcError(
            f"run {number} was begun with another stream of random games ({info.stream}, not "
            f"{engine.STREAM}): choose that engine by TTTMC_KERNEL, or start a new run"
        )
    if info.knowledge != plan.knowledge():
        raise TttmcError(
            f"a learner of run {number} has learnt since it was begun, so it would play "
            "otherwise: start a new run"
        )
    return info


class _Sitting:
    """Play what is left of a run, from one start of the program to its end."""

    def __init__(
        self,
        plan: Plan,
        executor: Executor,
        store: Store | None,
        number: int,
        info: RunInfo | None,
    ) -> None:
        self._plan = plan
        self._executor = executor
        self._store = store
        self._number = number
        played = list(store.games(number)) if store is not None and info else []
        self._done = {game.number for game in played}
        self._pairings = plan.pairings
        self._scores = list(plan.scores(played))
        self._begun = self._kept_at = monotonic()
        self._before = info.seconds if info else 0.0
        self._game_seconds = 0.0  # of this sitting's games, all workers together
        self._wanted = plan.games
        self._blocks = plan.blocks(
            frozenset(self._done), info.knowledge if info else plan.knowledge()
        )
        self._returned: deque[Block] = deque()  # what is left of blocks that were begun
        self._under_way = 0
        self._lost = 0
        self._note = ""
        self._summary = plan.summary(tuple(self._scores))
        self._summed, self._next_summary = len(self._done), 0.0

    def play(self, finishing: Event) -> Generator[Progress, None, None]:
        """Yield the progress until all is played, or those under way when it is to finish."""
        try:
            yield self._progress()
            while True:
                if finishing.is_set():
                    self._under_way -= len(self._executor.recall())
                else:
                    self._hand_out()
                if not self._under_way:
                    break
                self._take_in(self._executor.take(TAKE_SECONDS))
                yield self._progress()
        finally:
            # Whatever ends it: what is finished is kept. Where that is what failed, it was told.
            with suppress(TttmcError):
                self._keep(self._executor.stop(STOP_SECONDS))
        self._summarise()
        yield self._progress()

    def _hand_out(self) -> None:
        """Give the executor as many blocks as it holds; those that were begun before go first."""
        while self._under_way < self._executor.capacity:
            block = self._returned.popleft() if self._returned else next(self._blocks, None)
            if block is None:
                return
            self._executor.submit(block)
            self._under_way += 1

    def _take_in(self, results: Sequence[BlockResult]) -> None:
        """Keep what came back, and let the rest be played; raise TttmcError where it can't."""
        self._under_way -= len(results)
        self._keep(results)
        for result in results:
            left = result.block.without(result.games)
            if result.trouble:
                raise TttmcError(f"{result.trouble}. {self._kept_text()}")
            if result.lost_worker:
                self._count_lost(result.lost_worker)
            if left is not None:
                self._returned.append(left)

    def _count_lost(self, end: str) -> None:
        self._lost += 1
        times = "once" if self._lost == 1 else f"{self._lost} times"
        self._note = f"a worker ended unexpectedly {times} ({end}); another took its place"
        if self._lost > MAX_LOST_WORKERS:
            raise TttmcError(f"workers end again and again ({end}). {self._kept_text()}")

    def _kept_text(self) -> str:
        if self._store is None:
            return f"{len(self._done):,} of {self._wanted:,} games were finished"
        return (
            f"{len(self._done):,} of {self._wanted:,} games are finished and kept as run "
            f"{self._number}, which can go on from there"
        )

    def _keep(self, results: Sequence[BlockResult]) -> None:
        """Write the games that came back, then count them."""
        new = [game for result in results for game in result.games]
        new = [game for game in new if game.number not in self._done]
        if not new:
            return
        if self._store is not None:
            now = monotonic()
            self._store.add(self._number, new, now - self._kept_at)
            self._kept_at = now
        for game in new:
            self._count(game)

    def _count(self, game: PlayedGame) -> None:
        self._done.add(game.number)
        self._scores[game.pairing] += score_of(game)
        self._game_seconds += game.seconds

    def _summarise(self) -> None:
        begun = monotonic()
        self._summary = self._plan.summary(tuple(self._scores))
        self._summed = len(self._done)
        ended = monotonic()
        self._next_summary = ended + max(TAKE_SECONDS, _SUMMARY_SHARE * (ended - begun))

    def _progress(self) -> Progress:
        done = len(self._done)
        if self._summed != done and monotonic() >= self._next_summary:
            self._summarise()
        return Progress(
            run=self._number,
            plan=self._plan,
            done=done,
            wanted=self._wanted,
            summary=self._summary,
            seconds=self._before + monotonic() - self._begun,
            seconds_left=self._seconds_left(),
            executor=self._executor.description,
            note=self._note,
        )

    def _seconds_left(self) -> float | None:
        """Estimate by each pairing's mean time, and by how many games went on side by side."""
        if len(self._done) == self._wanted:
            return 0.0
        if not self._game_seconds:
            return None
        known = [score for score in self._scores if score.games]
        usual = sum(score.seconds.mean for score in known) / len(known)
        work = sum(
            (pairing.games - score.games) * (score.seconds.mean if score.games else usual)
            for pairing, score in zip(self._pairings, self._scores, strict=True)
        )
        return work * (monotonic() - self._begun) / self._game_seconds
