"""What a match's results say: sentences, rows of a table and a chart."""

from __future__ import annotations

from dataclasses import dataclass

from tttmc_app.core import Text
from tttmc_app.core.numbers import (
    MINUS,
    Number,
    duration_text,
    estimate_texts,
    fixed,
    grouped,
    share_text,
    with_sign,
)
from tttmc_app.experiments.chart import (
    AnyText,
    Axis,
    Bar,
    Chart,
    Ink,
    RunChart,
    Spot,
    Whisker,
)
from tttmc_app.experiments.columns import RunReport, Table, read_table
from tttmc_app.experiments.match import OPENING_COLUMNS, MatchPlan, MatchSummary
from tttmc_app.experiments.player_text import short_name
from tttmc_app.experiments.statistics import Interval

_NEARLY_SURE = 0.9999
"""A normal approximation can't distinguish probabilities closer to 1 than this."""
_BAR_WIDTH = 0.4


def match_report(plan: MatchPlan, summary: MatchSummary) -> RunReport:
    """Return what is said about a match: A's results and what they mean."""
    sides = "A plays both sides equally often" if plan.both else "A is X"
    time = duration_text(summary.own.seconds.mean)
    rows = [(row.name, grouped(row.count), row.text, f"{row.ends} %") for row in _shares(summary)]
    headings = ("", Text("Games"), Text("Share"), Text("95 % interval"))
    tables = [Table("matchTable", headings, rows)]
    if summary.listed:
        listed = read_table(OPENING_COLUMNS, summary.listed)
        tables.append(Table("matchOpenings", *listed))
    return RunReport(
        (f"A {plan.a.text}  against  B {plan.b.text}", f"{sides}, {time} per game"),
        tuple(tables),
        match_sentences(summary),
    )


@dataclass(frozen=True, slots=True)
class _Share:
    """How many of the games ended in one way."""

    name: Text
    count: int
    share: float
    held: Interval
    text: Number
    """The share."""
    ends: Number
    """The 95 % interval of the share."""


def _shares(summary: MatchSummary) -> list[_Share]:
    """Return A's wins, ties and losses."""
    names = Text("A wins"), Text("Ties"), Text("A loses")
    found: list[_Share] = []
    for name, (_, count, held) in zip(names, summary.shares, strict=True):
        share = count / max(1, summary.own.games)
        texts = estimate_texts(share, held.low, held.high)
        found.append(_Share(name, count, share, held, *texts))
    return found


def match_sentences(summary: MatchSummary) -> tuple[Text, ...]:
    """Return A's score, its superiority, its pairs and the test's decision, if there are games.

    The last sentence says how many games aren't counted, if any.
    """
    sentences = _found(summary) if summary.own.games else []
    if count := len(summary.openings) - len(summary.listed):
        text = Text("CSV and JSON have the results after each of {count} openings.", count=count)
        sentences.append(text)
    if summary.unpaired and summary.sprt is None:
        left = Text("%n finished game(s) left out: only complete pairs count.", n=summary.unpaired)
        sentences.append(left)
    elif summary.unpaired:
        sentences.append(
            Text(
                "%n finished game(s) left out: with a sequential test, only complete pairs count, "
                "in their order.",
                n=summary.unpaired,
            )
        )
    return tuple(sentences)


def _found(summary: MatchSummary) -> list[Text]:
    found = [_score(summary), _superiority(summary)]
    a, b = summary.own.x_times.mean, summary.own.o_times.mean
    if a and b:
        times = duration_text(a), duration_text(b)
        found.append(Text("Mean time per move: A {a}, B {b}.", a=times[0], b=times[1]))
    if sum(summary.pairs):
        counts = Number(", ".join(map(grouped, summary.pairs)))
        found.append(
            Text(
                "Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.", counts=counts
            )
        )
    if summary.sprt is not None:
        found.append(_test(summary, *summary.sprt))
        if summary.decision is not None:
            found.append(
                Text(
                    "The test ended the match early, so the score, the shares and the Elo "
                    "difference lean towards its decision."
                )
            )
    if (less := summary.controlled) is not None:
        share, held = estimate_texts(less.score, less.interval.low, less.interval.high)
        gain = (summary.strength.interval.width / less.interval.width) ** 2
        found.append(
            Text(
                "Without known luck the score is {share} ({interval}), as from {gain} times the "
                "games.",
                share=share,
                interval=held,
                gain=fixed(gain, 1),
            )
        )
    return found


