"""A paragraph about a saved run for a paper: what was played, by whom, and the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import NamedTuple

from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.conduct import BALANCED_MEANS
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.pairs import ERROR_RATE
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.saved_run import AnyRun
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import PlayerKind, PlayerSpec
from tttmc_app.players.parameter import format_value, join_settings

_ITSELF = (
    "The tttmc authors, tttmc: N×N tic-tac-toe against machines that think by playing random "
    "games, computer program"
)
_BURCH = "Burch et al. (2018), AIVAT: a new variance reduction technique, AAAI-18"
_ELO = "Elo (1978), The Rating of Chessplayers, Past and Present, Arco"
_TERRY = (
    "Bradley and Terry (1952), Rank analysis of incomplete block designs, Biometrika 39, 324-345"
)
_WALD = (
    "Wald (1945), Sequential tests of statistical hypotheses, Annals of Mathematical Statistics "
    "16(2), 117-186"
)
_WHITE = "White (1982), Maximum likelihood estimation of misspecified models, Econometrica 50, 1-25"
_WILSON = (
    "Wilson (1927), Probable inference, the law of succession, and statistical inference, "
    "Journal of the American Statistical Association 22, 209-212"
)


class _Sentence(NamedTuple):
    """A sentence with places for what is told of a run."""

    fact: str
    """What must be true of the run, of what is told."""
    text: str
    references: tuple[str, ...] = ()


_SENTENCES = (
    _Sentence(
        "changes_sides",
        "Each player was X in half of the games of a pairing, so that moving first favoured none.",
    ),
    _Sentence("fixed_side", "{mover} was {fixed_side} in all games."),
    _Sentence(
        "opening",
        "Each game began with {opening} moves drawn at random among the balanced openings that "
        "differ by more than symmetry (balanced means: {balanced}).",
    ),
    _Sentence("boards", "Games began equally often from each of the boards {boards}."),
    _Sentence("shared_openings", "Both players played each side of an opening."),
    _Sentence(
        "ends_proven", "A game ended as soon as a short proof showed its result under best play."
    ),
    _Sentence(
        "equal_time",
        "The players had equal time: games before the run gave the counts with which a move took "
        "each of them about {equal_time} on that computer.",
    ),
    _Sentence(
        "test",
        "A sequential test (Wald 1945) was to decide between Elo differences of {low:g} and "
        "{high:g}, with pairs of games as units, error rates of {error:.0f} % and at most {most} "
        "games; it {test}. As such a test ends a match when it looks decided, the estimates lean "
        "towards its decision.",
        (_WALD,),
    ),
    _Sentence("shares", "Shares have Wilson's (1927) 95 % intervals.", (_WILSON,)),
    _Sentence(
        "pairs",
        "Games with the same number and swapped sides form a pair; the score's interval comes from "
        "the spread between pairs.",
    ),
    _Sentence(
        "score",
        "A score s, with ties as half a point, is an Elo difference of 400 log10(s / (1 - s)) "
        "(Elo 1978).",
        (_ELO,),
    ),
    _Sentence(
        "both",
        "The probability that A is the stronger is that of a true score above one half, by the "
        "normal approximation and without prior knowledge.",
    ),
    _Sentence(
        "control", "Known luck was also taken out of the score (Burch et al. 2018).", (_BURCH,)
    ),
    _Sentence(
        "ratings",
        "Ratings are strengths by Bradley and Terry (1952) on Elo's (1978) scale with one virtual "
        "draw per pair; their 95 % intervals come from the spread of the games (White 1982).",
        (_TERRY, _ELO, _WHITE),
    ),
    _Sentence("gauntlet", "They are relative to the first player."),
    _Sentence("limits", "All positions were examined; nothing was sampled."),
    _Sentence("train", "Losses are counted in blocks of games."),
    _Sentence(
        "info",
        "The run of {info.created:%Y-%m-%d} used tttmc {info.version} (random games of the stream "
        "{info.stream}, Python {info.python}, {info.machine}) with the seed {info.seed}; it is "
        "repeated by `{command}`.",
    ),
)
_RULES = (
    "The game was tic-tac-toe on {rules}: X moves first, and a complete line, in a row, a column "
    "or a diagonal, {ends}."
)


def methods_text(run: AnyRun) -> str:
    """Return the paragraph, and below it the references, one per line."""
    told, played = _told(run), _played(run)
    kinds = list(dict.fromkeys(player.kind for player in played.players))
    true = [each for each in _SENTENCES if told.get(each.fact)]
    sentences = [played.text, _RULES.format_map(told), *map(_explained, kinds)]
    sentences += [each.text.format_map(told) for each in true]
    cited = chain(*(kind.references for kind in kinds), *(each.references for each in true))
    references = *dict.fromkeys(cited), f"{_ITSELF}, version {run.info.version}"
    return " ".join(sentences) + "\n" + "".join(f"{each}.\n" for each in references)


def _told(run: AnyRun) -> Mapping[str, object]:
    """Return what sentences tell of a run."""
    info, recipe = run.info, run.recipe
    is_match, is_tournament = isinstance(recipe, MatchPlan), isinstance(recipe, TournamentPlan)
    is_against = isinstance(recipe, SweepPlan) and recipe.against is not None
    side = str(info.settings.get("side")) if is_against else ""
    changes = is_tournament or side == "both" or bool(info.settings.get("both"))
    boards = ", ".join(getattr(recipe, "opening_boards", ()))
    return {
        **info.settings,
        info.kind: True,
        "changes_sides": changes,
        "mover": "A" if is_match else "The measured player",
        "fixed_side": "" if changes else "X" if is_match else side.upper(),
        "boards": boards,
        "shared_openings": changes and (boards or info.settings.get("opening")),
        "balanced": BALANCED_MEANS,
        "shares": info.kind in ("match", "sweep", "converge"),
        "pairs": changes and not is_tournament,
        "score": is_match or is_against,
        "ratings": is_tournament,
        "rules": recipe.rules_text,
        "ends": "loses" if recipe.rules.reverse else "wins",
        "command": recipe.command,
        "info": info,
        **_test(recipe, run.summary),
    }


def _test(recipe: Recipe, summary: object) -> Mapping[str, object]:
    """Return what is told of a match's sequential test."""
    if not (isinstance(recipe, MatchPlan) and recipe.sprt and isinstance(summary, MatchSummary)):
        return {}
    low, high = recipe.sprt
    accepted = {"low": low, "high": high}.get(summary.decision or "")
    decided = "had not decided" if accepted is None else f"accepted {accepted:g}"
    return {
        "low": low,
        "high": high,
        "error": 100 * ERROR_RATE,
        "most": grouped(recipe.games_each),
        "test": f"{decided} after {grouped(summary.own.games)} games",
    }


