"""The chart of a review: X's share of points before and after every move."""

from __future__ import annotations

from itertools import groupby

from tttmc_app.analysis.estimates import Estimate
from tttmc_app.analysis.review import GameReview
from tttmc_app.analysis.review_texts import CLASS_NAMES, truth_text
from tttmc_app.core import Text, square_name
from tttmc_app.core.numbers import Number, percent
from tttmc_app.experiments.chart import Axis, Chart, Curve, Dash, Dot, Ink, Key, Point, unseen

_BAND = 2.0
"""Half the width of a band, in standard errors."""
_SEEN = 0.0125
"""The least standard error whose band stands out from its curve."""
_PROVEN, _SEARCHED, _RANDOM = Text("Proven"), Text("Tree search"), Text("Random games")

_Share = tuple[int, Estimate]
"""The number of moves played, and X's share of points."""


def review_chart(found: GameReview) -> Chart:
    """Return the chart of what has been reviewed so far."""
    proven: list[_Share | None] = []
    searched: list[_Share | None] = []
    played: list[_Share | None] = []
    for offset, truth in enumerate(found.truths):
        at = found.first + offset
        is_proven = truth[0] == truth[1]
        search, games = found.searched[offset], found.estimates[offset]
        proven.append((at, Estimate((1 + truth[0]) / 2, 0.0)) if is_proven else None)
        searched.append((at, search) if search is not None and not is_proven else None)
        played.append((at, games) if games is not None else None)
    curves: tuple[Curve, ...] = (
        *_curves(played, Ink.FIRST, Dash.DASHED, Dot.NONE),
        *_curves(searched, Ink.SECOND, Dash.SOLID, Dot.NONE),
        *_curves(proven, Ink.TEXT, Dash.SOLID, Dot.ROUND),
    )
    if curves:
        curves = (*curves, unseen(_spot(found, offset) for offset in range(len(found.truths))))
    keys = tuple(
        Key(name, ink, dash=dash)
        for name, ink, dash, points in (
            (_PROVEN, Ink.TEXT, Dash.SOLID, proven),
            (_SEARCHED, Ink.SECOND, Dash.SOLID, searched),
            (_RANDOM, Ink.FIRST, Dash.DASHED, played),
        )
        if any(points)
    )
    return Chart(
        Text("X's share of points"),
        Axis(Text("moves played"), low=0, high=max(1, len(found.record.moves)), is_whole=True),
        Axis("", low=-4, high=104, unit=" %"),
        curves=curves,
        keys=keys,
        caption=Text(
            "100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors)."
        )
        if any(share and share[1].error >= _SEEN for share in (*searched, *played))
        else Text("100 %: X wins, 50 %: tie, 0 %: O wins."),
        empty=Text("The review begins with the last move."),
    )


def _curves(shares: list[_Share | None], ink: Ink, dash: Dash, dot: Dot) -> list[Curve]:
    """Return a curve for each unbroken run of points."""
    curves: list[Curve] = []
    for is_known, run in groupby(shares, key=lambda share: share is not None):
        known = [share for share in run if share is not None]
        if not is_known:
            continue
        points = tuple(
            Point(
                float(at),
                100 * each.share,
                "",
                100 * max(0.0, each.share - _BAND * each.error),
                100 * min(1.0, each.share + _BAND * each.error),
            )
            for at, each in known
        )
        curves.append(Curve("", points, ink, dash, Dot.ROUND if len(known) == 1 else dot))
    return curves


def _spot(found: GameReview, offset: int) -> Point:
    at, truth = found.first + offset, found.truths[offset]
    random, searched = found.estimates[offset], found.searched[offset]
    is_proven = truth[0] == truth[1]
    best = searched if searched is not None and not is_proven else random
    height = (1 + truth[0]) / 2 if is_proven else best.share if best is not None else 0.5
    games = percent(random.share) if random is not None else Number("–")
    if at == 0:
        words = Text("Start: {truth}; random games {games}", truth=truth_text(truth), games=games)
        return Point(float(at), 100 * height, words)
    move = found.record.moves[at - 1]
    words = Text(
        "{number}. {side} {square}: {truth}; random games {games}",
        number=at,
        side=str(found.record.positions[at - 1].to_move),
        square=square_name(move.square),
        truth=truth_text(truth),
        games=games,
    )
    reviewed = at - 1 - found.first
    if reviewed >= 0:
        words = Text("{words} ({kind})", words=words, kind=CLASS_NAMES[found.moves[reviewed].kind])
    return Point(float(at), 100 * height, words)
