"""Run plans, and keep their games in the store."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from heapq import heappop, heappush
from threading import Event
from time import monotonic, perf_counter
from typing import Generic, TypeAlias

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import grouped
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.executors import BlockResult, Executor
from tttmc_app.experiments.games import Block, Games, PackedGames, PlayedGame, numbers_of
from tttmc_app.experiments.recipe import (
    AnyPlan,
    AnyStudy,
    Finding,
    Recipe,
    RecipeT_co,
    Summary,
    SummaryT_co,
)
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.store import Store

TAKE_SECONDS = 0.1
"""The longest time that a step waits for games, and so the longest delay when cancelling."""
STOP_SECONDS = 1.0
"""How long a cancelled run waits for finished games."""
MAX_LOST_WORKERS = 3
_SUMMARY_SHARE = 10
"""The pause after a summary is at least this many times as long as the summary took."""


@dataclass(frozen=True, slots=True)
class Progress(Generic[RecipeT_co, SummaryT_co]):
    """The progress of a run and its results so far."""

    run: int
    """The run's number in the store; 0 if it isn't saved."""
    recipe: RecipeT_co
    done: int
    """Finished games, which are saved, or a study's moves or positions."""
    target: int
    """The same of the whole run."""
    summary: SummaryT_co
    """May lag a few games behind during the run."""
    seconds: float
    """Duration of the run, including earlier sessions."""
    seconds_left: float | None
    """Estimated from the games so far; None before the first game, and for a study."""
    executor: str
    """The executor's description."""
    note: AnyText = ""
    """A problem that didn't end the run: a replaced worker, or why a study can't be saved."""

    @property
    def share(self) -> float:
        """Return how much of the run is done, 0 to 1."""
        found = self.summary
        return found.share if isinstance(found, Finding) else self.done / self.target

    @property
    def is_finished(self) -> bool:
        """Return whether nothing is left to play or calculate."""
        return self.share == 1


AnyProgress: TypeAlias = Progress[Recipe, Summary]


def run(
    plan: AnyPlan,
    executor: Executor,
    store: Store | None,
    resume: int | None = None,
    finishing: Event | None = None,
    on_end: Callable[[AnyProgress], object] | None = None,
    *,
    is_temporary: bool = False,
) -> Generator[AnyProgress, None, None]:
    """Yield the progress of a run, before the first game and then about ten times a second.

    Games are saved as they arrive, before they are counted; without a store they aren't saved.
    With `resume`, the finished games of that run count, and only the others are played. To cancel,
    stop iterating: unfinished games are dropped, finished ones saved. Once `finishing` is set, no
    further block starts, and the run ends after the blocks under way. However the run ends,
    `on_end` is called with all that is saved, which may be more than was last yielded. A new run
    is saved as a temporary one if `is_temporary` is set.

    Raises TttmcError, with all finished games saved, if a game can't be played or saved.
    """
    with ExitStack() as stack:
        info = _resumable(plan, store, resume) if resume is not None else None
        stack.enter_context(executor)
        number = 0
        if store is not None:
            number = (
                info.number
                if info
                else store.begin(plan, executor.description, is_temporary=is_temporary)
            )
            stack.enter_context(store.playing(number))
            if info:
                store.set_executor(number, executor.description)
                info = store.info(number)  # from now on, only this session adds to it
        session = _Session(plan, executor, store, number, info)
        try:
            yield from session.play(finishing or Event())
        finally:
            if on_end is not None:
                on_end(session.whole_progress())


def _resumable(plan: AnyPlan, store: Store | None, number: int) -> RunInfo:
    """Return the run to resume; raise TttmcError if its remaining games would differ."""
    if store is None:
        raise TttmcError("a run can only be resumed from a store")
    info = store.info(number)
    if info.plan.key != plan.key:
        raise TttmcError("run {run} was started with other settings: start a new run", run=number)
    if obstacle := info.obstacle:
        raise TttmcError(obstacle)
    if info.knowledge != plan.knowledge():
        raise TttmcError(
            "a player in run {run} has changed since the run started, so it would play "
            "differently (its textbook, file or program): start a new run",
            run=number,
        )
    return info


