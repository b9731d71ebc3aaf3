"""The overlays to choose from: a view of each, and how it is shown.

An overlay is one function, its view, and one entry in `OVERLAYS`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, Want
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
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine.certainty import Sureness
from tttmc_app.gui.board.overlay import OverlayKind

_USUAL = Weights(1.0, 2.0)
"""The weights for exact scores if the thought's player has no weights."""
_MAX_NAMED = 4
"""Maximum number of squares named in a sentence."""

# Views -------------------------------------------------------------------------------------------


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
    results = {s: float(low) for s, (low, high) in facts.bounds.items() if low == high}
    values = rules.on_squares(results)
    view = _shown(facts, thought, Meaning.RESULT, values, unproven_text(facts))
    return replace(view, plies=rules.on_squares(facts.distances), best=facts.best_moves)


def lines_view(facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return how many lines through each legal square the side to move can still complete."""
    side, legal = facts.position.to_move, facts.position.legal
    counts = Counter(chain.from_iterable(facts.open_lines(side)))
    values = (float(counts[i]) if legal >> i & 1 else None for i in _indexes(facts))
    note = Text(
        "Open lines: how many lines through the square {side} can still complete.", side=side
    )
    return replace(_shown(facts, thought, Meaning.PLAIN, tuple(values), note), best=())


def symmetry_view(facts: PositionFacts, thought: Thought | None) -> Thought | None:
    """Return the number of each empty square's group of squares that are equal by symmetry."""
    groups = enumerate(equal_squares(facts.position), 1)
    numbers = {index: float(number) for number, group in groups for index in group}
    values = tuple(map(numbers.get, _indexes(facts)))
    note = Text("Squares with the same number are equal by symmetry.")
    return replace(_shown(facts, thought, Meaning.PLAIN, values, note), best=())


def _indexes(facts: PositionFacts) -> range:
    return range(facts.position.rules.square_count)


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


# Kinds -------------------------------------------------------------------------------------------


SCORES = OverlayKind("scores", Text("Scores"), own_view)
SCORES_AND_ERRORS = OverlayKind("errors", Text("Scores ± error"), own_view, shows_errors=True)
CHANCES = OverlayKind(
    "chances",
    Text("Chance of best score"),
    chance_view,
    nothing=why_no_chances,
    want=Want.SPREAD,
)
COLOURS_ONLY = OverlayKind("colours", Text("Colours only"), own_view, shows_values=False)
# Translators: Choice of overlay: no colours and numbers on the squares.
NO_OVERLAY = OverlayKind("off", Text("Off"), lambda _facts, _thought: None)
OVERLAYS = (
    SCORES,
    CHANCES,
    OverlayKind(
        "truth",
        # Translators: Overlay with the proven result of each square.
        Text("Truth"),
        truth_view,
        shows_proofs=True,
        nothing=unproven_text,
        needs_thought=False,
    ),
    NO_OVERLAY,
    SCORES_AND_ERRORS,
    OverlayKind(
        "rates",
        Text("Win rate"),
        rate_view,
        nothing=lambda _facts, _thought: Text("This player counts no wins by square."),
    ),
    OverlayKind(
        "visits",
        Text("Visits"),
        visits_view,
        nothing=lambda _facts, _thought: Text("Only tree search counts visits."),
    ),
    OverlayKind(
        "exact",
        Text("Exact"),
        exact_view,
        nothing=why_not_exact,
        want=Want.EXACT,
        needs_thought=False,
    ),
    OverlayKind("lines", Text("Open lines"), lines_view, needs_thought=False),
    OverlayKind(
        "symmetry",
        Text("Symmetric squares"),
        symmetry_view,
        is_shaded=False,
        needs_thought=False,
    ),
    OverlayKind("against", Text("Estimate and truth"), own_view, shows_proofs=True),
    COLOURS_ONLY,
)
"""All overlays, in the order in which they are offered."""
MORE = 4
"""The place from which overlays are offered as further ones."""


def overlay_kind(key: str) -> OverlayKind:
    """Return the overlay with a key, or the scores for an unknown key."""
    return next((kind for kind in OVERLAYS if kind.key == key), SCORES)
