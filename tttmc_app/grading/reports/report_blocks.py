"""A submission's report as blocks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from itertools import chain

from tttmc_app.core import Mark, Square, Text
from tttmc_app.core.numbers import fixed, grouped
from tttmc_app.experiments.player_text import full_name
from tttmc_app.grading.boards import number_text, rows_of
from tttmc_app.grading.checks import CheckFailure, CheckResult, Part
from tttmc_app.grading.grader import CHECKS
from tttmc_app.grading.grading_report import (
    ExampleGame,
    GradingReport,
    MatchScore,
    Strength,
    StrengthVerdict,
    score,
)
from tttmc_app.grading.reports.blocks import (
    AnyText,
    Block,
    Board,
    Boards,
    Card,
    Cell,
    Items,
    Labels,
    Paragraph,
    Section,
    Source,
    SourceLine,
    Span,
    Table,
    Tone,
    Words,
    points_number,
)
from tttmc_app.grading.rubric import CEILING_TEXTS, Rubric
from tttmc_app.players import parse_spec

_BOARD = re.compile(r"(?<![\w./])[XO.]{2,9}(?:/[XO.]{2,9})+(?![\w/])")
_GRID = re.compile(r"\[\[[-\d., e+\[\]]*\]\]")
_SQUARE = re.compile(r"\((\d), (\d)\)")
_PARTS = {
    Part.FUNCTIONS: Text("{points} points: the four functions give the right answers"),
    Part.RULES: Text("{points} points: constants, parameters and return values as required"),
    Part.STRENGTH: Text("{points} points: the games, compared with the reference solution's"),
    Part.OWN: Text("{points} points: the teacher's own checks"),
}
_VERDICTS = {
    StrengthVerdict.WEAKER: Text("Against {opponent} it is weaker than the reference solution."),
    StrengthVerdict.EQUAL: Text("Against {opponent} it is as strong as the reference solution."),
    StrengthVerdict.STRONGER: Text(
        "Against {opponent} it is stronger than the reference solution."
    ),
}


def report_blocks(
    report: GradingReport, title: str, lines: Sequence[str] = (), progress: AnyText = ""
) -> list[Section]:
    """Return a report's sections; those without content are left out.

    `lines` is the file, whose remarks are then beside its lines. `progress` says how far an
    unfinished grading is.
    """
    strength = report.strength
    sections = (
        Section("head", title, [*_head(report, progress), *_notices(report, progress)]),
        Section(
            "fix",
            Text("What to fix"),
            [*_cards(report)],
            Text(
                "Each box is a mistake: the points that are left, what it costs in games, and a "
                "call of a function that shows it. Squares are written (row, column), counted from "
                "0 at the top left, and boards row by row: X.O/.../... has an X and an O in its "
                "top row. In the pictures, a solid frame marks what was expected, and a dashed one "
                "what was done instead."
            ),
        ),
        Section(
            "not run",
            Text("Not run"),
            [*_not_run(report)],
            Text("These checks can't be judged until what is named first is fixed."),
        ),
        Section(
            "games",
            Text("Games"),
            [*_games(strength)] if strength else [],
            Text(
                "The file played on 3×3, as X and O in turn. The reference solution is a correct "
                "file with the same weights. The ranges are 95 % intervals: results within them "
                "can be due to chance."
            ),
        ),
        *(() if lines else _remarks(report)),
        Section("passed", Text("Passed"), [*_passed(report)]),
        Section("source", Text("Source"), [*_source(report, lines)]),
        Section("rubric", Text("How points are awarded"), rubric_blocks(report.rubric)),
    )
    return [section for section in sections if section.blocks]


def check_blocks(results: Sequence[CheckResult]) -> Iterator[Block]:
    """Yield what is said about checks with the same result: why they failed or were not run."""
    failure, not_run = results[0].failure, results[0].not_run
    if not_run is not None:
        yield Paragraph([Text("Not run: {reason}", reason=not_run)])
    if failure is None:
        return
    boards = [*_pictures(results[0].check.group, failure)]
    if boards:
        yield Boards(boards)
    rows = (
        (Text("called"), failure.called),
        (Text("returned"), failure.came),
        (Text("expected"), failure.expected),
    )
    yield Labels([(label, Span(text, Tone.CODE)) for label, text in rows if text])
    if failure.hint:
        yield Paragraph([Span(failure.hint, Tone.STRONG)])


def points_text(report: GradingReport) -> Text:
    """Return a report's points, such as "83 of 100 points"."""
    if report.points is None:
        return Text("Not a submission") if report.not_submission else Text("Not graded")
    points, total = map(points_number, (report.points, report.max_points))
    return Text("{points} of {total} points", points=points, total=total)


