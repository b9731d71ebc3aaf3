"""The nearest player that a game allows, where it doesn't allow the chosen one."""

from __future__ import annotations

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Text
from tttmc_app.core.numbers import grouped
from tttmc_app.players import FileParameter, PlayerSpec, default_spec
from tttmc_app.session import Session

_EXACT, _TRIALS = "exact", "trials"
_MONTE_CARLO = default_spec("mc")
_LARGEST_USUAL = 7
"""The largest board on which the default number of trials tells squares apart."""
_MANY_TRIALS, _MANY_IN_PYTHON = 100_000, 20_000
"""Trials per move on larger boards: milliseconds' work, or about a second's without a kernel."""


def fitted(mark: Mark, spec: PlayerSpec, position: Position) -> tuple[PlayerSpec, Text | None]:
    """Return the nearest player for a game continued from a position, and what has changed.

    The second value is None if nothing had to change. A player's file stays: what happens to it is
    asked when it is opened.
    """
    rules = position.rules
    obstacle, other = spec.obstacle(rules), spec.fitted(rules)
    is_file = any(isinstance(each, FileParameter) for each in spec.kind.parameters)
    if obstacle is not None and other.obstacle(rules) is not None and not is_file:
        other = _MONTE_CARLO.with_value(_TRIALS, usual_trials(rules))
    if obstacle is not None and other != spec:
        return other, Text(
            "{side} now plays as {player}: {reason}.",
            side=mark,
            player=other.words,
            reason=obstacle,
        )
    if _TRIALS not in spec.overridden or position.outcome is not None:
        return spec, None
    obstacle = engine.why_not_exact(position)
    if obstacle is None:
        return spec, None
    return spec.with_value(_EXACT, value=False), Text(
        "{side} now plays with {trials} trials per move instead of ∞. {reason}.",
        side=mark,
        trials=grouped(float(spec.value(_TRIALS))),
        reason=obstacle,
    )


def needs_more_trials(rules: Rules) -> bool:
    """Return whether the default number of trials tells too little on a board."""
    return rules.size > _LARGEST_USUAL


def usual_trials(rules: Rules) -> int:
    """Return how many trials per move are enough on a board: the default, or more on large ones."""
    if not needs_more_trials(rules):
        return int(_MONTE_CARLO.value(_TRIALS))
    return _MANY_IN_PYTHON if engine.SAMPLES_IN_PYTHON else _MANY_TRIALS


def with_enough_trials(spec: PlayerSpec, before: Rules, rules: Rules) -> PlayerSpec:
    """Return a player for a new game on a larger board: Monte Carlo with more trials by default.

    A number of trials other than the default stays.
    """
    if spec.kind != _MONTE_CARLO.kind:
        return spec
    if needs_more_trials(before) or not needs_more_trials(rules):
        return spec
    if spec.value(_TRIALS) != _MONTE_CARLO.value(_TRIALS):
        return spec
    return spec.with_value(_TRIALS, usual_trials(rules))


def fit_players(session: Session) -> list[Text]:
    """Replace players that the game doesn't allow; return what has changed."""
    fits = [
        fitted(mark, spec, session.position)
        for mark, spec in zip(Mark, session.players, strict=True)
    ]
    changes = [change for _spec, change in fits if change is not None]
    if changes:
        session.set_players((fits[0][0], fits[1][0]))
    return changes
