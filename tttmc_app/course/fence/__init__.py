"""The sandbox around students' code: what the operating system prevents the code from doing."""

from tttmc_app.course.fence.parts import FencePart, missing_parts
from tttmc_app.course.fence.raising import expected_parts, raise_fence
from tttmc_app.course.fence.supervisor import FOLDER_BYTES, FOLDER_FILES, supervise

__all__ = [
    "FOLDER_BYTES",
    "FOLDER_FILES",
    "FencePart",
    "expected_parts",
    "missing_parts",
    "raise_fence",
    "supervise",
]
