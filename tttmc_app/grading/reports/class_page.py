"""The class's report as one HTML page: distribution, commonest mistakes, and a sortable table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, median

from tttmc_app.core.numbers import percent
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.plain import html
from tttmc_app.grading.reports.document import document, section, table
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.pictures import histogram
from tttmc_app.grading.reports.student_page import rubric_text
from tttmc_app.grading.similarity import SimilarPair
from tttmc_app.grading.strength import OPPONENTS, opponent_name

_COMMON = 15
"""Maximum number of rows in the table of the commonest mistakes."""

# Without scripts the table stays in its order, and no heading looks as if it could be pressed.
_SORTING = """
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  const value = (row, at) => row.cells[at].dataset.value ?? row.cells[at].textContent.trim();
  heads.forEach((head, at) => {
    const button = document.createElement("button");
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].sort((one, two) => {
        const [a, b] = [value(one, at), value(two, at)], [x, y] = [parseFloat(a), parseFloat(b)];
        const order = isNaN(x) || isNaN(y) ? a.localeCompare(b) : x - y;
        return down ? -order : order;
      });
      body.append(...rows);
    });
  });
}
"""


def class_page(
    entries: Sequence[Entry], pages: Sequence[str], pairs: Sequence[tuple[SimilarPair, str]]
) -> str:
    """Return the page of all submissions; `pages` holds the names of the submissions' own pages.

    `pairs` are the pairs that look copied, each with its page's name.
    """
    reports = [entry.report for entry in entries]
    body = "".join(
        (
            f"<h1>Grades of {len(entries)} file{'' if len(entries) == 1 else 's'}</h1>",
            _summary(reports),
            section("Points", _distribution(reports)),
            section("Commonest mistakes", _mistakes(entries, pages)),
            section("Files", _files(entries, pages)),
            section("Look copied", _pairs(entries, pairs)),
            section("How points are awarded", _rubrics(reports)),
        )
    )
    return document("Grades", body, _SORTING)


def _summary(reports: Sequence[GradingReport]) -> str:
    points = [report.points for report in reports if report.points is not None]
    facts: list[str] = []
    if points:
        passed = sum(1 for report in reports if report.has_passed)
        facts = [
            f"median {median(points):g}",
            f"mean {mean(points):.1f}",
            f"from {min(points)} to {max(points)}",
            f"{passed} of {len(points)} reach the pass mark",
        ]
    left = len(reports) - len(points)
    if left:
        facts.append(f"<strong class='bad'>{left} not graded</strong>")
    return f"<p>{' · '.join(facts)}</p>"


def _distribution(reports: Sequence[GradingReport]) -> str:
    points = [report.points for report in reports if report.points is not None]
    if not points:
        return ""
    full = reports[0].max_points
    label = "Number of files by points: " + ", ".join(
        f"{value}: {count}" for value, count in sorted(Counter(points).items())
    )
    return (
        "<figure><figcaption>Number of files by points</figcaption>"
        f"{histogram(points, full, label)}</figure>"
    )


def _mistakes(entries: Sequence[Entry], pages: Sequence[str]) -> str:
    found: dict[str, list[int]] = {}
    for number, entry in enumerate(entries):
        if entry.report.points is not None:
            for problem in entry.report.problems:
                found.setdefault(str(problem), []).append(number)
    common = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))[:_COMMON]
    rows = [
        [
            html(problem),
            str(len(numbers)),
            ", ".join(_link(pages[number], entries[number].label) for number in numbers),
        ]
        for problem, numbers in common
    ]
    return table(("Mistake", "files", "in"), rows, numbers=(1,)) if rows else ""


def _files(entries: Sequence[Entry], pages: Sequence[str]) -> str:
    rows = [_row(entry, page) for entry, page in zip(entries, pages, strict=True)]
    against = [str(spec.kind.label) for spec in OPPONENTS]
    heads = ("File", "points", "Python", *against, "style", "problems")
    return table(
        heads,
        rows,
        numbers=(1, 3, 4, 5),
        caption=f"Games against {' and '.join(against)}: won / tied / lost",
        attributes=' class="sortable"',
    )


def _row(entry: Entry, page: str) -> list[str]:
    report = entry.report
    points = "not graded" if report.points is None else str(report.points)
    if report.suspect:
        points += " <strong class='bad'>suspect</strong>"
    if report.warnings:
        points += " <strong class='bad'>read it</strong>"
    matches = report.strength.matches if report.strength else ()
    games = {match.opponent: f"{match.wins} / {match.ties} / {match.losses}" for match in matches}
    problems = "; ".join(map(html, report.problems)) or "–"
    return [
        _link(page, entry.label),
        points,
        html(report.language.removeprefix("Python ")) or "–",
        *(games.get(opponent_name(spec), "–") for spec in OPPONENTS),
        str(len(report.style)),
        problems,
    ]


def _pairs(entries: Sequence[Entry], pairs: Sequence[tuple[SimilarPair, str]]) -> str:
    rows = [
        [
            html(entries[pair.first].label),
            html(entries[pair.second].label),
            _link(page, percent(pair.share)),
        ]
        for pair, page in pairs
    ]
    if not rows:
        return ""
    note = (
        "<p>Names, comments and layout are ignored. Two people can write the same: "
        "read both files before you judge.</p>"
    )
    return note + table(("File", "and", "alike"), rows, numbers=(2,))


def _rubrics(reports: Sequence[GradingReport]) -> str:
    different = {report.rubric.identity: report.rubric for report in reports}
    return "".join(map(rubric_text, different.values()))


def _link(page: str, text: str) -> str:
    return f'<a href="{html(page)}">{html(text)}</a>'
