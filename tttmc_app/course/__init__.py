"""The course: its modules, the Python 2 translator, and the child that runs student code."""

from tttmc_app.course.exchange import finish
from tttmc_app.course.modules import install_modules
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    FunctionInfo,
    GuiGame,
    Language,
    LoadedFile,
    Output,
    Overrides,
    Remark,
    RemarkKind,
    RunLimits,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import BoardValue, Opaque, Plain

__all__ = [
    "BoardValue",
    "CallResult",
    "CodeFailure",
    "Event",
    "FailureKind",
    "FunctionInfo",
    "GuiGame",
    "Language",
    "LoadedFile",
    "Opaque",
    "Output",
    "Overrides",
    "Plain",
    "Remark",
    "RemarkKind",
    "RunLimits",
    "SandboxedFile",
    "StudentError",
    "StudentMove",
    "finish",
    "install_modules",
]
