"""The code of Jupyter notebooks."""

from __future__ import annotations

import json
import re
from typing import Any

FIRST_CELL = "# Cell 1\n"
"""How the code of a notebook begins."""
_COMMAND = re.compile(r"^(\s*)([%!?].*|.*[^#\s?]\?{1,2})$")
"""A line for IPython, not Python: `%matplotlib inline`, `!pip install x`, `help?`."""
_OTHER = re.compile(r"%%(?!time|prun|capture)\w")
"""The start of a cell in another language, such as %%bash."""


def notebook_code(text: str) -> str:
    """Return a notebook's cells of code, one after the other, with their numbers in comments.

    Commands to IPython become comments. Raises ValueError if the text is not a notebook.
    """
    try:
        notebook: Any = json.loads(text)
        # Until 2015, format 3 had the cells in worksheets, and "input" for "source".
        sheets = notebook.get("worksheets", [notebook])
        cells = [cell for sheet in sheets for cell in sheet["cells"]]
        codes = [
            "".join(cell["source"] if "source" in cell else cell["input"])
            for cell in cells
            if cell["cell_type"] == "code"
        ]
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
        raise ValueError("not a notebook") from None
    parts = [f"# Cell {number}\n{_plain(code)}\n" for number, code in enumerate(codes, 1)]
    return "\n".join(parts)


def _plain(code: str) -> str:
    """Return a cell without commands to IPython; its lines keep their numbers."""
    if _OTHER.match(code):
        return "\n".join(f"# {line}" for line in code.split("\n"))
    return "\n".join(_COMMAND.sub(r"\1pass  # \2", line) for line in code.split("\n"))
