"""What the page on the thought says: a statement, a reason, how sure it is, what colours mean."""

from __future__ import annotations

from functools import partial
from math import isqrt

from tttmc_app.analysis.facts import PositionFacts, Want
from tttmc_app.core import Meaning, Square, Thought, square_name
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import percent
from tttmc_app.core.thought import counted_text
from tttmc_app.engine.certainty import Sureness
from tttmc_app.gui.board.captions import Occasion, caption, explain_level
from tttmc_app.gui.board.overlay import Overlay, own_values
from tttmc_app.gui.board.overlays import unproven_text
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.panels.thought_page import Words

MANY_TIES = 0.95
"""If the share of ties is higher than this, the scores mean little."""
SHORT_LINE = 5
"""The line length offered when complete lines are very rare."""
_LEVEL, _NAMED = 0.99, 3
"""From which part of the choice's chance another square's is as good; how many such are named."""


def is_mostly_tied(thought: Thought | None) -> bool:
    """Return whether nearly all of a thought's trials are ties."""
    tally = thought.tally if thought is not None else None
    return bool(tally and tally.trials >= 100 and tally.ties > MANY_TIES * tally.trials)


def words_of(
    thought: Thought | None,
    overlay: Overlay | None,
    occasion: Occasion,
    name: str,
    sureness: Sureness | None = None,
) -> Words:
    """Return what to say about a thought of the player with this name."""
    statement = _statement(thought, occasion, name)
    square = _square(thought, occasion)
    if overlay is not None and not (overlay.is_view or overlay.has_choice):
        if overlay.is_only:
            statement = translate("Game", "Only move")
        elif occasion.past is None:
            statement = translate("Game", "All squares are equal")
        else:  # one of them was chosen all the same, which may have ended the game
            played = square_name(occasion.past)
            statement = translate("Game", "{player} played {square}", player=name, square=played)
        square = None
    why = ""
    if not occasion.slip and thought is not None and square is not None:
        why = occasion.reason or _held(thought, square, is_past=occasion.past is not None)
    words = Words(statement, why, caption=_caption(thought, overlay, occasion))
    is_wanted = overlay is not None and overlay.kind.want in (None, Want.SPREAD)
    if not (is_wanted and square and thought and thought.tally and thought.weights):
        return words
    if sureness is None:
        return words._replace(sure="")
    size = isqrt(len(sureness.chances))
    chances = {
        group: sum(sureness.chances[row * size + col] or 0.0 for row, col in group)
        for group in sureness.open
    }
    equals = next((group for group in chances if square in group), None)
    if equals is None:
        return words
    chance = chances[equals]
    level = [group for group in chances if chances[group] > _LEVEL * chance]
    if len(level) > 1:  # nothing speaks for one of them yet
        values = thought.values
        named = [square] + [
            max(group, key=lambda at: values[at[0] * size + at[1]] or 0.0)
            for group in level
            if group is not equals
        ]
        about = translate("Game", "among {squares}", squares=square_names(named, _NAMED))
        text = translate("Game", "Too close to call")
        return words._replace(sure=text, is_sure=False, about=about)
    return words._replace(
        sure=translate("Game", "{chance} sure", chance=percent(chance)),
        is_sure=sureness.is_sure,
        about=translate("Game", "that no square scores higher"),
    )


def slips_text(thought: Thought, facts: PositionFacts) -> str:
    """Return how often as many trials choose a move that gives up the proven result."""
    chance, trials, wins = facts.slip_chance, counted_text(thought), facts.best == (1, 1)
    if chance is None:
        return ""
    if chance == 0 and wins:
        return translate("Game", "With {trials}, Monte Carlo always keeps the win.", trials=trials)
    if chance == 0:
        return translate("Game", "With {trials}, Monte Carlo always holds the tie.", trials=trials)
    if chance == 1 and wins:
        return translate(
            "Game", "With {trials}, Monte Carlo always gives up the win.", trials=trials
        )
    if chance == 1:
        return translate(
            "Game", "With {trials}, Monte Carlo always gives up the tie.", trials=trials
        )
    share = percent(chance)
    if wins:
        return translate(
            "Game",
            "With {trials}, Monte Carlo gives up the win in {share} of its choices.",
            share=share,
            trials=trials,
        )
    return translate(
        "Game",
        "With {trials}, Monte Carlo gives up the tie in {share} of its choices.",
        share=share,
        trials=trials,
    )


