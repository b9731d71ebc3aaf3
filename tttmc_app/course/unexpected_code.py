"""Code that a course file never needs, found in a student's file.

None of it is forbidden, and the sandbox keeps it from doing harm, but it is a reason to read the
file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.course.own_files import OwnFiles, imported_names
from tttmc_app.course.source import with_plain_names

_MODULES = (
    "tttmc_app|gc|ctypes|inspect|importlib|subprocess|multiprocessing|socket|ssl|urllib2?|requests"
    "|glob|signal|resource|ptrace|mmap|cffi|pickle|marshal|code|codeop|faulthandler|tracemalloc"
)
_UNEXPECTED = re.compile(
    rf"^[^\S\n]*(?:import|from)[^\S\n]+(?P<module>(?:{_MODULES})\b[\w.]*)"
    r"|(?P<name>\b_getframe\b|\bcurrentframe\b|\bf_(?:back|locals|globals|builtins)\b|\btb_frame\b"
    r"|\bgi_frame\b|\bsys\.(?:modules|meta_path|settrace|setprofile)\b"
    r"|\bos\.(?:kill|killpg|fork|system|popen|exec\w+|spawn\w+|getppid|remove|unlink|rename|walk"
    r"|listdir|scandir|environ)\b|\bshutil\.\w+|__subclasses__|\bget_objects\b|\bget_referrers\b"
    r"|__import__|\bimport_module\b|\b__file__\b|\b(?:open|exec|eval)(?=\())"
    r"|(?P<place>/proc\b|/etc/passwd|\.ssh\b)",
    re.MULTILINE,
)
_COMMENT = re.compile(r"#[^\n]*")
_MAX_WARNINGS = 20


def warnings_on(files: OwnFiles, others: Mapping[str, Path]) -> Iterator[tuple[int | None, Text]]:
    """Yield warnings about lines that use the grader, other students' files or the system.

    `others` are other students' files by the names under which they could be imported. A warning
    comes with its line number, or with None if the line is in another module, which its text then
    names.
    """
    texts = (files.source, *files.modules.values())
    found = ((source, *each) for source in texts for each in _found(source.text))
    for count, (source, line, what) in enumerate(found):
        if count == _MAX_WARNINGS:
            return
        if source is files.source:
            text = Text("uses {what}, which a course file doesn't need: check why", what=what)
            yield line, text
        else:
            text = Text(
                "{file}, line {line}, uses {what}, which a course file doesn't need: check why",
                file=source.path.name,
                line=line,
                what=what,
            )
            yield None, text
    tops = (name.partition(".")[0] for name in imported_names(files.source.text))
    for name in dict.fromkeys(tops):
        if name in others and name not in files.modules:
            yield (
                None,
                Text(
                    "imports {file}, which is another student's: it won't be found",
                    file=others[name].name,
                ),
            )


def _found(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line number and the text of such code, except in comments."""
    code = with_plain_names(_COMMENT.sub("", text))
    for match in _UNEXPECTED.finditer(code):
        what = match["module"] or match["name"] or match["place"]
        yield code.count("\n", 0, match.start()) + 1, what
