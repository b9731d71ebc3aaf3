"""What overlays show: a thought's own values, rates, chances, exact scores, proofs, lines.

A view turns facts about a position, and a thought about it if there is one, into a thought that
the board can show, or returns None if there is nothing to show.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, Slip
from tttmc_app.analysis.review_texts import names
from tttmc_app.core import (
    Meaning,
    Text,
    Thought,
    Weights,
    best_squares,
    square_name,
    thought_of_expectation,
    thought_without_values,
)
from tttmc_app.core.numbers import percent
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine.certainty import Sureness
from tttmc_app.gui.look.translation import shown

_USUAL = Weights(1.0, 2.0)
"""The weights for exact scores if the thought's player has no weights."""
_MAX_NAMED = 4
"""Maximum number of squares named in a sentence."""


View = Callable[[PositionFacts, Thought | None], Thought | None]


def own_view(_facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return the thought itself."""
    return thought


def rate_view(facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return the shares of wins in a search, in samples or in the trials."""
    if thought is None or thought.meaning is Meaning.RATE:
        return thought
    rates, note = thought.rates, Text("")
    if rates is not None:
        note = Text(
            "Win rate: the share of points that {side} got in the simulations that began with the "
            "square.",
            side=thought.side,
        )
    elif thought.tally is not None:
        tally, legal = thought.tally, facts.position.legal
        pairs = enumerate(zip(tally.won_mine, tally.lost_mine, strict=True))
        rates = tuple(
            won / (won + lost) if legal >> i & 1 and won + lost else None
            for i, (won, lost) in pairs
        )
        note = Text(
            "Win rate: of the decided trials in which {side} held the square, the share that "
            "{side} won.",
            side=thought.side,
        )
    if rates is None:
        return None
    return _shown(facts, thought, Meaning.RATE, rates, note)


def visits_view(_facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return the visits of a tree search."""
    return thought if thought is not None and thought.meaning is Meaning.VISITS else None


def chance_view(facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return every square's chance of having the best score."""
    sure = facts.sureness
    if sure is None:
        return None
    view = _shown(facts, thought, Meaning.CHANCE, sure.chances, _sure_text(sure, facts))
    return replace(view, best=sure.open[0])


def why_no_chances(_facts: PositionFacts, thought: Thought | None) -> Text:
    """Return why no chances are shown."""
    if thought is None or thought.tally is None:
        return Text("Only Monte Carlo's scores give a chance of the best score.")
    return Text("The squares are being compared.")


def exact_view(facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return the scores of infinitely many trials."""
    if facts.expectation is None:
        return None
    thought = thought or thought_without_values(facts.position, 0)
    weights = thought.weights or _USUAL
    view = thought_of_expectation(facts.position, facts.expectation, weights, thought.seed)
    return replace(view, move=thought.move)


def why_not_exact(facts: PositionFacts, _thought: Thought | None) -> Text:
    """Return why no exact scores are shown."""
    if reason := engine.why_not_exact(facts.position):
        return Text("{words}.", words=reason)
    return Text("The exact scores are being calculated.")


def truth_view(facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return the proven results, and the best of them if the position's result is proven."""
    rules = facts.position.rules
    values: list[float | None] = [None] * rules.square_count
    plies: list[int | None] = [None] * rules.square_count
    for square in facts.bounds:
        if (result := facts.result(square)) is not None:
            values[rules.index(square)] = float(result)
    for square, distance in facts.distances.items():
        plies[rules.index(square)] = distance
    view = _shown(facts, thought, Meaning.RESULT, tuple(values), unproven_text(facts))
    return replace(view, plies=tuple(plies), best=facts.best_moves)


def unproven_text(facts: PositionFacts, _thought: Thought | None = None) -> Text:
    """Return why squares have no proof; empty if all have one."""
    if facts.is_solved:
        return EMPTY_TEXT
    if not any(facts.result(square) is not None for square in facts.bounds):
        if facts.is_searched:
            return Text("The solver couldn't prove the result of any square.")
        return Text("The solver has proven nothing yet.")
    if facts.is_searched:
        return Text("Squares without a result couldn't be proven.")
    return Text("Squares without a result aren't proven yet.")


def _shown(
    facts: PositionFacts,
    thought: Thought | None,
    meaning: Meaning,
    values: tuple[float | None, ...],
    note: Text,
) -> Thought:
    """Return a thought with other values; its best squares are those with the greatest value."""
    return replace(
        thought or thought_without_values(facts.position, 0),
        meaning=meaning,
        values=values,
        errors=None,
        best=best_squares(facts.position, values),
        rates=None,
        line=(),
        plies=None,
        note=note,
    )


def _sure_text(sure: Sureness, facts: PositionFacts) -> Text:
    """Return which squares can't be told apart yet."""
    groups = [group[0] for group in sure.open]
    named = ", ".join(map(square_name, groups[:_MAX_NAMED]))
    if len(groups) > _MAX_NAMED:
        return Text(
            "{squares} and %n more can't be told apart yet.",
            n=len(groups) - _MAX_NAMED,
            squares=named,
        )
    if len(groups) > 1:
        return Text("{squares} can't be told apart yet.", squares=named)
    squares = ", ".join(map(square_name, sure.open[0][:_MAX_NAMED]))
    chance = percent(sure.chance)
    if len(sure.open[0]) > 1 and facts.expectation is not None:
        return Text(
            "{squares} have the best score, exactly equal ({chance} sure).",
            squares=squares,
            chance=chance,
        )
    if len(sure.open[0]) > 1:
        return Text(
            "{squares} have the best score, equal by symmetry ({chance} sure).",
            squares=squares,
            chance=chance,
        )
    return Text("{square} has the best score ({chance} sure).", square=squares, chance=chance)


def slip_in(facts: PositionFacts, thought: Thought) -> Slip | None:
    """Return the square that is proven better than the chosen or suggested one, or None."""
    return facts.slip((thought.move,) if thought.move is not None else thought.best)


def slip_text(facts: PositionFacts, thought: Thought, *, is_played: bool) -> str:
    """Return a sentence about the better squares; empty if none is proven better."""
    slip = slip_in(facts, thought)
    if slip is None:
        return ""
    squares: dict[str, object] = {
        "chosen": square_name(slip.chosen),
        "better": names(slip.better),
    }
    if is_played:
        return shown(_played(slip, {**squares, "side": thought.side}))
    is_alone = thought.move is not None or len(thought.best) == 1
    return shown(_suggested(slip, squares) if is_alone else _equal_best(slip, squares))


def _suggested(slip: Slip, squares: dict[str, object]) -> Text:
    """Return a sentence about a slip in the only square suggested."""
    if slip.result < 1:
        return Text("{chosen} looks best but loses; proven to tie: {better}.", **squares)
    if slip.loses:
        return Text("{chosen} looks best but loses; proven to win: {better}.", **squares)
    return Text("{chosen} looks best; proven to win: {better}.", **squares)


def _equal_best(slip: Slip, squares: dict[str, object]) -> Text:
    """Return a sentence about a slip in one of several squares suggested."""
    if slip.result < 1:
        return Text("{chosen} is equal best but loses; proven to tie: {better}.", **squares)
    if slip.loses:
        return Text("{chosen} is equal best but loses; proven to win: {better}.", **squares)
    return Text("{chosen} is equal best; proven to win: {better}.", **squares)


def _played(slip: Slip, squares: dict[str, object]) -> Text:
    """Return a sentence about a slip in a move that was played."""
    if slip.result < 1:
        return Text("{side} played {chosen}, which loses, and missed a tie at {better}.", **squares)
    if slip.loses:
        return Text("{side} played {chosen}, which loses, and missed a win at {better}.", **squares)
    return Text("{side} played {chosen} and missed a win at {better}.", **squares)