def _caption(thought: Thought | None, overlay: Overlay | None, occasion: Occasion) -> str:
    """Return what sizes, colours and numbers mean."""
    values = overlay.shown if overlay else own_values(thought) if thought else None
    explain = values.format.explain if values else None
    if overlay and overlay.is_level and not overlay.shown.format.chips:
        name, is_lost = overlay.shown.format.name, overlay.facts.is_lost
        explain = partial(explain_level, name=name, is_lost=is_lost)
    shows_own = not occasion.nothing and not (overlay and overlay.is_view)
    tied = thought.tally if thought and is_mostly_tied(thought) and shows_own else None
    is_numbered = occasion.numbers_fit and bool(overlay and overlay.kind.shows_values)
    occasion = occasion._replace(
        is_view=bool(overlay and overlay.is_view),
        is_level=bool(overlay and overlay.is_level),
        is_line_numbered=is_numbered,
    )
    text = caption(overlay.thought if overlay else thought, explain, tied, occasion)
    if overlay is not None and overlay.kind.shows_errors and (error := overlay.error_text()):
        text = sentences(
            text, translate("Board", "Error by chance (standard error): {error}.", error=error)
        )
    if overlay is not None and overlay.kind.shows_proofs and not overlay.is_view:
        text = sentences(text, shown(unproven_text(overlay.facts)))
    return text


def _square(thought: Thought | None, occasion: Occasion) -> Square | None:
    """Return the square that a thought is about: the move, or else the only best one."""
    if occasion.past is not None:
        return occasion.past
    if thought is None:
        return None
    return thought.move or (thought.best[0] if len(thought.best) == 1 else None)


def _statement(thought: Thought | None, occasion: Occasion, name: str) -> str:
    if thought is None:
        return translate("Game", "No thought to show")
    square = _square(thought, occasion)
    if square is None:
        if not thought.best or not any(value is not None for value in thought.values):
            return translate("Game", "{player} is thinking", player=name)
        return translate("Game", "%n square(s) look best", n=len(thought.best))
    where = square_name(square)
    is_best = square in thought.best
    if thought.meaning is Meaning.RESULT and len(thought.best) > 1:  # none is better
        if occasion.past is None:
            return translate("Game", "%n square(s) look best", n=len(thought.best))
        is_best = False
    if occasion.past is not None and is_best:
        return translate("Game", "{square} looked best to {player}", square=where, player=name)
    if occasion.past is not None:
        return translate("Game", "{player} played {square}", square=where, player=name)
    if is_best:
        return translate("Game", "{square} looks best to {player}", square=where, player=name)
    return translate("Game", "{player} would play {square} here", player=name, square=where)


def _held(thought: Thought, square: Square, *, is_past: bool) -> str:
    """Return in which of the trials the side held a square: where a score comes from."""
    tally = thought.tally
    if tally is None or thought.meaning is not Meaning.SCORE or not (tally.wins and tally.losses):
        return ""
    size = isqrt(len(thought.values))
    index = square[0] * size + square[1]
    won, lost = tally.won_mine[index] / tally.wins, tally.lost_mine[index] / tally.losses
    where, in_won, in_lost = square_name(square), percent(won), percent(lost)
    if is_past:
        return translate(
            "Game",
            "It held {square} in {won} of the trials it won, and in {lost} of those it lost.",
            square=where,
            won=in_won,
            lost=in_lost,
        )
    return translate(
        "Game",
        "It holds {square} in {won} of the trials it wins, and in {lost} of those it loses.",
        square=where,
        won=in_won,
        lost=in_lost,
    )
