"""A student's report as one HTML page: what to fix, the games, and the annotated source."""

from __future__ import annotations

from collections.abc import Iterator

from tttmc_app.core import Text
from tttmc_app.experiments.player_text import full_name
from tttmc_app.grading.checks import CheckFailure, CheckResult, Part
from tttmc_app.grading.grading_report import GradingReport, MatchScore
from tttmc_app.grading.plain import html
from tttmc_app.grading.reports.document import document, section, source_lines, table
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.pictures import board_in, board_svg, game_frames, squares_in
from tttmc_app.grading.rubric import CEILING_TEXTS, Rubric
from tttmc_app.players import parse_spec

_MOVES = ("get_best_move", "mc_move")
"""Functions that return a square, which can be shown on the board."""
_PARTS = {
    Part.FUNCTIONS: "the four functions give the right answers",
    Part.RULES: "constants, parameters and return values as required",
    Part.STRENGTH: "the games, compared with the reference solution's",
}


def student_page(entry: Entry) -> str:
    """Return the page of one submission."""
    report = entry.report
    body = "".join(
        (
            _head(entry),
            section("What to fix", "".join(_failures(report))),
            section("Not run", _not_run(report)),
            section("Games", "".join(_games(report))),
            section("Passed", _passed(report)),
            section("Source", _source(entry)),
            section("How points are awarded", rubric_text(report.rubric)),
        )
    )
    return document(f"{entry.label}: report", body)


def points_text(report: GradingReport) -> str:
    """Return a report's points, such as "83 of 100 points"."""
    if report.points is None:
        return "not graded"
    return f"{report.points} of {report.max_points} points"


def opponent_label(match: MatchScore) -> str:
    """Return an opponent's name and settings, such as "Monte Carlo (1,000 trials)"."""
    return str(full_name(parse_spec(match.opponent)))


def rubric_text(rubric: Rubric) -> str:
    """Return how a rubric awards points, as HTML."""
    total = sum(rubric.parts.values()) or 1.0
    parts = "".join(
        f"<li>{points / total * rubric.full:.3g} points: {html(_PARTS[part])}</li>"
        for part, points in rubric.parts.items()
    )
    ceilings = "".join(
        f"<li>{html(CEILING_TEXTS[damage])}: at most {share / 100 * rubric.full:.3g}</li>"
        for damage, share in sorted(rubric.ceilings.items(), key=lambda item: item[1])
    )
    return (
        f"<p>Rubric “{html(rubric.name)}”, {rubric.full} points, pass mark {rubric.pass_mark:g}. "
        "Style remarks cost no points. A check that couldn't be judged earns none.</p>"
        f"<ul>{parts}</ul><p>A mistake also limits the points of the whole file:</p>"
        f"<ul>{ceilings}</ul>"
    )


def _head(entry: Entry) -> str:
    report = entry.report
    parts = [f"<h1>{html(entry.label)}</h1>"]
    facts = [f'<span class="points">{points_text(report)}</span>']
    if report.language:
        facts.append(html(report.language))
    if report.has_passed is not None:
        mark = f"the pass mark of {report.rubric.pass_mark:g}"
        reached = report.has_passed
        facts.append(
            f'<span class="{"good" if reached else "bad"}">'
            f"{'✓ reaches' if reached else '✗ below'} {mark}</span>"
        )
    parts.append(f"<p>{' · '.join(facts)}</p>")
    if report.not_graded:
        parts.append(_notice(f"This file wasn't graded: {report.not_graded}."))
    if report.error:
        where = f" (line {report.error_line})" if report.error_line else ""
        parts.append(_notice(f"This file can't be run: {report.error}{where}."))
    if report.suspect:
        parts.append(
            _notice("Every function looks right, but the games are far too weak. Read the source.")
        )
    if report.limit is not None:
        damage, limit = report.limit
        text = f"Points are limited to {limit:.3g}: {CEILING_TEXTS[damage]}."
        parts.append(f'<p class="muted">{html(text)}</p>')
    parts += [
        _notice(f"{f'Line {line}' if line else 'The file'}: {text}.")
        for line, text in report.warnings
    ]
    parts += [
        f'<p class="muted">Note{f", line {line}" if line else ""}: {html(text)}.</p>'
        for line, text in report.remarks
    ]
    return "".join(parts)


def _notice(text: str) -> str:
    return f'<p class="notice">{html(text)}</p>'


def _failures(report: GradingReport) -> Iterator[str]:
    """Yield a card for each mistake; checks with the same explanation share one."""
    cards: dict[tuple[str, str], list[CheckResult]] = {}
    for result in report.failed:
        assert result.failure is not None
        key = (result.check.group, str(result.failure.hint or result.failure.message))
        cards.setdefault(key, []).append(result)
    for results in cards.values():
        yield _card(results)


