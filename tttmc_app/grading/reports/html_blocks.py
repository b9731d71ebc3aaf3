"""Blocks as HTML."""

from __future__ import annotations

from collections.abc import Sequence

from tttmc_app.grading.plain import html, html_lines
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
from tttmc_app.grading.reports.pictures import bars_svg, board_svg


def sections_html(sections: Sequence[Section]) -> str:
    """Return sections; the title of the first is the page's heading."""
    parts = list[str]()
    for number, section in enumerate(sections):
        heading = "h2" if number else "h1"
        intro = f'<p class="muted">{html(section.intro)}</p>' if section.intro else ""
        parts.append(
            f'<section class="{html(section.key)}">\n<{heading}>{html(section.title)}</{heading}>\n'
            f"{intro}{blocks_html(section.blocks)}</section>\n"
        )
    return "".join(parts)


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
        case Labels(rows):
            items = "".join(
                f"<dt>{html(label)}</dt><dd>{_words(text)}</dd>" for label, text in rows
            )
            return f"<dl>{items}</dl>\n"
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
            return (
                f"<figure><figcaption>{html(caption)}</figcaption>"
                f"{bars_svg(bars, html(caption))}</figure>\n"
            )
        case Source(lines, name):
            rows = "".join(_source_line(line, name) for line in lines)
            return f'<div class="source">\n{rows}</div>\n'


def _words(cell: Cell, between: str = " ") -> str:
    return between.join(map(_span, spans(cell)))


def _span(span: Span) -> str:
    if span.line or span.page:
        return f'<a href="{html(span.page) or f"#L{span.line}"}">{html(span.text)}</a>'
    match span.tone:
        case Tone.PLAIN:
            return html(span.text)
        case Tone.STRONG:
            return f"<strong>{html(span.text)}</strong>"
        case Tone.CODE:
            return f"<code>{html(span.text)}</code>"
        case _:
            return f'<span class="{span.tone}">{html(span.text)}</span>'


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
        f'<div class="note {note.tone}">{html(note.text)}</div>\n' for note in line.notes
    )
    anchors = "".join(f'<span id="{html(anchor)}"></span>' for anchor in line.anchors)
    links = "".join(f"<b>{_span(link)}</b> " for link in line.links)
    return (
        f'<div class="row{kind}" id="{name}{line.number}">'
        f'<span class="no">{anchors}{links}{line.number}</span>'
        f"<code>{html_lines(line.text) or ' '}</code></div>\n{notes}"
    )
