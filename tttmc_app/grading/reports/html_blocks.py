"""Blocks as self-contained HTML documents, which can be read without scripts or a network."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator, Sequence

from tttmc_app.grading.plain import html, html_lines, with_code
from tttmc_app.grading.reports.blocks import (
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
    spans,
)
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.report_blocks import class_blocks, pair_blocks, report_blocks
from tttmc_app.grading.similarity import SimilarPair

# Colours keep a contrast of 4.5:1 or more in both schemes; printing uses the light one.
_STYLE = """
:root { color-scheme: light dark; --page: #fff; --card: #f6f7f9; --text: #1a1d21; --muted: #59616b;
  --line: #d5d9de; --accent: #1659b0; --bad: #b3261e; --bad-page: #fdecea; --good: #1d6b35;
  --note-page: #fff5d6; --x: #1659b0; --o: #a8480b; --mark: #dce9fb; }
@media (prefers-color-scheme: dark) { :root { --page: #16181c; --card: #1f2228; --text: #e6e8eb;
  --muted: #a3abb5; --line: #3a3f47; --accent: #8ab8f5; --bad: #f2a09a; --bad-page: #3a1e1d;
  --good: #86d39b; --note-page: #3a3218; --x: #8ab8f5; --o: #f0ab74; --mark: #24364f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 3rem; background: var(--page);
  color: var(--text); font: 1rem/1.5 system-ui, "Segoe UI", "Noto Sans", sans-serif; }
body.pair { max-width: 100rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 .75rem; }
a { color: var(--accent); }
code { font: .875em/1.45 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Consolas, monospace;
  overflow-wrap: anywhere; white-space: pre-wrap; }
.muted { color: var(--muted); }
.bad { color: var(--bad); }
.good { color: var(--good); }
.head > p:first-of-type strong { font-size: 1.25rem; }
.card, .notice { background: var(--card); border: 1px solid var(--line); border-radius: 6px;
  padding: .75rem 1rem; margin: .75rem 0; break-inside: avoid; }
.notice { background: var(--bad-page); border-color: var(--bad); }
dl { display: grid; align-items: baseline; grid-template-columns: max-content 1fr;
  gap: .1rem .75rem; margin: .25rem 0; }
dt { color: var(--muted); }
dd { margin: 0; min-width: 0; }
ul, ol { margin: .25rem 0 .75rem; padding-left: 1.4rem; }
.passed ul { columns: 2 20rem; list-style: none; padding: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
caption { text-align: left; color: var(--muted); padding: 0 0 .4rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid
  var(--line); }
th.name { overflow-wrap: anywhere; min-width: 14rem; font-weight: normal; }
table.sortable td:last-child { width: 35%; }
th.number, td.number { text-align: right; white-space: nowrap; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button::after { content: " \\2195"; color: var(--muted); }
th[aria-sort=ascending] button::after { content: " \\2191"; }
th[aria-sort=descending] button::after { content: " \\2193"; }
th button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
figure { margin: .5rem 0 1rem; break-inside: avoid; }
figcaption { color: var(--muted); margin-bottom: .35rem; }
.boards { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0; }
.boards > figure { margin: 0; font-size: .8rem; text-align: center; }
svg { display: block; max-width: 100%; }
.boards svg { margin: auto; font-size: .72rem; }
svg text { fill: var(--text); font-family: inherit; }
svg .grid { stroke: var(--muted); stroke-width: 1; fill: none; }
svg .x { stroke: var(--x); fill: none; stroke-width: 3; stroke-linecap: round; }
svg .o { stroke: var(--o); fill: none; stroke-width: 3; }
svg .last { fill: var(--mark); }
svg .right { fill: none; stroke: var(--good); stroke-width: 2.5; }
svg .wrong { fill: none; stroke: var(--bad); stroke-width: 2.5; stroke-dasharray: 4 3; }
.bar { display: inline-block; height: .9em; background: var(--accent); vertical-align: -.1em; }
.source { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.row { display: grid; grid-template-columns: 3.5rem 1fr; }
.row > .no { color: var(--muted); text-align: right; padding-right: .75rem; user-select: none;
  font: .875em/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
.row.marked { background: var(--bad-page); }
.row.shared { background: var(--note-page); }
.row:target { outline: 2px solid var(--accent); outline-offset: -2px; }
.note { background: var(--note-page); padding: .15rem .75rem .15rem 3.5rem; font-size: .875rem; }
.note.bad { background: var(--bad-page); }
.pair main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 1rem; align-items: start; }
.pair .head { grid-column: 1 / -1; }
.pair section { min-width: 0; }
@page { margin: 15mm; }
@media print {
  :root { color-scheme: light; --page: #fff; --card: #fff; --text: #000; --muted: #444;
    --line: #bbb; --accent: #1659b0; --bad: #a01710; --bad-page: #fbe3e1; --good: #175a2b;
    --note-page: #fff3cc; --x: #1659b0; --o: #a8480b; --mark: #dce9fb; }
  body, body.pair { max-width: none; padding: 0; font-size: 10pt; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
  .scroll { overflow: visible; }
  h2, h3 { break-after: avoid; }
  tr, .row { break-inside: avoid; }
  th button::after { content: none !important; }
  .pair main { grid-template-columns: 1fr 1fr; }
}
"""

# Without scripts the table stays in its order, and no heading looks as if it could be pressed.
SORTING = """
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
"""The script that sorts a table when its heading is clicked."""

_CELL = 24
_NUMBER = 44
"""Width of a cell with a number."""


def document(sections: Sequence[Section], kind: str, script: str = "") -> str:
    """Return a page of sections; `kind` is its class, `script` its only script.

    The title of the first section is the page's heading. The page's policy allows no other script
    and no request, whatever the sections contain.
    """
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    scripts = f"script-src 'sha256-{digest}'; " if script else ""
    body = ""
    for number, section in enumerate(sections):
        heading = "h2" if number else "h1"
        intro = f'<p class="muted">{html(section.intro)}</p>' if section.intro else ""
        body += (
            f'<section class="{html(section.key)}">\n<{heading}>{html(section.title)}</{heading}>\n'
            f"{intro}{blocks_html(section.blocks)}</section>\n"
        )
    policy = f"default-src 'none'; {scripts}style-src 'unsafe-inline'"
    return (
        '<!DOCTYPE html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{html(sections[0].title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f'<body class="{kind}">\n<main>\n{body}</main>\n'
        + (f"<script>{script}</script>\n" if script else "")
        + "</body>\n</html>\n"
    )


def blocks_html(blocks: Sequence[Block]) -> str:
    """Return blocks."""
    return "".join(map(_block, blocks))


def _block(block: Block) -> str:
    match block:
        case Paragraph(words, is_notice, is_list):
            kind = ' class="notice"' if is_notice else ""
            text = _words(words, " · " if is_list else " ")
            return f"<p{kind}>{text}</p>\n" if text else ""
        case Items(rows):
            return f"<ul>{''.join(f'<li>{_words(row)}</li>' for row in rows)}</ul>\n"
        case Labels(rows, is_pictured):
            items = "".join(
                f"<dt>{html(label)}</dt><dd>{_words(text)}</dd>" for label, text in rows
            )
            return "" if is_pictured else f"<dl>{items}</dl>\n"
        case Card(title, inner):
            return f'<div class="card"><h3>{_words(title, "; ")}</h3>{blocks_html(inner)}</div>\n'
        case Table():
            return _table(block)
        case Board(_, caption):
            text = f"<figcaption>{html(caption)}</figcaption>" if caption else ""
            return f"<figure>{board_svg(block)}{text}</figure>"
        case Boards(boards, caption):
            text = f"<p>{html(caption)}</p>" if caption else ""
            return f'{text}<div class="boards">{blocks_html(boards)}</div>\n'
        case Bars(bars, caption):
            rows = "".join(
                f'<dt>{html(name)}</dt><dd><span class="bar" style="width: {80 * share:g}%"></span>'
                f" {text}</dd>"
                for name, share, text in bars
            )
            return f"<figure><figcaption>{html(caption)}</figcaption><dl>{rows}</dl></figure>\n"
        case Source(lines, name):
            rows = "".join(_source_line(line, name) for line in lines)
            return f'<div class="source">\n{rows}</div>\n'


def _words(cell: Cell, between: str = " ") -> str:
    return between.join(map(_span, spans(cell)))


def _span(span: Span) -> str:
    if span.tone is Tone.CODE:
        return f"<code>{html(span.text)}</code>"
    text = with_code(html(span.text))
    if span.line or span.page:
        return f'<a href="{html(span.page) or f"#L{span.line}"}">{text}</a>'
    match span.tone:
        case Tone.PLAIN:
            return text
        case Tone.STRONG:
            return f"<strong>{text}</strong>"
        case _:
            return f'<span class="{span.tone}">{text}</span>'


def _table(table: Table) -> str:
    right = [' class="number"' if n in table.numbers else "" for n in range(len(table.heads))]
    head = "".join(
        f'<th scope="col"{kind}>{html(text)}</th>'
        for text, kind in zip(table.heads, right, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{kind}>{_words(cell)}</td>"
            if column
            else f'<th scope="row" class="name">{_words(cell)}</th>'
            for column, (cell, kind) in enumerate(zip(row, right, strict=True))
        )
        + "</tr>\n"
        for row in table.rows
    )
    title = f"<caption>{html(table.caption)}</caption>" if table.caption else ""
    kind = ' class="sortable"' if table.is_sortable else ""
    return (
        f'<div class="scroll"><table{kind}>{title}<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}</tbody></table></div>\n"
    )


def _source_line(line: SourceLine, name: str) -> str:
    kind = " marked" if any(note.tone is Tone.BAD for note in line.notes) else ""
    kind = " shared" if line.is_shared else kind
    notes = "".join(
        f'<div class="note {note.tone}">{with_code(html(note.text))}</div>\n' for note in line.notes
    )
    anchors = "".join(f'<span id="{html(anchor)}"></span>' for anchor in line.anchors)
    links = "".join(f"<b>{_span(link)}</b> " for link in line.links)
    return (
        f'<div class="row{kind}" id="{name}{line.number}">'
        f'<span class="no">{anchors}{links}{line.number}</span>'
        f"<code>{html_lines(line.text) or ' '}</code></div>\n{notes}"
    )


def board_svg(board: Board) -> str:
    """Return a board; the last move's square is filled, right and wrong squares are framed."""
    size = len(board.rows)
    across = _CELL if all(cell in "XO." for row in board.rows for cell in row) else _NUMBER
    width, height = size * across, size * _CELL
    box = f'width="{width + 2}" height="{height + 2}" viewBox="-1 -1 {width + 2} {height + 2}"'
    label = "/".join(("" if across == _CELL else " ").join(row) for row in board.rows)
    parts = [f'<svg role="img" aria-label="{html(board.caption)} {html(label)}" {box}>']
    framed = [(square, "wrong", 4) for square in board.wrong]
    framed += [(square, "right", 2) for square in board.right]
    framed += [(board.last, "last", 0)] if board.last is not None else []
    for (row, col), kind, inset in reversed(framed):
        if max(row, col) < size:
            x, y = col * across + inset, row * _CELL + inset
            sides = f'width="{across - 2 * inset}" height="{_CELL - 2 * inset}"'
            parts.append(f'<rect class="{kind}" x="{x}" y="{y}" {sides}/>')
    lines = "".join(f"M0 {_CELL * at}H{width}M{across * at} 0V{height}" for at in range(size + 1))
    parts.append(f'<path class="grid" d="{lines}"/>')
    for row, cells in enumerate(board.rows):
        for col, cell in enumerate(cells):
            parts.append(_svg_cell(cell, col * across + across / 2, row * _CELL + _CELL / 2))
    return "".join([*parts, "</svg>"])


def _svg_cell(cell: str, x: float, y: float) -> str:
    match cell:
        case "X":
            return f'<path class="x" d="M{x - 6:g} {y - 6:g}l12 12m0 -12l-12 12"/>'
        case "O":
            return f'<circle class="o" cx="{x:g}" cy="{y:g}" r="6.5"/>'
        case ".":
            return ""
        case _:
            return f'<text x="{x:g}" y="{y + 4:g}" text-anchor="middle">{html(cell)}</text>'


# A folder of pages: one for each file, one for the class, one for each pair that looks copied. A
# file's page names no other student and can be given to its author.

INDEX = "index.html"
_OTHER = re.compile(r"[^\w.-]+")
_RESERVED = re.compile(r"(?i:con|prn|aux|nul|com\d|lpt\d|index|alike-\d+)")
"""File names that Windows reserves or other pages use."""
_MAX_NAME = 80


def class_pages(
    entries: Sequence[Entry], pairs: Sequence[SimilarPair[Entry]]
) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of the pages; the class's page comes last."""
    names = page_names([entry.label for entry in entries])
    yield from zip(names, map(student_page, entries), strict=True)
    linked = [(pair, f"alike-{number}.html") for number, pair in enumerate(pairs, 1)]
    for pair, name in linked:
        yield name, document(pair_blocks(pair), "pair")
    yield INDEX, document(class_blocks(entries, names, linked), "class", SORTING)


def student_page(entry: Entry) -> str:
    """Return the page of a submission, with its source."""
    return document(report_blocks(entry.report, entry.label, entry.lines), "student")


def page_names(labels: Sequence[str]) -> list[str]:
    """Return a file name for each label, unique and valid on every system."""
    used: set[str] = set()
    names: list[str] = []
    for label in labels:
        stem = _OTHER.sub("_", label.removesuffix(".py")).strip("._")[:_MAX_NAME] or "file"
        if _RESERVED.fullmatch(stem):
            stem += "_"
        name, number = stem, 1
        while name.casefold() in used:
            number += 1
            name = f"{stem}-{number}"
        used.add(name.casefold())
        names.append(f"{name}.html")
    return names
