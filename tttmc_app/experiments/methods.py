"""A paragraph about a saved run for a paper: what was played, with what, and the statistics."""

from __future__ import annotations

from collections.abc import Mapping

from tttmc_app.core.counted import GAMES
from tttmc_app.experiments.saved_run import AnyRun

_WILSON = (
    "Wilson (1927), Probable inference, the law of succession, and statistical inference, "
    "Journal of the American Statistical Association 22, 209-212"
)
_TERRY = (
    "Bradley and Terry (1952), Rank analysis of incomplete block designs, Biometrika 39, 324-345"
)
_WALD = "Wald (1945), Sequential tests of statistical hypotheses, Annals of Math. Statistics 16"
_BURCH = "Burch et al. (2018), AIVAT: a new variance reduction technique, AAAI-18"
_WHITE = "White (1982), Maximum likelihood estimation of misspecified models, Econometrica 50, 1-25"
_SHARES = "Shares are given with Wilson's 95 % intervals"
_PAIRS = (
    "; where both sides were played, the intervals of the score and of the Elo difference come "
    "from the spread between pairs of games with sides swapped"
)
_RATINGS = (
    "Ratings are Bradley-Terry strengths on Elo's scale with one virtual draw per pair; their 95 % "
    "intervals come from the spread of the games"
)
_STATISTICS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "match": (_SHARES + _PAIRS, (_WILSON,)),
    "sweep": (_SHARES + _PAIRS, (_WILSON,)),
    "tournament": (_RATINGS, (_TERRY, _WHITE)),
    "converge": (_SHARES, (_WILSON,)),
    "limits": ("All positions were examined; nothing was sampled", ()),
    "train": ("Losses are counted in blocks of games", ()),
}


def methods_text(run: AnyRun) -> str:
    """Return the paragraph, and below it the references, one per line."""
    info, recipe = run.info, run.recipe
    settings = dict(info.settings)
    statistics, references = _STATISTICS[info.kind]
    if settings.get("sprt"):
        statistics += "; a sequential test could end the match early"
        references += (_WALD,)
    if settings.get("gauntlet"):
        statistics += "; they are relative to the first player, which met all others"
    if settings.get("control"):
        statistics += "; known luck was also taken out of the score"
        references += (_BURCH,)
    players = ", ".join(sorted(spec.text for spec in recipe.participants))
    opening, boards = settings.get("opening"), getattr(recipe, "opening_boards", ())
    begun = f" Each game began with {opening} drawn moves." if opening else ""
    if boards:
        begun = f" Games began equally often from each of the boards {', '.join(boards)}."
    counted = GAMES if run.info.known_kind is None else run.info.known_kind.counted
    return (
        f"{counted.progress(info.done, info.target)} on {recipe.rules_text} "
        f"({recipe.title}; players, as tttmc writes them: {players}) were done with tttmc "
        f"{info.version} (random games of the stream {info.stream}, Python {info.python}, "
        f"{info.machine}) from the seed {info.seed}.{begun} {statistics}. The run is repeated by "
        f"`{recipe.command}`.\n" + "".join(f"{each}.\n" for each in references)
    )
