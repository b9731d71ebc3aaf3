"""A file's grading report as rich text: checks, strength, style."""

from __future__ import annotations

import re
from enum import Enum, auto
from html import escape

from PySide6.QtWidgets import QApplication

from tttmc_app.core import Text
from tttmc_app.core.numbers import fixed, grouped, plain_number
from tttmc_app.experiments.player_text import full_name
from tttmc_app.grading import (
    CEILING_TEXTS,
    CHECKS,
    CheckResult,
    Cost,
    GradingReport,
    MatchScore,
    StrengthVerdict,
)
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.players import parse_spec

_COSTS = {
    Cost.STRENGTH: Text("it costs strength"),
    Cost.POINTS: Text("it costs points but no games"),
    Cost.GAMES: Text("it can forfeit games"),
}
_VERDICTS = {
    StrengthVerdict.WEAKER: Text("Against {opponent} it is weaker than the reference solution."),
    StrengthVerdict.EQUAL: Text("Against {opponent} it is as strong as the reference solution."),
    StrengthVerdict.STRONGER: Text(
        "Against {opponent} it is stronger than the reference solution."
    ),
}


class GradingState(Enum):
    """The state of a file's grading: done, running or stopped."""

    DONE = auto()
    RUNNING = auto()
    STOPPED = auto()

    def describe(self, report: GradingReport) -> str:
        """Return an unfinished report's progress."""
        is_running = self is GradingState.RUNNING
        if not report.language:
            return (
                translate("Students", "Waiting")
                if is_running
                else translate("Students", "Stopped before it began")
            )
        if report.strength is None and not self.has_points(report):
            return (
                translate("Students", "Running checks")
                if is_running
                else translate("Students", "Stopped during checks")
            )
        return (
            translate("Students", "Playing games")
            if is_running
            else translate("Students", "Stopped during games")
        )

    def has_points(self, report: GradingReport) -> bool:
        """Return whether all checks are done; points for only some would be misleading."""
        return self is GradingState.DONE or len(report.checks) == len(CHECKS)


def empty_html(theme: Theme) -> str:
    """Return the page shown while no report is chosen."""
    text = translate("Students", "Choose a file in the table to read its report.")
    return f'<p style="color:{theme.muted}">{text}</p>'


def report_html(report: GradingReport, state: GradingState, theme: Theme) -> str:
    """Return a report as rich text; links `line:N` refer to lines of the student's file."""
    points = ""
    if report.points is None:
        points = translate("Students", "Not graded")
    elif state.has_points(report):
        points = translate(
            "Students",
            "{points} of {total} points",
            points=plain_number(report.points),
            total=plain_number(report.max_points),
        )
    missing = "" if state is GradingState.DONE else state.describe(report)
    details = [text for text in (escape(report.language), points and missing) if text]
    parts = [
        f"<h2>{escape(report.file.name)}</h2>",
        f"<p>{' · '.join([f'<b>{points or missing}</b>', *details])}</p>",
    ]
    if report.not_graded:
        reason = translate(
            "Students",
            "Not graded: {reason}. The file is not to blame; grade it again.",
            reason=escape(shown(report.not_graded)),
        )
        parts.append(f'<p style="color:{theme.on_error}"><b>{reason}</b></p>')
    if report.suspect:
        suspicion = translate(
            "Students",
            "Every function looks right, but the games are far too weak. Read the source.",
        )
        parts.append(f'<p style="color:{theme.on_error}"><b>{suspicion}</b></p>')
    if report.error:
        line = f" {_line_link(report.error_line, theme)}" if report.error_line else ""
        error = escape(shown(report.error))
        parts.append(f'<p style="color:{theme.on_error}"><b>{error}</b>{line}</p>')
    if report.limit is not None and state.has_points(report):
        damage, limit = report.limit
        text = translate(
            "Students",
            "Points are limited to {limit}: {reason}.",
            limit=plain_number(limit),
            reason=escape(shown(CEILING_TEXTS[damage])),
        )
        parts.append(f'<p style="color:{theme.muted}">{text}</p>')
    if report.checks:
        heading = translate(
            "Students",
            "Checks: {passed} of {count} passed",
            passed=report.passed_count,
            count=len(report.checks),
        )
        parts.append(f"<h3>{heading}</h3>")
        parts += [_failed_check(result, theme) for result in report.failed]
        parts += _not_run(report, theme)
    parts += _strength(report, theme)
    parts += _remarks(report, theme)
    parts.append(_passed_checks(report, theme))
    html = "".join(parts)
    return _from_right_to_left(html) if QApplication.isRightToLeft() else html


