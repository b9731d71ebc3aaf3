"""What the lab says about a run of games: its time, its progress and its end."""

from __future__ import annotations

from tttmc_app.core.numbers import duration_text, grouped
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.executors import executor_text
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import AnyProgress
from tttmc_app.gui.lab.run_driver import RunEnd
from tttmc_app.gui.look.translation import translate


def estimate_text(plan: AnyPlan, found: Estimate) -> str:
    """Return how long a run would take, as a single line."""
    time = duration_text(max(1.0, round(found.seconds)))
    if found.is_least:
        return translate("Lab", "Estimated time: more than {time}", time=time)
    if plan.may_end_early:
        return translate("Lab", "Estimated time: at most {time}", time=time)
    return translate("Lab", "Estimated time: {time}", time=time)


def progress_text(progress: AnyProgress, finishing: bool) -> str:
    """Return a run's progress as a single line."""
    done, target = grouped(progress.done), grouped(progress.target)
    if finishing:
        return translate(
            "Lab",
            "{done} of {target} games · finishing those in progress",
            done=done,
            target=target,
        )
    if progress.seconds_left is None:
        return translate(
            "Lab",
            "{done} of {target} games · {executor}",
            done=done,
            target=target,
            executor=executor_text(progress.executor),
        )
    return translate(
        "Lab",
        "{done} of {target} games · {time} left · {executor}",
        done=done,
        target=target,
        time=duration_text(max(1.0, round(progress.seconds_left))),
        executor=executor_text(progress.executor),
    )


def end_text(progress: AnyProgress, end: RunEnd) -> str:
    """Return how a run ended, as a single line."""
    done, target = grouped(progress.done), grouped(progress.target)
    match end:
        case RunEnd.FINISHED:
            return translate(
                "Lab",
                "%n game(s) in {time}, by {executor}. Saved.",
                n=progress.done,
                time=duration_text(progress.seconds),
                executor=executor_text(progress.executor),
            )
        case RunEnd.STOPPED:
            return translate(
                "Lab", "Stopped: {done} of {target} games are saved.", done=done, target=target
            )
        case RunEnd.STOPPED_AFTER_GAMES:
            return translate(
                "Lab",
                "Stopped after the games in progress: {done} of {target} games are saved.",
                done=done,
                target=target,
            )
