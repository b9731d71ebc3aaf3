"""A file's grading report as a page to be read: checks, style, strength."""

from __future__ import annotations

from enum import Enum, auto
from html import escape

from tttmc_app.grading import CHECKS, CheckResult, Cost, GradingReport, MatchScore
from tttmc_app.gui.look.theme import Theme

EMPTY = "Choose a file in the table to read its report."
_COSTS = {
    Cost.STRENGTH: "it costs strength",
    Cost.POINTS: "it costs points, no games",
    Cost.GAMES: "it forfeits games",
}
_CELL = "padding-right:12px; white-space:nowrap"
_OPPONENTS = {"random": "Random", "mc": "Monte Carlo"}


class Standing(Enum):
    """Say how it is with a file: done, or still waiting or at work, or stopped before its end."""

    DONE = auto()
    GOES_ON = auto()
    STOPPED = auto()

    def words(self, report: GradingReport) -> str:
        """Return in words what is missing of a report that is not done."""
        if not report.language:
            return "Not done yet" if self is Standing.GOES_ON else "Stopped before it began"
        if not self.has_points(report):
            return "Being checked" if self is Standing.GOES_ON else "Stopped before its points"
        return "Plays its games" if self is Standing.GOES_ON else "Stopped before its last game"

    def has_points(self, report: GradingReport) -> bool:
        """Return whether the points are all there are: of half the checks nobody should see any."""
        return self is Standing.DONE or len(report.checks) == len(CHECKS)


def report_html(report: GradingReport, standing: Standing, theme: Theme) -> str:
    """Return a report as rich text; links named `line:N` lead to the student's lines."""
    points = f"{report.points} of {report.of} points" if standing.has_points(report) else ""
    language = escape(report.language)
    missing = "" if standing is Standing.DONE else standing.words(report)
    parts = [
        f"<h2>{escape(report.file.name)}</h2>",
        f"<p><b>{points or missing}</b>"
        + "".join(f" · {text}" for text in (language, points and missing) if text)
        + "</p>",
    ]
    if report.error:
        place = f" {_line(report.error_line, theme)}" if report.error_line else ""
        parts.append(f'<p style="color:{_bad(theme)}"><b>{escape(report.error)}</b>{place}</p>')
    if report.checks:
        passed = len(report.checks) - len(report.failed)
        parts.append(f"<h3>Checks: {passed} of {len(report.checks)} passed</h3>")
        parts += [_failed(result, theme) for result in report.failed]
    parts += _strength(report, theme)
    parts += _style(report, theme)
    parts.append(_passed(report, theme))
    return "".join(parts)


def match_text(games: MatchScore) -> str:
    """Return wins, ties and losses in short."""
    return f"{games.wins} / {games.ties} / {games.losses}"


def _failed(result: CheckResult, theme: Theme) -> str:
    failure = result.failure
    if failure is None:
        return ""
    rows = [("called", failure.called), ("came", failure.came), ("expected", failure.expected)]
    table = "".join(
        f'<tr><td style="color:{theme.muted}; padding-right:12px">{name}</td>'
        f'<td><code style="white-space:pre-wrap">{escape(text)}</code></td></tr>'
        for name, text in rows
        if text
    )
    cost = _COSTS.get(failure.cost, "")
    hint = " – ".join(escape(text) for text in (failure.hint, cost) if text)
    return (
        f'<p style="margin-bottom:2px"><b style="color:{_bad(theme)}">✗ '
        f"{escape(result.check.name)}</b> &nbsp;0 of {result.check.of}</p>"
        f'<table cellspacing="0" cellpadding="1" style="margin-left:16px">{table}</table>'
        + (f'<p style="margin-left:16px; margin-top:2px"><b>{hint}</b></p>' if hint else "")
    )


def _passed(report: GradingReport, theme: Theme) -> str:
    passed = [result for result in report.checks if result.passed]
    lines = "".join(f"✓ {escape(result.check.name)} &nbsp;{result.points}<br>" for result in passed)
    return f'<h3>Passed</h3><p style="color:{theme.muted}">{lines}</p>' if lines else ""


def _strength(report: GradingReport, theme: Theme) -> list[str]:
    strength = report.strength
    if strength is None:
        return []
    parts = ["<h3>Strength</h3>"]
    if strength.matches:
        head = "".join(
            f'<td style="color:{theme.muted}; {_CELL}">{text}</td>'
            for text in ("against", "games", "won (95 %)", "tied", "lost (95 %)")
        )
        rows = "".join(_match_row(games, theme) for games in strength.matches)
        parts.append(f'<table cellspacing="0" cellpadding="2"><tr>{head}</tr>{rows}</table>')
        parts.append(
            f"<p>{''.join(map(_verdict, strength.matches))}</p>"
            f'<p style="color:{theme.muted}">3×3, {strength.trials:,} trials a move, each side in '
            "every second game; a right player has the same weights and trials.</p>"
        )
    if strength.note:
        parts.append(f"<p>{escape(strength.note)}</p>")
    return parts


def _match_row(games: MatchScore, theme: Theme) -> str:
    won, lost = (_share(games, count) for count in (games.wins, games.losses))
    cells = (opponent_name(games), games.games, won, games.ties, lost)
    wins, ties, losses = games.reference
    right = ("right player", "", wins, ties, losses)
    return _row(cells, theme.text) + _row(right, theme.muted)


def _verdict(games: MatchScore) -> str:
    """Return in words how a file fares beside a right player, and why it forfeited."""
    why = f" It forfeited {games.forfeits}: {escape(games.why)}." if games.why else ""
    return f"Against {opponent_name(games)} it is {games.verdict.words} a right player.{why}<br>"


def opponent_name(games: MatchScore) -> str:
    """Return how people call an opponent."""
    return _OPPONENTS.get(games.opponent.partition(":")[0], games.opponent)


def _share(games: MatchScore, count: int) -> str:
    if not games.games:
        return str(count)
    interval = games.interval(count)
    return f"{count} ({interval.low * 100:.0f}–{interval.high * 100:.0f} %)"


def _row(cells: tuple[object, ...], colour: str) -> str:
    return (
        "<tr>"
        + "".join(f'<td style="color:{colour}; {_CELL}">{escape(str(cell))}</td>' for cell in cells)
        + "</tr>"
    )


def _style(report: GradingReport, theme: Theme) -> list[str]:
    parts: list[str] = []
    for title, found in (
        ("Style", [(remark.line, remark.message) for remark in report.style]),
        ("Remarks", list(report.remarks)),
    ):
        if found:
            lines = "".join(
                f"{_line(line, theme)} {escape(text)}<br>" if line else f"{escape(text)}<br>"
                for line, text in found
            )
            parts.append(f"<h3>{title}: {len(found)}</h3><p>{lines}</p>")
    return parts


def _line(line: int | None, theme: Theme) -> str:
    return f'<a href="line:{line}" style="color:{theme.accent}">line {line}</a>' if line else ""


def _bad(theme: Theme) -> str:
    return theme.on_error
