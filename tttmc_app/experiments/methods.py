"""A paragraph about a saved run for a paper: what was played, with what, and the statistics."""

from __future__ import annotations

from collections.abc import Mapping

from tttmc_app.core.counted import GAMES
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.saved_run import AnyRun
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players.parameter import format_value

_WILSON = (
    "Wilson (1927), Probable inference, the law of succession, and statistical inference, "
    "Journal of the American Statistical Association 22, 209-212"
)
_TERRY = (
    "Bradley and Terry (1952), Rank analysis of incomplete block designs, Biometrika 39, 324-345"
)
_WALD = (
    "Wald (1945), Sequential tests of statistical hypotheses, The Annals of Mathematical "
    "Statistics 16, 117-186"
)
_ELO = "Elo (1978), The rating of chessplayers, past and present, Arco, New York"
_BURCH = "Burch et al. (2018), AIVAT: a new variance reduction technique, AAAI-18"
_WHITE = "White (1982), Maximum likelihood estimation of misspecified models, Econometrica 50, 1-25"
_SHARES = "Shares are given with Wilson's 95 % intervals"
_PAIRS = (
    "; where both sides were played, the intervals of the score and of the Elo difference come "
    "from the spread between pairs of games with sides swapped"
)
_SUPERIORITY = (
    "; the probability that A scores more than half in the long run is that of a normal "
    "approximation, with no prior assumption"
)
_RATINGS = (
    "Ratings are Bradley-Terry strengths on Elo's scale with one virtual draw per pair; their 95 % "
    "intervals come from the spread of the games"
)
_STATISTICS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "match": (_SHARES + _PAIRS + _SUPERIORITY, (_WILSON, _ELO)),
    "sweep": (_SHARES + _PAIRS, (_WILSON, _ELO)),
    "tournament": (_RATINGS, (_TERRY, _WHITE, _ELO)),
    "converge": (_SHARES, (_WILSON,)),
    "limits": ("All positions were examined; nothing was sampled", ()),
    "train": ("Losses are counted in blocks of games", ()),
}


_AUER = (
    "Auer, Cesa-Bianchi and Fischer (2002), Finite-time analysis of the multiarmed bandit problem, "
    "Machine Learning 47, 235-256"
)
_PLAYERS: Mapping[str, tuple[str, ...]] = {
    "uct": (
        "Kocsis and Szepesvári (2006), Bandit based Monte-Carlo planning, ECML 2006, 282-293",
        _AUER,
    )
}
"""The references of players, by kind."""
_DONE = {"games": "played", "positions": "examined", "moves": "chosen"}
"""What was done, by what was counted."""


def methods_text(run: AnyRun) -> str:
    """Return the paragraph, and below it the references, one per line."""
    info, recipe = run.info, run.recipe
    settings = dict(info.settings)
    statistics, references = _STATISTICS[info.kind]
    if isinstance(recipe, MatchPlan) and isinstance(run.summary, MatchSummary) and recipe.sprt:
        statistics += _test(run.summary, *recipe.sprt, recipe.games_each)
        references += (_WALD,)
    if settings.get("gauntlet"):
        statistics += "; they are relative to the first player, which met all others"
    if settings.get("control"):
        statistics += "; known luck was also taken out of the score"
        references += (_BURCH,)
    kinds = sorted({spec.kind for spec in recipe.participants}, key=lambda kind: kind.name)
    for kind in kinds:
        references += _PLAYERS.get(kind.name, ())
    counted = GAMES if info.known_kind is None else info.known_kind.counted
    program = f"The tttmc authors, tttmc {info.version}, computer program"
    whole = "The run" if info.is_finished else "The whole run"
    return (
        f"{counted.progress(info.done, info.target)} on {recipe.rules_text} were "
        f"{_DONE.get(counted.key, 'done')} with tttmc {info.version} (random games of the stream "
        f"{info.stream}, Python {info.python}, {info.machine}) on {info.created:%Y-%m-%d} from the "
        f"seed {info.seed}. {_design(recipe)} "
        + "".join(f"{kind.name}, {kind.label}: {kind.description} " for kind in kinds)
        + f"{statistics}. {whole} is repeated by `{recipe.command}`.\n"
        + "".join(f"{each}.\n" for each in (*references, program))
    )


def _design(recipe: Recipe) -> str:
    """Return who played whom, on which sides, and after which openings."""
    match recipe:
        case MatchPlan(a=a, b=b):
            sides = "A was X in every game"
            if recipe.both:
                sides = "A was X in the first half, and the k-th games of both halves are a pair"
            text = f"A is {a.text}, and B is {b.text}; {sides}."
        case SweepPlan():
            values = (
                (name, ", ".join(map(format_value, values))) for name, values in recipe.varied
            )
            varied = " × ".join(f"{name} = {listed}" for name, listed in values)
            against = "itself, with the same values"
            if recipe.against:
                side = f"as {recipe.side}" if recipe.side else "on both sides equally often"
                against = f"{recipe.against.text} {side}"
            each = GAMES.all(recipe.games_each)
            text = f"{recipe.player_text} with {varied} played {each} with each against {against}."
        case TournamentPlan():
            names = ", ".join(player.text for player in recipe.players)
            each = GAMES.all(recipe.games_each)
            text = f"{names} played {each} per pair, each as X in half of them."
        case _:
            players = ", ".join(sorted(spec.text for spec in recipe.participants))
            return f"Players, as tttmc writes them: {players}."
    if recipe.opening:
        text += (
            f" Each game began with {recipe.opening} drawn moves after which both sides have about "
            "equal chances (up to 4×4 proven ties; on larger boards, tree search expects the side "
            "to move to take 35 to 65 % of the points), the same ones for both games of a pair."
        )
    elif recipe.opening_boards:
        boards = ", ".join(recipe.opening_boards)
        text += f" Games began equally often from each of the boards {boards}."
    return text


def _test(summary: MatchSummary, low: float, high: float, most: int) -> str:
    accepted = {"low": f"accepted {low:g}", "high": f"accepted {high:g}"}
    found = accepted.get(summary.decision or "", "hasn't decided")
    return (
        f"; a sequential test of {low:g} against {high:g} Elo points on the pairs, with error "
        f"rates of 5 % each, could end the match of at most {most} games: it {found} after "
        f"{summary.own.games}. If it ends a match, score, shares and Elo difference lean towards "
        "its decision"
    )