def _score(summary: MatchSummary) -> Text:
    found = summary.strength
    share, held = estimate_texts(found.score, found.interval.low, found.interval.high)
    if found.elo is None:
        return Text(
            "Score {share} ({interval}); no Elo difference: one player took all the points.",
            share=share,
            interval=held,
        )
    if found.elo_error is None:
        return Text(
            "Score {share} ({interval}), Elo difference {elo}.",
            share=share,
            interval=held,
            elo=with_sign(found.elo, 1),
        )
    return Text(
        "Score {share} ({interval}), Elo difference {elo} ± {error}.",
        share=share,
        interval=held,
        elo=with_sign(found.elo, 1),
        error=fixed(found.elo_error, 1),
    )


def _superiority(summary: MatchSummary) -> Text:
    found = summary.strength.superiority
    chance: AnyText = share_text(found)
    if not 1 - _NEARLY_SURE <= found <= _NEARLY_SURE:
        # Translators: A probability.
        chance = Text("more than 99.99 %") if found > 0.5 else Text("less than 0.01 %")
    if summary.both:
        return Text("A is the stronger with a probability of {chance}.", chance=chance)
    return Text(
        "A, who always moves first, scores more than half in the long run with a probability of "
        "{chance}. If A plays both sides equally often (--both), moving first is no advantage.",
        chance=chance,
    )


def _test(summary: MatchSummary, low: float, high: float) -> Text:
    """Return what the sequential test says."""
    accepted = {"low": low, "high": high}.get(summary.decision or "")
    if accepted is None:
        return Text(
            "The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).",
            low=_bound(low),
            high=_bound(high),
            llr=with_sign(summary.llr or 0.0, 1),
        )
    return Text(
        "The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).",
        low=_bound(low),
        high=_bound(high),
        accepted=_bound(accepted),
        llr=with_sign(summary.llr or 0.0, 1),
    )


def _bound(value: float) -> Number:
    return Number(f"{value:g}".replace("-", MINUS))


_INKS = (Ink.ACCENT, Ink.TIE, Ink.SECOND)


def _results_chart(plan: MatchPlan, summary: MatchSummary) -> Chart:
    """Return bars for the shares of A's wins, ties and losses, with their intervals."""
    title = Text(
        "A: {a}, B: {b}, {rules}",
        a=short_name(plan.a),
        b=short_name(plan.b),
        rules=plan.rules.describe(),
    )
    if not summary.own.games:
        return _chart(title)
    rows = _shares(summary)
    return _chart(
        title,
        names=tuple(Text("{name}: {share}", name=row.name, share=row.text) for row in rows),
        bars=tuple(
            Bar(place, 0.0, 100 * row.share, ink, width=_BAR_WIDTH)
            for place, (row, ink) in enumerate(zip(rows, _INKS, strict=True))
        ),
        whiskers=tuple(
            Whisker(place, 100 * row.share, 100 * row.held.low, 100 * row.held.high)
            for place, row in enumerate(rows)
        ),
        spots=tuple(Spot(place, 100 * row.share, _words(row)) for place, row in enumerate(rows)),
        caption=_score(summary),
    )


def _words(row: _Share) -> Text:
    return Text(
        "{name}: {count}, {share} ({interval})",
        name=row.name,
        count=grouped(row.count),
        share=row.text,
        interval=row.ends,
    )


def _chart(
    title: Text,
    names: tuple[Text, ...] = (),
    bars: tuple[Bar, ...] = (),
    whiskers: tuple[Whisker, ...] = (),
    spots: tuple[Spot, ...] = (),
    caption: Text | str = "",
) -> Chart:
    return Chart(
        title,
        Axis(Text("Whiskers: 95 % intervals"), names=names),
        Axis(Text("share of the games"), low=0.0, high=100.0, unit=" %"),
        bars=bars,
        whiskers=whiskers,
        spots=spots,
        caption=caption,
        empty=Text("The results appear here as games finish."),
    )


MATCH_CHARTS = (RunChart("matchResults", _results_chart, _chart(Text("Results"))),)
"""The chart of a match."""