class _Session:
    """One session of a run, which plays the remaining games until it is done or cancelled."""

    def __init__(
        self,
        plan: AnyPlan,
        executor: Executor,
        store: Store | None,
        number: int,
        info: RunInfo | None,
    ) -> None:
        self._plan = plan
        self._executor = executor
        self._store = store
        self._number = number
        self._is_new = info is None
        played = list(store.games(number)) if store is not None and info else []
        self._done = {game.number for game in played}
        self._pairings = plan.pairings
        self._counting = plan.counting()
        self._scores = list(plan.scores(self._counting.take(played)))
        self._started = self._kept_at = monotonic()
        self._before = info.seconds if info else 0.0
        self._game_seconds = 0.0  # this session's games, summed over all workers
        self._playing_since = 0.0  # when their first game began; workers take a while to start
        self._target = plan.games
        knowledge = info.knowledge if info else plan.knowledge()
        self._blocks = BlockQueue(plan.blocks(frozenset(self._done), knowledge))
        self._under_way = 0
        self._lost = 0
        self._note: AnyText = ""
        self._summary = plan.summary(tuple(self._scores), len(self._counting.surplus))
        self._summed, self._next_summary = len(self._done), 0.0

    def play(self, finishing: Event) -> Generator[AnyProgress, None, None]:
        """Yield progress until all games, or those under way if `finishing` is set, are played."""
        problem: AnyText = ""
        try:
            yield self._progress()
            while not self._counting.is_decided and not problem:
                if finishing.is_set():
                    self._under_way -= len(self._executor.recall())
                else:
                    self._hand_out()
                if not self._under_way:
                    break
                problem = self._take_in(self._executor.take(TAKE_SECONDS))
                yield self._progress()
        finally:
            late = self._executor.stop(STOP_SECONDS)
            # Save finished games however the session ends; don't hide an error being raised.
            if not self._counting.is_decided:
                with suppress(TttmcError):
                    self._keep(late)
        if problem and not self._counting.is_decided:
            if not self._lost:
                self._discard_empty()
            raise TttmcError("{error}. {kept}", error=problem, kept=self._kept_text())
        if self._counting.is_decided:
            self._done.difference_update(self._counting.surplus)
            self._target = len(self._done)
            if self._store is not None:
                self._store.end(self._number, self._counting.surplus)
        self._summarise()
        yield self._progress()

    def whole_progress(self) -> AnyProgress:
        """Return the progress with a summary that includes all finished games."""
        if self._summed != len(self._done):
            self._summarise()
        return self._progress()

    def _hand_out(self) -> None:
        """Give the executor as many blocks as it accepts."""
        while self._under_way < self._executor.capacity and (block := self._blocks.take()):
            self._executor.submit(block)
            self._under_way += 1

    def _take_in(self, results: Sequence[BlockResult]) -> AnyText:
        """Save the games that have arrived, and requeue the rest; return what ends the run."""
        self._under_way -= len(results)
        self._keep(results)
        problem: AnyText = ""
        for result in results:
            if result.lost_worker:
                problem = problem or self._count_lost(result.lost_worker)
            problem = problem or result.error
            if (left := result.block.without(result.games)) is not None:
                self._blocks.give_back(left)
        return problem

    def _discard_empty(self) -> None:
        """Erase a new run without games: whatever kept them from being played would do so again."""
        if self._store is not None and self._is_new and not self._done:
            self._store.delete([self._number])
            self._store.erase([self._number])
            self._store = None

    def _count_lost(self, end: AnyText) -> AnyText:
        self._lost += 1
        self._note = Text(
            "%n worker(s) ended unexpectedly and had to be replaced; the last one: {end}",
            n=self._lost,
            end=end,
        )
        if self._lost > MAX_LOST_WORKERS:
            return Text("workers keep ending unexpectedly ({end})", end=end)
        return ""

    def _kept_text(self) -> Text:
        done, target = grouped(len(self._done)), grouped(self._target)
        if self._store is None:
            return Text("{done} of {target} games were finished", done=done, target=target)
        return Text(
            "{done} of {target} games are finished and saved as run {run}, which can be resumed",
            done=done,
            target=target,
            run=self._number,
        )

    def _keep(self, results: Sequence[BlockResult]) -> None:
        """Save the games that have arrived, then count them."""
        new = [each for result in results for each in self._new(result.games)]
        if not new:
            return
        if self._store is not None:
            now = monotonic()
            self._store.add(self._number, new, now - self._kept_at)
            self._kept_at = now
        for result in results:
            self._done.update(numbers_of(result.games))
        is_first = not self._game_seconds
        for i, score in enumerate(self._plan.scores(self._counting.take(new))):
            if score.games or score.halves:
                self._scores[i] += score
                self._game_seconds += score.seconds.total
        if is_first:
            of_a_block = self._game_seconds / len(results)
            self._playing_since = max(self._started, monotonic() - of_a_block)

    def _new(self, games: Games) -> Sequence[PlayedGame | PackedGames]:
        """Return the games that aren't saved yet."""
        if not self._done.isdisjoint(numbers_of(games)):
            return [game for game in games if game.number not in self._done]
        return [games] if isinstance(games, PackedGames) else games

    def _summarise(self) -> None:
        started = monotonic()
        uncounted = 0 if self._counting.is_decided else len(self._counting.surplus)
        self._summary = self._plan.summary(tuple(self._scores), uncounted)
        self._summed = len(self._done)
        ended = monotonic()
        self._next_summary = ended + max(TAKE_SECONDS, _SUMMARY_SHARE * (ended - started))

    def _progress(self) -> AnyProgress:
        done = len(self._done)
        if self._summed != done and monotonic() >= self._next_summary:
            self._summarise()
        return Progress(
            run=self._number,
            recipe=self._plan,
            done=done,
            target=self._target,
            summary=self._summary,
            seconds=self._before + monotonic() - self._started,
            seconds_left=self._seconds_left(),
            executor=self._executor.description,
            note=self._note,
        )

    def _seconds_left(self) -> float | None:
        """Estimate the seconds left from the games' mean times and how many are played in parallel.

        For a pairing without a finished game, its players' times against others are used.
        """
        if len(self._done) == self._target:
            return 0.0
        if not self._game_seconds:
            return None
        spent: dict[str, list[float]] = {}  # each player's time per game, for each pairing
        for pairing, score in zip(self._pairings, self._scores, strict=True):
            if score.games:
                spent.setdefault(pairing.x.text, []).append(score.x_times.total / score.games)
                spent.setdefault(pairing.o.text, []).append(score.o_times.total / score.games)
        costs = {player: sum(times) / len(times) for player, times in spent.items()}
        usual = sum(costs.values()) / len(costs)
        work = sum(
            (pairing.games - score.games)
            * (
                score.seconds.mean
                if score.games
                else costs.get(pairing.x.text, usual) + costs.get(pairing.o.text, usual)
            )
            for pairing, score in zip(self._pairings, self._scores, strict=True)
        )
        return work * (monotonic() - self._playing_since) / self._game_seconds


