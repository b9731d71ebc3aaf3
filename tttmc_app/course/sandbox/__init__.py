"""The sandbox around students' code: what the operating system prevents the code from doing."""

from tttmc_app.course.sandbox.entering import enter_sandbox, expected_parts
from tttmc_app.course.sandbox.limits import FOLDER_BYTES, FOLDER_FILES, RunLimits
from tttmc_app.course.sandbox.parts import SandboxPart, missing_parts
from tttmc_app.course.sandbox.supervisor import supervise

__all__ = [
    "FOLDER_BYTES",
    "FOLDER_FILES",
    "RunLimits",
    "SandboxPart",
    "enter_sandbox",
    "expected_parts",
    "missing_parts",
    "supervise",
]