def _card(results: list[CheckResult]) -> str:
    failure = results[0].failure
    assert failure is not None
    group = results[0].check.group
    names = "; ".join(str(result.check.title) for result in results)
    earned = sum(result.points for result in results)
    most = sum(result.check.max_points for result in results)
    points = f"{earned:.3g} of {most:.3g} point{'' if most == 1 else 's'}"
    rows = "".join(
        f"<dt>{name}</dt><dd><code>{html(text)}</code></dd>"
        for name, text in (
            ("called", failure.called),
            ("returned", failure.came),
            ("expected", failure.expected),
        )
        if text
    )
    hint = html(failure.hint) if failure.hint else ""
    if failure.line:
        hint += f' (<a href="#L{failure.line}">line {failure.line}</a>)'
    return (
        f'<div class="card"><h3><span class="bad">✗ {html(group)}: {html(names)}</span></h3>'
        f'<p class="muted">{points} · {html(failure.cost.text)}</p>'
        f'<div class="call">{_board(group, failure)}<dl>{rows}</dl></div>'
        + (f'<p class="hint">{hint}</p>' if hint else "")
        + "</div>\n"
    )


def _board(group: str, failure: CheckFailure) -> str:
    """Return the board of a call with the returned and the expected squares; "" for no board."""
    rows = board_in(str(failure.called))
    if rows is None:
        return ""
    returns_square = group in _MOVES
    right = squares_in(str(failure.expected)) if returns_square else []
    came = squares_in(str(failure.came))[:1] if returns_square else []
    wrong = [square for square in came if square not in right]
    parts = [
        text for text, found in (("framed: expected", right), ("dashed: returned", wrong)) if found
    ]
    caption = f"<figcaption>{', '.join(parts)}</figcaption>" if parts else ""
    picture = board_svg(rows, f"the board {'/'.join(rows)}", right=right, wrong=wrong)
    return f"<figure>{picture}{caption}</figure>"


def _not_run(report: GradingReport) -> str:
    reasons: dict[str, list[str]] = {}
    for result in report.not_run:
        reasons.setdefault(str(result.not_run), []).append(result.check.name)
    return "".join(
        f"<p>{html(reason)}: <span class='muted'>{html('; '.join(names))}</span></p>"
        for reason, names in reasons.items()
    )


def _passed(report: GradingReport) -> str:
    items = "".join(
        f'<li><span class="good">✓</span> {html(result.check.label)} '
        f'<span class="muted">{result.points:.3g}</span></li>'
        for result in report.checks
        if result.passed
    )
    return f'<ul class="columns">{items}</ul>' if items else ""


def _games(report: GradingReport) -> Iterator[str]:
    strength = report.strength
    if strength is None:
        return
    if strength.matches:
        rows: list[list[str]] = []
        for match in strength.matches:
            wins, ties, losses = match.reference
            rows.append(
                [
                    html(f"against {opponent_label(match)}"),
                    *map(str, (match.wins, match.ties, match.losses, match.forfeits)),
                    html(match.verdict.text),
                ]
            )
            rows.append(["the reference solution", str(wins), str(ties), str(losses), "", ""])
        yield table(
            ("3×3, alternating sides", "won", "tied", "lost", "forfeited", "compared"),
            rows,
            numbers=(1, 2, 3, 4),
            caption=f"{strength.trials} trials per move",
        )
    if strength.note:
        yield f"<p>{html(strength.note)}</p>"
    for match in strength.matches:
        if match.why:
            yield f"<p>Forfeits against {html(opponent_label(match))}: {html(match.why)}.</p>"
        if match.example is not None:
            yield _game(match)


def _game(match: MatchScore) -> str:
    game = match.example
    assert game is not None
    if game.winner is None:
        end = "a tie"
    elif game.winner is game.side:
        end = "won"
    else:
        end = "forfeited" if game.forfeit else "lost"
    caption = f"A game against {opponent_label(match)}, {end} as {game.side.value}"
    return (
        f"<figure><figcaption>{html(caption)}</figcaption>"
        f"{game_frames(game) if game.moves else '<p>No move was made.</p>'}</figure>\n"
    )


def _source(entry: Entry) -> str:
    """Return the file with its faults and style remarks below their lines."""
    if not entry.source:
        return ""
    report = entry.report
    notes: dict[int, list[tuple[str, bool]]] = {}
    if report.error and report.error_line:
        notes.setdefault(report.error_line, []).append((str(report.error), True))
    for result in report.failed:
        failure = result.failure
        if failure is not None and failure.line:
            text = str(failure.hint or failure.message)
            if (text, True) not in notes.setdefault(failure.line, []):
                notes[failure.line].append((text, True))
    for line, remark in report.remarks:
        if line:
            notes.setdefault(line, []).append((_sentence(remark), False))
    for style in report.style:
        notes.setdefault(style.line, []).append((f"Style: {style.message}", False))
    count = len(report.style)
    said = f"{count} style remark{'' if count == 1 else 's'}, which cost no points."
    intro = f'<p class="muted">{said}</p>' if count else ""
    return intro + source_lines(entry.lines, notes)


def _sentence(text: Text | str) -> str:
    written = str(text)
    return written[:1].upper() + written[1:]
