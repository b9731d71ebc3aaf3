"""A submission's report as blocks."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median

from tttmc_app.core import Position, Rules, Square, Text
from tttmc_app.core.numbers import Number, fixed, grouped, percent
from tttmc_app.experiments.player_text import full_name
from tttmc_app.grading.boards import number_text, rows_of
from tttmc_app.grading.checks import COST_TEXTS, CheckFailure, CheckResult, Part
from tttmc_app.grading.grader import CHECKS
from tttmc_app.grading.grading_report import (
    LIKELY,
    NOT_GRADED,
    ExampleGame,
    GradingReport,
    MatchScore,
    Strength,
    StrengthVerdict,
    score,
)
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.reports.blocks import (
    AnyText,
    Bars,
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
    bad,
    code,
    good,
    muted,
    points_number,
    strong,
)
from tttmc_app.grading.reports.columns import used
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.rubric import CEILING_TEXTS, Rubric
from tttmc_app.grading.similarity import SimilarPair
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
_PART_NAMES = {
    Part.FUNCTIONS: Text("Functions"),
    Part.RULES: Text("Rules"),
    Part.STRENGTH: Text("Strength"),
    Part.OWN: Text("Own checks"),
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
    passed = [
        (good("✓"), result.check.label, muted(points_number(result.points)))
        for result in report.checks
        if result.passed
    ]
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
            Text(
                "These checks can't be judged until what is named first is fixed. Those that rely "
                "on another function don't count: the other checks make up the full points."
            ),
        ),
        Section(
            "games",
            Text("Games"),
            [*_games(report.strength)] if report.strength else [],
            Text(
                "The file played on 3×3, as X and O in turn. The reference solution is a correct "
                "file with the same weights. The ranges are 95 % intervals: results within them "
                "can be due to chance."
            ),
        ),
        *_remarks(report, is_style_elsewhere=bool(lines)),
        Section("passed", Text("Passed"), [Items(passed)] if passed else []),
        Section("source", Text("Source"), [*_source(report, lines)] if lines else []),
        Section("rubric", Text("How points are awarded"), rubric_blocks(report.rubric)),
    )
    return [section for section in sections if section.blocks]


def check_blocks(result: CheckResult) -> Iterator[Block]:
    """Yield why a check failed or was not run."""
    if result.not_run is not None:
        yield Paragraph([Text("Not run: {reason}", reason=result.not_run)])
    failure = result.failure
    if failure is None:
        return
    if failure.hint:
        yield Paragraph([strong(failure.hint)])
    if boards := [*_pictures(result.check.group, failure)]:
        yield Boards(boards)
    rows = (
        (Text("called"), failure.called, False),
        (Text("gave"), failure.came, bool(_grid_in(failure.came))),
        (Text("expected"), failure.expected, bool(_grid_in(failure.expected))),
    )
    for is_pictured in (False, True):
        said = [(label, code(text)) for label, text, is_grid in rows if is_grid is is_pictured]
        yield Labels([row for row in said if row[1].text], is_pictured)


def has_all_checks(report: GradingReport) -> bool:
    """Return whether all checks are done; points for only some would be misleading."""
    return len(report.checks) == len(report.rubric.applied(CHECKS))


def rubric_blocks(rubric: Rubric) -> list[Block]:
    """Return how a rubric awards points."""
    intro = [
        Text(
            "Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A "
            "check that couldn't be judged earns none, unless it relies on another function: then "
            "it doesn't count.",
            name=rubric.name,
            full=rubric.full,
            mark=points_number(rubric.pass_mark),
        )
    ]
    if rubric.late:
        lost = points_number(rubric.late / 100 * rubric.full)
        intro.append(Text("A late submission loses {points} points.", points=lost))
    scale = rubric.full / (sum(rubric.parts.values()) or 1.0)
    parts = [
        Text(_PARTS[part].source, points=points_number(points * scale))
        for part, points in rubric.parts.items()
    ]
    ceilings = [
        Text(
            "{file}: at most {points}",
            file=CEILING_TEXTS[damage],
            points=points_number(rubric.ceiling(damage)),
        )
        for damage in sorted(rubric.ceilings, key=rubric.ceiling)
    ]
    return [
        Paragraph(intro),
        Items(parts),
        Paragraph([Text("A mistake also limits the points of the whole file:")]),
        Items(ceilings),
    ]


def _head(report: GradingReport, progress: AnyText) -> Iterator[Block]:
    facts: list[Words] = [strong(_points(report))]
    if progress:
        facts = [*facts, progress] if has_all_checks(report) else [strong(progress)]
    if report.language:
        facts.insert(1, report.language)
    if report.has_passed is not None and not progress:
        mark = points_number(report.rubric.pass_mark)
        facts.append(
            good(Text("✓ reaches the pass mark of {mark}", mark=mark))
            if report.has_passed
            else bad(Text("✗ below the pass mark of {mark}", mark=mark))
        )
    if report.checks and not progress:
        passed, count = report.passed_count, len(report.checks)
        facts.append(Text("{passed} of {count} checks passed", passed=passed, count=count))
    yield Paragraph(facts, is_list=True)
    if report.checks and not progress:
        yield Bars([*_part_bars(report)])


def _part_bars(report: GradingReport) -> Iterator[tuple[AnyText, float, str]]:
    """Yield the points of the checks of each part, before any limit."""
    for part, name in _PART_NAMES.items():
        results = [result for result in report.checks if result.check.part is part]
        if most := sum(result.check.max_points for result in results):
            points = sum(result.points for result in results)
            yield name, points / most, f"{points_number(points)} / {points_number(most)}"


def _points(report: GradingReport) -> Text:
    if report.points is None:
        return Text("Not a submission") if report.not_submission else Text("Not graded")
    points, total = map(points_number, (report.points, report.max_points))
    return Text("{points} of {total} points", points=points, total=total)


def _notices(report: GradingReport, progress: AnyText) -> Iterator[Block]:
    """Yield what concerns the file as a whole."""
    if report.not_submission:
        yield Paragraph([Text("Not a submission: {reason}.", reason=report.not_submission)])
    if report.not_graded:
        yield _notice(Text("Not graded: {reason}.", reason=report.not_graded))
    if report.error:
        text = Text("The file can't be run: {reason}", reason=report.error)
        yield _notice(text, report.error_line)
    if report.suspect:
        yield _notice(
            Text("Every function looks right, but the games are far too weak. Read the source.")
        )
    if report.limit is not None and (not progress or has_all_checks(report)):
        damage, limit = report.limit
        most, reason = points_number(limit), CEILING_TEXTS[damage]
        text = Text("Points are limited to {limit}: {reason}.", limit=most, reason=reason)
        yield Paragraph([muted(text)])
    if report.late_penalty:
        taken = points_number(report.late_penalty)
        yield Paragraph([Text("Handed in late: {points} points are taken off.", points=taken)])
    yield from _override(report)
    for line, warning in report.warnings:
        yield _notice(Text("Read this: {warning}", warning=warning), line)


def _override(report: GradingReport) -> Iterator[Block]:
    override, graded = report.override or Override(), report.graded_points
    if report.points != graded:
        text = Text("Your teacher set the points.")
        if graded is not None:
            given = points_number(graded)
            text = Text("Your teacher set the points. The grader gave {points}.", points=given)
        yield Paragraph([text])
    if override.comment:
        yield Paragraph([strong(Text("Your teacher says: {comment}", comment=override.comment))])


def _notice(text: Text, line: int | None = None) -> Paragraph:
    return Paragraph([bad(text), *_line(line)], is_notice=True, is_list=True)


def _line(line: int | None) -> list[Span]:
    return [Span(Text("line {line}", line=line), line=line)] if line else []


def _cards(report: GradingReport) -> Iterator[Card]:
    """Yield a card for each mistake; checks with the same explanation share one."""
    cards = dict[tuple[str, str], tuple[CheckFailure, list[CheckResult]]]()
    for result in report.failed:
        if failure := result.failure:
            key = (result.check.group, str(failure.hint or failure.message))
            cards.setdefault(key, (failure, []))[1].append(result)
    for failure, results in cards.values():
        points = Text(
            "{points} of {most}",
            points=points_number(sum(result.points for result in results)),
            most=points_number(sum(result.check.max_points for result in results)),
        )
        facts = [muted(points), muted(COST_TEXTS[failure.cost]), *_line(failure.line)]
        titles = [bad(Text("✗ {check}", check=result.check.label)) for result in results]
        yield Card(titles, [Paragraph(facts, is_list=True), *check_blocks(results[0])])


def _pictures(group: str, failure: CheckFailure) -> Iterator[Board]:
    """Yield the boards and grids of a call: what was given, what was left and expected."""
    right, came = (
        [(int(row), int(col)) for row, col in _SQUARE.findall(str(text))]
        if group in ("get_best_move", "mc_move")
        else []
        for text in (failure.expected, failure.came)
    )
    if scores := _grid_in(failure.called):
        yield Board(scores, Text("scores"))
    if given := _board_in(failure.called):
        yield Board(
            given, Text("board"), right, [square for square in came[:1] if square not in right]
        )
    left, expected = (
        _board_in(text) or _grid_in(text) for text in (failure.came, failure.expected)
    )
    different = list[Square]()
    if len(left) == len(expected):
        different = [
            (row, col)
            for row, cells in enumerate(left)
            for col, cell in enumerate(cells)
            if cell != expected[row][col]
        ]
    if left:
        yield Board(left, Text("afterwards"), wrong=different)
    if expected:
        yield Board(expected, Text("expected"), right=different)


def _board_in(text: AnyText) -> Sequence[str]:
    """Return the rows of the first board in text, such as "X.O/.../..."; none without."""
    found = (tuple(match[0].split("/")) for match in _BOARD.finditer(str(text)))
    return next((rows for rows in found if {*map(len, rows)} == {len(rows)}), ())


def _grid_in(text: AnyText) -> Sequence[Sequence[str]]:
    """Return the numbers of the first grid in text, such as "[[1, 0], [0, -1]]"; none without."""
    found = _GRID.search(str(text))
    try:
        rows = rows_of(ast.literal_eval(found[0])) if found else None
    except (SyntaxError, ValueError):  # brackets that are no grid
        rows = None
    return tuple(tuple(number_text(round(each, 2)) for each in row) for row in rows or ())


def _not_run(report: GradingReport) -> Iterator[Block]:
    """Yield the checks that couldn't be judged, grouped by reason."""
    reasons = dict[AnyText, list[Span]]()
    for result in report.not_run:
        reasons.setdefault(result.not_run or "", []).append(muted(result.check.label))
    for reason, labels in reasons.items():
        yield Paragraph([reason, *labels], is_list=True)