def has_all_checks(report: GradingReport) -> bool:
    """Return whether all checks are done; points for only some would be misleading."""
    return len(report.checks) == len(report.rubric.applied(CHECKS))


def rubric_blocks(rubric: Rubric) -> list[Block]:
    """Return how a rubric awards points."""
    total = sum(rubric.parts.values()) or 1.0
    parts = [
        Text(_PARTS[part].source, points=points_number(points / total * rubric.full))
        for part, points in rubric.parts.items()
    ]
    ceilings = [
        Text(
            "{file}: at most {points}",
            file=CEILING_TEXTS[damage],
            points=points_number(rubric.ceiling(damage)),
        )
        for damage, _ in sorted(rubric.ceilings.items(), key=lambda item: item[1])
    ]
    intro = Text(
        "Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check "
        "that couldn't be judged earns none.",
        name=rubric.name,
        full=rubric.full,
        mark=points_number(rubric.pass_mark),
    )
    late = Text(
        "A late submission loses {points} points.",
        points=points_number(rubric.late / 100 * rubric.full),
    )
    return [
        Paragraph([intro, late] if rubric.late else [intro]),
        Items(parts),
        Paragraph([Text("A mistake also limits the points of the whole file:")]),
        Items(ceilings),
    ]


def opponent_label(match: MatchScore) -> AnyText:
    """Return an opponent's name and settings, such as "Monte Carlo (1,000 trials)"."""
    return full_name(parse_spec(match.opponent))


def _head(report: GradingReport, progress: AnyText) -> Iterator[Block]:
    has_points = not progress or has_all_checks(report)
    facts: list[Words] = [Span(points_text(report) if has_points else progress, Tone.STRONG)]
    if report.language:
        facts.append(report.language)
    if progress and has_points:
        facts.append(progress)
    if report.has_passed is not None and not progress:
        passed = report.has_passed
        text = (
            Text("✓ reaches the pass mark of {mark}")
            if passed
            else Text("✗ below the pass mark of {mark}")
        )
        mark = points_number(report.rubric.pass_mark)
        facts.append(Span(Text(text.source, mark=mark), Tone.GOOD if passed else Tone.BAD))
    if report.checks and not progress:
        facts.append(
            Text(
                "{passed} of {count} checks passed",
                passed=report.passed_count,
                count=len(report.checks),
            )
        )
    yield Paragraph(facts, is_list=True)


def _notices(report: GradingReport, progress: AnyText) -> Iterator[Block]:
    """Yield what concerns the file as a whole."""
    if report.not_submission:
        yield Paragraph([Text("Not a submission: {reason}.", reason=report.not_submission)])
    if report.not_graded:
        yield _notice(Text("Not graded: {reason}.", reason=report.not_graded))
    if report.error:
        yield _notice(
            Text("The file can't be run: {reason}", reason=report.error), report.error_line
        )
    if report.suspect:
        yield _notice(
            Text("Every function looks right, but the games are far too weak. Read the source.")
        )
    if report.limit is not None and (not progress or has_all_checks(report)):
        damage, limit = report.limit
        text = Text(
            "Points are limited to {limit}: {reason}.",
            limit=points_number(limit),
            reason=CEILING_TEXTS[damage],
        )
        yield Paragraph([Span(text, Tone.MUTED)])
    if report.late_penalty:
        taken = points_number(report.late_penalty)
        yield Paragraph([Text("Handed in late: {points} points are taken off.", points=taken)])
    if report.override is not None and report.points != report.graded_points:
        given = "-" if report.graded_points is None else points_number(report.graded_points)
        yield Paragraph(
            [Text("Your teacher set the points. The grader gave {points}.", points=given)]
        )
    if report.override is not None and report.override.comment:
        comment = Text("Your teacher says: {comment}", comment=report.override.comment)
        yield Paragraph([Span(comment, Tone.STRONG)])
    for line, text in report.warnings:
        yield _notice(Text("Read this: {warning}", warning=text), line)


