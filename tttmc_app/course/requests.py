"""The contents of requests to a student's process, and parts of the answers."""

from __future__ import annotations

from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.course.protocol import Message, json_of_text, object_of, remark_of
from tttmc_app.course.source import SourceText
from tttmc_app.course.student_types import FailureKind, FunctionInfo, Language
from tttmc_app.course.values import Json


class RequestFailedError(Exception):
    """The student's code failed."""

    def __init__(
        self,
        kind: FailureKind,
        reason: Text | str,
        line: int | None = None,
        traceback: str = "",
        language: Language | None = None,
    ) -> None:
        super().__init__(str(reason))
        self.kind, self.reason, self.line, self.traceback = kind, reason, line, traceback
        self.language = language

    def as_json(self) -> Message:
        """Return the error as the answer to the request."""
        return {
            "kind": self.kind,
            "message": json_of_text(self.reason),
            "line": self.line,
            "traceback": self.traceback,
            "language": self.language,
        }


def sources_of(request: Message) -> tuple[SourceText, dict[str, SourceText]]:
    """Return the file in a request, and the modules that belong to it."""
    remarks = request["remarks"]
    found = [remark_of(object_of(each)) for each in remarks] if isinstance(remarks, list) else []
    source = SourceText(Path(str(request["path"])), str(request["text"]), tuple(found))
    modules: dict[str, SourceText] = {}
    for name, given in object_of(request["modules"]).items():
        module = object_of(given)
        modules[name] = SourceText(Path(str(module["path"])), str(module["text"]))
    return source, modules


def function_json(function: FunctionInfo) -> Message:
    """Return a function as JSON, as `protocol` reads it."""
    return {
        "name": function.name,
        "parameters": [*function.parameters],
        "line": function.line,
        "least": function.least,
        "most": function.most,
        "empty": function.is_empty,
    }


def int_or_zero(value: Json) -> int:
    """Return a whole number as it is, and 0 for other values."""
    return value if isinstance(value, int) else 0