def _games(strength: Strength) -> Iterator[Block]:
    if strength.matches:
        heads = (
            Text("against"),
            Text("won (95 %)"),
            Text("tied"),
            Text("lost (95 %)"),
            Text("forfeited"),
        )
        rows = [row for match in strength.matches for row in _match_rows(match)]
        trials = Text("{trials} trials per move", trials=grouped(strength.trials))
        yield Table(heads, rows, frozenset(range(1, 5)), trials)
        yield Items([[*_verdict(match)] for match in strength.matches])
    if strength.note:
        yield Paragraph([strength.note])
    for match in strength.matches:
        if match.example is not None:
            yield _example(match, match.example)


def _opponent(match: MatchScore) -> AnyText:
    """Return an opponent's name and settings, such as "Monte Carlo (1,000 trials)"."""
    return full_name(parse_spec(match.opponent))


def _match_rows(match: MatchScore) -> Iterator[Sequence[Cell]]:
    won, lost = (_share(match, count) for count in (match.wins, match.losses))
    yield (_opponent(match), won, str(match.ties), lost, str(match.forfeits))
    yield [*map(muted, (Text("reference solution"), *map(str, match.reference), ""))]


def _share(match: MatchScore, count: int) -> AnyText:
    if not match.games:
        return str(count)
    interval = match.interval(count)
    low, high = map(_percent, (interval.low, interval.high))
    return Text("{count} ({low}–{high} %)", count=count, low=low, high=high)