def _from_right_to_left(html: str) -> str:
    """Return rich text with its columns reversed, since Qt always begins tables on the left."""
    html = re.sub(r"<(p|h2|h3)\b", r'<\1 dir="rtl"', html)
    html = re.sub(
        r"<tr>(.*?)</tr>",
        lambda row: f"<tr>{''.join(reversed(re.findall('<td.*?</td>', row[1])))}</tr>",
        html,
    )
    html = re.sub("<(table)", r'<\1 width="100%"', html)
    html = re.sub("<(td)", r'<\1 align="right" dir="rtl"', html)
    return html.replace("margin-left", "margin-right").replace("padding-right", "padding-left")


def score_text(score: MatchScore) -> str:
    """Return wins, ties and losses."""
    return f"{score.wins} / {score.ties} / {score.losses}"


def _opponent_name(score: MatchScore) -> str:
    """Return an opponent's label and settings, such as "Monte Carlo (1,000 trials)"."""
    return shown(full_name(parse_spec(score.opponent)))


def _failed_check(result: CheckResult, theme: Theme) -> str:
    failure = result.failure
    if failure is None:
        return ""
    rows = (
        # Translators: Three labels: the call, what came back, and what should have.
        (translate("Students", "called"), failure.called),
        (translate("Students", "returned"), failure.came),
        (translate("Students", "expected"), failure.expected),
    )
    table = "".join(
        f'<tr><td style="color:{theme.muted}; padding-right:12px">{name}</td>'
        f'<td><code style="white-space:pre-wrap">{escape(shown(text))}</code></td></tr>'
        for name, text in rows
        if text
    )
    cost = _COSTS.get(failure.cost, "")
    hint = " – ".join(escape(shown(text)) for text in (failure.hint, cost) if text)
    points = translate(
        "Students",
        "{points} of {most}",
        points=plain_number(result.points),
        most=plain_number(result.check.max_points),
    ).replace(" ", "&nbsp;")
    if failure.line:
        points += f" &nbsp;{_line_link(failure.line, theme)}"
    return (
        f'<p style="margin-bottom:2px"><b style="color:{theme.on_error}">✗ '
        f"{escape(shown(result.check.label))}</b> &nbsp;{points}</p>"
        f'<table cellspacing="0" cellpadding="1" style="margin-left:16px">{table}</table>'
        + (f'<p style="margin-left:16px; margin-top:2px"><b>{hint}</b></p>' if hint else "")
    )


def _not_run(report: GradingReport, theme: Theme) -> list[str]:
    """Return the checks that couldn't be judged, grouped by reason."""
    reasons: dict[str, list[str]] = {}
    for result in report.not_run:
        if result.not_run is not None:
            names = reasons.setdefault(shown(result.not_run), [])
            names.append(escape(shown(result.check.label)))
    heading = translate("Students", "Not run")
    parts = [f"<h3>{heading}</h3>"] if reasons else []
    return parts + [
        f'<p>{escape(reason)}<br><span style="color:{theme.muted}">{"; ".join(names)}</span></p>'
        for reason, names in reasons.items()
    ]