_Waiting: TypeAlias = tuple[int, int, Block]
"""A block's first game and its pairing, which together identify it, and the block itself."""


class BlockQueue:
    """The blocks of a run that wait to be played, those earliest in their pairing first.

    The pairings therefore advance evenly: an interrupted match has about as many games with A on
    either side, and an interrupted sweep about as many for each value.
    """

    def __init__(self, blocks: Iterator[Block]) -> None:
        """Queue a plan's blocks, which are made as they are needed."""
        self._blocks = blocks
        self._ahead: Block | None = None  # the next of them, if it has been made
        self._returned: list[_Waiting] = []  # a heap

    def give_back(self, block: Block) -> None:
        """Queue what is left of a block."""
        heappush(self._returned, _waiting(block))

    def take(self) -> Block | None:
        """Remove the next block and return it; None if no block waits."""
        self._ahead = self._ahead or next(self._blocks, None)
        if self._ahead and not (self._returned and self._returned[0] < _waiting(self._ahead)):
            block, self._ahead = self._ahead, None
            return block
        return heappop(self._returned)[-1] if self._returned else None


def _waiting(block: Block) -> _Waiting:
    return block.numbers[0], block.pairing, block


SAVE_SECONDS = 2.0
"""The seconds between two saves of a running study."""
RETRY_SECONDS = 20.0
"""The same after a save that failed, which itself may take seconds."""
STUDY_EXECUTOR = "1 process"
"""The executor of a study, as the store records it."""