def _notice(text: Text, line: int | None = None) -> Paragraph:
    return Paragraph([Span(text, Tone.BAD), *_line(line)], is_notice=True, is_list=True)


def _line(line: int | None) -> list[Span]:
    return [Span(Text("line {line}", line=line), line=line)] if line else []


def _cards(report: GradingReport) -> Iterator[Card]:
    """Yield a card for each mistake; checks with the same explanation share one."""
    cards = dict[tuple[str, str], list[CheckResult]]()
    for result in report.failed:
        assert result.failure is not None
        key = (result.check.group, str(result.failure.hint or result.failure.message))
        cards.setdefault(key, []).append(result)
    for results in cards.values():
        failure = results[0].failure
        assert failure is not None
        points = Text(
            "{points} of {most}",
            points=points_number(sum(result.points for result in results)),
            most=points_number(sum(result.check.max_points for result in results)),
        )
        facts = (
            Span(points, Tone.MUTED),
            Span(failure.cost.text, Tone.MUTED),
            *_line(failure.line),
        )
        titles = [Span(Text("✗ {check}", check=result.check.label), Tone.BAD) for result in results]
        yield Card(titles, [Paragraph(facts, is_list=True), *check_blocks(results)])


def _pictures(group: str, failure: CheckFailure) -> Iterator[Board]:
    """Yield the boards and grids of a call: what was given, what was returned and expected."""
    given = board_in(str(failure.called))
    right, came = (
        squares_in(str(text)) if group in ("get_best_move", "mc_move") else []
        for text in (failure.expected, failure.came)
    )
    wrong = [square for square in came[:1] if square not in right]
    if given:
        yield Board(given, Text("board"), right, wrong)
    grids = [board_in(str(text)) or grid_in(str(text)) for text in (failure.came, failure.expected)]
    returned, expected = grids
    different = list[Square]()
    if returned and expected and len(returned) == len(expected):
        different = [
            (row, col)
            for row, cells in enumerate(returned)
            for col, cell in enumerate(cells)
            if cell != expected[row][col]
        ]
    if returned:
        yield Board(returned, Text("returned"), wrong=different)
    if expected:
        yield Board(expected, Text("expected"), right=different)


def board_in(text: str) -> tuple[str, ...] | None:
    """Return the rows of the first board in text, such as "X.O/.../..."; None if there is none."""
    for match in _BOARD.finditer(text):
        rows = tuple(match[0].split("/"))
        if all(len(row) == len(rows) for row in rows):
            return rows
    return None


def grid_in(text: str) -> tuple[tuple[str, ...], ...] | None:
    """Return the numbers of the first grid in text, such as "[[1, 0], [0, -1]]"; None without."""
    found = _GRID.search(text)
    try:
        rows = rows_of(ast.literal_eval(found[0])) if found else None
    except (SyntaxError, ValueError):  # brackets that are no grid
        rows = None
    if rows is None:
        return None
    return tuple(tuple(number_text(round(number, 2)) for number in row) for row in rows)


def squares_in(text: str) -> list[Square]:
    """Return the squares written in text as "(0, 2)"."""
    return [(int(row), int(col)) for row, col in _SQUARE.findall(text)]


def _not_run(report: GradingReport) -> Iterator[Block]:
    """Yield the checks that couldn't be judged, grouped by reason."""
    reasons = dict[str, list[CheckResult]]()
    for result in report.not_run:
        reasons.setdefault(str(result.not_run), []).append(result)
    for results in reasons.values():
        reason = results[0].not_run
        assert reason is not None
        labels = [Span(result.check.label, Tone.MUTED) for result in results]
        yield Paragraph([Span(reason), *labels], is_list=True)


def _games(strength: Strength) -> Iterator[Block]:
    if strength.matches:
        yield Table(
            (
                Text("against"),
                Text("won (95 %)"),
                Text("tied"),
                Text("lost (95 %)"),
                Text("forfeited"),
            ),
            [*chain.from_iterable(map(_match_rows, strength.matches))],
            frozenset(range(1, 5)),
            Text("{trials} trials per move", trials=grouped(strength.trials)),
        )
        yield Items([_verdict(match) for match in strength.matches])
    if strength.note:
        yield Paragraph([strength.note])
    for match in strength.matches:
        if match.example is not None:
            yield _example(match, match.example)