def _percent(share: float) -> Number:
    return fixed(100 * share, 0)


def _verdict(match: MatchScore) -> Iterator[Text]:
    """Yield how a file compares with the reference solution, and why it forfeited."""
    yield Text(_VERDICTS[match.verdict].source, opponent=_opponent(match))
    if match.games:
        likely = Text(
            "It scored {own} % and the reference solution {reference} %; the true difference is "
            "likely to be between {low} and {high} %."
        )
        certain = Text(
            "It scored {own} % and the reference solution {reference} %. Since all other checks "
            "passed, only a difference beyond chance counts: the true one is nearly certain to be "
            "between {low} and {high} %."
        )
        yield Text(
            (likely if match.errors == LIKELY else certain).source,
            own=_percent(score(match.own)),
            reference=_percent(score(match.reference)),
            low=_percent(match.difference.low),
            high=_percent(match.difference.high),
        )
        if match.why:
            count, reason = match.forfeits, match.why
            yield Text("It forfeited %n game(s): {reason}.", n=count, reason=reason)


def _example(match: MatchScore, game: ExampleGame) -> Boards:
    """Return the boards after each move of a game."""
    if game.winner is None:
        text = Text("A game against {opponent}, a tie as {side}")
    elif game.winner is game.side:
        text = Text("A game against {opponent}, won as {side}")
    elif game.forfeit:
        text = Text("A game against {opponent}, forfeited as {side}")
    else:
        text = Text("A game against {opponent}, lost as {side}")
    boards, position = list[Board](), Position.start(Rules(3))
    for number, square in enumerate(game.moves, 1):
        caption = f"{number}. {position.to_move.value} {square}"
        position = position.play(square)
        boards.append(Board(position.text.split("/"), caption, last=square))
    return Boards(boards, Text(text.source, opponent=_opponent(match), side=game.side.value))