class StudySaver:
    """Saves the latest results of a study regularly.

    The run is locked from the first save until `lock` is left, so that no other program erases it.
    A study continues even if its results can't be saved, which is tried again now and then.
    """

    def __init__(self, study: AnyStudy) -> None:
        self._study = study
        self._started = self._written_at = perf_counter()
        self._newest: Finding | None = None
        self._written: Finding | None = None
        self.run = 0
        """The run's number in the store; 0 before it is first written."""
        self.save_error = EMPTY_TEXT
        """Why the last save failed; empty if it didn't."""
        self.lock = ExitStack()

    def take(self, found: Finding) -> None:
        """Accept new results, and save them if the last save was long enough ago."""
        self._newest = found
        pause = RETRY_SECONDS if self.save_error else SAVE_SECONDS
        if perf_counter() - self._written_at >= pause:
            self.write()

    def write(self) -> None:
        """Save the latest results, if they are new and worth saving."""
        found, self._written_at = self._newest, perf_counter()
        if found is None or found is self._written or not found.done:
            return
        try:
            # In one transaction: a killed program leaves no run without results.
            with Store() as store, ExitStack() as lock:
                with store.writing():
                    run = self.run
                    if not run:
                        run = store.begin(self._study, STUDY_EXECUTOR)
                        lock.enter_context(store.playing(run))
                    target = max(self._study.target, found.done)
                    store.keep(run, found, target, self._written_at - self._started)
                if not self.run:
                    self.lock.push(lock.pop_all())
            self.run, self._written, self.save_error = run, found, EMPTY_TEXT
        except TttmcError as error:
            self.save_error = error.text

    def progress(self, found: Finding) -> AnyProgress:
        """Return the progress of the study when these are its latest results."""
        return Progress(
            run=self.run,
            recipe=self._study,
            done=found.done,
            target=max(self._study.target, found.done),
            summary=found,
            seconds=perf_counter() - self._started,
            seconds_left=None,
            executor=STUDY_EXECUTOR,
            note=self.save_error,
        )


def saved_findings(
    study: AnyStudy,
    work: Callable[[], Iterator[object]],
    on_end: Callable[[AnyProgress], object] | None = None,
) -> Generator[AnyProgress, None, None]:
    """Yield the progress of a study for each of the results of `work`; the last ones are saved.

    However the study ends, `on_end` is called with the last results, if there are any.
    """
    found: Finding | None = None
    findings, saver = work(), StudySaver(study)
    try:
        with saver.lock:
            try:
                for value in findings:
                    if isinstance(value, Finding):  # a child process may yield None at first
                        found = value
                        saver.take(found)
                        yield saver.progress(found)
            finally:
                try:
                    if isinstance(findings, Generator):
                        findings.close()  # stop the calculation before the last results are saved
                finally:
                    saver.write()
            if found is not None:
                yield saver.progress(found)
    finally:
        if found is not None and on_end is not None:
            on_end(saver.progress(found))