def _passed_checks(report: GradingReport, theme: Theme) -> str:
    passed = [result for result in report.checks if result.passed]
    lines = "".join(
        f"✓ {escape(shown(result.check.label))} &nbsp;{shown(plain_number(result.points))}<br>"
        for result in passed
    )
    heading = translate("Students", "Passed")
    return f'<h3>{heading}</h3><p style="color:{theme.muted}">{lines}</p>' if lines else ""


def _strength(report: GradingReport, theme: Theme) -> list[str]:
    strength = report.strength
    if strength is None:
        return []
    parts = [f"<h3>{translate('Students', 'Strength')}</h3>"]
    if strength.matches:
        titles = (
            # Translators: Column headings: the opponent, and numbers of games.
            translate("Students", "against"),
            translate("Students", "won (95 %)"),
            translate("Students", "tied"),
            translate("Students", "lost (95 %)"),
        )
        rows = "".join(_match_rows(score, theme) for score in strength.matches)
        parts.append(
            f'<table cellspacing="0" cellpadding="2">{_row(titles, theme.muted)}{rows}</table>'
        )
        note = translate(
            "Students",
            "On 3×3, playing X and O in turn. The file and the reference solution play {trials} "
            "trials per move with the same weights.",
            trials=grouped(strength.trials),
        )
        parts.append(
            f"<p>{'<br>'.join(map(_verdict, strength.matches))}</p>"
            f'<p style="color:{theme.muted}">{note}</p>'
        )
    if strength.note:
        parts.append(f"<p>{escape(shown(strength.note))}</p>")
    return parts


def _match_rows(score: MatchScore, theme: Theme) -> str:
    won, lost = (_share(score, count) for count in (score.wins, score.losses))
    cells = (_opponent_name(score), won, score.ties, lost)
    wins, ties, losses = score.reference
    reference = (translate("Students", "reference solution"), wins, ties, losses)
    return _row(cells, theme.text) + _row(reference, theme.muted)


def _verdict(score: MatchScore) -> str:
    """Return how a file compares with the reference solution, and why it forfeited."""
    verdict = _VERDICTS[score.verdict]
    text = shown(Text(verdict.source, opponent=_opponent_name(score)))
    if score.why:
        forfeits = translate(
            "Students",
            "It forfeited %n game(s): {reason}.",
            n=score.forfeits,
            reason=escape(shown(score.why)),
        )
        return sentences(text, forfeits)
    return text


def _share(score: MatchScore, count: int) -> str:
    if not score.games:
        return str(count)
    interval = score.interval(count)
    low, high = (fixed(100 * share, 0) for share in (interval.low, interval.high))
    return translate("Students", "{count} ({low}–{high} %)", count=count, low=low, high=high)


def _row(cells: tuple[object, ...], colour: str) -> str:
    style = f"color:{colour}; padding-right:12px"
    first, *numbers = (escape(str(cell)) for cell in cells)
    kept = "".join(f'<td style="{style}; white-space:nowrap">{each}</td>' for each in numbers)
    return f'<tr><td style="{style}">{first}</td>{kept}</tr>'  # the name wraps if space is scarce


def _remarks(report: GradingReport, theme: Theme) -> list[str]:
    parts: list[str] = []
    for heading, found in (
        (
            translate("Students", "Style: {count}", count=len(report.style)),
            [(remark.line, remark.message) for remark in report.style],
        ),
        (translate("Students", "Remarks: {count}", count=len(report.remarks)), report.remarks),
    ):
        if found:
            lines = "".join(
                f"{_line_link(line, theme)} {escape(shown(text))}<br>" for line, text in found
            )
            parts.append(f"<h3>{heading}</h3><p>{lines}</p>")
    return parts


def _line_link(line: int | None, theme: Theme) -> str:
    if not line:
        return ""
    text = translate("Students", "line {line}", line=line)
    return f'<a href="line:{line}" style="color:{theme.accent}">{text}</a>'