def _remarks(report: GradingReport, *, is_style_elsewhere: bool) -> Iterator[Section]:
    style = [(remark.line, remark.message) for remark in report.style]
    for title, found in (
        (Text("Style, not counted"), [] if is_style_elsewhere else style),
        (Text("Remarks"), report.remarks),
    ):
        rows = [(*_line(line), text) for line, text in found]
        yield Section("remarks", title, [Items(rows)] if rows else [])


def _source(report: GradingReport, lines: Sequence[str]) -> Iterator[Block]:
    """Yield the file with its faults and remarks below their lines."""
    failures = [each.failure for each in report.failed if each.failure is not None]
    said = [
        (report.error_line, bad(report.error)),
        *((each.line, bad(each.hint or each.message)) for each in failures),
        *((line, Span(text)) for line, text in report.remarks),
        *((r.line, Span(Text("Style: {remark}", remark=r.message))) for r in report.style),
    ]
    notes = dict[int, dict[str, Span]]()  # each text once a line
    for line, span in said:
        if line and span.text:
            notes.setdefault(line, {}).setdefault(str(span.text), span)
    if report.style:
        count = Text("%n style remark(s), which cost no points.", n=len(report.style))
        yield Paragraph([muted(count)])
    yield Source(
        [
            SourceLine(number, text, [*notes.get(number, {}).values()])
            for number, text in enumerate(lines, 1)
        ]
    )


# The class

_COMMON = 15
"""Maximum number of rows in the table of the commonest mistakes."""


def class_blocks(
    entries: Sequence[Entry],
    pages: Sequence[str],
    pairs: Sequence[tuple[SimilarPair[Entry], str]],
) -> list[Section]:
    """Return the sections of all submissions; `pages` are the names of the submissions' own pages.

    `pairs` are the pairs that look copied, each with its page's name.
    """
    rubrics = {entry.report.rubric.identity: entry.report.rubric for entry in entries}
    points = [entry.report.points for entry in entries if entry.report.points is not None]
    sections = (
        Section("head", Text("Grades of %n file(s)", n=len(entries)), [*_summary(entries, points)]),
        Section("points", Text("Points"), [_distribution(entries[0], points)] if points else []),
        Section("mistakes", Text("Commonest mistakes"), [*_mistakes(entries, pages)]),
        Section("files", Text("Files"), [*_files(entries, pages)]),
        Section(
            "similar",
            Text("Look copied"),
            [*_pairs(pairs)],
            Text(
                "Names, comments and layout are ignored. Two people can write the same: read both "
                "files before you judge."
            ),
        ),
        Section(
            "rubric",
            Text("How points are awarded"),
            [block for rubric in rubrics.values() for block in rubric_blocks(rubric)],
        ),
    )
    return [section for section in sections if section.blocks or section.key == "head"]


