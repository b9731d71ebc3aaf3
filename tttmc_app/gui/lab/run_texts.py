"""What the lab says about a run: its time, its progress, its problems and its end."""

from __future__ import annotations

from tttmc_app.core.numbers import duration_text, grouped
from tttmc_app.experiments.columns import RunReport
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.executors import executor_text
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.recipe import AnyPlan, is_plan
from tttmc_app.experiments.running import AnyProgress
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate


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
    if not is_plan(progress.recipe):
        return shown(_report(progress).progress)
    done, target = grouped(progress.done), grouped(progress.target)
    executor, left = executor_text(progress.executor), progress.seconds_left
    if finishing:
        return translate(
            "Lab",
            "{done} of {target} games · finishing those in progress",
            done=done,
            target=target,
        )
    if left is None:
        return translate(
            "Lab",
            "{done} of {target} games · {executor}",
            done=done,
            target=target,
            executor=executor,
        )
    return translate(
        "Lab",
        "{done} of {target} games · {time} left · {executor}",
        done=done,
        target=target,
        time=duration_text(max(1.0, round(left))),
        executor=executor,
    )


def end_text(progress: AnyProgress) -> str:
    """Return how a run ended, as a single line."""
    if not is_plan(progress.recipe):
        return _study_end_text(progress)
    if progress.is_finished:
        return translate(
            "Lab",
            "%n game(s) in {time}, by {executor}. Saved.",
            n=progress.done,
            time=duration_text(progress.seconds),
            executor=executor_text(progress.executor),
        )
    return translate(
        "Lab",
        "Stopped: {done} of {target} games are saved.",
        done=grouped(progress.done),
        target=grouped(progress.target),
    )


def problem_text(progress: AnyProgress) -> str:
    """Return what hinders a run; empty if nothing does."""
    if is_plan(progress.recipe) or not progress.note:
        return shown(progress.note)
    return translate("Lab", "this run isn't saved: {reason}", reason=progress.note)


def _study_end_text(progress: AnyProgress) -> str:
    if progress.is_finished:
        return shown(_report(progress).outcome)
    stopped = translate("Lab", "Stopped.")
    if not progress.done:
        return stopped
    found = shown(_report(progress).progress)
    if not found.endswith((".", "。")):
        found = sentence(found)
    if progress.note:
        return sentences(found, stopped)
    return translate("Lab", "{progress} Stopped; the results so far are saved.", progress=found)


def _report(progress: AnyProgress) -> RunReport:
    return kind_of(progress.recipe).report(progress.recipe, progress.summary)