def _match_rows(match: MatchScore) -> Iterator[Sequence[Cell]]:
    won, lost = (_share(match, count) for count in (match.wins, match.losses))
    yield (opponent_label(match), won, str(match.ties), lost, str(match.forfeits))
    reference: list[AnyText] = [Text("reference solution"), *map(str, match.reference), ""]
    yield [Span(each, Tone.MUTED) for each in reference]


def _share(match: MatchScore, count: int) -> AnyText:
    if not match.games:
        return str(count)
    interval = match.interval(count)
    low, high = (fixed(100 * share, 0) for share in (interval.low, interval.high))
    return Text("{count} ({low}–{high} %)", count=count, low=low, high=high)


def _verdict(match: MatchScore) -> Cell:
    """Return how a file compares with the reference solution, and why it forfeited."""
    verdict = Text(_VERDICTS[match.verdict].source, opponent=opponent_label(match))
    if not match.games:
        return verdict
    interval = match.difference
    shares = (score(match.own), score(match.reference), interval.low, interval.high)
    own, reference, low, high = (fixed(100 * share, 0) for share in shares)
    difference = Text(
        "It scored {own} % and the reference solution {reference} %; the true difference is "
        "likely to be between {low} and {high} %.",
        own=own,
        reference=reference,
        low=low,
        high=high,
    )
    if not match.why:
        return (verdict, difference)
    return (
        verdict,
        difference,
        Text("It forfeited %n game(s): {reason}.", n=match.forfeits, reason=match.why),
    )


def _example(match: MatchScore, game: ExampleGame) -> Boards:
    opponent, side = opponent_label(match), game.side.value
    if game.winner is None:
        text = Text("A game against {opponent}, a tie as {side}", opponent=opponent, side=side)
    elif game.winner is game.side:
        text = Text("A game against {opponent}, won as {side}", opponent=opponent, side=side)
    elif game.forfeit:
        text = Text("A game against {opponent}, forfeited as {side}", opponent=opponent, side=side)
    else:
        text = Text("A game against {opponent}, lost as {side}", opponent=opponent, side=side)
    return Boards([*_frames(game)], text)


def _frames(game: ExampleGame, size: int = 3) -> Iterator[Board]:
    """Yield the boards after each move."""
    cells = [["."] * size for _ in range(size)]
    mark = Mark.X
    for number, (row, col) in enumerate(game.moves, 1):
        cells[row][col] = mark.value
        caption = f"{number}. {mark.value} ({row}, {col})"
        yield Board([*map("".join, cells)], caption, last=(row, col))
        mark = mark.other


def _remarks(report: GradingReport) -> Iterator[Section]:
    style = [(remark.line, remark.message) for remark in report.style]
    said: dict[Text, Sequence[tuple[int | None, AnyText]]] = {
        Text("Style, not counted"): style,
        Text("Remarks"): report.remarks,
    }
    for title, found in said.items():
        rows: list[Cell] = [(*_line(line), text) for line, text in found]
        yield Section("remarks", title, [Items(rows)] if rows else [])


def _passed(report: GradingReport) -> Iterator[Block]:
    rows: list[Cell] = [
        [
            Span("✓", Tone.GOOD),
            result.check.label,
            Span(points_number(result.points), Tone.MUTED),
        ]
        for result in report.checks
        if result.passed
    ]
    if rows:
        yield Items(rows)


def _source(report: GradingReport, lines: Sequence[str]) -> Iterator[Block]:
    """Yield the file with its faults and remarks below their lines."""
    if not lines:
        return
    failures = [each.failure for each in report.failed if each.failure is not None]
    said = [
        (report.error_line, Span(report.error, Tone.BAD)),
        *((each.line, Span(each.hint or each.message, Tone.BAD)) for each in failures),
        *((line, Span(text)) for line, text in report.remarks),
        *((r.line, Span(Text("Style: {remark}", remark=r.message))) for r in report.style),
    ]
    notes = dict[int, dict[str, Span]]()  # each text once a line
    for line, span in said:
        if line and span.text:
            notes.setdefault(line, {}).setdefault(str(span.text), span)
    if report.style:
        count = Text("%n style remark(s), which cost no points.", n=len(report.style))
        yield Paragraph([Span(count, Tone.MUTED)])
    yield Paragraph([Span(text, Tone.MUTED) for line, text in report.remarks if not line])
    yield Source(
        [
            SourceLine(number, text, [*notes.get(number, {}).values()])
            for number, text in enumerate(lines, 1)
        ]
    )