class _Played(NamedTuple):
    """What was played or examined, as a sentence, and by which players in the order of the run."""

    text: str
    players: tuple[PlayerSpec, ...]


def _played(run: AnyRun) -> _Played:
    recipe, info = run.recipe, run.info
    done = info.progress
    match recipe:
        case MatchPlan(a=a, b=b):
            pairs = f" ({grouped(info.done // 2)} pairs)" if recipe.both else ""
            return _Played(f"A, {a.text}, and B, {b.text}, played {done}{pairs}.", (a, b))
        case TournamentPlan(players=players):
            names = "; ".join(player.text for player in players)
            met = "The first met all others" if recipe.gauntlet else "All met each other"
            text = f"The players were {names}. {met} in {grouped(recipe.games_each)} games per pair"
            return _Played(f"{text}, {done} in all.", players)
        case SweepPlan(player=player, against=against):
            varied = [name for name, _ in recipe.varied]
            kept = join_settings(each for each in player.settings if each[0] not in varied)
            grid = ", each with ".join(
                f"{name} {', '.join(map(format_value, values))}" for name, values in recipe.varied
            )
            other = "itself" if against is None else against.text
            return _Played(
                f"The player {player.kind.name}{kept and ':'}{kept} with {grid} played "
                f"{grouped(recipe.games_each)} games per combination against {other}, {done} in "
                "all.",
                (player, *([against] if against else [])),
            )
        case _:
            found = tuple(sorted(recipe.participants, key=lambda player: player.text))
            names = " and ".join(player.text for player in found)
            return _Played(f"With {names}, {done} were examined.", found)


def _explained(kind: PlayerKind) -> str:
    words = str(kind.description).rstrip(".")
    return f"{kind.label} ({kind.name}) {kind.method or words[:1].lower() + words[1:]}."