def _summary(entries: Sequence[Entry], points: Sequence[float]) -> Iterator[Block]:
    facts = list[Words]()
    if points:
        passed = sum(1 for entry in entries if entry.report.has_passed)
        facts += [
            Text("median {points}", points=points_number(median(points))),
            Text("mean {points}", points=fixed(mean(points), 1)),
            Text(
                "from {least} to {most}",
                least=points_number(min(points)),
                most=points_number(max(points)),
            ),
            Text("{passed} of {count} reach the pass mark", passed=passed, count=len(points)),
        ]
    if left := sum(1 for entry in entries if entry.report.status == NOT_GRADED):
        facts.append(Span(Text("{count} not graded", count=left), Tone.BAD))
    yield Paragraph(facts, is_list=True)


def _distribution(entry: Entry, points: Sequence[float]) -> Bars:
    """Return a bar for each tenth of the full points."""
    full = entry.report.max_points
    step = full / 10
    labels = [f"{step * at:g}–{step * (at + 1) - (full >= 20 and at < 9):g}" for at in range(10)]
    counts = Counter(max(0, min(9, int(value / step))) for value in points)
    most = max(counts.values())
    bars = [(label, counts[at] / most, str(counts[at] or "")) for at, label in enumerate(labels)]
    return Bars(bars, Text("Number of files by points"))


def _mistakes(entries: Sequence[Entry], pages: Sequence[str]) -> Iterator[Block]:
    found = dict[AnyText, list[Span]]()
    for entry, page in zip(entries, pages, strict=True):
        if entry.report.points is not None:
            for problem in entry.report.problems:
                found.setdefault(problem, []).append(Span(entry.label, page=page))
    common = sorted(found, key=lambda each: (-len(found[each]), str(each)))[:_COMMON]
    rows = [(each, str(len(found[each])), found[each]) for each in common]
    if rows:
        heads = (Text("Mistake"), Text("Files"), Text("In"))
        yield Table(heads, rows, frozenset((1,)))


def _files(entries: Sequence[Entry], pages: Sequence[str]) -> Iterator[Block]:
    columns = used(entries)
    yield Table(
        [column.heading for column in columns],
        [
            [
                Span(entry.label, page=page) if column.key == "file" else column.words(entry)
                for column in columns
            ]
            for entry, page in zip(entries, pages, strict=True)
        ],
        frozenset(number for number, column in enumerate(columns) if column.is_number),
        Text("Games: won-tied-lost"),
        is_sortable=True,
    )


def _pairs(pairs: Sequence[tuple[SimilarPair[Entry], str]]) -> Iterator[Block]:
    rows = [
        (pair.first.label, pair.second.label, Span(percent(pair.share), page=page))
        for pair, page in pairs
    ]
    if rows:
        yield Table((Text("File"), Text("and"), Text("Alike")), rows, frozenset((2,)))


def pair_blocks(pair: SimilarPair[Entry]) -> list[Section]:
    """Return the sections of a pair that looks copied: its files side by side.

    The shared passages of both files have the same numbers.
    """
    first, second = pair.first, pair.second
    intro = Text(
        "{share} of the smaller file is in the other one, in %n marked passage(s). The number "
        "before a passage leads to the same passage on the other side. Names, comments, layout "
        "and the order of functions are ignored.",
        share=percent(pair.share),
        n=len(pair.passages),
    )
    ones, twos = [p.first for p in pair.passages], [p.second for p in pair.passages]
    return [
        Section(
            "head",
            Text("{first} and {second}", first=first.label, second=second.label),
            [Paragraph([intro])],
        ),
        Section("file", first.label, [Source([*_lines(first, "A", ones, "B")], "A")]),
        Section("file", second.label, [Source([*_lines(second, "B", twos, "A")], "B")]),
    ]


def _lines(
    entry: Entry, side: str, spans: Sequence[tuple[int, int]], other: str
) -> Iterator[SourceLine]:
    for line, text in enumerate(entry.lines, 1):
        begun = [number for number, (start, _) in enumerate(spans, 1) if start == line]
        yield SourceLine(
            line,
            text,
            links=[Span(str(number), page=f"#{other}passage{number}") for number in begun],
            anchors=[f"{side}passage{number}" for number in begun],
            is_shared=any(start <= line <= end for start, end in spans),
        )
