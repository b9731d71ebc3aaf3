"""Self-contained HTML documents, which can be read without scripts, fonts or a network."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence

from tttmc_app.grading.plain import html, html_lines

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
body.wide { max-width: 100rem; }
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
.points { font-size: 1.25rem; font-weight: 600; }
.card, .notice { background: var(--card); border: 1px solid var(--line); border-radius: 6px;
  padding: .75rem 1rem; margin: .75rem 0; break-inside: avoid; }
.notice { background: var(--bad-page); border-color: var(--bad); }
.hint { font-weight: 600; margin: .5rem 0 0; }
dl { display: grid; align-items: baseline; grid-template-columns: max-content 1fr;
  gap: .1rem .75rem; margin: .25rem 0; }
dt { color: var(--muted); }
dd { margin: 0; min-width: 0; }
ul, ol { margin: .25rem 0 .75rem; padding-left: 1.4rem; }
.columns { columns: 2 20rem; list-style: none; padding: 0; }
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
.call { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.call > figure { margin: .35rem 0; width: 5.5rem; font-size: .8rem; line-height: 1.3; }
.call > dl { flex: 1 1 20rem; align-content: start; }
.frames { display: flex; flex-wrap: wrap; gap: .6rem; }
.frame { width: 5.2rem; text-align: center; font-size: .8rem; }
svg { display: block; max-width: 100%; }
.frame svg { margin: auto; }
svg text { fill: var(--text); font-family: inherit; }
svg .grid { stroke: var(--muted); stroke-width: 1; fill: none; }
svg .x { stroke: var(--x); fill: none; stroke-width: 3; stroke-linecap: round; }
svg .o { stroke: var(--o); fill: none; stroke-width: 3; }
svg .last { fill: var(--mark); }
svg .right { fill: none; stroke: var(--good); stroke-width: 2.5; }
svg .wrong { fill: none; stroke: var(--bad); stroke-width: 2.5; stroke-dasharray: 4 3; }
svg .bar { fill: var(--accent); }
.source { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.row { display: grid; grid-template-columns: 3.5rem 1fr; }
.row > .no { color: var(--muted); text-align: right; padding-right: .75rem; user-select: none;
  font: .875em/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
.row.marked { background: var(--bad-page); }
.row.shared { background: var(--note-page); }
.row:target { outline: 2px solid var(--accent); outline-offset: -2px; }
.note { background: var(--note-page); padding: .15rem .75rem .15rem 3.5rem; font-size: .875rem; }
.note.bad { background: var(--bad-page); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 1rem; align-items: start; }
.pair > * { min-width: 0; }
@page { margin: 15mm; }
@media print {
  :root { color-scheme: light; --page: #fff; --card: #fff; --text: #000; --muted: #444;
    --line: #bbb; --accent: #1659b0; --bad: #a01710; --bad-page: #fbe3e1; --good: #175a2b;
    --note-page: #fff3cc; --x: #1659b0; --o: #a8480b; --mark: #dce9fb; }
  body, body.wide { max-width: none; padding: 0; font-size: 10pt; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
  .scroll { overflow: visible; }
  h2, h3 { break-after: avoid; }
  tr, .row { break-inside: avoid; }
  th button::after { content: none !important; }
  .pair { grid-template-columns: 1fr 1fr; }
}
"""


def document(title: str, body: str, script: str = "", *, is_wide: bool = False) -> str:
    """Return a page; `title` is plain text, `body` HTML, `script` its only script.

    The page's policy allows no other script and no request, whatever the body contains.
    """
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    kind = ' class="wide"' if is_wide else ""
    scripts = f"script-src 'sha256-{digest}'; " if script else ""
    policy = f"default-src 'none'; {scripts}style-src 'unsafe-inline'"
    return (
        '<!DOCTYPE html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{html(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body{kind}>\n<main>\n{body}\n</main>\n"
        + (f"<script>{script}</script>\n" if script else "")
        + "</body>\n</html>\n"
    )


def section(title: str, content: str) -> str:
    """Return content below a heading; empty if there is no content."""
    return f"<section>\n<h2>{html(title)}</h2>\n{content}\n</section>\n" if content else ""


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Sequence[int] = (),
    caption: str = "",
    attributes: str = "",
) -> str:
    """Return a table whose cells are HTML; `numbers` are the columns aligned to the right.

    The first cell of each row is its heading.
    """
    right = [' class="number"' if column in numbers else "" for column in range(len(heads))]
    head = "".join(
        f'<th scope="col"{kind}>{html(text)}</th>' for text, kind in zip(heads, right, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{kind}>{text}</td>" if column else f'<th scope="row" class="name">{text}</th>'
            for column, (text, kind) in enumerate(zip(row, right, strict=True))
        )
        + "</tr>\n"
        for row in rows
    )
    title = f"<caption>{html(caption)}</caption>" if caption else ""
    return (
        f'<div class="scroll"><table{attributes}>{title}<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}</tbody></table></div>\n"
    )


def source_lines(
    lines: Sequence[str],
    notes: dict[int, list[tuple[str, bool]]],
    anchor: str = "L",
    marked: dict[int, str] | None = None,
) -> str:
    """Return a file's lines with numbers; `notes` holds the texts below lines, and flags bad ones.

    `marked` gives other lines an HTML label in place of their number.
    """
    marked = marked or {}
    parts = ['<div class="source">\n']
    for number, line in enumerate(lines, 1):
        below = notes.get(number, [])
        kind = " marked" if any(bad for _, bad in below) else ""
        kind = " shared" if number in marked else kind
        label = marked.get(number, str(number))
        parts.append(
            f'<div class="row{kind}" id="{anchor}{number}"><span class="no">{label}</span>'
            f"<code>{_code(line)}</code></div>\n"
        )
        parts += [
            f'<div class="note{" bad" if bad else ""}">{html(text)}</div>\n' for text, bad in below
        ]
    return "".join([*parts, "</div>\n"])


def _code(line: str) -> str:
    """Return a line of code as HTML, its spaces unchanged."""
    return html_lines(line) or " "
