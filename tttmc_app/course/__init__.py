"""The course: its modules, the Python 2 translator, and the child that runs student code."""

from tttmc_app.course.modules import install_modules
from tttmc_app.course.student import Student
from tttmc_app.course.student_types import (
    Called,
    Event,
    Failure,
    Function,
    GuiGame,
    Language,
    Limits,
    Loaded,
    Output,
    Overrides,
    Remark,
    RemarkKind,
    StudentError,
    StudentMove,
    Trouble,
)
from tttmc_app.course.values import Board, Opaque, Plain

__all__ = [
    "Board",
    "Called",
    "Event",
    "Failure",
    "Function",
    "GuiGame",
    "Language",
    "Limits",
    "Loaded",
    "Opaque",
    "Output",
    "Overrides",
    "Plain",
    "Remark",
    "RemarkKind",
    "Student",
    "StudentError",
    "StudentMove",
    "Trouble",
    "install_modules",
]
